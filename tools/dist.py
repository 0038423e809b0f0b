"""`make dist`: the source distribution with the web client inside, and out of it a pure wheel and a compiled one."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.compiled import COMPILED, ROOT, is_current

FILES = ("CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
PAGE = Path("src/parlour/server/web/index.html")


def made(kind: str, folder: Path, target: Path, environment: Mapping[str, str]) -> Path:
    """A `sdist` or a `wheel` of what lies in a folder, as every installer has it built."""
    program = f"import sys; from setuptools.build_meta import build_{kind} as build; print(build(sys.argv[1]))"
    command = [sys.executable, "-W", "ignore", "-c", program, str(target)]
    answer = subprocess.run(
        command,
        cwd=folder,
        env=dict(environment),
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode != 0:
        sys.exit(f"{answer.stderr}make: the {kind} could not be built: see above")
    return target / answer.stdout.splitlines()[-1]


def source_distribution(target: Path) -> Path:
    """Out of a copy, so that nothing of an earlier build gets into it."""
    if not (ROOT / PAGE).is_file():
        sys.exit("make: the web client is not built: make dist builds it first")
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "parlour")
        shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
        for name in FILES:
            shutil.copy2(ROOT / name, folder)
        return made("sdist", folder, target, os.environ | {"PARLOUR_COMPILE": "0"})


def wheel(source: Path, target: Path, environment: Mapping[str, str]) -> Path:
    """A wheel out of a source distribution and nothing else."""
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(source) as archive:
            # Python before 3.11.4 has no filters; the archive is our own.
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(scratch)
        return made("wheel", next(Path(scratch).iterdir()), target, environment)


def pure_wheel(source: Path, target: Path) -> Path:
    return wheel(source, target, os.environ | {"PARLOUR_COMPILE": "0"})


def compiled_wheel(source: Path, target: Path) -> Path:
    """With what was compiled before for these sources."""
    if not is_current():
        sys.exit("make: the engine is not compiled: make dist compiles it first")
    return wheel(source, target, os.environ | {"PARLOUR_COMPILE": str(COMPILED)})


def main(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    source = source_distribution(target)
    for path in (source, pure_wheel(source, target), compiled_wheel(source, target)):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(ROOT / "dist")
