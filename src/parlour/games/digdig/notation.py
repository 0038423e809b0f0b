"""Dig Dig in writing: an action in notation and in its parts, a view as text."""

from parlour.engine.game import Parts, Say
from parlour.games.digdig.public import DigDigView, Seen
from parlour.games.digdig.rules.actions import (
    PICK_UP,
    READY,
    card_of,
    face_up_card_of,
    hand_card_of,
    is_blind,
    is_swap,
    slot_of,
    times_of,
)
from parlour.games.digdig.rules.cards import NAMES
from parlour.games.digdig.rules.state import DigDig


def write(action: int) -> str:
    """An action in notation."""
    if is_swap(action):
        return f"swap {NAMES[hand_card_of(action)]} {NAMES[face_up_card_of(action)]}"
    if action == READY:
        return "ready"
    if action == PICK_UP:
        return "pick up"
    if is_blind(action):
        return f"blind {slot_of(action) + 1}"
    return " ".join(["play"] + [NAMES[card_of(action)]] * times_of(action))


def parts(state: DigDig, action: int) -> Parts:
    """What an action of the seat to act is made of."""
    if is_swap(action):
        hand, face_up = NAMES[hand_card_of(action)], NAMES[face_up_card_of(action)]
        return Parts("swap", card=hand, from_="hand", to="row", other=face_up)
    if action == READY:
        return Parts("ready")
    if action == PICK_UP:
        return Parts("pick_up", from_="pile", to="hand", count=state.pile.cards.size)
    if is_blind(action):
        return Parts("blind", from_="blind", to="pile", slot=slot_of(action) + 1)
    from_hand = state.plays_hand(state.seats[state.to_act])
    card, count = NAMES[card_of(action)], times_of(action)
    return Parts("play", card=card, count=count, from_="hand" if from_hand else "row", to="pile")


def table(view: DigDigView, say: Say) -> str:
    """A view as text."""
    lines = []
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        if player.place:
            lines.append(f"{marker} {say('table-out', seat=seat, place=player.place)}")
        else:
            lines.append(f"{marker} {say('table-player', seat=seat)} {cards_of_player(player, say)}")
    if view.phase != "swap":
        lines.append(
            f"  {say('table-pile', cards=[*view.pile])} {say('table-holds', holds=view.holds, number=view.number)}"
        )
    if isinstance(view.deck, list):
        deck = say("table-deck-open", cards=[*view.deck])
    else:
        deck = say("table-deck", count=view.deck_count)
    lines.append(f"  {deck} {say('table-compost', count=view.compost_count)}")
    return "\n".join(lines)


def cards_of_player(player: Seen, say: Say) -> str:
    """What lies with one player."""
    if isinstance(player.hand, list):
        hand = say("table-hand", cards=[*player.hand])
    elif player.known:
        hand = say("table-hand-known", count=player.hand_count, cards=[*player.known])
    else:
        hand = say("table-hand-hidden", count=player.hand_count)
    if isinstance(player.blind, list):
        blind = say("table-blind-open", cards=[*player.blind])
    else:
        blind = say("table-blind", count=len(player.blind_slots))
    return f"{hand} {say('table-row', cards=[*player.face_up])} {blind}"
