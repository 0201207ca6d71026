"""A server for the browsers of a test, which can be killed and comes back at the same address."""

import socket
import subprocess
import sys
from pathlib import Path

ALONE = Path(__file__).with_name("alone.py")


class House:
    """The server's process, its address and its database; with a stacked deck if cards are given."""

    def __init__(self, folder: Path, cards: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = folder / "tables.db"
        self._cards = cards.split()
        self.start()

    def start(self) -> None:
        """Start it and wait until it listens."""
        arguments = [sys.executable, str(ALONE), str(self.port), str(self._database), *self._cards]
        self._process = subprocess.Popen(arguments)
        while not self._listens():
            assert self._process.poll() is None, "the server did not start"

    def kill(self) -> None:
        """kill -9: no farewell, nothing tidied."""
        self._process.kill()
        self._process.wait()

    def crash(self) -> None:
        """Killed in the middle of things, and started again."""
        self.kill()
        self.start()

    def stop(self) -> None:
        """End it as one should."""
        self._process.terminate()
        self._process.wait()

    def _listens(self) -> bool:
        with socket.socket() as line:
            line.settimeout(0.2)
            return line.connect_ex(("127.0.0.1", self.port)) == 0
