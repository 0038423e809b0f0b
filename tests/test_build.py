"""Whether the suite runs on the engine that it is meant to run on: a failed build falls back silently."""

import os
import subprocess
import sys
from pathlib import Path

from parlour.engine import cards, is_compiled, playout, rng, state
from tools.ours import our_games

ROOT = Path(__file__).parents[1]


def test_the_engine_is_what_the_run_expects() -> None:
    expected = os.environ.get("PARLOUR_EXPECT")
    if expected is not None:
        assert is_compiled() == (expected == "compiled")


def test_the_engine_and_every_game_are_compiled_together_or_not_at_all() -> None:
    modules = [cards, playout, rng, state]
    for game in our_games():
        modules.append(
            sys.modules[
                type(game.deal(game.usual_players, game.check_options(game.usual_players, {}), rng.Sfc32(1))).__module__
            ]
        )
        modules.append(sys.modules[type(game.heuristic()).__module__])
    for module in modules:
        assert (module.__file__ or "").endswith(".py") != is_compiled(), module


def test_without_a_compiler_nothing_is_compiled_and_it_is_said_once() -> None:
    program = "import sys; sys.argv = ['setup.py', '--version']; exec(open('setup.py').read())"
    environment = os.environ | {"CC": "no-such-compiler", "PARLOUR_COMPILE": ""}
    answer = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stderr.count("uncompiled") == 1
    insisting = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        cwd=ROOT,
        env=environment | {"PARLOUR_COMPILE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert insisting.returncode != 0
    assert "no C compiler" in insisting.stderr
