"""What is said about a move."""

from parlour.games.dwarfking import GAME
from tests.games.dwarfking.builder import Table, dealt, table, trick


def said(hands: Table, move: str) -> str:
    action = GAME.parse(move)
    assert action in hands.state.legal_actions()
    return GAME.remark(hands.state, action)


def test_a_quest_that_counts_cards_names_those_in_hand() -> None:
    hands = dealt("blue-5 blue-A red-Q green-K", "red-5", "red-6", tile=13)
    assert said(hands, "quest 13a").startswith("you hold one card that would count and one card that would cost;")
    hands = dealt("blue-5 blue-A red-Q green-K", "red-5", "red-6", tile=4)
    assert said(hands, "quest 4a").startswith("you hold two cards that would cost;")


def test_a_quest_about_tricks_names_the_strong_cards() -> None:
    hands = dealt("blue-5 blue-A red-A green-K", "red-5", "red-6", tile=7)
    assert said(hands, "quest 7a").endswith("two Aces, one King, no Queens")


def test_a_quest_about_low_values_names_the_colour() -> None:
    hands = dealt("blue-5 blue-A red-A green-K", "red-5", "red-6", tile=18)
    assert said(hands, "quest 18b").startswith("you hold two blue cards;")


def test_the_last_card_of_a_trick_says_who_gets_what() -> None:
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", quest_name="7b")
    hands.play("blue-6 blue-4")
    assert said(hands, "play blue-9") == "wins the trick; as it lies, −1 for you"
    assert said(hands, "play blue-3") == "leaves the trick to seat 0; as it lies, −1 for seat 0"


def test_a_card_in_the_middle_says_how_many_could_beat_it() -> None:
    hands = table("blue-6 red-2", "blue-Q blue-5", "blue-3 blue-9", quest_name="7a")
    hands.play("blue-6")
    assert said(hands, "play blue-Q") == "can be beaten by two higher blue cards not seen yet"
    assert said(hands, "play blue-5") == "stays under the blue 6 of seat 0"


def test_a_sure_winner_is_called_sure_only_when_no_magic_is_out() -> None:
    hands = table("blue-A red-2", "blue-Q blue-5", "blue-3 blue-9", special="red-1")
    assert said(hands, "play blue-A") == "surely wins the trick: nobody can beat it; as it lies, +1 for you"
    hands = table("blue-A red-2", "dragon blue-5", "blue-3 blue-9")
    assert said(hands, "play blue-A") == "can be beaten by no higher blue cards not seen yet"


def test_the_dragon_fears_aces() -> None:
    hands = table("dragon red-2", "blue-Q blue-5", "blue-3 blue-9")
    assert said(hands, "play dragon") == "wins unless an Ace comes: three Aces not seen yet"


def test_a_discard_says_when_a_colour_is_gone() -> None:
    hands = table("blue-6 red-2", "green-4 red-3", "blue-3 blue-9", special="red-1")
    hands.play("blue-6")
    assert said(hands, "play green-4") == "stays under the blue 6 of seat 0; leaves you without green"


def test_the_joker_and_the_scout_say_what_they_bring() -> None:
    hands = table("blue-6 red-2", "blue-1 blue-3", "blue-4 blue-9")
    hands.play("blue-6")
    assert said(hands, "play blue-1").endswith("the Joker is worth +3 only in the last trick")
    hands = table("red-K red-2", "red-1 red-3", "blue-4 blue-9")
    hands.play("red-K")
    assert said(hands, "play red-1").endswith("the Scout brings you +1 a figure: one figure so far")


def test_the_shaman_the_enchanter_and_the_flag_say_what_the_winner_gets() -> None:
    for card, words in (
        ("red-11-shaman", "the Shaman in it costs the winner 3"),
        ("blue-11-enchanter", "the Enchanter in it doubles the winner's points"),
        ("green-11-flag", "the Flag Bearer in it brings the winner +3"),
    ):
        hands = table(f"{card} green-2", "blue-3 red-3", "blue-4 red-9")
        assert words in said(hands, f"play {card}")


def test_the_tinkerer_counts_in_the_next_trick() -> None:
    past = [trick(0, "green-11-tinkerer green-2 green-3")]
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", past=past)
    assert said(hands, "play blue-6").endswith("the Tinkerer brings the winner +3")


def test_swapping_and_passing_say_what_goes_where() -> None:
    hands = table("green-1 red-K red-A", "green-3 red-3 blue-2", "green-4 red-9 blue-3")
    hands.state.seats[2].points = 4
    hands.play("green-1 green-3 green-4")
    assert said(hands, "swap 2") == "your hand with two figures goes to seat 2; seat 2 is four points ahead of you"
    hands = table("blue-11-flag red-K red-2", "blue-3 red-3 green-2", "blue-4 red-9 green-3")
    hands.play("blue-11-flag blue-3 blue-4")
    assert said(hands, "pass left") == "your hand with one figure goes to seat 1, and you get that of seat 2"


def test_the_druid_in_the_last_trick_promises_nothing() -> None:
    past = [trick(0, "red-9 red-2 red-3")]
    hands = table("green-1", "green-3", "green-4", past=past)
    assert "Druid" not in said(hands, "play green-1")


def test_taking_a_card_back_says_what_it_changes() -> None:
    hands = table("blue-6 blue-3 blue-7", "sorcerer red-Q red-4", "red-2 blue-4 blue-8", quest_name="13a", leader=1)
    hands.play("red-Q red-2 blue-6")
    assert said(hands, "sorcerer red-Q") == "brings the red Queen into your hand and changes your points by +3"
    assert said(hands, "sorcerer red-2").endswith("changes no points so far")
    assert said(hands, "keep") == "keeps the Sorcerer for a later trick"


def test_an_exchange_says_how_the_other_stands_and_what_a_gift_leaves() -> None:
    hands = dealt("blue-5 red-11-flag red-2 green-K", "red-5 blue-2 blue-3 blue-4", "red-6 red-7 red-8 red-9")
    hands.do("quest 7a")
    assert said(hands, "exchange 1").endswith("seat 1 has as many points as you")
    hands.do("exchange 2")
    assert said(hands, "give green-K") == "leaves you without green"
