"""`make bench`: random play of every game and of others' card games, in one run, as ratios.

- full: whole random matches, the deal included; rollout: from a clone of a dealt state to the end.
- inside: the loop runs in compiled code (OpenSpiel: in C++); python: a Python loop asks for the legal actions, picks
  one and applies it.
- ismcts: moves that a tree search with random rollouts makes in its iterations; guided: as the bots do it, with the
  heuristic and the game's own horizon.
- observed: with the observation and the mask of every decision: 256 matches at once, `Vector.sample` choosing;
  OpenSpiel with its tensor, RLCard's UNO with its own, Pgx's card games with 256 matches at once. observed argmax:
  NumPy chooses, by noise on the masks.
- two processes: how many times the steps of one process `Vector(processes=2)` takes, by the clock on the wall, with as
  many matches together as are named: 512, so that each process keeps 256, and 2,048. It needs two cores that nobody
  else uses.
- pettingzoo: one match through PettingZoo's interface, the loop of its documentation; PettingZoo's own Leduc Hold'em.

Seconds differ from machine to machine and from minute to minute; compare the ratios. Each figure is the median of the
rounds, and the rounds of all rows take turns, so that a slow minute hits everybody.
"""

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from parlour.bots.search import Search
from parlour.engine import is_compiled
from parlour.engine.game import AnyGame, OptionValue
from parlour.engine.guide import Guide
from parlour.engine.playout import RandomPolicy, play_out, play_random
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from tools.ours import our_games

HERE = Path(__file__).parent
REFERENCE = "hearts"
"""The OpenSpiel game that the ratios are against."""


def full_inside(game: AnyGame, rng: Sfc32) -> int:
    return int(play_random(dealt(game, rng), rng))


def full_heuristic(game: AnyGame, rng: Sfc32) -> int:
    policy = game.heuristic()
    return int(play_out(dealt(game, rng), [policy] * game.usual_players, rng))


def full_python(game: AnyGame, rng: Sfc32) -> int:
    return drive(dealt(game, rng), rng)


def rollouts(play: Callable[[State, Sfc32], int]) -> Callable[[AnyGame, Sfc32], int]:
    """Plays from clones of one dealt state; a new deal every hundred rollouts."""

    def play_clones(game: AnyGame, rng: Sfc32) -> int:
        state = dealt(game, rng)
        return sum(int(play(state.clone(), rng)) for _ in range(100))

    return play_clones


@cache
def default_options(game_id: str) -> dict[str, OptionValue]:
    """Checked once, as a series does."""
    chosen = game_by_id(game_id)
    return chosen.check_options(chosen.usual_players, {})


def dealt(game: AnyGame, rng: Sfc32) -> State:
    state: State = game.deal(game.usual_players, default_options(game.id), rng)
    return state


def drive(state: State, rng: Sfc32) -> int:
    """The loop of somebody who uses the library from Python."""
    moves = 0
    below = rng.below
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[below(len(actions))])
        moves += 1
    return moves


def searched(game: AnyGame, guide: Guide, rng: Sfc32) -> int:
    """The moves that a search of a dealt state makes in its iterations."""
    state = dealt(game, rng)
    grown = Search(guide, game.actions)
    grown.run(state, state.to_act, rng, 100_000)
    return int(grown.moves)


def search_at_random(game: AnyGame, rng: Sfc32) -> int:
    guide = Guide(RandomPolicy())
    guide.habit = 0  # the peer's tree is everybody's, too
    return searched(game, guide, rng)


def search_guided(game: AnyGame, rng: Sfc32) -> int:
    return searched(game, game.guide(), rng)


LANES = 256
STEPS = 20


@cache
def lanes_of(game_id: str) -> tuple[Any, Any]:
    """Many matches, and noise to choose by: what is largest among the legal actions is taken.

    What other rows do without is imported here: a larger process is a slower one.
    """
    import numpy as np

    from parlour.research import Vector

    vector = Vector(game_id, LANES)
    noise = np.random.default_rng(2026).integers(1, 256, (STEPS, LANES, vector.game.actions), np.uint8)
    return vector, noise


def observed(game: AnyGame, rng: Sfc32) -> int:
    vector, _ = lanes_of(game.id)
    for _ in range(STEPS):
        vector.step(vector.sample())
    return LANES * STEPS


def observed_argmax(game: AnyGame, rng: Sfc32) -> int:
    vector, noise = lanes_of(game.id)
    for step in range(STEPS):
        vector.step((vector.masks * noise[step]).argmax(axis=1))
    return LANES * STEPS


SHARED_LANES = (512, 2048)


def by_the_clock(game: AnyGame, lanes: int, processes: int, seconds: float) -> float:
    """Decisions per second of time that goes by."""
    from parlour.research import Vector

    with Vector(game.id, lanes, processes=processes) as vector:
        vector.step(vector.sample())
        decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            vector.step(vector.sample())
            decisions += lanes
    return decisions / spent


def rows_of_two(seconds: float, rounds: int, console: Console) -> list[dict[str, Any]]:
    """What a second process adds, as a ratio."""
    seen: dict[tuple[str, int], list[float]] = {}
    for number in range(rounds):
        console.print(f"two processes, round {number + 1} of {rounds} …")
        for game in our_games():
            for lanes in SHARED_LANES:
                one, two = (by_the_clock(game, lanes, processes, seconds / rounds) for processes in (1, 2))
                seen.setdefault((game.id, lanes), []).append(two / one)
    return [
        {
            "peer": "parlour",
            "game": game,
            "what": f"two processes, {lanes} matches",
            "driver": "python",
            "times_one": statistics.median(ratios),
            "rounds": ratios,
        }
        for (game, lanes), ratios in seen.items()
    ]


@cache
def table_of(game_id: str) -> Any:
    from parlour.research.pettingzoo import Table

    table = Table(game_id)
    table.reset(seed=2026)
    return table


def through_pettingzoo(game: AnyGame, rng: Sfc32) -> int:
    table = table_of(game.id)
    table.reset()
    decisions = 0
    for _ in table.agent_iter():
        seen, _, is_over, is_cut, _ = table.last()
        if is_over or is_cut:
            table.step(None)
        else:
            legal = seen["action_mask"].nonzero()[0]
            table.step(int(legal[rng.below(len(legal))]))
            decisions += 1
    return decisions


ROWS: dict[tuple[str, str], Callable[[AnyGame, Sfc32], int]] = {
    ("full", "inside"): full_inside,
    ("rollout", "inside"): rollouts(play_random),
    ("full", "python"): full_python,
    ("rollout", "python"): rollouts(drive),
    ("full heuristic", "inside"): full_heuristic,
    ("ismcts", "inside"): search_at_random,
    ("ismcts guided", "inside"): search_guided,
    ("observed", "python"): observed,
    ("observed argmax", "python"): observed_argmax,
    ("pettingzoo", "python"): through_pettingzoo,
}


def measure(play: Callable[[AnyGame, Sfc32], int], game: AnyGame, rng: Sfc32, seconds: float) -> float:
    """Decisions per second of CPU time."""
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play(game, rng)
    return decisions / spent


def our_rows(seconds: float, rounds: int, console: Console) -> list[dict[str, Any]]:
    rng = Sfc32(2026)
    seen: dict[tuple[str, str, str], list[float]] = {}
    for number in range(rounds):
        console.print(f"parlour, round {number + 1} of {rounds} …")
        for game in our_games():
            for (what, driver), play in ROWS.items():
                seen.setdefault((game.id, what, driver), []).append(measure(play, game, rng, seconds / rounds))
    return [
        {
            "peer": "parlour",
            "game": game,
            "what": what,
            "driver": driver,
            "per_second": statistics.median(values),
            "rounds": values,
        }
        for (game, what, driver), values in seen.items()
    ]


def peer_rows(python: Path, program: str, seconds: float, rounds: int) -> list[dict[str, Any]]:
    command = [str(python), str(HERE / program), "--seconds", str(seconds), "--rounds", str(rounds)]
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    rows: list[dict[str, Any]] = json.loads(answer.stdout)
    return rows


def print_table(rows: list[dict[str, Any]], console: Console) -> None:
    references = {
        (row["what"], row["driver"].replace("c++", "inside")): row["per_second"]
        for row in rows
        if (row["peer"], row["game"]) in (("open_spiel", REFERENCE), ("pettingzoo", "leduc_holdem"))
    }
    table = Grid(title=f"decisions per second, one core; ratio to OpenSpiel's {REFERENCE} or PettingZoo's Leduc")
    for column in ("", "game", "what", "driven"):
        table.add_column(column)
    table.add_column("M/s", justify="right")
    table.add_column("ratio", justify="right")
    for row in rows:
        if "times_one" in row:
            table.add_row(row["peer"], row["game"], row["what"], row["driver"], "", f"{row['times_one']:.2f} x one")
            continue
        against = references.get((row["what"].split()[0], row["driver"].replace("c++", "inside")))
        ratio = f"{row['per_second'] / against:.1f} x" if against else ""
        table.add_row(row["peer"], row["game"], row["what"], row["driver"], f"{row['per_second'] / 1e6:.2f}", ratio)
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--peer", type=Path, required=True, help="the Python of the venv that has open_spiel")
    parser.add_argument("--rlcard", type=Path, required=True, help="the Python of the venv that has rlcard")
    parser.add_argument("--pgx", type=Path, required=True, help="the Python of the venv that has pgx")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each row, all rounds together")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=HERE / "results.json")
    arguments = parser.parse_args()
    console = Console()
    if not is_compiled():
        print("bench: the engine is not compiled, so this measures nothing of interest", file=sys.stderr)
        return 2
    progress = Console(stderr=True)
    rows = our_rows(arguments.seconds, arguments.rounds, progress)
    rows += peer_rows(arguments.peer, "openspiel_peer.py", arguments.seconds, arguments.rounds)
    rows += peer_rows(arguments.rlcard, "rlcard_peer.py", arguments.seconds, arguments.rounds)
    rows += peer_rows(arguments.pgx, "pgx_peer.py", arguments.seconds, arguments.rounds)
    rows += rows_of_two(arguments.seconds, arguments.rounds, progress)
    print_table(rows, console)
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    arguments.out.write_text(json.dumps({"machine": machine, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    console.print(f"written to {arguments.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
