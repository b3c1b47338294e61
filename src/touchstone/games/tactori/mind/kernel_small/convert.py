"""From the rules' positions and moves of Tactori on 5x5 to the kernel's numbers and back."""

from functools import cache

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.mind.kernel_small import kernel as small
from touchstone.games.tactori.mind.kernel_small.kernel import Terrain
from touchstone.games.tactori.rules import pieces
from touchstone.games.tactori.rules import state as rules
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import SMALL
from touchstone.games.tactori.rules.state import Move, State

GOALS = ("bridges", "connections", "long", "rectangle")
"""The variants that the kernel plays, in the order of its numbers for them."""
_MEASURES = ("trail", "path", "network")


def is_covered(game: AnyGame) -> bool:
    """Whether the kernel plays this game."""
    return game.settings["variant"] in GOALS


def terrain_of(game: AnyGame) -> Terrain:
    """The kernel's terms and geometry for a game, computed once."""
    assert isinstance(game, Tactori)
    terms = game.terms
    goal, measure = GOALS.index(game.settings["variant"]), _MEASURES.index(terms.long)
    return _terrain(terms.seats, terms.any_sticks, goal, terms.loops, measure)


@cache
def _terrain(seats: int, any_sticks: bool, goal: int, loops: bool, measure: int) -> Terrain:
    at = np.full((small.FIELDS, 4), -1, dtype=np.int64)
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
    board = np.zeros(small.LENGTH, dtype=np.int64)
    board[small.TURN] = state.turn - 1
    board[small.STAGE] = small.STONE if state.stage is rules.Stage.STONE else small.STICKS
    board[small.OUTCOME] = small.GOES_ON
    if state.outcome is not None:
        is_rectangle = game.settings["variant"] == "rectangle"
        won = (
            state.outcome.winners[0] - 1 if is_rectangle and state.outcome.winners else small.DRAWN
        )
        board[small.OUTCOME] = won if is_rectangle else small.COUNTED
    board[small.STONES_OF : small.STONES_OF + 4] = pieces.STONES
    board[small.STICKS_OF : small.STICKS_OF + 4] = pieces.STICKS
    for cell, tower in enumerate(state.towers):
        board[small.HEIGHTS + cell] = len(tower)
        board[small.TOPS + cell] = tower[-1] if tower else -1
        for colour in tower:
            board[small.STONES_OF + colour] -= 1
    for stick in state.sticks:
        segment = SMALL.segment_numbers[stick.ends]
        board[small.BUSY + segment] |= 1 << stick.floor
        board[small.STICKS_OF + stick.colour] -= 1
        board[small.GRAPH_OF + stick.colour] |= 1 << segment
    for colour in pieces.COLOURS[game.seats :]:
        board[small.STONES_OF + colour] = board[small.STICKS_OF + colour] = 0
    return board


def move_of(code: int) -> Move:
    """The move that a number of the kernel stands for."""
    if code == small.DONE:
        return rules.Done()
    if code < small.FIELDS:
        return rules.Place(code)
    return rules.Lay(*SMALL.segments[code - small.LAY])


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case rules.Place(cell):
            return cell
        case rules.Lay(first, last):
            return small.LAY + SMALL.segment_numbers[first, last]
        case _:
            return small.DONE
