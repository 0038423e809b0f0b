"""A match of Dig Dig, in the order of its rulebook."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import IMPOSSIBLE, LEGAL, MATCH_OVER, NOT_A_MOVE, State
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
from parlour.games.digdig.rules.actions import (
    ACTIONS,
    PICK_UP,
    READY,
    blind_of,
    card_of,
    face_up_card_of,
    hand_card_of,
    is_blind,
    is_play,
    is_swap,
    play_of,
    slot_of,
    swap_of,
    times_of,
)
from parlour.games.digdig.rules.cards import BOOM, KINDS, NAMES, NOTHING, NUMBERS, all_cards
from parlour.games.digdig.rules.counts import Counts
from parlour.games.digdig.rules.piles import PlayPile
from parlour.games.digdig.rules.player import HAND, ROW, Player
from parlour.games.digdig.rules.recall import holds_barred, missing_from, put_back_any, put_back_own
from parlour.games.digdig.rules.redeal import redealt, reshuffled
from parlour.games.digdig.rules.refusals import (
    BLIND_IS_GONE,
    CAN_PLAY,
    FACE_UP_LATER,
    NO_MORE_SWAPS,
    NOT_BLIND_YET,
    NOT_FACE_UP,
    NOT_IN_HAND,
    NOT_SO_MANY,
    ONLY_BLIND,
    PILE_IS_EMPTY,
    POWERS_ONE_AT_A_TIME,
    SAME_CARD,
    SWAPS_ARE_OVER,
    SWAPS_FIRST,
)

MOST_SWAPS: Final = 6
"""So many cards a player may swap before the start (G-S2)."""
PATIENCE: Final = 500
"""So many moves without progress end the match (G-E3)."""


@final
@mypyc_attr(acyclic=True)
class DigDig(State):
    """A match of Dig Dig."""

    def __init__(
        self, players: i64, rng: Rng, seats: list[Player], deck: Pile, pile: PlayPile, compost: Counts
    ) -> None:
        super().__init__(players, rng)
        self.voluntary_pickup: bool = False
        """Whether who could play may take the pile instead (G-T5)."""
        self.seats: list[Player] = seats
        self.deck: Pile = deck
        self.pile: PlayPile = pile
        """Where cards are played."""
        self.compost: Counts = compost
        self.tie_from: i64 = 0
        """The random seat from which a tie for the lowest number is settled (G-S3)."""
        self.is_swapping: bool = True
        """Before the start, while hand cards and face-up cards may be swapped (G-S2)."""
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
        twin.out = self.out
        twin.idle = self.idle
        return twin

    # Setup

    def start_play(self, log: list[Event] | None) -> None:
        """Who holds the lowest number starts with it; a tie goes to the first from a random seat (G-S3)."""
        self.is_swapping = False
        self.to_act = self.tie_from
        lowest: i64 = NOTHING
        for offset in range(self.players):
            seat = (self.tie_from + offset) % self.players
            hand = self.seats[seat].hand
            for number in range(NUMBERS if lowest == NOTHING else lowest):
                if hand.of(number) > 0:
                    lowest = number
                    self.to_act = seat
                    break
        if lowest != NOTHING:
            known = self.seats[self.to_act].known
            if known.of(lowest) == 0:
                known.add(lowest, 1)
        for player in self.seats:
            player.cannot = (1 << (NUMBERS if lowest == NOTHING else lowest)) - 1
        self.pile.lead = lowest
        if log is not None:
            log.append(Started(self.to_act, None if lowest == NOTHING else NAMES[lowest]))

    # What may be played

    def plays_hand(self, player: Player) -> bool:
        """As long as there is a hand, everything is played from it (G-T1)."""
        return player.hand.size > 0

    def plays_face_up(self, player: Player) -> bool:
        """With hand and deck empty the face-up cards are played (G-T7)."""
        return player.hand.size == 0 and self.deck.size == 0 and player.face_up.size > 0

    def plays_blind(self, player: Player) -> bool:
        """When the face-up cards are gone too, blind cards are turned (G-T8)."""
        return player.hand.size == 0 and self.deck.size == 0 and player.face_up.size == 0

    def row_of(self, player: Player) -> Counts:
        """The open cards that this player plays from: never hand and face-up cards mixed (G-T7)."""
        return player.hand if self.plays_hand(player) else player.face_up

    def can_play(self, player: Player) -> bool:
        """Whether any card fits (G-T5); a blind card may always be tried (G-T8)."""
        if self.plays_blind(player):
            return True
        row = self.row_of(player)
        for kind in range(i64(KINDS)):
            if row.of(kind) > 0 and self.pile.misfit(kind) == LEGAL:
                return True
        return False

    def legal(self, out: Ints) -> None:
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
                    out.push(blind_of(slot))
        else:
            row = self.row_of(player)
            pile = self.pile
            for kind in range(i64(KINDS)):
                held = row.of(kind)
                if held > 0 and pile.misfit(kind) == LEGAL:
                    if kind >= NUMBERS:
                        held = 1  # G-T1: powers one at a time
                    for times in range(i64(1), held + 1):
                        out.push(play_of(kind, times))
        if out.size == 0 or (self.voluntary_pickup and self.pile.cards.size > 0):  # G-T5
            out.push(PICK_UP)

    def legal_swaps(self, player: Player, out: Ints) -> None:
        """Any hand card for any other face-up card, as often as is allowed, until the player is ready (G-S2)."""
        if player.swaps < MOST_SWAPS:
            for hand in range(KINDS):
                if player.hand.of(hand) > 0:
                    for face_up in range(KINDS):
                        if hand != face_up and player.face_up.of(face_up) > 0:
                            out.push(swap_of(hand, face_up))
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
            if not is_swap(action):
                return SWAPS_FIRST
            return self.refusal_of_swap(player, hand_card_of(action), face_up_card_of(action))
        if is_swap(action) or action == READY:
            return SWAPS_ARE_OVER
        if action == PICK_UP:
            if self.pile.cards.size == 0:  # G-T6
                return PILE_IS_EMPTY
            return CAN_PLAY if not self.voluntary_pickup and self.can_play(player) else LEGAL  # G-T5
        if is_blind(action):
            if not self.plays_blind(player):
                return NOT_BLIND_YET
            return BLIND_IS_GONE if player.blind[slot_of(action)] == NOTHING else LEGAL
        return self.refusal_of_play(player, card_of(action), times_of(action))

    def refusal_of_swap(self, player: Player, hand: i64, face_up: i64) -> i64:
        """A swap exchanges two different cards, one of the hand and one of the row (G-S2)."""
        if player.swaps >= MOST_SWAPS:
            return NO_MORE_SWAPS
        if player.hand.of(hand) == 0:
            return NOT_IN_HAND
        if player.face_up.of(face_up) == 0:
            return NOT_FACE_UP
        return SAME_CARD if hand == face_up else LEGAL

    def refusal_of_play(self, player: Player, kind: i64, times: i64) -> i64:
        """Equal numbers from the hand (G-T1), or else the face-up row (G-T7), or else blind (G-T8), if they fit."""
        if self.plays_blind(player):
            return ONLY_BLIND
        held = self.row_of(player).of(kind)
        if held == 0:
            if self.plays_face_up(player):
                return NOT_FACE_UP
            return FACE_UP_LATER if player.face_up.of(kind) > 0 else NOT_IN_HAND
        if times > 1 and kind >= NUMBERS:
            return POWERS_ONE_AT_A_TIME
        if times > held:
            return NOT_SO_MANY
        return self.pile.misfit(kind)

    # What a move does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        player = self.seats[self.to_act]
        self.idle += 1
        if is_swap(action):
            self.swap(player, hand_card_of(action), face_up_card_of(action), log)
        elif action == READY:
            self.ready(log)
        elif action == PICK_UP:
            if not self.voluntary_pickup:
                player.cannot |= self.pile.fitting()
            self.take_pile(player, log)
            self.pass_turn()
        elif is_blind(action):
            self.turn_blind(player, slot_of(action), log)
        else:
            self.play_open(player, card_of(action), times_of(action), log)
        if self.idle >= PATIENCE and not self.is_over:  # G-E3
            self.end(log)

    def swap(self, player: Player, hand: i64, face_up: i64, log: list[Event] | None) -> None:
        """A hand card and a face-up card change places (G-S2); everybody sees which card goes to the hand."""
        player.spend(hand, 1)
        player.face_up.add(hand, 1)
        player.face_up.take(face_up, 1)
        player.receive_open(face_up, 1)
        player.swaps += 1
        self.idle = 0
        if log is not None:
            log.append(Swapped(self.to_act, NAMES[hand], NAMES[face_up]))

    def ready(self, log: list[Event] | None) -> None:
        """The seats swap in turn, each until ready (G-S2)."""
        if log is not None:
            log.append(Readied(self.to_act))
        if self.to_act + 1 < self.players:
            self.to_act += 1
        else:
            self.start_play(log)

    def play_open(self, player: Player, kind: i64, times: i64, log: list[Event] | None) -> None:
        """Equal cards go onto the pile, from the hand (G-T1) or from the face-up row (G-T7)."""
        from_hand = self.plays_hand(player)
        if from_hand:
            player.spend(kind, times)
        else:
            player.face_up.take(kind, times)
            self.idle = 0
        if log is not None:
            log.append(Played(self.to_act, [NAMES[kind]] * times, "hand" if from_hand else "row"))
        self.lay(player, kind, times, log)

    def turn_blind(self, player: Player, slot: i64, log: list[Event] | None) -> None:
        """A blind card is played if it fits; otherwise the pile and the turned card go to the hand (G-T8)."""
        kind = player.blind[slot]
        player.blind[slot] = NOTHING
        player.blind_left -= 1
        self.idle = 0
        fits = self.pile.misfit(kind) == LEGAL
        if log is not None:
            log.append(TurnedBlind(self.to_act, slot + 1, NAMES[kind], fits))
        if fits:
            self.lay(player, kind, 1, log)
        else:
            player.receive_open(kind, 1)
            self.take_pile(player, log)
            self.pass_turn()

    def lay(self, player: Player, kind: i64, times: i64, log: list[Event] | None) -> None:
        """Cards reach the pile: what they do, then drawing, going out, and whose turn is next.

        Who composts the pile plays again at once, unless that was their last card (G-B2).
        """
        pile = self.pile
        goes_again = pile.is_composted_by(kind, times)
        pile.put(kind, times)
        if goes_again:
            self.compost_pile(log, by_boom=kind == BOOM)
        self.draw_up(player, log)
        if player.is_without_cards():
            self.go_out(player, log)
        elif goes_again:
            return
        if not self.is_over:
            self.pass_turn()

    def compost_pile(self, log: list[Event] | None, *, by_boom: bool) -> None:
        """The pile leaves the match for the compost heap (G-B1, G-X1)."""
        if log is not None:
            log.append(Composted(self.to_act, self.pile.cards.size, "boom" if by_boom else "four"))
        self.compost.add_all(self.pile.counts)
        self.pile.clear()
        self.idle = 0

    def take_pile(self, player: Player, log: list[Event] | None) -> None:
        """The whole pile goes to the hand, in the open: everybody knows what the hand now holds (G-T5)."""
        if log is not None:
            log.append(TookPile(self.to_act, self.pile.cards.named(NAMES)))
        player.hand.add_all(self.pile.counts)
        player.known.add_all(self.pile.counts)
        self.pile.clear()

    def draw_up(self, player: Player, log: list[Event] | None) -> None:
        """Draws up to three cards in hand, as long as there is a deck (G-T4)."""
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

    def next_seat(self) -> i64:
        """Who is next clockwise (G-T9), players who are out passed over (G-E2)."""
        seat = self.to_act
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if self.seats[seat].place == 0:
                break
        return seat

    def pass_turn(self) -> None:
        self.to_act = self.next_seat()

    # End

    def go_out(self, player: Player, log: list[Event] | None) -> None:
        """Without cards a player is out and safe; the last one left loses (G-E1)."""
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
        """The number of players who went out later (G-E1); those left at the end count as later than all (G-E3)."""
        return [0 if player.place == 0 else self.players - player.place for player in self.seats]

    # What can be known

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat: the deck, all blind cards (G-E2), and other hands but for what went there in the open."""
        self.rng = Sfc32(rng.next_u32())
        self.deck = redealt(self.seats, seat, self.deck, rng)
        if self.is_swapping:
            self.tie_from = rng.below(self.players)

    def renew_luck(self, rng: Rng) -> None:
        """Nobody has seen the deck and the blind cards (G-S1), nor from which seat a tie will be settled (G-S3)."""
        self.rng = Sfc32(rng.next_u32())
        self.deck = reshuffled(self.seats, self.deck, rng)
        if self.is_swapping:
            self.tie_from = rng.below(self.players)

    def recall(self, action: i64, later: State, seat: i64, rng: Rng) -> i64:
        """All that goes to a hand or leaves it is seen, but for what is drawn (G-T4)."""
        assert isinstance(later, DigDig)
        player = self.seats[self.to_act]
        after = later.seats[self.to_act]
        had_hand = player.hand.size > 0
        drawn = self.deck.size - later.deck.size
        self.deck = later.deck.clone()
        self.tie_from = later.tie_from
        for owner in range(self.players):
            self.seats[owner].blind = later.seats[owner].blind[:]
            if owner != seat:
                self.seats[owner].hand = later.seats[owner].hand.clone()
        if self.to_act == seat:
            if is_play(action) and had_hand:
                put_back_own(player.hand, after.hand, card_of(action), times_of(action), self.deck)
        elif not had_hand:
            player.hand = Counts()
        elif is_swap(action):
            player.hand.take(face_up_card_of(action), 1)
            player.hand.add(hand_card_of(action), 1)
        elif action == PICK_UP:
            for i in range(self.pile.cards.size):
                player.hand.take(self.pile.cards.items[i], 1)
        elif is_play(action):
            put_back_any(player, after, drawn, self.deck, rng)
            player.hand.add(card_of(action), times_of(action))
        if is_blind(action):
            player.blind[slot_of(action)] = missing_from(self.census())
        return IMPOSSIBLE if self.to_act != seat and holds_barred(player) else action

    def census(self) -> Cards:
        cards = Cards(KINDS)
        cards.add_pile(self.deck)
        cards.add_pile(self.pile.cards)
        self.compost.add_to(cards)
        for player in self.seats:
            player.hand.add_to(cards)
            player.face_up.add_to(cards)
            for slot in range(ROW):
                if player.blind[slot] != NOTHING:
                    cards.add(player.blind[slot], 1)
        return cards


def deal(players: i64, rng: Rng, *, voluntary_pickup: bool = False) -> DigDig:
    """From the shuffled cards (G-P1) each player gets three blind, three face up and three in hand, in turn (G-S1)."""
    deck = Pile()
    deck.push_cards(all_cards())
    deck.shuffle(rng)
    seats: list[Player] = []
    for _ in range(players):
        blind = vec[i64]([NOTHING for _ in range(ROW)])
        face_up = Counts()
        hand = Counts()
        for slot in range(ROW):
            blind[slot] = deck.pop()
            face_up.add(deck.pop(), 1)
            hand.add(deck.pop(), 1)
        seats.append(Player(hand, Counts(), face_up, blind))
    state = DigDig(players, rng, seats, deck, PlayPile(Pile()), Counts())
    state.voluntary_pickup = voluntary_pickup
    state.tie_from = rng.below(players)
    return state
