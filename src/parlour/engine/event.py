"""What happened, as facts: the base of every game's events."""

from msgspec import Struct


class Event(Struct, frozen=True, tag=True):
    """One atomic fact. A game's facts derive from it; the class name, in the past tense, is its tag in JSON."""
