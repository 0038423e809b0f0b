"""Every game for PettingZoo: `parlour.research.pettingzoo.env("digdig", players=3)`.

Importing this module registers `parlour/<game>-v0` for `pettingzoo.make("aec", …)`.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from parlour.engine.game import AnyGame, Options, UsageError
from parlour.engine.learning import observation_of
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.research.arrays import Eyes, whole_state
from parlour.research.errors import Alone, BadAction, needed, undealt
from parlour.research.plan import OVER, checked, planned, series_of
from parlour.words import words_of

needed("pettingzoo", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, aec_registry, register  # noqa: E402

DEALT = frozenset(
    {"match", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"}
)
"""What a table has once a match was dealt."""


class ByAgent(dict[str, Any]):
    """Something for each agent."""

    def __missing__(self, agent: object) -> NoReturn:
        raise UsageError(f"there is no agent {agent!r}; they are {', '.join(self)}")


class Table(Alone, AECEnv):  # type: ignore[misc]
    """One match, the seats taking turns as its rules have it. Whoever goes out early stays until the end."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Options | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.plan = planned(game, players, options, 0, None, None, reward)
        if len(self.plan.players) > 1:
            raise UsageError(f"a table has one number of players, not {players!r}")
        if render_mode not in (None, *type(self).metadata["render_modes"]):
            raise UsageError(f"render_mode is ansi or human, not {render_mode!r}")
        self.game = self.plan.game
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"parlour_{self.game.id}_v0"}
        told = observation_of(self.game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.plan.players[0])]
        self.seats = ByAgent((agent, seat) for seat, agent in enumerate(self.possible_agents))
        self.eyes = Eyes(self.game)
        self.observation_spaces = ByAgent(
            (
                agent,
                spaces.Dict(
                    {
                        "observation": spaces.Box(0, 255, (told.size,), np.uint8),
                        "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
                    }
                ),
            )
            for agent in self.possible_agents
        )
        self.action_spaces = ByAgent((agent, spaces.Discrete(self.game.actions)) for agent in self.possible_agents)
        self.state_space = spaces.Box(0, 255, (told.state_size,), np.uint8)
        self.series: str | None = None
        """The seed of the last reset that had one; matches after it follow from it."""
        self.number = 0
        self.agents: list[str] = []

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise undealt(self, name, DEALT)

    def observation_space(self, agent: str) -> spaces.Dict:
        space: spaces.Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Discrete:
        space: spaces.Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a match: match 0 of a seed, or the next one of the last seed."""
        if seed is not None or self.series is None:
            self.series = series_of(int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed)
            self.number = 0
        else:
            self.number += 1
        players = self.plan.players[0]
        rng = Sfc32(derived_seed(self.series, str(self.number)))
        self.match: State = self.game.deal(players, self.plan.options[players], rng)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.to_act]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to act is told, and has earned since it acted last."""
        if not self.agents:
            self.match  # noqa: B018  # unless none was dealt yet
            raise BadAction(OVER)
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do: nothing unless it is to act."""
        return self.eyes.look(self.match, self.seats[agent])

    def state(self) -> Any:
        """All cards open, seats from 0 on, for a critic."""
        return whole_state(self.game, self.match)

    def step(self, action: Any) -> None:
        match = self.match
        if not self.agents:
            raise BadAction(OVER)
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match.apply(checked(self.game, match, action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if match.is_over:
            worth = self.plan.rewards(match)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[match.to_act]

    def render(self) -> str | None:
        """All cards open, as text: returned, or printed for `human`."""
        words = words_of(self.game)
        names = [f"Player {seat + 1}" for seat in range(self.match.players)]
        text = words.view(self.game, self.game.view(self.match, "open"), names)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return f"parlour_{self.game.id}_v0"


env: Callable[..., Table] = Table


def register_all() -> None:
    """Gives every game that tells what is known in bytes its name at PettingZoo."""
    for game in games():
        name = f"parlour/{game.id}-v0"
        if game.observation is not None and name not in aec_registry:
            register("aec", name, partial(Table, game.id))


register_all()
