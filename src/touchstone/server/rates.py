"""How often somebody may do something, and how much of it at once."""

from collections import Counter, OrderedDict
from time import monotonic


class Bucket:
    """Lets `burst` things through at once and `rate` a second in the long run."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.filled = monotonic()

    def take(self, now: float | None = None) -> bool:
        """Whether one more is allowed now, which whoever asks several has looked up."""
        if now is None:
            now = monotonic()
        level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        is_allowed = level >= 1
        self.level = level - is_allowed
        return is_allowed

    def give_back(self) -> None:
        """What was taken last does not count."""
        self.level += 1


class Buckets:
    """One bucket an address; the addresses that were quiet longest are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Whether this address may do one more thing now."""
        return self.of(address).take()

    def __len__(self) -> int:
        return len(self._buckets)


class Tally:
    """How many things of a kind each address has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        """Whether this address has as many as it may."""
        return self._counts.get(address, 0) >= self._most

    def add(self, address: str) -> None:
        """One more."""
        self._counts[address] += 1

    def remove(self, address: str) -> None:
        """One less; an address without any is forgotten."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
