"""The published description of the REST interface, held against the running server."""

import subprocess
import sys
from pathlib import Path

from tests.server.running import COOKIE, Person, Server

REQUESTS = "20"
"""Made-up requests for each operation, besides those that try every corner of its parameters."""

SIGNS_OUT = "/api/me/sign-out-others"
"""All other requests would be nobody's after it."""


def test_no_request_that_the_schema_can_think_of_breaks_the_server(server: Server, tmp_path: Path) -> None:
    """schemathesis makes up requests, valid and not, for every operation: none is answered with a 5xx."""
    ada = Person(server.url)
    operations = sum(len(methods) for methods in ada.ask("GET", "/api/schema/openapi.json").json()["paths"].values())
    table = ada.open_table("digdig", 1, start=True)
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n')
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/schema/openapi.json"]
    command += ["--checks", "not_a_server_error", "--max-examples", REQUESTS, "--seed", "1", "--no-color"]
    command += ["--phases", "examples,coverage,fuzzing", "--generation-database", "none"]
    command += ["--exclude-path", SIGNS_OUT]
    command += ["-H", f"Cookie: {COOKIE}={ada.cookie}", "-H", f"Origin: {server.url}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=3_600)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert f"Tested: {operations - 1}" in done.stdout, done.stdout
