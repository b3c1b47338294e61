"""From the rules' positions and moves of Tactori on 5x5 to the kernel's numbers and back."""

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori.mind.kernel_small import board as small
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


def terms_of(game: AnyGame) -> Numbers:
    """What the kernel must know of a game's settings."""
    assert isinstance(game, Tactori)
    of = game.terms
    goal, measure = GOALS.index(game.settings["variant"]), _MEASURES.index(of.long)
    return np.array([of.seats, of.any_sticks, goal, of.loops, measure], dtype=np.int64)


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
    board[small.FITS_OF : small.FITS_OF + 4] = state.board.fitting
    for cell, tower in enumerate(state.towers):
        board[small.TOWERS + cell] = 4 * len(tower) + tower[-1] if tower else 0
        for colour in tower:
            board[small.STONES_OF + colour] -= 1
    for stick in state.sticks:
        segment = SMALL.segment_numbers[stick.ends]
        board[small.BUSY + segment] |= 1 << stick.floor
        board[small.STICKS_OF + stick.colour] -= 1
        board[small.GRAPH_OF + stick.colour] |= 1 << segment
    # Somebody behind a mask may imagine more than there is. A game in which less than nothing is
    # left would never end.
    supply = board[small.STONES_OF : small.STICKS_OF + 4]
    np.maximum(supply, 0, out=supply)
    if state.stage is rules.Stage.STONE:
        mover = small.STONES_OF + board[small.TURN]
        board[mover] = max(1, board[mover])
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
