"""Heavy work (replays, verifications): in a process of its own, one piece after the other, and kept once it is done.

The event loop only waits for it, so nobody's move does. Every result is a list of bytes that can be sent as it is.
"""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

import msgspec

from parlour.engine.game import Viewer
from parlour.engine.match import Match
from parlour.engine.record import RecordError, decode
from parlour.engine.registry import game
from parlour.engine.verify import replay, verify
from parlour.server.desk import Desk
from parlour.server.limits import Limits
from parlour.server.protocol import Frame, Verdict, encode
from parlour.server.refusals import refuse
from parlour.server.thinking import POLITENESS

PAGE = 100
"""Steps of a replay that are packed together."""
MOST_WAITING = 16
"""Works that may wait; whoever comes then is sent away."""
LONGEST = 10.0
"""Seconds that a work may take; then its process is ended, and another begins."""
MOST_KEPT = 64 * 1024 * 1024
"""Bytes of results that are kept; the least recently used go."""
MOST_RESULTS = 10_000
"""How many are kept: a verdict is short, but its name and place are not nothing."""

Work = Callable[..., list[bytes]]


# --- in the process


def verdict(record: bytes) -> list[bytes]:
    """Whether a record holds; `msgspec.DecodeError` when it is no JSON at all."""
    msgspec.json.decode(record, type=msgspec.Raw)
    try:
        verify(decode(record))
    except RecordError as error:
        return [encode(Verdict(holds=False, problem=str(error)))]
    return [encode(Verdict(holds=True, problem=""))]


def progress(record: bytes) -> list[bytes]:
    """How far each seat was after the deal and after each move, for a chart."""
    told = decode(record)
    played = game(told.game, told.rules_version)
    return [encode([played.progress(match.state) for match, _ in replay(told)])]


def frame(match: Match, viewer: Viewer) -> Frame:
    """A match that is being replayed, as a viewer saw it after its last move."""
    if not match.moves:
        return Frame(0, None, [], match.view(viewer))
    shown = match.shown(-1, viewer)
    return Frame(len(match.moves), shown.seat, shown.events, match.view(viewer))


def frames(record: bytes, viewer: Viewer) -> list[bytes]:
    """All steps of a match as a viewer saw them, `PAGE` of them packed together."""
    pages: list[list[bytes]] = []
    for step, (match, _) in enumerate(replay(decode(record))):
        if step % PAGE == 0:
            pages.append([])
        pages[-1].append(encode(frame(match, viewer)))
    return [zlib.compress(msgspec.msgpack.encode(page)) for page in pages]


def unpacked(pages: list[bytes], first: int, count: int) -> list[bytes]:
    """Some of the steps that `frames` made, each as JSON."""
    steps: list[bytes] = []
    start = first // PAGE
    for page in pages[start : (first + count - 1) // PAGE + 1]:
        steps += msgspec.msgpack.decode(zlib.decompress(page), type=list[bytes])
    return steps[first - start * PAGE :][:count]


# --- in the server


class Workshop:
    """The process for heavy work of one server worker; it starts with the first work."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._desk = Desk(LONGEST, POLITENESS)
        self._under_way: dict[tuple[object, ...], asyncio.Task[list[bytes]]] = {}
        """Whoever wants the same waits for the same."""
        self._kept: OrderedDict[tuple[object, ...], list[bytes]] = OrderedDict()
        self._kept_bytes = 0

    async def made(self, name: str, address: str, work: Work, *material: object) -> list[bytes]:
        """What a work makes of its material, which `name` stands for."""
        key = (work.__name__, name, *material[1:])
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._under_way.get(key)
        if task is None:
            if not self._limits.allows_work(address):
                refuse("too_fast")
            if len(self._under_way) >= MOST_WAITING or not self._limits.waiting_of_address.take(address):
                refuse("busy")
            task = self._under_way[key] = asyncio.create_task(self._make(key, address, work, material))
            task.add_done_callback(_hear)
        return await asyncio.shield(task)

    def stop(self) -> None:
        for task in self._under_way.values():
            task.cancel()
        self._desk.clear()

    async def _make(
        self, key: tuple[object, ...], address: str, work: Work, material: tuple[object, ...]
    ) -> list[bytes]:
        try:
            result = await self._desk.do(work, *material)
        finally:
            del self._under_way[key]
            self._limits.waiting_of_address.give_back(address)
        self._keep(key, result)
        return result

    def _keep(self, key: tuple[object, ...], result: list[bytes]) -> None:
        self._kept[key] = result
        self._kept_bytes += sum(map(len, result))
        while self._kept_bytes > MOST_KEPT or len(self._kept) > MOST_RESULTS:
            _, gone = self._kept.popitem(last=False)
            self._kept_bytes -= sum(map(len, gone))


def _hear(task: asyncio.Task[list[bytes]]) -> None:
    """Nobody may be left who waits for what went wrong."""
    with suppress(asyncio.CancelledError):
        task.exception()
