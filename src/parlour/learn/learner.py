"""What the algorithms share: parameters, their optimiser, the luck of their moves, and going over a batch in steps."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import optax
from msgspec.structs import replace
from numpy.typing import NDArray

from parlour.learn import mlp
from parlour.learn.recipe import Recipe
from parlour.learn.rollouts import Floats, Table

LARGEST_STEP = 0.5
"""The norm to which gradients are cut."""
READS = {"net": "observations", "critic": "states"}
"""Which part of a batch each net is given."""
COLUMNS_AT_ONCE = 64
FADED = 0.1
"""What is left of the rate in the end."""

Params = dict[str, mlp.Mlp]
Batch = dict[str, Any]
Loss = Callable[[Params, Batch, Recipe], tuple[jax.Array, dict[str, jax.Array]]]
"""What is to be made smaller, and what is to be said of it."""


class Learner(metaclass=ABCMeta):
    """Plays and learns."""

    def __init__(self, recipe: Recipe, params: Params, key: jax.Array) -> None:
        self.recipe = recipe
        self.params = params
        self.key = key
        self.memory: Any = optimiser(recipe).init(params)
        self.average = params["net"]

    @property
    def net(self) -> mlp.Mlp:
        """What plays in order to learn."""
        return self.params["net"]

    def begin(self) -> None:  # noqa: B027 - most have nothing to do
        """A round starts, with new matches."""

    @abstractmethod
    def choose(self, table: Table, seen: Any, masks: Any) -> tuple[Any, Floats]:
        """Actions for all lanes, and the logarithms of how likely they were."""

    @abstractmethod
    def update(self, table: Table) -> dict[str, float]:
        """Plays, and learns from it. Says how it went."""

    @property
    @abstractmethod
    def lesson(self) -> Loss:
        """How a teacher's moves are learnt."""

    def luck(self) -> jax.Array:
        """A key that is used once."""
        self.key, own = jax.random.split(self.key)
        return jnp.asarray(own)

    def learn_from(self, batch: Batch, loss: Loss) -> dict[str, float]:
        """Goes over a batch of decisions some times, in another order each time."""
        columns = {name: telling(batch[READS[name]]) for name in self.params}
        narrow = {READS[name]: batch[READS[name]][:, places] for name, places in columns.items()}
        steps = compiled(loss, msgspec.json.encode(replace(self.recipe, seed=0)))
        learnt = self.params, self.memory, self.average
        learnt, said = steps(learnt, batch | narrow, columns, self.luck())
        self.params, self.memory, self.average = learnt
        return {name: float(value) for name, value in said.items()}

    def state(self) -> Any:
        """All that has to be kept to go on."""
        learnt = {"params": self.params, "memory": self.memory, "average": self.average}
        return {**learnt, "key": jax.random.key_data(self.key)}

    def restore(self, state: Any) -> None:
        self.params, self.memory, self.average = state["params"], state["memory"], state["average"]
        self.key = jax.random.wrap_key_data(state["key"])


def optimiser(recipe: Recipe) -> optax.GradientTransformation:
    steps = recipe.fade * recipe.epochs // recipe.batch
    rate = optax.linear_schedule(recipe.rate, FADED * recipe.rate, steps) if steps else recipe.rate
    return optax.chain(optax.clip_by_global_norm(LARGEST_STEP), optax.adam(rate, eps=1e-5))


def telling(told: Any) -> NDArray[np.intp]:
    """The columns that are not 0 throughout: no others have a say in what a net makes of these rows, or in what it
    learns from them. Some of the others make up a round number, so that few numbers have to be compiled for."""
    used = told.max(0) != 0
    count = -(-int(used.sum()) // COLUMNS_AT_ONCE) * COLUMNS_AT_ONCE
    return np.argsort(~used, kind="stable")[:count]


@cache
def compiled(loss: Loss, recipe: bytes) -> Callable[..., Any]:
    """The steps of an update, compiled once for all runs by recipes of which only the seeds differ."""
    return jax.jit(partial(stepped, loss, msgspec.json.decode(recipe, type=Recipe)))


def stepped(loss: Loss, recipe: Recipe, learnt: Any, batch: Batch, columns: dict[str, Any], key: jax.Array) -> Any:
    """The steps of one update, compiled as one."""
    size = len(batch["weights"])
    parts = size // recipe.batch

    def narrow(params: Params, part: Batch, recipe: Recipe) -> Any:
        return loss({name: mlp.reading(net, columns[name]) for name, net in params.items()}, part, recipe)

    def step(carried: Any, places: jax.Array) -> Any:
        params, memory, average = carried
        part = jax.tree.map(lambda array: array[places], batch)
        gradient, said = jax.grad(narrow, has_aux=True)(params, part, recipe)
        change, memory = optimiser(recipe).update(gradient, memory, params)
        params = optax.apply_updates(params, change)
        average = optax.incremental_update(params["net"], average, 1 - recipe.average)
        return (params, memory, average), said

    orders = [jax.random.permutation(one, size) for one in jax.random.split(key, recipe.epochs)]
    places = jnp.concatenate([order[: parts * recipe.batch].reshape(parts, -1) for order in orders])
    learnt, said = jax.lax.scan(step, learnt, places)
    return learnt, jax.tree.map(jnp.mean, said)


def mean_of(values: jax.Array, weights: jax.Array) -> jax.Array:
    """The mean over the decisions that count."""
    return (values * weights).sum() / jnp.maximum(weights.sum(), 1.0)


def of_taken(values: jax.Array, actions: jax.Array) -> jax.Array:
    """Out of what is said of every action, what is said of those that were taken."""
    return jnp.take_along_axis(values, actions[:, None], 1)[:, 0]


def rows(array: Any) -> Any:
    """Decisions one after the other, whichever lane they were in."""
    return array.reshape(-1, *array.shape[2:])


def first_key(recipe: Recipe) -> jax.Array:
    return jax.random.key(np.uint32(recipe.seed % 2**32))
