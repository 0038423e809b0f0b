"""Moves, events and views in words, and what stands in a record."""

import json

import pytest

from parlour.engine.playout import RandomPolicy
from parlour.engine.record import encode
from parlour.testing.golden import played_match
from parlour.games.villains import GAME
from parlour.games.villains.events import (
    Counted,
    Cursed,
    Drew,
    DrewUnseen,
    HadNoEffect,
    Hypnotized,
    HypnotizedUnseen,
    LaidHero,
    LaidHeroUnseen,
    Picked,
    Played,
    RanOut,
    Shown,
    Swiped,
    Turned,
    UsedPower,
    Whirled,
)
from tests.games.villains.builder import Place, table, turn

NAMES = ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("red-6 own", "red 6 on own pile"),
        ("blue-5 left", "blue 5 to the left"),
        ("blue-5 right", "blue 5 to the right"),
        ("green-3 hero", "green 3 as a Hero"),
        ("curse hero", "Powerful Curse as a Hero"),
        ("curse", "Powerful Curse"),
        ("meddling", "Meddling"),
        ("no-escape", "No Escape"),
        ("hypnotize 3", "Hypnotize → seat 3"),
        ("hypnotize", "Hypnotize without a target"),
        ("swipe 0", "Swipe → seat 0"),
        ("swipe", "Swipe without a target"),
        ("whirlpool left", "Whirlpool left"),
        ("whirlpool right", "Whirlpool right"),
    ],
)
def test_a_move_has_a_label(move: str, label: str) -> None:
    assert GAME.label(GAME.parse(move)) == label
    assert GAME.write(GAME.parse(move)) == move


@pytest.mark.parametrize(
    "text", ["curse own", "red-7 own", "hypnotize 6", "whirlpool", "red-6", "red-6 up", "swipe left"]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="is no move of Villains"):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Played(0, "red-6", 0), "Ada plays red 6 on the own pile."),
        (Played(0, "red-6", 1), "Ada must play red 6 on Bo's pile."),
        (LaidHero(0, "curse", False), "Ada lays Powerful Curse face down: a Hero."),
        (LaidHeroUnseen(0), "Ada lays a card face down: a Hero."),
        (UsedPower(1, "no-escape"), "Bo plays No Escape."),
        (HadNoEffect(1, "curse"), "It has no effect."),
        (Cursed(2, "red-6"), "red 6 leaves Cy's pile and the game."),
        (Hypnotized(0, 2, "red-6", None), "Ada takes red 6 from Cy's pile into hand."),
        (HypnotizedUnseen(0, 2), "Ada takes the Hero from Cy's pile into hand."),
        (Turned(1, "red-2", "hero"), "red 2 on Bo's pile is a Hero now."),
        (Turned(1, "red-2", "villain"), "red 2 on Bo's pile is Villain side up now."),
        (Swiped(0, 1, "hero", "red-2"), "Ada takes a Hero from Bo's pile and gives red 2 for it."),
        (Swiped(0, 1, "red-2", None), "Ada takes red 2 from Bo's pile and gives nothing for it."),
        (Picked(2, "blue-4"), "Cy's blue 4 lies open and must be played next."),
        (
            Whirled(0, "left", ["red-1", "hero", None]),
            "The top cards move one place to the left: red 1, a Hero, nothing.",
        ),
        (DrewUnseen(1, 1), "Bo draws 1 card."),
        (DrewUnseen(1, 2), "Bo draws 2 cards."),
        (RanOut(2), "Cy has no cards left."),
        (Counted(0, 1, 12, 3), "Ada has 12 points, 3 cancelled by 1 Hero."),
        (Counted(0, 5, 1, 10), "Ada has 1 point, 10 cancelled by 5 Heroes."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Shown, sentence: str) -> None:
    assert GAME.tell(event, NAMES) == sentence


def test_a_table_shows_what_the_viewer_knows() -> None:
    match = table(
        Place("red-5 (red-2)", "red-6 blue-1", "green-1", villain="scar"),
        Place("blue-4 [red-1]", "red-3", open="red-3", villain="hook"),
        Place("", "red-4", villain="ursula"),
    )
    assert GAME.table(GAME.view(match.state, 0), NAMES).splitlines() == [  # type: ignore[arg-type]
        "> Ada, scar: pile: a Hero on 2; hand: red 6, blue 1; draw pile: 1",
        "    remembered: Hero (red 2, secret), red 5",
        "    counts 5 points; 1 Hero, cancelled: nothing",
        "  Bo, hook: pile: a Hero on 2; 1 in hand, red 3 open; draw pile: 0",
        "    remembered: Hero (red 1), blue 4",
        "    counts 4 points; 1 Hero, cancelled: nothing",
        "  Cy, ursula: pile: empty; 1 in hand; draw pile: 0",
        "    counts 0 points; 0 Heroes, cancelled: nothing",
        "  special discard pile: nothing",
    ]


def test_a_secret_is_not_on_the_table_of_another() -> None:
    match = turn("red-2", own="red-5 (green-3)")
    assert "green 3" in GAME.table(GAME.view(match.state, 0), NAMES)  # type: ignore[arg-type]
    assert "green 3" not in GAME.table(GAME.view(match.state, 1), NAMES)  # type: ignore[arg-type]


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
