"""Measures how long bots take at a table: `python -m tools.pace [--moves 100] [--games villains …] [--levels 5 …]`.

Starts `parlour serve` on a free port of the loopback interface and plays the usual table of each game against bots of
each level, one table at a time, by moves drawn by lot. Printed is the time from the beginning of a bot's turn to its
move, as the log of the table has it: the median, the 99th percentile and the longest.
"""

import argparse
import asyncio
import random
import statistics
import tempfile

from parlour.bots.levels import LEVELS
from parlour.engine.game import AnyGame
from tests.server.running import Live, Person, Server
from tools.ours import our_games

PLAYERS = 4
"""At the usual table, where a game has room for so many."""


def times_in(updates: list[dict[str, object]]) -> list[float]:
    """Seconds from the entry before it to each move that a bot made in its own seat."""
    at = {update["seq"]: update["at"] for update in updates}
    moved = [update for update in updates if is_bots(update["what"])]
    return [(at[one["seq"]] - at[one["seq"] - 1]) / 1000 for one in moved if one["seq"] - 1 in at]  # type: ignore[operator]


def is_bots(what: object) -> bool:
    return isinstance(what, dict) and what["type"] == "Moved" and what["by_bot"]


async def play(person: Person, game: AnyGame, level: int, moves: int) -> list[float]:
    """So many moves of bots of a level, over as many matches as it takes."""
    luck = random.Random(level)
    taken: list[float] = []
    opponents = min(PLAYERS, game.max_players) - 1
    while len(taken) < moves:
        async with person.at(person.open_table(game.id, *[level] * opponents, start=True)) as live:
            await live.ready()
            await until_enough(live, luck, moves - len(taken))
            taken += times_in(live.updates)
    return taken[:moves]


async def until_enough(live: Live, luck: random.Random, moves: int) -> None:
    while live.phase == "playing" and len(times_in(live.updates)) < moves:
        seq = live.position["seq"]
        if offers := live.position["offers"]:
            seq = await live.do("Move", seq=seq, action=luck.choice(offers)["action"]) - 1
        await live.until(lambda seq=seq: live.position["seq"] > seq)  # type: ignore[misc]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=100, help="moves of bots for each game and level (default 100)")
    parser.add_argument("--games", nargs="+", choices=[game.id for game in our_games()], help="default: all")
    levels = [level.number for level in LEVELS]
    parser.add_argument("--levels", nargs="+", type=int, choices=levels, default=levels, help="default: all")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/tables.db", "--no-limit") as server:
        print(f"{'game':<12}{'level':>6}{'moves':>7}{'median':>9}{'99 %':>9}{'longest':>9}  under 2 s")
        for game in our_games():
            if asked.games and game.id not in asked.games:
                continue
            for level in asked.levels:
                taken = sorted(asyncio.run(play(Person(server.url), game, level, asked.moves)))
                share = sum(one < 2 for one in taken) / len(taken)
                percentile = taken[min(len(taken) - 1, int(len(taken) * 0.99))]
                print(
                    f"{game.id:<12}{level:>6}{len(taken):>7}{statistics.median(taken):>8.2f}s{percentile:>8.2f}s"
                    f"{taken[-1]:>8.2f}s  {share:.0%}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
