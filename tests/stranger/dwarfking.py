"""The Dwarf King, replayed from its record: deals, tricks and special cards. The quests are in `quests.py`."""

from dataclasses import dataclass
from typing import Any

from .quests import COLOURS, FIGURES, colour_of, quest_points, rank_of
from .record import (
    Move,
    as_int,
    as_list,
    as_object,
    as_text,
    cards_of,
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

SEATS = range(3, 6)
OPTIONS: dict[str, list[Any]] = {"quests": ["all", "simple"]}

# K-P1
RANKS = [str(number) for number in range(2, 11)] + FIGURES
COURT = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS]
# K-P2
COLOURED_SPECIALS = [
    "green-1",
    "green-11-flag",
    "green-11-tinkerer",
    "blue-1",
    "blue-11-flag",
    "blue-11-enchanter",
    "red-1",
    "red-11-shaman",
    "red-11-flag",
]
SPECIALS = [*COLOURED_SPECIALS, "dragon", "mummy", "puppeteer", "sorcerer", "excalibur"]
# K-P3, K-D5
ALL_TILES = list(range(1, 21))
COMPLEX_TILES = [1, 5, 11, 14, 15, 16, 17, 18, 20]
SIMPLE_TILES = [tile for tile in ALL_TILES if tile not in COMPLEX_TILES]
# K-D1, K-E2
DEALS = [7, 5, 3]
# K-P4
HAND_SIZE = {3: 13, 4: 10, 5: 8}


@dataclass(frozen=True)
class Played:
    """A card in a trick, with what it counts as there."""

    seat: int
    card: str
    colour: str | None
    """None for Dragon and Excalibur."""
    value: float
    """A half step is the Puppeteer's place just above another card."""


def value_of(card: str) -> int:
    # K-P1, K-P2: Ace high, the 11 between the 10 and the Jack.
    rank = rank_of(card)
    return 12 + FIGURES.index(rank) if rank in FIGURES else int(rank)


def winner_of(trick: list[Played]) -> Played:
    required = required_colour(trick)
    by_name = {played.card: played for played in trick}
    if "excalibur" in by_name:
        # K-S14
        return by_name["excalibur"]
    if "dragon" in by_name:
        # K-S10: the Ace of the required colour, else the last Ace, beats the Dragon.
        aces = [played for played in trick if played.card in ("green-A", "blue-A", "red-A")]
        if not aces:
            return by_name["dragon"]
        return by_name.get(f"{required}-A", aces[-1])
    # K-T2
    followers = [played for played in trick if played.colour == required]
    return max(followers, key=lambda played: played.value)


def required_colour(trick: list[Played]) -> str | None:
    # K-T1; K-S10, K-S14: after a led Dragon or Excalibur it is the next card's.
    for played in trick:
        if played.colour is not None:
            return played.colour
    return None


class DwarfKing:
    def __init__(self, start: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.tiles = SIMPLE_TILES if options["quests"] == "simple" else ALL_TILES
        # A record leaves the option out when it is seven, as those of before it have to.
        self.deals = options.get("deals", DEALS[0])
        demand(
            self.deals in DEALS and type(self.deals) is int, "options.deals", f"{self.deals!r} is not one of {DEALS}"
        )
        self.unused_tiles: list[int] = []
        self.unused_specials: list[str] = []
        self.finished: list[tuple[str, list[int]]] = []
        """Quest and points per seat of every deal played to its end."""
        self.over = False
        # K-D1: the first dealer is any seat.
        seat_in(start, "dealer", seats, "start")
        self.open_deal(as_object(field(start, "deal", "start"), "start.deal"), "start.deal")

    def open_deal(self, deal: dict[str, Any], where: str) -> None:
        # K-D2, K-E2: each Special and each tile once, until all have been used.
        self.unused_specials = self.unused_specials or list(SPECIALS)
        self.special = as_text(field(deal, "special", where), f"{where}.special")
        demand(self.special in self.unused_specials, where, f"the Special {self.special!r} cannot come up here")
        self.unused_specials.remove(self.special)
        # K-D5
        self.unused_tiles = self.unused_tiles or list(self.tiles)
        self.tile = as_int(field(deal, "tile", where), f"{where}.tile")
        demand(self.tile in self.unused_tiles, where, f"the tile {self.tile} cannot come up here")
        self.unused_tiles.remove(self.tile)
        # K-P4, K-D2
        self.hands = cards_per_seat(deal, "hands", self.seats, HAND_SIZE[self.seats], where)
        deck = [card for card in COURT if self.seats != 3 or card != "green-2"] + [self.special]
        check_same_cards([card for hand in self.hands for card in hand], deck, f"{where}.hands")

        self.quest = ""
        self.exchange_with: int | None = None
        self.gifts_owed = 0
        self.trick: list[Played] = []
        self.previous_trick: list[Played] = []
        self.previous_winner: Played | None = None
        self.trick_winners: list[int] = []
        self.won: list[list[str]] = [[] for _ in range(self.seats)]
        self.bonus = [0] * self.seats
        # K-D3
        self.stage = "quest"
        self.turn = self.holder("blue-5")

    def holder(self, card: str) -> int:
        return next(seat for seat, hand in enumerate(self.hands) if card in hand)

    # What is legal

    def legal(self) -> list[str]:
        others = [seat for seat in range(self.seats) if seat != self.turn]
        if self.stage == "quest":
            # K-D3
            return [f"quest {self.tile}a", f"quest {self.tile}b"]
        if self.stage == "exchange":
            # K-S9
            return [f"exchange {seat}" for seat in others]
        if self.stage == "give":
            # K-S9: any two cards, the taken ones and the Flag Bearer too.
            return [f"give {card}" for card in self.hands[self.turn]]
        if self.stage == "swap":
            # K-S1
            return [f"swap {seat}" for seat in others]
        if self.stage == "pass":
            # K-S5
            return ["pass left", "pass right"]
        if self.stage == "sorcerer":
            # K-S13: any card of the trick; obligatory when nothing else is in hand.
            uses = [f"sorcerer {played.card}" for played in self.previous_trick]
            return uses if self.hands[self.turn] == ["sorcerer"] else [*uses, "keep"]
        return [f"play {card}" for card in self.playable()]

    def playable(self) -> list[str]:
        """The cards that may be put into the trick now."""
        hand = [card for card in self.hands[self.turn] if self.can_enter_trick(card)]
        required = required_colour(self.trick)
        if required is None:
            # K-D4: any card may be led; K-S10, K-S14: nothing is required after a led Dragon or Excalibur.
            return hand
        # K-T1
        followers = [card for card in hand if self.follows_as(card) == required]
        if not followers:
            return hand
        # K-S10, K-S12: these two may always be played. K-S14: Excalibur may not.
        return followers + [card for card in hand if card in ("dragon", "puppeteer")]

    def can_enter_trick(self, card: str) -> bool:
        is_first_trick = not self.trick_winners
        if card == "sorcerer":
            # K-S13
            return False
        if card == "mummy":
            # K-S11
            return not is_first_trick
        if card == "puppeteer":
            # K-S12
            return not (is_first_trick and not self.trick)
        return True

    def follows_as(self, card: str) -> str | None:
        """The colour that a card in hand has for the duty to follow."""
        if card == "mummy":
            # K-S11
            return None if self.previous_winner is None else self.previous_winner.colour
        # K-S12: the Puppeteer never must be played, so it does not count as any colour here.
        return colour_of(card)

    # What a move does

    def apply(self, move: Move) -> None:
        verb, _, rest = move.action.partition(" ")
        if verb == "exchange":
            self.take_two(int(rest), move)
            return
        if verb == "play":
            self.play(rest, move)
            return
        no_chance(move)
        if verb == "quest":
            self.choose_quest(rest)
        elif verb == "give":
            self.give(rest)
        elif verb == "swap":
            self.swap_hands(int(rest))
        elif verb == "pass":
            self.pass_hands(rest)
        elif verb == "sorcerer":
            self.use_sorcerer(rest)
        else:
            self.next_lead()

    def choose_quest(self, quest: str) -> None:
        self.quest = quest
        if self.special == "red-11-flag":
            # K-S9
            self.stage = "exchange"
            self.turn = self.holder("red-11-flag")
        else:
            self.first_lead()

    def take_two(self, other: int, move: Move) -> None:
        # K-S9
        taken = cards_of(one_chance(move, "taken"), f"{move.where} taken")
        demand(len(taken) == 2 and len(set(taken)) == 2, move.where, f"two cards are taken, not {taken}")
        for card in taken:
            demand(card in self.hands[other], move.where, f"{card!r} is not in the hand of seat {other}")
            self.hands[other].remove(card)
            self.hands[self.turn].append(card)
        self.exchange_with = other
        self.gifts_owed = 2
        self.stage = "give"

    def give(self, card: str) -> None:
        # K-S9
        assert self.exchange_with is not None
        self.hands[self.turn].remove(card)
        self.hands[self.exchange_with].append(card)
        self.gifts_owed -= 1
        if self.gifts_owed == 0:
            self.first_lead()

    def first_lead(self) -> None:
        # K-D4: the holder after the exchange.
        self.stage = "play"
        self.turn = self.holder("red-5")

    def play(self, card: str, move: Move) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(self.as_played(card))
        if len(self.trick) < self.seats:
            # K-T1
            no_chance(move)
            self.turn = (self.turn + 1) % self.seats
            return
        self.finish_trick()
        if any(self.hands):
            no_chance(move)
            self.after_trick()
        else:
            self.finish_deal(move)

    def as_played(self, card: str) -> Played:
        """What a card counts as in this trick."""
        if card in ("dragon", "excalibur"):
            return Played(self.turn, card, None, 0)
        if card == "mummy":
            # K-S11
            assert self.previous_winner is not None
            return Played(self.turn, card, self.previous_winner.colour, self.previous_winner.value)
        if card == "puppeteer":
            # K-S12
            before = self.trick[-1] if self.trick else self.previous_trick[-1]
            return Played(self.turn, card, before.colour, before.value + 0.5)
        return Played(self.turn, card, colour_of(card), value_of(card))

    def finish_trick(self) -> None:
        # K-T2
        winner = winner_of(self.trick)
        is_last_trick = not any(self.hands)
        cards = [played.card for played in self.trick]
        figures = [card for card in cards if rank_of(card) in FIGURES]
        for played in self.trick:
            if played.card == "green-11-flag":
                # K-S2
                self.bonus[winner.seat] += 3
            elif played.card == "blue-1" and is_last_trick:
                # K-S4
                self.bonus[played.seat] += 3
            elif played.card == "red-1":
                # K-S7
                self.bonus[played.seat] += len(figures)
            elif played.card == "red-11-shaman":
                # K-S8
                self.bonus[winner.seat] -= 3
        if "green-11-tinkerer" in [played.card for played in self.previous_trick]:
            # K-S3
            self.bonus[winner.seat] += 3
        self.won[winner.seat] += cards
        self.trick_winners.append(winner.seat)
        self.previous_trick = self.trick
        self.previous_winner = winner
        self.trick = []

    def after_trick(self) -> None:
        """Ask for the decision that a Special wants between two tricks, if any (K-S16: at most one)."""
        player_of = {played.card: played.seat for played in self.previous_trick}
        if "green-1" in player_of:
            # K-S1
            self.stage = "swap"
            self.turn = player_of["green-1"]
        elif "blue-11-flag" in player_of:
            # K-S5
            self.stage = "pass"
            self.turn = player_of["blue-11-flag"]
        elif any("sorcerer" in hand for hand in self.hands):
            # K-S13
            self.stage = "sorcerer"
            self.turn = self.holder("sorcerer")
        else:
            self.next_lead()

    def next_lead(self) -> None:
        # K-T2
        assert self.previous_winner is not None
        self.stage = "play"
        self.turn = self.previous_winner.seat

    def swap_hands(self, other: int) -> None:
        # K-S1
        self.hands[self.turn], self.hands[other] = self.hands[other], self.hands[self.turn]
        self.next_lead()

    def pass_hands(self, side: str) -> None:
        # K-S5: to the left, the hand of seat s goes to seat s + 1.
        step = 1 if side == "left" else -1
        self.hands = [self.hands[(seat - step) % self.seats] for seat in range(self.seats)]
        self.next_lead()

    def use_sorcerer(self, card: str) -> None:
        # K-S13
        assert self.previous_winner is not None
        won = self.won[self.previous_winner.seat]
        won[won.index(card)] = "sorcerer"
        self.hands[self.turn].remove("sorcerer")
        self.hands[self.turn].append(card)
        self.next_lead()

    # The end of a deal and of the match

    def finish_deal(self, move: Move) -> None:
        # K-E1, K-S16
        points = quest_points(self.quest, self.trick_winners, self.won)
        for seat in range(self.seats):
            points[seat] += self.bonus[seat]
            if "blue-11-enchanter" in self.won[seat]:
                # K-S6
                points[seat] *= 2
        self.finished.append((self.quest, points))
        # K-E2: so many deals, and more while the lead is shared.
        totals = self.totals()
        if len(self.finished) >= self.deals and totals.count(max(totals)) == 1:
            no_chance(move)
            self.over = True
            return
        where = f"{move.where} deal"
        deal = as_object(one_chance(move, "deal"), where)
        dealer = seat_in(deal, "dealer", self.seats, where)
        # K-D1, K-S13: the green 5 lies among the won cards at the end of the deal.
        right = next(seat for seat in range(self.seats) if "green-5" in self.won[seat])
        demand(dealer == right, where, f"seat {dealer} deals, but seat {right} won the green 5")
        self.open_deal(deal, where)

    def totals(self) -> list[int]:
        return [sum(points[seat] for _, points in self.finished) for seat in range(self.seats)]

    def deal_anew(self, dealt: dict[str, Any], seat: int, where: str) -> None:
        # K-D2: hidden are the hands of others; K-T3: tricks have been seen.
        hands = hands_in(players_in(dealt, self.seats, where), self.hands, seat, where)
        check_same_cards(
            [card for hand in hands for card in hand], [card for hand in self.hands for card in hand], where
        )
        self.hands = hands

    def check_result(self, result: dict[str, Any]) -> None:
        deals = as_list(field(result, "deals", "result"), "result.deals")
        demand(len(deals) == len(self.finished), "result.deals", f"{len(deals)} deals, not {len(self.finished)}")
        for number, (entry, (quest, points)) in enumerate(zip(deals, self.finished, strict=True)):
            where = f"result.deals[{number}]"
            deal = as_object(entry, where)
            written = field(deal, "quest", where)
            demand(written == quest, where, f"the quest {written!r} is written, {quest!r} was chosen")
            check_numbers(deal, "points", points, where)
        totals = self.totals()
        check_numbers(result, "scores", totals, "result")
        check_ranking(result, ranked([(total,) for total in totals]))
