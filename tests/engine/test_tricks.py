"""Tricks, following suit and what is won, on an ordinary pack: four suits of thirteen, the number is the rank."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.cardset import bit_of, members, set_of
from parlour.engine.tricks import NO_SUIT, Tally, Trick, following, lacking, suit_cards, tally_of

RANKS = 13
SUITS = 4
PACK = SUITS * RANKS
CLUBS, DIAMONDS, HEARTS, SPADES = range(SUITS)


def card(suit: int, rank: int) -> int:
    return suit * RANKS + rank


def trick(leader: int, *cards: int, trumps: int = NO_SUIT) -> Trick:
    played = Trick(leader, trumps)
    for number in cards:
        played.add(number, number // RANKS, number % RANKS)
    played.finish(played.highest, len(cards))
    return played


def test_the_highest_card_of_the_suit_that_was_led_wins() -> None:
    played = trick(2, card(CLUBS, 3), card(CLUBS, 9), card(SPADES, 12), card(CLUBS, 5))
    assert (played.required, played.won_at, played.winner) == (CLUBS, 1, 3)


def test_trumps_beat_the_suit_that_was_led_and_higher_ones_beat_lower_ones() -> None:
    cards = card(CLUBS, 3), card(HEARTS, 2), card(CLUBS, 12), card(HEARTS, 1)
    assert trick(0, *cards, trumps=HEARTS).winner == 1
    assert trick(0, *cards, trumps=DIAMONDS).winner == 2
    assert trick(0, card(HEARTS, 2), card(HEARTS, 1), card(SPADES, 9), trumps=HEARTS).winner == 0


@given(
    st.lists(st.integers(0, PACK - 1), min_size=1, max_size=8, unique=True),
    st.integers(0, 7),
    st.sampled_from([NO_SUIT, *range(SUITS)]),
)
def test_who_wins_any_trick(cards: list[int], leader: int, trumps: int) -> None:
    leader %= len(cards)
    played = trick(leader, *cards, trumps=trumps)
    counting = [number for number in cards if number // RANKS == trumps] or [
        number for number in cards if number // RANKS == cards[0] // RANKS
    ]
    best = cards.index(max(counting))
    assert played.won_at == best
    assert played.winner == (leader + best) % len(cards)
    assert [played.card(place) for place in range(played.size)] == cards
    assert [played.strength(place) for place in range(played.size)] == [number % RANKS for number in cards]
    assert members(played.cards) == sorted(cards)
    for place, number in enumerate(cards):
        assert played.has(number)
        assert played.place_of(number) == place
        assert played.player_of(number, len(cards)) == (leader + place) % len(cards)


def test_a_card_without_a_suit_wins_nothing_and_the_next_one_says_what_is_required() -> None:
    played = Trick(0)
    played.add(60, NO_SUIT, 0)
    assert played.required == NO_SUIT
    played.add(card(HEARTS, 2), HEARTS, 2)
    played.add(card(SPADES, 9), SPADES, 9)
    assert (played.required, played.highest) == (HEARTS, 1)


def test_of_equally_strong_cards_the_first_wins() -> None:
    played = Trick(0)
    played.add(3, CLUBS, 9)
    played.add(4, CLUBS, 9)
    assert played.highest == 0


def test_a_clone_goes_its_own_way_and_knows_the_trumps() -> None:
    played = Trick(1, HEARTS)
    played.add(card(CLUBS, 3), CLUBS, 3)
    twin = played.clone()
    twin.add(card(HEARTS, 0), HEARTS, 0)
    assert (played.size, played.highest) == (1, 0)
    assert (twin.size, twin.highest, twin.leader, twin.trumps) == (2, 1, 1, HEARTS)
    played.become(twin)
    assert played.cards == twin.cards


def test_a_card_in_place_of_another_leaves_the_trick_with_its_winner() -> None:
    played = trick(0, card(CLUBS, 3), card(CLUBS, 9), card(CLUBS, 5))
    other = played.with_card(60, card(CLUBS, 9))
    assert [other.card(place) for place in range(3)] == [card(CLUBS, 3), 60, card(CLUBS, 5)]
    assert members(other.cards) == [card(CLUBS, 3), card(CLUBS, 5), 60]
    assert other.winner == 1
    assert played.has(card(CLUBS, 9))


@pytest.mark.parametrize("suit", range(SUITS))
def test_a_suit_is_a_set_of_cards(suit: int) -> None:
    assert members(suit_cards(suit, RANKS)) == [card(suit, rank) for rank in range(RANKS)]


def test_no_suit_has_no_cards() -> None:
    assert suit_cards(NO_SUIT, RANKS) == 0


def test_who_can_follow_must_and_who_does_not_has_none() -> None:
    hearts = suit_cards(HEARTS, RANKS)
    hand = set_of([card(CLUBS, 1), card(HEARTS, 2), card(HEARTS, 7)])
    assert members(following(hand, hearts)) == [card(HEARTS, 2), card(HEARTS, 7)]
    assert following(hand, suit_cards(SPADES, RANKS)) == hand
    assert following(hand, suit_cards(NO_SUIT, RANKS)) == hand
    assert lacking(card(HEARTS, 2), hearts) == 0
    assert lacking(card(CLUBS, 1), hearts) == hearts


def test_a_tally_says_who_won_what_and_in_which_order() -> None:
    tricks = [
        trick(0, card(CLUBS, 3), card(CLUBS, 9), card(CLUBS, 5)),
        trick(1, card(HEARTS, 3), card(CLUBS, 8), card(HEARTS, 5)),
        trick(0, card(SPADES, 3), card(SPADES, 9), card(CLUBS, 0)),
    ]
    tally = tally_of(3, 13, tricks)
    assert [tally.winner(number) for number in range(tally.played)] == [1, 0, 1]
    assert list(tally.tricks) == [1, 2, 0]
    assert list(tally.cards) == [tricks[1].cards, tricks[0].cards | tricks[2].cards, 0]
    assert [tally.next(seat) for seat in range(3)] == [1, 2, 0]
    assert [tally.previous(seat) for seat in range(3)] == [2, 0, 1]
    tally.recount(tricks[:1])
    assert (tally.played, list(tally.tricks)) == (1, [0, 1, 0])


def test_a_tally_keeps_the_order_of_twenty_tricks() -> None:
    tally = Tally(8, 20)
    winners = [(7 * number) % 8 for number in range(20)]
    for winner in winners:
        tally.add(winner, bit_of(winner))
    assert [tally.winner(number) for number in range(20)] == winners
