"""The ladder of docs/bots.md: in every game and with every number of players, one bot of a level against level 2 in all
other seats; and at the usual tables, how two levels did on the same deals. `make ladder` plays it, for many hours, and
goes on where it was stopped; `--print` plays nothing.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from parlour.bots import bot_named
from parlour.cli.arena import SeriesInterrupted, arena, duration
from parlour.engine.game import AnyGame, UsageError
from parlour.lab.arena import Results, plan, think_medians
from parlour.lab.journal import Journal
from parlour.lab.ratings import interval_of_mean
from parlour.lab.series import SeriesError
from parlour.words import words_of
from tools.ours import our_games

LEVELS = (1, 3, 4, 5)
STEPS = ((3, 4), (4, 5), (3, 5))
"""The levels that are compared on the same deals."""
MATCHES = {
    "diamoniak": {1: 3000, 3: 3000, 4: 3000, 5: 240},
    "digdig": {1: 2400, 3: 2400, 4: 1200, 5: 240},
    "dwarfking": {1: 600, 3: 600, 4: 200, 5: 100},
    "villains": {1: 1200, 3: 1200, 4: 400, 5: 100},
}
"""At the usual table: more where luck is greater, and fewer where a match takes longer."""
USUAL = {1: 1200, 3: 1200, 4: 400, 5: 100}
"""For any other game."""
ELSEWHERE = 4
"""With another number of players, one part in so many of that."""
SEED = 11


def matches(game: AnyGame, players: int, level: int) -> int:
    """How many matches to play."""
    many = MATCHES.get(game.id, USUAL)[level]
    return many if players == game.usual_players else many // ELSEWHERE


def title(game: AnyGame) -> str:
    return words_of(game).say("title")


def line_up(players: int, level: int) -> list[str]:
    return [f"level{level}", *("level2" for _ in range(players - 1))]


def file_of(out: Path, game: AnyGame, players: int, level: int) -> Path:
    return out / f"{game.id}-{players}-level{level}.json"


def journal_of(out: Path, game: AnyGame, players: int, level: int) -> Journal:
    """The matches that have been played."""
    bots = [bot_named(name) for name in line_up(players, level)]
    series = plan(game, players, matches(game, players, level), SEED, bots)
    return Journal(file_of(out, game, players, level), series)


def cell(out: Path, game: AnyGame, players: int, level: int) -> str:
    """What one arena came to, in a cell of the table."""
    file = file_of(out, game, players, level)
    if not file.exists():
        return "–"
    found = msgspec.json.decode(file.read_bytes(), type=Results)
    journal = journal_of(out, game, players, level)
    think = think_medians(journal.plan, journal.played)[0]
    one = found.standings[0]
    low, high = one.win_share_interval
    interval = f"{100 * low:.1f}–{100 * high:.1f}"
    return f"{100 * one.win_share:.1f} % ({interval}) of {found.matches:,}, {duration(think)}"


def step(out: Path, game: AnyGame, lower: int, higher: int) -> str:
    """Two levels on the same deals of the usual table, where luck is the same: a row of the second table."""
    players = game.usual_players
    journals = [journal_of(out, game, players, level) for level in (lower, higher)]
    deals = [
        deal
        for deal in range(min(one.plan.deals for one in journals))
        if all(deal * players + turn in one.played for one in journals for turn in range(players))
    ]
    if len(deals) < 2:
        return f"| {title(game)}, {players} | {lower} → {higher} | – | – | – | – | – |"
    wins, means = [], []
    for journal in journals:
        won, place = [], []
        for deal in deals:
            turns = [journal.played[deal * players + turn] for turn in range(players)]
            seats = [journal.plan.bots_of(one.match).index(0) for one in turns]
            won.append(sum(one.win_shares()[seat] for one, seat in zip(turns, seats, strict=True)) / players)
            place.append(sum(one.places[seat] for one, seat in zip(turns, seats, strict=True)) / players)
        wins.append(won)
        means.append(place)
    gained = [after - before for before, after in zip(*wins, strict=True)]
    risen = [before - after for before, after in zip(*means, strict=True)]
    won_low, won_high = (100 * end for end in interval_of_mean(gained, -1, 1))
    place_low, place_high = interval_of_mean(risen, 1 - players, players - 1)
    shares = " | ".join(f"{100 * sum(won) / len(won):.1f} %" for won in wins)
    return (
        f"| {title(game)}, {players} | {lower} → {higher} | {len(deals) * players:,} | {shares} "
        f"| {100 * sum(gained) / len(deals):+.1f} ({won_low:+.1f} to {won_high:+.1f}) "
        f"| {sum(risen) / len(deals):+.2f} ({place_low:+.2f} to {place_high:+.2f}) |"
    )


def play(out: Path, game: AnyGame, players: int, level: int, jobs: int) -> None:
    arena(
        game.id,
        bots=",".join(line_up(players, level)),
        players=players,
        games=matches(game, players, level),
        seed=SEED,
        jobs=jobs,
        out=file_of(out, game, players, level),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/ladder"), help="where the results are kept")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many matches at once")
    parser.add_argument("--print", action="store_true", help="print the table of what has been played")
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    tables = [(game, players) for game in our_games() for players in range(game.min_players, game.max_players + 1)]
    if not chosen.print:
        for level in LEVELS:
            for game, players in tables:
                play(chosen.out, game, players, level, chosen.jobs)
    print("| game, players | fair | " + " | ".join(f"level {level}" for level in LEVELS) + " |")
    print("| --- | --- |" + " --- |" * len(LEVELS))
    for game, players in tables:
        cells = (cell(chosen.out, game, players, level) for level in LEVELS)
        print(f"| {title(game)}, {players} | {100 / players:.0f} % | {' | '.join(cells)} |")
    print("\n| on the same deals | levels | matches | lower wins | higher wins | per cent gained | places gained |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game in our_games():
        for lower, higher in STEPS:
            print(step(chosen.out, game, lower, higher))


if __name__ == "__main__":
    try:
        main()
    except (UsageError, SeriesError, SeriesInterrupted) as error:
        sys.exit(str(error))
