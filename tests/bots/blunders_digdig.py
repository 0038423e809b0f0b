"""Plays of Dig Dig that any human calls stupid."""

from parlour.games.digdig import GAME
from tests.bots.positions import Blunder
from tests.games.digdig.builder import table

BLUNDERS = (
    Blunder(
        "taking a big pile when a play exists",
        GAME,
        table(
            "4 7 9 / 8 10 drop / 3 5 6",
            "2 5 6 / 1 9 ninja / 7 8 9",
            pile="1 2 2 3 3 4",
            deck="1 10",
            voluntary_pickup=True,
        ).state,
        ("pick up",),
    ),
    Blunder(
        "keeping a card back when both together would be out",
        GAME,
        table("9 9", "2 5 6 / 1 9 ninja / 7 8 10", pile="4").state,
        ("play 9",),
    ),
    Blunder(
        "not going out when the last card fits",
        GAME,
        table("9", "2 5 6 / 1 9 ninja / 7 8 10", pile="4 5 6 7", voluntary_pickup=True).state,
        ("pick up",),
    ),
    Blunder(
        "a Boom on an empty pile with low numbers in hand",
        GAME,
        table("2 3 boom / 8 10 drop / 3 5 6", "2 5 6 / 1 9 ninja / 7 8 9", deck="1 4 4 6").state,
        ("play boom",),
    ),
    Blunder(
        "a high card when a low one fits on an empty pile",
        GAME,
        table("1 2 10 / 8 10 drop / 3 5 6", "2 5 6 / 1 9 ninja / 7 8 9", deck="1 4 4 6").state,
        ("play 10",),
    ),
    Blunder(
        "taking a Ninja out of the row for a 1",
        GAME,
        table("1 4 6 / 8 10 ninja / 3 5 6", "2 5 6 / 1 9 ninja / 7 8 9", deck="1 4 4 7", is_swapping=True).state,
        ("swap 1 ninja", "swap 4 ninja", "swap 6 ninja"),
    ),
)
