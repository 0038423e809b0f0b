"""Who is connected where. A connection belongs to a worker, and is lost when its worker stops beating.

Closed connections leave a sighting: when the guest was last seen at the table.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import CompoundSelect, Connection, Row, Select, bindparam, case, delete, func, select, union_all

from parlour.store.database import Database
from parlour.store.schema import connections, sightings, workers

ALIVE_MS = 15_000
"""A worker that has not beaten for so long has lost its connections."""
DEAD_MS = 24 * 3600 * 1000
"""A worker that has not beaten for so long is forgotten. A machine that only slept beats again when it wakes."""
KEPT_MS = 90 * 24 * 3600 * 1000
"""A sighting is kept for so long."""


class Beat(NamedTuple):
    worker: str
    beat: int


class Arrival(NamedTuple):
    connection: str
    table: str
    guest: str
    worker: str
    is_screen: bool
    """Whether nobody is there: all look at it."""


class Departure(NamedTuple):
    connection: str
    at: int


class Presence:
    """The works that keep presence. Rows go in sorted and in one statement, as in the log."""

    def __init__(self, database: Database) -> None:
        beat = database.insert(workers)
        self._beat = beat.on_conflict_do_update(
            index_elements=[workers.c.worker],
            set_={"beat": beat.excluded.beat},
            where=workers.c.beat < beat.excluded.beat,
        )
        arrive = database.insert(connections)
        self._arrive = arrive.on_conflict_do_update(
            index_elements=[connections.c.connection],
            set_={name: arrive.excluded[name] for name in ("table", "guest", "worker", "is_screen")},
        ).returning(connections.c.connection)
        see = database.insert(sightings)
        self._see = see.on_conflict_do_update(
            index_elements=[sightings.c.table, sightings.c.guest],
            set_={"seen": see.excluded.seen},
            where=sightings.c.seen < see.excluded.seen,
        ).returning(sightings.c.guest)
        self._close = (
            delete(connections)
            .where(connections.c.connection.in_(bindparam("closed", expanding=True)))
            .returning(connections.c.connection, connections.c.table, connections.c.guest, connections.c.is_screen)
        )

    def beat(self, connection: Connection, jobs: Sequence[Beat]) -> list[None]:
        """Says that workers are alive, and sweeps up after the dead."""
        latest = {beat.worker: beat for beat in sorted(jobs, key=lambda beat: beat.beat)}
        connection.execute(self._beat, [latest[worker]._asdict() for worker in sorted(latest)])
        self._sweep(connection, max(beat.beat for beat in jobs))
        return [None] * len(jobs)

    def _sweep(self, connection: Connection, now: int) -> None:
        # Several workers may sweep at once; each dead one is left to who takes it first.
        dead = connection.execute(
            select(workers.c.worker, workers.c.beat)
            .where(workers.c.beat < now - DEAD_MS)
            .with_for_update(skip_locked=True)
        )
        for worker, beat in dead.all():
            lost = connection.execute(
                delete(connections)
                .where(connections.c.worker == worker)
                .returning(connections.c.table, connections.c.guest, connections.c.is_screen)
            )
            people = ((table, guest) for table, guest, is_screen in lost if not is_screen)
            self._note(connection, dict.fromkeys(people, beat))
            connection.execute(delete(workers).where(workers.c.worker == worker))
        connection.execute(delete(sightings).where(sightings.c.seen < now - KEPT_MS))

    def arrive(self, connection: Connection, jobs: Sequence[Arrival]) -> list[None]:
        """Notes open connections."""
        latest = {arrival.connection: arrival for arrival in jobs}
        connection.execute(self._arrive, [latest[one]._asdict() for one in sorted(latest)])
        return [None] * len(jobs)

    def depart(self, connection: Connection, jobs: Sequence[Departure]) -> list[None]:
        """Turns connections into sightings. One that is not there has been swept, or never was."""
        moments = dict(jobs)
        closed = connection.execute(self._close, {"closed": sorted(moments)})
        seen: dict[tuple[str, str], int] = {}
        for one, table, guest, is_screen in closed:
            if not is_screen:
                seen[table, guest] = max(moments[one], seen.get((table, guest), 0))
        self._note(connection, seen)
        return [None] * len(jobs)

    def _note(self, connection: Connection, seen: dict[tuple[str, str], int]) -> None:
        if seen:
            connection.execute(
                self._see,
                [{"table": table, "guest": guest, "seen": seen[table, guest]} for table, guest in sorted(seen)],
            )


def moments_at(table: str, now: int, of: Collection[str] | None) -> CompoundSelect[str, int]:
    """When guests were seen at a table, several times each. It is one query: nobody is missed who departs meanwhile."""
    is_alive = workers.c.beat >= now - ALIVE_MS
    gone = select(sightings.c.guest, sightings.c.seen).where(sightings.c.table == table)
    return union_all(
        gone if of is None else gone.where(sightings.c.guest.in_(of)),
        select(connections.c.guest, case((is_alive, now), else_=workers.c.beat))
        .join(workers, workers.c.worker == connections.c.worker)
        .where(connections.c.table == table, ~connections.c.is_screen),
    )


def screens_at(table: str, now: int) -> Select[int]:
    """How many screens show a table."""
    return (
        select(func.count())
        .select_from(connections)
        .join(workers, workers.c.worker == connections.c.worker)
        .where(connections.c.table == table, connections.c.is_screen, workers.c.beat >= now - ALIVE_MS)
    )


def latest(moments: Sequence[Row[str, int]], now: int) -> dict[str, int]:
    """The last moment of each guest. Clocks differ between machines, but nobody was seen in the future."""
    seen: dict[str, int] = {}
    for guest, moment in moments:
        seen[guest] = max(min(moment, now), seen.get(guest, 0))
    return seen
