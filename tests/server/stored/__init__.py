"""A database that an earlier version has left, from before events, offers and refusals were data: a table of each game
in the middle of a match, one that is over, and one that has not begun, with Ann and somebody who has chosen no name.
"""

import json
import sqlite3
from pathlib import Path

FOLDER = Path(__file__).parent
RUNNING = {
    "digdig": "W1KR7m5RiyZy1w_-",
    "diamoniak": "DcmKiU86J-bU6L2t",
    "dwarfking": "10xF0ugOfbbXqTg2",
    "villains": "XjmBMFMXVDioLTvV",
}
OVER, LOBBY = "eJ4ZgaBa5iwR_lUa", "8d1akw7_QVT5TB5E"
ANN = "WyJVZjd6UkZCRUdQM2w0bUJpIiwwXQ.QxqxFIxn-ROo0EBDxGHBrlkhAPI"
NAMELESS = "WyJHVDk0TXk5NklZaHdPZmlRIiwwXQ.CCkYsX0f5SI6zXQh5ZvLn9DDNsE"
"""Their cookies."""
RECORD = json.loads((FOLDER / "earlier.record.json").read_bytes())
"""The record of the match that is over, as it was handed out then."""


def restore(path: Path) -> None:
    """Writes the database anew."""
    with sqlite3.connect(path) as database:
        database.executescript((FOLDER / "earlier.sql").read_text(encoding="utf-8"))
    database.close()
