"""The forms of a game's moves: what somebody who may not see the board can try.

A masked player's choice is every move of every form, never the list of legal moves. The forms are
learned from a few games that are played at random from the beginning, always the same ones, so
they depend on nothing that happens at the table.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.grid import CELL
from touchstone.core.values import FIRST

ANY = "*"
"""Stands for a cell in a form."""

_CELL = re.compile(rf"\b{CELL}\b")
_PAIR = re.compile(rf"\b({CELL})-({CELL})\b")
_GAMES, _MOVES = 3, 150


def form_of(text: str) -> str:
    """A move's text with every cell replaced.

    >>> form_of("claim a1-d1")
    'claim *-*'
    """
    return _CELL.sub(ANY, text)


def cells_of(text: str) -> tuple[str, ...]:
    """The cells that a move's text names, in order.

    >>> cells_of("move a1 2 to c1")
    ('a1', 'c1')
    """
    return tuple(_CELL.findall(text))


def orders_of(text: str) -> tuple[tuple[str, ...], ...]:
    """The orders in which the cells of a move may be chosen: a line has no direction.

    >>> orders_of("claim a1-d1")
    (('a1', 'd1'), ('d1', 'a1'))
    """
    turned = _PAIR.sub(r"\2-\1", text)
    return tuple(dict.fromkeys((cells_of(text), cells_of(turned))))


def forms(game: AnyGame) -> tuple[str, ...]:
    """Every form of move that the game has, those with the fewest cells last."""
    # Without the secrets, such as a seed: they must not show in what is offered behind a mask.
    known = {name: value for name, value in game.settings.items() if name not in game.kind.secrets}
    return _forms(game.kind, game.seats, tuple(known.items()))


@lru_cache(maxsize=500)
def _forms(kind: GameKind, seats: int, settings: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    game = kind.new(seats, dict(settings))
    found = dict.fromkeys(
        form_of(game.move_text(move))
        for state in _visited(game)
        for move in game.legal_moves(state)
    )
    return tuple(sorted(found, key=lambda form: (form.count(ANY) == 0, form.count(ANY))))


def _visited(game: AnyGame) -> Iterable[Any]:
    return chain.from_iterable(_walk(game, Random(seed)) for seed in range(_GAMES))


def _walk(game: AnyGame, dice: Random) -> Iterable[Any]:
    state = game.initial(FIRST)
    for _ in range(_MOVES):
        moves = game.legal_moves(state)
        if not moves:
            return
        yield state
        # Moves that end the game are avoided, so that the walk sees late positions too.
        tries = (game.play(state, move).state for move in dice.sample(moves, len(moves)))
        going_on = (after for after in tries if game.outcome(after) is None)
        state = next(going_on, None) or game.play(state, moves[0]).state


def filled(form: str, cells: tuple[str, ...]) -> str:
    """The move of this form with these cells.

    >>> filled("claim *-*", ("a1", "d1"))
    'claim a1-d1'
    """
    text = form
    for cell in cells:
        text = text.replace(ANY, cell, 1)
    return text
