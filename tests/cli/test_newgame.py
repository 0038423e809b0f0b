"""`parlour new-game` writes a game that works at once, and `parlour compile` makes it as fast as ours."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import newgame
from parlour.engine.game import UsageError
from tests.cli.running import parlour, refused
from tests.outside import path_with
from tools.ours import ROOT

TOOLS = Path(sys.executable).parent
PARLOUR = Path(newgame.__file__).parents[2]
"""Where the package lies that these tests run on."""


def run(*command: str | Path, folder: Path, path: str, **environment: str) -> str:
    """What a command that must succeed prints, with this PYTHONPATH."""
    variables = os.environ | {"PYTHONPATH": path, "COLUMNS": "160", "NO_COLOR": "1"} | environment
    answer = subprocess.run(
        [*map(str, command)], cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def found_in(packages: Path, parlour: Path = PARLOUR) -> str:
    """PYTHONPATH for the game of a folder, on this package or another."""
    return os.pathsep.join([str(packages), str(parlour)])


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the command wrote."""
    folder = tmp_path_factory.mktemp("newgame") / "plumtree"
    answer = parlour("new-game", "plumtree", "--folder", folder)
    assert (answer.returncode, answer.stderr) == (0, "")
    for said in (f"cd {folder}", "pip install", "pytest", "parlour serve", "docs/adding-a-game.md"):
        assert said in answer.stdout
    return folder


@pytest.fixture(scope="module")
def packages(project: Path) -> Path:
    """A folder into which the game is installed."""
    return installed(project, project.with_name("packages"))


def installed(project: Path, target: Path) -> Path:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
    how = ("--no-deps", "--no-build-isolation", "--no-index", "--target")
    run(*pip, *how, target, project, folder=project.parent, path="")
    return target


def test_the_game_passes_its_own_tests_at_once(project: Path, packages: Path) -> None:
    path = found_in(packages)
    pytest_ = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert " passed" in run(*pytest_, folder=project, path=path)
    run(sys.executable, "tests/test_kit.py", folder=project, path=path)
    golden = project / "tests" / "golden" / "plumtree-3.txt"
    assert "1 passed" in run(*pytest_, "-k", "golden", folder=project, path=path)
    golden.write_text(golden.read_text().replace("red", "blue"))
    with pytest.raises(AssertionError, match="differs: a change of behaviour"):
        run(*pytest_, "-k", "golden", folder=project, path=path)


def test_the_page_about_games_begins_with_commands_that_work(tmp_path: Path) -> None:
    """In its order, as they stand there; only a server is left to the tests in a browser."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    [block, _] = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    lines = [line.split("#")[0].strip() for line in block.splitlines()]
    assert lines[:3] == ["parlour new-game snap", "cd snap", 'pip install -e ".[dev]"']
    run(sys.executable, "-m", *lines[0].split(), folder=tmp_path, path=str(PARLOUR))
    packages = installed(tmp_path / "snap", tmp_path / "packages")
    for line in lines[3:]:
        if "serve" not in line:
            run(sys.executable, "-m", *line.split(), folder=tmp_path / "snap", path=found_in(packages))


def test_the_game_is_played_and_told_in_german(project: Path, packages: Path, tmp_path: Path) -> None:
    record = tmp_path / "plumtree.jsonl"
    for arguments, said in (
        (["games"], "Follow suit, and take the most tricks."),
        (["rules", "plumtree", "P-T2", "--language", "de"], "Wer eine Karte der ausgespielten Farbe hat"),
        (
            ["simulate", "plumtree", "--bots", "heuristic,random,random", "--games", "20", "--out", record],
            "20 records in",
        ),
        (["replay", record, "--language", "de"], "gewinnt den Stich."),
        (["replay", record, "--language", "de", "--seat", "0"], "Punkte: 6 Karten"),
        (["verify", record], "20 records hold"),
        (["hint", record, "--move", "1", "--moves", "100", "--language", "de"], "%"),
    ):
        command = (sys.executable, "-m", "parlour", *arguments)
        assert said in run(*command, folder=project, path=found_in(packages)), arguments


TOLD = """
from parlour.words import words_of
from plumtree import GAME
from plumtree.events import Dealt, Played, WonTrick
for language in ("en", "de"):
    for event in (Dealt(1, 0, [[], []], []), Played(0, "red-1"), WonTrick(0)):
        print([words_of(GAME, language).event(event, ("Ann", "Ben"), viewer) for viewer in (0, 1)])
"""


def test_who_does_something_is_told_so_as_you(packages: Path) -> None:
    told = run(sys.executable, "-c", TOLD, folder=packages, path=found_in(packages)).splitlines()
    assert told == [
        "['You deal.', 'Ann deals.']",
        "['You play the red 1.', 'Ann plays the red 1.']",
        "['You win the trick.', 'Ann wins the trick.']",
        "['Du gibst.', 'Ann gibt.']",
        "['Du spielst die rote 1.', 'Ann spielt die rote 1.']",
        "['Du gewinnst den Stich.', 'Ann gewinnt den Stich.']",
    ]


@pytest.mark.parametrize("name", ["ab", "plumtree", "a" * 20])
def test_the_code_is_as_formatters_and_linters_want_it_whatever_the_name(name: str, tmp_path: Path) -> None:
    newgame.write(newgame.written_for(name), tmp_path / name)
    for command in (("format", "--check"), ("check",)):
        run(TOOLS / "ruff", *command, "--no-cache", folder=tmp_path / name, path="")


def test_the_code_is_typed(project: Path) -> None:
    assert "no issues" in run(TOOLS / "mypy", folder=project, path="", MYPYPATH=str(ROOT / "src"))


def test_a_title_of_its_own_stands_where_people_read(tmp_path: Path) -> None:
    title = "Oma's Plum-Tree & Söhne, Nr. 2!"
    newgame.check_title(title)
    newgame.write(newgame.written_for("plumtree", title), tmp_path / "plumtree")
    titled = [path.name for path in (tmp_path / "plumtree").rglob("*.*") if title in path.read_text("utf-8")]
    assert sorted(titled) == sorted(
        ["README.md", "pyproject.toml", "__init__.py", "game.ftl", "game.ftl", "rules.md", "rules.md"]
    )
    packages = installed(tmp_path / "plumtree", tmp_path / "packages")
    assert title in run(sys.executable, "-m", "parlour", "games", folder=tmp_path, path=found_in(packages))


@pytest.mark.parametrize("title", ["", " ", "{ plum }", '"', "a\nb", "a" * 41, "\\", "# tree", "_"])
def test_a_title_that_would_break_a_file_is_refused(title: str, tmp_path: Path) -> None:
    assert "is no title" in refused(2, "new-game", "plumtree", "--title", title, "--folder", tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_nothing_of_the_template_s_names_is_left() -> None:
    for path, content in newgame.written_for("plumtree").items():
        assert not re.search(r"new_?game|\bnew game|\bN-", path + content.decode(), re.IGNORECASE), path


@pytest.mark.parametrize(
    "name", ["Plumtree", "plum-tree", "plum_tree", "1plum", "p", "a" * 21, "pflaume\n", "zwölf", ""]
)
def test_a_name_that_is_no_id_is_refused(name: str, tmp_path: Path) -> None:
    assert "small letters" in refused(2, "new-game", name, "--folder", tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["json", "msgspec", "parlour", "class", "digdig"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    assert "choose another name" in refused(2, "new-game", name, "--folder", tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    assert "not an empty folder" in refused(2, "new-game", "plumtree", "--folder", tmp_path / "full")
    assert "not an empty folder" in refused(2, "new-game", "plumtree", "--folder", tmp_path / "full" / "mine.txt")
    assert "cannot write" in refused(2, "new-game", "plumtree", "--folder", tmp_path / "nowhere" / "new")
    assert [path.name for path in tmp_path.rglob("*")] == ["full", "mine.txt"]
    (tmp_path / "empty").mkdir()
    assert parlour("new-game", "plumtree", "--folder", tmp_path / "empty").returncode == 0
    assert (tmp_path / "empty" / "pyproject.toml").is_file()


def test_nothing_is_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_after_five(path: Path, content: bytes) -> int:
        if len(list(tmp_path.rglob("*.py"))) == 5:
            raise OSError(28, "No space left on device")
        return real(path, content)

    real = Path.write_bytes
    monkeypatch.setattr(Path, "write_bytes", full_after_five)
    with pytest.raises(UsageError, match="No space left"):
        newgame.write(newgame.written_for("plumtree"), tmp_path / "plumtree")
    assert list(tmp_path.iterdir()) == []


# Compiled

DIGEST = """
from parlour.testing import digest
from plumtree import GAME, heuristic, rules
from parlour.engine import is_compiled
print(rules.__file__, heuristic.__file__, is_compiled())
print([digest(GAME, players, 10) for players in (2, 3, 4)])
"""


def test_a_compiled_game_plays_the_same_and_fast(project: Path, packages: Path, tmp_path: Path) -> None:
    into = tmp_path / "compiled"
    answer = parlour("compile", project, "--into", into)
    assert answer.returncode == 0, answer.stderr
    assert f"PYTHONPATH={into}" in answer.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["compiled"]
    plain = found_in(packages, ROOT / "src")
    [where, digests], [plain_where, plain_digests] = (
        run(sys.executable, "-c", DIGEST, folder=tmp_path, path=path).splitlines() for path in (str(into), plain)
    )
    assert re.fullmatch(rf"{into}/plumtree/rules\.\S+\.so {into}/plumtree/heuristic\.\S+\.so True", where)
    assert plain_where.endswith("heuristic.py False")
    assert digests == plain_digests
    simulate = (sys.executable, "-m", "parlour", "simulate", "plumtree", "--bots", "heuristic", "--games")
    fast, slow = (
        moves_a_second(run(*simulate, games, folder=tmp_path, path=path))
        for games, path in (("5000", str(into)), ("100", plain))
    )
    print(f"{fast:,} moves/s compiled, {slow:,} uncompiled: {fast / slow:.0f} times as fast")
    assert "holds no compiled game" in refused(2, "compile", project, "--into", project)


def moves_a_second(said: str) -> int:
    [found] = re.findall(r"speed: ([\d,]+) moves/s", said)
    return int(found.replace(",", ""))


def test_what_does_not_compile_is_said_and_leaves_nothing(project: Path, tmp_path: Path) -> None:
    newgame.write(newgame.written_for("badtree"), tmp_path / "badtree")
    rules = tmp_path / "badtree" / "src" / "badtree" / "rules.py"
    rules.write_text(rules.read_text() + "\n\nWRONG: int = 'text'\n")
    answer = parlour("compile", tmp_path / "badtree", "--into", tmp_path / "compiled")
    assert answer.returncode == 1
    assert answer.stderr.startswith("compiling the engine and badtree: a minute or two …\n")
    assert re.search(r"^badtree/rules.py:\d+: error: Incompatible types in assignment", answer.stderr, re.MULTILINE)
    assert [path.name for path in tmp_path.iterdir()] == ["badtree"]


def test_what_is_missing_to_compile_is_said(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    into = tmp_path / "compiled"
    assert "cannot read" in refused(2, "compile", tmp_path, "--into", into)
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'nothing'\n")
    assert "names no game" in refused(2, "compile", tmp_path, "--into", into)
    (tmp_path / "pyproject.toml").write_text(
        "[project]\nname = 'nothing'\n[project.entry-points.'parlour.games']\nnothing = 'nothing:GAME'\n"
    )
    assert "there is no package nothing" in refused(2, "compile", tmp_path, "--into", into)
    with monkeypatch.context() as patch:
        patch.setenv("CC", "no-such-compiler")
        assert "a C compiler" in refused(2, "compile", project, "--into", into)
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['mypyc'] = None\n")
    monkeypatch.setenv("PYTHONPATH", path_with(tmp_path))
    assert "pip install 'parlour[compile]'" in refused(2, "compile", project, "--into", into)
    assert not into.exists()
