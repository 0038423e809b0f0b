"""Actions in notation and in parts, what viewers are shown, and all of it in words of both languages."""

from typing import Any

import msgspec
import pytest

from parlour.engine.event import Event, Viewer
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.events import (
    ChoseQuest,
    Dealt,
    EndedDeal,
    EndedMatch,
    GaveCard,
    GotBonus,
    KeptSorcerer,
    PassedHands,
    Played,
    Showed,
    SwappedHands,
    TookCards,
    UsedSorcerer,
    WonTrick,
)
from parlour.games.dwarfking.rules.actions import ACTIONS
from parlour.games.dwarfking.rules.cards import NAMES
from parlour.words import words_of
from tests.games.dwarfking.builder import Table, dealt, table, trick
from tests.rule import rule

PEOPLE = ["Ada", "Ben", "Cem"]
ENGLISH = words_of(GAME, "en")
GERMAN = words_of(GAME, "de")


def test_the_notation_is_that_of_the_records() -> None:
    written = {GAME.write(action) for action in range(ACTIONS)}
    assert {"quest 1a", "quest 20b", "exchange 4", "swap 0", "pass left", "pass right", "keep"} <= written
    for verb in ("give", "play", "sorcerer"):
        assert {f"{verb} {name}" for name in NAMES} <= written
    assert len(written) == ACTIONS == 40 + 5 + 53 + 53 + 5 + 2 + 53 + 1


def test_what_is_no_move_is_said_to_be_none() -> None:
    with pytest.raises(ValueError, match="'play blue-12' is no move of dwarfking"):
        GAME.parse("play blue-12")


def exchanging() -> Table:
    """Seat 2 has taken two cards from seat 1 and owes two."""
    hands = dealt("blue-5 blue-6", "green-2 green-3", "red-11-flag red-5")
    hands.do("quest 7b", "exchange 1")
    return hands


@pytest.mark.parametrize(
    ("move", "parts", "english", "german"),
    [
        (
            "quest 3a",
            {"choice": "3a"},
            "Choose the quest Three Quarters: +4 for each 3 and each 4",
            "Wähle den Auftrag Drei Viertel: +4 für jede 3 und jede 4",
        ),
        ("exchange 2", {"seat": 2}, "Take two cards from Cem", "Nimm zwei Karten von Cem"),
        (
            "give red-11-flag",
            {"card": "red-11-flag", "from": "hand", "to": "hand", "seat": 1},
            "Give Ben the red Flag Bearer (11)",
            "Gib Ben den roten Bannerträger (11)",
        ),
        (
            "play blue-Q",
            {"card": "blue-Q", "from": "hand", "to": "trick"},
            "Play the blue Queen",
            "Spiele die blaue Dame",
        ),
        (
            "play excalibur",
            {"card": "excalibur", "from": "hand", "to": "trick"},
            "Play Excalibur",
            "Spiele Excalibur",
        ),
        ("swap 1", {"seat": 1}, "Swap hands with Ben", "Tausche die Hand mit Ben"),
        ("pass left", {"to": "left"}, "All hands to the left", "Alle Hände nach links"),
        ("pass right", {"to": "right"}, "All hands to the right", "Alle Hände nach rechts"),
        (
            "sorcerer green-5",
            {"card": "green-5", "from": "trick", "to": "hand", "other": "sorcerer"},
            "Take back the green 5 and leave the Sorcerer there",
            "Nimm die grüne 5 zurück und lass den Hexenmeister dafür liegen",
        ),
        ("keep", {}, "Keep the Sorcerer", "Behalte den Hexenmeister"),
    ],
)
def test_an_action_in_parts_and_in_words(move: str, parts: dict[str, Any], english: str, german: str) -> None:
    found = GAME.parts(exchanging().state, GAME.parse(move))
    assert msgspec.to_builtins(found) == {"verb": move.split()[0], **parts}
    assert ENGLISH.offer(found, PEOPLE) == english
    assert GERMAN.offer(found, PEOPLE) == german


def test_a_card_is_given_to_nobody_while_nothing_is_owed() -> None:
    state = table("blue-6", "blue-7", "blue-8").state
    assert msgspec.to_builtins(GAME.parts(state, GAME.parse("give blue-6"))) == {
        "verb": "give",
        "card": "blue-6",
        "from": "hand",
        "to": "hand",
    }


def test_a_seat_that_is_not_at_the_table_is_no_part() -> None:
    state = table("blue-6", "blue-7", "blue-8").state
    for verb in ("exchange", "swap"):
        assert msgspec.to_builtins(GAME.parts(state, GAME.parse(f"{verb} 2"))) == {"verb": verb, "seat": 2}
        assert msgspec.to_builtins(GAME.parts(state, GAME.parse(f"{verb} 3"))) == {"verb": verb}


DEALT = Dealt(1, "mummy", 4, [["red-2"], ["red-3"], ["red-4"]])
TOOK = TookCards(0, 1, ["red-2", "red-3"])
GAVE = GaveCard(0, 1, "red-2")
SWAPPED = SwappedHands(0, 1, ["red-2"], ["red-3"])
PASSED = PassedHands(0, "left", [["red-2"], ["red-3"], ["red-4"]])
BONUS = GotBonus(1, "red-1", 2)


@pytest.mark.parametrize(
    ("event", "viewer", "shown"),
    [
        (DEALT, "open", None),
        (DEALT, 2, {"type": "DealtToYou", "dealer": 1, "special": "mummy", "tile": 4, "hand": ["red-4"]}),
        (DEALT, "spectator", {"type": "DealtUnseen", "dealer": 1, "special": "mummy", "tile": 4}),
        (TOOK, 0, None),
        (TOOK, 1, None),
        (TOOK, "open", None),
        (TOOK, 2, {"type": "TookCardsUnseen", "seat": 0, "other": 1, "cards_count": 2}),
        (TOOK, "spectator", {"type": "TookCardsUnseen", "seat": 0, "other": 1, "cards_count": 2}),
        (GAVE, 0, None),
        (GAVE, 1, None),
        (GAVE, 2, {"type": "GaveCardUnseen", "seat": 0, "other": 1}),
        (SWAPPED, 0, None),
        (SWAPPED, 1, None),
        (SWAPPED, 2, {"type": "SwappedHandsUnseen", "seat": 0, "other": 1, "gave_count": 1, "got_count": 1}),
        (PASSED, "open", None),
        (PASSED, 1, {"type": "PassedHandsToYou", "seat": 0, "side": "left", "hand": ["red-3"]}),
        (PASSED, "spectator", {"type": "PassedHandsUnseen", "seat": 0, "side": "left"}),
        (BONUS, "spectator", None),
    ],
)
def test_what_a_viewer_is_shown(event: Event, viewer: Viewer, shown: dict[str, Any] | None) -> None:
    """None where all of it is shown."""
    assert msgspec.to_builtins(GAME.show(event, viewer)) == (shown or msgspec.to_builtins(event))


@pytest.mark.parametrize(
    ("event", "viewer", "english", "german"),
    [
        (
            DEALT,
            "spectator",
            "Ben deals. Special: Mummy. The quest is one of tile 4.",
            "Ben teilt aus. Sonderkarte: Mumie. Der Auftrag steht auf Tafel 4.",
        ),
        (
            DEALT,
            2,
            "Ben deals. Special: Mummy. The quest is one of tile 4. You hold red 4.",
            "Ben teilt aus. Sonderkarte: Mumie. Der Auftrag steht auf Tafel 4. Auf deiner Hand: rote 4.",
        ),
        (Showed(0, "blue-5"), "open", "Ada shows the blue 5.", "Ada zeigt die blaue 5."),
        (
            ChoseQuest(0, "4a"),
            "open",
            "Ada chooses the quest Knights' Debacle (−1 for each blue card).",
            "Ada wählt den Auftrag Debakel der Ritter (−1 für jede blaue Karte).",
        ),
        (TOOK, 1, "Ada takes from Ben: red 2, red 3.", "Ada nimmt von Ben: rote 2, rote 3."),
        (TOOK, 2, "Ada takes 2 cards from Ben.", "Ada nimmt 2 Karten von Ben."),
        (GAVE, 1, "Ada gives Ben the red 2.", "Ada gibt Ben die rote 2."),
        (GAVE, 2, "Ada gives Ben a card.", "Ada gibt Ben eine Karte."),
        (
            Played(0, "mummy", "red-9"),
            0,
            "Ada plays the Mummy, a copy of: red 9.",
            "Ada spielt die Mumie, eine Kopie von: rote 9.",
        ),
        (
            Played(0, "puppeteer", "red-9"),
            0,
            "Ada plays the Puppeteer, just above: red 9.",
            "Ada spielt den Puppenspieler, knapp über: rote 9.",
        ),
        (Played(0, "puppeteer", None), 0, "Ada plays the Puppeteer.", "Ada spielt den Puppenspieler."),
        (Played(0, "red-K", None), 0, "Ada plays the red King.", "Ada spielt den roten König."),
        (
            WonTrick(2, ["red-K", "red-2", "dragon"]),
            0,
            "Cem wins the trick: red King, red 2, Dragon.",
            "Cem gewinnt den Stich: roter König, rote 2, Drache.",
        ),
        (
            GotBonus(1, "red-11-shaman", -3),
            0,
            "Ben gets −3 for the Shaman (red 11).",
            "Ben bekommt −3 für den Schamanen (Rot 11).",
        ),
        (BONUS, 0, "Ben gets +2 for the Scout (red 1).", "Ben bekommt +2 für den Späher (Rot 1)."),
        (
            SWAPPED,
            0,
            "Ada and Ben swap hands. From Ada: red 2. From Ben: red 3.",
            "Ada und Ben tauschen die Hände. Von Ada kam: rote 2. Von Ben kam: rote 3.",
        ),
        (SWAPPED, 2, "Ada and Ben swap hands.", "Ada und Ben tauschen die Hände."),
        (
            PASSED,
            1,
            "Ada sends all hands to the left. You hold red 3.",
            "Ada lässt alle Hände nach links wandern. Auf deiner Hand: rote 3.",
        ),
        (
            PassedHands(2, "right", [["red-2"], ["red-3"], ["red-4"]]),
            "spectator",
            "Cem sends all hands to the right.",
            "Cem lässt alle Hände nach rechts wandern.",
        ),
        (
            UsedSorcerer(1, "blue-4"),
            0,
            "Ben takes back the blue 4 and leaves the Sorcerer in its place.",
            "Ben nimmt die blaue 4 zurück und lässt den Hexenmeister dafür liegen.",
        ),
        (KeptSorcerer(1), 0, "Ben keeps the Sorcerer.", "Ben behält den Hexenmeister."),
        (
            EndedDeal("7b", [-1, 0, 2], [3, 4, -5]),
            0,
            "The deal is over, Fewest Victories: Ada −1, Ben ±0, Cem +2. All points so far: Ada 3, Ben 4, Cem −5.",
            "Die Runde ist vorbei, Die wenigsten Siege: Ada −1, Ben ±0, Cem +2. "
            "Alle Punkte bisher: Ada 3, Ben 4, Cem −5.",
        ),
        (
            EndedMatch(1),
            0,
            "Ben leads alone and wins the match.",
            "Ben führt allein und gewinnt die Partie.",
        ),
    ],
)
def test_an_event_as_a_sentence(event: Event, viewer: Viewer, english: str, german: str) -> None:
    shown = GAME.show(event, viewer)
    assert ENGLISH.event(shown, PEOPLE) == english
    assert GERMAN.event(shown, PEOPLE) == german


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (
            "play green-A",
            "You must follow blue: you hold Joker (blue 1), blue 4.",
            "Blau muss bedient werden, und das kannst du: Narr (Blau 1), blaue 4.",
        ),
        ("play blue-7", "You do not hold that card: blue 7.", "Diese Karte hast du nicht: blaue 7."),
        (
            "swap 1",
            "Hands are swapped only after a trick with the Druid.",
            "Hände werden nur nach einem Stich mit dem Druiden getauscht.",
        ),
    ],
)
def test_a_refusal_as_a_sentence(move: str, english: str, german: str) -> None:
    hands = table("blue-6 red-2", "blue-4 green-A blue-1", "red-4 red-6")
    hands.play("blue-6")
    refusal = hands.why(move)
    assert ENGLISH.refusal(refusal, PEOPLE) == english
    assert GERMAN.refusal(refusal, PEOPLE) == german


def test_refusals_name_quests_and_count_seats_from_one() -> None:
    hands = dealt("blue-5 blue-6", "green-2 green-3", "red-11-flag red-5", tile=13)
    refusal = hands.why("quest 12a")
    assert ENGLISH.refusal(refusal, PEOPLE) == "That tile is not up: choose Capture the Kings or Capture the Queens."
    assert (
        GERMAN.refusal(refusal, PEOPLE) == "Diese Tafel liegt nicht aus: Wähle Fangt die Könige oder Fangt die Damen."
    )
    hands.do("quest 13a")
    assert ENGLISH.refusal(hands.why("exchange 3"), PEOPLE) == "There is no seat 4 at this table."
    assert GERMAN.refusal(hands.why("exchange 3"), PEOPLE) == "An diesem Tisch gibt es keinen Platz 4."


def test_a_table_as_text() -> None:
    hands = table(
        "blue-6 red-2", "mummy green-3", "blue-8 red-6", quest_name="4a", past=[trick(0, "blue-9 green-4 blue-3")]
    )
    hands.state.seats[1].barred = 0xFFFF << 16
    hands.play("blue-6")
    hands.state.deals = []
    assert ENGLISH.view(GAME, hands.view(1), PEOPLE).splitlines() == [
        "  deal 1, dealt by Ada; quest: Knights' Debacle (−1 for each blue card)",
        "  Special: Mummy. A copy of the card that won the previous trick. Not in the first trick.",
        "  Ada: 0 points, 1 trick, −2 in this deal; 1 in hand",
        "> Ben: 0 points, 0 tricks, ±0 in this deal; hand: green 3, Mummy",
        "  Cem: 0 points, 0 tricks, ±0 in this deal; 2 in hand",
        "  last trick, won by Ada: Ada blue 9, Ben green 4, Cem blue 3",
        "  this trick: Ada blue 6",
    ]
    assert GERMAN.view(GAME, hands.view(1), PEOPLE).splitlines() == [
        "  Runde 1, ausgeteilt von Ada; Auftrag: Debakel der Ritter (−1 für jede blaue Karte)",
        "  Sonderkarte: Mumie. Eine Kopie der Karte, die den vorigen Stich gewann. Nicht im ersten Stich.",
        "  Ada: 0 Punkte, 1 Stich, −2 in dieser Runde; 1 auf der Hand",
        "> Ben: 0 Punkte, 0 Stiche, ±0 in dieser Runde; Hand: grüne 3, Mumie",
        "  Cem: 0 Punkte, 0 Stiche, ±0 in dieser Runde; 2 auf der Hand",
        "  letzter Stich, gewonnen von Ada: Ada blaue 9, Ben grüne 4, Cem blaue 3",
        "  dieser Stich: Ada blaue 6",
    ]
    text = ENGLISH.view(GAME, hands.view(0), PEOPLE)
    assert "Ben: 0 points, 0 tricks, ±0 in this deal; 2 in hand, without blue" in text


def test_a_table_before_the_quest_and_before_the_lead() -> None:
    hands = dealt("red-5 blue-6", "blue-5 green-3", "green-7 red-6", tile=7)
    assert (
        "quest: Most Victories (+1 for each trick) or Fewest Victories (−1 for each trick)"
        in ENGLISH.view(GAME, hands.view("spectator"), PEOPLE).splitlines()[0]
    )
    hands.do("quest 7a")
    assert ENGLISH.view(GAME, hands.view("spectator"), PEOPLE).splitlines()[-1] == "  this trick: Ada leads"


@rule("K-S13")
def test_a_card_replaced_by_the_sorcerer_is_named_in_the_table() -> None:
    hands = table("blue-2 blue-3 blue-7", "sorcerer red-3 red-4", "red-2 blue-4 blue-8")
    hands.play("blue-2 red-3 blue-4")
    hands.do("sorcerer blue-4")
    text = ENGLISH.view(GAME, hands.view(0), PEOPLE)
    assert "last trick, won by Cem: Ada blue 2, Ben red 3, Cem Sorcerer (in place of: blue 4)" in text
    assert "Ben: 0 points, 0 tricks, ±0 in this deal; 2 in hand, known: blue 4, without blue" in text


@rule("K-S1")
def test_who_had_a_hand_before_is_named_in_the_table() -> None:
    hands = table("green-1 red-2 red-3", "green-9 red-7 red-8", "green-8 blue-6 blue-7")
    hands.play("green-1 green-9 green-8")
    hands.do("swap 2")
    text = ENGLISH.view(GAME, hands.view("spectator"), PEOPLE)
    assert "Ada: 0 points, 0 tricks, ±0 in this deal; 2 in hand, had before by Cem" in text


@rule("K-T1")
def test_a_view_says_who_played_which_card() -> None:
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", leader=1, past=[trick(2, "red-9 red-8 red-7")])
    hands.play("blue-4 blue-3")
    view = hands.view("spectator")
    assert view.trick is not None
    assert [(laid.seat, laid.card) for laid in view.trick.cards] == [(1, "blue-4"), (2, "blue-3")]
    assert [(laid.seat, laid.card) for laid in view.tricks[0].cards] == [(2, "red-9"), (0, "red-8"), (1, "red-7")]
