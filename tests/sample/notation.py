"""Magpies as text: actions in notation and in words, events as sentences, a view as a table."""

from collections.abc import Sequence
from typing import assert_never

from tests.sample.events import (
    Dealt,
    DealtToYou,
    DealtUnseen,
    EndedDeal,
    Exchanged,
    ExchangedToYou,
    ExchangedUnseen,
    MagpieCame,
    Passed,
    PassedUnseen,
    Played,
    Shown,
    WonTrick,
)
from tests.sample.public import MagpiesView
from tests.sample.rules import ACTIONS, NAMES, PASS, PLAY


def write(action: int) -> str:
    """An action in notation."""
    return f"pass {NAMES[action - PASS]}" if action < PLAY else f"play {NAMES[action - PLAY]}"


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """Notation back into the action."""
    if text not in ACTION_OF:
        raise ValueError(f"{text!r} is no move of Magpies")
    return ACTION_OF[text]


def label(action: int) -> str:
    """An action in words."""
    card = NAMES[action % PLAY].replace("-", " ")
    return f"pass the {card} to your left" if action < PLAY else f"play the {card}"


def tell(event: Shown, names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Dealt(dealer, hands, stock):
            held = "; ".join(f"{name}: {', '.join(hand)}" for name, hand in zip(names, hands, strict=True))
            return f"{names[dealer]} deals. {held}; stock: {', '.join(stock)}."
        case DealtToYou(dealer, hand):
            return f"{names[dealer]} deals; your hand is {', '.join(hand)}."
        case DealtUnseen(dealer):
            return f"{names[dealer]} deals."
        case Passed(seat, card):
            return f"{names[seat]} passes the {card}."
        case PassedUnseen(seat):
            return f"{names[seat]} passes a card."
        case Exchanged(gifts):
            return f"The cards change hands: {', '.join(gifts)}."
        case ExchangedToYou(got):
            return f"The cards change hands, and you get the {got}."
        case ExchangedUnseen():
            return "The cards change hands."
        case Played(seat, card):
            return f"{names[seat]} plays the {card}."
        case MagpieCame(_, card):
            return f"The magpie turns up the {card}."
        case WonTrick(seat, cards, points):
            return f"{names[seat]} wins {', '.join(cards)} and {points} points."
        case EndedDeal(deal, scores):
            totals = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
            return f"Deal {deal} is over: {totals}."
    assert_never(event)


def table(view: MagpiesView, names: Sequence[str]) -> str:
    """A view as text."""
    lines = [f"deal {view.deal} of {view.deals}; trick: {', '.join(view.trick) or 'none'}; stock: {view.stock_count}"]
    for seat, seen in enumerate(view.players):
        hand = ", ".join(seen.hand) if isinstance(seen.hand, list) else f"{seen.hand_count} cards"
        lines.append(f"{'>' if seat == view.to_act else ' '} {names[seat]}: {seen.points} points, {hand}")
    return "\n".join(lines)
