"""A row of small numbers that is filled and emptied again and again: legal actions, the nodes on a way down a tree."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MANY: Final = 8
"""Of a slice the length is known, so a list has its size at once; to grow a list of fewer costs less than the slice."""


@final
@mypyc_attr(acyclic=True)
class Ints:
    """Numbers in order, in room that is kept for the next ones. Cards lie in a `Pile`."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        """Room for the numbers; only the first `size` places count."""
        self.size: i64 = 0

    def push(self, number: i64) -> None:
        """Adds a number at the end."""
        if self.size < len(self.items):
            self.items[self.size] = number
        else:
            self.items = append(self.items, number)
        self.size += 1

    def clear(self) -> None:
        self.size = 0

    def listed(self) -> list[int]:
        """The numbers as a new list."""
        items = self.items
        if self.size < MANY:
            return [items[place] for place in range(self.size)]
        return [number for number in items[: self.size]]  # noqa: C416 - `list` does not know vectors
