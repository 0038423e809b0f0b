"""Games from elsewhere: they are found and played, they get in nobody's way, and no file here is written for them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import install, install_far, install_magpies, path_with
from tools.ours import ROOT

OURS = ("diamoniak", "digdig", "dwarfking", "villains")


def python(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Python in a process that finds the packages of a folder."""
    environment = os.environ | {"PYTHONPATH": path_with(folder), "COLUMNS": "160", "NO_COLOR": "1"}
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)


def parlour(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return python(folder, "-m", "parlour", *arguments)


@pytest.fixture
def far(tmp_path: Path) -> Path:
    """A folder with a package that brings a game."""
    install_far(tmp_path / "packages")
    return tmp_path / "packages"


def test_the_command_knows_it(far: Path, tmp_path: Path) -> None:
    record = tmp_path / "far.jsonl"
    for arguments, said in (
        (["games"], "Far Magpies"),
        (["rules", "far"], "Magpies, rules version"),
        (["simulate", "far", "--games", "3", "--jobs", "2", "--out", record], "3 records in"),
        (["replay", record], "Result: 1. "),
        (["replay", record, "--seat", "1"], "seen by"),
        (["replay", record, "--language", "de"], "Die Karten wechseln die Hand"),
        (["verify", record], "3 records hold"),
        (["hint", record, "--move", "1", "--moves", "100"], "to move"),
        (["doctor"], "far (rules version"),
    ):
        answer = parlour(far, *arguments)
        assert (answer.returncode, answer.stderr) == (0, ""), arguments
        assert said in answer.stdout, arguments


def test_of_tests_that_nobody_listed_nothing_is_said(far: Path) -> None:
    ours, theirs = parlour(far, "rules", "digdig", "G-T3"), parlour(far, "rules", "far", "M-T1")
    assert "held by" in ours.stdout
    assert theirs.stdout.startswith("M-T1")
    assert "test" not in theirs.stdout


def test_its_words_come_with_it_out_of_a_zip_too(tmp_path: Path) -> None:
    install_magpies(tmp_path / "magpies.zip")
    for arguments, said in (
        (["games"], "Pass a card, take tricks"),
        (["games", "--language", "de"], "Gib eine Karte weiter"),
        (["rules", "magpies"], "Magpies, rules version 1"),
        (["rules", "magpies", "m-t3"], "The seats play in turn, clockwise."),
        (["rules", "magpies", "--language", "de"], "Elstern, Regelversion 1"),
        (["rules", "magpies", "m-t3", "--language", "de"], "Die Plätze spielen reihum im Uhrzeigersinn."),
    ):
        answer = parlour(tmp_path / "magpies.zip", *arguments)
        assert (answer.returncode, answer.stderr) == (0, ""), arguments
        assert said in answer.stdout, arguments
    introduced = parlour(tmp_path / "magpies.zip", "rules", "magpies").stdout
    assert introduced.index("Everybody passes a card") < introduced.index("M-D1")


def test_a_game_without_rules_to_be_read_says_so(tmp_path: Path) -> None:
    install_far(tmp_path, "mute-games", "mute")
    for words in tmp_path.rglob("rules.md"):
        words.unlink()
    answer = parlour(tmp_path, "rules", "mute")
    assert (answer.returncode, answer.stderr) == (2, "parlour: mute brings no rules along\n")


def test_rules_that_are_not_in_the_form_are_named_with_file_and_line(tmp_path: Path) -> None:
    install_far(tmp_path)
    words = tmp_path / "far_games" / "words" / "en" / "rules.md"
    words.write_text("# Far Magpies\n\n## Turn\n\n### F-T1\n\nDraw.\n", encoding="utf-8")
    answer = parlour(tmp_path, "rules", "far")
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"parlour: {words}:7: a paragraph of a clause ends with its source")


BROKEN = {
    "no message": (b"title = Far Magpies\nsummary\n", ":2: this is no message: summary"),
    "no title": (b"summary = Cards.\n", ": there is no message title"),
    "no text": (b"title = \xff\n", ": 'utf-8' codec can't decode byte 0xff in position 8: invalid start byte"),
    "a circle": (b"title = { title }\n", ": title: it would have to say itself"),
    "too deep": (b"title = " + b"{" * 5000 + b"\n", ": its places lie too deep in each other"),
}
"""Catalogues that cannot be used, with what is said of each after its path."""


@pytest.mark.parametrize(("source", "said"), BROKEN.values(), ids=[*BROKEN])
def test_words_that_cannot_be_said_are_named_and_all_other_games_are_listed(
    far: Path, source: bytes, said: str
) -> None:
    words = far / "far_games" / "words" / "en" / "game.ftl"
    words.write_bytes(source)
    answer = parlour(far, "games")
    assert (answer.returncode, answer.stderr) == (0, f"parlour: no words of far: {words}{said}\n")
    assert [line.split()[0] for line in answer.stdout.splitlines()[1:] if line[:1].strip()] == sorted((*OURS, "far"))


def test_no_word_of_a_game_is_taken_for_a_style(far: Path) -> None:
    words = far / "far_games" / "words" / "en" / "game.ftl"
    text = words.read_text(encoding="utf-8").replace("title = Far Magpies", "title = [/b] Far")
    words.write_text(text, encoding="utf-8")
    answer = parlour(far, "games")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "[/b] Far" in answer.stdout


@pytest.mark.parametrize("tool", ["rulebook", "webtypes", "fixtures"])
def test_tools_check_only_what_is_ours(far: Path, tool: str) -> None:
    answer = python(far, "-m", f"tools.{tool}", "--check")
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


def test_tools_write_nothing_for_it(far: Path) -> None:
    program = (
        "from tools import fixtures, golden, rulebook, webtypes\n"
        "golden.write_golden = lambda game, folder: print(folder / game.id)\n"
        "golden.main()\n"
        "for tool in (fixtures, rulebook, webtypes):\n"
        "    for path, text in tool.generated().items():\n"
        "        print(path)\n"
        "        assert 'Far Magpies' not in text\n"
    )
    answer = python(far, "-c", program)
    assert (answer.returncode, answer.stderr) == (0, "")
    for game in OURS:
        assert f"/{game}" in answer.stdout
    assert "/far" not in answer.stdout.replace(str(ROOT), "")


SERVE = ("serve", "--host", "127.0.0.1", "--port", "0", "--database", "sqlite://")


@pytest.mark.parametrize("arguments", [("games",), ("rules", "villains"), ("simulate", "villains"), ("doctor",), SERVE])
def test_two_games_with_one_id_are_refused(far: Path, arguments: tuple[str, ...]) -> None:
    install_far(far, "near-games")
    answer = parlour(far, *arguments)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == (
        "parlour: two games have the id 'far': those of package far-games 1.0 (far_games:GAME) and "
        "package near-games 1.0 (near_games:GAME); uninstall one of them\n"
    )


def test_a_game_with_the_id_of_ours_is_refused(far: Path) -> None:
    install_far(far, "near-games", "digdig")
    answer = parlour(far, "games")
    assert answer.returncode == 2
    assert "'digdig'" in answer.stderr
    assert "package near-games 1.0" in answer.stderr
    assert "package parlour 0" in answer.stderr


@pytest.mark.parametrize(
    ("module", "entry", "said"),
    [
        ("import no_such_module", "GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = 1 / 0", "GAME", "ZeroDivisionError: division by zero"),
        ("GAME = (", "GAME", "SyntaxError: "),
        ("GAME = 1", "NO_GAME", "AttributeError: "),
        ("GAME = 'chess'", "GAME", "it is no Game, but a str"),
    ],
)
def test_a_package_that_does_not_work_is_named_and_all_others_do(far: Path, module: str, entry: str, said: str) -> None:
    install(far, "broken-games", module, entry)
    answer = parlour(far, "games")
    assert answer.returncode == 0
    for game in (*OURS, "far"):
        assert f"\n{game} " in f"\n{answer.stdout}"
    assert answer.stderr.startswith(f"parlour: no game from package broken-games 1.0 (broken_games:{entry}): {said}")
    assert answer.stderr.count("\n") == 1
    assert parlour(far, "rules", "digdig", "G-T3").returncode == 0
