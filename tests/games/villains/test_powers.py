"""Special cards: V-X0 to V-X7."""

import pytest

from parlour.engine.rng import Sfc32
from parlour.games.villains import GAME
from parlour.games.villains.events import HadNoEffect, Whirled
from parlour.games.villains.public import VillainsView
from parlour.games.villains.rules.cards import NAMES
from tests.games.villains.builder import Place, facts_of, hand, offered, pile, seen, state_of, table, tops, turn, why
from tests.rule import rule

FAR = "blue-1"


def removed(view: object) -> list[str]:
    assert isinstance(view, VillainsView)
    return view.removed


@rule("V-X0")
def test_a_special_goes_to_the_middle_and_its_player_draws_up() -> None:
    match = turn("curse red-2 red-3 red-4", own="(red-1)", left="(red-1@1)", right="(red-1@2)", draw="green-1")
    match.apply("curse")
    assert removed(match.view("spectator")) == ["curse"]
    assert hand(match, 0) == ["red-2", "red-3", "red-4", "green-1"]
    assert tops(match) == ["hero", "hero", "hero"]
    assert match.to_act == 1


@rule("V-X1")
def test_curse_removes_the_highest_number_showing() -> None:
    match = turn("curse", own="red-3", left="blue-1 blue-5", right="green-6 green-4")
    match.apply("curse")
    assert [pile(match, seat) for seat in range(3)] == ["red-3", "blue-1", "green-6 green-4"]
    assert removed(match.view(0)) == ["blue-5", "curse"]


@rule("V-X1")
def test_curse_removes_all_that_are_tied_the_own_card_too() -> None:
    match = turn("curse", own="red-5", left="blue-5", across="green-4", right="green-5")
    match.apply("curse")
    assert tops(match) == [None, None, "green-4", None]
    assert removed(match.view(0)) == ["red-5", "blue-5", "green-5", "curse"]


@rule("V-X1")
def test_curse_with_all_heroes_showing_has_no_effect() -> None:
    match = turn("curse", own="red-6 (red-1)", left="blue-6 [red-6]", across="swipe", right="")
    facts = match.apply("curse")
    assert [pile(match, seat) for seat in range(4)] == ["red-6 (red-1)", "blue-6 [red-6]", "swipe", ""]
    assert HadNoEffect(0, "curse") in facts


@rule("V-X2")
def test_hypnotize_takes_the_top_of_any_opponents_pile_into_hand() -> None:
    match = turn("hypnotize", own=FAR, left="blue-4 blue-5", across="red-2 red-6", right="green-2")
    assert offered(match, "hypnotize") == ["hypnotize 1", "hypnotize 2", "hypnotize 3"]
    match.apply("hypnotize 2")
    assert hand(match, 0) == ["red-6"]
    assert pile(match, 2) == "red-2"


@rule("V-X2")
def test_hypnotize_takes_a_hero_which_is_that_card_again() -> None:
    match = turn("hypnotize", own="green-1", left="blue-4 (green-6@1)", right="[red-1]")
    match.apply("hypnotize 1")
    assert hand(match, 0) == ["green-6"]
    assert seen(match, 1).count.heroes == 0
    match.apply("red-1 hero")
    match.apply("red-1 hero")
    assert match.legal() == ["green-6 own", "green-6 hero"]


@rule("V-X2")
def test_the_stolen_card_comes_before_drawing_up_so_a_hand_stays_at_four() -> None:
    match = turn("hypnotize red-2 red-3 red-4", left="blue-4", right="green-2", draw="green-1 green-3")
    match.apply("hypnotize 1")
    assert hand(match, 0) == ["red-2", "red-3", "red-4", "blue-4"]
    assert seen(match, 0).draw_count == 2


@rule("V-X2")
def test_hypnotize_needs_an_opponent_with_a_card() -> None:
    match = turn("hypnotize", own="red-3", left="", right="green-2")
    assert offered(match, "hypnotize") == ["hypnotize 2"]
    assert why(match, "hypnotize 1") == "nothing_to_take V-X2"
    assert why(match, "hypnotize 0") == "not_an_opponent V-X7"
    assert why(match, "hypnotize 3") == "no_such_seat V-X7"


@rule("V-X2")
def test_a_last_card_that_takes_another_keeps_its_player_in_the_match() -> None:
    match = table(Place(hand="hypnotize"), Place("blue-4", hand=""), Place(hand=""))
    match.apply("hypnotize 1")
    assert not match.is_over
    assert match.to_act == 0
    assert hand(match, 0) == ["blue-4"]


@rule("V-X3")
def test_meddling_turns_over_the_top_of_every_opponents_pile() -> None:
    match = turn("meddling", own="red-3", left="blue-4 (red-6@1)", across="green-2", right="blue-2 [green-5]")
    match.apply("meddling")
    piles = [pile(match, seat) for seat in range(4)]
    assert piles == ["red-3", "blue-4 red-6", "[green-2]", "blue-2 green-5"]


@rule("V-X3", "V-T14")
def test_meddling_turns_a_special_face_up_on_a_pile() -> None:
    match = table(Place("red-3", "meddling blue-6"), Place("blue-4 (curse)", "red-6", villain="maleficent"), Place(""))
    match.apply("meddling")
    assert tops(match) == ["red-3", "curse", None]
    assert seen(match, 1).count.heroes == 0
    assert seen(match, 1).count.points == 4
    assert offered(match, "red-6") == ["right"]
    match.apply("red-6 right")
    match.apply("red-1 hero")
    assert why(match, "blue-6 left") == "special_there V-T14"


@rule("V-X3")
def test_meddling_leaves_empty_piles_alone() -> None:
    match = turn("meddling", own="red-3", left="", right="blue-2")
    match.apply("meddling")
    assert tops(match) == ["red-3", None, "hero"]
    nothing = turn("meddling", own="red-3", left="", right="")
    assert HadNoEffect(0, "meddling") in nothing.apply("meddling")


@rule("V-X4")
def test_swipe_swaps_two_tops_whatever_they_are_and_keeps_their_sides() -> None:
    match = turn("swipe", own="red-3 (red-1)", left=FAR, across="blue-6 green-6", right=FAR)
    assert offered(match, "swipe") == ["swipe 1", "swipe 2", "swipe 3"]
    match.apply("swipe 2")
    assert pile(match, 0) == "red-3 green-6"
    assert pile(match, 2) == "blue-6 (red-1@0)"
    assert seen(match, 2).count.heroes == 1


@rule("V-X4")
def test_swipe_with_an_empty_own_pile_only_takes() -> None:
    match = turn("swipe", own="", left="blue-4 blue-5", right=FAR)
    match.apply("swipe 1")
    assert pile(match, 0) == "blue-5"
    assert pile(match, 1) == "blue-4"


@rule("V-X4")
def test_swipe_of_an_empty_pile_is_not_possible() -> None:
    match = turn("swipe", own="red-3", left="", right=FAR)
    assert offered(match, "swipe") == ["swipe 2"]
    assert why(match, "swipe 1") == "nothing_to_swap V-X4"


@rule("V-X5")
def test_no_escape_lays_a_random_card_of_each_opponent_open_to_be_played_next() -> None:
    opened = set()
    for luck in range(40):
        match = turn("no-escape", own="red-3", left="red-5", right="green-3")
        state_of(match).rng = Sfc32(luck)
        match.apply("no-escape")
        card = seen(match, 1, "spectator").open
        assert isinstance(card, str)
        opened.add(card)
        assert isinstance(seen(match, 2, "spectator").open, str)
        assert seen(match, 0, "spectator").open is not card
        assert {move.split()[0] for move in match.legal()} == {card}
    assert opened == {"red-1", "red-2", "blue-1", "blue-2"}


@rule("V-X5")
def test_the_outcome_of_the_luck_is_the_pick_that_is_played_first() -> None:
    match = table(Place(hand="no-escape red-2"), Place(hand="blue-4"), Place(hand="red-1"))
    match.apply("no-escape")
    assert match.state.outcome() == 1 + NAMES.index("blue-4")
    match.apply("blue-4 hero")
    assert match.state.outcome() == 0


@rule("V-X5")
def test_the_open_card_may_go_onto_a_pile_or_as_a_hero_but_nothing_else_is_played() -> None:
    match = table(Place("red-5", "red-6 red-2 blue-3", open="red-6"), Place("[red-1]"), Place("[red-1]"))
    assert match.legal() == ["red-6 own", "red-6 hero"]
    assert why(match, "red-2 own") == "open_card_first V-X5"
    assert facts_of(match, "blue-3 hero") == {"open": "red-6"}
    match.apply("red-6 own")
    assert not isinstance(seen(match, 0).open, str)
    match.apply(match.legal()[-1])
    match.apply(match.legal()[-1])
    assert {move.split()[0] for move in match.legal()} == {"red-2", "blue-3"}


@rule("V-X5")
def test_no_escape_on_a_player_with_one_card_opens_it() -> None:
    match = table(Place(hand="no-escape red-2"), Place(hand="blue-4"), Place(hand="blue-1 green-2"))
    match.apply("no-escape")
    assert seen(match, 1, "spectator").open == "blue-4"
    assert seen(match, 1, "spectator").hand_count == 1


@rule("V-X5")
def test_no_escape_on_a_special_lets_its_owner_use_it_or_lay_it() -> None:
    match = table(Place("red-3", "no-escape red-2"), Place("red-1", "curse"), Place(hand="blue-1"))
    match.apply("no-escape")
    assert seen(match, 1, 0).open == "curse"
    assert match.legal() == ["curse", "curse hero"]
    match.apply("curse")
    assert tops(match)[0] is None


@rule("V-X5")
def test_no_escape_passes_over_empty_hands_and_those_with_an_open_card() -> None:
    match = table(
        Place(hand="no-escape"), Place(hand=""), Place(hand="red-1 red-2", open="red-1"), Place(hand="red-3 red-4")
    )
    facts = match.apply("no-escape")
    assert seen(match, 2).open == "red-1"
    assert seen(match, 3).open in ("red-3", "red-4")
    assert GAME.chance(facts) == [{"picked": {"3": seen(match, 3).open}}]
    nobody = table(Place(hand="no-escape red-5"), Place(hand=""), Place(hand="red-1 red-2", open="red-1"))
    facts = nobody.apply("no-escape")
    assert HadNoEffect(0, "no-escape") in facts
    assert GAME.chance(facts) == []


@rule("V-X5")
def test_the_open_card_still_counts_as_a_hand_card() -> None:
    match = table(
        Place("red-5", "red-6 red-2 blue-3 blue-4", "green-1 green-2", open="red-6"), Place("[red-1]"), Place("[red-1]")
    )
    assert seen(match, 0, 1).hand_count == 4
    match.apply("red-6 hero")
    assert hand(match, 0) == ["red-2", "blue-3", "blue-4", "green-1"]


@rule("V-X6")
@pytest.mark.parametrize(
    ("direction", "after"),
    [
        ("left", ["red-1 [green-3]", "blue-1 red-6", "green-1 (blue-5@1)", "blue-2 green-6"]),
        ("right", ["red-1 (blue-5@1)", "blue-1 green-6", "green-1 [green-3]", "blue-2 red-6"]),
    ],
)
def test_whirlpool_moves_every_top_one_place_at_once(direction: str, after: list[str]) -> None:
    match = turn(
        "whirlpool", own="red-1 red-6", left="blue-1 (blue-5)", across="green-1 green-6", right="blue-2 [green-3]"
    )
    assert offered(match, "whirlpool") == ["whirlpool left", "whirlpool right"]
    match.apply(f"whirlpool {direction}")
    assert [pile(match, seat) for seat in range(4)] == after


@rule("V-X6")
def test_in_a_whirlpool_an_empty_pile_passes_nothing_on_but_receives() -> None:
    match = turn("whirlpool", own="red-6", left="", across="green-1 green-6", right="blue-2")
    events = match.apply("whirlpool left")
    assert Whirled(0, "left", ["red-6", None, "green-6", "blue-2"], [1, 2, 3, 0]) in events
    assert [pile(match, seat) for seat in range(4)] == ["blue-2", "red-6", "green-1", "green-6"]
    match = turn("whirlpool", own="red-6", left="", across="green-1 green-6", right="blue-2")
    match.apply("whirlpool right")
    assert [pile(match, seat) for seat in range(4)] == ["", "green-6", "green-1 blue-2", "red-6"]
    nothing = turn("whirlpool", own="", left="", right="")
    assert HadNoEffect(0, "whirlpool") in nothing.apply("whirlpool left")


@rule("V-X7")
def test_a_stolen_special_works_for_the_thief() -> None:
    match = table(
        Place("red-2", "hypnotize blue-3"), Place("blue-4 (meddling)", "red-1", villain="hook"), Place(hand="red-1")
    )
    match.apply("hypnotize 1")
    match.apply("red-1 hero")
    match.apply("red-1 hero")
    match.apply("meddling")
    assert tops(match) == ["red-2", "red-1", "red-1"]
    assert seen(match, 0).top == "red-2"


@rule("V-X7")
@pytest.mark.parametrize("card", ["hypnotize", "swipe"])
def test_without_a_target_a_special_is_played_without_effect(card: str) -> None:
    match = turn(f"{card} red-4", own="red-3", left="", right="")
    assert match.legal() == ["red-4 own", "red-4 hero", card, f"{card} hero"]
    facts = match.apply(card)
    assert HadNoEffect(0, card) in facts
    assert pile(match, 0) == "red-3"
    assert hand(match, 0) == ["red-4"]


@rule("V-X7")
@pytest.mark.parametrize("card", ["hypnotize", "swipe"])
def test_with_a_target_one_must_be_named(card: str) -> None:
    match = turn(card, own="red-3", left="blue-1", right="")
    assert why(match, card) == "name_a_target V-X7"
    assert facts_of(match, card) == {"card": card, "seats": [1]}
