"""A uniform deal under restrictions: unseen cards into hands of given sizes, some of which cannot hold some kinds.

Every arrangement that the restrictions allow is equally likely, equal cards counting one by one. Arrangements are
counted, not tried: cards that the same hands can hold form a class, and how many of a class go into which hand is drawn
with the number of arrangements as its weight. Hands without a restriction take whatever is left, and so do the cards
that lie in no hand. Two classes need no enumeration, for what is left of them goes anywhere once the hands that take
only one of the two are filled; so it is enumerated how the other classes are shared out.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.engine.cardset import bit_of, count
from parlour.engine.rng import Rng

MOST_CARDS: Final = 120
"""That many cards can be dealt: two packs."""
WORD: Final = 32
IMPOSSIBLE: Final = "no deal agrees with what the hands cannot hold"


def pascal() -> list[list[int]]:
    """n over k for n and k up to `MOST_CARDS`, row by row."""
    rows = [[0 for _k in range(MOST_CARDS + 1)] for _n in range(MOST_CARDS + 1)]
    for n in range(MOST_CARDS + 1):
        rows[n][0] = 1
        for k in range(1, n + 1):
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k]
    return rows


PASCAL: Final = pascal()


def choices(n: i64, k: i64) -> int:
    """n over k, 0 when there are not so many: an int of any size, because products of them outgrow an i64."""
    return PASCAL[n][k]


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


@final
@mypyc_attr(acyclic=True)
class Deal:
    """Unseen cards and the hands where they may lie: fill `cards`, `room` and `barred`, `shuffle`, and ask.

    Cards that are known to be in a hand are simply left out: the hand keeps them, and has less room.
    """

    def __init__(self, hands: i64, cards: Pile) -> None:
        self.hands: i64 = hands
        self.cards: Pile = cards
        """The unseen cards by kind, as many as fit into the hands or more."""
        self.room: vec[i64] = vec[i64]([0] * hands)
        """How many of them lie in each hand."""
        self.barred: vec[i64] = vec[i64]([0] * hands)
        """A bit for each kind that is not among these, a set as in `cardset.py`."""
        self.first: vec[i64] = vec[i64]([0] * hands)
        """Once shuffled: where the cards of each hand start."""
        self.rest: i64 = 0
        """Once shuffled: so many cards, at the bottom of the pile, lie in no hand."""
        # While it is shuffled
        self.limited: vec[i64] = vec[i64]()
        """The hands that cannot hold some of the cards."""
        self.space: vec[i64] = vec[i64]()
        """The room of each limited hand that no share has been given to yet."""
        self.spare: i64 = 0
        """The same for all other hands, and what lies in none."""
        self.patterns: vec[i64] = vec[i64]()
        """Of each class, a bit for each limited hand that can hold its cards."""
        self.left: vec[i64] = vec[i64]()
        """Of each class, how many cards are left."""
        self.kind: vec[i64] = vec[i64]()
        """The pattern of each card."""
        self.shares: vec[i64] = vec[i64]()
        """How many cards of each enumerated class go to each limited hand, class by class."""
        self.ways: int = 0
        """The number of ways to fill the limited hands, where there are more than two classes."""
        self.target: int = 0
        self.is_counting: bool = True

    # What was dealt

    def card(self, hand: i64, place: i64) -> i64:
        """The card at a place of a hand, from 0 to its room."""
        return self.cards.items[self.first[hand] + place]

    def hand(self, hand: i64) -> i64:
        """What was dealt to a hand, as a set, where every card exists once."""
        items = self.cards.items
        first = self.first[hand]
        cards: i64 = 0
        for place in range(first, first + self.room[hand]):
            cards |= bit_of(items[place])
        return cards

    def deck(self) -> Pile:
        """What lies in no hand, in any order; the hands cannot be asked for any more."""
        self.cards.size = self.rest
        return self.cards

    def shuffle(self, rng: Rng) -> None:
        """Deals all cards, every arrangement as likely as the others."""
        self.find_limits()
        if len(self.limited) > 0:
            self.form_classes()
            self.settle_shares(rng)
            self.fill_limited(rng)
        self.fill_others(rng)

    # What is limited

    def find_limits(self) -> None:
        """Which hands cannot hold some of the cards, and how much room there is elsewhere."""
        cards = self.cards
        room = self.room
        barred = self.barred
        kinds: i64 = 0
        self.spare = cards.size
        self.limited = vec[i64]()
        for hand in range(self.hands):
            if barred[hand] != 0 and room[hand] > 0:
                if kinds == 0:
                    for i in range(cards.size):
                        kinds |= bit_of(cards.items[i])
                if barred[hand] & kinds != 0:
                    self.limited = append(self.limited, hand)
                    self.spare -= room[hand]

    def form_classes(self) -> None:
        """Counts the cards that the same limited hands can hold; there are two classes at least."""
        items = self.cards.items
        size = self.cards.size
        limited = self.limited
        barred = self.barred
        kind = vec[i64]([0] * size)
        patterns = vec[i64]()
        left = vec[i64]()
        for i in range(size):
            pattern: i64 = 0
            for index in range(i64(len(limited))):
                pattern |= (((barred[limited[index]] >> items[i]) & 1) ^ 1) << index
            kind[i] = pattern
            number: i64 = 0
            while number < len(patterns) and patterns[number] != pattern:
                number += 1
            if number == len(patterns):
                patterns = append(patterns, pattern)
                left = append(left, 0)
            left[number] += 1
        while len(patterns) < 2:
            patterns = append(patterns, 0)
            left = append(left, 0)
        self.kind = kind
        self.patterns = patterns
        self.left = left

    def takes(self, index: i64, number: i64) -> bool:
        """Whether a limited hand can hold the cards of a class."""
        return (self.patterns[number] >> index) & 1 == 1

    # How many of which class go where

    def settle_shares(self, rng: Rng) -> None:
        """Draws how the classes are shared out, but for the last two: with two there is nothing to count or to draw."""
        limited = self.limited
        self.space = vec[i64]([0] * i64(len(limited)))
        for index in range(i64(len(limited))):
            self.space[index] = self.room[limited[index]]
        if len(self.patterns) == 2:
            return
        self.order_classes()
        self.shares = vec[i64]([0] * i64(len(self.patterns) * len(limited)))
        self.ways = 0
        self.is_counting = True
        self.share_out(0, 0, 0, 1)
        if self.ways == 0:
            raise ValueError(IMPOSSIBLE)
        self.is_counting = False
        self.target = draw_below(rng, self.ways)
        self.share_out(0, 0, 0, 1)

    def order_classes(self) -> None:
        """Insertion sort: the classes with the fewest ways to share them out come first, for these are enumerated."""
        for number in range(1, i64(len(self.patterns))):
            place = number
            while place > 0 and self.freedom(place) < self.freedom(place - 1):
                self.swap_classes(place, place - 1)
                place -= 1

    def freedom(self, number: i64) -> int:
        """In how many ways a class could be shared out if there were room everywhere."""
        hands = count(self.patterns[number])
        if self.left[number] + hands > MOST_CARDS:
            return choices(MOST_CARDS, hands)
        return choices(self.left[number] + hands, hands)

    def swap_classes(self, one: i64, other: i64) -> None:
        pattern = self.patterns[one]
        self.patterns[one] = self.patterns[other]
        self.patterns[other] = pattern
        left = self.left[one]
        self.left[one] = self.left[other]
        self.left[other] = left

    def share_out(self, number: i64, index: i64, given: i64, ways: int) -> bool:
        """Shares the classes from `number` on in every way, this one to the limited hands from `index` on.

        `given` cards of this class have a hand already. True when the drawn way is reached.
        """
        if number == len(self.patterns) - 2:
            return self.weigh(ways)
        rest = self.left[number] - given
        if index == len(self.limited):
            if rest > self.spare:
                return False
            self.spare -= rest
            if self.share_out(number + 1, 0, 0, ways):
                return True
            self.spare += rest
            return False
        most: i64 = 0
        if self.takes(index, number):
            most = self.space[index] if self.space[index] < rest else rest
        least: i64 = 0
        if index == len(self.limited) - 1 and rest > self.spare:
            least = rest - self.spare
        for share in range(least, most + 1):
            self.shares[number * len(self.limited) + index] = share
            self.space[index] -= share
            if self.share_out(number, index + 1, given + share, ways * choices(rest, share)):
                return True
            self.space[index] += share
        return False

    def weigh(self, ways: int) -> bool:
        """In how many ways the last two classes fill the space that is left; counts them, or looks for the target."""
        last = i64(len(self.patterns)) - 2
        one = self.patterns[last]
        other = self.patterns[last + 1]
        first = self.left[last]
        second = self.left[last + 1]
        either = one & other
        both: i64 = 0
        spaces = self.space
        for index in range(i64(len(spaces))):
            space = spaces[index]
            if space == 0:
                continue
            if (either >> index) & 1 == 1:
                both += space
            elif (one >> index) & 1 == 1:
                if space > first:
                    return False
                ways *= choices(first, space)
                first -= space
            else:
                if space > second or (other >> index) & 1 == 0:
                    return False
                ways *= choices(second, space)
                second -= space
        if both > 0:
            pool = first + second
            if both > pool:
                return False
            for index in range(i64(len(spaces))):
                if (either >> index) & 1 == 1:
                    ways *= choices(pool, spaces[index])
                    pool -= spaces[index]
        if self.is_counting:
            self.ways += ways
            return False
        self.target -= ways
        return self.target < 0

    # The cards themselves

    def fill_limited(self, rng: Rng) -> None:
        """Draws the cards of the limited hands: those that take only one of the last two classes come first."""
        last = i64(len(self.patterns)) - 2
        self.rest = self.cards.size
        for turn in range(2):
            for index in range(i64(len(self.limited))):
                takes_both = self.takes(index, last) and self.takes(index, last + 1)
                if takes_both == (turn == 1):
                    self.draw_shares(index, rng)
                    if takes_both:
                        self.draw(last, last + 1, self.space[index], rng)
                    elif self.takes(index, last):
                        self.draw(last, last, self.space[index], rng)
                    elif self.takes(index, last + 1):
                        self.draw(last + 1, last + 1, self.space[index], rng)
                    elif self.space[index] > 0:
                        raise ValueError(IMPOSSIBLE)
                    self.first[self.limited[index]] = self.rest

    def draw_shares(self, index: i64, rng: Rng) -> None:
        """What a limited hand gets of the enumerated classes."""
        for number in range(i64(len(self.patterns)) - 2):
            self.draw(number, number, self.shares[number * len(self.limited) + index], rng)

    def draw(self, one: i64, other: i64, times: i64, rng: Rng) -> None:
        """Moves so many random cards of two classes, or of one, to the top of what is still to be dealt."""
        items = self.cards.items
        kind = self.kind
        left = self.left
        first = self.patterns[one]
        second = self.patterns[other]
        lots = left[one]
        if one != other:
            lots += left[other]
        if times > lots:
            raise ValueError(IMPOSSIBLE)
        for drawn in range(times):
            lot = rng.below(lots - drawn)
            place: i64 = -1
            while lot >= 0:
                place += 1
                if kind[place] == first or kind[place] == second:
                    lot -= 1
            left[one if kind[place] == first else other] -= 1
            self.rest -= 1
            card = items[place]
            items[place] = items[self.rest]
            items[self.rest] = card
            kind[place] = kind[self.rest]

    def fill_others(self, rng: Rng) -> None:
        """Shuffles the cards that are left and gives the other hands theirs, from the top."""
        limited = self.limited
        whole = self.cards.size
        if len(limited) > 0:
            self.cards.size = self.rest
        self.cards.shuffle(rng)
        self.rest = self.cards.size
        self.cards.size = whole
        index: i64 = 0
        for hand in range(self.hands):
            if index < len(limited) and limited[index] == hand:
                index += 1
            else:
                self.rest -= self.room[hand]
                self.first[hand] = self.rest
