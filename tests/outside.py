"""Packages from elsewhere that bring games, made in a folder of their own, as an installer would leave them."""

import os
from pathlib import Path
from zipfile import ZipFile

SAMPLE = Path(__file__).parent / "sample"


def install(folder: Path, package: str, module: str, entry: str = "GAME") -> None:
    """Puts a package there whose only module names a game."""
    name = package.replace("-", "_")
    for path, text in (about(package, entry) | {f"{name}.py": module}).items():
        written(folder, path, text)


def install_far(folder: Path, package: str = "far-games", game: str = "far") -> None:
    """Puts a package there with Magpies under another id and title."""
    for path, text in sample_as(package, game).items():
        written(folder, path, text.replace("title = Magpies", "title = Far Magpies"))


def install_magpies(archive: Path) -> None:
    """Makes a zip that holds the sample game as a package of its own, with its words."""
    with ZipFile(archive, "w") as zipped:
        for path, text in sample_as("magpies", "magpies").items():
            zipped.writestr(path, text)


def sample_as(package: str, game: str) -> dict[str, str]:
    """The files of a package that holds the sample game under an id."""
    name = package.replace("-", "_")
    files = about(package)
    for path in sorted(SAMPLE.rglob("*")):
        if path.suffix in (".py", ".md", ".ftl"):
            text = path.read_text(encoding="utf-8").replace("tests.sample", name)
            files[f"{name}/{path.relative_to(SAMPLE).as_posix()}"] = text.replace('"magpies"', f'"{game}"')
    return files


def about(package: str, entry: str = "GAME") -> dict[str, str]:
    """What an installer leaves besides the code."""
    name = package.replace("-", "_")
    return {
        f"{name}-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n",
        f"{name}-1.0.dist-info/entry_points.txt": f"[parlour.games]\n{name} = {name}:{entry}\n",
    }


def written(folder: Path, path: str, text: str) -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text, encoding="utf-8")


def path_with(folder: Path) -> str:
    """PYTHONPATH for a process that finds the packages of a folder besides all others."""
    return os.pathsep.join(part for part in (str(folder), os.environ.get("PYTHONPATH", "")) if part)
