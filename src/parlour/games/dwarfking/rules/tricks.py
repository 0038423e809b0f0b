"""A trick of The Dwarf King: what each card counts as in it, and which one wins (K-T1, K-T2, K-S10 to K-S14)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.games.dwarfking.rules.cards import (
    ACE,
    ACES,
    DRAGON,
    EXCALIBUR,
    MAGIC,
    MUMMY,
    NO_CARD,
    NO_COLOUR,
    PUPPETEER,
    RANKS,
    SORCERER,
    bit_of,
    lowest,
)

NO_FACE: Final = 96
"""The face of a card that counts as no coloured card."""
CARD_BITS: Final = 6
FACE_BITS: Final = 7


def face_of(card: i64, trick: "Trick", last: "Trick | None") -> i64:
    """What a card counts as when it is played now: twice the number of a coloured card, and 1 more for "just above".

    `last` is the trick before; there is none in the first trick.
    """
    if card < MAGIC:
        return card << 1
    if card == MUMMY and last is not None:  # K-S11: the card that won the trick before
        return last.face(last.won_at)
    if card == PUPPETEER:  # K-S12: the card played just before
        if trick.size > 0:
            return trick.face(trick.size - 1) | 1
        if last is not None:
            return last.face(last.size - 1) | 1
    return NO_FACE


def colour_of_face(face: i64) -> i64:
    return face >> 5


@final
@mypyc_attr(acyclic=True)
class Trick:
    """One card a player, in the order of play. A finished trick never changes: the Sorcerer makes a new one."""

    def __init__(self, leader: i64) -> None:
        self.leader: i64 = leader
        self.size: i64 = 0
        self.packed_cards: i64 = 0
        self.packed_faces: i64 = 0
        self.cards: i64 = 0
        """The same cards as a set."""
        self.required: i64 = NO_COLOUR
        """The colour to follow (K-T1)."""
        self.highest: i64 = 0
        """The place of the highest card of the required colour."""
        self.won_at: i64 = 0
        """The place of the winning card, once finished."""
        self.winner: i64 = leader
        """The seat that won, once finished."""

    def clone(self) -> "Trick":
        twin = Trick(self.leader)
        twin.become(self)
        return twin

    def become(self, other: "Trick") -> None:
        """The same as another trick from now on."""
        self.leader = other.leader
        self.size = other.size
        self.packed_cards = other.packed_cards
        self.packed_faces = other.packed_faces
        self.cards = other.cards
        self.required = other.required
        self.highest = other.highest
        self.won_at = other.won_at
        self.winner = other.winner

    def card(self, place: i64) -> i64:
        return (self.packed_cards >> (place * CARD_BITS)) & 63

    def face(self, place: i64) -> i64:
        return (self.packed_faces >> (place * FACE_BITS)) & 127

    def has(self, card: i64) -> bool:
        return (self.cards >> card) & 1 == 1

    def place_of(self, card: i64) -> i64:
        """Where a card of the trick lies."""
        place: i64 = 0
        while self.card(place) != card:
            place += 1
        return place

    def player_of(self, card: i64, players: i64) -> i64:
        """Who played a card of the trick."""
        return (self.leader + self.place_of(card)) % players

    def add(self, card: i64, face: i64) -> None:
        """The next card. The first coloured one says what is required (K-T1, K-S10, K-S14)."""
        colour = colour_of_face(face)
        if colour != NO_COLOUR:
            if self.required == NO_COLOUR:
                self.required = colour
                self.highest = self.size
            elif colour == self.required and face > self.face(self.highest):
                self.highest = self.size
        self.packed_cards |= card << (self.size * CARD_BITS)
        self.packed_faces |= face << (self.size * FACE_BITS)
        self.cards |= bit_of(card)
        self.size += 1

    def winning_place(self) -> i64:
        """The place of the card that wins if the trick ends here."""
        if self.cards < bit_of(MAGIC):
            return self.highest  # K-T2
        if self.has(EXCALIBUR):  # K-S14
            return self.place_of(EXCALIBUR)
        if self.has(DRAGON):  # K-S10
            ace = self.ace_over_the_dragon()
            if ace != NO_CARD:
                return self.place_of(ace)
            return self.place_of(DRAGON)
        return self.highest

    def ace_over_the_dragon(self) -> i64:
        """K-S10: the Ace of the required colour or, without it, the last Ace played."""
        aces = self.cards & ACES
        if aces == 0:
            return NO_CARD
        required = self.required * RANKS + ACE
        if self.has(required):
            return required
        last = lowest(aces)
        while aces != 0:
            ace = lowest(aces)
            if self.place_of(ace) > self.place_of(last):
                last = ace
            aces &= aces - 1
        return last

    def finish(self, players: i64) -> None:
        self.won_at = self.winning_place()
        self.winner = (self.leader + self.won_at) % players

    def with_sorcerer(self, card: i64) -> "Trick":
        """K-S13: the same trick with the Sorcerer in place of a card."""
        twin = self.clone()
        place = self.place_of(card)
        twin.packed_cards += (SORCERER - card) << (place * CARD_BITS)
        twin.cards += bit_of(SORCERER) - bit_of(card)
        return twin
