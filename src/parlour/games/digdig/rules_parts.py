"""Dig Dig's parts, actions and refusal codes as numbers, and what lies with one player.

A card is a number 0 to 13: the numbers 1 to 10, then Boom, Drop, Limbo and Ninja. An action is an int: see its block.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards

# Parts (G-P1)
NUMBERS: Final = 10
BOOM: Final = 10
DROP: Final = 11
LIMBO: Final = 12
NINJA: Final = 13
KINDS: Final = 14
COPIES: Final = 4
NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "boom", "drop", "limbo", "ninja")
FIVE: Final = 4
"""The kind of a 5, on which Limbo turns (G-X3)."""
NOTHING: Final = 14
"""In place of a kind: no card lies there, or no number has to be led."""

ROW: Final = 3
"""Blind cards, face-up cards and hand cards at the start (G-S1)."""
HAND: Final = 3
"""Up to here a player draws (G-T4)."""
MOST_SWAPS: Final = 6
PATIENCE: Final = 500
"""So many moves without progress end the match (G-E3)."""

# Actions
SWAP: Final = 0  # + hand kind * KINDS + face-up kind
READY: Final = 196
PLAY: Final = 197  # + kind * COPIES + number of cards - 1
PICK_UP: Final = 253
BLIND: Final = 254  # + slot
ACTIONS: Final = 257

# Refusals (State.refusal); `text.py` gives each its clause and its words
SWAPS_FIRST: Final = 10
SWAPS_ARE_OVER: Final = 11
SAME_CARD: Final = 12
NO_MORE_SWAPS: Final = 13
NOT_FACE_UP: Final = 14
NOT_IN_HAND: Final = 15
NOT_SO_MANY: Final = 16
POWERS_ONE_AT_A_TIME: Final = 17
LOWEST_LEADS: Final = 18
NOT_HIGHER: Final = 19
TOO_LOW: Final = 20
OVER_LIMBO: Final = 21
LIMBO_TOO_LOW: Final = 22
LIMBO_ON_LIMBO: Final = 23
BOOM_ON_NINJA: Final = 24
CAN_PLAY: Final = 25
PILE_IS_EMPTY: Final = 26
FACE_UP_LATER: Final = 27
NOT_BLIND_YET: Final = 28
BLIND_IS_GONE: Final = 29
ONLY_BLIND: Final = 30


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies with one player."""

    def __init__(self, hand: Cards, known: Cards, face_up: Cards, blind: vec[i64]) -> None:
        self.hand: Cards = hand
        self.known: Cards = known
        """Those hand cards that everybody saw go there."""
        self.cannot: i64 = 0
        """A bit for each kind that the other hand cards are not: everybody saw that they were not played."""
        self.face_up: Cards = face_up
        self.blind: vec[i64] = blind
        """The kind in each slot, NOTHING when it is gone."""
        self.blind_left: i64 = ROW
        self.swaps: i64 = 0
        self.place: i64 = 0
        """1 for the first who went out; 0 while still in."""

    def is_without_cards(self) -> bool:
        return self.hand.size == 0 and self.face_up.size == 0 and self.blind_left == 0

    def spend(self, kind: i64, times: i64) -> None:
        """Takes cards from the hand; of the known ones no more remain than could still be there."""
        self.hand.take(kind, times)
        left = self.known.count[kind]
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
