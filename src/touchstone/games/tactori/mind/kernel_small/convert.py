"""From the rules' positions and moves of Tactori on 5x5 to the kernel's numbers and back."""

from functools import cache

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.mind.kernel_small.board import (
    BUSY,
    COUNTED,
    DONE,
    DRAWN,
    FIELDS,
    GOES_ON,
    GRAPH_OF,
    HEIGHTS,
    LAY,
    LENGTH,
    OUTCOME,
    STAGE,
    STICKS,
    STICKS_OF,
    STONE,
    STONES_OF,
    TOPS,
    TURN,
    Terrain,
)
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import SMALL
from touchstone.games.tactori.rules.state import (
    COLOURS,
    Done,
    Lay,
    Move,
    Place,
    Stage,
    State,
)
from touchstone.games.tactori.rules.state import STICKS as ALL_STICKS
from touchstone.games.tactori.rules.state import STONES as ALL_STONES

GOALS = ("bridges", "connections", "long", "rectangle")
"""The variants that the kernel plays, in the order of its numbers for them."""
_MEASURES = ("trail", "path", "network")


def is_covered(game: AnyGame) -> bool:
    """Whether the kernel plays this game."""
    return game.kind.slug == "tactori" and game.settings["variant"] in GOALS


def terrain_of(game: AnyGame) -> Terrain:
    """The kernel's terms and geometry for a game, computed once."""
    assert isinstance(game, Tactori)
    terms = game.terms
    goal, measure = GOALS.index(game.settings["variant"]), _MEASURES.index(terms.long)
    return _terrain(terms.seats, terms.any_sticks, goal, terms.loops, measure)


@cache
def _terrain(seats: int, any_sticks: bool, goal: int, loops: bool, measure: int) -> Terrain:
    at = np.full((FIELDS, 4), -1, dtype=np.int64)
    for field in SMALL.grid.cells:
        found = [number for number, ends in enumerate(SMALL.segments) if field in ends]
        at[field, : len(found)] = found
    return Terrain(
        np.array([seats, any_sticks, goal, loops, measure], dtype=np.int64),
        np.array(SMALL.segments, dtype=np.int64),
        at,
        np.array([rectangle.mask for rectangle in SMALL.rectangles], dtype=np.int64),
    )


def board_of(game: AnyGame, state: State) -> Numbers:
    """The kernel's numbers for a position."""
    board = np.zeros(LENGTH, dtype=np.int64)
    board[TURN] = state.turn - 1
    board[STAGE] = STONE if state.stage is Stage.STONE else STICKS
    board[OUTCOME] = GOES_ON
    if state.outcome is not None:
        is_rectangle = game.settings["variant"] == "rectangle"
        won = state.outcome.winners[0] - 1 if is_rectangle and state.outcome.winners else DRAWN
        board[OUTCOME] = won if is_rectangle else COUNTED
    board[STONES_OF : STONES_OF + 4] = ALL_STONES
    board[STICKS_OF : STICKS_OF + 4] = ALL_STICKS
    for cell, tower in enumerate(state.towers):
        board[HEIGHTS + cell] = len(tower)
        board[TOPS + cell] = tower[-1] if tower else -1
        for colour in tower:
            board[STONES_OF + colour] -= 1
    for stick in state.sticks:
        segment = SMALL.segment_numbers[stick.ends]
        board[BUSY + segment] |= 1 << stick.floor
        board[STICKS_OF + stick.colour] -= 1
        board[GRAPH_OF + stick.colour] |= 1 << segment
    for colour in COLOURS[game.seats :]:
        board[STONES_OF + colour] = board[STICKS_OF + colour] = 0
    return board


def move_of(code: int) -> Move:
    """The move that a number of the kernel stands for."""
    if code == DONE:
        return Done()
    return Place(code) if code < FIELDS else Lay(*SMALL.segments[code - LAY])


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case Place(cell):
            return cell
        case Lay(first, last):
            return LAY + SMALL.segment_numbers[first, last]
        case _:
            return DONE
