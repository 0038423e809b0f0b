"""`redeal` against all histories: every arrangement that a viewer cannot rule out, each as likely as the others.

From a small position a few moves are made. Then every deal of the hidden cards is tried, with every hidden choice that
a player may have made, and those are kept in which the viewer would have seen the same. `redeal` must give exactly
these, each place of a hand card counted as a place of its own.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial

import pytest

from parlour.engine import is_compiled
from parlour.engine.event import Event
from parlour.engine.game import Viewer
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL, SPECTATOR
from parlour.games.villains import GAME
from parlour.games.villains.public import show, view
from parlour.games.villains.rules import AS_HERO, USE_CURSE, USE_NO_ESCAPE, Villains
from parlour.games.villains.rules_parts import KIND_MASK, NOTHING, Player, is_secret, layer
from tests.games.villains.builder import Place, state_of, table
from tests.rule import rule

Arrangement = tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]
"""Of each seat the draw pile, the hand and the pile."""
DEALS = 6000 if is_compiled() else 1200
LUCK = 25
"""So many seeds show every pick of No Escape in these small hands."""


def viewer_of(seat: int) -> Viewer:
    return "spectator" if seat == SPECTATOR else seat


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


def orders(state: Villains, seat: int) -> int:
    """In how many orders the hidden hands can be held."""
    ways = 1
    for owner, player in enumerate(state.seats):
        if owner != seat:
            cards = hidden_hand(player)
            ways *= factorial(len(cards))
            for times in Counter(cards).values():
                ways //= factorial(times)
    return ways


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
                items = twin.seats[pile].pile.items
                items[index] = (items[index] & ~KIND_MASK) | cards.pop()
            for index in range(player.draw.size):
                player.draw.items[index] = cards.pop()
            if owner != seat:
                player.hand = player.hand_size = 0
                for card in cards if player.open == NOTHING else [*cards, player.open]:
                    player.receive(card)
        yield twin


def after(states: list[Villains], action: int, shown: list[Event], seat: int) -> list[Villains]:
    """All positions after a move of which a seat was shown this."""
    found: dict[bytes, Villains] = {}
    for state in states:
        mover = state.seats[state.to_act]
        actions = {action}
        if AS_HERO <= action < USE_CURSE and state.to_act != seat:
            actions = {AS_HERO + kind for kind in hand_of(mover)}
        for choice in actions:
            if state.refusal(choice) != LEGAL:
                continue
            for luck in range(LUCK if choice == USE_NO_ESCAPE else 1):
                twin = state.clone()
                twin.rng = Sfc32(luck)
                facts: list[Event] = []
                twin.apply(choice, facts)
                if [show(fact, viewer_of(seat)) for fact in facts] == shown:  # type: ignore[arg-type]
                    found[repr((arrangement(twin), view(twin, "open"))).encode()] = twin
    return list(found.values())


def possible(match: Match, moves: list[str], seat: int) -> dict[Arrangement, int]:
    """What a seat cannot rule out after these moves of the real match, each with its weight."""
    states = list({arrangement(state): state for state in deals(state_of(match), seat)}.values())
    for move in moves:
        action = GAME.parse(move)
        shown = [GAME.show(fact, viewer_of(seat)) for fact in match.apply(move)]
        states = after(states, action, shown, seat)
    real = view(state_of(match), viewer_of(seat))
    for state in states:
        assert view(state, viewer_of(seat)) == real
    return {arrangement(state): orders(state, seat) for state in states}


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
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("name", PLACES)
def test_a_redeal_gives_every_possible_arrangement_equally_often(name: str, seat: int) -> None:
    places, moves = PLACES[name]
    match = table(*places)
    weights = possible(match, moves, seat)
    state = GAME.imagine(view(state_of(match), viewer_of(seat)))
    rng = Sfc32(7)
    found: Counter[Arrangement] = Counter()
    for _ in range(DEALS):
        state.redeal(seat, rng)
        found[arrangement(state)] += 1
    assert found.keys() <= weights.keys(), "an arrangement that the seat can rule out"
    freedom = len(weights) - 1
    if freedom > 0:
        whole = sum(weights.values())
        expected = {key: DEALS * weight / whole for key, weight in weights.items()}
        chi_square = sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())
        # Wilson and Hilferty: the cube root of chi square is nearly normal. Four deviations leave no room for bias.
        deviation = ((chi_square / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / (2 / (9 * freedom)) ** 0.5
        assert deviation < 4
