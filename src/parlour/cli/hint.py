"""`parlour hint`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from parlour.cli.files import DOES_NOT_HOLD, read_record
from parlour.cli.tables import show, titled
from parlour.engine import is_of_compiled_code
from parlour.engine.game import UsageError
from parlour.engine.match import Match
from parlour.engine.record import Record, RecordError
from parlour.engine.state import State
from parlour.engine.verify import replay
from parlour.review.hint import Hint, hints
from parlour.words import Words, check_language, words_of

MOVES = 2_000_000
MOST_MOVES = 1_000_000_000
MOVES_UNCOMPILED = MOVES // 40
"""What takes as long where the rules are not compiled, as some forty times as many do where they are."""


def hint(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    move: Annotated[int, typer.Option(help="Which move of the match, 1 for the first.")],
    line: Annotated[int, typer.Option(help="Which record of the file.", min=1)] = 1,
    moves: Annotated[
        int | None,
        typer.Option(
            help="How many moves may be played in the head, half of them by the search.",
            show_default=f"{MOVES:,}, or {MOVES_UNCOMPILED:,} of a game that is not compiled",
        ),
    ] = None,
    language: Annotated[str, typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Explains a move: what each action was worth, as its player could have known.

    A search that sees what the player saw, and nothing else, nominates the best one; all are then tried on fresh deals,
    the same for all.
    """
    where, record = read_record(file, line)
    check_language(language)
    if moves is not None and not 1 <= moves <= MOST_MOVES:
        raise UsageError(f"the search needs at least one move, and at most {MOST_MOVES:,}, not {moves}")
    try:
        match = position_before(record, move)
    except RecordError:
        raise RecordError(f"{where}: {DOES_NOT_HOLD}") from None
    seat = match.state.to_act
    view = match.view(seat)
    words = words_of(match.game, language)
    with Console(stderr=True).status(words.say("cli-thinking")):
        found = hints(match.game, view, match.state.legal_actions(), moves or budget(match.state))
    console = Console(highlight=False)
    console.print(words.view(match.game, view, match.names), highlight=False, markup=False)
    show(hints_table(found, record.moves[move - 1].action, match, words), console)


def budget(state: State) -> int:
    """How many moves a search of some seconds plays."""
    return MOVES if is_of_compiled_code(type(state)) else MOVES_UNCOMPILED


def position_before(record: Record, move: int) -> Match:
    """The match right before a move, everything checked up to there."""
    if not 1 <= move <= len(record.moves):
        raise UsageError(f"the match has moves 1 to {len(record.moves)}, so there is no move {move}")
    for match, _ in replay(record):
        if len(match.moves) == move - 1:
            return match
    raise AssertionError("a replay goes through every move")


def hints_table(found: list[Hint], made: str, match: Match, words: Words) -> Table:
    """What each action is worth, for the seat to act."""
    title = words.say("cli-hints", match.names, seat=int(match.state.to_act))
    table = titled(title)
    table.add_column("")
    table.add_column(words.say("cli-hints-action"))
    table.add_column(words.say("cli-hints-wins"), justify="right")
    table.add_column(words.say("cli-hints-interval"), justify="right")
    table.add_column(words.say("cli-hints-verdict"))
    table.add_column(words.say("cli-hints-remark"))
    for one in found:
        marker = ">" if one.action == made else ""
        offer = words.offer(match.game.parts(match.state, match.game.parse(one.action)), match.names)
        interval = words.say("cli-hints-range", low=f"{one.low:.0%}", high=f"{one.high:.0%}")
        remark = "" if one.remark is None else words.remark(one.remark, match.names)
        verdict = words.say(f"review-verdict-{one.verdict}")
        table.add_row(marker, escape(offer), f"{one.chance:.0%}", interval, verdict, escape(remark))
    return table
