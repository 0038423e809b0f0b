"""Magpies as text: an action in notation, what it is made of, and a view as a table."""

from parlour.engine.game import Parts, Say
from tests.sample.public import MagpiesView
from tests.sample.rules import NAMES, Magpies, card_of, is_pass


def write(action: int) -> str:
    """An action in notation."""
    return f"{'pass' if is_pass(action) else 'play'} {NAMES[card_of(action)]}"


def parts(state: Magpies, action: int) -> Parts:
    """What an action of the seat to act is made of."""
    card = NAMES[card_of(action)]
    if is_pass(action):
        return Parts("pass", card=card, from_="hand", to="left", seat=state.left_of(state.to_act))
    return Parts("play", card=card, from_="hand", to="trick")


def table(view: MagpiesView, say: Say) -> str:
    """A view as text, a line for the table and one for each seat."""
    lines = [say("table-deal", deal=view.deal, deals=view.deals, trick=view.trick, count=view.stock_count)]
    for seat, seen in enumerate(view.players):
        if isinstance(seen.hand, list):
            line = say("table-hand", seat=seat, points=seen.points, cards=seen.hand)
        else:
            line = say("table-hand-unseen", seat=seat, points=seen.points, count=seen.hand_count)
        lines.append(f"{'>' if seat == view.to_act else ' '} {line}")
    return "\n".join(lines)
