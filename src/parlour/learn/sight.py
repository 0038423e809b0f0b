"""What a critic sees of a whole state: numbers as they are, and codes as choices, each with a column of its own.

The seventh kind of card is not seven times the first. Decks are long and what comes first matters most, so that only
the first places of each row of codes are told.
"""

from math import prod

import numpy as np
from numpy.typing import NDArray

from parlour.engine.layout import Field, Observation
from parlour.research.arrays import Bytes

ROOM = 200
"""Columns that one field of codes takes at most; where there is none even for the first places it is left out."""


class Sight:
    """Turns whole states into what a critic is given."""

    def __init__(self, told: Observation) -> None:
        offsets = told.offsets()
        fields = told.seen + told.hidden
        self.numbers = np.concatenate([places_of(field, offsets[field.name]) for field in fields if not field.codes])
        self.coded = [
            (places_of(field, offsets[field.name]), np.arange(1, field.codes + 1, dtype=np.uint8))
            for field in fields
            if field.codes
        ]
        self.size = len(self.numbers) + sum(len(places) * len(codes) for places, codes in self.coded)

    def of(self, states: Bytes) -> Bytes:
        """A row for each state."""
        choices = [
            (states[:, places, None] == codes).reshape(len(states), -1).view(np.uint8) for places, codes in self.coded
        ]
        return np.concatenate([states[:, self.numbers], *choices], 1)


def places_of(field: Field, start: int) -> NDArray[np.intp]:
    """Where a field stands in a whole state; of codes, the first places of each row."""
    *rows, most = field.shape
    if field.codes:
        most = min(most, ROOM // (field.codes * prod(rows)))
    places = start + np.arange(field.size, dtype=np.intp).reshape(-1, field.shape[-1])
    return places[:, :most].reshape(-1)
