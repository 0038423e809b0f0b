"""`parlour new-game`: a small complete game as a package of its own, to be changed into another."""

import re
import shutil
import sys
import tempfile
from importlib.machinery import PathFinder
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.game import UsageError, check_id
from parlour.engine.registry import GROUP

TITLE = re.compile(r"[^\W_](?:[^\W_]|[ '!&,.-]){0,39}")
TEMPLATE = "template"
"""The folder with the game that is written: it stands there as it is, under the name `newgame`."""
CLAUSE = re.compile(r"\bN-(?=[A-Z]\d|…)")
"""Where a clause is named."""
NEXT = """\
{folder} holds {name}, a small game that works. Now:
  cd {folder}
  pip install -e ".[dev]"     so that Parlour finds it
  pytest                      its tests, one a clause, and the conformance kit
  parlour serve --open        play it in the browser
README.md there has the other commands, docs/adding-a-game.md of Parlour says what to change in which order."""


def new_game(
    name: Annotated[str, typer.Argument(help="Its id, which is the name of its package too.")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it; by default a new folder of its name.")] = None,
    title: Annotated[str | None, typer.Option(help="What people call it; by default its id with a capital.")] = None,
) -> None:
    """Writes a small working game as a package of its own, with words, tests and a bot, for you to change."""
    check_name(name)
    check_title(title)
    target = Path(name) if folder is None else folder
    write(written_for(name, title), target)
    print(NEXT.format(folder=target, name=name))


def check_name(name: str) -> None:
    """A name that is free, and that is an id of a game and a package's name alike."""
    check_id(name)
    if name in entry_points(group=GROUP).names:
        raise UsageError(f"there is a game {name!r} already: choose another name")
    found = PathFinder.find_spec(name)
    is_package = found is not None and found.origin is not None  # else it is a mere folder
    if is_package or iskeyword(name) or name in sys.stdlib_module_names:
        raise UsageError(f"{name!r} means something else in Python already: choose another name")


def check_title(title: str | None) -> None:
    """A title that can stand in Python, TOML, Markdown and a catalogue as it is."""
    if title is not None and not TITLE.fullmatch(title):
        raise UsageError(
            f"{title!r} is no title: 1 to 40 letters, digits, blanks and ' - ! & , . and a letter or digit first"
        )


def written_for(name: str, title: str | None = None) -> dict[str, bytes]:
    """The files of the package, by their paths in it."""
    found: dict[str, bytes] = {}

    def collect(place: Traversable, path: str) -> None:
        for one in sorted(place.iterdir(), key=lambda one: one.name):
            inner = f"{path}{one.name.replace('newgame', name)}"
            if one.name.startswith((".", "__pycache__")):  # what tools leave behind
                continue
            if one.is_file():
                found[inner] = named(one.read_text("utf-8"), name, title or name.capitalize()).encode()
            else:
                collect(one, f"{inner}/")

    collect(files("parlour.cli") / TEMPLATE, "")
    return found


def named(text: str, name: str, title: str) -> str:
    """A text of the template with another name in it: the id, the class, the title and the letter of the clauses."""
    text = text.replace("newgame", name).replace("NewGame", name.capitalize())
    return CLAUSE.sub(f"{name[0].upper()}-", text).replace("New Game", title)


def write(contents: dict[str, bytes], target: Path) -> None:
    """All files or none, into a folder that is new or empty."""
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise UsageError(f"{target} is there already, and not an empty folder: name another with --folder")
        part = Path(tempfile.mkdtemp(prefix=".parlour-", dir=target.absolute().parent))
    except OSError as error:
        raise UsageError(f"cannot write {target}: {error.strerror}") from None
    try:
        for path, content in contents.items():
            (part / path).parent.mkdir(parents=True, exist_ok=True)
            (part / path).write_bytes(content)
        target.mkdir(exist_ok=True)
        for one in part.iterdir():
            one.rename(target / one.name)
    except OSError as error:
        raise UsageError(f"cannot write {target}: {error.strerror}") from None
    finally:
        shutil.rmtree(part, ignore_errors=True)
