"""Villains, replayed from its record."""

from dataclasses import dataclass
from typing import Any

from .record import (
    Mismatch,
    Move,
    as_list,
    as_object,
    as_text,
    cards_in,
    cards_per_seat,
    check_numbers,
    check_ranking,
    check_same_cards,
    demand,
    field,
    hands_in,
    no_chance,
    one_chance,
    players_in,
    ranked,
    seat_in,
)

SEATS = range(3, 7)
OPTIONS: dict[str, list[Any]] = {"specials": [True, False], "neighbour_play": ["redirect", "open"]}

# V-P1, V-P2
SPECIAL_OF = {
    "maleficent": "curse",
    "jafar": "hypnotize",
    "hook": "meddling",
    "scar": "no-escape",
    "ursula": "whirlpool",
    "cruella": "swipe",
}
SPECIALS = list(SPECIAL_OF.values())
NUMBER_CARDS = [f"{colour}-{number}" for colour in ("red", "blue", "green") for number in range(1, 7)]
HAND_SIZE = 4


def colour_of(card: str) -> str:
    return card.split("-")[0]


def number_of(card: str) -> int:
    return int(card.split("-")[1])


@dataclass(frozen=True)
class Laid:
    """A card on a pile."""

    card: str
    hero: bool
    """Face down (V-P3)."""

    def shows_number(self) -> bool:
        return not self.hero and self.card in NUMBER_CARDS


def laid_anew(remembered: list[Any], pile: list[Laid], where: str) -> list[Laid]:
    """A pile, given from the top down, in which Heroes may have other faces than before."""
    cards = [as_object(laid, where) for laid in reversed(remembered)]
    demand(len(cards) == len(pile), where, f"{len(cards)} cards in a pile, not {len(pile)}")
    anew = [Laid(as_text(field(laid, "card", where), where), field(laid, "side", where) != "villain") for laid in cards]
    for laid, before in zip(anew, pile, strict=True):
        demand(laid.hero == before.hero, where, "a card of a pile is turned over")
        demand(laid.hero or laid == before, where, f"{before.card} lies open, and is {laid.card} now")
    return anew


def everything(hands: list[list[str]], draw: list[list[str]], piles: list[list[Laid]]) -> list[str]:
    laid = [card.card for pile in piles for card in pile]
    return [*(card for cards in hands + draw for card in cards), *laid]


class Villains:
    def __init__(self, start: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.open_neighbours = options["neighbour_play"] == "open"
        # V-S1
        names = as_list(field(start, "villains", "start"), "start.villains")
        villains = [as_text(name, "start.villains") for name in names]
        demand(len(villains) == seats, "start.villains", f"{len(villains)} villains for {seats} seats")
        demand(len(set(villains)) == seats, "start.villains", "a villain is taken twice")
        for villain in villains:
            demand(villain in SPECIAL_OF, "start.villains", f"there is no villain {villain!r}")
        # V-S2, V-S3, V-S4, V-S6
        deck_size = 20 if options["specials"] else 18
        self.draw = cards_per_seat(start, "draw", seats, deck_size - 1 - HAND_SIZE, "start")
        """From the top down."""
        turned_up = cards_per_seat(start, "piles", seats, 1, "start")
        self.hands = cards_per_seat(start, "hands", seats, HAND_SIZE, "start")
        for seat, villain in enumerate(villains):
            deck = NUMBER_CARDS + ([SPECIAL_OF[villain]] * 2 if options["specials"] else [])
            dealt = self.draw[seat] + turned_up[seat] + self.hands[seat]
            check_same_cards(dealt, deck, f"start, cards of seat {seat}")
            demand(turned_up[seat][0] in NUMBER_CARDS, "start.piles", f"seat {seat} starts with a special (V-S3)")
        self.piles = [[Laid(card, hero=False) for card in cards] for cards in turned_up]
        """From the bottom up: the last card is the top."""
        self.must_play: list[str | None] = [None] * seats
        """The hand card that No Escape laid open before its owner (V-X5)."""
        # V-S5
        self.turn = seat_in(start, "first", seats, "start")
        self.over = False

    # What is legal

    def legal(self) -> list[str]:
        # V-T1; V-X5: a card laid open must be played.
        obliged = self.must_play[self.turn]
        cards = sorted(set(self.hands[self.turn])) if obliged is None else [obliged]
        actions = []
        for card in cards:
            # V-T5, V-T8, V-T14
            actions.append(f"{card} hero")
            if card in SPECIALS:
                actions += self.powers(card)
            else:
                actions += self.placements(card)
        return actions

    def placements(self, card: str) -> list[str]:
        """Where a number card may go Villain side up."""
        matched = [side for side in ("left", "right") if self.matches_top(card, self.neighbour(side))]
        if self.fits_own_pile(card):
            # V-T3: a neighbour's pile that matches comes before the own one.
            return [f"{card} {side}" for side in matched] or [f"{card} own"]
        # V-T12
        return [f"{card} {side}" for side in matched] if self.open_neighbours else []

    def fits_own_pile(self, card: str) -> bool:
        top = self.top(self.turn)
        # V-T6, V-T13, V-T14: on a Hero, on no card and on a special any number card may be placed.
        if top is None or not top.shows_number():
            return True
        # V-T2
        return self.matches_top(card, self.turn)

    def matches_top(self, card: str, seat: int) -> bool:
        top = self.top(seat)
        # V-T7, V-T13, V-T14: a Hero, an empty pile and a special match nothing.
        if top is None or not top.shows_number():
            return False
        return colour_of(card) == colour_of(top.card) or number_of(card) == number_of(top.card)

    def powers(self, card: str) -> list[str]:
        if card in ("hypnotize", "swipe"):
            # V-X2, V-X4, V-X7: without a target the special is played without effect.
            return [f"{card} {seat}" for seat in self.opponents() if self.piles[seat]] or [card]
        if card == "whirlpool":
            return ["whirlpool left", "whirlpool right"]
        return [card]

    def top(self, seat: int) -> Laid | None:
        return self.piles[seat][-1] if self.piles[seat] else None

    def neighbour(self, side: str) -> int:
        # V-T3, V-T4
        return (self.turn + (1 if side == "left" else -1)) % self.seats

    def opponents(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.turn]

    # What a move does

    def apply(self, move: Move) -> None:
        card, _, where = move.action.partition(" ")
        self.hands[self.turn].remove(card)
        self.must_play[self.turn] = None
        if card == "no-escape" and not where:
            self.no_escape(move)
        else:
            no_chance(move)
            if where == "hero":
                self.piles[self.turn].append(Laid(card, hero=True))
            elif card in SPECIALS:
                self.use_power(card, where)
            else:
                seat = self.turn if where == "own" else self.neighbour(where)
                self.piles[seat].append(Laid(card, hero=False))
        self.draw_up()
        self.pass_turn()

    def use_power(self, card: str, target: str) -> None:
        # V-X0: the special itself leaves the game.
        if card == "curse":
            self.curse()
        elif card == "hypnotize":
            if target:
                # V-X2
                self.hands[self.turn].append(self.piles[int(target)].pop().card)
        elif card == "meddling":
            self.meddle()
        elif card == "swipe":
            if target:
                self.swipe(int(target))
        else:
            self.whirl(target)

    def curse(self) -> None:
        # V-X1
        tops = {seat: self.top(seat) for seat in range(self.seats)}
        showing = {seat: number_of(top.card) for seat, top in tops.items() if top is not None and top.shows_number()}
        for seat, number in showing.items():
            if number == max(showing.values()):
                self.piles[seat].pop()

    def meddle(self) -> None:
        # V-X3
        for seat in self.opponents():
            if self.piles[seat]:
                top = self.piles[seat].pop()
                self.piles[seat].append(Laid(top.card, hero=not top.hero))

    def swipe(self, other: int) -> None:
        # V-X4: with an empty own pile she only takes.
        taken = self.piles[other].pop()
        if self.piles[self.turn]:
            self.piles[other].append(self.piles[self.turn].pop())
        self.piles[self.turn].append(taken)

    def whirl(self, side: str) -> None:
        # V-X6: all tops leave at once, then arrive one place further.
        leaving = {seat: self.piles[seat].pop() for seat in range(self.seats) if self.piles[seat]}
        step = 1 if side == "left" else -1
        for seat, top in leaving.items():
            self.piles[(seat + step) % self.seats].append(top)

    def no_escape(self, move: Move) -> None:
        # V-X5: one card from each opponent who has a hand and no open card yet.
        eligible = [seat for seat in self.opponents() if self.hands[seat] and self.must_play[seat] is None]
        if not eligible:
            no_chance(move)
            return
        picked = as_object(one_chance(move, "picked"), move.where)
        expected = [str(seat) for seat in eligible]
        if sorted(picked) != expected:
            raise Mismatch(move.where, f"cards are picked from {sorted(picked)}, but must be from {expected}")
        for seat in eligible:
            card = as_text(picked[str(seat)], move.where)
            demand(card in self.hands[seat], move.where, f"{card!r} is not in the hand of seat {seat}")
            self.must_play[seat] = card

    def draw_up(self) -> None:
        # V-T10
        while self.draw[self.turn] and len(self.hands[self.turn]) < HAND_SIZE:
            self.hands[self.turn].append(self.draw[self.turn].pop(0))

    def pass_turn(self) -> None:
        # V-E1
        if not any(self.hands):
            self.over = True
            return
        # V-T11: who has no card is passed over (a hand is never empty while there is something to draw).
        self.turn = (self.turn + 1) % self.seats
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % self.seats

    # The end

    def deal_anew(self, dealt: dict[str, Any], seat: int, where: str) -> None:
        # V-P3, V-S4: hidden are the hands of others, what is left to draw, and the faces of Heroes.
        players = players_in(dealt, self.seats, where)
        hands = hands_in(players, self.hands, seat, where)
        draw = [cards_in(player, "draw", where) for player in players]
        piles = [
            laid_anew(as_list(field(player, "remembered", where), where), pile, where)
            for player, pile in zip(players, self.piles, strict=True)
        ]
        for number, (cards, had) in enumerate(zip(draw, self.draw, strict=True)):
            demand(len(cards) == len(had), where, f"seat {number} has {len(cards)} cards to draw, not {len(had)}")
        check_same_cards(everything(hands, draw, piles), everything(self.hands, self.draw, self.piles), where)
        for number, obliged in enumerate(self.must_play):
            # V-X5: it lies open.
            demand(obliged is None or obliged in hands[number], where, f"seat {number} has no {obliged} in hand")
        self.hands, self.draw, self.piles = hands, draw, piles

    def check_result(self, result: dict[str, Any]) -> None:
        heroes = [sum(laid.hero for laid in pile) for pile in self.piles]
        points = [0] * self.seats
        cancelled = [0] * self.seats
        for seat, pile in enumerate(self.piles):
            for number in [number_of(laid.card) for laid in pile if laid.shows_number()]:
                if is_cancelled(number, heroes[seat]):
                    cancelled[seat] += number
                else:
                    # V-E3
                    points[seat] += number
        check_numbers(result, "heroes", heroes, "result")
        check_numbers(result, "cancelled", cancelled, "result")
        check_numbers(result, "points", points, "result")
        check_numbers(result, "scores", points, "result")
        # V-E4
        check_ranking(result, ranked(list(zip(points, cancelled, strict=True))))


def is_cancelled(number: int, heroes: int) -> bool:
    # V-E2
    if heroes <= 6:
        return number == heroes
    return number in (heroes - 6, 6)
