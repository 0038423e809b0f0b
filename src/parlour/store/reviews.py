"""Reviews of finished matches, as far as they are done, and where guests erred.

A review belongs to the worker that is at it while that lives. What a step says follows from the match, so nothing goes
wrong where two workers find out the same.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Exists, Row, Select, delete, exists, func, or_, select, update

from parlour.store.database import Database
from parlour.store.line import KeptReview
from parlour.store.presence import ALIVE_MS
from parlour.store.schema import mistakes, review_steps, reviews, tables, workers

UNDONE = b""
"""In place of the accounts of a review that is not whole."""
NEVER = 0
"""When a mistake was put right that was not."""


class Begun(NamedTuple):
    table: str
    guest: str
    """Who asks for it."""
    worker: str
    """Who does it."""
    moves: int
    about: bytes
    """What the review is of and how it is made; what was found out in another way is forgotten."""
    now: int


class Found(NamedTuple):
    """Some steps of a review."""

    table: str
    steps: Sequence[tuple[int, bytes]]


class Ended(NamedTuple):
    """All steps are done."""

    table: str
    accounts: bytes
    erred: Sequence[tuple[str, int]]
    """Guests and the moves in which they erred."""


class Correction(NamedTuple):
    guest: str
    table: str
    move: int
    now: int


class Erred(NamedTuple):
    """A mistake of a guest."""

    table: str
    move: int
    corrected: int
    """When it was put right; 0 before."""
    body: bytes
    """What lists say of the table."""
    step: bytes
    """What the review found out about the move."""


def _is_alive(now: int) -> Exists:
    return exists().where(workers.c.worker == reviews.c.worker, workers.c.beat >= now - ALIVE_MS)


class Reviews:
    """The works that keep reviews. Jobs go sorted, as rows do in the log."""

    def __init__(self, database: Database) -> None:
        self._insert = database.insert(reviews)
        self._add_step = database.insert(review_steps).on_conflict_do_nothing().returning(review_steps.c.move)
        self._note = database.insert(mistakes).on_conflict_do_nothing().returning(mistakes.c.move)

    def begin(self, connection: Connection, jobs: Sequence[Begun]) -> list[bool]:
        """Gives reviews to workers: False where one that lives is at it, or it is whole."""
        answers = [False] * len(jobs)
        for number in sorted(range(len(jobs)), key=lambda number: jobs[number].table):
            answers[number] = self._begin(connection, jobs[number])
        return answers

    def _begin(self, connection: Connection, job: Begun) -> bool:
        before = (connection.execute(select(reviews.c.about).where(reviews.c.table == job.table))).first()
        fields = {"guest": job.guest, "worker": job.worker, "moves": job.moves, "about": job.about}
        is_free = or_(reviews.c.worker == job.worker, ~_is_alive(job.now))
        given = connection.execute(
            self._insert.values(table=job.table, accounts=UNDONE, **fields)
            .on_conflict_do_update(
                index_elements=[reviews.c.table], set_=fields, where=(reviews.c.accounts == UNDONE) & is_free
            )
            .returning(reviews.c.table)
        )
        if given.first() is None:
            return False
        if before is not None and before[0] != job.about:
            connection.execute(delete(review_steps).where(review_steps.c.table == job.table))
        return True

    def add(self, connection: Connection, jobs: Sequence[Found]) -> list[None]:
        """Keeps steps; what is known stays as it is."""
        rows = {(job.table, move): body for job in jobs for move, body in job.steps}
        if rows:
            connection.execute(
                self._add_step,
                [{"table": table, "move": move, "body": rows[table, move]} for table, move in sorted(rows)],
            )
        return [None] * len(jobs)

    def end(self, connection: Connection, jobs: Sequence[Ended]) -> list[None]:
        """Makes reviews whole, and notes who erred where."""
        for job in sorted(jobs):
            connection.execute(
                update(reviews).where(reviews.c.table == job.table).values(accounts=job.accounts, worker="")
            )
            rows = [
                {"guest": guest, "table": job.table, "move": move, "corrected": NEVER}
                for guest, move in sorted(set(job.erred))
            ]
            if rows:
                connection.execute(self._note, rows)
        return [None] * len(jobs)

    def leave(self, connection: Connection, jobs: Sequence[tuple[str, str]]) -> list[None]:
        """Workers leave reviews that they have not ended to others."""
        for table, worker in sorted(set(jobs)):
            is_theirs = (reviews.c.table == table) & (reviews.c.worker == worker)
            connection.execute(update(reviews).where(is_theirs).values(worker=""))
        return [None] * len(jobs)

    def correct(self, connection: Connection, jobs: Sequence[Correction]) -> list[bool]:
        """Notes that guests have put mistakes right; False where there is none."""
        answers = {}
        for job in sorted(set(jobs)):
            is_it = (mistakes.c.guest == job.guest) & (mistakes.c.table == job.table) & (mistakes.c.move == job.move)
            found = connection.execute(
                update(mistakes).where(is_it).values(corrected=job.now).returning(mistakes.c.move)
            )
            answers[job] = found.first() is not None
        return [answers[job] for job in jobs]


def review_of(table: str, now: int) -> Select[str, str, int, bytes, bytes, bool, int]:
    """What is known of a review besides its steps, whether somebody is at it, and how many steps it has."""
    done = select(func.count()).where(review_steps.c.table == table).scalar_subquery()
    return select(
        reviews.c.table, reviews.c.guest, reviews.c.moves, reviews.c.about, reviews.c.accounts, _is_alive(now), done
    ).where(reviews.c.table == table)


def kept_review(row: Row[str, str, int, bytes, bytes, bool, int]) -> KeptReview:
    table, guest, moves, about, accounts, is_under_way, done = row
    return KeptReview(table, guest, moves, about, accounts, bool(is_under_way), done)


def steps_from(table: str, first: int, limit: int | None = None) -> Select[int, bytes]:
    """The steps of a review from a move on, in order."""
    return (
        select(review_steps.c.move, review_steps.c.body)
        .where(review_steps.c.table == table, review_steps.c.move >= first)
        .order_by(review_steps.c.move)
        .limit(limit)
    )


def under_way_for(guest: str, now: int) -> Select[str]:
    """The reviews that a guest has asked for and somebody is at."""
    return select(reviews.c.table).where(reviews.c.guest == guest, reviews.c.accounts == UNDONE, _is_alive(now))


def mistakes_of(guest: str, limit: int) -> Select[str, int, int, bytes, bytes]:
    """The mistakes of a guest: those first that were never put right, of these the newest match."""
    return (
        select(mistakes.c.table, mistakes.c.move, mistakes.c.corrected, tables.c.body, review_steps.c.body)
        .join(tables, tables.c.table == mistakes.c.table)
        .join(
            review_steps,
            (review_steps.c.table == mistakes.c.table) & (review_steps.c.move == mistakes.c.move),
        )
        .where(mistakes.c.guest == guest)
        .order_by(mistakes.c.corrected, tables.c.updated.desc(), mistakes.c.table, mistakes.c.move)
        .limit(limit)
    )
