"""What the person is asked, and the keys that answer it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from kille.core.actions import verb
from kille.core.game import View
from kille.core.seats import Seat
from kille.games.exchange.actions import Offer
from kille.games.exchange.options import Stakes
from kille.games.exchange.state import RedealTalk, RejoinTalk, SaleTalk, State
from kille.terminal.exchange.scene import next_to_ask
from kille.text import Words

YES, NO, THIRD, SELL = ("y", "j"), ("n",), ("t",), ("o",)
KEYS = {"swap": ("s",), "stand": ("n", "enter"), "refer": THIRD}


class Choice(Struct, frozen=True):
    """An action and the keys that take it; several offers share one key, which asks to whom."""

    keys: tuple[str, ...]
    letter: str  # the key as it is shown
    label: str
    actions: tuple[Any, ...]


def choices(seen: View[State, Any], names: Sequence[str], words: Words) -> list[Choice]:
    """What the person may do now."""
    offers = tuple(action for action in seen.legal_actions if isinstance(action, Offer))
    answers = [action for action in seen.legal_actions if not isinstance(action, Offer)]
    found = [_choice(action, names, words, first=place == 0) for place, action in enumerate(answers)]
    return [*found, Choice(SELL, "O", words.say("terminal-sell"), offers)] if offers else found


def _choice(action: Any, names: Sequence[str], words: Words, *, first: bool) -> Choice:
    keys = KEYS.get(verb(action), YES if first else NO)
    letter = words.say("terminal-yes") if keys is YES else keys[0].upper()
    return Choice(keys, letter, words.action("byteskille", action, names), (action,))


def question(seen: View[State, Any], names: Sequence[str], words: Words, stakes: Stakes) -> str:
    """What the table waits for, asked or told in a sentence."""
    state, me = seen.state, seen.seat
    if state.over:
        return words.say("terminal-over")
    if me in seen.awaited:
        return _asked(state, me, names, words, stakes)
    waiting = words.say("terminal-dealing")
    if seen.awaited:
        waiting = words.say(
            "terminal-waiting", name=words.listed([names[seat] for seat in sorted(seen.awaited)])
        )
    return waiting if state.players[me].live else f"{words.say('terminal-watching')} {waiting}"


def _asked(state: State, me: Seat, names: Sequence[str], words: Words, stakes: Stakes) -> str:
    which = state.hand.holds[me]
    face = None if which is None else state.hand.cards[which].face.value
    card = "" if face is None else words.card(face)
    match state.talk:
        case RejoinTalk(cost=cost):
            extra = stakes.stake if stakes.ante == "every_deal" else 0
            return words.say("terminal-rejoin", cost=cost, ante=extra)
        case SaleTalk(seat=seller, price=price):
            return words.say("terminal-sale", other=names[seller], price=price)
        case RedealTalk(asker=None):
            return words.say("terminal-ask-redeal", card=card)
        case RedealTalk(asker=int(asker)):
            return words.say("terminal-answer-redeal", card=card, other=names[asker])
        case _:
            other = next_to_ask(state, me)
            if other is None:
                return words.say("terminal-turn-stock", card=card)
            return words.say("terminal-turn", card=card, other=names[other])
