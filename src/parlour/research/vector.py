"""N matches stepped together: buffers in place, new matches as old ones end, on one core or on several."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from parlour.engine.game import AnyGame, Options, UsageError
from parlour.engine.layout import Observation
from parlour.engine.learning import observation_of
from parlour.engine.state import State
from parlour.research.arrays import Bytes
from parlour.research.errors import Alone, BadAction, needed, whole
from parlour.research.loop import Loop
from parlour.research.plan import Plan, planned, series_of

needed("numpy", "research")

import numpy as np  # noqa: E402
from librt.vecs import vec  # noqa: E402
from mypy_extensions import i32  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

MODES = ("same", "next")
MOST_MOVES = 1 << 62


class Lanes(Protocol):
    """What steps the matches: this process, or several."""

    arrays: dict[str, NDArray[Any]]

    def sample(self) -> NDArray[np.int32]: ...

    def step(self, actions: NDArray[np.int32]) -> int:
        """Steps them and returns -1, or does nothing and returns the first lane whose action cannot be taken."""
        ...

    def close(self) -> None: ...


def loop_of(plan: Plan, first: int, lanes: int, stride: int, wishes: dict[str, Any], room: int) -> Loop:
    """The compiled loop over some of the lanes, with room for the observations of so many of them."""
    told = observation_of(plan.game)
    return Loop(
        first,
        lanes,
        stride,
        plan.game.max_players,
        plan.game.actions,
        told.size,
        told.state_size - told.size,
        told.observer(),
        plan.deal,
        plan.rewards,
        plan.policies(),
        wishes["limit"],
        plan.chance(),
        room,
        same_step=wishes["same_step"],
        finals=wishes["finals"],
        states=wishes["states"],
        choices=wishes["choices"],
    )


def buffers_of(loop: Loop, lanes: int, room: int) -> dict[str, NDArray[Any]]:
    """The loop's own buffers, seen through NumPy: they follow what it writes."""

    def rows(buffer: Any, kind: type[np.generic], number: int) -> NDArray[Any]:
        return np.frombuffer(memoryview(buffer), kind).reshape(number, -1)

    found: dict[str, NDArray[Any]] = {
        "observations": rows(loop.observations, np.uint8, room),
        "masks": rows(loop.masks, np.uint8, lanes),
        "seats": np.frombuffer(memoryview(loop.seats), np.int32),
        "rewards": rows(loop.rewards, np.float64, lanes),
        "terminals": np.frombuffer(memoryview(loop.terminals), np.bool_),
        "truncations": np.frombuffer(memoryview(loop.truncations), np.bool_),
        "numbers": np.frombuffer(memoryview(loop.numbers), np.int64),
    }
    if loop.keeps_finals:
        found["final_observations"] = rows(loop.finals, np.uint8, lanes)
    if loop.keeps_states:
        found["states"] = rows(loop.states, np.uint8, room)
    return found


def arrays_of(buffers: dict[str, NDArray[Any]], told: Observation) -> dict[str, NDArray[Any]]:
    """The buffers without what fills up the last word of each row."""
    sizes = {"observations": told.size, "final_observations": told.size, "states": told.state_size}
    return {name: array[:, : sizes[name]] if name in sizes else array for name, array in buffers.items()}


class Here:
    """All lanes in this process."""

    def __init__(self, plan: Plan, lanes: int, wishes: dict[str, Any]) -> None:
        self.lanes = lanes
        self.loop = loop_of(plan, 0, lanes, lanes, wishes, lanes)
        self.loop.look(0, lanes)
        self.arrays = arrays_of(buffers_of(self.loop, lanes, lanes), observation_of(plan.game))
        self.random = vec[i32]([0] * lanes)
        self.drawn = np.frombuffer(memoryview(self.random), np.int32)

    def sample(self) -> NDArray[np.int32]:
        self.loop.sample(self.random)
        return self.drawn.copy()

    def step(self, actions: NDArray[np.int32]) -> int:
        given = vec[i32](actions)
        wrong = self.loop.first_illegal(given)
        if wrong < 0:
            self.loop.step(given, 0, self.lanes)
        return wrong

    def close(self) -> None:
        pass


class Vector(Alone):
    """N matches of one game at once. The arrays are the same ones after every step: copy what you want to keep.

    `observations[i]` is what the seat `seats[i]` knows, `masks[i]` what it may do, `rewards[i]` what the match that
    just ended was worth to each of its seats (zeros otherwise), `terminals[i]` whether one just ended, `truncations[i]`
    whether one was cut off, `numbers[i]` which match it is. Match k is dealt from `derived_seed(seed, k)`, and lane i
    plays the matches i, i + N, i + 2N …, on however many processes.
    """

    def __init__(
        self,
        game: str | AnyGame,
        lanes: int = 256,
        *,
        players: int | Sequence[int] | None = None,
        options: Options | None = None,
        seed: int = 0,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = "rank",
        autoreset: str = "same",
        limit: int = 0,
        final_observations: bool = False,
        states: bool = False,
        only_choices: bool = False,
        processes: int = 1,
    ) -> None:
        self.plan = planned(game, players, options, seed, opponents, seat, reward)
        at_once, moves, workers = whole(lanes, 1), whole(limit, 0, MOST_MOVES), whole(processes, 1)
        if at_once is None:
            raise UsageError(f"there must be at least one match at once, not {lanes!r}")
        if autoreset not in MODES:
            raise UsageError(f"autoreset is {' or '.join(MODES)}, not {autoreset!r}")
        if moves is None:
            raise UsageError(f"a limit is a number of moves, or 0 for none, not {limit!r}")
        if workers is None or workers > at_once:
            raise UsageError(f"processes must be from 1 to the number of matches ({lanes}), not {processes!r}")
        for name, flag in (
            ("final_observations", final_observations),
            ("states", states),
            ("only_choices", only_choices),
        ):
            if not isinstance(flag, bool):
                raise UsageError(f"{name} is True or False, not {flag!r}")
        self.game = self.plan.game
        self.lanes = at_once
        self.processes = workers
        self.observation = observation_of(self.game)
        self._wishes = {
            "limit": moves,
            "same_step": autoreset == "same",
            "finals": final_observations,
            "states": states,
            "choices": only_choices,
        }
        self._at_work: Lanes | None = None
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Bytes:
        """Deals all matches anew, from the number 0 on: from another seed, or from the same again."""
        if seed is not None:
            self.plan = replace(self.plan, seed=series_of(seed))
        self.close()
        self._at_work = self.begun()
        arrays = self._at_work.arrays
        self.observations: Bytes = arrays["observations"]
        self.masks: Bytes = arrays["masks"]
        self.seats: NDArray[np.int32] = arrays["seats"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.terminals: NDArray[np.bool_] = arrays["terminals"]
        self.truncations: NDArray[np.bool_] = arrays["truncations"]
        self.numbers: NDArray[np.int64] = arrays["numbers"]
        self.final_observations: Bytes | None = arrays.get("final_observations")
        self.states: Bytes | None = arrays.get("states")
        return self.observations

    def begun(self) -> Lanes:
        """All matches dealt, in this process or in others."""
        try:
            if self.processes == 1:
                return Here(self.plan, self.lanes, self._wishes)
            from parlour.research.shared import Shared

            return Shared(self.plan, self.lanes, self.processes, self._wishes)
        except MemoryError:
            raise UsageError(f"{self.lanes} matches at once need more memory than there is: ask for fewer") from None

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Bytes:
        """One action in each match. Unless every one of them is legal nothing happens, and `BadAction` says why."""
        at_work = self.at_work()
        given = self.checked(actions)
        try:
            wrong = at_work.step(given)
        except BaseException:  # some matches went on and others did not
            self.close()
            raise
        if wrong >= 0:
            raise BadAction(self.refusal(wrong, int(given[wrong])))
        return self.observations

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each match, every one as likely; 0 where one waits.

        The luck is the match's own: match k is played the same way whatever N is and on however many processes.
        """
        at_work = self.at_work()
        try:
            return at_work.sample()
        except BaseException:  # an answer of another process may still be on its way
            self.close()
            raise

    def at_work(self) -> Lanes:
        """What steps the matches, unless it was closed."""
        if self._at_work is None:
            raise UsageError("this vector was closed; reset() deals anew")
        return self._at_work

    def checked(self, actions: NDArray[Any] | Sequence[int]) -> NDArray[np.int32]:
        """The actions as the loop takes them, if they are whole numbers, one for each match."""
        try:
            given = np.asarray(actions)
        except (TypeError, ValueError):
            raise BadAction(f"actions are an array of {self.lanes} whole numbers, each a number by itself") from None
        if given.shape != (self.lanes,):
            raise BadAction(f"{self.lanes} matches take an array of {self.lanes} actions, not of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise BadAction(f"actions are whole numbers such as int32, not {given.dtype}")
        fit = np.ascontiguousarray(given, dtype=np.int32)
        if given.dtype.itemsize >= 4 and given.dtype != np.int32 and not (fit == given).all():
            lane = int(np.argmin(fit == given))
            raise BadAction(self.refusal(lane, int(given[lane])))
        return fit

    @property
    def waiting(self) -> NDArray[np.bool_]:
        """The matches that are over and start anew with the next step, whatever is done in them."""
        if self._wishes["same_step"]:
            return np.zeros(self.lanes, dtype=np.bool_)
        return self.terminals | self.truncations

    def refusal(self, lane: int, action: int) -> str:
        """Why an action cannot be taken in a lane, and what could."""
        legal = np.flatnonzero(self.masks[lane])
        said = f"{action}" if not 0 <= action < self.game.actions else f"{action} ({self.game.write(action)})"
        some = ", ".join(f"{one} ({self.game.write(int(one))})" for one in legal[:3])
        more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
        return (
            f"action {said} is not legal for seat {self.seats[lane]} of match {self.numbers[lane]} (index {lane}):"
            f" its mask allows {some}{more}; no match was changed"
        )

    def position(self, lane: int) -> State:
        """The match of a lane as it is, all cards open: for a teacher who is to say what its mover should do."""
        if not isinstance(self._at_work, Here):
            raise UsageError("a vector shows its positions in one process only, while it is not closed")
        index = whole(lane, 0, self.lanes - 1)
        if index is None:
            raise UsageError(f"there is no match {lane!r}; they are 0 to {self.lanes - 1}")
        state = self._at_work.loop.lanes[index].state
        assert state is not None
        return state

    def close(self) -> None:
        """Ends the processes, if there are any; reset() starts anew."""
        if self._at_work is not None:
            self._at_work.close()
            self._at_work = None

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
