"""`parlour verify`."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import UnsetType

from parlour.cli.files import read_records
from parlour.engine.record import Record, RecordError
from parlour.engine.verify import verify as verify_record


def verify(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
) -> None:
    """Plays every record of a file again and checks each card, move, chance outcome and result.

    Where a record has `fairness`, its seed is held to that, and who added nothing to its luck is named; the others are
    counted, for anybody may have chosen theirs. So are those of practice, and those whose hidden cards were dealt anew.
    Exit code 0 when all hold; at the first that does not, its place and the first difference, and exit code 1.
    """
    count = unbound = practice = branches = dealt_anew = 0
    remarks: list[str] = []
    for where, record in read_records(file):
        try:
            verify_record(record)
        except RecordError as error:
            raise RecordError(f"{where}: {error}") from None
        count += 1
        is_branch = not isinstance(record.branch, UnsetType)
        branches += is_branch
        unbound += isinstance(record.fairness, UnsetType)
        practice += record.practice is True and not is_branch
        dealt_anew += bool(record.anew)
        remarks += [f"{where}: {remark}" for remark in [silence(record)] if remark]
    print(f"{file}: {count} {'record holds' if count == 1 else 'records hold'}")
    if unbound:
        print(f"{unbound} of {count} without `fairness`: nothing shows who chose the seed")
    if practice:
        print(f"{practice} of {count} for practice: a player went back on moves and knew what was to come")
    if branches:
        print(f"{branches} of {count} for practice: they go on from a moment of another match, which `branch` names")
    if dealt_anew:
        print(f"{dealt_anew} of {count} with hidden cards dealt anew on the way, by luck that anybody may have chosen")
    for remark in remarks:
        print(remark)


def silence(record: Record) -> str:
    """Who of the people added nothing to the luck of the deal, in words; empty when everybody did."""
    if isinstance(record.fairness, UnsetType):
        return ""
    added = list(zip(record.seats, record.fairness.entropy, strict=True))
    names = [seat.name for seat, given in added if seat.kind == "human" and given is None]
    if all(given is None for _, given in added):
        return "nobody added to the luck of the deal: the server alone may have chosen it"
    return f"{', '.join(names)} added nothing to the luck of the deal" if names else ""
