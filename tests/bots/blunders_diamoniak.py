"""Plays of Diamoniak that any human calls stupid."""

from parlour.games.diamoniak import GAME
from tests.bots.positions import Blunder
from tests.games.diamoniak.builder import table

BLUNDERS = (
    Blunder(
        "drawing when a purchase wins",
        GAME,
        table("red: red*5 diamond*3", "blue: blue*4 red diamond*2", "green: green*2 diamond*4").state,
        ("draw",),
    ),
    Blunder(
        "giving a witch a card of the own castle when a spare diamond is there",
        GAME,
        table("red: red*4 diamond*7", "blue: blue*3 red diamond*2", "green: green*2 diamond*4", owed=3).state,
        ("give castle-red",),
    ),
    Blunder(
        "giving a witch a card of the own castle when one that nobody builds is there",
        GAME,
        table("red: red*5 yellow*3", "blue: blue*3 diamond*2", "green: green*2 diamond*4", owed=3).state,
        ("give castle-red",),
    ),
    Blunder(
        "keeping a fairy and giving three cards of the own castle",
        GAME,
        table("red: red*5 fairy", "blue: blue*3 diamond*2", "green: green*2 diamond*4", owed=3).state,
        ("give castle-red",),
    ),
    Blunder(
        "drawing on with four castle cards to lose and witches in most of the pile",
        GAME,
        table(
            "red: red*4",
            "blue: blue*2 diamond*2",
            "green: green*2 diamond*4",
            pile="witch*6 diamond*2",
            rest="discards",
            has_drawn=True,
        ).state,
        ("draw",),
    ),
    Blunder(
        "stopping with nothing to lose",
        GAME,
        table(": fairy", "blue: blue*2 diamond*2", "green: green*2 diamond*4", has_drawn=True).state,
        ("stop",),
    ),
    Blunder(
        "stopping when no witch is left in the pile",
        GAME,
        table(
            "red: red*4 diamond*2",
            "blue: blue*2 diamond*2",
            "green: green*2 diamond*4",
            pile="red diamond*4 fairy yellow*2",
            rest="discards",
            has_drawn=True,
        ).state,
        ("stop",),
    ),
    Blunder(
        "keeping the card that a rival with five could buy to win",
        GAME,
        table(
            "red: red*3 blue yellow*3 diamond*3",
            "blue: blue*5 diamond*3",
            "green: green*2 diamond*4",
            owed=1,
            has_given=True,
        ).state,
        ("give castle-red", "give castle-yellow", "give diamond"),
    ),
)
