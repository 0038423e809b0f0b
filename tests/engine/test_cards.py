"""Cards and piles against Python's own containers."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.cards import Cards, Pile, cards_named
from parlour.engine.rng import Sfc32

KINDS = 7
cards_lists = st.lists(st.integers(0, KINDS - 1), max_size=40)


@given(cards_lists, cards_lists)
def test_cards_count_like_a_counter(first: list[int], second: list[int]) -> None:
    cards = Cards(KINDS)
    for kind in first:
        cards.add(kind, 1)
    cards.add_pile(Pile(second))
    assert cards.kinds() == sorted(first + second)
    assert cards.size == len(first) + len(second)
    twin = cards.clone()
    for kind in first:
        cards.take(kind, 1)
    assert cards.kinds() == sorted(second)
    assert Counter(twin.kinds()) == Counter(first + second)
    twin.add_cards(cards)
    assert twin.size == len(first) + 2 * len(second)
    twin.clear()
    assert (twin.size, twin.kinds()) == (0, [])


@given(cards_lists, cards_lists)
def test_a_pile_is_a_stack(first: list[int], second: list[int]) -> None:
    pile = Pile(first)
    twin = pile.clone()
    pile.push_pile(Pile(second))
    assert pile.bottom_up() == first + second
    assert pile.top_down() == (first + second)[::-1]
    assert [pile.pop() for _ in second] == second[::-1]
    assert pile.bottom_up() == twin.bottom_up() == first
    if first:
        assert pile.top() == first[-1]
    pile.push(3)
    assert twin.bottom_up() == first
    cards = Cards(KINDS)
    cards.add_pile(twin)
    pile.clear()
    pile.push_cards(cards)
    assert pile.bottom_up() == sorted(first)


@given(cards_lists, st.integers(0, 2**63 - 1))
def test_shuffling_moves_cards_and_loses_none(cards: list[int], seed: int) -> None:
    first, second = Pile(cards), Pile(cards)
    first.shuffle(Sfc32(seed))
    second.shuffle(Sfc32(seed))
    assert first.bottom_up() == second.bottom_up()
    assert sorted(first.bottom_up()) == sorted(cards)


def test_cards_and_piles_are_named_and_cards_found_by_name() -> None:
    names = ["ace", "two", "three"]
    cards = cards_named(["three", "ace", "three"], names)
    assert (cards.kinds(), cards.size) == ([0, 2, 2], 3)
    assert cards.named(names) == ["ace", "three", "three"]
    assert Pile([0, 2, 1]).named(names) == ["two", "three", "ace"]
