"""The browser that these tests drive, and the server it talks to."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from web import chromium
from web.house import House


def pytest_configure() -> None:
    """Playwright's driver runs on the Node that we bring."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Our Chromium and its flags, beside what the command line of pytest asks for."""
    return {**browser_type_launch_args, **chromium.launch()}


@pytest.fixture
def stacked(tmp_path: Path) -> Iterator[Callable[[str], House]]:
    """Starts a server of its own for a test, with these cards on top of the deck."""
    running: list[House] = []

    def start(cards: str) -> House:
        running.append(House(tmp_path, cards))
        return running[-1]

    yield start
    for house in running:
        house.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of all tests that let it live."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def own_house(stacked: Callable[[str], House]) -> House:
    """A server of its own for a test that kills it, or that must be alone."""
    return stacked("")
