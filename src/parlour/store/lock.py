"""One server to a file of SQLite: servers do not hear of each other there, so two would not see each other's moves."""

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import IO

from parlour.store.database import Database, make_private_file, refuse_link
from parlour.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        # A lock of the process, not of the open file: children that outlive a killed server do not hold it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(url: str) -> AbstractContextManager[object]:
    """Makes this process the one that serves a file, until the answer is left or the process ends, however it does.

    With PostgreSQL any number may serve, and nothing is held. The lock is on a file beside the database and hinders
    nobody who opens the database itself: a copy can be made while the server runs. The file stays, for if it were
    removed two servers could hold locks of two files of the same name.
    """
    database = Database.named(url)
    if not database.is_sqlite:
        return nullcontext()
    path = database.file.with_name(database.file.name + "-lock")
    database.prepare_folder()
    refuse_link(path)
    try:
        make_private_file(path)
        file = path.open("r+b")
    except OSError as error:
        raise StoreError(f"cannot open {path}: {error.strerror}; see that it may be written, or name another") from None
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StoreError(
            f"another server has {database.where} open already; end that one, name another file, "
            "or use PostgreSQL, which several can share"
        ) from None
    return file
