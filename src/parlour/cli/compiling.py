"""`parlour compile`: a game from elsewhere at the speed of ours."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

import parlour
from parlour.cli.extras import line
from parlour.compiling import engine_modules, game_modules, has_compiler
from parlour.engine.game import UsageError
from parlour.engine.registry import GROUP

MARK = ".parlour-compiled"
"""A folder with this file in it was written here, and may be written anew."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")
BUILD = """\
import sys
from pathlib import Path
from setuptools import setup
from parlour.compiling import extensions
modules = [Path(argument) for argument in sys.argv[1:]]
setup(name="compiled", packages=[], ext_modules=extensions(modules), script_args=["-q", "build_ext", "--inplace"])
"""
"""A process of its own: it runs in the folder with the copies, and compiles these."""


class Project(Struct, frozen=True):
    """A package with games, as its `pyproject.toml` describes it."""

    name: str
    version: str
    games: dict[str, str]
    """What it names under the entry point `parlour.games`."""
    packages: dict[str, Path]
    """Where its packages lie."""


def compile_game(
    folder: Annotated[Path, typer.Argument(help="The game's project: the folder with its pyproject.toml.")],
    into: Annotated[Path, typer.Option(help="Where to put the compiled copies; replaced if it holds older ones.")],
) -> None:
    """Compiles a game from elsewhere, together with the engine, so that it is as fast as the games of Parlour.

    Copies of both go to a folder of their own: PYTHONPATH=FOLDER runs them, and without it everything is as before.
    """
    project = read_project(folder)
    check_tools()
    check_target(into)
    try:
        into.absolute().parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".parlour-", dir=into.absolute().parent) as part:
            made = Path(part, "compiled")
            modules = copies(project, made)
            print(
                f"compiling the engine and {', '.join(project.games)}: a minute or two …", file=sys.stderr, flush=True
            )
            build(made, modules)
            if into.exists():
                shutil.rmtree(into)
            made.rename(into)
    except OSError as error:
        raise UsageError(f"cannot write {into}: {error.strerror}") from None
    print(f"{into} holds {', '.join(project.games)}, compiled. PYTHONPATH={into} parlour … runs it.")


def read_project(folder: Path) -> Project:
    """The games of a project, and where they lie."""
    path = folder / "pyproject.toml"
    try:
        about: dict[str, Any] = tomllib.loads(path.read_text("utf-8")).get("project", {})
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: {error}") from None
    games: dict[str, str] = about.get("entry-points", {}).get(GROUP, {})
    if not games or "name" not in about:
        raise UsageError(f"{path} names no game: the entry point {GROUP} says which object one is")
    packages = {}
    for module in games.values():
        name = re.split(r"[.:]", module, maxsplit=1)[0]
        places = [place for place in (folder / "src" / name, folder / name) if (place / "__init__.py").is_file()]
        if not places:
            raise UsageError(f"there is no package {name} in {folder / 'src'} or {folder}")
        packages[name] = places[0]
    return Project(about["name"], str(about.get("version", "0")), games, packages)


def check_tools() -> None:
    """What is needed to compile."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            raise UsageError(f"mypyc is needed to compile: {line('compile')}")
    if not has_compiler():
        raise UsageError("a C compiler with Python's headers is needed to compile: on Debian, gcc and python3-dev")


def check_target(into: Path) -> None:
    if into.exists() and not (into / MARK).is_file() and (not into.is_dir() or any(into.iterdir())):
        raise UsageError(f"{into} is there already, and holds no compiled game: name another folder")


def copies(project: Project, target: Path) -> list[Path]:
    """Puts Parlour and the game there, as an installer would; returns what is to be compiled, by paths in it."""
    shutil.copytree(Path(parlour.__file__).parent, target / "parlour", ignore=LEFT_OUT)
    (target / MARK).touch()
    modules = engine_modules(Path("parlour"))
    for name, place in project.packages.items():
        shutil.copytree(place, target / name, ignore=LEFT_OUT)
        modules += [path.relative_to(target) for path in game_modules(target / name)]
    about = target / f"{re.sub(r'[^a-zA-Z0-9.]+', '_', project.name)}-{project.version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project.name}\nVersion: {project.version}\n")
    entries = "".join(f"{name} = {value}\n" for name, value in project.games.items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}")
    return modules


def build(folder: Path, modules: Sequence[Path]) -> None:
    """Compiles the modules where they lie, in one group."""
    command = [sys.executable, "-c", BUILD, *map(str, modules)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
    answer = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        print(answer.stdout + answer.stderr, file=sys.stderr)
        raise typer.Exit(1)
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(folder / left, ignore_errors=True)
