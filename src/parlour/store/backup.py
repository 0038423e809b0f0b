"""A whole database as a stream of lines, whichever kind it is of.

`parlour backup` writes it, `parlour restore` reads it, and `parlour migrate` hands it from one database to another. In
a file it is packed with gzip and has one JSON value a line: the heading, then every row as `[table, values]`, at last
how many there were. A file that lacks its end, or in which a bit has changed, is known by it.
"""

import gzip
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Connection, LargeBinary, TableClause, Text, column, inspect, select
from sqlalchemy import table as table_named
from sqlalchemy.types import TypeEngine

from parlour.store.database import Database
from parlour.store.errors import StoreError, saying
from parlour.store.migrate import version_of
from parlour.store.schema import metadata

FORMAT = "parlour-backup/1"
AT_ONCE = 500
"""Rows that are in memory at once."""
LONGEST_LINE = 1024 * 1024
"""Bytes; what has a longer one is something else. A file that unpacks to very much is never in memory whole."""

Kind = Literal["text", "number", "truth", "bytes"]
KINDS: Mapping[Kind, tuple[type[TypeEngine[Any]], type]] = {
    "text": (Text, str),
    "number": (BigInteger, int),
    "truth": (Boolean, bool),
    "bytes": (LargeBinary, bytes),
}
"""What a column may hold: in the database, and here. Bytes are written in base64."""

Row = tuple[str, tuple[Any, ...]]


class Heading(Struct, frozen=True):
    """What stands at the beginning."""

    format: str
    schema: str
    """The last step of the migrations that the database had taken."""
    at: int
    """When, in milliseconds since 1970."""
    tables: dict[str, dict[str, Kind]]
    """The columns of each table. No row refers to one of a table further down."""


class Ending(Struct, frozen=True):
    """What stands at the end."""

    rows: int


class _Written(Struct, frozen=True, array_like=True):
    table: str
    values: msgspec.Raw


class Copy(Struct, frozen=True):
    """A database as it was at a moment. Its rows can be taken once."""

    heading: Heading
    rows: Iterator[Row]


def table_of(name: str, columns: Mapping[str, Kind]) -> TableClause:
    """A table as a heading tells of it."""
    return table_named(name, *(column(one, KINDS[kind][0]()) for one, kind in columns.items()))


@contextmanager
def snapshot(url: str) -> Iterator[Copy]:
    """A database as it is now, whoever goes on writing: all that is durable is in it, each transaction whole."""
    database = Database.named(url)
    see_that_it_is_there(database)
    try:
        engine = database.snapshots()
    except ModuleNotFoundError as error:
        raise StoreError(f"the module {error.name} is not there; install parlour[postgresql]") from None
    with ExitStack() as stack:
        stack.callback(engine.dispose)
        with saying("read", database.where):
            connection = stack.enter_context(engine.begin())
            schema = version_of(connection, database.where)
            if schema is None:
                raise StoreError(f"{database.where} holds no tables of Parlour; see that you name the right database")
            heading = Heading(FORMAT, schema, time.time_ns() // 1_000_000, _columns(connection))
        yield Copy(heading, _rows(connection, heading, database.where))


def see_that_it_is_there(database: Database) -> None:
    """SQLite would make a file that is missing."""
    if database.is_sqlite and not database.file.is_file():
        raise StoreError(f"there is no database {database.where}; see that you name the right one")


def _columns(connection: Connection) -> dict[str, dict[str, Kind]]:
    """The tables that a database has of ours, as an earlier version may have made them."""
    found = inspect(connection)
    there = set(found.get_table_names())
    ours = [str(table.name) for table in metadata.sorted_tables if table.name in there]
    return {name: {str(one["name"]): _kind(one["type"]) for one in found.get_columns(name)} for name in ours}


def _kind(of: TypeEngine[Any]) -> Kind:
    return next(kind for kind, (stored, _) in KINDS.items() if isinstance(of, stored))


def _rows(connection: Connection, heading: Heading, where: str) -> Iterator[Row]:
    with saying("read", where):
        for name, columns in heading.tables.items():
            for row in connection.execute(select(table_of(name, columns)), execution_options={"yield_per": AT_ONCE}):
                yield name, tuple(row)


def write(copy: Copy, file: BinaryIO) -> dict[str, int]:
    """Writes a copy out; answers how many rows each table has."""
    counts = dict.fromkeys(copy.heading.tables, 0)
    encode = msgspec.json.Encoder().encode
    with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=0) as packed:
        packed.write(encode(copy.heading) + b"\n")
        for name, values in copy.rows:
            packed.write(encode((name, values)) + b"\n")
            counts[name] += 1
        packed.write(encode(Ending(sum(counts.values()))) + b"\n")
    return counts


def read(file: BinaryIO, name: str) -> Copy:
    """The copy in a file, of which as much is read as is asked for. Its rows end with an error unless it is whole."""
    lines = _lines(file, name)
    first = next(lines, b"")
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise StoreError(f"{name} is no backup of Parlour; name a file that `parlour backup` has written") from None
    if heading.format != FORMAT:
        raise StoreError(f"{name} is a backup of another form ({heading.format}); update Parlour, and try again")
    if strange := heading.tables.keys() - metadata.tables.keys():  # another application may live in the same database
        raise StoreError(f"{name} has rows of {min(strange)!r}, which is no table of Parlour; nothing has changed")
    return Copy(heading, _read_rows(lines, heading, name))


def _lines(file: BinaryIO, name: str) -> Iterator[bytes]:
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                yield line
    except gzip.BadGzipFile:
        raise StoreError(f"{name} is no backup of Parlour, or is broken; nothing has changed, take another") from None
    except (EOFError, zlib.error):
        raise StoreError(f"{name} is broken, or was cut off; nothing has changed, take another") from None
    except OSError as error:
        raise StoreError(f"cannot read {name}: {error.strerror or error}") from None


def _read_rows(lines: Iterator[bytes], heading: Heading, name: str) -> Iterator[Row]:
    decoders = {
        table: msgspec.json.Decoder(tuple[tuple(KINDS[kind][1] | None for kind in columns.values())])  # type: ignore[misc]
        for table, columns in heading.tables.items()
    }
    for count, line in enumerate(lines):
        try:
            if line.startswith(b"{"):
                ending = msgspec.json.decode(line, type=Ending)
                if ending.rows == count and next(lines, None) is None:
                    return
                break
            written = msgspec.json.decode(line, type=_Written)
            row = decoders[written.table].decode(written.values)
        except (msgspec.DecodeError, UnicodeError, RecursionError, KeyError):
            raise StoreError(f"{name} is broken in line {count + 2}; nothing has changed, take another") from None
        yield written.table, row
    raise StoreError(f"{name} is not whole; nothing has changed, take another")
