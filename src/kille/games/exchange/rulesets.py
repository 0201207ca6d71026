"""The rule sets of One-Card Kille: named choices of all options, each with its source [RULES 1.1, 1.9]."""

from collections.abc import Mapping

from msgspec.structs import replace

from kille.core.game import Ruleset
from kille.games.exchange.actions import Action
from kille.games.exchange.events import Event
from kille.games.exchange.options import Endgame, Powers, Reentry, Stakes, Stock
from kille.games.exchange.rules import Rules
from kille.games.exchange.state import State

CLASSIC = Rules(
    powers=Powers(
        pig="card_origin",
        pig_harlequin_low=True,
        cuckoo="showdown",
        harlequin="low_when_swapped",
        harlequin_ties_cuckoo=False,
    ),
    stock=Stock(pass_="no_exchange", power="plain"),
    showdown="lowest",
    stakes=Stakes(kind="pot", stake=1, ante="every_deal", lives=3),
    reentry=Reentry(prices=("stake", "half_pot", "pot"), timing="any_deal"),
    endgame=Endgame(two_left=True, redeal="off", sell=False, dealer="next_live"),
)

RULEBOOK = Rules(
    powers=replace(CLASSIC.powers, pig="asker", pig_harlequin_low=False, cuckoo="reset"),
    stock=replace(CLASSIC.stock, pass_="draw_next"),
    showdown="kill_count",
    stakes=replace(CLASSIC.stakes, ante="once"),
    reentry=replace(CLASSIC.reentry, prices=("double_stake", "half_pot", "pot")),
    endgame=Endgame(two_left=False, redeal="any_asks", sell=True, dealer="next_seat"),
)

ENCYCLOPEDIA = replace(
    CLASSIC,
    powers=replace(
        CLASSIC.powers, pig="pig_origin_reset", pig_harlequin_low=False, harlequin_ties_cuckoo=True
    ),
    stock=replace(CLASSIC.stock, pass_="draw_next"),
    showdown="lowest_and_low_harlequins",
    stakes=replace(CLASSIC.stakes, ante="once"),
    reentry=replace(CLASSIC.reentry, timing="next_deal"),
)

ENCYCLOPEDIA_2017 = replace(
    CLASSIC,
    powers=replace(CLASSIC.powers, pig="pig_origin_unwind", pig_harlequin_low=False),
    stock=replace(CLASSIC.stock, pass_="draw_next"),
    stakes=replace(CLASSIC.stakes, ante="once"),
)

CASINO = replace(CLASSIC, powers=replace(CLASSIC.powers, pig="card_origin_reset", pig_harlequin_low=False))

LIVES = replace(CLASSIC, stakes=replace(CLASSIC.stakes, kind="lives"))

GNAV_RULES = replace(
    CLASSIC,
    powers=replace(CLASSIC.powers, pig="asker_reset", pig_harlequin_low=False),
    stock=Stock(pass_="draw_next", power="bite"),
)

ENCYCLOPEDIA_VARIANTS = replace(
    ENCYCLOPEDIA,
    powers=replace(ENCYCLOPEDIA.powers, harlequin="low_unless_drawn_or_met"),
    reentry=Reentry(prices=("double_stake", "half_pot"), timing="late"),
    endgame=replace(ENCYCLOPEDIA.endgame, redeal="left_of_dealer"),
)

SEATS = range(2, 21)

RULESETS: Mapping[str, Ruleset[State, Action, Event]] = {
    "classic": Ruleset(CLASSIC, sources=("S3",), fewest=3, most=12),
    "rulebook": Ruleset(RULEBOOK, sources=("S0",), fewest=2, most=20),
    "encyclopedia": Ruleset(ENCYCLOPEDIA, sources=("S1",), fewest=3, most=13),
    "encyclopedia-2017": Ruleset(ENCYCLOPEDIA_2017, sources=("S4",), fewest=3, most=13),
    "casino": Ruleset(CASINO, sources=("W6",), fewest=3, most=13),
    "lives": Ruleset(LIVES, sources=("S3",), fewest=3, most=12),
    "gnav-rules": Ruleset(GNAV_RULES, sources=("S3",), fewest=3, most=12),
    "encyclopedia-variants": Ruleset(ENCYCLOPEDIA_VARIANTS, sources=("S1",), fewest=3, most=13),
}


def one_deal(rules: Rules) -> Rules:
    """Rules for a deal by itself: no new cards, no sale, and two play as many do."""
    return replace(rules, endgame=replace(rules.endgame, two_left=False, redeal="off", sell=False))
