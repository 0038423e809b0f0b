"""Where cards lie: `Cards`, a multiset in which only numbers count, and `Pile`, in which the order counts.

A card is the small number of its kind; the names of the kinds belong to each game, which says them in their order.
"""

from collections.abc import Iterable, Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Cards:
    """How many cards of each kind there are."""

    def __init__(self, kinds: i64) -> None:
        self.count: vec[i64] = vec[i64]([0 for _ in range(kinds)])
        """One number for each kind."""
        self.size: i64 = 0
        """All cards together."""

    def add(self, kind: i64, times: i64) -> None:
        self.count[kind] += times
        self.size += times

    def take(self, kind: i64, times: i64) -> None:
        self.count[kind] -= times
        self.size -= times

    def add_pile(self, pile: "Pile") -> None:
        """Adds a copy of every card of a pile; the pile keeps its own."""
        items = pile.items
        for i in range(pile.size):
            self.count[items[i]] += 1
        self.size += pile.size

    def add_cards(self, cards: "Cards") -> None:
        """Adds a copy of every card of another multiset."""
        for kind in range(i64(len(self.count))):
            self.count[kind] += cards.count[kind]
        self.size += cards.size

    def clear(self) -> None:
        for kind in range(i64(len(self.count))):
            self.count[kind] = 0
        self.size = 0

    def clone(self) -> "Cards":
        twin = Cards(0)
        twin.count = self.count[:]
        twin.size = self.size
        return twin

    def kinds(self) -> list[int]:
        """The cards as a sorted list of kinds."""
        return [kind for kind in range(len(self.count)) for _ in range(self.count[kind])]

    def named(self, names: Sequence[str]) -> list[str]:
        """The cards by name, in order of kind."""
        return [names[kind] for kind in self.kinds()]


def cards_named(wanted: Iterable[str], names: Sequence[str]) -> Cards:
    """The cards with these names, of a game whose kinds are called `names`."""
    cards = Cards(len(names))
    for name in wanted:
        cards.add(names.index(name), 1)
    return cards


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order, from the bottom (index 0) to the top."""

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.items: vec[i64] = vec[i64]()
        """Room for the cards; only the first `size` places count."""
        self.size: i64 = 0
        for card in cards:
            self.push(card)

    def push(self, card: i64) -> None:
        """Puts a card on top."""
        if self.size < len(self.items):
            self.items[self.size] = card
        else:
            self.items = append(self.items, card)
        self.size += 1

    def pop(self) -> i64:
        """Takes the top card."""
        self.size -= 1
        return self.items[self.size]

    def top(self) -> i64:
        return self.items[self.size - 1]

    def clear(self) -> None:
        self.size = 0

    def push_cards(self, cards: Cards) -> None:
        """Puts a copy of every card of a multiset on top, in order of kind."""
        for kind in range(i64(len(cards.count))):
            for _card in range(cards.count[kind]):
                self.push(kind)

    def push_pile(self, pile: "Pile") -> None:
        """Puts a copy of every card of a pile on top, in its order."""
        for i in range(pile.size):
            self.push(pile.items[i])

    def shuffle(self, rng: Rng) -> None:
        """Fisher-Yates from the last place down to the second: swap place i with place `below(i + 1)`."""
        items = self.items
        for i in range(self.size - 1, 0, -1):
            j = rng.below(i + 1)
            card = items[i]
            items[i] = items[j]
            items[j] = card

    def clone(self) -> "Pile":
        twin = Pile()
        twin.items = self.items[: self.size]
        twin.size = self.size
        return twin

    def bottom_up(self) -> list[int]:
        items = self.items
        return [items[i] for i in range(self.size)]

    def top_down(self) -> list[int]:
        return [self.items[i] for i in range(self.size - 1, -1, -1)]

    def named(self, names: Sequence[str]) -> list[str]:
        """The cards by name, from the top down."""
        return [names[card] for card in self.top_down()]
