"""The commands as a person types them: what they print, and the sentence and status for what is wrong."""

import fcntl
import json
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

RECORD = """\
record = 1
game = "byteskille"
seats = ["Anna", "Bo", "Cia", "Dan"]
[options]
stock = { pass = "draw_next" }
[moves]
text = \"\"\"
deal 3 inn cavalier 8   # the eight is the dealer's
A swap
B stand
C stand
D stand
\"\"\"
"""


def kille(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return subprocess.run(
        [sys.executable, "-m", "kille", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "C.UTF-8", **(env or {})},
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "x.kille"
    path.write_text(RECORD)
    return path


def test_replay_json_says_how_it_stands(record: Path) -> None:
    ran = kille("replay", "--json", str(record))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == {
        "file": str(record),
        "game": "byteskille",
        "ruleset": "classic",
        "seats": 4,
        "over": False,
        "to_act": ["D"],
        "scores": None,
        "stacks": [-1, -1, -1, -1],
        "in_play": ["A", "B", "C"],
        "deals": [
            {
                "dealer": "D",
                "out": ["D"],
                "held": ["8", "inn", "cavalier", "3"],
                "delta": [-1, -1, -1, -1],
            }
        ],
    }


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Dan loses this deal: the 3 is the lowest card."),
        ("sv", "Dan förlorar given: 3 är det lägsta kortet."),
    ],
)
def test_replay_tells_it_as_a_person_would(record: Path, language: str, sentence: str) -> None:
    ran = kille("replay", "--lang", language, str(record))
    assert ran.returncode == 0
    assert sentence in ran.stdout
    assert "Värdshus förbi" in ran.stdout


def test_a_wrong_move_names_its_line_and_what_is_allowed(record: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.kille"
    wrong.write_text(RECORD.replace("A swap", "B swap"))
    ran = kille("replay", "--json", str(wrong), str(record))
    assert ran.returncode == 2
    assert ran.stderr == f"{wrong}:9: B may not swap now: A is to act (swap, stand)\n"
    assert len(ran.stdout.splitlines()) == 1  # the other file is still replayed


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"record = 1", b"[moves", b'record = 1; game = "whist"', b"\x00" * 50]
)
def test_what_is_no_record_is_told_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.kille"
    path.write_bytes(content)
    ran = kille("replay", str(path))
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"{path}:1: ")
    assert len(ran.stderr.splitlines()) == 1


def test_windows_line_ends_and_byte_order_marks_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "windows.kille"
    path.write_bytes(b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").replace("A swap", "B swap").encode())
    ran = kille("replay", str(path))
    assert ran.stderr == f"{path}:9: B may not swap now: A is to act (swap, stand)\n"


def test_a_missing_file_is_told() -> None:
    ran = kille("replay", "nowhere.kille")
    assert (ran.returncode, ran.stderr) == (2, "nowhere.kille:1: cannot be read: No such file or directory\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("rules", "whist"), "there is no game 'whist': choose from byteskille"),
        (("play", "--ruleset", "klassisk"), "choose from classic, rulebook"),
        (("play", "--seats", "21"), "2 to 20 seats, not 21"),
        (("play", "--seats", "many"), "invalid int value: 'many'"),
        (("play", "--bots", "hal"), "there is no bot 'hal': choose from random, cautious, odds"),
        (("play", "--option", "stock.pass=never"), "it is draw_next or no_exchange"),
        (("play", "--option", "stock"), "write group.name=value"),
        (("play", "--option", "reentry.timing=late"), "two chances"),
        (("play", "--name", "x" * 25), "give 1 to 24 letters"),
        (("play", "--name", "a\x1bb"), "without control characters"),
        (("play", "--pace", "nan"), "0 to 10 seconds"),
        (("serve", "--port", "99999"), "0 to 65535"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    ran = kille(*arguments)
    assert ran.returncode == 2
    assert sentence in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stdout == ""


def test_what_we_put_together_ourselves_says_so() -> None:
    """In the list of rule sets; what the sources tell in full has no such mark."""
    told = kille("rules", "pokerkille", "--lang", "en").stdout
    assert "Pokerkille (reconstructed): " in told and "The sources only name this game" in told
    assert "made for 4 players" in kille("rules", "allierad", "--lang", "en").stdout
    assert "reconstructed" not in kille("rules", "byteskille", "--lang", "en").stdout


@pytest.mark.parametrize("command", ["play", "serve", "replay", "rules"])
def test_help_shows_an_example(command: str) -> None:
    ran = kille(command, "--help")
    assert ran.returncode == 0
    assert f"example:\n  kille {command} " in ran.stdout


def test_rules_lists_every_rule_set_with_its_source() -> None:
    assert "byteskille" in kille("rules").stdout
    sheet = kille("rules", "byteskille").stdout
    for words in ("classic", "encyclopedia-variants", "[S0]", "[W6]", "stock.pass", "powers.pig", "3 to 13"):
        assert words in sheet


def test_the_language_is_the_readers() -> None:
    assert "Regelverk" in kille("rules", "byteskille", "--lang", "sv").stdout


def test_a_reader_who_has_heard_enough_is_no_fault(record: Path) -> None:
    command = f'"{sys.executable}" -m kille rules byteskille | head -1'
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert ran.stderr == ""


@pytest.mark.parametrize(
    ("command", "module", "extra"),
    [("play", "textual", "terminal"), ("serve", "litestar", "server"), ("rules", "fluent", "terminal")],
)
def test_what_is_not_installed_is_named(command: str, module: str, extra: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; from kille.cli import main; sys.exit(main())"
    ran = subprocess.run(
        [sys.executable, "-c", program, command], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"kille: this needs more packages: pip install 'kille[{extra}]'\n"


def test_interrupted_it_leaves_quietly(tmp_path: Path) -> None:
    pipe = tmp_path / "slow.kille"
    os.mkfifo(pipe)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job would ignore it
    command = [sys.executable, "-m", "kille", "replay", str(pipe)]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running,
        pipe.open("w"),  # opens when the command reads
    ):
        running.send_signal(signal.SIGINT)
        said = running.communicate(timeout=20)
    assert (running.returncode, said) == (130, ("", ""))


def test_play_opens_a_table_in_a_terminal() -> None:
    """In a terminal of its own: the table is drawn, and left by keys."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "kille", "play", "--lang", "sv", "--seed", "1"]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm-256color"}
    ) as running:
        os.close(theirs)
        shown = _read_until(ours, "Q lämna")
        os.write(ours, b"q")
        shown += _read_until(ours, "J lämnar")
        os.write(ours, b"j")
        shown += _read_until(ours, None)
    os.close(ours)
    assert running.returncode == 0
    assert "Traceback" not in shown


def _read_until(terminal: int, words: str | None) -> str:
    """What a terminal shows until these words have come, or until its end."""
    shown = b""
    while words is None or words.encode() not in shown:
        try:
            shown += os.read(terminal, 65536)
        except OSError:  # closed at the other end
            break
    return shown.decode("utf-8", "replace")
