"""Dig Dig: Boom, Drop, Limbo and Ninja (G-X)."""

import pytest

from parlour.games.digdig.events import Composted, Played
from tests.games.digdig.builder import hand, open_view, pile, play, plays, refused, table
from tests.rule import rule


@rule("G-X1")
@pytest.mark.parametrize("under", ["10", "1 2 3", "8 limbo", "drop", "8 limbo 2"])
def test_boom_composts_the_pile_and_its_player_goes_again(under: str) -> None:
    match = table("1 boom", "9", pile=under)
    facts = match.apply("play boom")
    assert facts == [Played(0, ["boom"], "hand"), Composted(0, len(under.split()) + 1, "boom")]
    assert pile(match) == ""
    assert match.to_act == 0
    assert plays(match) == "1"


@rule("G-X1", "G-B2")
def test_after_a_boom_the_hand_is_drawn_up() -> None:
    match = play(table("1 boom", "9", pile="8", deck="4 5 6"), "play boom")
    assert hand(match, 0) == "1 4 5"


@rule("G-X1")
@pytest.mark.parametrize("under", ["8 ninja", "ninja", "drop ninja", "8 limbo ninja", "8 ninja ninja"])
def test_boom_goes_on_no_ninja(under: str) -> None:
    match = table("boom drop", "9", pile=under)
    assert plays(match) == "drop"
    assert refused(match, "play boom") == ("boom_on_ninja", "G-X1", {})


@rule("G-X1")
def test_boom_goes_on_a_card_that_covers_a_ninja() -> None:
    assert pile(play(table("boom 1", "9", pile="8 ninja 9"), "play boom")) == ""


@rule("G-X1")
def test_on_an_empty_pile_only_the_boom_itself_is_composted() -> None:
    match = table("boom 1", "9")
    before = open_view(match).compost
    assert match.apply("play boom")[1] == Composted(0, 1, "boom")
    assert sorted(open_view(match).compost) == sorted([*before, "boom"])
    assert match.to_act == 0


@rule("G-X1", "G-X4")
def test_a_ninja_after_a_boom_lies_on_the_empty_pile() -> None:
    match = play(table("boom ninja 9", "1 boom", pile="8"), "play boom", "play ninja")
    assert pile(match) == "ninja"
    assert plays(match) == "1", "any card, but no Boom on the Ninja"


@rule("G-X2")
@pytest.mark.parametrize("under", ["10", "", "8 limbo", "8 ninja", "1", "drop"])
def test_drop_goes_on_anything_and_the_next_may_be_any_card(under: str) -> None:
    match = play(table("1 drop", "1 10 boom drop limbo ninja", pile=under), "play drop")
    assert match.to_act == 1
    assert plays(match) == "1 | 10 | boom | drop | limbo | ninja"


@rule("G-X2")
def test_the_number_after_a_drop_counts_as_usual() -> None:
    match = play(table("2 drop", "1 3 5", pile="10"), "play drop", "play 3")
    assert refused(match, "play 2")[0] == "too_low"


@rule("G-X3")
@pytest.mark.parametrize("under", ["5", "8", "10", "", "drop", "8 ninja", "drop ninja", "ninja"])
def test_limbo_goes_on_five_or_higher_on_an_empty_pile_and_on_a_drop(under: str) -> None:
    match = table("1 limbo", "9", pile=under)
    assert "play limbo" in match.legal()


@rule("G-X3")
@pytest.mark.parametrize("under", ["4", "1", "4 ninja", "8 limbo 3"])
def test_limbo_does_not_go_on_less_than_five(under: str) -> None:
    top = under.split()[-1] if under != "4 ninja" else "4"
    assert refused(table("1 limbo", "9", pile=under), "play limbo") == ("limbo_too_low", "G-X3", {"top": top})


@rule("G-X3")
@pytest.mark.parametrize("under", ["8 limbo", "8 limbo ninja"])
def test_limbo_does_not_go_on_a_limbo(under: str) -> None:
    match = table("9 limbo", "9", pile=under)
    assert plays(match) == "pick up"
    assert refused(match, "play limbo") == ("limbo_on_limbo", "G-X3", {})


@rule("G-X3")
def test_after_a_limbo_the_number_must_be_five_or_lower() -> None:
    match = play(table("9 limbo", "1 5 6 10", pile="8"), "play limbo")
    assert plays(match) == "1 | 5"
    assert refused(match, "play 6") == ("over_limbo", "G-X3", {"card": "6"})


@rule("G-X3")
def test_other_powers_go_on_a_limbo() -> None:
    assert plays(table("6 boom drop ninja", "9", pile="8 limbo")) == "boom | drop | ninja"


@rule("G-X3", "G-X4")
def test_a_limbo_holds_on_through_a_ninja() -> None:
    match = table("5 6 drop", "9", pile="8 limbo ninja")
    assert plays(match) == "5 | drop"
    assert refused(match, "play 6")[:2] == ("over_limbo", "G-X3")


@rule("G-X4")
@pytest.mark.parametrize("under", ["8 ninja", "8 ninja ninja ninja"])
def test_a_number_holds_on_through_ninjas(under: str) -> None:
    match = table("7 8 9", "9", pile=under)
    assert plays(match) == "8 | 9"
    assert refused(match, "play 7") == ("too_low", "G-T3", {"card": "7", "top": "8"})


@rule("G-X4")
@pytest.mark.parametrize("under", ["drop ninja", "ninja"])
def test_a_drop_and_the_empty_pile_hold_on_through_a_ninja(under: str) -> None:
    assert plays(table("1 10 limbo", "9", pile=under)) == "1 | 10 | limbo"


@rule("G-X4")
@pytest.mark.parametrize("under", ["", "1", "10", "drop", "8 limbo", "8 ninja"])
def test_a_ninja_goes_on_anything(under: str) -> None:
    match = play(table("9 ninja", "9", pile=under), "play ninja")
    assert pile(match) == f"{under} ninja".strip()
    assert match.to_act == 1


@rule("G-X5")
def test_the_number_after_a_limbo_sets_the_new_value() -> None:
    match = play(table("3 9", "2 3 4 10", pile="8 limbo"), "play 3")
    assert plays(match) == "3 | 4 | 10"
    assert refused(match, "play 2")[0] == "too_low"
