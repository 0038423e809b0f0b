"""Dig Dig in records: its options, the deal from them, the layout after it, what luck did, and the result."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.event import Event
from parlour.engine.game import Option, Options
from parlour.engine.rng import Rng
from parlour.games.digdig.rules import state as rules
from parlour.games.digdig.rules.cards import NAMES
from parlour.games.digdig.rules.state import DigDig

OPTIONS = (Option(name="voluntary_pickup", default=False, choices=(False, True)),)


def deal(players: int, options: Options, rng: Rng) -> DigDig:
    return rules.deal(players, rng, voluntary_pickup=options["voluntary_pickup"] is True)


def start(state: DigDig) -> dict[str, Any]:
    """`start` of a record."""
    return {
        "deck": state.deck.named(NAMES),
        "blind": [[NAMES[kind] for kind in player.blind] for player in state.seats],
        "face_up": [player.face_up.named(NAMES) for player in state.seats],
        "hands": [player.hand.named(NAMES) for player in state.seats],
        "tie_from": int(state.tie_from),
    }


def result(state: DigDig) -> dict[str, Any]:
    """A record's result needs nothing besides ranking and scores."""
    return {}


def chance(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Luck acts only in the deal."""
    return []


def progress(state: DigDig) -> list[int]:
    """The cards that each player has left."""
    return [player.hand.size + player.face_up.size + player.blind_left for player in state.seats]
