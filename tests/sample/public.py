"""What may leave the process: the views of Magpies, and the facts of a refusal."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Struct, UnsetType

from parlour.engine.event import Viewer
from parlour.engine.game import Fact, View
from parlour.engine.memory import Memory
from parlour.engine.rng import Sfc32
from tests.sample.rules import COLOUR_NAMES, KINDS, NAMES, NOTHING, Magpies, card_of

FACE_DOWN = Memory("M-T2")
"""Won cards lie face down."""


class Seen(Struct, frozen=True, kw_only=True):
    """What a viewer knows of one player."""

    hand_count: int
    points: int
    played: Annotated[list[str], FACE_DOWN]
    """What was played in this deal, in order."""
    lacks: Annotated[list[str], FACE_DOWN]
    """Colours that were not followed, so that none is in the hand."""
    has_given: bool
    """Whether a card has been passed in this deal."""
    given: Annotated[str | UnsetType, FACE_DOWN] = UNSET
    """The passed card: only for who gave it, who has got it, or all cards open."""
    hand: list[str] | UnsetType = UNSET
    """Only for the owner, or all cards open."""


class MagpiesView(View, frozen=True, kw_only=True):
    """What a viewer knows of a match of Magpies."""

    phase: Literal["pass", "play", "over"]
    deal: int
    """Which deal this is, from 1."""
    deals: int
    """How many there are."""
    dealer: int
    leader: int
    """Who leads, or led, the trick."""
    players: list[Seen]
    trick: list[str]
    """In the order of play."""
    turned: list[str]
    """What magpies have turned up in this deal."""
    turned_before: Annotated[list[str], FACE_DOWN]
    """What they turned up in the deal before: perhaps in its last move, which no other view has shown."""
    bonus: int
    """What they add to this trick."""
    stock_count: int
    stock: list[str] | UnsetType = UNSET
    """Only all cards open."""


def names_of(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def cards_of(names: Sequence[str]) -> list[int]:
    return [NAMES.index(name) for name in names]


def view(state: Magpies, viewer: Viewer) -> MagpiesView:
    """What a viewer knows, built up from nothing."""
    return MagpiesView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        phase="over" if state.is_over else "pass" if state.is_passing else "play",
        deal=state.deal,
        deals=state.deals,
        dealer=state.dealer,
        leader=state.leader,
        players=[seen_player(state, viewer, seat) for seat in range(state.players)],
        trick=names_of(state.trick),
        turned=names_of(state.turned),
        turned_before=names_of(state.turned_before),
        bonus=state.bonus,
        stock_count=len(state.stock),
        stock=names_of(state.stock) if viewer == "open" else UNSET,
    )


def seen_player(state: Magpies, viewer: Viewer, seat: int) -> Seen:
    has_given = state.given[seat] != NOTHING
    sees_gift = viewer in (seat, "open") or (viewer == state.left_of(seat) and not state.is_passing)
    return Seen(
        hand_count=len(state.hands[seat]),
        points=state.points[seat],
        played=names_of(state.played[seat]),
        lacks=[COLOUR_NAMES[colour] for colour in sorted(state.lacks[seat])],
        has_given=has_given,
        given=NAMES[state.given[seat]] if has_given and sees_gift else UNSET,
        hand=names_of(state.hands[seat]) if viewer in (seat, "open") else UNSET,
    )


def imagine(view: MagpiesView) -> Magpies:
    """A state that looks like this view; the unseen cards lie in order wherever there is room for them."""
    state = Magpies(len(view.players), Sfc32(0))
    state.is_over = view.to_act is None
    state.to_act = view.leader if view.to_act is None else view.to_act
    state.deals = view.deals
    state.deal = view.deal
    state.dealer = view.dealer
    state.is_passing = view.phase == "pass"
    state.leader = view.leader
    state.trick = cards_of(view.trick)
    state.turned = cards_of(view.turned)
    state.turned_before = cards_of(view.turned_before)
    state.bonus = view.bonus
    state.points = [seen.points for seen in view.players]
    state.played = [cards_of(seen.played) for seen in view.players]
    state.lacks = [{COLOUR_NAMES.index(colour) for colour in seen.lacks} for seen in view.players]
    state.given = [NAMES.index(seen.given) if isinstance(seen.given, str) else NOTHING for seen in view.players]
    fill_hands(state, view)
    fill_gifts(state, view)
    return state


def fill_hands(state: Magpies, view: MagpiesView) -> None:
    """The hands that the view shows, the known card of a passed one, and unseen cards for the rest."""
    for owner, seen in enumerate(view.players):
        if isinstance(seen.hand, list):
            state.hands[owner] = cards_of(seen.hand)
    if isinstance(view.viewer, int) and not state.is_passing:
        gift, receiver = state.given[view.viewer], state.left_of(view.viewer)
        if gift != NOTHING and gift not in state.played[receiver]:
            state.hands[receiver] = [gift]
    lying = {card for cards in (*state.hands, *state.played, state.turned) for card in cards}
    unseen = [card for card in range(KINDS) if card not in lying]
    for owner, seen in enumerate(view.players):
        missing = seen.hand_count - len(state.hands[owner])
        state.hands[owner] = sorted(state.hands[owner] + unseen[:missing])
        unseen = unseen[missing:]
    state.stock = unseen


def fill_gifts(state: Magpies, view: MagpiesView) -> None:
    """Of passed cards that cannot be seen any that may have been passed."""
    for giver, seen in enumerate(view.players):
        if seen.has_given and seen.given is UNSET:
            receiver = state.left_of(giver)
            gifts = state.hands[giver] if state.is_passing else state.hands[receiver] + state.played[receiver]
            state.given[giver] = gifts[0]


def facts(state: Magpies, action: int) -> dict[str, Fact]:
    """What refusals of an action may speak of."""
    hand = state.hands[state.to_act]
    return {
        "card": NAMES[card_of(action)],
        "hand": names_of(hand),
        "follow": names_of(state.followers(hand)),
        "led": NAMES[state.trick[0]] if state.trick else None,
    }
