"""Positions in which any human calls one play stupid: `docs/bots.md` lists them in words."""

from dataclasses import dataclass

from parlour.engine.game import AnyGame
from parlour.engine.state import State


@dataclass(frozen=True)
class Blunder:
    """A position, and the moves that nobody should make in it."""

    name: str
    """As `docs/bots.md` says it."""
    game: AnyGame
    state: State
    stupid: tuple[str, ...]
