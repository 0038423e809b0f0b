"""How strong a bot is, as data: the same five levels for every game."""

from typing import Literal

from msgspec import Struct

Kind = Literal["random", "heuristic", "ismcts"]


class Level(Struct, frozen=True):
    """One strength."""

    number: int
    name: str
    """A name that a child understands."""
    text: str
    kind: Kind
    moves: int = 0
    """How many moves a search may play in its head."""
    mistakes: int = 0
    """Per cent of moves that are any legal move instead."""
    pace: float = 0.05
    """Seconds between two beats at a table. A bot moves on the first beat after it has made up its mind, and a search
    ends in time for it: when it moves tells nothing of what it holds."""


LEVELS = (
    Level(
        1, "Beginner", "Knows the rules and often plays the first card that comes to mind.", "heuristic", mistakes=35
    ),
    Level(2, "Learner", "Plays sensibly without looking ahead.", "heuristic"),
    Level(3, "Friend", "Thinks a moment before every move.", "ismcts", moves=3_000, pace=0.1),
    Level(4, "Expert", "Thinks hard.", "ismcts", moves=30_000, pace=0.25),
    Level(5, "Master", "Thinks as hard as a second allows.", "ismcts", moves=900_000, pace=1.5),
)
