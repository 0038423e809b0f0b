"""What each viewer is told of a table: the one place where secrets are held back, and what the book leaves to memory.

`tell` is exhaustive over the entries of the log: one without a rule is a type error, never a leak.
"""

from itertools import islice
from typing import Any, assert_never

from msgspec import UNSET, Struct, UnsetType

from parlour.engine.fair import Fairness
from parlour.engine.game import Offer, OptionValue, View, Viewer
from parlour.engine.match import Match
from parlour.engine.record import Branch
from parlour.engine.shown import shown_move
from parlour.table.entries import (
    Agreed,
    Bot,
    BotSat,
    Cleared,
    Contributed,
    Empty,
    Ended,
    Entry,
    HandedOver,
    HostPassed,
    Hushed,
    Locked,
    Moved,
    Opened,
    Person,
    Reacted,
    Rematched,
    Removed,
    Said,
    Sat,
    StartAsked,
    Started,
    TakenBack,
    Terms,
    UndoAnswered,
    UndoAsked,
    WentBack,
    Withdrawn,
)
from parlour.table.table import Phase, Table


class OpenedShown(Struct, frozen=True, tag="Opened"):
    """The table stands; its secret is committed to."""

    commitment: str


class ContributedShown(Struct, frozen=True, tag="Contributed"):
    """A player added to the luck of the deal."""

    seat: int


class MovedShown(Struct, frozen=True, tag="Moved"):
    """A move was made: what this viewer sees of it."""

    seat: int
    by_bot: bool
    number: int
    """How many moves of the match were made before it: what `GoBack` takes."""
    events: list[Any]
    """The game's events, as its rules show them to this viewer."""


Told = (
    OpenedShown
    | Agreed
    | Sat
    | BotSat
    | Cleared
    | Removed
    | Locked
    | HostPassed
    | ContributedShown
    | StartAsked
    | Started
    | MovedShown
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


class Update(Struct, frozen=True, tag=True):
    """Something happened at the table."""

    seq: int
    at: int
    what: Told


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who has a seat."""

    kind: str
    """`person`, `bot` or `empty`."""
    name: str = ""
    guest: str | None = None
    avatar: str | None = None
    level: int | None = None
    """The level of the bot that plays: a bot's own, or that of a person's deputy."""
    has_contributed: bool = False
    """Whether the player has added to the luck of the deal."""


class ClockInfo(Struct, frozen=True):
    """The time to think."""

    turn_began: int
    """Since when the time of the seat to act runs, in milliseconds since 1970."""
    left: list[int]
    """Milliseconds that each seat had left then; empty without a clock."""


class StartInfo(Struct, frozen=True):
    """The host has asked for the cards, and the table waits for what some have yet to add to their luck."""

    deals_at: int
    """When they are dealt at the latest, in milliseconds since 1970."""
    waits_for: list[int]


class UndoInfo(Struct, frozen=True):
    """Somebody would like to take a move back."""

    seat: int
    waits_for: list[int]


class TableInfo(Struct, frozen=True, kw_only=True):
    """All that everybody may know of a table."""

    id: str
    game: str
    rules_version: int
    phase: Phase
    options: dict[str, OptionValue]
    terms: Terms
    host: str
    screen: str | None
    """The guest whose screen opened the table, without a seat: every player may set it and have the cards dealt."""
    seats: list[SeatInfo]
    to_act: int | None
    moves: int
    is_locked: bool
    is_quiet: bool
    is_practice: bool
    """Whether somebody went back freely, or it is a branch: the match counts for nothing."""
    commitment: str
    start: StartInfo | None
    """In the lobby, while the cards are about to be dealt."""
    clock: ClockInfo
    undo: UndoInfo | None
    continues: str | None
    branch: Branch | None
    """Where the match left another, if it was tried from a moment of it."""
    next: str | None
    """The table of the rematch."""
    ranking: list[list[int]] | None
    scores: list[int] | None
    result: dict[str, Any] | None
    """Once the match is over: as in its record."""
    fairness: Fairness | UnsetType = UNSET
    """Once the match has ended: what the deal followed from. A branch goes on from a deal that was made elsewhere."""


class Position(Struct, frozen=True, tag=True, kw_only=True):
    """How things stand after entry `seq`, for one viewer."""

    seq: int
    table: TableInfo
    seat: int | None
    """The viewer's seat."""
    view: View | None
    """What the viewer is shown of the match; none before the deal."""
    offers: list[Offer]
    """What the viewer may do, when it is their turn."""
    since: int
    """Of moves before this entry the viewer is told no more: by the book of those before their own last one."""


def tell(table: Table, entry: Entry, viewer: Viewer) -> Update:
    """What a viewer is told of an entry."""
    return Update(entry.seq, entry.at, _told(table, entry, viewer))


def _told(table: Table, entry: Entry, viewer: Viewer) -> Told:
    match entry.what:
        case Opened():
            return OpenedShown(table.commitment)
        case Contributed(seat):
            return ContributedShown(seat)
        case Moved(seat, action, by_bot):
            shown = shown_move(table.game, seat, action, table.events[entry.seq], viewer)
            return MovedShown(seat, by_bot, table.numbers[entry.seq], shown.events)
        case (
            Agreed()
            | Sat()
            | BotSat()
            | Cleared()
            | Removed()
            | Locked()
            | HostPassed()
            | StartAsked()
            | Started()
            | UndoAsked()
            | UndoAnswered()
            | Withdrawn()
            | WentBack()
            | HandedOver()
            | TakenBack()
            | Ended()
            | Said()
            | Reacted()
            | Hushed()
            | Rematched()
        ):
            return entry.what
    assert_never(entry.what)


def position(table: Table, viewer: Viewer, info: TableInfo | None = None) -> Position:
    """How things stand for a viewer; what everybody may know need not be gathered again for each."""
    playing = table.match
    seat = viewer if isinstance(viewer, int) else None
    is_on_turn = seat is not None and table.to_act == seat and table.person(seat) is not None
    return Position(
        seq=table.seq,
        table=table_info(table) if info is None else info,
        seat=seat,
        view=None if playing is None else shown_view(table, playing, viewer),
        offers=playing.offers() if playing is not None and is_on_turn else [],
        since=since(table, viewer),
    )


def is_by_the_book(table: Table) -> bool:
    """Whether people are left to their own memory. Nobody needs it any more once the match has ended."""
    return table.terms.memory == "book" and not table.has_ended


def shown_view(table: Table, playing: Match, viewer: Viewer) -> View:
    """What a viewer is shown of the match: all that they know, or by the book what a look at the table says."""
    view = playing.view(viewer)
    return table.game.glance(view) if is_by_the_book(table) else view


def since(table: Table, viewer: Viewer) -> int:
    """The first entry whose move a viewer is still told of, who comes, comes back or asks for what was earlier.

    By the book that is their own last move that stands, or the deal before it: what others have done since is what they
    need for the next. What a bot did for them is not their own, so whoever was away is told what they missed. Who only
    watches is told as many moves as there are seats, a full round.
    """
    playing = table.match
    if playing is None or not is_by_the_book(table):
        return 1
    if viewer == "spectator":
        return table.made[-len(table.seats)].seq if len(table.made) >= len(table.seats) else 1
    moves = zip(reversed(playing.moves), reversed(table.made), strict=True)
    return next((made.seq for move, made in moves if move.seat == viewer and not made.by_bot), 1)


def newest(table: Table, viewer: Viewer, count: int, *, after: int = 0, before: int | None = None) -> list[Update]:
    """The last `count` entries between two, or to the end, of those that a viewer may still be told of."""
    first = since(table, viewer)
    entries = table.entries[after : None if before is None else before - 1]
    found = (entry for entry in reversed(entries) if entry.seq >= first or not isinstance(entry.what, Moved))
    return [tell(table, entry, viewer) for entry in islice(found, count)][::-1]


def table_info(table: Table) -> TableInfo:
    """All that everybody may know."""
    playing = table.match
    is_over = table.phase == "over" and playing is not None
    result = playing.result() if is_over and playing is not None else None
    return TableInfo(
        id=table.id,
        game=table.game.id,
        rules_version=table.game.rules_version,
        phase=table.phase,
        options=table.options,
        terms=table.terms,
        host=table.host,
        screen=table.screen,
        seats=[seat_info(table, seat) for seat in range(len(table.seats))],
        to_act=table.to_act,
        moves=0 if playing is None else len(playing.moves),
        is_locked=table.is_locked,
        is_quiet=table.is_quiet,
        is_practice=table.is_practice,
        commitment=table.commitment,
        start=None if table.deals_at is None else StartInfo(table.deals_at, table.without_luck),
        clock=ClockInfo(table.turn_began, list(table.time_left)),
        undo=None if table.undo is None else UndoInfo(table.undo.seat, sorted(table.undo.waits_for)),
        continues=table.continues,
        branch=table.branch,
        next=table.next,
        ranking=None if result is None else result.ranking,
        scores=None if result is None else result.scores,
        result=table.game.result(playing.state) if is_over and playing is not None else None,
        fairness=table.fairness() if table.has_ended and table.source is None else UNSET,
    )


def seat_info(table: Table, seat: int) -> SeatInfo:
    has_contributed = table.entropy[seat] is not None
    match table.seats[seat]:
        case Person(guest, deputy):
            return SeatInfo("person", guest.name, guest.id, guest.avatar, deputy, has_contributed)
        case Bot(name, level):
            return SeatInfo("bot", name, level=level)
        case Empty():
            return SeatInfo("empty")
