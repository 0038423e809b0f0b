"""What a trick is worth under each quest: the heuristic's idea of the forty quests.

All worths are in sixteenths of a point. `stake` says what winning one more trick does to the winner's own points,
`side_effect` what it does to somebody else's, and `APPETITE` how much a trick is worth before anything is known.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cardset import count
from parlour.engine.deals import choices
from parlour.engine.tricks import Tally
from parlour.games.dwarfking.rules.cards import RANKS, of_colour, of_rank
from parlour.games.dwarfking.rules.quests import (
    ALONE,
    CARDS,
    EVEN,
    EXACTLY,
    FIRST_PRIZE,
    GRAND_SLAM,
    HIGHEST_SUM,
    IN_COMPANY,
    IN_LINE,
    LAST_TRICKS,
    LEAST_COLOUR,
    LOSING_STREAK,
    LOWEST_VALUE,
    MOST_COLOUR,
    NEIGHBOUR,
    ODD,
    REARGUARD,
    RUN,
    SANDWICH,
    THIRD,
    THIRD_TRICK,
    TRICKS,
    TRIPLETS,
    WINNING_STREAK,
    Quest,
    counted,
    least_colour,
    longest_run,
    lowest_value,
    most_colour,
    neighbour,
    triplet_worth,
    value_sum,
)

POINT: Final = 16
"""One point of the match."""

APPETITES: Final = (
    (14, -14),  # 1: a run
    (12, -12),  # 2: the last four tricks
    (40, 40),  # 3: numbers that are worth having
    (-20, -20),  # 4: a colour to avoid
    (-6, -6),  # 5: tricks of a neighbour
    (-18, 18),  # 6: the highest sum
    (16, -16),  # 7: tricks
    (0, -8),  # 8: exactly three, one
    (8, -4),  # 9: exactly four, two
    (0, 0),  # 10: even, odd
    (2, -2),  # 11: alone, in company
    (0, 0),  # 12: one colour against another
    (0, 0),  # 13: Kings against Queens
    (16, -16),  # 14: a third trick
    (6, -6),  # 15: triplets
    (8, -16),  # 16: four in a row
    (10, 14),  # 17: an army
    (-4, -4),  # 18: a low number
    (26, -26),  # 19: figures and blue cards
    (6, 16),  # 20: more or fewer than the neighbours
)
"""What a trick is worth at the start of a deal under side a and side b of each tile."""
APPETITE: Final = vec[i64]([worth for tile in APPETITES for worth in tile])
"""The same by quest."""


def chance_of(tricks: i64, won: i64, players: i64) -> i64:
    """In 1024ths, how likely it is to win exactly so many of the next tricks if every player is as good."""
    if won < 0 or won > tricks:
        return 0
    ways: i64 = choices(tricks, won)
    all_ways: i64 = 1
    for number in range(tricks):
        all_ways *= players
        if number >= won:
            ways *= players - 1
    return ways * 1024 // all_ways


def current_run(tally: Tally, seat: i64, *, won: bool) -> i64:
    """How many of the latest tricks in a row a player won, or did not win."""
    run: i64 = 0
    while run < tally.played and (tally.winner(tally.played - 1 - run) == seat) == won:
        run += 1
    return run


def cards_worth(quest: Quest, cards: i64) -> i64:
    """What cards are worth to whoever wins them, under a quest that counts cards."""
    return POINT * quest.points * counted(quest, cards)


def stake(quest: Quest, tally: Tally, seat: i64, cards: i64) -> i64:
    """What winning the next trick, with these cards in it, would do to a player's points."""
    kind = quest.kind
    points = POINT * quest.points
    tricks = tally.tricks[seat]
    left = tally.size - tally.played - 1
    if kind == CARDS:
        return cards_worth(quest, cards)
    if kind == TRICKS:
        return points
    if kind == LAST_TRICKS:
        if left >= REARGUARD:
            return 0
        return points
    if kind == NEIGHBOUR:
        return 0
    if kind == EXACTLY:
        missing = quest.number - tricks
        gain = chance_of(left, missing - 1, tally.players) - chance_of(left, missing, tally.players)
        return points * gain // 1024 if gain >= 0 else -(points * -gain // 1024)
    if kind in (EVEN, ODD):
        return parity_stake(tally, points, wants_more=(tricks & 1 == 1) == (kind == EVEN))
    if kind in (ALONE, IN_COMPANY):
        crowd = as_many(tally, seat, tricks) - as_many(tally, seat, tricks + 1)
        scaled = points * (crowd if kind == ALONE else -crowd)
        return scaled // (left + 2) if scaled >= 0 else -(-scaled // (left + 2))
    if kind == HIGHEST_SUM:
        value = abs_points(quest) * value_sum(cards) // 40
        return value if quest.points > 0 else -value
    if kind in (RUN, WINNING_STREAK, LOSING_STREAK):
        return run_stake(quest, tally, seat, left)
    if kind == THIRD_TRICK:
        return third_trick_stake(tally, seat, points)
    if kind == TRIPLETS:
        return quest.points * triplet_stake(tally, seat, cards)
    own = tally.cards[seat]
    if kind == LEAST_COLOUR:
        return POINT * (least_colour(own | cards) - least_colour(own)) + 2 * count(cards)
    if kind == MOST_COLOUR:
        return POINT * (most_colour(own | cards) - most_colour(own)) + 2 * count(cards)
    if kind == LOWEST_VALUE:
        return lowest_stake(own & of_colour(quest.number), cards & of_colour(quest.number))
    return line_stake(quest, tally, seat)


def abs_points(quest: Quest) -> i64:
    """The points of a quest, whether won or lost."""
    points = POINT * quest.points
    return points if points >= 0 else -points


def as_many(tally: Tally, seat: i64, tricks: i64) -> i64:
    """How many others have won so many tricks."""
    others: i64 = 0
    for other in range(tally.players):
        if other != seat and tally.tricks[other] == tricks:
            others += 1
    return others


def parity_stake(tally: Tally, points: i64, *, wants_more: bool) -> i64:
    """One more trick helps or hurts, and the less the more tricks are still to come."""
    worth = points
    for _trick in range(tally.size - tally.played - 1):
        worth = worth * (tally.players - 2) // tally.players
    return worth if wants_more else -worth


def run_stake(quest: Quest, tally: Tally, seat: i64, left: i64) -> i64:
    """A trick more in a row, or the end of a row of lost ones (K-Q1, K-Q16)."""
    if quest.kind == RUN:
        behind = longest_run(tally, seat, won=True) - current_run(tally, seat, won=True)
        worth = abs_points(quest) // (1 + 2 * behind)
        return worth if quest.points > 0 else -worth
    won = quest.kind == WINNING_STREAK
    run = current_run(tally, seat, won=won)
    if longest_run(tally, seat, won=won) >= GRAND_SLAM or run + left + 1 < GRAND_SLAM:
        return 0
    worth = abs_points(quest) * (run + 1) // GRAND_SLAM // 2
    return worth if won else -worth


def third_trick_stake(tally: Tally, seat: i64, points: i64) -> i64:
    """The third trick counts, more with everybody who has it already (K-Q14)."""
    tricks = tally.tricks[seat]
    if tricks >= THIRD:
        return 0
    prize: i64 = FIRST_PRIZE
    for other in range(tally.players):
        if tally.tricks[other] >= THIRD:
            prize += 1
    return points * prize if tricks + 1 == THIRD else points


def triplet_stake(tally: Tally, seat: i64, cards: i64) -> i64:
    """The third of a kind, and a little for the way there while nobody else has one of that kind (K-Q15)."""
    worth: i64 = 0
    own = tally.cards[seat] | cards
    for rank in range(RANKS):
        kind = of_rank(rank)
        if cards & kind != 0 and is_free_of_others(tally, seat, kind):
            prize = POINT * triplet_worth(rank)
            held = count(own & kind)
            worth += prize if held == 3 else prize * held // 10
    return worth


def is_free_of_others(tally: Tally, seat: i64, cards: i64) -> bool:
    for other in range(tally.players):
        if other != seat and tally.cards[other] & cards != 0:
            return False
    return True


def lowest_stake(own: i64, cards: i64) -> i64:
    """The first number is welcome, a lower one is not (K-Q18)."""
    low = lowest_value(cards)
    if low == 0:
        return 0
    before = lowest_value(own)
    if before == 0:
        return POINT * low * 3 // 4
    if low >= before:
        return 0
    return -POINT * (before - low)


def line_stake(quest: Quest, tally: Tally, seat: i64) -> i64:
    """One more trick against each neighbour (K-Q20)."""
    tricks = tally.tricks[seat]
    before = closeness(quest, tricks - tally.tricks[tally.previous(seat)])
    after = closeness(quest, tricks - tally.tricks[tally.next(seat)])
    return after - before if quest.kind == IN_LINE else after + before


def closeness(quest: Quest, lead: i64) -> i64:
    """How much one trick more matters when so many ahead."""
    away = lead if lead >= 0 else -lead - 1
    return POINT * quest.points // (2 + 2 * away)


def has_side_effects(quest: Quest) -> bool:
    """Whether `side_effect` may be anything but nothing."""
    return quest.kind in (NEIGHBOUR, IN_LINE, SANDWICH)


def side_effect(quest: Quest, tally: Tally, seat: i64, winner: i64) -> i64:
    """What a trick won by somebody else does to a player's points."""
    kind = quest.kind
    if kind == NEIGHBOUR:
        return POINT * quest.points if neighbour(quest, tally, seat) == winner else 0
    if kind in (IN_LINE, SANDWICH):
        lead = tally.tricks[seat] - tally.tricks[winner] - 1
        if winner == tally.next(seat):
            return -closeness(quest, lead)
        if winner == tally.previous(seat):
            return closeness(quest, lead) if kind == IN_LINE else -closeness(quest, lead)
    return 0
