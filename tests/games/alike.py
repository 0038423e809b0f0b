"""Positions that look alike: what happened before can only be remembered."""

import msgspec

from parlour.engine.game import AnyGame, Viewer
from parlour.engine.state import LEGAL, State


def look_alike(game: AnyGame, one: State, other: State) -> bool:
    """Whether everybody who looks now sees the same, and whoever is to act is offered and refused the same.

    Everybody who has watched knows the two apart, or there would be nothing to remember.
    """
    viewers: list[Viewer] = [*range(one.players), "spectator"]
    views = [[msgspec.json.encode(game.view(state, viewer)) for viewer in viewers] for state in (one, other)]
    assert all(mine != its for mine, its in zip(*views, strict=True)), "there is nothing to remember"
    return seen_in(game, one, viewers) == seen_in(game, other, viewers)


def seen_in(game: AnyGame, state: State, viewers: list[Viewer]) -> tuple[list[bytes], list[bytes]]:
    """What each viewer sees, and what is offered or refused, in bytes."""
    glances = [msgspec.json.encode(game.glance(game.view(state, viewer))) for viewer in viewers]
    answers = []
    for action in range(game.actions):
        code = state.refusal(action)
        refusal = None if code == LEGAL else game.explain(code, game.facts(state, action))
        answers.append(msgspec.json.encode([game.write(action), game.parts(state, action), refusal]))
    return glances, answers
