"""`parlour verify`."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import UnsetType

from parlour.cli.files import read_records
from parlour.engine.record import RecordError
from parlour.engine.verify import verify as verify_record


def verify(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
) -> None:
    """Plays every record of a file again and checks each card, move, chance outcome and result.

    Where a record has `fairness`, its seed is held to that; the others are counted, for anybody may have chosen theirs.
    Exit code 0 when all hold; at the first that does not, its place and the first difference, and exit code 1.
    """
    count = unbound = 0
    for where, record in read_records(file):
        try:
            verify_record(record)
        except RecordError as error:
            raise RecordError(f"{where}: {error}") from None
        count += 1
        unbound += isinstance(record.fairness, UnsetType)
    print(f"{file}: {count} {'record holds' if count == 1 else 'records hold'}")
    if unbound:
        print(f"{unbound} of {count} without `fairness`: nothing shows who chose the seed")
