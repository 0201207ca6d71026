"""The clock of the server: what time it is, and waiting until some time. Tests bring their own."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in seconds since 1970."""

    def now(self) -> float:
        """What time it is."""
        ...

    async def until(self, when: float) -> None:
        """Wait until then."""
        ...


class WallClock:
    """The machine's time at the start, and what has passed since: a clock that is set back stops nothing."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """What time it is."""
        return self._ahead + time.monotonic()

    async def until(self, when: float) -> None:
        """Wait until then."""
        await asyncio.sleep(max(0.0, when - self.now()))


class LogClock:
    """A table's time: the server's, but never before the last line of the log, however its clock stood."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = 0.0

    def now(self) -> float:
        """What time it is at the table."""
        return self._clock.now() + self._ahead

    async def until(self, when: float) -> None:
        """Wait until then."""
        await self._clock.until(when - self._ahead)

    def not_before(self, when: float) -> None:
        """Run on from then, if the server's clock is behind."""
        self._ahead = max(self._ahead, when - self._clock.now())
