"""Writes the positions that the web gallery and its tests draw: `python -m tools.fixtures`, and `--check` in CI.

For each game its smallest, usual and largest table: the start, the middle and the end of a match between heuristics, as
a seat sees it, and the middle with all cards open. Of the largest table also, for every verb, the decision with the
most to choose from among some matches: whatever has to fit onto a screen is on one of these.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots import bot_named
from parlour.engine.event import Event, Viewer
from parlour.engine.game import AnyGame
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32
from tools.generated import kept
from tools.ours import ROOT, games_with_a_table

SEED = "20"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
# So many matches are looked through for the fullest decisions; every verb of every game comes up in them.
MATCHES = 12
FACES = ("fox", "owl", "bear", "cat", "frog", "hare")


def fixture(match: Match, viewer: Viewer, events: list[Event]) -> dict[str, Any]:
    """What a browser would be given at this moment."""
    game = match.game
    seat = viewer if isinstance(viewer, int) else None
    my_turn = seat is not None and match.to_act == seat
    log = match.events(viewer)
    found: dict[str, Any] = {
        "usual": len(match.seats) == game.usual_players,
        "view": match.view(viewer),
        "seats": [
            {"seat": number, "name": who.name, "kind": who.kind, "avatar": FACES[number], "connected": True}
            | ({"level": 2} if who.kind == "bot" else {})
            for number, who in enumerate(match.seats)
        ],
        "me": seat,
        "offers": match.offers() if my_turn else [],
        "events": [game.show(event, viewer) for event in events],
        "log": log[-40:],
        "cards": list(game.cards),
    }
    if match.is_over:
        found["result"] = match.record().result
    return found


def positions(game: AnyGame, players: int) -> dict[str, dict[str, Any]]:
    """The fixtures of one table: played twice, first to learn how long the match is."""
    length = len(played(game, players, moves=None).moves)
    start = played(game, players, moves=0)
    middle = played(game, players, moves=length // 2)
    end = played(game, players, moves=None)
    seat = middle.to_act or 0
    found = {
        "start": fixture(start, start.to_act or 0, []),
        "middle": fixture(middle, seat, middle.history[-1]),
        "end": fixture(end, seat, end.history[-1]),
    }
    if players == game.usual_players:
        found["open"] = fixture(middle, "open", middle.history[-1])
    if players == game.max_players:
        found |= decisions(game, players)
    return found


def decisions(game: AnyGame, players: int) -> dict[str, dict[str, Any]]:
    """For each verb the decision with the most offers, of these the one with the most to see; by what is offered."""
    fullest: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {}
    for number in range(MATCHES):
        for match in moments(game, players, f"{SEED}{number:02}"):
            seat, offers = match.to_act, match.offers()
            if seat is None:
                continue
            fullness = (len(offers), len(msgspec.json.encode(match.view(seat))))
            verbs = {offer.parts.verb for offer in offers}
            fuller = sorted(verb for verb in verbs if verb not in fullest or fullness > fullest[verb][0])
            if fuller:
                found = fixture(match, seat, match.history[-1] if match.history else [])
                fullest |= dict.fromkeys(fuller, (fullness, found))
    return {"-".join(sorted({offer.parts.verb for offer in found["offers"]})): found for _, found in fullest.values()}


def played(game: AnyGame, players: int, *, moves: int | None) -> Match:
    """A match after so many moves, or at its end."""
    return next(match for match in moments(game, players, SEED) if match.is_over or len(match.moves) == moves)


def moments(game: AnyGame, players: int, seed: str) -> Iterator[Match]:
    """A match between heuristics, before each of its moves and at its end."""
    bot = bot_named("heuristic")
    seats = [
        Seat(NAMES[seat], "bot" if seat % 2 else "human", "level2" if seat % 2 else None) for seat in range(players)
    ]
    match = Match(game, seats, seed)
    rng = Sfc32(players)
    while not match.is_over:
        yield match
        view = match.view(match.state.to_act)
        match.take(bot.choose(game, view, match.state.legal_actions(), rng).action)
    yield match


def generated() -> dict[Path, str]:
    """Every fixture file with what it should hold."""
    files = {}
    for game in games_with_a_table():
        folder = ROOT / "web" / "src" / "games" / game.id / "fixtures"
        for players in sorted({game.min_players, game.usual_players, game.max_players}):
            for moment, found in positions(game, players).items():
                text = json.dumps(json.loads(msgspec.json.encode(found)), indent=1, ensure_ascii=False) + "\n"
                files[folder / f"{players}-{moment}.json"] = text
    return files


def main() -> int:
    files = generated()
    others = {path for folder in {path.parent for path in files} for path in folder.glob("*")} - set(files)
    return kept(files, tool="tools.fixtures", odd=sorted(others))


if __name__ == "__main__":
    sys.exit(main())
