"""Who sits where in Villains, and what lies with one player."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.games.villains.rules.cards import NOTHING, one
from parlour.games.villains.rules.piles import KIND_MASK, weight

HAND: Final = 4
"""Up to here a player draws (V-T10)."""


def left_of(seat: i64, players: i64) -> i64:
    """The left neighbour: the next seat clockwise (V-T4)."""
    following = seat + 1
    if following == players:
        following = 0
    return following


def right_of(seat: i64, players: i64) -> i64:
    """The right neighbour: the seat before (V-T4)."""
    if seat == 0:
        return players - 1
    return seat - 1


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies with one player."""

    def __init__(self, villain: i64, draw: Pile, pile: Pile) -> None:
        self.villain: i64 = villain
        """Index into VILLAINS."""
        self.draw: Pile = draw
        self.pile: Pile = pile
        """The own discard pile: kinds with flags."""
        self.tally: i64 = 0
        """What the pile counts: see HEROES."""
        self.hand: i64 = 0
        """Five bits for each hand card, in order of kind, the lowest first."""
        self.hand_size: i64 = 0
        self.open: i64 = NOTHING
        """The hand card that No Escape laid open (V-X5)."""
        self.seen: i64 = 0
        """Cards of the own deck that everybody has seen, many in one number (`redeal` says which)."""

    def card(self, slot: i64) -> i64:
        """The kind of a hand card."""
        return (self.hand >> (5 * slot)) & KIND_MASK

    def holds(self, kind: i64) -> bool:
        """Whether a card is in the hand; one that lies open is (V-X5)."""
        for slot in range(self.hand_size):
            if self.card(slot) == kind:
                return True
        return False

    def receive(self, kind: i64) -> None:
        """Puts a card into the hand, in order."""
        slot: i64 = 0
        while slot < self.hand_size and self.card(slot) < kind:
            slot += 1
        lower = self.hand & ((1 << (5 * slot)) - 1)
        higher = self.hand >> (5 * slot)
        self.hand = lower | (kind | higher << 5) << (5 * slot)
        self.hand_size += 1

    def spend(self, kind: i64) -> None:
        """Takes a card out of the hand that is in it."""
        slot: i64 = 0
        while self.card(slot) != kind:
            slot += 1
        lower = self.hand & ((1 << (5 * slot)) - 1)
        higher = self.hand >> (5 * (slot + 1))
        self.hand = lower | higher << (5 * slot)
        self.hand_size -= 1

    def hidden_hand(self) -> i64:
        """The hand without the open card, many cards in one number."""
        cards: i64 = 0
        for slot in range(self.hand_size):
            cards += one(self.card(slot))
        return cards if self.open == NOTHING else cards - one(self.open)

    def top(self) -> i64:
        """What lies on top of the pile, or NOTHING."""
        if self.pile.size == 0:
            return NOTHING
        return self.pile.top()

    def put(self, laid: i64) -> None:
        """A card comes onto the pile."""
        self.pile.push(laid)
        self.tally += weight(laid)

    def lift(self) -> i64:
        """The top card leaves the pile."""
        laid = self.pile.pop()
        self.tally -= weight(laid)
        return laid

    def clone(self) -> "Player":
        twin = Player(self.villain, self.draw.clone(), self.pile.clone())
        twin.tally = self.tally
        twin.hand = self.hand
        twin.hand_size = self.hand_size
        twin.open = self.open
        twin.seen = self.seen
        return twin
