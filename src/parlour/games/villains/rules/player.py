"""Who sits where in Villains, and what lies with one player."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.engine.cardset import shifted
from parlour.games.villains.rules.cards import NOTHING, one
from parlour.games.villains.rules.piles import KIND_MASK, is_secret, layer, shows_number, weight

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

    def __init__(self, seat: i64, villain: i64, draw: Pile, pile: Pile) -> None:
        self.seat: i64 = seat
        self.villain: i64 = villain
        """Index into VILLAINS."""
        self.draw: Pile = draw
        self.pile: Pile = pile
        """The own discard pile: kinds with flags."""
        self.tally: i64 = 0
        """What the pile counts: see HEROES."""
        self.showing: i64 = 0
        """The number cards of the pile that lie Villain side up: three bits for each kind, as six decks hold six."""
        self.own_heroes: i64 = 0
        """The Heroes of the pile whose face only this player has seen, many cards in one number."""
        self.odd: i64 = 0
        """How many other cards lie in the pile: Heroes whose face others have seen, and specials that show."""
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

    def whole_hand(self) -> i64:
        """The hand as many cards in one number."""
        cards: i64 = 0
        for slot in range(self.hand_size):
            cards += one(self.card(slot))
        return cards

    def hidden_hand(self) -> i64:
        """The hand without the open card."""
        cards = self.whole_hand()
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
        if shows_number(laid):
            self.showing += shifted(1, 3 * laid)
        elif self.has_laid_unseen(laid):
            self.own_heroes += one(laid & KIND_MASK)
        else:
            self.odd += 1

    def lift(self) -> i64:
        """The top card leaves the pile."""
        laid = self.pile.pop()
        self.tally -= weight(laid)
        if shows_number(laid):
            self.showing -= shifted(1, 3 * laid)
        elif self.has_laid_unseen(laid):
            self.own_heroes -= one(laid & KIND_MASK)
        else:
            self.odd -= 1
        return laid

    def has_laid_unseen(self, laid: i64) -> bool:
        """Whether a card is a Hero whose face only this player has seen (V-T15)."""
        return is_secret(laid) and layer(laid) == self.seat

    def lay_instead(self, place: i64, kind: i64) -> None:
        """A Hero of the pile has another face: what somebody does not know may be any card."""
        laid = self.pile.items[place]
        if self.has_laid_unseen(laid):
            self.own_heroes += one(kind) - one(laid & KIND_MASK)
        self.pile.items[place] = (laid & ~KIND_MASK) | kind

    def clone(self) -> "Player":
        twin = Player(self.seat, self.villain, self.draw.clone(), self.pile.clone())
        twin.tally = self.tally
        twin.showing = self.showing
        twin.own_heroes = self.own_heroes
        twin.odd = self.odd
        twin.hand = self.hand
        twin.hand_size = self.hand_size
        twin.open = self.open
        twin.seen = self.seen
        return twin
