"""`parlour backup`, `parlour restore` and `parlour migrate`."""

import os
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from parlour.cli.database import DatabaseOption, named_database, plainly
from parlour.engine.game import UsageError
from parlour.files import whole

PIPE = Path("-")
Replace = Annotated[bool, typer.Option("--replace", help="Lose what is in the database now.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; - for the standard output.")],
    database: DatabaseOption = None,
) -> None:
    """Copies a whole database to a file, while people play: every move that was acknowledged is in it.

    The file holds the cards of running matches and the key that signs cookies: only you can read it, so keep it so.
    """
    from parlour.store.backup import snapshot, write

    url = named_database(database)
    with plainly(), snapshot(url) as copy, _written(file) as out:
        counts = write(copy, out)
    print(f"{file}: {_told(counts)}", file=sys.stderr if file == PIPE else sys.stdout)


def restore(
    file: Annotated[Path, typer.Argument(help="What `parlour backup` has written; - for the standard input.")],
    database: DatabaseOption = None,
    replace: Replace = False,
) -> None:
    """Puts a backup into a database that is empty, of either kind, or in place of what is in it.

    No server may serve that database meanwhile. A file that is broken is refused, and nothing has changed then.
    """
    from parlour.store.backup import read
    from parlour.store.restore import restore

    url = named_database(database)
    name = "the standard input" if file == PIPE else str(file)
    with plainly(), _opened(file) as packed:
        counts = restore(read(packed, name), url, name, replaces=replace)
    print(f"{name} is restored: {_told(counts)}")


def migrate(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="The database: sqlite:///FILE or postgresql+psycopg://…")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="Another, which is empty.")],
    replace: Replace = False,
) -> None:
    """Moves all that is in one database to another: from SQLite to PostgreSQL, or back.

    Stop the server first, and start it again with the new one. What was there stays where it was, too.
    """
    from parlour.store.restore import move

    with plainly():
        counts = move(source, target, replaces=replace)
    print(f"moved: {_told(counts)}")


def _told(counts: Mapping[str, int]) -> str:
    return f"{counts.get('tables', 0)} tables, {counts.get('entries', 0)} entries"


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    if file == PIPE:
        yield sys.stdin.buffer
        return
    try:
        opened = file.open("rb")
    except OSError as error:
        raise UsageError(f"cannot read {file}: {error.strerror}") from None
    with opened:
        yield opened


@contextmanager
def _written(file: Path) -> Iterator[BinaryIO]:
    """A file that nobody else can read. It has its name when it is whole, and then replaces a backup of before."""
    if file == PIPE:
        try:
            yield sys.stdout.buffer
            sys.stdout.flush()  # before it is said that all is written
        except BrokenPipeError:
            raise
        except OSError as error:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left shall not be tried again
            raise UsageError(f"cannot write to the standard output: {error.strerror}") from None
        return
    from parlour.store.database import make_private_file

    _see_that_it_may_go(file)
    with whole(file) as part:
        make_private_file(part)
        with part.open("wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())


def _see_that_it_may_go(file: Path) -> None:
    """Whoever names the database itself, or a letter, keeps it."""
    from parlour.store import StoreError
    from parlour.store.backup import read

    try:
        kind = file.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise UsageError(f"cannot write {file}: {error.strerror}") from None
    if stat.S_ISDIR(kind):
        raise UsageError(f"cannot write {file}: it is a folder; name a file in it")
    if not stat.S_ISREG(kind):  # to look into a pipe would wait for ever
        raise UsageError(f"cannot write {file}: it is no file; name one, or - for the standard output")
    with _opened(file) as packed:
        try:
            read(packed, str(file))
        except StoreError:
            raise UsageError(f"{file} is there already and is no backup; name another file") from None
