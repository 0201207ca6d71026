"""Who may do what at a table: a request becomes lines for the log, or NotDone says why not."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from kille.core.game import IllegalAction, Move, step
from kille.core.seats import Seat
from kille.tables.log import Acted, Began, BotSatDown, Guest, Said, SatDown, StoodUp, What
from kille.tables.names import bot_name, clean, clean_name, key
from kille.tables.requests import Act, Begin, GetUp, NotDone, Request, Say, SeatBot, Sit
from kille.tables.table import Chair, Table, is_host, seat_of_guest, seat_played

LONGEST_TALK = 200  # letters, once they are written the shortest way


class House(Struct, frozen=True):
    """What the house has for the tables of a game: its bots, the one that sits in, whether it advises."""

    bots: Collection[str]
    stand_in: str
    practice: bool = False  # choices can be weighed


def judge(table: Table, request: Request, guest: Guest, *, house: House, token: str) -> tuple[What, ...]:
    """The lines that a request adds to the log. NotDone if it may not be; `token` is for a seat taken."""
    match request:
        case Sit():
            return _sit(table, request, guest, token)
        case GetUp():
            return (StoodUp(_own_seat(table, guest)),)
        case SeatBot():
            return (_seat_bot(table, request, guest, house),)
        case Begin():
            return _begin(table, guest, house)
        case Act():
            return (_act(table, request, guest),)
        case Say(text=text):
            return (_say(table, text, guest),)


def _sit(table: Table, request: Sit, guest: Guest, token: str) -> tuple[What, ...]:
    chair = _chair(table, request.seat)
    name = clean_name(request.name)
    if seat_of_guest(table, guest) is not None:
        raise NotDone("already_seated", "You sit at this table already: get up before you take another seat.")
    played = seat_played(table, guest)
    if played not in (None, request.seat):
        sentence = (
            "You have played another seat in this match: take that one again, or wait for the next match."
        )
        raise NotDone("seat_taken", sentence)
    if not _may_be_taken(table, chair):
        if not any(_may_be_taken(table, other) for other in table.chairs):
            raise NotDone("table_full", "Every seat is taken: you may watch.")
        raise NotDone("seat_taken", "That seat is taken: choose another.")
    renamed: list[What] = []
    for seat, other in enumerate(table.chairs):
        if seat == request.seat or other.name is None or key(other.name) != key(name):
            continue
        if other.bot is None or table.phase == "playing":
            raise NotDone("name_taken", "Somebody at this table has that name: choose another.")
        gone = (seat, request.seat)  # these names are free again
        taken = [name, *(one.name for at, one in enumerate(table.chairs) if one.name and at not in gone)]
        renamed.append(BotSatDown(seat, other.bot, bot_name(seat, taken)))
    return (*renamed, SatDown(request.seat, guest, name, token))


def _may_be_taken(table: Table, chair: Chair) -> bool:
    """The seat of somebody who left for good may be taken at any time, a bot's between matches."""
    return chair.guest is None and (table.phase != "playing" or chair.left)


def _seat_bot(table: Table, request: SeatBot, guest: Guest, house: House) -> BotSatDown:
    chair = _chair(table, request.seat)
    _let_host(table, guest, "choose bots")
    if request.bot not in house.bots:
        raise NotDone("no_such_bot", f"There is no such bot: there are {', '.join(house.bots)}.")
    if table.phase == "playing":
        raise NotDone("match_running", "A match is on: bots are chosen before it or after it.")
    if chair.guest is not None:
        raise NotDone("seat_taken", "A person sits there: put the bot on a free seat.")
    return _bot_sits(table, request.seat, request.bot)


def _bot_sits(table: Table, seat: Seat, bot: str) -> BotSatDown:
    taken = [chair.name for other, chair in enumerate(table.chairs) if other != seat and chair.name]
    return BotSatDown(seat, bot, bot_name(seat, taken))


def _begin(table: Table, guest: Guest, house: House) -> tuple[What, ...]:
    _let_host(table, guest, "begin")
    if table.phase == "playing":
        raise NotDone("match_running", "A match is on already.")
    bots: list[BotSatDown] = []
    taken = [chair.name for chair in table.chairs if chair.name and not chair.left]
    for seat, chair in enumerate(table.chairs):
        if chair.is_free or chair.left:
            bots.append(BotSatDown(seat, house.stand_in, bot_name(seat, taken)))
            taken.append(bots[-1].name)
    seats = table.setup.seats
    dealer = seats - 1 if table.position is None else (table.dealer + 1) % seats
    return (*bots, Began(dealer))


def _act(table: Table, request: Act[Any], guest: Guest) -> Acted:
    seat = _own_seat(table, guest)
    if table.position is None:
        raise NotDone("no_match", "No match is on yet: the host begins it.")
    state = table.position.state
    if table.phase == "playing" and request.seen < table.chairs[seat].changed:
        allowed = table.rules.legal_actions(state, seat)
        raise NotDone("too_late", "The table has moved on since you chose: look and choose again.", allowed)
    try:
        step(table.rules, state, Move(seat, request.action))
    except IllegalAction as error:
        # What others might do can tell what they hold: records say it, what players are told does not.
        said = str(error).partition(" (")[0] if error.reason == "not_your_turn" else str(error)
        raise NotDone(error.reason, _sentence(said), error.allowed) from None
    raced = request.after is not None and type(request.action) in table.races
    return Acted(seat, request.action, "player", round(request.after or 0) if raced else None)


def _say(table: Table, text: str, guest: Guest) -> Said:
    text = clean(text)
    if not 0 < len(text) <= LONGEST_TALK:
        raise NotDone("malformed", "There is nothing to say in that: write 1 to 200 letters.")
    seat = seat_of_guest(table, guest)
    name = None if seat is None else table.chairs[seat].name
    return Said(name or "", seat, text)


def _chair(table: Table, seat: Seat) -> Chair:
    if 0 <= seat < table.setup.seats:
        return table.chairs[seat]
    raise NotDone("no_such_seat", f"There is no seat {seat}: they are numbered 0 to {table.setup.seats - 1}.")


def _own_seat(table: Table, guest: Guest) -> Seat:
    seat = seat_of_guest(table, guest)
    if seat is None:
        raise NotDone("not_seated", "You watch this table: take a seat first.")
    return seat


def _let_host(table: Table, guest: Guest, what: str) -> None:
    if not is_host(table, guest):
        raise NotDone("not_host", f"Only the host may {what} at this table.")


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
