"""Opening: URLs, migrations, and what is said when something is wrong."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from parlour.store import Store, StoreError, database
from parlour.store.database import Database
from parlour.store.lock import hold
from parlour.store.migrate import VERSION_TABLE
from parlour.store.schema import metadata
from tests.postgres import Postgres
from tests.store.examples import add, line, make_first, summary
from tests.store.program import started

pytestmark = pytest.mark.anyio


async def opened_and_closed(url: str) -> None:
    await (await Store.open(url)).close()


async def test_the_migrations_lead_to_the_tables_that_the_code_speaks_of(store: Store, url: str) -> None:
    engine = Database.named(url).migrator()
    with engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
        found = inspect(connection)
        for table in metadata.tables.values():
            assert found.get_pk_constraint(table.name)["constrained_columns"] == list(table.primary_key.columns.keys())


async def test_many_may_open_a_new_database_at_once(url: str) -> None:
    processes = [started("open", url) for _ in range(3)]
    await asyncio.gather(*(opened_and_closed(url) for _ in range(4)))
    for process in processes:
        assert await asyncio.to_thread(process.wait) == 0
        assert process.stdout is not None
        process.stdout.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    await opened_and_closed(url)
    engine = Database.named(url).migrator()
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"written by a newer version of Parlour .*9999.* update Parlour"):
        await Store.open(url)
    with engine.begin() as connection:
        assert connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one() == "9999"


async def test_a_database_that_is_up_to_date_opens_without_alembic(tmp_path: Path) -> None:
    """It would be a third of what a server imports."""
    url = f"sqlite:///{tmp_path}/tables.db"
    await opened_and_closed(url)
    script = (
        "import asyncio, sys; from parlour.store import Store; "
        f"asyncio.run(Store.open({url!r})); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", script], check=False).returncode == 0


async def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    engine = Database.named(url).migrator()
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE sightings (whale TEXT)"))
    with pytest.raises(StoreError, match=r"sightings.* already exists"):
        await Store.open(url)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["sightings"]


async def test_a_database_of_the_first_version_is_brought_along_with_all_that_it_holds(url: str) -> None:
    store = await Store.open(url)
    await add(store, seq=1)
    key = await store.key("identity")
    await store.close()
    engine = Database.named(url).migrator()
    with engine.begin() as connection:
        make_first(connection)
    store = await Store.open(url)
    assert await store.lines("oak") == [line(seq=1)]
    assert await store.key("identity") == key
    assert await store.people(["ann"]) == {}
    await store.close()


async def test_every_spelling_of_a_url_opens_the_same_database(url: str) -> None:
    scheme, rest = url.split("://")
    for spelling in {scheme, scheme.split("+")[0], "sqlite+aiosqlite" if "sqlite" in scheme else scheme}:
        store = await Store.open(f"{spelling}://{rest}")
        await store.append(line(seq=1), summary())
        assert await store.lines("oak") == [line(seq=1)]
        await store.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "this is no URL of a database; one looks like sqlite:///"),
        ("parlour.db", "this is no URL of a database"),
        ("postgresql//ann:hunter2@host/name", "this is no URL of a database"),
        ("mysql://ann:hunter2@host/name", "there is no store for mysql"),
        ("postgresql+asyncpg://ann:hunter2@host/name", r"there is no store for postgresql\+asyncpg"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://parlour.db", "names no file"),
        ("sqlite:///file:x?mode=memory&uri=true", "names no file"),
        ("postgresql://ann:hunter2@host", "names no database"),
        ("sqlite:///tables\0.db", "no database has the character NUL"),
        ("postgresql://ann@127.0.0.1:1/name?password=hunter2", "cannot open .*refused.*see that the server runs"),
        ("postgresql://ann:hunter2@127.0.0.1:1/name", "cannot open .*refused.*see that the server runs"),
    ],
)
async def test_a_url_that_does_not_do_is_explained_and_its_password_kept(url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as caught:
        await Store.open(url)
    assert "hunter2" not in str(caught.value)


async def test_a_missing_postgresql_database_is_explained(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match=r'cannot open .*database "nowhere" does not exist'):
        await Store.open(postgres.url("nowhere"))


def test_a_module_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlalchemy.ext.asyncio", None)
    with pytest.raises(StoreError, match=r"cannot open .*greenlet is not there: pip install 'parlour\[postgresql\]'"):
        Database.named("postgresql://ann@127.0.0.1:1/name").pen()


@pytest.mark.parametrize("is_on_the_loop", [True, False])
async def test_the_server_may_restart(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, *, is_on_the_loop: bool
) -> None:
    monkeypatch.setattr(database, "IS_ON_THE_LOOP", is_on_the_loop)
    name = f"restarted_{is_on_the_loop}".lower()
    postgres.create(name)
    store = await Store.open(postgres.url(name))
    try:
        await add(store, seq=1)
        await store.lines("oak")
        postgres.stop()
        try:
            with pytest.raises(StoreError, match="cannot write"):
                await store.append(line(seq=2), summary())
            with pytest.raises(StoreError, match="cannot read"):
                await store.lines("oak")
        finally:
            postgres.start()
        await add(store, seq=2)
        assert [one.seq for one in await store.lines("oak")] == [1, 2]
        postgres.stop()
        postgres.start()
        await add(store, seq=3)  # nobody need notice
        assert [one.seq for one in await store.lines("oak")] == [1, 2, 3]
    finally:
        await store.close()


@pytest.mark.parametrize("is_on_the_loop", [True, False])
async def test_nobody_waits_long_for_a_transaction_that_does_not_end(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, *, is_on_the_loop: bool
) -> None:
    """As when a connection broke in the middle and the database has not noticed."""
    monkeypatch.setattr(database, "IS_ON_THE_LOOP", is_on_the_loop)
    monkeypatch.setattr(database, "BUSY_MS", 50)
    name = f"held_{is_on_the_loop}".lower()
    postgres.create(name)
    store = await Store.open(postgres.url(name))
    try:
        await add(store, seq=1)
        with psycopg.connect(postgres.url(name).replace("+psycopg", "")) as hog:
            hog.execute("UPDATE tables SET seq = seq")
            with pytest.raises(StoreError, match=r"cannot write \(postgresql.*lock timeout"):
                await store.append(line(seq=2), summary())
        await add(store, seq=2)
    finally:
        await store.close()


async def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b c" / "parlour.db"
    await opened_and_closed(f"sqlite:///{path}")
    assert path.exists()


@pytest.mark.parametrize("content", [b"precious notes, not a database" * 100, b"x"])
async def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(
        StoreError, match=r"cannot open sqlite:///.*notes\.txt: the file is not a database; name another"
    ):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == content


async def test_a_folder_in_place_of_the_file_and_a_file_in_place_of_the_folder_are_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open database file"):
        await Store.open(f"sqlite:///{tmp_path}")
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"cannot make the folder .*file"):
        await Store.open(f"sqlite:///{tmp_path}/file/parlour.db")


async def test_a_file_that_cannot_be_there_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name may be too long, or only that of what SQLite has beside it; its folder may be closed to us."""
    for length in (300, 250):
        with pytest.raises(StoreError, match=r"cannot open sqlite:///.*: .*; name another file"):
            await Store.open(f"sqlite:///{tmp_path}/{'x' * length}")

    def closed(path: str) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("os.lstat", closed)
    with pytest.raises(StoreError, match=r"parlour\.db: Permission denied; name another file"):
        Database.named(f"sqlite:///{tmp_path}/parlour.db")
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == []


async def test_sqlite_writes_ahead_and_flushes_each_commit(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/parlour.db"
    store = await Store.open(url)
    pen, readers = Database.named(url).pen(), Database.named(url).readers()

    def settings(connection: Connection) -> list[object]:
        return [
            connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]

    with readers.connect() as connection:
        assert settings(connection) == await pen.write(settings) == ["wal", 2, 1, database.BUSY_MS]
    readers.dispose()
    await pen.close()
    await store.close()


async def test_a_database_that_another_process_keeps_locked_is_said_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 50)
    store = await Store.open(f"sqlite:///{tmp_path}/parlour.db")
    await add(store, seq=1)
    hog = sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)
    hog.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"cannot write \(sqlite:///.*\): database is locked"):
        await store.append(line(seq=2), summary())
    assert await store.lines("oak") == [line(seq=1)]
    hog.execute("ROLLBACK")
    hog.close()
    await add(store, seq=2)
    await store.close()


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077, 0o777])
async def test_the_file_its_companions_and_its_folder_are_their_owners_alone(tmp_path: Path, mask: int) -> None:
    path = tmp_path / "mine" / "deeper" / "parlour.db"
    before = os.umask(mask)
    try:
        store = await Store.open(f"sqlite:///{path}")
        await add(store, seq=1)
        await store.lines("oak")
        companions = sorted(path.parent.iterdir())
        assert [one.name for one in companions] == ["parlour.db", "parlour.db-shm", "parlour.db-wal"]
        assert [mode_of(one) for one in companions] == [0o600] * 3
        assert [mode_of(folder) for folder in (path.parent, path.parent.parent)] == [0o700] * 2
        await store.close()
    finally:
        os.umask(before)


async def test_files_that_others_could_read_are_theirs_no_longer(tmp_path: Path) -> None:
    """As a version before left them; the folder was there before us and stays as it is."""
    path = tmp_path / "parlour.db"
    hog = sqlite3.connect(path)
    hog.execute("PRAGMA journal_mode = WAL")
    hog.execute("CREATE TABLE whale (name TEXT)")
    tmp_path.chmod(0o755)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for one in files:
        one.chmod(0o644)
    link = tmp_path / "link.db"
    link.symlink_to(path)
    await opened_and_closed(f"sqlite:///{link}")
    assert [mode_of(one) for one in files] == [0o600] * 3
    assert mode_of(tmp_path) == 0o755
    hog.close()


@pytest.mark.parametrize("companion", ["-wal", "-shm", "-journal", "-lock"])
@pytest.mark.parametrize("is_there", [True, False])
async def test_a_companion_that_leads_elsewhere_is_refused_and_what_it_leads_to_left_alone(
    tmp_path: Path, companion: str, *, is_there: bool
) -> None:
    elsewhere = tmp_path / "letters"
    if is_there:
        elsewhere.write_text("precious", encoding="utf-8")
        elsewhere.chmod(0o644)
    folder = tmp_path / "shared"
    folder.mkdir()
    (folder / f"parlour.db{companion}").symlink_to(elsewhere)
    url = f"sqlite:///{folder}/parlour.db"

    async def opens() -> object:
        return hold(url) if companion == "-lock" else await Store.open(url)

    with pytest.raises(StoreError, match=f"parlour.db{companion} is a link to another file; remove it"):
        await opens()
    assert [one.name for one in folder.iterdir()] == [f"parlour.db{companion}"]
    assert elsewhere.exists() == is_there
    if is_there:
        assert (elsewhere.read_text(encoding="utf-8"), mode_of(elsewhere)) == ("precious", 0o644)


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal", "-lock"])
async def test_a_file_with_a_second_name_is_refused_and_left_alone(tmp_path: Path, ending: str) -> None:
    """A hard link: a server under each name would have a lock, and SQLite a log, of its own."""
    elsewhere = tmp_path / "other.db"
    await opened_and_closed(f"sqlite:///{elsewhere}")
    before = elsewhere.read_bytes()
    url = f"sqlite:///{tmp_path}/parlour.db"
    (tmp_path / f"parlour.db{ending}").hardlink_to(elsewhere)
    with pytest.raises(StoreError, match=f"parlour.db{ending} is the same file as another"):
        hold(url) if ending == "-lock" else await Store.open(url)
    assert elsewhere.read_bytes() == before
