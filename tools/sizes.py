"""`make sizes`: the base install beside those of OpenSpiel and PettingZoo: bytes, and the time of an import.

Each is installed into an empty environment; what Python makes of the files when it runs is counted too. An import is
the median of many, in processor time, less that of Python itself.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools.compiled import ROOT

TIMES = 15
UV = Path(sys.executable).with_name("uv")


def installed(folder: Path, *what: str | Path) -> Path:
    """An environment with nothing else in it."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    subprocess.run([UV, "pip", "install", "--quiet", "--compile-bytecode", f"--python={python}", *what], check=True)
    return python


def megabytes(python: Path) -> float:
    packages = next(python.parents[1].glob("lib/python*/site-packages"))
    return sum(path.stat().st_size for path in packages.rglob("*") if path.is_file()) / 1e6


def seconds(python: Path, program: str) -> float:
    """Processor time of one run."""
    command = [str(python), "-c", f"{program}; import os; print(sum(os.times()[:2]))"]
    times = os.environ | {"PYTHONPATH": ""}
    runs = [
        float(subprocess.run(command, env=times, capture_output=True, text=True, check=True).stdout)
        for _ in range(TIMES)
    ]
    return statistics.median(runs)


def main() -> None:
    wheels = sorted((ROOT / "dist").glob("*-cp*.whl"))
    if not wheels:
        sys.exit("make: there is no compiled wheel: make dist builds it")
    with tempfile.TemporaryDirectory() as scratch:
        rows = []
        for name, module, what in (
            ("parlour", "parlour", (wheels[-1],)),
            ("OpenSpiel", "pyspiel", ("--require-hashes", "-r", ROOT / "bench" / "openspiel.lock")),
            ("PettingZoo", "pettingzoo", ("--require-hashes", "-r", ROOT / "bench" / "pettingzoo.lock")),
        ):
            python = installed(Path(scratch, module), *what)
            rows.append((name, megabytes(python), seconds(python, f"import {module}") - seconds(python, "pass")))
        _, ours, quick = rows[0]
        print("| install | MB | of ours | import, s of CPU | of ours |\n| --- | --- | --- | --- | --- |")
        for name, size, time in rows:
            print(f"| {name} | {size:.1f} | {size / ours:.1f} | {time:.3f} | {time / quick:.1f} |")


if __name__ == "__main__":
    main()
