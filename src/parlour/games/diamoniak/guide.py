"""How a search of Diamoniak looks ahead: only a few turns, and then it judges the position.

A match is long and lucky, so what becomes of it says little about one move. A position says more: each seat's strength
is a sum over what lies in front of it, and its chance to win is its share of all strengths (a logistic model, fitted to
the turns of many thousand matches between two, three and four heuristics).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cards import Cards
from parlour.engine.guide import Guide
from parlour.engine.state import State
from parlour.games.diamoniak.heuristic import Heuristic
from parlour.games.diamoniak.rules.cards import CASTLE, DIAMOND, FAIRY, KINDS, NO_COLOUR
from parlour.games.diamoniak.rules.player import PRICE, TOLL
from parlour.games.diamoniak.rules.state import Diamoniak

NOTHING_BEGUN: Final = -0.31
"""A seat without a castle."""
SAVED: Final = 0.044
"""A diamond towards the first price …"""
SAVED_AGAIN: Final = 0.09
"""… towards the second …"""
SPARE: Final = 0.025
"""… or beyond."""
HELP: Final = 0.21
"""A fairy."""
FODDER: Final = 0.055
"""A foreign castle card, as long as one witch takes it …"""
MORE_FODDER: Final = 0.095
"""… or beyond that: also what others may have to pay for."""
GUARD: Final = 0.036
"""For each castle card, another card that a witch takes first."""
FOR_SALE: Final = -0.26
"""A castle card at the side of somebody else …"""
FOR_SALE_STEP: Final = 0.05
"""… for each castle card that is built."""
BUYER: Final = 0.052
"""A purchase that can be paid, for each castle card that is built …"""
BUYER_TWICE: Final = 0.18
"""… and a second one."""
THREAT: Final = 1.96
"""A purchase that wins in the next turn …"""
THREAT_WAITS: Final = -0.59
"""… less so much for each seat that acts before."""
FEW: Final = 6
"""A pile is taken to hold at least so many."""
IN_PILE: Final = 0.004
"""A castle card in the pile, for each castle card that is built."""
IN_REACH: Final = 0.18
"""When all that lacks can be drawn or bought before the pile runs out."""
WAITS: Final = -0.1
"""For each seat that acts before."""


@final
class Lookahead(Guide):
    """Looks some turns ahead and judges what it finds there."""

    def __init__(self) -> None:
        super().__init__(Heuristic())
        self.mistakes = 0
        self.curiosity = 0.3
        self.reach: i64 = 3
        """How many turns to look ahead."""
        self.last: i64 = 0
        """The number of the turn to stop at."""
        self.built: vec[float] = vec[float]([-0.49, -0.42, -0.27, 0.08, 0.41, 1.0])
        """What a castle of so many cards is worth."""
        self.hope: vec[float] = vec[float]([0.38, 0.38, 0.38, 0.38, 1.65, 3.1])
        """What the share of the own colour among the cards of the pile is worth with a castle of so many cards."""
        self.pile: Cards = Cards(KINDS)
        """What a pile holds, filled only while a position is judged."""

    def begin(self, root: State) -> None:
        assert isinstance(root, Diamoniak)
        self.last = root.turns + self.reach

    def is_horizon(self, state: State) -> bool:
        assert isinstance(state, Diamoniak)
        return state.is_over or state.turns >= self.last

    def value(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win at the start of a turn, or what it got."""
        assert isinstance(state, Diamoniak)
        player = state.seats[state.to_act]
        if state.is_over or state.wins_by_purchase(player):
            for seat in range(state.players):
                out[seat] = 1.0 if seat == state.to_act else 0.0
            return
        self.pile.clear()
        self.pile.add_pile(state.pile)
        total = 0.0
        for seat in range(state.players):
            out[seat] = exp(self.judge(state, seat))
            total += out[seat]
        for seat in range(state.players):
            out[seat] /= total

    def judge(self, state: Diamoniak, seat: i64) -> float:
        """The logarithm of a seat's strength."""
        player = state.seats[seat]
        diamonds = player.cards.count[DIAMOND]
        built = player.castle()
        side = player.cards.size - built - diamonds - player.cards.count[FAIRY]
        waits = seat - state.to_act if seat >= state.to_act else seat + state.players - state.to_act
        sum = WAITS * float(waits) + HELP * float(player.cards.count[FAIRY])
        sum += SAVED * float(at_most(diamonds, PRICE)) + FODDER * float(at_most(side, TOLL))
        if diamonds > PRICE:
            sum += SAVED_AGAIN * float(at_most(diamonds - PRICE, PRICE))
        if diamonds > 2 * PRICE:
            sum += SPARE * float(diamonds - 2 * PRICE)
        if side > TOLL:
            sum += MORE_FODDER * float(side - TOLL)
        if player.colour == NO_COLOUR:
            return sum + NOTHING_BEGUN
        in_pile = self.pile.count[player.colour]
        for_sale = CASTLE - built - in_pile - state.discards.count[player.colour]
        sum += self.built[built] + GUARD * float(built * at_most(diamonds + side, TOLL))
        sum += float(for_sale) * (FOR_SALE + FOR_SALE_STEP * float(built))
        sum += self.hope[built] * float(in_pile) / float(self.pile.size if self.pile.size > FEW else FEW)
        sum += IN_PILE * float(in_pile * built)
        if in_pile + for_sale >= CASTLE - built:
            sum += IN_REACH
        if for_sale > 0 and diamonds >= PRICE:
            sum += BUYER * float(built)
            if for_sale > 1 and diamonds >= 2 * PRICE:
                sum += BUYER_TWICE
            if player.lacks_one():
                sum += THREAT + THREAT_WAITS * float(waits)
        return sum


def at_most(number: i64, limit: i64) -> i64:
    return number if number < limit else limit
