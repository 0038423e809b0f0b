"""What may leave the process: views, and the facts of a refusal. The hands of others are hidden, and what is aside."""

from typing import Annotated

from msgspec import UNSET, Struct, UnsetType
from parlour.engine.cardset import bit_of, lowest, named, set_named
from parlour.engine.event import Viewer
from parlour.engine.game import Fact, View
from parlour.engine.memory import Memory
from parlour.engine.rng import Sfc32
from parlour.engine.tricks import NO_SUIT, suit_cards

from newgame.rules import NAMES, PACK, RANKS, SUITS, NewGameState, rank_of, suit_of

FACE_DOWN = Memory("N-T3")
"""Marks what only somebody knows who has watched: a table that is played by the book does not show it."""


class Seen(Struct, frozen=True, kw_only=True):
    """What a viewer knows of one player."""

    points: int
    is_dealer: bool
    is_leader: bool
    """Whether this seat leads, or led, the trick."""
    hand_count: int
    played: Annotated[list[str], FACE_DOWN]
    """In this deal."""
    lacks: Annotated[list[str], FACE_DOWN]
    """Suits that were not followed, so that none is in the hand."""
    hand: list[str] | UnsetType = UNSET
    """Only for the owner, or all cards open."""


class NewGameView(View, frozen=True, kw_only=True):
    """What a viewer knows of a match."""

    deal: int
    """Which deal this is, from 1."""
    deals: int
    """How many there are."""
    trick: list[str]
    """In the order of play."""
    players: list[Seen]
    aside_count: int
    aside: list[str] | UnsetType = UNSET
    """Only all cards open."""


def view(state: NewGameState, viewer: Viewer) -> NewGameView:
    """What a viewer knows, built up from nothing."""
    aside = named(state.aside, NAMES)
    return NewGameView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        deal=state.deal,
        deals=state.deals,
        trick=[NAMES[state.trick.card(place)] for place in range(state.trick.size)],
        players=[seen_player(state, seat, viewer) for seat in range(state.players)],
        aside_count=len(aside),
        aside=aside if viewer == "open" else UNSET,
    )


def seen_player(state: NewGameState, seat: int, viewer: Viewer) -> Seen:
    hand = named(state.hands[seat], NAMES)
    return Seen(
        points=state.points[seat],
        is_dealer=seat == state.dealer,
        is_leader=seat == state.trick.leader,
        hand_count=len(hand),
        played=named(state.played[seat], NAMES),
        lacks=[name for suit, name in enumerate(SUITS) if state.lacks[seat] & suit_cards(suit, RANKS)],
        hand=hand if viewer in (seat, "open") else UNSET,
    )


def imagine(view: NewGameView) -> NewGameState:
    """A state that looks like this view; unseen cards lie anywhere, until `redeal` deals them."""
    state = NewGameState(len(view.players), Sfc32(0))
    state.is_over = view.to_act is None
    state.deals, state.deal = view.deals, view.deal
    state.aside = PACK
    for seat, seen in enumerate(view.players):
        state.points[seat] = seen.points
        state.played[seat] = set_named(seen.played, NAMES)
        state.hands[seat] = set_named(seen.hand, NAMES) if isinstance(seen.hand, list) else 0
        state.lacks[seat] = sum(suit_cards(SUITS.index(suit), RANKS) for suit in seen.lacks)
        state.aside &= ~(state.played[seat] | state.hands[seat])
        if seen.is_dealer:
            state.dealer = seat
        if seen.is_leader:
            state.lead(seat)
    for card in (NAMES.index(name) for name in view.trick):
        state.trick.add(card, suit_of(card), rank_of(card))
        state.to_act = state.left_of(state.to_act)
    for seat, seen in enumerate(view.players):
        while len(named(state.hands[seat], NAMES)) < seen.hand_count:
            card = lowest(state.aside)
            state.hands[seat] |= bit_of(card)
            state.aside &= ~bit_of(card)
    return state


def facts(state: NewGameState, action: int) -> dict[str, Fact]:
    """What refusals of an action may speak of."""
    suit = state.trick.required
    return {
        "card": NAMES[action],
        "suit": None if suit == NO_SUIT else SUITS[suit],
        "cards": [*named(state.playable(), NAMES)],
    }
