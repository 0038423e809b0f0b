"""Compiles the engine, the rules and the heuristics with mypyc; without a C compiler the package stays plain Python.

`PARLOUR_COMPILE=0` leaves it uncompiled on purpose, `PARLOUR_COMPILE=1` makes a missing compiler an error, and
`PARLOUR_COMPILE=FOLDER` takes what `tools/compiled.py` compiled there.
"""

import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PARLOUR = Path("src/parlour")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
WISH = os.environ.get("PARLOUR_COMPILE", "")


class Ready(build_ext):
    """Takes modules that were compiled before."""

    def build_extension(self, ext: Extension) -> None:
        name = f"{ext.name.replace('.', '/')}{SUFFIX}"
        target = Path(self.build_lib, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(Path(WISH, name), target)


def ready(folder: Path) -> list[Extension]:
    found = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob(f"*{SUFFIX}"))]
    if not found:
        raise SystemExit(f"parlour: PARLOUR_COMPILE={folder}, but nothing is compiled there for this Python")
    return [Extension(path.removesuffix(SUFFIX).replace("/", "."), []) for path in found]


def extensions() -> list[Any]:
    if WISH == "0":
        return []
    if WISH not in ("", "1"):
        return ready(Path(WISH))
    compiling = runpy.run_path(str(PARLOUR / "compiling.py"))
    if not compiling["has_compiler"]():
        if WISH == "1":
            raise SystemExit("parlour: PARLOUR_COMPILE=1, but no C compiler (with Python's headers) works here")
        print("parlour: no C compiler works here, so the engine stays uncompiled: same games, slower", file=sys.stderr)
        return []
    modules = compiling["engine_modules"](PARLOUR)
    for game in sorted(PARLOUR.glob("games/*/")):
        modules += compiling["game_modules"](game)
    return list(compiling["extensions"](modules))


if not (PARLOUR / "server" / "web" / "index.html").is_file():
    print(
        "parlour: the web client is not built, so `parlour serve` will have no page: make dist builds it",
        file=sys.stderr,
    )
setup(ext_modules=extensions(), cmdclass={"build_ext": Ready} if WISH not in ("", "0", "1") else {})
