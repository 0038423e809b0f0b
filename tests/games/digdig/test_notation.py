"""Dig Dig as text: the notation that records use and the words for people."""

import pytest

from parlour.games.digdig import GAME
from parlour.games.digdig.events import (
    Composted,
    Drew,
    DrewUnseen,
    Lost,
    Played,
    Readied,
    Shown,
    Started,
    Swapped,
    TookPile,
    TurnedBlind,
    WentOut,
)
from parlour.games.digdig.notation import tell
from tests.games.digdig.builder import PLAYERS, opening, play, table


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("swap 4 ninja", "swap the 4 in your hand for the Ninja in your row"),
        ("ready", "ready to start"),
        ("play 8", "play 8"),
        ("play 8 8 8", "play three 8s"),
        ("play boom", "play Boom"),
        ("pick up", "pick up the pile"),
        ("blind 3", "turn blind card 3"),
    ],
)
def test_actions_in_notation_and_in_words(move: str, words: str) -> None:
    action = GAME.parse(move)
    assert GAME.write(action) == move
    assert GAME.label(action) == words


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Swapped(0, "4", "ninja"), "Ada lays a 4 face up and takes the Ninja to hand."),
        (Readied(1), "Ben is ready."),
        (Started(2, "1"), "Cleo has the lowest number, a 1, and starts with it."),
        (Started(2, None), "Nobody has a number in hand: Cleo starts with any card."),
        (Played(0, ["8", "8"], "hand"), "Ada plays two 8s."),
        (Played(0, ["boom"], "face up"), "Ada plays Boom from the face-up row."),
        (TurnedBlind(0, 2, "limbo", fits=True), "Ada turns blind card 2, a Limbo: it fits."),
        (TurnedBlind(0, 2, "3", fits=False), "Ada turns blind card 2, a 3: it does not fit."),
        (Composted(0, 1, "boom"), "Boom! 1 card goes to the compost heap."),
        (Composted(0, 5, "four in a row"), "Four in a row! 5 cards go to the compost heap."),
        (TookPile(1, ["8", "ninja"]), "Ben takes the pile: 8, Ninja."),
        (Drew(1, ["8", "boom"]), "Ben draws 8, Boom."),
        (DrewUnseen(1, 1), "Ben draws 1 card."),
        (DrewUnseen(1, 2), "Ben draws 2 cards."),
        (WentOut(3, 1), "Dan has no cards left and is out, number 1."),
        (Lost([2]), "Cleo is left with cards and loses."),
        (Lost([0, 2]), "Nothing moves on: Ada and Cleo share the last place."),
    ],
)
def test_events_in_words(event: Shown, sentence: str) -> None:
    assert tell(event, PLAYERS) == sentence


def test_a_view_as_text() -> None:
    match = play(table("4", "9 9 / 2 boom / 1 - 3", "", pile="5 8", deck="1"), "pick up")
    assert match.game.table(match.view(1), match.names).splitlines()[:4] == [
        "  Ada: 3 in hand, known: 5, 8; face up: nothing; blind: 0",
        "> Ben: hand: 9, 9; face up: 2, Boom; blind: 2",
        "  Cleo: out, number 1",
        "  pile, from the top: nothing; next: any card",
    ]


@pytest.mark.parametrize(
    ("pile", "words"),
    [("8 ninja", "8 or higher"), ("8 limbo", "5 or lower (Limbo)"), ("drop", "any card"), ("", "any card")],
)
def test_the_rule_for_the_next_card_in_words(pile: str, words: str) -> None:
    match = table("4", "9 9", pile=pile)
    assert f"next: {words}" in match.game.table(match.view("spectator"), match.names)


def test_the_rule_for_the_first_and_second_play_in_words() -> None:
    match = opening("4 5 6", "9 9 9")
    assert "next: the lowest number, 4, must be led" in match.game.table(match.view(1), match.names)
    play(match, "play 4")
    assert "next: higher than 4" in match.game.table(match.view(1), match.names)
