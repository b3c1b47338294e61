"""The opening book: what is known about early positions, one word each, sorted.

A word holds the canonical key of a position (56 bits) and bounds of its worth to the player to
move. A strategy needs no moves in it: a move is good if the position it leads to is in the book as
good for whoever has just moved. A mark says that the book goes on from there after every reply.
"""

import sys
from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

from touchstone.games.four_senses.mind.kernel.board import placed
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key

LIVE_FROM = 7
"""Positions with this many pieces and more are solved live, without the book."""
LOSS, DRAW, WIN = -1, 0, 1
Bounds = tuple[int, int]
"""The least and the most a position can be worth to the player to move."""

_KEY = (1 << 56) - 1
_FOLLOWED = 16


@dataclass(frozen=True, slots=True)
class Book:
    """Bounds by canonical key."""

    words: "array[int]"

    def __len__(self) -> int:
        return len(self.words)

    def bounds(self, board: int) -> Bounds:
        """What the book knows of a position: (-1, 1) if nothing."""
        data = self._data(board)
        return (LOSS, WIN) if data is None else _bounds(data)

    def is_followed(self, board: int) -> bool:
        """Whether a strategy leads here, so that the book goes on after every reply."""
        return bool((self._data(board) or 0) & _FOLLOWED)

    def keeping(self, board: int, lanes: Iterable[int], worth: int) -> list[int]:
        """Those of the placements that the book knows to keep this worth."""
        return [lane for lane in lanes if self.bounds(placed(board, lane))[1] <= -worth]

    def _data(self, board: int) -> int | None:
        key = canonical_key(board)
        # The bounds sit above the key, so it is the keys that are in order, not the words.
        place = bisect_left(self.words, key, key=_KEY.__and__)
        found = place < len(self.words) and self.words[place] & _KEY == key
        return self.words[place] >> 56 if found else None

    def entries(self) -> Iterator[tuple[int, Bounds]]:
        """Every position of the book by its canonical key."""
        return ((word & _KEY, _bounds(word >> 56)) for word in self.words)

    def with_bounds(self, more: Mapping[int, Bounds]) -> "Book":
        """The same strategies in a book that also knows these bounds, by canonical key."""
        followed = {word & _KEY for word in self.words if word >> 56 & _FOLLOWED}
        entries = dict(self.entries())
        for key, (low, high) in more.items():
            least, most = entries.get(key, (LOSS, WIN))
            entries[key] = max(low, least), min(high, most)
        return make_book(entries, followed)

    def save(self, path: Path) -> None:
        """Writes the book as little-endian words."""
        path.write_bytes(_little_endian(self.words).tobytes())


def _bounds(data: int) -> Bounds:
    return (data & 3) - 1, (data >> 2 & 3) - 1


def make_book(entries: dict[int, Bounds], followed: Collection[int] = ()) -> Book:
    """A book of these positions, given by canonical key; some are reached by a strategy's move."""
    words = [
        key | ((low + 1) | (high + 1) << 2 | (_FOLLOWED if key in followed else 0)) << 56
        for key, (low, high) in sorted(entries.items())
    ]
    return Book(array("Q", words))


def read_book(data: bytes) -> Book:
    """The book in these bytes; raises ValueError if it is damaged."""
    words = _little_endian(array("Q", data))
    keys = [word & _KEY for word in words]
    if any(key >= after for key, after in pairwise(keys)):
        raise ValueError("the opening book is damaged: its positions are not in order")
    return Book(words)


def _little_endian(words: "array[int]") -> "array[int]":
    """The words as a file holds them, or from a file: where bytes run the other way, swapped."""
    words = array("Q", words)
    if sys.byteorder == "big":
        words.byteswap()
    return words


@cache
def shipped_book() -> Book:
    """The book that comes with Touchstone."""
    return read_book(files("touchstone.games.four_senses.mind").joinpath("book.bin").read_bytes())
