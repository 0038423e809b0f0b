"""Diamoniak in writing: an action in notation and in its parts, a view as text."""

from collections.abc import Sequence
from itertools import groupby

from msgspec import UNSET

from parlour.engine.game import Parts, Say
from parlour.games.diamoniak.public import DiamoniakView, colour_of
from parlour.games.diamoniak.rules.actions import DRAW, FAIRY_HELPS, STOP, card_of_gift, is_purchase, seller_of
from parlour.games.diamoniak.rules.cards import FAIRY, NAMES
from parlour.games.diamoniak.rules.state import Diamoniak


def write(action: int) -> str:
    """An action in notation."""
    if action == DRAW:
        return "draw"
    if action == STOP:
        return "stop"
    if action == FAIRY_HELPS:
        return "fairy"
    if is_purchase(action):
        return f"buy from {seller_of(action)}"
    return f"give {NAMES[card_of_gift(action)]}"


def parts(state: Diamoniak, action: int) -> Parts:
    """What an action of the seat to act is made of."""
    if action == DRAW:
        return Parts("draw", from_="pile")
    if action == STOP:
        return Parts("stop")
    if action == FAIRY_HELPS:
        return Parts("fairy", card=NAMES[FAIRY], from_="side", to="discards")
    colour = colour_of(state.seats[state.to_act])
    if is_purchase(action):
        return Parts("buy", card=colour or UNSET, from_="side", to="castle", seat=seller_of(action))
    card = NAMES[card_of_gift(action)]
    return Parts("give", card=card, from_="castle" if card == colour else "side", to="discards")


def table(view: DiamoniakView, say: Say) -> str:
    """A view as text."""
    lines = []
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        castle = say("table-castle", seat=seat, colour=player.colour, built=player.castle, whole=view.whole)
        lines.append(f"{marker} {castle} {say('table-side', cards=heaps(player.side, say))}")
    if view.phase == "witch":
        lines.append(f"  {say('table-witch', count=view.owed)}")
    if isinstance(view.pile, list):
        lines.append(f"  {say('table-pile-open', count=len(view.pile), cards=heaps(view.pile, say))}")
    else:
        lines.append(f"  {say('table-pile', count=len(view.in_pile), cards=heaps(view.in_pile, say))}")
    lines.append(f"  {say('table-discards', cards=heaps(view.discards, say))}")
    return "\n".join(lines)


def heaps(cards: Sequence[str], say: Say) -> str:
    """Cards in words, equal ones that lie together counted."""
    found = [say("heap", card=card, count=len(list(equal))) for card, equal in groupby(cards)]
    return say("list-comma").join(found) or say("list-nothing")
