"""Dig Dig as text: actions in notation and in words, events as sentences, a view as a table."""

from collections.abc import Sequence
from typing import assert_never

from parlour.games.digdig.events import (
    Composted,
    Drew,
    DrewUnseen,
    Lost,
    Played,
    Readied,
    Shown,
    Started,
    Swapped,
    TookPile,
    TurnedBlind,
    WentOut,
)
from parlour.games.digdig.public import DigDigView, Seen
from parlour.games.digdig.rules.actions import (
    ACTIONS,
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
from parlour.games.digdig.rules.cards import NAMES, NUMBERS


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
    return " ".join(["play", *cards_of_play(action)])


def cards_of_play(action: int) -> list[str]:
    """The cards that an action plays, one by one."""
    return [NAMES[card_of(action)]] * times_of(action)


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """Notation back into the action."""
    if text not in ACTION_OF:
        raise ValueError(f"{text!r} is no move of Dig Dig")
    return ACTION_OF[text]


def label(action: int) -> str:
    """An action in words."""
    if is_swap(action):
        hand, face_up = NAMES[hand_card_of(action)], NAMES[face_up_card_of(action)]
        return f"swap the {card_word(hand)} in your hand for the {card_word(face_up)} in your row"
    if action == READY:
        return "ready to start"
    if action == PICK_UP:
        return "pick up the pile"
    if is_blind(action):
        return f"turn blind card {slot_of(action) + 1}"
    return f"play {cards_words(cards_of_play(action))}"


COUNTS = ("no", "one", "two", "three", "four")


def card_word(card: str) -> str:
    return card if card in NAMES[:NUMBERS] else card.capitalize()


def cards_words(cards: Sequence[str]) -> str:
    """Equal cards in words: "8", "two 8s", "Boom"."""
    word = card_word(cards[0])
    return word if len(cards) == 1 else f"{COUNTS[len(cards)]} {word}s"


def listed(cards: Sequence[str]) -> str:
    return ", ".join(card_word(card) for card in cards) or "nothing"


def tell(event: Shown, names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Swapped(seat, hand, face_up):
            return f"{names[seat]} lays a {card_word(hand)} face up and takes the {card_word(face_up)} to hand."
        case Readied(seat):
            return f"{names[seat]} is ready."
        case Started(seat, lowest):
            if lowest is None:
                return f"Nobody has a number in hand: {names[seat]} starts with any card."
            return f"{names[seat]} has the lowest number, a {lowest}, and starts with it."
        case Played(seat, cards, source):
            row = " from the face-up row" if source == "face up" else ""
            return f"{names[seat]} plays {cards_words(cards)}{row}."
        case TurnedBlind(seat, slot, card, fits):
            verdict = "it fits." if fits else "it does not fit."
            return f"{names[seat]} turns blind card {slot}, a {card_word(card)}: {verdict}"
        case Composted(_, count, reason):
            cause = "Boom!" if reason == "boom" else "Four in a row!"
            return f"{cause} {count} {'card goes' if count == 1 else 'cards go'} to the compost heap."
        case TookPile(seat, cards):
            return f"{names[seat]} takes the pile: {listed(cards)}."
        case Drew(seat, cards):
            return f"{names[seat]} draws {listed(cards)}."
        case DrewUnseen(seat, count):
            return f"{names[seat]} draws {count} {'card' if count == 1 else 'cards'}."
        case WentOut(seat, place):
            return f"{names[seat]} has no cards left and is out, number {place}."
        case Lost(seats) if len(seats) == 1:
            return f"{names[seats[0]]} is left with cards and loses."
        case Lost(seats):
            return f"Nothing moves on: {' and '.join(names[seat] for seat in seats)} share the last place."
    assert_never(event)


RULES_THAT_HOLD = {
    "any": "any card",
    "lowest": "the lowest number, {number}, must be led",
    "higher": "higher than {number}",
    "at least": "{number} or higher",
    "at most five": "5 or lower (Limbo)",
}


def table(view: DigDigView, names: Sequence[str]) -> str:
    """A view as text."""
    lines = []
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        if player.place:
            lines.append(f"{marker} {names[seat]}: out, number {player.place}")
            continue
        cards = f"{hand_words(player)}; face up: {listed(player.face_up)}; {blind_words(player)}"
        lines.append(f"{marker} {names[seat]}: {cards}")
    if view.phase != "swap":
        holds = RULES_THAT_HOLD[view.holds].format(number=view.number)
        lines.append(f"  pile, from the top: {listed(view.pile)}; next: {holds}")
    deck = listed(view.deck) if isinstance(view.deck, list) else str(view.deck_count)
    lines.append(f"  deck: {deck}; compost heap: {len(view.compost)}")
    return "\n".join(lines)


def hand_words(player: Seen) -> str:
    if isinstance(player.hand, list):
        return f"hand: {listed(player.hand)}"
    known = f", known: {listed(player.known)}" if player.known else ""
    return f"{player.hand_count} in hand{known}"


def blind_words(player: Seen) -> str:
    if isinstance(player.blind, list):
        return f"blind: {listed(player.blind)}"
    return f"blind: {len(player.blind_slots)}"
