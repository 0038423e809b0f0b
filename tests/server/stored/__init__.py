"""Databases that versions of before have left: a table of each game in the middle of a match, one that is over, and one
that has not begun, with Ann and somebody who has chosen no name.

`earlier` is from before events, offers and refusals were data. `python -m tests.server.stored NAME` makes one more with
the version that is installed, as is done with every release.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent


class Kept(Struct, frozen=True):
    """What is known of a database that was kept."""

    name: str
    running: dict[str, str]
    """The table of each game at which a match is being played."""
    over: str
    lobby: str
    ann: str
    nameless: str
    """Their cookies."""
    names: list[str]
    """Who sits where."""
    called: str
    """What whoever has chosen no name is called now."""
    memory: str
    """What the tables agreed on, or stand for, about memory."""

    @property
    def record(self) -> Any:
        """The record of the match that is over, as it was handed out then."""
        return json.loads((FOLDER / f"{self.name}.record.json").read_bytes())

    def restore(self, path: Path) -> None:
        """Writes the database anew."""
        with sqlite3.connect(path) as database:
            database.executescript((FOLDER / f"{self.name}.sql").read_text(encoding="utf-8"))
        database.close()


KEPT = [
    msgspec.json.decode(path.read_bytes(), type=Kept)
    for path in sorted(FOLDER.glob("*.json"))
    if not path.name.endswith(".record.json")
]
"""Every one of them."""
