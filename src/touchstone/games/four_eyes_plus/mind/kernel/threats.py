"""Threats of 4EYES+, attacks that cannot be parried, and games played out by those who see them.

A lay wins if its own cell finishes a square of the mover and its other cell none of the next
player. All of these work on one board, lay and take back, and leave it as they found it.
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below, lowest_bit
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board
from touchstone.games.four_eyes_plus.mind.kernel.sets import (
    NONE,
    ONE,
    WORDS,
    bit,
    bits,
    has,
)
from touchstone.games.four_eyes_plus.mind.kernel.terrain import ALL, CELLS, SEATS, Terrain

YES, NO, STOPPED = 1, 0, -1
LEVEL, TRIED = 0, 1
"""Where an attack's search stands, and how many lays it tried when it was last asked."""
MOST_LAYS = 4 * 12 * 11
DEEPEST = 4
"""Attacks in a row that a search may look ahead."""


@kernel
def winning_lay(terrain: Terrain, board: Board, seat: int, after: int) -> int:
    """A lay, own cell and other a byte each, with which the seat wins; -1 if there is none."""
    for word in range(WORDS):
        cells = board.finishing[seat, word] & ~board.taken[0, word]
        while cells:
            own = (word << 6) + lowest_bit(int(np.int64(cells)))
            cells &= cells - ONE
            for side in range(4):
                other = terrain.near[own, side]
                if other < 0 or has(board.taken, 0, other) or has(board.finishing, after, other):
                    continue
                return int(own << 8 | other)
    return -1


@kernel
def lay(terrain: Terrain, board: Board, seat: int, after: int, to: int, saved: Bits) -> None:
    """Lays a tile and keeps in `saved` what taking it back needs."""
    for word in range(WORDS):
        saved[0, word] = board.finishing[seat, word]
        saved[1, word] = board.finishing[after, word]
    base.add_pawn(terrain, board, seat, to >> 8)
    base.add_pawn(terrain, board, after, to & 255)


@kernel
def take_back(board: Board, seat: int, after: int, to: int, saved: Bits) -> None:
    """Undoes a lay."""
    own, other = to >> 8, to & 255
    board.pawns[seat, own >> 6] ^= bit(own)
    board.taken[0, own >> 6] ^= bit(own)
    board.pawns[after, other >> 6] ^= bit(other)
    board.taken[0, other >> 6] ^= bit(other)
    for word in range(WORDS):
        board.finishing[seat, word] = saved[0, word]
        board.finishing[after, word] = saved[1, word]


@kernel
def quiet_lays(terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers) -> int:
    """Writes the lays that complete no square of anybody; returns their number."""
    count = 0
    for own in range(terrain.terms[CELLS]):
        if has(board.taken, 0, own) or has(board.finishing, seat, own):
            continue
        for side in range(4):
            other = terrain.near[own, side]
            if other < 0 or has(board.taken, 0, other) or has(board.finishing, after, other):
                continue
            lays[count] = own << 8 | other
            count += 1
    return count


@kernel
def safe_lays(terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers) -> int:
    """Writes the quiet lays after which the next player cannot win at once."""
    saved = np.zeros((2, WORDS), dtype=np.uint64)
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
    for square in range(terrain.masks.shape[2]):
        own = 0
        spoilt = False
        for word in range(WORDS):
            mask = terrain.masks[0, word, square]
            pawns = mask & board.pawns[colour, word]
            # A list that is filled up with sets of all cells ends with squares that are spoilt.
            spoilt |= mask & (board.taken[0, word] | ~terrain.frame[ALL, word]) != pawns
            own += bits(pawns)
        if own and not spoilt:
            total += 1.0 if own == 1 else (5.0 if own == 2 else 14.0)
    return total


@kernel
def outlook(terrain: Terrain, board: Board, seat: int) -> float:
    """The promise of a seat that has just laid, against the others', the next one's above all."""
    seats = terrain.terms[SEATS]
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
    saved = np.zeros((2, WORDS), dtype=np.uint64)
    for number in range(count):
        lay(terrain, board, seat, after, lays[number], saved)
        found[number] = outlook(terrain, board, seat)
        take_back(board, seat, after, lays[number], saved)


@kernel
def _attacks(terrain: Terrain, board: Board, seat: int, after: int, lays: Numbers) -> int:
    """Writes the safe lays after which the seat threatens to win; for two seats."""
    saved = np.zeros((2, WORDS), dtype=np.uint64)
    count = 0
    for number in range(quiet_lays(terrain, board, seat, after, lays)):
        to = lays[number]
        lay(terrain, board, seat, after, to, saved)
        grew = False
        for word in range(WORDS):
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
    saved = np.zeros((2, WORDS), dtype=np.uint64)
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
        own, total = 0, 0
        for word in range(WORDS):
            rest = terrain.rests[last, word, square]
            own += bits(rest & board.pawns[colour, word])
            total += bits(rest)
        here = terrain.rests[last, cell >> 6, square] & bit(cell) != NONE
        if here and own == 2 and total == 3:
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
def new_attack() -> Attack:
    """A search that has not begun."""
    return Attack(
        np.zeros((2 * DEEPEST, MOST_LAYS), dtype=np.int64),
        np.zeros(2 * DEEPEST, dtype=np.int64),
        np.zeros(2 * DEEPEST, dtype=np.int64),
        np.zeros((2 * DEEPEST, 2, WORDS), dtype=np.uint64),
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


TRIES = 6
"""Lays that a sensible player looks at before taking one that gives a win away."""


@kernel
def sensible_games(
    terrain: Terrain, start: Board, spare: Board, games: int, dice: Bits, wins: Numbers
) -> None:
    """Plays a position out by players who win when they can and, mostly, give nothing away.

    Counts in `wins` the games won by each seat; a game that comes to the moving phase is nobody's.
    """
    lays = np.zeros(MOST_LAYS, dtype=np.int64)
    saved = np.zeros((2, WORDS), dtype=np.uint64)
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
