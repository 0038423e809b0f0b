"""Who guests are, and tokens that are good for one use."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, select

from parlour.store.database import Database
from parlour.store.line import KnownGuest
from parlour.store.schema import people, spent

SLACK_MS = 3600 * 1000
"""A used token is remembered for so long after it has expired: the clocks of several machines may differ."""


class Change(NamedTuple):
    known: KnownGuest
    epoch: int
    """Beyond which the guest must not be."""


class Spending(NamedTuple):
    token: str
    expires: int
    now: int


class People:
    """The works that write who guests are. Jobs go sorted, as rows do in the log."""

    def __init__(self, database: Database) -> None:
        self._insert = database.insert(people)
        self._spend = (
            database.insert(spent).on_conflict_do_nothing(index_elements=[spent.c.token]).returning(spent.c.token)
        )

    def change(self, connection: Connection, jobs: Sequence[Change]) -> list[bool]:
        """Changes guests, one after the other."""
        answers = [False] * len(jobs)
        for number in sorted(range(len(jobs)), key=lambda number: jobs[number].known.guest):
            known, epoch = jobs[number]
            fields = msgspec.structs.asdict(known)
            del fields["is_banned"]  # nobody lifts their own ban
            changed = connection.execute(
                self._insert.values(fields)
                .on_conflict_do_update(index_elements=[people.c.guest], set_=fields, where=people.c.epoch <= epoch)
                .returning(people.c.guest)
            )
            answers[number] = changed.first() is not None
        return answers

    def ban(self, connection: Connection, jobs: Sequence[KnownGuest]) -> list[None]:
        """Bans guests, or lets them in again; what was known of them stays."""
        for known in sorted(jobs, key=lambda known: known.guest):
            connection.execute(
                self._insert.values(msgspec.structs.asdict(known)).on_conflict_do_update(
                    index_elements=[people.c.guest], set_={"is_banned": known.is_banned}
                )
            )
        return [None] * len(jobs)

    def spend(self, connection: Connection, jobs: Sequence[Spending]) -> list[bool]:
        """Notes tokens as used, and forgets those that have long expired."""
        connection.execute(delete(spent).where(spent.c.expires < min(job.now for job in jobs) - SLACK_MS))
        first = {job.token: number for number, job in reversed(list(enumerate(jobs)))}
        rows = [{"token": token, "expires": jobs[first[token]].expires} for token in sorted(first)]
        new = {token for (token,) in connection.execute(self._spend, rows)}
        return [job.token in new and first[job.token] == number for number, job in enumerate(jobs)]


def guests_named(ids: Sequence[str]) -> Select[str, int, bytes, bool]:
    return select(people.c.guest, people.c.epoch, people.c.body, people.c.is_banned).where(people.c.guest.in_(ids))


def spent_named(token: str) -> Select[str]:
    return select(spent.c.token).where(spent.c.token == token)
