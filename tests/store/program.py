"""A process that uses a store, for tests: `python -m tests.store.program (open|append) URL`."""

import asyncio
import subprocess
import sys
from pathlib import Path

from parlour.store import Store
from tests.store.examples import line, summary

TABLES = 8


def started(what: str, url: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", __name__, what, url],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


async def append(store: Store, table: str) -> None:
    """Adds lines for ever, and prints each when it is acknowledged."""
    seq = 0
    while True:
        seq += 1
        if await store.append(line(table, seq), summary(table, updated=seq)):
            print(table, seq, flush=True)


async def main(what: str, url: str) -> None:
    store = await Store.open(url)
    if what == "append":
        await asyncio.gather(*(append(store, f"table{number}") for number in range(TABLES)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
