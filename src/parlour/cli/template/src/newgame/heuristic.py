"""A sensible fast player: wins as cheaply as it can, and throws low cards away otherwise. Compiled with mypyc."""

from typing import final

from mypy_extensions import i64
from parlour.engine.cardset import bit_of, count
from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.tricks import suit_cards

from newgame.rules import PACK, RANKS, NewGameState, rank_of, suit_of


def wins_so_far(state: NewGameState, card: i64) -> bool:
    """Whether a card would lie highest in the trick."""
    trick = state.trick.clone()
    trick.add(card, suit_of(card), rank_of(card))
    return trick.card(trick.highest) == card


def is_last(state: NewGameState) -> bool:
    """Whether the seat to act ends the trick."""
    return state.trick.size == state.players - 1


def beaters(state: NewGameState, card: i64) -> i64:
    """How many cards that the seat to act has not seen would beat this one."""
    seen = state.hands[state.to_act]
    for seat in range(state.players):
        seen |= state.played[seat]
    higher = suit_cards(suit_of(card), RANKS) & ~(bit_of(card + 1) - 1)
    return count(higher & PACK & ~seen)


@final
class Heuristic(Policy):
    """Rates every legal action and takes the best."""

    def __init__(self) -> None:
        self.offers: Ints = Ints()

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, NewGameState)
        offers = self.offers
        state.legal(offers)
        best = offers.items[0]
        for i in range(1, offers.size):
            if self.rate(state, offers.items[i]) > self.rate(state, best):
                best = offers.items[i]
        return best

    def rate(self, state: NewGameState, card: i64) -> i64:
        if not wins_so_far(state, card):
            return -rank_of(card)
        if is_last(state):
            return RANKS - rank_of(card)
        return RANKS - beaters(state, card)
