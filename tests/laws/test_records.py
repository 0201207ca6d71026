"""Whatever is played can be written as a record, at any moment, and says the same when it is read again."""

from hypothesis import given
from hypothesis import strategies as st
from laws.strategies import Deal, every_deal
from laws.test_laws import laws, random_log

from kille.core.record import read_record, write_record
from kille.core.report import replay_record, summary
from kille.games import GAMES


@laws
@given(every_deal(), st.integers(0, 2**32), st.integers(0, 80))
def test_a_record_can_be_written_at_any_moment(deal: Deal, seed: int, length: int) -> None:
    """The log, the options and the report survive; stacks are the sum of what the deals gave."""
    game = GAMES[deal.game]
    log, position = random_log(deal, seed, length)
    ruleset = deal.ruleset or game.default
    names = [f"Name {seat}" for seat in range(deal.seats)]
    text = write_record(game, ruleset, deal.rules, names, dealer=deal.seats - 1, log=log)
    again = replay_record(read_record(text, GAMES))
    assert (again.record.rules, again.log) == (deal.rules, log)
    assert again.position == position
    report = summary(again, "x")
    start = deal.rules.stacks(deal.rules.start(deal.seats, deal.seats - 1))
    gained = [sum(column) for column in zip(start, *(d["delta"] for d in report["deals"]), strict=True)]
    assert gained == report["stacks"]
