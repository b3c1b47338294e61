"""The forms of a game's moves: what somebody who may not see the board can try.

A masked player's choice is every move of every form, never the list of legal moves. The forms are
learned from a few games that are played at random from the beginning, always the same ones, so
they depend on nothing that happens at the table.
"""

import re
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.grid import CELL
from touchstone.core.values import FIRST

ANY = "*"
"""Stands for a cell in a form."""

_CELL = re.compile(rf"\b{CELL}\b")
_PAIR = re.compile(rf"\b({CELL})-({CELL})\b")
_TAKEN_UP = re.compile(rf"^({CELL}) ({CELL}) to\b")
_GAMES, _MOVES = 3, 150
_MOST_KNOWN = 5000
_MOST_TEXTS = 1 << 14
"""Of how many moves it is remembered in which order their cells are chosen."""

Key = tuple[GameKind, int, tuple[tuple[str, str], ...]]
"""A game, its players and the settings that everybody may know."""
_KNOWN: OrderedDict[Key, tuple[str, ...]] = OrderedDict()


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


@lru_cache(maxsize=_MOST_TEXTS)
def orders_of(text: str) -> tuple[tuple[str, ...], ...]:
    """The orders in which the cells of a move may be chosen.

    A line has no direction, and what lies on two cells can be taken up at either of them.

    >>> orders_of("claim a1-d1")
    (('a1', 'd1'), ('d1', 'a1'))
    >>> orders_of("b2 a2 to e1 e2")
    (('b2', 'a2', 'e1', 'e2'), ('a2', 'b2', 'e1', 'e2'))
    """
    turned = _TAKEN_UP.sub(r"\2 \1 to", _PAIR.sub(r"\2-\1", text))
    return tuple(dict.fromkeys((cells_of(text), cells_of(turned))))


@lru_cache(maxsize=_MOST_TEXTS)
def starts_of(text: str) -> tuple[str, ...]:
    """The cells that may be chosen first; of two cells on which one thing lies, one is marked.

    >>> starts_of("b2 a2 to e1 e2"), starts_of("claim a1-d1"), starts_of("done")
    (('b2',), ('a1', 'd1'), ())
    """
    orders = orders_of(text)[:1] if _TAKEN_UP.match(text) else orders_of(text)
    return tuple([order[0] for order in orders if order])


def forms(game: AnyGame) -> tuple[str, ...]:
    """Every form of move that the game has, those with the fewest cells last."""
    key = key_of(game)
    if key in _KNOWN:
        _KNOWN.move_to_end(key)
    else:
        remember(key, learned(key))
    return _KNOWN[key]


def key_of(game: AnyGame) -> Key:
    """What the forms depend on."""
    # Without the secrets, such as a seed: they must not show in what is offered behind a mask.
    kind = game.kind
    known = tuple(setting for setting in game.settings.items() if setting[0] not in kind.secrets)
    return kind, game.seats, known


def is_known(key: Key) -> bool:
    """Whether asking for these forms costs nothing."""
    return key in _KNOWN


def remember(key: Key, found: tuple[str, ...]) -> None:
    """Keeps what was learned, here or in another process; what was not asked for longest goes."""
    _KNOWN[key] = found
    if len(_KNOWN) > _MOST_KNOWN:
        _KNOWN.popitem(last=False)


def learned(key: Key) -> tuple[str, ...]:
    """The forms, found out by playing; half a second where the board is large."""
    kind, seats, settings = key
    game = kind.new(seats, dict(settings))
    met = dict.fromkeys(move for seed in range(_GAMES) for move in _met(game, Random(seed)))
    found = dict.fromkeys(form_of(game.move_text(move)) for move in met)
    return tuple(sorted(found, key=lambda form: (form.count(ANY) == 0, form.count(ANY))))


def _met(game: AnyGame, dice: Random) -> Iterator[Any]:
    """Every move that is legal somewhere in a game played at random."""
    state = game.initial(FIRST)
    for _ in range(_MOVES):
        moves = game.legal_moves(state)
        if not moves:
            return
        yield from moves
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
