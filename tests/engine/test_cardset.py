"""Sets of cards in one int, against Python's own sets."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.cards import Cards, Pile
from parlour.engine.cardset import (
    add_set,
    any_of,
    bit_of,
    count,
    has,
    lowest,
    members,
    named,
    nth,
    offer_set,
    push_set,
    set_named,
    set_of,
)
from parlour.engine.ints import Ints
from parlour.engine.rng import Sfc32

KINDS = 62
card_sets = st.sets(st.integers(0, KINDS - 1))
some_cards = st.sets(st.integers(0, KINDS - 1), min_size=1)


@given(card_sets, card_sets)
def test_an_int_is_a_set_of_cards(one: set[int], other: set[int]) -> None:
    first, second = set_of(one), set_of(other)
    assert members(first) == sorted(one)
    assert members(first | second) == sorted(one | other)
    assert members(first & second) == sorted(one & other)
    assert members(first & ~second) == sorted(one - other)
    assert count(first) == len(one)
    assert [has(first, card) for card in range(KINDS)] == [card in one for card in range(KINDS)]


@given(some_cards)
def test_its_cards_are_found_one_by_one(cards: set[int]) -> None:
    held = set_of(cards)
    assert lowest(held) == min(cards)
    assert [nth(held, n) for n in range(len(cards))] == sorted(cards)
    assert held & (held - 1) == set_of(cards - {min(cards)})


def test_every_card_has_a_bit_of_its_own() -> None:
    assert [lowest(bit_of(card)) for card in range(KINDS)] == list(range(KINDS))
    assert count(sum(bit_of(card) for card in range(KINDS))) == KINDS


@given(card_sets)
def test_a_set_goes_onto_piles_and_into_multisets(cards: set[int]) -> None:
    pile = Pile([5])
    push_set(pile, set_of(cards))
    assert pile.bottom_up() == [5, *sorted(cards)]
    offers = Ints()
    offer_set(offers, set_of(cards), 100)
    assert offers.listed() == [100 + card for card in sorted(cards)]
    kinds = Cards(KINDS)
    kinds.add(5, 1)
    add_set(kinds, set_of(cards))
    assert Counter(kinds.kinds()) == Counter([5, *cards])


def test_cards_are_named_in_order() -> None:
    names = ["ace", "two", "three"]
    assert named(set_of([2, 0]), names) == ["ace", "three"]
    assert set_named(["three", "ace"], names) == set_of([2, 0])


def test_any_card_is_as_likely_as_another() -> None:
    rng = Sfc32(5)
    cards = [0, 7, 31, 32, 61]
    drawn = Counter(any_of(set_of(cards), rng) for _ in range(2_000))
    assert set(drawn) == set(cards)
    assert all(300 < times < 500 for times in drawn.values())
