"""Deep Monte Carlo, as DouZero learns: what an action is worth is what its matches came to, and nothing is guessed.

The net says what a match will be worth to the mover after each action. It plays the best one, now and then any other,
and once a match is over every decision in it is a lesson: this observation, this action, this result.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from parlour.engine.game import AnyGame
from parlour.learn import mlp
from parlour.learn.learner import Batch, Learner, Loss, Params, first_key, mean_of, of_taken
from parlour.learn.recipe import Recipe
from parlour.learn.rollouts import Floats, Played, Table, outcomes
from parlour.research.arrays import observation_of

LONGEST = 16
"""Updates for which the first decisions of a match are kept while it goes on."""
MARGIN = 0.05
"""What lessons take any other action than the teacher's to cost, at least."""


class Dmc(Learner):
    """A net, and the decisions whose matches are not over yet."""

    def __init__(self, game: AnyGame, recipe: Recipe) -> None:
        key, own = jax.random.split(first_key(recipe))
        params = {"net": mlp.made(own, observation_of(game).size, recipe.hidden, game.actions, 0.1)}
        super().__init__(recipe, params, key)
        self.begin()

    def begin(self) -> None:
        self.waiting: Played | None = None
        self.used: NDArray[np.bool_] | None = None

    def choose(self, table: Table, seen: Any, masks: Any) -> tuple[Any, Floats]:
        """The best action, or any legal one."""
        actions = np.asarray(tried(self.net, seen, masks, self.luck(), self.recipe.explore))
        return actions, np.zeros(len(actions), np.float32)

    def update(self, table: Table) -> dict[str, float]:
        played = table.play(self.choose, self.recipe.steps).after(self.waiting)
        worth, known = outcomes(played)
        fresh = known.copy()
        if self.used is not None:
            fresh[: len(self.used)] &= ~self.used
        unknown = min(int((~known).sum(0).max()), LONGEST * self.recipe.steps)
        self.waiting, self.used = played.last(unknown), known[len(known) - unknown :]
        if not fresh.any():
            return {"error": float("nan")}
        places = np.flatnonzero(fresh)
        # As many as an update has in the mean; when more matches ended than that, some of their decisions are left out.
        size = self.recipe.lanes * self.recipe.steps
        order = np.asarray(jax.random.permutation(self.luck(), len(places)))
        weights = np.zeros(size, np.float32)
        weights[: len(places)] = 1.0
        chosen = np.resize(places[order], size)
        batch = {
            "observations": played.observations.reshape(-1, played.observations.shape[-1])[chosen],
            "actions": played.actions.reshape(-1)[chosen],
            "targets": worth.reshape(-1)[chosen],
            "weights": weights,
        }
        return self.learn_from(batch, missed)

    @property
    def lesson(self) -> Loss:
        return imitated


@jax.jit
def tried(net: mlp.Mlp, seen: jax.Array, masks: jax.Array, key: jax.Array, explore: float) -> jax.Array:
    """The best legal action for each observation, but for some that are any."""
    whether, which = jax.random.split(key)
    best = mlp.permitted(mlp.outputs(net, seen), masks).argmax(1)
    other = jax.random.categorical(which, mlp.permitted(jnp.zeros(masks.shape), masks))
    return jnp.where(jax.random.uniform(whether, best.shape) < explore, other, best).astype(jnp.int32)


def missed(params: Params, batch: Batch, recipe: Recipe) -> tuple[jax.Array, dict[str, jax.Array]]:
    """What play makes smaller: how far off the net was about what was done."""
    said = of_taken(mlp.outputs(params["net"], batch["observations"]), batch["actions"])
    error = mean_of(jnp.square(said - batch["targets"]), batch["weights"])
    return error, {"error": error}


def imitated(params: Params, batch: Batch, recipe: Recipe) -> tuple[jax.Array, dict[str, jax.Array]]:
    """What lessons make smaller: how far off the net was about what the teacher did, and every other action counts as
    worth a little less than that."""
    values = mlp.permitted(mlp.outputs(params["net"], batch["observations"]), batch["masks"])
    best = batch["taught"].argmax(1)
    said = of_taken(values, best)
    error = mean_of(jnp.square(said - batch["targets"]), batch["weights"])
    above = jnp.maximum(values - (said - MARGIN)[:, None], 0.0)
    above = jnp.where(jax.nn.one_hot(best, values.shape[1]) != 0, 0.0, above)
    agreed = (values.argmax(1) == best).mean()
    return error + jnp.square(above).sum(1).mean(), {"agreed": agreed, "error": error}
