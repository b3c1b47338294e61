"""The opening book: what is known about early positions, one word each, sorted.

A word holds the canonical key of a position (56 bits) and bounds of its worth to the player to
move. A strategy needs no moves in it: a move is good if the position it leads to is in the book as
good for whoever has just moved. A mark says that the book goes on from there after every reply.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from touchstone.games.four_senses.mind.kernel.board import placed
from touchstone.games.four_senses.mind.solver.transpositions import canonical_key

LIVE_FROM = 7
"""Positions with this many pieces and more are solved live, without the book."""
LOSS, DRAW, WIN = -1, 0, 1
Bounds = tuple[int, int]
"""The least and the most a position can be worth to the player to move."""

_KEY = np.uint64((1 << 56) - 1)
_FOLLOWED = 16


@dataclass(frozen=True, slots=True)
class Book:
    """Bounds by canonical key."""

    words: Any

    def __len__(self) -> int:
        return len(self.words)

    def bounds(self, board: int) -> Bounds:
        """What the book knows of a position: (-1, 1) if nothing."""
        data = self._data(board)
        return ((data & 3) - 1, (data >> 2 & 3) - 1) if data else (LOSS, WIN)

    def is_followed(self, board: int) -> bool:
        """Whether a strategy leads here, so that the book goes on after every reply."""
        return bool(self._data(board) & _FOLLOWED)

    def keeping(self, board: int, lanes: Iterable[int], worth: int) -> list[int]:
        """Those of the placements that the book knows to keep this worth."""
        return [lane for lane in lanes if self.bounds(placed(board, lane))[1] <= -worth]

    def _data(self, board: int) -> int:
        key = np.uint64(canonical_key(board))
        place = self._find(key)
        if place == len(self.words) or self.words[place] & _KEY != key:
            return 0
        return int(self.words[place] >> np.uint64(56))

    def _find(self, key: Any) -> int:
        # The bounds sit above the key, so the words themselves are not in order: halve by hand.
        low, high = 0, len(self.words)
        while low < high:
            middle = (low + high) // 2
            if self.words[middle] & _KEY < key:
                low = middle + 1
            else:
                high = middle
        return low

    def save(self, path: Path) -> None:
        """Writes the book as little-endian words."""
        path.write_bytes(self.words.astype("<u8").tobytes())


def make_book(entries: dict[int, Bounds], followed: Collection[int] = ()) -> Book:
    """A book of these positions, given by canonical key; some are reached by a strategy's move."""
    words = [
        key | ((low + 1) | (high + 1) << 2 | (_FOLLOWED if key in followed else 0)) << 56
        for key, (low, high) in sorted(entries.items())
    ]
    return Book(np.array(words, dtype=np.uint64))


def read_book(data: bytes) -> Book:
    """The book in these bytes; raises ValueError if it is damaged."""
    words = np.frombuffer(data, dtype="<u8")
    keys = words & _KEY
    if len(words) > 1 and not bool(np.all(keys[1:] > keys[:-1])):
        raise ValueError("the opening book is damaged: its positions are not in order")
    return Book(words)


@cache
def shipped_book() -> Book:
    """The book that comes with Touchstone."""
    return read_book(files("touchstone.games.four_senses.mind").joinpath("book.bin").read_bytes())
