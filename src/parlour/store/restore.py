"""Puts a copy of a database into another, which may be of another kind: all of it, or nothing."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import groupby, islice
from operator import itemgetter

from sqlalchemy import Connection, exists, func, insert, inspect, select, text

from parlour.store.backup import AT_ONCE, Copy, see_that_it_is_there, snapshot, table_of
from parlour.store.database import COMPANIONS, Database
from parlour.store.errors import StoreError, saying
from parlour.store.lock import hold
from parlour.store.migrate import VERSION_TABLE, known_versions, upgrade, version_of, writing
from parlour.store.presence import ALIVE_MS
from parlour.store.schema import metadata, workers

LOOK = 0.2
"""Seconds between two looks at whether a server has given a sign of life."""


@contextmanager
def closed(url: str) -> Iterator[Connection]:
    """One transaction on a database that no server serves, and that none begins to serve until it has ended.

    A server has tables in memory, and would go on with what is no longer in the database.
    """
    database = Database.named(url)
    with hold(url), writing(database) as connection:
        if not database.is_sqlite:
            _see_that_nobody_serves(connection, database.where)
        yield connection


def _see_that_nobody_serves(connection: Connection, where: str) -> None:
    """Waits, after a server has stopped, until it is certain that it has: one that lives says so every few seconds."""
    if not inspect(connection).has_table(workers.name):
        return
    last = select(func.coalesce(func.max(workers.c.beat), 0))
    first = connection.execute(last).scalar_one()
    is_certain = min(time.time_ns() // 1_000_000, first) + ALIVE_MS
    while time.time_ns() // 1_000_000 <= is_certain:
        if connection.execute(last).scalar_one() != first:
            raise StoreError(f"a server serves {where}; stop it first, and all that share the database")
        time.sleep(LOOK)


def restore(copy: Copy, url: str, name: str, *, replaces: bool = False) -> dict[str, int]:
    """Puts a copy, called `name`, into a database that is empty, or is to be replaced.

    Answers how many rows each table has now.
    """
    schema = copy.heading.schema
    if schema not in known_versions():
        raise StoreError(f"{name} was written by a newer version of Parlour (its schema is {schema}); update Parlour")
    database = Database.named(url)
    is_missing = database.is_sqlite and not database.file.exists()
    is_new = False
    try:
        with closed(url) as connection, saying("restore", database.where):
            is_new = is_missing  # else a server that starts this very moment has made it
            _clear(connection, database.where, replaces=replaces)
            upgrade(connection, database.where, schema)
            counts = _insert(connection, copy)
            upgrade(connection, database.where)
            return counts
    except StoreError:
        if is_new:
            for ending in ("", *COMPANIONS):
                with suppress(OSError):
                    database.file.with_name(database.file.name + ending).unlink()
        raise


def _clear(connection: Connection, where: str, *, replaces: bool) -> None:
    """Takes our tables away, if there is nothing in them or they are to be replaced."""
    if version_of(connection, where) is None:
        return
    there = set(inspect(connection).get_table_names())
    ours = [table for table in metadata.sorted_tables if table.name in there]
    if not replaces and any(connection.execute(select(exists().select_from(table))).scalar() for table in ours):
        raise StoreError(f"{where} is not empty; name another database, or give --replace to lose what is in it")
    for table in reversed(ours):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))


def _insert(connection: Connection, copy: Copy) -> dict[str, int]:
    counts = dict.fromkeys(copy.heading.tables, 0)
    for name, rows in groupby(copy.rows, key=itemgetter(0)):
        columns = copy.heading.tables[name]
        statement = insert(table_of(name, columns))
        while several := [dict(zip(columns, values, strict=True)) for _, values in islice(rows, AT_ONCE)]:
            connection.execute(statement, several)
            counts[name] += len(several)
    return counts


def move(source: str, target: str, *, replaces: bool = False) -> dict[str, int]:
    """Puts what is in one database into another. Neither may be served: what is played meanwhile would be lost."""
    origin = Database.named(source)
    see_that_it_is_there(origin)
    if _what_it_is(origin) == _what_it_is(Database.named(target)):
        raise StoreError("both are the same database; name two")
    with closed(source), snapshot(source) as copy:
        return restore(copy, target, origin.where, replaces=replaces)


def _what_it_is(database: Database) -> tuple[object, ...]:
    """The same however a database is named: the file, or which of a server of PostgreSQL that began at a moment."""
    if database.is_sqlite:
        return (database.file,)
    own = "SELECT pg_postmaster_start_time(), oid FROM pg_database WHERE datname = current_database()"
    with writing(database) as connection:
        return tuple(connection.execute(text(own)).one())


def swept(url: str) -> None:
    """Has SQLite write its file anew, without what was deleted or changed. PostgreSQL does so by itself in time."""
    database = Database.named(url)
    if database.is_sqlite:
        engine = database.migrator()
        with saying("sweep", database.where):
            connection = engine.raw_connection()
            try:
                cursor = connection.cursor()
                cursor.execute("VACUUM")
                is_busy = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            finally:
                connection.close()
            if is_busy:
                raise StoreError(
                    f"somebody reads {database.where}, so that what was taken out of it is still in a file beside it; "
                    "end the server or the backup that does, and do the same once more"
                )
