"""Wins and safe moves in any phase: slower than the threats of laying, but for moved tiles too."""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.four_eyes_plus.mind.kernel.board import (
    GOES_ON,
    MOST_MOVES,
    OUTCOME,
    PHASE,
    TILES_OF,
    TURN,
    Board,
    copy_board,
    find_finishing,
    has,
    lift,
    list_moves,
    next_seat,
    play,
    put_back,
)
from touchstone.games.four_eyes_plus.mind.kernel.terrain import CELLS, LIFT, Terrain
from touchstone.games.four_eyes_plus.mind.kernel.threats import winning_lay


@kernel
def can_win(terrain: Terrain, board: Board) -> bool:
    """Whether the seat to move can complete a square of its own at once."""
    seat = board.facts[TURN]
    after = next_seat(terrain, seat)
    if board.facts[PHASE] == 1:
        return winning_lay(terrain, board, seat, after) >= 0
    wins, gives = np.zeros_like(board.taken), np.zeros_like(board.taken)
    found = False
    for tile in range(board.facts[TILES_OF + seat]):
        first, second = board.tiles[seat, tile, 0], board.tiles[seat, tile, 1]
        lift(board, seat, after, tile)
        find_finishing(terrain, board.pawns[seat], wins)
        find_finishing(terrain, board.pawns[after], gives)
        for own in range(terrain.terms[CELLS]):
            if not has(wins, own) or has(board.taken, own):
                continue
            if terrain.terms[LIFT] == 0 and own in (first, second):
                continue
            for side in range(4):
                other = terrain.near[own, side]
                if other < 0 or has(board.taken, other) or has(gives, other):
                    continue
                if terrain.terms[LIFT] == 0 and other in (first, second):
                    continue
                found = found or own != first or other != second
        put_back(board, seat, after, tile)
        if found:
            break
    return found


@kernel
def judge_moves(
    terrain: Terrain, board: Board, spare: Board, moves: Numbers, verdicts: Numbers
) -> int:
    """Writes all legal moves and what each leads to; returns their number.

    1 wins, 0 goes on or draws, -1 lets the next player win, -2 gives a square away.
    """
    seat = board.facts[TURN]
    count = list_moves(terrain, board, moves, MOST_MOVES)
    for number in range(count):
        copy_board(board, spare)
        play(terrain, spare, moves[number])
        outcome = spare.facts[OUTCOME]
        if outcome == seat:
            verdicts[number] = 1
        elif outcome >= 0:
            verdicts[number] = -2
        elif outcome == GOES_ON and spare.facts[TURN] != seat and can_win(terrain, spare):
            verdicts[number] = -1
        else:
            verdicts[number] = 0
    return count
