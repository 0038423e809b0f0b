"""What lies with one player of The Dwarf King and what others know of it, and what is kept of a finished deal."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cardset import bit_of


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one player holds and has scored, and what others know of the hand."""

    def __init__(self, hand: i64) -> None:
        self.hand: i64 = hand
        self.shown: i64 = 0
        """Those hand cards that everybody knows to be there."""
        self.told: i64 = 0
        """Those hand cards that the other player of an exchange knows to be there (K-S9)."""
        self.held: i64 = 0
        """One bit for each seat that had this hand before (K-S1, K-S5) and so knows it."""
        self.barred: i64 = 0
        """Cards that cannot be among those of the hand that are not `shown`: the player did not follow (K-T1)."""
        self.bonus: i64 = 0
        """Points from Specials in this deal."""
        self.points: i64 = 0
        """Points of all finished deals."""

    def spend(self, card: i64) -> None:
        stay = ~bit_of(card)
        self.hand &= stay
        self.shown &= stay
        self.told &= stay

    def new_hand(self) -> None:
        """Nothing is known of a hand that is about to be dealt."""
        self.hand = 0
        self.shown = 0
        self.told = 0
        self.held = 0
        self.barred = 0
        self.bonus = 0

    def take_hand_of(self, other: "Player", seat: i64) -> None:
        """Takes over the hand that `seat` had, and with it what is known of it."""
        self.hand = other.hand
        self.shown = other.shown
        self.told = other.told
        self.held = other.held | bit_of(seat)
        self.barred = other.barred

    def clone(self) -> "Player":
        twin = Player(self.hand)
        twin.shown = self.shown
        twin.told = self.told
        twin.held = self.held
        twin.barred = self.barred
        twin.bonus = self.bonus
        twin.points = self.points
        return twin


@final
@mypyc_attr(acyclic=True)
class Finished:
    """A finished deal; never changes."""

    def __init__(self, quest: i64, special: i64, points: vec[i64]) -> None:
        self.quest: i64 = quest
        self.special: i64 = special
        self.points: vec[i64] = points
