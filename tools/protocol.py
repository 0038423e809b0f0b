"""Writes the JSON Schema of the WebSocket messages: `python -m tools.protocol`, and `--check` in the tests.

- `docs/protocol.schema.json`: what a running server answers under `/api/protocol`.
"""

import json
import sys
from pathlib import Path

from parlour.server.routes.about import protocol_schema

ROOT = Path(__file__).parents[1]


def generated() -> dict[Path, str]:
    """The generated file with what it should hold."""
    text = json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"
    return {ROOT / "docs" / "protocol.schema.json": text}


def main() -> int:
    files = generated()
    if "--check" not in sys.argv:
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date: run `python -m tools.protocol`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
