"""A match of Diamoniak, in the order of its rulebook."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.games.diamoniak.events import Began, Bought, Drew, GaveUp, MetWitch, Reshuffled, Stopped, UsedFairy, Won
from parlour.games.diamoniak.rules.actions import ACTIONS, BUY, DRAW, FAIRY_HELPS, GIVE, STOP
from parlour.games.diamoniak.rules.cards import CASTLE, COLOURS, DIAMOND, FAIRY, KINDS, NAMES, NO_COLOUR, WITCH, copies
from parlour.games.diamoniak.rules.player import Player
from parlour.games.diamoniak.rules.refusals import (
    MUST_DRAW,
    NO_FAIRY,
    NO_SUCH_SEAT,
    NO_WITCH,
    NOT_AFTER_DRAWING,
    NOT_BEGUN,
    NOT_FOR_SALE,
    NOT_HELD,
    OWN_SIDE,
    TOO_FEW_DIAMONDS,
    TOO_LATE_FOR_FAIRY,
    WITCH_WAITS,
)

TOLL: Final = 3
"""What a witch wants (D-W1)."""
PRICE: Final = 3
"""Diamonds for a castle card (D-B1)."""


@final
@mypyc_attr(acyclic=True)
class Diamoniak(State):
    """A match of Diamoniak."""

    def __init__(self, players: i64, rng: Rng, seats: list[Player], pile: Pile, discards: Cards) -> None:
        super().__init__(players, rng)
        self.seats: list[Player] = seats
        self.pile: Pile = pile
        self.discards: Cards = discards
        self.has_drawn: bool = False
        """Whether the seat to act has drawn in this turn."""
        self.owed: i64 = 0
        """Cards that a witch still wants from the seat to act (D-W1)."""
        self.has_given: bool = False
        """Whether she has got one already, which is too late for a fairy (D-W3)."""
        self.drawn: i64 = 0
        """The card that the last move drew, plus one; 0 when it was no draw."""
        self.turns: i64 = 0
        """How many turns are over, by which a search knows how far it has looked ahead."""

    def clone(self) -> "Diamoniak":
        seats = [player.clone() for player in self.seats]
        twin = Diamoniak(self.players, self.rng.clone(), seats, self.pile.clone(), self.discards.clone())
        twin.to_act = self.to_act
        twin.is_over = self.is_over
        twin.has_drawn = self.has_drawn
        twin.owed = self.owed
        twin.has_given = self.has_given
        twin.drawn = self.drawn
        twin.turns = self.turns
        return twin

    # What may be done

    def is_built(self, colour: i64) -> bool:
        """D-C1, D-C5: whether the colour is somebody's, with or without cards of it."""
        for player in self.seats:
            if player.colour == colour:
                return True
        return False

    def can_buy(self, player: Player) -> bool:
        """D-T1, D-B1, D-B3: instead of drawing, with the price in hand and a castle begun."""
        return not self.has_drawn and player.cards.count[DIAMOND] >= PRICE and player.colour != NO_COLOUR

    def sells(self, seller: i64, player: Player) -> bool:
        """D-B1: whether a card of the player's colour lies at the side of another. At the own side there is none."""
        return self.seats[seller].colour != player.colour and self.seats[seller].cards.count[player.colour] > 0

    def can_use_fairy(self, player: Player) -> bool:
        """D-W3: before the first card is given."""
        return player.cards.count[FAIRY] > 0 and not self.has_given

    def legal(self, out: Pile) -> None:
        out.clear()
        if self.is_over:
            return
        player = self.seats[self.to_act]
        if self.owed > 0:
            for kind in range(DIAMOND + 1):
                if player.cards.count[kind] > 0:
                    out.push(GIVE + kind)
            if self.can_use_fairy(player):
                out.push(FAIRY_HELPS)
            return
        out.push(DRAW)
        if self.has_drawn:  # D-T2
            out.push(STOP)
        elif self.can_buy(player):
            for seller in range(self.players):
                if self.sells(seller, player):
                    out.push(BUY + seller)

    def refusal(self, action: i64) -> i64:
        if self.is_over:
            return MATCH_OVER
        if action < 0 or action >= ACTIONS:
            return NOT_A_MOVE
        player = self.seats[self.to_act]
        if action == FAIRY_HELPS or action >= GIVE:
            if self.owed == 0:
                return NO_WITCH
            return self.refusal_of_fairy(player) if action == FAIRY_HELPS else self.refusal_of_gift(player, action)
        if self.owed > 0:  # D-W1
            return WITCH_WAITS
        if action == STOP:  # D-T1
            return LEGAL if self.has_drawn else MUST_DRAW
        return LEGAL if action == DRAW else self.refusal_of_purchase(player, action - BUY)

    def refusal_of_purchase(self, player: Player, seller: i64) -> i64:
        """D-B1, D-B3."""
        if seller >= self.players:
            return NO_SUCH_SEAT
        if seller == self.to_act:
            return OWN_SIDE
        if self.can_buy(player):
            return LEGAL if self.sells(seller, player) else NOT_FOR_SALE
        if self.has_drawn:
            return NOT_AFTER_DRAWING
        return NOT_BEGUN if player.colour == NO_COLOUR else TOO_FEW_DIAMONDS

    def refusal_of_fairy(self, player: Player) -> i64:
        """D-W3."""
        if self.can_use_fairy(player):
            return LEGAL
        return TOO_LATE_FOR_FAIRY if self.has_given else NO_FAIRY

    def refusal_of_gift(self, player: Player, action: i64) -> i64:
        """D-W2."""
        return LEGAL if player.cards.count[action - GIVE] > 0 else NOT_HELD

    # What a move does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        player = self.seats[self.to_act]
        self.drawn = 0
        if action == DRAW:
            self.draw(player, log)
        elif action == STOP:
            if log is not None:
                log.append(Stopped(self.to_act))
            self.pass_turn()
        elif action >= GIVE:
            self.give(player, action - GIVE, log)
        elif action == FAIRY_HELPS:
            self.use_fairy(player, log)
        else:
            self.buy(player, action - BUY, log)

    def draw(self, player: Player, log: list[Event] | None) -> None:
        """D-T2, and what each card does."""
        if self.pile.size == 0:
            self.reshuffle(log)
        kind = self.pile.pop()
        self.drawn = kind + 1
        self.has_drawn = True
        if kind == WITCH:
            self.meet_witch(player, log)
            return
        begins = kind < COLOURS and player.colour == NO_COLOUR and not self.is_built(kind)  # D-C1, D-C2
        if begins:
            player.colour = kind
        player.cards.add(kind, 1)  # D-C3, D-C4, D-F1, D-G1
        if log is not None:
            log.append(Drew(self.to_act, NAMES[kind], "castle" if kind == player.colour else "side"))
            if begins:
                log.append(Began(self.to_act, NAMES[kind]))
        if kind == player.colour:
            self.end_if_complete(player, log)

    def meet_witch(self, player: Player, log: list[Event] | None) -> None:
        """D-W1: three cards, or all if there are fewer."""
        self.discards.add(WITCH, 1)
        givable = player.givable()
        self.owed = TOLL if givable > TOLL else givable
        if log is not None:
            log.append(Drew(self.to_act, NAMES[WITCH], "discards"))
            log.append(MetWitch(self.to_act, self.owed))
        if self.owed == 0:
            self.pass_turn()

    def give(self, player: Player, kind: i64, log: list[Event] | None) -> None:
        """D-W1: a castle card may be one of the own castle, whose colour stays (D-C5)."""
        player.cards.take(kind, 1)
        self.discards.add(kind, 1)
        self.owed -= 1
        self.has_given = True
        if log is not None:
            log.append(GaveUp(self.to_act, NAMES[kind]))
        if self.owed == 0:
            self.pass_turn()

    def use_fairy(self, player: Player, log: list[Event] | None) -> None:
        """D-W3."""
        player.cards.take(FAIRY, 1)
        self.discards.add(FAIRY, 1)
        if log is not None:
            log.append(UsedFairy(self.to_act))
        self.pass_turn()

    def buy(self, player: Player, seller: i64, log: list[Event] | None) -> None:
        """D-B1, D-B3."""
        player.cards.take(DIAMOND, PRICE)
        player.cards.add(player.colour, 1)
        self.seats[seller].cards.take(player.colour, 1)
        self.seats[seller].cards.add(DIAMOND, PRICE)
        if log is not None:
            log.append(Bought(self.to_act, seller, NAMES[player.colour]))
        self.end_if_complete(player, log)
        if not self.is_over:
            self.pass_turn()

    def reshuffle(self, log: list[Event] | None) -> None:
        """D-R1."""
        self.pile.push_cards(self.discards)
        self.pile.shuffle(self.rng)
        self.discards.clear()
        if log is not None:
            log.append(Reshuffled([NAMES[kind] for kind in self.pile.top_down()]))

    def pass_turn(self) -> None:
        """Clockwise to the next player (D-S2)."""
        self.turns += 1
        self.to_act += 1
        if self.to_act == self.players:
            self.to_act = 0
        self.has_drawn = False
        self.owed = 0
        self.has_given = False

    # End

    def end_if_complete(self, player: Player, log: list[Event] | None) -> None:
        """D-E1."""
        if player.castle() == CASTLE:
            self.is_over = True
            if log is not None:
                log.append(Won(self.to_act, NAMES[player.colour]))

    def scores(self) -> list[int]:
        """1 for the winner, 0 for all others."""
        return [1 if player.castle() == CASTLE else 0 for player in self.seats]

    # What can be known

    def in_pile(self) -> Cards:
        """Which cards the pile still holds: anybody can work it out from all that lies open (D-T3)."""
        cards = Cards(KINDS)
        cards.add_pile(self.pile)
        return cards

    def next_card(self) -> Cards:
        """Of what the next draw takes one at random: the pile, or the discards when it is empty (D-R1)."""
        return self.discards if self.pile.size == 0 else self.in_pile()

    def outcome(self) -> i64:
        """The card that everybody just saw drawn (D-T2)."""
        return self.drawn

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from every seat: the order of the pile."""
        self.rng = Sfc32(rng.next_u32())
        self.pile.shuffle(rng)

    def census(self) -> Cards:
        cards = self.in_pile()
        cards.add_cards(self.discards)
        for player in self.seats:
            cards.add_cards(player.cards)
        return cards


def deal(players: i64, rng: Rng) -> Diamoniak:
    """D-P1, D-S1, D-S2: all cards shuffled into one pile, and a random player to start."""
    pile = Pile()
    for kind in range(KINDS):
        for _ in range(copies(kind)):
            pile.push(kind)
    pile.shuffle(rng)
    seats = [Player(Cards(KINDS)) for _ in range(players)]
    state = Diamoniak(players, rng, seats, pile, Cards(KINDS))
    state.to_act = rng.below(players)
    return state
