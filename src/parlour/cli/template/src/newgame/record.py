"""The parts of a record: the deal from its options, the layout after it, what luck did, and the result."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.cardset import named
from parlour.engine.event import Event
from parlour.engine.game import Option, Options
from parlour.engine.rng import Rng

from newgame import rules
from newgame.events import Dealt
from newgame.rules import NAMES, NewGameState

OPTIONS = (Option("deals", 2, (1, 2, 4)),)


def deal(players: int, options: Options, rng: Rng) -> NewGameState:
    """A table decides how many deals there are (N-E1)."""
    deals = options["deals"]
    assert isinstance(deals, int)
    return rules.deal(players, rng, deals)


def start(state: NewGameState) -> dict[str, Any]:
    """The layout right after the deal, all cards open."""
    hands = [named(hand, NAMES) for hand in state.hands]
    return {"dealer": int(state.dealer), "hands": hands, "aside": named(state.aside, NAMES)}


def result(state: NewGameState) -> dict[str, Any]:
    """Ranking and scores say it all."""
    return {}


def chance(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Luck deals anew after each deal but the last."""
    return [{"hands": event.hands, "aside": event.aside} for event in events if isinstance(event, Dealt)]
