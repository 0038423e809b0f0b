"""How a server is told how to run, and what it tells whoever runs it."""

import asyncio
import json
import os
import signal
from pathlib import Path

import httpx
import pytest

from parlour.server.metrics import counted
from parlour.server.settings import Settings
from parlour.server.usual import RATES
from tests.cli.running import parlour as run
from tests.cli.running import refused
from tests.postgres import Postgres
from tests.server.running import PATIENCE, Person, Server

OPTIONS = {
    "is_limited": "limit",
    "origins": "origin",
    "sockets": "connections",
    "sockets_of_guest": "connections-of-guest",
    "rates": "rate",
}
"""Options whose name is not that of their setting."""
OURS = {"web"}
"""What the package itself knows: where its page is."""


def test_the_help_has_every_setting_with_its_variable() -> None:
    said = " ".join(run("serve", "--help").stdout.replace("│", " ").split())
    for field in set(Settings.__struct_fields__) - OURS:
        option = OPTIONS.get(field, field.replace("_", "-"))
        assert f"--{option} " in said
        assert f"[env var: PARLOUR_{option.upper().replace('-', '_')}" in said
    for name, rate in RATES.items():
        assert f"{name}={rate.rate:g}/{rate.burst:g}" in said


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told apart by what each makes of the limits; the database is named by the file alone."""
    file = tmp_path / "parlour.toml"
    database = f"sqlite:///{tmp_path}/mine.db"
    file.write_text(f'database = "{database}"\nlimit = false\nidle = 7\n[rate]\ntalk = "1/1"\n', encoding="utf-8")
    monkeypatch.setenv("PARLOUR_SETTINGS", str(file))
    monkeypatch.setenv("PARLOUR_LIMIT", "true")
    with Server("") as server:
        table = (ada := Person(server.url)).open_table("digdig", 1)
        ada.command(table, "Say", text="one")
        do = {"type": "Do", "id": "x", "seq": 0, "command": {"type": "Say", "text": "two"}}
        assert ada.ask("POST", f"/api/tables/{table}/commands", json=do).json()["code"] == "too_fast"
    assert table in run("admin", "tables").stdout, "the file names the database for the other commands too"
    with Server("", "--no-limit") as server:
        ada.url = server.url
        for text in ("one", "two", "three"):
            ada.command(table, "Say", text=text)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("prot = 1", "has no setting to give with 'prot'; do you mean 'port'?"),
        ("metrics_for_all = true", "do you mean 'metrics-for-all'?"),
        ("port = ", "is no TOML"),
        ('port = "x"', "port takes a number without quotes"),
        ("port = true", "port takes a number without quotes"),
        ("port = 1.5", "Invalid value for '--port'"),
        ("port = 65536", "Invalid value for '--port'"),
        ("host = 5", "host takes a text in quotes"),
        ('database = ["sqlite:///secret"]', "database takes a text in quotes"),
        ('limit = "no"', "limit takes true or false"),
        ("origin = [1]", "origin takes a list of texts in quotes"),
        ("rate = 5", "rate takes a list of texts in quotes"),
        ("[rate]\ntalk = 5", "'talk=5' is no rate"),
        ('rate = ["tlak=1/1"]', "there is no rate 'tlak'; do you mean 'talk'?"),
        ('rate = ["talk=1"]', "'talk=1' is no rate"),
        ('log = "xml"', "Invalid value for '--log'"),
        ("idle = nan", "Invalid value for '--idle'"),
        ("keep-days = inf", "Invalid value for '--keep-days'"),
        (f'rate = ["talk={"9" * 400}/1"]', "is no rate"),
        ("port = " + "[" * 5000, "is no TOML"),
        ("port = " + "9" * 5000, "is no TOML"),
        ('host = "a\\u0000b"', "cannot listen on a\\x00b"),
    ],
)
def test_settings_that_are_none_are_said_in_one_line(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text(content, encoding="utf-8")
    assert said in refused(2, "serve", "--settings", file, "--database", f"sqlite:///{tmp_path}/x.db")
    assert not (tmp_path / "x.db").exists()


def test_a_single_text_is_a_list_of_one(tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text('origin = "club.example"', encoding="utf-8")
    assert "'club.example' is not where a page comes from" in refused(2, "serve", "--port", "0", "--settings", file)


def test_a_file_that_is_missing_and_a_variable_that_is_mistyped_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "cannot read" in refused(2, "serve", "--settings", tmp_path / "none")
    (tmp_path / "five").write_text("database = 5", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_SETTINGS", str(tmp_path / "five"))
    assert "database takes a text in quotes" in refused(2, "admin", "tables")
    monkeypatch.delenv("PARLOUR_SETTINGS")
    monkeypatch.setenv("PARLOUR_WORKRES", "2")
    assert "PARLOUR_WORKRES is no setting; do you mean PARLOUR_WORKERS?" in refused(2, "serve")


def test_two_workers_count_together_and_a_dead_one_not(postgres: Postgres) -> None:
    postgres.create("counted")

    def counted_of(server: Server, name: str) -> float:
        text = httpx.get(f"{server.url}/api/metrics", timeout=PATIENCE).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    with Server(postgres.url("counted"), "--workers", "2", "--no-limit") as server:
        ada = Person(server.url)
        table = ada.open_table("digdig", 1)
        said = 0
        while counted_of(server, "parlour_open_tables") < 2:  # until both workers have had the table in hand
            said += 1
            ada.command(table, "Say", text=f"{said}")
        for _ in range(8):  # whichever answers
            assert counted_of(server, 'parlour_commands_total{command="Say"}') == said
        os.kill(server.workers()[0], signal.SIGKILL)
        while counted_of(server, "parlour_open_tables") != 1:
            pass
        assert counted_of(server, 'parlour_commands_total{command="Say"}') == said, "what it had counted stays"


def test_a_number_that_another_user_has_now_is_no_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(process: int, _: int) -> None:
        raise PermissionError(process)

    monkeypatch.setattr("os.kill", kill)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    (tmp_path / "gauge_livesum_4711.db").touch()
    assert counted() == b""
    assert list(tmp_path.iterdir()) == []


def test_logs_are_json_when_asked_for_and_tell_nothing_of_who_plays(tmp_path: Path) -> None:
    """However much is asked for: libraries would write down every frame, every head and every statement."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--log", "json", "--log-level", "debug")
    with server:
        ada = Person(server.url)
        table = ada.open_table("digdig", 1, start=True)

        async def look() -> None:
            async with ada.at(table) as live:
                await live.ready()

        asyncio.run(look())
    secrets = (ada.id, "parlour_guest", table, "127.0.0.1")
    assert not any(secret in line for line in server.output for secret in secrets)
    lines = [json.loads(line) for line in server.output if line.startswith("{")]
    assert {"at", "level", "logger", "process", "message"} <= lines[0].keys()
    assert any("Started server process" in line["message"] for line in lines)
    assert all(line["level"] == "info" for line in lines), lines
