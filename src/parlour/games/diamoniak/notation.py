"""Diamoniak as text: actions in notation and in words, events as sentences, a view as a table."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from parlour.games.diamoniak.events import (
    Began,
    Bought,
    Drew,
    GaveUp,
    MetWitch,
    Reshuffled,
    ReshuffledUnseen,
    Shown,
    Stopped,
    UsedFairy,
    Won,
)
from parlour.games.diamoniak.public import DiamoniakView, Seen
from parlour.games.diamoniak.rules.actions import ACTIONS, DRAW, FAIRY_HELPS, STOP, card_of_gift, is_purchase, seller_of
from parlour.games.diamoniak.rules.cards import CASTLE, NAMES


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


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """Notation back into the action."""
    if text not in ACTION_OF:
        raise ValueError(f"{text!r} is no move of Diamoniak")
    return ACTION_OF[text]


def label(action: int) -> str:
    """An action in words."""
    if action == DRAW:
        return "draw a card"
    if action == STOP:
        return "stop drawing"
    if action == FAIRY_HELPS:
        return "send the witch away with a fairy"
    if is_purchase(action):
        return f"buy a castle card from seat {seller_of(action)}"
    return f"give up a {card_word(NAMES[card_of_gift(action)])}"


def card_word(card: str) -> str:
    kind, _, colour = card.partition("-")
    return f"{colour} {kind} card" if colour else kind


def colour_word(card: str) -> str:
    return card.removeprefix("castle-")


PLURALS = {"diamond": "diamonds", "witch": "witches", "fairy": "fairies"}


def listed(cards: Sequence[str]) -> str:
    """Cards in words, castle cards by their colour: "2 red, diamond, 3 witches"."""
    words = []
    for card, equal in groupby(cards):
        count = len(list(equal))
        words.append(colour_word(card) if count == 1 else f"{count} {PLURALS.get(card, colour_word(card))}")
    return ", ".join(words) or "nothing"


def tell(event: Shown, names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Reshuffled(cards):
            return f"The discards are shuffled into a new pile, from the top: {listed(cards)}."
        case ReshuffledUnseen(count):
            return f"The discards are shuffled into a new pile of {count}."
        case Drew(seat, card, goes_to):
            where = {"castle": "for the own castle", "side": "and lays it aside", "discards": "and the turn ends"}
            return f"{names[seat]} draws a {card_word(card)} {where[goes_to]}."
        case Began(seat, card):
            return f"{names[seat]} begins the {colour_word(card)} castle."
        case MetWitch(seat, 0):
            return f"{names[seat]} has nothing that the witch could take."
        case MetWitch(seat, toll):
            return f"The witch wants {toll} {'card' if toll == 1 else 'cards'} from {names[seat]}."
        case GaveUp(seat, card):
            return f"{names[seat]} gives up a {card_word(card)}."
        case UsedFairy(seat):
            return f"{names[seat]} sends the witch away with a fairy."
        case Bought(seat, seller, card):
            return f"{names[seat]} buys a {card_word(card)} from {names[seller]} for three diamonds."
        case Stopped(seat):
            return f"{names[seat]} stops."
        case Won(seat, card):
            return f"{names[seat]} has built the whole {colour_word(card)} castle and wins."
    assert_never(event)


def table(view: DiamoniakView, names: Sequence[str]) -> str:
    """A view as text."""
    lines = []
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        lines.append(f"{marker} {names[seat]}: {castle_words(player)}; side: {listed(player.side)}")
    if view.phase == "witch":
        lines.append(f"  the witch still wants {view.owed}")
    if isinstance(view.pile, list):
        lines.append(f"  pile of {len(view.pile)}, from the top: {listed(view.pile)}")
    else:
        lines.append(f"  pile of {len(view.in_pile)}: {listed(view.in_pile)}")
    lines.append(f"  discards: {listed(view.discards)}")
    return "\n".join(lines)


def castle_words(player: Seen) -> str:
    if player.colour is None:
        return "no castle begun"
    return f"{colour_word(player.colour)} castle {player.castle} of {CASTLE}"
