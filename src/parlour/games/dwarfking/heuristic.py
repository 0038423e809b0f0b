"""A sensible fast player of The Dwarf King.

It asks of every card who would then win the trick, how surely, what that trick is worth to everybody under the quest
(`heuristic_stakes.py`), and what the card would still be good for. It reads only what the seat to act can know.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.cardset import bit_of, count, lowest
from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.tricks import NO_SUIT, Tally, Trick
from parlour.games.dwarfking.heuristic_stakes import APPETITE, POINT, cards_worth, has_side_effects, side_effect, stake
from parlour.games.dwarfking.rules.actions import (
    EXCHANGE_PHASE,
    GIVE_PHASE,
    PASS_PHASE,
    PLAY_PHASE,
    QUEST_PHASE,
    SORCERER_PHASE,
    card_of,
    is_keep,
    is_to_left,
    quest_of,
    seat_of,
)
from parlour.games.dwarfking.rules.cards import (
    ACES,
    COLOURS,
    DRAGON,
    ENCHANTER,
    EXCALIBUR,
    FIGURES,
    JOKER,
    KINGS,
    MUMMY,
    PUPPETEER,
    QUEENS,
    SCOUT,
    SORCERER,
    deck_of,
    of_colour,
)
from parlour.games.dwarfking.rules.quests import (
    CARDS,
    EXACTLY,
    HIGHEST_SUM,
    LAST_TRICKS,
    LEAST_COLOUR,
    LOWEST_VALUE,
    MOST_COLOUR,
    QUEST,
    REARGUARD,
    TRIPLETS,
    Quest,
    counted,
    quest_points,
)
from parlour.games.dwarfking.rules.specials import bonus_of, pays_winner
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.games.dwarfking.rules.tricks import above, beaters, has_no_colour_yet, lay, winning_place

SURE: Final = 64
"""Certainty, and the strength of a card that always wins."""
EAGERNESS: Final = 56
"""How likely, in 64ths, somebody who could win a trick and would gain from it does so."""
RELUCTANCE: Final = 26
"""The same for somebody who would lose from it."""
THRIFT: Final = 32
"""What a card is still good for counts so many 64ths of what it may do now."""
ALL_STRENGTH: Final = 111
"""The strength of all twelve figures in `likely_tricks`."""


@final
class Heuristic(Policy):
    """Rates every legal action and takes the best."""

    def __init__(self) -> None:
        self.offers: Ints = Ints()
        # What is looked at once a decision
        self.seat: i64 = 0
        self.quest: Quest = QUEST[0]
        self.tally: Tally = Tally(0, 0)
        self.probe: Trick = Trick(0)
        """The trick as it would stand after a card, filled only while a card is rated."""
        self.touches_others: bool = False
        """Whether a trick changes what others score under the quest."""
        self.unseen: i64 = 0
        """Cards of this deal in other hands."""
        self.want: i64 = 0
        """What winning some later trick is worth."""
        self.last: Trick | None = None
        """The trick before."""
        self.pays_winner: bool = False
        """Whether the Special may give points to the winner of a trick."""

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, DwarfKing)
        offers = self.offers
        state.legal(offers)
        if offers.size == 1:
            return offers.items[0]
        self.look(state)
        best = offers.items[0]
        best_rating = self.rate(state, best)
        for i in range(1, offers.size):
            rating = self.rate(state, offers.items[i])
            if rating > best_rating:
                best = offers.items[i]
                best_rating = rating
        return best

    def look(self, state: DwarfKing) -> None:
        """Gathers what all ratings of a decision need."""
        self.seat = state.to_act
        if state.phase == QUEST_PHASE:
            return
        self.quest = QUEST[state.quest]
        self.touches_others = has_side_effects(self.quest)
        self.count_tricks(state)
        self.unseen = unseen_cards(state)
        self.last = state.last_trick()
        self.pays_winner = pays_winner(state.special)
        self.want = self.later_trick(state)

    def count_tricks(self, state: DwarfKing) -> None:
        """What everybody has won so far."""
        if self.tally.players != state.players or self.tally.size != state.size:
            self.tally = Tally(state.players, state.size)
        self.tally.recount(state.tricks)

    def rate(self, state: DwarfKing, action: i64) -> i64:
        phase = state.phase
        if phase == PLAY_PHASE:
            return self.rate_play(state, card_of(action))
        if phase == QUEST_PHASE:
            return rate_quest(state, quest_of(action))
        if phase == GIVE_PHASE:
            return -self.want * self.strength(card_of(action))
        if phase == SORCERER_PHASE:
            if is_keep(action):
                return 0
            return self.rate_take_back(state, card_of(action))
        if phase == EXCHANGE_PHASE:
            return state.seats[seat_of(action)].points
        if phase == PASS_PHASE:
            receiver = state.left_of(self.seat) if is_to_left(action) else state.right_of(self.seat)
            return self.rate_giving_hand(state, receiver)
        return self.rate_giving_hand(state, seat_of(action))

    # Playing a card

    def rate_play(self, state: DwarfKing, card: i64) -> i64:
        """The trick as it would stand, and what the card is no longer there for."""
        probe = self.probe
        probe.become(state.trick)
        lay(card, probe, self.last)
        others = state.players - 1
        place = winning_place(probe)
        winner = probe.player_at(place, state.players)
        later = state.players - probe.size
        cards = probe.cards
        rating = self.worth_of_win(state, winner, stake(self.quest, self.tally, winner, cards), probe)
        if later > 0:
            next_seat = state.left_of(self.seat)
            gain = stake(self.quest, self.tally, next_seat, cards)
            lost_to = self.worth_of_win(state, next_seat, gain, probe)
            hold = self.hold(state, probe, place, gain)
            rating = (rating * hold + lost_to * (SURE - hold)) // SURE
        spent = self.want * self.strength(card) // SURE
        rating -= others * spent * THRIFT // SURE
        if card == JOKER:
            bonus = self.bonus(state, probe)
            rating += others * bonus * POINT if bonus > 0 else -others * 2 * POINT
        elif card == SCOUT:
            rating += others * POINT * (self.bonus(state, probe) * 2 + later - 3) // 2
        return rating

    def bonus(self, state: DwarfKing, trick: Trick) -> i64:
        """What the Special would give to somebody as the trick lies."""
        return bonus_of(state.special, trick, self.last, is_last=self.tally.played + 1 == state.size)

    def worth_of_win(self, state: DwarfKing, winner: i64, gain: i64, trick: Trick) -> i64:
        """What a trick won by somebody is worth to the seat to act: its own points against everybody else's.

        `gain` is the winner's stake in the quest.
        """
        quest = self.quest
        tally = self.tally
        gain += self.special_stake(state, winner, trick)
        later = state.players - trick.size
        if quest.kind == CARDS and later > 0 and trick.required != NO_SUIT:
            gain += later * self.average_worth(self.unseen & of_colour(trick.required))
        worth = gain * (state.players - 1) if winner == self.seat else -gain
        if not self.touches_others:
            return worth
        for seat in range(state.players):
            if seat != winner:
                effect = side_effect(quest, tally, seat, winner)
                worth += effect * (state.players - 1) if seat == self.seat else -effect
        return worth

    def average_worth(self, cards: i64) -> i64:
        """What one of these cards is worth to its winner on average."""
        if cards == 0:
            return 0
        return cards_worth(self.quest, cards) // count(cards)

    def special_stake(self, state: DwarfKing, winner: i64, trick: Trick) -> i64:
        """What the Special adds for the winner of a trick."""
        special = state.special
        if special == ENCHANTER:
            return POINT * quest_points(state.quest, self.tally, winner) if trick.has(ENCHANTER) else 0
        if not self.pays_winner:
            return 0
        return POINT * self.bonus(state, trick)

    def hold(self, state: DwarfKing, trick: Trick, place: i64, gain: i64) -> i64:
        """How surely, in 64ths, nobody who plays later wins the trick instead, whose next player would gain so much."""
        if has_no_colour_yet(trick, place):
            return SURE // 2
        higher = beaters(trick, place, self.unseen)
        if higher == 0:
            return SURE
        will: i64 = RELUCTANCE
        if gain > 0:
            will = EAGERNESS
        risk = will * self.able_to_beat(state, higher, state.players - trick.size) // (state.players - 1)
        sure: i64 = SURE
        for _card in range(count(higher)):
            sure = sure * (SURE - risk) // SURE
        return sure

    def able_to_beat(self, state: DwarfKing, higher: i64, later: i64) -> i64:
        """How many of those who play later may hold one of these cards."""
        able: i64 = 0
        seat = self.seat
        for _player in range(later):
            seat = state.left_of(seat)
            player = state.seats[seat]
            if higher & ~(player.barred & ~player.shown) != 0:
                able += 1
        return able

    def strength(self, card: i64) -> i64:
        """How surely, in 64ths, a card kept in hand would win a trick some time."""
        if card in (DRAGON, EXCALIBUR):
            return SURE
        if card in (PUPPETEER, MUMMY):
            return SURE // 2
        if card == SORCERER:
            return 0
        higher = count(self.unseen & above(card << 1))
        return SURE // (1 + higher)

    def later_trick(self, state: DwarfKing) -> i64:
        """What one trick of those after this one is worth to the seat to act."""
        quest = self.quest
        left = self.tally.size - self.tally.played
        kind = quest.kind
        if kind == CARDS:
            rest = self.unseen | state.seats[self.seat].hand
            return cards_worth(quest, rest) // left
        if kind == LAST_TRICKS:
            counting: i64 = REARGUARD
            if left < REARGUARD:
                counting = left
            return POINT * quest.points * counting // left
        if kind in (HIGHEST_SUM, TRIPLETS, LEAST_COLOUR, MOST_COLOUR, LOWEST_VALUE):
            return APPETITE[state.quest]
        return stake(quest, self.tally, self.seat, 0) + APPETITE[state.quest] // 4

    # Other decisions

    def rate_giving_hand(self, state: DwarfKing, receiver: i64) -> i64:
        """A good hand to who has least, a bad one to who has most (K-S1, K-S5)."""
        good: i64 = 0
        cards = state.seats[self.seat].hand
        while cards != 0:
            good += self.strength(lowest(cards)) - SURE // 4
            cards &= cards - 1
        return -self.want * good * state.seats[receiver].points

    def rate_take_back(self, state: DwarfKing, card: i64) -> i64:
        """The winner is without the card, and it is in hand again (K-S13)."""
        worth: i64 = cards_worth(self.quest, bit_of(card)) if self.quest.kind == CARDS else 0
        others = state.players - 1
        rating = -worth * others if state.tricks[-1].winner == self.seat else worth
        rating += others * self.want * self.strength(card) // SURE
        return rating - others * POINT // 2


def unseen_cards(state: DwarfKing) -> i64:
    """The cards of this deal that are neither in the own hand nor played."""
    cards = deck_of(state.players, state.special) & ~state.seats[state.to_act].hand & ~state.trick.cards
    for trick in state.tricks:
        cards &= ~trick.cards
    return cards


def likely_tricks(state: DwarfKing, cards: i64) -> i64:
    """Roughly how many tricks, in 16ths, cards of a hand win; all hands together win all tricks."""
    strength = (
        14 * count(cards & ACES)
        + 9 * count(cards & KINGS)
        + 6 * count(cards & QUEENS)
        + 2 * count(cards & FIGURES)
        + (14 if cards & (bit_of(DRAGON) | bit_of(EXCALIBUR)) != 0 else 0)
    )
    return strength * 16 * state.size // ALL_STRENGTH


def rate_quest(state: DwarfKing, number: i64) -> i64:
    """How well a quest suits the hand, against an average one."""
    quest = QUEST[number]
    hand = state.seats[state.to_act].hand
    tricks = likely_tricks(state, hand)
    average = 16 * state.size // state.players
    if quest.kind == EXACTLY:
        away = tricks - 16 * quest.number
        return -away if away > 0 else away
    if quest.kind == LOWEST_VALUE:
        return likely_tricks(state, hand & of_colour(quest.number))
    rating = (tricks - average) * APPETITE[number]
    if quest.kind == CARDS:
        for colour in range(COLOURS):
            cards = of_colour(colour)
            rating += quest.points * counted(quest, cards) * (3 * likely_tricks(state, hand & cards) - average)
        rating += 16 * quest.points * (count(hand & quest.good) - count(hand & quest.bad))
    return rating
