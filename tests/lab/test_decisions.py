"""Decisions in files: what is read back is what stepping the environment shows."""

import hashlib
import json
import os
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet
import pytest

from parlour.engine.registry import game as game_by_id
from parlour.engine.registry import games
from parlour.research import Vector, as_fields
from tests.cli.running import parlour


def read(path: Path) -> pa.Table:
    if path.suffix == ".parquet":
        return parquet.read_table(path)
    with pa.ipc.open_file(path) as file:
        return file.read_all()


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("game_id", [game.id for game in games()])
@pytest.mark.parametrize("suffix", [".parquet", ".arrow"])
def test_rows_are_what_stepping_the_environment_shows(game_id: str, suffix: str, tmp_path: Path) -> None:
    out = tmp_path / f"decisions{suffix}"
    done = parlour("simulate", game_id, "--games", "3", "--seed", "7", "--bots", "heuristic", "--out", str(out))
    assert done.returncode == 0, done.stderr
    table = read(out)
    game = game_by_id(game_id)
    vector = Vector(game_id, 1, seed=7)
    seats = game.usual_players
    assert game.observation is not None
    for row in table.to_pylist():
        assert row["match"] == vector.numbers[0]
        assert row["seat"] == vector.seats[0]
        assert row["observation"] == vector.observations[0].tobytes()
        assert row["mask"] == vector.masks[0].tobytes()
        vector.step([row["action"]])
        assert row["rewards"] == list(vector.rewards[0][:seats])
        assert row["terminal"] == vector.terminals[0]
    assert row["terminal"]
    assert row["match"] == 2
    about = json.loads(table.schema.metadata[b"parlour"])
    assert (about["game"], about["seed"], about["players"]) == (game_id, 7, seats)
    assert about["rules_version"] == game.rules_version
    assert about["options"] == game.completed({})
    assert about["actions"] == [game.write(action) for action in range(game.actions)]
    known = np.frombuffer(table["observation"].chunk(0).buffers()[1], np.uint8).reshape(-1, game.observation.size)
    fields = as_fields(game, known)
    for field in about["layout"]:
        start, size = field["offset"], int(np.prod(field["shape"]))
        assert (known[:, start : start + size].reshape(-1, *field["shape"]) == fields[field["name"]]).all()


def test_the_same_series_is_the_same_file_on_however_many_processes(tmp_path: Path) -> None:
    made: dict[str, set[str]] = {}
    for name, jobs in (("one", "1"), ("again", "1"), ("two", "2")):
        for suffix in (".parquet", ".arrow"):
            out = tmp_path / f"{name}{suffix}"
            done = parlour("simulate", "diamoniak", "--games", "40", "--jobs", jobs, "--out", str(out))
            assert done.returncode == 0, done.stderr
            made.setdefault(suffix, set()).add(digest(out))
    assert {suffix: len(found) for suffix, found in made.items()} == {".parquet": 1, ".arrow": 1}


def test_many_groups_are_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.lab import decisions
    from parlour.lab.simulate import plan, run

    game = game_by_id("diamoniak")
    series = plan(game, 3, 20, 1, ["random"], decisions="win")
    whole = tmp_path / "whole.parquet"
    parts = tmp_path / "parts.parquet"
    for path, group in ((whole, decisions.GROUP), (parts, 5_000)):
        monkeypatch.setattr(decisions, "GROUP", group)
        file = decisions.DecisionFile(path, series, ".parquet")
        run(series, 1, lambda tally, columns, file=file: file.add(columns))  # type: ignore[misc]
        file.finish()
        file.close()
    assert parquet.ParquetFile(parts).num_row_groups > 10
    assert parquet.ParquetFile(whole).num_row_groups == 1
    assert parquet.read_table(parts).equals(parquet.read_table(whole))


def test_the_summary_is_that_of_the_same_matches(tmp_path: Path) -> None:
    def summary(*out: str) -> list[str]:
        done = parlour("simulate", "digdig", "--games", "4", *out)
        assert done.returncode == 0, done.stderr
        return [line for line in done.stdout.splitlines() if "%" in line or line.startswith("length")]

    assert summary() == summary("--out", str(tmp_path / "x.parquet")) != []


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    out = tmp_path / "missing" / "x.parquet"
    done = parlour("simulate", "diamoniak", "--games", "1", "--out", str(out))
    assert done.returncode == 2
    assert done.stderr.startswith(f"parlour: cannot write {out}: ")
    old = tmp_path / "old.parquet"
    old.write_bytes(b"something else")
    wrong = parlour("simulate", "diamoniak", "--games", "1", "--reward", "glory", "--out", str(old))
    assert wrong.returncode == 2
    assert "there is no reward 'glory'" in wrong.stderr
    assert old.read_bytes() == b"something else"
    lines = parlour("simulate", "diamoniak", "--games", "1", "--reward", "win", "--out", str(tmp_path / "x.jsonl"))
    assert lines.returncode == 2
    assert "--reward is for" in lines.stderr
    assert parlour("simulate", "diamoniak", "--games", "1", "--out", str(old)).returncode == 0
    assert read(old).num_rows > 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.parquet"]


def test_an_interrupt_in_the_middle_of_a_group_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.cli.simulate import run_with_progress
    from parlour.lab import decisions
    from parlour.lab.simulate import plan

    def interrupted(file: decisions.DecisionFile, rows: int) -> None:
        file._writer.close()  # pyarrow ends its writer when a signal comes while it writes
        raise KeyboardInterrupt

    monkeypatch.setattr(decisions, "GROUP", 5_000)
    monkeypatch.setattr(decisions.DecisionFile, "_write", interrupted)
    series = plan(game_by_id("diamoniak"), 3, 20, 1, ["random"], decisions="rank")
    for suffix in (".parquet", ".arrow"):
        with pytest.raises(KeyboardInterrupt):
            run_with_progress(series, 1, tmp_path / f"x{suffix}")
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_the_line_that_installs_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ModuleNotFoundError('no pyarrow', name='pyarrow')")
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *([before] if before else [])]))
    done = parlour("simulate", "diamoniak", "--games", "1", "--out", str(tmp_path / "x.arrow"))
    assert done.returncode == 2
    assert done.stderr == "parlour: this needs the extra 'data': pip install 'parlour[data]'\n"
