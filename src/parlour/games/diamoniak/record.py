"""Diamoniak in records: its options, the deal from them, the layout after it, what luck did, and the result."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.event import Event
from parlour.engine.game import Option, Options
from parlour.engine.rng import Rng
from parlour.games.diamoniak.events import Reshuffled
from parlour.games.diamoniak.rules import state as rules
from parlour.games.diamoniak.rules.cards import NAMES
from parlour.games.diamoniak.rules.state import Diamoniak

OPTIONS = (
    Option(name="first", default="random", choices=("random", 0, 1, 2, 3), of_seats=True, omitted_at_default=True),
)


def deal(players: int, options: Options, rng: Rng) -> Diamoniak:
    state = rules.deal(players, rng)
    first = options["first"]
    if isinstance(first, int):  # D-S2: the host's choice
        state.to_act = first
    return state


def start(state: Diamoniak) -> dict[str, Any]:
    """`start` of a record."""
    return {"pile": state.pile.named(NAMES), "first": int(state.to_act)}


def result(state: Diamoniak) -> dict[str, Any]:
    """A record's result needs nothing besides ranking and scores."""
    return {}


def chance(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Luck acts after the deal only in a reshuffle."""
    return [{"reshuffle": event.cards} for event in events if isinstance(event, Reshuffled)]


def progress(state: Diamoniak) -> list[int]:
    """The cards of each castle."""
    return [player.castle() for player in state.seats]
