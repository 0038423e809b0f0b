"""The peers' own tests, on every game with every number of players and every rule option."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import parlour
from parlour.engine.game import UsageError
from parlour.engine.rng import Sfc32
from parlour.research import BadAction
from parlour.research.arrays import Eyes, mask, observe, whole_state
from parlour.research.gymnasium import Seat, Seats
from parlour.research.pettingzoo import Table
from tests.research.playing import GAMES, TABLES, table_name


# PettingZoo has masks of actions in dicts (`observation` and `action_mask`), and its `api_test` warns of each dict that
# is not from one of its own games, which it knows by name: it is no array, and its space is none of arrays. It says
# nothing else.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning:pettingzoo.test.api_test")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning:pettingzoo.test")
@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_pettingzoo_finds_nothing_wrong(table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, options = table

    def make(render_mode: str | None = None) -> Table:
        return Table(game, players, options, render_mode=render_mode)

    api_test(make(), num_cycles=1000)
    seed_test(make, num_cycles=500)
    render_test(make)


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_gymnasium_finds_nothing_wrong(table: Any) -> None:
    game, players, options = table
    made = gymnasium.make(f"parlour/{game}-v0", players=players, options=options, render_mode="ansi")
    check_env(made.unwrapped, skip_render_check=False)


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


@pytest.mark.parametrize("action", [float("nan"), 1.0, True, np.True_, "1", None, np.float32(1), np.array([1]), {}])
def test_what_is_no_whole_number_is_refused_and_changes_nothing(action: Any) -> None:
    table, seat = Table("digdig", 3), Seat("digdig", 3)
    table.reset(seed=1)
    seat.reset(seed=1)
    before = table.state().tobytes(), seat.observed()["observation"].tobytes()
    for env in (table, seat):
        with pytest.raises(BadAction, match="an action is a whole number from 0 to 256, not"):
            env.step(action)
    assert (table.state().tobytes(), seat.observed()["observation"].tobytes()) == before


@pytest.mark.parametrize("action", [-1, 257, 10**30, -(10**30), np.uint64(2**64 - 1), np.int8(-1)])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    table = Table("digdig", 3)
    table.reset(seed=1)
    with pytest.raises(BadAction, match=f"there is no action {int(action)}; they go from 0 to 256"):
        table.step(action)
    seat = Seat("digdig", 3)
    seen, _ = seat.reset(seed=1)
    again, *_, info = seat.step(action)
    assert info["refused"] == "not_a_move (G-T1)"
    assert (seen["observation"] == again["observation"]).all()


@pytest.mark.parametrize("seat", [-1, 3, "0", None, 1.0, True])
def test_a_seat_that_is_not_there_is_told_nothing(seat: Any) -> None:
    """The last place of a list is nobody's neighbour."""
    match = parlour.start("digdig", players=3, seed=7)
    for ask in (observe, mask, whole_state):
        with pytest.raises(UsageError, match=rf"there is no seat {seat!r}; the seats are 0 to 2"):
            ask(match.game, match.state, seat)


def test_before_the_first_deal_and_after_the_last_it_is_said_what_to_do() -> None:
    table, seat = Table("diamoniak", 2), Seat("diamoniak", 2)
    ways: list[Any] = [
        table.last,
        table.state,
        table.render,
        seat.render,
        lambda: table.observe("player_0"),
        lambda: table.step(0),
        lambda: seat.step(0),
    ]
    for way in ways:
        with pytest.raises(UsageError, match=r"no match was dealt yet: reset\(\) deals one"):
            way()
    assert not hasattr(table, "match")
    assert not hasattr(seat, "something")
    table.reset(seed=1)
    while table.agents:
        seen, _, is_over, *_ = table.last()
        table.step(None if is_over else int(seen["action_mask"].argmax()))
    for way in (table.last, lambda: table.step(0), lambda: table.step(None)):
        with pytest.raises(BadAction, match=r"the match is over: reset\(\) deals another one"):
            way()
    seen, _ = seat.reset(seed=1)
    is_over = False
    while not is_over:
        seen, _, is_over, _, _ = seat.step(int(seen["action_mask"].argmax()))
    with pytest.raises(BadAction, match=r"the match is over: reset\(\) deals another one"):
        seat.step(0)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Seat("digdig", opponents=None), "one seat plays against opponents: heuristic, random"),  # type: ignore[arg-type]
        (lambda: Seats("digdig", 2, opponents=None), "one seat plays against opponents: heuristic, random"),  # type: ignore[arg-type]
        (lambda: Seat("digdig", render_mode="rgb_array"), "render_mode is ansi or human, not 'rgb_array'"),
        (lambda: Table("digdig", render_mode="rgb_array"), "render_mode is ansi or human, not 'rgb_array'"),
        (lambda: Table("digdig", (2, 3)), r"a table has one number of players, not \(2, 3\)"),  # type: ignore[arg-type]
        (lambda: Seat("digdig", illegal="ignore"), "illegal is refuse or raise, not 'ignore'"),
        (lambda: Seats("digdig", "3"), "at least one match at once, not '3'"),  # type: ignore[arg-type]
        (lambda: gymnasium.make("parlour/digdig-v0", options={"jokers": 1}), "no option 'jokers'"),
        (lambda: pettingzoo.make("aec", "parlour/digdig-v0", players=7), "2 to 4 players, not 7"),
        (lambda: copy.deepcopy(Table("digdig")), "a Table cannot be copied or pickled"),
        (lambda: pickle.dumps(Seat("digdig")), "a Seat cannot be copied or pickled"),
    ],
)
def test_what_cannot_be_is_refused(make: Any, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        make()


def test_agents_and_seeds_that_cannot_be_are_refused_and_change_nothing() -> None:
    table = Table("digdig", 3)
    table.reset(seed=1)
    before = table.state().tobytes()
    for way in (table.observe, table.action_space, table.observation_space):
        with pytest.raises(UsageError, match="there is no agent 'player_9'; they are player_0, player_1, player_2"):
            way("player_9")
    for seed in (-1, "a", True, 1.5):
        with pytest.raises(UsageError, match="a seed is a whole number from 0 on, not"):
            table.reset(seed=seed)  # type: ignore[arg-type]
    assert table.state().tobytes() == before


def test_many_seats_can_be_stepped_before_a_reset_and_after_a_close_are_dealt_anew() -> None:
    many = Seats("digdig", 3)
    before = many.vector.observations.tobytes()
    with pytest.raises(BadAction, match="no match was changed"):
        many.step([999, 999, 999])
    assert many.vector.observations.tobytes() == before
    many.step(many.vector.sample())
    many.vector.close()
    with pytest.raises(UsageError, match=r"this vector was closed; reset\(\) deals anew"):
        many.step([0, 0, 0])
    many.reset(seed=1)
    many.step(many.vector.sample())


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
