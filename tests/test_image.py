"""The image and the composition, as far as that goes without a container engine (`make image-steps` does more)."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from tests.ending import with_parent
from tests.server.running import PATIENCE, Server
from tools.image import FILE, steps, value

ROOT = Path(__file__).parents[1]
SERVE = [sys.executable, "-m", "parlour"]


@pytest.fixture(scope="module")
def composition() -> dict[str, Any]:
    known: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return known


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Caddy is on the same machine here, so nobody need be told whom to believe.
    one = Server(f"sqlite:///{tmp_path_factory.mktemp('data') / 'tables.db'}")
    one.start()
    try:
        yield one
    finally:
        one.stop()


def answered(http: httpx.Client, path: str) -> httpx.Response:
    """The answer, once the proxy has taken up the certificate that it said it has."""
    for _ in range(PATIENCE * 10):
        try:
            return http.get(path)
        except httpx.ConnectError:
            time.sleep(0.1)
    raise AssertionError("the proxy never answered")


def posted(http: httpx.Client, path: str, **what: Any) -> httpx.Response:
    """The answer of a worker that is there. Caddy 2.6, as Debian has it, cannot send a body twice: when it first asked
    the one that is away it says 502, and for ten seconds 503, until it asks the other again."""
    for _ in range(PATIENCE * 2):
        answer = http.post(path, **what)
        if answer.status_code not in (502, 503):
            return answer.raise_for_status()
        time.sleep(0.5)
    raise AssertionError("no worker ever answered")


def last_stage() -> list[tuple[str, str]]:
    words = list(steps(FILE.read_text("utf-8")))
    start = max(number for number, step in enumerate(words) if step.word == "FROM")
    return [(step.word, step.rest) for step in words[start:]]


def test_the_image_is_not_roots_and_keeps_what_it_writes_in_one_volume() -> None:
    stage = last_stage()
    known = dict(stage)
    assert known["USER"].isdigit()
    assert known["USER"] != "0"
    assert [rest for word, rest in stage if word == "VOLUME"] == ["/data"]
    assert ("ENV", "XDG_DATA_HOME=/data") in stage
    # What the server is built with stays in the first stage.
    assert not re.search("gcc|npm|-dev", str(stage))
    program = "from parlour.server.settings import default_database as known; print(known())"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"XDG_DATA_HOME": "/data"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.startswith("sqlite:////data/")


def test_whatever_is_copied_is_there_and_what_is_built_anew_is_left_out() -> None:
    assert (ROOT / ".dockerignore").read_bytes() == (ROOT / ".containerignore").read_bytes()
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    assert {".git", ".venv", "build", "web/node_modules", "src/parlour/server/web"} <= set(ignored)
    locks = [lock for word, rest in steps(FILE.read_text("utf-8")) for lock in re.findall(r"\S+\.lock", rest)]
    assert locks == ["requirements-image.lock"]
    assert (ROOT / locks[0]).is_file()


def test_the_health_check_is_content_with_a_server_and_with_nothing_else(
    server: Server, composition: dict[str, Any]
) -> None:
    of_image = value(dict(last_stage())["HEALTHCHECK"].partition("CMD ")[2])
    for worker in ("worker1", "worker2"):
        assert composition["services"][worker]["healthcheck"]["test"] == ["CMD", *of_image]
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        for port, is_well in ((server.port, True), (nobody.getsockname()[1], False)):
            command = [word.replace("8000", str(port)) for word in of_image]
            command[0] = sys.executable
            done = subprocess.run(command, capture_output=True, check=False)
            assert (done.returncode == 0) == is_well


def test_both_workers_run_on_a_read_only_root_and_the_command_line_knows_their_options(
    composition: dict[str, Any],
) -> None:
    known = subprocess.run([*SERVE, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    for name in ("worker1", "worker2"):
        worker = composition["services"][name]
        assert worker["read_only"]
        assert worker["cap_drop"] == ["ALL"]
        assert worker["build"]["dockerfile"] == FILE.name
        assert worker["command"][0] == dict(last_stage())["CMD"].strip('["]')
        for option in worker["command"][1:]:
            assert option.partition("=")[0] in known
        # Databases and proxies are found under the names of their services.
        hosts = set(re.findall(r"(?:@|redis://)(\w+)", " ".join(worker["command"])))
        assert hosts == set(worker["depends_on"]) == {"database", "news"}
        for host in hosts:
            assert "healthcheck" in composition["services"][host]
        assert "ports" not in worker


def test_the_proxy_brings_https_and_websockets_to_the_workers(
    server: Server, composition: dict[str, Any], tmp_path: Path
) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not here; install the Debian package caddy")
    text = (ROOT / "Caddyfile").read_text("utf-8")
    upstreams = re.findall(r"(\w+):8000", text)
    assert upstreams == sorted(composition["services"]["proxy"]["depends_on"]) == ["worker1", "worker2"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # The same file, with a port of this machine and a server that runs; the second worker is away.
    text = text.replace("worker1:8000", f"127.0.0.1:{server.port}").replace("worker2:8000", "127.0.0.1:1")
    text = text.replace("{\n", "{\n\tadmin off\n\tauto_https disable_redirects\n", 1)
    (tmp_path / "Caddyfile").write_text(text)
    environment = os.environ | {"PARLOUR_SITE": f"https://localhost:{port}", "HOME": str(tmp_path)}
    environment |= {name: str(tmp_path) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    command = [caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, text=True, preexec_fn=with_parent(signal.SIGTERM)
    ) as proxy:
        assert proxy.stderr is not None
        try:
            log = iter(proxy.stderr)
            assert any("serving initial configuration" in line for line in log)
            assert any("certificate obtained" in line for line in log)
            trust = ssl.create_default_context(cafile=next(tmp_path.rglob("root.crt")))
            with httpx.Client(base_url=f"https://localhost:{port}", verify=trust, timeout=PATIENCE) as http:
                origin = {"origin": f"https://localhost:{port}"}
                assert answered(http, "/api/health").is_success
                for metrics in ("/api/metrics", "/api/metrics/"):
                    refused = http.get(metrics)
                    assert (refused.status_code, refused.text) == (403, ""), "the proxy says so"
                guest = posted(http, "/api/me", headers=origin)
                assert "__Host-parlour_guest" in guest.headers["set-cookie"]
                opened = posted(http, "/api/tables", json={"game": "digdig", "seats": [1]}, headers=origin)
                cookie = "; ".join(f"{name}={text}" for name, text in http.cookies.items())
                with connect(
                    f"wss://localhost:{port}/api/tables/{opened.json()['id']}/live",
                    ssl=trust,
                    additional_headers={"cookie": cookie, **origin},
                    open_timeout=PATIENCE,
                    proxy=None,
                ) as socket_:
                    assert json.loads(socket_.recv(timeout=PATIENCE))["type"] == "Welcome"
        finally:
            proxy.terminate()
            proxy.communicate()
