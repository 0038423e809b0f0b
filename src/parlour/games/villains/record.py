"""Villains in records: its options, the deal from them, the layout after it, what luck did, and the result."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.event import Event
from parlour.engine.game import Option, Options
from parlour.engine.rng import Rng
from parlour.games.villains.events import Picked
from parlour.games.villains.public import count, hand_names
from parlour.games.villains.rules import state as rules
from parlour.games.villains.rules.actions import MOST_PLAYERS
from parlour.games.villains.rules.cards import NAMES, VILLAINS
from parlour.games.villains.rules.piles import cancelled_in, heroes_in, points_in
from parlour.games.villains.rules.state import Villains

OPTIONS = (
    Option(name="specials", default=True, choices=(True, False)),
    Option(name="neighbour_play", default="redirect", choices=("redirect", "open")),
    Option(name="villains", default="random", choices=("random", *VILLAINS), per_seat=True, omitted_at_default=True),
    Option(
        name="first",
        default="random",
        choices=("random", *range(MOST_PLAYERS)),
        of_seats=True,
        omitted_at_default=True,
    ),
)


def deal(players: int, options: Options, rng: Rng) -> Villains:
    villains, first = options["villains"], options["first"]
    return rules.deal(
        players,
        rng,
        specials=options["specials"] is True,
        is_neighbour_open=options["neighbour_play"] == "open",
        villains=[VILLAINS.index(villain) for villain in villains] if isinstance(villains, list) else [],
        first=first if isinstance(first, int) else MOST_PLAYERS,
    )


def start(state: Villains) -> dict[str, Any]:
    """`start` of a record."""
    return {
        "villains": [VILLAINS[player.villain] for player in state.seats],
        "draw": [player.draw.named(NAMES) for player in state.seats],
        "piles": [player.pile.named(NAMES) for player in state.seats],
        "hands": [hand_names(player) for player in state.seats],
        "first": int(state.to_act),
    }


def result(state: Villains) -> dict[str, Any]:
    """What `result` of a record adds: Heroes, points cancelled and scored per seat, and what of each number."""
    return {
        "heroes": [heroes_in(player.tally) for player in state.seats],
        "cancelled": [cancelled_in(player.tally) for player in state.seats],
        "points": [points_in(player.tally) for player in state.seats],
        "cancelled_by_number": [count(player.tally).cancelled for player in state.seats],
    }


def chance(events: Sequence[Event]) -> list[dict[str, Any]]:
    """`chance` of a record: luck acts after the deal only in No Escape (V-X5)."""
    picked = {str(event.seat): event.card for event in events if isinstance(event, Picked)}
    return [{"picked": picked}] if picked else []
