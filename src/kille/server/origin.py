"""Which pages may speak for our guests."""

from urllib.parse import urlsplit


def is_ours(origin: str | None, host: str) -> bool:
    """Whether a page of ours asks, or a program that is no page: other sites may not speak for our guests."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False
