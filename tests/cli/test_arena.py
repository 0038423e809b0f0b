"""`parlour arena` as its user meets it: tables, files, interrupts, processes and a cluster."""

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psutil
import pytest

from parlour.bots import bot_named
from parlour.cli.arena import SeriesInterrupted, play_with_progress
from parlour.engine import is_compiled
from parlour.engine.registry import game
from parlour.lab.arena import plan
from parlour.lab.series import Crew
from tests.cli.running import PATIENCE, parlour, refused, started
from tests.lab.cluster import cluster

GAMES = "240" if is_compiled() else "90"
"""Long enough to be interrupted, short enough to be finished."""
LONG = ("arena", "digdig", "--bots", "random,heuristic,level1", "--players", "4", "--games", GAMES, "--seed", "7")
SHORT = ("arena", "digdig", "--bots", "random,heuristic", "--players", "3", "--games", "8", "--seed", "7")


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of LONG, played in one go by one process."""
    out = tmp_path_factory.mktemp("arena") / "results.json"
    answer = parlour(*LONG, "--out", out)
    assert answer.returncode == 0, answer.stderr
    return out.read_bytes()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster that plays on when a worker is killed."""
    with cluster(forgives=3) as (found, _):
        yield found


def stopped(out: Path, stop: Callable[[subprocess.Popen[str]], None], *more: str) -> tuple[int, str]:
    """Runs LONG, stops it when some matches are on disk; the exit code and what was said."""
    journal = out.with_name(f"{out.stem}.matches.jsonl")
    with started(*LONG, "--out", str(out), *more) as process:
        deadline = time.monotonic() + PATIENCE
        while not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.005)
        stop(process)
        said, errors = process.communicate(timeout=PATIENCE)
    assert said == ""
    assert errors.count("\n") == 1, errors
    assert not out.exists()
    return process.returncode, errors


def interrupt(process: subprocess.Popen[str]) -> None:
    """Ctrl-C as a terminal sends it: to the whole group of processes."""
    os.killpg(process.pid, signal.SIGINT)


def kill_a_worker(process: subprocess.Popen[str]) -> None:
    children = psutil.Process(process.pid).children()
    workers = [child for child in children if any("multiprocessing.spawn" in word for word in child.cmdline())]
    assert workers, children
    workers[0].kill()


def go_on(out: Path, *more: str) -> bytes:
    """Runs LONG to its end after it was stopped; the results."""
    answer = parlour(*LONG, "--out", out, *more)
    assert answer.returncode == 0, answer.stderr
    assert "(0 of them from an earlier run)" not in answer.stdout
    assert sorted(path.name for path in out.parent.iterdir()) == ["results.json", "results.matches.jsonl"]
    return out.read_bytes()


def test_the_tables_and_the_file_say_how_each_bot_did(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    answer = parlour(*SHORT, "--out", out, "--option", "voluntary_pickup=true")
    assert answer.returncode == 0, answer.stderr
    assert answer.stderr == ""
    for word in ("Dig Dig: 8 matches of 3, seed 7 (4 deals, each played 2 times)", "rating", "95 % interval", "33.3%"):
        assert word in answer.stdout
    assert re.search(r"\d (µs|ms|s)\s", answer.stdout)
    found = json.loads(out.read_bytes())
    assert found["format"] == "parlour-arena/1"
    assert found["plan"]["options"] == {"voluntary_pickup": True}
    assert [bot["name"] for bot in found["plan"]["bots"]] == ["random", "heuristic"]
    for one in found["standings"]:
        assert one["bot"] in answer.stdout
        assert f"{one['win_share']:.1%}" in answer.stdout
        assert f"{one['rating']:+.0f} ± " in answer.stdout
        assert len(one["win_share_by_seat"]) == 3
        low, high = one["win_share_interval"]
        assert 0 <= low <= one["win_share"] <= high <= 1
    assert len((tmp_path / "results.matches.jsonl").read_bytes().splitlines()) == 1 + 8


def test_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "parlour", *SHORT], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "heuristic" in answer.stdout
    assert list(tmp_path.iterdir()) == []


def test_matches_are_rounded_up_to_whole_deals() -> None:
    answer = parlour("arena", "digdig", "--bots", "random,heuristic,level1", "--games", "4", "--players", "2")
    assert "6 matches of 2, seed 1 (2 deals, each played 3 times)" in answer.stdout


def test_the_results_are_the_same_with_any_number_of_jobs(tmp_path: Path, expected: bytes) -> None:
    assert parlour(*LONG, "--jobs", "2", "--out", tmp_path / "results.json").returncode == 0
    assert (tmp_path / "results.json").read_bytes() == expected


def test_the_results_are_there_even_if_nobody_reads_the_table(tmp_path: Path) -> None:
    """As in `parlour arena … | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        command = [sys.executable, "-m", "parlour", *SHORT, "--out", str(tmp_path / "results.json")]
        subprocess.run(command, stdout=closed, check=False)
    assert (tmp_path / "results.json").exists()


def test_a_finished_arena_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    parlour(*SHORT, "--out", out)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    answer = parlour(*SHORT, "--out", out, "--dask", "tcp://127.0.0.1:1")  # nobody is asked
    assert answer.returncode == 0, answer.stderr
    assert "(8 of them from an earlier run)" in answer.stdout
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_arena_keeps_what_it_has_and_goes_on(tmp_path: Path, jobs: str, expected: bytes) -> None:
    out = tmp_path / "results.json"
    code, said = stopped(out, interrupt, "--jobs", jobs)
    assert code == 130
    assert said.startswith("parlour: interrupted; ")
    assert f"of {GAMES} matches are kept in {tmp_path / 'results.matches.jsonl'}" in said
    assert go_on(out, "--jobs", "2") == expected


def test_an_interrupted_arena_without_a_file_says_that_nothing_was_kept() -> None:
    class Interrupted(Executor):
        def submit(self, *arguments: object, **more: object) -> Future[Any]:
            raise KeyboardInterrupt

    series = plan(game("digdig"), 3, 8, 7, [bot_named("random"), bot_named("heuristic")])
    with pytest.raises(SeriesInterrupted, match="interrupted; nothing was kept"):
        play_with_progress(series, Crew(Interrupted(), 1, 1), None, {})


def test_after_a_killed_worker_the_arena_keeps_what_it_has_and_goes_on(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "results.json"
    code, said = stopped(out, kill_a_worker, "--jobs", "2")
    assert code == 1
    assert said.startswith("parlour: a worker ended abruptly (out of memory, or killed); ")
    assert "matches are kept in" in said
    assert go_on(out, "--jobs", "2") == expected


def test_a_cluster_gives_the_same_results(tmp_path: Path, expected: bytes, address: str) -> None:
    out = tmp_path / "results.json"
    answer = parlour(*LONG, "--dask", address, "--out", out)
    assert answer.returncode == 0, answer.stderr
    assert answer.stderr == ""
    assert out.read_bytes() == expected


def test_an_arena_on_a_cluster_is_interrupted_and_goes_on(tmp_path: Path, expected: bytes, address: str) -> None:
    out = tmp_path / "results.json"
    code, said = stopped(out, interrupt, "--dask", address)
    assert code == 130
    assert "matches are kept in" in said
    assert go_on(out, "--dask", address) == expected


def test_a_killed_worker_of_a_cluster_is_replaced_by_another(tmp_path: Path, expected: bytes) -> None:
    with cluster(forgives=3) as (address, pids):
        out = str(tmp_path / "results.json")
        with started(*LONG, "--dask", address, "--out", out, stdout=subprocess.DEVNULL) as process:
            deadline = time.monotonic() + PATIENCE
            while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
                time.sleep(0.005)
            os.kill(pids[0], signal.SIGKILL)
            _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert (tmp_path / "results.json").read_bytes() == expected


def test_a_cluster_that_gives_up_leaves_what_was_played(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "results.json"
    with cluster(forgives=0) as (address, pids):
        code, said = stopped(out, lambda _: os.kill(pids[0], signal.SIGKILL), "--dask", address)
    assert code == 1
    assert said.startswith("parlour: a worker ended abruptly (out of memory, or killed); ")
    assert "matches are kept in" in said
    assert go_on(out) == expected


def test_a_cluster_that_ends_leaves_what_was_played(tmp_path: Path, expected: bytes) -> None:
    out = tmp_path / "results.json"
    with ExitStack() as running:
        address, _ = running.enter_context(cluster(forgives=3))
        code, said = stopped(out, lambda _: running.close(), "--dask", address)
    assert code == 1
    assert said.startswith("parlour: the cluster ")
    assert "matches are kept in" in said
    assert go_on(out) == expected


def test_the_progress_is_shown_on_a_terminal_with_the_time_left() -> None:
    main, side = pty.openpty()
    seen = b""
    try:
        with started(*SHORT, stdout=subprocess.DEVNULL, stderr=side) as process:
            os.close(side)
            while True:
                try:
                    some = os.read(main, 65536)
                except OSError:  # the other end is closed
                    break
                if not some:
                    break
                seen += some
            assert process.wait(timeout=PATIENCE) == 0
    finally:
        os.close(main)
    assert b"digdig, 3 players" in seen
    assert b"8/8" in seen
    assert b"0:00:00" in seen


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["digdig"], "Missing option '--bots'"),
        (["chess", "--bots", "random,heuristic"], "there is no game 'chess'"),
        (["digdig", "--bots", "random,clever"], "there is no bot 'clever'; the bots are random, heuristic, ismcts"),
        (["digdig", "--bots", "level1,level9"], "there is no bot 'level9'"),
        (["digdig", "--bots", "random,"], "there is no bot ''"),
        (["digdig", "--bots", "random"], "at least two different bots, not 1"),
        (["digdig", "--bots", "random,random"], "at least two different bots, not 1"),
        (["digdig", "--bots", "random,heuristic", "--players", "9"], "2 to 4 players, not 9"),
        (["digdig", "--bots", "random,heuristic", "--games", "0"], "at least one match"),
        (["digdig", "--bots", "random,heuristic", "--seed", "-1"], "seed -1"),
        (["digdig", "--bots", "random,heuristic", "--option", "x=1"], "no option 'x'"),
        (["digdig", "--bots", "random,heuristic", "--option", "voluntary_pickup=maybe"], "'maybe' is not one of"),
        (["digdig", "--bots", "random,heuristic", "--jobs", "0"], "at least one job"),
        (
            ["digdig", "--bots", "random,heuristic", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"],
            "--jobs and --dask do not go together",
        ),
        (["digdig", "--bots", "random,heuristic", "--dask", "tcp://127.0.0.1:1"], "no Dask cluster answers at"),
        (["digdig", "--bots", "random,heuristic", "--dask", "here"], "no Dask cluster answers at 'here'"),
    ],
)
def test_misuse_is_said_in_one_line_and_nothing_is_written(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert said in refused(2, "arena", *arguments, "--out", tmp_path / "results.json")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_misuse() -> None:
    assert "cannot write /no/such/folder/x.matches.jsonl" in refused(2, *SHORT, "--out", "/no/such/folder/x.json")
    assert "'/' names no file" in refused(2, *SHORT, "--out", "/")
    assert "cannot read /tmp: Is a directory" in refused(2, *SHORT, "--out", "/tmp")


def test_something_else_than_a_cluster_is_misuse(tmp_path: Path) -> None:
    """A server that greets in another language."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with started(*SHORT, "--dask", address, cwd=tmp_path) as process:
            connection, _ = server.accept()
            with connection:
                connection.sendall(b"220 mail.example.org ready to serve anybody\r\n" * 3)
                said, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (2, "")
    assert errors.startswith("parlour: no Dask cluster answers at")
    assert errors.count("\n") == 1


def test_without_the_package_a_cluster_is_refused_with_the_remedy(tmp_path: Path) -> None:
    (tmp_path / "distributed.py").write_text("raise ImportError('not installed')\n", encoding="utf-8")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    answer = subprocess.run(
        [sys.executable, "-m", "parlour", *SHORT, "--dask", "tcp://127.0.0.1:1"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 2
    assert "pip install 'parlour[dask]'" in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_the_file_of_another_plan_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    parlour(*SHORT, "--out", out)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert "is of another plan (plan.seed is 7 instead of 8)" in refused(2, *SHORT[:-1], "8", "--out", out)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
