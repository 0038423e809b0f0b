"""A sensible fast player of Villains: keeps points, feeds nobody for nothing, and watches what its Heroes will cancel.

A pile is worth what it will score: its Villain cards, less what the Heroes cancel if the player lays Heroes at the
usual rate for the rest of the match. A move is worth what it changes in the piles, less what the card could have been
worth later, and with what it leaves possible for the next turn. Only what the seat to act knows is looked at.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.games.villains.rules.actions import (
    AS_HERO,
    LEFT,
    MOST_PLAYERS,
    NO_TARGET,
    OWN,
    RIGHT,
    card_of,
    goes_left,
    target_of,
    way_of,
)
from parlour.games.villains.rules.cards import (
    CURSE,
    HYPNOTIZE,
    MEDDLING,
    NO_ESCAPE,
    NOTHING,
    NUMBER_CARDS,
    NUMBERS,
    SWIPE,
    number_of,
)
from parlour.games.villains.rules.piles import (
    HERO,
    KIND_MASK,
    fitting_on,
    heroes_in,
    is_cancelled,
    is_unknown_to,
    matching_on,
    points_in,
    showing,
    shows_number,
    turned,
    weight,
)
from parlour.games.villains.rules.player import Player
from parlour.games.villains.rules.powers import highest_showing, is_cursed, whirled_from
from parlour.games.villains.rules.state import Villains

POINT: Final = 256
"""Ratings count in 256ths of a point."""
MOST_TURNS: Final = 22
"""No player has more turns: 19 own cards and two stolen ones."""
MOST_HEROES: Final = 13
"""So many Heroes cancel what any more do (V-E2)."""
HERO_RATE: Final = 65
"""In 256 turns a player lays about so many Heroes."""
LEADER: Final = 160
"""What a point of the strongest opponent counts, in 256ths of an own one."""
OTHERS: Final = 50
"""What a point of any other opponent counts."""
KEPT: Final = 26
"""What a point on a card in hand is worth, of 256."""
NEXT: Final = 38
"""What a point is worth that can be played on the own pile next turn, of 256."""
INVITING: Final = 200
"""What it is worth to show a number on the own pile, since neighbours may have to play there (V-T3)."""
REGRET: Final = 64
"""What a point costs extra that a Hero cancels at once although a card could stay and count, of 256."""
KEPT_SPECIAL: Final = 720
"""What a special in hand is worth."""
SOMEBODYS_HERO: Final = 420
"""What a Hero is worth, turned over or taken, whose face is unknown."""
OPEN_CARDS: Final = 1000
"""What it is worth to settle the next card of all opponents (V-X5)."""


def survival() -> vec[i64]:
    """How likely (of POINT) a Villain card counts at the end: by turns left, Heroes in its pile, and number."""
    table = vec[i64]([0 for _ in range(MOST_TURNS * MOST_HEROES * NUMBERS)])
    for heroes in range(i64(MOST_HEROES)):
        for number in range(i64(1), NUMBERS + 1):
            table[heroes * NUMBERS + number - 1] = 0 if is_cancelled(number, heroes) else POINT
    row: i64 = MOST_HEROES * NUMBERS
    for turns in range(i64(1), MOST_TURNS):
        for heroes in range(i64(MOST_HEROES)):
            following = heroes + 1 if heroes + 1 < MOST_HEROES else heroes
            for number in range(i64(NUMBERS)):
                without = table[(turns - 1) * row + heroes * NUMBERS + number]
                with_one = table[(turns - 1) * row + following * NUMBERS + number]
                table[turns * row + heroes * NUMBERS + number] = (
                    without * (POINT - HERO_RATE) + with_one * HERO_RATE + POINT // 2
                ) // POINT
    return table


SURVIVAL: Final = survival()


@final
class Heuristic(Policy):
    """Rates every legal action and takes the best; of equally good ones the first."""

    def __init__(self) -> None:
        self.offers: Ints = Ints()
        self.survival: vec[i64] = SURVIVAL
        self.worth: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        """What the pile of each seat is worth now."""
        self.share: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        """What a point of each seat counts for the seat to act."""
        self.row: vec[i64] = vec[i64]([0 for _ in range(MOST_PLAYERS)])
        """Where in `survival` the pile of each seat is."""
        self.hero_effect: i64 = 0
        """What a Hero changes in the own pile, the same for every card."""
        self.shows: bool = False
        """Whether the own pile shows a number …"""
        self.fitting: i64 = 0
        """… the set of number cards that fit on it …"""
        self.matching_left: i64 = 0
        """… and on the neighbours' piles."""
        self.matching_right: i64 = 0

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Villains)
        offers = self.offers
        state.legal(offers)
        if offers.size == 1:
            return offers.items[0]
        self.take_stock(state)
        best = offers.items[0]
        best_rating = self.rate(state, best)
        for i in range(1, offers.size):
            rating = self.rate(state, offers.items[i])
            if rating > best_rating:
                best = offers.items[i]
                best_rating = rating
        return best

    # What piles are worth

    def turns_left(self, state: Villains, seat: i64) -> i64:
        """How many turns a seat has after this one."""
        player = state.seats[seat]
        turns = player.hand_size + player.draw.size
        if seat == state.to_act:
            turns -= 1
        if turns >= MOST_TURNS:
            turns = MOST_TURNS - 1
        return turns

    def row_of(self, tally: i64, turns: i64) -> i64:
        """Where in `survival` a pile is, with so many turns left to lay Heroes."""
        heroes = heroes_in(tally)
        if heroes >= MOST_HEROES:
            heroes = MOST_HEROES - 1
        return (turns * MOST_HEROES + heroes) * NUMBERS

    def worth_of(self, tally: i64, row: i64) -> i64:
        """What a pile will score."""
        worth: i64 = 0
        for number in range(i64(NUMBERS)):
            worth += (number + 1) * showing(tally, number + 1) * self.survival[row + number]
        return worth

    def take_stock(self, state: Villains) -> None:
        """What all piles are worth before the move, which opponent is the strongest, and what a Hero does."""
        leader: i64 = NOTHING
        for seat in range(state.players):
            pile = state.seats[seat].tally
            self.row[seat] = self.row_of(pile, self.turns_left(state, seat))
            self.worth[seat] = self.worth_of(pile, self.row[seat])
            if seat != state.to_act and (leader == NOTHING or self.worth[seat] > self.worth[leader]):
                leader = seat
        for seat in range(state.players):
            self.share[seat] = -OTHERS
        self.share[leader] = -LEADER
        self.share[state.to_act] = 256
        self.shows = shows_number(state.seats[state.to_act].top())
        self.fitting = state.fitting_own()
        self.matching_left = state.matching_at(state.left_of(state.to_act))
        self.matching_right = state.matching_at(state.right_of(state.to_act))
        tally = state.seats[state.to_act].tally
        self.hero_effect = self.change(state, state.to_act, tally + weight(HERO))
        if self.can_stay(heroes_in(tally)):
            lost = points_in(tally) - points_in(tally + weight(HERO))
            if lost > 0:
                self.hero_effect -= lost * REGRET * 256

    def can_stay(self, heroes: i64) -> bool:
        """Whether a card may go on the own pile and would count there as it lies."""
        offers = self.offers
        for i in range(offers.size):
            action = offers.items[i]
            if way_of(action) == OWN and not is_cancelled(number_of(card_of(action)), heroes):
                return True
        return False

    def change(self, state: Villains, seat: i64, tally: i64) -> i64:
        """What it is worth that a pile comes to count so much."""
        after = self.worth_of(tally, self.row_of(tally, self.turns_left(state, seat)))
        return (after - self.worth[seat]) * self.share[seat]

    def change_by(self, seat: i64, kind: i64) -> i64:
        """What it is worth that a pile gets one more number card: the same as `change`, without counting the rest."""
        number = number_of(kind)
        return number * self.survival[self.row[seat] + number - 1] * self.share[seat]

    # What a move is worth, in 256 * 256ths of a point

    def rate(self, state: Villains, action: i64) -> i64:
        kind = card_of(action)
        return self.effect(state, action, kind) - 256 * self.kept(kind) + 256 * self.prospect(state, action, kind)

    def kept(self, kind: i64) -> i64:
        """What a card is worth in hand."""
        if kind < NUMBER_CARDS:
            return number_of(kind) * KEPT
        return KEPT_SPECIAL

    def effect(self, state: Villains, action: i64, kind: i64) -> i64:
        """What a move changes in the piles and hands."""
        me = state.to_act
        way = way_of(action)
        if way == OWN:
            return self.change_by(me, kind)
        if way == LEFT:
            return self.change_by(state.left_of(me), kind)
        if way == RIGHT:
            return self.change_by(state.right_of(me), kind)
        if way == AS_HERO:
            return self.hero_effect
        if kind == CURSE:
            return self.effect_of_curse(state)
        if kind == HYPNOTIZE:
            return self.effect_of_hypnotize(state, target_of(action))
        if kind == MEDDLING:
            return self.effect_of_meddling(state)
        if kind == SWIPE:
            return self.effect_of_swipe(state, target_of(action))
        if kind == NO_ESCAPE:
            return OPEN_CARDS * 256
        return self.effect_of_whirlpool(state, to_left=goes_left(action))

    def effect_of_curse(self, state: Villains) -> i64:
        highest = highest_showing(state.seats)
        effect: i64 = 0
        for seat in range(state.players):
            top = state.seats[seat].top()
            if is_cursed(top, highest):
                effect += self.change(state, seat, state.seats[seat].tally - weight(top))
        return effect

    def effect_of_hypnotize(self, state: Villains, seat: i64) -> i64:
        if seat == NO_TARGET:
            return 0
        top = state.seats[seat].top()
        gain = self.kept(top & KIND_MASK)
        if is_unknown_to(top, state.to_act):
            gain = SOMEBODYS_HERO
        return gain * 256 + self.change(state, seat, state.seats[seat].tally - weight(top))

    def effect_of_meddling(self, state: Villains) -> i64:
        effect: i64 = 0
        for seat in range(state.players):
            if state.is_target(seat):
                player = state.seats[seat]
                top = player.top()
                bare = player.tally - weight(top)
                if is_unknown_to(top, state.to_act):
                    effect += self.change(state, seat, bare) + SOMEBODYS_HERO * self.share[seat]
                else:
                    effect += self.change(state, seat, bare + weight(turned(top)))
        return effect

    def effect_of_swipe(self, state: Villains, seat: i64) -> i64:
        if seat == NO_TARGET:
            return 0
        me = state.seats[state.to_act]
        other = state.seats[seat]
        given = weight(me.top())
        taken = weight(other.top())
        return self.change(state, state.to_act, me.tally - given + taken) + self.change(
            state, seat, other.tally - taken + given
        )

    def effect_of_whirlpool(self, state: Villains, *, to_left: bool) -> i64:
        effect: i64 = 0
        for seat in range(state.players):
            giver = state.seats[whirled_from(seat, state.players, to_left=to_left)]
            player = state.seats[seat]
            effect += self.change(state, seat, player.tally - weight(player.top()) + weight(giver.top()))
        return effect

    # What a move leaves possible

    def prospect(self, state: Villains, action: i64, kind: i64) -> i64:
        """What can be played next turn on the own pile, if the neighbours' piles stay as they are."""
        fitting = self.fitting
        left = self.matching_left
        right = self.matching_right
        shows = self.shows
        way = way_of(action)
        if way == OWN:
            fitting = fitting_on(kind)
            shows = True
        elif way == LEFT:
            left = matching_on(kind)
        elif way == RIGHT:
            right = matching_on(kind)
        elif way == AS_HERO:
            fitting = fitting_on(HERO)
            shows = False
        prospect = NEXT * best_stay(state.seats[state.to_act], kind, fitting & ~left & ~right)
        if shows:
            prospect += INVITING
        return prospect


def best_stay(me: Player, spent: i64, stays: i64) -> i64:
    """The highest number among the other hand cards that would stay on the own pile."""
    best: i64 = 0
    is_spent = False
    for slot in range(me.hand_size):
        kind = me.card(slot)
        if kind == spent and not is_spent:
            is_spent = True
        elif (stays >> kind) & 1 != 0 and number_of(kind) > best:
            best = number_of(kind)
    return best
