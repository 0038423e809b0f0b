"""A match of one's own, against bots."""

from collections.abc import Mapping
from functools import partial

from anyio import to_thread
from msgspec import Struct

from parlour.bots import LEVELS, Bot, bot_named
from parlour.engine.game import OptionValue, UsageError
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32, derived_seed
from parlour.text import Answer, TextGame
from parlour.text.names import shuffled, unchanged
from parlour.words import words_of


class Wishes(Struct, frozen=True):
    """What matches are like, unless something else is asked for."""

    game: str | None = None
    """Only this one, if it is given."""
    players: int | None = None
    level: int = 2
    seat: int = 0
    seed: int = 0
    options: Mapping[str, OptionValue] = {}
    legal: str = "on_error"
    names: str = "real"
    language: str = "en"


class OwnMatch:
    """One match after the other at a seat among bots, in this process."""

    def __init__(self, wishes: Wishes) -> None:
        if wishes.seed < 0:
            raise UsageError(f"a seed is a whole number from 0 on, not {wishes.seed}")
        self.wishes = wishes
        self.text: TextGame | None = None
        self.seat = wishes.seat
        self._bot: Bot = level_bot(wishes.level)
        if wishes.game is not None:
            self._new(wishes.game, wishes.players, wishes.level, wishes.seat, wishes.seed)

    def games(self) -> str:
        """The games there are."""
        lines = []
        for game in games():
            if self.wishes.game in (None, game.id):
                words = words_of(game, self.wishes.language)
                # Under shuffled names the one game that is played has no name of its own.
                hidden = self.wishes.names == "shuffled" and self.wishes.game is not None
                seed = derived_seed(self.text.deal, "names") if self.text is not None else 0
                renamed = shuffled(game, self.wishes.language, seed) if hidden else unchanged
                told = f"{words.say('title')} ({game.min_players}-{game.max_players}): {words.say('summary')}"
                lines.append(renamed(told) if hidden else f"{game.id}: {told}")
        return "\n".join(lines)

    def _new(self, game: str, players: int | None, level: int, seat: int, seed: int) -> None:
        wishes = self.wishes
        bot = level_bot(level)
        options = wishes.options if game == wishes.game else {}
        text = TextGame(game, players, seed, options, legal=wishes.legal, names=wishes.names, language=wishes.language)
        if not 0 <= seat < len(text.names):
            raise UsageError(f"there is no seat {seat}; the seats are 0 to {len(text.names) - 1}")
        self.text, self.seat, self._bot = text, seat, bot

    async def new_match(
        self, game: str | None, players: int | None, level: int | None, seat: int | None, seed: int | None
    ) -> str:
        """Deals a match and lets the bots play up to one's own turn; the one before it is given up."""
        wishes = self.wishes
        if wishes.game is not None and game not in (None, wishes.game):
            raise UsageError("only one game is played here; leave game out")
        chosen = game or wishes.game
        if chosen is None:
            raise UsageError(f"say which game: {', '.join(one.id for one in games())}")
        count = wishes.players if players is None and chosen == wishes.game else players
        following = wishes.seed if self.text is None else int(self.text.match.seed) + 1
        self._new(
            chosen,
            count,
            wishes.level if level is None else level,
            wishes.seat if seat is None else seat,
            following if seed is None else seed,
        )
        return await self.observe(0)

    def _at_hand(self) -> TextGame:
        if self.text is None:
            raise UsageError("no match has begun: new_match deals one")
        return self.text

    def _play_bots(self, text: TextGame) -> None:
        match = text.match
        while match.to_act not in (None, self.seat):
            state = match.state
            luck = Sfc32(derived_seed(match.seed, f"bots/{len(match.moves)}"))
            legal = state.legal_actions()
            match.take(self._bot.choose(match.game, match.view(state.to_act), legal, luck).action)

    async def rules(self, clause: str | None) -> str:
        return self._at_hand().rules(clause)

    async def observe(self, wait: float) -> str:
        text = self._at_hand()
        await to_thread.run_sync(partial(self._play_bots, text))
        return text.observe(self.seat)

    async def play(self, move: str) -> Answer:
        text = self._at_hand()
        answer = text.play(move, self.seat)
        return Answer(f"{answer}\n\n{await self.observe(0)}") if answer else answer

    async def why_not(self, move: str) -> Answer:
        return self._at_hand().why_not(move, self.seat)


def level_bot(level: int) -> Bot:
    numbers = [one.number for one in LEVELS]
    if level not in numbers:
        raise UsageError(f"there is no level {level}; the levels are {numbers[0]} to {numbers[-1]}")
    return bot_named(f"level{level}")
