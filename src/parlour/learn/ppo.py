"""Proximal policy optimisation with masks, and a critic that sees all cards.

The net says how likely each legal action is, from what a seat knows. The critic, which only training needs, says from
the whole state what a match will be worth to the mover. An update plays some decisions in every lane, asks the critic
how much better each went than expected, and makes the good ones likelier, in small steps.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from parlour.engine.game import AnyGame
from parlour.learn import mlp
from parlour.learn.learner import Batch, Learner, Loss, Params, first_key, mean_of, of_taken, rows, telling
from parlour.learn.recipe import Recipe
from parlour.learn.rollouts import Floats, Played, Table, credit
from parlour.learn.sight import Sight
from parlour.research.arrays import observation_of

VALUE_WEIGHT = 0.5
GUESSED_AT_ONCE = 4096


class Ppo(Learner):
    """A net, its critic, and the state of their optimiser."""

    def __init__(self, game: AnyGame, recipe: Recipe) -> None:
        told = observation_of(game)
        key, actor, critic = jax.random.split(first_key(recipe), 3)
        params = {
            "net": mlp.made(actor, told.size, recipe.hidden, game.actions, 0.01),
            "critic": mlp.made(critic, Sight(told).size, recipe.hidden, 1, 0.1),
        }
        super().__init__(recipe, params, key)

    def choose(self, table: Table, seen: Any, masks: Any) -> tuple[Any, Floats]:
        """Actions as likely as the net says."""
        actions, chances = drawn(self.net, seen, masks, self.luck())
        return np.asarray(actions), np.asarray(chances)

    def update(self, table: Table) -> dict[str, float]:
        played = table.play(self.choose, self.recipe.steps)
        values = self.values(played)
        advantages, known = credit(played, values, self.recipe.trace)
        scaled = (advantages - advantages[known].mean()) / (advantages[known].std() + 1e-6)
        batch = {
            "observations": rows(played.observations),
            "states": rows(played.states),
            "masks": rows(played.masks),
            "actions": rows(played.actions),
            "chances": rows(played.chances),
            "advantages": rows(scaled),
            "targets": rows(values + advantages),
            "weights": rows(known.astype(np.float32)),
        }
        return self.learn_from(batch, missed)

    @property
    def lesson(self) -> Loss:
        return imitated

    def values(self, played: Played) -> Floats:
        """What the critic expects at each decision."""
        states = rows(played.states)
        columns = telling(states)
        critic = mlp.reading(self.params["critic"], columns)
        parts = [
            np.asarray(guessed(critic, states[start : start + GUESSED_AT_ONCE, columns]))
            for start in range(0, len(states), GUESSED_AT_ONCE)
        ]
        return np.concatenate(parts).reshape(played.ends.shape)


@jax.jit
def drawn(net: mlp.Mlp, seen: jax.Array, masks: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """An action for each observation, as likely as the net says, and the logarithm of how likely."""
    says = jax.nn.log_softmax(mlp.permitted(mlp.outputs(net, seen), masks))
    actions = jax.random.categorical(key, says).astype(jnp.int32)
    return actions, of_taken(says, actions)


@jax.jit
def guessed(critic: mlp.Mlp, states: jax.Array) -> jax.Array:
    """What the critic expects."""
    return mlp.outputs(critic, states)[:, 0]


def missed(params: Params, batch: Batch, recipe: Recipe) -> tuple[jax.Array, dict[str, jax.Array]]:
    """What play makes smaller: the chances of bad actions, certainty too early, the critic's errors."""
    weights = batch["weights"]
    says = jax.nn.log_softmax(mlp.permitted(mlp.outputs(params["net"], batch["observations"]), batch["masks"]))
    ratio = jnp.exp(of_taken(says, batch["actions"]) - batch["chances"])
    bounded = jnp.clip(ratio, 1 - recipe.clip, 1 + recipe.clip)
    gain = mean_of(jnp.minimum(ratio * batch["advantages"], bounded * batch["advantages"]), weights)
    entropy = mean_of(-(jnp.exp(says) * jnp.where(batch["masks"] != 0, says, 0.0)).sum(1), weights)
    error = mean_of(jnp.square(guessed(params["critic"], batch["states"]) - batch["targets"]), weights)
    moved = mean_of(jnp.abs(ratio - 1), weights)
    loss = VALUE_WEIGHT * error - gain - recipe.entropy * entropy
    return loss, {"entropy": entropy, "error": error, "moved": moved}


def imitated(params: Params, batch: Batch, recipe: Recipe) -> tuple[jax.Array, dict[str, jax.Array]]:
    """What lessons make smaller: how unlikely what the teacher thought of is, and the critic's errors."""
    says = jax.nn.log_softmax(mlp.permitted(mlp.outputs(params["net"], batch["observations"]), batch["masks"]))
    error = mean_of(jnp.square(guessed(params["critic"], batch["states"]) - batch["targets"]), batch["weights"])
    agreed = (says.argmax(1) == batch["taught"].argmax(1)).mean()
    return VALUE_WEIGHT * error - (batch["taught"] * says).sum(1).mean(), {"agreed": agreed, "error": error}
