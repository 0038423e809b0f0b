"""The moves of Dig Dig as numbers: whatever puts an action together or takes it apart stands here."""

from typing import Final

from mypy_extensions import i64

from parlour.games.digdig.rules.cards import COPIES, KINDS

SWAP: Final = 0  # + hand kind * KINDS + face-up kind
READY: Final = 196
PLAY: Final = 197  # + kind * COPIES + number of cards - 1
PICK_UP: Final = 253
BLIND: Final = 254  # + slot
ACTIONS: Final = 257


def swap_of(hand: i64, face_up: i64) -> i64:
    """The action that swaps a hand card for a face-up card (G-S2)."""
    return SWAP + hand * KINDS + face_up


def is_swap(action: i64) -> bool:
    return action < READY


def hand_card_of(swap: i64) -> i64:
    """The kind that a swap lays face up."""
    return (swap - SWAP) // KINDS


def face_up_card_of(swap: i64) -> i64:
    """The kind that a swap takes to hand."""
    return (swap - SWAP) % KINDS


def play_of(kind: i64, times: i64) -> i64:
    """The action that plays so many equal cards (G-T1)."""
    return PLAY + kind * COPIES + times - 1


def is_play(action: i64) -> bool:
    """Whether an action plays open cards, from the hand or the face-up row."""
    return PLAY <= action < PICK_UP


def card_of(play: i64) -> i64:
    """The kind that is played."""
    return (play - PLAY) // COPIES


def times_of(play: i64) -> i64:
    """How many cards of that kind are played."""
    return (play - PLAY) % COPIES + 1


def blind_of(slot: i64) -> i64:
    """The action that turns the blind card in a slot (G-T8)."""
    return BLIND + slot


def is_blind(action: i64) -> bool:
    return action >= BLIND


def slot_of(blind: i64) -> i64:
    """The slot of the blind card that is turned, from 0."""
    return blind - BLIND
