"""The options of the exchange games, in the groups of the rule book's table [RULES 1.9]."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

type Pig = Literal[
    "asker", "card_origin", "card_origin_reset", "pig_origin_unwind", "pig_origin_reset", "asker_reset"
]
type HarlequinRank = Literal["low_when_swapped", "low_unless_drawn_or_met"]
type Showdown = Literal["lowest", "lowest_and_low_harlequins", "kill_count"]
FOR_A_POT = {"when": {"stakes.kind": "pot"}}
"""Of options that count for nothing in a match for lives."""

type Price = Literal["stake", "double_stake", "half_pot", "pot"]


class Powers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the cards that answer do, and what a Harlequin is worth."""

    pig: Annotated[
        Pig,
        Meta(description="Who is struck by the Pig, and which swaps are undone.", examples=["card_origin"]),
    ]
    pig_harlequin_low: Annotated[
        bool,
        Meta(
            description="A Harlequin offered to a Pig goes back to its first holder, low; nobody is struck."
        ),
    ]
    cuckoo: Annotated[
        Literal["showdown", "reset"],
        Meta(description="A Cuckoo that is asked ends the deal, or voids all swaps so far."),
    ]
    harlequin: Annotated[HarlequinRank, Meta(description="When a Harlequin is the lowest card.")]
    harlequin_ties_cuckoo: Annotated[
        bool, Meta(description="A high Harlequin is equal to the Cuckoo instead of above it.")
    ]


class Stock(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """What happens when a card that answers comes up from the stock."""

    pass_: Annotated[
        Literal["draw_next", "no_exchange"],
        Meta(description="An Inn or Cavalier from the stock: draw the next card, or keep the old one."),
    ]
    power: Annotated[
        Literal["plain", "bite"],
        Meta(
            description="A Cuckoo, Hussar or Pig from the stock is simply the new card, or acts as if held."
        ),
    ]


class Stakes(Struct, frozen=True, forbid_unknown_fields=True):
    """What the match is for."""

    kind: Annotated[Literal["pot", "lives"], Meta(description="Play for the pot, or for lives.")] = "pot"
    stake: Annotated[
        int, Meta(ge=1, le=100, description="Chips in one stake.", extra_json_schema=FOR_A_POT)
    ] = 1
    ante: Annotated[
        Literal["every_deal", "once"],
        Meta(description="The stake is paid every deal, or once a match.", extra_json_schema=FOR_A_POT),
    ] = "every_deal"
    lives: Annotated[
        int,
        Meta(
            ge=1,
            le=9,
            description="Lives at the start of a match for lives.",
            extra_json_schema={"when": {"stakes.kind": "lives"}},
        ),
    ] = 3


class Reentry(Struct, frozen=True, forbid_unknown_fields=True):
    """How those who are out may come back."""

    prices: Annotated[
        tuple[Price, ...],
        Meta(
            max_length=9,
            description="The price of each chance to come back, in order.",
            extra_json_schema=FOR_A_POT,
        ),
    ]
    timing: Annotated[
        Literal["any_deal", "next_deal", "late"],
        Meta(
            description="Before any later deal, only the next one, or late: when three, then two are left.",
            extra_json_schema=FOR_A_POT,
        ),
    ]


class Endgame(Struct, frozen=True, forbid_unknown_fields=True):
    """What is special when few are left, and who deals."""

    two_left: Annotated[bool, Meta(description="The last two play by their own rules.")]
    redeal: Annotated[
        Literal["off", "any_asks", "left_of_dealer"],
        Meta(description="Who may ask for new cards: nobody, any of the last three, or the dealer's left."),
    ]
    sell: Annotated[
        bool, Meta(description="A player may sell the card, and the place, before the first turn.")
    ]
    dealer: Annotated[
        Literal["next_live", "next_seat"],
        Meta(description="The next player in deals, or the next seat even if it is out."),
    ]
