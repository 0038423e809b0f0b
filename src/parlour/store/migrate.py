"""Brings a database to the present schema. It blocks: run it in a thread."""

import threading
import time

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

_one_at_a_time = threading.Lock()
"""Alembic keeps the migration that is running in a global."""


def migrate(database: Database) -> None:
    """Makes or updates the tables. Of several processes that come at once, one does it and the others wait."""
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
                _upgrade(connection, database.where)
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


def _upgrade(connection: Connection, where: str) -> None:
    config = Config()
    config.set_main_option("script_location", "parlour.store:migrations")
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if unknown := set(found) - known:
        raise StoreError(
            f"{where} was written by a newer version of Parlour (its schema is {', '.join(sorted(unknown))}); "
            "update Parlour, or name another database"
        )
    if set(found) != set(script.get_heads()):
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
