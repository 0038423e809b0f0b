"""What is remembered in Villains of seen and stolen cards, so that `redeal` knows what a seat can know.

One player takes cards into hand by Hypnotize (V-X2), twice at most: whoever has Jafar's deck, the thief. A stolen card
is in the thief's hand, or is one of the Heroes that the thief has laid since, or one of the cards that the thief has
shown since; equal cards cannot be told apart (V-P4). So from the first theft on the thief's cards are kept in order of
time, by their age: how many thefts were on record when they left the hand.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.games.villains.rules.cards import one
from parlour.games.villains.rules.piles import AGE, BY, KIND_MASK, SECRET, age, is_secret, layer, secret_hero
from parlour.games.villains.rules.player import Player

NOBODY: Final = 6
"""In place of a seat: Jafar is not in the match."""


def stolen_secret(kind: i64, by: i64) -> i64:
    """A stolen card on record whose face only its layer and the thief know."""
    return kind | SECRET | by << BY


def shown_card(kind: i64, age: i64) -> i64:
    """A card on record that the thief has shown."""
    return kind | age << AGE


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

    def hero_of_hand(self, kind: i64, seat: i64) -> i64:
        """A card that a seat lays face down out of its hidden hand."""
        return secret_hero(kind, seat, self.age_of_hand(seat))

    def take(self, laid: i64) -> None:
        """Records a theft. The thief's own secret, laid since the last theft, is one of the thief's cards as before."""
        if is_secret(laid):
            if layer(laid) == self.thief and age(laid) == self.cards.size:
                return
            self.cards.push(stolen_secret(laid & KIND_MASK, layer(laid)))
        else:
            self.cards.push(laid & KIND_MASK)

    def reveal(self, owner: Player, kind: i64, age: i64) -> None:
        """Records that everybody sees a card for the first time that came out of its owner's hand."""
        if age > 0:
            self.shown.push(shown_card(kind, age))
        else:
            owner.seen += one(kind)

    def clone(self) -> "Loot":
        return Loot(self.thief, self.cards.clone(), self.shown.clone())
