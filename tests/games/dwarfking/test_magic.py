"""The Magic cards (K-S10 to K-S18)."""

import pytest

from parlour.engine.cardset import members
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking.events import KeptSorcerer, Played, UsedSorcerer
from parlour.games.dwarfking.rules.cards import NAMES, SPECIALS
from parlour.games.dwarfking.rules.state import deal
from tests.games.dwarfking.builder import score, table, trick, winner
from tests.rule import rule

# Dragon


@rule("K-S10")
def test_the_dragon_may_be_played_with_the_required_colour_in_hand() -> None:
    hands = table("blue-6 red-2", "dragon blue-9 red-4", "blue-3 red-6")
    hands.play("blue-6")
    assert hands.may() == ["play blue-9", "play dragon"]


@rule("K-S10")
@pytest.mark.parametrize("played", ["dragon blue-6 blue-K", "blue-6 dragon blue-K", "blue-6 blue-K dragon"])
def test_the_dragon_wins_a_trick_without_an_ace(played: str) -> None:
    assert winner(0, played) == played.split().index("dragon")


@rule("K-S10")
@pytest.mark.parametrize(
    "played", ["blue-A dragon blue-K", "blue-6 blue-A dragon", "blue-6 dragon blue-A", "dragon blue-6 blue-A"]
)
def test_the_ace_of_the_required_colour_beats_the_dragon_before_or_after_it(played: str) -> None:
    assert winner(0, played) == played.split().index("blue-A")


@rule("K-S10")
@pytest.mark.parametrize("played", ["blue-6 green-A dragon", "blue-6 dragon green-A", "blue-K green-A dragon"])
def test_an_ace_of_another_colour_beats_the_dragon_too(played: str) -> None:
    assert winner(0, played) == played.split().index("green-A")


@rule("K-S10")
def test_of_two_other_aces_the_last_one_wins() -> None:
    assert winner(0, "blue-6 green-A dragon red-A") == 3
    assert winner(0, "blue-6 red-A green-A dragon") == 2
    assert winner(2, "blue-6 green-A dragon red-A") == 1


@rule("K-S10")
def test_the_required_ace_wins_over_an_ace_played_later() -> None:
    assert winner(0, "blue-A dragon green-A red-A") == 0
    assert winner(0, "blue-6 dragon blue-A red-A") == 2


@rule("K-S10")
def test_after_a_led_dragon_the_next_cards_colour_is_required() -> None:
    hands = table("dragon red-2", "blue-6 green-2", "blue-9 red-A", "green-A red-4")
    hands.play("dragon")
    assert hands.may() == ["play blue-6", "play green-2"], "nothing is required yet"
    hands.play("blue-6")
    assert hands.may() == ["play blue-9"]
    assert hands.why("play red-A").code == "must_follow"
    hands.play("blue-9")
    assert hands.may() == ["play green-A", "play red-4"]
    hands.play("red-4")
    assert hands.state.tricks[-1].winner == 0


@rule("K-S10")
def test_a_led_dragon_loses_to_an_ace_that_follows() -> None:
    assert winner(0, "dragon blue-A blue-2 red-3") == 1
    assert winner(0, "dragon blue-2 green-A red-3") == 2
    assert winner(0, "dragon blue-2 green-A red-A") == 3


@rule("K-S10")
def test_without_the_dragon_an_ace_of_another_colour_wins_nothing() -> None:
    assert winner(0, "blue-6 green-A red-A") == 0


# Mummy


@rule("K-S11")
@pytest.mark.parametrize(
    ("previous", "beaten", "beating"),
    [
        ("red-9 red-4 red-2", "red-8", "red-10"),
        ("red-4 blue-A red-2", "red-3", "red-5"),
        ("red-10 red-4 red-2", "red-9", "red-J"),
        ("red-J red-4 red-2", "red-10", "red-Q"),
        ("red-K red-4 red-2", "red-Q", "red-A"),
    ],
)
def test_the_mummy_has_the_colour_and_value_of_the_previous_winner(previous: str, beaten: str, beating: str) -> None:
    last = trick(0, previous)
    assert winner(0, f"{beaten} mummy blue-K", last) == 1
    assert winner(0, f"{beating} mummy blue-K", last) == 0


@rule("K-S11")
def test_after_an_ace_the_mummy_is_an_ace() -> None:
    last = trick(0, "red-A red-4 red-2")
    assert winner(0, "red-K mummy blue-A", last) == 1
    assert winner(0, "blue-2 mummy blue-3", last) == 2, "only in its own colour"


@rule("K-S11")
def test_the_winner_counts_not_the_lead_nor_the_last_card() -> None:
    hands = table("red-8 blue-3", "mummy blue-4", "red-2 blue-5", past=[trick(0, "red-7 red-9 red-3")])
    facts = hands.play("red-8 mummy")
    assert facts[-1] == Played(1, "mummy", "red-9")
    hands.play("red-2")
    assert hands.state.tricks[-1].winner == 1


@rule("K-S11")
def test_the_mummy_must_be_played_when_it_is_the_only_card_of_the_required_colour() -> None:
    hands = table("red-8 blue-3", "mummy blue-4 green-A", "red-2 blue-5", past=[trick(0, "red-7 red-9 red-3")])
    hands.play("red-8")
    assert hands.may() == ["play mummy"]
    refusal = hands.why("play green-A")
    assert (refusal.code, refusal.facts) == ("must_follow", {"required": "red", "follow": ["mummy"]})


@rule("K-S11")
def test_the_mummy_may_follow_beside_other_cards_of_its_colour() -> None:
    hands = table("red-8 blue-3", "mummy red-4 green-A", "red-2 blue-5", past=[trick(0, "red-7 red-9 red-3")])
    hands.play("red-8")
    assert hands.may() == ["play mummy", "play red-4"]


@rule("K-S11")
def test_the_mummy_cannot_be_played_against_another_required_colour_in_hand() -> None:
    hands = table("blue-8 blue-3", "mummy blue-4 red-A", "red-2 blue-5", past=[trick(0, "red-7 red-9 red-3")])
    hands.play("blue-8")
    assert hands.may() == ["play blue-4"]
    refusal = hands.why("play mummy")
    assert (refusal.code, refusal.clause) == ("mummy_must_follow", "K-S11")
    assert refusal.facts == {"copied": "red-9", "required": "blue", "follow": ["blue-4"]}


@rule("K-S11")
def test_who_cannot_follow_may_play_the_mummy_of_another_colour() -> None:
    hands = table("blue-8 blue-3", "mummy green-4 red-A", "red-2 blue-5", past=[trick(0, "red-7 red-9 red-3")])
    hands.play("blue-8")
    assert hands.may() == ["play green-4", "play mummy", "play red-A"]


@rule("K-S11")
def test_a_led_mummy_requires_its_colour() -> None:
    hands = table("mummy blue-3", "blue-4 red-A", "red-2 blue-5", past=[trick(0, "red-9 red-7 red-3")])
    hands.play("mummy")
    assert hands.may() == ["play red-A"]


@rule("K-S11")
def test_the_mummy_is_not_played_in_the_first_trick() -> None:
    hands = table("mummy blue-3", "blue-4 red-A", "red-2 blue-5")
    assert hands.may() == ["play blue-3"]
    assert (hands.why("play mummy").code, hands.why("play mummy").clause) == ("mummy_too_early", "K-S11")
    later = table("red-3 blue-3", "mummy blue-4", "red-2 blue-5")
    later.play("red-3")
    assert later.may() == ["play blue-4"]


@rule("K-S17")
def test_the_mummy_after_a_puppeteer_copies_its_colour_and_its_value_just_above() -> None:
    last = trick(0, "red-9 puppeteer red-2")
    assert last.winner == 1
    assert winner(0, "red-9 mummy blue-2", last) == 1
    assert winner(0, "red-10 mummy blue-2", last) == 0


@rule("K-S17")
@pytest.mark.parametrize("magic", ["dragon", "excalibur"])
def test_the_mummy_after_a_card_without_colour_follows_nothing_and_wins_nothing(magic: str) -> None:
    last = trick(0, f"red-9 {magic} red-2")
    assert last.winner == 1
    hands = table("blue-8 blue-3", "mummy blue-4", "mummy red-4", past=[last], special="mummy")
    hands.play("blue-8")
    assert hands.may() == ["play blue-4"], "it does not follow"
    hands.play("blue-4")
    assert hands.may() == ["play mummy", "play red-4"], "without blue it may be played"
    assert winner(0, "mummy blue-2 blue-3", last) == 2, "the next card's colour is required"
    assert winner(0, "blue-2 mummy green-3", last) == 0


@rule("K-S17", "K-S16")
def test_no_deal_has_two_specials() -> None:
    for seed in range(20):
        state = deal(4, Sfc32(seed))
        held = [card for player in state.seats for card in members(player.hand & SPECIALS)]
        assert held == [state.special]


# Puppeteer


@rule("K-S12")
def test_the_puppeteer_is_just_above_the_card_before_it() -> None:
    assert winner(0, "red-9 puppeteer red-2") == 1
    assert winner(0, "red-9 puppeteer red-10") == 2
    assert winner(0, "red-10 red-9 puppeteer") == 0, "above the 9, not above the 10"


@rule("K-S12")
def test_above_an_ace_it_beats_the_ace() -> None:
    assert winner(0, "red-A puppeteer red-K") == 1


@rule("K-S12")
def test_on_a_card_of_another_colour_it_wins_nothing() -> None:
    assert winner(0, "red-2 blue-A puppeteer") == 0


@rule("K-S12")
def test_the_puppeteer_may_always_be_played() -> None:
    hands = table("red-9 blue-2", "puppeteer red-4 blue-3", "red-2 blue-4")
    hands.play("red-9")
    assert hands.may() == ["play puppeteer", "play red-4"]


@rule("K-S12")
def test_the_puppeteer_never_must_be_played() -> None:
    hands = table("red-9 blue-2", "puppeteer green-4 blue-3", "red-2 blue-4")
    hands.play("red-9")
    assert hands.may() == ["play blue-3", "play green-4", "play puppeteer"]


@rule("K-S12")
def test_the_puppeteer_cannot_lead_the_first_trick() -> None:
    hands = table("puppeteer blue-2", "red-4 blue-3", "red-2 blue-4")
    assert hands.may() == ["play blue-2"]
    refusal = hands.why("play puppeteer")
    assert (refusal.code, refusal.clause) == ("puppeteer_cannot_start", "K-S12")


@rule("K-S12")
def test_leading_later_it_is_just_above_the_last_card_of_the_previous_trick() -> None:
    hands = table("puppeteer blue-2", "red-4 green-7", "green-4 red-8", past=[trick(0, "red-9 red-3 green-6")])
    facts = hands.play("puppeteer")
    assert facts[-1] == Played(0, "puppeteer", "green-6")
    assert hands.may() == ["play green-7"], "its colour is required"
    hands.play("green-7 green-4")
    assert hands.state.tricks[-1].winner == 1
    last = trick(0, "red-9 red-3 green-6")
    assert winner(0, "puppeteer green-6 green-5", last) == 0


# Sorcerer


@rule("K-S13")
def test_the_sorcerer_is_not_played_in_a_trick() -> None:
    hands = table("sorcerer blue-2", "red-4 blue-3", "red-2 blue-4")
    assert hands.may() == ["play blue-2"]
    assert (hands.why("play sorcerer").code, hands.why("play sorcerer").clause) == ("sorcerer_between_tricks", "K-S13")
    follower = table("blue-2 blue-3", "sorcerer red-3", "red-2 blue-4")
    follower.play("blue-2")
    assert follower.may() == ["play red-3"]


@rule("K-S13")
def test_its_holder_may_take_any_card_of_the_trick_or_keep_it() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    assert hands.state.to_act == 1
    assert hands.view(0).phase == "sorcerer"
    assert hands.may() == ["keep", "sorcerer blue-2", "sorcerer blue-4", "sorcerer red-3"]
    assert (hands.why("play red-4").code, hands.why("play red-4").clause) == ("sorcerer_first", "K-S13")
    refusal = hands.why("sorcerer blue-9")
    assert (refusal.code, refusal.facts) == ("not_in_trick", {"last": ["blue-2", "red-3", "blue-4"]})


@rule("K-S13")
def test_the_card_goes_to_hand_and_the_sorcerer_in_its_place() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8", quest_name="4a")
    hands.play("blue-2 red-3 blue-4")
    assert hands.points_now() == [0, 0, -2]
    facts = hands.do("sorcerer blue-4")
    assert facts == [UsedSorcerer(1, "blue-4")]
    assert hands.hand(1) == ["blue-4", "red-4"]
    assert [laid.card for laid in hands.view(0).tricks[-1].cards] == ["blue-2", "red-3", "sorcerer"]
    assert hands.view(0).tricks[-1].cards[2].stands_for == "blue-4"
    assert hands.points_now() == [0, 0, -1]


@rule("K-S13")
def test_taking_the_winning_card_does_not_change_who_won() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    hands.do("sorcerer blue-4")
    assert hands.state.tricks[-1].winner == 2
    assert hands.state.to_act == 2
    assert hands.points_now() == [0, 0, 1]


@rule("K-S13")
def test_the_own_card_may_be_taken_back() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    hands.do("sorcerer red-3")
    assert hands.hand(1) == ["red-3", "red-4"]


@rule("K-S13")
def test_a_kept_sorcerer_is_asked_for_after_every_trick_but_the_last() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    assert hands.do("keep") == [KeptSorcerer(1)]
    assert hands.state.to_act == 2
    hands.play("blue-8 blue-3 red-4")
    assert hands.state.to_act == 1
    hands.do("sorcerer blue-3")
    hands.play("red-2 blue-7 blue-3")
    assert len(hands.state.deals) == 1


@rule("K-S13")
def test_nobody_is_asked_once_it_has_been_used() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    hands.do("sorcerer blue-2")
    hands.play("blue-8 blue-3 blue-2")
    assert hands.view(0).phase == "play"
    assert hands.why("keep").code == "no_sorcerer"
    assert hands.why("sorcerer blue-2").code == "no_sorcerer"


@rule("K-S13")
def test_as_the_only_card_it_must_be_used_now() -> None:
    hands = table("blue-2 blue-3", "sorcerer red-3", "red-2 blue-4")
    hands.play("blue-2 red-3 blue-4")
    assert hands.may() == ["sorcerer blue-2", "sorcerer blue-4", "sorcerer red-3"]
    refusal = hands.why("keep")
    assert (refusal.code, refusal.clause) == ("sorcerer_now", "K-S13")
    hands.do("sorcerer blue-4")
    hands.play("red-2 blue-3 blue-4")
    assert hands.points() == [0, 0, 2]


@rule("K-S13")
def test_a_blue_or_red_five_taken_back_has_no_more_to_say() -> None:
    hands = table("blue-5 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-5 red-3 blue-4")
    hands.do("sorcerer blue-5")
    assert hands.state.to_act == 0, "the winner of the trick leads"
    assert hands.view(0).phase == "play"
    again = table("red-5 red-6 red-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    again.play("red-5 red-3 red-2")
    again.do("sorcerer red-5")
    assert again.state.to_act == 0
    assert again.view(2).players[1].shown == ["red-5"]


@rule("K-S13", "K-D1")
def test_the_green_five_taken_back_counts_for_who_wins_it_in_the_end() -> None:
    hands = table("green-5 blue-3", "sorcerer red-3", "green-9 blue-4")
    hands.play("green-5 red-3 green-9")
    assert hands.state.tricks[-1].winner == 2
    hands.do("sorcerer green-5")
    hands.play("blue-4 blue-3 green-5")
    assert hands.state.dealer == 2
    other = table("green-5 blue-9", "sorcerer red-3", "green-9 blue-4")
    other.play("green-5 red-3 green-9")
    other.do("sorcerer green-5")
    other.play("blue-4 blue-9 green-5")
    assert other.state.dealer == 0, "who won it the second time deals, not who won it first"


@rule("K-S18")
def test_who_is_asked_is_known_to_hold_the_sorcerer_and_so_is_the_card_taken_back() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    assert hands.view(0).players[1].shown == []
    hands.play("blue-2 red-3 blue-4")
    assert hands.view(0).players[1].shown == ["sorcerer"]
    assert hands.view("spectator").players[1].shown == ["sorcerer"]
    hands.do("keep")
    assert hands.view(0).players[1].shown == ["sorcerer"]
    hands.play("blue-8 blue-3 red-4")
    hands.do("sorcerer blue-8")
    assert hands.view(0).players[1].shown == ["blue-8"]


# Excalibur


@rule("K-S14")
def test_excalibur_is_only_for_who_cannot_follow() -> None:
    hands = table("blue-6 red-2", "excalibur blue-9 red-4", "blue-3 red-6")
    hands.play("blue-6")
    assert hands.may() == ["play blue-9"]
    refusal = hands.why("play excalibur")
    assert (refusal.code, refusal.clause) == ("excalibur_must_follow", "K-S14")
    assert refusal.facts == {"required": "blue", "follow": ["blue-9"]}


@rule("K-S14")
def test_excalibur_wins_the_trick_against_an_ace_too() -> None:
    hands = table("blue-A red-2", "excalibur red-4", "blue-3 red-6")
    hands.play("blue-A")
    assert hands.may() == ["play excalibur", "play red-4"]
    hands.play("excalibur blue-3")
    assert hands.state.tricks[-1].winner == 1


@rule("K-S14")
def test_excalibur_may_be_led_and_the_next_cards_colour_is_required() -> None:
    hands = table("excalibur red-2", "blue-6 green-2", "blue-9 red-A", "green-A red-4")
    assert hands.may() == ["play excalibur", "play red-2"]
    hands.play("excalibur")
    assert hands.may() == ["play blue-6", "play green-2"]
    hands.play("blue-6")
    assert hands.may() == ["play blue-9"]
    hands.play("blue-9 green-A")
    assert hands.state.tricks[-1].winner == 0


# Once won


@rule("K-S15")
@pytest.mark.parametrize("quest_name", ["4a", "4b", "12a", "17b", "19a", "6b"])
def test_won_magic_cards_score_nothing(quest_name: str) -> None:
    plain = score(quest_name, "0123", "blue-9", "red-9", "green-9", "")
    for magic in NAMES[-5:]:
        assert score(quest_name, "0123", f"blue-9 {magic}", f"red-9 {magic}", f"green-9 {magic}", "") == plain


@rule("K-S15")
def test_a_mummy_that_was_blue_in_its_trick_is_not_blue_when_won() -> None:
    hands = table(
        "blue-8 red-3", "mummy red-4", "blue-2 red-5", quest_name="4a", past=[trick(0, "blue-K blue-9 blue-3")]
    )
    hands.play("blue-8 mummy blue-2")
    assert hands.state.tricks[-1].winner == 1
    assert hands.points_now() == [-3, -2, 0]


@rule("K-S15")
def test_ones_and_elevens_count_by_colour_and_value() -> None:
    assert score("12b", "0000", "green-1 green-11-flag blue-11-enchanter")[0] == 1
    assert score("6b", "01", "red-11-shaman", "red-10") == [5, 0, 0, 0]
    assert score("18a", "0", "green-1 green-6")[0] == 1
    assert score("18a", "0", "green-11-tinkerer")[0] == 11


@rule("K-S16")
def test_a_bonus_belongs_to_the_points_of_the_deal() -> None:
    hands = table("green-11-flag", "green-2", "green-3", quest_name="7a")
    hands.play("green-11-flag green-2 green-3")
    assert hands.points() == [4, 0, 0]
    assert hands.state.scores() == [4, 0, 0]


@rule("K-S16")
def test_at_most_one_decision_follows_a_trick() -> None:
    hands = table("green-1 red-2 red-3", "green-9 red-7 red-8", "green-8 blue-6 blue-7")
    hands.play("green-1 green-9 green-8")
    hands.do("swap 1")
    assert hands.view(0).phase == "play"
