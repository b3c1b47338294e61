"""Uniformly random games of Four Senses, many millions of plies a second.

A random ply takes about fifty instructions, so one branch that the processor guesses wrong costs as
much as half of them. There is only one here that cannot be foreseen: whether the round is over.
Everything else is shifts, masks and small tables, and a position is kept in three registers:

    levels   three masks of 16 wells: height 1, height 2, height 3
    tops     two masks: flat, hole
    box      three bytes: flat singles, holed singles, doubles

One throw decides a ply: its upper half picks the n-th open well, and the fraction that is left over
the n-th kind of piece in the box. All words are unsigned.
"""

from typing import Any

import numpy as np
from numba import int64, uint64

from touchstone.engine.kernels.compiling import Bits, kernel
from touchstone.engine.kernels.primitives import MULTIPLIER, count_bits
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD
from touchstone.games.four_senses.mind.kernel.spoken import spoken_rounds
from touchstone.games.four_senses.rules.patterns import FOUR_LINES

_0, _1, _2, _3, _4, _5, _6, _8, _10 = (uint64(number) for number in (0, 1, 2, 3, 4, 5, 6, 8, 10))
_12, _16, _25, _27, _32, _48 = (uint64(number) for number in (12, 16, 25, 27, 32, 48))
_BYTE, _WELLS, _HALF = uint64(0xFF), uint64(0xFFFF), uint64(0xFFFFFFFF)
_NOT_EMPTY, _FLAGS = uint64(0x7F7F7F), uint64(0x808080)

_count: Any = count_bits  # the type checker knows no words of 64 bits

# Stairs up and stairs down are looked for side by side, in the two halves of a word. The masks say
# where a step may stand so that the two after it are on the board.
_UP, _RIGHT = uint64(0x3333_0000_3333), uint64(0x00FF_0000_00FF)
_UP_RIGHT, _DOWN_RIGHT = uint64(0x0033_0000_0033), uint64(0x00CC_0000_00CC)


def _has_four_line() -> Any:
    """For every set of wells whether a four-line lies within it."""
    wells = np.arange(1 << 16)
    lines = [sum(1 << cell for cell in line) for line in FOUR_LINES]
    return np.any([wells & line == line for line in lines], axis=0).astype(np.uint8)


def _nth_bits() -> Any:
    """For every byte its set bits in order, eight places each."""
    table = np.zeros((256, 8), dtype=np.uint8)
    for byte in range(256):
        bits = [1 << bit for bit in range(8) if byte >> bit & 1]
        table[byte, : len(bits)] = bits
    return table.ravel()


def _kinds() -> Any:
    """For every set of heaps (flat 1, holed 2, doubles 4) the kinds of piece, four places each."""
    table = np.zeros((8, 4), dtype=np.uint8)
    for heaps in range(8):
        kinds = [kind for kind in range(4) if heaps >> min(kind, 2) & 1]
        table[heaps, : len(kinds)] = kinds
    return table.ravel()


_HAS_FOUR_LINE, _NTH_BIT, _KINDS = _has_four_line(), _nth_bits(), _kinds()
_KINDS_IN = np.array([0, 1, 1, 2, 2, 3, 3, 4], dtype=np.uint8)
"""For every set of heaps the number of kinds."""


@kernel
def random_rounds(start: int, rounds: int, dice: Bits) -> tuple[int, int, int]:
    """Plays a position out with a referee, so many times; nobody has a pattern in it yet.

    Returns the moves made, the rounds won by whoever moved first, and those that nobody won.
    """
    word = uint64(start)
    low, high, hole = word & _WELLS, (word >> _16) & _WELLS, (word >> _32) & _WELLS
    first_levels = (low & ~high) | ((high & ~low) << _16) | ((low & high) << _32)
    first_tops = ((low | high) & ~hole) | (hole << _16)
    heaps = word >> _48
    first_box = (heaps & uint64(15)) | ((heaps & uint64(0xF0)) << _4) | ((heaps >> _8) << _16)
    x = dice[0]
    moves, won, drawn = 0, 0, 0
    for _ in range(rounds):
        levels, tops, box = first_levels, first_tops, first_box
        move = 0
        while True:
            flags = (box + _NOT_EMPTY) & _FLAGS
            heaps = ((flags >> uint64(7)) | (flags >> uint64(14)) | (flags >> uint64(21))) & uint64(
                7
            )
            kinds = uint64(_KINDS_IN[heaps])
            if kinds == _0:
                drawn += 1
                break
            x ^= x >> _12
            x ^= x << _25
            x ^= x >> _27
            wells = ~((levels >> _16) | (levels >> _32)) & _WELLS
            pick = ((x * MULTIPLIER) >> _32) * uint64(_count(int64(wells)))
            kind = uint64(_KINDS[(heaps << _2) | (((pick & _HALF) * kinds) >> _32)])
            # The n-th open well: look in the byte that holds it.
            nth = pick >> _32
            before = uint64(_count(int64(wells & _BYTE)))
            upper = uint64(int64(nth >= before))
            byte = (wells >> (upper << _3)) & _BYTE
            well = uint64(_NTH_BIT[(byte << _3) | (nth - before * upper)]) << (upper << _3)
            # Where the well goes: up by its old level and the piece, and to the side of its top.
            level = (uint64(int64((levels & well) != _0)) + (kind >> _1)) << _4
            top = (kind & _1) << _4
            levels = (levels & ~well) | (well << level)
            tops = (tops & ~(well | (well << _16))) | (well << top)
            box -= _1 << (min(kind, _2) << _3)
            move += 1
            one, two, three = levels & _WELLS, (levels >> _16) & _WELLS, levels >> _32
            begin, end = one | (three << _32), three | (one << _32)
            middle = two | (two << _32)
            stairs = (middle >> _1) & (end >> _2) & _UP
            stairs |= (middle >> _4) & (end >> _8) & _RIGHT
            stairs |= (middle >> _5) & (end >> _10) & _UP_RIGHT
            stairs |= (middle >> _3) & (end >> _6) & _DOWN_RIGHT
            fours = (
                _HAS_FOUR_LINE[(tops >> top) & _WELLS] | _HAS_FOUR_LINE[(levels >> level) & _WELLS]
            )
            if uint64(fours) | (stairs & begin):
                won += move & 1
                break
        moves += move
    dice[0] = x
    return moves, won, drawn


def random_matches(
    matches: int, seats: int, rounds: int, spoken: bool, strict: bool, lose_round: bool, dice: Bits
) -> int:
    """Plays whole matches from the empty board; returns the number of moves made."""
    if spoken:
        return spoken_rounds(matches, seats, rounds, strict, lose_round, dice)
    # With a referee it makes no difference to a random round who begins it.
    return random_rounds(EMPTY_BOARD, matches * rounds, dice)[0]
