"""What is to be said for or against a move of Dig Dig, from what its player can know."""

from parlour.engine.event import Event
from parlour.engine.state import LEGAL
from parlour.games.digdig.events import Composted, WentOut
from parlour.games.digdig.heuristic import worth
from parlour.games.digdig.notation import card_word
from parlour.games.digdig.rules.actions import (
    PICK_UP,
    READY,
    card_of,
    face_up_card_of,
    hand_card_of,
    is_blind,
    is_play,
    is_swap,
    times_of,
)
from parlour.games.digdig.rules.cards import KINDS, NAMES, NINJA, NUMBERS
from parlour.games.digdig.rules.redeal import Unseen
from parlour.games.digdig.rules.state import DigDig


def remark(state: DigDig, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    if is_swap(action):
        return on_swap(hand_card_of(action), face_up_card_of(action))
    if action == READY:
        return on_ready(state)
    if action == PICK_UP:
        return f"takes {state.pile.cards.size} cards into your hand"
    if is_blind(action):
        return f"about {share_that_fits(state):.0%} of the cards you have not seen would fit"
    return on_play(state, action)


def on_swap(hand: int, face_up: int) -> str:
    if worth(hand) > worth(face_up):
        return (
            f"saves the {card_word(NAMES[hand])} for the end, where it helps more than the {card_word(NAMES[face_up])}"
        )
    return f"gives up the {card_word(NAMES[face_up])} in your row for a weaker card"


def on_ready(state: DigDig) -> str:
    player = state.seats[state.to_act]
    best = max((worth(kind) for kind in range(KINDS) if player.hand.count[kind] > 0), default=0)
    worst = min((worth(kind) for kind in range(KINDS) if player.face_up.count[kind] > 0), default=0)
    return "your row could still be stronger" if best > worst else "your row is as strong as it gets"


def on_play(state: DigDig, action: int) -> str:
    """What comes of it, or what it saves and spends. Cards that are drawn after the play are not spoken of."""
    log: list[Event] = []
    state.clone().apply(action, log)
    if any(isinstance(fact, WentOut) for fact in log):
        return "your last card: you are out"
    for fact in log:
        if isinstance(fact, Composted):
            return f"composts {fact.count} cards and gives you another turn"
    kind, times = card_of(action), times_of(action)
    row = state.row_of(state.seats[state.to_act])
    plays = {card_of(other) for other in state.legal_actions() if is_play(other)}
    others = sorted(other for other in plays if other < NUMBERS and other != kind)
    if kind == NINJA:
        return "leaves the next player with the same card to beat" + (", though a number would do" if others else "")
    if kind >= NUMBERS:
        return "spends a power, though a number would do" if others else "spends a power, since no number fits"
    if row.count[kind] > times:
        return f"keeps {row.count[kind] - times} more of the same"
    lower = [other for other in others if other < kind]
    if lower:
        return f"keeps the {NAMES[lower[0]]}, which will be harder to get rid of"
    return "gets rid of the lowest that fits"


def share_that_fits(state: DigDig) -> float:
    """How many of the cards that the seat to act has not seen would fit on the pile."""
    twin = state.clone()
    unseen = Unseen(twin.seats, twin.to_act, twin.deck).cards.bottom_up()
    return sum(state.pile.misfit(kind) == LEGAL for kind in unseen) / len(unseen)
