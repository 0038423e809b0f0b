"""A game from elsewhere at the server: it is listed, and played with bots to its end."""

import asyncio
import shutil
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
        introduction = ada.ask("GET", "/api/games/magpies/rules").json()["introduction"]
        assert introduction[0].startswith("Everybody passes")
        told = {game["id"]: game for game in ada.ask("GET", "/api/games").json()}
        assert (told["magpies"]["introduction"], told["mute"]["introduction"]) == (introduction, [])
        assert told["far"]["memory"] == ["given", "lacks", "played", "turned_before"]
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


def test_a_game_whose_words_cannot_be_said_is_named_and_all_others_are_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package, game in (("far-games", "far"), ("dumb-games", "dumb"), ("odd-games", "odd")):
        install_far(tmp_path / "packages", package, game)
    shutil.rmtree(tmp_path / "packages" / "dumb_games" / "words")
    for file in ("game.ftl", "rules.md"):
        (tmp_path / "packages" / "odd_games" / "words" / "en" / file).write_bytes(b"\xff")
    monkeypatch.setenv("PYTHONPATH", path_with(tmp_path / "packages"))
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        ada = Person(server.url, "Ada")
        for _ in range(3):
            listed = {game["id"]: game["title"] for game in ada.ask("GET", "/api/games").json()}
        assert (listed["far"], listed["dumb"], listed["odd"]) == ("Far Magpies", "dumb", "odd")
        for game in ("dumb", "odd"):
            for path, code in (("words/en", "no_words"), ("rules", "no_rules"), ("rules?language=xx", "no_rules")):
                problem = ada.ask("GET", f"/api/games/{game}/{path}")
                assert (problem.status_code, problem.json()) == (404, {"code": code, "clause": "", "facts": {}}), path
        table = ada.open_table("dumb", 1, start=True)
        assert ada.ask("GET", f"/api/tables/{table}/position").json()["view"] is not None
    said = "".join(server.output)
    assert said.count(f"no words of dumb: there is no en/game.ftl in {tmp_path}") == 2
