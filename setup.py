"""Compiles the engine, the rules and the heuristics with mypyc; without a C compiler the package stays plain Python.

`PARLOUR_COMPILE=0` leaves it uncompiled on purpose, `PARLOUR_COMPILE=1` makes a missing compiler an error.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

PARLOUR = Path("src/parlour")


def extensions() -> list[Any]:
    wish = os.environ.get("PARLOUR_COMPILE", "")
    if wish == "0":
        return []
    compiling = runpy.run_path(str(PARLOUR / "compiling.py"))
    if not compiling["has_compiler"]():
        if wish == "1":
            raise SystemExit("parlour: PARLOUR_COMPILE=1, but no C compiler (with Python's headers) works here")
        print("parlour: no C compiler works here, so the engine stays uncompiled: same games, slower", file=sys.stderr)
        return []
    modules = compiling["engine_modules"](PARLOUR)
    for game in sorted(PARLOUR.glob("games/*/")):
        modules += compiling["game_modules"](game)
    return list(compiling["extensions"](modules))


setup(ext_modules=extensions())
