"""Card games played exactly by their rules, as a library.

>>> import parlour
>>> [game.id for game in parlour.list_games()]  # doctest: +ELLIPSIS
[...'digdig'...]
>>> match = parlour.start("digdig", players=3, seed=7)
>>> match.legal()[-1]
'ready'
>>> why = match.why_not("play 10")
>>> why.clause, why.code
('G-S2', 'swaps_first')
>>> match.apply("ready")
[Readied(seat=0)]
>>> match.view(0).players[0].hand_count
3
>>> while not match.is_over:
...     _ = match.apply(match.legal()[0])
>>> sorted(match.result().scores)
[0, 1, 2]
>>> parlour.verify(match.record()).is_over
True
"""

from os import urandom

from parlour.engine.event import Event
from parlour.engine.game import Game, Options, Refusal, UsageError, View, Viewer
from parlour.engine.match import IllegalMove, Match, Result
from parlour.engine.record import Record, RecordError, Seat, decode, encode
from parlour.engine.registry import game
from parlour.engine.registry import games as list_games
from parlour.engine.verify import replay, verify

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Seat",
    "UsageError",
    "View",
    "Viewer",
    "decode",
    "encode",
    "game",
    "list_games",
    "replay",
    "start",
    "verify",
]


def start(
    game_id: str, players: int | None = None, seed: int | str | None = None, options: Options | None = None
) -> Match:
    """Starts a match.

    `players` is the game's usual number unless given. `seed` is a number (a fast generator, for simulations) or 64 hex
    digits (an unpredictable one, for real matches); without it the seed is random. `options` are those of
    `parlour games`; what is left out has its default.
    """
    chosen = game(game_id)
    count = chosen.usual_players if players is None else players
    chosen.check_players(count)
    seats = [Seat(f"Player {seat + 1}", "human") for seat in range(count)]
    return Match(chosen, seats, urandom(32).hex() if seed is None else str(seed), options)


def __getattr__(name: str) -> str:
    """`__version__`, looked up when somebody asks: it takes a quarter of the time of an import."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version("parlour")
