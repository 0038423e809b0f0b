"""Installs Debian packages that the tests use, where that is possible: `python -m tools.debian postgresql chromium`.

Elsewhere it says what is missing, and the tests say what they skip for it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def is_installed(package: str) -> bool:
    answer = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package],
        capture_output=True,
        text=True,
        check=False,
    )
    return answer.returncode == 0 and answer.stdout == "installed"


def install(packages: Sequence[str]) -> bool:
    """Whether all of it worked. It is quiet unless it did not."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            print(f"apt-get {command[0]} failed:\n{done.stdout}", file=sys.stderr)
            return False
    return True


def main(packages: Sequence[str]) -> None:
    if not shutil.which("dpkg-query") or not shutil.which("apt-get"):
        print(f"not a Debian system: see yourself that you have {', '.join(packages)}", file=sys.stderr)
        return
    missing = [package for package in packages if not is_installed(package)]
    if not missing:
        return
    if os.geteuid() == 0:
        print(f"installing {', '.join(missing)} …", file=sys.stderr)
        if install(missing):
            return
    print(f"missing: {', '.join(missing)}; as root: apt-get install {' '.join(missing)}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
