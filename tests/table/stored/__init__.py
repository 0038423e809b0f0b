"""What an earlier version has left in databases: a match whose deal followed from its secret by the first scheme."""

from pathlib import Path

from parlour.table.written import read_entry
from tests.table.builder import Scene

FOLDER = Path(__file__).parent
LOG = (FOLDER / "first-scheme.log.jsonl").read_bytes().splitlines()
"""Diamoniak: Ann, who added nothing, Ben, who did, and a bot, from the first entry to the end of the match."""
RECORD = (FOLDER / "first-scheme.record.json").read_bytes().strip()
"""The record of that match."""
BEFORE_START = 4
"""So many entries of the log came before the deal."""


def stored(entries: int | None = None) -> Scene:
    """The table as its first entries left it."""
    return Scene([read_entry(line) for line in LOG[:entries]])


def stored_lobby() -> Scene:
    return stored(BEFORE_START)
