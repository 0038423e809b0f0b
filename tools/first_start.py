"""`make first-start`: how long `make play` takes in a fresh clone with empty caches, and how long the next time.

Measured to the first page with its script, and to the first move at a table with two bots; the compiling that goes on
beside it is waited for before the next start. What is committed is what is cloned.
"""

import contextlib
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from tools.compiled import ROOT

PATIENCE = 600


@contextlib.contextmanager
def playing(clone: Path, environment: dict[str, str]) -> Iterator[str]:
    """`make play`, and the address that it names."""
    command = ["make", "play", "ARGS=--port 0 --host 127.0.0.1"]
    process = subprocess.Popen(
        command, cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            print(f"    {line}", end="")
            if found := re.search(r"http://localhost:(\d+)", line):
                yield f"http://127.0.0.1:{found[1]}"
                return
        sys.exit("make play ended before a table was open")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
        process.stdout.close()


def play(address: str, begun: float) -> tuple[float, float]:
    """Seconds to the first page, and to the first move."""
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE, trust_env=False) as http:
        for script in re.findall(r'src="([^"]+\.js)"', http.get("/").raise_for_status().text):
            http.get(script).raise_for_status()
        page = time.monotonic() - begun
        http.post("/api/me").raise_for_status()
        table = http.post("/api/tables", json={"game": "digdig", "seats": [2, 2]}).raise_for_status().json()["id"]

        def do(number: int, **command: str) -> httpx.Response:
            about = {"type": "Do", "id": str(number), "seq": number, "command": command}
            return http.post(f"/api/tables/{table}/commands", json=about)

        do(1, type="Contribute", entropy="0" * 32).raise_for_status()
        do(2, type="Start").raise_for_status()
        # The number of the newest entry is not known to whoever does not listen.
        for number in range(3, 10_000):
            if do(number, type="Move", action="ready").is_success:
                return page, time.monotonic() - begun
            time.sleep(0.05)
    sys.exit("no move was possible")


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        clone = Path(scratch, "clone")
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        caches = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME", "XDG_DATA_HOME")
        environment = os.environ | {name: str(Path(scratch, name)) for name in caches}
        environment |= {"BROWSER": "true", "PYTHONUNBUFFERED": "1"}
        environment.pop("VIRTUAL_ENV", None)
        for which in ("first start", "next start"):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            begun = time.monotonic()
            with playing(clone, environment) as address:
                page, move = play(address, begun)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            print(f"{which}: page after {page:.1f} s, first move after {move:.1f} s ({used:.1f} s of CPU)", flush=True)
            while not (clone / "build" / "compiled").exists() and time.monotonic() - begun < PATIENCE:
                time.sleep(1)


if __name__ == "__main__":
    main()
