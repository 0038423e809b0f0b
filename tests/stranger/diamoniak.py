"""Diamoniak, replayed from its record."""

from typing import Any

from .record import (
    Move,
    cards_in,
    cards_of,
    check_numbers,
    check_ranking,
    check_same_cards,
    demand,
    no_chance,
    one_chance,
    seat_in,
)

SEATS = range(2, 5)
OPTIONS: dict[str, list[Any]] = {}

CASTLES = ["castle-red", "castle-blue", "castle-green", "castle-yellow"]
CASTLE_SIZE = 6
PRICE = 3
TOLL = 3
# D-P1
ALL_CARDS = CASTLES * CASTLE_SIZE + ["diamond"] * 20 + ["witch"] * 7 + ["fairy"] * 3


class Diamoniak:
    def __init__(self, start: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        # D-S1
        self.pile = cards_in(start, "pile", "start")
        """From the top down."""
        check_same_cards(self.pile, ALL_CARDS, "start.pile")
        # D-S2
        self.turn = seat_in(start, "first", seats, "start")
        self.seats = seats
        self.discards: list[str] = []
        self.colour: list[str | None] = [None] * seats
        """The castle card each seat collects, once begun (D-C1, D-C5)."""
        self.castle: list[list[str]] = [[] for _ in range(seats)]
        self.side: list[list[str]] = [[] for _ in range(seats)]
        self.has_drawn = False
        self.owed = 0
        """Cards that the seat still has to give to the witch."""
        self.may_use_fairy = False
        self.over = False

    def legal(self) -> list[str]:
        if self.owed > 0:
            return self.answers_to_the_witch()
        if self.has_drawn:
            # D-T2: after a castle, fairy or diamond.
            return ["draw", "stop"]
        # D-T1: draw at least one card, or buy.
        return ["draw"] + [f"buy from {seller}" for seller in range(self.seats) if self.can_buy_from(seller)]

    def answers_to_the_witch(self) -> list[str]:
        # D-W1
        answers = [f"give {card}" for card in sorted(set(self.givable()))]
        # D-W3: only before the first card is given.
        if self.may_use_fairy:
            answers.append("fairy")
        return answers

    def givable(self) -> list[str]:
        # D-W2: diamonds and castle cards, the own castle's included; no fairies.
        return self.castle[self.turn] + [card for card in self.side[self.turn] if card != "fairy"]

    def can_buy_from(self, seller: int) -> bool:
        # D-B1, D-B3
        return (
            seller != self.turn
            and self.colour[self.turn] in self.side[seller]
            and self.side[self.turn].count("diamond") >= PRICE
        )

    def apply(self, move: Move) -> None:
        verb, _, rest = move.action.partition(" ")
        if verb == "draw":
            self.draw(move)
            return
        no_chance(move)
        if verb == "stop":
            self.end_turn()
        elif verb == "buy":
            self.buy_from(int(rest.removeprefix("from ")))
        elif verb == "give":
            self.give(rest)
        else:
            self.use_fairy()

    def draw(self, move: Move) -> None:
        if self.pile:
            no_chance(move)
        else:
            # D-R1: the discards become the new pile when a card is needed.
            self.pile = cards_of(one_chance(move, "reshuffle"), move.where)
            check_same_cards(self.pile, self.discards, f"{move.where} reshuffle")
            self.discards = []
            demand(bool(self.pile), move.where, "there is no card to draw (D-R2)")
        self.has_drawn = True
        card = self.pile.pop(0)
        if card == "witch":
            self.meet_witch()
        elif card in CASTLES:
            self.place_castle(card)
        else:
            # D-F1, D-G1
            self.side[self.turn].append(card)

    def place_castle(self, card: str) -> None:
        # D-C1: no castle begun and nobody else builds this colour.
        if self.colour[self.turn] is None and card not in self.colour:
            self.colour[self.turn] = card
        if self.colour[self.turn] == card:
            # D-C1, D-C3
            self.castle[self.turn].append(card)
            self.check_for_winner()
        else:
            # D-C2, D-C4
            self.side[self.turn].append(card)

    def meet_witch(self) -> None:
        # D-W1: three cards, or all if there are fewer.
        self.discards.append("witch")
        self.owed = min(TOLL, len(self.givable()))
        self.may_use_fairy = "fairy" in self.side[self.turn]
        if self.owed == 0:
            # D-W1, D-W3: nothing to give, the fairy is kept.
            self.end_turn()

    def give(self, card: str) -> None:
        # Own-colour cards lie in the castle only, all others at the side only.
        owner = self.castle if card == self.colour[self.turn] else self.side
        owner[self.turn].remove(card)
        self.discards.append(card)
        self.may_use_fairy = False
        self.owed -= 1
        if self.owed == 0:
            self.end_turn()

    def use_fairy(self) -> None:
        # D-W3
        self.side[self.turn].remove("fairy")
        self.discards.append("fairy")
        self.end_turn()

    def buy_from(self, seller: int) -> None:
        # D-B1, D-B3: the diamonds go to the seller.
        card = self.colour[self.turn]
        assert card is not None
        for _ in range(PRICE):
            self.side[self.turn].remove("diamond")
            self.side[seller].append("diamond")
        self.side[seller].remove(card)
        self.castle[self.turn].append(card)
        self.check_for_winner()
        if not self.over:
            self.end_turn()

    def check_for_winner(self) -> None:
        # D-E1
        self.over = len(self.castle[self.turn]) == CASTLE_SIZE

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.has_drawn = False
        self.owed = 0
        self.may_use_fairy = False

    def deal_anew(self, dealt: dict[str, Any], seat: int, where: str) -> None:
        # D-T3: only the order of the pile is hidden.
        pile = cards_in(dealt, "pile", where)
        check_same_cards(pile, self.pile, f"{where}.pile")
        self.pile = pile

    def check_result(self, result: dict[str, Any]) -> None:
        # The winner is whose turn it was when the match ended.
        others = [seat for seat in range(self.seats) if seat != self.turn]
        check_ranking(result, [[self.turn], others])
        check_numbers(result, "scores", [int(seat == self.turn) for seat in range(self.seats)], "result")
