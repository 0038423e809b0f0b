"""The tiles of The Dwarf King (K-P3, K-D5) and their forty quests (K-Q1 to K-Q20), as data and scoring functions.

Quest number 2 * tile - 2 is side a of a tile, the next one side b. What a player scores depends only on the tricks and
cards won (K-E1), which a `Tally` sums up; Magic cards count for nothing there (K-S15).
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cardset import count, lowest
from parlour.engine.tricks import Tally
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
    of_colour,
    of_rank,
    value_of,
)

DEALS: Final = 7
"""Deals before a winner is looked for, unless the table wants fewer (K-D1, K-E2)."""
TILES: Final = 20
QUESTS: Final = 40
NO_QUEST: Final = 40
COMPLEX_TILES: Final = (1, 5, 11, 14, 15, 16, 17, 18, 20)
"""They stay in the box with the simple quests (K-D5)."""
REARGUARD: Final = 4
"""So many tricks at the end count (K-Q2)."""
THIRD: Final = 3
"""The trick that counts (K-Q14)."""
FIRST_PRIZE: Final = 3
"""What the first player to win it gets; everybody after that gets one more (K-Q14)."""
GRAND_SLAM: Final = 4
"""So many tricks in a row (K-Q16)."""

# What a quest looks at
CARDS: Final = 0
"""Certain cards (K-Q3, K-Q4, K-Q12, K-Q13, K-Q19)."""
TRICKS: Final = 1
"""Tricks (K-Q7)."""
RUN: Final = 2
"""The longest run of tricks won in a row (K-Q1)."""
LAST_TRICKS: Final = 3
"""The last tricks of the deal (K-Q2)."""
NEIGHBOUR: Final = 4
"""The tricks of the player before or after you (K-Q5)."""
HIGHEST_SUM: Final = 5
"""The highest sum of values (K-Q6)."""
EXACTLY: Final = 6
"""Exactly so many tricks (K-Q8, K-Q9)."""
EVEN: Final = 7
"""An even number of tricks, but not none (K-Q10)."""
ODD: Final = 8
"""An odd number of tricks (K-Q10)."""
ALONE: Final = 9
"""Nobody else with as many tricks (K-Q11)."""
IN_COMPANY: Final = 10
"""Somebody else with as many tricks (K-Q11)."""
THIRD_TRICK: Final = 11
"""The order in which players win their third trick (K-Q14)."""
TRIPLETS: Final = 12
"""Three of a kind (K-Q15)."""
WINNING_STREAK: Final = 13
"""Many tricks won in a row (K-Q16)."""
LOSING_STREAK: Final = 14
"""Many tricks lost in a row (K-Q16)."""
LEAST_COLOUR: Final = 15
"""The colour you have least of (K-Q17)."""
MOST_COLOUR: Final = 16
"""The colour you have most of (K-Q17)."""
LOWEST_VALUE: Final = 17
"""The lowest value of a colour (K-Q18)."""
IN_LINE: Final = 18
"""Fewer tricks than the player before you, more than the one after you (K-Q20)."""
SANDWICH: Final = 19
"""More tricks than either of them (K-Q20)."""


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


QUESTS_BY_NAME: Final = {
    "1a": Quest(RUN, 2),  # K-Q1, Lucky Run
    "1b": Quest(RUN, -2),  # K-Q1, Bad Run
    "2a": Quest(LAST_TRICKS, 2),  # K-Q2, Save the Rearguard
    "2b": Quest(LAST_TRICKS, -2),  # K-Q2, Sacrifice the Rearguard
    "3a": Quest(CARDS, 4, good=of_rank(2) | of_rank(3)),  # K-Q3, Three Quarters
    "3b": Quest(CARDS, 4, good=of_rank(5) | of_rank(6)),  # K-Q3, From 6 to 7
    "4a": Quest(CARDS, -1, good=BLUES),  # K-Q4, Knights' Debacle
    "4b": Quest(CARDS, -1, good=REDS),  # K-Q4, Goblin Defeat
    "5a": Quest(NEIGHBOUR, 1, number=-1),  # K-Q5, To the Right
    "5b": Quest(NEIGHBOUR, 1, number=1),  # K-Q5, To the Left
    "6a": Quest(HIGHEST_SUM, -5),  # K-Q6, Bad Numbers
    "6b": Quest(HIGHEST_SUM, 5),  # K-Q6, Good Numbers
    "7a": Quest(TRICKS, 1),  # K-Q7, Most Victories
    "7b": Quest(TRICKS, -1),  # K-Q7, Fewest Victories
    "8a": Quest(EXACTLY, 5, number=3),  # K-Q8, Good Things Come in 3s
    "8b": Quest(EXACTLY, 5, number=1),  # K-Q8, There Can Be Only One
    "9a": Quest(EXACTLY, 5, number=4),  # K-Q9, Four by Four
    "9b": Quest(EXACTLY, 5, number=2),  # K-Q9, Two by Two
    "10a": Quest(EVEN, 5),  # K-Q10, Evens
    "10b": Quest(ODD, 5),  # K-Q10, Odds
    "11a": Quest(ALONE, 5),  # K-Q11, All for One
    "11b": Quest(IN_COMPANY, 5),  # K-Q11, One for All
    "12a": Quest(CARDS, 1, good=BLUES, bad=GREENS),  # K-Q12, Knightly Victory Against Dwarves
    "12b": Quest(CARDS, 1, good=GREENS, bad=BLUES),  # K-Q12, Dwarven Victory Against Knights
    "13a": Quest(CARDS, 3, good=KINGS, bad=QUEENS),  # K-Q13, Capture the Kings
    "13b": Quest(CARDS, 3, good=QUEENS, bad=KINGS),  # K-Q13, Capture the Queens
    "14a": Quest(THIRD_TRICK, 1),  # K-Q14, Eeny, Meeny
    "14b": Quest(THIRD_TRICK, -1),  # K-Q14, …Miney Mo
    "15a": Quest(TRIPLETS, 1),  # K-Q15, Triplets
    "15b": Quest(TRIPLETS, -1),  # K-Q15, 1, 2, and…
    "16a": Quest(WINNING_STREAK, 5),  # K-Q16, Grand Slam
    "16b": Quest(LOSING_STREAK, 5),  # K-Q16, Utter Chaos
    "17a": Quest(LEAST_COLOUR, 1),  # K-Q17, Elite Army
    "17b": Quest(MOST_COLOUR, 1),  # K-Q17, Massive Army
    "18a": Quest(LOWEST_VALUE, 1, number=GREEN),  # K-Q18, Garden Gnomes
    "18b": Quest(LOWEST_VALUE, 1, number=BLUE),  # K-Q18, Nobles
    "19a": Quest(CARDS, 1, good=FIGURES, also=BLUES),  # K-Q19, Nobles and Knights
    "19b": Quest(CARDS, -1, good=FIGURES, also=BLUES),  # K-Q19, Soldiers without Knights
    "20a": Quest(IN_LINE, 3),  # K-Q20, In Line
    "20b": Quest(SANDWICH, 3),  # K-Q20, Sandwich
}
"""Both sides of each tile."""
QUEST: Final = list(QUESTS_BY_NAME.values())
"""The same by number."""
QUEST_NAMES: Final = tuple(QUESTS_BY_NAME)


def simple_tiles() -> list[int]:
    """The tiles for a first game: all but the complex ones (K-D5)."""
    return [tile for tile in range(1, TILES + 1) if tile not in COMPLEX_TILES]


def checked_tiles(tiles: Sequence[int] | None, deals: int = DEALS) -> list[int]:
    """The tiles of a match: all of them, or a stack that somebody put together, with one at least a deal (K-P3)."""
    if tiles is None:
        return list(range(1, TILES + 1))
    for tile in tiles:
        if not 1 <= tile <= TILES:
            raise ValueError(f"there is no quest tile {tile}; the tiles are 1 to {TILES}")
    if len(set(tiles)) < len(tiles):
        raise ValueError(f"a quest tile can be in the stack only once, not as in {list(tiles)}")
    if len(tiles) < deals:
        raise ValueError(f"a match of {deals} deals needs at least {deals} quest tiles, not {len(tiles)}")
    return list(tiles)


def tile_of(quest: i64) -> i64:
    """The tile that a quest is on, from 1 (K-P3)."""
    return quest // 2 + 1


def side_a(tile: i64) -> i64:
    """The quest on side a of a tile; that on side b is the next one."""
    return tile * 2 - 2


def quest_name(quest: i64) -> str:
    """`3a` for side a of tile 3."""
    return QUEST_NAMES[quest]


def quest_number(name: str) -> int:
    """The number of the quest with a name."""
    return QUEST_NAMES.index(name)


def quest_points(number: i64, tally: Tally, seat: i64) -> i64:
    """What a player scores for the quest if the deal ends with this tally (K-E1)."""
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
        return counted(quest, cards)
    if kind == TRICKS:
        return tricks
    if kind == RUN:
        return longest_run(tally, seat, won=True)
    if kind == LAST_TRICKS:
        return rearguard(tally, seat)
    if kind == NEIGHBOUR:
        return tally.tricks[neighbour(quest, tally, seat)]
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


def counted(quest: Quest, cards: i64) -> i64:
    """How many of these cards count, less those that count against (K-Q3, K-Q4, K-Q12, K-Q13, K-Q19)."""
    return count(cards & quest.good) + count(cards & quest.also) - count(cards & quest.bad)


def neighbour(quest: Quest, tally: Tally, seat: i64) -> i64:
    """The player whose tricks count for a player: the one before, or the one after (K-Q5)."""
    return tally.next(seat) if quest.number == 1 else tally.previous(seat)


def longest_run(tally: Tally, seat: i64, *, won: bool) -> i64:
    """Most tricks in a row that a player won, or did not win (K-Q1, K-Q16)."""
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
    """How many of the last four tricks of the deal a player won (K-Q2)."""
    won: i64 = 0
    for trick in range(tally.size - REARGUARD, tally.played):
        if tally.winner(trick) == seat:
            won += 1
    return won


def has_company(tally: Tally, seat: i64) -> bool:
    """Whether somebody else won as many tricks, none counting too (K-Q11)."""
    for other in range(tally.players):
        if other != seat and tally.tricks[other] == tally.tricks[seat]:
            return True
    return False


def value_sum(cards: i64) -> i64:
    """The values 1 to 11 of a set of cards, added up (K-Q6)."""
    total: i64 = 0
    cards &= NUMBERED
    while cards != 0:
        total += value_of(lowest(cards))
        cards &= cards - 1
    return total


def has_highest_sum(tally: Tally, seat: i64) -> bool:
    """Whether nobody's sum of values is higher: tied players all have it, nobody without a number does (K-Q6)."""
    own = value_sum(tally.cards[seat])
    for other in range(tally.players):
        if value_sum(tally.cards[other]) > own:
            return False
    return own > 0


def third_trick_prize(tally: Tally, seat: i64) -> i64:
    """3 for the first player with a third trick, 4 for the second, and so on (K-Q14)."""
    if tally.tricks[seat] < THIRD:
        return 0
    prize: i64 = FIRST_PRIZE
    seen = vec[i64]([0] * tally.players)
    for trick in range(tally.played):
        winner = tally.winner(trick)
        seen[winner] += 1
        if seen[winner] == THIRD:
            if winner == seat:
                break
            prize += 1
    return prize


def triplets(cards: i64) -> i64:
    """What three of a kind are worth, for each rank that is there in all three colours (K-Q15)."""
    points: i64 = 0
    three = cards & (cards >> RANKS) & (cards >> (2 * RANKS))
    for rank in range(RANKS):
        if (three >> rank) & 1 == 1:
            points += triplet_worth(rank)
    return points


def triplet_worth(rank: i64) -> i64:
    """2 from Jack to Ace, 1 for another rank (K-Q15)."""
    if rank >= JACK:
        return 2
    return 1


def least_colour(cards: i64) -> i64:
    """How many cards of the colour that a player has least of (K-Q17)."""
    least = count(cards & GREENS)
    for colour in range(1, COLOURS):
        held = count(cards & of_colour(colour))
        if held < least:
            least = held
    return least


def most_colour(cards: i64) -> i64:
    """How many cards of the colour that a player has most of (K-Q17)."""
    most: i64 = 0
    for colour in range(COLOURS):
        held = count(cards & of_colour(colour))
        if held > most:
            most = held
    return most


def lowest_value(cards: i64) -> i64:
    """The lowest value of 1 to 11 in a set; 0 without any (K-Q18)."""
    numbers = cards & NUMBERED
    if numbers == 0:
        return 0
    return value_of(lowest(numbers))
