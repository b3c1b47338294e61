"""Threats of 4EYES+, attacks that cannot be parried, and games played out by those who see them.

A lay wins if its own cell finishes a square of the mover and its other cell none of the next
player. All of these work on one board, lay and take back, and leave it as they found it.
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below, count_bits, lowest_bit
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board, Terrain

YES, NO, STOPPED = 1, 0, -1
LEVEL, TRIED = 0, 1
"""Where an attack's search stands, and how many lays it tried when it was last asked."""
MOST_LAYS = 4 * 12 * 11
DEEPEST = 4
"""Attacks in a row that a search may look ahead."""


@kernel
def winning_lay(terrain: Terrain, board: Board, seat: int, after: int) -> int:
    """A lay, own cell and other a byte each, with which the seat wins; -1 if there is none."""
    for word in range(board.taken.shape[0]):
        cells = board.finishing[seat, word] & ~board.taken[word]
        while cells:
            own = (word << 6) + lowest_bit(cells)
            cells &= cells - 1
            for side in range(4):
                other = terrain.near[own, side]
                if (
                    other < 0
                    or base.has(board.taken, other)
                    or base.has(board.finishing[after], other)
                ):
                    continue
                return int(own << 8 | other)
    return -1


@kernel
def lay(terrain: Terrain, board: Board, seat: int, after: int, to: int, saved: Numbers) -> None:
    """Lays a tile and keeps in `saved` what taking it back needs."""
    saved[0] = board.finishing[seat]
    saved[1] = board.finishing[after]
    base.add_pawn(terrain, board, seat, to >> 8)
    base.add_pawn(terrain, board, after, to & 255)


@kernel
def take_back(board: Board, seat: int, after: int, to: int, saved: Numbers) -> None:
    """Undoes a lay."""
    own, other = to >> 8, to & 255
    board.pawns[seat, own >> 6] &= ~(1 << (own & 63))
    board.taken[own >> 6] &= ~(1 << (own & 63))
    board.pawns[after, other >> 6] &= ~(1 << (other & 63))
    board.taken[other >> 6] &= ~(1 << (other & 63))
    board.finishing[seat] = saved[0]
    board.finishing[after] = saved[1]


@kernel
def quiet_lays(terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers) -> int:
    """Writes the lays that complete no square of anybody; returns their number."""
    count = 0
    for own in range(terrain.terms[base.CELLS]):
        if base.has(board.taken, own) or base.has(board.finishing[seat], own):
            continue
        for side in range(4):
            other = terrain.near[own, side]
            if other < 0 or base.has(board.taken, other) or base.has(board.finishing[after], other):
                continue
            lays[count] = own << 8 | other
            count += 1
    return count


@kernel
def safe_lays(terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers) -> int:
    """Writes the quiet lays after which the next player cannot win at once."""
    saved = np.zeros((2, board.taken.shape[0]), dtype=np.int64)
    later = base.next_seat(terrain, after)
    count = 0
    for number in range(quiet_lays(terrain, board, seat, after, lays)):
        to = lays[number]
        lay(terrain, board, seat, after, to, saved)
        if winning_lay(terrain, board, after, later) < 0:
            lays[count] = to
            count += 1
        take_back(board, seat, after, to, saved)
    return count


@kernel
def promise(terrain: Terrain, board: Board, colour: int) -> float:
    """How near a colour is to squares that nobody else has spoilt."""
    total = 0.0
    words = board.taken.shape[0]
    for square in range(terrain.masks.shape[0]):
        mask = terrain.masks[square]
        own = 0
        spoilt = False
        for word in range(words):
            pawns = mask[word] & board.pawns[colour, word]
            spoilt |= mask[word] & board.taken[word] != pawns
            own += count_bits(pawns)
        if own and not spoilt:
            total += 1.0 if own == 1 else (5.0 if own == 2 else 14.0)
    return total


@kernel
def outlook(terrain: Terrain, board: Board, seat: int) -> float:
    """The promise of a seat that has just laid, against the others', the next one's above all."""
    seats = terrain.terms[base.SEATS]
    total = promise(terrain, board, seat)
    for step in range(1, seats):
        weight = 1.1 if seats == 2 else (0.7 if step == 1 else 0.5)
        total -= weight * promise(terrain, board, (seat + step) % seats)
    return total


@kernel
def worths(
    terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers, count: int, found: Shares
) -> None:
    """Writes the outlook after each of the lays."""
    saved = np.zeros((2, board.taken.shape[0]), dtype=np.int64)
    for number in range(count):
        lay(terrain, board, seat, after, lays[number], saved)
        found[number] = outlook(terrain, board, seat)
        take_back(board, seat, after, lays[number], saved)


@kernel
def _attacks(terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers) -> int:
    """Writes the safe lays after which the seat threatens to win; for two seats."""
    saved = np.zeros((2, board.taken.shape[0]), dtype=np.int64)
    count = 0
    for number in range(quiet_lays(terrain, board, seat, after, lays)):
        to = lays[number]
        lay(terrain, board, seat, after, to, saved)
        grew = False
        for word in range(board.taken.shape[0]):
            grew |= board.finishing[seat, word] != saved[0, word]
        threatens = grew and winning_lay(terrain, board, seat, after) >= 0
        if threatens and winning_lay(terrain, board, after, seat) < 0:
            lays[count] = to
            count += 1
        take_back(board, seat, after, to, saved)
    return count


@kernel
def _parries(terrain: Terrain, board: Board, seat: int, foe: int, lays: Numbers) -> int:
    """Writes the quiet lays of a seat after which its foe can no longer win at once."""
    threat = winning_lay(terrain, board, foe, seat)
    own_cell, other_cell = threat >> 8, threat & 255
    saved = np.zeros((2, board.taken.shape[0]), dtype=np.int64)
    count = 0
    for number in range(quiet_lays(terrain, board, seat, foe, lays)):
        to = lays[number]
        first, second = to >> 8, to & 255
        touches = own_cell in (first, second) or other_cell in (first, second)
        if not touches and not _lines_up(terrain, board, seat, first, other_cell):
            continue
        lay(terrain, board, seat, foe, to, saved)
        if winning_lay(terrain, board, foe, seat) < 0:
            lays[count] = to
            count += 1
        take_back(board, seat, foe, to, saved)
    return count


@kernel
def _lines_up(terrain: Terrain, board: Board, colour: int, cell: int, last: int) -> bool:
    """Whether a pawn on the cell leaves only `last` to a square of the colour."""
    for square in range(terrain.squares[last]):
        rest = terrain.through[last, square]
        if base.has(rest, cell):
            own = 0
            for word in range(board.taken.shape[0]):
                own += count_bits(rest[word] & board.pawns[colour, word])
            if own == 2:
                return True
    return False


class Attack(NamedTuple):
    """A search for an attack, level by level: where it stands when it is interrupted."""

    lays: Numbers
    counts: Numbers
    places: Numbers
    saved: Numbers
    at: Numbers
    """At LEVEL -1 before the search has begun."""


@kernel
def new_attack(board: Board) -> Attack:
    """A search that has not begun."""
    words = board.taken.shape[0]
    return Attack(
        np.zeros((2 * DEEPEST, MOST_LAYS), dtype=np.int64),
        np.zeros(2 * DEEPEST, dtype=np.int64),
        np.zeros(2 * DEEPEST, dtype=np.int64),
        np.zeros((2 * DEEPEST, 2, words), dtype=np.int64),
        np.full(2, -1, dtype=np.int64),
    )


@kernel
def unstoppable(
    terrain: Terrain, board: Board, seat: int, depth: int, attack: Attack, tries: int
) -> int:
    """Whether a seat of two, to lay, can force a square with at most `depth` attacks in a row.

    The seat cannot win at once. After YES `first_of` has the first lay of the attack. STOPPED means
    that so many lays were tried; asked again, the search goes on from there. In the meantime the
    board is as it was.
    """
    foe = 1 - seat
    lays, counts, places, saved, at = attack
    if at[LEVEL] < 0:
        counts[0] = _attacks(terrain, board, seat, foe, lays[0])
        at[LEVEL] = 0
    level, at[TRIED] = at[LEVEL], 0
    for lower in range(level):
        mover = seat if lower & 1 == 0 else foe
        lay(terrain, board, mover, 1 - mover, lays[lower, places[lower] - 1], saved[lower])
    answer = STOPPED
    while True:
        # Even levels are the attacker's and want one YES; odd ones the defender's, one NO.
        attacking = level & 1 == 0
        stop = YES if attacking else NO
        done = answer == stop or places[level] == counts[level]
        if done:
            result = stop if answer == stop else 1 - stop
            if level == 0:
                return result
            level -= 1
            mover = seat if level & 1 == 0 else foe
            take_back(board, mover, 1 - mover, lays[level, places[level] - 1], saved[level])
            answer = result
            continue
        answer = STOPPED
        if at[TRIED] == tries:
            at[LEVEL] = level
            while level > 0:
                level -= 1
                mover = seat if level & 1 == 0 else foe
                take_back(board, mover, 1 - mover, lays[level, places[level] - 1], saved[level])
            return STOPPED
        at[TRIED] += 1
        mover = seat if attacking else foe
        to = lays[level, places[level]]
        places[level] += 1
        lay(terrain, board, mover, 1 - mover, to, saved[level])
        level += 1
        places[level] = 0
        if attacking:
            counts[level] = _parries(terrain, board, foe, seat, lays[level])
        elif level // 2 < depth:
            counts[level] = _attacks(terrain, board, seat, foe, lays[level])
        else:
            counts[level] = 0


def first_of(attack: Attack) -> int:
    """The first lay of an attack that was found."""
    return int(attack.lays[0, attack.places[0] - 1])


@kernel
def can_win(terrain: Terrain, board: Board) -> bool:
    """Whether the seat to move can complete a square of its own at once."""
    seat = board.facts[base.TURN]
    after = base.next_seat(terrain, seat)
    if board.facts[base.PHASE] == 1:
        return winning_lay(terrain, board, seat, after) >= 0
    wins, gives = np.zeros_like(board.taken), np.zeros_like(board.taken)
    found = False
    for tile in range(board.facts[base.TILES_OF + seat]):
        first, second = board.tiles[seat, tile, 0], board.tiles[seat, tile, 1]
        base.lift(board, seat, after, tile)
        base.find_finishing(terrain, board.pawns[seat], wins)
        base.find_finishing(terrain, board.pawns[after], gives)
        for own in range(terrain.terms[base.CELLS]):
            if not base.has(wins, own) or base.has(board.taken, own):
                continue
            if terrain.terms[base.LIFT] == 0 and own in (first, second):
                continue
            for side in range(4):
                other = terrain.near[own, side]
                if other < 0 or base.has(board.taken, other) or base.has(gives, other):
                    continue
                if terrain.terms[base.LIFT] == 0 and other in (first, second):
                    continue
                found = found or own != first or other != second
        base.put_back(board, seat, after, tile)
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
    seat = board.facts[base.TURN]
    count = base.list_moves(terrain, board, moves, base.MOST_MOVES)
    for number in range(count):
        base.copy_board(board, spare)
        base.play(terrain, spare, moves[number])
        outcome = spare.facts[base.OUTCOME]
        if outcome == seat:
            verdicts[number] = 1
        elif outcome >= 0:
            verdicts[number] = -2
        elif outcome == base.GOES_ON and spare.facts[base.TURN] != seat and can_win(terrain, spare):
            verdicts[number] = -1
        else:
            verdicts[number] = 0
    return count


TRIES = 6
"""Lays that a sensible player looks at before taking one that gives a win away."""


@kernel
def random_games(
    terrain: Terrain, start: Board, spare: Board, games: int, dice: Bits, moves: Numbers
) -> int:
    """Plays whole games at random from a position; returns the number of moves."""
    played = 0
    for _ in range(games):
        base.copy_board(start, spare)
        while spare.facts[base.OUTCOME] == base.GOES_ON:
            count = base.list_moves(terrain, spare, moves, base.MOST_MOVES)
            base.play(terrain, spare, moves[below(dice, count)])
            played += 1
    return played


@kernel
def sensible_games(
    terrain: Terrain, start: Board, spare: Board, games: int, dice: Bits, wins: Numbers
) -> None:
    """Plays a position out by players who win when they can and, mostly, give nothing away.

    Counts in `wins` the games won by each seat; a game that comes to the moving phase is nobody's.
    """
    lays = np.zeros(MOST_LAYS, dtype=np.int64)
    saved = np.zeros((2, start.taken.shape[0]), dtype=np.int64)
    for _ in range(games):
        base.copy_board(start, spare)
        while spare.facts[base.OUTCOME] == base.GOES_ON and spare.facts[base.PHASE] == 1:
            seat = spare.facts[base.TURN]
            after = base.next_seat(terrain, seat)
            to = winning_lay(terrain, spare, seat, after)
            if to < 0:
                count = quiet_lays(terrain, spare, seat, after, lays)
                if count == 0:
                    break
                for _ in range(TRIES):
                    to = lays[below(dice, count)]
                    lay(terrain, spare, seat, after, to, saved)
                    lost = winning_lay(terrain, spare, after, base.next_seat(terrain, after)) >= 0
                    take_back(spare, seat, after, to, saved)
                    if not lost:
                        break
            base.play(terrain, spare, to)
        if spare.facts[base.OUTCOME] >= 0:
            wins[spare.facts[base.OUTCOME]] += 1
