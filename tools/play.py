"""`make play`: opens the table, compiled if that is done, and else compiles beside it for the next time."""

import os
import subprocess
import sys

from parlour.compiling import has_compiler
from tools.compiled import COMPILED, LOG, ROOT, is_current, link

BESIDE = [sys.executable, "-m", "tools.compiled", "--beside"]


def main(arguments: list[str]) -> None:
    environment = dict(os.environ)
    if is_current():
        link()
        environment["PYTHONPATH"] = str(COMPILED)
    elif has_compiler():
        log = LOG.relative_to(ROOT)
        print(f"Bots think slowly this time: compiling goes on beside it for a few minutes ({log}).", flush=True)
        # A session of its own: who closes the table has it compiled all the same.
        subprocess.Popen(BESIDE, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
    else:
        print(
            "Bots think slowly: there is no C compiler with Python's headers here (Debian: gcc, python3-dev).",
            flush=True,
        )
    os.execve(sys.executable, [sys.executable, "-m", "parlour", "serve", *arguments], environment)


if __name__ == "__main__":
    main(sys.argv[1:])
