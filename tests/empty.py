"""Environments with nothing in them but one wheel and what it asks for: no Node, no compiler, no tool of ours."""

import subprocess
import sys
import venv
from collections.abc import Collection, Iterable
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKED_OUT = frozenset({"polyfactory", "faker"})
"""What Litestar asks for and we lock out: the servers of `make play` and of the image run without."""


def asked_by(wheel: Path) -> list[str]:
    """What the metadata of a wheel asks for."""
    with ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode().splitlines()
    return [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]


def needed(wheel: Path, extras: Collection[str]) -> dict[str, Distribution]:
    """All distributions that a wheel needs here, as an installer finds them, out of those that this suite runs with."""
    found: dict[str, Distribution] = {}
    own = asked_by(wheel)

    def follow(requirements: Iterable[str], extras: Collection[str]) -> None:
        for text in requirements:
            wanted = Requirement(text)
            if wanted.marker and not any(wanted.marker.evaluate({"extra": extra}) for extra in (*extras, "")):
                continue
            name = canonicalize_name(wanted.name)
            if name == "parlour":
                follow(own, wanted.extras)
            elif name not in LOCKED_OUT and (name not in found or wanted.extras):
                found[name] = distribution(name)
                follow(found[name].requires or (), wanted.extras)

    follow(own, extras)
    return found


class Empty:
    """A virtual environment with a wheel."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.bin = folder / "bin"
        self.home = folder / "home"
        venv.create(folder, with_pip=False, symlinks=True)
        self.home.mkdir()
        self.packages = next(folder.glob("lib/python*/site-packages"))
        uv = Path(sys.executable).with_name("uv")
        subprocess.run(
            [uv, "pip", "install", "--quiet", "--offline", "--no-deps", f"--python={self.bin / 'python'}", wheel],
            check=True,
        )
        for one in needed(wheel, extras).values():
            for file in one.files or ():
                if ".." not in file.parts and file.suffix != ".pyc":
                    self.link(Path(file), Path(str(file.locate())).resolve())

    def link(self, file: Path, original: Path) -> None:
        """A file of a package, and what Python made of it already."""
        target = self.packages / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(original)
        if file.suffix == ".py":
            known = Path(cache_from_source(str(original)))
            if known.exists():
                made = target.parent / "__pycache__" / known.name
                made.parent.mkdir(exist_ok=True)
                made.symlink_to(known)

    @property
    def environment(self) -> dict[str, str]:
        """No path leads to anything else."""
        plain = {"PATH": str(self.bin), "HOME": str(self.home), "LANG": "C.UTF-8"}
        return plain | {"COLUMNS": "160", "NO_COLOR": "1"}

    def run(self, program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        command = [self.bin / program, *arguments]
        return subprocess.run(command, env=self.environment, cwd=self.home, capture_output=True, text=True, check=False)

    def size(self) -> int:
        """Bytes of all that is installed, without what Python makes of it when it runs."""
        return sum(path.stat().st_size for path in self.packages.rglob("*") if path.is_file() and path.suffix != ".pyc")
