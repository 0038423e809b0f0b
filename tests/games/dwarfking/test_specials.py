"""The Special cards with a colour (K-S1 to K-S9)."""

import pytest

from parlour.engine.rng import Sfc32
from parlour.games.dwarfking.events import GaveCard, GotBonus, PassedHands, Showed, SwappedHands, TookCards
from tests.games.dwarfking.builder import cards, dealt, table, trick
from tests.rule import rule

# Druid


@rule("K-S1")
def test_the_druids_player_swaps_hands_with_a_player_of_choice() -> None:
    hands = table("green-1 red-2 red-3", "green-9 red-7 red-8", "green-8 blue-6 blue-7")
    hands.play("green-1 green-9 green-8")
    assert hands.state.to_act == 0
    assert hands.view(0).phase == "swap"
    assert hands.may() == ["swap 1", "swap 2"]
    facts = hands.do("swap 2")
    assert facts == [SwappedHands(0, 2, ["red-2", "red-3"], ["blue-6", "blue-7"])]
    assert [hands.hand(seat) for seat in range(3)] == [["blue-6", "blue-7"], ["red-7", "red-8"], ["red-2", "red-3"]]
    assert hands.state.to_act == 1, "who won the trick leads"


@rule("K-S1")
def test_the_swap_is_a_duty_and_not_with_oneself() -> None:
    hands = table("green-1 red-2", "green-9 red-7", "green-8 blue-6")
    hands.play("green-1 green-9 green-8")
    assert hands.why("play red-2").code == "swap_first"
    assert (hands.why("swap 0").code, hands.why("swap 0").clause) == ("not_yourself", "K-S1")
    assert (hands.why("swap 3").code, hands.why("swap 3").facts) == ("no_such_seat", {"seat": 3})


@rule("K-S1")
def test_the_druid_swaps_whoever_wins_it() -> None:
    hands = table("green-9 red-2", "green-1 red-7", "green-8 blue-6")
    hands.play("green-9 green-1 green-8")
    assert hands.state.to_act == 1
    hands.do("swap 0")
    assert hands.state.to_act == 0
    assert hands.hand(0) == ["red-7"]


@rule("K-S1")
def test_the_druid_does_nothing_in_the_last_trick() -> None:
    hands = table("green-1", "green-9", "green-8")
    hands.play("green-1 green-9 green-8")
    assert len(hands.state.deals) == 1
    assert hands.view(0).phase == "quest"


@rule("K-S1")
def test_there_is_no_swap_without_the_druid() -> None:
    assert table("green-2", "green-9", "green-8").why("swap 1").code == "no_swap"


# Green Flag Bearer and Tinkerer


@rule("K-S2")
def test_the_green_flag_bearer_gives_three_to_who_wins_it() -> None:
    hands = table("green-11-flag red-2", "green-K red-7", "green-8 red-6", quest_name="7b")
    facts = hands.play("green-11-flag green-K green-8")
    assert GotBonus(1, "green-11-flag", 3) in facts
    assert hands.points_now() == [0, 2, 0]
    assert [player.bonus for player in hands.view(2).players] == [0, 3, 0]


@rule("K-S2", "K-Q13", "K-S15")
def test_the_books_example_of_scoring() -> None:
    """Two Kings, one Queen and the green Flag Bearer under Capture the Kings: 3 and 3, 6 in all."""
    hands = table(
        "green-K blue-2",
        "green-A blue-A",
        "green-Q blue-3",
        "green-11-flag blue-4",
        quest_name="13a",
        past=[trick(1, "red-A red-K red-2 red-3")],
    )
    hands.play("green-K green-A green-Q green-11-flag blue-A blue-3 blue-4 blue-2")
    assert hands.points() == [0, 6, 0, 0]


@rule("K-S3")
def test_the_tinkerer_gives_three_to_who_wins_the_next_trick() -> None:
    hands = table("green-11-tinkerer red-2 blue-2", "green-K red-7 blue-3", "green-8 red-A blue-4")
    facts = hands.play("green-11-tinkerer green-K green-8")
    assert not any(isinstance(fact, GotBonus) for fact in facts)
    facts = hands.play("red-7 red-A red-2")
    assert GotBonus(2, "green-11-tinkerer", 3) in facts
    facts = hands.play("blue-4 blue-2 blue-3")
    assert not any(isinstance(fact, GotBonus) for fact in facts), "only the next trick"


@rule("K-S3")
def test_the_tinkerer_does_nothing_in_the_last_trick() -> None:
    hands = table("green-11-tinkerer", "green-K", "green-8")
    hands.play("green-11-tinkerer green-K green-8")
    assert hands.points() == [0, 1, 0]


# Joker and blue Flag Bearer


@rule("K-S4")
@pytest.mark.parametrize("lead", ["blue-2", "blue-K"])
def test_the_joker_gives_three_to_its_player_in_the_last_trick(lead: str) -> None:
    hands = table(lead, "blue-1", "blue-8")
    facts = hands.play(f"{lead} blue-1 blue-8")
    assert GotBonus(1, "blue-1", 3) in facts
    assert hands.points()[1] == 3


@rule("K-S4")
def test_the_joker_that_wins_the_last_trick_scores_too() -> None:
    hands = table("blue-1", "red-4", "red-8")
    hands.play("blue-1 red-4 red-8")
    assert hands.points() == [4, 0, 0]


@rule("K-S4")
def test_the_joker_gives_nothing_earlier() -> None:
    hands = table("blue-2 red-2", "blue-1 red-3", "blue-8 red-4")
    facts = hands.play("blue-2 blue-1 blue-8")
    assert not any(isinstance(fact, GotBonus) for fact in facts)
    hands.play("red-4 red-2 red-3")
    assert hands.points() == [0, 0, 2]


@rule("K-S5")
@pytest.mark.parametrize(
    ("side", "hands_after"),
    [
        ("left", [["green-4"], ["red-2"], ["blue-3"], ["red-8"]]),
        ("right", [["blue-3"], ["red-8"], ["green-4"], ["red-2"]]),
    ],
)
def test_the_blue_flag_bearer_moves_all_hands_one_seat(side: str, hands_after: list[list[str]]) -> None:
    hands = table("blue-9 red-2", "blue-11-flag blue-3", "blue-4 red-8", "blue-A green-4")
    hands.play("blue-9 blue-11-flag blue-4 blue-A")
    assert hands.state.to_act == 1
    assert hands.may() == ["pass left", "pass right"]
    facts = hands.do(f"pass {side}")
    assert facts == [PassedHands(1, side, hands_after)]  # type: ignore[arg-type]
    assert [hands.hand(seat) for seat in range(4)] == hands_after
    assert hands.state.to_act == 3, "who won the trick leads"


@rule("K-S5")
def test_passing_the_hands_is_a_duty() -> None:
    hands = table("blue-9 red-2", "blue-11-flag blue-3", "blue-4 red-8")
    assert hands.why("pass left").code == "no_pass"
    hands.play("blue-9 blue-11-flag blue-4")
    assert (hands.why("play blue-3").code, hands.why("play blue-3").clause) == ("pass_first", "K-S5")


@rule("K-S5")
def test_the_blue_flag_bearer_does_nothing_in_the_last_trick() -> None:
    hands = table("blue-9", "blue-11-flag", "blue-4")
    hands.play("blue-9 blue-11-flag blue-4")
    assert len(hands.state.deals) == 1
    assert hands.view(0).phase == "quest"


# Enchanter


@rule("K-S6")
def test_the_enchanter_doubles_what_was_won() -> None:
    hands = table("blue-9", "blue-11-enchanter", "blue-4", past=[trick(1, "red-4 red-2 red-3")])
    assert hands.points_now() == [0, 1, 0]
    hands.play("blue-9 blue-11-enchanter blue-4")
    assert hands.points() == [0, 4, 0]


@rule("K-S6")
def test_the_enchanter_doubles_what_was_lost() -> None:
    hands = table("blue-9", "blue-11-enchanter", "blue-4", quest_name="4a", past=[trick(1, "blue-7 red-2 blue-3")])
    hands.play("blue-9 blue-11-enchanter blue-4")
    assert hands.points() == [0, -10, 0]


@rule("K-S6")
def test_who_plays_the_enchanter_without_winning_it_doubles_nothing() -> None:
    hands = table("blue-K", "blue-11-enchanter", "blue-4", past=[trick(1, "red-4 red-2 red-3")])
    hands.play("blue-K blue-11-enchanter blue-4")
    assert hands.points() == [2, 1, 0]


# Scout and Shaman


@rule("K-S7")
@pytest.mark.parametrize(
    ("played", "points"),
    [("red-9 red-1 red-8 red-7", 0), ("red-J red-1 red-8 blue-A", 2), ("red-Q red-1 red-K red-A", 3)],
)
def test_the_scout_counts_the_figures_of_its_trick(played: str, points: int) -> None:
    names = played.split()
    hands = table(
        *(f"{name} {spare}" for name, spare in zip(names, ("blue-2", "blue-3", "blue-4", "blue-5"), strict=True))
    )
    facts = hands.play(played)
    assert (GotBonus(1, "red-1", points) in facts) == (points > 0)
    assert hands.view(0).players[1].bonus == points


@rule("K-S7")
def test_the_scout_scores_also_when_it_wins() -> None:
    hands = table("red-1 blue-2", "green-J blue-3", "green-A blue-4")
    hands.play("red-1 green-J green-A")
    assert hands.points_now() == [3, 0, 0]


@rule("K-S8")
def test_the_shaman_costs_three_to_who_wins_it() -> None:
    hands = table("red-9 blue-2", "red-11-shaman blue-3", "red-K blue-4")
    facts = hands.play("red-9 red-11-shaman red-K")
    assert GotBonus(2, "red-11-shaman", -3) in facts
    assert hands.points_now() == [0, 0, -2]


# Red Flag Bearer


@rule("K-S9")
def test_the_red_flag_bearer_is_shown_after_the_quest_and_must_be_used() -> None:
    start = dealt("blue-5 blue-6 blue-7", "green-2 green-3 green-4", "red-11-flag red-5 green-9")
    facts = start.do("quest 7b")
    assert Showed(2, "red-11-flag") in facts
    assert start.state.to_act == 2
    assert start.view(0).phase == "exchange"
    assert start.view(0).players[2].shown == ["red-11-flag"]
    assert start.may() == ["exchange 0", "exchange 1"]
    assert (start.why("play red-5").code, start.why("play red-5").clause) == ("exchange_first", "K-S9")
    assert start.why("exchange 2").code == "not_yourself"
    assert start.why("exchange 4").code == "no_such_seat"


@rule("K-S9")
def test_two_random_cards_are_taken_and_any_two_given() -> None:
    start = dealt("blue-5 blue-6", "green-2 green-3", "red-11-flag red-5")
    start.do("quest 7b")
    facts = start.do("exchange 1")
    assert facts == [TookCards(2, 1, ["green-2", "green-3"])]
    assert start.hand(1) == []
    assert start.view(2).owed == 2
    assert start.may() == ["give green-2", "give green-3", "give red-11-flag", "give red-5"]
    assert start.why("play red-5").code == "give_first"
    assert start.why("give blue-5").code == "not_in_hand"
    facts = start.do("give green-3")
    assert facts == [GaveCard(2, 1, "green-3")]
    assert start.why("exchange 1").facts == {"owed": 1}
    facts = start.do("give red-11-flag")
    assert facts[0] == GaveCard(2, 1, "red-11-flag")
    assert start.hand(1) == ["green-3", "red-11-flag"]
    assert start.hand(2) == ["green-2", "red-5"]
    assert start.view(1).phase == "play"


@rule("K-S9")
def test_every_pair_of_cards_may_be_taken() -> None:
    pairs = set()
    for seed in range(40):
        start = dealt("blue-5 blue-6 blue-7", "green-2 green-3 green-4", "red-11-flag red-5 green-9")
        start.state.rng = Sfc32(seed)
        start.do("quest 7b", "exchange 1")
        pairs.add(start.state.seats[2].hand & cards("green-2 green-3 green-4"))
    assert pairs == {cards("green-2 green-3"), cards("green-2 green-4"), cards("green-3 green-4")}


@rule("K-S9")
def test_there_is_no_exchange_without_the_red_flag_bearer_nor_later() -> None:
    start = dealt("blue-5 blue-6", "green-2 green-3", "red-11-shaman red-5")
    start.do("quest 7b")
    assert start.view(0).phase == "play"
    assert start.why("exchange 1").code == "no_exchange"
    assert start.why("give red-5").code == "nothing_to_give"
