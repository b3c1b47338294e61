"""Phase 2 of 4EYES+ for a bot: moves that win, lose or leave no answer, and games played out.

Everything here also takes the last lay of phase 1, after which tiles are moved.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board
from touchstone.games.four_eyes_plus.mind.kernel.playouts import NOTHING, random_shift
from touchstone.games.four_eyes_plus.mind.kernel.sets import (
    NONE,
    Set,
    both,
    holds,
    values,
    without,
)
from touchstone.games.four_eyes_plus.mind.kernel.terrain import (
    ALL,
    CELLS,
    HAND,
    LIFT,
    PAPER,
    Terrain,
)
from touchstone.games.four_eyes_plus.mind.kernel.threats import outlook, winning_lay

WINS, GOES_ON, LOSES, GIVES = 1, 0, -1, -2
"""What a move leads to: a square of one's own, none yet, one of the next player in their next
turn, one of the next player now."""
LONGEST = 40
"""Turns after which a game that is played out is nobody's."""


@kernel
def winning_move(terrain: Terrain, board: Board) -> int:
    """A move with which the seat to move completes a square of its own and no other; or nothing."""
    seat = board.facts[base.TURN]
    after = base.next_seat(terrain, seat)
    if board.facts[base.PHASE] == 1:
        if terrain.terms[HAND] != PAPER and board.facts[base.HAND_OF + seat] == 0:
            return NOTHING
        return winning_lay(terrain, board, seat, after)
    shut = base.free_cells(terrain, board) if terrain.terms[LIFT] == 0 else _every(terrain)
    for tile in range(board.facts[base.TILES_OF + seat]):
        lies = board.tiles[seat, tile, 0] << 8 | board.tiles[seat, tile, 1]
        base.lift(board, seat, after, tile)
        free = both(base.free_cells(terrain, board), shut)
        wins = both(base.finishing_of(terrain, board, seat), free)
        to = NOTHING
        if wins[0] | wins[1] | wins[2] != NONE:
            other = without(free, base.finishing_of(terrain, board, after))
            to = _way(terrain, wins, other, lies)
        base.lift(board, seat, after, tile)
        if to != NOTHING:
            return int(base.SHIFT | lies << 16 | to)
    return NOTHING


@kernel
def _every(terrain: Terrain) -> Set:
    return values(terrain.frame, ALL)


@kernel
def _way(terrain: Terrain, own_cells: Set, other_cells: Set, lies: int) -> int:
    """A way to lay a tile with its ends in these sets, but not as it lies; or nothing."""
    for own in range(terrain.terms[CELLS]):
        if holds(own_cells, own):
            for side in range(4):
                other = terrain.near[own, side]
                if other >= 0 and holds(other_cells, other) and own << 8 | other != lies:
                    return int(own << 8 | other)
    return NOTHING


@kernel
def verdict(terrain: Terrain, board: Board, spare: Board, move: int) -> int:
    """What a move leads to; the position after it is left on `spare`."""
    seat = board.facts[base.TURN]
    base.copy_board(board, spare)
    base.play(terrain, spare, move)
    outcome = spare.facts[base.OUTCOME]
    if outcome == seat:
        return WINS
    if outcome >= 0:
        return GIVES
    if outcome != base.GOES_ON or spare.facts[base.TURN] == seat:
        return GOES_ON
    return GOES_ON if winning_move(terrain, spare) == NOTHING else LOSES


@kernel
def judge_moves(
    terrain: Terrain, board: Board, spare: Board, moves: Numbers, verdicts: Numbers
) -> int:
    """Writes all legal moves and what each leads to; returns their number."""
    count = base.list_moves(terrain, board, moves, base.MOST_MOVES)
    for number in range(count):
        verdicts[number] = verdict(terrain, board, spare, moves[number])
    return count


@kernel
def outlooks(terrain: Terrain, board: Board, spare: Board, moves: Numbers, found: Shares) -> None:
    """Writes what the position after each of the moves promises the mover."""
    seat = board.facts[base.TURN]
    for number in range(moves.shape[0]):
        base.copy_board(board, spare)
        base.play(terrain, spare, moves[number])
        found[number] = outlook(terrain, spare, seat)


@kernel
def has_answer(terrain: Terrain, board: Board, spare: Board, room: Numbers) -> bool:
    """Whether the seat to move has a move after which it has not lost, now or in the next turn."""
    for number in range(base.list_moves(terrain, board, room, base.MOST_MOVES)):
        if verdict(terrain, board, spare, room[number]) >= GOES_ON:
            return True
    return False


@kernel
def play_out(terrain: Terrain, board: Board, dice: Bits, probe: Numbers) -> int:
    """Plays a position of phase 2 out by players who win when they can and else move at random.

    Returns the seat that wins, counted from 0, or nothing. The board is played on.
    """
    stuck = 0
    for _ in range(LONGEST):
        base.note_draw(terrain, board, stuck)
        if board.facts[base.OUTCOME] != base.GOES_ON:
            break
        seat = board.facts[base.TURN]
        if winning_move(terrain, board) != NOTHING:
            return int(seat)
        after = base.next_seat(terrain, seat)
        moved = random_shift(terrain, board, seat, after, dice, probe)
        if board.facts[base.OUTCOME] != base.GOES_ON:
            break
        stuck = stuck + 1 if moved == NOTHING else 0
        base.next_turn(terrain, board)
    return max(NOTHING, int(board.facts[base.OUTCOME]))


@kernel
def weigh(
    terrain: Terrain,
    board: Board,
    spare: Board,
    moves: Numbers,
    games: int,
    dice: Bits,
    won: Shares,
    tried: Numbers,
) -> None:
    """Plays games out after each of the moves, most of them after those that promise most.

    In one go or in several, it comes to the same.
    """
    seat = board.facts[base.TURN]
    probe = np.zeros(1, dtype=np.int64)
    before = tried.sum()
    for game in range(games):
        pick = _most_promising(won, tried, before + game, dice)
        base.copy_board(board, spare)
        base.play(terrain, spare, moves[pick])
        winner = spare.facts[base.OUTCOME]
        if winner == base.GOES_ON:
            winner = play_out(terrain, spare, dice, probe)
        tried[pick] += 1
        won[pick] += 1.0 if winner == seat else (0.5 if winner < 0 else 0.0)


@kernel
def _most_promising(won: Shares, tried: Numbers, games: int, dice: Bits) -> int:
    """The choice whose share of wins, with room for doubt, is highest (UCB1)."""
    best, most = 0, -1.0
    start = below(dice, tried.shape[0])
    for step in range(tried.shape[0]):
        choice = (start + step) % tried.shape[0]
        if tried[choice] == 0:
            return int(choice)
        value = won[choice] / tried[choice] + np.sqrt(np.log(games + 1) / tried[choice]) * 0.7
        if value > most:
            best, most = choice, value
    return int(best)
