"""Makes a database to keep: `python -m tests.server.stored NAME`, with the version that is installed."""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.json import encode, format

from tests.server.running import Live, Person, Refusal, Server
from tests.server.stored import FOLDER, Kept

GAMES = ("digdig", "diamoniak", "dwarfking", "villains")
MOVES = 12
"""That many of each person are made at a table before it is kept."""


async def play(client: Live, moves: int) -> None:
    """Makes moves, or as many as there are until the match is over."""
    made = 0
    while made < moves:
        await client.until(lambda: bool(client.position["offers"]) or client.phase == "over")
        if client.phase == "over":
            return
        offers, seq = client.position["offers"], client.position["seq"]
        try:
            await client.do("Move", seq=seq, action=offers[len(client.updates) % len(offers)]["action"])
            made += 1
        except Refusal:
            pass  # somebody moved meanwhile
        await client.until(lambda seq=seq: client.position["seq"] > seq)  # type: ignore[misc]


async def begun(ann: Person, guest: Person, game: str, moves: int) -> str:
    table = ann.open_table(game, None, 1, bank=600, increment=5)
    async with ann.at(table) as one, guest.at(table) as two:
        await one.ready()
        await two.ready()
        await two.sit(1)
        if moves:
            await one.do("Start")
            await one.until(lambda: one.phase == "playing")
            await two.until(lambda: two.phase == "playing")
            # Who has made theirs waits for nobody: the last move of the other may be the one that is due.
            tasks = [asyncio.create_task(play(client, moves)) for client in (one, two)]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED if moves == MOVES else asyncio.ALL_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return table


def main(name: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables.db")
        with Server(f"sqlite:///{path}", "--no-limit") as server:
            ann, guest = Person(server.url, "Ann"), Person(server.url, None)
            running = {game: asyncio.run(begun(ann, guest, game, MOVES)) for game in GAMES}
            over, lobby = (
                asyncio.run(begun(ann, guest, "diamoniak", 10**6)),
                asyncio.run(begun(ann, guest, "digdig", 0)),
            )
            record = ann.record(over).raise_for_status().json()
            called = guest.ask("GET", "/api/me").json()["name"]
            memory = ann.ask("GET", f"/api/tables/{lobby}").json()["terms"]["memory"]
        with sqlite3.connect(path) as database:
            dump = "\n".join(database.iterdump()) + "\n"
        database.close()
    names = ["Ann", called, "Heron"]
    kept = Kept(name, running, over, lobby, ann.cookie, guest.cookie, names, called, memory)
    (FOLDER / f"{name}.sql").write_text(dump, encoding="utf-8")
    (FOLDER / f"{name}.json").write_bytes(format(encode(kept), indent=2) + b"\n")
    (FOLDER / f"{name}.record.json").write_text(json.dumps(record) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
