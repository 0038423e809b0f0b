"""`parlour learn`."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from parlour.bots import bot_named
from parlour.cli.arena import SeriesInterrupted
from parlour.cli.extras import is_here, line
from parlour.cli.options import parsed_options
from parlour.cli.progress import progress_bar
from parlour.cli.tables import show, titled
from parlour.engine.game import UsageError
from parlour.engine.registry import game as game_by_id
from parlour.files import write


def learn(
    game: Annotated[str, typer.Argument(help="A game's id, as `parlour games` lists it.")],
    out: Annotated[
        Path,
        typer.Option(
            help="The net, a safetensors file. The curve (NAME.curve.jsonl, NAME.curve.svg), the table "
            "(NAME.table.json) and the checkpoint (NAME.checkpoint.safetensors) stand beside it; "
            "the same command goes on after an interrupt."
        ),
    ],
    players: Annotated[
        str | None, typer.Option(help="Seats at the table, or several numbers with commas; the game's usual number.")
    ] = None,
    algorithm: Annotated[str, typer.Option(help="ppo or dmc.")] = "ppo",
    minutes: Annotated[float | None, typer.Option(help="Learn for so long, to the end of the round.")] = None,
    steps: Annotated[
        int | None, typer.Option(help="Learn until so many decisions were learnt from, to the end of the round.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed and settings give the same net on one core.")] = 1,
    opponents: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats, with commas: self, heuristic, random, net:FILE; each for some matches."
        ),
    ] = "self",
    reward: Annotated[str, typer.Option(help="What is learnt for: win, rank or score.")] = "win",
    teacher: Annotated[
        str, typer.Option(help="A bot whose moves are learnt by heart first: heuristic, level3 …; needs --lessons.")
    ] = "",
    lessons: Annotated[int, typer.Option(help="How many updates by the teacher's moves.")] = 0,
    hidden: Annotated[str, typer.Option(help="Widths of the hidden layers, with commas.")] = "128,128",
    lanes: Annotated[int, typer.Option(help="Matches at once.")] = 256,
    decisions: Annotated[int, typer.Option(help="Decisions in each match from one update to the next.")] = 64,
    updates: Annotated[int, typer.Option(help="Updates in a round; each round ends with a checkpoint.")] = 8,
    batch: Annotated[int, typer.Option(help="Decisions in a step of the optimiser.")] = 2048,
    epochs: Annotated[int, typer.Option(help="How often an update goes over its decisions.")] = 3,
    rate: Annotated[float, typer.Option(help="The optimiser's step.")] = 3e-4,
    fade: Annotated[
        int, typer.Option(help="Decisions over which the optimiser's step falls to a tenth; 0: it does not.")
    ] = 0,
    average: Annotated[
        float, typer.Option(help="What each step leaves of the average of the weights, which is the net that is kept.")
    ] = 0.0,
    entropy: Annotated[float, typer.Option(help="ppo: how much it is worth to stay undecided.")] = 0.005,
    trace: Annotated[
        float, typer.Option(help="ppo: how far what happened counts, from 0 (the critic decides) to 1 (the result).")
    ] = 0.95,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be given several times.")
    ] = None,
    cores: Annotated[int | None, typer.Option(help="Cores to use; all if left out.")] = None,
    matches: Annotated[int, typer.Option(help="Matches after every round that say what the net wins.")] = 400,
    against: Annotated[
        str, typer.Option(help="The bots of the table at the end, with commas: random, level1 …; empty for no table.")
    ] = "random,level1,level2,level3",
    games: Annotated[int, typer.Option(help="Matches of the table against each of them.")] = 400,
) -> None:
    """Trains a net by letting it play, and says how strong it became.

    A net is a bot from then on: `net:FILE` in `parlour arena` and `parlour simulate`. Needs the extra `learn`; to play
    with a net nothing but parlour is needed.
    """
    chosen = game_by_id(game)
    counts = [chosen.usual_players] if players is None else numbers("players", players)
    settings = parsed_options(chosen, option or [])
    rivals = [one for one in against.split(",") if one]
    for one in rivals:
        for count in counts:
            bot_named(one).check(chosen, count)
    if games < 1 or matches < 1:
        raise UsageError(f"--games and --matches are numbers from 1 on, not {games} and {matches}")
    if (minutes is None and steps is None) or not (minutes or 1) > 0 or (steps is not None and steps < 1):
        raise UsageError("say how long to learn: --minutes or --steps, or both, each a number above 0")
    keep_to(cores)
    if not is_here("jax"):  # NumPy, which others ask for first, comes with the same extra
        raise UsageError(f"jax is not installed: {line('learn')} brings it")
    try:
        from parlour.learn import Recipe, Run
        from parlour.learn.running import learn as run_on
    except ImportError as error:
        if error.name is not None and error.name.startswith("parlour"):
            raise
        raise UsageError(str(error)) from None
    recipe = Recipe(
        game=chosen.id,
        players=tuple(counts),
        options=settings,
        seed=seed,
        algorithm=algorithm,  # type: ignore[arg-type]  # it is checked with all else
        opponents=tuple(opponents.split(",")),
        reward=reward,
        hidden=tuple(numbers("hidden", hidden)),
        lanes=lanes,
        steps=decisions,
        updates=updates,
        epochs=epochs,
        batch=batch,
        rate=rate,
        fade=fade,
        average=average,
        entropy=entropy,
        trace=trace,
        teacher=teacher,
        lessons=lessons,
    )
    run = Run(recipe, out, measured=matches)
    if run.points:
        print(f"goes on after round {len(run.points)}, {run.progress.decisions:,} decisions")
    try:
        run_on(run, decisions=steps, minutes=minutes, on_round=print_point)
    except KeyboardInterrupt:
        raise SeriesInterrupted(
            f"interrupted; {len(run.points)} rounds are kept, and the same command goes on"
        ) from None
    print(f"the net is {out}, its curve {run.curve} and {run.curve.with_suffix('.svg')}")
    if rivals:
        print_table(run, rivals, games, cores or os.cpu_count() or 1)


def numbers(name: str, text: str) -> list[int]:
    """Whole numbers with commas."""
    try:
        return [int(one) for one in text.split(",")]
    except ValueError:
        raise UsageError(f"--{name} is a number, or several with commas, not {text!r}") from None


def keep_to(cores: int | None) -> None:
    """Has JAX, which takes as many threads as there are cores, find so many. It must not be loaded yet."""
    if cores is None:
        return
    if cores < 1:
        raise UsageError(f"at least one core is needed, not {cores}")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])


def print_point(point: Any) -> None:
    said = ", ".join(f"{name} {value:.3g}" for name, value in point.said.items())
    print(
        f"{point.stage} {point.round}: {point.decisions:,} decisions, {point.seconds:,.0f} s, {point.speed:,.0f}/s, "
        f"wins {point.share:.1%} against {point.against} ({said})",
        flush=True,
    )


def print_table(run: Any, rivals: list[str], games: int, jobs: int) -> None:
    """The net alone among bots of each kind."""
    from parlour.learn.standing import standings

    recipe = run.recipe
    found: list[Any] = []
    with progress_bar() as progress:
        task = progress.add_task("against the bots", total=len(rivals) * len(recipe.players) * games)
        asked = standings(
            run.game,
            recipe.players,
            recipe.options,
            run.out,
            rivals,
            games,
            jobs,
            lambda matches: progress.advance(task, matches),
        )
        found.extend(asked)
    table = titled("The net alone among others, on duplicate deals")
    for name in ("players", "against", "matches", "win share", "95 % interval", "fair", ""):
        table.add_column(name, justify="left" if name in ("against", "") else "right")
    for one in found:
        low, high = one.interval
        table.add_row(
            str(one.players),
            one.against,
            str(one.matches),
            f"{one.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{one.fair:.1%}",
            one.verdict,
        )
    show(table, Console(highlight=False))
    write(run.table_file, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
