"""Diamoniak: witches, and fairies against them (D-W)."""

import pytest

from parlour.games.diamoniak.events import Drew, GaveUp, MetWitch, UsedFairy
from tests.games.diamoniak.builder import castle, play, refused, side, table, view
from tests.rule import rule


@rule("D-W1")
def test_a_witch_takes_three_cards_of_the_player_s_choice() -> None:
    match = table("red: red*2 blue diamond*2", ":", pile="witch")
    assert match.apply("draw") == [Drew(0, "witch", "discards"), MetWitch(0, 3)]
    assert match.legal() == ["give castle-red", "give castle-blue", "give diamond"]
    assert match.apply("give diamond") == [GaveUp(0, "diamond")]
    assert match.to_act == 0
    assert view(match).owed == 2
    play(match, "give castle-red", "give castle-blue")
    assert castle(match, 0) == ("red", 1)
    assert side(match, 0) == ["diamond"]
    assert view(match).discards == ["castle-red", "castle-blue", "diamond", "witch"]


@rule("D-W1")
def test_a_witch_ends_the_turn() -> None:
    match = play(table("red: red*4", ":", pile="witch"), "draw", "give castle-red", "give castle-red")
    assert match.legal() == ["give castle-red"]
    play(match, "give castle-red")
    assert match.to_act == 1
    assert match.legal() == ["draw"]


@rule("D-W1")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_with_three_or_fewer_all_are_given_one_at_a_time(held: int) -> None:
    match = play(table(f":diamond*{held}", ":", pile="witch"), "draw")
    for left in range(held, 0, -1):
        assert match.to_act == 0
        assert match.legal() == ["give diamond"]
        assert view(match).owed == left
        play(match, "give diamond")
    assert match.to_act == 1
    assert side(match, 0) == []


@rule("D-W1")
def test_with_nothing_to_give_the_turn_just_ends() -> None:
    match = table(":", ":", pile="witch")
    assert match.apply("draw") == [Drew(0, "witch", "discards"), MetWitch(0, 0)]
    assert match.to_act == 1
    assert match.legal() == ["draw"]
    assert view(match).discards == ["witch"]


@rule("D-W1")
def test_a_witch_later_in_the_turn_takes_what_was_drawn_before() -> None:
    match = play(table(":", ":", pile="diamond witch"), "draw", "draw")
    assert match.legal() == ["give diamond"]


@rule("D-W1")
@pytest.mark.parametrize("move", ["draw", "stop", "buy from 1"])
def test_nothing_else_is_done_while_the_witch_waits(move: str) -> None:
    match = play(table("red: red diamond*4", "blue: blue red", pile="witch"), "draw", "give diamond")
    assert refused(match, move) == ("witch_waits", "D-W1", {"owed": 2})


@rule("D-W1")
@pytest.mark.parametrize("move", ["give diamond", "fairy"])
@pytest.mark.parametrize("has_drawn", [False, True])
def test_cards_and_fairies_go_only_to_a_witch(move: str, has_drawn: bool) -> None:
    match = table(":diamond fairy", ":", has_drawn=has_drawn)
    assert refused(match, move) == ("no_witch", "D-W1", {})


@rule("D-W2")
def test_diamonds_and_castle_cards_can_be_given_and_fairies_cannot() -> None:
    match = table("red: red green yellow diamond fairy", "blue: blue", owed=3)
    assert match.legal() == ["give castle-red", "give castle-green", "give castle-yellow", "give diamond", "fairy"]
    assert refused(match, "give fairy")[0] == "not_a_move"
    assert refused(match, "give castle-blue") == ("not_held", "D-W2", {"card": "castle-blue"})


@rule("D-W2")
def test_fairies_do_not_count_towards_the_three() -> None:
    match = play(table(":diamond*2 fairy", ":", pile="witch"), "draw")
    assert view(match).owed == 2
    play(match, "give diamond", "give diamond")
    assert match.to_act == 1
    assert side(match, 0) == ["fairy"]


@rule("D-W3")
def test_a_fairy_counters_the_witch_and_the_turn_still_ends() -> None:
    match = play(table("red: red*2 diamond fairy*2", ":", pile="witch"), "draw")
    assert match.apply("fairy") == [UsedFairy(0)]
    assert match.to_act == 1
    assert match.legal() == ["draw"]
    assert castle(match, 0) == ("red", 2)
    assert side(match, 0) == ["diamond", "fairy"]
    assert view(match).discards == ["witch", "fairy"]


@rule("D-W3")
def test_a_fairy_need_not_be_used() -> None:
    match = play(table(":diamond fairy", ":", pile="witch"), "draw", "give diamond")
    assert match.to_act == 1
    assert side(match, 0) == ["fairy"]


@rule("D-W3")
def test_after_the_first_card_it_is_too_late_for_a_fairy() -> None:
    match = play(table(":diamond*3 fairy", ":", pile="witch"), "draw", "give diamond")
    assert match.legal() == ["give diamond"]
    assert refused(match, "fairy") == ("too_late_for_fairy", "D-W3", {"owed": 2})


@rule("D-W3")
def test_the_next_witch_can_be_countered_again() -> None:
    match = table(":diamond*4 fairy", ":", pile="witch diamond witch")
    play(match, "draw", "give diamond", "give diamond", "give diamond", "draw", "stop", "draw")
    assert match.legal() == ["give diamond", "fairy"]


@rule("D-W3")
def test_without_a_fairy_none_can_be_used() -> None:
    match = table(":diamond", ":fairy", owed=1)
    assert refused(match, "fairy") == ("no_fairy", "D-W3", {})


@rule("D-W3")
def test_with_nothing_to_give_the_fairy_is_kept() -> None:
    match = play(table(":fairy", ":", pile="witch"), "draw")
    assert match.to_act == 1
    assert side(match, 0) == ["fairy"]
    assert view(match).discards == ["witch"]
