"""The state of a table: everything follows from the entries of its log."""

from collections.abc import Iterable
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from parlour.engine.event import Event
from parlour.engine.fair import Fairness, commitment_to, seed_of
from parlour.engine.game import AnyGame, OptionValue, Viewer
from parlour.engine.match import Match
from parlour.engine.record import Record, Seat
from parlour.engine.registry import game
from parlour.match.entries import (
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
    Occupant,
    Opened,
    Person,
    Reacted,
    Rematched,
    Removed,
    Said,
    Sat,
    Started,
    TakenBack,
    Terms,
    UndoAnswered,
    UndoAsked,
)

Phase = Literal["lobby", "playing", "over", "abandoned"]
REMOVED_LEVEL = 2
"""The bot that plays on for somebody whom the host sent away."""


RETURN_TIME = 30_000
"""Milliseconds to think that somebody who takes the seat back has at least."""


class Undo(Struct, frozen=True):
    """A wish to take a move back."""

    seat: int
    waits_for: frozenset[int]
    """Seats whose person has not agreed yet."""


class Table:
    """What the log of one table amounts to."""

    def __init__(self, table_id: str, entries: Iterable[Entry]) -> None:
        self.id = table_id
        self.entries: list[Entry] = []
        self.facts: dict[int, list[Event]] = {}
        """What each move brought about, all cards open, by its seq."""
        self.game: AnyGame
        self.options: dict[str, OptionValue] = {}
        self.terms = Terms()
        self.host = ""
        self.seats: list[Occupant] = []
        self.entropy: list[str | None] = []
        self.secret = ""
        self.continues: str | None = None
        self.removed: set[str] = set()
        self.is_locked = False
        self.is_quiet = False
        self.is_abandoned = False
        self.next: str | None = None
        """The table of the rematch."""
        self.match: Match | None = None
        self.undo: Undo | None = None
        self.changed = 0
        """The seq of the last entry that changed the position on the table."""
        self.turn_began = 0
        """When the seat to act got its turn."""
        self.time_left: list[int] = []
        """Milliseconds to think that each seat had when its turn began; empty without a clock."""
        self.gained: list[int] = []
        """Milliseconds that each move of the match added to its player's time."""
        self.done: dict[tuple[str, str], int] = {}
        """The seq that each guest's command got, by the command's id."""
        for entry in entries:
            self.add(entry)

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def phase(self) -> Phase:
        if self.is_abandoned:
            return "abandoned"
        if self.match is None:
            return "lobby"
        return "over" if self.match.is_over else "playing"

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is next, while the match is played."""
        return self.match.to_act if self.match is not None and self.phase == "playing" else None

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest has."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.guest.id == guest:
                return seat
        return None

    def viewer(self, guest: str) -> Viewer:
        seat = self.seat_of(guest)
        return "spectator" if seat is None else seat

    def person(self, seat: int) -> Person | None:
        """The person who plays a seat, unless a bot does."""
        occupant = self.seats[seat]
        return occupant if isinstance(occupant, Person) and occupant.deputy is None else None

    def people(self) -> list[int]:
        """The seats that are played by people."""
        return [seat for seat in range(len(self.seats)) if self.person(seat) is not None]

    def bot_level(self, seat: int) -> int | None:
        """The level of the bot that plays a seat, its own or as a deputy."""
        match self.seats[seat]:
            case Bot(_, level):
                return level
            case Person(_, deputy):
                return deputy
            case Empty():
                return None

    def names(self) -> list[str]:
        return [
            occupant.guest.name
            if isinstance(occupant, Person)
            else occupant.name
            if isinstance(occupant, Bot)
            else f"Seat {seat + 1}"
            for seat, occupant in enumerate(self.seats)
        ]

    def fairness(self) -> Fairness:
        """What the deal followed from. Only for a match that has ended."""
        return Fairness(self.commitment, self.secret, list(self.entropy))

    def record(self) -> Record:
        """The record of a finished match."""
        assert self.match is not None
        return replace(self.match.record(), fairness=self.fairness())

    # --- the fold

    def add(self, entry: Entry) -> None:
        """Folds the next entry of the log."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} of table {self.id} does not follow {self.seq}"
        self._fold(entry)
        self.entries.append(entry)
        if entry.command:
            self.done[entry.by, entry.command] = entry.seq

    def _fold(self, entry: Entry) -> None:
        match entry.what:
            case Opened() as opened:
                self._open(opened)
            case Agreed(options=options, terms=terms):
                self.options, self.terms = options, terms
            case Sat(seat, guest):
                before = self.seat_of(guest.id)
                if before is not None:
                    self._free(before)
                self.seats[seat] = Person(guest)
            case BotSat(seat, name, level):
                self._free(seat)
                self.seats[seat] = Bot(name, level)
            case Cleared(seat):
                self._free(seat)
            case Removed(guest_id):
                self._remove(entry, guest_id)
            case Locked(is_locked):
                self.is_locked = is_locked
            case HostPassed(guest_id):
                self.host = guest_id
            case Contributed(seat, entropy):
                self.entropy[seat] = entropy
            case Started():
                self._start(entry)
            case Moved() as moved:
                self._move(entry, moved)
            case UndoAsked(seat):
                self._ask_undo(entry, seat)
            case UndoAnswered(seat, agrees):
                self._answer_undo(entry, seat, agrees=agrees)
            case HandedOver(seat, level):
                self._deputise(entry, seat, level)
            case TakenBack(seat):
                self._deputise(entry, seat, None)
            case Ended():
                self.is_abandoned = True
                self.undo = None
                self.changed = entry.seq
            case Hushed(is_quiet):
                self.is_quiet = is_quiet
            case Rematched(table):
                self.next = table
            case Said() | Reacted():
                pass
            case _:
                assert_never(entry.what)

    def _open(self, opened: Opened) -> None:
        self.game = game(opened.game, opened.rules_version)
        self.options = opened.options
        self.terms = opened.terms
        self.host = opened.host
        self.seats = list(opened.seats)
        self.entropy = [None for _ in opened.seats]
        self.secret = opened.secret
        self.continues = opened.continues

    def _free(self, seat: int) -> None:
        self.seats[seat] = Empty()
        self.entropy[seat] = None

    def _remove(self, entry: Entry, guest: str) -> None:
        self.removed.add(guest)
        seat = self.seat_of(guest)
        if seat is None:
            return
        if self.match is None:
            self._free(seat)
        else:
            self.seats[seat] = Bot(self.names()[seat], REMOVED_LEVEL)
            self._stand_in(entry, seat)

    def _start(self, entry: Entry) -> None:
        self.match = self._deal()
        self.changed = entry.seq
        self.turn_began = entry.at
        if self.terms.bank is not None:
            self.time_left = [self.terms.bank * 1000 for _ in self.seats]

    def _deal(self) -> Match:
        seats = [
            Seat(name, "bot", f"level{occupant.level}") if isinstance(occupant, Bot) else Seat(name, "human")
            for name, occupant in zip(self.names(), self.seats, strict=True)
        ]
        return Match(self.game, seats, seed_of(self.secret, self.entropy), self.options)

    def _move(self, entry: Entry, moved: Moved) -> None:
        assert self.match is not None
        self.facts[entry.seq] = self.match.apply(moved.action, moved.seat)
        self.undo = None
        self._turn(entry, mover=moved.seat)

    def _turn(self, entry: Entry, mover: int) -> None:
        """A turn ended, and the next began."""
        gain = 0
        if self.time_left and self.person(mover) is not None:
            self._charge(entry, mover)
            gain = self.terms.increment * 1000
            self.time_left[mover] += gain
        self.gained.append(gain)
        self.turn_began = entry.at
        self.changed = entry.seq

    def _charge(self, entry: Entry, seat: int) -> None:
        """The time since the turn began was this seat's. Clocks of two machines may differ: none is ever given back."""
        spent = max(0, entry.at - self.turn_began)
        self.time_left[seat] = max(0, self.time_left[seat] - spent)

    def _ask_undo(self, entry: Entry, seat: int) -> None:
        waits_for = frozenset(other for other in self.people() if other != seat)
        self.undo = Undo(seat, waits_for)
        if not waits_for:
            self._take_back(entry)

    def _answer_undo(self, entry: Entry, seat: int, *, agrees: bool) -> None:
        assert self.undo is not None
        if not agrees:
            self.undo = None
            return
        self.undo = Undo(self.undo.seat, self.undo.waits_for - {seat})
        if not self.undo.waits_for:
            self._take_back(entry)

    def _take_back(self, entry: Entry) -> None:
        """The last move has not been made. The time that it took is spent all the same, what it gained is not kept."""
        assert self.match is not None
        last = self.match.take_back()
        gain = self.gained.pop()
        if self.time_left:
            self.time_left[last.seat] = max(0, self.time_left[last.seat] - gain)
        self.undo = None
        self.turn_began = entry.at
        self.changed = entry.seq

    def _deputise(self, entry: Entry, seat: int, level: int | None) -> None:
        occupant = self.seats[seat]
        assert isinstance(occupant, Person)
        self.seats[seat] = Person(occupant.guest, level)
        if level is not None:
            if self.time_left and self.to_act == seat:
                self._charge(entry, seat)
            self._stand_in(entry, seat)
            return
        if self.time_left:
            self.time_left[seat] = max(self.time_left[seat], RETURN_TIME)
        if self.to_act == seat:
            self.turn_began = entry.at

    def _stand_in(self, entry: Entry, seat: int) -> None:
        """A bot plays the seat from now on, and is asked for no consent."""
        if self.undo is not None and seat in self.undo.waits_for:
            self._answer_undo(entry, seat, agrees=True)
        if self.to_act == seat:
            self.turn_began = entry.at
