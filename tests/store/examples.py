"""Lines and summaries in few words."""

from typing import Any

from parlour.store import Line, Store, Summary


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
