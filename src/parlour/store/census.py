"""What whoever runs a server asks of its database: how much there is, who comes, and what is old enough to go."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Select, delete, exists, func, select, union

from parlour.store.line import Phase
from parlour.store.log import Summaries, all_summaries
from parlour.store.schema import (
    codes,
    connections,
    entries,
    guests,
    mistakes,
    notes,
    people,
    review_steps,
    reviews,
    sightings,
    studies,
    tables,
)
from parlour.store.studies import PLACE

ENDED: tuple[Phase, ...] = ("over", "abandoned")
"""What tables are in that nobody plays at any more."""
AT_ONCE = 100
"""Tables that are removed in one transaction: whoever plays meanwhile waits for no more."""


class Regular(NamedTuple):
    """Somebody who was here."""

    guest: str
    tables: int
    """At how many they have, or had, a seat."""
    updated: int
    """When something last happened at one of them; 0 when there are none."""
    body: bytes | None
    """What they are called, as JSON; None for who never said so."""
    is_banned: bool


def prune(connection: Connection, jobs: Sequence[int]) -> list[int]:
    """Removes some tables that have ended, and have not changed since a moment: those that nobody looks at.

    Answers how many. Several workers may do so at once; what one has in hand is left to it.
    """
    found = connection.execute(
        select(tables.c.table)
        .where(tables.c.phase.in_(ENDED), tables.c.updated < min(jobs))
        .where(~exists().where(connections.c.table.in_([tables.c.table, PLACE + tables.c.table])))
        .order_by(tables.c.updated, tables.c.table)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    old = [table for (table,) in found]
    for rows in (codes, mistakes, review_steps, reviews, notes, studies, guests, sightings, entries, tables):
        connection.execute(delete(rows).where(rows.c.table.in_(old)))
    connection.execute(delete(sightings).where(sightings.c.table.in_([PLACE + table for table in old])))
    return [len(old)] * len(jobs)


def newest_tables(limit: int, phase: Phase | None) -> Summaries:
    query = all_summaries.order_by(tables.c.updated.desc(), tables.c.table).limit(limit)
    return query if phase is None else query.where(tables.c.phase == phase)


def regulars() -> Select[str, int, int, bytes | None, bool]:
    """Everybody who has a name, had a seat or looked on lately, those first who were here last."""
    seats = (
        select(guests.c.guest, func.count().label("tables"), func.max(tables.c.updated).label("updated"))
        .join(tables, tables.c.table == guests.c.table)
        .group_by(guests.c.guest)
        .subquery("seats")
    )
    ids = (select(one.c.guest) for one in (guests, people, connections, sightings))
    everybody = union(*ids).subquery("everybody")
    updated = func.coalesce(seats.c.updated, 0)
    return (
        select(
            everybody.c.guest,
            func.coalesce(seats.c.tables, 0),
            updated,
            people.c.body,
            func.coalesce(people.c.is_banned, False),
        )
        .join(seats, seats.c.guest == everybody.c.guest, isouter=True)
        .join(people, people.c.guest == everybody.c.guest, isouter=True)
        .order_by(updated.desc(), everybody.c.guest)
    )


def count_of(name: str) -> Select[int]:
    """How many rows a table of the database has."""
    return select(func.count()).select_from(tables.metadata.tables[name])


def phases() -> Select[str, int]:
    """How many tables are in each phase."""
    return select(tables.c.phase, func.count()).group_by(tables.c.phase).order_by(tables.c.phase)
