"""The tables that this worker has open: each a fold of its log, kept in step with the store and told to its clients.

The log is the truth. A worker appends an entry under the next seq or finds that another was quicker, and then reads on;
whatever it keeps in memory can be lost at any time.
"""

import asyncio
import logging
import random
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager, suppress

import msgspec
from msgspec import Struct

from parlour.engine.game import Refusal, Viewer
from parlour.match import Entry, Guest, Moment, Opened, Person, Refused, Table, decide, due, overdue, rematch, unneeded
from parlour.match.commands import End, HandOver, Rematch
from parlour.match.decide import move_of
from parlour.match.entries import AnyWhat, BotSat, Cleared, Rematched, Removed, Sat
from parlour.match.stream import Update, position, tell
from parlour.server.metrics import BOT_MOVES, COMMANDS, ROOMS
from parlour.server.protocol import Acknowledged, Do, Presence, TableLine, encode
from parlour.server.thinking import Question, Thinkers, pace, to_the_beat
from parlour.store import Line, Store, StoreError, Summary
from parlour.store.line import WaitsFor

log = logging.getLogger("parlour.server")

BEAT = 3.0
"""Seconds between two signs of life of a worker."""
STALLED = 5_000
"""Milliseconds after which a bot's move that nobody made is made by whoever notices."""
LOOKED_AT = 20
"""How many tables that wait for a bot are looked after in one round."""
LOOK = 1.0
"""Seconds between two looks at who keeps others waiting."""
IDLE = 120.0
"""Seconds after which a table without clients is put away."""
TABLE_ID = re.compile("[A-Za-z0-9_-]{16}")
TRIES = 50
"""How often a command is decided anew because another worker was quicker."""
BACKLOG = 200
"""How many of the newest entries whoever comes is told at most; older ones are there for the asking."""
MOST_WAITING = 1024 * 1024
"""Bytes that may wait for a client that does not read."""
FOLDED = 200
"""Entries of a log that are folded before others have their turn."""


SEATING = (Sat, BotSat, Cleared, Removed)
"""Entries that change who is to be there."""


class NoSuchTable(Exception):
    """There is no table with this id."""


class News(Struct, frozen=True, array_like=True):
    """What workers tell each other: that a table has got further, that somebody came or went, or whose name changed."""

    table: str
    seq: int
    presence: bool = False
    guest: str = ""
    """Whose name or devices have changed; it is about no table then."""


class Client:
    """Somebody who follows a table: a queue of messages to send."""

    def __init__(self, guest: Guest, address: str) -> None:
        self.id = secrets.token_urlsafe(12)
        self.guest = guest
        self.address = address
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Messages, or a close code at the end."""
        self._waiting = 0
        """Bytes in the queue."""
        self._most = MOST_WAITING
        self.is_closed = False

    def begin(self, messages: list[bytes]) -> None:
        """Queues what a newcomer is told first. That it may be much is not their doing: it takes nobody's room."""
        self._most += sum(map(len, messages))
        for message in messages:
            self.send(message)

    def send(self, message: bytes) -> None:
        """Queues a message. Whoever does not read for so long is let go, and may come back."""
        if self.is_closed:
            return
        if self._waiting + len(message) > self._most:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(1013)
            return
        self._waiting += len(message)
        self._queue.put_nowait(message)

    def close(self, code: int) -> None:
        """Ends the connection, after what is still to be said."""
        self.is_closed = True
        self._queue.put_nowait(code)

    async def next(self) -> bytes | int:
        """What is to be sent now: a message, or the code to close with."""
        message = await self._queue.get()
        if isinstance(message, bytes):
            self._waiting -= len(message)
        return message


class Room:
    """One open table."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        """Held while the log may grow, and while a client is brought up to date."""
        self._is_sound = True
        """Whether the table is as the log has it; not while an entry is under way, nor after one that failed."""
        self._told = table.seq
        """The last entry that clients were told of."""
        self.clients: set[Client] = set()
        self.seen: dict[str, int] = {}
        """When each player, and whoever else is there, was last connected, as the store said."""
        self.overdue: int | None = None
        self._record: bytes | None = None
        self.advising = asyncio.Semaphore(1)
        self.touched = time.monotonic()
        self._driver: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._dealing: asyncio.Task[None] | None = None

    # --- the log

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Table]:
        """The table with nothing under way: all that it says is in the log."""
        async with self.lock:
            if not self._is_sound:
                await self._reload()
            yield self.table

    async def carry_out(self, guest: Guest, do: Do) -> Acknowledged:
        """Does what a guest asks, or raises `Refused`."""
        fresh = self.hall.fresh_id() if isinstance(do.command, Rematch) else ""
        async with self.at_rest():
            try:
                return Acknowledged(do.id, await self._decided(guest, do, fresh))
            finally:
                if fresh in self.hall.rooms and self.table.next != fresh:  # somebody on another worker was quicker
                    await self.hall.rooms[fresh].do_of_itself(lambda table, _: unneeded(table))

    async def _decided(self, guest: Guest, do: Do, fresh: str) -> int:
        """The seq of the entry that a guest's command leads to. A rematch has its table, `fresh`, before it is told."""
        for number in range(TRIES):
            if number:  # whoever lost a race waits a little, and the more often the longer
                await asyncio.sleep(random.random() * 0.002 * number)
            done = self.table.done.get((guest.id, do.id))
            if done is not None:
                return done
            now = self.hall.now()
            asks_who_is_away = isinstance(do.command, HandOver | End)
            seen = await self._last_seen(now) if asks_who_is_away else {}
            moment = Moment(now, seen, fresh)
            try:
                what = decide(self.table, guest, do.command, do.seq, moment)
            except Refused:
                if await self._read_on():  # another worker knew more, so what was refused may be allowed
                    continue
                raise
            if isinstance(what, Rematched) and fresh not in self.hall.rooms:
                await self.hall.open(fresh, rematch(self.table, self.hall.fresh_secret()), guest)
            if await self._append(what, guest.id, do.id, now):
                COMMANDS.labels(type(do.command).__name__).inc()
                return self.table.seq
        raise Refused(Refusal("busy", "", "too many people act at this table at once: try again", {}))

    async def _append(self, what: AnyWhat, by: str, command: str, now: int) -> bool:
        """Adds an entry to the log; False, and the room is up to date, when somebody else was quicker.

        The one door into the log: whatever comes here was decided by `parlour.match`, and nobody ignores the answer.
        When it fails it is not known whether the entry is in the log, and the room stays unsound until it has asked.
        """
        entry = Entry(self.table.seq + 1, now, by, command, what)
        self._is_sound = False
        self.table.add(entry)
        if not await self.hall.store.append(line_of(self.table.id, entry), summary_of(self.table)):
            await self._reload()
            return False
        self._is_sound = True
        self._tell()
        self.hall.spread(News(self.table.id, entry.seq))
        return True

    async def begin(self, opened: Opened, guest: Guest) -> None:
        """Adds the first entry of a new table."""
        async with self.lock:
            if not await self._append(opened, guest.id, "", self.hall.now()):
                raise StoreError(f"there is a table {self.table.id} already: try again")

    async def do_of_itself(self, decided: Callable[[Table, int], AnyWhat | None]) -> None:
        """Adds what the table has to do without being asked, unless another worker has done it."""
        async with self.at_rest():
            while (what := decided(self.table, now := self.hall.now())) is not None:
                if await self._append(what, "", "", now):
                    return

    async def _reload(self) -> None:
        """Takes the table from the log again."""
        self.table = await self.hall.load(self.table.id)
        self._is_sound = True
        self._tell()

    async def catch_up(self) -> None:
        """Reads what other workers have added to the log."""
        async with self.at_rest():
            await self._read_on()

    async def _read_on(self) -> bool:
        """Whether the log had more than the room knew; everybody is told then."""
        known = self.table.seq
        for line in await self.hall.store.lines(self.table.id, known):
            self.table.add(entry_of(line))
        self._tell()
        return self.table.seq > known

    # --- the clients

    def _tell(self) -> None:
        """Tells every client of the entries that they do not know yet, the newest of many, and how things stand now."""
        if self._told >= self.table.seq:
            return
        first = max(self._told, self.table.seq - BACKLOG) + 1
        self._told = self.table.seq
        self.touched = time.monotonic()
        messages: dict[Viewer, list[bytes]] = {}
        for client in list(self.clients):
            if not self.admits(client.guest):
                client.close(4403)
                continue
            viewer = self.table.viewer(client.guest.id)
            if viewer not in messages:
                messages[viewer] = self.messages(viewer, first)
            for message in messages[viewer]:
                client.send(message)
        if any(isinstance(entry.what, SEATING) for entry in self.table.entries[first - 1 :]):
            self._telling = asyncio.create_task(self.tell_presence())
        self.drive()

    def messages(self, viewer: Viewer, first: int) -> list[bytes]:
        """What a viewer is told of the entries from `first` on, and how things stand."""
        told = [encode(tell(self.table, entry, viewer)) for entry in self.table.entries[first - 1 :]]
        return [*told, encode(position(self.table, viewer))]

    async def earlier(self, guest: Guest, before: int, count: int) -> list[Update]:
        """What a guest may know of the last `count` entries before one."""
        async with self.at_rest() as table:
            last = min(before - 1, table.seq)
            viewer = table.viewer(guest.id)
            return [tell(table, entry, viewer) for entry in table.entries[max(0, last - count) : last]]

    def admits(self, guest: Guest) -> bool:
        """Whether a guest may follow this table."""
        table = self.table
        if guest.id in table.removed:
            return False
        if table.seat_of(guest.id) is not None or guest.id == table.host:
            return True
        return not table.is_locked and (table.terms.may_watch or table.phase == "lobby")

    async def join(self, client: Client, after: int) -> None:
        """A client follows the table from now on, and is told first what it missed, or the newest of it."""
        async with self.at_rest() as table:
            await self._read_on()
            first = max(min(after, table.seq), table.seq - BACKLOG) + 1
            client.begin(self.messages(table.viewer(client.guest.id), first))
            self.clients.add(client)
        await self.hall.store.arrive(client.id, self.table.id, client.guest.id, self.hall.worker)
        self.hall.spread(News(self.table.id, self.table.seq, presence=True))
        await self.tell_presence()
        self.drive()

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.touched = time.monotonic()
        await self.hall.store.depart(client.id, self.hall.now())
        self.hall.spread(News(self.table.id, self.table.seq, presence=True))
        await self.tell_presence()

    async def tell_presence(self) -> None:
        """Asks the store who is there, and tells everybody."""
        now = self.hall.now()
        try:
            self.seen = await self._last_seen(now)
        except StoreError as error:
            log.warning("the database does not answer: %s", error)
            return
        self.overdue = overdue(self.table, Moment(now, self.seen, ""))
        seated = self._seated()
        watchers = sum(at >= now and guest not in seated for guest, at in self.seen.items())
        message = encode(
            Presence(
                [
                    isinstance(occupant, Person) and self.seen.get(occupant.guest.id, 0) >= now
                    for occupant in self.table.seats
                ],
                watchers,
                self.overdue,
            )
        )
        for client in list(self.clients):
            client.send(message)

    def _seated(self) -> list[str]:
        return [occupant.guest.id for occupant in self.table.seats if isinstance(occupant, Person)]

    async def _last_seen(self, now: int) -> dict[str, int]:
        """When the players were last connected, and who else is: not all those who ever came to look."""
        return await self.hall.store.last_seen(self.table.id, now, self._seated())

    def looks_overdue(self, now: int) -> bool:
        """Whether who keeps the others waiting may have changed since everybody was told."""
        if not self.clients or self.table.phase != "playing":
            return False
        seat = self.table.to_act
        person = None if seat is None else self.table.person(seat)
        if person is None:
            return self.overdue is not None
        if self.seen.get(person.guest.id, 0) and any(c.guest.id == person.guest.id for c in self.clients):
            seen = {**self.seen, person.guest.id: now}
        else:
            seen = self.seen
        return overdue(self.table, Moment(now, seen, "")) != self.overdue

    async def record(self) -> bytes | None:
        """The record of the match as JSON, once it is over."""
        async with self.at_rest() as table:
            if self._record is None and table.phase == "over":
                self._record = encode(table.record())
            return self._record

    # --- the start

    def _set_alarm(self) -> None:
        """Sees to it that the cards are dealt when they are due, as far as anybody knows now."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.deals_at is not None:
            wait = max(0, self.table.deals_at - self.hall.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._begin_to_deal)

    def _begin_to_deal(self) -> None:
        self._dealing = asyncio.create_task(self._deal())

    async def _deal(self) -> None:
        try:
            await self.do_of_itself(due)
        except StoreError as error:
            log.warning("the cards could not be dealt, and will be later: %s", error)
        else:
            self._set_alarm()  # the clock may have been put back meanwhile

    # --- the bots

    def question(self, seat: int) -> Question:
        """What a bot in this seat, or somebody who asks for advice, is given."""
        playing = self.table.match
        assert playing is not None
        return Question(
            self.table.game.id,
            self.table.game.rules_version,
            playing.view(seat),
            list(playing.state.legal_actions()),
            self.table.luck(seat),
        )

    def _bot_to_move(self) -> tuple[int, int] | None:
        """The seat and the level of the bot whose turn it is. A match of bots alone rests while nobody looks."""
        seat = self.table.to_act
        level = None if seat is None else self.table.bot_level(seat)
        if seat is None or level is None or not (self.clients or self.table.people()):
            return None
        return seat, level

    def drive(self) -> None:
        """Sees to it that somebody thinks when it is a bot's turn, and that a start that waits comes about."""
        self._set_alarm()
        if self._bot_to_move() is None:
            return
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        clock = asyncio.get_running_loop().time
        while bot := self._bot_to_move():
            seat, level = bot
            changed = self.table.changed
            began = clock()
            try:
                action = await self.hall.thinkers.choose(self.question(seat), level)
                # However long it took: when a bot moves depends on nothing that is hidden.
                await asyncio.sleep(to_the_beat(clock() - began, pace(level)))
                async with self.at_rest():
                    if self.table.changed == changed and self.table.bot_level(seat) is not None:
                        what = move_of(self.table, seat, action, by_bot=True)
                        if await self._append(what, "", "", self.hall.now()):
                            BOT_MOVES.labels(str(level)).inc()
            except (StoreError, BrokenProcessPool) as error:
                log.warning("a bot's move could not be made, and will be tried again: %s", error)
                return

    def is_idle(self) -> bool:
        resting = self._driver is None or self._driver.done()
        return resting and not self.clients and not self.lock.locked() and time.monotonic() - self.touched > IDLE

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._driver, self._dealing):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task


class Hall:
    """All tables that this worker has open."""

    def __init__(self, store: Store, thinkers: Thinkers, spread: Callable[[News], None]) -> None:
        self.store = store
        self.thinkers = thinkers
        self.spread = spread
        """Tells the other workers."""
        self.worker = secrets.token_urlsafe(9)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._broken: set[str] = set()
        """Tables that could not be looked after the last time."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def fresh_id(self) -> str:
        return secrets.token_urlsafe(12)

    def fresh_secret(self) -> str:
        return secrets.token_hex(32)

    async def load(self, table_id: str) -> Table:
        """A table as its log has it. What is no id is not asked for: not every database takes every character."""
        if not TABLE_ID.fullmatch(table_id):
            raise NoSuchTable
        lines = await self.store.lines(table_id)
        if not lines:
            raise NoSuchTable
        table = Table(table_id, ())
        for start in range(0, len(lines), FOLDED):
            for line in lines[start : start + FOLDED]:
                table.add(entry_of(line))
            await asyncio.sleep(0)
        return table

    async def room(self, table_id: str) -> Room:
        """The open table with this id."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.touched = time.monotonic()
            return room
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.rooms:
                    self.rooms[table_id] = Room(self, await self.load(table_id))
                    ROOMS.set(len(self.rooms))
                return self.rooms[table_id]
            finally:
                self._opening.pop(table_id, None)

    async def open(self, table_id: str, opened: Opened, guest: Guest) -> Room:
        """A new table."""
        room = Room(self, Table(table_id, []))
        await room.begin(opened, guest)
        self.rooms[table_id] = room
        ROOMS.set(len(self.rooms))
        return room

    async def hear(self, news: Iterable[News]) -> None:
        """Another worker (or this one) has got a table further."""
        for item in news:
            room = self.rooms.get(item.table)
            if room is None:
                continue
            with self._apart(item.table):
                if item.seq > room.table.seq:
                    await room.catch_up()
                if item.presence and room.clients:
                    await room.tell_presence()

    # --- what goes on in the background

    async def beat(self) -> None:
        """Says every few seconds that this worker lives, and reads on where news may have been lost."""
        while True:
            try:
                await self.store.beat(self.worker, self.now())
                heads = await self.store.heads([room.table.id for room in self.rooms.values() if room.clients])
                await self.hear(News(table, seq) for table, seq in heads.items())
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # whatever is wrong with one table, this worker lives
                log.exception("a look at the tables failed")
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Makes moves that dead workers owe, says who keeps others waiting, and puts idle tables away."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_round()
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # whatever is wrong, there is another round
                log.exception("a look at the tables failed")

    async def look_round(self) -> None:
        """One look at all tables."""
        now = self.now()
        # Those that are broken wait for ever, and are the first of those that wait.
        for table_id in await self.store.stalled(now - STALLED, LOOKED_AT + len(self._broken)):
            with self._apart(table_id), suppress(NoSuchTable):
                room = await self.room(table_id)
                await room.catch_up()
                room.drive()
        for room in list(self.rooms.values()):
            with self._apart(room.table.id):
                if room.looks_overdue(now):
                    await room.tell_presence()
                elif room.is_idle():
                    del self.rooms[room.table.id]
                    ROOMS.set(len(self.rooms))

    @contextmanager
    def _apart(self, table_id: str) -> Iterator[None]:
        """Whatever is wrong with one table, the others are looked after. It is said once, until the table is well."""
        try:
            yield
        except StoreError:
            raise
        except Exception:
            if table_id not in self._broken:
                log.exception("table %s cannot be looked after", table_id)
            self._broken.add(table_id)
        else:
            self._broken.discard(table_id)

    async def stop(self) -> None:
        for room in self.rooms.values():
            for client in list(room.clients):
                client.close(1012)
            await room.stop()


_entries = msgspec.json.Decoder(Entry)


def entry_of(line: Line) -> Entry:
    return _entries.decode(line.body)


def line_of(table_id: str, entry: Entry) -> Line:
    return Line(table_id, entry.seq, entry.at, encode(entry))


def summary_of(table: Table) -> Summary:
    """What lists say of a table."""
    seat = table.to_act
    waits_for: WaitsFor = "nobody"
    if table.deals_at is not None:
        waits_for = "bot"  # a start that waits is made as a bot's move is: should this worker die, another makes it
    elif seat is not None and table.people():  # bots who play alone wait for somebody to look
        waits_for = "human" if table.bot_level(seat) is None else "bot"
    people = [occupant.guest for occupant in table.seats if isinstance(occupant, Person)]
    return Summary(
        table=table.id,
        game=table.game.id,
        phase=table.phase,
        is_public=table.terms.is_public and not table.is_locked,
        waits_for=waits_for,
        guests=tuple(guest.id for guest in people),
        updated=table.entries[-1].at,
        body=encode(table_line(table)),
    )


def table_line(table: Table) -> TableLine:
    names = table.names()
    kinds = [type(occupant).__name__ for occupant in table.seats]
    return TableLine(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        names=["" if kind == "Empty" else name for kind, name in zip(kinds, names, strict=True)],
        free=kinds.count("Empty"),
        updated=table.entries[-1].at,
        ranking=table.match.result().ranking if table.match is not None and table.phase == "over" else None,
        is_locked=table.is_locked,
    )
