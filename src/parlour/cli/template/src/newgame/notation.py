"""In writing: an action in notation and in its parts, and a view as text."""

from parlour.engine.game import Parts, Say

from newgame.public import NewGameView
from newgame.rules import NAMES, NewGameState


def write(action: int) -> str:
    """An action in notation."""
    return f"play {NAMES[action]}"


def parts(state: NewGameState, action: int) -> Parts:
    """What an action of the seat to act is made of."""
    return Parts("play", card=NAMES[action], from_="hand", to="trick")


def table(view: NewGameView, say: Say) -> str:
    """A view as text: a line for the table and one for each seat."""
    lines = [say("table-trick", deal=view.deal, deals=view.deals, cards=[*view.trick])]
    for seat, seen in enumerate(view.players):
        if isinstance(seen.hand, list):
            line = say("table-hand", seat=seat, points=seen.points, cards=[*seen.hand])
        else:
            line = say("table-hand-unseen", seat=seat, points=seen.points, count=seen.hand_count)
        lines.append(f"{'>' if seat == view.to_act else ' '} {line}")
    return "\n".join(lines)
