"""What can be done with some cells: by buttons on the page, and by typing nothing but a cell."""

from collections import OrderedDict
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
        self._without: list[str] = []
        """The moves that need no cell."""
        self._starts: dict[str, None] = {}
        """The cells to begin with."""
        self._ways: dict[str, list[tuple[Way, str]]] = {}
        """By their first cell, the ways to choose a move, and the move."""
        for text in map(game.move_text, game.legal_moves(state)):
            for way in orders_of(text):
                if way:
                    self._ways.setdefault(way[0], []).append((way, text))
                else:
                    self._without.append(text)
            self._starts |= dict.fromkeys([way[0] for way in starts_of(text) if way])

    def choices(self, chosen: Way) -> tuple[list[str], list[str]]:
        """The moves of exactly the chosen cells, and the cells that may be chosen next."""
        if not chosen:
            return self._without, list(self._starts)
        count = len(chosen)
        ways = [one for one in self._ways.get(chosen[0], ()) if one[0][:count] == chosen]
        onward = dict.fromkeys([way[count] for way, _ in ways if way != chosen])
        return [text for way, text in ways if way == chosen], list(onward)


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
