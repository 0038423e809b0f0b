"""Files that are made from the code: written, or with `--check` held against what they should be."""

import sys
from collections.abc import Mapping
from pathlib import Path

from tools.ours import ROOT


def kept(files: Mapping[Path, str], *, tool: str, odd: list[Path] | None = None) -> int:
    """Writes the files, or names those that are out of date, `odd` ones among them; the exit code of the tool."""
    if "--check" not in sys.argv:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    stale += odd or []
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date: run `python -m {tool}`", file=sys.stderr)
    return 1 if stale else 0
