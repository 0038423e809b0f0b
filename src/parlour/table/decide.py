"""What a command leads to: one entry of the log, or a refusal that says why."""

from collections.abc import Mapping
from typing import NoReturn, assert_never

from msgspec import Struct
from msgspec.structs import replace

from parlour.engine.game import BadOption, Fact, Refusal
from parlour.table.commands import (
    Agree,
    AnswerUndo,
    AskUndo,
    Clear,
    Command,
    Contribute,
    End,
    GoBack,
    HandOver,
    Hush,
    Lock,
    Move,
    PassHost,
    React,
    Rematch,
    Remove,
    Say,
    Sit,
    SitBot,
    Start,
    TakeBack,
)
from parlour.table.entries import (
    Agreed,
    AnyWhat,
    Bot,
    BotSat,
    Cleared,
    Contributed,
    Empty,
    Ended,
    Guest,
    HandedOver,
    HostPassed,
    Hushed,
    Locked,
    Moved,
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
from parlour.table.opening import BOT_NAMES
from parlour.table.table import REMOVED_LEVEL, Table

WITHDRAWING = 5_000
"""Milliseconds for which a player may withdraw a move without asking anybody, while nobody has acted on it."""
LONGEST_LOG = 10_000
"""Entries of a log from which on nothing is taken back: each time adds to what has to be read and kept. A match has a
few thousand at most."""

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "removed": (),
    "locked": (),
    "not_host": (),
    "no_seat": ("seat",),
    "seat_taken": ("seat",),
    "seat_not_yours": ("seat",),
    "nobody_plays": ("seat",),
    "not_seated": (),
    "in_play": (),
    "starting": (),
    "settled": (),
    "outdated": (),
    "not_started": (),
    "match_over": (),
    "not_over": (),
    "seats_free": ("seat",),
    "already_contributed": (),
    "bad_option": ("option",),
    "stale": (),
    "bot_plays": (),
    "no_bot_plays": (),
    "taken_back": (),
    "no_undo": (),
    "not_free": (),
    "not_alone": (),
    "nothing_decided": (),
    "log_full": (),
    "not_your_move": (),
    "move_taught": (),
    "undo_pending": (),
    "nothing_asked": (),
    "not_overdue": ("seat",),
    "people_play": (),
    "quiet": (),
    "not_at_table": (),
    "rematched": (),
    "no_moment": ("step",),
}
"""Every refusal that is a matter of the table and not of the game, with its facts."""


class Refused(Exception):
    """A command was not carried out; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Moment(Struct, frozen=True):
    """What a decision depends on besides the log."""

    now: int
    """Milliseconds since 1970."""
    seen: Mapping[str, int]
    """When each guest was last connected; `now` for those who are."""
    fresh_table: str
    """An unused id, for a rematch."""
    has_taught: bool = False
    """Whether the last move taught its player something (`undo.py`); looked into for who would take it back."""


def refuse(code: str, **facts: Fact) -> NoReturn:
    """A matter of the table and not of the game: the message `refusal-<code>` says it."""
    raise Refused(Refusal(code, facts=facts))


def overdue(table: Table, moment: Moment) -> int | None:
    """The seat that keeps the others waiting for longer than the table allows: away, or out of time."""
    seat = table.to_act
    person = None if seat is None else table.person(seat)
    if seat is None or person is None:
        return None
    waited = moment.now - table.turn_began
    if table.time_left and waited > table.time_left[seat]:
        return seat
    away = moment.now - max(moment.seen.get(person.guest.id, 0), table.began)
    return seat if away > table.terms.patience * 1000 else None


def due(table: Table, now: int) -> Started | None:
    """What the table has to do of itself by now: it deals once everybody has added luck, or has had the time to."""
    return Started() if table.deals_at is not None and now >= table.deals_at else None


def decide(table: Table, guest: Guest, command: Command, seq: int, moment: Moment) -> AnyWhat:
    """The entry that a guest's command leads to. `seq` is the last entry that the guest knew of.

    Raises `Refused`.
    """
    if guest.id in table.removed:
        refuse("removed")
    match command:
        case Agree(options=options, terms=terms):
            _setter(table, guest)
            try:
                checked = table.game.check_options(len(table.seats), options)
            except BadOption as error:
                refuse("bad_option", option=error.option)
            _unhurried(table)
            if table.match is not None and (checked, _deciding(terms)) != (table.options, _deciding(table.terms)):
                refuse("settled")
            if terms.takebacks == "free" and sum(isinstance(one, Person) for one in table.seats) > 1:
                refuse("not_alone")
            return Agreed(options=checked, terms=terms)
        case Sit(seat):
            return _sit(table, guest, seat)
        case SitBot(seat, level):
            _setter(table, guest)
            _lobby(table)
            _unhurried(table)
            _seat(table, seat)
            if isinstance(table.seats[seat], Person):
                refuse("seat_taken", seat=seat)
            return BotSat(seat, BOT_NAMES[seat], level)
        case Clear(seat):
            return _clear(table, guest, seat)
        case Remove(other):
            _host(table, guest)
            _unhurried(table)
            if other in (guest.id, table.screen):
                refuse("not_at_table")
            return Removed(other)
        case Lock(is_locked):
            _host(table, guest)
            return Locked(is_locked)
        case PassHost(other):
            if table.host != table.screen or table.seat_of(guest.id) is None:
                _host(table, guest)
            if table.seat_of(other) is None:
                refuse("not_at_table")
            return HostPassed(other)
        case Contribute(entropy):
            _lobby(table)
            seat = _own_seat(table, guest)
            if table.entropy[seat] is not None:
                refuse("already_contributed")
            return Contributed(seat, entropy)
        case Start():
            _setter(table, guest)
            _lobby(table)
            _unhurried(table)
            if table.scheme == 1:
                refuse("outdated")
            for seat, occupant in enumerate(table.seats):
                if isinstance(occupant, Empty):
                    refuse("seats_free", seat=seat)
            return StartAsked() if table.without_luck else Started()
        case Move(action):
            return _move(table, guest, action, seq)
        case AskUndo():
            return _ask_undo(table, guest, seq, moment)
        case AnswerUndo(agrees):
            seat = _own_seat(table, guest)
            if table.undo is None or seat not in table.undo.waits_for:
                refuse("nothing_asked")
            if seq < table.changed:
                refuse("stale")
            return UndoAnswered(seat, agrees)
        case GoBack(to):
            return _go_back(table, guest, to)
        case HandOver(seat, level):
            return _hand_over(table, guest, seat, level, moment)
        case TakeBack():
            seat = _own_seat(table, guest)
            if table.bot_level(seat) is None:
                refuse("no_bot_plays")
            if seat in table.returned:
                refuse("taken_back")
            return TakenBack(seat)
        case End():
            return _end(table, guest, moment)
        case Say(text):
            return Said(_speaker(table, guest), text)
        case React(reaction):
            return Reacted(_speaker(table, guest), reaction)
        case Hush(is_quiet):
            _host(table, guest)
            return Hushed(is_quiet)
        case Rematch():
            if guest.id != table.screen:
                _own_seat(table, guest)
            if table.phase in ("lobby", "playing"):
                refuse("not_over")
            if table.next is not None:
                refuse("rematched")
            return Rematched(moment.fresh_table)
        case _:
            assert_never(command)


def _host(table: Table, guest: Guest) -> None:
    if not table.is_run_by(guest.id):
        refuse("not_host")


def _setter(table: Table, guest: Guest) -> None:
    if not table.is_set_by(guest.id):
        refuse("not_host")


def _lobby(table: Table) -> None:
    if table.phase != "lobby":
        refuse("in_play")


def _unhurried(table: Table) -> None:
    """Seats, options and terms stay as they were when the host asked for the cards."""
    if table.start_asked is not None:
        refuse("starting")


def _deciding(terms: Terms) -> Terms:
    """The terms without those that have no part in who wins."""
    return replace(terms, is_public=False, may_watch=False)


def _playing(table: Table) -> None:
    if table.phase == "lobby":
        refuse("not_started")
    if table.phase != "playing":
        refuse("match_over")


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        refuse("no_seat", seat=seat)


def _own_seat(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.id)
    if seat is None:
        refuse("not_seated")
    return seat


def _speaker(table: Table, guest: Guest) -> Guest:
    """Who speaks, under the name by which the others know the seat."""
    if table.is_quiet:
        refuse("quiet")
    occupant = table.seats[_own_seat(table, guest)]
    assert isinstance(occupant, Person)
    return occupant.guest


def _sit(table: Table, guest: Guest, seat: int) -> AnyWhat:
    _seat(table, seat)
    _lobby(table)
    _unhurried(table)
    if table.is_locked and table.seat_of(guest.id) is None and not table.is_run_by(guest.id):
        refuse("locked")
    if not isinstance(table.seats[seat], Empty):
        refuse("seat_taken", seat=seat)
    return Sat(seat, guest)


def _clear(table: Table, guest: Guest, seat: int) -> AnyWhat:
    _seat(table, seat)
    _lobby(table)
    _unhurried(table)
    match table.seats[seat]:
        case Person(owner) if owner.id == guest.id:
            return Cleared(seat)
        case Bot() if table.is_set_by(guest.id):
            return Cleared(seat)
        case _:
            refuse("seat_not_yours", seat=seat)


def _move(table: Table, guest: Guest, action: str, seq: int) -> AnyWhat:
    _playing(table)
    seat = _own_seat(table, guest)
    if table.person(seat) is None:
        refuse("bot_plays")
    if seq < table.changed:
        refuse("stale")
    return move_of(table, seat, action)


def move_of(table: Table, seat: int, action: str, *, by_bot: bool = False) -> Moved:
    """A move by whoever plays the seat."""
    assert table.match is not None
    refusal = table.match.why_not(action, seat)
    if refusal is not None:
        raise Refused(refusal)
    return Moved(seat, table.game.write(table.game.parse(action)), by_bot)


def _ask_undo(table: Table, guest: Guest, seq: int, moment: Moment) -> AnyWhat:
    _playing(table)
    assert table.match is not None
    seat = _own_seat(table, guest)
    _may_take_back(table)
    if table.person(seat) is None:
        refuse("bot_plays")
    if seq < table.changed:
        refuse("stale")
    if table.undo is not None:
        refuse("undo_pending")
    # What a bot did for them would be advice, and free, could they take it back and do better.
    if not table.match.moves or table.match.moves[-1].seat != seat or table.made[-1].by_bot:
        refuse("not_your_move")
    if moment.has_taught:
        refuse("move_taught")
    is_fresh = moment.now - table.made[-1].at <= WITHDRAWING
    return Withdrawn(seat) if is_fresh or table.people() == [seat] else UndoAsked(seat)


def _go_back(table: Table, guest: Guest, to: int | None) -> AnyWhat:
    """Nothing makes it stale: it says how far, and bots who move meanwhile change nothing about that."""
    _playing(table)
    seat = _own_seat(table, guest)
    _may_take_back(table)
    if table.terms.takebacks != "free":
        refuse("not_free")
    decisions = table.decisions(seat)
    if not decisions or (to is not None and to not in decisions):
        refuse("nothing_decided")
    return WentBack(seat, decisions[-1] if to is None else to)


def _may_take_back(table: Table) -> None:
    if table.terms.takebacks == "none":
        refuse("no_undo")
    if table.seq >= LONGEST_LOG:
        refuse("log_full")


def _hand_over(table: Table, guest: Guest, seat: int, level: int, moment: Moment) -> AnyWhat:
    _playing(table)
    _seat(table, seat)
    own = _own_seat(table, guest)
    if seat != own and overdue(table, moment) != seat:
        refuse("not_overdue", seat=seat)
    if table.person(seat) is None:
        refuse("nobody_plays", seat=seat)
    if table.people() == [seat]:
        return Ended()
    return HandedOver(seat, _stand_in(table, level, is_own=seat == own))


def _stand_in(table: Table, level: int, *, is_own: bool) -> int:
    """How strong a bot plays on: nobody calls a master in where hints are ruled out, nor a beginner for another."""
    most = level if table.terms.hints else min(level, REMOVED_LEVEL)
    return most if is_own else max(most, REMOVED_LEVEL)


def _end(table: Table, guest: Guest, moment: Moment) -> AnyWhat:
    _playing(table)
    if not table.people() and table.is_run_by(guest.id):
        return Ended()
    own = _own_seat(table, guest)
    others = [seat for seat in table.people() if seat != own]
    late = overdue(table, moment)
    if others and (late is None or late == own):
        refuse("people_play")
    return Ended()
