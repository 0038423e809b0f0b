"""The thefts of Villains (V-X2): what `redeal` has to remember of them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.games.villains.rules.piles import AGE, BY, HERO, KIND_MASK, SECRET, age, is_secret, layer

NOBODY: Final = 6
"""In place of a seat: Jafar is not in the match."""


@final
@mypyc_attr(acyclic=True)
class Loot:
    """The thief's thefts (V-X2)."""

    def __init__(self, thief: i64, cards: Pile, shown: Pile) -> None:
        self.thief: i64 = thief
        """The seat with Jafar's deck, or NOBODY."""
        self.cards: Pile = cards
        """The stolen cards on record, oldest first: the kind, with SECRET and the layer if others do not know it."""
        self.shown: Pile = shown
        """Cards of the thief that everybody has seen and that may be stolen ones: the kind and its age."""

    def age_of_hand(self, seat: i64) -> i64:
        """The age of a card that leaves a hand now."""
        if seat == self.thief:
            return self.cards.size
        return 0

    def secret_hero(self, kind: i64, seat: i64) -> i64:
        """A card that a seat lays face down out of its hidden hand."""
        return kind | HERO | SECRET | seat << BY | self.age_of_hand(seat) << AGE

    def take(self, laid: i64) -> None:
        """Records a theft. The thief's own secret, laid since the last theft, is one of the thief's cards as before."""
        if is_secret(laid):
            if layer(laid) == self.thief and age(laid) == self.cards.size:
                return
            self.cards.push((laid & KIND_MASK) | SECRET | layer(laid) << BY)
        else:
            self.cards.push(laid & KIND_MASK)

    def note(self, kind: i64, age: i64) -> None:
        """Records a card of the thief's that everybody sees for the first time."""
        self.shown.push(kind | age << AGE)

    def clone(self) -> "Loot":
        return Loot(self.thief, self.cards.clone(), self.shown.clone())
