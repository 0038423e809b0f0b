"""Files that appear under their names only when they are whole."""

import os
import secrets
import signal
import stat
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
    """Where to write what shall be at `path`: it is there when that has gone well, and else nothing is left.

    What stands behind a link is written anew, and the link stays. Only a file is replaced: a device or a pipe would be
    gone for everybody.
    """
    _see_that_it_is_a_file(path)
    target, part = _target_and_part(path)
    with suppress(OSError):
        _sweep(target)
    try:
        with _in_order():
            yield part
        os.replace(part, target)
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            part.unlink()


def see_that_it_can_be_written(path: Path) -> None:
    """Refuses at once what could not be written in the end."""
    _see_that_it_is_a_file(path)
    target, part = _target_and_part(path)
    if not target.parent.is_dir():
        raise UsageError(f"cannot write {path}: there is no folder {path.parent}")
    try:
        part.touch()
        part.unlink()
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None


def _target_and_part(path: Path) -> tuple[Path, Path]:
    """What stands behind a link, and where it is written until it is whole."""
    target = Path(os.path.realpath(path))
    return target, target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")


def _see_that_it_is_a_file(path: Path) -> None:
    try:
        kind = path.stat().st_mode
    except OSError:  # nothing is there, or it is said when it is written
        return
    if stat.S_ISDIR(kind):
        raise UsageError(f"cannot write {path}: it is a folder; name a file in it")
    if not stat.S_ISREG(kind):
        raise UsageError(f"cannot write {path}: it is no file, but a device or a pipe; name a file")


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
