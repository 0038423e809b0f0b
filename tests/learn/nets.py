"""Small nets, without anything having been learnt."""

from itertools import pairwise
from pathlib import Path

import jax.numpy as jnp
import numpy as np

from parlour.engine.registry import game as game_by_id
from parlour.learn import Recipe, mlp
from parlour.learn.checkpoints import write_net


def untrained(folder: Path, game_id: str, players: tuple[int, ...], seed: int = 1) -> tuple[Path, mlp.Mlp]:
    """A net of two hidden layers with weights by chance, in its file and in JAX."""
    game = game_by_id(game_id)
    assert game.observation is not None
    luck = np.random.default_rng(seed)
    sizes = (game.observation.size, 24, 16, game.actions)
    net = [
        {
            "weight": jnp.asarray(luck.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)), jnp.float32),
            "bias": jnp.asarray(luck.normal(0, 0.1, outputs), jnp.float32),
        }
        for inputs, outputs in pairwise(sizes)
    ]
    path = folder / f"{game_id}-{seed}.safetensors"
    write_net(path, game, Recipe(game=game_id, players=players), net, {})
    return path, net
