"""What may leave the process: the views of The Dwarf King, and the facts of a refusal.

Hidden are the other hands. What a viewer has seen of them is remembered: cards shown or taken back in the open
(`shown`), cards exchanged, and hands given away (`known`), and what somebody who did not follow cannot hold (`lacks`).
All tricks of the deal are remembered too: a view forgets nothing. What is memory is marked so: a look at the table says
how many tricks everybody has, and what the last one was (K-T3).
"""

from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import UNSET, Struct, UnsetType
from mypy_extensions import i64

from parlour.engine.cardset import bit_of, lowest, members, set_of
from parlour.engine.event import Viewer
from parlour.engine.game import Fact, View
from parlour.engine.memory import Memory
from parlour.engine.rng import Sfc32
from parlour.engine.state import SPECTATOR
from parlour.engine.tricks import NO_SUIT, Trick
from parlour.games.dwarfking.rules.actions import (
    EXCHANGE_PHASE,
    GIVE_PHASE,
    PASS_PHASE,
    PLAY_PHASE,
    QUEST_PHASE,
    SORCERER_PHASE,
    SWAP_PHASE,
    card_of,
    names_card,
    names_seat,
    seat_of,
)
from parlour.games.dwarfking.rules.cards import (
    COLOUR_NAMES,
    COLOURS,
    MAGIC,
    MUMMY,
    NAMES,
    PUPPETEER,
    cards_named,
    deck_of,
    names_of,
    of_colour,
)
from parlour.games.dwarfking.rules.player import Finished, Player
from parlour.games.dwarfking.rules.quests import NO_QUEST, quest_name, quest_number, side_a
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.games.dwarfking.rules.tricks import NO_FACE, colour_of_face, is_copy

Phase = Literal["quest", "exchange", "give", "play", "swap", "pass", "sorcerer", "over"]
PHASES: dict[int, Phase] = {
    QUEST_PHASE: "quest",
    EXCHANGE_PHASE: "exchange",
    GIVE_PHASE: "give",
    PLAY_PHASE: "play",
    SWAP_PHASE: "swap",
    PASS_PHASE: "pass",
    SORCERER_PHASE: "sorcerer",
}
MUMMY_NAME = NAMES[MUMMY]


FACE_DOWN = Memory("K-T3")
"""Won cards lie face down, and what was shown went back into its hand."""


class Laid(Struct, frozen=True):
    """A card in a trick."""

    seat: int
    """Who played it."""
    card: str
    stands_for: str | None
    """What the Mummy copies, the Puppeteer stands just above or the Sorcerer replaced; none for other cards."""


class TrickSeen(Struct, frozen=True, kw_only=True):
    """A trick, its cards in the order of play."""

    leader: int
    cards: list[Laid]
    required: str | None
    """The colour to follow; none before a coloured card lies there."""
    winner: int | None
    """Who won it; none while it is being played."""


class DealSeen(Struct, frozen=True):
    """A finished deal."""

    quest: str
    special: str
    points: list[int]


class Seen(Struct, frozen=True, kw_only=True):
    """What a viewer knows of one player."""

    hand_count: int
    tricks: int
    """Tricks won in this deal."""
    points: int
    """All finished deals."""
    deal_points: Annotated[int, FACE_DOWN]
    """What this deal would add if it ended now."""
    bonus: Annotated[int, FACE_DOWN]
    """Points from the Special in this deal, part of `deal_points`."""
    shown: Annotated[list[str], FACE_DOWN]
    """Cards of this hand that everybody knows to be there."""
    known: Annotated[list[str], FACE_DOWN]
    """Further cards of this hand that only some know to be there, the viewer among them."""
    lacks: Annotated[list[str], FACE_DOWN]
    """Colours, or the Mummy, that are not among the other cards of this hand: the player did not follow."""
    held_by: Annotated[list[int], FACE_DOWN]
    """Seats that had this hand earlier in the deal."""
    knows_of_you: Annotated[list[str], FACE_DOWN]
    """Cards of the viewer's hand, besides the shown ones, that this player knows."""
    hand: list[str] | UnsetType = UNSET
    """Only for the owner, or all cards open."""
    told: list[str] | UnsetType = UNSET
    """Only all cards open: what the other player of an exchange knows of this hand."""


class DwarfKingView(View, frozen=True, kw_only=True):
    """What a viewer knows of a match of The Dwarf King."""

    phase: Phase
    deal: int
    """Which deal this is, from 1."""
    dealer: int
    special: str
    """The Special of this deal: it is in a hand or has been played."""
    regular_deals: int
    """So many deals has a match; more follow only to break a tie (K-E2)."""
    tile: int
    sides: list[str]
    """The two quests of the tile, of which one is chosen (K-D3)."""
    quest: str | None
    """None until it is chosen."""
    chooser: Annotated[int, FACE_DOWN]
    """Who chooses the quest: the holder of the blue 5."""
    size: int
    """Tricks in this deal."""
    players: list[Seen]
    trick: TrickSeen | None
    """The trick being played; none between two tricks."""
    last: TrickSeen | None
    """The last finished trick of this deal, the only one that may be looked at again (K-T3)."""
    tricks: Annotated[list[TrickSeen], FACE_DOWN]
    """All finished tricks of this deal."""
    taker: Annotated[int | None, FACE_DOWN]
    """Who took two cards with the red Flag Bearer in this deal."""
    partner: Annotated[int | None, FACE_DOWN]
    """From whom."""
    owed: int
    """Cards still to be given for two that were taken with the red Flag Bearer (K-S9)."""
    owed_to: int | None
    """To whom; none if none are owed."""
    either: Annotated[list[str], FACE_DOWN]
    """Cards that everybody else only knows to be with one of these two."""
    deals: list[DealSeen]
    tiles: list[int]
    """The tiles of this match."""
    tiles_left: list[int]
    """Those that have not been up; the next one is drawn among them."""
    specials_left: list[str]
    """Specials that have not been up; the next one is drawn among them."""
    winner: int | None
    """Who won the match; none before its end (K-E2)."""


def view(state: DwarfKing, viewer: Viewer) -> DwarfKingView:
    """What a viewer knows, built up from nothing."""
    points = state.deal_points()
    is_exchange = state.taker != state.partner
    return DwarfKingView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        phase="over" if state.is_over else PHASES[state.phase],
        deal=len(state.deals) + (0 if state.is_over else 1),
        dealer=state.dealer,
        special=NAMES[state.special],
        regular_deals=state.regular_deals,
        tile=state.tile,
        sides=sides_of(state.tile),
        quest=None if state.quest == NO_QUEST else quest_name(state.quest),
        chooser=state.chooser,
        size=state.size,
        players=[seen_player(state, viewer, seat, points[seat]) for seat in range(state.players)],
        trick=seen_trick(state.trick, state.players) if is_playing(state) else None,
        last=seen_trick(state.tricks[-1], state.players) if state.tricks else None,
        tricks=[seen_trick(trick, state.players) for trick in state.tricks],
        taker=state.taker if is_exchange else None,
        partner=state.partner if is_exchange else None,
        owed=state.owed,
        owed_to=state.partner if state.owed > 0 else None,
        either=names_of(state.either),
        deals=[DealSeen(quest_name(deal.quest), NAMES[deal.special], list(deal.points)) for deal in state.deals],
        tiles=[tile + 1 for tile in members(state.tiles)],
        tiles_left=[tile + 1 for tile in members(state.tiles_left)],
        specials_left=names_of(state.specials_left),
        winner=state.sole_leader() if state.is_over else None,
    )


def sides_of(tile: int) -> list[str]:
    """The quests on both sides of a tile."""
    return [quest_name(side_a(tile)), quest_name(side_a(tile) + 1)]


def is_playing(state: DwarfKing) -> bool:
    return state.phase == PLAY_PHASE and not state.is_over


def seen_player(state: DwarfKing, viewer: Viewer, seat: int, deal_points: int) -> Seen:
    """What a viewer knows of one player."""
    player = state.seats[seat]
    is_open = viewer == "open"
    knows = state.knows(viewer if isinstance(viewer, int) else SPECTATOR, seat)
    knows_of_you = 0
    if isinstance(viewer, int) and viewer != seat:
        knows_of_you = state.knows(seat, viewer) & ~state.seats[viewer].shown
    return Seen(
        hand_count=len(members(player.hand)),
        tricks=sum(trick.winner == seat for trick in state.tricks),
        points=player.points,
        deal_points=0 if state.is_over else deal_points,
        bonus=0 if state.is_over else player.bonus,
        shown=names_of(player.shown),
        known=[] if viewer == seat else names_of(knows & ~player.shown),
        lacks=lacks_of(player),
        held_by=members(player.held),
        knows_of_you=names_of(knows_of_you),
        hand=names_of(player.hand) if is_open or viewer == seat else UNSET,
        told=names_of(player.told) if is_open else UNSET,
    )


def lacks_of(player: Player) -> list[str]:
    lacks = [COLOUR_NAMES[colour] for colour in range(COLOURS) if player.barred & of_colour(colour)]
    return [*lacks, MUMMY_NAME] if player.barred & bit_of(MUMMY) else lacks


def seen_trick(trick: Trick, players: int) -> TrickSeen:
    return TrickSeen(
        leader=trick.leader,
        cards=[laid_at(trick, place, players) for place in range(trick.size)],
        required=None if trick.required == NO_SUIT else COLOUR_NAMES[trick.required],
        winner=trick.winner if trick.size == players else None,
    )


def laid_at(trick: Trick, place: int, players: int) -> Laid:
    card, face = trick.card(place), trick.strength(place)
    return Laid(trick.player_at(place, players), NAMES[card], NAMES[face >> 1] if is_copy(card, face) else None)


def imagine(view: DwarfKingView) -> DwarfKing:
    """A state that looks like this view; the unseen cards lie in order wherever there is room for them."""
    seats = [imagined_player(view, seat) for seat in range(len(view.players))]
    trick = Trick(0) if view.trick is None else imagined_trick(view.trick)
    state = DwarfKing(len(seats), Sfc32(0), seats, trick)
    state.is_over = view.to_act is None
    state.to_act = view.to_act or 0
    state.tiles = set_of(tile - 1 for tile in view.tiles)
    state.tiles_left = set_of(tile - 1 for tile in view.tiles_left)
    state.specials_left = cards_named(view.specials_left)
    state.deals = [imagined_deal(deal) for deal in view.deals]
    state.regular_deals = view.regular_deals
    state.dealer = view.dealer
    state.special = NAMES.index(view.special)
    state.tile = view.tile
    state.quest = NO_QUEST if view.quest is None else quest_number(view.quest)
    state.chooser = view.chooser
    state.phase = next((number for number, phase in PHASES.items() if phase == view.phase), PLAY_PHASE)
    if view.taker is not None and view.partner is not None:
        state.taker = view.taker
        state.partner = view.partner
    state.owed = view.owed
    state.either = cards_named(view.either)
    state.size = view.size
    state.tricks = [imagined_trick(seen) for seen in view.tricks]
    fill_hands(state, view)
    return state


def imagined_deal(deal: DealSeen) -> Finished:
    return Finished(quest_number(deal.quest), NAMES.index(deal.special), vec[i64](deal.points))


def imagined_player(view: DwarfKingView, seat: int) -> Player:
    """One player of `imagine`, with the cards that the viewer knows."""
    seen = view.players[seat]
    player = Player(cards_named(seen.shown + seen.known) if seen.hand is UNSET else cards_named(seen.hand))
    player.shown = cards_named(seen.shown)
    player.held = set_of(seen.held_by)
    for colour, name in enumerate(COLOUR_NAMES):
        if name in seen.lacks:
            player.barred |= of_colour(colour)
    if MUMMY_NAME in seen.lacks:
        player.barred |= bit_of(MUMMY)
    player.bonus = seen.bonus
    player.points = seen.points
    if isinstance(seen.told, list):
        player.told = cards_named(seen.told)
    elif view.viewer in (view.taker, view.partner) and seat in (view.taker, view.partner):
        pair = [view.players[other] for other in (view.taker, view.partner) if other is not None and other != seat]
        player.told = cards_named(pair[0].knows_of_you if seat == view.viewer else seen.known)
    return player


def imagined_trick(seen: TrickSeen) -> Trick:
    trick = Trick(seen.leader)
    for laid in seen.cards:
        card = NAMES.index(laid.card)
        face = NO_FACE
        if card < MAGIC or laid.stands_for:
            face = 2 * NAMES.index(laid.stands_for or laid.card) + (card == PUPPETEER)
        trick.add(card, colour_of_face(face), face)
    if seen.winner is not None:
        players = len(seen.cards)
        trick.finish((seen.winner - seen.leader) % players, players)
    return trick


def fill_hands(state: DwarfKing, view: DwarfKingView) -> None:
    """Puts every card of the deal that is nowhere to be seen into a hand with room for it."""
    unseen = deck_of(state.players, state.special) & ~state.trick.cards
    for trick in state.tricks:
        unseen &= ~trick.cards
    for player in state.seats:
        unseen &= ~player.hand
    for player, seen in zip(state.seats, view.players, strict=True):
        for _ in range(seen.hand_count - len(members(player.hand))):
            player.hand |= bit_of(lowest(unseen))
            unseen &= unseen - 1


def facts(state: DwarfKing, action: int) -> dict[str, Fact]:
    """What refusals of an action may speak of."""
    required = state.trick.required
    last = state.last_trick()
    quest, other = sides_of(state.tile)
    known: dict[str, Fact] = {
        "quest": quest,
        "other": other,
        "required": None if required == NO_SUIT else COLOUR_NAMES[required],
        "follow": [*names_of(state.followers(state.seats[state.to_act].hand))],
        "last": [] if last is None else [NAMES[last.card(place)] for place in range(last.size)],
        "copied": None if last is None else copied_from(last),
        "owed": int(state.owed),
    }
    if names_seat(action):
        return known | {"seat": seat_of(action)}
    if names_card(action):
        return known | {"card": NAMES[card_of(action)]}
    return known


def copied_from(trick: Trick) -> str | None:
    """What the Mummy copies after a trick: the card that won it (K-S11); nothing if that counts as no card."""
    face = trick.strength(trick.won_at)
    return NAMES[face >> 1] if face < NO_FACE else None
