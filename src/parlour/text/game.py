"""A match in words for all its seats: text goes out, moves in notation come in."""

import re
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from parlour.engine.game import AnyGame, Game, Options, OptionValue, Refusal, UsageError
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import derived_seed
from parlour.text.names import shuffled, unchanged
from parlour.text.teller import Teller
from parlour.words import check_language

Legal = Literal["none", "on_error", "always"]
"""When a seat is told what it may do: never, after a move that was refused, or whenever it is its turn."""
Names = Literal["real", "shuffled"]
"""Whether cards, colours and the game are called what they are called, or by words that nobody has heard."""
DEAL = re.compile(r"([^/]+)/([0-9]{1,3})/([0-9]{1,19})((?:/[^/=]+=[^/]*)*)")


class Answer(Struct, frozen=True):
    """What becomes of a move."""

    text: str
    refusal: Refusal | None = None
    """Why it was not made; nothing has changed then."""

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        """Whether it was made."""
        return self.refusal is None


class TextGame:
    """A match that is read and written. What a seat reads is made of its view and of what it was shown."""

    def __init__(
        self,
        game: str | AnyGame | Match,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        *,
        legal: str = "on_error",
        names: str = "real",
        language: str = "en",
    ) -> None:
        check_switches(legal, names, language)
        self.match = game if isinstance(game, Match) else _dealt(game, players, seed, options)
        self.game = self.match.game
        self.legal = legal
        self.deal = deal_id(self.match)
        """The same deal, for whoever asks for it: `TextGame.of_deal`."""
        renamed = shuffled(self.game, language, derived_seed(self.deal, "names")) if names == "shuffled" else unchanged
        self.teller = Teller(self.game, language, renamed)
        self.names = [self.teller.player(seat) for seat in range(len(self.match.seats))]
        self._read_up_to = [0] * len(self.match.seats)
        """How many moves each seat has been told of."""

    @classmethod
    def of_deal(cls, deal: str, *, legal: str = "on_error", names: str = "real", language: str = "en") -> "TextGame":
        """A match by the id of its deal, such as `digdig/4/7`: game, players, seed, and options as name=value."""
        read = DEAL.fullmatch(deal) if isinstance(deal, str) else None
        if read is None:
            raise UsageError(f"{deal!r} is no id of a deal, such as digdig/4/7")
        options = dict(_option(text) for text in read[4].split("/")[1:])
        return cls(read[1], int(read[2]), int(read[3]), options, legal=legal, names=names, language=language)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def to_act(self) -> int | None:
        return self.match.to_act

    def rules(self, clause: str | None = None) -> str:
        """The rules and how moves are written, or one clause."""
        if clause is not None:
            return self.teller.rules(clause)
        return f"{self.teller.rules()}\n\n{self.teller.notation()}"

    def observe(self, seat: int) -> str:
        """All that a seat reads: what has happened since it last looked, and how things stand."""
        self._check_seat(seat)
        view = self.match.view(seat)
        news = self._news(seat)
        lines = [self.teller.seated(seat, self.names)]
        if news:
            lines += [self.teller.words.say("text-news"), *(f"  {sentence}" for sentence in news)]
        lines.append(self.teller.position(view, self.names))
        if self.is_over:
            lines.append(self.teller.over(self.match.result(), self.names))
        elif self.legal == "always" and self.to_act == seat:
            lines.append(self.offers())
        return "\n".join(lines)

    def skip(self, moves: int) -> None:
        """Nobody is told any more of what the first so many moves brought about."""
        self._read_up_to = [max(moves, before) for before in self._read_up_to]

    def _news(self, seat: int) -> list[str]:
        since, now = self._read_up_to[seat], len(self.match.moves)
        self._read_up_to[seat] = now
        shown = [event for number in range(since, now) for event in self.match.shown(number, seat).events]
        return self.teller.heard(shown, self.names, seat)

    def offers(self) -> str:
        """What the seat to act may do."""
        return self.teller.offered(self.match.offers(), self.names)

    def moves(self) -> list[str]:
        """What the seat to act may do, in notation alone."""
        return [self.teller.spelled(action) for action in self.match.legal()]

    def play(self, text: str, seat: int | None = None) -> Answer:
        """Makes a move of the seat to act (or of this one, which may be told that it is not its turn), or says why not.

        What it brought about is in the answer, and is not told to that seat again.
        """
        action, refusal = self._judged(text, seat)
        if action is None or refusal is not None:
            return self._refused(refusal)
        mover = self.match.state.to_act
        self.match.apply(action)
        return Answer("\n".join(self._news(mover)) or self.teller.words.say("text-done"))

    def why_not(self, text: str, seat: int | None = None) -> Answer:
        """Whether a move is allowed, and if not, why; nothing changes."""
        action, refusal = self._judged(text, seat)
        if action is None or refusal is not None:
            return self._refused(refusal)
        return Answer(self.teller.allowed(action))

    def _judged(self, text: str, seat: int | None) -> tuple[str | None, Refusal | None]:
        if not isinstance(text, str):
            raise UsageError(f"a move is text in notation, not {text!r}")
        if seat is not None:
            self._check_seat(seat)
        action = self.teller.read(text)
        # What is no move of the game is refused as such, unless the match is over or it is another's turn.
        number = self.game.actions if action is None else self.game.parse(action)
        return action, self.match.refusal(number, seat)

    def _check_seat(self, seat: object) -> None:
        seats = len(self.match.seats)
        if type(seat) is not int or not 0 <= seat < seats:
            raise UsageError(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}")

    def _refused(self, refusal: Refusal | None) -> Answer:
        assert refusal is not None, "what is no move is refused"
        text = self.teller.refused(refusal, self.names)
        if self.legal == "on_error" and not self.is_over and refusal.code != "not_your_turn":
            text += f"\n{self.offers()}"
        return Answer(text, refusal)


def check_switches(legal: str, names: str, language: str) -> None:
    """Refuses what nobody can be told by."""
    if legal not in get_args(Legal):
        raise UsageError(f"legal is {', '.join(get_args(Legal))}, not {legal!r}")
    if names not in get_args(Names):
        raise UsageError(f"names are {' or '.join(get_args(Names))}, not {names!r}")
    check_language(language)


def deal_id(match: Match) -> str:
    """Game, players, seed, and those options that are not at their default."""
    options = [
        f"{option.name}={msgspec.json.encode(match.options[option.name]).decode()}"
        for option in match.game.options
        if match.options[option.name] != option.default
    ]
    return "/".join([match.game.id, str(len(match.seats)), match.seed, *options])


def _option(text: str) -> tuple[str, OptionValue]:
    name, _, value = text.partition("=")
    try:
        read: OptionValue = msgspec.json.decode(value, type=bool | int | str | list[str])
    except msgspec.DecodeError:
        read = value
    return name, read


def _dealt(game: str | AnyGame, players: int | None, seed: int, options: Options | None) -> Match:
    chosen = game if isinstance(game, Game) else game_by_id(game)
    count = chosen.usual_players if players is None else players
    chosen.check_players(count)
    if type(seed) is not int or seed < 0:
        raise UsageError(f"a seed is a whole number from 0 on, not {seed!r}")
    return Match(chosen, [Seat(f"#{seat + 1}", "human") for seat in range(count)], str(seed), options)
