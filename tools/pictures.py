"""Draw the charts of "Is it just luck?", for the docs and the browser: `make pictures`. It takes a minute."""

from pathlib import Path

from kille.games.exchange.rulesets import CLASSIC
from kille.sim import pictures
from kille.text import LANGUAGES, Words

FOLDER = Path(__file__).parents[1] / "web/src/games/byteskille/luck"
POLICY = "equilibrium"
DEALS = 10_000_000
FEW, MANY, ODDS = range(2, 9), range(2, 13), 5


def main() -> None:
    """Write the pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        say = Words(language).say
        drawn = {
            "values": pictures.values(CLASSIC, FEW, POLICY, DEALS, say),
            "odds": pictures.odds(CLASSIC, ODDS, POLICY, DEALS, say),
            "swaps": pictures.swaps(CLASSIC, MANY, POLICY, say),
        }
        for name, chart in drawn.items():
            pictures.save(chart, FOLDER / f"{name}-{language}.svg")


if __name__ == "__main__":
    main()
