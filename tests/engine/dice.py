"""Pig, a game of one die in which nothing is hidden: roll on or bank; who rolls a one loses the turn."""

from parlour.engine.cards import Cards
from parlour.engine.event import Event, Viewer
from parlour.engine.game import View
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import State
from tests.engine.small import Moved, SmallState, small_game

ROLL, BANK = 0, 1
ENOUGH = 25


class Pig(SmallState):
    moves = ("roll", "bank")

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

    def may(self, action: int) -> bool:
        return action == ROLL or self.turn > 0

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        seat = self.to_act
        self.die = 1 + self.rng.below(6) if action == ROLL else 0
        if log is not None:
            log.append(Moved(seat, self.moves[action], self.die))
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
        return Cards(0)


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


GAME = small_game(
    "Pig",
    "Roll on or bank; a one loses the turn.",
    Pig.moves,
    deal=lambda players, options, rng: Pig(players, rng),
    start=lambda state: {},
    view=view,
    imagine=imagine,
    view_type=PigView,
    heuristic=Careful,
)
