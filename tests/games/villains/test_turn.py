"""The turn: V-T1 to V-T14. (V-T9 and V-T15 are in test_views.py.)"""

import pytest

from parlour.engine.match import IllegalMove
from tests.games.villains.builder import Place, facts_of, hand, offered, pile, seen, table, tops, turn, why
from tests.rule import rule

FAR = "blue-1"
"""A top that red and green cards above 1 do not match."""


@rule("V-T1")
def test_a_turn_is_exactly_one_card_from_hand() -> None:
    match = turn("red-2 blue-3 green-4", own="red-5", left=FAR, right=FAR)
    match.apply("red-2 own")
    assert hand(match, 0) == ["blue-3", "green-4"]
    assert match.to_act == 1
    with pytest.raises(IllegalMove):
        match.apply("blue-3 hero", seat=0)


@rule("V-T1")
def test_only_a_card_in_hand_can_be_played() -> None:
    match = turn("red-2", own="red-5")
    for move in ("red-3 own", "red-3 left", "red-3 right", "red-3 hero", "meddling", "hypnotize 1", "swipe"):
        assert why(match, move) == "not_in_hand V-T1"
    assert facts_of(match, "red-3 own") == {"card": "red-3", "hand": ["red-2"]}


@rule("V-T2")
@pytest.mark.parametrize(("card", "fits"), [("red-2", True), ("blue-5", True), ("green-5", True), ("blue-4", False)])
def test_a_card_matches_the_own_pile_in_colour_or_number(card: str, fits: bool) -> None:
    match = turn(card, own="red-5", left="[red-1]", right="[red-1]")
    assert offered(match, card) == (["own"] if fits else [])
    assert why(match, f"{card} own") == ("" if fits else "no_match V-T2")


@rule("V-T2")
def test_a_card_played_on_the_own_pile_lies_on_top_of_it() -> None:
    match = turn("red-2", own="red-5", left="[red-1]", right="[red-1]")
    match.apply("red-2 own")
    assert pile(match, 0) == "red-5 red-2"


@rule("V-T3")
def test_the_example_of_the_book_for_neighbours() -> None:
    match = turn("blue-5 red-4 green-5 red-6", own="red-5", left="blue-4", right="green-2")
    assert offered(match, "blue-5") == ["left"]
    assert offered(match, "red-4") == ["left"]
    assert offered(match, "green-5") == ["right"]
    assert offered(match, "red-6") == ["own"]
    assert why(match, "red-4 own") == "belongs_to_neighbour V-T3"
    assert facts_of(match, "green-5 own") == {"card": "green-5", "seats": [2]}


@rule("V-T3")
def test_a_card_that_matches_both_neighbours_goes_where_the_player_likes() -> None:
    match = turn("red-4", own="red-5", left="blue-4", right="green-4")
    assert offered(match, "red-4") == ["left", "right"]
    match.apply("red-4 right")
    assert tops(match) == ["red-5", "blue-4", "red-4"]


@rule("V-T3")
def test_a_card_does_not_go_to_a_neighbour_that_it_does_not_match() -> None:
    match = turn("red-4", own="red-5", left="blue-4", right="green-2")
    assert why(match, "red-4 right") == "no_match_there V-T3"


@rule("V-T3")
def test_a_neighbour_without_cards_is_a_neighbour_still() -> None:
    match = table(Place("red-5", "red-4 red-6"), Place("blue-4", hand=""), Place("green-2"), Place("[red-1]"))
    assert offered(match, "red-4") == ["left"]
    match.apply("red-4 left")
    assert tops(match)[1] == "red-4"
    assert match.to_act == 2


@rule("V-T4")
def test_piles_that_are_not_adjacent_are_ignored() -> None:
    match = turn("red-4", own="red-5", left=FAR, across="green-4", right=FAR)
    assert offered(match, "red-4") == ["own"]


@rule("V-T4")
def test_with_three_players_both_opponents_are_adjacent_on_either_side() -> None:
    match = table(Place("blue-6"), Place("red-5", "red-4 green-5"), Place("green-4"), to_act=1)
    assert offered(match, "red-4") == ["left"]
    match.apply("red-4 left")
    assert tops(match) == ["blue-6", "red-5", "red-4"]
    match = table(Place("green-4"), Place("red-5", "red-4"), Place("blue-6"), to_act=1)
    assert offered(match, "red-4") == ["right"]
    match.apply("red-4 right")
    assert tops(match) == ["red-4", "red-5", "blue-6"]


@rule("V-T5")
def test_any_card_may_be_laid_as_a_hero_at_any_time() -> None:
    match = turn("red-6 blue-4 green-3 curse", own="red-5", left="blue-4", right="green-2")
    for card in ("red-6", "blue-4", "green-3", "curse"):
        assert f"{card} hero" in match.legal()
    match.apply("red-6 hero")
    assert pile(match, 0) == "red-5 (red-6)"
    assert tops(match)[0] == "hero"


@rule("V-T6")
def test_on_an_own_hero_any_number_card_may_be_placed() -> None:
    match = turn("red-6 blue-3 green-4", own="red-5 (red-1)", left="[red-2]", right="[red-2]")
    assert [offered(match, card) for card in ("red-6", "blue-3", "green-4")] == [["own"]] * 3


@rule("V-T6")
def test_on_an_own_hero_neighbours_that_match_still_come_first() -> None:
    match = turn("red-6 blue-3", own="(red-1)", left="red-5", right="[red-2]")
    assert offered(match, "red-6") == ["left"]
    assert offered(match, "blue-3") == ["own"]


@rule("V-T6")
def test_a_special_is_never_laid_villain_side_up() -> None:
    match = turn("meddling", own="(red-1)", left=FAR, right=FAR)
    assert match.legal() == ["meddling", "meddling hero"]
    for move in ("meddling own", "meddling left", "meddling right"):
        assert why(match, move) == "not_a_move V-T1"


@rule("V-T7")
def test_nothing_goes_onto_a_neighbours_hero() -> None:
    match = turn("red-4", own="red-5", left="red-3 (red-1@1)", right="red-3 [red-1]")
    assert offered(match, "red-4") == ["own"]
    assert why(match, "red-4 left") == "hero_there V-T7"
    assert why(match, "red-4 right") == "hero_there V-T7"


@rule("V-T8")
def test_a_hero_may_go_on_a_hero() -> None:
    match = turn("red-4 blue-2", own="red-5 (red-1)")
    match.apply("blue-2 hero")
    assert pile(match, 0) == "red-5 (red-1) (blue-2)"


@rule("V-T10")
def test_at_the_end_of_the_turn_the_hand_is_filled_up_to_four() -> None:
    match = turn("red-2 red-3 red-4 red-6", own="red-5", left=FAR, right=FAR, draw="green-1 green-2")
    match.apply("red-6 own")
    assert hand(match, 0) == ["red-2", "red-3", "red-4", "green-1"]
    assert seen(match, 0).draw == ["green-2"]


@rule("V-T10")
def test_with_an_empty_draw_pile_nothing_is_drawn() -> None:
    match = turn("red-2 red-3 red-4 red-6", own="red-5", left=FAR, right=FAR)
    match.apply("red-6 own")
    assert hand(match, 0) == ["red-2", "red-3", "red-4"]


@rule("V-T11")
def test_who_has_no_card_is_passed_over_until_all_cards_are_played() -> None:
    match = table(Place(hand="red-2 red-3"), Place(hand=""), Place(hand="red-4"), Place(hand=""))
    turns = []
    while not match.is_over:
        turns.append(match.to_act)
        match.apply(match.legal()[-1])
    assert turns == [0, 2, 0]


@rule("V-T12")
def test_redirect_a_card_that_fits_only_a_neighbour_cannot_go_there() -> None:
    match = turn("blue-4", own="red-5", left="green-4", right="[red-1]")
    assert match.legal() == ["blue-4 hero"]
    assert why(match, "blue-4 left") == "not_on_own V-T12"
    assert why(match, "blue-4 own") == "no_match V-T2"


@rule("V-T12")
def test_open_a_card_that_fits_only_a_neighbour_may_go_there() -> None:
    match = turn("blue-4 red-6", own="red-5", left="green-4", right="[red-1]", neighbour_play="open")
    assert offered(match, "blue-4") == ["left"]
    assert offered(match, "red-6") == ["own"]
    assert why(match, "blue-4 own") == "no_match V-T2"


@rule("V-T12")
def test_open_a_card_that_fits_both_must_go_to_the_neighbour() -> None:
    match = turn("red-4", own="red-5", left="green-4", right="[red-1]", neighbour_play="open")
    assert offered(match, "red-4") == ["left"]
    assert why(match, "red-4 own") == "belongs_to_neighbour V-T3"


@rule("V-T13")
def test_on_an_empty_own_pile_any_number_card_may_be_placed() -> None:
    match = turn("red-6 blue-3 red-2", own="", left="green-2", right="[red-1]")
    assert offered(match, "red-6") == ["own"]
    assert offered(match, "blue-3") == ["own"]
    assert offered(match, "red-2") == ["left"]


@rule("V-T13")
def test_an_empty_pile_of_a_neighbour_matches_nothing() -> None:
    match = turn("red-4", own="red-5", left="", right="")
    assert offered(match, "red-4") == ["own"]
    assert why(match, "red-4 left") == "empty_there V-T13"
    match = turn("red-4", own="red-5", left="", right="", neighbour_play="open")
    assert offered(match, "red-4") == ["own"]


@rule("V-T14")
def test_a_special_may_be_laid_as_a_hero() -> None:
    match = turn("swipe", own="red-5")
    match.apply("swipe hero")
    assert pile(match, 0) == "red-5 (swipe)"
    assert seen(match, 0).count.heroes == 1


@rule("V-T14")
def test_a_special_that_shows_is_matched_by_nothing_and_takes_any_number_of_its_owner() -> None:
    match = turn("red-6 blue-3", own="curse", left="swipe", right="blue-5")
    assert offered(match, "red-6") == ["own"]
    assert offered(match, "blue-3") == ["right"]
    assert why(match, "red-6 left") == "special_there V-T14"
    assert facts_of(match, "red-6 left") == {"there": "swipe", "seat": 1}


@rule("V-T14")
def test_a_special_that_shows_scores_nothing() -> None:
    match = turn("red-6", own="red-5 curse", left="[red-1]", right="[red-1]")
    assert seen(match, 0).count.points == 5
    assert seen(match, 0).count.heroes == 0
