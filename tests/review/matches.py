"""Matches to review: the same every time."""

from parlour.bots import bot_named
from parlour.engine import is_compiled
from parlour.engine.game import AnyGame
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32, derived_seed
from parlour.review import Budget

OWN = [game for game in games() if game.id in ("diamoniak", "digdig", "dwarfking", "villains")]
TABLES = [
    (game, players)
    for game in OWN
    for players in (range(game.min_players, game.max_players + 1) if is_compiled() else [game.min_players])
]
"""Every game with every number of players; uncompiled, with the fewest."""
TABLE_IDS = [f"{game.id}-{players}" for game, players in TABLES]
SMALL = Budget(search=60, screen=3, most=6, chances=2, start=2, second=2)
"""Too little to say anything, and enough to see that all is said in the right places."""
SHORT = ("heuristic", "search:20")
"""References that cost as little."""


STRIDE = 5 if is_compiled() else 23
"""So far apart are the moves that are looked at again."""


def short(game: AnyGame) -> dict[str, bool | int | str | list[str]]:
    """Options for a short match."""
    return {"deals": 3} if game.id == "dwarfking" else {}


def played(game: AnyGame, players: int, seed: int, bots: tuple[str, ...] = ("level1", "level2", "random")) -> Match:
    """A match between bots."""
    names = [bots[seat % len(bots)] for seat in range(players)]
    match = Match(game, [Seat(name, "bot", name) for name in names], str(seed), short(game))
    rng = Sfc32(derived_seed(str(seed), "bots"))
    while not match.is_over:
        seat = match.state.to_act
        legal = match.state.legal_actions()
        match.take(bot_named(names[seat]).choose(game, match.view(seat), legal, rng).action)
    return match
