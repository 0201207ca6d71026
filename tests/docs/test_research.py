"""What docs/RESEARCH.md shows is run, in one go, as in a notebook."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "RESEARCH.md"


def test_the_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", "\n".join(examples)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "swap Fool to 5, stand 6 to Harlequin" in ran.stdout
    assert "0.3192441704" in ran.stdout
