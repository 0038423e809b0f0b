"""Dealing anew what a player cannot know, every arrangement that agrees with what was seen equally likely.

Who did not follow a colour cannot hold it, so not every unseen card can be in every hand. The ways to spread the cards
are counted, not tried: cards that may lie in the same hands form a class, and how many of a class go to which hand is
drawn with the number of arrangements as its weight. Two colours need no enumeration, because what is left of them goes
anywhere once the hands that take only one of the two are filled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.engine.rng import Rng
from parlour.games.dwarfking.rules.cards import COLOURS, MAGICS, bit_of, count, lowest, of_colour

MOST_CARDS: Final = 40
WORD: Final = 32


def pascal() -> vec[i64]:
    """n over k for n and k up to 40, row by row."""
    table = vec[i64]([0 for _ in range((MOST_CARDS + 1) * (MOST_CARDS + 1))])
    for n in range(MOST_CARDS + 1):
        table[n * (MOST_CARDS + 1)] = 1
        for k in range(1, n + 1):
            above = (n - 1) * (MOST_CARDS + 1) + k
            table[n * (MOST_CARDS + 1) + k] = table[above - 1] + table[above]
    return table


PASCAL: Final = pascal()


def choices(n: i64, k: i64) -> int:
    """n over k: an int of any size, because products of them outgrow an i64."""
    return PASCAL[n * (MOST_CARDS + 1) + k]


def draw_below(rng: Rng, total: int) -> int:
    """A number 0 ≤ x < total for totals of any size."""
    limit = 1 << WORD
    while limit < total:
        limit <<= WORD
    fair = limit - limit % total
    while True:
        number = 0
        span = 1
        while span < limit:
            word: int = rng.next_u32()
            number = (number << WORD) | word
            span <<= WORD
        if number < fair:
            return number % total


def pushed(cards: i64, rng: Rng) -> Pile:
    """A set of cards as a shuffled pile."""
    pile = Pile()
    while cards != 0:
        pile.push(lowest(cards))
        cards &= cards - 1
    pile.shuffle(rng)
    return pile


def deal_out(pile: Pile, number: i64) -> i64:
    """The top cards of a pile as a set."""
    cards: i64 = 0
    for _ in range(number):
        cards |= bit_of(pile.pop())
    return cards


@final
@mypyc_attr(acyclic=True)
class Spread:
    """How unseen cards may lie in hands with so much room each."""

    def __init__(self, unseen: i64, room: vec[i64], barred: vec[i64]) -> None:
        self.players: i64 = len(room)
        self.unseen: i64 = unseen
        self.room: vec[i64] = room
        """How many unseen cards each hand still takes."""
        self.barred: vec[i64] = barred
        """The cards that each hand cannot hold."""
        self.pair: i64 = 0
        """Cards that lie in one of two hands, `one` or `other`."""
        self.one: i64 = 0
        self.other: i64 = 0
        self.not_both: bool = False
        """Not all of the pair lies in `other`."""
        self.single_cards: Pile = Pile()
        """Cards placed one by one: Magic cards and the pair."""
        self.homes: vec[i64] = vec[i64]([0, 0, 0])
        """The hand of each single card."""
        self.split: i64 = 0
        """The colour whose shares are enumerated."""
        self.shares: vec[i64] = vec[i64]([0 for _seat in range(self.players)])
        """How many cards of that colour each hand gets."""
        self.first: i64 = 0
        self.second: i64 = 0
        """What is unseen of the other two colours."""
        self.total: int = 0
        self.target: int = 0
        self.is_counting: bool = True

    def deal(self, rng: Rng) -> vec[i64]:
        """Cards for each hand."""
        if self.is_free():
            pile = pushed(self.unseen, rng)
            return vec[i64]([deal_out(pile, self.room[seat]) for seat in range(self.players)])
        self.sort_cards()
        self.place_single(0)
        self.is_counting = False
        self.target = draw_below(rng, self.total)
        self.place_single(0)
        return self.drawn(rng)

    def is_free(self) -> bool:
        """Whether every unseen card may be anywhere."""
        if self.pair != 0:
            return False
        for seat in range(self.players):
            if self.room[seat] > 0 and self.barred[seat] & self.unseen != 0:
                return False
        return True

    def sort_cards(self) -> None:
        """Forms the classes; the colour that most hands cannot hold leaves the fewest shares to enumerate."""
        singles = self.unseen & (i64(MAGICS) | self.pair)
        coloured = self.unseen & ~singles
        most: i64 = -1
        for colour in range(COLOURS):
            without: i64 = 0
            for seat in range(self.players):
                if self.room[seat] == 0 or self.barred[seat] & of_colour(colour) & coloured != 0:
                    without += 1
            if without > most:
                most = without
                self.split = coloured & of_colour(colour)
        self.first = 0
        for colour in range(COLOURS):
            cards = coloured & of_colour(colour)
            if cards != self.split and cards != 0:
                if self.first == 0:
                    self.first = cards
                else:
                    self.second = cards
        while singles != 0:
            self.single_cards.push(lowest(singles))
            singles &= singles - 1

    def takes(self, seat: i64, cards: i64) -> bool:
        """Whether a hand may hold the cards of a class."""
        return self.barred[seat] & cards == 0

    def place_single(self, index: i64) -> bool:
        """Places the single cards from `index` on in every way; true when the drawn arrangement is reached."""
        if index == self.single_cards.size:
            return self.place_share(0, count(self.split), 1)
        card = bit_of(self.single_cards.items[index])
        for seat in range(self.players):
            if self.room[seat] == 0 or not self.takes(seat, card):
                continue
            if self.pair & card != 0:
                if seat != self.one and seat != self.other:
                    continue
                if self.not_both and index == 1 and seat == self.other and self.homes[0] == seat:
                    continue
            self.homes[index] = seat
            self.room[seat] -= 1
            if self.place_single(index + 1):
                return True
            self.room[seat] += 1
        return False

    def place_share(self, seat: i64, left: i64, ways: int) -> bool:
        """Gives shares of the split colour to the hands from `seat` on."""
        if seat == self.players:
            return left == 0 and self.weigh(ways)
        most: i64 = 0
        if self.takes(seat, self.split):
            most = self.room[seat] if self.room[seat] < left else left
        least = left if seat == self.players - 1 else 0
        for share in range(least, most + 1):
            self.shares[seat] = share
            self.room[seat] -= share
            if self.place_share(seat + 1, left - share, ways * choices(left, share)):
                return True
            self.room[seat] += share
        return False

    def weigh(self, ways: int) -> bool:
        """In how many ways the other two colours fill the room that is left; counts them, or looks for the target."""
        first = count(self.first)
        second = count(self.second)
        for seat in range(self.players):
            room = self.room[seat]
            takes_first = self.takes(seat, self.first)
            takes_second = self.takes(seat, self.second)
            if room > 0 and not (takes_first and takes_second):
                if takes_first and room <= first:
                    ways *= choices(first, room)
                    first -= room
                elif takes_second and room <= second:
                    ways *= choices(second, room)
                    second -= room
                else:
                    return False
        pool = first + second
        for seat in range(self.players):
            if self.takes(seat, self.first) and self.takes(seat, self.second):
                ways *= choices(pool, self.room[seat])
                pool -= self.room[seat]
        if self.is_counting:
            self.total += ways
            return False
        self.target -= ways
        return self.target < 0

    def drawn(self, rng: Rng) -> vec[i64]:
        """The cards themselves, once it is drawn how many of which class go where."""
        dealt = vec[i64]([0 for _seat in range(self.players)])
        for index in range(self.single_cards.size):
            dealt[self.homes[index]] |= bit_of(self.single_cards.items[index])
        split = pushed(self.split, rng)
        first = pushed(self.first, rng)
        second = pushed(self.second, rng)
        for seat in range(self.players):
            dealt[seat] |= deal_out(split, self.shares[seat])
            if not self.takes(seat, self.second):
                dealt[seat] |= deal_out(first, self.room[seat])
                self.room[seat] = 0
            elif not self.takes(seat, self.first):
                dealt[seat] |= deal_out(second, self.room[seat])
                self.room[seat] = 0
        first.push_pile(second)
        first.shuffle(rng)
        for seat in range(self.players):
            dealt[seat] |= deal_out(first, self.room[seat])
        return dealt
