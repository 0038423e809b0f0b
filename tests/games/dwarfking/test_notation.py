"""Actions, events and tables as text, and what a refused move is told."""

import pytest

from parlour.engine.event import Event
from parlour.engine.game import Viewer
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.events import (
    Dealt,
    DealtToYou,
    DealtUnseen,
    EndedDeal,
    EndedMatch,
    GaveCard,
    GaveCardUnseen,
    GotBonus,
    PassedHands,
    PassedHandsToYou,
    PassedHandsUnseen,
    Played,
    SwappedHands,
    SwappedHandsUnseen,
    TookCards,
    TookCardsUnseen,
)
from parlour.games.dwarfking.rules.actions import ACTIONS
from parlour.games.dwarfking.rules.cards import NAMES
from tests.games.dwarfking.builder import table, trick
from tests.rule import rule

PEOPLE = ["Ada", "Ben", "Cem"]


def test_the_notation_is_that_of_the_records() -> None:
    written = {GAME.write(action) for action in range(ACTIONS)}
    assert {"quest 1a", "quest 20b", "exchange 4", "swap 0", "pass left", "pass right", "keep"} <= written
    for verb in ("give", "play", "sorcerer"):
        assert {f"{verb} {name}" for name in NAMES} <= written
    assert len(written) == ACTIONS == 40 + 5 + 53 + 53 + 5 + 2 + 53 + 1


def test_what_is_no_move_is_said_to_be_none() -> None:
    with pytest.raises(ValueError, match="'play blue-12' is no move of The Dwarf King"):
        GAME.parse("play blue-12")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("quest 3a", "choose Three Quarters (+4 for each 3 and each 4)"),
        ("exchange 2", "take two cards from seat 2"),
        ("give red-11-flag", "give the red Flag Bearer (11)"),
        ("play blue-Q", "play the blue Queen"),
        ("play green-1", "play the Druid (green 1)"),
        ("swap 1", "swap hands with seat 1"),
        ("pass right", "all hands to the right"),
        ("sorcerer green-5", "take back the green 5 for the Sorcerer"),
        ("keep", "keep the Sorcerer"),
    ],
)
def test_an_action_in_words(move: str, words: str) -> None:
    assert GAME.label(GAME.parse(move)) == words


DEALT = Dealt(1, "mummy", 4, [["red-2"], ["red-3"], ["red-4"]])
SWAPPED = SwappedHands(0, 1, ["red-2"], ["red-3"])
PASSED = PassedHands(0, "left", [["red-2"], ["red-3"], ["red-4"]])


@pytest.mark.parametrize(
    ("fact", "viewer", "shown"),
    [
        (DEALT, "open", DEALT),
        (DEALT, 2, DealtToYou(1, "mummy", 4, ["red-4"])),
        (DEALT, "spectator", DealtUnseen(1, "mummy", 4)),
        (TookCards(0, 1, ["red-2", "red-3"]), 0, TookCards(0, 1, ["red-2", "red-3"])),
        (TookCards(0, 1, ["red-2", "red-3"]), 1, TookCards(0, 1, ["red-2", "red-3"])),
        (TookCards(0, 1, ["red-2", "red-3"]), 2, TookCardsUnseen(0, 1)),
        (TookCards(0, 1, ["red-2", "red-3"]), "spectator", TookCardsUnseen(0, 1)),
        (GaveCard(0, 1, "red-2"), 1, GaveCard(0, 1, "red-2")),
        (GaveCard(0, 1, "red-2"), 2, GaveCardUnseen(0, 1)),
        (SWAPPED, 1, SWAPPED),
        (SWAPPED, 2, SwappedHandsUnseen(0, 1)),
        (PASSED, "open", PASSED),
        (PASSED, 1, PassedHandsToYou(0, "left", ["red-3"])),
        (PASSED, "spectator", PassedHandsUnseen(0, "left")),
        (GotBonus(1, "red-1", 2), "spectator", GotBonus(1, "red-1", 2)),
    ],
)
def test_what_a_viewer_is_shown(fact: Event, viewer: Viewer, shown: Event) -> None:
    assert GAME.show(fact, viewer) == shown


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (DEALT, "Ben deals; the Special is the Mummy, the quest is one of tile 4. Ada: red 2; Ben: red 3; Cem: red 4."),
        (
            DealtToYou(1, "mummy", 4, ["red-4"]),
            "Ben deals; the Special is the Mummy, the quest is one of tile 4. You hold red 4.",
        ),
        (Played(0, "mummy", "red-9"), "Ada plays the Mummy as red 9."),
        (Played(0, "puppeteer", "red-9"), "Ada plays the Puppeteer just above red 9."),
        (Played(0, "red-K", ""), "Ada plays the red King."),
        (GotBonus(1, "red-11-shaman", -3), "Ben gets −3 for the Shaman (red 11)."),
        (SWAPPED, "Ada gives Ben a hand of red 2 for one of red 3."),
        (PassedHandsUnseen(2, "left"), "Cem sends all hands to the left."),
        (
            EndedDeal("7b", [-1, 0, -2], [3, 4, -5]),
            "The deal is over, Fewest Victories (−1 for each trick): Ada −1, now 3, Ben +0, now 4, Cem −2, now −5.",
        ),
        (EndedMatch(1), "Ben leads alone and wins the match."),
    ],
)
def test_an_event_as_a_sentence(event: Event, sentence: str) -> None:
    assert GAME.tell(event, PEOPLE) == sentence


def test_a_table_as_text() -> None:
    hands = table(
        "blue-6 red-2", "mummy green-3", "blue-8 red-6", quest_name="4a", past=[trick(0, "blue-9 green-4 blue-3")]
    )
    hands.state.seats[1].barred = 0xFFFF << 16
    hands.play("blue-6")
    hands.state.deals = []
    assert GAME.table(hands.view(1), PEOPLE).splitlines() == [
        "  deal 1, dealt by Ada; quest: Knights' Debacle (−1 for each blue card)",
        "  Special: Mummy. A copy of the card that won the previous trick. Not in the first trick.",
        "  Ada: 0 points, 1 trick, −2 in this deal; 1 in hand",
        "> Ben: 0 points, 0 tricks, +0 in this deal; hand: green 3, Mummy",
        "  Cem: 0 points, 0 tricks, +0 in this deal; 2 in hand",
        "  last trick: Ada blue 9, Ben green 4, Cem blue 3; won by Ada",
        "  this trick: Ada blue 6",
    ]
    assert "Ben: 0 points, 0 tricks, +0 in this deal; 2 in hand, without blue" in GAME.table(hands.view(0), PEOPLE)


@rule("K-S13")
def test_a_card_replaced_by_the_sorcerer_is_named_in_the_table() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    hands.do("sorcerer blue-4")
    text = GAME.table(hands.view(0), PEOPLE)
    assert "last trick: Ada blue 2, Ben red 3, Cem Sorcerer in place of blue 4; won by Cem" in text
    assert "Ben: 0 points, 0 tricks, +0 in this deal; 2 in hand, known: blue 4, without blue" in text


@rule("K-S1")
def test_who_had_a_hand_before_is_named_in_the_table() -> None:
    hands = table("green-1 red-2 red-3", "green-9 red-7 red-8", "green-8 blue-6 blue-7")
    hands.play("green-1 green-9 green-8")
    hands.do("swap 2")
    text = GAME.table(hands.view("spectator"), PEOPLE)
    assert "Ada: 0 points, 0 tricks, +0 in this deal; 2 in hand, had before by Cem" in text
