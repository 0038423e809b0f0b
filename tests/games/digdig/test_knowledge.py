"""Dig Dig: what each player can know, and what a view remembers (G-E2, G-S2, G-T5)."""

import msgspec
import pytest

from parlour.engine.event import Viewer, shown
from parlour.engine.rng import Sfc32
from parlour.games.digdig.events import Drew, TookPile
from tests.games.digdig.builder import hand, opening, play, seen_by, table
from tests.rule import rule

BELOW_5 = ["1", "2", "3", "4"]


@rule("G-E2")
def test_a_player_sees_the_own_hand_and_only_counts_of_others() -> None:
    match = table("1 2 3 4 / 5 / 7 8 9", "5 6 / 8 9 / 1 - 3", deck="10")
    mine, theirs = seen_by(match, 0, 0), seen_by(match, 0, 1)
    assert (mine.hand, mine.hand_count) == (["1", "2", "3", "4"], 4)
    assert not isinstance(theirs.hand, list)
    assert theirs.hand_count == 2
    assert theirs.face_up == ["8", "9"]
    assert theirs.blind_slots == [1, 3]
    assert not isinstance(mine.blind, list), "not even the own blind cards"
    assert theirs.known == theirs.cannot == []


@rule("G-S2", "G-E2")
def test_a_card_swapped_into_a_hand_is_known_to_all() -> None:
    match = table("1 2 9 / 4 10 ninja", "5 / 6", is_swapping=True)
    play(match, "swap 1 ninja", "swap 2 10")
    assert seen_by(match, 1, 0).known == ["10", "ninja"]
    play(match, "swap ninja 1")
    assert seen_by(match, 1, 0).known == ["1", "10"]
    play(match, "swap 9 4")
    assert seen_by(match, 1, 0).known == ["1", "4", "10"]


@rule("G-T5", "G-E2")
def test_a_taken_pile_is_known_to_all_until_it_is_played() -> None:
    match = play(table("1 1", "10 10 / 2", pile="4 4 8"), "pick up")
    assert seen_by(match, 1, 0).known == ["4", "4", "8"]
    assert seen_by(match, 1, 0).hand_count == 5
    play(match, "play 10", "pick up")
    assert seen_by(match, 1, 0).known == ["4", "4", "8", "10"]


@rule("G-E2")
def test_a_known_card_that_is_played_is_known_no_more() -> None:
    match = play(table("1", "7 9", pile="8 8"), "pick up", "play 7", "play 8")
    assert seen_by(match, 1, 0).known == ["8"]


@rule("G-E2")
def test_of_equal_cards_those_that_may_have_been_the_known_ones_are_forgotten() -> None:
    match = table("8 8", "1 1 9", pile="9 9")
    play(match, "pick up", "play 1", "play 9 9")
    assert seen_by(match, 1, 0).known == []
    match = table("5 8", "1 1 9", pile="9 9")
    play(match, "pick up", "play 1", "play 8")
    assert seen_by(match, 1, 0).known == ["9", "9"], "the 8 was not seen before"


@rule("G-T8", "G-E2")
def test_a_blind_card_that_did_not_fit_is_known() -> None:
    match = play(table("/ / 1 2", "9 9", pile="7 8"), "blind 2")
    assert seen_by(match, 1, 0).known == ["2", "7", "8"]
    assert seen_by(match, 1, 0).hand_count == 3


@rule("G-T4", "G-E2")
def test_what_is_drawn_is_shown_only_to_who_drew_it() -> None:
    match = table("8 8 9", "10", pile="7", deck="1 2 3")
    drew = match.apply("play 8 8")[1]
    assert drew == Drew(0, ["1", "2"])
    assert shown(drew, 0) == shown(drew, "open") == drew
    others: tuple[Viewer, ...] = (1, "spectator")
    for viewer in others:
        assert msgspec.to_builtins(shown(drew, viewer)) == {"type": "DrewUnseen", "seat": 0, "cards_count": 2}
    assert seen_by(match, 1, 0).known == []
    assert shown(TookPile(0, ["8"]), 1) == TookPile(0, ["8"])


@rule("G-S3", "G-E2")
def test_once_it_is_settled_who_starts_nobody_holds_a_lower_number() -> None:
    match = opening("5 9 9 / 1", "6 7 8 / 2", "5 8 10 / 3", tie_from=1)
    assert match.to_act == 2
    assert seen_by(match, 0, 2).known == ["5"], "the starter has named it"
    assert [seen_by(match, 0, seat).cannot for seat in range(3)] == [BELOW_5] * 3
    assert seen_by(match, 1, 0).known == [], "others may have one too, and need not say so"


@rule("G-S3", "G-E2")
def test_with_nobody_to_start_nobody_holds_a_number() -> None:
    match = opening("boom drop limbo / 1", "drop limbo ninja / 3")
    numbers = [str(number) for number in range(1, 11)]
    assert [seen_by(match, 0, seat).cannot for seat in range(2)] == [numbers] * 2
    for seed in range(20):
        match.state.redeal(0, Sfc32(seed))
        assert set(hand(match, 1).split()) <= {"boom", "drop", "limbo", "ninja"}


@rule("G-T5", "G-E2")
def test_who_takes_the_pile_holds_nothing_that_would_have_fitted() -> None:
    match = play(table("1 limbo", "9 9", pile="4"), "pick up")
    fitting = ["4", "5", "6", "7", "8", "9", "10", "boom", "drop", "ninja"]
    assert seen_by(match, 1, 0).cannot == fitting, "but perhaps a Limbo"
    assert seen_by(match, 1, 0).known == ["4"]


@rule("G-T5", "G-E2")
def test_with_voluntary_pickup_taking_the_pile_says_nothing() -> None:
    match = play(table("1 limbo", "9 9", pile="4", voluntary_pickup=True), "pick up")
    assert seen_by(match, 1, 0).cannot == []


@rule("G-T4", "G-E2")
def test_a_card_drawn_may_be_anything_again() -> None:
    match = play(table("1 limbo", "3 3 9 9", pile="4 4", deck="5 6"), "pick up", "play 3", "play 4")
    assert seen_by(match, 1, 0).hand_count == 3
    assert seen_by(match, 1, 0).cannot != [], "nothing was drawn"
    play(match, "play 9", "play limbo")
    assert seen_by(match, 1, 0).hand_count == 3
    assert seen_by(match, 1, 0).cannot == []


@rule("G-E2")
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_new_deal_keeps_what_a_player_knows(viewer: int) -> None:
    match = play(table("1 limbo / 2 / 3 - 5", "2 9 / 10 / 6 7 8", pile="4", deck="5 6 7"), "pick up")
    view = match.view(viewer)
    hands = set()
    for seed in range(40):
        match.state.redeal(viewer, Sfc32(seed))
        assert match.view(viewer) == view
        hands.add(hand(match, 1 - viewer))
    assert len(hands) > 1
