"""Dig Dig: the compost heap (G-B)."""

import pytest

from parlour.games.digdig.events import Composted, Drew, Played, WentOut
from tests.games.digdig.builder import hand, open_view, pile, play, plays, refused, table
from tests.rule import rule


@rule("G-B1")
def test_four_of_a_number_in_one_play_compost_the_pile() -> None:
    match = table("8 8 8 8 9", "9", pile="2 3 5")
    before = len(open_view(match).compost)
    facts = match.apply("play 8 8 8 8")
    assert facts == [Played(0, ["8"] * 4, "hand"), Composted(0, 7, "four")]
    assert pile(match) == ""
    assert len(open_view(match).compost) == before + 7, "out of the match"


@rule("G-B1")
def test_the_fourth_in_a_row_composts_the_pile() -> None:
    match = table("8 9", "9", pile="2 8 8 8")
    assert match.apply("play 8")[1] == Composted(0, 5, "four")
    assert pile(match) == ""


@rule("G-B1")
def test_it_does_not_matter_who_played_the_others() -> None:
    match = table("8 9 9", "8 9", "8 10", pile="8")
    play(match, "play 8", "play 8")
    assert pile(match) == "8 8 8"
    play(match, "play 8")
    assert pile(match) == ""
    assert match.to_act == 2


@rule("G-B1")
def test_two_on_two_make_four() -> None:
    assert pile(play(table("8 8 9", "9", pile="8 8"), "play 8 8")) == ""


@rule("G-B1")
@pytest.mark.parametrize("under", ["8 8", "8 8 9 9", "8 8 8"])
def test_three_in_a_row_and_other_numbers_do_not(under: str) -> None:
    number = "9" if under == "8 8 8" else under[-1]
    match = play(table(f"{number} 10", "10", pile=under), f"play {number}")
    assert pile(match) == f"{under} {number}"


@rule("G-B1")
def test_four_that_lie_in_the_pile_but_not_in_a_row_do_not() -> None:
    match = play(table("4 10", "10", pile="4 4 4 limbo"), "play 4")
    assert pile(match) == "4 4 4 limbo 4"


@rule("G-B1")
def test_it_is_not_a_choice() -> None:
    match = table("8 9", "9", pile="8 8 8")
    assert plays(match) == "8 | 9"


@rule("G-B1")
def test_the_play_must_fit_like_any_other() -> None:
    match = table("7 7 7 7 9", "9", pile="8")
    assert plays(match) == "9"
    assert refused(match, "play 7 7 7 7")[0] == "too_low"


@rule("G-B1", "G-T7")
def test_a_face_up_card_completes_four_too() -> None:
    match = play(table("/ 8 9", "9", pile="8 8 8"), "play 8")
    assert pile(match) == ""
    assert match.to_act == 0


@rule("G-B1", "G-T8")
def test_a_blind_card_completes_four_too() -> None:
    match = play(table("/ / 8 9", "9", pile="8 8 8"), "blind 1")
    assert pile(match) == ""
    assert match.legal() == ["blind 2"]


@rule("G-B2")
def test_whoever_composts_draws_up_and_plays_again() -> None:
    match = table("8 9", "9", pile="8 8 8", deck="1 2 3")
    assert match.apply("play 8")[2] == Drew(0, ["1", "2"])
    assert match.to_act == 0
    assert plays(match) == "1 | 2 | 9"
    play(match, "play 2")
    assert match.to_act == 1


@rule("G-B2")
def test_who_goes_out_with_it_does_not_play_again() -> None:
    match = table("8", "9 9", "10 10", pile="8 8 8")
    assert match.apply("play 8")[1:] == [Composted(0, 4, "four"), WentOut(0, 1)]
    assert match.to_act == 1
    assert pile(match) == ""
    assert plays(match) == "9 | 9 9"


@rule("G-B2", "G-X1")
def test_a_last_boom_goes_out_too() -> None:
    match = table("1 1", "/ boom", "10 10", pile="8", to_act=1)
    assert match.apply("play boom")[1:] == [Composted(1, 2, "boom"), WentOut(1, 1)]
    assert match.to_act == 2
    assert plays(match) == "10 | 10 10"


@rule("G-B2")
def test_who_composts_with_the_last_hand_card_goes_on_from_the_face_up_row() -> None:
    match = play(table("8 / 3 4", "9 9", pile="8 8 8"), "play 8")
    assert match.to_act == 0
    assert plays(match) == "3 | 4"


@rule("G-B3")
def test_ninjas_are_not_there_for_four_in_a_row() -> None:
    assert pile(play(table("8 8 9", "9", pile="8 8 ninja"), "play 8 8")) == ""
    assert pile(play(table("8 9", "9", pile="8 ninja 8 ninja ninja 8 ninja"), "play 8")) == ""


@rule("G-B3")
def test_a_ninja_completes_nothing_itself() -> None:
    match = play(table("ninja 9", "9", pile="8 8 8"), "play ninja")
    assert pile(match) == "8 8 8 ninja"
    assert match.to_act == 1


@rule("G-B3")
@pytest.mark.parametrize("power", ["drop", "limbo"])
def test_other_powers_break_the_row(power: str) -> None:
    match = play(table("5 5 9", "9", pile=f"5 5 {power}"), "play 5 5")
    assert pile(match) == f"5 5 {power} 5 5"
    assert hand(match, 0) == "9"
    assert match.to_act == 1


@rule("G-B3")
def test_a_power_under_a_ninja_breaks_the_row_too() -> None:
    match = play(table("5 5 9", "9", pile="5 5 drop ninja"), "play 5 5")
    assert pile(match) == "5 5 drop ninja 5 5"
