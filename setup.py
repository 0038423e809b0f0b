"""Compiles the engine, the rules and the heuristics with mypyc; without a C compiler the package stays plain Python.

`PARLOUR_COMPILE=0` leaves it uncompiled on purpose, `PARLOUR_COMPILE=1` makes a missing compiler an error.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = [
    *(
        f"src/parlour/engine/{module}.py"
        for module in ("rng", "ints", "cards", "cardset", "deals", "state", "tricks", "playout", "guide")
    ),
    "src/parlour/bots/search.py",
    "src/parlour/testing/soak.py",
    *sorted(glob("src/parlour/games/*/rules/[!_]*.py")),
    *sorted(glob("src/parlour/games/*/heuristic*.py")),
    *sorted(glob("src/parlour/games/*/guide*.py")),
]


def has_compiler() -> bool:
    """Whether a C file that needs Python's headers compiles here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        target = str(Path(folder, "probe.o"))
        command = [*compiler, "-c", str(source), f"-I{sysconfig.get_path('include')}", "-o", target]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Any]:
    wish = os.environ.get("PARLOUR_COMPILE", "")
    if wish == "0":
        return []
    if not has_compiler():
        if wish == "1":
            raise SystemExit("parlour: PARLOUR_COMPILE=1, but no C compiler (with Python's headers) works here")
        print("parlour: no C compiler works here, so the engine stays uncompiled: same games, slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # Functions of the group may then be inlined: nobody replaces them at run time.
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    return list(mypycify(["--config-file=", "--strict", *COMPILED], opt_level="3", debug_level="0"))


setup(ext_modules=extensions())
