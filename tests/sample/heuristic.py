"""A sensible fast player of Magpies: keeps high cards, wins what can be won, throws low cards away."""

from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State
from tests.sample.rules import KINDS, NOTHING, Magpies, card_of, colour_of, is_pass, value_of


def unseen_cards(state: Magpies) -> list[int]:
    """What the seat to act has seen nowhere."""
    known = state.known_card(state.to_act)
    seen = {card for cards in (state.hands[state.to_act], *state.played, state.turned) for card in cards}
    return [card for card in range(KINDS) if card not in seen and (known == NOTHING or card != known)]


def beaters(state: Magpies, card: int) -> int:
    """How many cards that the seat to act has not seen would beat one of its own."""
    return sum(colour_of(other) == colour_of(card) and other > card for other in unseen_cards(state))


def wins_so_far(state: Magpies, card: int) -> bool:
    """Whether a card would lead the trick."""
    if not state.trick:
        return True
    return all(colour_of(card) == colour_of(state.trick[0]) and not is_over(other, card) for other in state.trick)


def is_over(other: int, card: int) -> bool:
    return colour_of(other) == colour_of(card) and other > card


class Heuristic(Policy):
    """Rates every legal action and takes the best, luck among equals."""

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Magpies)
        ratings = {action: self.rate(state, action) for action in state.legal_actions()}
        best = [action for action, rating in ratings.items() if rating == max(ratings.values())]
        return best[rng.below(len(best))]

    def rate(self, state: Magpies, action: int) -> int:
        card = card_of(action)
        if is_pass(action):
            return -value_of(card)
        if wins_so_far(state, card):
            return 10 - beaters(state, card)
        return -value_of(card)
