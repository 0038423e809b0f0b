"""What `make dist` builds works where there is nothing else: no Node, no compiler, none of our tools."""

import fcntl
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.empty import Empty
from tests.ending import with_parent
from tests.server.running import PATIENCE
from tools import dist
from tools.compiled import ROOT, is_current

BASE_LIMIT = 30_000_000
"""Bytes of the base install, with all that it needs."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> dict[str, Path]:
    """The source distribution and the wheels, built once for all processes of a run."""
    if not (ROOT / dist.PAGE).is_file():
        pytest.skip("client is not here; make builds it: src/parlour/server/web/index.html")
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "dist"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kinds = {"sdist": "*.tar.gz", "pure": "*-none-any.whl", "compiled": "*-cp*.whl"}
        if not list(folder.glob("*.tar.gz")):
            source = dist.source_distribution(folder)
            dist.pure_wheel(source, folder)
            if is_current():
                dist.compiled_wheel(source, folder)
    return {kind: path for kind, pattern in kinds.items() for path in folder.glob(pattern)}


@contextmanager
def serving(empty: Empty) -> Iterator[str]:
    """The address of `parlour serve` there."""
    command = [str(empty.bin / "parlour"), "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", f"sqlite:///{empty.home / 'tables.db'}"]
    environment = empty.environment | {"PYTHONUNBUFFERED": "1"}
    ending = with_parent(signal.SIGTERM)
    with subprocess.Popen(
        command, env=environment, cwd=empty.home, stdout=subprocess.PIPE, text=True, preexec_fn=ending
    ) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
            assert found is not None
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            process.terminate()


@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_wheel_serves_the_page_and_the_games(kind: str, built: dict[str, Path], tmp_path: Path) -> None:
    if kind not in built:
        assert os.environ.get("PARLOUR_EXPECT") != "compiled"
        pytest.skip("engine is not here; make build/compiled/.done compiles it")
    empty = Empty(tmp_path / "empty", built[kind], "table")
    told = empty.run("parlour", "doctor").stdout
    assert ("not compiled" in told) == (kind == "pure")
    with serving(empty) as address, httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as http:
        page = http.get("/").raise_for_status()
        scripts = re.findall(r'src="(/?[^"]+\.js)"', page.text)
        assert scripts
        for script in scripts:
            assert "javascript" in http.get(script).raise_for_status().headers["content-type"]
        games = http.get("/api/games").raise_for_status().json()
        assert {"digdig", "villains"} <= {game["id"] for game in games}


def test_the_source_distribution_gives_the_pure_wheel_without_node_or_compiler(
    built: dict[str, Path], tmp_path: Path
) -> None:
    bare = {"PATH": str(tmp_path), "CC": "no-such-compiler", "HOME": str(tmp_path)}
    (made, expected) = (dist.wheel(built["sdist"], tmp_path, bare), built["pure"])
    assert made.name == expected.name
    with ZipFile(made) as one, ZipFile(expected) as other:
        assert {info.filename: info.CRC for info in one.infolist()} == {
            info.filename: info.CRC for info in other.infolist()
        }
        assert "parlour/server/web/index.html" in one.namelist()


def test_the_base_install_is_small_and_its_import_light(built: dict[str, Path], tmp_path: Path) -> None:
    largest = Empty(tmp_path / "empty", built.get("compiled", built["pure"]))
    assert largest.size() < BASE_LIMIT
    program = "import sys, parlour; parlour.start; print(*sys.modules)"
    loaded = set(largest.run("python", "-c", program).stdout.split())
    # What takes longer to import than the engine, and what a table or a command needs and the library does not.
    heavy = {
        "asyncio",
        "email",
        "importlib.metadata",
        "importlib.resources",
        "numpy",
        "rich",
        "socket",
        "typer",
        "zipfile",
    }
    assert "parlour.engine.match" in loaded
    assert loaded & heavy == set()
    played = largest.run("parlour", "simulate", "digdig", "--games", "2", "--bots", "heuristic")
    assert played.returncode == 0, played.stderr


def test_a_command_whose_extra_is_missing_says_the_line_that_installs_it(
    built: dict[str, Path], tmp_path: Path
) -> None:
    base = Empty(tmp_path / "base", built["pure"])
    assert base.run("parlour", "--help").returncode == 0
    assert "pip install 'parlour[table]'" in base.run("parlour", "doctor").stdout
    table = Empty(tmp_path / "table", built["pure"], "table")
    arena = ("arena", "digdig", "--bots", "random,heuristic", "--games", "1")
    postgres = "postgresql+psycopg://nobody@127.0.0.1:1/none"
    file = f"sqlite:///{tmp_path / 'tables.db'}"
    for empty, extra, arguments in (
        (base, "table", ("serve",)),
        (base, "dask", (*arena, "--dask", "tcp://127.0.0.1:1")),
        (base, "compile", ("compile", ROOT, "--into", tmp_path / "compiled")),
        (base, "llm", ("mcp",)),
        (base, "data", ("simulate", "digdig", "--games", "1", "--out", tmp_path / "decisions.parquet")),
        (base, "learn", ("learn", "digdig", "--steps", "1", "--out", tmp_path / "net.safetensors")),
        (base, "table", ("backup", tmp_path / "backup")),
        (table, "postgresql", ("serve", "--port", "0", "--database", postgres)),
        (table, "redis", ("serve", "--port", "0", "--database", file, "--redis", "redis://127.0.0.1:1")),
    ):
        answer = empty.run("parlour", *arguments)
        assert answer.returncode == 2, answer
        assert answer.stdout == ""
        assert answer.stderr.count("\n") == 1, answer.stderr
        assert f"pip install 'parlour[{extra}]'" in answer.stderr
