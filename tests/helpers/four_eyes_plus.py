"""Short ways to set up 4EYES+: played lines of moves and positions of phase 2."""

from typing import Any

import pytest
from helpers.naming import event_name

from touchstone.core.errors import IllegalMove
from touchstone.core.events import Event
from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Outcome
from touchstone.games import new_game

FIXTURE = "b2 a2, d1 d2, b4 a4, c2 c3"
"""Example E2 of the rule book: two players, seat 1 to move."""


def eyes(players: int = 2, **settings: str) -> AnyGame:
    return new_game("4eyes-plus", players, **settings)


def played(game: AnyGame, moves: str, state: Any = None) -> Any:
    """The position after moves that commas part, from the beginning or a given position."""
    state = game.initial() if state is None else state
    for text in moves.split(","):
        state = game.play(state, game.read_move(state, text)).state
    return state


def moving(tiles_1: str, tiles_2: str, turn: int = 1, size: int = 9) -> str:
    """A position of phase 2 for two players."""
    return (
        f"4eyes-plus; size {size}; players 2; phase 2; turn {turn}; "
        f"tiles 1 {tiles_1}; tiles 2 {tiles_2}; hand 0 0"
    )


def refusal(game: AnyGame, state: Any, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        game.read_move(state, text)
    return refused.value


def end_of(game: AnyGame, state: Any) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def felt_on(game: AnyGame, state: Any, name: str) -> Feel:
    cell = game.grid.find(name)
    assert cell is not None
    return game.feel(state, cell)


def happening(game: AnyGame, state: Any, move: str) -> tuple[Event, ...]:
    """What a move brings about."""
    return game.play(state, game.read_move(state, move)).events


def events(game: AnyGame, state: Any, move: str) -> list[str]:
    """The names of what happens."""
    return [event_name(event) for event in happening(game, state, move)]
