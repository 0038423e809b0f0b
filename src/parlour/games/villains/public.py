"""What may leave the process: the views of Villains, and the facts of a refusal.

Hidden are the draw piles, the hands but for a card that No Escape laid open, and the faces of Heroes that were laid out
of a hand; the layer knows these, and everybody those that lay open before. A view shows the top and the height of a
pile (V-T9); what its viewer remembers below stands in fields of its own that are marked as memory, and forget nothing.
"""

from typing import Annotated, Literal, assert_never

from msgspec import UNSET, Struct, UnsetType

from parlour.engine.cards import Pile, cards_named
from parlour.engine.game import Fact, View, Viewer, seat_of
from parlour.engine.memory import Memory
from parlour.engine.rng import Sfc32
from parlour.games.villains.rules.actions import LEFT, OWN, RIGHT, card_of, is_aimed, target_of, way_of
from parlour.games.villains.rules.cards import KINDS, NAMES, NOTHING, NUMBERS, VILLAINS, count_of, one
from parlour.games.villains.rules.loot import NOBODY, Loot, shown_card, stolen_secret
from parlour.games.villains.rules.piles import (
    HERO,
    KIND_MASK,
    age,
    display_name,
    heroes_in,
    is_cancelled,
    is_hero,
    is_secret,
    layer,
    points_in,
    secret_hero,
    showing,
    shows_number,
)
from parlour.games.villains.rules.player import Player
from parlour.games.villains.rules.state import Villains

UNSEARCHED = Memory("V-T9")
"""Nobody may look through a pile, to count it or to see again what went there."""


class VillainCard(Struct, frozen=True, tag="villain", tag_field="side"):
    """A card that lies Villain side up."""

    card: str


class SeenHero(Struct, frozen=True, tag="hero", tag_field="side"):
    """A Hero whose face everybody has seen."""

    card: str


class SecretHero(Struct, frozen=True, tag="secret hero", tag_field="side"):
    """A Hero laid out of a hidden hand."""

    laid_by: int
    thefts: int
    """How many of the cards in `stolen` the layer had taken by then."""
    card: str | UnsetType = UNSET
    """Only for who laid it, or all cards open."""


Laid = VillainCard | SeenHero | SecretHero


class Count(Struct, frozen=True):
    """What a pile counts as it lies (V-E2, V-E3); settled at the end."""

    heroes: int
    points: int
    cancelled: dict[str, int]
    """Points that the Heroes cancel, for each cancelled number that lies there."""
    by_number: dict[str, int]
    """Points of each number that there is, as it lies Villain side up, cancelled or not."""


class Seen(Struct, frozen=True, kw_only=True):
    """What a viewer knows of one player."""

    villain: str
    draw_count: int
    hand_count: int
    top: str | None
    """What lies on top of the pile: a card, "hero" for a card face down, none on an empty pile."""
    to_match: str | None
    """The card that a number card must match in colour or number to fit on the own pile; none if any fits."""
    height: int
    """How many cards lie in the pile."""
    remembered: Annotated[list[Laid], UNSEARCHED]
    """The pile from the top, as somebody knows it who has watched and forgets nothing."""
    count: Annotated[Count, UNSEARCHED]
    """Of the pile, from what is remembered."""
    seen: Annotated[list[str], UNSEARCHED]
    """Cards of this player's deck that everybody has seen, without those in `shown_since_theft`."""
    open: str | UnsetType = UNSET
    """A hand card that lies open and must be played next (V-X5)."""
    hand: list[str] | UnsetType = UNSET
    """Only for the owner, or all cards open; the open card is among them."""
    draw: list[str] | UnsetType = UNSET
    """Only all cards open, from the top."""


class Stolen(Struct, frozen=True, kw_only=True):
    """A card that was taken into hand by Hypnotize (V-X2)."""

    laid_by: int | UnsetType = UNSET
    """Of a Hero whose face only its layer had seen: that seat."""
    card: str | UnsetType = UNSET
    """Only for who knows it."""


class ShownCard(Struct, frozen=True):
    """A card that its player has shown."""

    card: str
    thefts: int
    """How many of the cards in `stolen` the player had taken before it left the hand."""


class VillainsView(View, frozen=True, kw_only=True):
    """What a viewer knows of a match of Villains."""

    players: list[Seen]
    removed: list[str]
    """The special discard pile, sorted; it lies open."""
    stolen: Annotated[list[Stolen], UNSEARCHED]
    """The cards that Jafar's player has taken and that may still be in that hand, in order of time."""
    shown_since_theft: Annotated[list[ShownCard], UNSEARCHED]
    """The cards that Jafar's player has shown since, each perhaps a stolen one."""
    specials: bool
    neighbour_play: Literal["redirect", "open"]


# Views


def names_in(cards: int) -> list[str]:
    """Many cards in one number, by name."""
    return [NAMES[kind] for kind in range(KINDS) for _ in range(count_of(cards, kind))]


def hand_names(player: Player) -> list[str]:
    return [NAMES[player.card(slot)] for slot in range(player.hand_size)]


def view(state: Villains, viewer: Viewer) -> VillainsView:
    """What a viewer knows, built up from nothing."""
    return VillainsView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        players=[seen_player(player, seat, viewer) for seat, player in enumerate(state.seats)],
        removed=state.removed.named(NAMES),
        stolen=[stolen_card(card, state.loot.thief, viewer) for card in state.loot.cards.bottom_up()],
        shown_since_theft=[ShownCard(NAMES[card & KIND_MASK], age(card)) for card in state.loot.shown.bottom_up()],
        specials=state.specials,
        neighbour_play="open" if state.is_neighbour_open else "redirect",
    )


def top_of(player: Player) -> str | None:
    """What everybody sees on top of a pile."""
    return None if player.top() == NOTHING else display_name(player.top())


def seen_player(player: Player, seat: int, viewer: Viewer) -> Seen:
    return Seen(
        villain=VILLAINS[player.villain],
        draw_count=player.draw.size,
        hand_count=player.hand_size,
        top=top_of(player),
        to_match=top_of(player) if shows_number(player.top()) else None,
        height=player.pile.size,
        remembered=[laid_card(laid, viewer) for laid in player.pile.top_down()],
        count=count(player.tally),
        seen=names_in(player.seen),
        open=UNSET if player.open == NOTHING else NAMES[player.open],
        hand=hand_names(player) if viewer in (seat, "open") else UNSET,
        draw=player.draw.named(NAMES) if viewer == "open" else UNSET,
    )


def laid_card(laid: int, viewer: Viewer) -> Laid:
    card = NAMES[laid & KIND_MASK]
    if not is_hero(laid):
        return VillainCard(card)
    if not is_secret(laid):
        return SeenHero(card)
    return SecretHero(layer(laid), age(laid), card if viewer in (layer(laid), "open") else UNSET)


def stolen_card(card: int, thief: int, viewer: Viewer) -> Stolen:
    name = NAMES[card & KIND_MASK]
    if not is_secret(card):
        return Stolen(card=name)
    return Stolen(laid_by=layer(card), card=name if viewer in (layer(card), thief, "open") else UNSET)


def count(tally: int) -> Count:
    heroes = heroes_in(tally)
    return Count(
        heroes,
        points_in(tally),
        {
            str(number): number * showing(tally, number)
            for number in range(1, NUMBERS + 1)
            if is_cancelled(number, heroes) and showing(tally, number) > 0
        },
        {str(number): number * showing(tally, number) for number in range(1, NUMBERS + 1)},
    )


# States from views


def imagine(view: VillainsView) -> Villains:
    """A state that looks like this view; what cannot be seen is dealt in one way that agrees with it."""
    seats = [imagined_player(seat, seen) for seat, seen in enumerate(view.players)]
    removed = cards_named(view.removed, NAMES)
    villains = [seen.villain for seen in view.players]
    thief = villains.index("jafar") if "jafar" in villains else NOBODY
    stolen = Pile(imagined_theft(card) for card in view.stolen)
    shown = Pile(shown_card(NAMES.index(card.card), card.thefts) for card in view.shown_since_theft)
    state = Villains(len(seats), Sfc32(0), seats, removed, Loot(thief, stolen, shown))
    state.is_over = view.to_act is None
    state.to_act = view.to_act or 0
    state.specials = view.specials
    state.is_neighbour_open = view.neighbour_play == "open"
    if view.viewer != "open":
        state.redeal(seat_of(view.viewer), Sfc32(0))
    return state


def kind_of(name: str | UnsetType) -> int:
    """The kind of a card; of one that cannot be seen any kind, until it is dealt."""
    return 0 if isinstance(name, UnsetType) else NAMES.index(name)


def imagined_player(seat: int, seen: Seen) -> Player:
    draw = Pile([0] * seen.draw_count) if seen.draw is UNSET else Pile(map(kind_of, reversed(seen.draw)))
    player = Player(seat, VILLAINS.index(seen.villain), draw, Pile())
    for laid in reversed(seen.remembered):
        player.put(imagined_laid(laid))
    if not isinstance(seen.open, UnsetType):
        player.open = NAMES.index(seen.open)
    hand = seen.hand if isinstance(seen.hand, list) else [] if seen.open is UNSET else [seen.open]
    for name in hand:
        player.receive(kind_of(name))
    while player.hand_size < seen.hand_count:
        player.receive(0)
    player.seen = sum(one(NAMES.index(name)) for name in seen.seen)
    return player


def imagined_laid(laid: Laid) -> int:
    match laid:
        case VillainCard(card):
            return kind_of(card)
        case SeenHero(card):
            return kind_of(card) | HERO
        case SecretHero(laid_by, thefts, name):
            return secret_hero(kind_of(name), laid_by, thefts)
    assert_never(laid)


def imagined_theft(stolen: Stolen) -> int:
    if isinstance(stolen.laid_by, int):
        return stolen_secret(kind_of(stolen.card), stolen.laid_by)
    return kind_of(stolen.card)


# Refusals


def facts(state: Villains, action: int) -> dict[str, Fact]:
    """What refusals of an action may speak of: all of it lies open, or in the hand of the seat to act."""
    player = state.seats[state.to_act]
    kind = card_of(action)
    known: dict[str, Fact] = {
        "card": NAMES[kind],
        "hand": [*hand_names(player)],
        "open": NAMES[player.open] if player.open != NOTHING else None,
        "own": top_of(player),
    }
    way = way_of(action)
    left, right = state.left_of(state.to_act), state.right_of(state.to_act)
    if way == OWN:
        fitting = state.fitting_own()
        return known | {"seats": [seat for seat in (left, right) if (state.playable_at(seat, fitting) >> kind) & 1]}
    if way in (LEFT, RIGHT):
        neighbour = left if way == LEFT else right
        return known | {"seat": neighbour, "there": top_of(state.seats[neighbour])}
    if is_aimed(action):
        targets: Fact = [seat for seat in range(state.players) if state.is_target(seat)]
        return known | {"seat": target_of(action), "seats": targets}
    return known
