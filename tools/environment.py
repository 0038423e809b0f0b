"""Makes the virtual environment or completes it: `python3 tools/environment.py .venv requirements-play.lock`.

Needs nothing but Python. What is installed is what the lock file names, and this package, editable. uv does it several
times as fast as pip: one that is here is used, else the locked one is fetched; where neither works, pip does it.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)


def locked(text: str, package: str) -> str:
    """What a lock file says of one package, with its hashes."""
    found = re.search(rf"^{re.escape(package)}==(?:.*\\\n)*.*\n", text, re.MULTILINE)
    if found is None:
        raise LookupError(package)
    return found[0]


def works(command: Sequence[str | Path], *, is_quiet: bool = False) -> bool:
    """Whether a command ends well; `is_quiet` is for one that something else follows if it does not."""
    environment = os.environ | {"PARLOUR_COMPILE": "0", "VIRTUAL_ENV": ""}
    output = subprocess.DEVNULL if is_quiet else None
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, stdout=output, stderr=output).returncode == 0
    except OSError:
        return False


def installers(folder: Path) -> list[list[str | Path]]:
    """The ways to install, the fastest first."""
    python = folder / "bin" / "python"
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    uv: str | Path | None = shutil.which("uv") or shutil.which("uv", path=folder / "bin")
    if uv is None:
        with tempfile.TemporaryDirectory() as scratch:
            lock = Path(scratch, "uv.lock")
            lock.write_text(locked((ROOT / "requirements.lock").read_text("utf-8"), "uv"), "utf-8")
            if works([*pip, "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", lock], is_quiet=True):
                uv = folder / "bin" / "uv"
    if uv is None:
        return [pip]
    return [[uv, "pip", "install", "--quiet", "--python", python], pip]


def install(folder: Path, lock: str, *, with_parlour: bool = True) -> bool:
    """Installs what a lock file names into an environment, and this package."""
    wanted = [["--no-deps", "--require-hashes", "-r", lock]]
    if with_parlour:
        wanted.append(["--no-deps", "--no-build-isolation", "-e", "."])
    ways = installers(folder)
    for what in wanted:
        if not any(works([*way, *what], is_quiet=way is not ways[-1]) for way in ways):
            return False
    return True


def main(folder: Path, lock: str) -> None:
    begun = time.monotonic()
    if sys.version_info < OLDEST:
        sys.exit("make: Python 3.11 or newer is needed; name it with PYTHON=…")
    print(f"setting up Python in {folder}: {lock} …", flush=True)
    try:
        if not (folder / "bin" / "python").exists():
            venv.create(folder, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"make: cannot make {folder}: {error} (on Debian the package python3-venv is needed)")
    if not install(folder, lock):
        sys.exit(f"make: cannot install what {lock} names: see above, and whether packages can be fetched from here")
    print(f"Python is set up ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), sys.argv[2])
