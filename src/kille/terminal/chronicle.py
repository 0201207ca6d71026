"""What has been told: the log of the match, and what there is to say when a deal is over."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from kille.core.actions import snake
from kille.core.deals import DealBegan, DealEnded
from kille.core.seats import Seat
from kille.text import Words

QUIET = frozenset({"dealt", "deal_ended", "card_laid_out"})
"""Not worth a line, except what happens to the person."""


class Manner(Struct, frozen=True):
    """How a game tells what ended a deal."""

    verdicts: frozenset[str] | None = None  # the events that say it; None: all that came with it
    no_way: frozenset[str] = frozenset()  # events that are no step on the way there
    reasons: bool = False  # whether a rule stands behind each reason, and a way leads to it


class Ending(Struct, frozen=True):
    """A deal that is over: the verdict, how it came to that for the person, and the rules behind it."""

    number: int
    verdict: tuple[str, ...]
    way: tuple[str, ...]
    rules: tuple[str, ...]


class Chronicle:
    """Listens to a match for one seat."""

    def __init__(self, words: Words, names: Sequence[str], me: Seat, manner: Manner) -> None:
        self.lines: list[str] = []
        self.deals = 0
        self._words, self._names, self._me, self._manner = words, names, me, manner
        self._way: list[str] = []
        self._on = False  # whether a deal is being played

    def hear(self, told: Sequence[Any]) -> tuple[list[str], Ending | None]:
        """Write these events down: the new lines of the log, and the ending if a deal ended with them."""
        new: list[str] = []
        for event in told:
            if isinstance(event, DealBegan):
                self.deals += 1
                self._way.clear()
                self._on = True
                new.append(self._words.say("replay-deal", number=self.deals))
            self._write(event, new)
            if isinstance(event, DealEnded):
                self._on = False
        self.lines += new
        ended = any(isinstance(event, DealEnded) for event in told)
        return new, self._ending(told) if ended else None

    def _write(self, event: Any, new: list[str]) -> None:
        mine = self._words.arguments(event, self._names, self._me)["you"] not in ("none", "all")
        sentence = self._words.tell(event, self._names, self._me)
        tag = snake(type(event).__name__)
        if tag not in QUIET or (mine and tag == "dealt"):
            new.append(f"  {sentence}")
        if mine and self._on and tag not in self._manner.no_way:
            self._way.append(sentence)

    def _ending(self, told: Sequence[Any]) -> Ending:
        verdict = [self._words.tell(event, self._names, self._me) for event in told if self._matters(event)]
        if not self._manner.reasons:
            return Ending(self.deals, tuple(verdict), (), ())
        reasons = dict.fromkeys(event.why for event in told if hasattr(event, "why"))
        way = () if not self._lost(told) else tuple(self._way)
        return Ending(
            self.deals, tuple(verdict), way, tuple(self._words.say(f"why-{reason}") for reason in reasons)
        )

    def _matters(self, event: Any) -> bool:
        tag, verdicts = snake(type(event).__name__), self._manner.verdicts
        return tag not in QUIET and tag != "deal_began" if verdicts is None else tag in verdicts

    def _lost(self, told: Sequence[Any]) -> bool:
        return any(isinstance(event, DealEnded) and self._me in event.out for event in told)
