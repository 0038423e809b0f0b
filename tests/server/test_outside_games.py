"""A game from elsewhere at the server: it is listed, and played with bots to its end."""

import asyncio
from pathlib import Path

import pytest

from tests.outside import install_far, install_magpies, path_with
from tests.server.running import Person, Server


def test_a_game_from_elsewhere_is_played_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_far(tmp_path / "packages")
    install_far(tmp_path / "packages", "mute-games", "mute")
    for rules in (tmp_path / "packages" / "mute_games").rglob("rules.md"):
        rules.unlink()
    install_magpies(tmp_path / "magpies.zip")
    monkeypatch.setenv("PYTHONPATH", path_with(tmp_path / "packages"))
    monkeypatch.setenv("PYTHONPATH", path_with(tmp_path / "magpies.zip"))
    with Server(f"sqlite:///{tmp_path}/tables.db", "--no-limit") as server:
        ada = Person(server.url, "Ada")
        listed = {game["id"]: game["title"] for game in ada.ask("GET", "/api/games").json()}
        assert listed["far"] == "Far Magpies"
        problem = ada.ask("GET", "/api/games/mute/rules")
        assert (problem.status_code, problem.json()["code"]) == (404, "no_rules")
        assert "packages" not in problem.text
        rules = ada.ask("GET", "/api/games/magpies/rules?language=de").json()
        assert (rules["language"], rules["title"]) == ("de", "Elstern")
        assert rules["sections"][1]["clauses"][3] == {
            "id": "M-T3",
            "sayings": [{"source": "ruling", "text": "Die Plätze spielen reihum im Uhrzeigersinn."}],
        }
        assert ada.ask("GET", "/api/games/magpies/rules").json()["introduction"][0].startswith("Everybody passes")
        table = ada.open_table("far", 2, 3)

        async def match() -> None:
            async with ada.at(table) as live:
                await live.ready()
                await live.do("Start")
                await live.play_on()

        asyncio.run(match())
        record = ada.record(table)
        assert record.json()["game"] == "far"
        verdict = ada.ask("POST", "/api/verify", json=record.json()).json()
        assert verdict == {"holds": True, "problem": ""}
        replay = ada.ask("GET", f"/api/tables/{table}/replay?viewer=0").json()
        assert replay["moves"] == len(record.json()["moves"])
