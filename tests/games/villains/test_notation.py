"""Moves, events and views in words, and what stands in a record."""

import json

import pytest

from parlour.engine.event import Event
from parlour.engine.game import Parts, Wish
from parlour.engine.match import Match
from parlour.engine.playout import RandomPolicy
from parlour.engine.record import encode
from parlour.games.villains import GAME
from parlour.games.villains.events import (
    Counted,
    Cursed,
    Drew,
    HadNoEffect,
    Hypnotized,
    LaidHero,
    Picked,
    Played,
    RanOut,
    Swiped,
    Turned,
    UsedPower,
    Whirled,
)
from parlour.testing.golden import played_match
from parlour.words import words_of
from tests.games.villains.builder import PLAYERS, Place, state_of, table, turn, unseen

ENGLISH, GERMAN = words_of(GAME, "en"), words_of(GAME, "de")


@pytest.mark.parametrize(
    ("move", "parts", "english", "german"),
    [
        (
            "red-6 own",
            Parts("play", card="red-6", from_="hand", to="own", seat=2),
            "Put the red 6 on your pile",
            "Rot 6 auf deinen Stapel legen",
        ),
        (
            "blue-5 left",
            Parts("play", card="blue-5", from_="hand", to="left", seat=3),
            "Put the blue 5 on Di’s pile",
            "Blau 5 auf den Stapel von Di legen",
        ),
        (
            "blue-5 right",
            Parts("play", card="blue-5", from_="hand", to="right", seat=1),
            "Put the blue 5 on Bo’s pile",
            "Blau 5 auf den Stapel von Bo legen",
        ),
        (
            "green-3 hero",
            Parts("hero", card="green-3", from_="hand", to="hero"),
            "Lay the green 3 face down, as a Hero",
            "Grün 3 verdeckt ablegen, als Held",
        ),
        (
            "curse hero",
            Parts("hero", card="curse", from_="hand", to="hero"),
            "Lay Powerful Curse face down, as a Hero",
            "Mächtiger Fluch verdeckt ablegen, als Held",
        ),
        (
            "curse",
            Parts("use", card="curse", from_="hand", to="middle"),
            "Use Powerful Curse",
            "Mächtiger Fluch einsetzen",
        ),
        ("meddling", Parts("use", card="meddling", from_="hand", to="middle"), "Use Meddling", "Einmischung einsetzen"),
        (
            "no-escape",
            Parts("use", card="no-escape", from_="hand", to="middle"),
            "Use No Escape",
            "Kein Entkommen einsetzen",
        ),
        (
            "hypnotize 3",
            Parts("aim", card="hypnotize", from_="hand", to="pile", seat=3),
            "Hypnotize: take the top card of Di’s pile into your hand",
            "Hypnose: die oberste Karte vom Stapel von Di auf die Hand nehmen",
        ),
        (
            "hypnotize",
            Parts("use", card="hypnotize", from_="hand", to="middle"),
            "Use Hypnotize",
            "Hypnose einsetzen",
        ),
        (
            "swipe 0",
            Parts("aim", card="swipe", from_="hand", to="pile", seat=0),
            "Swipe: swap top cards with Ada’s pile",
            "Mopsen: oberste Karten mit dem Stapel von Ada tauschen",
        ),
        ("swipe", Parts("use", card="swipe", from_="hand", to="middle"), "Use Swipe", "Mopsen einsetzen"),
        (
            "whirlpool left",
            Parts("whirl", card="whirlpool", from_="hand", to="left"),
            "Whirlpool: every top card one place to the left",
            "Strudel: alle obersten Karten einen Platz nach links",
        ),
        (
            "whirlpool right",
            Parts("whirl", card="whirlpool", from_="hand", to="right"),
            "Whirlpool: every top card one place to the right",
            "Strudel: alle obersten Karten einen Platz nach rechts",
        ),
    ],
)
def test_a_move_in_notation_in_parts_and_in_words(move: str, parts: Parts, english: str, german: str) -> None:
    match = table(Place(), Place(), Place(), Place(), to_act=2)
    action = GAME.parse(move)
    assert GAME.write(action) == move
    assert GAME.parts(state_of(match), action) == parts
    assert ENGLISH.offer(parts, PLAYERS) == english
    assert GERMAN.offer(parts, PLAYERS) == german


@pytest.mark.parametrize(
    "text", ["curse own", "red-7 own", "hypnotize 6", "whirlpool", "red-6", "red-6 up", "swipe left"]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="is no move of villains"):
        GAME.parse(text)


def asked(match: Match, **wish: object) -> str:
    """What somebody is told who takes a card somewhere."""
    refusal = match.why_not_so(Wish(**wish))  # type: ignore[arg-type]
    return "" if refusal is None else f"{refusal.code} {refusal.clause}"


def test_a_card_and_a_pile_are_a_wish_that_is_granted_or_answered() -> None:
    match = turn("red-4 blue-3 swipe", own="red-5", left="blue-4", across="red-1", right="")
    assert asked(match, card="red-4", seat=1) == ""
    assert asked(match, card="red-4", seat=0) == "belongs_to_neighbour V-T3"
    assert asked(match, card="blue-3", seat=0) == "no_match V-T2"
    assert asked(match, card="blue-3", seat=3) == "empty_there V-T13"
    assert asked(match, card="blue-3", seat=2) == "not_a_move V-T1"
    assert asked(match, card="swipe", seat=2) == ""
    assert asked(match, card="swipe", seat=0) == "not_an_opponent V-X7"
    assert asked(match, card="green-1") == "not_in_hand V-T1"


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Played(0, "red-6", 0, "own"),
            "Ada puts the red 6 on their own pile.",
            "Ada legt Rot 6 auf den eigenen Stapel.",
        ),
        (
            Played(0, "red-6", 1, "left"),
            "Ada puts the red 6 on Bo’s pile.",
            "Ada legt Rot 6 auf den Stapel von Bo.",
        ),
        (
            LaidHero(0, "curse", 0),
            "Ada lays Powerful Curse face down: a Hero.",
            "Ada legt Mächtiger Fluch verdeckt ab: ein Held.",
        ),
        (
            unseen(LaidHero, 0, 0),
            "Ada lays a card face down: a Hero.",
            "Ada legt eine Karte verdeckt ab: ein Held.",
        ),
        (UsedPower(1, "no-escape"), "Bo plays No Escape.", "Bo spielt Kein Entkommen."),
        (HadNoEffect(1, "curse"), "Powerful Curse has no effect.", "Mächtiger Fluch bleibt ohne Wirkung."),
        (
            Cursed(2, "red-6"),
            "The red 6 leaves Cy’s pile and the game.",
            "Rot 6 verlässt den Stapel von Cy und das Spiel.",
        ),
        (
            Hypnotized(0, 2, "red-6", None),
            "Ada takes the red 6 from Cy’s pile into their hand.",
            "Ada nimmt Rot 6 vom Stapel von Cy auf die Hand.",
        ),
        (
            unseen(Hypnotized, 0, 2, 0),
            "Ada takes the Hero from Cy’s pile into their hand.",
            "Ada nimmt den Helden vom Stapel von Cy auf die Hand.",
        ),
        (
            Turned(1, "red-2", "hero"),
            "Bo’s red 2 is a Hero now.",
            "Rot 2 auf dem Stapel von Bo ist jetzt ein Held.",
        ),
        (
            Turned(1, "red-2", "villain"),
            "Bo’s red 2 is Villain side up now.",
            "Rot 2 auf dem Stapel von Bo zeigt jetzt die Schurkenseite.",
        ),
        (
            Swiped(0, 1, "hero", "red-2"),
            "Ada takes a Hero from Bo’s pile and gives the red 2 for it.",
            "Ada nimmt einen Helden vom Stapel von Bo und gibt Rot 2 dafür.",
        ),
        (
            Swiped(0, 1, "red-2", None),
            "Ada takes the red 2 from Bo’s pile and gives nothing for it.",
            "Ada nimmt Rot 2 vom Stapel von Bo und gibt nichts dafür.",
        ),
        (
            Picked(2, "blue-4"),
            "Cy’s blue 4 lies open and must be played next.",
            "Bei Cy liegt Blau 4 offen und muss als Nächstes gespielt werden.",
        ),
        (
            Whirled(0, "left", ["red-1", "hero", None], [1, 2, 0]),
            "The top cards move one place to the left: red 1, a Hero, nothing.",
            "Die obersten Karten wandern einen Platz nach links: Rot 1, ein Held, nichts.",
        ),
        (Drew(1, ["red-1", "swipe"]), "Bo draws red 1, Swipe.", "Bo zieht Rot 1, Mopsen."),
        (unseen(Drew, 1, 1), "Bo draws 1 card.", "Bo zieht 1 Karte."),
        (unseen(Drew, 1, 2), "Bo draws 2 cards.", "Bo zieht 2 Karten."),
        (RanOut(2), "Cy has no cards left.", "Cy hat keine Karten mehr."),
        (Counted(0, 0, 12, 0), "Ada has 12 points; there is no Hero.", "Ada hat 12 Punkte; da liegt kein Held."),
        (Counted(0, 1, 12, 3), "Ada has 12 points; 1 Hero cancels 3.", "Ada hat 12 Punkte; 1 Held streicht 3."),
        (Counted(0, 5, 1, 10), "Ada has 1 point; 5 Heroes cancel 10.", "Ada hat 1 Punkt; 5 Helden streichen 10."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, english: str, german: str) -> None:
    assert ENGLISH.event(event, PLAYERS) == english
    assert GERMAN.event(event, PLAYERS) == german


def told(match: Match, move: str) -> tuple[str, str]:
    """Why a move is refused, in both languages."""
    refusal = match.why_not(move)
    assert refusal is not None
    return ENGLISH.refusal(refusal, match.names), GERMAN.refusal(refusal, match.names)


def test_a_refusal_names_players_and_cards() -> None:
    match = turn("red-4 blue-3", own="red-5", left="blue-4", right="green-4")
    assert told(match, "red-4 own") == (
        "The red 4 matches the piles of Bo and Cy too, and must go to one of them.",
        "Rot 4 passt auch auf die Stapel von Bo und Cy und muss auf einen davon.",
    )
    assert told(match, "blue-3 right") == (
        "On top of Cy’s pile: green 4. The blue 3 matches it neither in colour nor in number.",
        "Oben auf dem Stapel von Cy: Grün 4. Blau 3 passt dazu weder in der Farbe noch in der Zahl.",
    )
    assert told(match, "green-3 own") == (
        "You do not hold the green 3. Your hand: red 4, blue 3.",
        "Grün 3 ist nicht auf deiner Hand. Du hast: Rot 4, Blau 3.",
    )
    match = turn("swipe", own="red-3", left="blue-1", right="blue-2")
    assert told(match, "swipe") == (
        "Swipe needs a target: there are the piles of Bo and Cy.",
        "Mopsen braucht ein Ziel: Da sind die Stapel von Bo und Cy.",
    )


def test_a_table_shows_what_the_viewer_knows() -> None:
    match = table(
        Place("red-5 (red-2)", "red-6 blue-1", "green-1", villain="scar"),
        Place("blue-4 [red-1]", "red-3", open="red-3", villain="hook"),
        Place("", "red-4", villain="ursula"),
    )
    assert ENGLISH.view(GAME, match.view(0), match.names).splitlines() == [
        "> Ada, Scar: pile: a Hero on 2; hand: red 6, blue 1; draw pile: 1",
        "    remembered: Hero (red 2, secret), red 5",
        "    counts 5 points; 1 Hero, cancelled: nothing",
        "  Bo, Captain Hook: pile: a Hero on 2; 1 in hand; open: red 3; draw pile: 0",
        "    remembered: Hero (red 1), blue 4",
        "    counts 4 points; 1 Hero, cancelled: nothing",
        "  Cy, Ursula: pile: empty; 1 in hand; draw pile: 0",
        "    counts 0 points; 0 Heroes, cancelled: nothing",
        "  special discard pile: nothing",
    ]
    assert GERMAN.view(GAME, match.view(0), match.names).splitlines()[:3] == [
        "> Ada, Scar: Stapel (2): oben ein Held; Hand: Rot 6, Blau 1; Nachziehstapel: 1",
        "    gemerkt: Held (Rot 2, geheim), Rot 5",
        "    zählt 5 Punkte; 1 Held, gestrichen: nichts",
    ]


def test_a_table_says_what_is_cancelled() -> None:
    match = turn("red-2", own="red-1 blue-1 [red-3]")
    assert "counts 0 points; 1 Hero, cancelled: 2 of the 1s" in ENGLISH.view(GAME, match.view(0), match.names)
    assert "zählt 0 Punkte; 1 Held, gestrichen: 2 der 1er" in GERMAN.view(GAME, match.view(0), match.names)


def test_a_secret_is_not_on_the_table_of_another() -> None:
    match = turn("red-2", own="red-5 (green-3)")
    assert "green 3" in ENGLISH.view(GAME, match.view(0), match.names)
    assert "green 3" not in ENGLISH.view(GAME, match.view(1), match.names)


def test_a_record_has_the_layout_the_picks_and_the_count() -> None:
    match = played_match(GAME, 3, "5", RandomPolicy(), {"villains": ["scar", "jafar", "hook"], "first": 2})
    record = json.loads(encode(match.record()))
    assert record["options"] == {
        "specials": True,
        "neighbour_play": "redirect",
        "villains": ["scar", "jafar", "hook"],
        "first": 2,
    }
    start = record["start"]
    assert sorted(start) == ["draw", "first", "hands", "piles", "villains"]
    assert start["villains"] == ["scar", "jafar", "hook"]
    assert start["first"] == record["moves"][0]["seat"] == 2
    assert [len(draw) for draw in start["draw"]] == [15, 15, 15]
    assert [len(pile) for pile in start["piles"]] == [1, 1, 1]
    picks = [move["chance"] for move in record["moves"] if move["action"] == "no-escape"]
    assert picks
    assert all(sorted(chance[0]["picked"]) == ["1", "2"] for chance in picks)
    assert all(not move["chance"] for move in record["moves"] if move["action"] != "no-escape")
    result = record["result"]
    assert result["points"] == result["scores"]
    assert sorted(result) == ["cancelled", "cancelled_by_number", "heroes", "points", "ranking", "scores"]
    assert [sum(numbers.values()) for numbers in result["cancelled_by_number"]] == result["cancelled"]


def test_the_draw_pile_of_a_record_goes_from_the_top_down() -> None:
    match = played_match(GAME, 3, "5", RandomPolicy(), {"specials": False})
    first = match.start["first"]
    assert Drew(first, match.start["draw"][first][:1]) in match.history[0]


def test_a_setup_left_to_chance_is_not_an_option_of_the_record() -> None:
    match = played_match(GAME, 3, "5", RandomPolicy())
    assert match.record().options == {"specials": True, "neighbour_play": "redirect"}
