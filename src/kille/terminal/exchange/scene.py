"""The seats as lines of text: whoever sits there, the card as far as it is known, and how they stand."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from kille.core.hidden import Hidden
from kille.core.seats import NOBODY, Seat, Seats, clockwise
from kille.games.exchange.rules import Rules
from kille.games.exchange.state import State, struck
from kille.packs.kille import Card
from kille.terminal.view import Scene
from kille.text import Words

NARROW_NAME, WIDE_NAME = 10, 24
CARD, STACK, STANDING = 12, 4, 7


class Place(Struct, frozen=True):
    """One seat, in words."""

    name: str
    turn: bool
    dealer: bool
    card: str
    stack: str
    standing: str
    out: bool
    mine: bool


def places(rules: Rules, scene: Scene, names: Sequence[str], words: Words) -> list[Place]:
    """Every seat, clockwise from the left of the viewer; after a deal it is nobody's turn."""
    seen, cards = scene.seen, scene.held
    state = cast(State, seen.state)
    awaited = NOBODY if scene.ended else seen.awaited
    return [
        Place(
            name=names[seat],
            turn=seat in awaited,
            dealer=seat == state.dealer,
            card=_card(cards[seat], words),
            stack=_stack(rules, state.players[seat].stack),
            standing=_standing(state, awaited, seat, words),
            out=not state.players[seat].live or seat in struck(state.hand),
            mine=seat == seen.seat,
        )
        for seat in clockwise(range(len(names)), seen.seat)
    ]


def line(place: Place, words: Words, *, wide: bool) -> str:
    """A place as one line: turn, name, dealer, card, chips or lives, and how it stands."""
    room = WIDE_NAME if wide else NARROW_NAME
    name = place.name if len(place.name) <= room else f"{place.name[: room - 1]}…"
    turn = "▶" if place.turn else "×" if place.out else " "
    dealer = words.say("terminal-dealer") if place.dealer else " "
    card, stack, standing = (
        f"{place.card:<{CARD}}",
        f"{place.stack:>{STACK}}",
        f"{place.standing:<{STANDING}}",
    )
    return f"{turn}{name:<{room}} {dealer} {card}{stack} {standing}"


def next_to_ask(state: State, seat: Seat) -> Seat | None:
    """Whom `seat` would ask first; None stands for the stock."""
    order = state.hand.order
    out = struck(state.hand)
    return next((other for other in order[order.index(seat) + 1 :] if other not in out), None)


def _stack(rules: Rules, stack: int) -> str:
    """Chips won or lost, or the lives that are left."""
    return f"{stack:+d}" if rules.stakes.kind == "pot" and stack else str(stack)


def _card(cards: tuple[Hidden[Card], ...], words: Words) -> str:
    """`[8]` lies open, `(8)` is known to the viewer, `[?]` is a back, nothing is no card."""
    if not cards:
        return ""
    (card,) = cards
    if card.value is None:
        return "[?]"
    name = words.card(card.value)
    return f"[{name}]" if card.is_open() else f"({name})"


def _standing(state: State, awaited: Seats, seat: Seat, words: Words) -> str:
    if seat in awaited:
        return words.say("terminal-to-act")
    if not state.players[seat].live:
        return words.say("terminal-out")
    if seat in struck(state.hand):
        return words.say("terminal-struck")
    return words.say("terminal-stood") if seat in state.hand.stood else ""
