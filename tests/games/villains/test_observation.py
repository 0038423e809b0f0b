"""Villains in bytes: what is told of the piles is what lies in them, whatever has become of the cards."""

from collections import Counter
from random import Random

from parlour.engine.observer import Sheet
from parlour.engine.rng import Sfc32
from parlour.engine.state import IMPOSSIBLE, UNTOLD
from parlour.games.villains import GAME
from parlour.games.villains.observation import SEATS
from parlour.games.villains.public import SecretHero, SeenHero, VillainCard
from parlour.games.villains.rules.cards import KINDS, NAMES
from parlour.games.villains.rules.state import Villains
from tests.games.villains.builder import Place, state_of, table

Told = list[tuple[list[int], list[int], list[int]]]
"""Of each pile, from the viewer's on: what shows, the Heroes that the viewer knows, and the secret ones by layer."""


def told_of(state: Villains, seat: int) -> Told:
    """The piles as the observation tells them."""
    assert GAME.observation is not None
    sheet = Sheet(GAME.observation.size)
    GAME.observation.observer().see(state, seat, sheet)
    row, at = sheet.written(), GAME.observation.offsets()

    def part(name: str, size: int, away: int) -> list[int]:
        start = at[name] + away * size
        return list(row[start : start + size])

    return [
        (part("showing", KINDS, away), part("known_heroes", KINDS, away), part("secret_heroes", SEATS, away))
        for away in range(state.players)
    ]


def lying_in(state: Villains, seat: int) -> Told:
    """The piles as the view tells them, card by card."""
    players = GAME.view(state, seat).players
    found: Told = []
    for away in range(state.players):
        showing, known, secret = Counter[str](), Counter[str](), Counter[int]()
        for laid in players[(seat + away) % state.players].remembered:
            match laid:
                case VillainCard(card):
                    showing[card] += 1
                case SeenHero(card):
                    known[card] += 1
                case SecretHero(laid_by, _, card):
                    secret[(laid_by - seat) % state.players] += 1
                    if isinstance(card, str):
                        known[card] += 1
        by_layer = [secret[layer] for layer in range(SEATS)]
        found.append(([showing[name] for name in NAMES], [known[name] for name in NAMES], by_layer))
    return found


def hold(state: Villains) -> None:
    for seat in range(state.players):
        assert told_of(state, seat) == lying_in(state, seat)


def test_the_bytes_tell_of_every_pile_what_lies_in_it_also_dealt_anew_and_called_back() -> None:
    luck = Random(5)
    recalled = odd = 0
    for number in range(6):
        rng = Sfc32(number)
        state = GAME.deal(6, GAME.check_options(6, {}), rng)
        while not state.is_over:
            before, action = state.clone(), luck.choice(state.legal_actions())
            state.apply(action)
            if luck.random() < 0.1:
                viewer = luck.randrange(6)
                hold(state)
                later = state.clone()
                later.redeal(viewer, rng)
                hold(later)
                hold(GAME.imagine(GAME.view(state, viewer)))
                if before.recall(action, later, viewer, rng) not in (IMPOSSIBLE, UNTOLD):
                    hold(before)
                    recalled += 1
                odd += sum(player.odd for player in state.seats)
    assert recalled > 20, "some moves can be called back"
    assert odd > 100, "powers have turned and moved cards"


def test_a_card_is_told_where_it_lies_among_equal_ones() -> None:
    """The own secret Hero, one that all know and one of a neighbour's, all of them red 5, beside two that show."""
    state = state_of(table(Place("red-5 (red-5) [red-5] (red-5@1) red-5 curse", "red-1"), Place(), Place("(red-5@0)")))
    hold(state)
    showing, known, secret = told_of(state, 0)[0]
    red_5, curse = NAMES.index("red-5"), NAMES.index("curse")
    assert (showing[red_5], showing[curse], known[red_5], secret) == (2, 1, 2, [1, 1, 0, 0, 0, 0])
    assert told_of(state, 0)[2][1][red_5] == 1
    assert told_of(state, 2)[0][1][red_5] == 0


def test_points_that_fill_more_than_seven_bits_are_told() -> None:
    high = " ".join(["red-6 blue-6 green-6 red-5 blue-5 green-5"] * 4)
    state = state_of(table(Place(), Place(high), Place()))
    assert GAME.observation is not None
    sheet = Sheet(GAME.observation.size)
    GAME.observation.observer().see(state, 0, sheet)
    at = GAME.observation.offsets()["points"]
    assert list(sheet.written()[at : at + SEATS]) == [1, 132, 1, 0, 0, 0]
