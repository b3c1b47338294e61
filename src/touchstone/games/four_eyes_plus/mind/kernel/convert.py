"""From the rules' positions and moves of 4EYES+ to the kernel's arrays and back."""

import numpy as np

from touchstone.core.values import seat_after
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board
from touchstone.games.four_eyes_plus.mind.kernel.sets import WORDS
from touchstone.games.four_eyes_plus.mind.kernel.terrain import Terrain
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, Shift, State, Swap, shifted

REASONS = {
    base.FULL: "full",
    base.BLOCKED: "blocked",
    base.REPEATED: "repetition",
    base.CAPPED: "cap",
}
_MOST_HISTORY = 2000
"""Positions of phase 2 that are kept; a game without a cap that goes on longer forgets them."""


def empty_board() -> Board:
    """Room for a position."""
    colours = (3, WORDS)
    return Board(
        np.zeros(base.FACTS, dtype=np.int64),
        np.zeros(colours, dtype=np.uint64),
        np.zeros(colours, dtype=np.uint64),
        np.zeros((1, WORDS), dtype=np.uint64),
        np.zeros((3, base.MOST_TILES, 2), dtype=np.int64),
        np.zeros(_MOST_HISTORY, dtype=np.int64),
    )


def board_of(terrain: Terrain, state: State) -> Board:
    """The kernel's board for a position that is not over."""
    board = _tiles_only(terrain, state)
    if state.phase == 2:
        for earlier in _earlier(state):
            past = _tiles_only(terrain, earlier)._replace(history=board.history)
            past.facts[base.HISTORY] = board.facts[base.HISTORY]
            base.remember(terrain, past)
            board.facts[base.HISTORY] = past.facts[base.HISTORY]
        base.remember(terrain, board)
    return board


def _tiles_only(terrain: Terrain, state: State) -> Board:
    board = empty_board()
    seats = len(state.tiles)
    facts = board.facts
    facts[base.TURN], facts[base.PHASE] = state.turn - 1, state.phase
    facts[base.TURNS], facts[base.OUTCOME] = state.turns, base.GOES_ON
    facts[base.SWAPPED] = state.swapped
    for seat, tiles in enumerate(state.tiles):
        facts[base.TILES_OF + seat] = len(tiles)
        facts[base.HAND_OF + seat] = state.hands[seat] if state.hands else 0
        for number, tile in enumerate(tiles):
            board.tiles[seat, number] = tile
            base.add_pawn(terrain, board, seat, tile.own)
            base.add_pawn(terrain, board, (seat + 1) % seats, tile.other)
    return board


def _earlier(state: State) -> list[State]:
    """The positions of phase 2 before this one, oldest first."""
    found = []
    tiles, seat = state.tiles, state.turn
    for move in reversed(state.moved):
        seat = seat_after(seat, len(tiles), -1)
        if move is not None:
            back = Shift(move.to_own, move.to_other, move.own, move.other)
            tiles = shifted(tiles, seat, back)
        found.append(State(tiles, state.hands, seat, 2))
    return found[::-1]


def move_of(code: int) -> Move:
    """The move that a number of the kernel stands for."""
    if code == base.SWAP_MOVE:
        return Swap()
    to = code >> 8 & 255, code & 255
    if code & base.SHIFT:
        return Shift(code >> 24 & 255, code >> 16 & 255, *to)
    return Lay(*to)


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case Lay(own, other):
            return own << 8 | other
        case Shift(own, other, to_own, to_other):
            return base.SHIFT | own << 24 | other << 16 | to_own << 8 | to_other
        case Swap():
            return base.SWAP_MOVE
