"""Lines and summaries: the statements that write and read them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, Select, select, update

from parlour.store.database import Database
from parlour.store.line import Line, Summary
from parlour.store.schema import IS_BRANCH, IS_OPEN_TO_ALL, WAITS_FOR_BOT, entries, guests, keys, tables

MOST_REMEMBERED = 10_000

all_summaries = select(
    tables.c.table,
    tables.c.game,
    tables.c.phase,
    tables.c.is_public,
    tables.c.waits_for,
    tables.c.guests,
    tables.c.updated,
    tables.c.body,
    tables.c.source,
)
SummaryRow = Row[str, str, str, bool, str, bytes, int, bytes, str | None]
Summaries = Select[str, str, str, bool, str, bytes, int, bytes, str | None]


class Log:
    """The works that add to the log. Rows go in sorted, so that writers on several machines lock in one order.

    Every INSERT returns something, for then many rows travel in one statement instead of one each.
    """

    def __init__(self, database: Database) -> None:
        self._add_line = (
            database.insert(entries)
            .on_conflict_do_nothing(index_elements=[entries.c.table, entries.c.seq])
            .returning(entries.c.table, entries.c.seq)
        )
        summarise = database.insert(tables)
        self._summarise = summarise.on_conflict_do_update(
            index_elements=[tables.c.table],
            set_={column.name: column for column in summarise.excluded if column.name != "table"},
            where=tables.c.seq < summarise.excluded.seq,
        ).returning(tables.c.table)
        self._seat = (
            database.insert(guests)
            .on_conflict_do_nothing(index_elements=[guests.c.guest, guests.c.table])
            .returning(guests.c.guest)
        )
        self._make_key = database.insert(keys).on_conflict_do_nothing(index_elements=[keys.c.name])
        self._seated: dict[str, frozenset[str]] = {}
        """The guests of tables that are known to be in the database, to spare most appends from writing them again."""

    def append(self, connection: Connection, jobs: Sequence[tuple[Line, Summary]]) -> list[bool]:
        """Adds those lines whose number is free, and the summaries that come with them."""
        first: dict[tuple[str, int], int] = {}
        for number, (line, _) in enumerate(jobs):
            first.setdefault((line.table, line.seq), number)
        lines = [jobs[first[key]][0] for key in sorted(first)]
        added = connection.execute(self._add_line, [msgspec.structs.asdict(line) for line in lines])
        won = sorted((table, seq) for table, seq in added)
        if won:
            self._write_summaries(connection, [jobs[first[key]] for key in won])
        answers = [False] * len(jobs)
        for key in won:
            answers[first[key]] = True
        return answers

    def _write_summaries(self, connection: Connection, won: Sequence[tuple[Line, Summary]]) -> None:
        latest = {line.table: (line, summary) for line, summary in won}
        connection.execute(
            self._summarise,
            [
                msgspec.structs.asdict(summary) | {"seq": line.seq, "guests": msgspec.json.encode(summary.guests)}
                for line, summary in latest.values()
            ],
        )
        seats = sorted(
            {
                (guest, summary.table)
                for _, summary in won
                for guest in summary.guests
                if guest not in self._seated.get(summary.table, ())
            }
        )
        if seats:
            connection.execute(self._seat, [{"guest": guest, "table": table} for guest, table in seats])

    def remember(self, summary: Summary) -> None:
        """To be told when the guests of a summary are durable."""
        known = self._seated.get(summary.table, frozenset())
        if not known.issuperset(summary.guests):
            if len(self._seated) >= MOST_REMEMBERED:
                self._seated.clear()
            self._seated[summary.table] = known.union(summary.guests)

    def put_away(self, connection: Connection, jobs: Sequence[tuple[str, str]]) -> list[bool]:
        """Marks seats that guests have, or had, as those of tables that they want to see no more."""
        found = {}
        for guest, table in sorted(set(jobs)):
            is_theirs = (guests.c.guest == guest) & (guests.c.table == table)
            marked = connection.execute(
                update(guests).where(is_theirs).values(is_put_away=True).returning(guests.c.table)
            )
            found[guest, table] = marked.first() is not None
        return [found[job] for job in jobs]

    def make_key(self, connection: Connection, jobs: Sequence[tuple[str, bytes]]) -> list[None]:
        """Keeps secrets under names that have none yet."""
        first = dict(reversed(jobs))
        connection.execute(self._make_key, [{"name": name, "secret": first[name]} for name in sorted(first)])
        return [None] * len(jobs)


def lines_after(table: str, seq: int) -> Select[int, int, bytes]:
    return (
        select(entries.c.seq, entries.c.at, entries.c.body)
        .where(entries.c.table == table, entries.c.seq > seq)
        .order_by(entries.c.seq)
    )


def public_tables(limit: int) -> Summaries:
    return all_summaries.where(IS_OPEN_TO_ALL).order_by(tables.c.updated.desc(), tables.c.table).limit(limit)


def tables_of(guest: str, limit: int) -> Summaries:
    return (
        all_summaries.join(guests, guests.c.table == tables.c.table)
        .where(guests.c.guest == guest, ~guests.c.is_put_away)
        .order_by(tables.c.updated.desc(), tables.c.table)
        .limit(limit)
    )


def branches_of(table: str, limit: int) -> Summaries:
    return (
        all_summaries.where(IS_BRANCH, tables.c.source == table)
        .order_by(tables.c.updated.desc(), tables.c.table)
        .limit(limit)
    )


def stalled_tables(before: int, limit: int) -> Select[str]:
    return (
        select(tables.c.table)
        .where(WAITS_FOR_BOT, tables.c.updated < before)
        .order_by(tables.c.updated, tables.c.table)
        .limit(limit)
    )


def heads_of(ids: Sequence[str]) -> Select[str, int]:
    return select(tables.c.table, tables.c.seq).where(tables.c.table.in_(ids))


def key_named(name: str) -> Select[bytes]:
    return select(keys.c.secret).where(keys.c.name == name)


def summary_of(row: SummaryRow) -> Summary:
    fields = row._asdict()
    return Summary(**fields | {"guests": msgspec.json.decode(fields["guests"], type=tuple[str, ...])})
