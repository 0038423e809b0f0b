"""Small nets, without anything having been learnt."""

from pathlib import Path

import jax

from parlour.engine.registry import game as game_by_id
from parlour.learn import Recipe, mlp
from parlour.learn.checkpoints import write_net


def untrained(folder: Path, game_id: str, players: tuple[int, ...], seed: int = 1) -> tuple[Path, mlp.Mlp]:
    """A net of two hidden layers with weights by chance, in its file and in JAX."""
    game = game_by_id(game_id)
    assert game.observation is not None
    net = mlp.made(jax.random.key(seed), game.observation.size, (24, 16), game.actions, 1.0)
    path = folder / f"{game_id}-{seed}.safetensors"
    write_net(path, game, Recipe(game=game_id, players=players), net, {})
    return path, net
