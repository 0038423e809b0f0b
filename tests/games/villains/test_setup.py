"""Parts and setup: V-P1 to V-P4, V-S1 to V-S6."""

from typing import Any

import pytest

from parlour.engine.game import OptionValue, UsageError
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.games.villains import GAME
from parlour.games.villains.rules.cards import NAMES, NUMBER_CARDS, VILLAINS
from tests.games.villains.builder import SPECIAL_OF, Place, hand, offered, seen, state_of, table, tops, turn, why
from tests.rule import rule

NUMBER_NAMES = sorted(NAMES[:NUMBER_CARDS])


def dealt(players: int, seed: int, options: dict[str, OptionValue] | None = None) -> Match:
    return Match(GAME, [Seat(f"Seat {seat}", "human") for seat in range(players)], str(seed), options)


def deck(start: dict[str, Any], seat: int) -> list[str]:
    """All cards of a seat right after the deal."""
    return sorted(start["draw"][seat] + start["piles"][seat] + start["hands"][seat])


@rule("V-P1")
def test_each_of_the_six_villains_has_a_deck_of_twenty() -> None:
    start = dealt(6, 1).start
    assert sorted(start["villains"]) == ["cruella", "hook", "jafar", "maleficent", "scar", "ursula"]
    assert [len(deck(start, seat)) for seat in range(6)] == [20] * 6


@rule("V-P2")
def test_a_deck_is_each_number_in_each_colour_and_two_of_its_own_special() -> None:
    start = dealt(6, 2).start
    specials = {
        "maleficent": "curse",
        "jafar": "hypnotize",
        "hook": "meddling",
        "scar": "no-escape",
        "ursula": "whirlpool",
        "cruella": "swipe",
    }
    for seat, villain in enumerate(start["villains"]):
        assert deck(start, seat) == sorted([*NUMBER_NAMES, *[specials[villain]] * 2])
    assert len(set(NUMBER_NAMES)) == 18
    assert {name.split("-")[0] for name in NUMBER_NAMES} == {"red", "blue", "green"}


@rule("V-P3")
def test_a_card_face_down_is_a_hero_and_turned_over_the_same_card_again() -> None:
    match = table(Place("red-5", "blue-3 blue-4"), Place("red-1", "meddling"), Place("red-1"))
    match.apply("blue-3 hero")
    assert tops(match) == ["hero", "red-1", "red-1"]
    assert seen(match, 0).count.heroes == 1
    match.apply("meddling")
    assert tops(match)[0] == "blue-3"
    assert seen(match, 0).count.heroes == 0


@rule("V-P4")
def test_equal_cards_of_two_decks_are_one_card_to_the_rules_and_to_every_viewer() -> None:
    match = table(Place("blue-1", "hypnotize red-5"), Place("red-5"), Place("green-2"))
    match.apply("hypnotize 1")
    assert hand(match, 0) == ["red-5", "red-5"]
    match.apply("red-1 hero")
    match.apply("red-1 hero")
    assert [move for move in match.legal() if move.startswith("red-5")] == ["red-5 hero"]
    match.apply("red-5 hero")
    assert hand(match, 0) == ["red-5"]
    assert match.events(1)[-1] == match.events("spectator")[-1]


@rule("V-S1")
def test_villains_are_dealt_at_random_and_all_different() -> None:
    line_ups = [dealt(4, seed).start["villains"] for seed in range(60)]
    assert all(len(set(line_up)) == 4 for line_up in line_ups)
    assert {line_up[0] for line_up in line_ups} == set(VILLAINS)


@rule("V-S1")
def test_villains_can_be_chosen() -> None:
    chosen: list[str] = ["scar", "jafar", "ursula"]
    for seed in range(5):
        start = dealt(3, seed, {"villains": chosen}).start
        assert start["villains"] == chosen
        assert all(SPECIAL_OF[villain] in deck(start, seat) for seat, villain in enumerate(chosen))


@rule("V-S1")
@pytest.mark.parametrize(
    ("villains", "complaint"),
    [
        (["scar", "jafar", "scar"], "'scar' is chosen twice"),
        (["scar", "jafar"], "names 2 for 3 players"),
        (["scar", "jafar", "hook", "ursula"], "names 4 for 3 players"),
        (["scar", "jafar", "gaston"], "'gaston' is not one of"),
        (["scar", "jafar", "random"], "'random' is not one of"),
        ("gaston", "'gaston' is not one of"),
        ("scar", "villain"),
    ],
)
def test_a_line_up_that_does_not_go_is_refused(villains: OptionValue, complaint: str) -> None:
    with pytest.raises(UsageError, match=complaint):
        dealt(3, 1, {"villains": villains})


@rule("V-S2")
def test_decks_are_shuffled_and_lie_face_down() -> None:
    match = dealt(3, 1)
    for specials in (True, False):
        assert len({tuple(dealt(3, seed, {"specials": specials}).start["draw"][0]) for seed in range(20)}) == 20
    assert [len(draw) for draw in match.start["draw"]] == [15] * 3
    for viewer in (0, 1, "spectator"):
        known = seen(match, 0, viewer)
        assert known.draw_count == 15
        assert not isinstance(known.draw, list)


@rule("V-S3")
def test_every_pile_begins_with_one_number_card_never_a_special() -> None:
    for seed in range(150):
        piles = dealt(6, seed).start["piles"]
        assert all(len(pile) == 1 and pile[0] in NUMBER_NAMES for pile in piles)


@rule("V-S4")
def test_four_cards_are_in_each_hand_and_hidden_from_the_others() -> None:
    match = dealt(4, 3)
    for seat in range(4):
        assert seen(match, seat, seat).hand == match.start["hands"][seat]
        assert len(match.start["hands"][seat]) == 4
        for viewer in ((seat + 1) % 4, "spectator"):
            assert seen(match, seat, viewer).hand_count == 4
            assert not isinstance(seen(match, seat, viewer).hand, list)


@rule("V-S5")
def test_a_random_player_starts_or_the_chosen_one() -> None:
    assert {dealt(5, seed).to_act for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {dealt(5, seed, {"first": 3}).to_act for seed in range(10)} == {3}
    with pytest.raises(UsageError, match="first"):
        dealt(5, 1, {"first": 5})


@rule("V-S5")
def test_play_goes_clockwise() -> None:
    match = dealt(4, 1, {"first": 2})
    turns = []
    for _ in range(6):
        turns.append(match.to_act)
        match.apply(next(move for move in match.legal() if move.endswith("hero")))
    assert turns == [2, 3, 0, 1, 2, 3]


@rule("V-S6")
def test_without_specials_a_deck_is_its_eighteen_number_cards() -> None:
    match = dealt(6, 1, {"specials": False})
    assert all(deck(match.start, seat) == NUMBER_NAMES for seat in range(6))
    assert why(match, "curse") == "no_specials V-S6"
    assert why(match, "curse hero") == "no_specials V-S6"


@rule("V-S6")
def test_with_specials_a_card_that_is_not_in_hand_is_only_that() -> None:
    match = turn("red-2 blue-3")
    assert why(match, "curse") == "not_in_hand V-T1"
    assert offered(match, "curse") == []
    assert state_of(match).specials
