"""The end of a deal of The Dwarf King with open cards: what the scores promise, and the last tricks searched."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.games.dwarfking.rules import BONUS, DwarfKing
from parlour.games.dwarfking.rules_cards import (
    BLUE_FLAG,
    DRUID,
    ENCHANTER,
    FIGURES,
    GREEN_FLAG,
    JOKER,
    MAGIC,
    NO_CARD,
    NO_COLOUR,
    SCOUT,
    SHAMAN,
    TINKERER,
    bit_of,
    colour_of,
    count,
    lowest,
    of_colour,
)
from parlour.games.dwarfking.rules_quests import DEALS, Tally, quest_points, tally_of

MOST_PLAYERS: Final = 5
MOST_PLIES: Final = 40
"""Decisions one after the other in a search of the last tricks."""
SWINGS: Final = vec[float]([2.85, 2.55, 2.15])
"""For 3, 4 and 5 players: a lead of so many points with one deal to go makes the chance to win 2.7 times as good.

Fitted by maximum likelihood to 4,500 matches of the heuristic against itself. With more deals to go it takes a lead
that grows as their square root: the fits for one deal to six differ from that by less than a tenth.
"""


def deals_after(finished: i64) -> i64:
    """How many deals are to come if the match goes on after so many: one at least (K-E2)."""
    return DEALS - finished if finished < DEALS else 1


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What the scores after a deal promise to each seat."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.may_end: bool = False
        """Whether a sole leader has won."""
        self.swing: float = 1.0
        self.win_weight: float = 1.0
        self.scores: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        self.odds: vec[float] = vec[float]([0.0 for _ in range(MOST_PLAYERS)])

    def begin(self, players: i64, finished: i64) -> None:
        """The table, and how many deals are finished when the scores are looked at."""
        self.players = players
        self.may_end = finished >= DEALS
        self.swing = SWINGS[players - 3] * sqrt(float(deals_after(finished)))

    def judge(self, out: vec[float], first: i64) -> None:
        """Writes the value of `scores` for each seat, from place `first` on: the chance to win, and to beat others."""
        players = self.players
        scores = self.scores
        best = scores[0]
        for seat in range(1, players):
            if scores[seat] > best:
                best = scores[seat]
        leaders: i64 = 0
        for seat in range(players):
            if scores[seat] == best:
                leaders += 1
        is_over = self.may_end and leaders == 1
        odds = self.odds
        total = 0.0
        for seat in range(players):
            behind = best - scores[seat]
            if is_over:
                odds[seat] = 1.0 if behind == 0 else 0.0
            else:
                odds[seat] = exp(-float(behind) / self.swing)
            total += odds[seat]
        for seat in range(players):
            beaten = 0.0
            for other in range(players):
                if other == seat:
                    continue
                if not is_over:
                    beaten += odds[seat] / (odds[seat] + odds[other])
                elif scores[seat] > scores[other]:
                    beaten += 1.0
                elif scores[seat] == scores[other]:
                    beaten += 0.5
            won = odds[seat] / total
            out[first + seat] = self.win_weight * won + (1.0 - self.win_weight) * beaten / float(players - 1)


@final
@mypyc_attr(acyclic=True)
class Endgame:
    """The last tricks with all cards open: every seat takes what is best for itself."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self.players: i64 = 0
        self.quest: i64 = 0
        self.special: i64 = NO_CARD
        self.tally: Tally = Tally(0, 0)
        self.hands: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        self.points: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        """Of all deals before this one."""
        self.bonus: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        self.special_player: i64 = 0
        """Who played the Special, on the way that is looked at."""
        self.was_tinkerer: bool = False
        """Whether the Tinkerer lies in the trick before."""
        self.values: vec[float] = vec[float]([0.0 for _ in range(MOST_PLAYERS * MOST_PLIES)])
        """For each decision on the way, what it comes to for each seat."""

    def is_plain(self, state: DwarfKing) -> bool:
        """Whether only coloured cards are left, and none that moves hands."""
        special = state.special
        if special < MAGIC and special != DRUID and special != BLUE_FLAG:
            return True
        held: i64 = 0
        for player in state.seats:
            held |= player.hand
        return (held >> special) & 1 == 0

    def solve(self, state: DwarfKing, out: vec[float]) -> None:
        """What a plain state at the lead of a trick comes to for each seat."""
        self.players = state.players
        self.quest = state.quest
        self.special = state.special
        self.tally = tally_of(state.players, state.size, state.tricks)
        self.was_tinkerer = i64(len(state.tricks)) > 0 and state.tricks[-1].has(TINKERER)
        for seat in range(state.players):
            player = state.seats[seat]
            self.hands[seat] = player.hand
            self.points[seat] = player.points
            self.bonus[seat] = player.bonus
        self.outlook.begin(state.players, i64(len(state.deals)) + 1)
        self.look(0, state.to_act, 0, NO_COLOUR, 0, 0, 0)
        for seat in range(state.players):
            out[seat] = self.values[seat]

    def look(self, ply: i64, seat: i64, placed: i64, required: i64, best: i64, winner: i64, cards: i64) -> None:
        """Puts into `values` what a trick with so many cards, won so far by `winner` with `best`, comes to."""
        players = self.players
        if placed == players:
            self.close_trick(ply, winner, cards)
            return
        hand = self.hands[seat]
        options = hand & of_colour(required)
        if options == 0:
            options = hand
        next_seat = seat + 1 if seat + 1 < players else 0
        is_choice = options & (options - 1) != 0
        deeper = ply + 1 if is_choice else ply
        is_first = True
        while options != 0:
            card = lowest(options)
            options &= options - 1
            self.hands[seat] = hand & ~bit_of(card)
            if card == self.special:
                self.special_player = seat
            if required == NO_COLOUR:
                self.look(deeper, next_seat, 1, colour_of(card), card, seat, bit_of(card))
            elif colour_of(card) == required and card > best:
                self.look(deeper, next_seat, placed + 1, required, card, seat, cards | bit_of(card))
            else:
                self.look(deeper, next_seat, placed + 1, required, best, winner, cards | bit_of(card))
            if is_choice:
                self.keep_if_better(ply, seat, is_first=is_first)
            is_first = False
        self.hands[seat] = hand

    def keep_if_better(self, ply: i64, seat: i64, *, is_first: bool) -> None:
        values = self.values
        here = ply * MOST_PLAYERS
        below = here + MOST_PLAYERS
        if is_first or values[below + seat] > values[here + seat]:
            for other in range(self.players):
                values[here + other] = values[below + other]

    def close_trick(self, ply: i64, winner: i64, cards: i64) -> None:
        """Counts a full trick, looks at the next one or at the scores, and takes it back."""
        tally = self.tally
        before = tally.winners
        was_tinkerer = self.was_tinkerer
        tally.add(winner, cards)
        seat = winner
        points: i64 = 0
        special = self.special
        if special == TINKERER:  # K-S3
            if was_tinkerer:
                points = BONUS
            self.was_tinkerer = (cards >> TINKERER) & 1 == 1
        elif (cards >> special) & 1 == 1:
            if special == GREEN_FLAG:  # K-S2
                points = BONUS
            elif special == SHAMAN:  # K-S8
                points = -BONUS
            elif special == SCOUT:  # K-S7
                seat = self.special_player
                points = count(cards & FIGURES)
            elif special == JOKER and tally.played == tally.size:  # K-S4
                seat = self.special_player
                points = BONUS
        self.bonus[seat] += points
        if tally.played == tally.size:
            self.count_scores()
            self.outlook.judge(self.values, ply * MOST_PLAYERS)
        else:
            self.look(ply, winner, 0, NO_COLOUR, 0, winner, 0)
        self.bonus[seat] -= points
        self.was_tinkerer = was_tinkerer
        tally.winners = before
        tally.played -= 1
        tally.tricks[winner] -= 1
        tally.cards[winner] &= ~cards

    def count_scores(self) -> None:
        """K-E1, K-S6."""
        tally = self.tally
        for seat in range(self.players):
            won = quest_points(self.quest, tally, seat) + self.bonus[seat]
            if (tally.cards[seat] >> ENCHANTER) & 1 == 1:
                won *= 2
            self.outlook.scores[seat] = self.points[seat] + won
