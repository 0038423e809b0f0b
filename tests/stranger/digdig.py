"""Dig Dig, replayed from its record."""

from typing import Any

from .record import (
    Move,
    cards_in,
    cards_per_seat,
    check_numbers,
    check_ranking,
    check_same_cards,
    demand,
    hands_in,
    no_chance,
    players_in,
    seat_in,
)

SEATS = range(2, 5)
OPTIONS: dict[str, list[Any]] = {"voluntary_pickup": [False, True]}

NUMBERS = [str(number) for number in range(1, 11)]
POWERS = ["boom", "drop", "limbo", "ninja"]
# G-P1
ALL_CARDS = (NUMBERS + POWERS) * 4
HAND_SIZE = 3
ROW_SIZE = 3
MOST_SWAPS = 6
LIMBO_NUMBER = 5
MOVES_WITHOUT_PROGRESS = 500


def hidden_cards(deck: list[str], hands: list[list[str]], blind: list[dict[int, str]]) -> list[str]:
    return [*deck, *(card for hand in hands for card in hand), *(card for row in blind for card in row.values())]


class DigDig:
    def __init__(self, start: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.voluntary_pickup = bool(options["voluntary_pickup"])
        # G-S1
        self.deck = cards_in(start, "deck", "start")
        """From the top down."""
        blind_rows = cards_per_seat(start, "blind", seats, ROW_SIZE, "start")
        self.face_up = cards_per_seat(start, "face_up", seats, ROW_SIZE, "start")
        self.hands = cards_per_seat(start, "hands", seats, HAND_SIZE, "start")
        dealt = [card for row in blind_rows + self.face_up + self.hands for card in row]
        check_same_cards(self.deck + dealt, ALL_CARDS, "start")
        self.blind = [{slot: row[slot - 1] for slot in (1, 2, 3)} for row in blind_rows]
        """Slot number to card; a slot leaves when its card is turned."""
        self.tie_from = seat_in(start, "tie_from", seats, "start")

        self.turn = 0
        self.swapping = True
        self.swaps_made = 0
        self.opening = False
        """The next play is the first of the game (G-S3)."""
        self.must_beat = False
        """The first card has not been answered yet, so a number must be strictly higher (G-T2)."""
        self.pile: list[str] = []
        """From the bottom up: the last card is the top."""
        self.out: list[int] = []
        """In the order of going out."""
        self.idle_moves = 0
        self.over = False

    # What is legal

    def legal(self) -> list[str]:
        if self.swapping:
            return ["ready", *self.swaps()]
        plays = self.plays()
        # G-T5: who cannot play must; the option allows it at any time, but never on an empty pile.
        if self.pile and (self.voluntary_pickup or not plays):
            return [*plays, "pick up"]
        return plays

    def swaps(self) -> list[str]:
        # G-S2
        if self.swaps_made == MOST_SWAPS:
            return []
        hand, row = set(self.hands[self.turn]), set(self.face_up[self.turn])
        return [f"swap {mine} {up}" for mine in hand for up in row if mine != up]

    def plays(self) -> list[str]:
        if self.opening:
            lowest = self.lowest_number(self.turn)
            # G-S3: only the lowest number may be led; with no number in any hand, any card.
            lead = [card for card in self.hands[self.turn] if lowest is None or card == str(lowest)]
            return self.plays_from(lead)
        if self.hands[self.turn]:
            return self.plays_from(self.hands[self.turn])
        # G-T7: hand and deck are empty (a hand is never empty while there is a deck, G-T4).
        if self.face_up[self.turn]:
            return self.plays_from(self.face_up[self.turn])
        # G-T8: no blind card before hand and face-up cards are gone.
        return [f"blind {slot}" for slot in self.blind[self.turn]]

    def plays_from(self, cards: list[str]) -> list[str]:
        plays = []
        for card in sorted(set(cards)):
            if self.fits(card):
                # G-T1: equal numbers together, powers one at a time.
                most = cards.count(card) if card in NUMBERS else 1
                plays += ["play" + f" {card}" * copies for copies in range(1, most + 1)]
        return plays

    def fits(self, card: str) -> bool:
        if card == "boom":
            # G-X1: on no Ninja, whatever is under it.
            return not self.pile or self.pile[-1] != "ninja"
        if card in ("drop", "ninja"):
            # G-X2, G-X4
            return True
        below = self.top_without_ninjas()
        # G-T6, G-X2: on an empty pile and on a Drop everything goes.
        if below is None or below == "drop":
            return True
        if below == "limbo":
            # G-X3: no Limbo on a Limbo, and only a number of 5 or lower.
            return card in NUMBERS and int(card) <= LIMBO_NUMBER
        if card == "limbo":
            # G-X3
            return int(below) >= LIMBO_NUMBER
        if self.must_beat:
            # G-T2
            return int(card) > int(below)
        # G-T3
        return int(card) >= int(below)

    def top_without_ninjas(self) -> str | None:
        # G-X4
        for card in reversed(self.pile):
            if card != "ninja":
                return card
        return None

    def lowest_number(self, seat: int) -> int | None:
        numbers = [int(card) for card in self.hands[seat] if card in NUMBERS]
        return min(numbers, default=None)

    # What a move does

    def apply(self, move: Move) -> None:
        no_chance(move)
        verb, _, rest = move.action.partition(" ")
        if verb == "swap":
            mine, up = rest.split()
            self.swap(mine, up)
        elif verb == "ready":
            self.ready()
        else:
            self.idle_moves += 1
            if verb == "play":
                self.play(rest.split())
            elif verb == "blind":
                self.turn_blind(int(rest))
            else:
                self.pick_up()
            # G-E3
            if self.idle_moves == MOVES_WITHOUT_PROGRESS:
                self.over = True

    def swap(self, mine: str, up: str) -> None:
        # G-S2
        hand, row = self.hands[self.turn], self.face_up[self.turn]
        hand[hand.index(mine)] = up
        row[row.index(up)] = mine
        self.swaps_made += 1

    def ready(self) -> None:
        # G-S2: seats 0, 1, 2 … in turn.
        self.swaps_made = 0
        if self.turn < self.seats - 1:
            self.turn += 1
        else:
            self.swapping = False
            self.opening = True
            self.turn = self.starter()

    def starter(self) -> int:
        # G-S3: the lowest number in hand; ties by seat order from tie_from, who also starts without any number.
        lowest = {seat: self.lowest_number(seat) for seat in range(self.seats)}
        numbers = [number for number in lowest.values() if number is not None]
        if not numbers:
            return self.tie_from
        order = [(self.tie_from + step) % self.seats for step in range(self.seats)]
        return next(seat for seat in order if lowest[seat] == min(numbers))

    def play(self, cards: list[str]) -> None:
        if self.hands[self.turn]:
            source = self.hands[self.turn]
        else:
            # G-T7; a face-up card leaving its row is progress (G-E3).
            source = self.face_up[self.turn]
            self.idle_moves = 0
        for card in cards:
            source.remove(card)
        self.lay(cards)

    def turn_blind(self, slot: int) -> None:
        # G-T8; a blind card leaving its row is progress (G-E3).
        card = self.blind[self.turn].pop(slot)
        self.idle_moves = 0
        if self.fits(card):
            self.lay([card])
        else:
            self.hands[self.turn].append(card)
            self.pick_up()

    def pick_up(self) -> None:
        # G-T5; taking the pile also ends G-T2.
        self.hands[self.turn] += self.pile
        self.pile = []
        self.must_beat = False
        self.turn = self.next_seat()

    def lay(self, cards: list[str]) -> None:
        """Put cards that fit on the pile and finish the play."""
        card = cards[0]
        if self.opening:
            # G-T2: a number that opens the game must be beaten, a power need not be.
            self.must_beat = card in NUMBERS
            self.opening = False
        elif card != "ninja":
            self.must_beat = False
        self.pile += cards
        composted = card == "boom" or self.has_four_on_top()
        if composted:
            # G-B1, G-X1: out of the game.
            self.pile = []
            self.idle_moves = 0
        self.draw_up()
        if self.has_no_cards():
            self.go_out()
        elif not composted:
            self.turn = self.next_seat()
        # G-B2: whoever composted the pile plays again.

    def has_four_on_top(self) -> bool:
        # G-B1, G-B3: Ninjas are not there, other powers break the row.
        row = [card for card in self.pile if card != "ninja"][-4:]
        return len(row) == 4 and row[0] in NUMBERS and row.count(row[0]) == 4

    def draw_up(self) -> None:
        # G-T4; a card drawn is progress (G-E3).
        while self.deck and len(self.hands[self.turn]) < HAND_SIZE:
            self.hands[self.turn].append(self.deck.pop(0))
            self.idle_moves = 0

    def has_no_cards(self) -> bool:
        return not (self.hands[self.turn] or self.face_up[self.turn] or self.blind[self.turn])

    def go_out(self) -> None:
        # G-E1; a player out is progress (G-E3).
        self.out.append(self.turn)
        self.idle_moves = 0
        if len(self.out) == self.seats - 1:
            self.over = True
        else:
            self.turn = self.next_seat()

    def next_seat(self) -> int:
        # G-E2: a player who is out is passed over.
        seat = (self.turn + 1) % self.seats
        while seat in self.out:
            seat = (seat + 1) % self.seats
        return seat

    # The end

    def deal_anew(self, dealt: dict[str, Any], seat: int, where: str) -> None:
        # G-S1: hidden are the deck, the blind cards of everybody and the hands of others.
        players = players_in(dealt, self.seats, where)
        hands = hands_in(players, self.hands, seat, where)
        deck = cards_in(dealt, "deck", where)
        blind = []
        for player, slots in zip(players, self.blind, strict=True):
            cards = cards_in(player, "blind", where)
            demand(len(cards) == len(slots), where, f"{len(cards)} blind cards for {len(slots)} slots")
            blind.append(dict(zip(sorted(slots), cards, strict=True)))
        check_same_cards(hidden_cards(deck, hands, blind), hidden_cards(self.deck, self.hands, self.blind), where)
        demand(len(deck) == len(self.deck), f"{where}.deck", f"{len(deck)} cards, not {len(self.deck)}")
        self.deck, self.hands, self.blind = deck, hands, blind
        if self.swapping:
            # G-S3: nobody knows yet from where ties are settled.
            self.tie_from = seat_in(dealt, "tie_from", self.seats, where)

    def check_result(self, result: dict[str, Any]) -> None:
        # G-E1, G-E3: those still in (one loser, or several after G-E3) come last with 0.
        still_in = [seat for seat in range(self.seats) if seat not in self.out]
        check_ranking(result, [[seat] for seat in self.out] + [still_in])
        scores = [0] * self.seats
        for place, seat in enumerate(self.out):
            scores[seat] = self.seats - 1 - place
        check_numbers(result, "scores", scores, "result")
