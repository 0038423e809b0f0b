"""A database as a stream, out of either kind and into either kind: whole, or not at all."""

import asyncio
import gzip
import io
import json
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.store import KnownGuest, Store, StoreError
from parlour.store.backup import LONGEST_LINE, Copy, read, snapshot, write
from parlour.store.database import Database
from parlour.store.migrate import VERSION_TABLE
from parlour.store.presence import ALIVE_MS
from parlour.store.restore import move, restore, swept
from parlour.store.reviews import Begun
from parlour.store.schema import metadata
from parlour.store.studies import NoteLine, Noting, StudyLine
from tests.postgres import Postgres
from tests.store.examples import add, line, make_first, summary

pytestmark = pytest.mark.anyio

ODD = "table\u2028 \U0001f98a"
"""A name that not every text format leaves alone."""


@pytest.fixture
def other(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """The URL of an empty database of the other kind."""
    if "sqlite" not in url:
        return f"sqlite:///{tmp_path}/other.db"
    server = request.getfixturevalue("postgres")
    name = f"other_{secrets.token_hex(6)}"
    server.create(name)
    found: str = server.url(name)
    return found


async def fill(store: Store) -> None:
    """Something in every table."""
    for seq in range(1, 4):
        await store.append(line(seq=seq, body=bytes(range(256))), summary(updated=seq))
    await add(store, ODD, waits_for="bot", is_public=False)
    await store.change(KnownGuest("ann", 2, b'{"name":"Ann"}'), 2)
    await store.spend("token", expires=10**12, now=1)
    await store.code("oak", ["ABCD"], now=1)
    await store.key("identity")
    await store.beat("worker", 1000)
    await store.arrive("one", "oak", "ann", "worker", is_screen=True)
    await store.arrive("two", "oak", "ben", "worker")
    await store.depart("two", 2000)
    await store.begin_review(Begun("oak", "ann", "worker", 1, b"{}", 1000))
    await store.add_to_review("oak", [(-1, b"{}"), (0, bytes(range(256)))])
    await store.end_review("oak", b"[]", [("ann", 0)])
    await store.change_study(StudyLine("oak", 1, b"{}"))
    await store.note(Noting(NoteLine("one", "oak", "ann", 1000, b"{}"), 1, 1))


def backed_up(url: str) -> bytes:
    file = io.BytesIO()
    with snapshot(url) as copy:
        write(copy, file)
    return file.getvalue()


def rows(url: str) -> list[tuple[str, tuple[object, ...]]]:
    with snapshot(url) as copy:
        return sorted(copy.rows, key=repr)


def put_back(file: bytes, url: str, *, replaces: bool = False) -> None:
    restore(read(io.BytesIO(file), "copy"), url, "copy", replaces=replaces)


async def test_everything_goes_over_and_play_goes_on(store: Store, url: str, other: str) -> None:
    await fill(store)
    before = rows(url)
    assert {name for name, _ in before} == {*metadata.tables}
    put_back(backed_up(url), other)
    assert rows(other) == before
    again = await Store.open(other)
    assert await again.key("identity") == await store.key("identity")
    assert not await again.append(line(seq=3), summary())
    assert await again.append(line(seq=4), summary())
    assert [one.seq for one in await again.lines("oak")] == [1, 2, 3, 4]
    await again.close()
    assert [one.seq for one in await store.lines("oak")] == [1, 2, 3]


async def test_a_database_moves_to_the_other_kind_and_back(store: Store, url: str, other: str, tmp_path: Path) -> None:
    await fill(store)
    await store.close()
    before = rows(url)
    move(url, other)
    assert rows(other) == before
    with pytest.raises(StoreError, match=r"is not empty; name another database, or give --replace"):
        move(other, url)
    move(other, url, replaces=True)
    assert rows(url) == before
    for one in (url, other):
        again = f"{one}?application_name=again"
        if "sqlite" in one:
            (tmp_path / "linked.db").symlink_to(Database.named(one).file)
            again = f"sqlite:///{tmp_path}/linked.db"
        for name in (one, again):
            with pytest.raises(StoreError, match="both are the same database"):
                move(one, name, replaces=True)
    with pytest.raises(StoreError, match="there is no database"):
        move(f"sqlite:///{tmp_path}/nowhere.db", other)
    assert not (tmp_path / "nowhere.db").exists()


async def test_what_is_written_while_a_copy_is_made_is_not_in_it_and_nobody_waits(store: Store, url: str) -> None:
    await fill(store)
    before = rows(url)
    with snapshot(url) as copy:
        first = next(copy.rows)
        assert await store.append(line(seq=4), summary(updated=4))
        assert sorted([first, *copy.rows], key=repr) == before
    assert len(rows(url)) == len(before) + 1


def cut(file: bytes) -> bytes:
    return file[: len(file) // 2]


def cut_at_the_end(file: bytes) -> bytes:
    return file[:-1]


def flipped(file: bytes) -> bytes:
    middle = len(file) // 2
    return file[:middle] + bytes([file[middle] ^ 4]) + file[middle + 1 :]


def without_its_last_line(file: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(file).splitlines(keepends=True)[:-1]))


def without_a_row(file: bytes) -> bytes:
    lines = gzip.decompress(file).splitlines(keepends=True)
    return gzip.compress(b"".join([*lines[:3], *lines[4:]]))


def with_more_behind(file: bytes) -> bytes:
    return gzip.compress(gzip.decompress(file) + b'["keys",["more","aaaa"]]\n')


def with_a_row_of_another_form(file: bytes) -> bytes:
    lines = gzip.decompress(file).splitlines(keepends=True)
    return gzip.compress(b"".join([lines[0], b'["entries",["oak","nine",1,""]]\n', *lines[2:]]))


def with_a_row_twice(file: bytes) -> bytes:
    lines = gzip.decompress(file).splitlines(keepends=True)
    ending = json.dumps({"rows": len(lines) - 1}).encode()
    return gzip.compress(b"".join([*lines[:-1], lines[1], ending]))


def something_else(_: bytes) -> bytes:
    return b"precious notes"


def something_else_packed(_: bytes) -> bytes:
    return gzip.compress(b"precious notes\n")


def with_rows_of_another_application(file: bytes) -> bytes:
    heading, *lines = gzip.decompress(file).splitlines(keepends=True)
    told = json.loads(heading)
    told["tables"][VERSION_TABLE] = {"version_num": "text"}
    ending = json.dumps({"rows": len(lines)}).encode()
    row = json.dumps([VERSION_TABLE, ["0001"]]).encode() + b"\n"
    return gzip.compress(b"".join([json.dumps(told).encode() + b"\n", *lines[:-1], row, ending]))


def nested(_: bytes) -> bytes:
    return gzip.compress(b'{"format":"parlour-backup/1","x":' + b"[" * 100_000)


def with_a_nested_row(file: bytes) -> bytes:
    return gzip.compress(gzip.decompress(file).splitlines(keepends=True)[0] + b'["entries",' + b"[" * 100_000)


def with_a_line_without_end(file: bytes) -> bytes:
    heading = gzip.decompress(file).splitlines(keepends=True)[0]
    return gzip.compress(heading + b'["keys",["' + b"a" * LONGEST_LINE + b'","aaaa"]]\n{"rows":1}')


BREAKS = (
    with_rows_of_another_application,
    nested,
    with_a_nested_row,
    with_a_line_without_end,
    cut,
    cut_at_the_end,
    flipped,
    without_its_last_line,
    without_a_row,
    with_more_behind,
    with_a_row_of_another_form,
    with_a_row_twice,
    something_else,
    something_else_packed,
)


async def test_a_broken_file_is_refused_and_changes_nothing(store: Store, url: str, other: str, tmp_path: Path) -> None:
    await fill(store)
    file = backed_up(url)
    await store.close()
    before = rows(url)
    for spoil in BREAKS:
        broken = spoil(file)
        with pytest.raises(StoreError, match=r"copy (is|has)|cannot restore"):
            put_back(broken, other)
        with pytest.raises(StoreError, match=r"copy (is|has)|cannot restore"):
            put_back(broken, url, replaces=True)
    assert rows(url) == before
    assert not (tmp_path / "other.db").exists()
    put_back(file, other)
    assert rows(other) == before


async def test_only_an_empty_database_is_taken_unless_it_is_to_be_replaced(store: Store, url: str, other: str) -> None:
    await fill(store)
    file = backed_up(url)
    taken = await Store.open(other)
    put_back(file, other)  # made, and empty
    await taken.close()
    again = await Store.open(other)
    await add(again, "elm")
    await again.close()
    before = rows(other)
    with pytest.raises(StoreError, match=r"is not empty; name another database, or give --replace"):
        put_back(file, other)
    assert rows(other) == before
    put_back(file, other, replaces=True)
    assert rows(other) == rows(url)


async def test_what_a_server_serves_is_neither_replaced_nor_moved(postgres: Postgres, tmp_path: Path) -> None:
    """Where several share a database, by their signs of life; on SQLite by the lock (`tests/server/test_backup.py`)."""
    postgres.create("served")
    url = postgres.url("served")
    store = await Store.open(url)
    await fill(store)
    file = backed_up(url)
    await store.beat("worker", time.time_ns() // 1_000_000)
    stop = asyncio.Event()

    async def beat() -> None:
        while not stop.is_set():
            await store.beat("worker", time.time_ns() // 1_000_000)
            await asyncio.sleep(0.05)

    beating = asyncio.create_task(beat())
    for refused in (lambda: put_back(file, url, replaces=True), lambda: move(url, f"sqlite:///{tmp_path}/new.db")):
        with pytest.raises(StoreError, match=r"a server serves .*stop it first"):
            await asyncio.to_thread(refused)
    stop.set()
    await beating
    assert [one.seq for one in await store.lines("oak")] == [1, 2, 3]
    assert not (tmp_path / "new.db").exists()
    await store.close()


async def test_a_server_that_has_just_died_is_waited_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url)
    await fill(store)
    file = backed_up(url)
    await store.beat("worker", time.time_ns() // 1_000_000)
    await store.close()
    monkeypatch.setattr("parlour.store.restore.ALIVE_MS", 300)
    put_back(file, url, replaces=True)
    assert ALIVE_MS > 300
    assert any(row == ("workers", ("worker", 1000)) for row in rows(url))


@pytest.fixture
def first_schema(url: str) -> Callable[[], None]:
    """Makes a database one of the first version."""

    def go_back() -> None:
        with Database.named(url).migrator().begin() as connection:
            make_first(connection)

    return go_back


async def test_a_backup_of_an_earlier_version_is_brought_along(
    store: Store, url: str, other: str, first_schema: Callable[[], None]
) -> None:
    await fill(store)
    await store.close()
    first_schema()
    with snapshot(url) as copy:
        assert copy.heading.schema == "0001"
        restore(copy, other, "copy")
    again = await Store.open(other)
    assert [one.seq for one in await again.lines("oak")] == [1, 2, 3]
    assert await again.people(["ann"]) == {}
    assert await again.last_seen("oak", 100_000) == {"ann": 1000, "ben": 2000}
    await again.close()


async def test_a_backup_of_a_newer_version_is_refused(store: Store, url: str, tmp_path: Path) -> None:
    with snapshot(url) as copy:
        newer = Copy(replace(copy.heading, schema="9999"), copy.rows)
        with pytest.raises(StoreError, match=r"copy was written by a newer version of Parlour .*9999"):
            restore(newer, f"sqlite:///{tmp_path}/new.db", "copy")
    assert not (tmp_path / "new.db").exists()
    file = gzip.compress(b'{"format":"parlour-backup/2","schema":"1","at":1,"tables":{}}\n')
    with pytest.raises(StoreError, match=r"is a backup of another form"):
        read(io.BytesIO(file), "copy")


async def test_a_database_of_something_else_has_nothing_to_back_up(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreError, match="holds no tables of Parlour"), snapshot(f"sqlite:///{tmp_path}/empty.db"):
        pass


async def test_who_still_reads_what_was_taken_out_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite would leave it in the log beside the file, and say nothing."""
    url = f"sqlite:///{tmp_path}/tables.db"
    store = await Store.open(url)
    await fill(store)
    await store.close()
    monkeypatch.setattr("parlour.store.database.BUSY_MS", 50)
    reader = sqlite3.connect(tmp_path / "tables.db")
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM entries").fetchall()
    with pytest.raises(StoreError, match=r"somebody reads .*do the same once more"):
        swept(url)
    reader.close()
    swept(url)
    assert not (tmp_path / "tables.db-wal").exists()


async def test_a_file_that_a_server_makes_at_the_same_moment_is_left_to_it(
    store: Store, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hold(_: str) -> None:
        (tmp_path / "new.db").touch()
        raise StoreError("another server has it open already")

    monkeypatch.setattr("parlour.store.restore.hold", hold)
    with snapshot(url) as copy, pytest.raises(StoreError, match="another server"):
        restore(copy, f"sqlite:///{tmp_path}/new.db", "copy")
    assert (tmp_path / "new.db").exists()
