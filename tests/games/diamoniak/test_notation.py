"""Diamoniak as text: the notation that records use, and the words for people."""

import pytest

from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.events import (
    Began,
    Bought,
    Drew,
    GaveUp,
    MetWitch,
    Reshuffled,
    ReshuffledUnseen,
    Shown,
    Stopped,
    UsedFairy,
    Won,
)
from parlour.games.diamoniak.notation import tell
from tests.games.diamoniak.builder import PLAYERS, play, table


def test_actions_in_notation() -> None:
    assert [GAME.write(action) for action in range(GAME.actions)] == [
        "draw",
        "stop",
        "fairy",
        "buy from 0",
        "buy from 1",
        "buy from 2",
        "buy from 3",
        "give castle-red",
        "give castle-blue",
        "give castle-green",
        "give castle-yellow",
        "give diamond",
    ]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Reshuffled(["witch", "witch"]), "The discards are shuffled into a new pile, from the top: 2 witches."),
        (ReshuffledUnseen(3), "The discards are shuffled into a new pile of 3."),
        (Drew(0, "castle-red", "castle"), "Ada draws a red castle card for the own castle."),
        (Drew(1, "diamond", "side"), "Ben draws a diamond and lays it aside."),
        (Drew(1, "witch", "discards"), "Ben draws a witch and the turn ends."),
        (Began(2, "castle-blue"), "Cleo begins the blue castle."),
        (MetWitch(0, 0), "Ada has nothing that the witch could take."),
        (MetWitch(0, 1), "The witch wants 1 card from Ada."),
        (MetWitch(0, 3), "The witch wants 3 cards from Ada."),
        (GaveUp(0, "castle-green"), "Ada gives up a green castle card."),
        (UsedFairy(3), "Dan sends the witch away with a fairy."),
        (Bought(0, 1, "castle-red"), "Ada buys a red castle card from Ben for three diamonds."),
        (Stopped(2), "Cleo stops."),
        (Won(0, "castle-red"), "Ada has built the whole red castle and wins."),
    ],
)
def test_events_in_words(event: Shown, sentence: str) -> None:
    assert tell(event, PLAYERS) == sentence


def test_a_view_as_text() -> None:
    match = table("red: red*2 blue diamond*3", ":fairy", pile="witch", discards="diamond", rest="discards")
    play(match, "draw")
    lines = [
        "> Ada: red castle 2 of 6; side: blue, 3 diamonds",
        "  Ben: no castle begun; side: fairy",
        "  the witch still wants 3",
        "  pile of 0: nothing",
        "  discards: 4 red, 5 blue, 6 green, 6 yellow, 17 diamonds, 7 witches, 2 fairies",
    ]
    assert match.game.table(match.view(1), match.names) == "\n".join(lines)
    lines[3] = "  pile of 0, from the top: nothing"
    assert match.game.table(match.view("open"), match.names) == "\n".join(lines)
