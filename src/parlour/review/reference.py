"""The references that a review measures by, by their names."""

import re

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.review.trials import Reference, Short

ASKED: int = 32
"""How often a reference is asked what it does in a position, for it may leave something to luck."""


def reference_named(game: AnyGame, name: str) -> Reference:
    """`heuristic`, the game's fast player, or `search:500`: so short a search makes the next decisions, one for each
    seat on average, and the fast player all that come later."""
    if name == "heuristic":
        return Reference(game.heuristic())
    found = re.fullmatch(r"search:([1-9][0-9]{0,5})", name)
    if found is None:
        raise UsageError(f"there is no reference {name!r}; a reference is heuristic, or search:MOVES")
    guide = game.guide()
    guide.win_weight = 1.0
    return Reference(game.heuristic(), Short(guide, game.actions, int(found[1])))


def habits(reference: Reference, root: State, seed: int) -> dict[int, float]:
    """What the reference does in a position, and how often."""
    rng = Sfc32(seed)
    counts: dict[int, int] = {}
    for _ in range(ASKED):
        action = reference.choose(root, rng)
        counts[action] = counts.get(action, 0) + 1
    return {action: counts[action] / ASKED for action in sorted(counts)}
