"""What a viewer may know of a move: the one way from events to whatever leaves the process.

A table's stream, a replay in the browser or in the terminal and the library all show moves through here.
"""

from collections.abc import Sequence

from msgspec import Struct

from parlour.engine.event import Event, Viewer
from parlour.engine.game import AnyGame


class ShownMove(Struct, frozen=True):
    """A move as one viewer saw it."""

    seat: int
    """Who made it."""
    action: str | None
    """In notation, which names what others may not see: only for who made the move, or with all cards open."""
    events: list[Event]


def shown_move(game: AnyGame, seat: int, action: str, events: Sequence[Event], viewer: Viewer) -> ShownMove:
    """What a viewer sees of a move and what it brought about."""
    return ShownMove(
        seat=seat,
        action=action if viewer in (seat, "open") else None,
        events=[game.show(event, viewer) for event in events],
    )
