"""A backup while people play, and what becomes of it."""

import asyncio
import os
import secrets
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import parlour
from parlour.server.stored import entry_of
from parlour.store import Store
from parlour.table.entries import Moved
from tests.cli.running import parlour as run
from tests.cli.running import refused, started
from tests.postgres import Postgres
from tests.server.running import Live, Person, Refusal, Server

MATCHES = 20
GAMES = ("digdig", "diamoniak", "villains", "dwarfking")
TO_THE_END = 3
"""How many of the matches are played to their end afterwards."""


class Player(Live):
    """Plays, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(person, table)
        self.acknowledged: dict[int, str] = {}

    async def move(self) -> None:
        """Makes a move, unless the match is over."""
        await self.until(lambda: bool(self.position) and (self.phase != "playing" or bool(self.position["offers"])))
        if self.phase != "playing":
            return
        offers, seq = self.position["offers"], self.position["seq"]
        action = offers[len(self.updates) % len(offers)]["action"]
        with suppress(Refusal):  # a bot has moved meanwhile
            self.acknowledged[await self.do("Move", seq=seq, action=action)] = action
        await self.until(lambda: self.position["seq"] > seq)

    async def play_until_cut_off(self) -> None:
        try:
            while not self.position or self.phase == "playing":
                await self.move()
        except (OSError, WebSocketException):
            pass


def opened(server: Server, number: int) -> Player:
    person = Person(server.url, f"P{number}")
    game = GAMES[number % len(GAMES)]
    levels = [1] * (parlour.game(game).min_players - 1)
    return Player(person, person.open_table(game, *levels, start=True))


async def moves_in(url: str, table: str) -> dict[int, str]:
    """The moves that a database holds, by their seq."""
    store = await Store.open(url)
    entries = [entry_of(line) for line in await store.lines(table)]
    await store.close()
    return {entry.seq: entry.what.action for entry in entries if isinstance(entry.what, Moved)}


@pytest.mark.parametrize("is_from_sqlite", [True, False], ids=["sqlite", "postgresql"])
def test_a_backup_under_load_has_every_acknowledged_move_and_play_goes_on_elsewhere(
    postgres: Postgres, tmp_path: Path, *, is_from_sqlite: bool
) -> None:
    """Twenty matches, a backup, `kill -9`; it is restored into a database of the other kind, under another server."""
    name = f"backup_{secrets.token_hex(6)}"
    postgres.create(name)
    databases = [f"sqlite:///{tmp_path}/tables.db", postgres.url(name)]
    source, target = databases if is_from_sqlite else reversed(databases)
    file = tmp_path / "backup"
    server = Server(source, "--no-limit").start()
    players = [opened(server, number) for number in range(MATCHES)]

    async def play_and_back_up() -> list[dict[int, str]]:
        for player in players:
            await player.connect()
        playing = [asyncio.create_task(player.play_until_cut_off()) for player in players]
        while min(len(player.acknowledged) for player in players) < 2:
            await asyncio.sleep(0.01)
        acknowledged = [dict(player.acknowledged) for player in players]
        done = await asyncio.to_thread(run, "backup", file, "--database", source)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(f"{file}: {MATCHES} tables, ")
        server.kill()
        await asyncio.gather(*playing)
        for player in players:
            await player.disconnect()
        return acknowledged

    async def play_on(again: Server) -> None:
        for number, player in enumerate(players):
            player.person.url = again.url
            back = Player(player.person, player.table)
            async with back:
                await back.ready()
                before = back.position["seq"]
                await back.move()
                assert back.phase == "over" or back.position["seq"] > before
                if number < TO_THE_END:
                    await back.play_on()
                    parlour.verify(parlour.decode(player.person.record(player.table).content))

    try:
        acknowledged = asyncio.run(play_and_back_up())
    finally:
        server.stop()
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []
    done = run("restore", file, "--database", target)
    assert done.returncode == 0, done.stderr
    for player, before in zip(players, acknowledged, strict=True):
        assert before.items() <= asyncio.run(moves_in(target, player.table)).items()
    with Server(target, "--no-limit") as again:
        asyncio.run(play_on(again))


def test_what_is_served_is_backed_up_but_neither_replaced_nor_moved(tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup"
    with Server(database, "--no-limit") as server:
        table = Person(server.url).open_table("digdig", 1)
        assert run("backup", file, "--database", database).returncode == 0
        for words in (
            ["restore", file, "--replace", "--database", database],
            ["migrate", database, f"sqlite:///{tmp_path}/other.db"],
        ):
            assert "another server has" in refused(2, *words)
        assert Person(server.url).ask("GET", f"/api/tables/{table}").status_code == 200
    assert not (tmp_path / "other.db").exists()
    assert run("migrate", database, f"sqlite:///{tmp_path}/other.db").stdout.startswith("moved: 1 tables, ")


def test_files_that_cannot_be_a_backup_are_said_in_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    notes = tmp_path / "notes"
    notes.write_text("precious", encoding="utf-8")
    assert "there is no database" in refused(2, "backup", tmp_path / "b", "--database", database)
    assert "is no backup of Parlour" in refused(2, "restore", notes, "--database", database)
    assert "cannot read" in refused(2, "restore", tmp_path / "b", "--database", database)
    asyncio.run(made(database))
    assert "is no backup; name another file" in refused(2, "backup", notes, "--database", database)
    assert "is no backup; name another file" in refused(2, "backup", tmp_path / "tables.db", "--database", database)
    os.mkfifo(tmp_path / "pipe")
    assert "it is no file" in refused(2, "backup", tmp_path / "pipe", "--database", database)
    (tmp_path / "pipe").unlink()
    with (
        Path("/dev/full").open("wb") as nowhere,
        started("backup", "-", "--database", database, stdout=nowhere) as full,
    ):
        assert full.communicate()[1] == "parlour: cannot write to the standard output: No space left on device\n"
    assert full.returncode == 2
    assert "it is a folder" in refused(2, "backup", tmp_path, "--database", database)
    for place in (tmp_path / "no" / "where", tmp_path / ("b" * 300), tmp_path / ("b" * 245), notes / "b"):
        assert "cannot write" in refused(2, "backup", place, "--database", database)
    assert notes.read_text(encoding="utf-8") == "precious"
    for _ in range(2):  # the second takes the place of the first
        assert run("backup", tmp_path / "b", "--database", database).returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b", "notes", "tables.db"]


async def made(database: str) -> None:
    await (await Store.open(database)).close()
