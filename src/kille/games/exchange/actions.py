"""What players of the exchange games can do, and the cards that chance turns up."""

from msgspec import Struct

from kille.core.actions import Amount, snake
from kille.core.seats import Seat
from kille.packs.kille import Card


class Swap(Struct, frozen=True, tag=snake):
    """Byte! Offer your card to the next player on the left, or as the last one to the stock."""


class Stand(Struct, frozen=True, tag=snake):
    """Nöjd: keep your card."""


class Rejoin(Struct, frozen=True, tag=snake):
    """Pay the price and come back into the match."""


class StayOut(Struct, frozen=True, tag=snake):
    """Do not come back this time."""


class AskRedeal(Struct, frozen=True, tag=snake):
    """Ask the others for new cards."""


class Skip(Struct, frozen=True, tag=snake):
    """Do not ask for new cards."""


class Agree(Struct, frozen=True, tag=snake):
    """Agree to new cards."""


class Refuse(Struct, frozen=True, tag=snake):
    """Refuse new cards."""


class Refer(Struct, frozen=True, tag=snake):
    """The dealer leaves the answer to the third player."""


class Offer(Struct, frozen=True, tag=snake):
    """Offer your card, and with it your place in the match, to a seat at a price."""

    other: Seat
    price: Amount


class Accept(Struct, frozen=True, tag=snake):
    """Buy the card that is offered to you."""


class Decline(Struct, frozen=True, tag=snake):
    """Do not buy the card that is offered to you."""


class Deal(Struct, frozen=True, tag=snake):
    """Chance: this card comes up, to be dealt or drawn from the stock."""

    card: Card


type Action = (
    Swap
    | Stand
    | Rejoin
    | StayOut
    | AskRedeal
    | Skip
    | Agree
    | Refuse
    | Refer
    | Offer
    | Accept
    | Decline
    | Deal
)
