"""What the table is told in an exchange game: one event for each thing a player would say aloud."""

from typing import Literal

from msgspec import Struct

from kille.core.actions import snake
from kille.core.deals import AntePaid, DealBegan, DealEnded, Dealt
from kille.core.hidden import Hidden
from kille.core.seats import Seat
from kille.packs.kille import Card


class RedealAsked(Struct, frozen=True, tag=snake):
    """A seat asked for new cards."""

    seat: Seat


class RedealNotAsked(Struct, frozen=True, tag=snake):
    """A seat did not ask for new cards."""

    seat: Seat


class RedealAgreed(Struct, frozen=True, tag=snake):
    """A seat agreed to new cards."""

    seat: Seat


class RedealRefused(Struct, frozen=True, tag=snake):
    """A seat refused new cards: the deal is played."""

    seat: Seat


class RedealReferred(Struct, frozen=True, tag=snake):
    """The dealer left the answer to the third player."""

    seat: Seat
    other: Seat


class CardOffered(Struct, frozen=True, tag=snake):
    """A seat offered its card and its place for sale."""

    seat: Seat
    other: Seat
    price: int


class CardSold(Struct, frozen=True, tag=snake):
    """The buyer `other` paid, took the card of `seat` and its place in the match."""

    seat: Seat
    other: Seat
    price: int
    card: Hidden[Card]


class OfferDeclined(Struct, frozen=True, tag=snake):
    """`seat` did not buy what `other` offered."""

    seat: Seat
    other: Seat


class Stood(Struct, frozen=True, tag=snake):
    """A seat is content with its card."""

    seat: Seat


class Asked(Struct, frozen=True, tag=snake):
    """A seat offered its card to another."""

    seat: Seat
    other: Seat


class HarlequinShown(Struct, frozen=True, tag=snake):
    """A Harlequin was offered, and so lies face up from now on."""

    seat: Seat


class Answered(Struct, frozen=True, tag=snake):
    """`seat`, asked by `other`, showed a card that answers."""

    seat: Seat
    other: Seat
    card: Card


class Exchanged(Struct, frozen=True, tag=snake):
    """`seat` gave its card to `other` and received theirs."""

    seat: Seat
    other: Seat
    given: Hidden[Card]
    received: Hidden[Card]


class StockAsked(Struct, frozen=True, tag=snake):
    """A seat goes to the stock: nobody was left to ask."""

    seat: Seat


class TurnedUp(Struct, frozen=True, tag=snake):
    """A card from the stock was not taken; it was shown and laid aside."""

    seat: Seat
    card: Card


class Drew(Struct, frozen=True, tag=snake):
    """A seat took the top card of the stock for its old one."""

    seat: Seat
    given: Hidden[Card]
    received: Hidden[Card]


class Kept(Struct, frozen=True, tag=snake):
    """A seat kept its old card: the stock did not exchange."""

    seat: Seat


class SwapUndone(Struct, frozen=True, tag=snake):
    """A swap of `seat` with `other` was undone: both have their cards back."""

    seat: Seat
    other: Seat


class SwapsVoided(Struct, frozen=True, tag=snake):
    """All swaps of the deal were undone: everyone holds the dealt card."""

    card: Card  # the Pig or the Cuckoo that did it


class Struck(Struct, frozen=True, tag=snake):
    """A seat was struck by `card`: it is out of this deal."""

    seat: Seat
    card: Card


class HarlequinLowered(Struct, frozen=True, tag=snake):
    """A Harlequin offered to a Pig went home to `seat`, where it counts as the lowest card."""

    seat: Seat


class CardsShown(Struct, frozen=True, tag=snake):
    """Everyone shows: the cards by seat, None for a seat without one."""

    cards: tuple[Card | None, ...]


class KillingCards(Struct, frozen=True, tag=snake):
    """So many killing cards are on show: as many of the lowest cards are out."""

    count: int


type WhyNobody = Literal["no_killing_card", "everyone_lowest", "everyone_would_be_out", "struck_instead"]


class NobodyLowest(Struct, frozen=True, tag=snake):
    """Nobody is out for a low card, and why not.

    `no_killing_card`: none is on show. `everyone_lowest`: all hold it. `struck_instead`: somebody was
    struck, and the holders of the lowest card are forgiven lest nobody be left. `everyone_would_be_out`:
    nobody would be left, so nobody at all is out.
    """

    why: WhyNobody
    seats: tuple[Seat, ...]  # those who are spared by it


type WhyOut = Literal[
    "struck_by_hussar",
    "struck_by_pig",
    "lowest",
    "low_harlequin",
    "among_the_lowest",
    "asked_hussar",
    "asked_pig",
]


class WentOut(Struct, frozen=True, tag=snake):
    """A seat lost the deal, why, and the card it held."""

    seat: Seat
    why: WhyOut
    card: Hidden[Card]  # shown, unless the last two never came to a showdown


class LifeLost(Struct, frozen=True, tag=snake):
    """A seat lost a life and has `left` more."""

    seat: Seat
    left: int


class Eliminated(Struct, frozen=True, tag=snake):
    """A seat is out of the match."""

    seat: Seat


type WhyAgain = Literal["harlequin", "tie", "void", "agreed"]


class DealtAgain(Struct, frozen=True, tag=snake):
    """The cards are dealt anew by the same dealer, without an ante, and why."""

    why: WhyAgain


class CuckooDealt(Struct, frozen=True, tag=snake):
    """One of the last two was dealt a Cuckoo: everyone shows at once."""

    seat: Seat


class RejoinAsked(Struct, frozen=True, tag=snake):
    """A seat that is out is asked whether it comes back for `cost` chips."""

    seat: Seat
    cost: int


class Rejoined(Struct, frozen=True, tag=snake):
    """A seat paid and is back in the match."""

    seat: Seat
    cost: int
    pot: int


class StayedOut(Struct, frozen=True, tag=snake):
    """A seat did not come back this time."""

    seat: Seat


class MatchWon(Struct, frozen=True, tag=snake):
    """A seat is the last one in and takes the pot (0 in a match for lives)."""

    seat: Seat
    pot: int


type Event = (
    DealBegan
    | AntePaid
    | Dealt[Card]
    | RedealAsked
    | RedealNotAsked
    | RedealAgreed
    | RedealRefused
    | RedealReferred
    | CardOffered
    | CardSold
    | OfferDeclined
    | Stood
    | Asked
    | HarlequinShown
    | Answered
    | Exchanged
    | StockAsked
    | TurnedUp
    | Drew
    | Kept
    | SwapUndone
    | SwapsVoided
    | Struck
    | HarlequinLowered
    | CardsShown
    | KillingCards
    | NobodyLowest
    | WentOut
    | LifeLost
    | Eliminated
    | DealtAgain
    | CuckooDealt
    | RejoinAsked
    | Rejoined
    | StayedOut
    | MatchWon
    | DealEnded[Card]
)
