"""`parlour replay`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from msgspec import UnsetType
from rich.console import Console

from parlour.cli.files import DOES_NOT_HOLD, read_record
from parlour.engine.game import Fact, UsageError, Viewer
from parlour.engine.match import Match
from parlour.engine.record import Record, RecordError
from parlour.engine.verify import replay as replay_record
from parlour.words import Words, check_language, table_words, words_of


def replay(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    seat: Annotated[
        int | None, typer.Option(help="Look through the eyes of this seat; else all cards are open.")
    ] = None,
    line: Annotated[int, typer.Option(help="Which record of the file.", min=1)] = 1,
    step: Annotated[
        bool | None,
        typer.Option("--step/--whole", help="Move by move, or all at once; by default steps on a terminal."),
    ] = None,
    language: Annotated[str, typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Shows a match again in words, move by move.

    On a terminal it waits for Enter after each move; piped, it prints everything.
    """
    where, record = read_record(file, line)
    check_language(language)
    viewer: Viewer = "open" if seat is None else seat
    if seat is not None and not 0 <= seat < len(record.seats):
        raise UsageError(f"there is no seat {seat}; the seats are 0 to {len(record.seats) - 1}")
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        if step if step is not None else interactive:
            walk(list(frames(record, viewer, language)), table_words(language))
        else:
            for frame in frames(record, viewer, language):
                print(frame, end="\n\n")
    except RecordError as error:
        raise RecordError(f"{where}: {error if seat is None else DOES_NOT_HOLD}") from None


def frames(record: Record, viewer: Viewer, language: str) -> Iterator[str]:
    """The deal, each move and the result as text."""
    for match, _ in replay_record(record):
        words, names = words_of(match.game, language), match.names
        done = len(match.moves)
        if done == 0:
            eyes, seat = ("open", None) if viewer == "open" else ("seat", int(viewer))
            game = words.say("title")
            lines = [words.say("cli-title", names, game=game, players=len(match.seats), eyes=eyes, seat=seat)]
            lines += why_practice(record, words)
        else:
            shown = match.shown(-1, viewer)
            moved: dict[str, Fact] = {"move": done, "moves": len(record.moves), "seat": shown.seat}
            if shown.action is None:
                lines = [words.say("cli-move", names, **moved)]
            else:
                lines = [words.say("cli-move-written", names, **moved, action=shown.action)]
            sentences = [words.event(event, names) for event in shown.events]
            lines += [f"  {sentence}" for sentence in sentences if sentence]
        lines.append(words.view(match.game, match.view(viewer), names))
        if match.is_over:
            lines.append(result_line(match, words))
        yield "\n".join(lines)


def result_line(match: Match, words: Words) -> str:
    """The result as it follows from the moves, whatever the file says."""
    result = match.result()
    places = []
    for number, seats in enumerate(result.ranking, 1):
        scores = ", ".join(str(result.scores[seat]) for seat in seats)
        places.append(words.say("cli-place", match.names, place=number, seats=list(seats), scores=scores))
    return words.say("cli-result", places=", ".join(places))


def walk(pages: list[str], words: Words) -> None:
    """Goes through the pages by what is typed."""
    page, last = 0, len(pages) - 1
    while True:
        Console().clear()
        print(pages[page])
        try:
            typed = input(f"\n[{page}/{last}] {words.say('cli-keys')} > ").strip()
        except EOFError:
            return
        if typed == "q":
            return
        if typed == "b":
            page = max(page - 1, 0)
        elif typed.isdecimal():
            page = min(int(typed[:9]), last)
        elif not typed:
            page = min(page + 1, last)


def why_practice(record: Record, words: Words) -> list[str]:
    """A line that says why a match counts for nothing, if it does."""
    if not isinstance(record.branch, UnsetType):
        return [words.say("cli-branch", step=record.branch.step, table=record.branch.table)]
    return [words.say("cli-practice")] if record.practice is True else []
