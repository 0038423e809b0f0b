"""Builds the web client: `python3 tools/webclient.py [npm]`. Needs nothing but Python, and Node with npm.

Without Node a client that was built before is kept, and it is said that it may be older than its sources.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "parlour" / "server" / "web" / "index.html"
OLDEST = (20, 19)
QUIET = ("--loglevel=error", "--no-audit", "--no-fund")


def missing(npm: str) -> str | None:
    """What is not here, in words."""
    if shutil.which(npm) is None or shutil.which("node") is None:
        return "Node with npm is not here"
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if found is None or (int(found[1]), int(found[2])) < OLDEST:
        return f"Node is {answer.stdout.strip() or 'broken'} here"
    return None


def fetch(npm: str) -> bool:
    """What the client is built with, unless it is there: the stamps go when npm begins anew."""
    wanted = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    for stamp in (WEB / "node_modules" / ".done", WEB / "node_modules" / ".play"):
        if stamp.exists() and stamp.stat().st_mtime >= wanted:
            return True
    if (
        subprocess.run([npm, "ci", "--omit=dev", *QUIET], cwd=WEB, stdout=subprocess.DEVNULL, check=False).returncode
        != 0
    ):
        return False
    stamp.touch()
    return True


def main(npm: str) -> None:
    begun = time.monotonic()
    lacking = missing(npm)
    wanted = f"{lacking}; version {OLDEST[0]}.{OLDEST[1]} or newer builds the web client"
    if lacking is not None and PAGE.exists():
        print(f"make: {wanted}. The one that was built before is served, and may be older than its sources", flush=True)
        return
    if lacking is not None:
        sys.exit(f"make: {wanted}, and none is built here")
    print("building the web client …", flush=True)
    build = [npm, "run", "--silent", "build", "--", "--logLevel=warn"]
    if not fetch(npm) or subprocess.run(build, cwd=WEB, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        sys.exit("make: the web client could not be built: see above")
    os.utime(PAGE)
    print(f"the web client is built ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "npm")
