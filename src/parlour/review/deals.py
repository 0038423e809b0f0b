"""The imagined deals in which two moves of a decision part most: what a verdict stands on, to be looked at.

They are the deals that the verdict was made of (`judging`), made again: from what the player knew and nothing else.
"""

from typing import Any

from msgspec import Struct

from parlour.engine.game import AnyGame, UsageError, View, seat_of
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.review.judging import luck_of_view
from parlour.review.model import REFERENCES
from parlour.review.reference import reference_named
from parlour.review.trials import of_actions

SHOWN = 2
"""So many deals are shown."""


class Imagined(Struct, frozen=True):
    """A deal that its player could not rule out, and what came of either move in it."""

    view: Any
    """The table with all cards open, before the move."""
    better: list[float]
    """What each seat got of the win after the better move."""
    other: list[float]
    """And after the other one: the same cards, the same luck, the same players."""


class Parting(Struct, frozen=True):
    """How two moves did on the same deals."""

    deals: int
    gained: int
    """In so many of them the better move got more for its player."""
    lost: int
    """In so many of them less."""
    shown: list[Imagined]
    """Those in which they part most."""


def parting(game: AnyGame, view: View, better: str, other: str, deals: int) -> Parting:
    """How two legal moves did on the first so many deals of a verdict. `UsageError` where they are none."""
    if view.to_act is None or view.to_act != view.viewer:
        raise UsageError("only the seat whose turn it is decides")
    seat = seat_of(view.viewer)
    root = game.imagine(view)
    legal = root.legal_actions()
    actions = [game.parse(text) for text in (better, other)]
    for text, action in zip((better, other), actions, strict=True):
        if action not in legal:
            raise UsageError(f"{text} is not a legal move here")
    seed = luck_of_view(view, "deals")
    players = root.players
    row = of_actions(root, seat, actions, reference_named(game, REFERENCES[0]), Sfc32(seed), deals)
    shares = [row[start : start + players] for start in range(0, len(row), players)]
    pairs = list(zip(shares[0::2], shares[1::2], strict=True))
    leads = [one[seat] - two[seat] for one, two in pairs]
    chosen = sorted(range(deals), key=lambda number: (-abs(leads[number]), number))[:SHOWN]
    worlds = _worlds(root, seat, seed, max(chosen) + 1)
    return Parting(
        deals=deals,
        gained=sum(lead > 0 for lead in leads),
        lost=sum(lead < 0 for lead in leads),
        shown=[Imagined(game.view(worlds[number], "open"), *pairs[number]) for number in chosen if leads[number] != 0],
    )


def _worlds(root: State, seat: int, seed: int, count: int) -> list[State]:
    """The first deals of a verdict, as `of_actions` makes them."""
    rng = Sfc32(seed)
    worlds = []
    for _ in range(count):
        world = root.clone()
        world.redeal(seat, rng)
        rng.next_u32()
        worlds.append(world)
    return worlds
