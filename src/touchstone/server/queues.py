"""Who is next where many wait: the owners of work take turns, and long work leaves room for quick.

An owner is whoever made a table, so that somebody with twenty tables waits for nobody less than
somebody with one.
"""

from collections import OrderedDict, deque
from hashlib import blake2b
from secrets import token_bytes
from typing import Generic, TypeVar

T = TypeVar("T")
_MOST_OWNERS = 20_000


class TakingTurns(Generic[T]):
    """A queue in which every owner has one turn before any has two."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, owner: str, work: T) -> None:
        """Puts it behind what its owner has asked for already."""
        self._waiting.setdefault(owner, deque()).append(work)

    def take(self) -> T:
        """What is next; its owner stands behind all others from now on."""
        owner, mine = next(iter(self._waiting.items()))
        work = mine.popleft()
        if mine:
            self._waiting.move_to_end(owner)
        else:
            del self._waiting[owner]
        return work


class TwoLanes(Generic[T]):
    """Quick and long work for a number of workers.

    Where there is more than one worker, one is never given long work; where both kinds wait, they
    alternate. So quick work waits for one piece of long work at most, and long work is never
    forgotten.
    """

    def __init__(self, workers: int) -> None:
        self._quick: TakingTurns[T] = TakingTurns()
        self._long: TakingTurns[T] = TakingTurns()
        self._most_long = max(1, workers - 1)
        self._running_long = 0
        self._was_quick = False

    def add(self, owner: str, work: T, *, quick: bool) -> None:
        """Somebody asks for work."""
        (self._quick if quick else self._long).add(owner, work)

    def take(self) -> tuple[T, bool] | None:
        """What a worker should do next, and whether that is quick; None if nothing may begin."""
        may_be_long = bool(self._long) and self._running_long < self._most_long
        if self._quick and not (may_be_long and self._was_quick):
            self._was_quick = True
            return self._quick.take(), True
        if not may_be_long:
            return None
        self._was_quick = False
        self._running_long += 1
        return self._long.take(), False

    def done(self, *, quick: bool) -> None:
        """A worker is ready with what it took."""
        self._running_long -= not quick


class Owners:
    """Which address made a table, while this process runs and as a keyed hash only."""

    def __init__(self) -> None:
        self._key = token_bytes(16)
        self._made: OrderedDict[str, str] = OrderedDict()

    def note(self, table_id: str, address: str) -> None:
        """Somebody at this address has made the table."""
        hashed = blake2b(address.encode(), key=self._key, digest_size=12)
        self._made[table_id] = hashed.hexdigest()
        if len(self._made) > _MOST_OWNERS:
            self._made.popitem(last=False)

    def of(self, table_id: str) -> str:
        """Who made the table; one of which nothing is known stands for itself."""
        return self._made.get(table_id, table_id)
