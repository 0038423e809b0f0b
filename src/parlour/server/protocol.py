"""What goes over the WebSocket of a table and through the REST interface: `docs/protocol.md` in code.

Every WebSocket message is one JSON object whose `type` names its struct.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.engine.game import MOST_PLAYERS, Offer, Option, Refusal, Wish
from parlour.engine.record import Branch, Cards
from parlour.review.hint import Hint
from parlour.review.model import About, Account, Step
from parlour.review.model import Verdict as Judgement
from parlour.server.names import LONGEST_NAME
from parlour.table.commands import Command, GivenOptions, GuestId, SeatNumber
from parlour.table.entries import Guest, LevelNumber, Terms
from parlour.table.stream import Position, TableInfo, Update

PROTOCOL = 6
"""Goes up with every change that a client would notice."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes of a message from a client, whichever way it comes."""
LARGEST_RECORD = 2 * 1024 * 1024
"""Bytes of a record that is to be verified: a match of forty thousand moves."""

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]

# --- from the client


class Do(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Carry out a command. Safe to send again: the same id is done once."""

    id: CommandId
    seq: Annotated[int, Meta(ge=0, le=2**53)]
    """The last entry that the client has seen."""
    command: Command


class Why(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Why is this move not allowed? Changes nothing, even if it is."""

    id: CommandId
    wish: Wish
    """Some parts of the move, such as the card that was touched."""


class MayUndo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """May I take my last move back now? Changes nothing, even if I may."""

    id: CommandId


class Advise(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What do the bots think of my moves?"""

    id: CommandId


class Ping(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Are you there?"""

    id: CommandId


FromClient = Do | Why | MayUndo | Advise | Ping

# --- from the server


class Welcome(Struct, frozen=True, tag=True):
    """The first message: whom the server takes the client for. What it missed and the position follow."""

    protocol: int
    guest: Guest
    now: int
    """The server's clock, in milliseconds since 1970."""


class Acknowledged(Struct, frozen=True, tag=True):
    """The command is in the log, as this entry."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag=True):
    """The message was not carried out; nothing has changed."""

    id: str
    """That of the message; empty when not even that could be read."""
    refusal: Refusal


class Allowed(Struct, frozen=True, tag=True):
    """The answer to `Why` when the move is allowed, and to `MayUndo` when it may be taken back."""

    id: str


class Advice(Struct, frozen=True, tag=True):
    """What the bots think, the most promising move first."""

    id: str
    seq: int
    """The position that they looked at."""
    hints: list[Hint]


class Presence(Struct, frozen=True, tag=True):
    """Who of the guests with a seat is connected."""

    seats: list[bool]
    watchers: int
    screens: int
    """How many screens show the table to everybody in a room; they are no watchers."""
    overdue: int | None
    """The seat that keeps the others waiting for too long: they may hand it over or end the match."""


class Pong(Struct, frozen=True, tag=True):
    """The answer to `Ping`."""

    id: str
    now: int


FromServer = Welcome | Update | Position | Acknowledged | Refused | Allowed | Advice | Presence | Pong

# --- looking at a finished match together

ViewerName = Annotated[str, Meta(pattern=r"^(open|spectator|[0-5])(?!\n)$")]
CardName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,40}(?!\n)$")]
StepNumber = Annotated[int, Meta(ge=0, le=100_000)]


class ReviewPlace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where in the review of a moment somebody looks."""

    reading: Literal["known", "open"] = "known"
    """As whoever decides knew it, or with all cards open."""
    chosen: Annotated[str, Meta(max_length=200)] | None = None
    """The move that is held against the best one, in notation; null: the one that was made."""
    imagined: Annotated[int, Meta(ge=0, le=9)] | None = None
    """Which of the imagined deals lies on the table."""


class Show(Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True):
    """Leader: all look at this moment now."""

    id: CommandId
    step: StepNumber
    viewer: ViewerName = "open"
    """Through whose eyes."""
    mark: CardName = ""
    """The card that is pointed at."""
    branch: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}(?!\n)$")] | None = None
    """A branch that is shown: its table."""
    review: ReviewPlace | None = None
    """All look at the review, there; null: at the replay."""


class PassCrown(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Leader: somebody else who is there shall lead."""

    id: CommandId
    guest: GuestId


class TakeCrown(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The leader is gone, and I lead."""

    id: CommandId


class Note(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Keep this, under my name, at a moment that a leader has been at."""

    id: CommandId
    step: StepNumber
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Erase(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Take a note away: one of mine, or as leader any."""

    id: CommandId
    note: Annotated[str, Meta(max_length=40)]


FromFollower = Show | PassCrown | TakeCrown | Note | Erase | Ping


class Done(Struct, frozen=True, tag=True):
    """It is done, and everybody is told."""

    id: str


class Shown(Struct, frozen=True, tag=True, kw_only=True):
    """Where the leader is."""

    leader: str
    is_leader_here: bool
    step: int
    viewer: str
    mark: str
    branch: str | None
    review: ReviewPlace | None
    reach: dict[str, int]
    """How far leaders have been, by whom they looked through: followers are shown no more."""
    reviewed: int | None
    """How far they have been in the review; null: they have not looked at it."""


class Gathered(Struct, frozen=True, tag=True):
    """Who is there."""

    people: list[Guest]


class NoteInfo(Struct, frozen=True):
    """A note at a moment."""

    note: str
    at: int
    step: int
    guest: Guest
    text: str


class Notes(Struct, frozen=True, tag=True):
    """Everything that was noted, in order of time."""

    notes: list[NoteInfo]


ToFollower = Welcome | Shown | Gathered | Notes | Done | Refused | Pong

# --- REST


class GameInfo(Struct, frozen=True):
    """A game, for the lobby."""

    id: str
    title: str
    """In the language that was asked for, as the summary and the introduction."""
    summary: str
    introduction: list[str]
    """What its rules begin with, paragraph by paragraph: the goal and a turn; nothing, where it brings none along."""
    rules_version: int
    min_players: int
    max_players: int
    usual_players: int
    options: list[Option]
    cards: list[str]
    memory: list[str]
    """The fields of its views that are memory, which only some tables show."""


class SayingInfo(Struct, frozen=True):
    """One sentence of a clause and where it comes from."""

    source: Literal["book", "parts", "ruling", "note"]
    text: str


class ClauseInfo(Struct, frozen=True):
    """One rule."""

    id: str
    sayings: list[SayingInfo]


class SectionInfo(Struct, frozen=True):
    """A part of the rules."""

    title: str
    clauses: list[ClauseInfo]


class RulesInfo(Struct, frozen=True):
    """The rules of a game in our own words."""

    game: str
    rules_version: int
    language: str
    """That of the words: another than was asked for, where the game does not speak it."""
    title: str
    introduction: list[str]
    """What is said before the first section, paragraph by paragraph; often nothing."""
    sections: list[SectionInfo]


class LevelInfo(Struct, frozen=True):
    """How strong a bot may be."""

    number: int
    name: str
    note: str
    """What it is like."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be known."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^\S(.*\S)?$")]
    avatar: Annotated[str, Meta(pattern=r"^[a-z]{1,16}(?!\n)$")]


class DeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever uses it first, within ten minutes, is this guest on that device."""

    token: Annotated[str, Meta(max_length=1000)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open, with oneself in the first seat, or in none."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[LevelNumber | None], Meta(min_length=1, max_length=MOST_PLAYERS)]
    """For each further seat the level of its bot, or null to leave it free."""
    is_screen: bool = False
    """Whether a screen that all look at opens it: without a seat for oneself, so that `seats` are all of them."""
    options: GivenOptions = {}
    """Those that differ from the defaults."""
    terms: Terms = Terms()


class NewBranch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a finished match to go on from, in one of its seats, with bots in all others."""

    step: Annotated[int, Meta(ge=0, le=2**53)]
    """How many moves had been made."""
    seat: SeatNumber
    level: LevelNumber
    """How strong the bots are."""
    cards: Cards
    """The hidden ones `as_they_were`, luck included, or dealt `anew` out of what the seat knew."""


class TableCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is called while it waits for players, to be typed; in capitals or not."""

    code: Annotated[str, Meta(pattern=r"^[A-Za-z]{4}(?!\n)$")]


class TableFound(Struct, frozen=True):
    """The table that a code stands for."""

    table: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: Literal["lobby", "playing", "over", "abandoned"]
    names: list[str]
    """Who sits there; empty for a free seat."""
    free: int
    updated: int
    ranking: list[list[int]] | None
    is_locked: bool = False
    bots: list[int] = []
    """Which of the seats are bots'."""
    is_practice: bool = False
    """Whether somebody went back freely, or it is a branch: the match counts for nothing."""
    branch: Branch | None = None
    """Where the match left another, if it was tried from a moment of it."""
    waits_for: int | None = None
    """The seat of the person whose turn it is."""
    is_my_turn: bool = False
    """Whether that is me; in my own list."""


class Frame(Struct, frozen=True):
    """One step of a replay: how things stand after a move."""

    move: int
    """0 after the deal."""
    seat: int | None
    """Who moved."""
    events: list[Any]
    view: Any


class Replay(Struct, frozen=True):
    """Some steps of a finished match, as one viewer saw them."""

    table: TableInfo
    moves: int
    frames: list[Frame]


class Verdict(Struct, frozen=True):
    """Whether a record holds."""

    holds: bool
    problem: str
    """The first thing that does not hold; empty when all does."""


class ReviewStep(Step, frozen=True, kw_only=True):
    """What a review has found out about one move, or the deal (`docs/review.md`)."""

    offers: list[Offer]
    """What the moves of the decision are made of, in the order of its choices."""


class ReviewSoFar(Struct, frozen=True, kw_only=True):
    """The review of a finished match, as far as it is done."""

    moves: int
    share: float
    """How much of it is done, 0 to 1."""
    is_under_way: bool
    """Whether somebody is at it. If not, and it is not whole, ask for it again: it goes on where it was."""
    about: About
    steps: list[ReviewStep]
    """Those from a move on, in order."""
    accounts: list[Account]
    """One for each seat, when all is done."""


class LedReview(Struct, frozen=True, kw_only=True):
    """The review of a match that is looked at together, as far as a leader has been in it."""

    moves: int
    """So far."""
    share: float
    """How much of the whole review is done, 0 to 1."""
    is_under_way: bool
    steps: list[ReviewStep]
    """As in `ReviewSoFar`; the step of the moment itself does not say yet what came of it (`between`, `after`)."""
    accounts: list[Account]
    """One for each seat, when a leader has been at the end and all is done."""


class MistakeLine(Struct, frozen=True):
    """Where I erred, in a list."""

    table: str
    game: str
    names: list[str]
    bots: list[int]
    """Which of the seats are bots'."""
    updated: int
    """When the match ended."""
    seat: int
    """Mine."""
    move: int
    """Counts from 0: so many moves came before."""
    verdict: Judgement
    corrected: int
    """When I put it right; 0 before."""


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A better move, perhaps."""

    move: Annotated[int, Meta(ge=0, le=100_000)]
    action: Annotated[str, Meta(max_length=200)]


class Tried(Struct, frozen=True):
    """Whether a move is as good as the best one, as far as can be said."""

    is_right: bool


class Reach(Struct, frozen=True):
    """Where others find this server."""

    origins: list[str]
    """The beginnings of links that work on other devices, best first."""
    lacks: Literal["", "loopback", "network", "origin"] = ""
    """Why there are none: the server listens on its own machine alone, that has no network, or nobody has named where
    people come from."""


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok"]
    version: str
    protocol: int


decode_client = msgspec.json.Decoder(FromClient).decode
decode_follower = msgspec.json.Decoder(FromFollower).decode
encode = msgspec.json.Encoder().encode
