"""What whoever runs a server does with its tables and guests, besides letting them play.

A table is ended, and a guest banned, while the server runs: it hears of both within a few seconds. To forget a person
changes lines that are written, which nothing else does (ADR 13), and waits until no server has them in memory.
"""

import re
import unicodedata
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select, update

from parlour.server.identity import unnamed
from parlour.server.ledger import Ledger, load
from parlour.server.names import JOINERS
from parlour.server.protocol import encode
from parlour.server.stored import entry_of, summary_of
from parlour.server.thinking import Thinkers
from parlour.server.worker import Worker
from parlour.store import KnownGuest, Line, Store, StoreError
from parlour.store.database import Database
from parlour.store.migrate import upgrade
from parlour.store.restore import closed, swept
from parlour.store.schema import (
    connections,
    entries,
    guests,
    mistakes,
    notes,
    people,
    review_steps,
    reviews,
    sightings,
    tables,
)
from parlour.table import Guest, Table
from parlour.table.opening import closing

UNSAID = "…"
"""In place of what somebody said who is forgotten, and of their name where others said it."""
DAY_MS = 24 * 3600 * 1000
UNSPACED = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "THAI", "LAO", "KHMER", "MYANMAR")
"""What the names of letters begin with of which words are not, or not always, parted by spaces."""
NAMING = (people, guests, notes, reviews, mistakes, sightings, connections)
"""The tables of the database that say of whom a row is."""


class NoSuchGuest(StoreError):
    """Nobody with this id was ever here."""


class Forgotten(NamedTuple):
    tables: int
    lines: int


async def end(store: Store, table_id: str) -> bool:
    """Ends a table where it stands; False when it had ended. Raises `NoSuchTable`."""
    worker = Worker(store, Thinkers(1), lambda _: None)
    ledger = Ledger(worker, await load(store, table_id), lambda _: None)
    return await ledger.do_of_itself(lambda table, _: closing(table))


async def ban(store: Store, guest: str, *, is_banned: bool) -> Guest:
    """Bans a guest, or lets them in again. Raises `NoSuchGuest`."""
    known = (await store.people([guest])).get(guest)
    if known is None and all(one.guest != guest for one in await store.regulars()):
        raise NoSuchGuest
    called = unnamed(guest) if known is None else msgspec.json.decode(known.body, type=Guest)
    await store.ban(KnownGuest(guest, 0, encode(called), is_banned))
    return called


async def prune(store: Store, keep_days: float, now: int) -> int:
    """Removes tables that ended so long ago; how many. Those that wait for players or are played at stay."""
    removed = 0
    while some := await store.prune(now - round(keep_days * DAY_MS)):
        removed += some
    return removed


def forget(url: str, guest: str) -> Forgotten:
    """Takes a person's names and words out of everything that is kept, and signs them out for good.

    What is left is an id that nobody can be any more: seats, moves and luck stay as they were, so that records of the
    matches still verify. Raises `NoSuchGuest`.
    """
    database = Database.named(url)
    with closed(url) as connection:
        if database.is_sqlite:
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
        upgrade(connection, database.where)
        known = connection.execute(select(people.c.epoch, people.c.body).where(people.c.guest == guest)).first()
        sat = [table for (table,) in connection.execute(select(guests.c.table).where(guests.c.guest == guest))]
        noted = [table for (table,) in connection.execute(select(notes.c.table).where(notes.c.guest == guest))]
        if not any(connection.execute(select(exists().where(rows.c.guest == guest))).scalar() for rows in NAMING):
            raise NoSuchGuest
        after = unnamed(guest)
        names = set() if known is None else {str(msgspec.json.decode(known.body)["name"])}
        for table in sat:
            names.update(*(names_of(msgspec.json.decode(line.body), guest) for line in _log(connection, table)))
        lines = sum(_forget_at(connection, table, after, names) for table in sorted(sat))
        fields = {"epoch": 1 if known is None else known.epoch + 1, "body": encode(after)}
        if known is None:
            connection.execute(insert(people).values(guest=guest, **fields))
        else:
            connection.execute(update(people).where(people.c.guest == guest).values(**fields))
        for rows in (mistakes, review_steps, reviews):  # they name everybody, and can be made again
            connection.execute(delete(rows).where(rows.c.table.in_(sat)))
        connection.execute(update(reviews).where(reviews.c.guest == guest).values(guest=""))
        _forget_notes(connection, guest, {*sat, *noted}, names)
        for seen in (sightings, connections):
            connection.execute(delete(seen).where(seen.c.guest == guest))
    swept(url)
    return Forgotten(len(sat), lines)


def _forget_notes(connection: Connection, guest: str, at: set[str], names: set[str]) -> None:
    """Takes away what somebody noted at matches, and their names out of what others noted there."""
    own = connection.execute(select(notes.c.body).where(notes.c.guest == guest))
    names = names.union(*(names_of(msgspec.json.decode(body), guest) for (body,) in own))
    connection.execute(delete(notes).where(notes.c.guest == guest))
    for note, body in connection.execute(select(notes.c.note, notes.c.body).where(notes.c.table.in_(at))).all():
        written = msgspec.json.decode(body)
        text = unsaid(written["text"], names)
        if text != written["text"]:
            changed = encode({**written, "text": text})
            connection.execute(update(notes).where(notes.c.note == note).values(body=changed))


def _log(connection: Connection, table_id: str) -> list[Line]:
    found = select(entries).where(entries.c.table == table_id).order_by(entries.c.seq)
    return [Line(*row) for row in connection.execute(found)]


def _forget_at(connection: Connection, table_id: str, after: Guest, names: set[str]) -> int:
    """Takes somebody out of the log of a table, and out of what lists say of it; how many lines have changed."""
    lines = []
    changed = 0
    for line in _log(connection, table_id):
        body = encode(without(msgspec.json.decode(line.body), after, names))
        if body != line.body:
            where = (entries.c.table == table_id) & (entries.c.seq == line.seq)
            connection.execute(update(entries).where(where).values(body=body))
            changed += 1
        lines.append(Line(table_id, line.seq, line.at, body))
    summary = _list_line(connection, table_id, lines, after, names)
    connection.execute(update(tables).where(tables.c.table == table_id).values(body=summary))
    return changed


def _list_line(connection: Connection, table_id: str, lines: list[Line], after: Guest, had: set[str]) -> bytes:
    """What lists say of a table. Where its game is not installed, or its log is broken, its names are only compared."""
    try:
        return summary_of(Table(table_id, map(entry_of, lines))).body
    except Exception:
        found = connection.execute(select(tables.c.body).where(tables.c.table == table_id)).scalar_one()
        line = msgspec.json.decode(found)
        line["names"] = [after.name if name in had else name for name in line["names"]]
        return encode(line)


def names_of(written: Any, guest: str) -> set[str]:
    """What a guest is called in something that is written down."""
    match written:
        case {"id": str(found), "name": str(name), **_rest} if found == guest:
            return {name}
        case dict():
            return set().union(*(names_of(value, guest) for value in written.values()))
        case list():
            return set().union(*(names_of(value, guest) for value in written))
        case _:
            return set()


def without(written: Any, after: Guest, had: set[str]) -> Any:
    """The same without a guest's names and words; of others' words only without the names."""
    match written:
        case {"id": str(found), "name": _, **_rest} if found == after.id:
            return {**written, "name": after.name, "avatar": after.avatar}
        case {"type": "Said", "guest": {"id": str(speaker)}, "text": str(text), **_rest}:
            said = UNSAID if speaker == after.id else unsaid(text, had)
            return {**written, "guest": without(written["guest"], after, had), "text": said}
        case dict():
            return {key: without(value, after, had) for key, value in written.items()}
        case list():
            return [without(value, after, had) for value in written]
        case _:
            return written


def unsaid(text: str, names: set[str]) -> str:
    """A text without names, however they are typed; a part of another word is no name."""
    composed = unicodedata.normalize("NFC", text)
    without_names = composed
    for name in sorted(names, key=len, reverse=True):
        letters = f"[{JOINERS}]*".join(map(re.escape, unicodedata.normalize("NFC", name)))
        before = "" if _needs_no_space(name[:1]) else r"(?<!\w)"
        after = "" if _needs_no_space(name[-1:]) else r"(?!\w)"
        without_names = re.sub(before + letters + after, UNSAID, without_names, flags=re.IGNORECASE)
    return text if without_names == composed else without_names


def _needs_no_space(letter: str) -> bool:
    """Whether other words may follow at once where this letter is written, as in Chinese, or endings, as in Korean."""
    return unicodedata.name(letter, "").startswith(UNSPACED)
