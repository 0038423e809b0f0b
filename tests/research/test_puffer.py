"""PufferLib's form of a vector is the same vector, step by step."""

from typing import Any

import numpy as np
import pytest

from parlour.engine.game import UsageError
from parlour.research import BadAction, Vector
from parlour.research.puffer import Lanes
from tests.research.playing import GAMES

AGENTS = 5


@pytest.mark.parametrize("game", GAMES)
def test_puffer_lanes_are_a_vector_step_by_step(game: str) -> None:
    vector = Vector(game, AGENTS, opponents="random", seed=3)
    size, actions = vector.observation.size, vector.game.actions
    buffers: dict[str, Any] = {
        "observations": np.full((AGENTS, size + actions), 7, np.uint8),
        "rewards": np.ones(AGENTS, np.float32),
        "terminals": np.ones(AGENTS, np.bool_),
        "truncations": np.ones(AGENTS, np.bool_),
        "masks": np.zeros(AGENTS, np.bool_),
        "actions": np.zeros(AGENTS, np.int32),
    }
    lanes = Lanes(game, AGENTS, opponents="random", buf=buffers)
    lanes.async_reset(seed=3)
    ended = 0
    for _ in range(120):
        seen, rewards, terminals, truncations, infos, agents, alive = lanes.recv()
        assert seen is buffers["observations"]
        assert (seen[:, :size] == vector.observations).all()
        assert (seen[:, size:] == vector.masks).all()
        assert (terminals == vector.terminals).all()
        assert (truncations == vector.truncations).all()
        assert alive.all()
        assert agents.tolist() == list(range(AGENTS))
        assert infos == []
        for lane in range(AGENTS):
            learner = vector.plan.learner_of(int(vector.numbers[lane]) - AGENTS) if terminals[lane] else 0
            assert rewards[lane] == pytest.approx(vector.rewards[lane, learner])
        ended += int(terminals.sum())
        chosen = vector.sample()
        vector.step(chosen)
        lanes.send(chosen)
        assert (buffers["actions"] == chosen).all()
    assert ended or game == "dwarfking"


def test_bad_actions_and_buffers_are_refused() -> None:
    lanes = Lanes("digdig", 2)
    lanes.reset(seed=1)
    before = lanes.observations.tobytes()
    with pytest.raises(BadAction, match="no match was changed"):
        lanes.step([999, 999])
    assert lanes.observations.tobytes() == before
    wrong: list[Any] = [[True, True], [[1], 2], np.full(2, np.nan), [0]]
    for bad in wrong:
        with pytest.raises(BadAction):
            lanes.send(bad)
    assert lanes.observations.tobytes() == before
    assert not lanes.actions.any()
    with pytest.raises(UsageError, match=r"buf\['observations'\] must be an array of uint8 with the shape \(2, 543\)"):
        Lanes("digdig", 2, buf={"observations": np.zeros((2, 3), np.uint8)})


def test_buffers_that_cannot_be_written_to_are_refused() -> None:
    lanes = Lanes("digdig", 2)
    names = ("observations", "rewards", "terminals", "truncations", "masks", "actions")
    right = {name: getattr(lanes, name).copy() for name in names}
    frozen = right["observations"].copy()
    frozen.flags.writeable = False
    for wrong, said in (
        ({"observations": frozen}, r"buf\['observations'\] is read-only"),
        ({"rewards": [0.0, 0.0]}, r"buf\['rewards'\] must be an array of float32 with the shape \(2,\)"),
        ({"masks": None}, r"buf\['masks'\] must be an array of bool"),
        ({"actions": np.zeros(2, ">i4")}, r"buf\['actions'\] must be an array of int32"),
    ):
        buffers: dict[str, Any] = {**right, **wrong}
        with pytest.raises(UsageError, match=said):
            Lanes("digdig", 2, buf=buffers)
    with pytest.raises(UsageError, match="buf is a mapping from names to arrays, not 5"):
        Lanes("digdig", 2, buf=5)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="leave autoreset out"):
        Lanes("digdig", 2, autoreset="next")
    apart = np.zeros((2, right["observations"].shape[1], 2), np.uint8)[:, :, 0]
    seen, _ = Lanes("digdig", 2, buf={**right, "observations": apart}).reset(seed=1)
    assert seen is apart
    assert (seen == lanes.reset(seed=1)[0]).all()
