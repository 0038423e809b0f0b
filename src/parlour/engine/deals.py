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
from parlour.engine.cardset import bit_of
from parlour.engine.rng import Rng

MOST_CARDS: Final = 120
"""That many cards can be dealt: two packs."""
WORD: Final = 32


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
    """Unseen cards and the hands where they may lie: fill `cards`, `room` and `barred`, then `shuffle`.

    Cards that are known to be in a hand are simply left out: the hand keeps them, and has less room.
    """

    def __init__(self, hands: i64) -> None:
        self.hands: i64 = hands
        self.cards: Pile = Pile()
        """The unseen cards by kind, as many as fit into the hands or more."""
        self.room: vec[i64] = vec[i64]([0 for _hand in range(hands)])
        """How many of them lie in each hand."""
        self.barred: vec[i64] = vec[i64]([0 for _hand in range(hands)])
        """A bit for each kind that is not among these, a set as in `cardset.py`."""
        # While it is shuffled
        self.kinds: i64 = 0
        """The kinds among the unseen cards."""
        self.limited: vec[i64] = vec[i64]()
        """The hands that cannot hold some of them."""
        self.space: vec[i64] = vec[i64]()
        """The room of each limited hand that no share has been given to yet."""
        self.spare: i64 = 0
        """The same for all other hands, and what lies in none."""
        self.patterns: vec[i64] = vec[i64]()
        """Of each class, a bit for each limited hand that can hold its cards."""
        self.left: vec[i64] = vec[i64]()
        """Of each class, how many cards are left."""
        self.starts: vec[i64] = vec[i64]()
        """Of each class, where its cards start in `sorted`."""
        self.sorted: vec[i64] = vec[i64]()
        """The unseen cards class by class; of each class the first `left` ones are still to be dealt."""
        self.shares: vec[i64] = vec[i64]()
        """How many cards of each enumerated class go to each limited hand, class by class."""
        self.ways: int = 0
        """The number of ways to fill the limited hands."""
        self.target: int = 0
        self.is_counting: bool = True

    def hand(self, hand: i64) -> i64:
        """What was dealt to a hand, as a set, where every card exists once."""
        place = self.place_of(hand)
        cards: i64 = 0
        for card in range(self.room[hand]):
            cards |= bit_of(self.cards.items[place - card])
        return cards

    def shuffle(self, rng: Rng) -> None:
        """Orders `cards`: those of hand 0 lie on top, those of hand 1 next, and so on; the rest below, in any order.

        So hands are filled by popping, or asked for with `hand`. What there is of each kind decides, not its order
        before, if `cards` was filled in order.
        """
        self.find_limits()
        if len(self.limited) == 0:
            self.cards.shuffle(rng)
            return
        self.sort_cards()
        self.ways = 0
        self.is_counting = True
        self.share_out(0, 0, 0, 1)
        if self.ways == 0:
            raise ValueError("no deal agrees with what the hands cannot hold")
        if len(self.patterns) > 2:
            self.is_counting = False
            self.target = draw_below(rng, self.ways)
            self.share_out(0, 0, 0, 1)
        self.lay_out(rng)

    # What is limited

    def find_limits(self) -> None:
        """Which hands cannot hold some of the cards, and how much room there is elsewhere."""
        cards = self.cards
        self.kinds = 0
        for i in range(cards.size):
            self.kinds |= bit_of(cards.items[i])
        self.spare = cards.size
        self.limited = vec[i64]()
        self.space = vec[i64]()
        for hand in range(self.hands):
            if self.room[hand] > 0 and self.barred[hand] & self.kinds != 0:
                self.limited = append(self.limited, hand)
                self.space = append(self.space, self.room[hand])
                self.spare -= self.room[hand]

    def pattern_of(self, card: i64) -> i64:
        """A bit for each limited hand that can hold a card."""
        pattern: i64 = 0
        for index in range(i64(len(self.limited))):
            if (self.barred[self.limited[index]] >> card) & 1 == 0:
                pattern |= bit_of(index)
        return pattern

    def sort_cards(self) -> None:
        """Forms the classes, those with the fewest ways to share them out first; there are two at least."""
        cards = self.cards
        self.patterns = vec[i64]()
        self.left = vec[i64]()
        for i in range(cards.size):
            self.count_card(self.pattern_of(cards.items[i]))
        while len(self.patterns) < 2:
            self.add_class(0)
        self.order_classes()
        self.starts = vec[i64]([0 for _class in range(len(self.patterns))])
        for number in range(1, i64(len(self.patterns))):
            self.starts[number] = self.starts[number - 1] + self.left[number - 1]
        filled = self.starts[:]
        self.sorted = vec[i64]([0 for _card in range(cards.size)])
        for i in range(cards.size):
            number = self.class_of(self.pattern_of(cards.items[i]))
            self.sorted[filled[number]] = cards.items[i]
            filled[number] += 1
        self.shares = vec[i64]([0 for _share in range(len(self.patterns) * len(self.limited))])

    def class_of(self, pattern: i64) -> i64:
        """The class with a pattern; the number of classes when there is none."""
        number: i64 = 0
        while number < len(self.patterns) and self.patterns[number] != pattern:
            number += 1
        return number

    def count_card(self, pattern: i64) -> None:
        number = self.class_of(pattern)
        if number == len(self.patterns):
            self.add_class(pattern)
        self.left[number] += 1

    def add_class(self, pattern: i64) -> None:
        self.patterns = append(self.patterns, pattern)
        self.left = append(self.left, 0)

    def order_classes(self) -> None:
        """Insertion sort by the number of ways to share a class out, as if there were room everywhere."""
        for number in range(1, i64(len(self.patterns))):
            place = number
            while place > 0 and self.freedom(place) < self.freedom(place - 1):
                self.swap_classes(place, place - 1)
                place -= 1

    def freedom(self, number: i64) -> int:
        others: i64 = 0
        for index in range(i64(len(self.limited))):
            others += (self.patterns[number] >> index) & 1
        most: i64 = MOST_CARDS
        if self.left[number] + others < most:
            most = self.left[number] + others
        return choices(most, others)

    def swap_classes(self, one: i64, other: i64) -> None:
        pattern = self.patterns[one]
        self.patterns[one] = self.patterns[other]
        self.patterns[other] = pattern
        left = self.left[one]
        self.left[one] = self.left[other]
        self.left[other] = left

    def takes(self, index: i64, number: i64) -> bool:
        """Whether a limited hand can hold the cards of a class."""
        return (self.patterns[number] >> index) & 1 == 1

    # How many of which class go where

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
        one = i64(len(self.patterns)) - 2
        other = one + 1
        first = self.left[one]
        second = self.left[other]
        both: i64 = 0
        for index in range(i64(len(self.limited))):
            space = self.space[index]
            if space == 0:
                continue
            if self.takes(index, one):
                if self.takes(index, other):
                    both += space
                else:
                    if space > first:
                        return False
                    ways *= choices(first, space)
                    first -= space
            else:
                if space > second or not self.takes(index, other):
                    return False
                ways *= choices(second, space)
                second -= space
        if both > 0:
            pool = first + second
            if both > pool:
                return False
            for index in range(i64(len(self.limited))):
                if self.takes(index, one) and self.takes(index, other):
                    ways *= choices(pool, self.space[index])
                    pool -= self.space[index]
        if self.is_counting:
            self.ways += ways
            return False
        self.target -= ways
        return self.target < 0

    # The cards themselves

    def lay_out(self, rng: Rng) -> None:
        """Draws the cards of the limited hands, then shuffles the rest into all other places."""
        size = self.cards.size
        laid = vec[i64]([0 for _card in range(size)])
        last = i64(len(self.patterns)) - 2
        # Hands that take only one of the last two classes come before those that take either.
        for turn in range(2):
            for index in range(i64(len(self.limited))):
                takes_either = self.takes(index, last) and self.takes(index, last + 1)
                if takes_either != (turn == 1):
                    continue
                place = self.place_of(self.limited[index])
                for number in range(last):
                    for _card in range(self.shares[number * len(self.limited) + index]):
                        laid[place] = self.draw(number, rng)
                        place -= 1
                for _card in range(self.space[index]):
                    if takes_either:
                        laid[place] = self.draw_either(last, rng)
                    elif self.takes(index, last):
                        laid[place] = self.draw(last, rng)
                    else:
                        laid[place] = self.draw(last + 1, rng)
                    place -= 1
        self.lay_rest(laid, rng)

    def place_of(self, hand: i64) -> i64:
        """Where the first card of a hand lies in the pile; the others are below it."""
        place = self.cards.size - 1
        for earlier in range(hand):
            place -= self.room[earlier]
        return place

    def draw(self, number: i64, rng: Rng) -> i64:
        """A random card of what is left of a class."""
        return self.take_out(number, rng.below(self.left[number]))

    def draw_either(self, number: i64, rng: Rng) -> i64:
        """A random card of what is left of a class and the next one."""
        lot = rng.below(self.left[number] + self.left[number + 1])
        if lot < self.left[number]:
            return self.take_out(number, lot)
        return self.take_out(number + 1, lot - self.left[number])

    def take_out(self, number: i64, lot: i64) -> i64:
        place = self.starts[number] + lot
        card = self.sorted[place]
        self.left[number] -= 1
        self.sorted[place] = self.sorted[self.starts[number] + self.left[number]]
        return card

    def lay_rest(self, laid: vec[i64], rng: Rng) -> None:
        """The cards that are left, in any order, into the places of the other hands and of no hand."""
        rest = Pile()
        for number in range(i64(len(self.patterns))):
            for i in range(self.left[number]):
                rest.push(self.sorted[self.starts[number] + i])
        rest.shuffle(rng)
        place = self.cards.size - 1
        index: i64 = 0
        for hand in range(self.hands):
            if index < len(self.limited) and self.limited[index] == hand:
                index += 1
                place -= self.room[hand]
            else:
                for _card in range(self.room[hand]):
                    laid[place] = rest.pop()
                    place -= 1
        while place >= 0:
            laid[place] = rest.pop()
            place -= 1
        self.cards.items = laid
