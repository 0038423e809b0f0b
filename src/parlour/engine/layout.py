"""What stands where in an observation, as data: documentation, dictionaries and tests are made from it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod

from msgspec import Struct

from parlour.engine.observer import Observer


class Field(Struct, frozen=True):
    """Bytes that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    codes: int = 0
    """Where a byte is no number but a code, as the kind of a card plus one is: how many codes there are besides 0."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """How a game is told to who learns to play it."""

    seen: tuple[Field, ...]
    """What a seat knows: its observation."""
    hidden: tuple[Field, ...]
    """All else, for a critic: observation and this are the whole state."""
    observer: Callable[[], Observer]
    """Writes both, `seen` by `see` and `hidden` by `uncover`."""

    @cached_property
    def size(self) -> int:
        """Bytes of an observation."""
        return sum(field.size for field in self.seen)

    @cached_property
    def state_size(self) -> int:
        """Bytes of a whole state: the observation, and what is hidden."""
        return self.size + sum(field.size for field in self.hidden)

    def offsets(self) -> dict[str, int]:
        """Where each field starts in a whole state, whose first part is the observation."""
        found: dict[str, int] = {}
        at = 0
        for field in self.seen + self.hidden:
            found[field.name] = at
            at += field.size
        return found
