"""Files that appear under their names only when they are whole."""

import os
import secrets
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import current_thread, main_thread
from typing import NoReturn

from parlour.engine.game import UsageError

LEFT_BEHIND = 24 * 3600
"""Seconds after which nobody writes any more what was begun."""


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write what shall be at `path`: it is there when that has gone well, and else nothing is left."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    with suppress(OSError):
        _sweep(path)
    try:
        with _in_order():
            yield part
        os.replace(part, path)
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            part.unlink()


@contextmanager
def _in_order() -> Iterator[None]:
    """Who is told to end (SIGTERM) leaves the way that an error leaves, and cleans up."""
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return

    def leave(number: int, frame: object) -> NoReturn:
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def write(path: Path, data: bytes) -> None:
    """A file, whole or not at all."""
    with whole(path) as part:
        part.write_bytes(data)


def _sweep(path: Path) -> None:
    """Removes what those have left who were killed while they wrote this file."""
    for one in path.parent.iterdir():
        is_part = one.name.startswith(f".{path.name}.") and one.suffix == ".part"
        if is_part and time.time() - one.stat().st_mtime > LEFT_BEHIND:
            one.unlink(missing_ok=True)
