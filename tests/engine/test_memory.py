"""What of a view is memory."""

from typing import Annotated

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from parlour.engine.game import AnyGame
from parlour.engine.memory import Memory, glanced, memory_in, structs_in
from parlour.engine.registry import games

FORGOTTEN = Memory("X-1")


class Card(Struct, frozen=True, tag="card", tag_field="side"):
    """A part with a tag and memory of its own."""

    name: str
    played_by: Annotated[int, FORGOTTEN]


class Look(Struct, frozen=True, kw_only=True):
    """Memory at the top, in lists and in maps, and some that may be missing."""

    top: Card
    below: Annotated[list[Card], FORGOTTEN]
    beside: list[Card] = []
    named: dict[str, Card] = {}
    last: Annotated[Card, FORGOTTEN] | UnsetType = UNSET
    hand: list[str] | UnsetType = UNSET


def test_a_glance_is_a_view_without_what_is_memory_wherever_it_stands() -> None:
    card = Card("red-1", 2)
    look = Look(top=card, below=[card], beside=[card], named={"here": card}, last=card, hand=["red-2"])
    assert msgspec.json.encode(glanced(look)) == (
        b'{"top":{"side":"card","name":"red-1"},"beside":[{"side":"card","name":"red-1"}],'
        b'"named":{"here":{"side":"card","name":"red-1"}},"hand":["red-2"]}'
    )
    assert look.below == [card], "the view itself stays as it is"


def test_the_marks_of_a_view_are_found_in_all_its_parts() -> None:
    assert structs_in(Look) == [Look, Card]
    assert memory_in(Look) == {"below": "X-1", "last": "X-1"}
    assert memory_in(Card) == {"played_by": "X-1"}


LEFT_TO_MEMORY = {
    "diamoniak": {},
    "digdig": {"G-E2": {"Seen.known", "Seen.cannot", "DigDigView.compost"}},
    "dwarfking": {
        "K-T3": {
            *(
                f"Seen.{name}"
                for name in ("deal_points", "bonus", "shown", "known", "lacks", "held_by", "knows_of_you")
            ),
            *(f"DwarfKingView.{name}" for name in ("chooser", "tricks", "taker", "partner", "either")),
        }
    },
    "villains": {
        "V-T9": {
            *(f"Seen.{name}" for name in ("remembered", "count", "seen")),
            *(f"VillainsView.{name}" for name in ("stolen", "shown_since_theft")),
        }
    },
}
"""What each game leaves to memory, by the clause that says so."""


@pytest.mark.parametrize("game", games(), ids=[game.id for game in games()])
def test_each_game_leaves_to_memory_what_its_book_does(game: AnyGame) -> None:
    found: dict[str, set[str]] = {}
    for kind in structs_in(game.view_type):
        for field, clause in memory_in(kind).items():
            found.setdefault(clause, set()).add(f"{kind.__name__}.{field}")
    assert found == LEFT_TO_MEMORY[game.id]
