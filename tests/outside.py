"""Packages from elsewhere that bring games, made in a folder of their own, as an installer would leave them."""

import os
from pathlib import Path
from zipfile import ZipFile

SAMPLE = Path(__file__).parent / "sample"

FAR = """
from dataclasses import replace

from parlour.games.diamoniak import GAME as DIAMONIAK

GAME = replace(DIAMONIAK, id="{id}", title="Far Diamonds")
"""
"""A module whose `GAME` is Diamoniak under another id."""


def install(folder: Path, package: str, module: str, entry: str = "GAME") -> None:
    """Puts a package there whose only module names a game."""
    name = package.replace("-", "_")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[parlour.games]\n{name} = {name}:{entry}\n")
    (folder / f"{name}.py").write_text(module)


def install_magpies(archive: Path) -> None:
    """Makes a zip that holds the sample game as a package of its own, with its words."""
    with ZipFile(archive, "w") as zipped:
        for path in sorted(SAMPLE.rglob("*")):
            if path.suffix in (".py", ".md"):
                name = Path("magpies", path.relative_to(SAMPLE)).as_posix()
                zipped.writestr(name, path.read_text(encoding="utf-8").replace("tests.sample", "magpies"))
        zipped.writestr("magpies-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: magpies\nVersion: 1.0\n")
        zipped.writestr("magpies-1.0.dist-info/entry_points.txt", "[parlour.games]\nmagpies = magpies:GAME\n")


def path_with(folder: Path) -> str:
    """PYTHONPATH for a process that finds the packages of a folder besides all others."""
    return os.pathsep.join(part for part in (str(folder), os.environ.get("PYTHONPATH", "")) if part)
