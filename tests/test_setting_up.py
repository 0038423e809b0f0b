"""How `make` sets things up: what is compiled anew and what is not, and what it says where something is missing."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import compiled, environment, play, webclient

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements-play.lock", "requirements-image.lock", "requirements-compile.lock")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the sources to change."""
    left_out = shutil.ignore_patterns("__pycache__", "web", "words", "*.egg-info")
    return Path(shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out))


def change(path: Path) -> None:
    path.write_text(f"{path.read_text('utf-8')}\n# another line\n", "utf-8")


def versions(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_lock_has_the_versions_that_are_tested_with_their_hashes_and_no_address(lock: str) -> None:
    assert versions(lock).items() <= versions("requirements.lock").items()
    text = (ROOT / lock).read_text("utf-8")
    assert len(re.findall(r"==[^\\\n]*\\\n    --hash=sha256:", text)) == len(versions(lock))
    assert "://" not in text


def test_what_playing_needs_holds_no_test_tool() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    tools = {
        name for text in asked["dev"] if (name := re.split(r"[^\w.-]", text)[0]) not in ("parlour", "httpx", "pyyaml")
    }
    assert "pytest" in tools
    for name in (*tools, "mypy", "faker", "numpy", "psycopg"):
        assert name not in versions("requirements-play.lock"), name


def test_what_python_has_read_is_kept_for_the_next_start_whatever_the_machine_says() -> None:
    command = ["make", "--silent", "--eval=show: ; @env", "show"]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "/elsewhere"}
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert {f"PYTHONPYCACHEPREFIX={ROOT}/build/pycache", "PYTHONDONTWRITEBYTECODE="} <= set(said.splitlines())


def test_one_package_is_taken_out_of_a_lock_with_its_hashes() -> None:
    hashed = " \\\n    --hash=sha256:a \\\n    --hash=sha256:b\n"
    text = f"one==1{hashed}uv==2 ; here{hashed}uvloop==3{hashed}"
    assert environment.locked(text, "uv") == f"uv==2 ; here{hashed}"
    assert "--hash" in environment.locked((ROOT / "requirements.lock").read_text("utf-8"), "uv")


def test_where_uv_cannot_be_had_pip_installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python that refuses to fetch uv, and does everything else, writes down what it is asked."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text('#!/bin/sh\necho "$@" >> "$0.log"\ncase "$*" in *uv.lock*) exit 1;; esac\n')
    python.chmod(0o700)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    assert environment.install(tmp_path, "some.lock")
    _, packages, parlour = Path(f"{python}.log").read_text().splitlines()
    assert packages == "-m pip --disable-pip-version-check --quiet install --no-deps --require-hashes -r some.lock"
    assert parlour.endswith("install --no-deps --no-build-isolation -e .")


def test_only_a_change_of_what_is_compiled_or_its_types_compiles_anew(source: Path) -> None:
    before = compiled.key_of(source)
    for path in ("server/app.py", "cli/__init__.py", "engine/match.py", "games/digdig/public.py"):
        change(source / "parlour" / path)
    assert compiled.key_of(source) == before
    keys = {before}
    for path in ("engine/cards.py", "games/digdig/rules/state.py", "games/digdig/events.py", "compiling.py"):
        change(source / "parlour" / path)
        keys.add(compiled.key_of(source))
    (source / "parlour" / "games" / "digdig" / "rules" / "more.py").touch()
    assert len({*keys, compiled.key_of(source)}) == 6


def test_the_compiled_package_is_the_compiled_modules_and_links_to_all_else(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    module = target / "parlour" / "engine" / "cards.so"
    module.parent.mkdir(parents=True)
    module.touch()
    compiled.link(target, source)
    assert module.is_file()
    for path in ("parlour/server", "parlour/engine/match.py", "parlour/__init__.py"):
        assert (target / path).resolve() == source / path
    assert not (target / "parlour" / "engine").is_symlink()
    (source / "parlour" / "engine" / "new.py").touch()
    (source / "parlour" / "engine" / "match.py").unlink()
    compiled.link(target, source)
    assert (target / "parlour" / "engine" / "new.py").is_file()
    assert not (target / "parlour" / "engine" / "match.py").is_symlink()
    (target / compiled.KEY).write_text(compiled.key_of(source))
    assert compiled.is_current(target, source)
    (source / "parlour" / "engine" / "cards.py").write_text("")
    assert not compiled.is_current(target, source)


def test_nobody_compiles_while_another_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "BUILD", tmp_path)
    with compiled.alone(waits=True), pytest.raises(compiled.Busy), compiled.alone(waits=False):
        pass


@pytest.mark.parametrize("is_built", [True, False])
def test_without_node_a_built_client_is_kept_and_else_it_is_said_what_is_missing(
    is_built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "index.html"
    if is_built:
        page.touch()
    monkeypatch.setattr(webclient, "PAGE", page)
    if is_built:
        webclient.main("no-such-npm")
        assert "built before" in capsys.readouterr().out
    else:
        with pytest.raises(SystemExit, match=r"Node with npm is not here; version 20\.19 or newer .* none is built"):
            webclient.main("no-such-npm")


@pytest.mark.parametrize("state", ["compiled", "to be compiled", "no compiler"])
def test_play_starts_at_once_and_compiles_beside_it(
    state: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    beside: list[list[str]] = []
    became: list[tuple[str, list[str], dict[str, str]]] = []
    monkeypatch.setattr(play, "is_current", lambda: state == "compiled")
    monkeypatch.setattr(play, "link", lambda: None)
    monkeypatch.setattr(play, "has_compiler", lambda: state == "to be compiled")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: beside.append(command))
    monkeypatch.setattr(os, "execve", lambda *arguments: became.append(arguments))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    play.main(["--port", "0"])
    ((program, command, variables),) = became
    assert (program, command) == (sys.executable, [sys.executable, "-m", "parlour", "serve", "--port", "0"])
    assert (variables.get("PYTHONPATH") == str(compiled.COMPILED)) == (state == "compiled")
    assert beside == ([play.BESIDE] if state == "to be compiled" else [])
    said = capsys.readouterr().out
    assert ("compiling goes on beside it" in said) == (state == "to be compiled")
    assert ("no C compiler" in said) == (state == "no compiler")
