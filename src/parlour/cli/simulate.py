"""`parlour simulate`."""

from pathlib import Path
from statistics import mean, median
from typing import Annotated, Protocol

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from parlour.cli.options import parsed_options
from parlour.cli.progress import progress_bar
from parlour.cli.tables import show, titled
from parlour.engine import is_compiled
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.learning import worth_named
from parlour.engine.registry import game as game_by_id
from parlour.files import whole
from parlour.lab.simulate import BOTS, Plan, Tally, interval, plan, run
from parlour.words import words_of

DATA = (".parquet", ".arrow")
"""How a file ends that holds every decision."""


def simulate(
    game: Annotated[str, typer.Argument(help="A game's id, as `parlour games` lists it.")],
    players: Annotated[
        int | None, typer.Option(help="Seats at the table; the game's usual number if left out.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same matches, on any machine, with any --jobs.")
    ] = 1,
    bots: Annotated[
        str,
        typer.Option(help=f"Who plays: {', '.join(BOTS)} or net:FILE; one for all seats, or one a seat with commas."),
    ] = "random",
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by one seat with every match.")] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be given several times.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes to share the work.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write one record a line to this file; to FILE.parquet or FILE.arrow every decision instead, as bytes."
        ),
    ] = None,
    reward: Annotated[
        str | None, typer.Option(help="What matches are worth in FILE.parquet or FILE.arrow: rank, score or win.")
    ] = None,
) -> None:
    """Plays many matches between bots and sums them up.

    Win shares come with their 95 % intervals; moves/s is per core, of the play itself.
    """
    chosen = game_by_id(game)
    count = chosen.usual_players if players is None else players
    options = parsed_options(chosen, option or [])
    is_data = out is not None and out.suffix.lower() in DATA
    if reward is not None and not is_data:
        raise UsageError(f"--reward is for an --out that ends with {' or '.join(DATA)}")
    series = plan(
        chosen,
        count,
        games,
        seed,
        bots.split(","),
        rotate=rotate,
        options=options,
        with_records=out is not None and not is_data,
        decisions=worth_named(reward or "rank") if is_data else None,
    )
    total = run_with_progress(series, jobs, out)
    print_summary(chosen, series, total)
    if out is not None:
        print(f"{total.moves} decisions in {out}" if is_data else f"{total.games} records in {out}")


class Lines:
    """A file of records, one a line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def add(self, lines: list[bytes]) -> None:
        self._file.writelines(line + b"\n" for line in lines)

    def finish(self) -> None:
        self._file.flush()

    def close(self) -> None:
        self._file.close()


class Sink(Protocol):
    """What is kept of a series."""

    def add(self, part: list[bytes]) -> None: ...

    def finish(self) -> None: ...

    def close(self) -> None: ...


def opened(path: Path, series: Plan, kind: str) -> Sink:
    if series.decisions is None:
        return Lines(path)
    from parlour.lab.decisions import DecisionFile  # needs the extra `data`

    return DecisionFile(path, series, kind)


def run_with_progress(series: Plan, jobs: int, out: Path | None) -> Tally:
    """Plays the series; a file appears under its name only when it is whole."""
    if out is None:
        return play(series, jobs, None)
    with whole(out) as part:
        file = opened(part, series, out.suffix.lower())
        try:
            total = play(series, jobs, file)
            file.finish()
        finally:
            file.close()
    return total


def play(series: Plan, jobs: int, file: Sink | None) -> Tally:
    with progress_bar() as progress:
        task = progress.add_task(f"{series.game_id}, {series.players} players", total=series.games)

        def on_part(tally: Tally, lines: list[bytes]) -> None:
            if file is not None:
                file.add(lines)
            progress.advance(task, tally.games)

        return run(series, jobs, on_part)


def print_summary(game: AnyGame, series: Plan, total: Tally) -> None:
    console = Console(highlight=False)
    table = titled(f"{words_of(game).say('title')}: {total.games} matches of {series.players}, seed {series.seed}")
    table.add_column("seat" if not series.rotate else "bot")
    table.add_column("win share", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("fair share", justify="right")
    if series.rotate:
        for bot, seats in total.seats_by_bot.items():
            add_share(table, bot, total.wins_by_bot[bot], total.games, seats / total.games / series.players)
    else:
        table.add_column("mean score", justify="right")
        for seat, bot in enumerate(series.bots):
            score = f"{total.score_by_seat[seat] / total.games:.2f}"
            add_share(table, f"{seat} {bot}", total.wins_by_seat[seat], total.games, 1 / series.players, score)
    show(table, console)
    lengths = total.lengths
    console.print(
        f"length: mean {mean(lengths):.1f} moves, median {median(lengths):.0f}, {min(lengths)} to {max(lengths)}"
    )
    note = "" if is_compiled() else " (the engine is not compiled: see parlour doctor)"
    console.print(f"speed: {total.moves / max(total.seconds, 1e-9):,.0f} moves/s{note}")


def add_share(table: Table, name: str, wins: float, games: int, fair: float, *more: str) -> None:
    low, high = interval(wins, games)
    table.add_row(escape(name), f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}", f"{fair:.1%}", *more)
