"""Dig Dig: the parts, the deal, the swaps and who starts (G-P, G-S)."""

from collections import Counter

import pytest

from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.games.digdig import GAME
from parlour.games.digdig.events import Readied, Started, Swapped
from tests.games.digdig.builder import PLAYERS, face_up, hand, opening, play, plays, refused, table
from tests.rule import rule


def dealt(players: int, seed: int) -> Match:
    return Match(GAME, [Seat(name, "human") for name in PLAYERS[:players]], str(seed))


@rule("G-P1")
def test_there_are_four_of_each_of_fourteen_cards() -> None:
    start = dealt(2, 1).start
    rows = [*start["blind"], *start["face_up"], *start["hands"]]
    names = [str(number) for number in range(1, 11)] + ["boom", "drop", "limbo", "ninja"]
    assert Counter(start["deck"] + [card for row in rows for card in row]) == dict.fromkeys(names, 4)


@rule("G-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_blind_three_face_up_three_in_hand_and_the_rest_is_the_deck(players: int) -> None:
    start = dealt(players, 1).start
    for place in ("blind", "face_up", "hands"):
        assert [len(row) for row in start[place]] == [3] * players
    assert len(start["deck"]) == 56 - 9 * players


@rule("G-S1")
def test_every_place_gets_every_card() -> None:
    starts = [dealt(2, seed).start for seed in range(300)]
    for place in ("blind", "face_up", "hands"):
        assert {card for start in starts for card in start[place][1]} == set(GAME.cards)
    assert {start["deck"][0] for start in starts} == set(GAME.cards)


@rule("G-S2")
def test_a_swap_exchanges_a_hand_card_and_a_face_up_card() -> None:
    match = table("1 2 9 / 4 10 ninja", "5 / 6", is_swapping=True)
    assert match.apply("swap 1 ninja") == [Swapped(0, "1", "ninja")]
    assert (hand(match, 0), face_up(match, 0)) == ("2 9 ninja", "1 4 10")
    assert match.to_act == 0, "until ready"
    play(match, "swap 2 10", "swap 9 4")
    assert (hand(match, 0), face_up(match, 0)) == ("4 10 ninja", "1 2 9")


@rule("G-S2")
def test_every_pair_of_different_cards_is_offered() -> None:
    match = table("1 2 2 / 2 5", "5 / 6", is_swapping=True)
    assert match.legal() == ["swap 1 2", "swap 1 5", "swap 2 5", "ready"]


@rule("G-S2")
def test_the_seats_swap_in_turn_each_until_ready() -> None:
    match = table("1 / 2", "3 / 4", "5 / 6", is_swapping=True)
    assert match.apply("ready") == [Readied(0)]
    assert match.to_act == 1
    play(match, "swap 3 4", "ready")
    assert match.to_act == 2
    assert match.apply("ready") == [Readied(2), Started(0, "1")]


@rule("G-S2")
def test_nobody_has_to_swap() -> None:
    match = table("1 / 2", "3 / 4", is_swapping=True)
    assert "ready" in match.legal()


@rule("G-S2")
def test_there_are_at_most_six_swaps_for_each_player() -> None:
    match = table("1 / 2", "3 / 4", is_swapping=True)
    play(match, *["swap 1 2", "swap 2 1"] * 3)
    assert match.legal() == ["ready"]
    assert refused(match, "swap 1 2") == ("no_more_swaps", "G-S2", {})
    play(match, "ready")
    assert match.legal() == ["swap 3 4", "ready"]


@rule("G-S2")
def test_five_swaps_leave_one() -> None:
    match = play(table("1 / 2", "3 / 4", is_swapping=True), *["swap 1 2", "swap 2 1"] * 2, "swap 1 2")
    assert match.legal() == ["swap 2 1", "ready"]


@rule("G-S2")
def test_swaps_that_are_not_possible_are_refused() -> None:
    match = table("1 4 / 2 4", "3 / 5", is_swapping=True)
    assert refused(match, "swap 4 4") == ("same_card", "G-S2", {"hand": "4"})
    assert refused(match, "swap 2 4") == ("not_in_hand", "G-T1", {})
    assert refused(match, "swap 1 5") == ("not_face_up", "G-T7", {})


@rule("G-S2")
@pytest.mark.parametrize("move", ["play 1", "pick up", "blind 1"])
def test_nothing_is_played_before_everybody_is_ready(move: str) -> None:
    match = table("1 / 2 / 3", "3 / 4", is_swapping=True)
    assert refused(match, move) == ("swaps_first", "G-S2", {})


@rule("G-S2")
@pytest.mark.parametrize("move", ["swap 1 2", "ready"])
def test_nothing_is_swapped_after_the_start(move: str) -> None:
    match = table("1 / 2", "3 / 4")
    assert refused(match, move) == ("swaps_are_over", "G-S2", {})


@rule("G-S3")
def test_who_holds_the_lowest_number_starts_with_it() -> None:
    match = opening("4 5 6", "3 9 boom", "8 9 10")
    assert match.to_act == 1
    assert plays(match) == "3"
    assert refused(match, "play 9") == ("lowest_leads", "G-S3", {"lowest": "3"})
    assert refused(match, "play boom") == ("lowest_leads", "G-S3", {"lowest": "3"})


@rule("G-S3")
def test_face_up_cards_do_not_decide_who_starts() -> None:
    assert opening("5 6 7 / 1", "4 8 9 / 10").to_act == 1


@rule("G-S3")
def test_it_is_the_hand_after_the_swaps_that_counts() -> None:
    match = table("5 6 7 / 1", "4 8 9 / 10", is_swapping=True)
    assert play(match, "swap 5 1", "ready", "ready").to_act == 0
    match = table("1 6 7 / 5", "4 8 9 / 10", is_swapping=True)
    assert play(match, "swap 1 5", "ready", "ready").to_act == 1


@rule("G-S3")
@pytest.mark.parametrize(("tie_from", "starter"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_a_tie_goes_to_the_first_from_a_random_seat(tie_from: int, starter: int) -> None:
    match = opening("4 5 6", "3 8 8", "5 6 7", "3 9 9", tie_from=tie_from)
    assert match.to_act == starter


@rule("G-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_random_seat_is_any_of_them(players: int) -> None:
    seats = Counter(dealt(players, seed).start["tie_from"] for seed in range(100 * players))
    assert sorted(seats) == list(range(players))
    assert all(60 < count < 140 for count in seats.values())


@rule("G-S3")
def test_equal_lowest_cards_may_be_led_together() -> None:
    match = opening("3 3 3", "4 5 6")
    assert plays(match) == "3 | 3 3 | 3 3 3"


@rule("G-S3")
@pytest.mark.parametrize("tie_from", [0, 1, 2])
def test_with_no_number_in_any_hand_the_random_seat_starts_with_any_card(tie_from: int) -> None:
    hands = "boom drop limbo / 1 / 2", "drop limbo ninja / 3", "boom ninja ninja / 4"
    match = table(*hands, is_swapping=True, tie_from=tie_from)
    facts = [fact for move in ("ready", "ready", "ready") for fact in match.apply(move)]
    assert facts[-1] == Started(tie_from, None)
    assert match.to_act == tie_from
    assert match.legal() == [f"play {card}" for card in sorted(set(hand(match, tie_from).split()))]
