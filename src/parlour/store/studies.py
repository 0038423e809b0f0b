"""Finished matches that people look at together, and their notes."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Select, delete, func, select, update

from parlour.store.database import Database
from parlour.store.schema import notes, studies

PLACE = "together/"
"""Before the id of a table: where those are who look at its match together."""


class StudyLine(NamedTuple):
    table: str
    seq: int
    """Goes up by one with every change: of two who change it at once, one finds the number taken."""
    body: bytes


class NoteLine(NamedTuple):
    note: str
    table: str
    guest: str
    at: int
    body: bytes


class Noting(NamedTuple):
    """A note, where there is room for it."""

    line: NoteLine
    most: int
    """How many there are at its table at most …"""
    most_of_guest: int
    """… and of its guest there."""


class Erasure(NamedTuple):
    table: str
    note: str


class Studies:
    """The works that keep studies. Rows go in sorted, as in the log."""

    def __init__(self, database: Database) -> None:
        self._begin = database.insert(studies).on_conflict_do_nothing().returning(studies.c.table)
        self._note = database.insert(notes).on_conflict_do_nothing()

    def change(self, connection: Connection, jobs: Sequence[StudyLine]) -> list[bool]:
        """Sets studies to what follows what is there; False where somebody was quicker."""
        answers = [False] * len(jobs)
        for number in sorted(range(len(jobs)), key=jobs.__getitem__):
            job = jobs[number]
            if job.seq == 1:
                found = connection.execute(self._begin, job._asdict())
            else:
                where = (studies.c.table == job.table) & (studies.c.seq == job.seq - 1)
                change = update(studies).where(where).values(seq=job.seq, body=job.body).returning(studies.c.table)
                found = connection.execute(change)
            answers[number] = found.first() is not None
        return answers

    def note(self, connection: Connection, jobs: Sequence[Noting]) -> list[bool]:
        """Keeps notes at studies that are there; False where there is no room. Each counts for the next: many may come
        at once."""
        answers = [False] * len(jobs)
        for number in sorted(range(len(jobs)), key=jobs.__getitem__):
            line, most, most_of_guest = jobs[number]
            noted = dict(connection.execute(count_of_notes(line.table)).all())
            if sum(noted.values()) < most and noted.get(line.guest, 0) < most_of_guest:
                connection.execute(self._note, line._asdict())
                answers[number] = True
        return answers

    def erase(self, connection: Connection, jobs: Sequence[Erasure]) -> list[None]:
        for job in sorted(jobs):
            connection.execute(delete(notes).where(notes.c.table == job.table, notes.c.note == job.note))
        return [None] * len(jobs)


def studies_of(tables: Sequence[str]) -> Select[str, int, bytes]:
    return select(studies.c.table, studies.c.seq, studies.c.body).where(studies.c.table.in_(tables))


def notes_of(table: str) -> Select[str, str, str, int, bytes]:
    found = select(notes.c.note, notes.c.table, notes.c.guest, notes.c.at, notes.c.body)
    return found.where(notes.c.table == table).order_by(notes.c.at, notes.c.note)


def count_of_notes(table: str) -> Select[str, int]:
    return select(notes.c.guest, func.count()).where(notes.c.table == table).group_by(notes.c.guest)
