"""`python -m tests.stranger FILE.jsonl …`: check every record of the files."""

import json
import sys
from pathlib import Path

from .checker import Mismatch, check


def main(paths: list[str]) -> int:
    if not paths:
        print("usage: python -m tests.stranger FILE.jsonl …", file=sys.stderr)
        return 2
    passed = 0
    failed = 0
    for path in paths:
        lines = Path(path).read_text(encoding="utf-8").split("\n")
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                check(json.loads(line))
                passed += 1
            except (Mismatch, json.JSONDecodeError) as problem:
                print(f"{path}:{number}: {problem}")
                failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
