"""How fast one revision is: measures the rows it is asked for, one at a time, so that two revisions can take turns.

Runs on whichever `parlour` and `bench` the path leads to (`bench/before.py` starts it), so each revision is driven by
its own `bench`. Says the rows it has, as JSON; then answers each line `ROW SEED SECONDS` with decisions per second.
"""

import gc
import json
import sys

from bench.__main__ import ROWS, measure
from parlour.engine import is_compiled
from parlour.engine.rng import Sfc32
from tools.ours import our_games


def main() -> int:
    if not is_compiled():
        print("bench: the engine is not compiled, so this measures nothing of interest", file=sys.stderr)
        return 2
    gc.collect()
    gc.freeze()  # what else the modules hold is not looked through
    rows = {f"{game.id}/{what}/{driver}": (play, game) for game in our_games() for (what, driver), play in ROWS.items()}
    print(json.dumps(list(rows)), flush=True)
    for line in sys.stdin:
        row, seed, seconds = json.loads(line)
        play, game = rows[row]
        print(json.dumps(measure(play, game, Sfc32(seed), seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
