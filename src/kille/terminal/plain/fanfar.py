"""Fanfar's two runs, each from its lowest card to its highest."""

from kille.games.fanfar import State
from kille.terminal.plain.table import PlainView
from kille.terminal.view import Scene


class FanfarView(PlainView):
    """Dubbel fanfar at the table."""

    def middle(self, scene: Scene) -> list[str]:
        """The runs that have been opened."""
        state: State = scene.seen.state
        lines: list[str] = []
        for number, run in enumerate(state.runs, 1):
            if run:
                ranked = sorted([card.look() for card in run], key=lambda card: card.rank)
                cards = " ".join(self.words.card(card) for card in ranked)
                lines.append(self.words.say("terminal-run", number=number, cards=cards))
        return lines
