"""Every game for Gymnasium: one seat against opponents (`Seat`), or many of these at once (`Seats`).

Importing this module registers `parlour/<game>-v0` for `gymnasium.make` and `gymnasium.make_vec`.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from parlour.bots.nets import PREFIX
from parlour.engine.game import AnyGame, Options, UsageError
from parlour.engine.learning import observation_of
from parlour.engine.registry import games
from parlour.engine.state import LEGAL
from parlour.research.arrays import Eyes
from parlour.research.errors import Alone, BadAction, needed, undealt, whole
from parlour.research.plan import OPPONENTS, OVER, planned
from parlour.research.vector import Vector
from parlour.words import words_of

needed("gymnasium", "pettingzoo")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

DEALT = frozenset({"match", "luck", "seat"})
"""What a seat has once a match was dealt."""


def space_of(game: AnyGame) -> spaces.Dict:
    """Of an observation with its mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (observation_of(game).size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )


class Seat(Alone, gymnasium.Env[dict[str, Any], Any]):
    """One seat of a match; opponents play the others.

    Whoever samples without the mask plays what is not allowed: with `illegal="refuse"` the position stays and
    `info["refused"]` names the clause, with `"raise"` it is an error.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | None = None,
        opponents: str = "heuristic",
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        check_against(opponents)
        self.plan = planned(game, players, options, 0, opponents, seat, reward)
        if illegal not in ("refuse", "raise"):
            raise UsageError(f"illegal is refuse or raise, not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise UsageError(f"render_mode is ansi or human, not {render_mode!r}")
        self.game = self.plan.game
        self.illegal = illegal
        self.eyes = Eyes(self.game)
        self.render_mode = render_mode
        self.observation_space = space_of(self.game)
        self.action_space = spaces.Discrete(self.game.actions)
        self.policies = self.plan.policies()
        self.number = -1
        """Which match it is; -1 before the first."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise undealt(self, name, DEALT)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a match: match 0 of a seed, or the next one of the last seed."""
        super().reset(seed=seed)
        if seed is not None or self.number < 0:
            series = int(self.np_random.integers(1 << 62)) if seed is None else seed
            self.plan = replace(self.plan, seed=str(series))
            self.number = -1
        while True:
            self.number += 1
            self.match, self.luck, self.seat = self.plan.deal(self.number)
            self.play_on()
            if not self.match.is_over:  # else nobody asked the learner anything
                break
        return self.observed(), self.told()

    def play_on(self) -> None:
        """Lets the opponents move."""
        match = self.match
        while not match.is_over and match.to_act != self.seat:
            match.apply(self.policies[match.to_act].choose(match, self.luck))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self.match
        if match.is_over:
            raise BadAction(OVER)
        number = whole(action, None)
        if number is None:
            raise BadAction(f"an action is a whole number from 0 to {self.game.actions - 1}, not {action!r}")
        code = match.refusal(number if 0 <= number < self.game.actions else -1)
        if code != LEGAL:
            reason = self.game.reason(code)
            said = f"{reason.name} ({reason.clause})"
            if self.illegal == "raise":
                raise BadAction(f"action {number} is not legal: {said}; nothing has changed")
            return self.observed(), 0.0, False, False, {**self.told(), "refused": said}
        match.apply(number)
        self.play_on()
        worth = self.plan.rewards(self.match)[self.seat] if self.match.is_over else 0.0
        return self.observed(), worth, self.match.is_over, False, self.told()

    def observed(self) -> dict[str, Any]:
        return self.eyes.look(self.match, self.seat)

    def told(self) -> dict[str, Any]:
        return {"seat": int(self.seat)}

    def render(self) -> str | None:
        """What the seat sees, as text: returned, or printed for `human`."""
        names = [f"Player {seat + 1}" for seat in range(self.match.players)]
        text = words_of(self.game).view(self.game, self.game.view(self.match, int(self.seat)), names)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def check_against(opponents: object) -> None:
    """Refuses to have nobody in the other seats."""
    if opponents is None:
        raise UsageError(f"one seat plays against opponents: {', '.join(OPPONENTS)}, {PREFIX}FILE")


class Seats(VectorEnv[dict[str, Any], Any, Any]):
    """Many matches at once, one seat of each against opponents; the arrays stay the same ones from step to step."""

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 256,
        opponents: str = "heuristic",
        autoreset: str = "next",
        **more: Any,
    ) -> None:
        check_against(opponents)
        self.vector = Vector(game, num_envs, opponents=opponents, autoreset=autoreset, **more)
        self.num_envs = num_envs
        mode = AutoresetMode.NEXT_STEP if autoreset == "next" else AutoresetMode.SAME_STEP
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.single_observation_space = space_of(self.vector.game)
        self.single_action_space = spaces.Discrete(self.vector.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._each = np.arange(num_envs)
        self._learners = self.learners()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.vector.reset(seed)
        self._learners = self.learners()
        return self.observed(), {}

    def learners(self) -> Any:
        """The learner's seat in each match."""
        return np.array([self.vector.plan.learner_of(int(number)) for number in self.vector.numbers])

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        vector = self.vector
        learners = self._learners
        vector.step(actions)
        rewards = vector.rewards[self._each, learners]
        infos: dict[str, Any] = {}
        ended = vector.terminals | vector.truncations
        if ended.any() and vector.final_observations is not None:
            infos = {"final_obs": vector.final_observations, "_final_obs": ended}
        self._learners = self.learners() if ended.any() or vector.waiting.any() or self._waited else learners
        self._waited = bool(vector.waiting.any())
        return self.observed(), rewards, vector.terminals, vector.truncations, infos

    _waited = False

    def observed(self) -> dict[str, Any]:
        return {"observation": self.vector.observations, "action_mask": self.vector.masks.view(np.int8)}

    def close_extras(self, **more: Any) -> None:
        self.vector.close()


def register_all() -> None:
    """Gives every game that tells what is known in bytes its name at Gymnasium."""
    for game in games():
        name = f"parlour/{game.id}-v0"
        if game.observation is not None and name not in gymnasium.registry:
            gymnasium.register(
                name,
                "parlour.research.gymnasium:Seat",
                vector_entry_point="parlour.research.gymnasium:Seats",
                kwargs={"game": game.id},
            )


register_all()
