"""What lies with one player of Dig Dig."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.games.digdig.rules.counts import Counts

ROW: Final = 3
"""Blind cards, face-up cards and hand cards at the start (G-S1)."""
HAND: Final = 3
"""Up to here a player draws (G-T4)."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies with one player."""

    def __init__(self, hand: Counts, known: Counts, face_up: Counts, blind: vec[i64]) -> None:
        self.hand: Counts = hand
        self.known: Counts = known
        """Those hand cards that everybody saw go there."""
        self.cannot: i64 = 0
        """A bit for each kind that the other hand cards are not: everybody saw that they were not played."""
        self.face_up: Counts = face_up
        self.blind: vec[i64] = blind
        """The kind in each slot, NOTHING when it is gone."""
        self.blind_left: i64 = ROW
        self.swaps: i64 = 0
        self.place: i64 = 0
        """1 for the first who went out; 0 while still in."""

    def is_without_cards(self) -> bool:
        """Whether hand, face-up row and blind cards are gone, which is out and safe (G-E1)."""
        return self.hand.size == 0 and self.face_up.size == 0 and self.blind_left == 0

    def spend(self, kind: i64, times: i64) -> None:
        """Takes cards from the hand; of the known ones no more remain than could still be there."""
        self.hand.take(kind, times)
        left = self.known.of(kind)
        if left > 0:
            self.known.take(kind, times if times < left else left)

    def receive_open(self, kind: i64, times: i64) -> None:
        """Puts cards into the hand that everybody has seen."""
        self.hand.add(kind, times)
        self.known.add(kind, times)

    def clone(self) -> "Player":
        twin = Player(self.hand.clone(), self.known.clone(), self.face_up.clone(), self.blind[:])
        twin.cannot = self.cannot
        twin.blind_left = self.blind_left
        twin.swaps = self.swaps
        twin.place = self.place
        return twin
