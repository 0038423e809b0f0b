"""Finished matches that people look at together: one leads, the others are shown no more than where a leader has been.

What is led, and what was noted, lies in the store. Workers tell each other only that something has changed, and each
tells its own clients.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.server.client import Client
from parlour.server.hall import Hall
from parlour.server.identity import properly_named, unnamed
from parlour.server.ledger import TABLE_ID
from parlour.server.newspaper import News
from parlour.server.protocol import Gathered, Note, NoteInfo, Notes, ReviewPlace, Show, Shown, encode
from parlour.server.refusals import refuse
from parlour.server.wishes import readable, room_of
from parlour.server.worker import BEAT
from parlour.store import KnownGuest, StoreError
from parlour.store.studies import PLACE, NoteLine, Noting, StudyLine
from parlour.table import Guest

log = logging.getLogger("parlour.server")

MOST_NOTES = 200
"""That many notes a match has at most."""
MOST_OF_GUEST = 50
"""That many of them one guest has, so that nobody leaves the others without a place."""
PATIENCE = 30_000
"""Milliseconds after which another may lead when the leader is gone."""
TRIES = 20
"""How often a change is made anew because another worker was quicker."""


class Study(Struct, frozen=True, kw_only=True):
    """What is kept of it."""

    leader: str
    step: int = 0
    viewer: str = "open"
    mark: str = ""
    branch: str | None = None
    review: ReviewPlace | None = None
    reach: dict[str, int] = {}
    """How far leaders have been, by whom they looked through: followers are shown no more."""
    reviewed: int | None = None
    """How far they have been in the review."""


class KeptNote(Struct, frozen=True):
    """What is kept of a note."""

    guest: Guest
    step: int
    text: str


class Gathering:
    """Those of this worker who look at one match together."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.clients: dict[Client, dict[str, bytes]] = {}
        """Everybody, with the last message of each kind that they were told."""
        self.telling = asyncio.Lock()
        """One asks and tells at a time, so that what is told last was asked last."""

    def send(self, message: Shown | Gathered | Notes) -> None:
        """Tells everybody who does not know."""
        kind, body = type(message).__name__, encode(message)
        for client, told in self.clients.items():
            if told.get(kind) != body:
                told[kind] = body
                client.send_newest(kind, body)


class Together:
    """All gatherings of this worker."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.worker = hall.worker
        self.store = hall.worker.store
        self.gatherings: dict[str, Gathering] = {}

    # --- who comes and goes

    async def moves(self, table: str) -> int:
        """How many moves a finished match has. Raises `Refused` where there is none."""
        room = await room_of(self.hall, table)
        async with room.at_rest() as found:
            if found.match is None or found.phase != "over":
                refuse("not_over")
            return len(found.match.moves)

    async def join(self, table: str, client: Client) -> Gathering:
        """Somebody comes; whoever is the first leads."""
        await self.moves(table)
        if table not in await self.store.studies([table]):
            study = Study(leader=client.guest.id, reach={"open": 0})
            await self.store.change_study(StudyLine(table, 1, encode(study)))
        gathering = self.gatherings.setdefault(table, Gathering(table))
        gathering.clients[client] = {}
        await self.store.arrive(client.id, PLACE + table, client.guest.id, self.worker.id)
        await self._changed(table)
        return gathering

    async def leave(self, table: str, client: Client) -> None:
        gathering = self.gatherings.get(table)
        if gathering is not None:  # else they had not come in yet
            gathering.clients.pop(client, None)
            if not gathering.clients:
                del self.gatherings[table]
        await self.worker.depart(client.id, PLACE + table)
        await self._tell(table)

    async def study(self, table: str) -> tuple[int, Study]:
        found = (await self.store.studies([table])).get(table) if TABLE_ID.fullmatch(table) else None
        if found is None:
            refuse("no_table")
        return found.seq, msgspec.json.decode(found.body, type=Study)

    async def people(self, table: str) -> dict[str, Guest]:
        """Who is there, over all workers, by what they are called now."""
        now = self.worker.now()
        here = sorted(guest for guest, at in (await self.store.last_seen(PLACE + table, now, [])).items() if at >= now)
        known = await self.store.people(here)
        return {guest: _named(guest, known.get(guest)) for guest in here}

    # --- what they ask for

    async def go(self, table: str, guest: Guest, wish: Show) -> None:
        """The leader goes to a moment, points at something, or shows a branch."""
        moves = await self.moves(table)
        seats = len((await room_of(self.hall, table)).table.seats)
        if wish.step > moves:
            refuse("no_moment", step=wish.step)
        if wish.viewer.isdigit() and int(wish.viewer) >= seats:
            refuse("no_seat", seat=int(wish.viewer))

        # A review goes from the eyes of one seat to those of the next.
        eyes = [wish.viewer] if wish.review is None else [wish.viewer, *map(str, range(seats))]

        def shown(study: Study) -> Study:
            if study.leader != guest.id:
                refuse("not_leader")
            return Study(
                leader=guest.id,
                step=wish.step,
                viewer=wish.viewer,
                mark=wish.mark,
                branch=wish.branch,
                review=wish.review,
                reach=study.reach | {one: max(wish.step, study.reach.get(one, 0)) for one in eyes},
                reviewed=study.reviewed if wish.review is None else max(wish.step, study.reviewed or 0),
            )

        await self._change(table, shown)

    async def pass_crown(self, table: str, guest: Guest, to: str) -> None:
        """The leader has somebody lead who is there."""
        here = await self.people(table)

        def passed(study: Study) -> Study:
            if study.leader != guest.id:
                refuse("not_leader")
            if to not in here:
                refuse("not_there")
            return replace(study, leader=to)

        await self._change(table, passed)

    async def take_crown(self, table: str, guest: Guest) -> None:
        """Somebody leads because the leader is gone."""
        now = self.worker.now()
        _, found = await self.study(table)
        seen = (await self.store.last_seen(PLACE + table, now, [found.leader])).get(found.leader, 0)

        def taken(study: Study) -> Study:
            if study.leader != found.leader or now - seen < PATIENCE:
                refuse("leader_here")
            return replace(study, leader=guest.id)

        await self._change(table, taken)

    async def note(self, table: str, guest: Guest, wish: Note) -> None:
        """Somebody notes something at a moment that a leader has been at."""
        _, study = await self.study(table)
        if wish.step > furthest(study):
            refuse("beyond", step=wish.step)
        text = readable(wish.text)
        body = encode(KeptNote(guest, wish.step, text))
        line = NoteLine(secrets.token_urlsafe(9), table, guest.id, self.worker.now(), body)
        if not await self.store.note(Noting(line, MOST_NOTES, MOST_OF_GUEST)):
            refuse("notes_full")
        await self._changed(table)

    async def erase(self, table: str, guest: Guest, note: str) -> None:
        """Takes away a note of one's own; the leader any."""
        _, study = await self.study(table)
        found = {line.note: line for line in await self.store.notes(table)}.get(note)
        if found is None or guest.id not in (found.guest, study.leader):
            refuse("not_yours")
        await self.store.erase_note(table, note)
        await self._changed(table)

    async def _change(self, table: str, change: Callable[[Study], Study]) -> None:
        for _ in range(TRIES):
            seq, study = await self.study(table)
            if await self.store.change_study(StudyLine(table, seq + 1, encode(change(study)))):
                await self._changed(table)
                return
        refuse("busy")

    # --- what they are told

    async def _changed(self, table: str) -> None:
        self.worker.spread(News(PLACE + table, 0))
        await self._tell(table)

    async def _tell(self, table: str) -> None:
        gathering = self.gatherings.get(table)
        if gathering is None:
            return
        async with gathering.telling:
            try:
                _, study = await self.study(table)
                people = await self.people(table)
                lines = await self.store.notes(table)
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
                return
            gathering.send(Gathered(list(people.values())))
            gathering.send(
                Shown(
                    leader=study.leader,
                    is_leader_here=study.leader in people,
                    step=study.step,
                    viewer=study.viewer,
                    mark=study.mark,
                    branch=study.branch,
                    review=study.review,
                    reach=study.reach,
                    reviewed=study.reviewed,
                )
            )
            gathering.send(Notes([_told(line) for line in lines]))

    async def hear(self, news: Iterable[News]) -> None:
        """Another worker (or this one) has changed something."""
        for table in dict.fromkeys(item.table for item in news if item.table.startswith(PLACE)):
            await self._tell(table.removeprefix(PLACE))

    async def watch(self) -> None:
        """Looks again now and then: news may have been lost, and workers die."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                for table in list(self.gatherings):
                    await self._tell(table)
            except Exception:  # whatever is wrong, there is another round
                log.exception("a look at those who look together failed")

    async def stop(self) -> None:
        """Sends everybody away: the server stops or restarts."""
        for gathering in self.gatherings.values():
            for client in gathering.clients:
                client.close(1012)


def furthest(study: Study) -> int:
    """How far leaders have been at all."""
    return max(study.reach.values(), default=0)


def _named(guest: str, known: KnownGuest | None) -> Guest:
    return unnamed(guest) if known is None else properly_named(msgspec.json.decode(known.body, type=Guest))


def _told(line: NoteLine) -> NoteInfo:
    kept = msgspec.json.decode(line.body, type=KeptNote)
    return NoteInfo(line.note, line.at, kept.step, properly_named(kept.guest), kept.text)
