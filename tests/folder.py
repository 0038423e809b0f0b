"""Folders that exist only in memory: words of a game that stand in no file."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from io import BytesIO
from zipfile import Path, ZipFile


def folder(files: Mapping[str, str | bytes]) -> Traversable:
    """A folder with these files, by their paths in it."""
    archive = ZipFile(BytesIO(), "w")
    archive.filename = "memory"
    for path, content in files.items():
        archive.writestr(path, content)
    return Path(archive)
