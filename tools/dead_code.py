"""Finds code that nothing uses: functions, classes, methods, imports.

    python tools/dead_code.py

Vulture does the finding. Left out are variables and attributes: to it, the fields of a struct and the members
of an enumeration are never used, and ruff finds the local ones.
"""

import subprocess
import sys

FOUND_SOMETHING = 3  # vulture's exit status


def main() -> int:
    """Run vulture, and show what is left of its findings."""
    run = subprocess.run([sys.executable, "-m", "vulture"], capture_output=True, text=True, check=False)
    if run.returncode not in {0, FOUND_SOMETHING}:
        print(run.stdout, run.stderr, file=sys.stderr)
        return run.returncode
    kinds = ("unused variable", "unused attribute")
    dead = [line for line in run.stdout.splitlines() if not any(kind in line for kind in kinds)]
    print("\n".join(dead) or "no dead code")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
