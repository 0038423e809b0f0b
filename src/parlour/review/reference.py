"""The references that a review measures by, by their names."""

import re

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.review.trials import Reference

ASKED: int = 32
"""How often a reference is asked what it does in a position, for it may leave something to luck."""


def reference_named(game: AnyGame, name: str) -> Reference:
    """`heuristic`, the game's fast player, or `heuristic:15`, which makes 15 per cent of its moves at random."""
    found = re.fullmatch(r"heuristic(?::([1-9][0-9]?))?", name)
    if found is None:
        raise UsageError(f"there is no reference {name!r}; a reference is heuristic, or heuristic:1 to heuristic:99")
    return Reference(game.heuristic(), int(found[1] or 0))


def habits(reference: Reference, root: State, seed: int) -> dict[int, float]:
    """What the reference does in a position, and how often."""
    rng = Sfc32(seed)
    counts: dict[int, int] = {}
    for _ in range(ASKED):
        action = reference.choose(root, rng)
        counts[action] = counts.get(action, 0) + 1
    return {action: counts[action] / ASKED for action in sorted(counts)}
