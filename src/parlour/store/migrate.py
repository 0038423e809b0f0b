"""Brings a database to the present schema. It blocks: run it in a thread."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from parlour.store.database import BUSY_MS, Database
from parlour.store.errors import StoreError, reason

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
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if unknown := set(found) - known_versions():
        raise StoreError(
            f"{where} was written by a newer version of Parlour (its schema is {', '.join(sorted(unknown))}); "
            "update Parlour, or name another database"
        )
    return found[0] if found else None


def known_versions() -> set[str]:
    return {revision.revision for revision in _steps().walk_revisions()}


def upgrade(connection: Connection, where: str, to: str | None = None) -> None:
    """Takes the steps that are missing: to the present schema, or to an earlier one."""
    goal = to or _steps().get_current_head()
    if version_of(connection, where) != goal:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, goal or "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "parlour.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
