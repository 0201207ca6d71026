"""Bluffmäster's sequence: what the last card was named, which is to be beaten."""

from kille.games.bluffmaster.state import State
from kille.terminal.plain.table import PlainView
from kille.terminal.view import Scene


class BluffmasterView(PlainView):
    """Bluffmäster at the table."""

    def middle(self, scene: Scene) -> list[str]:
        """The named rank, who named it, how many cards lie there, and the talon."""
        state: State = scene.seen.state
        say = self.words.say
        talon = say("terminal-talon", count=state.talon)
        if not state.sequence:
            return [f"{say('terminal-no-claim')} {talon}"]
        last = state.sequence[-1]
        said = say(
            "terminal-claim",
            name=self.names[last.seat],
            card=self.words.card(last.named),
            count=len(state.sequence),
        )
        return [f"{said} {talon}"]
