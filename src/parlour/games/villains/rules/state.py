"""A match of Villains, in the order of its rulebook. The left neighbour of a seat is the next one clockwise."""

from typing import Literal, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.games.villains.events import (
    Counted,
    Drew,
    HadNoEffect,
    LaidHero,
    Played,
    RanOut,
    UsedPower,
)
from parlour.games.villains.rules import powers
from parlour.games.villains.rules.actions import (
    ACTIONS,
    AS_HERO,
    LEFT,
    MOST_PLAYERS,
    NO_TARGET,
    OWN,
    RIGHT,
    USE_CURSE,
    USE_HYPNOTIZE,
    USE_MEDDLING,
    USE_NO_ESCAPE,
    USE_SWIPE,
    USE_WHIRLPOOL_LEFT,
    USE_WHIRLPOOL_RIGHT,
    card_of,
    goes_left,
    is_aimed,
    target_of,
    way_of,
)
from parlour.games.villains.rules.cards import (
    CURSE,
    HYPNOTIZE,
    JAFAR,
    KINDS,
    MEDDLING,
    NAMES,
    NO_ESCAPE,
    NOTHING,
    NUMBER_CARDS,
    SWIPE,
    VILLAINS,
    deck_of,
    one,
    push_all,
)
from parlour.games.villains.rules.loot import NOBODY, Loot
from parlour.games.villains.rules.piles import (
    HERO,
    KIND_MASK,
    cancelled_in,
    fitting_on,
    heroes_in,
    is_hero,
    matching_on,
    points_in,
    shows_number,
)
from parlour.games.villains.rules.player import HAND, Player, left_of, right_of
from parlour.games.villains.rules.recall import recall
from parlour.games.villains.rules.redeal import Unseen
from parlour.games.villains.rules.refusals import (
    BELONGS_TO_NEIGHBOUR,
    EMPTY_THERE,
    HERO_THERE,
    NAME_A_TARGET,
    NO_MATCH,
    NO_MATCH_THERE,
    NO_SPECIALS,
    NO_SUCH_SEAT,
    NOT_AN_OPPONENT,
    NOT_IN_HAND,
    NOT_ON_OWN,
    NOTHING_TO_SWAP,
    NOTHING_TO_TAKE,
    OPEN_CARD_FIRST,
    SPECIAL_THERE,
)


@final
@mypyc_attr(acyclic=True)
class Villains(State):
    """A match of Villains."""

    def __init__(self, players: i64, rng: Rng, seats: list[Player], removed: Cards, loot: Loot) -> None:
        super().__init__(players, rng)
        self.specials: bool = True
        """Whether the decks hold their special cards (V-S6)."""
        self.is_neighbour_open: bool = False
        """Whether a card that matches only a neighbour's top may be played there too (V-T12)."""
        self.seats: list[Player] = seats
        self.removed: Cards = removed
        """The special discard pile in the middle (V-X0, V-X1)."""
        self.loot: Loot = loot
        self.luck: i64 = 0
        """Of the cards that No Escape has just laid open, the kind of the one to be played first, plus one; else 0."""

    def clone(self) -> "Villains":
        seats = [player.clone() for player in self.seats]
        twin = Villains(self.players, self.rng.clone(), seats, self.removed.clone(), self.loot.clone())
        twin.to_act = self.to_act
        twin.is_over = self.is_over
        twin.specials = self.specials
        twin.is_neighbour_open = self.is_neighbour_open
        twin.luck = self.luck
        return twin

    def left_of(self, seat: i64) -> i64:
        """The left neighbour (V-T4), a neighbour still when out of cards (V-T3)."""
        return left_of(seat, self.players)

    def right_of(self, seat: i64) -> i64:
        """The right neighbour (V-T4)."""
        return right_of(seat, self.players)

    # What may be played

    def fitting_own(self) -> i64:
        """The set of number cards that fit on the own pile (V-T2)."""
        return fitting_on(self.seats[self.to_act].top())

    def matching_at(self, seat: i64) -> i64:
        """The set of number cards that match a neighbour's top (V-T3)."""
        return matching_on(self.seats[seat].top())

    def playable_at(self, seat: i64, fitting_own: i64) -> i64:
        """The set of number cards that may go to a neighbour: what fits the own pile and matches there (V-T3).

        With the option of V-T12 it need not fit the own pile.
        """
        return self.matching_at(seat) if self.is_neighbour_open else self.matching_at(seat) & fitting_own

    def has_target(self) -> bool:
        """Whether an opponent has a card on the pile, for Hypnotize and Swipe (V-X7)."""
        for seat in range(self.players):
            if self.is_target(seat):
                return True
        return False

    def is_target(self, seat: i64) -> bool:
        """Whether a seat is an opponent with a card on the pile (V-X2, V-X4)."""
        return powers.is_target(self.seats, seat, self.to_act)

    def legal(self, out: Ints) -> None:
        out.clear()
        if self.is_over:
            return
        player = self.seats[self.to_act]
        fitting = self.fitting_own()
        to_left = self.playable_at(self.left_of(self.to_act), fitting)
        to_right = self.playable_at(self.right_of(self.to_act), fitting)
        stays = fitting & ~(to_left | to_right)  # V-T3
        if player.open != NOTHING:  # V-X5
            self.legal_for(player.open, stays, to_left, to_right, out)
            return
        before: i64 = NOTHING
        for slot in range(player.hand_size):
            kind = player.card(slot)
            if kind != before:
                self.legal_for(kind, stays, to_left, to_right, out)
                before = kind

    def legal_for(self, kind: i64, stays: i64, to_left: i64, to_right: i64, out: Ints) -> None:
        """What may be done with one hand card (V-T1): any may also be laid as a Hero, even on a Hero (V-T5, V-T8)."""
        if kind < NUMBER_CARDS:
            if (stays >> kind) & 1 != 0:
                out.push(OWN + kind)
            else:
                if (to_left >> kind) & 1 != 0:
                    out.push(LEFT + kind)
                if (to_right >> kind) & 1 != 0:
                    out.push(RIGHT + kind)
        elif kind == CURSE:
            out.push(USE_CURSE)
        elif kind == HYPNOTIZE:
            self.legal_targets(USE_HYPNOTIZE, out)
        elif kind == MEDDLING:
            out.push(USE_MEDDLING)
        elif kind == SWIPE:
            self.legal_targets(USE_SWIPE, out)
        elif kind == NO_ESCAPE:
            out.push(USE_NO_ESCAPE)
        else:
            out.push(USE_WHIRLPOOL_LEFT)
            out.push(USE_WHIRLPOOL_RIGHT)
        out.push(AS_HERO + kind)  # V-T5, V-T14

    def legal_targets(self, power: i64, out: Ints) -> None:
        """Any opponent with a card on the pile (V-X2, V-X4), or none if there is none (V-X7)."""
        if not self.has_target():
            out.push(power + NO_TARGET)
            return
        for seat in range(self.players):
            if self.is_target(seat):
                out.push(power + seat)

    def refusal(self, action: i64) -> i64:
        if self.is_over:
            return MATCH_OVER
        if action < 0 or action >= ACTIONS:
            return NOT_A_MOVE
        player = self.seats[self.to_act]
        kind = card_of(action)
        if kind >= NUMBER_CARDS and not self.specials:  # V-S6
            return NO_SPECIALS
        if not player.holds(kind):
            return NOT_IN_HAND
        if player.open != NOTHING and kind != player.open:  # V-X5
            return OPEN_CARD_FIRST
        way = way_of(action)
        if way == OWN:
            return self.refusal_of_own(kind)
        if way == LEFT:
            return self.refusal_at(self.left_of(self.to_act), kind)
        if way == RIGHT:
            return self.refusal_at(self.right_of(self.to_act), kind)
        if is_aimed(action):
            return self.refusal_of_target(target_of(action), NOTHING_TO_TAKE if kind == HYPNOTIZE else NOTHING_TO_SWAP)
        return LEGAL

    def refusal_of_own(self, kind: i64) -> i64:
        """A card must match the own top (V-T2), and stays only if no neighbour's top sends it away (V-T3)."""
        fitting = self.fitting_own()
        if (fitting >> kind) & 1 == 0:
            return NO_MATCH
        to_left = self.playable_at(self.left_of(self.to_act), fitting)
        to_right = self.playable_at(self.right_of(self.to_act), fitting)
        return LEGAL if ((to_left | to_right) >> kind) & 1 == 0 else BELONGS_TO_NEIGHBOUR

    def refusal_at(self, seat: i64, kind: i64) -> i64:
        """A card goes to a neighbour whose top it matches (V-T3), unless it does not fit the own pile (V-T12).

        A Hero (V-T7), an empty pile (V-T13) and a special (V-T14) match nothing.
        """
        if (self.playable_at(seat, self.fitting_own()) >> kind) & 1 != 0:
            return LEGAL
        top = self.seats[seat].top()
        if top == NOTHING:
            return EMPTY_THERE
        if is_hero(top):
            return HERO_THERE
        if not shows_number(top):
            return SPECIAL_THERE
        return NO_MATCH_THERE if (self.matching_at(seat) >> kind) & 1 == 0 else NOT_ON_OWN

    def refusal_of_target(self, seat: i64, nothing_there: i64) -> i64:
        """The target is an opponent with a card on the pile (V-X2, V-X4), and one must be named (V-X7)."""
        if seat == NO_TARGET:
            return NAME_A_TARGET if self.has_target() else LEGAL
        if seat >= self.players:
            return NO_SUCH_SEAT
        if seat == self.to_act:
            return NOT_AN_OPPONENT
        if self.is_target(seat):
            return LEGAL
        return nothing_there

    # What a move does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        seat = self.to_act
        player = self.seats[seat]
        kind = card_of(action)
        was_open = player.open != NOTHING
        player.spend(kind)
        player.open = NOTHING
        self.luck = 0
        way = way_of(action)
        if way == AS_HERO:  # V-T5, V-T15
            player.put(kind | HERO if was_open else self.loot.hero_of_hand(kind, seat))
            if log is not None:
                log.append(LaidHero(seat, NAMES[kind], None if was_open else seat))
        else:
            if not was_open:
                self.loot.reveal(player, kind, self.loot.age_of_hand(seat))
            if way == OWN:
                self.play(kind, seat, log)
            elif way == LEFT:
                self.play(kind, self.left_of(seat), log)
            elif way == RIGHT:
                self.play(kind, self.right_of(seat), log)
            else:
                self.use_power(kind, action, log)
        self.draw_up(player, log)
        self.pass_turn(log)

    def play(self, kind: i64, pile: i64, log: list[Event] | None) -> None:
        """A number card goes Villain side up onto the own pile (V-T2) or a neighbour's (V-T3)."""
        self.seats[pile].put(kind)
        if log is not None:
            log.append(Played(self.to_act, NAMES[kind], pile, self.side_of(pile)))

    def side_of(self, pile: i64) -> Literal["own", "left", "right"]:
        """Whose pile it is to the seat to act, of those that a number card can go to (V-T2, V-T3)."""
        if pile == self.to_act:
            return "own"
        return "left" if pile == self.left_of(self.to_act) else "right"

    def draw_up(self, player: Player, log: list[Event] | None) -> None:
        """At the end of the turn the player draws up to four cards in hand, as long as there are any (V-T10)."""
        draw = player.draw
        missing = HAND - player.hand_size
        if missing > draw.size:
            missing = draw.size
        if missing == 0:
            return
        if log is not None:
            log.append(Drew(self.to_act, [NAMES[kind] for kind in draw.top_down()[:missing]]))
        for _card in range(missing):
            player.receive(draw.pop())

    def pass_turn(self, log: list[Event] | None) -> None:
        """Clockwise to the next player with a card (V-T11); with none left the match ends (V-E1)."""
        if log is not None and self.seats[self.to_act].hand_size == 0:
            log.append(RanOut(self.to_act))
        seat = self.to_act
        for _seat in range(self.players):
            seat = self.left_of(seat)
            if self.seats[seat].hand_size > 0:
                self.to_act = seat
                return
        self.end(log)

    def use_power(self, kind: i64, action: i64, log: list[Event] | None) -> None:
        """A special goes to the middle, and its power happens (V-X0), with or without effect (V-X7)."""
        seats = self.seats
        seat = self.to_act
        self.removed.add(kind, 1)
        if log is not None:
            log.append(UsedPower(seat, NAMES[kind]))
        if kind == CURSE:
            has_effect = powers.curse(seats, self.removed, log)
        elif kind == HYPNOTIZE:
            has_effect = powers.hypnotize(seats, seat, target_of(action), self.loot, log)
        elif kind == MEDDLING:
            has_effect = powers.meddle(seats, seat, self.loot, log)
        elif kind == SWIPE:
            has_effect = powers.swipe(seats, seat, target_of(action), log)
        elif kind == NO_ESCAPE:
            self.luck = powers.pick_cards(seats, seat, self.loot, self.rng, log)
            has_effect = self.luck > 0
        else:
            has_effect = powers.whirl(seats, seat, log, to_left=goes_left(action))
        if log is not None and not has_effect:
            log.append(HadNoEffect(seat, NAMES[kind]))

    # End

    def end(self, log: list[Event] | None) -> None:
        """The match ends with the last card of the last hand (V-E1), and the piles are counted (V-E2)."""
        self.is_over = True
        if log is not None:
            for seat, player in enumerate(self.seats):
                tally = player.tally
                log.append(Counted(seat, heroes_in(tally), points_in(tally), cancelled_in(tally)))

    def scores(self) -> list[int]:
        """What each pile scores (V-E3)."""
        return [points_in(player.tally) for player in self.seats]

    def ranking(self) -> list[list[int]]:
        """Most points win, and of tied players the one with most points cancelled; so for all places (V-E4)."""
        standing = [(points_in(player.tally), cancelled_in(player.tally)) for player in self.seats]
        places = sorted(set(standing), reverse=True)
        return [[seat for seat in range(self.players) if standing[seat] == place] for place in places]

    # What can be known

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat: draw piles, hands but for open cards, and Heroes whose face it never saw (V-T15)."""
        self.rng = Sfc32(rng.next_u32())
        Unseen(self.seats, self.loot, seat, specials=self.specials).deal(rng)

    def renew_luck(self, rng: Rng) -> None:
        """Nobody has seen the draw piles (V-S2), each of which is of one deck."""
        self.rng = Sfc32(rng.next_u32())
        for player in self.seats:
            player.draw.shuffle(rng)

    def recall(self, action: i64, later: State, seat: i64, rng: Rng) -> i64:
        """What is drawn comes from the own deck (V-T10); a theft is not told (V-X2)."""
        assert isinstance(later, Villains)
        for i in range(self.loot.cards.size):
            self.loot.cards.items[i] = later.loot.cards.items[i]
        return recall(self.seats, later.seats, self.loot, action, self.to_act, seat, rng)

    def outcome(self) -> i64:
        """The pick of No Escape that is to be played first; all of them together would be too many to tell apart."""
        return self.luck

    def census(self) -> Cards:
        cards = self.removed.clone()
        for player in self.seats:
            cards.add_pile(player.draw)
            for i in range(player.pile.size):
                cards.add(player.pile.items[i] & KIND_MASK, 1)
            for slot in range(player.hand_size):
                cards.add(player.card(slot), 1)
        return cards


def deal(
    players: i64, rng: Rng, *, specials: bool, is_neighbour_open: bool, villains: list[int], first: i64
) -> Villains:
    """Each player has a villain's deck (V-S1), shuffled (V-S2), turns a number card up (V-S3) and draws four (V-S4).

    No villains given: dealt at random. `first` starts (V-S5), a seat or MOST_PLAYERS for a random one.
    """
    order = Pile(range(len(VILLAINS)) if len(villains) == 0 else villains)
    if len(villains) == 0:
        order.shuffle(rng)
    seats: list[Player] = []
    thief: i64 = NOBODY
    for seat in range(players):
        villain = order.items[seat]
        if villain == JAFAR:
            thief = seat
        draw = Pile()
        push_all(draw, deck_of(villain, specials=specials))
        draw.shuffle(rng)  # V-S2
        while draw.top() >= NUMBER_CARDS:  # V-S3
            draw.shuffle(rng)
        player = Player(seat, villain, draw, Pile())
        player.seen = one(draw.top())
        player.put(draw.pop())
        for _ in range(HAND):  # V-S4
            player.receive(draw.pop())
        seats.append(player)
    state = Villains(players, rng, seats, Cards(KINDS), Loot(thief, Pile(), Pile()))
    state.specials = specials
    state.is_neighbour_open = is_neighbour_open
    state.to_act = rng.below(players) if first == MOST_PLAYERS else first  # V-S5
    return state
