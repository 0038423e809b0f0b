"""What may leave the process: the views of Dig Dig, and the facts of a refusal.

Hidden are the deck, the blind cards, and the cards in other hands that nobody saw go there. Which cards a player took
up in the open is remembered for everybody (`known`): a view forgets nothing. What is memory is marked so: a look at the
table says how many cards a hand and the compost heap hold (G-E2), and which lie in the open.
"""

from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import UNSET, Struct, UnsetType
from mypy_extensions import i64

from parlour.engine.cards import Pile
from parlour.engine.event import Viewer
from parlour.engine.game import Fact, View
from parlour.engine.memory import Memory
from parlour.engine.rng import Sfc32
from parlour.games.digdig.rules.actions import (
    card_of,
    face_up_card_of,
    hand_card_of,
    is_blind,
    is_play,
    is_swap,
    slot_of,
    times_of,
)
from parlour.games.digdig.rules.cards import DROP, FIVE, LIMBO, NAMES, NOTHING, all_cards
from parlour.games.digdig.rules.counts import counted
from parlour.games.digdig.rules.piles import PlayPile
from parlour.games.digdig.rules.player import ROW, Player
from parlour.games.digdig.rules.state import DigDig

Holds = Literal["any", "after-drop", "lowest", "higher", "at-least", "at-most-five"]
"""What is asked of the next number: nothing on an empty pile (G-T6) or on a Drop (G-X2), the lowest to begin with
(G-S3), higher to answer it (G-T2), the same or higher (G-T3), 5 or lower on a Limbo (G-X3). Ninjas are looked through
(G-X4)."""


UNSEARCHED = Memory("G-E2")
"""What went into a hand or onto the compost heap is not looked at again."""


class Seen(Struct, frozen=True, kw_only=True):
    """What a viewer knows of one player's cards."""

    hand_count: int
    known: Annotated[list[str], UNSEARCHED]
    """Cards of this hand that everybody saw go there."""
    cannot: Annotated[list[str], UNSEARCHED]
    """What the other cards of this hand are not: they would have been led (G-S3) or played (G-T5)."""
    face_up: list[str]
    blind_slots: list[int]
    """The slots (1 to 3) where a blind card still lies."""
    swaps: int
    place: int
    """1 for the first who went out; 0 while still in."""
    hand: list[str] | UnsetType = UNSET
    """Only for the owner, or all cards open."""
    blind: list[str] | UnsetType = UNSET
    """Only all cards open: the card in each of `blind_slots`."""


class DigDigView(View, frozen=True, kw_only=True):
    """What a viewer knows of a match of Dig Dig."""

    phase: Literal["swap", "lead", "play", "over"]
    players: list[Seen]
    pile: list[str]
    """The play pile from the top."""
    holds: Holds
    """The rule for the next number."""
    number: str | None
    """The number that `holds` speaks of; none where any card goes."""
    deck_count: int
    compost_count: int
    compost: Annotated[list[str], UNSEARCHED]
    """Sorted; everybody saw these cards go there."""
    idle: int
    """Moves since the last progress (G-E3)."""
    voluntary_pickup: bool
    deck: list[str] | UnsetType = UNSET
    """Only all cards open, from the top."""
    tie_from: int | UnsetType = UNSET
    """Only all cards open, and only until it is settled who starts (G-S3): nobody can know it, and it is spent then."""


def view(state: DigDig, viewer: Viewer) -> DigDigView:
    """What a viewer knows, built up from nothing."""
    holds, number = rule_that_holds(state)
    is_open = viewer == "open"
    return DigDigView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        phase=phase(state),
        players=[
            Seen(
                hand_count=player.hand.size,
                known=player.known.named(NAMES),
                cannot=[name for kind, name in enumerate(NAMES) if player.cannot >> kind & 1],
                face_up=player.face_up.named(NAMES),
                blind_slots=[slot + 1 for slot in range(ROW) if player.blind[slot] != NOTHING],
                swaps=player.swaps,
                place=player.place,
                hand=player.hand.named(NAMES) if is_open or viewer == seat else UNSET,
                blind=[NAMES[kind] for kind in player.blind if kind != NOTHING] if is_open else UNSET,
            )
            for seat, player in enumerate(state.seats)
        ],
        pile=state.pile.cards.named(NAMES),
        holds=holds,
        number=number,
        deck_count=state.deck.size,
        compost_count=state.compost.size,
        compost=state.compost.named(NAMES),
        idle=state.idle,
        voluntary_pickup=state.voluntary_pickup,
        deck=state.deck.named(NAMES) if is_open else UNSET,
        tie_from=state.tie_from if is_open and state.is_swapping else UNSET,
    )


def phase(state: DigDig) -> Literal["swap", "lead", "play", "over"]:
    if state.is_over:
        return "over"
    if state.is_swapping:
        return "swap"
    return "play" if state.pile.lead == NOTHING else "lead"


def rule_that_holds(state: DigDig) -> tuple[Holds, str | None]:
    """What is asked of the next number, and which number it is about."""
    if state.pile.lead != NOTHING:
        return "lowest", NAMES[state.pile.lead]
    if state.pile.under == LIMBO:
        return "at-most-five", NAMES[FIVE]
    if state.pile.under == DROP:
        return "after-drop", None
    if state.pile.under == NOTHING:
        return "any", None
    return "higher" if state.pile.must_be_higher else "at-least", NAMES[state.pile.under]


def imagine(view: DigDigView) -> DigDig:
    """A state that looks like this view; the unseen cards lie in order of kind wherever there is room for them."""
    unseen = all_cards()
    for name in view.compost + view.pile:
        unseen.take(NAMES.index(name), 1)
    for seen in view.players:
        for name in seen.face_up + (seen.known if seen.hand is UNSET else seen.hand):
            unseen.take(NAMES.index(name), 1)
    spare = Pile(unseen.kinds())
    seats = [imagined_player(seen, spare) for seen in view.players]
    if isinstance(view.deck, list):
        spare = Pile(NAMES.index(name) for name in reversed(view.deck))
    state = DigDig(len(seats), Sfc32(0), seats, spare, PlayPile(Pile()), counted(view.compost, NAMES))
    for name in reversed(view.pile):
        state.pile.put(NAMES.index(name), 1)
    state.is_over = view.to_act is None
    state.to_act = view.to_act or 0
    state.voluntary_pickup = view.voluntary_pickup
    state.is_swapping = view.phase == "swap"
    state.pile.lead = NAMES.index(view.number) if view.holds == "lowest" and view.number else NOTHING
    state.pile.must_be_higher = view.holds == "higher"
    state.out = sum(seen.place > 0 for seen in view.players)
    state.idle = view.idle
    if isinstance(view.tie_from, int):
        state.tie_from = view.tie_from
    return state


def imagined_player(seen: Seen, spare: Pile) -> Player:
    """One player of `imagine`; takes what cannot be seen from `spare`."""
    hand = counted(seen.known if seen.hand is UNSET else seen.hand, NAMES)
    while hand.size < seen.hand_count:
        hand.add(spare.pop(), 1)
    blind = vec[i64]([NOTHING for _ in range(ROW)])
    for index, slot in enumerate(seen.blind_slots):
        blind[slot - 1] = NAMES.index(seen.blind[index]) if isinstance(seen.blind, list) else spare.pop()
    player = Player(hand, counted(seen.known, NAMES), counted(seen.face_up, NAMES), blind)
    player.cannot = sum(1 << NAMES.index(name) for name in seen.cannot)
    player.blind_left = len(seen.blind_slots)
    player.swaps = seen.swaps
    player.place = seen.place
    return player


def facts(state: DigDig, action: int) -> dict[str, Fact]:
    """What refusals of an action may speak of."""
    player = state.seats[state.to_act]
    offered = state.legal_actions()
    known: dict[str, Fact] = {
        "top": NAMES[state.pile.under] if state.pile.under != NOTHING else None,
        "lowest": NAMES[state.pile.lead] if state.pile.lead != NOTHING else None,
        "playable": [NAMES[card_of(one)] for one in offered if is_play(one) and times_of(one) == 1],
        "blind": any(is_blind(one) for one in offered),
    }
    if is_swap(action):
        return known | {"hand": NAMES[hand_card_of(action)], "face_up": NAMES[face_up_card_of(action)]}
    if is_play(action):
        held = state.row_of(player).of(card_of(action))
        return known | {"card": NAMES[card_of(action)], "held": held, "played": times_of(action)}
    if is_blind(action):
        return known | {"slot": slot_of(action) + 1}
    return known
