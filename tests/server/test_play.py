"""Whole matches over WebSockets."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from tests.server.running import Person, Server

TABLES = [("villains", 4), ("diamoniak", 3), ("digdig", 4), ("dwarfking", 4)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_people_and_bots_play_a_whole_match_whose_record_verifies(
    server: Server, tmp_path: Path, game: str, players: int
) -> None:
    """Two people and bots of level 1 and 2; the record passes `parlour verify`, as file and over REST."""
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    bots = [1, 2][: players - 2]
    table = ada.open_table(game, None, *bots)

    async def match() -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            await two.do("Sit", seat=1)
            await two.do("Contribute", entropy="ab" * 16)
            await one.do("Start")
            await asyncio.gather(one.play_on(), two.play_on())
            assert one.position["table"]["ranking"] == two.position["table"]["ranking"]
            assert one.position["table"]["fairness"]["entropy"][1] == "ab" * 16

    asyncio.run(match())
    answer = ada.record(table)
    assert answer.status_code == 200
    verified = parlour.verify(parlour.decode(answer.content))
    assert verified.is_over
    assert ada.ask("POST", "/api/verify", json=answer.json()).json() == {"holds": True, "problem": ""}
    file = tmp_path / "match.json"
    file.write_bytes(answer.content)
    told = subprocess.run([sys.executable, "-m", "parlour", "verify", str(file)], capture_output=True, check=False)
    assert told.returncode == 0, told.stderr


def test_a_match_against_bots_starts_at_once(server: Server) -> None:
    ada = Person(server.url)
    table = ada.open_table("digdig", 2, 2, start=True)

    async def match() -> None:
        async with ada.at(table) as one:
            await one.play_on()
            assert one.phase == "over"

    asyncio.run(match())
