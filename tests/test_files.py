"""Files that appear under their names only when they are whole."""

import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from parlour.engine.game import UsageError
from parlour.files import see_that_it_can_be_written, whole, write


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def stop_halfway(out: Path, why: BaseException) -> None:
    with whole(out) as part:
        part.write_bytes(b"half")
        raise why


def test_a_file_is_there_when_it_is_whole_and_not_before(tmp_path: Path) -> None:
    out = tmp_path / "results"
    write(out, b"first")
    with whole(out) as part:
        part.write_bytes(b"second")
        assert out.read_bytes() == b"first"
    assert out.read_bytes() == b"second"
    assert names(tmp_path) == ["results"]


def test_whatever_goes_wrong_leaves_what_was_there_and_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "results"
    write(out, b"first")
    for interruption in (KeyboardInterrupt(), ValueError(), OSError(28, "No space left on device")):
        with pytest.raises((KeyboardInterrupt, ValueError, UsageError)) as caught:
            stop_halfway(out, interruption)
        if isinstance(interruption, OSError):
            assert str(caught.value) == f"cannot write {out}: No space left on device"
        else:
            assert caught.value is interruption
    assert out.read_bytes() == b"first"
    assert names(tmp_path) == ["results"]


@pytest.mark.parametrize(
    ("where", "why"), [("no/where", "No such file or directory"), ("notes/x", "Not a directory"), ("", "a folder")]
)
def test_where_no_file_can_be_is_said_in_one_sentence(tmp_path: Path, where: str, why: str) -> None:
    (tmp_path / "notes").write_bytes(b"precious")
    with pytest.raises(UsageError, match=rf"^cannot write {re.escape(str(tmp_path / where))}: .*{why}"):
        write(tmp_path / where, b"data")
    assert names(tmp_path) == ["notes"]


@pytest.mark.parametrize("name", ["device", "pipe"])
def test_a_device_or_a_pipe_is_not_replaced(tmp_path: Path, name: str) -> None:
    """Whoever may write anywhere would have had an ordinary file for /dev/null from then on."""
    out = tmp_path / name
    if name == "pipe":
        os.mkfifo(out)
    else:
        out.symlink_to("/dev/null")
    before = out.stat()
    for attempt in (partial(write, out, b"data"), partial(see_that_it_can_be_written, out)):
        with pytest.raises(UsageError, match="it is no file, but a device or a pipe; name a file"):
            attempt()
    assert (out.stat().st_mode, out.stat().st_ino) == (before.st_mode, before.st_ino)
    assert names(tmp_path) == [name]


def test_what_stands_behind_a_link_is_written_and_the_link_stays(tmp_path: Path) -> None:
    (tmp_path / "large").mkdir()
    link = tmp_path / "results"
    link.symlink_to(Path("large", "there"))
    for data in (b"first", b"second"):
        write(link, data)
        assert link.is_symlink()
        assert (tmp_path / "large" / "there").read_bytes() == data
    assert names(tmp_path / "large") == ["there"]


def test_what_cannot_be_written_in_the_end_is_said_before_anything_begins(tmp_path: Path) -> None:
    out = tmp_path / "results"
    see_that_it_can_be_written(out)
    assert names(tmp_path) == []
    for wrong, why in (
        (tmp_path, "it is a folder"),
        (out / "x", f"there is no folder {out}"),
        (Path("a" * 999), "too long"),
    ):
        with pytest.raises(UsageError, match=f"^cannot write .*{re.escape(why)}"):
            see_that_it_can_be_written(wrong)


def test_what_somebody_has_left_who_was_killed_goes_with_the_next_but_none_under_way(tmp_path: Path) -> None:
    old, new, another = (tmp_path / f".{name}.part" for name in ("results.1234", "results.5678", "other.1234"))
    for part in (old, new, another):
        part.touch()
    for part in (old, another):
        os.utime(part, (0, 0))
    write(tmp_path / "results", b"")
    assert [part.exists() for part in (old, new, another)] == [False, True, True]


@pytest.mark.parametrize("name", ["x.parquet", "x.jsonl"])
def test_a_simulation_that_is_told_to_end_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    command = [sys.executable, "-m", "parlour", "simulate", "diamoniak", "--games", "1000000000", "--out", name]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": ":".join(sys.path)}
    ) as started:
        while started.poll() is None and not any(tmp_path.iterdir()):
            time.sleep(0.05)
        started.terminate()
        _, said = started.communicate()
    assert started.returncode == 128 + signal.SIGTERM
    assert b"Traceback" not in said
    assert not any(tmp_path.iterdir())
