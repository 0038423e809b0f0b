"""What a command leads to: one entry of the log, or a refusal that says why."""

from collections.abc import Mapping
from typing import NoReturn, assert_never

from msgspec import Struct
from msgspec.structs import replace

from parlour.engine.game import Refusal, UsageError
from parlour.table.commands import (
    Agree,
    AnswerUndo,
    AskUndo,
    Clear,
    Command,
    Contribute,
    End,
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
)
from parlour.table.opening import BOT_NAMES
from parlour.table.table import REMOVED_LEVEL, Table
from parlour.table.undo import last_move_taught

REFUSALS = {
    "removed": "the host has asked you to leave this table",
    "locked": "the table is locked: ask its host to open it",
    "not_host": "only the host may do that",
    "no_seat": "there is no seat {seat} at this table",
    "seat_taken": "seat {seat} is taken by {name}",
    "seat_not_yours": "seat {seat} is not yours",
    "not_seated": "take a seat first",
    "in_play": "the match has started",
    "starting": "the cards are about to be dealt: nothing changes at the table now",
    "settled": "how we play was settled at the start: only who may find the table and watch can change",
    "outdated": "this table was opened before deals were made safer: open a new one",
    "not_started": "the match has not started yet",
    "match_over": "the match is over",
    "not_over": "the match is not over yet",
    "seats_free": "seat {seat} is still free: put a bot there, or wait for a friend",
    "already_contributed": "you have added to the luck of this deal already",
    "bad_option": "{problem}",
    "stale": "the table has changed since you decided: look again",
    "bot_plays": "a bot plays for you: take your seat back first",
    "no_bot_plays": "no bot plays for you",
    "taken_back": "you have taken your seat back once already: wait for the next move",
    "no_undo": "moves are not taken back at this table",
    "not_your_move": "only your own move can be taken back, before anybody else has moved",
    "move_taught": "this move turned up a card or drew by lot: it cannot be taken back",
    "undo_pending": "the others have been asked already",
    "nothing_asked": "nobody waits for your answer",
    "not_overdue": "{name} is not away for long enough: wait a little",
    "people_play": "other people play: leave your seat to a bot instead",
    "quiet": "the chat is off at this table",
    "not_at_table": "there is no such guest at this table",
    "rematched": "there is a rematch already",
}
"""Every refusal that is a matter of the table and not of the game, with its sentence. Seats count from 1 in words."""


class Refused(Exception):
    """A command was not carried out; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Moment(Struct, frozen=True):
    """What a decision depends on besides the log."""

    now: int
    """Milliseconds since 1970."""
    seen: Mapping[str, int]
    """When each guest was last connected; `now` for those who are."""
    fresh_table: str
    """An unused id, for a rematch."""


def refuse(code: str, **facts: object) -> NoReturn:
    words = {name: str(value) for name, value in facts.items()}
    raise Refused(Refusal(code, "", REFUSALS[code].format_map(words), words))


def overdue(table: Table, moment: Moment) -> int | None:
    """The seat that keeps the others waiting for longer than the table allows: away, or out of time."""
    seat = table.to_act
    person = None if seat is None else table.person(seat)
    if seat is None or person is None:
        return None
    waited = moment.now - table.turn_began
    if table.time_left and waited > table.time_left[seat]:
        return seat
    away = moment.now - max(moment.seen.get(person.guest.id, 0), _started(table))
    return seat if away > table.terms.patience * 1000 else None


def _started(table: Table) -> int:
    return next(entry.at for entry in table.entries if isinstance(entry.what, Started))


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
            _host(table, guest)
            try:
                checked = table.game.check_options(len(table.seats), options)
            except UsageError as error:
                refuse("bad_option", problem=error)
            _unhurried(table)
            if table.match is not None and (checked, _deciding(terms)) != (table.options, _deciding(table.terms)):
                refuse("settled")
            return Agreed(options=checked, terms=terms)
        case Sit(seat):
            return _sit(table, guest, seat)
        case SitBot(seat, level):
            _host(table, guest)
            _lobby(table)
            _unhurried(table)
            _seat(table, seat)
            if isinstance(table.seats[seat], Person):
                refuse("seat_taken", seat=seat + 1, name=table.names()[seat])
            return BotSat(seat, BOT_NAMES[seat], level)
        case Clear(seat):
            return _clear(table, guest, seat)
        case Remove(other):
            _host(table, guest)
            _unhurried(table)
            if other == guest.id:
                refuse("not_at_table")
            return Removed(other)
        case Lock(is_locked):
            _host(table, guest)
            return Locked(is_locked)
        case PassHost(other):
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
            _host(table, guest)
            _lobby(table)
            _unhurried(table)
            if table.scheme == 1:
                refuse("outdated")
            for seat, occupant in enumerate(table.seats):
                if isinstance(occupant, Empty):
                    refuse("seats_free", seat=seat + 1)
            return StartAsked() if table.without_luck else Started()
        case Move(action):
            return _move(table, guest, action, seq)
        case AskUndo():
            return _ask_undo(table, guest, seq)
        case AnswerUndo(agrees):
            seat = _own_seat(table, guest)
            if table.undo is None or seat not in table.undo.waits_for:
                refuse("nothing_asked")
            if seq < table.changed:
                refuse("stale")
            return UndoAnswered(seat, agrees)
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
            _own_seat(table, guest)
            if table.phase in ("lobby", "playing"):
                refuse("not_over")
            if table.next is not None:
                refuse("rematched")
            return Rematched(moment.fresh_table)
        case _:
            assert_never(command)


def _host(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
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
        refuse("no_seat", seat=seat + 1)


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
    if table.is_locked and table.seat_of(guest.id) is None and table.host != guest.id:
        refuse("locked")
    if not isinstance(table.seats[seat], Empty):
        refuse("seat_taken", seat=seat + 1, name=table.names()[seat])
    return Sat(seat, guest)


def _clear(table: Table, guest: Guest, seat: int) -> AnyWhat:
    _seat(table, seat)
    _lobby(table)
    _unhurried(table)
    match table.seats[seat]:
        case Person(owner) if owner.id == guest.id:
            return Cleared(seat)
        case Bot() if table.host == guest.id:
            return Cleared(seat)
        case _:
            refuse("seat_not_yours", seat=seat + 1)


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


def _ask_undo(table: Table, guest: Guest, seq: int) -> AnyWhat:
    _playing(table)
    assert table.match is not None
    seat = _own_seat(table, guest)
    if not table.terms.undo:
        refuse("no_undo")
    if table.person(seat) is None:
        refuse("bot_plays")
    if seq < table.changed:
        refuse("stale")
    if table.undo is not None:
        refuse("undo_pending")
    # What a bot did for them would be advice, and free, could they take it back and do better.
    if not table.match.moves or table.match.moves[-1].seat != seat or table.by_bot[-1]:
        refuse("not_your_move")
    if last_move_taught(table.match):
        refuse("move_taught")
    return UndoAsked(seat)


def _hand_over(table: Table, guest: Guest, seat: int, level: int, moment: Moment) -> AnyWhat:
    _playing(table)
    _seat(table, seat)
    own = _own_seat(table, guest)
    if seat != own and overdue(table, moment) != seat:
        refuse("not_overdue", name=table.names()[seat])
    if table.person(seat) is None:
        refuse("seat_taken", seat=seat + 1, name="a bot")
    if table.people() == [seat]:
        return Ended()
    return HandedOver(seat, _stand_in(table, level, is_own=seat == own))


def _stand_in(table: Table, level: int, *, is_own: bool) -> int:
    """How strong a bot plays on: nobody calls a master in where hints are ruled out, nor a beginner for another."""
    most = level if table.terms.hints else min(level, REMOVED_LEVEL)
    return most if is_own else max(most, REMOVED_LEVEL)


def _end(table: Table, guest: Guest, moment: Moment) -> AnyWhat:
    _playing(table)
    if not table.people() and table.host == guest.id:
        return Ended()
    own = _own_seat(table, guest)
    others = [seat for seat in table.people() if seat != own]
    late = overdue(table, moment)
    if others and (late is None or late == own):
        refuse("people_play")
    return Ended()
