"""Record files: one record a line."""

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from parlour.engine.game import UsageError
from parlour.engine.record import Record, RecordError, decode
from parlour.words.plain import plain

LONGEST = 64 * 1024 * 1024
"""No record has so many bytes; what is no file of records, a device say, may have no end of line at all."""
DOES_NOT_HOLD = "it does not hold; `parlour verify` says why, with all cards open"
"""All that is said to somebody who looks with one seat's eyes: what does not hold may be a card they never saw."""


def _plainly_named(record: Record) -> Record:
    """Names are whatever a stranger wrote; everything that is printed of a record has them from here."""
    return replace(record, seats=[replace(seat, name=plain(seat.name)) for seat in record.seats])


def read_records(path: Path) -> Iterator[tuple[str, Record]]:
    """Every record of a file with its place ("FILE, line 3"); says where one is malformed."""
    try:
        with path.open("rb") as file:
            number = 0
            for number, line in enumerate(iter(lambda: file.readline(LONGEST), b""), 1):
                where = f"{path}, line {number}"
                if len(line) == LONGEST:
                    raise RecordError(f"{where}: no record is so long")
                try:
                    yield where, _plainly_named(decode(line))
                except RecordError as error:
                    raise RecordError(f"{where}: {error}") from None
            if number == 0:
                raise RecordError(f"{path}: the file is empty")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None


def read_record(path: Path, line: int) -> tuple[str, Record]:
    """One record of a file."""
    last = 0
    for number, (where, record) in enumerate(read_records(path), 1):
        if number == line:
            return where, record
        last = number
    raise UsageError(f"{path} has {last} {'record' if last == 1 else 'records'}, so there is no line {line}")
