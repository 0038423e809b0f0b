"""Villains: every arrangement that a viewer cannot rule out is dealt, each as often as the others."""

from collections.abc import Hashable, Iterator
from itertools import permutations, product

import pytest

from parlour.engine.game import Viewer, seat_of
from parlour.games.villains import GAME
from parlour.games.villains.rules.cards import NOTHING
from parlour.games.villains.rules.piles import KIND_MASK, is_secret, layer
from parlour.games.villains.rules.player import Player
from parlour.games.villains.rules.state import Villains
from parlour.testing.worlds import hold_redeals, orders, possible
from tests.games.villains.builder import Place, state_of, table
from tests.rule import rule

Arrangement = tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]
"""Of each seat the draw pile, the hand and the pile."""
LUCK = 25
"""So many seeds show every pick of No Escape in these small hands."""


def hand_of(player: Player) -> list[int]:
    return [player.card(slot) for slot in range(player.hand_size)]


def hidden_hand(player: Player) -> list[int]:
    cards = hand_of(player)
    if player.open != NOTHING:
        cards.remove(player.open)
    return cards


def arrangement(state: Villains) -> Arrangement:
    return tuple(
        (
            tuple(player.draw.bottom_up()),
            tuple(hand_of(player)),
            tuple(card & KIND_MASK for card in player.pile.bottom_up()),
        )
        for player in state.seats
    )


def deals(state: Villains, seat: int) -> Iterator[Villains]:
    """Every position that looks the same to a seat, before any theft."""
    choices: list[set[tuple[int, ...]]] = []
    places: list[list[tuple[int, int]]] = []
    for owner, player in enumerate(state.seats):
        secrets = [
            (pile, index)
            for pile, other in enumerate(state.seats)
            for index, card in enumerate(other.pile.bottom_up())
            if is_secret(card) and layer(card) == owner and owner != seat
        ]
        cards = [state.seats[pile].pile.items[index] & KIND_MASK for pile, index in secrets]
        cards += player.draw.bottom_up() + (hidden_hand(player) if owner != seat else [])
        places.append(secrets)
        choices.append(set(permutations(cards)))
    for choice in product(*choices):
        twin = state.clone()
        for owner, player in enumerate(twin.seats):
            cards = list(choice[owner])
            for pile, index in places[owner]:
                twin.seats[pile].lay_instead(index, cards.pop())
            for index in range(player.draw.size):
                player.draw.items[index] = cards.pop()
            if owner != seat:
                player.hand = player.hand_size = 0
                for card in cards if player.open == NOTHING else [*cards, player.open]:
                    player.receive(card)
        yield twin


JAFAR = Place("red-6", "hypnotize hypnotize red-1 blue-1")
TWIN = Place("red-6", "hypnotize red-1 green-2 green-3", "blue-1 blue-2")
PLACES = {
    "a card that lay open is stolen, then laid": (
        (JAFAR, Place("blue-5 blue-3", "blue-1 red-2"), Place("[red-1]", "red-1")),
        ["hypnotize 1", "blue-1 hero", "red-1 hero", "blue-3 hero"],
    ),
    "a stolen card has a twin in the thief's deck": (
        (TWIN, Place("blue-5 red-1", "red-2"), Place("[red-1]", "red-1")),
        ["hypnotize 1", "red-2 hero", "red-1 hero", "red-1 hero"],
    ),
    "the twin is shown, or was it the stolen one": (
        (TWIN, Place("blue-5 red-1", "red-2"), Place("[red-1]", "red-1")),
        ["hypnotize 1", "red-2 hero", "red-1 hero", "red-1 own"],
    ),
    "a secret Hero is stolen, then laid": (
        (Place("red-6", "hypnotize red-1 green-2"), Place("blue-5 (red-3)", "blue-1 red-2"), Place(hand="red-1")),
        ["hypnotize 1", "blue-1 hero", "red-1 hero", "red-3 hero"],
    ),
    "a secret Hero is stolen, and the thief shows what it could be": (
        (Place("red-6", "hypnotize red-1 red-2"), Place("blue-5 (red-3)", "red-1 red-2"), Place(hand="red-1")),
        ["hypnotize 1", "red-1 hero", "red-1 hero", "red-2 own"],
    ),
    "two secret Heroes of one deck are stolen": (
        (JAFAR, Place("(blue-1) (red-3)", "red-1 red-2"), Place(hand="red-1 red-2 red-3")),
        ["hypnotize 1", "red-1 hero", "red-1 hero", "hypnotize 1", "red-2 hero", "red-2 hero", "red-1 hero"],
    ),
    "two secret Heroes of one deck are stolen, and one may be shown": (
        (JAFAR, Place("(blue-1) (red-3)", "red-1 red-2"), Place(hand="red-1 red-2 red-3")),
        ["hypnotize 1", "red-1 hero", "red-1 hero", "hypnotize 1", "red-2 hero", "red-2 hero", "red-1 own"],
    ),
    "secret Heroes of two decks are stolen and laid between": (
        (JAFAR, Place("red-5 (blue-1)", "red-1 red-2"), Place("green-4 (red-3)", "blue-1 red-2")),
        ["hypnotize 1", "red-1 hero", "blue-1 hero", "blue-1 hero", "red-2 hero", "red-2 hero", "hypnotize 2"],
    ),
    "an old secret of the thief's comes back with the second theft": (
        (JAFAR, Place("red-5 blue-3", "red-1 red-2"), Place("green-1 (green-2@0)", hand="")),
        ["hypnotize 1", "red-1 hero", "hypnotize 2", "red-2 hero", "blue-3 hero"],
    ),
    "the old secret is all that the thief has in hand": (
        (
            Place("red-6", "hypnotize hypnotize red-1"),
            Place("red-5 blue-3", "red-1 red-2"),
            Place("(green-2@0)", hand=""),
        ),
        ["hypnotize 1", "red-1 hero", "blue-3 hero", "red-2 hero", "red-1 hero", "hypnotize 2"],
    ),
    "a new secret of the thief's comes back with the second theft": (
        (JAFAR, Place("red-5 blue-3", "swipe red-1"), Place("green-3", "red-1 red-2")),
        ["hypnotize 1", "red-1 hero", "red-1 hero", "blue-3 hero", "swipe 0", "red-2 hero", "hypnotize 1"],
    ),
    "No Escape opens a card of the thief's": (
        (JAFAR, Place("red-5 (red-1)", "blue-1 blue-2 red-2"), Place(hand="no-escape red-1")),
        ["hypnotize 1", "blue-1 hero", "no-escape"],
    ),
    "Meddling turns up what the thief has laid": (
        (JAFAR, Place("red-5 (red-3)", "red-1 red-2"), Place(hand="meddling red-1")),
        ["hypnotize 1", "red-1 hero", "red-1 hero", "red-1 hero", "red-2 hero", "meddling"],
    ),
    "nothing has been stolen": (
        (Place("red-6", "red-1 red-2", "blue-1"), Place("red-5 (red-3)", "red-1", "red-4"), Place(hand="red-1 red-2")),
        ["red-1 hero", "red-1 hero", "red-2 hero"],
    ),
}


@rule("V-P4", "V-T15", "V-X2")
@pytest.mark.parametrize("viewer", ["spectator", 0, 1, 2])
@pytest.mark.parametrize("name", PLACES)
def test_a_redeal_gives_every_possible_arrangement_equally_often(name: str, viewer: Viewer) -> None:
    places, moves = PLACES[name]
    state = state_of(table(*places))
    seat = seat_of(viewer)
    weights: dict[Hashable, int] = {}
    for world in possible(GAME, state, deals(state, seat), moves, viewer, LUCK):
        hands = [hidden_hand(player) for owner, player in enumerate(world.seats) if owner != seat]
        weights[arrangement(world)] = orders(hands)
    hold_redeals(GAME.imagine(GAME.view(state, viewer)), viewer, weights, arrangement)
