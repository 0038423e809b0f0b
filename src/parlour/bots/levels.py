"""How strong a bot is, as data: the same five levels for every game."""

from typing import Literal

from msgspec import Struct

Kind = Literal["random", "heuristic", "ismcts", "net"]


class Level(Struct, frozen=True):
    """One strength."""

    number: int
    """The messages `level-1`, `level-1-note` … say what it is called and what it is like."""
    kind: Kind
    moves: int = 0
    """How many moves a search may play in its head."""
    mistakes: int = 0
    """Per cent of moves that are any legal move instead."""
    beat: float = 0.05
    """Seconds from the beginning of a turn to the beat on which a bot moves at a table. A search ends in time for it:
    when a bot moves tells nothing of what it holds."""


LEVELS = (
    Level(1, "heuristic", mistakes=35),
    Level(2, "heuristic"),
    Level(3, "ismcts", moves=3_000, beat=0.1),
    Level(4, "ismcts", moves=30_000, beat=0.25),
    Level(5, "ismcts", moves=900_000, beat=1.25),
)
