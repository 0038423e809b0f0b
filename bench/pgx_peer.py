"""How many decisions a second Pgx's card games take on the CPU, many matches at once.

Runs in an environment of its own, installed from ``pgx.lock``, and prints one JSON list of rows to stdout:

    python bench/pgx_peer.py --seconds 3 --rounds 3

256 matches are stepped at once by one function, ``jit`` of ``vmap``, which Python calls for every step: it draws one of
the legal actions for each match, every one as likely, takes it, and deals anew where a match is over (Pgx's own
``auto_reset``). The observations and the masks of all matches are there after every step, as JAX arrays on the CPU.
What is compiled is compiled before the clock starts. Times are CPU seconds of this process, all of its threads
together; a row carries its median round.

Bridge bidding is not among them: Pgx downloads its deals.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
LANES = 256
STEPS = 20
SEED = 2026


def playing(name: str) -> Callable[[], int]:
    """Some steps of all matches of a game; each call goes on where the last one ended."""
    env = pgx.make(name)
    renewing = auto_reset(env.step, env.init)

    def step_one(state: Any, key: Any) -> Any:
        choice, deal = jax.random.split(key)
        action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return renewing(state, action, deal)

    def step_all(states: Any, key: Any) -> Any:
        key, use = jax.random.split(key)
        return jax.vmap(step_one)(states, jax.random.split(use, LANES)), key

    stepped = jax.jit(step_all)
    key, use = jax.random.split(jax.random.PRNGKey(SEED))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(use, LANES))
    states, key = stepped(states, key)

    def play() -> int:
        nonlocal states, key
        for _ in range(STEPS):
            states, key = stepped(states, key)
        states.observation.block_until_ready()
        states.legal_action_mask.block_until_ready()
        return LANES * STEPS

    play()
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
    rows = {game: playing(game) for game in GAMES}
    seen: dict[str, list[float]] = {game: [] for game in rows}
    for _ in range(arguments.rounds):
        for game, play in rows.items():
            seen[game].append(measure(play, arguments.seconds / arguments.rounds))
    report = [
        {
            "peer": "pgx",
            "version": version("pgx"),
            "game": game,
            "what": "observed",
            "driver": "python",
            "per_second": round(statistics.median(rounds)),
            "rounds": [round(one) for one in rounds],
        }
        for game, rounds in seen.items()
    ]
    json.dump(report, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
