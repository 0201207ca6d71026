"""Whether a table can be laid as somebody asks for it."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from kille.core.game import Game, seats_in_words
from kille.core.options import with_options
from kille.tables.judge import House
from kille.tables.log import BotSatDown, Guest, Opened, Setup, What
from kille.tables.names import bot_name


def opening(
    setup: Setup, guest: Guest, *, games: Mapping[str, Game], house: Callable[[str], House]
) -> tuple[What, ...]:
    """The first lines of a table's log; a ValueError says what cannot be had, and what can."""
    game = games.get(setup.game)
    if game is None:
        raise ValueError(f"There is no such game here. The games are: {', '.join(games)}.")
    ruleset = game.rulesets.get(setup.ruleset)
    if ruleset is None:
        raise ValueError(f"There is no such rule set: {game.name} has {', '.join(game.rulesets)}.")
    if setup.seats not in game.seats:
        raise ValueError(f"{game.name} is for {seats_in_words(game)} seats, not {setup.seats}.")
    if len(setup.bots) > setup.seats:
        raise ValueError(f"There are more bots than the {setup.seats} seats: name at most one for each seat.")
    ours = house(game.name)
    bots = ours.bots
    if any(bot is not None and bot not in bots for bot in setup.bots):
        raise ValueError(f"There is no such bot: there are {', '.join(bots)}.")
    if setup.practice and not ours.practice:
        raise ValueError(f"{game.name} cannot be practised yet: its choices are not weighed.")
    try:
        with_options(ruleset.rules, setup.options)
    except ValueError as error:
        raise ValueError(f"These options do not fit: {error}.") from None
    seated = (BotSatDown(seat, bot, bot_name(seat, ())) for seat, bot in enumerate(setup.bots) if bot)
    return (Opened(replace(setup, bots=()), guest), *seated)
