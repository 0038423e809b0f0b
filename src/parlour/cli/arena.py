"""`parlour arena`."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from parlour.bots import LEVELS, bot_named
from parlour.cli.options import parsed_options
from parlour.cli.progress import progress_bar
from parlour.cli.tables import show, titled
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.registry import game as game_by_id
from parlour.lab.arena import Plan, Played, Results, plan, results, run, think_medians
from parlour.lab.journal import Journal
from parlour.lab.series import Crew, SeriesError, crew_here, crew_of_cluster
from parlour.words import words_of

BOTS = (
    "random",
    "heuristic",
    *(f"level{level.number}" for level in LEVELS),
    "ismcts:MOVES (a search so long)",
    "net:FILE (trained)",
)


class SeriesInterrupted(RuntimeError):
    """A series that its user stopped; the message says what was kept."""


def arena(
    game: Annotated[str, typer.Argument(help="A game's id, as `parlour games` lists it.")],
    bots: Annotated[str, typer.Option(help=f"Who plays, with commas: two or more of {', '.join(BOTS)}.")],
    players: Annotated[
        int | None, typer.Option(help="Seats at the table; the game's usual number if left out.")
    ] = None,
    games: Annotated[
        int, typer.Option(help="How many matches; rounded up so that every deal is played once for each bot.")
    ] = 400,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same results, on any machine, whoever shares the work.")
    ] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be given several times.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes to share the work; 1 if left out.")] = None,
    dask: Annotated[
        str | None, typer.Option(help="Share the work on the Dask cluster with this scheduler: tcp://HOST:PORT.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write the results to this JSON file, and each match to NAME.matches.jsonl beside it as it ends; "
            "the same command goes on after an interrupt."
        ),
    ] = None,
) -> None:
    """Lets bots play against each other and rates them.

    Every deal is played once for each bot, the bots moving on by one seat, so that luck evens out; name a bot several
    times to seat several of it. A win share is per seat that the bot has had, and its fair share is one by the number
    of players. A bot that is rated 400 points above another finishes above it ten times out of eleven; 0 is the mean
    of the bots. Think time is CPU time where there was a choice.
    """
    chosen = game_by_id(game)
    count = chosen.usual_players if players is None else players
    named = [bot_named(name) for name in bots.split(",")]
    series = plan(chosen, count, games, seed, named, parsed_options(chosen, option or []))
    if jobs is not None and dask is not None:
        raise UsageError("--jobs and --dask do not go together: the cluster has its own workers")
    journal = None if out is None else Journal(out, series)
    played: dict[int, Played] = {} if journal is None else journal.played
    before = len(played)
    if before < series.matches:
        with crew_here(1 if jobs is None else jobs) if dask is None else crew_of_cluster(dask) as crew:
            play_with_progress(series, crew, journal, played)
    found = results(series, played)
    if journal is not None:
        journal.write_results(found)
    print_standings(chosen, found, think_medians(series, played))
    if journal is not None:
        print(f"results in {journal.out}, matches in {journal.path} ({before} of them from an earlier run)")


def play_with_progress(series: Plan, crew: Crew, journal: Journal | None, played: dict[int, Played]) -> None:
    """Plays what is missing; whatever stops it, what was played is kept."""
    opened: AbstractContextManager[object] = nullcontext() if journal is None else journal
    with opened:
        try:
            with progress_bar() as progress:
                task = progress.add_task(
                    f"{series.game}, {series.players} players", total=series.matches, completed=len(played)
                )

                def on_part(part: list[Played]) -> None:
                    if journal is not None:
                        journal.append(part)
                    progress.advance(task, len(part))

                run(series, crew, played, on_part)
        except SeriesError as error:
            raise SeriesError(f"{error}; {kept(series, journal, played)}") from None
        except KeyboardInterrupt:
            raise SeriesInterrupted(f"interrupted; {kept(series, journal, played)}") from None


def kept(series: Plan, journal: Journal | None, played: dict[int, Played]) -> str:
    if journal is None:
        return "nothing was kept (with --out it would be)"
    return f"{len(played)} of {series.matches} matches are kept in {journal.path}, and the same command goes on there"


def print_standings(game: AnyGame, found: Results, think: list[float | None]) -> None:
    """A table of the bots, the best first, and one of their wins in each seat."""
    console = Console(highlight=False)
    series = found.plan
    order = sorted(range(len(found.standings)), key=lambda bot: -found.standings[bot].rating)
    table = titled(
        f"{words_of(game).say('title')}: {found.matches} matches of {series.players}, seed {series.seed} "
        f"({series.deals} {'deal' if series.deals == 1 else 'deals'}, each played {len(series.line_up)} times)"
    )
    table.add_column("bot")
    for name in ("rating", "win\nshare", "95 % interval", "fair\nshare", "mean\nplace", "think\ntime"):
        table.add_column(name, justify="right")
    for bot in order:
        one = found.standings[bot]
        table.add_row(
            escape(one.bot),
            f"{one.rating:+.0f} ± {one.rating_interval[1] - one.rating:.0f}",
            f"{one.win_share:.1%}",
            f"{one.win_share_interval[0]:.1%} to {one.win_share_interval[1]:.1%}",
            f"{found.fair_share:.1%}",
            f"{one.mean_place:.2f}",
            duration(think[bot]),
        )
    show(table, console)
    by_seat = titled("Win share in each seat")
    by_seat.add_column("bot")
    for seat in range(series.players):
        by_seat.add_column(str(seat), justify="right")
    for bot in order:
        one = found.standings[bot]
        by_seat.add_row(escape(one.bot), *(f"{share:.1%}" for share in one.win_share_by_seat))
    show(by_seat, console)


def duration(seconds: float | None) -> str:
    if seconds is None:
        return "no choice"
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    if seconds < 1e-2:
        return f"{seconds * 1e3:.1f} ms"
    return f"{seconds * 1e3:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"
