"""Writes the JSON Schema of the WebSocket messages: `python -m tools.protocol`, and `--check` in the tests.

- `docs/protocol.schema.json`: what a running server answers under `/api/protocol`.
"""

import json
import sys
from pathlib import Path

from parlour.server.routes.about import protocol_schema
from tools.generated import kept
from tools.ours import ROOT


def generated() -> dict[Path, str]:
    """The generated file with what it should hold."""
    text = json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"
    return {ROOT / "docs" / "protocol.schema.json": text}


def main() -> int:
    return kept(generated(), tool="tools.protocol")


if __name__ == "__main__":
    sys.exit(main())
