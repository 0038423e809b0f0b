"""Villains, the parts: the six decks (V-P1, V-P2), the two sides of a card (V-P3), and what lies with one player.

A kind of card is a number 0 to 23: red, blue and green 1 to 6, then the six specials in the order of the villains. A
card on a pile is a kind with flags: without any, it lies Villain side up.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile

# V-P1, V-P2
NUMBERS: Final = 6
NUMBER_CARDS: Final = 18  # kind = colour * NUMBERS + number - 1
CURSE: Final = 18
HYPNOTIZE: Final = 19
MEDDLING: Final = 20
SWIPE: Final = 21
NO_ESCAPE: Final = 22
WHIRLPOOL: Final = 23
KINDS: Final = 24
NOTHING: Final = 24
"""In place of a kind: no card lies there."""
VILLAINS: Final = ("maleficent", "jafar", "hook", "cruella", "scar", "ursula")
"""The special of the villain at index v is the kind NUMBER_CARDS + v."""
JAFAR: Final = 1
COLOURS: Final = ("red", "blue", "green")
NAMES: Final = (
    *("red-1", "red-2", "red-3", "red-4", "red-5", "red-6"),
    *("blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"),
    *("green-1", "green-2", "green-3", "green-4", "green-5", "green-6"),
    *("curse", "hypnotize", "meddling", "swipe", "no-escape", "whirlpool"),
)
COPIES: Final = 2
"""Of the own special in a deck."""
HAND: Final = 4
"""Up to here a player draws (V-T10)."""

# Sets of kinds, one bit for each
ALL_NUMBERS: Final = (1 << 18) - 1
ONE_COLOUR: Final = (1 << 6) - 1  # << colour * NUMBERS
ONE_NUMBER: Final = 1 | 1 << 6 | 1 << 12  # << number - 1

# A card on a pile (V-P3): its kind, and
HERO: Final = 1 << 5
"""It lies face down."""
SECRET: Final = 1 << 6
"""Nobody has seen its face but the player who laid it."""
BY: Final = 7
"""From this bit up, of a secret Hero: the seat that laid it."""
AGE: Final = 10
"""From this bit up, of a secret Hero laid by the thief: how many thefts were on record before (`rules_unseen`)."""
KIND_MASK: Final = 31
SEAT_MASK: Final = 7

# Many cards in one number: two bits for each kind, since no place that is counted so holds more than three of one
NUMBER_DECK: Final = 0x555555555
"""Each of the 18 number cards once."""

# A pile in one number: five bits for how many of each number show, from bit 30 up how many Heroes lie in it
HEROES: Final = 30
FIVE_BITS: Final = 31


def some(count: i64, kind: i64) -> i64:
    """So many cards of a kind, in one number. What is shifted is a variable: compiled, a literal has only 32 bits."""
    return count << (2 * kind)


def one(kind: i64) -> i64:
    return some(1, kind)


def count_of(cards: i64, kind: i64) -> i64:
    """How many of the kind there are among many cards in one number."""
    return (cards >> (2 * kind)) & 3


def push_all(pile: Pile, cards: i64) -> None:
    """Puts many cards onto a pile, in order of kind."""
    for kind in range(KINDS):
        for _card in range(count_of(cards, kind)):
            pile.push(kind)


def shows_number(laid: i64) -> bool:
    return laid < NUMBER_CARDS


def is_hero(laid: i64) -> bool:
    return laid & HERO != 0


def is_secret(laid: i64) -> bool:
    return laid & SECRET != 0


def layer(laid: i64) -> i64:
    """Who laid a secret Hero."""
    return (laid >> BY) & SEAT_MASK


def age(laid: i64) -> i64:
    return laid >> AGE


def matching(kind: i64) -> i64:
    """V-T2: the set of number cards of the same colour or the same number."""
    return (ONE_COLOUR << (kind // NUMBERS * NUMBERS)) | (ONE_NUMBER << (kind % NUMBERS))


def weight(laid: i64) -> i64:
    """What a card adds to the tally of its pile; a special that shows adds nothing (V-T14)."""
    if shows_number(laid):
        return 1 << (5 * (laid % NUMBERS))
    if is_hero(laid):
        return 1 << HEROES
    return 0


def heroes_in(tally: i64) -> i64:
    return tally >> HEROES


def showing(tally: i64, number: i64) -> i64:
    """How many Villain cards of a number (1 to 6) lie in a pile."""
    return (tally >> (5 * (number - 1))) & FIVE_BITS


def is_cancelled(number: i64, heroes: i64) -> bool:
    """V-E2."""
    if heroes <= NUMBERS:
        return number == heroes
    return number == NUMBERS or number == heroes - NUMBERS


def points_in(tally: i64) -> i64:
    """V-E3: what a pile scores."""
    heroes = heroes_in(tally)
    points: i64 = 0
    for number in range(i64(1), NUMBERS + 1):
        if not is_cancelled(number, heroes):
            points += number * showing(tally, number)
    return points


def cancelled_in(tally: i64) -> i64:
    """V-E4: the points that the Heroes of a pile cancel."""
    heroes = heroes_in(tally)
    points: i64 = 0
    for number in range(i64(1), NUMBERS + 1):
        if is_cancelled(number, heroes):
            points += number * showing(tally, number)
    return points


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
        """Cards of the own deck that everybody has seen, many in one number (`rules_unseen` says which)."""

    def card(self, slot: i64) -> i64:
        """The kind of a hand card."""
        return (self.hand >> (5 * slot)) & KIND_MASK

    def holds(self, kind: i64) -> bool:
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


def deck_of(villain: i64, *, specials: bool) -> i64:
    """V-P2, V-S6: the deck of a villain, many cards in one number."""
    if specials:
        return NUMBER_DECK + some(COPIES, NUMBER_CARDS + villain)
    return NUMBER_DECK
