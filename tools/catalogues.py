"""Checks the words: every catalogue has the same messages, each with the same attributes and variables.

    python tools/catalogues.py

English is what the others are held to. Exit status 1, and a line for each fault, if they differ.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "src/kille/text"
MODEL = "en"

type Words = dict[str, frozenset[str]]  # message or message.attribute -> the variables it speaks of


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- Fluent's name
        """One more."""
        self.names.add(node.id.name)


def read(folder: Path) -> tuple[Words, list[str]]:
    """The messages of a language, and what is wrong with it by itself."""
    words: Words = {}
    faults: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        _read_file(path, words, faults)
    return words, faults


def _read_file(path: Path, words: Words, faults: list[str]) -> None:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        match entry:
            case ast.Junk():
                faults.append(
                    f"{path.name}: this is not Fluent: {(entry.content or '').strip().splitlines()[0]}"
                )
            case ast.Message() | ast.Term():
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in words:
                    faults.append(f"{path.name}: {name} is there twice")
                words[name] = _variables(entry.value)
                words |= {f"{name}.{part.id.name}": _variables(part.value) for part in entry.attributes}
            case _:
                pass  # comments


def compare(model: Words, name: str, words: Words) -> list[str]:
    """Where a catalogue differs from the model."""
    missing = [f"{name}: {key} is missing" for key in model if key not in words]
    surplus = [f"{name}: {key} is not in {MODEL}" for key in words if key not in model]
    other = [
        f"{name}: {key} speaks of {_listed(words[key])}, {MODEL} of {_listed(model[key])}"
        for key in model
        # A term's variables are the language's own affair (cases, genders).
        if key in words and not key.startswith("-") and words[key] != model[key]
    ]
    return missing + surplus + other


def main() -> int:
    """Check them all."""
    model, faults = read(FOLDER / MODEL)
    others = [path for path in sorted(FOLDER.iterdir()) if path.is_dir() and path.name != MODEL]
    others = [path for path in others if any(path.glob("*.ftl"))]
    for path in others:
        words, own = read(path)
        faults += own + compare(model, path.name, words)
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"{len(model)} messages in {len(others) + 1} languages")
    return 1 if faults else 0


def _variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


if __name__ == "__main__":
    sys.exit(main())
