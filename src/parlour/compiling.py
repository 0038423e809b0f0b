"""What is compiled with mypyc, and how. `setup.py` runs this file by itself, so it imports nothing of the package.

Everything goes into one group: mypyc's native classes can be derived from only within their own group (a game that is
compiled by itself, against an engine that was compiled before, crashes).
"""

import os
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ENGINE = (
    *(
        f"engine/{module}.py"
        for module in (
            *("rng", "ints", "cards", "cardset", "deals", "state"),
            *("tricks", "playout", "guide", "observer", "noting"),
        )
    ),
    "bots/search.py",
    "bots/net.py",
    "review/trials.py",
    "testing/soak.py",
    "research/loop.py",
)
"""What every game runs on, within the package `parlour`."""
OF_A_GAME = ("rules.py", "rules/[!_]*.py", "heuristic*.py", "guide*.py", "observation.py")
"""What is compiled of each game, within its package."""


def engine_modules(parlour: Path) -> list[Path]:
    """The files of the engine."""
    return [parlour / module for module in ENGINE]


def game_modules(game: Path) -> list[Path]:
    """The files of a game."""
    return [path for pattern in OF_A_GAME for path in sorted(game.glob(pattern))]


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


def extensions(modules: Iterable[Path]) -> list[Any]:
    """The modules, by paths below the working folder, translated to C: what `setup` compiles. Needs mypy[mypyc]."""
    from mypyc.build import mypycify

    # Functions of the group may then be inlined: nobody replaces them at run time.
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    paths = [path.as_posix() for path in modules]
    return list(mypycify(["--config-file=", "--strict", *paths], opt_level="3", debug_level="0"))
