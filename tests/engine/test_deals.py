"""Deals under restrictions, against every arrangement there is."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine import is_compiled
from parlour.engine.cards import Pile
from parlour.engine.cardset import members, set_of
from parlour.engine.deals import Deal, choices, draw_below
from parlour.engine.rng import Sfc32
from parlour.testing.worlds import DEVIATIONS, RAREST, deviation

Hands = tuple[tuple[int, ...], ...]
"""What lies in each hand, sorted, and last what lies in none, in order."""


def asked(cards: list[int], room: list[int], barred: list[list[int]]) -> Deal:
    deal = Deal(len(room), Pile(cards))
    for hand, (places, kinds) in enumerate(zip(room, barred, strict=True)):
        deal.room[hand] = places
        deal.barred[hand] = set_of(kinds)
    return deal


def dealt(deal: Deal) -> Hands:
    """What a deal gave."""
    hands = [tuple(sorted(deal.card(hand, place) for place in range(deal.room[hand]))) for hand in range(deal.hands)]
    return (*hands, tuple(deal.cards.bottom_up()[: deal.rest]))


def laid(order: list[int], room: list[int]) -> Hands:
    """Cards in order as hands, and what is left."""
    hands = []
    for places in room:
        hands.append(tuple(sorted(order[:places])))
        order = order[places:]
    return (*hands, tuple(order))


def arrangements(cards: list[int], room: list[int], barred: list[list[int]]) -> Counter[Hashable]:
    """Every order of the cards that the restrictions allow, equal cards one by one."""
    found: Counter[Hashable] = Counter()
    for order in permutations(cards):
        hands = laid(list(order), room)
        if all(not set(hand) & set(kinds) for hand, kinds in zip(hands, barred, strict=False)):
            found[hands] += 1
    return found


CASES: dict[str, tuple[list[int], list[int], list[list[int]]]] = {
    "nothing is barred": ([0, 1, 2, 3, 4], [2, 2], [[], []]),
    "one hand lacks a kind": ([0, 0, 1, 1, 2, 3], [2, 3], [[0], []]),
    "two hands lack different kinds, and a card is left": ([0, 1, 2, 3, 4, 5], [2, 2, 1], [[0, 1], [2], []]),
    "three hands lack three suits crosswise": ([0, 1, 10, 11, 20, 21, 22], [2, 2, 3], [[0, 1], [10, 11], [20, 21]]),
    "one hand can hold but one kind": ([5, 5, 5, 6, 6, 7], [2, 1, 3], [[6, 7], [5], []]),
    "four classes of equal cards": ([1, 1, 2, 2, 3, 3, 4], [2, 2, 1], [[1, 2], [2, 3], [1, 3, 4]]),
    "five classes and the rest in order": ([1, 2, 3, 4, 5, 6], [1, 1, 2], [[1, 2], [1, 3], [1, 4]]),
    "an empty hand asks for nothing": ([1, 2, 3], [0, 2], [[1, 2, 3], [1]]),
    "what is barred is not there": ([1, 2, 3], [1, 1], [[9], [8]]),
    "only one arrangement": ([1, 2, 3], [1, 1, 1], [[1, 2], [1], []]),
}


@pytest.mark.parametrize("name", CASES)
def test_every_arrangement_comes_equally_often(name: str) -> None:
    cards, room, barred = CASES[name]
    weights = arrangements(cards, room, barred)
    deal = asked(cards, room, barred)
    rng = Sfc32(7)
    deals = RAREST * weights.total() // min(weights.values())
    found: Counter[Hashable] = Counter()
    for _ in range(deals):
        deal.shuffle(rng)
        found[dealt(deal)] += 1
    assert found.keys() == weights.keys()
    assert deviation(found, dict(weights), deals) < DEVIATIONS


@settings(max_examples=60 if is_compiled() else 20, deadline=None)
@given(st.data())
def test_arrangements_are_counted_right(data: st.DataObject) -> None:
    """A true arrangement is drawn first, then hands lack kinds that they do not hold in it."""
    cards = data.draw(st.lists(st.integers(0, 61), min_size=2, max_size=7))
    homes = data.draw(st.lists(st.integers(0, 3), min_size=len(cards), max_size=len(cards)))
    hands = [[card for card, home in zip(cards, homes, strict=True) if home == hand] for hand in range(3)]
    room = [len(hand) for hand in hands]
    lacks = st.sets(st.sampled_from(cards))
    barred = [sorted(data.draw(lacks) - set(hand)) for hand in hands]
    possible = arrangements(cards, room, barred)
    deal = asked(cards, room, barred)
    deal.shuffle(Sfc32(data.draw(st.integers(0, 2**63 - 1))))
    assert sorted(deal.cards.top_down()) == sorted(cards)
    assert dealt(deal) in possible
    if len(deal.limited) > 0 and len(deal.patterns) > 2:
        assert deal.ways * ways_for_the_others(deal) == possible.total()


def ways_for_the_others(deal: Deal) -> int:
    """Orders of the cards within each hand, and of those that are in no limited hand, which `ways` leaves out."""
    limited = sum(int(deal.room[hand]) for hand in deal.limited)
    ways = factorial(int(deal.cards.size) - limited)
    for hand in deal.limited:
        ways *= factorial(int(deal.room[hand]))
    return ways


def factorial(n: int) -> int:
    return 1 if n < 2 else n * factorial(n - 1)


def test_hands_are_asked_for_as_sets_and_the_rest_as_a_pile() -> None:
    deal = asked([1, 2, 3, 4, 5], [2, 0, 2], [[1], [], [2, 3]])
    deal.shuffle(Sfc32(1))
    one, none, other, rest = dealt(deal)
    assert [members(deal.hand(hand)) for hand in range(3)] == [list(one), list(none), list(other)]
    assert deal.deck().bottom_up() == list(rest)
    assert len(rest) == 1


@pytest.mark.parametrize(
    ("cards", "room", "barred"),
    [
        ([1, 2, 3], [2, 1], [[1, 2], []]),
        ([1, 1], [1], [[1]]),
        ([1, 2], [1, 1], [[1], [1]]),
        ([1, 2, 3, 4], [1, 1, 2], [[1, 2, 3], [1, 2, 3], [4]]),
    ],
)
def test_a_deal_that_cannot_be_is_refused(cards: list[int], room: list[int], barred: list[list[int]]) -> None:
    assert not arrangements(cards, room, barred)
    with pytest.raises(ValueError, match="no deal agrees"):
        asked(cards, room, barred).shuffle(Sfc32(1))


def test_a_whole_pack_is_dealt_to_hands_that_each_lack_a_suit() -> None:
    suits = [list(range(13 * suit, 13 * suit + 13)) for suit in range(4)]
    deal = asked(list(range(52)), [13] * 4, suits)
    deal.shuffle(Sfc32(9))
    assert deal.ways > 2**64
    for hand in range(4):
        held = members(deal.hand(hand))
        assert len(held) == 13
        assert not set(held) & set(suits[hand])


def test_large_numbers_are_drawn_evenly() -> None:
    assert choices(40, 20) == 137846528820
    assert choices(5, 6) == 0
    total = 10**24 + 7
    rng = Sfc32(3)
    drawn = [draw_below(rng, total) for _ in range(400)]
    assert all(0 <= number < total for number in drawn)
    assert 150 < sum(number < total // 2 for number in drawn) < 250
