"""The build hook: the browser client is built from web/ and packed with the Python code."""

import os
import subprocess
import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client


class BrowserClient(BuildHookInterface[BuilderConfig]):
    """Builds the browser client before each wheel, unless KILLE_SKIP_WEB is set or nothing has changed."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where a build is due and the machine has no Node that is new enough."""
        return [client.NODE_WHEEL] if self._is_due() and client.system_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build it, unless that is not due."""
        if self._is_due():
            self.app.display_info("building the browser client")
            try:
                client.build()
            except (client.ClientError, subprocess.CalledProcessError) as error:
                self.app.abort(f"The browser client could not be built. {error}")

    def _is_due(self) -> bool:
        return not os.environ.get("KILLE_SKIP_WEB") and not client.is_fresh()
