"""How much anybody may do: enough for any player, too little to be a nuisance."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """The limits of a server."""

    frame: int = 4096  # bytes of a message that is read
    huge_frame: int = 65536  # bytes of one that is not even received: the connection is closed
    frames: Rate = Rate(40, 8)  # messages of a connection
    patience: int = 60  # how many messages over the limit, or malformed, end a connection
    outbox: int = 600  # messages that a connection may be behind
    chat: Rate = Rate(5, 0.5)  # things said by a guest
    chat_of_address: Rate = Rate(40, 4)  # a school may sit behind one
    connections_of_guest: int = 16
    connections_of_address: int = 120
    opened_by_guest: Rate = Rate(12, 1 / 60)  # tables
    opened_by_address: Rate = Rate(60, 1 / 6)


class Bucket:
    """Counts how much is left of a rate."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one left."""
        passed = max(0.0, now - self._at)
        self._left = min(self._rate.burst, self._left + passed * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether it is as if nothing had been taken."""
        return self._left + (now - self._at) * self._rate.per_second >= self._rate.burst


class Buckets:
    """One bucket for each guest or address, forgotten when it is full again."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, whose: str, now: float) -> bool:
        """Take one from somebody's bucket, if there is one left."""
        if len(self._buckets) > 1000:
            self._buckets = {name: b for name, b in self._buckets.items() if not b.is_full(now)}
        return self._buckets.setdefault(whose, Bucket(self._rate, now)).take(now)


class Crowd:
    """Counts who is here now, up to a number each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def entered(self, whose: str) -> Generator[bool]:
        """Count one more while this lasts; False if there are too many already."""
        if self._here[whose] >= self._most:
            yield False
            return
        self._here[whose] += 1
        try:
            yield True
        finally:
            self._here[whose] -= 1
            if not self._here[whose]:
                del self._here[whose]
