"""Lines and summaries in few words."""

from typing import Any

from sqlalchemy import Connection, text

from parlour.store import Line, Store, Summary
from parlour.store.migrate import VERSION_TABLE
from parlour.store.schema import metadata


def line(table: str = "oak", seq: int = 1, body: bytes = b"{}") -> Line:
    return Line(table, seq, 1000 + seq, body)


def summary(table: str = "oak", **fields: Any) -> Summary:
    usual: dict[str, Any] = {
        "game": "villains",
        "phase": "playing",
        "is_public": True,
        "waits_for": "human",
        "guests": ("ann", "ben"),
        "updated": 1000,
        "body": b"{}",
    }
    return Summary(table=table, **usual | fields)


async def add(store: Store, table: str = "oak", seq: int = 1, **fields: Any) -> Summary:
    """Appends a line, which must win; returns the summary that it was written with."""
    told = summary(table, **fields)
    assert await store.append(line(table, seq), told)
    return told


FIRST = ("entries", "tables", "guests", "keys", "workers", "connections", "sightings")
"""What the first version had."""


def make_first(connection: Connection) -> None:
    """Makes a database one of the first version: without all that later steps added."""
    for table in reversed(metadata.sorted_tables):
        if table.name not in FIRST:
            connection.execute(text(f"DROP TABLE {table.name}"))
    connection.execute(text("ALTER TABLE connections DROP COLUMN is_screen"))
    connection.execute(text("ALTER TABLE guests DROP COLUMN is_put_away"))
    connection.execute(text("DROP INDEX ix_tables_source"))
    connection.execute(text("ALTER TABLE tables DROP COLUMN source"))
    connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0001'"))
