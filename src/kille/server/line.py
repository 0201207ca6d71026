"""How long the line to one browser is: when it was told what, and how long words take there and back."""

from collections import deque

MEASURED, TOLD, PONGS = 5, 64, 4


class Line:
    """What is known of the time that a browser's messages take."""

    def __init__(self) -> None:
        self._told: deque[tuple[int, float]] = deque(maxlen=TOLD)
        self._pongs: deque[float] = deque(maxlen=PONGS)
        self._round_trips: deque[float] = deque(maxlen=MEASURED)

    def told(self, seq: int, at: float) -> None:
        """This number was sent at this time."""
        self._told.append((seq, at))

    def told_at(self, seq: int) -> float | None:
        """When a number was sent; None if that is too long ago."""
        return next((at for told, at in reversed(self._told) if told == seq), None)

    def ponged(self, at: float) -> None:
        """A pong was sent at this time."""
        self._pongs.append(at)

    def pinged(self, heard: float | None, now: float) -> None:
        """A ping came that answers a pong: that was once there and back."""
        if heard in self._pongs:
            self._pongs.remove(heard)
            self._round_trips.append(now - heard)

    @property
    def round_trip(self) -> float:
        """The shortest time there and back of late: whoever answers late on purpose gains nothing by it."""
        return min(self._round_trips, default=0.0)
