"""Learning to play: nets that are trained by play against themselves, on the cores of one machine.

Needs the extra `learn` (JAX, Optax, safetensors). What comes out is a file that `net:FILE` plays from wherever a bot is
named, without any of these. `docs/learning.md` shows all of it.
"""

from parlour.research.errors import needed

for _module in ("numpy", "jax", "optax", "safetensors"):
    needed(_module, "learn")

from parlour.learn.recipe import Recipe  # noqa: E402
from parlour.learn.running import Run, learn  # noqa: E402

__all__ = ["Recipe", "Run", "learn"]
