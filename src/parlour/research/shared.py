"""The lanes of a vector shared out among processes, which write into memory that all of them see."""

import os
import signal
import sys
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any
from weakref import finalize

from librt.vecs import vec
from mypy_extensions import i32

from parlour.engine.game import UsageError
from parlour.engine.learning import observation_of
from parlour.engine.registry import game as game_by_id
from parlour.processes import deaf
from parlour.research.errors import needed
from parlour.research.plan import Plan

needed("numpy", "research")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

LINE = 64
"""Buffers start at a multiple of this."""
STEP, SAMPLE, READY, END = b"s", b"a", b"r", b"e"
PATIENCE = 60.0
"""Seconds that a process has to end."""

Shape = tuple[str, str, tuple[int, ...]]
"""The name of a buffer, its type, and its shape."""


class Memory(SharedMemory):
    """Shared memory that stays where it is for as long as an array looks at it, closed or not."""

    def close(self) -> None:
        try:
            super().close()
        except BufferError:  # the arrays hold it, and the last of them lets go of it
            self._mmap = None
            super().close()


def shapes_of(plan: Plan, lanes: int, wishes: dict[str, Any]) -> list[Shape]:
    """All buffers of a vector."""
    told = observation_of(plan.game)
    shapes: list[Shape] = [
        ("observations", "u1", (lanes, told.size)),
        ("masks", "u1", (lanes, plan.game.actions)),
        ("seats", "i4", (lanes,)),
        ("rewards", "f8", (lanes, plan.game.max_players)),
        ("terminals", "?", (lanes,)),
        ("truncations", "?", (lanes,)),
        ("numbers", "i8", (lanes,)),
        ("actions", "i4", (lanes,)),
    ]
    if wishes["finals"]:
        shapes.append(("final_observations", "u1", (lanes, told.size)))
    if wishes["states"]:
        shapes.append(("states", "u1", (lanes, told.state_size)))
    return shapes


def laid_out(shapes: list[Shape], memory: Memory | None = None) -> tuple[int, dict[str, NDArray[Any]]]:
    """How much memory the buffers take and, given some, the buffers in it."""
    at = 0
    arrays: dict[str, NDArray[Any]] = {}
    for name, kind, shape in shapes:
        if memory is not None:
            assert memory.buf is not None, "it is open"
            arrays[name] = np.frombuffer(memory.buf, kind, int(np.prod(shape)), at).reshape(shape)
        at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // LINE) * LINE
    return at, arrays


class Elsewhere:
    """All lanes in processes of their own."""

    def __init__(self, plan: Plan, lanes: int, processes: int, wishes: dict[str, Any]) -> None:
        if game_by_id(plan.game.id) is not plan.game:
            raise UsageError(f"several processes need a game that is installed: {plan.game.id} is not among them")
        shapes = shapes_of(plan, lanes, wishes)
        try:
            self.memory = Memory(create=True, size=laid_out(shapes)[0])
        except OSError as error:
            raise UsageError(f"no shared memory for {lanes} matches: {error.strerror}") from None
        self.arrays = laid_out(shapes, self.memory)[1]
        self.actions = self.arrays.pop("actions")
        for array in self.arrays.values():
            array.flags.writeable = False
        self.each = np.arange(lanes)
        self.same_step = wishes["same_step"]
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.workers: list[SpawnProcess] = []
        self.end = finalize(self, ended, os.getpid(), self.pipes, self.workers, self.memory)
        bounds = [lanes * number // processes for number in range(processes + 1)]
        what = (plan.game.id, plan.players, plan.options, plan.seed, plan.opponents, plan.seat, plan.worth)
        try:
            for first, after in pairwise(bounds):
                ours, theirs = context.Pipe()
                job = (what, first, after - first, lanes, wishes, self.memory.name, theirs)
                worker = context.Process(target=work, args=job, daemon=True)
                with deaf():
                    worker.start()
                theirs.close()
                self.pipes.append(ours)
                self.workers.append(worker)
            self.await_all()
        except BaseException:
            self.close()
            raise

    def first_illegal(self, actions: NDArray[np.int32]) -> int:
        masks = self.arrays["masks"]
        bounded = np.clip(actions, 0, masks.shape[1] - 1)
        right = (masks[self.each, bounded] != 0) & (bounded == actions)
        if not right.all() and not self.same_step:
            right |= self.arrays["terminals"] | self.arrays["truncations"]
        return -1 if right.all() else int(np.argmin(right))

    def sample(self) -> NDArray[np.int32]:
        self.tell_all(SAMPLE)
        drawn: NDArray[np.int32] = self.actions.copy()
        return drawn

    def step(self, actions: NDArray[np.int32]) -> None:
        self.actions[:] = actions
        self.tell_all(STEP)

    def tell_all(self, what: bytes) -> None:
        for pipe in self.pipes:
            with suppress(BrokenPipeError):  # who is not there any more gives no answer either
                pipe.send_bytes(what)
        self.await_all()

    def await_all(self) -> None:
        for pipe, worker in zip(self.pipes, self.workers, strict=True):
            try:
                pipe.recv_bytes()
            except (EOFError, ConnectionResetError):
                worker.join(PATIENCE)
                raise RuntimeError(
                    f"a process of this vector ended (exit code {worker.exitcode}): what it said is on stderr;"
                    " reset() deals anew"
                ) from None

    def close(self) -> None:
        self.arrays = {}
        self.end()


def ended(owner: int, pipes: list[Connection], workers: list[SpawnProcess], memory: Memory) -> None:
    """Ends the processes, and takes the memory's name away, unless this is a fork of the process that began them."""
    if os.getpid() != owner:
        return
    for pipe in pipes:
        with suppress(OSError):
            pipe.send_bytes(END)
        pipe.close()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
    memory.unlink()
    memory.close()


def work(
    what: tuple[Any, ...], first: int, lanes: int, stride: int, wishes: dict[str, Any], name: str, pipe: Connection
) -> None:
    """A process that plays some of the lanes."""
    from parlour.research.vector import arrays_of, loop_of

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game_id, *rest = what
    plan = Plan(game_by_id(game_id), *rest)
    memory = attached(name)
    everything = laid_out(shapes_of(plan, stride, wishes), memory)[1]
    loop = loop_of(plan, first, lanes, stride, wishes)
    own = arrays_of(loop, lanes, observation_of(plan.game))
    theirs = {key: array[first : first + lanes] for key, array in everything.items()}
    drawn = vec[i32]([0] * lanes)
    wish = STEP
    try:
        while wish != END:
            if wish == STEP:
                for key, array in own.items():
                    np.copyto(theirs[key], array)
            pipe.send_bytes(READY)
            wish = pipe.recv_bytes()
            if wish == STEP:
                loop.step(vec[i32](theirs["actions"]))
            elif wish == SAMPLE:
                loop.sample(drawn)
                theirs["actions"][:] = np.frombuffer(memoryview(drawn), np.int32)
    except (EOFError, ConnectionError):
        pass  # whoever asked is gone
    memory.close()


def attached(name: str) -> Memory:
    """Memory that another process made and will remove."""
    if sys.version_info >= (3, 13):
        return Memory(name, track=False)
    return Memory(name)
