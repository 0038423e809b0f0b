"""How many decisions a second RLCard's UNO and PettingZoo's Leduc Hold'em take, driven from Python.

Runs in an environment of its own, installed from ``rlcard.lock``, and prints one JSON list of rows to stdout:

    python bench/rlcard_peer.py --seconds 3 --rounds 3

Every seat plays uniformly at random among what is legal, and whole games are played one after the other, the deal
included. Times are CPU seconds of this process; a row carries its median round.

observed, python
    RLCard's UNO: `reset`, then `step` with one of the state's ``legal_actions``. RLCard makes the observation of the
    player to move, and its legal actions, in every step; nothing else is asked of it.
pettingzoo, python
    PettingZoo's ``leduc_holdem_v4``, the loop of its own documentation: ``agent_iter``, ``last``, ``step``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
import warnings
from importlib.metadata import version
from random import Random
from typing import TYPE_CHECKING

warnings.simplefilter("ignore")

import numpy as np  # noqa: E402
import rlcard  # noqa: E402
from pettingzoo.classic import leduc_holdem_v4  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = 2026


def uno() -> Callable[[], int]:
    env = rlcard.make("uno", config={"seed": SEED})
    rng = Random(SEED)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def leduc() -> Callable[[], int]:
    env = leduc_holdem_v4.env()
    rng = Random(SEED)
    env.reset(seed=SEED)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions

    return play


def measure(play: Callable[[], int], seconds: float) -> float:
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
    return decisions / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each row, all rounds together")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    rows = {("rlcard", "uno", "observed"): uno(), ("pettingzoo", "leduc_holdem", "pettingzoo"): leduc()}
    seen: dict[tuple[str, str, str], list[float]] = {row: [] for row in rows}
    for _ in range(arguments.rounds):
        for row, play in rows.items():
            seen[row].append(measure(play, arguments.seconds / arguments.rounds))
    report = [
        {
            "peer": peer,
            "version": version(peer),
            "game": game,
            "what": what,
            "driver": "python",
            "per_second": round(statistics.median(rounds)),
            "rounds": [round(one) for one in rounds],
        }
        for (peer, game, what), rounds in seen.items()
    ]
    json.dump(report, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
