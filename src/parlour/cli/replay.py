"""`parlour replay`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour.cli.files import read_record
from parlour.engine.game import UsageError, Viewer
from parlour.engine.record import Record, RecordError
from parlour.engine.verify import replay as replay_record

KEYS = "Enter: next · b: back · a number: go there · q: quit"


def replay(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    seat: Annotated[
        int | None, typer.Option(help="Look through the eyes of this seat; else all cards are open.")
    ] = None,
    line: Annotated[int, typer.Option(help="Which record of the file.")] = 1,
    step: Annotated[
        bool | None,
        typer.Option("--step/--whole", help="Move by move, or all at once; by default steps on a terminal."),
    ] = None,
) -> None:
    """Shows a match again in words, move by move.

    On a terminal it waits for Enter after each move; piped, it prints everything.
    """
    where, record = read_record(file, line)
    viewer: Viewer = "open" if seat is None else seat
    if seat is not None and not 0 <= seat < len(record.seats):
        raise UsageError(f"there is no seat {seat}; the seats are 0 to {len(record.seats) - 1}")
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        if step if step is not None else interactive:
            walk(list(frames(record, viewer)))
        else:
            for frame in frames(record, viewer):
                print(frame, end="\n\n")
    except RecordError as error:
        # What does not hold may be a card that the seat never saw.
        why = str(error) if seat is None else "it does not hold; `parlour verify` says why, with all cards open"
        raise RecordError(f"{where}: {why}") from None


def frames(record: Record, viewer: Viewer) -> Iterator[str]:
    """The deal, each move and the result as text."""
    total = len(record.moves)
    for match, _ in replay_record(record):
        done = len(match.moves)
        if done == 0:
            eyes = "all cards open" if viewer == "open" else f"seen by {match.names[int(viewer)]}"
            lines = [f"{match.game.title}, {len(match.seats)} players, {eyes}"]
        else:
            shown = match.shown(-1, viewer)
            made = "" if shown.action is None else f": {shown.action}"
            lines = [f"Move {done} of {total}: {match.names[shown.seat]}{made}"]
            lines += [f"  {sentence}" for sentence in shown.sentences]
        lines.append(match.game.table(match.view(viewer), match.names))
        if match.is_over:
            lines.append(result_line(match.record()))
        yield "\n".join(lines)


def result_line(record: Record) -> str:
    places = []
    for number, place in enumerate(record.result["ranking"], 1):
        names = " and ".join(record.seats[seat].name for seat in place)
        places.append(f"{number}. {names} ({', '.join(str(record.result['scores'][seat]) for seat in place)})")
    return "Result: " + ", ".join(places)


def walk(pages: list[str]) -> None:
    """Goes through the pages by what is typed."""
    page, last = 0, len(pages) - 1
    while True:
        Console().clear()
        print(pages[page])
        try:
            typed = input(f"\n[{page}/{last}] {KEYS} > ").strip()
        except EOFError:
            return
        if typed == "q":
            return
        if typed == "b":
            page = max(page - 1, 0)
        elif typed.isdecimal():
            page = min(int(typed), last)
        elif not typed:
            page = min(page + 1, last)
