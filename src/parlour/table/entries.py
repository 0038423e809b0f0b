"""What can happen at a table: the entries of its log, which is all that is stored of it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.engine.fair import Scheme
from parlour.engine.game import OptionValue
from parlour.engine.record import Cards

Takebacks = Literal["none", "consent", "free"]
"""How moves may be taken back."""
LevelNumber = Annotated[int, Meta(ge=1, le=5)]
"""How strong a bot is."""
Reaction = Literal["clap", "laugh", "wow", "sad", "think", "thanks"]
ToRemember = Literal["book", "help"]


class Guest(Struct, frozen=True):
    """A person, as others know them."""

    id: str
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    avatar: Annotated[str, Meta(pattern="^[a-z]{1,16}$")]


class Person(Struct, frozen=True, tag=True):
    """Somebody has the seat."""

    guest: Guest
    deputy: LevelNumber | None = None
    """The level of the bot that plays in their place while they are away."""


class Bot(Struct, frozen=True, tag=True):
    """A bot has the seat."""

    name: str
    level: LevelNumber


class Empty(Struct, frozen=True, tag=True):
    """Nobody has the seat."""


Occupant = Person | Bot | Empty


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on besides the options of its game."""

    is_public: bool = False
    """Whether everybody finds it in the lobby; otherwise only who has its link."""
    may_watch: bool = True
    """Whether people without a seat may watch."""
    hints: bool = False
    """Whether players may ask the bots for advice."""
    takebacks: Takebacks = "consent"
    """How moves may be taken back. `none`: they are not. `consent`: the last one, if it taught its player nothing, at
    once for a moment, then when everybody agrees. `free`, for who plays alone against bots: to any decision of one's
    own, and the match is practice then."""
    patience: Annotated[int, Meta(ge=10, le=86_400)] = 30
    """After so many seconds of absence the others may decide how to go on."""
    bank: Annotated[int, Meta(ge=30, le=86_400)] | None = None
    """Seconds to think that each player has for the match; without it there is no clock."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that each move adds to the player's time."""
    memory: ToRemember = "book"
    """`book`: people are shown what lies on the table, and what happened since their last move. `help`: all that a
    perfect memory would know. Bots remember everything."""


class What(Struct, frozen=True, tag=True):
    """One thing that happened. The class name, in the past tense, is its tag in JSON."""


class Redealt(Struct, frozen=True):
    """Where hidden cards were dealt anew in a match."""

    step: int
    seat: int
    luck: str


class Source(Struct, frozen=True, kw_only=True):
    """The moment of a finished match that a table goes on from, with all that it takes to get there: that table may be
    gone one day."""

    table: str
    step: int
    """How many moves had been made."""
    seat: int
    """Whose part is tried."""
    cards: Cards
    seed: str
    moves: list[str]
    """Those that had been made."""
    anew: list[Redealt] = []
    """Where cards had been dealt anew by then."""


class Opened(What, frozen=True, kw_only=True):
    """The table stands. The first entry of every log."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    terms: Terms
    host: str
    """The guest who runs it."""
    seats: list[Occupant]
    secret: str
    """What the deal will follow from, hidden until the end."""
    continues: str | None = None
    """The table of which this is the rematch."""
    fairness: Scheme = 1
    """How commitment and seed follow from the secret. Logs of the first scheme do not say."""
    screen: str | None = None
    """The guest who opened it on a screen that all look at, without a seat."""
    source: Source | None = None
    """Of a branch: what it goes on from. Nothing is left to be settled then, and it is played at once."""


class Agreed(What, frozen=True, kw_only=True):
    """The host set how to play: before the start everything, later only who may find the table and watch."""

    options: dict[str, OptionValue]
    terms: Terms


class Sat(What, frozen=True):
    """A person took a free seat."""

    seat: int
    guest: Guest


class BotSat(What, frozen=True):
    """The host put a bot into a seat, or changed its level."""

    seat: int
    name: str
    level: LevelNumber


class Cleared(What, frozen=True):
    """A seat became free: its person stood up, or the host sent the bot away."""

    seat: int


class Removed(What, frozen=True):
    """The host sent a person away for good."""

    guest: str


class Locked(What, frozen=True):
    """The host let nobody new in, or opened the door again."""

    is_locked: bool


class HostPassed(What, frozen=True):
    """Another guest runs the table now."""

    guest: str


class Contributed(What, frozen=True):
    """A player added to the luck of the deal."""

    seat: int
    entropy: str
    """In the form that `Contribute` asks for; logs are read as they were written."""


class StartAsked(What, frozen=True):
    """The host asked for the cards, and the table waits for what some players have yet to add to their luck."""


class Started(What, frozen=True):
    """The cards were dealt."""


class Moved(What, frozen=True):
    """A move was made, in the game's notation. Others learn of it only what the rules show them."""

    seat: int
    action: str
    by_bot: bool = False


class UndoAsked(What, frozen=True):
    """A player would like to take the last move back."""

    seat: int


class UndoAnswered(What, frozen=True):
    """Another player agreed, or did not. When all have agreed the move is taken back."""

    seat: int
    agrees: bool


class Withdrawn(What, frozen=True):
    """A player took the last move back before anybody had acted on it, or where nobody else plays."""

    seat: int


class WentBack(What, frozen=True):
    """A player who is alone against bots went back to a decision of their own: whatever followed has not happened."""

    seat: int
    to: int
    """The moves of the match that still count."""


class HandedOver(What, frozen=True):
    """A bot plays on for a person."""

    seat: int
    level: LevelNumber


class TakenBack(What, frozen=True):
    """The person plays again."""

    seat: int


class Ended(What, frozen=True):
    """The match was ended before its end."""


class Said(What, frozen=True):
    """Somebody at the table said something."""

    guest: Guest
    text: str


class Reacted(What, frozen=True):
    """Somebody at the table showed a feeling."""

    guest: Guest
    reaction: Reaction


class Hushed(What, frozen=True):
    """The host turned the chat off, or on again."""

    is_quiet: bool


class Rematched(What, frozen=True):
    """The same people play on at another table."""

    table: str


AnyWhat = (
    Opened
    | Agreed
    | Sat
    | BotSat
    | Cleared
    | Removed
    | Locked
    | HostPassed
    | Contributed
    | StartAsked
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Withdrawn
    | WentBack
    | HandedOver
    | TakenBack
    | Ended
    | Said
    | Reacted
    | Hushed
    | Rematched
)
"""Everything that a log may hold."""


class Entry(Struct, frozen=True):
    """One line of the log."""

    seq: int
    """1, 2, 3 …"""
    at: int
    """Milliseconds since 1970."""
    by: str
    """The guest whose command it was; empty for the table itself (a bot's move)."""
    command: str
    """The id of that command, so that one sent twice is done once."""
    what: AnyWhat
