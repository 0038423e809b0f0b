"""What a seat knows as bytes: the sheet that they are written on, and who writes it.

A game's `observation.py` declares what stands where (`layout.py`) and writes it in that order: counts of cards, one-hot
choices and small numbers, seats counted from the viewer on, and nothing that `view(seat)` does not say.
"""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.cardset import bit_of, shifted
from parlour.engine.state import State

MOST: Final = 255
"""The largest number that a byte holds; what is more counts as this."""
SMALL: Final = 127
"""Up to here a number is the same in a byte, and in the last byte of a word, as it is by itself."""
LOWER_BYTES: Final = 0xFF_FFFF_FFFF_FFFF
"""All bytes of a word but the last."""


def words_for(size: i64) -> i64:
    """How many words so many bytes take."""
    return (size + 7) >> 3


def spread(bits: i64) -> i64:
    """Eight bits as eight bytes: a 1 in each byte whose bit is set."""
    return (((bits & 0x7F) * 0x2_0408_1020_4081) & 0x1_0101_0101_0101) | ((bits >> 7) << 56)


def spread_pairs(bits: i64) -> i64:
    """Sixteen bits as eight bytes of two bits each."""
    bits = (bits | bits << 24) & 0xFF_0000_00FF
    bits = (bits | bits << 12) & 0xF_000F_000F_000F
    return (bits | bits << 6) & 0x303_0303_0303_0303


def spread_threes(bits: i64) -> i64:
    """Twenty-four bits as eight bytes of three bits each."""
    bits = (bits | bits << 20) & 0xFFF_0000_0FFF
    bits = (bits | bits << 10) & 0x3F_003F_003F_003F
    return (bits | bits << 5) & 0x707_0707_0707_0707


def spread_fours(bits: i64) -> i64:
    """Thirty-two bits as eight bytes of four bits each."""
    bits = (bits | bits << 16) & 0xFFFF_0000_FFFF
    bits = (bits | bits << 8) & 0xFF_00FF_00FF_00FF
    return (bits | bits << 4) & 0xF0F_0F0F_0F0F_0F0F


def chosen_bit(chosen: i64, among: i64) -> i64:
    """The set of what is chosen, of so many; empty when it is none of them."""
    if chosen < 0 or chosen >= among:  # a chain of comparisons would make objects when compiled
        return 0
    return bit_of(chosen)


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """A row of bytes, written from left to right. What is not written is 0.

    The bytes lie in words of eight, the first byte lowest: so eight of them are wiped, or written, at once.
    """

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.words: vec[i64] = vec[i64]([0] * words_for(size))
        """The row; many rows where sheets share one room, each from a word of its own on."""
        self.first: i64 = 0
        """The word where the row starts."""
        self.start: i64 = 0
        """The byte where it starts."""
        self.at: i64 = 0
        """Where the next thing is written."""

    def move_to(self, room: vec[i64], word: i64) -> None:
        """The row is one of many from now on."""
        self.words = room
        self.first = word
        self.start = word << 3
        self.at = self.start

    def begin(self) -> None:
        """Wipes the row, to write it anew."""
        words = self.words
        word = self.first
        end = word + words_for(self.size)
        while word + 8 <= end:  # compiled, a turn of the loop costs more than what it does
            words[word] = 0
            words[word + 1] = 0
            words[word + 2] = 0
            words[word + 3] = 0
            words[word + 4] = 0
            words[word + 5] = 0
            words[word + 6] = 0
            words[word + 7] = 0
            word += 8
        while word < end:
            words[word] = 0
            word += 1
        self.at = self.start

    def written(self) -> bytes:
        """The row as it stands there."""
        first = self.first << 3
        return bytes(memoryview(self.words))[first : first + self.size]

    def mark(self, place: i64, value: i64) -> None:
        """Writes a number so many places further on, where nothing was written yet; the pen stays where it is."""
        spot = self.at + place
        shift = (spot & 7) << 3
        if value > SMALL:
            value = value if value < MOST else MOST
            if shift == 56:
                value -= 256
        self.words[spot >> 3] |= value << shift

    def tick(self, place: i64) -> None:
        """Writes a 1 so many places further on, where nothing was written yet."""
        spot = self.at + place
        self.words[spot >> 3] |= shifted(1, (spot & 7) << 3)

    def count(self, place: i64) -> None:
        """One more of what is counted so many places further on."""
        spot = self.at + place
        shift = (spot & 7) << 3
        words = self.words
        word = words[spot >> 3]
        now = (word >> shift) & 0xFF
        if now < SMALL:
            words[spot >> 3] = word + shifted(1, shift)
        elif now < MOST:
            words[spot >> 3] = word - shifted(now, shift) if shift != 56 else word & LOWER_BYTES
            self.mark(place, now + 1)

    def skip(self, places: i64) -> None:
        """Goes on; what was not told stays 0."""
        self.at += places

    def number(self, value: i64) -> None:
        """A number from 0 on."""
        self.mark(0, value)
        self.at += 1

    def signed(self, value: i64) -> None:
        """Two numbers: how far above 0, and how far below."""
        if value > 0:
            self.mark(0, value)
        elif value < 0:
            self.mark(1, -value)
        self.at += 2

    def choice(self, chosen: i64, among: i64) -> None:
        """A 1 at the place of what is chosen, of so many; none when it is none of them."""
        if chosen >= 0 and chosen < among:  # in a chain these would be objects when compiled
            self.tick(chosen)
        self.at += among

    def flag(self, value: bool) -> None:
        """1 or 0."""
        if value:
            self.mark(0, 1)
        self.at += 1

    def cards(self, cards: Cards) -> None:
        """How many cards there are of each kind."""
        counts = cards.count
        spot = self.at
        if cards.size > SMALL:
            for kind in range(i64(len(counts))):
                self.mark(kind, counts[kind])
        elif cards.size != 0:
            words = self.words
            place = spot >> 3
            shift = (spot & 7) << 3
            word: i64 = 0
            for found in counts:
                word |= found << shift
                shift += 8
                if shift == 64:
                    words[place] |= word
                    place += 1
                    shift = 0
                    word = 0
            if shift != 0:
                words[place] |= word
        self.at = spot + len(counts)

    def packed(self, numbers: i64, places: i64) -> None:
        """Up to eight numbers below 128 that lie in the bytes of one, the first lowest."""
        spot = self.at
        used = spot & 7
        words = self.words
        place = spot >> 3
        if used == 0:
            words[place] |= numbers
        else:
            room = 64 - (used << 3)
            words[place] |= (numbers & (shifted(1, room) - 1)) << (used << 3)
            if used + places > 8:
                words[place + 1] |= numbers >> room
        self.at = spot + places

    def members(self, cards: i64, kinds: i64) -> None:
        """A 1 for each card of a set, of so many."""
        if cards != 0:
            words = self.words
            place = self.at >> 3
            used = self.at & 7
            words[place] |= spread(cards & (0xFF >> used)) << (used << 3)
            cards >>= 8 - used
            while cards != 0:
                place += 1
                words[place] |= spread(cards & 0xFF)
                cards >>= 8
        self.at += kinds

    def pairs(self, cards: i64, kinds: i64) -> None:
        """How many cards there are of each kind, at most three, from a number with two bits a kind."""
        if cards != 0:
            words = self.words
            place = self.at >> 3
            used = self.at & 7
            words[place] |= spread_pairs(cards & (0xFFFF >> (used << 1))) << (used << 3)
            cards >>= 16 - (used << 1)
            while cards != 0:
                place += 1
                words[place] |= spread_pairs(cards & 0xFFFF)
                cards >>= 16
        self.at += kinds

    def threes(self, cards: i64, kinds: i64) -> None:
        """How many there are of each kind, at most seven, from a number with three bits a kind."""
        if cards != 0:
            words = self.words
            place = self.at >> 3
            used = self.at & 7
            words[place] |= spread_threes(cards & (0xFF_FFFF >> (3 * used))) << (used << 3)
            cards >>= 24 - 3 * used
            while cards != 0:
                place += 1
                words[place] |= spread_threes(cards & 0xFF_FFFF)
                cards >>= 24
        self.at += kinds

    def fours(self, cards: i64, kinds: i64) -> None:
        """How many there are of each kind, at most fifteen, from a number with four bits a kind."""
        if cards != 0:
            words = self.words
            place = self.at >> 3
            used = self.at & 7
            words[place] |= spread_fours(cards & (0xFFFF_FFFF >> (used << 2))) << (used << 3)
            cards >>= 32 - (used << 2)
            while cards != 0:
                place += 1
                words[place] |= spread_fours(cards & 0xFFFF_FFFF)
                cards >>= 32
        self.at += kinds

    def pile(self, pile: Pile, kinds: i64) -> None:
        """How many cards of each kind lie in a pile."""
        items = pile.items
        for i in range(pile.size):
            self.count(items[i])
        self.at += kinds

    def row(self, pile: Pile, places: i64) -> None:
        """The cards of a pile from the top, each as its kind plus one, in so many places."""
        items = pile.items
        size = pile.size
        for i in range(size if size < places else places):
            self.mark(i, items[size - 1 - i] + 1)
        self.at += places


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(metaclass=ABCMeta):
    """Writes what can be known of a state, in the order of the game's layout."""

    @abstractmethod
    def see(self, state: State, seat: i64, out: Sheet) -> None:
        """What a seat knows: nothing that `view(seat)` does not say."""

    @abstractmethod
    def uncover(self, state: State, seat: i64, out: Sheet) -> None:
        """All else that the open view says, seats counted from this one on: for who may look into all cards."""


def relative(seat: i64, viewer: i64, players: i64) -> i64:
    """How far to the left of the viewer a seat is: 0 is the viewer."""
    away = seat - viewer
    if away < 0:
        away += players
    return away


def seat_at(away: i64, viewer: i64, players: i64) -> i64:
    """The seat that is so far to the left of the viewer."""
    seat = viewer + away
    if seat >= players:
        seat -= players
    return seat
