"""A match of Villains, in the order of its rulebook. The left neighbour of a seat is the next one clockwise."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.games.villains.events import (
    Counted,
    Cursed,
    Drew,
    HadNoEffect,
    Hypnotized,
    LaidHero,
    Picked,
    Played,
    RanOut,
    Swiped,
    Turned,
    UsedPower,
    Whirled,
)
from parlour.games.villains.rules.actions import (
    ACTIONS,
    AS_HERO,
    LEFT,
    MOST_PLAYERS,
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
)
from parlour.games.villains.rules.cards import (
    ALL_NUMBERS,
    CURSE,
    HYPNOTIZE,
    JAFAR,
    KINDS,
    MEDDLING,
    NAMES,
    NO_ESCAPE,
    NOTHING,
    NUMBER_CARDS,
    NUMBERS,
    SWIPE,
    VILLAINS,
    deck_of,
    matching,
    one,
    push_all,
)
from parlour.games.villains.rules.loot import NOBODY, Loot
from parlour.games.villains.rules.piles import (
    HERO,
    KIND_MASK,
    age,
    cancelled_in,
    display_name,
    heroes_in,
    is_hero,
    is_secret,
    layer,
    points_in,
    shows_number,
)
from parlour.games.villains.rules.player import HAND, Player
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
        """Option of V-S6."""
        self.is_neighbour_open: bool = False
        """Option of V-T12."""
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

    # Who sits where (V-T3, V-T4)

    def left_of(self, seat: i64) -> i64:
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def right_of(self, seat: i64) -> i64:
        if seat == 0:
            return self.players - 1
        return seat - 1

    # What may be played

    def fitting_own(self) -> i64:
        """The set of number cards that fit on the own pile: V-T2, or any (V-T6, V-T13, V-T14)."""
        top = self.seats[self.to_act].top()
        if shows_number(top):
            return matching(top)
        return ALL_NUMBERS

    def matching_at(self, seat: i64) -> i64:
        """The set of number cards that match a neighbour's top: none on a Hero, a special, or no card (V-T7, V-T14)."""
        top = self.seats[seat].top()
        if shows_number(top):
            return matching(top)
        return 0

    def playable_at(self, seat: i64, fitting_own: i64) -> i64:
        """The set of number cards that may go to a neighbour (V-T3, V-T12)."""
        return self.matching_at(seat) if self.is_neighbour_open else self.matching_at(seat) & fitting_own

    def has_target(self) -> bool:
        """Whether an opponent has a card on the pile, for Hypnotize and Swipe (V-X7)."""
        for seat in range(self.players):
            if self.is_target(seat):
                return True
        return False

    def is_target(self, seat: i64) -> bool:
        return seat != self.to_act and self.seats[seat].pile.size > 0

    def legal(self, out: Pile) -> None:
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

    def legal_for(self, kind: i64, stays: i64, to_left: i64, to_right: i64, out: Pile) -> None:
        """What may be done with one hand card (V-T1)."""
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

    def legal_targets(self, power: i64, out: Pile) -> None:
        """V-X2, V-X4, V-X7."""
        if not self.has_target():
            out.push(power + MOST_PLAYERS)
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
        if action < LEFT:
            return self.refusal_of_own(kind)
        if action < RIGHT:
            return self.refusal_at(self.left_of(self.to_act), kind)
        if action < AS_HERO:
            return self.refusal_at(self.right_of(self.to_act), kind)
        if USE_HYPNOTIZE <= action < USE_MEDDLING:
            return self.refusal_of_target(action - USE_HYPNOTIZE, NOTHING_TO_TAKE)
        if USE_SWIPE <= action < USE_NO_ESCAPE:
            return self.refusal_of_target(action - USE_SWIPE, NOTHING_TO_SWAP)
        return LEGAL

    def refusal_of_own(self, kind: i64) -> i64:
        """V-T2, V-T3."""
        fitting = self.fitting_own()
        if (fitting >> kind) & 1 == 0:
            return NO_MATCH
        to_left = self.playable_at(self.left_of(self.to_act), fitting)
        to_right = self.playable_at(self.right_of(self.to_act), fitting)
        return LEGAL if ((to_left | to_right) >> kind) & 1 == 0 else BELONGS_TO_NEIGHBOUR

    def refusal_at(self, seat: i64, kind: i64) -> i64:
        """V-T3, V-T7, V-T12, V-T13, V-T14."""
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
        """V-X2, V-X4, V-X7."""
        if seat == MOST_PLAYERS:
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
        if AS_HERO <= action < USE_CURSE:  # V-T5
            player.put(kind | HERO if was_open else self.loot.secret_hero(kind, seat))
            if log is not None:
                log.append(LaidHero(seat, NAMES[kind], was_open))
        else:
            if not was_open:
                self.reveal(seat, kind, self.loot.age_of_hand(seat))
            if action < LEFT:
                self.play(kind, seat, log)
            elif action < RIGHT:
                self.play(kind, self.left_of(seat), log)
            elif action < AS_HERO:
                self.play(kind, self.right_of(seat), log)
            else:
                self.use_power(kind, action, log)
        self.draw_up(player, log)
        self.pass_turn(log)

    def play(self, kind: i64, pile: i64, log: list[Event] | None) -> None:
        """V-T2, V-T3."""
        self.seats[pile].put(kind)
        if log is not None:
            log.append(Played(self.to_act, NAMES[kind], pile))

    def reveal(self, seat: i64, kind: i64, age: i64) -> None:
        """Everybody sees a card for the first time that came out of a seat's hand."""
        if age > 0:
            self.loot.note(kind, age)
        else:
            self.seats[seat].seen += one(kind)

    def draw_up(self, player: Player, log: list[Event] | None) -> None:
        """V-T10."""
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

    # Special cards

    def use_power(self, kind: i64, action: i64, log: list[Event] | None) -> None:
        """V-X0, V-X7."""
        self.removed.add(kind, 1)
        if log is not None:
            log.append(UsedPower(self.to_act, NAMES[kind]))
        if kind == CURSE:
            has_effect = self.curse(log)
        elif kind == HYPNOTIZE:
            has_effect = self.hypnotize(action - USE_HYPNOTIZE, log)
        elif kind == MEDDLING:
            has_effect = self.meddle(log)
        elif kind == SWIPE:
            has_effect = self.swipe(action - USE_SWIPE, log)
        elif kind == NO_ESCAPE:
            has_effect = self.pick_cards(log)
        else:
            has_effect = self.whirl(log, to_left=action == USE_WHIRLPOOL_LEFT)
        if log is not None and not has_effect:
            log.append(HadNoEffect(self.to_act, NAMES[kind]))

    def curse(self, log: list[Event] | None) -> bool:
        """V-X1."""
        highest: i64 = 0
        for seat in range(self.players):
            top = self.seats[seat].top()
            if shows_number(top) and top % NUMBERS + 1 > highest:
                highest = top % NUMBERS + 1
        for seat in range(self.players):
            top = self.seats[seat].top()
            if shows_number(top) and top % NUMBERS + 1 == highest:
                self.removed.add(self.seats[seat].lift(), 1)
                if log is not None:
                    log.append(Cursed(seat, NAMES[top]))
        return highest > 0

    def hypnotize(self, pile: i64, log: list[Event] | None) -> bool:
        """V-X2."""
        if pile == MOST_PLAYERS:
            return False
        laid = self.seats[pile].lift()
        self.seats[self.to_act].receive(laid & KIND_MASK)
        self.loot.take(laid)
        if log is not None:
            laid_by = layer(laid) if is_secret(laid) else None
            log.append(Hypnotized(self.to_act, pile, NAMES[laid & KIND_MASK], laid_by))
        return True

    def meddle(self, log: list[Event] | None) -> bool:
        """V-X3."""
        has_effect = False
        for seat in range(self.players):
            if self.is_target(seat):
                laid = self.seats[seat].lift()
                kind = laid & KIND_MASK
                if is_secret(laid):
                    self.reveal(layer(laid), kind, age(laid))
                self.seats[seat].put(kind if is_hero(laid) else kind | HERO)
                has_effect = True
                if log is not None:
                    log.append(Turned(seat, NAMES[kind], "villain" if is_hero(laid) else "hero"))
        return has_effect

    def swipe(self, pile: i64, log: list[Event] | None) -> bool:
        """V-X4."""
        if pile == MOST_PLAYERS:
            return False
        player = self.seats[self.to_act]
        taken = self.seats[pile].lift()
        given = player.top()
        if given != NOTHING:
            self.seats[pile].put(player.lift())
        player.put(taken)
        if log is not None:
            given_name = None if given == NOTHING else display_name(given)
            log.append(Swiped(self.to_act, pile, display_name(taken), given_name))
        return True

    def pick_cards(self, log: list[Event] | None) -> bool:
        """V-X5: at random, from the left neighbour on."""
        seat = self.left_of(self.to_act)
        while seat != self.to_act:
            player = self.seats[seat]
            if player.hand_size > 0 and player.open == NOTHING:
                player.open = player.card(self.rng.below(player.hand_size))
                self.reveal(seat, player.open, self.loot.age_of_hand(seat))
                if self.luck == 0:
                    self.luck = player.open + 1
                if log is not None:
                    log.append(Picked(seat, NAMES[player.open]))
            seat = self.left_of(seat)
        return self.luck > 0

    def whirl(self, log: list[Event] | None, *, to_left: bool) -> bool:
        """V-X6: every top leaves before any arrives."""
        if log is not None:
            tops = [player.top() for player in self.seats]
            moved = [None if top == NOTHING else display_name(top) for top in tops]
            log.append(Whirled(self.to_act, "left" if to_left else "right", moved))
        has_effect = False
        seat: i64 = 0
        carried = self.lift_at(seat)
        for _seat in range(self.players):
            seat = self.left_of(seat) if to_left else self.right_of(seat)
            leaving: i64 = NOTHING
            if seat != 0:
                leaving = self.lift_at(seat)
            if carried != NOTHING:
                self.seats[seat].put(carried)
                has_effect = True
            carried = leaving
        return has_effect

    def lift_at(self, seat: i64) -> i64:
        """The top card leaves a pile, if there is one."""
        if self.seats[seat].pile.size == 0:
            return NOTHING
        return self.seats[seat].lift()

    # End

    def end(self, log: list[Event] | None) -> None:
        """V-E1."""
        self.is_over = True
        if log is not None:
            for seat, player in enumerate(self.seats):
                tally = player.tally
                log.append(Counted(seat, heroes_in(tally), points_in(tally), cancelled_in(tally)))

    def scores(self) -> list[int]:
        """V-E3."""
        return [points_in(player.tally) for player in self.seats]

    def ranking(self) -> list[list[int]]:
        """V-E4: by points, ties by points cancelled."""
        standing = [(points_in(player.tally), cancelled_in(player.tally)) for player in self.seats]
        places = sorted(set(standing), reverse=True)
        return [[seat for seat in range(self.players) if standing[seat] == place] for place in places]

    # What can be known

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat: draw piles, other hands but for open cards, and Heroes whose face it never saw."""
        self.rng = Sfc32(rng.next_u32())
        Unseen(self.seats, self.loot, seat, specials=self.specials).deal(rng)

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
    """V-S1 to V-S6. No villains given: dealt at random; first is a seat, or MOST_PLAYERS for a random one."""
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
        player = Player(villain, draw, Pile())
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
