"""What each card counts as in a trick of The Dwarf King, and which one wins (K-T1, K-T2, K-S10 to K-S14)."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.cardset import bit_of, lowest
from parlour.engine.tricks import NO_SUIT, Trick
from parlour.games.dwarfking.rules.cards import (
    ACE,
    ACES,
    DRAGON,
    EXCALIBUR,
    MAGIC,
    MUMMY,
    NO_CARD,
    PUPPETEER,
    RANKS,
    of_colour,
)

NO_FACE: Final = 96
"""The face of a card that counts as no coloured card."""


def face_of(card: i64, trick: Trick, last: Trick | None) -> i64:
    """What a card counts as when it is played now: twice the number of a coloured card, and 1 more for "just above".

    It is the card's strength in the trick. `last` is the trick before; there is none in the first trick.
    """
    if card < MAGIC:
        return card << 1
    if card == MUMMY and last is not None:  # K-S11: the card that won the trick before
        return last.strength(last.won_at)
    if card == PUPPETEER:  # K-S12: the card played just before
        if trick.size > 0:
            return trick.strength(trick.size - 1) | 1
        if last is not None:
            return last.strength(last.size - 1) | 1
    return NO_FACE


def colour_of_face(face: i64) -> i64:
    """The colour of what a card counts as; the Dragon and Excalibur have none (K-S10, K-S14)."""
    if face >= NO_FACE:
        return NO_SUIT
    return face >> 5


def is_copy(card: i64, face: i64) -> bool:
    """Whether a card counts as another one (K-S11, K-S12)."""
    return card >= MAGIC and face != NO_FACE


def lay(card: i64, trick: Trick, last: Trick | None) -> None:
    """Plays a card into a trick. The first coloured one says what is required (K-T1, K-S10, K-S14)."""
    face = face_of(card, trick, last)
    trick.add(card, colour_of_face(face), face)


def winning_place(trick: Trick) -> i64:
    """The place of the card that wins if the trick ends here: the highest of the required colour (K-T2) or Magic."""
    if trick.cards < bit_of(MAGIC):
        return trick.highest
    if trick.has(EXCALIBUR):  # K-S14: it wins
        return trick.place_of(EXCALIBUR)
    if trick.has(DRAGON):  # K-S10: it wins unless there is an Ace
        ace = ace_over_the_dragon(trick)
        if ace != NO_CARD:
            return trick.place_of(ace)
        return trick.place_of(DRAGON)
    return trick.highest


def ace_over_the_dragon(trick: Trick) -> i64:
    """The Ace of the required colour or, without it, the last Ace played (K-S10)."""
    aces = trick.cards & ACES
    if aces == 0:
        return NO_CARD
    required = trick.required * RANKS + ACE
    if trick.has(required):
        return required
    last = lowest(aces)
    while aces != 0:
        ace = lowest(aces)
        if trick.place_of(ace) > trick.place_of(last):
            last = ace
        aces &= aces - 1
    return last


def above(face: i64) -> i64:
    """All cards of the same colour as a face that beat it (K-T2)."""
    if face >= NO_FACE:
        return 0
    card = face >> 1
    return of_colour(colour_of_face(face)) & ~(bit_of(card + 1) - 1)


def beaters(trick: Trick, place: i64, cards: i64) -> i64:
    """Those of some coloured cards that would take the trick from the card at a place, which wins so far."""
    card = trick.card(place)
    if card == EXCALIBUR:  # K-S14
        return 0
    if card == DRAGON:  # K-S10
        return cards & ACES
    return cards & above(trick.strength(place))  # K-T2: it is of the required colour


def has_no_colour_yet(trick: Trick, place: i64) -> bool:
    """Whether only a copy of a card without colour has been played, which any coloured card beats (K-S17)."""
    return trick.required == NO_SUIT and trick.card(place) not in (DRAGON, EXCALIBUR)
