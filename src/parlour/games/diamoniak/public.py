"""What may leave the process: the views of Diamoniak, and the facts of a refusal.

Hidden is only the order of the pile. Which cards it holds can be worked out from all that lies open, so every view
says it, and nothing in a view is memory.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from parlour.engine.cards import Pile, cards_named
from parlour.engine.event import Viewer
from parlour.engine.game import Fact, View
from parlour.engine.rng import Sfc32
from parlour.games.diamoniak.rules.actions import card_of_gift, is_gift, is_purchase, seller_of
from parlour.games.diamoniak.rules.cards import CASTLE, DIAMOND, NAMES, NO_COLOUR
from parlour.games.diamoniak.rules.player import PRICE, Player
from parlour.games.diamoniak.rules.state import Diamoniak


class Seen(Struct, frozen=True, kw_only=True):
    """What lies in front of one player."""

    colour: str | None
    """The castle card that fixed the colour; none while no castle is begun."""
    castle: int
    """How many cards of that colour are built."""
    side: list[str]
    """All other cards, sorted."""


class DiamoniakView(View, frozen=True, kw_only=True):
    """What a viewer knows of a match of Diamoniak."""

    phase: Literal["turn", "drawing", "witch", "over"]
    """Before the first draw of a turn, between two draws, or while a witch waits for cards."""
    players: list[Seen]
    in_pile: list[str]
    """The cards that the pile still holds, sorted: their order is hidden."""
    discards: list[str]
    """Sorted."""
    owed: int
    """Cards that a witch still wants from the seat to act."""
    has_given: bool
    """Whether she has got one already: then it is too late for a fairy."""
    whole: int
    """How many cards make a whole castle (D-E1)."""
    price: int
    """How many diamonds a castle card costs (D-B1)."""
    winner: int | None
    """Whose castle is whole; none before the end (D-E1)."""
    pile: list[str] | UnsetType = UNSET
    """Only all cards open, from the top."""


def view(state: Diamoniak, viewer: Viewer) -> DiamoniakView:
    """What a viewer knows, built up from nothing."""
    return DiamoniakView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        phase=phase(state),
        players=[
            Seen(
                colour=colour_of(player),
                castle=player.castle(),
                side=[NAMES[kind] for kind in player.cards.kinds() if kind != player.colour],
            )
            for player in state.seats
        ],
        in_pile=state.in_pile().named(NAMES),
        discards=state.discards.named(NAMES),
        owed=state.owed,
        has_given=state.has_given,
        whole=CASTLE,
        price=PRICE,
        winner=next((seat for seat, player in enumerate(state.seats) if player.is_complete()), None),
        pile=state.pile.named(NAMES) if viewer == "open" else UNSET,
    )


def colour_of(player: Player) -> str | None:
    """The castle card of a player's colour; none while no castle is begun."""
    return None if player.colour == NO_COLOUR else NAMES[player.colour]


def phase(state: Diamoniak) -> Literal["turn", "drawing", "witch", "over"]:
    if state.is_over:
        return "over"
    if state.owed > 0:
        return "witch"
    return "drawing" if state.has_drawn else "turn"


def imagine(view: DiamoniakView) -> Diamoniak:
    """A state that looks like this view; the pile lies in order of kind."""
    seats = [imagined_player(seen) for seen in view.players]
    pile = view.pile if isinstance(view.pile, list) else view.in_pile
    state = Diamoniak(
        len(seats),
        Sfc32(0),
        seats,
        Pile(NAMES.index(name) for name in reversed(pile)),
        cards_named(view.discards, NAMES),
    )
    state.is_over = view.to_act is None
    state.to_act = view.to_act or 0
    state.has_drawn = view.phase in ("drawing", "witch")
    state.owed = view.owed
    state.has_given = view.has_given
    return state


def imagined_player(seen: Seen) -> Player:
    """One player of `imagine`."""
    player = Player(cards_named(seen.side, NAMES))
    if seen.colour is not None:
        player.colour = NAMES.index(seen.colour)
        player.cards.add(player.colour, seen.castle)
    return player


def facts(state: Diamoniak, action: int) -> dict[str, Fact]:
    """What refusals of an action may speak of."""
    player = state.seats[state.to_act]
    known: dict[str, Fact] = {
        "owed": state.owed,
        "diamonds": player.cards.count[DIAMOND],
        "colour": colour_of(player),
    }
    if is_purchase(action):
        return known | {"seller": seller_of(action)}
    if is_gift(action):
        return known | {"card": NAMES[card_of_gift(action)]}
    return known
