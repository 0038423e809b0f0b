"""Observations, masks and whole states of single positions as NumPy arrays."""

from sys import byteorder
from typing import Any

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.layout import Field
from parlour.engine.learning import observation_of as observation_of
from parlour.engine.observer import Sheet
from parlour.engine.state import State
from parlour.research.errors import needed, whole
from parlour.research.loop import Glance

needed("numpy", "research")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

if byteorder != "little":  # the bytes of a `Sheet` lie in words, the first byte lowest
    raise ImportError(f"observations need a little-endian machine, and this one is {byteorder}-endian")

Bytes = NDArray[np.uint8]


def seat_at(state: State, seat: object) -> int:
    """A seat of a table; refuses what is none."""
    number = whole(seat, 0, state.players - 1)
    if number is None:
        raise UsageError(f"there is no seat {seat!r}; the seats are 0 to {state.players - 1}")
    return number


def observe(game: AnyGame, state: State, seat: int) -> Bytes:
    """What a seat knows, as an array of bytes in the game's layout."""
    told = observation_of(game)
    sheet = Sheet(told.size)
    told.observer().see(state, seat_at(state, seat), sheet)
    return np.frombuffer(bytearray(sheet.written()), dtype=np.uint8)


class Eyes:
    """Observation and mask of one position after the other, for who looks at many: every array is a new one."""

    def __init__(self, game: AnyGame) -> None:
        told = observation_of(game)
        glance = Glance(told.size, game.actions, told.observer())
        self.glance = glance
        self.known: Bytes = np.frombuffer(memoryview(glance.observation.words), np.uint8)[: told.size]
        self.allowed: NDArray[np.int8] = np.frombuffer(memoryview(glance.mask), np.int8)

    def look(self, state: State, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat knows, and what it may do: nothing unless it is to act."""
        self.glance.at(state, seat)
        return {"observation": self.known.copy(), "action_mask": self.allowed.copy()}


def whole_state(game: AnyGame, state: State, seat: int = 0) -> Bytes:
    """All that there is to know, seats counted from this one on: its observation, and what is hidden from it."""
    told = observation_of(game)
    sheet = Sheet(told.state_size)
    observer = told.observer()
    viewer = seat_at(state, seat)
    observer.see(state, viewer, sheet)
    observer.uncover(state, viewer, sheet)
    return np.frombuffer(bytearray(sheet.written()), dtype=np.uint8)


def mask(game: AnyGame, state: State, seat: int) -> NDArray[np.int8]:
    """A 1 for each action that a seat may take now; zeros for a seat that is not to act."""
    allowed = np.zeros(game.actions, dtype=np.int8)
    if state.to_act == seat_at(state, seat) and not state.is_over:
        allowed[state.legal_actions()] = 1
    return allowed


def as_fields(game: AnyGame, array: Bytes) -> dict[str, Bytes]:
    """An observation, a whole state or a batch of either, by the names and shapes of the layout."""
    told = observation_of(game)
    fields: dict[int, tuple[Field, ...]] = {told.size: told.seen, told.state_size: told.seen + told.hidden}
    size = array.shape[-1]
    if size not in fields:
        raise UsageError(
            f"an observation of {game.id} has {told.size} bytes and a whole state {told.state_size}, not {size}"
        )
    offsets = told.offsets()
    return {
        field.name: array[..., offsets[field.name] : offsets[field.name] + field.size].reshape(
            *array.shape[:-1], *field.shape
        )
        for field in fields[size]
    }
