"""What can be done with some cells: by buttons on the page, and by typing nothing but a cell."""

from collections import OrderedDict
from itertools import chain
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.match.forms import ANY, filled, forms, orders_of, starts_of
from touchstone.match.view import Seen

Way = tuple[str, ...]
"""The cells of a move, in an order in which they may be chosen."""
_MOST_KEPT = 200


class Position:
    """The moves of one position, by the cells that are chosen for them.

    People look at many cells before they make a move, and the page asks about each of them.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game, self.state = game, state
        self._moves = [game.move_text(move) for move in game.legal_moves(state)]
        begun = [starts_of(text) for text in self._moves]
        self._without = [text for text, cells in zip(self._moves, begun, strict=True) if not cells]
        """Those that need no cell."""
        self._starts = tuple(dict.fromkeys(chain.from_iterable(begun)))
        """The cells to begin with."""

    def choices(self, chosen: Way) -> tuple[list[str], list[str]]:
        """The moves of exactly the chosen cells, and the cells that may be chosen next."""
        if not chosen:
            return self._without, list(self._starts)
        first, count = chosen[0], len(chosen)
        texts: list[str] = []
        onward: dict[str, None] = {}
        for text in self._moves:
            if first in text:  # nearly all others are soon told apart
                for way in orders_of(text):
                    if way == chosen:
                        texts.append(text)
                    elif way[:count] == chosen:
                        onward[way[count]] = None
        return texts, list(onward)


_LATEST: OrderedDict[int, Position] = OrderedDict()
"""Those that were asked about last, by the identity of their states, which they hold."""


def choices(game: AnyGame, seen: Seen, chosen: Way) -> tuple[list[str], list[str]]:
    """The moves of exactly the chosen cells, and the cells that may be chosen next."""
    if seen.turn is None or seen.turn != seen.listener:
        return [], []
    if seen.masked:
        return _any_choices(game, seen, chosen)
    return _position(game, seen.state).choices(chosen)


def _position(game: AnyGame, state: Any) -> Position:
    found = _LATEST.get(id(state))
    if found is None or found.game is not game:
        found = _LATEST[id(state)] = Position(game, state)
        if len(_LATEST) > _MOST_KEPT:
            _LATEST.popitem(last=False)
    return found


def _any_choices(game: AnyGame, seen: Seen, chosen: Way) -> tuple[list[str], list[str]]:
    """Every move that makes sense to somebody who does not know what the board is like."""
    grid = game.grid
    if any(grid.find(cell) is None for cell in chosen):
        return [], []
    every = [form for form in forms(game) if seen.thinkable(form, chosen)]
    made = [filled(form, chosen) for form in every if form.count(ANY) == len(chosen)]
    longer = [form for form in every if form.count(ANY) > len(chosen)]
    others = [name for name in map(grid.name, grid.cells) if name not in chosen]
    onward = [
        name for name in others if any(seen.thinkable(form, (*chosen, name)) for form in longer)
    ]
    return made, onward
