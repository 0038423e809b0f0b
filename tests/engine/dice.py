"""Pig, a game of one die in which nothing is hidden: roll on or bank; who rolls a one loses the turn."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.game import View, Viewer
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, OWN_CODES, State
from tests.engine.small import small_game

ROLL, BANK = 0, 1
WORDS = ("roll", "bank")
ENOUGH = 25


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Banked(Event, frozen=True):
    seat: int
    points: int


class Pig(State):
    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.points: list[int] = [0] * players
        self.turn: int = 0
        """What the seat to act would bank."""
        self.die: int = 0
        """What was rolled in the last move."""

    def clone(self) -> "Pig":
        twin = Pig(self.players, self.rng.clone())
        twin.to_act, twin.is_over = self.to_act, self.is_over
        twin.points, twin.turn, twin.die = self.points[:], self.turn, self.die
        return twin

    def legal(self, out: Pile) -> None:
        out.clear()
        for action in (ROLL, BANK):
            if self.refusal(action) == LEGAL:
                out.push(action)

    def refusal(self, action: int) -> int:
        if self.is_over:
            return MATCH_OVER
        if action not in (ROLL, BANK):
            return NOT_A_MOVE
        return LEGAL if action == ROLL or self.turn else OWN_CODES

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        seat = self.to_act
        self.die = 1 + self.rng.below(6) if action == ROLL else 0
        if log is not None:
            log.append(Rolled(seat, self.die) if action == ROLL else Banked(seat, self.turn))
        if self.die > 1:
            self.turn += self.die
            return
        if action == BANK:
            self.points[seat] += self.turn
            self.is_over = self.points[seat] >= ENOUGH
        self.turn = 0
        self.to_act = (seat + 1) % self.players

    def scores(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> int:
        return self.die

    def redeal(self, seat: int, rng: Rng) -> None:
        self.rng = Sfc32(rng.next_u32())

    def census(self) -> Cards:
        return Cards(1)


class PigView(View, frozen=True, kw_only=True):
    points: list[int]
    turn: int
    die: int
    seat: int


def view(state: Pig, viewer: Viewer) -> PigView:
    to_act = None if state.is_over else state.to_act
    return PigView(
        viewer=viewer, to_act=to_act, points=state.points[:], turn=state.turn, die=state.die, seat=state.to_act
    )


def imagine(view: PigView) -> Pig:
    state = Pig(len(view.points), Sfc32(0))
    state.to_act, state.is_over = view.seat, view.to_act is None
    state.points, state.turn, state.die = view.points[:], view.turn, view.die
    return state


class Careful(Policy):
    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Pig)
        return BANK if state.turn >= 10 else ROLL


def chance(facts: Sequence[Event]) -> list[dict[str, Any]]:
    return [{"die": fact.die} for fact in facts if isinstance(fact, Rolled)]


GAME = small_game(
    "Pig",
    "Roll on or bank; a one loses the turn.",
    WORDS,
    cards=(),
    deal=lambda players, options, rng: Pig(players, rng),
    start=lambda state: {},
    chance=chance,
    view=view,
    imagine=imagine,
    view_type=PigView,
    heuristic=Careful,
)
