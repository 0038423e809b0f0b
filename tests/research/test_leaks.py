"""No observation tells a secret: the kit's proof, at as many positions as asked for."""

import os

import pytest

from parlour.engine.registry import game as game_by_id
from parlour.testing import Conformance, Effort
from parlour.testing.observations import Observations
from tests.research.playing import GAMES

POSITIONS = 10_000 if os.environ.get("PARLOUR_RESEARCH") == "full" else 300


class Watched(Conformance):
    """The properties of observations, at the first so many positions, whose number is kept."""

    wanted = POSITIONS

    def effort(self) -> Effort:
        tables = len(list(self.tables()))
        # Matches are shortest in Diamoniak, with some fifty moves: that many at every table are enough.
        return Effort(1 + self.wanted // (30 * tables), soaked=1, stride=1, rare=1, worlds=2, weighed=1, sampled=1)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_observation_tells_a_secret(game_id: str) -> None:
    class Kit(Watched):
        game = game_by_id(game_id)

    kit = Kit()
    marks = sum(len(script.marks) for script in kit.scripts())
    assert marks >= POSITIONS
    step = marks // POSITIONS
    Kit._scripts = [
        type(script)(script.players, script.options, script.seed, script.actions, every(script.marks, step))
        for script in kit.scripts()
    ]
    assert sum(len(script.marks) for script in kit.scripts()) >= POSITIONS
    for name in vars(Observations):
        if name.startswith("test_"):
            getattr(kit, name)()


def every(marks: frozenset[int], step: int) -> frozenset[int]:
    """Each so manieth of the positions, the first among them."""
    return frozenset(sorted(marks)[::step])
