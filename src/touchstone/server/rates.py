"""How often somebody may do something, and how much of it at once."""

from collections import Counter, OrderedDict
from math import inf
from time import monotonic

_SLOWEST = 1e-9
"""Who may do nothing more after a burst may do one thing more in some decades."""
_ROUNDING = 0.001
"""Part of a share: sums of shares are not exact, which must not cost anybody the last of them."""


class Bucket:
    """Lets `burst` things through at once and `rate` a second in the long run.

    Each thing takes its share of time; the shares may run ahead of the clock by a burst.
    """

    __slots__ = ("_ahead", "_share", "_until", "asked")

    def __init__(self, rate: float, burst: int) -> None:
        self._share = 1 / max(rate, _SLOWEST)
        self._ahead = (burst - 1 + _ROUNDING) * self._share
        self._until = 0.0 if burst else inf
        """The moment up to which the time has been given away."""
        self.asked = monotonic()
        """When somebody asked last."""

    def take(self, now: float | None = None) -> bool:
        """Whether one more is allowed now, which whoever asks several has looked up."""
        if now is None:
            now = monotonic()
        self.asked = now
        until = self._until
        if until < now:
            until = now
        elif until - now > self._ahead:
            return False
        self._until = until + self._share
        return True

    def give_back(self) -> None:
        """What was taken last does not count."""
        self._until -= self._share


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
