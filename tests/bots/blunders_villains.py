"""Plays of Villains that any human calls stupid."""

from parlour.games.villains import GAME
from tests.bots.positions import Blunder
from tests.games.villains.builder import Place, table

FIVE_HEROES = "[red-1] [red-1] [red-2] [red-2] [blue-1]"
LOW = "red-1 red-2 blue-1 green-2"
DRAW = "green-3 blue-4 red-3 green-1"
"""What another player still has to draw."""

BLUNDERS = (
    Blunder(
        "a Hero that cancels your 6s when another card can stay",
        GAME,
        table(
            Place(f"red-6 blue-6 {FIVE_HEROES} green-3", "green-1 green-2"),
            Place("blue-5 red-5 [blue-2]", LOW),
            Place("green-4 green-5 blue-4", LOW),
            Place("red-4 blue-3 [green-1]", LOW),
        ).state,
        ("green-1 hero", "green-2 hero"),
    ),
    Blunder(
        "a Hero that cancels most of your points when a 6 can stay",
        GAME,
        table(
            Place(
                "[green-6] red-1 [green-2] [green-1] green-5 blue-5 (blue-3)",
                "red-4 green-3 green-4 green-6",
                draw="red-5 red-2 blue-1 blue-2 red-6 blue-4 red-3",
            ),
            Place("blue-2 red-2 (green-6) red-4 blue-4", LOW, f"{DRAW} green-4 blue-6"),
            Place("green-3 red-1 red-2 (blue-2) red-5", LOW, f"{DRAW} green-4 blue-6"),
            Place("blue-3 green-4 (blue-5) green-1 blue-3", LOW, f"{DRAW} green-4 blue-6"),
        ).state,
        ("red-4 hero", "green-3 hero", "green-4 hero", "green-6 hero"),
    ),
    Blunder(
        "feeding the leader a 5 when another card can stay",
        GAME,
        table(
            Place("green-4 red-3", "red-2 red-5", draw="blue-1 green-3"),
            Place("red-6 green-6 red-5 blue-5", LOW, DRAW),
            Place("green-4 green-1", LOW, DRAW),
            Place("red-4 [green-1]", LOW, DRAW),
        ).state,
        ("red-5 left",),
    ),
    Blunder(
        "a Curse that takes nothing but your own 6",
        GAME,
        table(
            Place("green-4 red-4 red-6", "curse red-2 red-5", draw="blue-1 green-3"),
            Place("green-5 [blue-5]", LOW, DRAW),
            Place("green-4 green-3", LOW, DRAW),
            Place("red-4 [green-1]", LOW, DRAW),
        ).state,
        ("curse",),
    ),
    Blunder(
        "a Swipe that gives away your 6 for a low card",
        GAME,
        table(
            Place("green-4 red-4 red-6", "swipe red-2 red-5", draw="blue-1 green-3"),
            Place("green-5 blue-2", LOW, DRAW),
            Place("green-4 green-1", LOW, DRAW),
            Place("red-4 blue-3", LOW, DRAW),
        ).state,
        ("swipe 1", "swipe 2", "swipe 3"),
    ),
    Blunder(
        "a Whirlpool that passes on your 6 and brings a Hero",
        GAME,
        table(
            Place("green-4 red-4 red-6", "whirlpool red-2 red-5", draw="blue-1 green-3"),
            Place("green-5 [blue-3]", LOW, DRAW),
            Place("green-4 green-1", LOW, DRAW),
            Place("red-4 [blue-2]", LOW, DRAW),
        ).state,
        ("whirlpool left", "whirlpool right"),
    ),
    Blunder(
        "laying a 6 as a Hero that could stay on your pile",
        GAME,
        table(
            Place("green-4 red-3", "red-6 red-1 blue-2", draw="blue-1 green-3"),
            Place("green-5 [blue-3]", LOW, DRAW),
            Place("green-4 green-1", LOW, DRAW),
            Place("red-4 [green-1]", LOW, DRAW),
        ).state,
        ("red-6 hero",),
    ),
    Blunder(
        "hypnotizing the Hero that cancels the leader's 6s",
        GAME,
        table(
            Place("green-4 red-3", "hypnotize red-2", draw="blue-1 green-3"),
            Place(f"red-6 blue-6 green-6 red-4 {FIVE_HEROES} [green-2]", LOW, DRAW),
            Place("green-4 green-5", LOW, DRAW),
            Place("red-4 blue-4", LOW, DRAW),
        ).state,
        ("hypnotize 1",),
    ),
    Blunder(
        "a last 1 on your pile when as a Hero it would save your 5s",
        GAME,
        table(
            Place(f"red-5 blue-5 {FIVE_HEROES} green-3", "green-1"),
            Place("green-5 [blue-3]", LOW),
            Place("green-4 blue-4", LOW),
            Place("red-4 [green-1]", LOW),
        ).state,
        ("green-1 own",),
    ),
)
