"""Diamoniak: every order of the pile that a viewer cannot rule out is dealt, each as often as the others."""

from collections.abc import Hashable, Iterator

import pytest

from parlour.engine.event import Viewer
from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.rules.cards import NAMES, copies
from parlour.games.diamoniak.rules.state import Diamoniak
from parlour.testing.worlds import hold_redeals, possible, splits
from tests.games.diamoniak.builder import cards, table
from tests.rule import rule

LUCK = 400
"""So many seeds show every order of the few discards that are shuffled here."""


def arrangement(state: Diamoniak) -> Hashable:
    return tuple(state.pile.bottom_up())


def deals(state: Diamoniak) -> Iterator[Diamoniak]:
    """Every order of the pile."""
    for (order,) in splits(state.pile.bottom_up(), []):
        world = state.clone()
        for index, card in enumerate(order):
            world.pile.items[index] = card
        yield world


def few(pile: str, discards: str = "") -> Diamoniak:
    """Only these cards are in the pile and the discards; seat 0 has got all others."""
    named = cards(f"{pile} {discards}")
    held = [name for kind, name in enumerate(NAMES) for _ in range(copies(kind) - named.count(name))]
    state = table(f"green: {' '.join(held)}", "blue:", pile=pile, discards=discards).state
    assert isinstance(state, Diamoniak)
    return state


PILES = {
    "cards have been drawn": (few("red witch diamond blue blue"), ["draw", "stop", "draw"]),
    "a witch has been drawn": (
        few("witch red diamond blue blue"),
        ["draw", "give castle-blue", "give diamond", "give castle-blue"],
    ),
    "the discards have been shuffled": (few("red", "witch*2 diamond blue"), ["draw", "stop", "draw"]),
    "the pile is empty": (few("red", "witch diamond blue"), ["draw"]),
}


@rule("D-S1", "D-T3", "D-R1")
@pytest.mark.parametrize("name", PILES)
@pytest.mark.parametrize("viewer", [0, 1, "spectator"])
def test_a_redeal_gives_every_order_of_the_pile_equally_often(name: str, viewer: Viewer) -> None:
    start, moves = PILES[name]
    state = start.clone()
    worlds = possible(GAME, state, deals(state), moves, viewer, LUCK)
    dealt = GAME.imagine(GAME.view(state, viewer))
    hold_redeals(dealt, viewer, dict.fromkeys(map(arrangement, worlds), 1), arrangement)
