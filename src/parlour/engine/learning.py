"""What learning is given besides the rules: how a game is told in bytes, and what a finished match was worth."""

from typing import Literal

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.layout import Observation
from parlour.engine.state import State

Worth = Literal["rank", "score", "win"]
"""What a seat is rewarded with at the end: the place, from 1 for the best to -1 for the worst, shared places in the
middle, all seats together 0; the score, the other way round where the lowest wins; or 1 for the first place alone, a
part of it when it is shared."""
WORTHS: tuple[Worth, ...] = ("rank", "score", "win")


def worth_named(name: str) -> Worth:
    for one in WORTHS:
        if one == name:
            return one
    raise UsageError(f"there is no reward {name!r}; they are {', '.join(WORTHS)}")


def worth_of(state: State, worth: Worth) -> list[float]:
    """What a finished match is worth to each seat."""
    if worth == "score":
        return [float(-score if state.lowest_wins else score) for score in state.scores()]
    values = [0.0] * state.players
    better = 0
    for place in state.ranking():
        if worth == "win":
            value = 1.0 / len(place) if better == 0 else 0.0
        else:
            value = 1.0 - (2 * better + len(place) - 1) / (state.players - 1)
        for seat in place:
            values[seat] = value
        better += len(place)
    return values


def observation_of(game: AnyGame) -> Observation:
    """How a game is told in bytes."""
    if game.observation is None:
        raise UsageError(f"{game.id} says nothing in bytes: it needs an observation.py (docs/adding-a-game.md)")
    return game.observation
