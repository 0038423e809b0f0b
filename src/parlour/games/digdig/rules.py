"""Dig Dig, by its rulebook: get rid of your cards, the last ones blind.

The clauses (G-…) are in `text.py`, with the rulings where the book is silent; what cards, actions and refusals are as
numbers is in `rules_parts.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.games.digdig.events import (
    Composted,
    Drew,
    Lost,
    Played,
    Readied,
    Started,
    Swapped,
    TookPile,
    TurnedBlind,
    WentOut,
)
from parlour.games.digdig.rules_parts import (
    ACTIONS,
    BLIND,
    BLIND_IS_GONE,
    BOOM,
    BOOM_ON_NINJA,
    CAN_PLAY,
    COPIES,
    FACE_UP_LATER,
    FIVE,
    HAND,
    KINDS,
    LIMBO,
    LIMBO_ON_LIMBO,
    LIMBO_TOO_LOW,
    LOWEST_LEADS,
    MOST_SWAPS,
    NAMES,
    NINJA,
    NO_MORE_SWAPS,
    NOT_BLIND_YET,
    NOT_FACE_UP,
    NOT_HIGHER,
    NOT_IN_HAND,
    NOT_SO_MANY,
    NOTHING,
    NUMBERS,
    ONLY_BLIND,
    OVER_LIMBO,
    PATIENCE,
    PICK_UP,
    PILE_IS_EMPTY,
    PLAY,
    POWERS_ONE_AT_A_TIME,
    READY,
    ROW,
    SAME_CARD,
    SWAP,
    SWAPS_ARE_OVER,
    SWAPS_FIRST,
    TOO_LOW,
    Player,
)
from parlour.games.digdig.rules_redeal import redealt


def misfit_on(kind: i64, under: i64, *, on_ninja: bool) -> i64:
    """Why a card does not fit on the pile once the match is under way, or LEGAL."""
    if kind < NUMBERS:
        if under < NUMBERS:
            return TOO_LOW if kind < under else LEGAL  # G-T3
        if under == LIMBO and kind > FIVE:  # G-X3
            return OVER_LIMBO
        return LEGAL  # G-T6, G-X2
    if kind == BOOM and on_ninja:  # G-X1
        return BOOM_ON_NINJA
    if kind == LIMBO:  # G-X3
        if under == LIMBO:
            return LIMBO_ON_LIMBO
        if under < FIVE:
            return LIMBO_TOO_LOW
    return LEGAL


@final
@mypyc_attr(acyclic=True)
class DigDig(State):
    """A match of Dig Dig."""

    def __init__(self, players: i64, rng: Rng, seats: list[Player], deck: Pile, pile: Pile, compost: Cards) -> None:
        super().__init__(players, rng)
        self.voluntary_pickup: bool = False
        """Option of G-T5."""
        self.seats: list[Player] = seats
        self.deck: Pile = deck
        self.pile: Pile = pile
        """The play pile."""
        self.compost: Cards = compost
        self.tie_from: i64 = 0
        """The random seat of G-S3."""
        self.is_swapping: bool = True
        """Before the start (G-S2)."""
        self.lead: i64 = NOTHING
        """The lowest number, until it has been led (G-S3)."""
        self.must_be_higher: bool = False
        """The lead of the match is still to be answered (G-T2)."""
        self.under: i64 = NOTHING
        """The top card of the pile, Ninjas looked through (G-X4)."""
        self.run: i64 = 0
        """So many cards of the number `under` in a row on top, Ninjas looked through (G-B1, G-B3)."""
        self.ninja_on_top: bool = False
        self.out: i64 = 0
        """Players who have gone out."""
        self.idle: i64 = 0
        """Moves since the last progress (G-E3)."""

    def clone(self) -> "DigDig":
        seats = [player.clone() for player in self.seats]
        twin = DigDig(self.players, self.rng.clone(), seats, self.deck.clone(), self.pile.clone(), self.compost.clone())
        twin.to_act = self.to_act
        twin.is_over = self.is_over
        twin.voluntary_pickup = self.voluntary_pickup
        twin.tie_from = self.tie_from
        twin.is_swapping = self.is_swapping
        twin.lead = self.lead
        twin.must_be_higher = self.must_be_higher
        twin.under = self.under
        twin.run = self.run
        twin.ninja_on_top = self.ninja_on_top
        twin.out = self.out
        twin.idle = self.idle
        return twin

    # Setup

    def start_play(self, log: list[Event] | None) -> None:
        """G-S3: who holds the lowest number starts with it; a tie goes to the first from a random seat."""
        self.is_swapping = False
        self.to_act = self.tie_from
        for offset in range(self.players):
            seat = (self.tie_from + offset) % self.players
            hand = self.seats[seat].hand
            for number in range(NUMBERS if self.lead == NOTHING else self.lead):
                if hand.count[number] > 0:
                    self.lead = number
                    self.to_act = seat
                    break
        if self.lead != NOTHING:
            known = self.seats[self.to_act].known
            if known.count[self.lead] == 0:
                known.add(self.lead, 1)
        for player in self.seats:
            player.cannot = (1 << (NUMBERS if self.lead == NOTHING else self.lead)) - 1
        if log is not None:
            log.append(Started(self.to_act, None if self.lead == NOTHING else NAMES[self.lead]))

    # What may be played

    def plays_hand(self, player: Player) -> bool:
        return player.hand.size > 0

    def plays_face_up(self, player: Player) -> bool:
        """G-T7: with hand and deck empty."""
        return player.hand.size == 0 and self.deck.size == 0 and player.face_up.size > 0

    def plays_blind(self, player: Player) -> bool:
        """G-T8: when the face-up cards are gone too."""
        return player.hand.size == 0 and self.deck.size == 0 and player.face_up.size == 0

    def row_of(self, player: Player) -> Cards:
        """The open cards that this player plays from."""
        return player.hand if self.plays_hand(player) else player.face_up

    def misfit(self, kind: i64) -> i64:
        """Why a card does not fit on the pile, or LEGAL."""
        if self.lead != NOTHING:  # G-S3
            return LEGAL if kind == self.lead else LOWEST_LEADS
        if self.must_be_higher and kind <= self.under and self.under < NUMBERS:  # G-T2
            return NOT_HIGHER
        return misfit_on(kind, self.under, on_ninja=self.ninja_on_top)

    def fitting(self) -> i64:
        """A bit for each kind that fits on the pile."""
        kinds: i64 = 0
        for kind in range(i64(KINDS)):
            if self.misfit(kind) == LEGAL:
                kinds |= 1 << kind
        return kinds

    def can_play(self, player: Player) -> bool:
        """Whether any card fits; a blind card may always be tried."""
        if self.plays_blind(player):
            return True
        row = self.row_of(player)
        for kind in range(i64(KINDS)):
            if row.count[kind] > 0 and self.misfit(kind) == LEGAL:
                return True
        return False

    def legal(self, out: Pile) -> None:
        out.clear()
        if self.is_over:
            return
        player = self.seats[self.to_act]
        if self.is_swapping:
            self.legal_swaps(player, out)
            return
        if self.plays_blind(player):
            for slot in range(ROW):
                if player.blind[slot] != NOTHING:
                    out.push(BLIND + slot)
        else:
            row = self.row_of(player)
            for kind in range(i64(KINDS)):
                held = row.count[kind]
                if held > 0 and self.misfit(kind) == LEGAL:
                    if kind >= NUMBERS:
                        held = 1  # G-T1: powers one at a time
                    for extra in range(held):
                        out.push(PLAY + kind * COPIES + extra)
        if out.size == 0 or (self.voluntary_pickup and self.pile.size > 0):  # G-T5
            out.push(PICK_UP)

    def legal_swaps(self, player: Player, out: Pile) -> None:
        """G-S2."""
        if player.swaps < MOST_SWAPS:
            for hand in range(KINDS):
                if player.hand.count[hand] > 0:
                    for face_up in range(KINDS):
                        if hand != face_up and player.face_up.count[face_up] > 0:
                            out.push(SWAP + hand * KINDS + face_up)
        out.push(READY)

    def refusal(self, action: i64) -> i64:
        if self.is_over:
            return MATCH_OVER
        if action < 0 or action >= ACTIONS:
            return NOT_A_MOVE
        player = self.seats[self.to_act]
        if self.is_swapping:
            if action == READY:
                return LEGAL
            if action > READY:
                return SWAPS_FIRST
            return self.refusal_of_swap(player, action // KINDS, action % KINDS)
        if action <= READY:
            return SWAPS_ARE_OVER
        if action == PICK_UP:
            if self.pile.size == 0:  # G-T6
                return PILE_IS_EMPTY
            return CAN_PLAY if not self.voluntary_pickup and self.can_play(player) else LEGAL  # G-T5
        if action >= BLIND:
            if not self.plays_blind(player):
                return NOT_BLIND_YET
            return BLIND_IS_GONE if player.blind[action - BLIND] == NOTHING else LEGAL
        return self.refusal_of_play(player, (action - PLAY) // COPIES, (action - PLAY) % COPIES + 1)

    def refusal_of_swap(self, player: Player, hand: i64, face_up: i64) -> i64:
        """G-S2."""
        if player.swaps >= MOST_SWAPS:
            return NO_MORE_SWAPS
        if player.hand.count[hand] == 0:
            return NOT_IN_HAND
        if player.face_up.count[face_up] == 0:
            return NOT_FACE_UP
        return SAME_CARD if hand == face_up else LEGAL

    def refusal_of_play(self, player: Player, kind: i64, times: i64) -> i64:
        """G-T1, G-T7, G-T8, then whether it fits."""
        if self.plays_blind(player):
            return ONLY_BLIND
        held = self.row_of(player).count[kind]
        if held == 0:
            if self.plays_face_up(player):
                return NOT_FACE_UP
            return FACE_UP_LATER if player.face_up.count[kind] > 0 else NOT_IN_HAND
        if times > 1 and kind >= NUMBERS:
            return POWERS_ONE_AT_A_TIME
        if times > held:
            return NOT_SO_MANY
        return self.misfit(kind)

    # What a move does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        player = self.seats[self.to_act]
        self.idle += 1
        if action < READY:
            self.swap(player, action // KINDS, action % KINDS, log)
        elif action == READY:
            self.ready(log)
        elif action == PICK_UP:
            if not self.voluntary_pickup:
                player.cannot |= self.fitting()
            self.take_pile(player, log)
            self.pass_turn()
        elif action >= BLIND:
            self.turn_blind(player, action - BLIND, log)
        else:
            self.play_open(player, (action - PLAY) // COPIES, (action - PLAY) % COPIES + 1, log)
        if self.idle >= PATIENCE and not self.is_over:  # G-E3
            self.end(log)

    def swap(self, player: Player, hand: i64, face_up: i64, log: list[Event] | None) -> None:
        """G-S2: everybody sees the row before and after, so the card that goes to the hand is known."""
        player.spend(hand, 1)
        player.face_up.add(hand, 1)
        player.face_up.take(face_up, 1)
        player.receive_open(face_up, 1)
        player.swaps += 1
        self.idle = 0
        if log is not None:
            log.append(Swapped(self.to_act, NAMES[hand], NAMES[face_up]))

    def ready(self, log: list[Event] | None) -> None:
        """G-S2: seats in turn, each until ready."""
        if log is not None:
            log.append(Readied(self.to_act))
        if self.to_act + 1 < self.players:
            self.to_act += 1
        else:
            self.start_play(log)

    def play_open(self, player: Player, kind: i64, times: i64, log: list[Event] | None) -> None:
        """G-T1 from the hand, G-T7 from the face-up row."""
        from_hand = self.plays_hand(player)
        if from_hand:
            player.spend(kind, times)
        else:
            player.face_up.take(kind, times)
            self.idle = 0
        if log is not None:
            log.append(Played(self.to_act, [NAMES[kind]] * times, "hand" if from_hand else "face up"))
        self.lay(player, kind, times, log)

    def turn_blind(self, player: Player, slot: i64, log: list[Event] | None) -> None:
        """G-T8: played if it fits, otherwise the pile and the turned card go to the hand."""
        kind = player.blind[slot]
        player.blind[slot] = NOTHING
        player.blind_left -= 1
        self.idle = 0
        fits = self.misfit(kind) == LEGAL
        if log is not None:
            log.append(TurnedBlind(self.to_act, slot + 1, NAMES[kind], fits))
        if fits:
            self.lay(player, kind, 1, log)
        else:
            player.receive_open(kind, 1)
            self.take_pile(player, log)
            self.pass_turn()

    def lay(self, player: Player, kind: i64, times: i64, log: list[Event] | None) -> None:
        """Cards reach the pile: what they do, then drawing, going out, and whose turn is next."""
        self.put_on_pile(kind, times)
        if kind != NINJA:
            self.must_be_higher = self.lead != NOTHING  # G-T2
        self.lead = NOTHING
        goes_again = False
        if kind == BOOM or (kind < NUMBERS and self.run == COPIES):  # G-X1, G-B1
            self.compost_pile(log, by_boom=kind == BOOM)
            goes_again = True
        self.draw_up(player, log)
        if player.is_without_cards():
            self.go_out(player, log)
        elif goes_again:  # G-B2
            return
        if not self.is_over:
            self.pass_turn()

    def put_on_pile(self, kind: i64, times: i64) -> None:
        """The pile after one more card, or several equal ones."""
        for _card in range(times):
            self.pile.push(kind)
        if kind == NINJA:  # G-X4: the rule that held before holds on
            self.ninja_on_top = True
            return
        if kind != self.under:
            self.run = 0
        self.run += times
        self.under = kind
        self.ninja_on_top = False

    def compost_pile(self, log: list[Event] | None, *, by_boom: bool) -> None:
        """G-B1, G-X1: out of the game."""
        if log is not None:
            log.append(Composted(self.to_act, self.pile.size, "boom" if by_boom else "four in a row"))
        self.compost.add_pile(self.pile)
        self.clear_pile()
        self.idle = 0

    def clear_pile(self) -> None:
        self.pile.clear()
        self.under = NOTHING
        self.run = 0
        self.ninja_on_top = False
        self.must_be_higher = False

    def take_pile(self, player: Player, log: list[Event] | None) -> None:
        """G-T5: in the open, so everybody knows what the hand now holds."""
        if log is not None:
            log.append(TookPile(self.to_act, [NAMES[kind] for kind in self.pile.top_down()]))
        player.hand.add_pile(self.pile)
        player.known.add_pile(self.pile)
        self.clear_pile()

    def draw_up(self, player: Player, log: list[Event] | None) -> None:
        """G-T4."""
        if player.hand.size >= HAND or self.deck.size == 0:
            return
        self.idle = 0
        player.cannot = 0
        drawn: list[str] = []
        while player.hand.size < HAND and self.deck.size > 0:
            kind = self.deck.pop()
            player.hand.add(kind, 1)
            if log is not None:
                drawn.append(NAMES[kind])
        if log is not None:
            log.append(Drew(self.to_act, drawn))

    def pass_turn(self) -> None:
        """Clockwise to the next player who is still in (G-T9, G-E2)."""
        seat = self.to_act
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if self.seats[seat].place == 0:
                break
        self.to_act = seat

    # End

    def go_out(self, player: Player, log: list[Event] | None) -> None:
        """G-E1."""
        self.out += 1
        player.place = self.out
        self.idle = 0
        if log is not None:
            log.append(WentOut(self.to_act, self.out))
        if self.out == self.players - 1:
            self.end(log)

    def end(self, log: list[Event] | None) -> None:
        """Whoever is still in loses: one player (G-E1) or, when nothing moves on, several (G-E3)."""
        self.is_over = True
        if log is not None:
            log.append(Lost([seat for seat in range(self.players) if self.seats[seat].place == 0]))

    def scores(self) -> list[int]:
        """The number of players who went out later; those left at the end count as later than all."""
        return [0 if player.place == 0 else self.players - player.place for player in self.seats]

    # What can be known

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat: the deck, all blind cards, and other hands but for what went there in the open."""
        self.rng = Sfc32(rng.next_u32())
        self.deck = redealt(self.seats, seat, self.deck, rng)
        if self.is_swapping:
            self.tie_from = rng.below(self.players)

    def census(self) -> Cards:
        cards = self.compost.clone()
        cards.add_pile(self.deck)
        cards.add_pile(self.pile)
        for player in self.seats:
            cards.add_cards(player.hand)
            cards.add_cards(player.face_up)
            for slot in range(ROW):
                if player.blind[slot] != NOTHING:
                    cards.add(player.blind[slot], 1)
        return cards


def deal(players: i64, rng: Rng, *, voluntary_pickup: bool = False) -> DigDig:
    """G-P1, G-S1: a shuffled deck; three blind cards, three face up and three in hand for each player."""
    deck = Pile()
    for kind in range(KINDS):
        for _ in range(COPIES):
            deck.push(kind)
    deck.shuffle(rng)
    seats: list[Player] = []
    for _ in range(players):
        blind = vec[i64]([NOTHING for _ in range(ROW)])
        face_up = Cards(KINDS)
        hand = Cards(KINDS)
        for slot in range(ROW):
            blind[slot] = deck.pop()
            face_up.add(deck.pop(), 1)
            hand.add(deck.pop(), 1)
        seats.append(Player(hand, Cards(KINDS), face_up, blind))
    state = DigDig(players, rng, seats, deck, Pile(), Cards(KINDS))
    state.voluntary_pickup = voluntary_pickup
    state.tie_from = rng.below(players)
    return state
