"""A database named by a URL, and how it is connected to."""

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool
from sqlalchemy.sql.expression import TableClause

from parlour.store.errors import StoreError
from parlour.store.pen import Pen, PenOfLoop, PenOfThread

BUSY_MS = 10_000
"""How long a transaction waits for another that is writing, maybe one whose process is gone and nobody has noticed."""
CONNECT_SECONDS = 10
IS_ON_THE_LOOP = sys.platform != "win32"
"""Whether the driver of PostgreSQL can wait in an event loop: not in that of Windows."""
READERS = 4
"""Threads that read at once, each over a connection of its own."""

OWNERS_FILE, OWNERS_FOLDER = 0o600, 0o700
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Where there is such a thing: Windows lets few make links."""
COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite has beside a file."""

SQLITE_START = b"SQLite format 3\0"
EXAMPLES = "sqlite:///path/to/file.db or postgresql://user:password@host/name"
DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}

Insert = sqlite.Insert | postgresql.Insert


@dataclass(frozen=True)
class Database:
    """Where the store is kept."""

    url: URL

    @classmethod
    def named(cls, text: str) -> "Database":
        """The database of a URL. What is no URL is not repeated in the error: it may have a password in it."""
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise StoreError(f"this is no URL of a database; one looks like {EXAMPLES}") from None
        if "\0" in text:
            raise StoreError(f"no database has the character NUL in its name; one looks like {EXAMPLES}")
        if url.drivername not in DRIVERS:
            raise StoreError(f"there is no store for {url.drivername}; name a database like {EXAMPLES}")
        database = cls(url.set(drivername=DRIVERS[url.drivername]))
        if database.is_sqlite:
            if url.host or url.query or not url.database or url.database == ":memory:":
                raise StoreError(
                    f"{database.where} names no file; three slashes and a path, as in sqlite:///path/to/file.db, do "
                    "(an absolute path makes it four)"
                )
            database.see_that_it_can_be_there()
        elif not url.database:
            raise StoreError(f"{database.where} names no database; it is what stands after the host: {EXAMPLES}")
        return database

    @property
    def is_sqlite(self) -> bool:
        return self.url.drivername == "sqlite"

    @property
    def where(self) -> str:
        """The URL as it may be printed; drivers take passwords as parameters, too."""
        hidden = {name: "***" for name in self.url.query if "password" in name.lower()}
        return self.url.update_query_dict(hidden).render_as_string(hide_password=True)

    @property
    def file(self) -> Path:
        """The file of an SQLite database, whatever links lead to it."""
        return Path(os.path.realpath(self.url.database or ""))

    def see_that_it_can_be_there(self) -> None:
        """Refuses a file whose name, or that of what SQLite has beside it, is too long, or whose folder is closed."""
        for ending in ("", *COMPANIONS):
            try:
                os.lstat(f"{self.file}{ending}")
            except (FileNotFoundError, NotADirectoryError):
                pass
            except OSError as error:
                raise StoreError(f"cannot open {self.where}: {error.strerror}; name another file") from None

    def prepare_folder(self) -> None:
        """Makes the folder of an SQLite file."""
        folder = self.file.parent
        try:
            make_private_folder(folder)
        except OSError as error:
            raise StoreError(
                f"cannot make the folder {folder}: {error.strerror}; name another file or make it yourself"
            ) from None

    def prepare_file(self) -> None:
        """Makes an SQLite file and its folder, for nobody but their owner: the key that signs cookies is in it.

        A file of something else is refused: SQLite may overwrite it.
        """
        self.prepare_folder()
        path = self.file
        if path.is_file():
            with path.open("rb") as file:
                start = file.read(len(SQLITE_START))
            if start not in (b"", SQLITE_START):
                raise StoreError(
                    f"cannot open {self.where}: the file is not a database; name another, or one that is not there yet"
                )
        if not path.is_dir():
            companions = [path.with_name(path.name + ending) for ending in COMPANIONS]
            for one in (path, *companions):
                refuse_link(one)
            make_private_file(path)
            for companion in companions:
                keep_to_owner(companion, OWNERS_FILE)

    def insert(self, table: TableClause) -> Insert:
        """An INSERT that can say what happens on a conflict; both databases spell it alike."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    def migrator(self) -> Engine:
        """An engine for one connection of a thread, whose transactions write."""
        engine = create_engine(self.url, poolclass=NullPool, **self._options())
        if self.is_sqlite:
            _listen(engine, "BEGIN IMMEDIATE")
        return engine

    def snapshots(self) -> Engine:
        """An engine for one connection of a thread, whose transactions see the database as it was when they began,
        and hinder nobody who writes."""
        if self.is_sqlite:
            engine = create_engine(self.url, poolclass=NullPool, **self._options())
            _listen(engine, "BEGIN")
            return engine
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True, "stream_results": True}
        return create_engine(self.url, poolclass=NullPool, execution_options=options, **self._options())

    def pen(self) -> Pen:
        """What writes, over one connection."""
        if self.is_sqlite:
            engine = create_engine(self.url, pool_size=1, max_overflow=0, **self._options())
            _listen(engine, "BEGIN IMMEDIATE")
            return PenOfThread(engine)
        # A conflict is to be seen as one, whatever the server's default.
        options = {"pool_size": 1, "max_overflow": 0, "isolation_level": "READ COMMITTED", **self._options()}
        if not IS_ON_THE_LOOP:
            engine = create_engine(self.url, pool_pre_ping=True, **options)
            _wait_no_longer(engine)
            return PenOfThread(engine)
        try:
            from sqlalchemy.ext.asyncio import create_async_engine  # SQLite needs none of it
        except ImportError:
            raise StoreError(
                f"cannot open {self.where}: the module greenlet is not there: pip install 'parlour[postgresql]'"
            ) from None
        on_loop = create_async_engine(self.url, **options)
        _wait_no_longer(on_loop.sync_engine)
        return PenOfLoop(on_loop)

    def readers(self) -> Engine:
        """An engine for single queries, each with a snapshot of its own."""
        engine = create_engine(
            self.url,
            pool_size=READERS,
            max_overflow=0,
            pool_pre_ping=not self.is_sqlite,
            isolation_level="AUTOCOMMIT",
            **self._options(),
        )
        if self.is_sqlite:
            _listen(engine)
        return engine

    def _options(self) -> dict[str, Any]:
        # Values are hidden because lines of a log are secret.
        options: dict[str, Any] = {"hide_parameters": True}
        if not self.is_sqlite and "connect_timeout" not in self.url.query:
            options["connect_args"] = {"connect_timeout": CONNECT_SECONDS}
        return options


def _listen(engine: Engine, beginning: str = "") -> None:
    """Sets up each connection to SQLite: a commit is on the disk, and who writes takes the write lock at once."""

    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for setting in (f"busy_timeout = {BUSY_MS}", "foreign_keys = ON", "synchronous = FULL"):
                cursor.execute(f"PRAGMA {setting}")
        finally:
            cursor.close()

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(beginning)

    event.listen(engine, "connect", set_up)
    if beginning:
        event.listen(engine, "begin", begin)


def _wait_no_longer(engine: Engine) -> None:
    """Sets up each connection to PostgreSQL, which would wait for ever, and all who have something to write with it."""

    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = {BUSY_MS}")
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", set_up)


def make_private_folder(folder: Path) -> None:
    """A folder and those above it; whatever is there already stays as it is."""
    if not folder.is_dir():
        make_private_folder(folder.parent)
        folder.mkdir(mode=OWNERS_FOLDER, exist_ok=True)
        keep_to_owner(folder, OWNERS_FOLDER)


def make_private_file(path: Path) -> None:
    """An empty file, or one that is there, but none that a link leads to. SQLite gives its companions the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | NO_LINK, OWNERS_FILE))
    keep_to_owner(path, OWNERS_FILE)


def refuse_link(path: Path) -> None:
    """Whoever may write in the folder could have us change, or SQLite overwrite, a file that is elsewhere.

    Under a second name a file would have a second lock, and a second log of SQLite's beside it.
    """
    if path.is_symlink():
        raise StoreError(f"{path} is a link to another file; remove it, or name another database")
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreError(f"{path} is the same file as another (a hard link); remove one, or name another database")


def keep_to_owner(path: Path, mode: int) -> None:
    """Sets the mode, whatever the umask was; not of what is not there or belongs to another user."""
    with suppress(FileNotFoundError, PermissionError):
        path.chmod(mode)
