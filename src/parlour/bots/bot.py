"""A bot: a view, the legal actions, a random stream and a budget go in, an action comes out."""

import re
from collections.abc import Sequence
from functools import lru_cache
from time import monotonic

from msgspec import UNSET, Struct, UnsetType

from parlour.bots.levels import LEVELS, Kind
from parlour.bots.net import NetPolicy
from parlour.bots.nets import KEPT, PREFIX, Net, net_with, read_net
from parlour.bots.search import Estimate, Search
from parlour.engine.game import AnyGame, UsageError, View, determinize, seat_of
from parlour.engine.rng import Rng


class Decision(Struct, frozen=True):
    """What a bot chose, and what it found out about each action if it searched."""

    action: int
    estimates: list[Estimate]


class Bot(Struct, frozen=True):
    """Somebody to play with."""

    name: str
    kind: Kind
    moves: int = 0
    """The budget of a search: moves that it may play in its head."""
    mistakes: int = 0
    """Per cent of moves that are any legal move instead."""
    net: str | UnsetType = UNSET
    """The digest of the file that a trained net is read from."""

    def check(self, game: AnyGame, players: int) -> None:
        """Refuses a table that it cannot play at: a net plays what it was trained for."""
        if self.kind == "net":
            self.trained().check(game, players)

    def trained(self) -> Net:
        """The net of a bot that is one."""
        assert self.net is not UNSET
        return net_with(self.name.removeprefix(PREFIX), self.net)

    def choose(
        self,
        game: AnyGame,
        view: View,
        legal: Sequence[int],
        rng: Rng,
        budget: int | None = None,
        seconds: float | None = None,
    ) -> Decision:
        """Chooses one of the legal actions. `budget` replaces the bot's own; with 0 it answers without a search.

        After so many `seconds` a search ends with what it knows by then. Somebody watches the clock then, so a forced
        move is thought over like any other: a late answer would tell that there was a choice.
        """
        if view.to_act is None or not legal:
            raise UsageError("the match is over: there is nothing to choose")
        if view.to_act != view.viewer:
            raise UsageError(f"it is the turn of seat {view.to_act}, and this is the view of {view.viewer}")
        if len(legal) == 1 and seconds is None:
            return Decision(legal[0], [])
        if self.kind == "random" or (self.mistakes > 0 and rng.below(100) < self.mistakes):
            return Decision(legal[rng.below(len(legal))], [])
        if self.kind == "net":
            imagined = game.imagine(view)
            self.check(game, imagined.players)
            return Decision(policy_of(self, game).choose(imagined, rng), [])
        moves = self.moves if budget is None else budget
        if self.kind == "heuristic" or moves <= 0:
            return Decision(game.heuristic().choose(determinize(game, view, rng), rng), [])
        guide = game.guide()
        search = Search(guide, game.actions)
        if seconds is not None:
            search.until = monotonic() + seconds
        search.decide(game.imagine(view), seat_of(view.viewer), rng, moves)
        estimates = search.estimates()
        return Decision(estimates[0].action, estimates)


@lru_cache(maxsize=KEPT)
def policy_of(bot: Bot, game: AnyGame) -> NetPolicy:
    """The player that a net is in a game."""
    return bot.trained().policy(game)


def bot_named(name: str) -> Bot:
    """`random`, `heuristic`, `level1` to `level5`, a search with any budget (`ismcts:20000`), or a trained net
    (`net:FILE`)."""
    if name == "random":
        return Bot(name, "random")
    if name == "heuristic":
        return Bot(name, "heuristic")
    for level in LEVELS:
        if name == f"level{level.number}":
            return Bot(name, level.kind, level.moves, level.mistakes)
    budget = re.fullmatch(r"ismcts:([1-9][0-9]{0,8})", name)
    if budget is not None:
        return Bot(name, "ismcts", int(budget[1]))
    if name.startswith(PREFIX):
        return Bot(name, "net", net=read_net(name.removeprefix(PREFIX)).digest)
    known = ", ".join(f"level{level.number}" for level in LEVELS)
    raise UsageError(f"there is no bot {name!r}; the bots are random, heuristic, ismcts:MOVES, {known}, net:FILE")
