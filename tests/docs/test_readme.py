"""What the README shows is run."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_plays_a_match() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), flags=re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=True
    )
    returns = [int(number) for number in ran.stdout.strip("()\n").split(",")]
    assert len(returns) == 4
    assert sum(returns) == 0
    assert max(returns) > 0


def test_the_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    commands = re.findall(r"^    make (\w+)", (ROOT / "README.md").read_text(), flags=re.MULTILINE)
    assert commands == ["play", "test"]
    assert all(re.search(rf"^{command}:", makefile, flags=re.MULTILINE) for command in commands)
