"""Diamoniak: buying castle cards (D-B)."""

import pytest

from parlour.games.diamoniak.events import Bought
from tests.games.diamoniak.builder import castle, play, refused, side, table, view
from tests.rule import rule


@rule("D-B1")
def test_three_diamonds_buy_a_castle_card_of_the_own_colour() -> None:
    match = table("red: red diamond*4", "blue: blue red*2 green")
    assert match.apply("buy from 1") == [Bought(0, 1, "castle-red")]
    assert castle(match, 0) == ("red", 2)
    assert side(match, 0) == ["diamond"]
    assert castle(match, 1) == ("blue", 1)
    assert side(match, 1) == ["castle-red", "castle-green", "diamond", "diamond", "diamond"]


@rule("D-B1")
def test_the_turn_ends_with_the_purchase() -> None:
    match = play(table("red: red diamond*6", "blue: blue red*2"), "buy from 1")
    assert match.to_act == 1, "one card a turn, even with diamonds for two"


@rule("D-B1")
def test_any_other_player_who_has_the_colour_at_the_side_sells() -> None:
    match = table(":red", "red: red diamond*3", "blue: blue", "green: red*2", to_act=1)
    assert match.legal() == ["draw", "buy from 0", "buy from 3"]
    assert refused(match, "buy from 2") == ("not_for_sale", "D-B1", {"seller": 2, "colour": "castle-red"})


@rule("D-B1")
def test_only_the_own_colour_can_be_bought() -> None:
    match = table("red: red diamond*3", "blue: blue*2 green yellow")
    assert match.legal() == ["draw"]
    assert refused(match, "buy from 1")[0] == "not_for_sale"


@rule("D-B1")
def test_two_diamonds_are_too_few() -> None:
    match = table("red: red diamond*2", "blue: red")
    assert match.legal() == ["draw"]
    assert view(match).price == 3
    assert refused(match, "buy from 1") == ("too_few_diamonds", "D-B1", {"diamonds": 2})


@rule("D-B1", "D-T1")
def test_who_has_drawn_cannot_buy_in_the_same_turn() -> None:
    match = play(table("red: red diamond*3", "blue: red", pile="diamond"), "draw")
    assert match.legal() == ["draw", "stop"]
    assert refused(match, "buy from 1") == ("not_after_drawing", "D-B1", {})


@rule("D-B1")
def test_nobody_buys_from_herself() -> None:
    match = table("red: red*2 diamond*3", ":")
    assert refused(match, "buy from 0") == ("own_side", "D-B1", {})


@rule("D-B1")
def test_nobody_buys_from_an_empty_seat() -> None:
    match = table("red: red*2 diamond*3", ":red")
    assert refused(match, "buy from 3") == ("no_such_seat", "D-B1", {"seller": 3})


@rule("D-B2")
def test_the_seller_cannot_refuse() -> None:
    match = table("red: red*3 diamond*3", "blue: blue*5 red")
    play(match, "buy from 1")
    assert castle(match, 0) == ("red", 4), "at once, without a decision of the seller"
    assert match.legal() == ["draw"], "the seller's own turn begins as any other"


@rule("D-B3")
def test_the_seller_gets_the_diamonds_and_can_spend_them() -> None:
    match = play(table("red: red blue diamond*3", "blue: blue red"), "buy from 1")
    assert match.legal() == ["draw", "buy from 0"]
    play(match, "buy from 0")
    assert side(match, 0) == ["diamond"] * 3
    assert castle(match, 1) == ("blue", 2)


@rule("D-B3")
def test_who_has_begun_no_castle_cannot_buy() -> None:
    match = table(":diamond*3", "blue: blue red")
    assert match.legal() == ["draw"]
    assert refused(match, "buy from 1") == ("not_begun", "D-B3", {})


@rule("D-B3", "D-C5")
def test_who_lost_the_whole_castle_can_still_buy() -> None:
    match = play(table("red: diamond*3", "blue: blue red"), "buy from 1")
    assert castle(match, 0) == ("red", 1)


@rule("D-B3")
@pytest.mark.parametrize("count", [1, 5])
def test_one_of_several_equal_cards_is_as_good_as_another(count: int) -> None:
    match = table("red: red diamond*3", f"blue: red*{count}")
    assert match.legal() == ["draw", "buy from 1"]
