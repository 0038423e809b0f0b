"""What a seat knows as bytes: the sheet that they are written on, and who writes it.

A game's `observation.py` declares what stands where (`layout.py`) and writes it in that order: counts of cards, one-hot
choices and small numbers, seats counted from the viewer on, and nothing that `view(seat)` does not say.
"""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from parlour.engine.cards import Cards, Pile
from parlour.engine.state import State

MOST: Final = 255
"""The largest number that a byte holds; what is more counts as this."""


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """A row of bytes, written from left to right. What is not written is 0: the sheet remembers what it has to wipe."""

    def __init__(self, size: i64) -> None:
        self.bytes: vec[u8] = vec[u8]([0] * size)
        """The row; many rows where sheets share one room."""
        self.start: i64 = 0
        """Where the row starts."""
        self.at: i64 = 0
        """Where the next thing is written."""
        self.places: vec[i32] = vec[i32]([0] * size)
        self.used: i64 = 0
        """So many of the places are not 0."""

    def move_to(self, room: vec[u8], start: i64) -> None:
        """The row is one of many from now on."""
        self.bytes = room
        self.start = start
        self.at = start

    def begin(self) -> None:
        """Wipes the row, to write it anew."""
        row = self.bytes
        places = self.places
        for i in range(self.used):
            row[i64(places[i])] = 0
        self.used = 0
        self.at = self.start

    def mark(self, place: i64, value: i64) -> None:
        """Writes a number so many places further on, where nothing was written yet; the pen stays where it is."""
        if value != 0:
            spot = self.at + place
            self.bytes[spot] = u8(value) if value < MOST else u8(MOST)
            self.places[self.used] = i32(spot)
            self.used += 1

    def count(self, place: i64) -> None:
        """One more of what is counted so many places further on."""
        spot = self.at + place
        row = self.bytes
        now: i64 = i64(row[spot])
        if now == 0:
            self.places[self.used] = i32(spot)
            self.used += 1
        if now < MOST:
            row[spot] = u8(now + 1)

    def skip(self, places: i64) -> None:
        """Goes on; what was not told stays 0."""
        self.at += places

    def number(self, value: i64) -> None:
        """A number from 0 on."""
        self.mark(0, value)
        self.at += 1

    def signed(self, value: i64) -> None:
        """Two numbers: how far above 0, and how far below."""
        if value >= 0:
            self.mark(0, value)
        else:
            self.mark(1, -value)
        self.at += 2

    def choice(self, chosen: i64, among: i64) -> None:
        """A 1 at the place of what is chosen, of so many; none when it is none of them."""
        if 0 <= chosen < among:
            self.mark(chosen, 1)
        self.at += among

    def flag(self, value: bool) -> None:
        """1 or 0."""
        if value:
            self.mark(0, 1)
        self.at += 1

    def cards(self, cards: Cards) -> None:
        """How many cards there are of each kind."""
        counts = cards.count
        left = cards.size
        spot = self.at
        self.at = spot + len(counts)
        if left > 0:
            row = self.bytes
            places = self.places
            used = self.used
            kind: i64 = 0
            while left > 0:
                found = counts[kind]
                if found != 0:
                    row[spot] = u8(found)
                    places[used] = i32(spot)
                    used += 1
                    left -= found
                kind += 1
                spot += 1
            self.used = used

    def members(self, cards: i64, kinds: i64) -> None:
        """A 1 for each card of a set, of so many."""
        spot = self.at
        self.at = spot + kinds
        if cards != 0:
            row = self.bytes
            places = self.places
            used = self.used
            while cards != 0:
                if cards & 1 != 0:
                    row[spot] = 1
                    places[used] = i32(spot)
                    used += 1
                    cards >>= 1
                    spot += 1
                elif cards & 0xFF == 0:
                    cards >>= 8
                    spot += 8
                else:
                    cards >>= 1
                    spot += 1
            self.used = used

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
