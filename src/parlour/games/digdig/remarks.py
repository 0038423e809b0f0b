"""What is to be said for or against a move of Dig Dig, from what its player can know."""

from parlour.engine.state import LEGAL
from parlour.games.digdig.heuristic import worth
from parlour.games.digdig.notation import card_word
from parlour.games.digdig.rules.actions import BLIND, PICK_UP, PLAY, READY
from parlour.games.digdig.rules.cards import BOOM, COPIES, KINDS, NAMES, NINJA, NOTHING, NUMBERS
from parlour.games.digdig.rules.state import DigDig


def remark(state: DigDig, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    if action < READY:
        return on_swap(action // KINDS, action % KINDS)
    if action == READY:
        return on_ready(state)
    if action == PICK_UP:
        return f"takes {state.pile.size} cards into your hand"
    if action >= BLIND:
        return f"about {share_that_fits(state):.0%} of the cards you have not seen would fit"
    return on_play(state, (action - PLAY) // COPIES, (action - PLAY) % COPIES + 1)


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


def on_play(state: DigDig, kind: int, times: int) -> str:
    row = state.row_of(state.seats[state.to_act])
    if row.size == times and is_last_row(state):
        return "your last card: you are out"
    if kind == BOOM or (kind < NUMBERS and times + (state.run if state.under == kind else 0) == COPIES):
        return f"composts {state.pile.size + times} cards and gives you another turn"
    others = [
        other for other in range(NUMBERS) if row.count[other] > 0 and state.misfit(other) == LEGAL and other != kind
    ]
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


def is_last_row(state: DigDig) -> bool:
    """Whether nothing lies behind the cards that the seat to act plays from."""
    player = state.seats[state.to_act]
    behind = player.face_up.size if state.plays_hand(player) else 0
    return state.deck.size == 0 and behind == 0 and player.blind_left == 0


def share_that_fits(state: DigDig) -> float:
    """How many of the cards that the seat to act has not seen would fit on the pile."""
    unseen = [kind for player in state.seats for kind in player.blind if kind != NOTHING] + state.deck.bottom_up()
    for seat, player in enumerate(state.seats):
        if seat != state.to_act:
            unseen += [kind for kind in range(KINDS) for _ in range(player.hand.count[kind] - player.known.count[kind])]
    return sum(state.misfit(kind) == LEGAL for kind in unseen) / len(unseen)
