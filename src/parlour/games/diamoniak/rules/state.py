"""A match of Diamoniak, in the order of its rulebook."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.games.diamoniak.events import Began, Bought, Drew, GaveUp, MetWitch, Reshuffled, Stopped, UsedFairy, Won
from parlour.games.diamoniak.rules.actions import (
    ACTIONS,
    BUY,
    DRAW,
    FAIRY_HELPS,
    GIVE,
    STOP,
    card_of_gift,
    is_gift,
    seller_of,
)
from parlour.games.diamoniak.rules.cards import COLOURS, DIAMOND, FAIRY, GIVABLE, KINDS, NAMES, NO_COLOUR, WITCH, copies
from parlour.games.diamoniak.rules.player import PRICE, Player
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
        """Whether somebody is building in a colour (D-C1), also after witches have taken all cards of it (D-C5)."""
        for player in self.seats:
            if player.colour == colour:
                return True
        return False

    def can_buy(self, player: Player) -> bool:
        """Instead of drawing (D-T1), with the price in hand (D-B1) and a colour of one's own (D-B3)."""
        return not self.has_drawn and player.can_pay() and player.colour != NO_COLOUR

    def sells(self, seller: i64, player: Player) -> bool:
        """Whether a card of the player's colour lies at the side of another, who cannot refuse to sell (D-B1, D-B2).

        At the own side there is none.
        """
        return self.seats[seller].colour != player.colour and self.seats[seller].cards.count[player.colour] > 0

    def wins_by_purchase(self, player: Player) -> bool:
        """Whether the player could buy the last castle card now (D-B1, D-E1)."""
        if not player.lacks_one() or not self.can_buy(player):
            return False
        for seller in range(self.players):
            if self.sells(seller, player):
                return True
        return False

    def can_use_fairy(self, player: Player) -> bool:
        """Whether a fairy can still counter the witch: before the first card is given (D-W3)."""
        return player.cards.count[FAIRY] > 0 and not self.has_given

    def legal(self, out: Ints) -> None:
        out.clear()
        if self.is_over:
            return
        player = self.seats[self.to_act]
        if self.owed > 0:
            for kind in range(GIVABLE):
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
        if action == FAIRY_HELPS or is_gift(action):
            if self.owed == 0:
                return NO_WITCH
            if action == FAIRY_HELPS:
                return self.refusal_of_fairy(player)
            return self.refusal_of_gift(player, card_of_gift(action))
        if self.owed > 0:  # D-W1
            return WITCH_WAITS
        if action == STOP:  # D-T1
            return LEGAL if self.has_drawn else MUST_DRAW
        return LEGAL if action == DRAW else self.refusal_of_purchase(player, seller_of(action))

    def refusal_of_purchase(self, player: Player, seller: i64) -> i64:
        """One castle card of the own colour, from another player, for the price, instead of drawing (D-B1, D-B3)."""
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
        """A fairy counters a witch before the first card is given, not after (D-W3)."""
        if self.can_use_fairy(player):
            return LEGAL
        return TOO_LATE_FOR_FAIRY if self.has_given else NO_FAIRY

    def refusal_of_gift(self, player: Player, kind: i64) -> i64:
        """Any own diamond or castle card can be given (D-W2)."""
        return LEGAL if player.cards.count[kind] > 0 else NOT_HELD

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
        elif is_gift(action):
            self.give(player, card_of_gift(action), log)
        elif action == FAIRY_HELPS:
            self.use_fairy(player, log)
        else:
            self.buy(player, seller_of(action), log)

    def draw(self, player: Player, log: list[Event] | None) -> None:
        """The next card is shown to all (D-T2): a witch ends the turn, any other goes to the castle or the side."""
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
        """She goes to the discards and wants three cards; with nothing to give the turn just ends (D-W1)."""
        self.discards.add(WITCH, 1)
        self.owed = player.toll()
        if log is not None:
            log.append(Drew(self.to_act, NAMES[WITCH], "discards"))
            log.append(MetWitch(self.to_act, self.owed))
        if self.owed == 0:
            self.pass_turn()

    def give(self, player: Player, kind: i64, log: list[Event] | None) -> None:
        """One card goes to the discards with the witch (D-W1); the colour of a castle that shrinks stays (D-C5)."""
        player.cards.take(kind, 1)
        self.discards.add(kind, 1)
        self.owed -= 1
        self.has_given = True
        if log is not None:
            log.append(GaveUp(self.to_act, NAMES[kind]))
        if self.owed == 0:
            self.pass_turn()

    def use_fairy(self, player: Player, log: list[Event] | None) -> None:
        """The fairy goes to the discards with the witch instead of three cards, and the turn ends (D-W3)."""
        player.cards.take(FAIRY, 1)
        self.discards.add(FAIRY, 1)
        if log is not None:
            log.append(UsedFairy(self.to_act))
        self.pass_turn()

    def buy(self, player: Player, seller: i64, log: list[Event] | None) -> None:
        """A castle card for three diamonds, which the seller gets (D-B3); the turn then ends (D-B1)."""
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
        """The discards are shuffled into a new pile when a card is needed and the pile is empty (D-R1).

        There always is a card then, since none of the witches ever stays with a player (D-R2).
        """
        self.pile.push_cards(self.discards)
        self.pile.shuffle(self.rng)
        self.discards.clear()
        if log is not None:
            log.append(Reshuffled(self.pile.named(NAMES)))

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
        """The first player with all six castle cards of the own colour wins at once (D-E1)."""
        if player.is_complete():
            self.is_over = True
            if log is not None:
                log.append(Won(self.to_act, NAMES[player.colour]))

    def scores(self) -> list[int]:
        """1 for the winner, 0 for all others, who share the second place (D-E1)."""
        return [1 if player.is_complete() else 0 for player in self.seats]

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
        """Hidden from every seat is the order of the pile, and nothing else (D-T3)."""
        self.renew_luck(rng)

    def renew_luck(self, rng: Rng) -> None:
        """Nobody knows the order of the pile (D-T3)."""
        self.rng = Sfc32(rng.next_u32())
        self.pile.shuffle(rng)

    def census(self) -> Cards:
        cards = self.in_pile()
        cards.add_cards(self.discards)
        for player in self.seats:
            cards.add_cards(player.cards)
        return cards


def deal(players: i64, rng: Rng) -> Diamoniak:
    """All cards (D-P1) shuffled into one pile (D-S1), and a random player to start (D-S2)."""
    pile = Pile()
    for kind in range(KINDS):
        for _ in range(copies(kind)):
            pile.push(kind)
    pile.shuffle(rng)
    seats = [Player(Cards(KINDS)) for _ in range(players)]
    state = Diamoniak(players, rng, seats, pile, Cards(KINDS))
    state.to_act = rng.below(players)
    return state
