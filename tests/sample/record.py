"""Records of Magpies: the deal from its options, and what a record says of deal, luck and result."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.event import Event
from parlour.engine.game import Option, Options
from parlour.engine.rng import Rng
from tests.sample import rules
from tests.sample.events import Dealt, MagpieCame
from tests.sample.public import names_of
from tests.sample.rules import Magpies

OPTIONS = (Option("length", "short", ("short", "long")),)


def deal(players: int, options: Options, rng: Rng) -> Magpies:
    """A short match has two deals, a long one three (M-E1)."""
    return rules.deal(players, rng, deals=3 if options["length"] == "long" else 2)


def start(state: Magpies) -> dict[str, Any]:
    """`start` of a record."""
    return {"dealer": state.dealer, "hands": [names_of(hand) for hand in state.hands], "stock": names_of(state.stock)}


def result(state: Magpies) -> dict[str, Any]:
    """A record's result needs nothing besides ranking and scores."""
    return {}


def chance(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Luck deals, and chooses what a magpie turns up."""
    outcomes: list[dict[str, Any]] = []
    for event in events:
        match event:
            case Dealt(_, hands, stock):
                outcomes.append({"deal": {"hands": hands, "stock": stock}})
            case MagpieCame(_, card):
                outcomes.append({"turned": card})
            case _:
                pass
    return outcomes
