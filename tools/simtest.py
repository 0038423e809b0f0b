"""Fetches OpenSpiel's own test of games, which its wheel leaves out: `python -m tools.simtest build/games_sim_test.py`.

It stands in the source distribution of the version that the lock file names, held to its hash. Where that cannot be
fetched it says so, and the tests say what they skip for it.
"""

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.environment import ROOT, locked

MEMBER = "open_spiel/python/tests/games_sim_test.py"


def fetched(folder: Path) -> bytes:
    """The test, by way of a folder for what comes with it."""
    lock = folder / "lock"
    lock.write_text(locked((ROOT / "requirements.lock").read_text("utf-8"), "open-spiel"), "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    wanted = ["--no-deps", "--no-binary=open-spiel", "--require-hashes", f"--dest={folder}", "-r", str(lock)]
    subprocess.run([*pip, *wanted], check=True)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as source:
        name = next(name for name in source.getnames() if name.endswith(MEMBER))
        member = source.extractfile(name)
        assert member is not None, f"{name} is no file"
        return member.read()


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        try:
            test = fetched(Path(scratch))
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"cannot fetch OpenSpiel's own test of games: {error}", file=sys.stderr)
            return
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(test)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
