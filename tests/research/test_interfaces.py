"""The peers' own tests, on every game with every number of players and every rule option."""

import os
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import parlour
from parlour.engine.rng import Sfc32
from parlour.research import BadAction
from parlour.research.arrays import Eyes, mask, observe
from parlour.research.gymnasium import Seat, Seats
from parlour.research.pettingzoo import Table
from tests.research.playing import GAMES, TABLES, table_name

FULL = os.environ.get("PARLOUR_RESEARCH") == "full"
CYCLES = 1000 if FULL else 40

# PettingZoo says so of all its own environments with masks, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_pettingzoo_finds_nothing_wrong(table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, options = table

    def make(render_mode: str | None = None) -> Table:
        return Table(game, players, options, render_mode=render_mode)

    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES // 2)
    render_test(make)


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_gymnasium_finds_nothing_wrong(table: Any) -> None:
    game, players, options = table
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(not within the observation space|render).*")
        check_env(Seat(game, players, options, render_mode="ansi"), skip_render_check=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_eyes_that_are_kept_see_what_a_single_look_sees_and_let_go_of_it(game_id: str) -> None:
    chosen = parlour.game(game_id)
    state = parlour.start(game_id, seed=3).state
    eyes = Eyes(chosen)
    rng = Sfc32(5)
    kept: list[tuple[dict[str, Any], bytes, bytes]] = []
    while not state.is_over:
        for seat in range(state.players):
            seen = eyes.look(state, seat)
            known, allowed = observe(chosen, state, seat).tobytes(), mask(chosen, state, seat).tobytes()
            kept.append((seen, known, allowed))
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    for seen, known, allowed in kept:
        assert seen["observation"].tobytes() == known
        assert seen["action_mask"].tobytes() == allowed
    assert not eyes.look(state, 0)["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_the_names_are_registered(game: str) -> None:
    assert pettingzoo.make("aec", f"parlour/{game}-v0").metadata["name"] == f"parlour_{game}_v0"
    env = gymnasium.make(f"parlour/{game}-v0", opponents="random", seat=0)
    seen, info = env.reset(seed=3)
    assert seen["action_mask"].any()
    assert info["seat"] == 0
    many = gymnasium.make_vec(f"parlour/{game}-v0", num_envs=3)
    assert many.reset(seed=1)[0]["observation"].shape[0] == 3
    many.close()


def test_only_who_is_to_act_has_a_mask_and_a_match_pays_at_its_end() -> None:
    table = Table("digdig", 4)
    table.reset(seed=1)
    paid: dict[str, float] = {}
    while table.agents:
        agent = table.agent_selection
        seen, reward, is_over, _, _ = table.last()
        for other in table.agents:
            mask = table.observe(other)["action_mask"]
            assert mask.any() == (other == agent and not is_over)
        paid[agent] = reward
        table.step(None if is_over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sorted(paid) == table.possible_agents
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) == 1
    with pytest.raises(BadAction, match="the match is over: reset"):
        table.step(0)


def test_what_is_not_allowed_is_refused_with_its_clause_and_changes_nothing() -> None:
    table = Table("digdig", 3)
    table.reset(seed=1)
    before = table.state().tobytes()
    for action, said in (
        (253, r"may not pick up \(action 253\): swaps_first \(G-S2\)"),
        (999, "no action 999"),
        ("x", "'x'"),
    ):
        with pytest.raises(BadAction, match=said):
            table.step(action)
    assert table.state().tobytes() == before
    seat = Seat("digdig", 3, seat=0)
    seen, _ = seat.reset(seed=1)
    again, reward, is_over, _, info = seat.step(253)
    assert info["refused"] == "swaps_first (G-S2)"
    assert (seen["observation"] == again["observation"]).all()
    assert (reward, is_over) == (0.0, False)
    strict = Seat("digdig", 3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(BadAction, match=r"action 253 is not legal: swaps_first \(G-S2\); nothing has changed"):
        strict.step(253)


def test_many_seats_are_paid_what_their_learner_earned() -> None:
    many = Seats("diamoniak", 5, opponents="random", reward="win")
    seen, _ = many.reset(seed=2)
    rng = np.random.default_rng(0)
    paid: list[float] = []
    for _ in range(300):
        actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, ended, _, _ = many.step(actions)
        assert not rewards[~ended].any()
        paid += rewards[ended].tolist()
    assert set(paid) == {0.0, 1.0}
