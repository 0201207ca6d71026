"""Pokerkille and Auktionskille as they are reconstructed [RULES 3.3, S1]."""

from typing import Any

from msgspec.structs import replace
from rulebook.table import Table

from kille.core.deals import AntePaid, DealEnded, PotTaken
from kille.games.tricks.auktionskille import AUKTIONSKILLE, NobodyBid, SoloistFound, SoloistPaid
from kille.games.tricks.pokerkille import POKERKILLE, Called, Raised
from kille.games.tricks.pot import PotShared, WonUnplayed
from kille.games.tricks.trick import TrickWon

POKER: Any = POKERKILLE.rulesets["poker"].rules
AUCTION: Any = AUKTIONSKILLE.rulesets["auction"].rules
FIVES = ("8 9 10 11 12", "1 2 3 4 5", "inn cavalier pig hussar cuckoo")


def poker() -> Table:
    """C deals, A speaks first; everyone has five cards."""
    rows = zip(*(hand.split() for hand in FIVES), strict=True)
    return Table(POKERKILLE, POKER, 3).deal(" ".join(card for row in rows for card in row))


def auction(**options: int) -> Table:
    """C deals, A bids first; everyone has three cards."""
    rows = zip(*(hand.split()[:3] for hand in FIVES), strict=True)
    played = Table(AUKTIONSKILLE, replace(AUCTION, **options), 3)
    return played.deal(" ".join(card for row in rows for card in row))


def test_both_are_labelled_as_reconstructed() -> None:
    """S1 only names them."""
    for game in (POKERKILLE, AUKTIONSKILLE):
        assert all(ruleset.reconstructed for ruleset in game.rulesets.values())


def test_poker_all_ante_and_get_five_cards() -> None:
    """Reconstructed: five cards, ante."""
    played = poker()
    assert played.all_told(AntePaid) == [AntePaid((0, 1, 2), 1, 3)]
    assert [len(hand) for hand in played.state.cards.hands] == [5, 5, 5]


def test_poker_check_or_bet_then_call_raise_or_fold() -> None:
    """Reconstructed: one betting round, at most so many raises."""
    played = poker()
    assert played.may("A") == ["check", "bet 1", "bet 2", "bet 3", "bet 4", "fold"]
    played.play("A check", "B bet 2")
    assert played.may("C") == ["call", "raise 1", "raise 2", "raise 3", "raise 4", "fold"]
    played.play("C raise 3", "A raise 1", "B raise 1")
    assert played.all_told(Raised)[0] == Raised(2, 3, 5, 3 + 2 + 5)
    assert played.may("C") == ["call", "fold"]  # three raises were made
    played.play("C call", "A call")
    assert played.all_told(Called) == [Called(2, 2, 3 + 7 * 3 - 1), Called(0, 1, 3 + 7 * 3)]
    assert played.may("A") == ["play 8", "play 9", "play 10", "play 11", "play 12"]


def test_poker_whoever_is_left_alone_takes_the_pot() -> None:
    """Reconstructed: all others have folded."""
    played = poker().play("A bet 4", "B fold", "C fold")
    assert played.all_told(WonUnplayed) == [WonUnplayed(0)]
    assert played.all_told(PotTaken) == [PotTaken(0, 7, 0)]
    assert played.rules.stacks(played.state) == (2, -1, -1)


def test_poker_the_last_trick_takes_the_pot() -> None:
    """Reconstructed: five tricks as in Femkortskille."""
    played = poker().play("A check", "B check", "C check")
    for ours, theirs, best in zip(*(hand.split() for hand in FIVES), strict=True):
        lines = [f"A play {ours}", f"B play {theirs}", f"C play {best}"]
        played.play(*(lines if ours == "8" else [lines[2], *lines[:2]]))
    assert [won.seat for won in played.all_told(TrickWon)] == [2] * 5
    assert played.all_told(PotTaken) == [PotTaken(2, 3, 0)]
    assert played.rules.stacks(played.state) == (-1, -1, 2)


def test_auction_each_bids_more_or_passes_in_one_round() -> None:
    """Reconstructed: one round of rising bids; the bid goes into the pot."""
    played = auction(bid=4)
    assert played.may("A") == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    played.play("A bid 2")
    assert played.may("B") == ["pass", "bid 3", "bid 4"]
    played.play("B pass", "C bid 3")
    assert played.all_told(SoloistFound) == [SoloistFound(2, 3, 6)]
    assert (played.may("A"), played.may("B")) == (["stay", "fold"], [])


def test_auction_without_a_bid_the_pot_stays() -> None:
    """Reconstructed, as in Femkortskille."""
    played = auction().play("A pass", "B pass", "C pass")
    assert played.all_told(NobodyBid) == [NobodyBid(3)]
    assert played.deal("1").all_told(AntePaid)[-1].pot == 6


def test_auction_a_soloist_against_whom_nobody_stays_takes_the_pot() -> None:
    """Reconstructed."""
    played = auction().play("A bid 2", "B pass", "C pass", "B fold", "C fold")
    assert played.all_told(PotTaken) == [PotTaken(0, 5, 0)]
    assert played.rules.stacks(played.state) == (2, -1, -1)


def test_auction_a_soloist_who_takes_the_last_trick_takes_the_pot() -> None:
    """Reconstructed: soloist and stayers get two more cards and play five tricks."""
    played = auction().play("A pass", "B pass", "C bid 2", "A stay", "B fold").deal("11 hussar 12 cuckoo")
    for number, (ours, best) in enumerate(zip(FIVES[0].split(), FIVES[2].split(), strict=True)):
        lines = [f"A play {ours}", f"C play {best}"]
        played.play(*(reversed(lines) if number else lines))
    assert played.all_told(PotTaken) == [PotTaken(2, 5, 0)]
    assert played.rules.stacks(played.state) == (-1, -1, 2)


def test_auction_a_soloist_who_misses_it_pays_the_bid_and_the_pot_stays() -> None:
    """Reconstructed: pays the winner the amount of the bid."""
    played = auction().play("A bid 2", "B pass", "C pass", "B fold", "C stay").deal("11 hussar 12 cuckoo")
    for number, (ours, best) in enumerate(zip(FIVES[0].split(), FIVES[2].split(), strict=True)):
        lines = [f"A play {ours}", f"C play {best}"]
        played.play(*(reversed(lines) if number else lines))
    assert played.all_told(SoloistPaid) == [SoloistPaid(0, 2, 2, 5)]
    assert played.rules.stacks(played.state) == (-1 - 2 - 2, -1, -1 + 2)
    (ended,) = played.all_told(DealEnded)
    assert [len(hand) for hand in ended.held] == [1, 0, 1]


def test_auction_what_is_left_in_the_pot_is_shared_at_the_end() -> None:
    """Our reading: equally, odd chips from the dealer's left."""
    played = auction()
    for _ in range(3):
        for _ in range(3):
            played.play(f"{'ABC'[min(played.rules.awaited(played.state))]} pass")
        played.deal("1 2 3 4 5 6 7 8 9")
    assert played.all_told(PotShared) == [PotShared((3, 3, 3))]
