"""The forty quests of The Dwarf King (K-Q1 to K-Q20), as data and small scoring functions.

Quest number 2 * tile - 2 is side a of a tile, the next one side b. What a player scores depends only on the tricks and
cards won (K-E1), which a `Tally` sums up; Magic cards count for nothing there (K-S15).
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.games.dwarfking.rules.cards import (
    BLUE,
    BLUES,
    COLOURS,
    FIGURES,
    GREEN,
    GREENS,
    JACK,
    KINGS,
    NUMBERED,
    QUEENS,
    RANKS,
    REDS,
    count,
    lowest,
    of_colour,
    of_rank,
    value_of,
)
from parlour.games.dwarfking.rules.tricks import Trick

DEALS: Final = 7
"""Deals before a winner is looked for (K-D1, K-E2)."""
TILES: Final = 20
QUESTS: Final = 40
NO_QUEST: Final = 40
COMPLEX_TILES: Final = (1, 5, 11, 14, 15, 16, 17, 18, 20)
"""K-D5: these stay in the box with the simple quests."""
REARGUARD: Final = 4
"""The last tricks of K-Q2."""
GRAND_SLAM: Final = 4
"""So many tricks in a row (K-Q16)."""

# What a quest looks at
CARDS: Final = 0
TRICKS: Final = 1
RUN: Final = 2
LAST_TRICKS: Final = 3
NEIGHBOUR: Final = 4
HIGHEST_SUM: Final = 5
EXACTLY: Final = 6
EVEN: Final = 7
ODD: Final = 8
ALONE: Final = 9
IN_COMPANY: Final = 10
THIRD_TRICK: Final = 11
TRIPLETS: Final = 12
WINNING_STREAK: Final = 13
LOSING_STREAK: Final = 14
LEAST_COLOUR: Final = 15
MOST_COLOUR: Final = 16
LOWEST_VALUE: Final = 17
IN_LINE: Final = 18
SANDWICH: Final = 19


@final
@mypyc_attr(acyclic=True)
class Quest:
    """One side of a tile."""

    def __init__(self, kind: i64, points: i64, *, good: i64 = 0, also: i64 = 0, bad: i64 = 0, number: i64 = 0) -> None:
        self.kind: i64 = kind
        """What it looks at, one of the constants above."""
        self.points: i64 = points
        self.good: i64 = good
        """`CARDS`: cards that count."""
        self.also: i64 = also
        """`CARDS`: cards that count once more."""
        self.bad: i64 = bad
        """`CARDS`: cards that count against."""
        self.number: i64 = number
        """`EXACTLY`: tricks; `NEIGHBOUR`: seats to the left, `LOWEST_VALUE`: colour."""


QUEST: Final = [
    Quest(RUN, 2),
    Quest(RUN, -2),
    Quest(LAST_TRICKS, 2),
    Quest(LAST_TRICKS, -2),
    Quest(CARDS, 4, good=of_rank(2) | of_rank(3)),
    Quest(CARDS, 4, good=of_rank(5) | of_rank(6)),
    Quest(CARDS, -1, good=BLUES),
    Quest(CARDS, -1, good=REDS),
    Quest(NEIGHBOUR, 1, number=-1),
    Quest(NEIGHBOUR, 1, number=1),
    Quest(HIGHEST_SUM, -5),
    Quest(HIGHEST_SUM, 5),
    Quest(TRICKS, 1),
    Quest(TRICKS, -1),
    Quest(EXACTLY, 5, number=3),
    Quest(EXACTLY, 5, number=1),
    Quest(EXACTLY, 5, number=4),
    Quest(EXACTLY, 5, number=2),
    Quest(EVEN, 5),
    Quest(ODD, 5),
    Quest(ALONE, 5),
    Quest(IN_COMPANY, 5),
    Quest(CARDS, 1, good=BLUES, bad=GREENS),
    Quest(CARDS, 1, good=GREENS, bad=BLUES),
    Quest(CARDS, 3, good=KINGS, bad=QUEENS),
    Quest(CARDS, 3, good=QUEENS, bad=KINGS),
    Quest(THIRD_TRICK, 1),
    Quest(THIRD_TRICK, -1),
    Quest(TRIPLETS, 1),
    Quest(TRIPLETS, -1),
    Quest(WINNING_STREAK, 5),
    Quest(LOSING_STREAK, 5),
    Quest(LEAST_COLOUR, 1),
    Quest(MOST_COLOUR, 1),
    Quest(LOWEST_VALUE, 1, number=GREEN),
    Quest(LOWEST_VALUE, 1, number=BLUE),
    Quest(CARDS, 1, good=FIGURES, also=BLUES),
    Quest(CARDS, -1, good=FIGURES, also=BLUES),
    Quest(IN_LINE, 3),
    Quest(SANDWICH, 3),
]


def simple_tiles() -> list[int]:
    """K-D5: the tiles for a first game."""
    return [tile for tile in range(1, TILES + 1) if tile not in COMPLEX_TILES]


def checked_tiles(tiles: Sequence[int] | None) -> list[int]:
    """The tiles of a match: all of them (K-P3), or a stack that somebody put together."""
    if tiles is None:
        return list(range(1, TILES + 1))
    for tile in tiles:
        if not 1 <= tile <= TILES:
            raise ValueError(f"there is no quest tile {tile}; the tiles are 1 to {TILES}")
    if len(set(tiles)) < len(tiles):
        raise ValueError(f"a quest tile can be in the stack only once, not as in {list(tiles)}")
    if len(tiles) < DEALS:
        raise ValueError(f"a match of {DEALS} deals needs at least {DEALS} quest tiles, not {len(tiles)}")
    return list(tiles)


def quest_name(quest: i64) -> str:
    """`3a` for side a of tile 3."""
    return f"{quest // 2 + 1}{'b' if quest % 2 else 'a'}"


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What every player has won so far in a deal."""

    def __init__(self, players: i64, size: i64) -> None:
        self.players: i64 = players
        self.size: i64 = size
        """Tricks in the whole deal."""
        self.winners: i64 = 0
        """Who won each trick, three bits a trick from the first on."""
        self.played: i64 = 0
        """Tricks won so far by anybody."""
        self.tricks: vec[i64] = vec[i64]([0 for _seat in range(players)])
        """How many each player has won."""
        self.cards: vec[i64] = vec[i64]([0 for _seat in range(players)])
        """Which cards each player has won."""

    def recount(self, tricks: list[Trick]) -> None:
        """These tricks, and nothing before."""
        self.winners = 0
        self.played = 0
        for seat in range(self.players):
            self.tricks[seat] = 0
            self.cards[seat] = 0
        for trick in tricks:
            self.add(trick.winner, trick.cards)

    def add(self, winner: i64, cards: i64) -> None:
        """One more trick."""
        self.winners |= winner << (self.played * 3)
        self.played += 1
        self.tricks[winner] += 1
        self.cards[winner] |= cards

    def winner(self, trick: i64) -> i64:
        return (self.winners >> (trick * 3)) & 7

    def previous(self, seat: i64) -> i64:
        """The seat to the right."""
        if seat == 0:
            return self.players - 1
        return seat - 1

    def next(self, seat: i64) -> i64:
        """The seat to the left."""
        if seat + 1 == self.players:
            return 0
        return seat + 1


def tally_of(players: i64, size: i64, tricks: list[Trick]) -> Tally:
    tally = Tally(players, size)
    tally.recount(tricks)
    return tally


def quest_points(number: i64, tally: Tally, seat: i64) -> i64:
    """What a player scores for the quest if the deal ends with this tally."""
    if number == NO_QUEST:
        return 0
    quest = QUEST[number]
    return quest.points * measure(quest, tally, seat)


def measure(quest: Quest, tally: Tally, seat: i64) -> i64:
    """How many times the points of a quest a player gets."""
    kind = quest.kind
    tricks = tally.tricks[seat]
    cards = tally.cards[seat]
    if kind == CARDS:
        return count(cards & quest.good) + count(cards & quest.also) - count(cards & quest.bad)
    if kind == TRICKS:
        return tricks
    if kind == RUN:
        return longest_run(tally, seat, won=True)
    if kind == LAST_TRICKS:
        return rearguard(tally, seat)
    if kind == NEIGHBOUR:
        return tally.tricks[tally.next(seat) if quest.number == 1 else tally.previous(seat)]
    if kind == EXACTLY:
        return 1 if tricks == quest.number else 0
    if kind == EVEN:
        return 1 if tricks > 0 and tricks & 1 == 0 else 0
    if kind == ODD:
        return tricks & 1
    if kind == ALONE:
        return 0 if has_company(tally, seat) else 1
    if kind == IN_COMPANY:
        return 1 if has_company(tally, seat) else 0
    if kind == HIGHEST_SUM:
        return 1 if has_highest_sum(tally, seat) else 0
    if kind == THIRD_TRICK:
        return third_trick_prize(tally, seat)
    if kind == TRIPLETS:
        return triplets(cards)
    if kind == WINNING_STREAK:
        return 1 if longest_run(tally, seat, won=True) >= GRAND_SLAM else 0
    if kind == LOSING_STREAK:
        return 1 if longest_run(tally, seat, won=False) >= GRAND_SLAM else 0
    if kind == LEAST_COLOUR:
        return least_colour(cards)
    if kind == MOST_COLOUR:
        return most_colour(cards)
    if kind == LOWEST_VALUE:
        return lowest_value(cards & of_colour(quest.number))
    before = tally.tricks[tally.previous(seat)]
    after = tally.tricks[tally.next(seat)]
    beats_right = tricks < before if kind == IN_LINE else tricks > before
    return (1 if beats_right else 0) + (1 if tricks > after else 0)


def longest_run(tally: Tally, seat: i64, *, won: bool) -> i64:
    """Most tricks in a row that a player won, or did not win."""
    longest: i64 = 0
    run: i64 = 0
    for trick in range(tally.played):
        if (tally.winner(trick) == seat) == won:
            run += 1
            if run > longest:
                longest = run
        else:
            run = 0
    return longest


def rearguard(tally: Tally, seat: i64) -> i64:
    """How many of the last four tricks of the deal a player won."""
    won: i64 = 0
    for trick in range(tally.size - REARGUARD, tally.played):
        if tally.winner(trick) == seat:
            won += 1
    return won


def has_company(tally: Tally, seat: i64) -> bool:
    """Whether somebody else won as many tricks."""
    for other in range(tally.players):
        if other != seat and tally.tricks[other] == tally.tricks[seat]:
            return True
    return False


def value_sum(cards: i64) -> i64:
    """The values 1 to 11 of a set of cards, added up."""
    total: i64 = 0
    cards &= NUMBERED
    while cards != 0:
        total += value_of(lowest(cards))
        cards &= cards - 1
    return total


def has_highest_sum(tally: Tally, seat: i64) -> bool:
    """Tied players all have it; nobody has while no number has been won."""
    own = value_sum(tally.cards[seat])
    for other in range(tally.players):
        if value_sum(tally.cards[other]) > own:
            return False
    return own > 0


def third_trick_prize(tally: Tally, seat: i64) -> i64:
    """3 for the first player with a third trick, 4 for the second, and so on."""
    if tally.tricks[seat] < 3:
        return 0
    prize: i64 = 3
    seen = vec[i64]([0 for _seat in range(tally.players)])
    for trick in range(tally.played):
        winner = tally.winner(trick)
        seen[winner] += 1
        if seen[winner] == 3:
            if winner == seat:
                break
            prize += 1
    return prize


def triplets(cards: i64) -> i64:
    """2 for each rank from Jack to Ace held in all three colours, 1 for each other one."""
    points: i64 = 0
    three = cards & (cards >> RANKS) & (cards >> (2 * RANKS))
    for rank in range(RANKS):
        if (three >> rank) & 1 == 1:
            points += 2 if rank >= JACK else 1
    return points


def least_colour(cards: i64) -> i64:
    """How many cards of the colour that a player has least of."""
    least = count(cards & GREENS)
    for colour in range(1, COLOURS):
        held = count(cards & of_colour(colour))
        if held < least:
            least = held
    return least


def most_colour(cards: i64) -> i64:
    """How many cards of the colour that a player has most of."""
    most: i64 = 0
    for colour in range(COLOURS):
        held = count(cards & of_colour(colour))
        if held > most:
            most = held
    return most


def lowest_value(cards: i64) -> i64:
    """The lowest value of 1 to 11 in a set; 0 without any."""
    numbers = cards & NUMBERED
    if numbers == 0:
        return 0
    return value_of(lowest(numbers))
