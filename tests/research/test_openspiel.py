"""OpenSpiel's own tests, on every game with every number of players and every rule option, and its bot at a table."""

import os
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from parlour.engine.registry import game as game_by_id
from parlour.research import observe
from parlour.research import openspiel as openspiel
from tests.research.playing import TABLES, table_name

FULL = os.environ.get("PARLOUR_RESEARCH") == "full"
SIMULATIONS = 10 if FULL else 1
# After every move OpenSpiel writes the match down and reads it again, from the deal on: long matches take their time.
SOME = TABLES if FULL else [table for table in TABLES if "voluntary_pickup" not in table[2]]


def name_of(table: Any) -> str:
    game, players, options = table
    rest = "".join(f",{name}={value}" for name, value in options.items())
    return f"parlour_{game}(players={players}{rest})"


@pytest.mark.parametrize("table", SOME, ids=map(table_name, SOME))
def test_openspiel_finds_nothing_wrong(table: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(table)), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("utility", ["rank", "score", "win"])
def test_every_utility_is_within_what_the_game_says(utility: str) -> None:
    game = pyspiel.load_game(f"parlour_villains(players=3,utility={utility})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def dealt(name: str, deal: int = 3) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(deal)
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


def test_the_bot_of_openspiel_plays_a_match() -> None:
    state = dealt("parlour_diamoniak(players=2)")
    luck = np.random.RandomState(5)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=3, random_state=luck)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("players=9", "digdig is for 2 to 4 players, not 9"),
        ("utility=fun", "no reward 'fun'"),
        ("deals=0", "at least 1"),
    ],
)
def test_parameters_that_cannot_be_are_refused(wish: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(f"parlour_digdig({wish})")
