"""OpenSpiel's own tests, on every game with every number of players and every rule option, and its bot at a table."""

import importlib.util
import os
import pickle
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from parlour.engine.game import UsageError
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import Sfc32
from parlour.research import BadAction, observe
from parlour.research import openspiel as openspiel
from tests.research.playing import TABLES, table_name

SIMULATIONS = 10 if os.environ.get("PARLOUR_RESEARCH") == "full" else 1
SIM_TEST = Path(__file__).parents[2] / "build" / "games_sim_test.py"


def name_of(table: Any) -> str:
    game, players, options = table
    rest = "".join(f",{name}={value}" for name, value in options.items())
    return f"parlour_{game}(players={players}{rest})"


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_openspiel_finds_nothing_wrong(table: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(table)), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def games_sim_test() -> Any:
    """OpenSpiel's own test of games in Python, out of its source distribution: its wheel has none."""
    if not SIM_TEST.exists():
        pytest.skip("games_sim_test is not here; make build/games_sim_test.py fetches it")
    spec = importlib.util.spec_from_file_location("games_sim_test", SIM_TEST)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_its_test_of_games_finds_nothing_wrong(games_sim_test: Any, table: Any) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name_of(table)))


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_every_parameter_arrives(table: Any) -> None:
    game_id, players, options = table
    game = pyspiel.load_game(name_of(table))
    assert game.num_players() == players
    state = game.new_initial_state()
    state.apply_action(3)
    match = state.held.state
    assert state.plan.plan.options[players] == game_by_id(game_id).check_options(players, options)
    assert match.players == players
    assert game.max_chance_outcomes() == 1000


def test_games_and_states_can_be_sent_to_another_process() -> None:
    state = dealt("parlour_dwarfking(players=4,deals=3,seeds=20,utility=score)")
    program = (
        "import pickle, sys\ngame, state = pickle.load(sys.stdin.buffer)\n"
        "print(game, state, state.information_state_string(1), sep='\\n')"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps((state.get_game(), state)),
        capture_output=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )
    assert said.stdout.decode() == f"{state.get_game()}\n{state}\n{state.information_state_string(1)}\n"


@pytest.mark.parametrize("utility", ["rank", "score", "win"])
def test_every_utility_is_within_what_the_game_says(utility: str) -> None:
    game = pyspiel.load_game(f"parlour_villains(players=3,utility={utility})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def dealt(name: str, seed: int = 3) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    return state


def test_a_resampled_state_is_the_same_to_the_player_and_another_to_itself() -> None:
    state = dealt("parlour_digdig(players=3)")
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    others = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.clone().information_state_string(1) == other.information_state_string(1)
    assert len({str(other) for other in [state, *others]}) > 4


def test_the_tensor_is_the_observation() -> None:
    state = dealt("parlour_digdig(players=3)")
    tensor = make_observation(state.get_game())
    tensor.set_from(state, 1)
    assert (tensor.tensor == observe(game_by_id("digdig"), state.held.state, 1)).all()


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_the_bot_of_openspiel_plays_a_match(table: Any) -> None:
    state = dealt(name_of(table))
    luck, rng = np.random.RandomState(5), Sfc32(5)
    others = game_by_id(table[0]).heuristic()
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=2, random_state=luck)
    chosen = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            chosen += 1
        else:
            state.apply_action(others.choose(state.held.state, rng))
    # How often depends on deals that the bot imagines with luck of its own, which nobody can set.
    assert chosen > 0
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("players=9", "digdig is for 2 to 4 players, not 9"),
        ("utility=fun", "no reward 'fun'"),
        ("seeds=0", "seeds must be from 1 to 1000000, not 0"),
    ],
)
def test_parameters_that_cannot_be_are_refused(wish: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(f"parlour_digdig({wish})")


def test_what_cannot_be_done_or_asked_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game("parlour_digdig(players=3,seeds=20)")
    state = game.new_initial_state()
    with pytest.raises(BadAction, match="there is no deal 20; they go from 0 to 19"):
        state.apply_action(20)
    assert state.is_chance_node()
    state.apply_action(3)
    before, mover = str(state), state.current_player()
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    for action, said in (
        (illegal, rf"seat {mover} may not .* \(action {illegal}\): .* nothing has changed"),
        (999, "there is no action 999; they go from 0 to 256"),
        (10**12, "there is no action 1000000000000"),
    ):
        with pytest.raises(BadAction, match=said):
            state.apply_action(action)
    for player in (-1, 3):
        observer = game.make_py_observer()
        for way in (
            state.information_state_string,
            state.observation_string,
            resampled(state),
            partial(observer.set_from, state),
        ):
            with pytest.raises(UsageError, match=f"there is no player {player}; they are 0 to 2"):
                way(player)
    for drawn in ("x", 2.0, float("nan")):
        with pytest.raises(UsageError, match="a sampler draws numbers from 0 to 1, not"):
            state.resample_from_infostate(0, lambda drawn=drawn: drawn)
    for player in set(range(3)) - {mover}:
        assert not state.legal_actions(player)
        assert not any(state.legal_actions_mask(player))
    assert str(state) == before
    assert len(state.history()) == 1
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(BadAction, match="the match is over"):
        state.apply_action(1)


def resampled(state: Any) -> Any:
    return lambda player: state.resample_from_infostate(player, lambda: 0.5)
