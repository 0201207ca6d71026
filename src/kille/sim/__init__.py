"""Study one deal of Byteskille at great speed: the rules again, as loops over numbers.

The rules in `kille.games.exchange` say what is right; what stands here is checked against them, card by card.
"""

from pathlib import Path


def _forget_stale_code() -> None:
    """Throw away what was compiled from older sources: Numba looks only at the outermost function's file."""
    here = Path(__file__).parent
    sources = [*here.glob("*.py"), *(here.parent / "solve").glob("*.py")]
    newest = max(source.stat().st_mtime for source in sources)
    for index in here.parent.glob("s*/__pycache__/*.nbi"):
        if index.stat().st_mtime < newest:
            index.unlink(missing_ok=True)


_forget_stale_code()
