"""A net in JAX: bytes go in, one number for each action comes out."""

from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp

Layer = dict[str, jax.Array]
Mlp = list[Layer]
"""Layers of `weight` (inputs × outputs) and `bias`; all but the last are followed by max(0, x)."""
FORBIDDEN = -1e9
"""In place of what an action is worth that may not be taken."""


def made(key: jax.Array, inputs: int, hidden: tuple[int, ...], outputs: int, last: float) -> Mlp:
    """A net that knows nothing; `last` is how much its outputs differ, as a part of what is usual."""
    sizes = (inputs, *hidden, outputs)
    layers: Mlp = []
    for number, (from_, to) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        spread = last if number == len(hidden) else 1.0
        weight = jax.random.normal(own, (from_, to)) * spread * (2.0 / from_) ** 0.5
        layers.append({"weight": weight, "bias": jnp.zeros(to)})
    return layers


def outputs(net: Mlp, told: jax.Array) -> jax.Array:
    """What a net says to observations. Small counts matter most, so the square root of each byte goes in."""
    values = jnp.sqrt(told.astype(jnp.float32))
    for layer in net[:-1]:
        values = jnp.maximum(values @ layer["weight"] + layer["bias"], 0.0)
    return values @ net[-1]["weight"] + net[-1]["bias"]


def reading(net: Mlp, columns: Any) -> Mlp:
    """The same net for observations of which only these columns are given, and all others are 0."""
    first, *others = net
    return [{**first, "weight": first["weight"][columns]}, *others]


def permitted(values: jax.Array, masks: jax.Array) -> jax.Array:
    """The same, with nothing left of what may not be done."""
    return jnp.where(masks != 0, values, FORBIDDEN)


def as_tensors(net: Mlp) -> dict[str, Any]:
    """The tensors of a net by the names that its file has for them."""
    return {f"{number}.{name}": array for number, layer in enumerate(net) for name, array in layer.items()}
