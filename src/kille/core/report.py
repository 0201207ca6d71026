"""Play a record through and report on it: deal by deal, and how things stand at its end."""

from typing import Any, cast

from msgspec import Struct, field

from kille.core.actions import parse_action, parse_card
from kille.core.deals import DealBegan, DealEnded
from kille.core.game import IllegalAction, Move
from kille.core.hidden import Hidden
from kille.core.play import Entry, Left, Position, TimedOut, advance
from kille.core.record import Line, Record, RecordError
from kille.core.seats import CHANCE, Seat, letter, letters, seat_of

type Cards = tuple[Hidden[Any], ...]


class DealReport(Struct):
    """One deal: who dealt, who lost it, what each seat held at its end, and the stacks before it."""

    dealer: Seat
    before: tuple[int, ...]
    out: tuple[Seat, ...] = ()
    held: tuple[Cards, ...] | None = None  # None while the deal is on


class Replayed(Struct):
    """A record played to its end: what was told, and how things stand."""

    record: Record
    position: Position[Any]
    log: list[Entry[Any]] = field(default_factory=list[Entry[Any]])
    told: list[Any] = field(default_factory=list[Any])
    deals: list[DealReport] = field(default_factory=list[DealReport])


class _Deck(Struct):
    """The stacked deck, each card with the line that put it there."""

    cards: list[tuple[Any, int]] = field(default_factory=list[tuple[Any, int]])


def replay_record(record: Record) -> Replayed:
    """Play all lines of a record; a RecordError names the line that cannot be played, and what could."""
    replayed = Replayed(record, Position(record.rules.start(len(record.names), record.dealer)))
    deck = _Deck()
    for line in record.lines:
        if line.words[0] == "deal":
            _stack(record, deck, line)
        else:
            _enter(replayed, deck, _entry(record, line), line.number)
        _let_chance_act(replayed, deck)
    return replayed


def _stack(record: Record, deck: _Deck, line: Line) -> None:
    if len(line.words) == 1:
        raise RecordError(line.number, "deal what? Give the cards that come up, such as deal 7 inn fool")
    card: Any = next(iter(record.rules.pack()))
    try:
        deck.cards += [(parse_card(card.__class__, token), line.number) for token in line.words[1:]]
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None


def _let_chance_act(replayed: Replayed, deck: _Deck) -> None:
    """Chance takes the cards of the deck as long as one is awaited."""
    rules = replayed.record.rules
    while deck.cards and (outcomes := rules.chance_outcomes(replayed.position.state)):
        card, number = deck.cards.pop(0)
        action = next((outcome for outcome in outcomes if outcome.card == card), None)
        if action is None:
            raise RecordError(number, f"{card.value} cannot come up any more in this deal: none is left")
        _enter(replayed, deck, Move(CHANCE, action), number)


def _entry(record: Record, line: Line) -> Entry[Any]:
    """What a line of moves says."""
    try:
        return _parsed(record, *line.words)
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None


def _parsed(record: Record, first: str, *rest: str) -> Entry[Any]:
    seats = len(record.names)
    if first in ("time", "leave"):
        if len(rest) != 1:
            raise ValueError(f"write {first!r} and the letter of one seat")
        seat = seat_of(rest[0], seats)
        return TimedOut(seat) if first == "time" else Left(seat)
    seat = seat_of(first, seats)
    if not rest:
        raise ValueError(f"what does {first} do? Write a verb after the seat")
    return Move(seat, parse_action(record.game.action, list(rest), seats=seats))


def _enter(replayed: Replayed, deck: _Deck, entry: Entry[Any], number: int) -> None:
    """Enter one more line; when a deal ends, what is left of the deck goes with it."""
    rules = replayed.record.rules
    before = rules.stacks(replayed.position.state)
    try:
        replayed.position, told = advance(rules, replayed.position, entry)
    except IllegalAction as error:
        raise RecordError(number, str(error)) from None
    replayed.log.append(entry)
    replayed.told += told
    for event in told:
        match event:
            case DealBegan(dealer):
                replayed.deals.append(DealReport(dealer, before))
            case DealEnded():
                ended = cast(DealEnded[Any], event)
                replayed.deals[-1].out, replayed.deals[-1].held = ended.out, ended.held
                deck.cards.clear()
            case _:
                pass


def summary(replayed: Replayed, file: str) -> dict[str, Any]:
    """The report as `kille replay --json` prints it."""
    record, state = replayed.record, replayed.position.state
    rules = record.rules
    stacks, returns = rules.stacks(state), rules.returns(state)
    after = [*(deal.before for deal in replayed.deals), stacks][1:]
    return {
        "file": file,
        "game": record.game.name,
        "ruleset": record.ruleset,
        "seats": len(record.names),
        "over": returns is not None,
        "to_act": letters(rules.awaited(state)),
        "scores": None if returns is None else list(returns),
        "stacks": list(stacks),
        "in_play": letters(rules.in_play(state)),
        "deals": [
            {
                "dealer": letter(deal.dealer),
                "out": letters(deal.out),
                "held": [_tokens(cards) for cards in deal.held or rules.held(state)],
                "delta": [now - then for now, then in zip(ends, deal.before, strict=True)],
            }
            for deal, ends in zip(replayed.deals, after, strict=True)
        ],
    }


def _tokens(cards: Cards) -> str | list[str] | None:
    """The tokens of a hand: None for no card, the token of a single one, else a list."""
    tokens = [card.look().value for card in cards]
    return tokens[0] if len(tokens) == 1 else tokens or None
