"""What is said about a move: data, and sentences in both languages."""

from parlour.engine.game import Fact
from parlour.games.dwarfking import GAME
from parlour.words import words_of
from tests.games.dwarfking.builder import Table, dealt, table, trick

PEOPLE = ["Ada", "Ben", "Cem"]


def said(hands: Table, move: str, language: str = "en") -> str:
    """The remark on a move as a sentence."""
    action = GAME.parse(move)
    assert action in hands.state.legal_actions()
    remark = GAME.remark(hands.state, action)
    assert remark is not None
    return words_of(GAME, language).remark(remark, PEOPLE)


def facts(hands: Table, move: str) -> dict[str, Fact]:
    """The facts of the remark on a move."""
    remark = GAME.remark(hands.state, GAME.parse(move))
    assert remark is not None
    return remark.facts


def test_a_quest_that_counts_cards_names_those_in_hand() -> None:
    hands = dealt("blue-5 blue-A red-Q green-K", "red-5", "red-6", tile=13)
    assert facts(hands, "quest 13a") == {"counts": 1, "costs": 1, "tricks": facts(hands, "quest 13a")["tricks"]}
    assert said(hands, "quest 13a").startswith("You hold one card that would count and one card that would cost;")
    assert said(hands, "quest 13a", "de").startswith(
        "Du hast eine Karte, die zählen würde, und eine Karte, die kosten würde;"
    )
    hands = dealt("blue-5 blue-A red-Q green-K", "red-5", "red-6", tile=4)
    assert said(hands, "quest 4a").startswith("You hold 2 cards that would cost;")
    hands = dealt("blue-5 blue-A red-Q green-K", "red-5", "red-6", tile=3)
    assert said(hands, "quest 3a").startswith("You hold no card that would count;")


def test_a_quest_about_tricks_names_the_strong_cards() -> None:
    hands = dealt("blue-5 blue-A red-A green-K", "red-5", "red-6", tile=7)
    assert said(hands, "quest 7a").endswith("2 Aces, one King, no Queen.")
    assert said(hands, "quest 7a", "de").endswith("2 Asse, ein König, keine Dame.")


def test_a_quest_about_low_values_names_the_colour() -> None:
    hands = dealt("blue-5 blue-A red-A green-K", "red-5", "red-6", tile=18)
    assert said(hands, "quest 18b").startswith("You hold 2 blue cards;")
    assert said(hands, "quest 18b", "de").startswith("Du hast 2 blaue Karten;")
    assert said(hands, "quest 18a", "de").startswith("Du hast eine grüne Karte;")


def test_the_last_card_of_a_trick_says_who_gets_what() -> None:
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", quest_name="7b")
    hands.play("blue-6 blue-4")
    assert said(hands, "play blue-9") == "Wins the trick; as it lies, −1 for you."
    assert said(hands, "play blue-3") == "Leaves the trick to Ada; as it lies, −1 for Ada."
    assert (
        said(hands, "play blue-3", "de") == "Überlässt Ada den Stich; so, wie der Stich liegt, ist er für Ada −1 wert."
    )


def test_a_trick_that_is_worth_nothing_is_said_to_be() -> None:
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", quest_name="13a")
    hands.play("blue-6 blue-4")
    assert said(hands, "play blue-9") == "Wins the trick; as it lies, worth nothing yet to you."


def test_a_card_in_the_middle_says_how_many_could_beat_it() -> None:
    hands = table("blue-6 red-2", "blue-Q blue-5", "blue-3 blue-9", quest_name="7a")
    hands.play("blue-6")
    assert said(hands, "play blue-Q") == "Can be beaten by 2 higher blue cards not seen yet."
    assert said(hands, "play blue-Q", "de") == "2 höhere blaue Karten sind noch nicht aufgetaucht."
    assert said(hands, "play blue-5") == "Stays under the blue 6 of Ada."
    assert said(hands, "play blue-5", "de") == "Bleibt unter der Karte von Ada (blaue 6)."


def test_a_sure_winner_is_called_sure_only_when_no_magic_is_out() -> None:
    hands = table("blue-A red-2", "blue-Q blue-5", "blue-3 blue-9", special="red-1")
    assert said(hands, "play blue-A") == "Surely wins the trick: nobody can beat it; as it lies, +1 for you."
    hands = table("blue-A red-2", "dragon blue-5", "blue-3 blue-9")
    assert said(hands, "play blue-A") == "Can be beaten by no blue card, only by the Special."


def test_excalibur_surely_wins() -> None:
    hands = table("excalibur red-2", "blue-Q blue-5", "blue-3 blue-9")
    assert said(hands, "play excalibur") == "Surely wins the trick: nobody can beat it; as it lies, +1 for you."


def test_the_dragon_fears_aces() -> None:
    hands = table("dragon red-2", "blue-Q blue-5", "blue-3 blue-9")
    assert said(hands, "play dragon") == "Wins unless an Ace comes: 3 Aces not seen yet."
    assert said(hands, "play dragon", "de") == "Gewinnt, wenn kein Ass kommt: 3 Asse sind noch nicht aufgetaucht."


def test_a_discard_says_when_a_colour_is_gone() -> None:
    hands = table("blue-6 red-2", "green-4 red-3", "blue-3 blue-9", special="red-1")
    hands.play("blue-6")
    assert said(hands, "play green-4") == "Stays under the blue 6 of Ada; leaves you without green."


def test_the_joker_and_the_scout_say_what_they_bring() -> None:
    hands = table("blue-6 red-2", "blue-1 blue-3", "blue-4 blue-9")
    hands.play("blue-6")
    assert said(hands, "play blue-1").endswith("; the Joker is worth +3 only in the last trick.")
    hands = table("blue-6", "blue-1", "blue-4", past=[trick(0, "red-9 red-2 red-3")])
    hands.play("blue-6")
    assert said(hands, "play blue-1").endswith("; the Joker brings you +3 in this last trick.")
    hands = table("red-K red-2", "red-1 red-3", "blue-4 blue-9")
    hands.play("red-K")
    assert said(hands, "play red-1").endswith("; the Scout brings you +1 for each figure, +1 so far.")


def test_the_shaman_the_enchanter_and_the_flag_say_what_the_winner_gets() -> None:
    for card, words in (
        ("red-11-shaman", "; the Shaman in it gives the winner −3."),
        ("blue-11-enchanter", "; the Enchanter in it doubles the winner’s points."),
        ("green-11-flag", "; the Flag Bearer in it brings the winner +3."),
    ):
        hands = table(f"{card} green-2", "blue-3 red-3", "blue-4 red-9")
        assert said(hands, f"play {card}").endswith(words)


def test_the_tinkerer_counts_in_the_next_trick() -> None:
    past = [trick(0, "green-11-tinkerer green-2 green-3")]
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", past=past)
    assert said(hands, "play blue-6").endswith("; the Tinkerer brings the winner +3.")


def test_swapping_and_passing_say_what_goes_where() -> None:
    hands = table("green-1 red-K red-A", "green-3 red-3 blue-2", "green-4 red-9 blue-3")
    hands.state.seats[2].points = 4
    assert said(hands, "play green-1").endswith("; the Druid lets you swap hands afterwards.")
    hands.play("green-1 green-3 green-4")
    assert said(hands, "swap 2") == "Your hand with 2 figures goes to Cem; Cem is 4 points ahead of you."
    assert said(hands, "swap 2", "de") == "Deine Hand mit 2 Figuren geht an Cem; Cem liegt 4 Punkte vor dir."
    hands.state.seats[1].points = -1
    assert said(hands, "swap 1").endswith("Ben is one point behind you.")
    hands = table("blue-11-flag red-K red-2", "blue-3 red-3 green-2", "blue-4 red-9 green-3")
    assert said(hands, "play blue-11-flag").endswith("; the Flag Bearer lets you move all hands afterwards.")
    hands.play("blue-11-flag blue-3 blue-4")
    assert said(hands, "pass left") == "Your hand with one figure goes to Ben, and you get that of Cem."
    assert said(hands, "pass right") == "Your hand with one figure goes to Cem, and you get that of Ben."


def test_the_druid_in_the_last_trick_promises_nothing() -> None:
    past = [trick(0, "red-9 red-2 red-3")]
    hands = table("green-1", "green-3", "green-4", past=past)
    assert facts(hands, "play green-1")["special"] is None
    assert "Druid" not in said(hands, "play green-1")


def test_taking_a_card_back_says_what_it_changes() -> None:
    hands = table("blue-6 blue-3 blue-7", "sorcerer red-Q red-4", "red-2 blue-4 blue-8", quest_name="13a", leader=1)
    hands.play("red-Q red-2 blue-6")
    assert said(hands, "sorcerer red-Q") == "Brings the red Queen into your hand and changes your points by +3."
    assert said(hands, "sorcerer red-Q", "de") == "Bringt die rote Dame auf deine Hand und ändert deine Punkte um +3."
    assert said(hands, "sorcerer red-2").endswith("and changes no points so far.")
    assert said(hands, "keep") == "Keeps the Sorcerer for a later trick."


def test_an_exchange_says_how_the_other_stands_and_what_a_gift_leaves() -> None:
    hands = dealt("blue-5 red-11-flag red-2 green-K", "red-5 blue-2 blue-3 blue-4", "red-6 red-7 red-8 red-9")
    hands.do("quest 7a")
    assert said(hands, "exchange 1").endswith("; Ben has as many points as you.")
    hands.do("exchange 2")
    assert said(hands, "give green-K") == "Leaves you without green."
    assert said(hands, "give green-K", "de") == "Damit hast du kein Grün mehr."
    assert said(hands, "give blue-5") == "Leaves you without blue."
    assert said(hands, "give red-2") == "Leaves you 3 red cards."
