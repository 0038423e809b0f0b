"""The lanes of a vector shared out among processes, which write into memory that all of them see."""

import os
import signal
import socket
import sys
import time
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple
from weakref import finalize

from librt.vecs import vec
from mypy_extensions import i32

from parlour.engine.game import UsageError
from parlour.engine.learning import observation_of
from parlour.engine.observer import words_for
from parlour.engine.registry import game as game_by_id
from parlour.processes import deaf
from parlour.research.errors import needed
from parlour.research.plan import Plan
from parlour.research.vector import arrays_of, buffers_of, loop_of

needed("numpy", "research")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

LINE = 64
"""Buffers start at a multiple of this."""
TAKE_BACK, STEP, DRAW, END = 1, 2, 4, 8
"""What a process is to do, in this order; several of them in one number."""
DONE = b"d"
GLANCES = 200
"""How often a process looks whether there is something to do before it sleeps: to wake takes as long as many steps."""
A_WHILE = 500_000
"""Nanoseconds: whom it takes so long to look again has no core to itself, and others work instead."""
ASLEEP = 1000
"""So many answers are waited for asleep then."""
PATIENCE = 60.0
"""Seconds that a process has to end."""

BATCH = 64
"""So many lanes are stepped before their observations are copied into the memory of all."""
BATCHED = ("observations", "states")
"""What is large, and written anew in every step."""

Rows = list[tuple[NDArray[Any], NDArray[Any]]]
"""Rows in the memory of all, and the loop's own that go there."""
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
    row = 8 * words_for(told.size)
    shapes: list[Shape] = [
        ("observations", "u1", (lanes, row)),
        ("masks", "u1", (lanes, plan.game.actions)),
        ("seats", "i4", (lanes,)),
        ("rewards", "f8", (lanes, plan.game.max_players)),
        ("terminals", "?", (lanes,)),
        ("truncations", "?", (lanes,)),
        ("numbers", "i8", (lanes,)),
        ("actions", "i4", (lanes,)),
    ]
    if wishes["finals"]:
        shapes.append(("final_observations", "u1", (lanes, row)))
    if wishes["states"]:
        shapes.append(("states", "u1", (lanes, 8 * words_for(told.state_size))))
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


class Batch(NamedTuple):
    """Lanes that are stepped one after the other before what they wrote is copied: few enough to lie in the cache."""

    first: int
    after: int
    rows: Rows


def publish(rows: Rows) -> None:
    """Puts what a loop has written where all see it."""
    for shared, own in rows:
        np.copyto(shared, own)


class Share:
    """Some of the lanes, played in this process, and the rows that are theirs in the memory of all."""

    def __init__(
        self, plan: Plan, first: int, lanes: int, stride: int, wishes: dict[str, Any], rows: dict[str, NDArray[Any]]
    ) -> None:
        room = min(lanes, BATCH)
        self.loop = loop_of(plan, first, lanes, stride, wishes, room)
        own = buffers_of(self.loop, lanes, room)
        shared = {name: rows[name][first : first + lanes] for name in own}
        self.batches = [
            Batch(
                start,
                after,
                [(shared[name][start:after], own[name][: after - start]) for name in BATCHED if name in own],
            )
            for start, after in pairwise([*range(0, lanes, room), lanes])
        ]
        self.rest = [(shared[name], own[name]) for name in own if name not in BATCHED]
        self.actions = rows["actions"][first : first + lanes]
        self.drawn = vec[i32]([0] * lanes)
        for batch in self.batches:
            self.loop.look(batch.first, batch.after)
            publish(batch.rows)
        publish(self.rest)

    def step(self) -> None:
        """Steps the lanes, and puts what was written where all see it."""
        given = vec[i32](self.actions)
        for batch in self.batches:
            self.loop.step(given, batch.first, batch.after)
            publish(batch.rows)
        publish(self.rest)

    def follow(self, order: int) -> None:
        """Does what is asked: takes the last draw back, steps, draws actions."""
        if order & TAKE_BACK:
            self.loop.take_back()
        if order & STEP:
            self.step()
        if order & DRAW:
            self.loop.draw(self.drawn)
            self.actions[:] = np.frombuffer(memoryview(self.drawn), np.int32)


class Line:
    """One end of a line between two processes.

    Who waits looks again and again, for as long as there is nobody else to work on this core meanwhile.
    """

    def __init__(self, end: socket.socket, glances: int) -> None:
        end.settimeout(None)  # whatever the program has set for its own
        self.end = end
        self.glances = glances
        self.asleep = 0

    def say(self, what: bytes) -> None:
        self.end.send(what)

    def hear(self) -> bytes:
        """The next byte from the other process; nothing when that one is gone."""
        if self.asleep > 0:
            self.asleep -= 1
            return self.end.recv(1)
        for _ in range(self.glances):
            with suppress(BlockingIOError):
                return self.end.recv(1, socket.MSG_DONTWAIT)
            looked = time.perf_counter_ns()
            os.sched_yield()
            if time.perf_counter_ns() - looked > A_WHILE:
                self.asleep = ASLEEP
                break
        return self.end.recv(1)

    def close(self) -> None:
        self.end.close()


class Shared:
    """The lanes in several processes: this one, and others that work for it.

    Every question to the others is waited for. So who asked for random actions before a step has the next ones drawn
    with it; if then nobody asks for them, that luck is given back.
    """

    def __init__(self, plan: Plan, lanes: int, processes: int, wishes: dict[str, Any]) -> None:
        if game_by_id(plan.game.id) is not plan.game:
            raise UsageError(f"several processes need a game that is installed: {plan.game.id} is not among them")
        shapes = shapes_of(plan, lanes, wishes)
        try:
            self.memory = Memory(create=True, size=laid_out(shapes)[0])
        except OSError as error:
            raise UsageError(f"no shared memory for {lanes} matches: {error.strerror}") from None
        self.arrays = arrays_of(laid_out(shapes, self.memory)[1], observation_of(plan.game))
        self.actions = self.arrays.pop("actions")
        for array in self.arrays.values():
            array.flags.writeable = False
        self.each = np.arange(lanes)
        self.same_step = wishes["same_step"]
        self.drawn: NDArray[np.int32] | None = None
        """The random actions that were given out since the last step, all of them legal."""
        self.is_ahead = False
        """Whether the next random actions are drawn already."""
        context = get_context("spawn")
        self.lines: list[Line] = []
        self.workers: list[SpawnProcess] = []
        glances = glances_for(processes)
        self.end = finalize(self, ended, os.getpid(), self.lines, self.workers, self.memory)
        bounds = [lanes * number // processes for number in range(processes + 1)]
        what = (plan.game.id, plan.players, plan.options, plan.seed, plan.opponents, plan.seat, plan.worth)
        try:
            for first, after in pairwise(bounds[1:]):
                ours, theirs = socket.socketpair()
                job = (what, first, after - first, lanes, wishes, self.memory.name, theirs, glances)
                worker = context.Process(target=work, args=job, daemon=True)
                with deaf():
                    worker.start()
                theirs.close()
                self.lines.append(Line(ours, glances))
                self.workers.append(worker)
            self.share = Share(plan, 0, bounds[1], lanes, wishes, laid_out(shapes, self.memory)[1])
            self.await_all()
        except BaseException:
            self.close()
            raise

    def first_illegal(self, actions: NDArray[np.int32]) -> int:
        if self.drawn is not None and (actions == self.drawn).all():
            return -1
        masks = self.arrays["masks"]
        bounded = np.clip(actions, 0, masks.shape[1] - 1)
        right = (masks[self.each, bounded] != 0) & (bounded == actions)
        if not right.all() and not self.same_step:
            right |= self.arrays["terminals"] | self.arrays["truncations"]
        return -1 if right.all() else int(np.argmin(right))

    def sample(self) -> NDArray[np.int32]:
        if self.is_ahead:
            self.is_ahead = False
        else:
            self.tell_all(DRAW)
        self.drawn = self.actions.copy()
        return self.drawn.copy()

    def step(self, actions: NDArray[np.int32]) -> int:
        wrong = self.first_illegal(actions)
        if wrong >= 0:
            return wrong
        self.actions[:] = actions
        if self.is_ahead:  # nobody wanted them
            self.is_ahead = False
            self.tell_all(TAKE_BACK | STEP)
        elif self.drawn is not None:
            self.drawn = None
            self.tell_all(STEP | DRAW)
            self.is_ahead = True
        else:
            self.tell_all(STEP)
        return -1

    def tell_all(self, order: int) -> None:
        """Has everybody do something, and does the own share of it meanwhile."""
        for line in self.lines:
            with suppress(ConnectionError):  # who is not there any more gives no answer either
                line.say(bytes((order,)))
        self.share.follow(order)
        self.await_all()

    def await_all(self) -> None:
        for line, worker in zip(self.lines, self.workers, strict=True):
            done = b""
            with suppress(ConnectionError):
                done = line.hear()
            if not done:
                worker.join(PATIENCE)
                raise RuntimeError(
                    f"a process of this vector ended (exit code {worker.exitcode}): what it said is on stderr;"
                    " reset() deals anew"
                )

    def close(self) -> None:
        self.arrays = {}
        self.end()


def ended(owner: int, lines: list[Line], workers: list[SpawnProcess], memory: Memory) -> None:
    """Ends the processes, and takes the memory's name away, unless this is a fork of the process that began them."""
    if os.getpid() != owner:
        return
    for line in lines:
        with suppress(OSError):
            line.say(bytes((END,)))
        line.close()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
    memory.unlink()
    memory.close()


def work(
    what: tuple[Any, ...],
    first: int,
    lanes: int,
    stride: int,
    wishes: dict[str, Any],
    name: str,
    end: socket.socket,
    glances: int,
) -> None:
    """A process that plays some of the lanes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game_id, *rest = what
    plan = Plan(game_by_id(game_id), *rest)
    memory = attached(name)
    line = Line(end, glances)
    share = Share(plan, first, lanes, stride, wishes, laid_out(shapes_of(plan, stride, wishes), memory)[1])
    order = 0
    with suppress(ConnectionError):  # whoever asked is gone
        while order != END:
            share.follow(order)
            line.say(DONE)
            asked = line.hear()
            order = asked[0] if asked else END
    memory.close()


def glances_for(processes: int) -> int:
    """Looking again and again is for who has a core to itself."""
    can_look = hasattr(os, "sched_yield") and hasattr(os, "sched_getaffinity") and hasattr(socket, "MSG_DONTWAIT")
    return GLANCES if can_look and processes <= len(os.sched_getaffinity(0)) else 0


def attached(name: str) -> Memory:
    """Memory that another process made and will remove."""
    if sys.version_info >= (3, 13):
        return Memory(name, track=False)
    return Memory(name)
