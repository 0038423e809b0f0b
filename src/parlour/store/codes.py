"""Short codes that stand for tables, as long as these wait for players."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Select, delete, or_, select, update

from parlour.store.database import Database
from parlour.store.schema import codes, tables

KEPT_MS = 24 * 3600 * 1000
"""A code that nobody has asked for in so long is free again: tables that nobody remembers wait for ever."""

_waits = tables.c.phase == "lobby"


class Giving(NamedTuple):
    table: str
    candidates: Sequence[str]
    """Codes to choose from, in this order."""
    now: int


class Codes:
    """The work that gives codes. Jobs go sorted, as rows do in the log."""

    def __init__(self, database: Database) -> None:
        self._insert = database.insert(codes).on_conflict_do_nothing().returning(codes.c.code)

    def give(self, connection: Connection, jobs: Sequence[Giving]) -> list[str | None]:
        """Frees codes that are needed no more, and answers that of each table: its own, or the first that is free."""
        self._free(connection, min(job.now for job in jobs))
        given = {job.table: self._give(connection, job) for job in sorted(jobs, key=lambda job: job.table)}
        return [given[job.table] for job in jobs]

    def _free(self, connection: Connection, now: int) -> None:
        # Several workers may do so at once; what one has in hand is left to it.
        is_over = select(tables.c.table).where(tables.c.table == codes.c.table, ~_waits).exists()
        free = connection.execute(
            select(codes.c.code).where(or_(codes.c.given < now - KEPT_MS, is_over)).with_for_update(skip_locked=True)
        )
        connection.execute(delete(codes).where(codes.c.code.in_([code for (code,) in free])))

    def _give(self, connection: Connection, job: Giving) -> str | None:
        own = update(codes).where(codes.c.table == job.table).values(given=job.now).returning(codes.c.code)
        for candidate in job.candidates:
            found = (connection.execute(own)).first()
            if found is None:
                row = {"code": candidate, "table": job.table, "given": job.now}
                found = (connection.execute(self._insert, row)).first()
            if found is not None:
                return str(found[0])
        return None


def table_under(code: str, now: int) -> Select[str]:
    """The table that waits under a code."""
    return (
        select(codes.c.table)
        .join(tables, tables.c.table == codes.c.table)
        .where(codes.c.code == code, codes.c.given >= now - KEPT_MS, _waits)
    )
