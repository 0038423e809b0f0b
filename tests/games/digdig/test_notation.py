"""Dig Dig in writing: notation, parts, and the words for people in each language."""

import msgspec
import pytest

from parlour.engine.event import Event, shown
from parlour.engine.game import Parts, Refusal
from parlour.engine.match import Match
from parlour.games.digdig import GAME
from parlour.games.digdig.events import (
    Composted,
    Drew,
    Lost,
    Played,
    Readied,
    Started,
    Swapped,
    TookPile,
    TurnedBlind,
    WentOut,
)
from parlour.words import words_of
from tests.games.digdig.builder import PLAYERS, opening, play, table

ENGLISH = words_of(GAME, "en")
GERMAN = words_of(GAME, "de")


@pytest.mark.parametrize(
    ("move", "parts", "english", "german"),
    [
        (
            "swap 4 ninja",
            {"verb": "swap", "card": "4", "from": "hand", "to": "row", "other": "ninja"},
            "Swap the 4 in your hand for the Ninja in your row",
            "4 aus der Hand gegen Ninja in deiner Reihe tauschen",
        ),
        ("ready", {"verb": "ready"}, "I am ready", "Ich bin bereit"),
        (
            "play 8",
            {"verb": "play", "card": "8", "count": 1, "from": "hand", "to": "pile"},
            "Play an 8",
            "8 spielen",
        ),
        (
            "play 8 8 8",
            {"verb": "play", "card": "8", "count": 3, "from": "hand", "to": "pile"},
            "Play three 8s",
            "Drei Achten spielen",
        ),
        (
            "play boom",
            {"verb": "play", "card": "boom", "count": 1, "from": "hand", "to": "pile"},
            "Play a Boom",
            "Boom spielen",
        ),
        (
            "pick up",
            {"verb": "pick_up", "from": "pile", "to": "hand", "count": 2},
            "Take the pile (2 cards)",
            "Den Stapel nehmen (2 Karten)",
        ),
        (
            "blind 3",
            {"verb": "blind", "from": "blind", "to": "pile", "slot": 3},
            "Turn blind card 3",
            "Blinde Karte 3 aufdecken",
        ),
    ],
)
def test_actions_in_notation_in_parts_and_in_words(
    move: str, parts: dict[str, str | int], english: str, german: str
) -> None:
    """Legal or not, an action has its parts: the table asks with them why not."""
    action = GAME.parse(move)
    assert GAME.write(action) == move
    match = table("4 8 boom / ninja", "9", pile="3 7")
    found = match.game.parts(match.state, action)
    assert msgspec.to_builtins(found) == parts
    assert ENGLISH.offer(found, PLAYERS) == english
    assert GERMAN.offer(found, PLAYERS) == german


def test_a_play_says_where_the_cards_lie() -> None:
    assert [offer.parts.from_ for offer in table("4 8 / 9", "9").offers()] == ["hand", "hand"]
    assert [offer.parts.from_ for offer in table("/ 4 8 / 9", "9").offers()] == ["row", "row"]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Swapped(0, "4", "ninja"),
            "Ada lays the 4 face up and takes the Ninja to hand.",
            "Ada legt die 4 offen aus und nimmt den Ninja auf die Hand.",
        ),
        (Readied(1), "Ben is ready.", "Ben ist bereit."),
        (
            Started(2, "8"),
            "Cleo has the lowest number, an 8, and starts with it.",
            "Cleo hat die niedrigste Zahl, eine 8, und beginnt damit.",
        ),
        (
            Started(2, None),
            "Nobody has a number in hand: Cleo starts with any card.",
            "Niemand hat eine Zahl auf der Hand: Cleo beginnt mit einer beliebigen Karte.",
        ),
        (Played(0, ["8", "8"], "hand"), "Ada plays two 8s.", "Ada spielt zwei Achten."),
        (
            Played(0, ["boom"], "row"),
            "Ada plays a Boom from the face-up row.",
            "Ada spielt einen Boom aus der offenen Reihe.",
        ),
        (
            TurnedBlind(0, 2, "limbo", fits=True),
            "Ada turns blind card 2, a Limbo: it fits.",
            "Ada deckt die blinde Karte 2 auf: Limbo. Sie passt.",
        ),
        (
            TurnedBlind(0, 2, "3", fits=False),
            "Ada turns blind card 2, a 3: it does not fit.",
            "Ada deckt die blinde Karte 2 auf: 3. Sie passt nicht.",
        ),
        (
            Composted(0, 1, "boom"),
            "Boom! 1 card goes to the compost heap.",
            "Boom! 1 Karte kommt auf den Komposthaufen.",
        ),
        (
            Composted(0, 5, "four"),
            "Four in a row! 5 cards go to the compost heap.",
            "Vier gleiche! 5 Karten kommen auf den Komposthaufen.",
        ),
        (TookPile(1, ["8", "ninja"]), "Ben takes the pile: 8, Ninja.", "Ben nimmt den Stapel: 8, Ninja."),
        (Drew(1, ["8", "boom"]), "Ben draws 8, Boom.", "Ben zieht 8, Boom."),
        (shown(Drew(1, ["8"]), 0), "Ben draws 1 card.", "Ben zieht 1 Karte."),
        (shown(Drew(1, ["8", "boom"]), 0), "Ben draws 2 cards.", "Ben zieht 2 Karten."),
        (
            WentOut(3, 1),
            "Dan has no cards left and is out, number 1.",
            "Dan hat keine Karten mehr und ist draußen, als Nummer 1.",
        ),
        (Lost([2]), "Cleo is left with cards and loses.", "Cleo bleibt mit Karten zurück und verliert."),
        (
            Lost([0, 2]),
            "Nothing moves on: Ada and Cleo share the last place.",
            "Nichts geht mehr voran: Ada und Cleo teilen sich den letzten Platz.",
        ),
    ],
)
def test_events_in_words(event: Event, english: str, german: str) -> None:
    assert ENGLISH.event(event, PLAYERS) == english
    assert GERMAN.event(event, PLAYERS) == german


REFUSALS = [
    (
        "swaps_first",
        table("1 / 2", "3 / 4", is_swapping=True).why_not("play 1"),
        "Play starts when everybody is ready: swap cards, or say ready.",
        "Gespielt wird, wenn alle bereit sind: Tausche Karten oder sag, dass du bereit bist.",
    ),
    (
        "same_card",
        table("4 / 4", "3", is_swapping=True).why_not("swap 4 4"),
        "A swap exchanges two different cards, and both are 4.",
        "Getauscht werden zwei verschiedene Karten, nicht zweimal 4.",
    ),
    (
        "not_so_many",
        table("7 8", "9").why_not("play 7 7"),
        "You have only 1 of the 7s, not 2.",
        "Du hast die 7 nur 1-mal, nicht 2-mal.",
    ),
    (
        "lowest_leads",
        opening("3 9", "4 5").why_not("play 9"),
        "The match starts with the lowest number in a hand: lead your 3.",
        "Die Partie beginnt mit der niedrigsten Zahl auf einer Hand: Spiel deine 3.",
    ),
    (
        "not_higher",
        play(opening("3 9 9", "3 5 6"), "play 3").why_not("play 3"),
        "The second play must be higher than the first card: higher than 3.",
        "Das zweite Ausspiel muss höher sein als die erste Karte: höher als 3.",
    ),
    (
        "too_low",
        table("4", "9", pile="8").why_not("play 4"),
        "4 is too low: 8 or higher.",
        "4 ist zu niedrig: 8 oder höher.",
    ),
    (
        "over_limbo",
        table("6", "9", pile="8 limbo").why_not("play 6"),
        "6 is too high: after a Limbo it must be 5 or lower.",
        "6 ist zu hoch: Nach einem Limbo muss es 5 oder niedriger sein.",
    ),
    (
        "limbo_too_low",
        table("limbo", "9", pile="4").why_not("play limbo"),
        "Limbo goes only on a 5 or higher, and the top is 4.",
        "Limbo geht nur auf eine 5 oder höher, und oben liegt 4.",
    ),
    (
        "can_play",
        table("6 drop", "9", pile="4").why_not("pick up"),
        "Only a player who cannot play takes the pile, and you can play: 6, Drop.",
        "Nur wer nicht spielen kann, nimmt den Stapel, und du kannst spielen: 6, Drop.",
    ),
    (
        "can_play",
        table("/ / 6", "9", pile="4").why_not("pick up"),
        "Only a player who cannot play takes the pile, and you can turn a blind card.",
        "Nur wer nicht spielen kann, nimmt den Stapel, und du kannst eine blinde Karte aufdecken.",
    ),
    (
        "face_up_later",
        table("6 / 8", "9").why_not_so(Parts("play", card="8", from_="row")),
        "Face-up cards wait until your hand and the deck are empty.",
        "Offene Karten warten, bis deine Hand und der Nachziehstapel leer sind.",
    ),
    (
        "blind_is_gone",
        table("/ / - 6", "9").why_not("blind 1"),
        "Blind card 1 has been turned already.",
        "Die blinde Karte 1 ist schon aufgedeckt.",
    ),
    ("not_your_turn", table("6", "9").why_not("play 9", 1), "It is Ada’s turn.", "Ada ist am Zug."),
]


@pytest.mark.parametrize(("code", "refusal", "english", "german"), REFUSALS)
def test_refusals_in_words(code: str, refusal: Refusal | None, english: str, german: str) -> None:
    assert refusal is not None
    assert refusal.code == code
    assert ENGLISH.refusal(refusal, PLAYERS) == english
    assert GERMAN.refusal(refusal, PLAYERS) == german


def lines(match: Match, viewer: int) -> list[str]:
    return ENGLISH.view(GAME, match.view(viewer), match.names).splitlines()


def test_a_view_as_text() -> None:
    match = play(table("4", "9 9 / 2 boom / 1 - 3", "", pile="5 8", deck="1"), "pick up")
    assert lines(match, 1)[:4] == [
        "  Ada: 3 in hand, known: 5, 8; face up: nothing; blind: 0",
        "> Ben: hand: 9, 9; face up: 2, Boom; blind: 2",
        "  Cleo: out, number 1",
        "  pile, from the top: nothing; next: any card",
    ]
    assert GERMAN.view(GAME, match.view(1), match.names).splitlines()[:4] == [
        "  Ada: 3 auf der Hand, bekannt: 5, 8; offen: nichts; blind: 0",
        "> Ben: Hand: 9, 9; offen: 2, Boom; blind: 2",
        "  Cleo: draußen, als Nummer 1",
        "  Stapel, von oben: nichts; als Nächstes: jede Karte",
    ]
    assert lines(match, 1)[4] == f"  deck: 1; compost heap: {56 - 3 - 2 - 2 - 2 - 1}"


@pytest.mark.parametrize(
    ("pile", "holds", "words"),
    [
        ("8 ninja", "at-least", "8 or higher"),
        ("8 limbo", "at-most-five", "5 or lower (Limbo)"),
        ("drop", "after-drop", "any card"),
        ("8 drop ninja", "after-drop", "any card"),
        ("ninja", "any", "any card"),
        ("", "any", "any card"),
    ],
)
def test_the_rule_for_the_next_card(pile: str, holds: str, words: str) -> None:
    match = table("4", "9 9", pile=pile)
    view = match.game.view(match.state, "spectator")
    assert view.holds == holds
    assert f"next: {words}" in ENGLISH.view(GAME, view, match.names)


def test_the_rule_for_the_first_and_second_play_in_words() -> None:
    match = opening("4 5 6", "9 9 9")
    assert "next: the lowest number, 4, must be led" in "\n".join(lines(match, 1))
    play(match, "play 4")
    assert "next: higher than 4" in "\n".join(lines(match, 1))
