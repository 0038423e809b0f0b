"""Many matches in PufferLib's form: buffers that the caller owns, `async_reset`, `send` and `recv`.

The form is that of PufferLib 3's environments; the package itself is not needed. It has no masks of actions, so each
row of `observations` is an observation and its mask, one after the other; its own `masks` say which agents are alive.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.engine.game import AnyGame, UsageError
from parlour.research.errors import needed
from parlour.research.gymnasium import Seats

needed("numpy", "research")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Told = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[dict[str, Any]]]


class Lanes:
    """One seat of each match is an agent, against opponents; new matches begin in the step that ends the old ones."""

    emulated = False
    done = False

    def __init__(
        self,
        game: str | AnyGame,
        num_agents: int = 256,
        opponents: str = "heuristic",
        buf: Mapping[str, NDArray[Any]] | None = None,
        **more: Any,
    ) -> None:
        if "autoreset" in more:
            raise UsageError("Lanes begin new matches in the step that ends the old ones: leave autoreset out")
        if not isinstance(buf, Mapping | None):
            raise UsageError(f"buf is a mapping from names to arrays, not {buf!r}")
        self.seats = Seats(game, num_agents, opponents=opponents, autoreset="same", **more)
        self.vector = self.seats.vector
        self.num_agents = num_agents
        self.size = self.vector.observation.size
        row = self.size + self.vector.game.actions
        self.single_observation_space = spaces.Box(0, 255, (row,), np.uint8)
        self.single_action_space = spaces.Discrete(self.vector.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_agents)
        self.action_space = batch_space(self.single_action_space, num_agents)
        self.agent_ids = np.arange(num_agents)
        self.infos: list[dict[str, Any]] = []
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((num_agents, row), np.uint8),
            "rewards": ((num_agents,), np.float32),
            "terminals": ((num_agents,), np.bool_),
            "truncations": ((num_agents,), np.bool_),
            "masks": ((num_agents,), np.bool_),
            "actions": ((num_agents,), np.int32),
        }
        own = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()} if buf is None else buf
        for name, (shape, kind) in shapes.items():
            array = own.get(name)
            if not isinstance(array, np.ndarray) or (array.shape, array.dtype) != (shape, kind):
                self.vector.close()
                raise UsageError(f"buf[{name!r}] must be an array of {np.dtype(kind)} with the shape {shape}")
            if not array.flags.writeable:
                self.vector.close()
                raise UsageError(f"buf[{name!r}] is read-only: give an array that can be written to")
        self.observations: NDArray[np.uint8] = own["observations"]
        self.rewards: NDArray[np.float32] = own["rewards"]
        self.terminals: NDArray[np.bool_] = own["terminals"]
        self.truncations: NDArray[np.bool_] = own["truncations"]
        self.masks: NDArray[np.bool_] = own["masks"]
        self.actions: NDArray[np.int32] = own["actions"]
        self.masks[:] = True

    @property
    def agents_per_batch(self) -> int:
        return self.num_agents

    @property
    def driver_env(self) -> "Lanes":
        return self

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], list[dict[str, Any]]]:
        """Deals all matches anew."""
        self.seats.reset(seed=seed)
        self.fill()
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        return self.observations, []

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Told:
        """One action of each agent; unless all are legal nothing happens, and `BadAction` says why."""
        _, rewards, terminals, truncations, _ = self.seats.step(actions)
        self.actions[:] = actions
        self.fill()
        self.rewards[:] = rewards
        self.terminals[:] = terminals
        self.truncations[:] = truncations
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def fill(self) -> None:
        """Observations and masks, into the caller's rows."""
        np.copyto(self.observations[:, : self.size], self.vector.observations)
        np.copyto(self.observations[:, self.size :], self.vector.masks)

    def async_reset(self, seed: int | None = None) -> None:
        _, self.infos = self.reset(seed)

    def send(self, actions: NDArray[Any] | Sequence[int]) -> None:
        *_, self.infos = self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """What the last `async_reset` or `send` has led to."""
        return (
            self.observations,
            self.rewards,
            self.terminals,
            self.truncations,
            self.infos,
            self.agent_ids,
            self.masks,
        )

    def close(self) -> None:
        self.vector.close()
