"""What is to be said for or against a move of Dig Dig, from what its player can know."""

from parlour.engine.event import Event
from parlour.engine.game import Remark
from parlour.engine.game import remark as said
from parlour.engine.state import LEGAL
from parlour.games.digdig.events import Composted, WentOut
from parlour.games.digdig.heuristic import worth
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
from parlour.games.digdig.rules.redeal import taken_up
from parlour.games.digdig.rules.state import DigDig


def remark(state: DigDig, action: int) -> Remark:
    """What is to be said about a legal action of the seat to act."""
    if is_swap(action):
        return on_swap(hand_card_of(action), face_up_card_of(action))
    if action == READY:
        return on_ready(state)
    if action == PICK_UP:
        return said("takes", count=state.pile.cards.size)
    if is_blind(action):
        return said("blind", percent=round(100 * share_that_fits(state)))
    return on_play(state, action)


def on_swap(hand: int, face_up: int) -> Remark:
    if worth(hand) > worth(face_up):
        return said("saves", card=NAMES[hand], other=NAMES[face_up])
    return said("gives_up", other=NAMES[face_up])


def on_ready(state: DigDig) -> Remark:
    player = state.seats[state.to_act]
    best = max((worth(kind) for kind in range(KINDS) if player.hand.of(kind) > 0), default=0)
    worst = min((worth(kind) for kind in range(KINDS) if player.face_up.of(kind) > 0), default=0)
    return said("could_be_stronger" if best > worst else "as_strong_as_it_gets")


def on_play(state: DigDig, action: int) -> Remark:
    """What comes of it, or what it saves and spends. Cards that are drawn after the play are not spoken of."""
    log: list[Event] = []
    state.clone().apply(action, log)
    if any(isinstance(event, WentOut) for event in log):
        return said("out")
    for event in log:
        if isinstance(event, Composted):
            return said("composts", count=event.count)
    kind, times = card_of(action), times_of(action)
    row = state.row_of(state.seats[state.to_act])
    plays = {card_of(other) for other in state.legal_actions() if is_play(other)}
    others = sorted(other for other in plays if other < NUMBERS and other != kind)
    if kind == NINJA:
        return said("ninja", number_fits=bool(others))
    if kind >= NUMBERS:
        return said("power", number_fits=bool(others))
    if row.of(kind) > times:
        return said("keeps_more", count=row.of(kind) - times)
    lower = [other for other in others if other < kind]
    if lower:
        return said("keeps_lower", card=NAMES[lower[0]])
    return said("lowest")


def share_that_fits(state: DigDig) -> float:
    """How many of the cards that the seat to act has not seen would fit on the pile."""
    twin = state.clone()
    unseen = taken_up(twin.seats, twin.to_act, twin.deck).cards.bottom_up()
    return sum(state.pile.misfit(kind) == LEGAL for kind in unseen) / len(unseen)
