"""Brings a database to the present schema. It blocks: run it in a thread."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from parlour.store.database import BUSY_MS, Database
from parlour.store.errors import StoreError, reason

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE = "parlour_version"
"""Not Alembic's usual name, so that another application may live in the same database."""
LOCK = int.from_bytes(b"parlour")
"""The PostgreSQL advisory lock of who migrates."""

_one_at_a_time = threading.RLock()
"""Alembic keeps the migration that is running in a global. Who moves a database to another has both in hand."""


def migrate(database: Database) -> None:
    """Makes or updates the tables. Of several processes that come at once, one does it and the others wait."""
    with writing(database) as connection:
        upgrade(connection, database.where)


@contextmanager
def writing(database: Database) -> Iterator[Connection]:
    """A transaction that may change the tables themselves. A server that starts meanwhile waits for its end."""
    try:
        engine = database.migrator()
    except ModuleNotFoundError as error:
        raise StoreError(
            f"cannot open {database.where}: the module {error.name} is not there: pip install 'parlour[postgresql]'"
        ) from None
    try:
        with _one_at_a_time:
            if database.is_sqlite:
                database.prepare_file()
                _turn_on_wal(engine)
            with engine.begin() as connection:
                if not database.is_sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                yield connection
    except StoreError:
        raise
    except Exception as error:
        advice = (
            "name a file that is a database of Parlour, or one that is not there yet, in a folder that may be written"
            if database.is_sqlite
            else "see that the server runs, that the database is there and that this user may make tables in it"
        )
        raise StoreError(f"cannot open {database.where}: {reason(error)}; {advice}") from None
    finally:
        engine.dispose()


def _turn_on_wal(engine: Engine) -> None:
    """Readers and the writer then do not wait for each other. The file remembers it.

    Two processes that try at once may be told that the database is locked without having waited for it.
    """
    patience = time.monotonic() + BUSY_MS / 1000
    connection = engine.raw_connection()
    try:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode = WAL")
                return
            except Exception as error:
                if "locked" not in str(error) or time.monotonic() > patience:
                    raise
                time.sleep(0.02)
    finally:
        connection.close()


def version_of(connection: Connection, where: str) -> str | None:
    """The last step that a database has taken; None for one that has taken none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = set(connection.scalars(text(f"SELECT version_num FROM {VERSION_TABLE}")))
    if unknown := found - set(known_versions()):
        raise StoreError(
            f"{where} was written by a newer version of Parlour (its schema is {', '.join(sorted(unknown))}); "
            "update Parlour, or name another database"
        )
    return max(found, default=None)


def known_versions() -> list[str]:
    """The steps in their order: each is a module that is called for its number."""
    steps = (Path(__file__).parent / "migrations" / "versions").glob("step_*.py")
    return sorted(step.stem.removeprefix("step_") for step in steps)


def upgrade(connection: Connection, where: str, to: str | None = None) -> None:
    """Takes the steps that are missing: to the present schema, or to an earlier one."""
    goal = to or known_versions()[-1]
    if version_of(connection, where) != goal:
        from alembic import command  # a third of what a server imports, and most find nothing to be done

        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, goal)


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "parlour.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
