"""One-Card Kille and its family: swap your one card with the neighbour, and do not be left with the lowest.

Everyone is dealt one card. In turn from the dealer's left you stand, or swap with the next player on
your left, who cannot refuse unless the card held is one that answers: Inn and Cavalier send you on to
the next seat, the Hussar strikes you out, the Pig makes your bite come back, the Cuckoo stops the deal.
The last in turn swaps with the stock. Then all show, and the lowest card is out. A Harlequin is the
highest card for whoever was dealt it, and the lowest of all once it has been swapped.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from kille.core.deals import DealBegan, DealEnded, Dealt
from kille.core.game import Story
from kille.core.hidden import Hidden
from kille.core.seats import ALONE, NOBODY, Seat, Seats, put
from kille.games.exchange import answers, showdown, stakes, talk
from kille.games.exchange.actions import Accept, Action, Deal, Offer, Rejoin, Stand, Swap
from kille.games.exchange.answers import ANSWERING, Turn
from kille.games.exchange.events import (
    CuckooDealt,
    DealtAgain,
    Event,
    StayedOut,
    Stood,
    WhyAgain,
    WhyOut,
)
from kille.games.exchange.options import Endgame, Powers, Reentry, Showdown, Stakes, Stock
from kille.games.exchange.outcomes import NOTHING, CardsLeft
from kille.games.exchange.state import (
    Hand,
    Player,
    RedealTalk,
    RejoinTalk,
    SaleTalk,
    State,
    TableCard,
    all_shown,
    held,
    live,
    struck,
)
from kille.packs.kille import PACK, Card

TURN = (Swap(), Stand())


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One-Card Kille with its options chosen."""

    powers: Powers
    stock: Stock
    showdown: Showdown
    stakes: Stakes
    reentry: Reentry
    endgame: Endgame

    def __post_init__(self) -> None:
        if self.reentry.timing == "late" and len(self.reentry.prices) != 2:
            raise ValueError("reentry.timing 'late' has two chances: give reentry.prices two prices")
        if self.stakes.kind == "lives" and self.endgame.sell:
            raise ValueError("in a match for lives no card is sold: set endgame.sell to false")

    def pack(self) -> Mapping[Card, int]:
        """Two each of 21 cards."""
        return PACK

    def start(self, seats: int, dealer: Seat) -> State:
        """Everyone is in; the first card is awaited."""
        lives = self.stakes.lives if self.stakes.kind == "lives" else 0
        state = State((Player(stack=lives),) * seats, dealer, Hand((), ()))
        return _fresh(state)

    def actors(self, state: State) -> Seats:
        """The one who is asked something, or whose turn it is; before the first turn also who may sell."""
        awaited = self.awaited(state)
        if not awaited or state.talk is not None or state.hand.moved or not self.endgame.sell:
            return awaited
        return awaited.union(s for s in state.hand.order if talk.buyers(state, s, self.endgame))

    def awaited(self, state: State) -> Seats:
        """The one who is asked something, or whose turn it is."""
        hand, asked = state.hand, state.talk
        if asked is not None:
            return ALONE[talk.speaker(asked)]
        if state.over or hand.drawing or len(hand.cards) < len(hand.order):
            return NOBODY
        return ALONE[hand.order[hand.turn]]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Answers to a question; else swap or stand on one's turn, and offers to sell before the first."""
        if state.talk is not None:
            return talk.answers(state.talk) if seat == talk.speaker(state.talk) else ()
        awaited = self.awaited(state)
        turn = TURN if seat in awaited else ()
        if state.hand.moved or not self.endgame.sell or not awaited:
            return turn
        return turn + tuple(Offer(other, 0) for other in talk.buyers(state, seat, self.endgame))

    def chance_outcomes(self, state: State) -> Mapping[Action, int]:
        """Any card of which copies are left, while one is awaited."""
        hand = state.hand
        if len(hand.cards) < len(hand.order) or hand.drawing:
            return CardsLeft(hand.cards)
        return NOTHING

    def apply(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """Play one action and all that follows from it without anybody's choice."""
        if state.talk is not None:
            return self._answer(state, seat, action)
        # not isinstance or match: they are slow to say no of a Struct
        if type(action) is Deal:
            return (self._draw if state.hand.drawing else self._deal)(state, action.card)
        if type(action) is Stand:
            return self._stand(state, seat)
        if type(action) is Swap:
            return self._swap(state, seat)
        assert type(action) is Offer
        return talk.offer(state, seat, action)

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Stand; in talk the answer that changes nothing."""
        return Stand() if state.talk is None else talk.answers(state.talk)[-1]

    def stacks(self, state: State) -> tuple[int, ...]:
        """Chips won and lost by seat, or the lives that are left."""
        return tuple(player.stack for player in state.players)

    def in_play(self, state: State) -> Seats:
        """The seats that are in the match."""
        return frozenset(live(state))

    def held(self, state: State) -> tuple[tuple[Hidden[Card], ...], ...]:
        """The one card of each seat, none for a seat that is out."""
        return _faces(state.hand)

    def returns(self, state: State) -> tuple[int, ...] | None:
        """The stacks, once one player is left."""
        return self.stacks(state) if state.over else None

    def possible(self, state: State) -> bool:
        """Whether no card lies hidden that would have shown itself: the askers and the asked tell much."""
        dealt = len(state.hand.order)
        open_dealing = self._last_two(state) and state.hand.moved
        for which, card in enumerate(state.hand.cards):
            face = card.face.value
            if face is None or card.face.is_open():
                continue
            if card.gave_way and (face in ANSWERING or face is Card.HARLEQUIN):
                return False
            if face is Card.HARLEQUIN and card.standing != "dealt":
                return False
            if card.standing == "drawn" and face in self._not_taken():
                return False
            if open_dealing and which < dealt and face in (Card.HARLEQUIN, Card.CUCKOO):
                return False
        return True

    def _not_taken(self) -> frozenset[Card]:
        """The cards that do not become anybody's when they come up from the stock."""
        return ANSWERING if self.stock.power == "bite" else frozenset({Card.INN, Card.CAVALIER})

    # The course of a match, in the order of play.

    def _last_two(self, state: State) -> bool:
        return self.endgame.two_left and len(state.hand.order) == 2

    def _deal(self, state: State, card: Card) -> Story[State, Event]:
        """The next seat gets its card; with the first one the deal begins and antes are paid."""
        hand = state.hand
        place = len(hand.cards)
        if place == 0:
            yield DealBegan(state.dealer)
            state = yield from stakes.pay_ante(state, self.stakes)
        seat = hand.order[place]
        face = Hidden(card, ALONE[seat])
        yield Dealt(seat, face)
        cards = (*hand.cards, TableCard(face, seat))
        state = replace(state, hand=replace(hand, cards=cards, holds=put(hand.holds, seat, place)))
        if place + 1 < len(hand.order):
            return state
        if self._last_two(state):
            return (yield from self._two_dealt(state))
        return self._ready(state)

    def _two_dealt(self, state: State) -> Story[State, Event]:
        """What is special with two left: no Harlequin is played with, and a Cuckoo stops the deal at once."""
        hand = state.hand
        faces = {held(hand, seat).face.look(): seat for seat in hand.order}
        if Card.HARLEQUIN in faces:
            return (yield from self._deal_again(state, "harlequin"))
        if Card.CUCKOO in faces:
            yield CuckooDealt(faces[Card.CUCKOO])
            return (yield from self._show(state, hand))
        return self._ready(state)

    def _ready(self, state: State) -> State:
        """All cards are dealt; now the question of new cards, where it is put."""
        return replace(state, talk=talk.redeal_question(state, self.endgame.redeal))

    def _answer(self, state: State, seat: Seat, action: Action) -> Story[State, Event]:
        """One answer of whoever is asked something."""
        match state.talk:
            case RejoinTalk() as asked:
                if type(action) is Rejoin:
                    state = yield from stakes.come_back(state, seat, asked)
                else:
                    yield StayedOut(seat)
                return (yield from self._between_deals(state, asked.left[1:]))
            case SaleTalk() as offered if isinstance(action, Accept):
                state = yield from talk.sell(state, offered)
                return state if len(live(state)) > 1 else (yield from self._end_deal(state, ()))
            case SaleTalk() as offered:
                return (yield from talk.decline(state, offered))
            case RedealTalk() as asked:
                state = yield from talk.answer_redeal(state, seat, action, asked, redeal=self.endgame.redeal)
                if state.talk is not None or state.hand.settled:
                    return state
                return (yield from self._deal_again(state, "agreed"))
            case None:
                raise AssertionError("nobody was asked anything")

    def _draw(self, state: State, card: Card) -> Story[State, Event]:
        """A card comes up from the stock for the seat whose turn it is."""
        hand, turn = yield from answers.draw(
            state.hand,
            state.hand.order[state.hand.turn],
            card,
            powers=self.powers,
            stock=self.stock,
            last_two=self._last_two(state),
        )
        return (yield from self._after_turn(state, hand, turn))

    def _stand(self, state: State, seat: Seat) -> Story[State, Event]:
        """The seat is content with its card."""
        yield Stood(seat)
        hand = replace(state.hand, stood=state.hand.stood | ALONE[seat], moved=True)
        if (place := _next_place(hand)) is not None:
            return replace(state, hand=replace(hand, turn=place))
        return (yield from self._show(state, hand))

    def _swap(self, state: State, seat: Seat) -> Story[State, Event]:
        """The seat offers its card."""
        hand = state.hand if state.hand.moved else replace(state.hand, moved=True)
        hand, turn = yield from answers.swap(hand, seat, powers=self.powers, last_two=self._last_two(state))
        if turn == "spent" and (place := _next_place(hand)) is not None:
            return replace(state, hand=replace(hand, turn=place))
        return (yield from self._after_turn(state, hand, turn))

    def _after_turn(self, state: State, hand: Hand, turn: Turn) -> Story[State, Event]:
        """The next unstruck seat's turn, or the showdown."""
        match turn:
            case "spent" if (place := _next_place(hand)) is not None:
                return replace(state, hand=replace(hand, turn=place))
            case "spent" | "showdown":
                return (yield from self._show(state, hand))
            case "drawing":
                return replace(state, hand=hand)
            case "lost":
                seat, by = hand.struck[-1]
                why: WhyOut = "asked_pig" if by is Card.PIG else "asked_hussar"
                return (yield from self._end_deal(replace(state, hand=hand), ((seat, why),)))

    def _show(self, state: State, hand: Hand) -> Story[State, Event]:
        verdict = yield from showdown.show(hand, showdown=self.showdown, powers=self.powers)
        state = replace(state, hand=all_shown(hand))
        if verdict.tie or verdict.void:
            return (yield from self._deal_again(state, "tie" if verdict.tie else "void"))
        return (yield from self._end_deal(state, verdict.out))

    def _deal_again(self, state: State, why: WhyAgain) -> Story[State, Event]:
        """Same dealer, no ante, no question of coming back, all cards new."""
        yield DealEnded((), _faces(state.hand))
        yield DealtAgain(why)
        return _fresh(replace(state, redealt=state.redealt or why == "agreed"))

    def _end_deal(self, state: State, out: tuple[tuple[Seat, WhyOut], ...]) -> Story[State, Event]:
        """Those who lost pay for it; then the pot is won, or those who are out are asked to come back."""
        state = yield from stakes.charge(state, out, self.stakes)
        yield DealEnded(tuple([seat for seat, _ in out]), _faces(state.hand))
        left = len(live(state))
        if left == 1:
            return (yield from stakes.take_pot(state))
        asked = stakes.who_may_return(state, self.reentry, self.stakes)
        state = replace(state, fewest_left=min(state.fewest_left, left))
        return (yield from self._between_deals(state, asked))

    def _between_deals(self, state: State, asked: tuple[Seat, ...]) -> Story[State, Event]:
        """Ask the next who may come back; after the last one the next dealer deals."""
        if asked:
            return (yield from stakes.ask_next(state, asked, self.reentry, self.stakes))
        return _fresh(
            replace(
                state,
                dealer=_next_dealer(state, self.endgame),
                deals=state.deals + 1,
                redealt=False,
                anted=self.stakes.ante == "once",
            )
        )


def _next_place(hand: Hand) -> int | None:
    """The place in the order of the next seat that has not been struck."""
    out = struck(hand)
    for place in range(hand.turn + 1, len(hand.order)):
        if hand.order[place] not in out:
            return place
    return None


def _next_dealer(state: State, endgame: Endgame) -> Seat:
    """The next seat to the left that is in; by the rulebook the next seat, in or not [S0]."""
    seat = (state.dealer + 1) % len(state.players)
    while endgame.dealer == "next_live" and not state.players[seat].live:
        seat = (seat + 1) % len(state.players)
    return seat


def _fresh(state: State) -> State:
    """The table before the first card of a deal."""
    hand = Hand(talk.acting_order(state), (None,) * len(state.players))
    return replace(state, hand=hand, talk=None)


def _faces(hand: Hand) -> tuple[tuple[Hidden[Card], ...], ...]:
    """The cards the seats hold, for those who have seen them."""
    return tuple([() if which is None else (hand.cards[which].face,) for which in hand.holds])
