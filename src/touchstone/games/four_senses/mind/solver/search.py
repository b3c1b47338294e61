"""The search: asks whether a position is worth at least a given score to the player to move.

A score counts the ply at which the game ends: a win by the placement number `e` is worth `25 - e`
to the winner (an early win is worth more), a draw 0. So "at least 1" asks for a win, "at least 0"
for a draw, and any other number for a distance.
"""

from typing import Any

import numpy as np
from numba import int64, uint64

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import count_bits, leading_zeros, lowest_bit
from touchstone.games.four_senses.mind.kernel.board import pieces_placed, placed, winning_and_safe
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver import transpositions as known

YES, NO, STOPPED = 1, 0, -1
BOARD, SAFE, KEY, ORDER = 0, 1, 2, 3
"""What is noted about each child: its position, its safe placements, its key, its rank."""
NODES, LIMIT, SALT, TABLE_PLY, STOP = range(5)
"""The switches: work done, work allowed, order among equals, where the table ends, halt."""
WATCHED = 8
"""Progress is reported for the plies below this one."""


FOR_EVER = 1 << 60
"""More positions than any search expands."""


@kernel
def _expand(board: int, safe: int, ply: int, threshold: int, row: Numbers) -> tuple[int, int]:
    """Writes the children that need a look; returns their number, and YES if one settles it."""
    found = 0
    while safe:
        lane = lowest_bit(safe)
        safe ^= 1 << lane
        child = placed(board, lane)
        _, replies = winning_and_safe(child)
        if replies == 0:
            # The opponent must let us win with the next placement but one.
            if 23 - ply >= threshold:
                return found, YES
            continue
        # Bounds that need no search: neither side has a win at once, and a safe reply exists.
        if min(0, ply - 21) > -threshold:
            continue
        if max(0, 22 - ply) <= -threshold:
            return found, YES
        row[BOARD, found] = child
        row[SAFE, found] = replies
        row[ORDER, found] = count_bits(replies)
        found += 1
    return found, NO


@kernel
def _sift(
    row: Numbers, found: int, threshold: int, table: Bits, bits: Any, salt: int
) -> tuple[int, int]:
    """Asks the table about every child before any is searched, and sorts the rest.

    The fewest safe replies come first. Returns the number of the rest, and YES if one settles it.
    """
    for i in range(found):
        row[KEY, i] = int64(known.stir(canonical_key(row[BOARD, i])))
    kept = 0
    for i in range(found):
        data = known.probe(table, bits, uint64(row[KEY, i]))
        if data:
            if known.upper(data) <= -threshold:
                return kept, YES
            if known.lower(data) > -threshold:
                continue
        board, safe, key = row[BOARD, i], row[SAFE, i], row[KEY, i]
        order = (row[ORDER, i] << 6) | ((key ^ salt) & 63)
        j = kept
        while j > 0 and row[ORDER, j - 1] > order:
            for what in range(4):
                row[what, j] = row[what, j - 1]
            j -= 1
        row[BOARD, j], row[SAFE, j], row[KEY, j], row[ORDER, j] = board, safe, key, order
        kept += 1
    return kept, NO


@kernel
def _remember(table: Bits, bits: Any, key: Any, threshold: int, answer: int, work: int) -> None:
    size = 64 - leading_zeros(work)
    if answer == YES:
        known.store(table, bits, key, threshold, known.HIGHEST, size)
    else:
        known.store(table, bits, key, known.LOWEST, threshold - 1, size)


@kernel
def at_least(
    board: int,
    safe: int,
    pieces: int,
    key: Any,
    threshold: int,
    table: Bits,
    bits: Any,
    stack: Numbers,
    control: Numbers,
    done: Shares,
) -> int:
    """YES if the position is worth the threshold, NO if not, STOPPED if the work ran out.

    The caller has seen that no placement wins at once and knows the safe ones, at least one.
    """
    control[NODES] += 1
    if control[NODES] > control[LIMIT] or control[STOP]:
        return STOPPED
    started = control[NODES]
    ply = pieces + 1
    if ply == 24:
        return YES if threshold <= 0 else NO
    row = stack[pieces]
    found, answer = _expand(board, safe, ply, threshold, row)
    total = max(found, 1)
    tabled = ply < control[TABLE_PLY]
    if answer == NO and tabled:
        found, answer = _sift(row, found, threshold, table, bits, control[SALT])
    if answer == NO:
        for i in range(found):
            if ply < WATCHED:
                done[ply] = 1 - (found - i) / total
            if i > 0 and tabled:
                # A sister may have settled it meanwhile.
                data = known.probe(table, bits, uint64(row[KEY, i]))
                if data and known.lower(data) > -threshold:
                    continue
            rest = (table, bits, stack, control, done)
            reply = at_least(
                row[BOARD, i], row[SAFE, i], ply, uint64(row[KEY, i]), 1 - threshold, *rest
            )
            if reply == STOPPED:
                return STOPPED
            if reply == NO:
                answer = YES
                break
    if pieces < control[TABLE_PLY]:
        _remember(table, bits, key, threshold, answer, control[NODES] - started)
    return answer


class Search:
    """One thread's search over a table that it may share with others, and its switches."""

    def __init__(self, table: Bits, bucket_bits: Any) -> None:
        self.table, self.bits = table, np.uint64(bucket_bits)
        # Room for the children of every position on one line of play.
        self._stack: Numbers = np.zeros((26, 4, 64), dtype=np.int64)
        self.control: Numbers = np.zeros(5, dtype=np.int64)
        # Positions later than this are quicker to search than to look up.
        self.control[LIMIT], self.control[TABLE_PLY] = FOR_EVER, 21
        self._done: Shares = np.zeros(WATCHED)

    @property
    def nodes(self) -> int:
        """Positions expanded so far."""
        return int(self.control[NODES])

    @property
    def share(self) -> float:
        """How much of the moves near the root is behind the search, 0 to 1; it may jump."""
        return float(self._done[1])

    def limit(self, nodes: int) -> None:
        """Lets the search expand this many more positions."""
        self.control[LIMIT] = self.control[NODES] + nodes

    def stop(self) -> None:
        """Ends the running search, in another thread."""
        self.control[STOP] = 1

    def tabled(self, board: int) -> int:
        """What the table holds of a position; 0 if nothing."""
        key = np.uint64(known.stir(canonical_key(board)))
        return int(known.probe(self.table, self.bits, key))

    def ask(self, board: int, score: int) -> int:
        """YES or NO to whether the position is worth the score to the player to move; STOPPED."""
        pieces = pieces_placed(board)
        winning, safe = winning_and_safe(board)
        if winning or pieces == 24 or not safe:
            ends = 24 - pieces if winning else min(0, pieces - 23)
            return YES if ends >= score else NO
        if score > max(0, 22 - pieces):
            return NO
        if score <= min(0, pieces - 21):
            return YES
        key = np.uint64(known.stir(canonical_key(board)))
        rest = (self.table, self.bits, self._stack, self.control, self._done)
        return at_least(board, safe, pieces, key, score, *rest)
