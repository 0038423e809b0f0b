"""The Dwarf King in records: its options, the deal from them, the layout after it, what luck did, and the result."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.event import Event
from parlour.engine.game import Option, Options
from parlour.engine.rng import Rng
from parlour.games.dwarfking.events import Dealt, TookCards
from parlour.games.dwarfking.rules import state as rules
from parlour.games.dwarfking.rules.cards import NAMES, names_of
from parlour.games.dwarfking.rules.quests import DEALS, quest_name, simple_tiles
from parlour.games.dwarfking.rules.state import DwarfKing

OPTIONS = (
    Option(name="quests", default="all", choices=("all", "simple")),
    Option(name="deals", default=DEALS, choices=(DEALS, 5, 3), omitted_at_default=True),
    Option(
        name="first_dealer",
        default="random",
        choices=("random", 0, 1, 2, 3, 4),
        of_seats=True,
        omitted_at_default=True,
    ),
)


def deal(players: int, options: Options, rng: Rng) -> DwarfKing:
    """A match at its start."""
    first, deals = options["first_dealer"], options["deals"]
    assert isinstance(deals, int)
    return rules.deal(
        players,
        rng,
        tiles=simple_tiles() if options["quests"] == "simple" else None,
        first_dealer=first if isinstance(first, int) else None,
        deals=deals,
    )


def start(state: DwarfKing) -> dict[str, Any]:
    """`start` of a record."""
    return {
        "dealer": int(state.dealer),
        "deal": {
            "special": NAMES[state.special],
            "tile": int(state.tile),
            "hands": [names_of(player.hand) for player in state.seats],
        },
    }


def result(state: DwarfKing) -> dict[str, Any]:
    """What `result` of a record has besides ranking and scores."""
    return {"deals": [{"quest": quest_name(deal.quest), "points": list(deal.points)} for deal in state.deals]}


def chance(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Luck picks the cards that the red Flag Bearer takes, and deals."""
    outcomes: list[dict[str, Any]] = []
    for event in events:
        match event:
            case TookCards(_, _, cards):
                outcomes.append({"taken": cards})
            case Dealt(dealer, special, tile, hands):
                outcomes.append({"deal": {"dealer": dealer, "special": special, "tile": tile, "hands": hands}})
            case _:
                pass
    return outcomes
