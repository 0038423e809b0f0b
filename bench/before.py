"""`make bench BEFORE=revision`: this tree against an earlier one, both compiled, in the same run.

The two take turns at every row, on the same seeds, and change who begins. What else the machine does can only make a
round slower, so the best round of each side counts; a ratio below 1 is what is left of the earlier speed.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
FLOOR = 0.95
"""What is below is marked."""


class Side:
    """One revision, measured in a process of its own."""

    def __init__(self, name: str, compiled: Path, tree: Path) -> None:
        self.name = name
        path = os.pathsep.join((str(compiled.resolve()), str(tree.resolve())))
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(HERE / "pace.py")],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rows: list[str] = json.loads(self.answer())
        self.best = dict.fromkeys(self.rows, 0.0)
        """Decisions per second in the best round."""

    def answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {self.name} cannot be measured (exit code {self.process.wait()})")
        return line

    def measure(self, row: str, seed: int, seconds: float) -> None:
        assert self.process.stdin is not None
        print(json.dumps((row, seed, seconds)), file=self.process.stdin, flush=True)
        self.best[row] = max(self.best[row], float(json.loads(self.answer())))

    def end(self) -> None:
        """What it was asked for is answered, so its input ends, and with it the process."""
        self.process.communicate()


def compare(before: Side, now: Side, seconds: float, rounds: int, progress: Console) -> dict[str, float]:
    """The ratio now : before of every row that both have."""
    common = [row for row in now.rows if row in before.best]
    for number in range(rounds):
        progress.print(f"round {number + 1} of {rounds} …")
        for row in common:
            for side in (before, now) if number % 2 else (now, before):
                side.measure(row, number, seconds / rounds)
    return {row: now.best[row] / before.best[row] for row in common}


def print_table(ratios: dict[str, float], before: Side, now: Side, console: Console) -> None:
    table = Table(title=f"M decisions per second, one core: now, {before.name}, and their ratio")
    for column in ("game", "what", "driven"):
        table.add_column(column)
    for column in ("now", "before", "ratio"):
        table.add_column(column, justify="right")
    for row, ratio in ratios.items():
        mark = " slower" if ratio < FLOOR else ""
        figures = (f"{side.best[row] / 1e6:.2f}" for side in (now, before))
        table.add_row(*row.split("/"), *figures, f"{ratio:.3f}{mark}")
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.before", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="the earlier revision, with its `tree` and `compiled`")
    parser.add_argument("--compiled", type=Path, required=True, help="this tree's compiled package")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="CPU seconds for each row and side, all rounds together"
    )
    parser.add_argument("--rounds", type=int, default=8)
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    before = Side(f"before ({folder.name[:9]})", folder / "compiled", folder / "tree")
    now = Side("now", arguments.compiled, HERE.parent)
    ratios = compare(before, now, arguments.seconds, arguments.rounds, Console(stderr=True))
    before.end()
    now.end()
    print_table(ratios, before, now, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
