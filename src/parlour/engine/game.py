"""What a game is to everything above the rules: one `Game` object, put together in `games/<game>/__init__.py`."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Generic, Protocol, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from parlour.engine.event import Event, shapes, shown
from parlour.engine.event import Viewer as Viewer
from parlour.engine.guide import Guide
from parlour.engine.layout import Observation
from parlour.engine.memory import glanced
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN, SPECTATOR, State

if TYPE_CHECKING:  # a third of the time that the rest takes to import
    from importlib.resources.abc import Traversable

ID = re.compile(r"[a-z][a-z0-9]{1,19}")
"""What a game may be called by: it stands in addresses, in file names and in the names of other libraries."""
MOST_PLAYERS = 6
"""No table has more seats."""
OptionValue = bool | int | str | list[str]
Options = Mapping[str, OptionValue]
"""Every option of a game with its value."""


class UsageError(ValueError):
    """Something was asked for that does not exist or does not go together; the message says what and what would."""


class BadOption(UsageError):
    """An option that does not exist, or cannot have that value; `option` is its name."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(problem)
        self.option = option


class Option(Struct, frozen=True):
    """Something that a table decides before the deal."""

    name: str
    default: OptionValue
    choices: tuple[bool | int | str, ...]
    """The values it may have."""
    of_seats: bool = False
    """Whether an int is a seat, and must be one of the table."""
    per_seat: bool = False
    """Whether the value may also be a list of different choices (not the default), one for each seat."""
    omitted_at_default: bool = False
    """Whether a record leaves it out at its default: it only settles what the deal would draw by lot, or it is younger
    than the first records."""


def check_id(game_id: str) -> None:
    """Refuses an id that could not stand everywhere."""
    if not ID.fullmatch(game_id):
        raise UsageError(f"{game_id!r} is no id of a game: 2 to 20 small letters (a to z) and digits, a letter first")


Fact = bool | int | float | str | None | Sequence[bool | int | float | str | None]
"""Something that words speak of: a card id, a seat from 0, a number, a word of a closed list, or a list of these."""


class Reason(Struct, frozen=True):
    """A refusal code of `State.refusal` with its name, its clause, and what it speaks of."""

    code: int
    name: str
    clause: str
    facts: tuple[str, ...] = ()
    """The names of the facts that its message may use."""


class EngineClauses(Struct, frozen=True, kw_only=True):
    """Which clause of a game says what the engine holds everybody to."""

    match_over: str
    """Nobody moves after the end."""
    not_a_move: str
    """What a move is."""
    not_your_turn: str
    """Whose turn it is."""


class Refusal(Struct, frozen=True):
    """Why something is not allowed, as data: `words` makes a sentence of it."""

    code: str
    clause: str = ""
    """The rule that says so; empty when it is a matter of the table."""
    facts: dict[str, Fact] = {}


class Remark(Struct, frozen=True):
    """What is to be said for or against a move, as data: `words` makes a sentence of it."""

    code: str
    facts: dict[str, Fact] = {}


def remark(code: str, **facts: Fact) -> Remark:
    """A remark with its facts."""
    return Remark(code, facts)


Word = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1000)]


class Wish(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Some parts of an action, as somebody points at them: what they leave out may be anything."""

    verb: Word | UnsetType = UNSET
    """What is done. The message `offer-<verb>` says it."""
    card: Word | UnsetType = UNSET
    """The card that is moved, played or used."""
    count: Number | UnsetType = UNSET
    """How many equal cards."""
    from_: Word | UnsetType = UNSET
    """Where the card lies: `hand`, `row`, `trick` …"""
    to: Word | UnsetType = UNSET
    """Where it goes: a place, or a direction."""
    seat: Number | UnsetType = UNSET
    """Whom it concerns, or whose pile."""
    other: Word | UnsetType = UNSET
    """The card that it is exchanged for."""
    slot: Number | UnsetType = UNSET
    """Which of several places, from 1."""
    choice: Word | UnsetType = UNSET
    """What is chosen that is no card: a quest, a colour."""


class Parts(Wish, frozen=True, forbid_unknown_fields=False):
    """What an action is made of, so that no client takes notation apart: this card, from here, to there."""

    verb: Word
    """What is done. The message `offer-<verb>` says it."""

    def facts(self) -> dict[str, Fact]:
        """What words may speak of."""
        return {
            name.rstrip("_"): value for name, value in asdict(self).items() if value is not UNSET and name != "verb"
        }

    def agrees_with(self, wish: Wish) -> bool:
        """Whether it is what is wished for, as far as the wish goes; where a card lies is not looked at."""
        own = asdict(self)
        wished = {name: value for name, value in asdict(wish).items() if value is not UNSET and name != "from_"}
        return all(own[name] == value for name, value in wished.items())


class Offer(Struct, frozen=True):
    """A move that the seat to act may make now."""

    action: str
    """In the game's notation, to be sent back as it is."""
    parts: Parts


class Say(Protocol):
    """Says a message of the game in somebody's language."""

    def __call__(self, message: str, /, **facts: Fact) -> str: ...


class View(Struct, frozen=True, kw_only=True):
    """What a viewer knows of a match: all a client draws, and all a bot is given. Games add their fields."""

    viewer: Viewer
    to_act: int | None
    """The seat whose decision is next; none once the match is over."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game: its rules, its words and what of it may be seen."""

    id: str
    rules_version: int
    """Goes up with every change of behaviour."""
    min_players: int
    max_players: int
    usual_players: int
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    """Every refusal code of the game's own."""
    clauses: EngineClauses
    """The clauses for what the engine itself refuses."""
    cards: tuple[str, ...]
    """The name of each kind of card."""
    events: tuple[type[Event], ...]
    """Everything that `State.apply` may log."""
    actions: int
    """Actions are the ints below this."""

    deal: Callable[[int, Options, Rng], S]
    """A match at its start, from the number of players, all options and the match's luck."""
    start: Callable[[S], dict[str, Any]]
    """`start` of a record: the layout right after the deal, all cards open."""
    result: Callable[[S], dict[str, Any]]
    """What `result` of a record has besides ranking and scores."""
    chance: Callable[[Sequence[Any]], list[dict[str, Any]]]
    """`chance` of a record: what luck did, out of the facts that one move logged."""

    words: "Traversable"
    """The folder with a folder for each language: `game.ftl`, `rules.md`."""

    write: Callable[[int], str]
    """An action in notation."""
    parts: Callable[[S, int], Parts]
    """What an action of the seat to act is made of, from what that seat can know."""
    table: Callable[[V, Say], str]
    """A view as text."""

    facts: Callable[[S, int], dict[str, Fact]]
    """What refusals of an action may speak of, drawn only from what the seat to act can know."""
    view: Callable[[S, Viewer], V]
    """What a viewer knows, built up from nothing."""
    imagine: Callable[[V], S]
    """A state that looks like this view to its viewer; hidden cards lie anywhere until `redeal` deals them."""
    view_type: type[V]
    heuristic: Callable[[], Policy]
    """A sensible fast player."""
    remark: Callable[[S, int], Remark | None] = lambda state, action: None
    """What is to be said for or against a legal action, from what the seat to act can know."""
    misplaced: int = NOT_A_MOVE
    """The refusal code for a card that could be played, but not from where it was touched."""
    show: Callable[[Any, Viewer], Event] = shown
    """What a viewer sees of an event. Events themselves say who sees them: no game needs its own."""
    glance: Callable[[V], View] = glanced
    """What of a view somebody sees who looks at the table now. Views themselves say what is memory, as events do."""
    earlier: "tuple[AnyGame, ...]" = ()
    """The game by its former rules, the newest first, for as long as matches are stored that were played by them."""
    progress: Callable[[S], list[int]] = lambda state: state.scores()
    """How far each seat has got, for a chart of the match: the scores, unless these say nothing before the end."""
    topic: Callable[[S, int], str] = lambda state, action: ""
    """What an action of the seat to act is about, for a player's profile: a message of the game's words that says which
    quest, which power; empty where there is nothing of the kind."""
    own_guide: Callable[[], Guide] | None = None
    """What a search wants to know of the game, where more than the heuristic is to be said."""

    observation: Observation | None = None
    """How a seat's knowledge is told in bytes, for research; a game without one is played everywhere else."""

    def __post_init__(self) -> None:
        check_id(self.id)
        if not 2 <= self.min_players <= self.usual_players <= self.max_players <= MOST_PLAYERS:
            raise UsageError(
                f"{self.id} is for {self.min_players} to {self.max_players} players, usually {self.usual_players}:"
                f" a table has 2 to {MOST_PLAYERS} seats, and the usual number is one of its own"
            )
        for kind in self.events:
            shapes(kind)  # an event that does not say who sees its cards is refused here

    def guide(self) -> Guide:
        """A new guide for a search."""
        return Guide(self.heuristic()) if self.own_guide is None else self.own_guide()

    @cached_property
    def actions_by_notation(self) -> Mapping[str, int]:
        """Every action by its notation."""
        return {self.write(action): action for action in range(self.actions)}

    def parse(self, text: str) -> int:
        """Notation back into the action; ValueError when the text is no action of this game."""
        try:
            return self.actions_by_notation[text]
        except KeyError:
            raise ValueError(f"{text!r} is no move of {self.id}") from None

    @cached_property
    def all_reasons(self) -> tuple[Reason, ...]:
        """Every refusal code, the engine's included."""
        return (
            Reason(MATCH_OVER, "match_over", self.clauses.match_over),
            Reason(NOT_A_MOVE, "not_a_move", self.clauses.not_a_move),
            Reason(NOT_YOUR_TURN, "not_your_turn", self.clauses.not_your_turn, ("to_act",)),
            *self.reasons,
        )

    def reason(self, code: int) -> Reason:
        for reason in self.all_reasons:
            if reason.code == code:
                return reason
        raise LookupError(f"{self.id} has no reason for the refusal code {code}")

    def explain(self, code: int, facts: Mapping[str, Fact]) -> Refusal:
        """A refusal code with its clause and those facts that it speaks of."""
        reason = self.reason(code)
        return Refusal(reason.name, reason.clause, {name: facts[name] for name in reason.facts})

    def check_players(self, players: int) -> None:
        if type(players) is not int:
            raise UsageError(f"players is a whole number, not {players!r}")
        if not self.min_players <= players <= self.max_players:
            raise UsageError(f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}")

    def check_options(self, players: int, given: Options) -> dict[str, OptionValue]:
        """Every option with its value, the given ones checked."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                known = ", ".join(names) or "none"
                raise BadOption(name, f"{self.id} has no option {name!r}; its options are: {known}")
        return {
            option.name: _checked(option, players, value)
            for option, value in zip(self.options, self.completed(given).values(), strict=True)
        }

    def completed(self, given: Options) -> dict[str, OptionValue]:
        """Every option with its value, where those that are not given have their defaults."""
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def recorded_options(self, options: Options) -> dict[str, OptionValue]:
        """The options that stand in a record."""
        return {
            option.name: options[option.name]
            for option in self.options
            if not (option.omitted_at_default and options[option.name] == option.default)
        }


AnyGame = Game[Any, Any]


def _checked(option: Option, players: int, value: OptionValue) -> OptionValue:
    def wrong(problem: str) -> BadOption:
        return BadOption(option.name, f"option {option.name}{problem}")

    if isinstance(value, list):
        choices = [choice for choice in option.choices if choice != option.default]
        if not option.per_seat:
            raise wrong(" takes one value, not a list")
        if len(value) != players:
            raise wrong(f" names {len(value)} for {players} players")
        for one in value:
            if one not in choices:
                raise wrong(f": {one!r} is not one of {_listed(choices)}")
            if value.count(one) > 1:
                raise wrong(f": {one!r} is chosen twice")
        return value
    choices = [
        choice for choice in option.choices if not (option.of_seats and type(choice) is int and choice >= players)
    ]
    if not any(value == choice and type(value) is type(choice) for choice in choices):
        raise wrong(f": {value!r} is not one of {_listed(choices)}")
    if option.per_seat and value != option.default:
        raise wrong(f": one choice for each of the {players} seats, or {option.default}, not {value!r}")
    return value


def _listed(choices: Sequence[bool | int | str]) -> str:
    return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in choices)


def seat_of(viewer: Viewer) -> int:
    """The seat to give to `State.redeal` for a viewer."""
    if viewer == "open":
        raise UsageError("nothing is hidden from somebody who sees all cards")
    return SPECTATOR if viewer == "spectator" else viewer


def determinize(game: Game[S, V], view: V, rng: Rng) -> S:
    """A full state as the viewer might imagine it: what is hidden, dealt at random. Needs nothing but the view."""
    state = game.imagine(view)
    state.redeal(seat_of(view.viewer), rng)
    return state
