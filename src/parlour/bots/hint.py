"""Explaining a move: what each legal action is worth, and why."""

from collections.abc import Sequence
from time import monotonic

import msgspec
from msgspec import Struct

from parlour.bots.search import Search
from parlour.engine.game import AnyGame, Remark, UsageError, View, seat_of
from parlour.engine.rng import Sfc32, derived_seed

Z = 1.959964
"""Standard errors to each side of a 95 % interval."""


class Hint(Struct, frozen=True):
    """What is to be said about one legal action."""

    action: str
    """In notation."""
    chance: float
    """The estimated chance to win, 0 to 1."""
    low: float
    high: float
    """The 95 % interval of `chance`, as far as the search looked."""
    remark: Remark | None
    """Why one might do it, or what it costs."""


def hints(game: AnyGame, view: View, legal: Sequence[int], moves: int, seconds: float | None = None) -> list[Hint]:
    """A hint for every legal action, the most promising first. Needs nothing but the view, which is its luck as well.

    Half of the budget (moves and, if they are limited, seconds) grows one tree; the other half is shared out evenly, so
    that no action is judged by a glance.
    """
    if view.to_act is None or view.to_act != view.viewer:
        raise UsageError("hints are for the seat whose turn it is")
    seat = seat_of(view.viewer)
    rng = Sfc32(derived_seed(msgspec.json.encode(view).decode(), "hint"))
    guide = game.guide()
    guide.win_weight = 1.0
    root = game.imagine(view)
    search = Search(guide, game.actions)
    began = monotonic()
    if seconds is not None:
        search.until = began + seconds / 2
    search.run(root, seat, rng, moves // 2)
    for number, action in enumerate(legal, start=1):
        if seconds is not None:
            search.until = began + seconds / 2 * (1 + number / len(legal))
        search.look_at(root, action, seat, rng, moves // 2 // len(legal))
    found = []
    for estimate in search.estimates():
        low, high = estimate.mean - Z * estimate.error, estimate.mean + Z * estimate.error
        found.append(
            Hint(
                action=game.write(estimate.action),
                chance=estimate.mean,
                low=max(0.0, low),
                high=min(1.0, high),
                remark=game.remark(root, estimate.action),
            )
        )
    found.sort(key=lambda hint: -hint.chance)
    return found
