"""What a viewer may know of a move: the one way from facts to whatever leaves the process.

A table's stream, a replay in the browser or in the terminal and the library all show moves through here.
"""

from collections.abc import Sequence

from msgspec import Struct

from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Viewer


class ShownMove(Struct, frozen=True):
    """A move as one viewer saw it."""

    seat: int
    """Who made it."""
    action: str | None
    """In notation, which names what others may not see: only for who made the move, or with all cards open."""
    events: list[Event]
    sentences: list[str]
    """The same in words."""


def shown_move(
    game: AnyGame, names: Sequence[str], seat: int, action: str, facts: Sequence[Event], viewer: Viewer
) -> ShownMove:
    """What a viewer sees of a move and its facts."""
    events = [game.show(fact, viewer) for fact in facts]
    sentences = [game.tell(event, names) for event in events]
    return ShownMove(
        seat=seat,
        action=action if viewer in (seat, "open") else None,
        events=events,
        sentences=[sentence for sentence in sentences if sentence],
    )
