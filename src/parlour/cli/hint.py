"""`parlour hint`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from parlour.bots.hint import Hint, hints
from parlour.cli.files import DOES_NOT_HOLD, read_record
from parlour.engine.game import UsageError
from parlour.engine.match import Match
from parlour.engine.record import Record, RecordError
from parlour.engine.verify import replay


def hint(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    move: Annotated[int, typer.Option(help="Which move of the match, 1 for the first.")],
    line: Annotated[int, typer.Option(help="Which record of the file.")] = 1,
    moves: Annotated[int, typer.Option(help="How many moves the search may play in its head.")] = 2_000_000,
) -> None:
    """Explains a move: what each action was worth, as its player could have known.

    The chances are those of a search that sees what the player saw and nothing else.
    """
    where, record = read_record(file, line)
    if moves < 1:
        raise UsageError(f"the search needs at least one move, not {moves}")
    try:
        match = position_before(record, move)
    except RecordError:
        raise RecordError(f"{where}: {DOES_NOT_HOLD}") from None
    seat = match.state.to_act
    view = match.view(seat)
    with Console(stderr=True).status("thinking …"):
        found = hints(match.game, view, match.state.legal_actions(), moves)
    console = Console(highlight=False)
    console.print(match.game.table(view, match.names), highlight=False, markup=False)
    console.print(hints_table(found, record.moves[move - 1].action, match.names[seat]))


def position_before(record: Record, move: int) -> Match:
    """The match right before a move, everything checked up to there."""
    if not 1 <= move <= len(record.moves):
        raise UsageError(f"the match has moves 1 to {len(record.moves)}, so there is no move {move}")
    for match, _ in replay(record):
        if len(match.moves) == move - 1:
            return match
    raise AssertionError("a replay goes through every move")


def hints_table(found: list[Hint], made: str, name: str) -> Table:
    table = Table(title=f"{escape(name)} to move; > marks what was done", title_justify="left")
    table.add_column("")
    table.add_column("action")
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("remark")
    for one in found:
        marker = ">" if one.action == made else ""
        chances = (f"{one.chance:.0%}", f"{one.low:.0%} to {one.high:.0%}")
        table.add_row(marker, escape(one.label), *chances, escape(one.remark))
    return table
