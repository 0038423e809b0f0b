"""Compiles what is compiled beside the plain package: `python -m tools.compiled`. PYTHONPATH=build/compiled chooses it.

The folder holds the compiled modules, and of everything else links to `src`: whatever is edited there is seen at once,
and only a change of what is compiled compiles anew.
"""

import ast
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from parlour.compiling import engine_modules, game_modules
from tools.environment import install

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
KEY = ".key"
TOOLS = "requirements-compile.lock"
LOG = BUILD / "compile.log"


class Busy(Exception):
    """Somebody is compiling already."""


def modules(source: Path) -> list[Path]:
    """What is compiled."""
    found = engine_modules(source / "parlour")
    for game in sorted(source.glob("parlour/games/*/")):
        found += game_modules(game)
    return found


def imported(path: Path, source: Path) -> Iterator[Path]:
    """The files of the package that a module imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            file = source.joinpath(*name.split(".")).with_suffix(".py")
            if file.is_file():
                yield file


def key_of(source: Path = SOURCE) -> str:
    """Names what would be compiled, with what, for which Python; the types of what is imported belong to it."""
    waiting = modules(source)
    seen = set(waiting)
    for path in waiting:
        new = sorted(set(imported(path, source)) - seen)
        seen.update(new)
        waiting += new
    told = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {os.environ.get('CFLAGS', '')}".encode())
    for path in (ROOT / TOOLS, source / "parlour" / "compiling.py", *sorted(seen)):
        told.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return told.hexdigest()


def is_current(compiled: Path = COMPILED, source: Path = SOURCE) -> bool:
    """Whether what was compiled is what stands in the sources now."""
    try:
        return (compiled / KEY).read_text() == key_of(source)
    except OSError:
        return False


def link(compiled: Path = COMPILED, source: Path = SOURCE) -> None:
    """Links of all that is not compiled; what is gone from the sources goes here too."""
    mirror(source / "parlour", compiled / "parlour")


def mirror(source: Path, target: Path) -> None:
    """A folder with compiled modules somewhere in it is one here too; every other is a link as a whole."""
    if not target.is_dir() or target.is_symlink():
        point(target, source)
        return
    wanted = {entry.name for entry in source.iterdir() if entry.suffix not in (".so", ".pyd")} - {"__pycache__"}
    for entry in target.iterdir():
        if entry.is_symlink() and entry.name not in wanted:
            entry.unlink()
    for name in wanted:
        mirror(source / name, target / name)


def point(link: Path, to: Path) -> None:
    path = os.path.relpath(to, link.parent)
    if link.is_symlink():
        if os.readlink(link) == path:
            return
        link.unlink()
    link.symlink_to(path)


@contextmanager
def alone(*, waits: bool) -> Iterator[None]:
    """Nobody else compiles here meanwhile."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Busy from None
        yield


def build(output: IO[str] | None = None) -> bool:
    """Compiles into a new folder and puts it in the place of the old one; whether it worked."""
    key = key_of()
    new, old = BUILD / "compiled.new", BUILD / "compiled.old"
    for path in (new, old, BUILD / "compiling"):
        shutil.rmtree(path, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    places = [f"--build-lib={new}", f"--build-temp={BUILD / 'compiling'}"]
    environment = os.environ | {"PARLOUR_COMPILE": "1"}
    done = subprocess.run([*command, *places], cwd=ROOT, env=environment, stdout=output, stderr=output, check=False)
    if done.returncode != 0:
        return False
    (new / KEY).write_text(key)
    link(new)
    if COMPILED.exists():
        COMPILED.rename(old)
    new.rename(COMPILED)
    for path in (old, BUILD / "compiling"):
        shutil.rmtree(path, ignore_errors=True)
    return True


def main() -> None:
    with alone(waits=True):
        if is_current():
            link()
        else:
            begun = time.monotonic()
            print("compiling the engine and the games (a minute or two) …", file=sys.stderr)
            if not build():
                sys.exit("make: the engine could not be compiled: see above")
            print(f"compiled ({time.monotonic() - begun:.0f} s)", file=sys.stderr)
        (COMPILED / ".done").touch()


def beside() -> None:
    """Compiles while somebody plays: at the lowest priority, and with one line at the end."""
    os.nice(19)
    begun = time.monotonic()
    try:
        with alone(waits=False), LOG.open("w") as log:
            has_tools = find_spec("mypyc") is not None or install(Path(sys.prefix), TOOLS, with_parlour=False)
            if has_tools and (is_current() or build(log)):
                said = f"compiled in {time.monotonic() - begun:.0f} s: the next make play is faster"
            else:
                said = f"could not compile, so bots go on thinking slowly; why is in {LOG.relative_to(ROOT)}"
        print(f"make: {said}", file=sys.stderr)
    except Busy:
        return


if __name__ == "__main__":
    beside() if sys.argv[1:] == ["--beside"] else main()
