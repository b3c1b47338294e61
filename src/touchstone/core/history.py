"""A sequence that grows at its end without being copied, while older ones stay as they were."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")
_new = object.__new__


class History(Sequence[T]):
    """What happened so far, in order: to be added to, never to be changed.

    Those that follow one another share one list, each knowing how much of it is its own; so a
    step costs the same however long the history is. Only a second future of the same past copies.

    >>> past = History("ab")
    >>> list(past.plus("c")), list(past.plus("d")), list(past)
    (['a', 'b', 'c'], ['a', 'b', 'd'], ['a', 'b'])
    """

    __slots__ = ("_items", "length")
    length: int
    """The same as `len`, for whoever asks with every command."""

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self.length = len(self._items)

    def plus(self, one: T) -> "History[T]":
        """The history with one more at its end."""
        items, length = self._items, self.length
        if len(items) != length:
            items = items[:length]
        items.append(one)
        made: History[T] = _new(History)
        made._items = items
        made.length = length + 1
        return made

    def first(self, number: int) -> "History[T]":
        """The history as it was when it had this number of entries."""
        made: History[T] = _new(History)
        made._items, made.length = self._items, min(number, self.length)
        return made

    def latest(self, back: int = 1) -> T:
        """The last entry, or one of those before it; there must be as many."""
        return self._items[self.length - back]

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T]: ...
    def __getitem__(self, place: int | slice) -> T | Sequence[T]:
        if isinstance(place, slice):
            return self._items[: self.length][place]
        number = place + self.length if place < 0 else place
        if not 0 <= number < self.length:
            raise IndexError(place)
        return self._items[number]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self.length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"History({self[:]!r})"
