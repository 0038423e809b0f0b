"""The store: a log of lines for each table, a summary of each, who guests are, keys, and who is connected."""

import asyncio
import secrets
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVarTuple

from sqlalchemy import Row
from sqlalchemy.sql.selectable import TypedReturnsRows

from parlour.store import census, log
from parlour.store.census import Regular
from parlour.store.codes import Codes, Giving, table_under
from parlour.store.database import READERS, Database
from parlour.store.errors import StoreError, saying
from parlour.store.line import KeptReview, KnownGuest, Line, Phase, Summary
from parlour.store.log import Log
from parlour.store.migrate import migrate
from parlour.store.people import Change, People, Spending, guests_named, spent_named
from parlour.store.presence import Arrival, Beat, Departure, Presence, latest, moments_at, screens_at
from parlour.store.reviews import (
    Begun,
    Correction,
    Ended,
    Erred,
    Found,
    Reviews,
    kept_review,
    mistakes_of,
    review_of,
    steps_from,
    under_way_for,
)
from parlour.store.schema import metadata
from parlour.store.studies import Erasure, NoteLine, Noting, Studies, StudyLine, notes_of, studies_of
from parlour.store.writer import Writer

KEY_BYTES = 32

Columns = TypeVarTuple("Columns")


class Store:
    """An open database. `await Store.open(url)` makes one; every method may raise a StoreError.

    After an error while writing it is not known whether something was written: read again.
    """

    def __init__(self, database: Database) -> None:
        self._where = database.where
        self._log = Log(database)
        self._people = People(database)
        self._presence = Presence(database)
        self._codes = Codes(database)
        self._reviews = Reviews(database)
        self._studies = Studies(database)
        self._readers = database.readers()
        self._reading = ThreadPoolExecutor(READERS, "parlour store reader")
        self._writer = Writer(
            database.pen(),
            self._where,
            [
                self._log.append,
                self._log.make_key,
                self._log.put_away,
                self._presence.beat,
                self._presence.arrive,
                self._presence.depart,
                self._people.change,
                self._people.ban,
                self._people.spend,
                self._codes.give,
                self._reviews.begin,
                self._reviews.add,
                self._reviews.end,
                self._reviews.leave,
                self._reviews.correct,
                self._studies.change,
                self._studies.note,
                self._studies.erase,
                census.prune,
            ],
        )
        self._is_closed = False

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Opens a database, and makes or migrates it: `sqlite:///path`, `postgresql://user@host/name`."""
        database = Database.named(url)
        await asyncio.to_thread(migrate, database)
        return cls(database)

    async def close(self) -> None:
        """Finishes what waits to be written, and closes all connections."""
        self._is_closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reading.shutdown)
        self._readers.dispose()

    async def append(self, line: Line, summary: Summary) -> bool:
        """Adds a line with the summary of its table, durably. False when its number is taken: nothing changed then."""
        if line.table != summary.table:
            raise ValueError(f"a line of table {line.table} with the summary of {summary.table}")
        is_added = await self._writer.write(self._log.append, (line, summary))
        if is_added:
            self._log.remember(summary)
        return is_added

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table with greater numbers than `after`, in order."""
        return [Line(table, seq, at, body) for seq, at, body in await self._read(log.lines_after(table, after))]

    async def public(self, limit: int) -> list[Summary]:
        """Public tables in the lobby or playing, newest first."""
        return [log.summary_of(row) for row in await self._read(log.public_tables(limit))]

    async def of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Tables where a guest has, or had, a seat and that they have not put away, newest first."""
        return [log.summary_of(row) for row in await self._read(log.tables_of(guest, limit))]

    async def branches(self, table: str, limit: int) -> list[Summary]:
        """Tables that go on from a moment of this one, newest first."""
        return [log.summary_of(row) for row in await self._read(log.branches_of(table, limit))]

    async def put_away(self, guest: str, table: str) -> bool:
        """Leaves a table out of the list of a guest. False when they never had a seat there."""
        return await self._writer.write(self._log.put_away, (guest, table))

    async def stalled(self, before: int, limit: int) -> list[str]:
        """Tables that have waited for a bot since before that moment, longest first."""
        return [table for (table,) in await self._read(log.stalled_tables(before, limit))]

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each of these tables."""
        return dict(await self._read(log.heads_of(ids)))

    async def code(self, table: str, candidates: Sequence[str], now: int) -> str | None:
        """The code of a table while it waits: the one that it has, or the first of these that is free, if any is."""
        return await self._writer.write(self._codes.give, Giving(table, candidates, now))

    async def under_code(self, code: str, now: int) -> str | None:
        """The table that waits under a code."""
        found = await self._read(table_under(code, now))
        return found[0][0] if found else None

    async def studies(self, tables: Sequence[str]) -> dict[str, StudyLine]:
        """Those of these finished matches that people look at together, by their tables."""
        return {row.table: StudyLine(*row) for row in await self._read(studies_of(tables))}

    async def change_study(self, line: StudyLine) -> bool:
        """Begins a study (number 1), or changes it. False when another was quicker: nothing changed then."""
        return await self._writer.write(self._studies.change, line)

    async def notes(self, table: str) -> list[NoteLine]:
        """What was noted at a match, in order."""
        return [NoteLine(*row) for row in await self._read(notes_of(table))]

    async def note(self, noting: Noting) -> bool:
        """Keeps a note, where there is room for it. There is a study at its table."""
        return await self._writer.write(self._studies.note, noting)

    async def erase_note(self, table: str, note: str) -> None:
        await self._writer.write(self._studies.erase, Erasure(table, note))

    async def key(self, name: str) -> bytes:
        """32 secret random bytes, made on first use, the same for all workers of this database."""
        found = await self._read(log.key_named(name))
        if not found:
            await self._writer.write(self._log.make_key, (name, secrets.token_bytes(KEY_BYTES)))
            found = await self._read(log.key_named(name))
        return found[0][0]

    async def people(self, ids: Sequence[str]) -> dict[str, KnownGuest]:
        """Those of these guests who are known."""
        return {row.guest: KnownGuest(*row) for row in await self._read(guests_named(ids))}

    async def change(self, known: KnownGuest, epoch: int) -> bool:
        """Sets what is known of a guest. False when they are beyond that epoch: nothing changed then."""
        return await self._writer.write(self._people.change, Change(known, epoch))

    async def ban(self, known: KnownGuest) -> None:
        """Bans a guest, or lets them in again, as it says; the rest of it is kept only of who was not known."""
        await self._writer.write(self._people.ban, known)

    async def spend(self, token: str, expires: int, now: int) -> bool:
        """Uses a token up. False when it was used before; after it has expired nobody knows."""
        return await self._writer.write(self._people.spend, Spending(token, expires, now))

    async def is_spent(self, token: str) -> bool:
        return bool(await self._read(spent_named(token)))

    async def beat(self, worker: str, at: int) -> None:
        """A worker says that it is alive. Its name is new with every start, and it beats before its first arrival."""
        await self._writer.write(self._presence.beat, Beat(worker, at))

    async def arrive(self, connection: str, table: str, guest: str, worker: str, *, is_screen: bool = False) -> None:
        """A guest has connected to a table, or a screen that they have put up there."""
        await self._writer.write(self._presence.arrive, Arrival(connection, table, guest, worker, is_screen))

    async def depart(self, connection: str, at: int) -> None:
        """A connection is closed."""
        await self._writer.write(self._presence.depart, Departure(connection, at))

    async def last_seen(self, table: str, now: int, of: Collection[str] | None = None) -> dict[str, int]:
        """When each guest who ever connected to a table was seen last: `now` when connected to a worker that is alive,
        else the departure, or the last beat of the worker that died. Of those who have gone only the guests `of` whom
        it is asked, if any are named: in time very many may come and go."""
        return latest(await self._read(moments_at(table, now, of)), now)

    async def screens(self, table: str, now: int) -> int:
        """How many screens show a table, over workers that are alive."""
        return (await self._read(screens_at(table, now)))[0][0]

    async def begin_review(self, begun: Begun) -> bool:
        """Gives a review to a worker. False when another that lives is at it, or it is whole: nothing changed then."""
        return await self._writer.write(self._reviews.begin, begun)

    async def add_to_review(self, table: str, steps: Sequence[tuple[int, bytes]]) -> None:
        """Keeps steps of a review, durably."""
        await self._writer.write(self._reviews.add, Found(table, steps))

    async def end_review(self, table: str, accounts: bytes, erred: Sequence[tuple[str, int]]) -> None:
        """A review is whole; these guests erred in these moves."""
        await self._writer.write(self._reviews.end, Ended(table, accounts, erred))

    async def leave_review(self, table: str, worker: str) -> None:
        """A worker is at a review no more."""
        await self._writer.write(self._reviews.leave, (table, worker))

    async def review(self, table: str, now: int) -> KeptReview | None:
        """The review of a table, whole or not."""
        found = await self._read(review_of(table, now))
        return kept_review(found[0]) if found else None

    async def review_steps(self, table: str, first: int, limit: int | None = None) -> list[tuple[int, bytes]]:
        """The steps of a review that are known, from a move on."""
        return [(move, body) for move, body in await self._read(steps_from(table, first, limit))]

    async def reviews_for(self, guest: str, now: int) -> list[str]:
        """The tables whose reviews a guest has asked for and somebody is at."""
        return [table for (table,) in await self._read(under_way_for(guest, now))]

    async def mistakes(self, guest: str, limit: int) -> list[Erred]:
        """Where a guest erred: first what they never put right."""
        return [Erred(*row) for row in await self._read(mistakes_of(guest, limit))]

    async def correct(self, guest: str, table: str, move: int, now: int) -> bool:
        """A guest has put a mistake right. False when they made none there."""
        return await self._writer.write(self._reviews.correct, Correction(guest, table, move, now))

    async def prune(self, before: int) -> int:
        """Removes some tables that have ended, and have not changed since that moment: how many, 0 when all are."""
        return await self._writer.write(census.prune, before)

    async def newest(self, limit: int, phase: Phase | None = None) -> list[Summary]:
        """All kinds of tables, newest first."""
        return [log.summary_of(row) for row in await self._read(census.newest_tables(limit, phase))]

    async def regulars(self) -> list[Regular]:
        """Everybody who has a name, had a seat or looked on lately, those first who were here last."""
        return [Regular(*row) for row in await self._read(census.regulars())]

    async def sizes(self) -> dict[str, int]:
        """How many rows each table of the database has."""
        return {name: (await self._read(census.count_of(name)))[0][0] for name in sorted(metadata.tables)}

    async def phases(self) -> dict[str, int]:
        """How many tables are in each phase."""
        return dict(await self._read(census.phases()))

    async def _read(self, query: TypedReturnsRows[*Columns]) -> Sequence[Row[*Columns]]:
        if self._is_closed:
            raise StoreError(f"the store is closed ({self._where}); open it anew")
        with saying("read", self._where):
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read_in_thread, query)

    def _read_in_thread(self, query: TypedReturnsRows[*Columns]) -> Sequence[Row[*Columns]]:
        with self._readers.connect() as connection:
            return connection.execute(query).all()
