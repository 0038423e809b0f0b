"""Where only the numbers of the cards count in Dig Dig: hands, face-up rows, the compost heap."""

from collections.abc import Iterable, Sequence
from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards
from parlour.games.digdig.rules.cards import KINDS


@final
@mypyc_attr(acyclic=True)
class Counts:
    """How many cards of each kind there are: four bits for each in one number, as there are four cards (G-P1)."""

    def __init__(self, fours: i64 = 0, size: i64 = 0) -> None:
        self.fours: i64 = fours
        self.size: i64 = size
        """All cards together."""

    def of(self, kind: i64) -> i64:
        """How many of a kind."""
        return (self.fours >> (kind << 2)) & 15

    def add(self, kind: i64, times: i64) -> None:
        self.fours += times << (kind << 2)
        self.size += times

    def take(self, kind: i64, times: i64) -> None:
        self.fours -= times << (kind << 2)
        self.size -= times

    def add_all(self, others: "Counts") -> None:
        """Adds a copy of every card."""
        self.fours += others.fours
        self.size += others.size

    def add_to(self, cards: Cards) -> None:
        """Adds a copy of every card to a multiset."""
        for kind in range(i64(KINDS)):
            cards.add(kind, self.of(kind))

    def clear(self) -> None:
        self.fours = 0
        self.size = 0

    def clone(self) -> "Counts":
        return Counts(self.fours, self.size)

    def kinds(self) -> list[int]:
        """The cards as a sorted list of kinds."""
        return [kind for kind in range(KINDS) for _ in range(self.of(kind))]

    def named(self, names: Sequence[str]) -> list[str]:
        """The cards by name, in order of kind."""
        return [names[kind] for kind in self.kinds()]


def counted(names: Iterable[str], among: Sequence[str]) -> Counts:
    """The cards with these names, of a game whose kinds are called `among`."""
    counts = Counts()
    for name in names:
        counts.add(among.index(name), 1)
    return counts
