"""The state of a table: everything follows from the entries of its log."""

from collections.abc import Iterable
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from parlour.engine.event import Event
from parlour.engine.fair import Fairness, Scheme, commitment_to, luck_of_bot, seed_of
from parlour.engine.game import AnyGame, OptionValue, Viewer
from parlour.engine.match import Match
from parlour.engine.record import Branch, Record, Seat
from parlour.engine.registry import game
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
    Occupant,
    Opened,
    Person,
    Reacted,
    Rematched,
    Removed,
    Said,
    Sat,
    Source,
    StartAsked,
    Started,
    TakenBack,
    Terms,
    UndoAnswered,
    UndoAsked,
    WentBack,
    Withdrawn,
)

Phase = Literal["lobby", "playing", "over", "abandoned"]
REMOVED_LEVEL = 2
"""The bot that plays on for somebody whom the host sent away."""
START_PATIENCE = 4_000
"""Milliseconds for which a start waits for what players have yet to add to the luck of the deal."""


class Made(Struct, frozen=True):
    """How a move of the match came about."""

    seq: int
    """Its entry in the log."""
    at: int
    """When, in milliseconds since 1970."""
    by_bot: bool
    gained: int
    """Milliseconds that it added to its player's time."""


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
        self.events: dict[int, list[Event]] = {}
        """What each move brought about, all cards open, by its seq."""
        self.numbers: dict[int, int] = {}
        """How many moves of the match were made before each, by its seq."""
        self.game: AnyGame
        self.options: dict[str, OptionValue] = {}
        self.terms = Terms()
        self.host = ""
        self.screen: str | None = None
        """The guest whose screen all look at; it has no seat of its own."""
        self.seats: list[Occupant] = []
        self.entropy: list[str | None] = []
        self.secret = ""
        self.scheme: Scheme = 1
        """How commitment and seed follow from the secret."""
        self.start_asked: int | None = None
        """When the host asked for the cards, while the table waits with them."""
        self.continues: str | None = None
        self.source: Source | None = None
        """Of a branch: the moment of another match that it goes on from."""
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
        self.returned: frozenset[int] = frozenset()
        """Seats that their people have taken back since then."""
        self.began = 0
        """When the cards were dealt."""
        self.turn_began = 0
        """Since when the time of the seat to act runs."""
        self.time_left: list[int] = []
        """Milliseconds to think that each seat had when its turn began; empty without a clock."""
        self.made: list[Made] = []
        """How each move of the match came about."""
        self.is_practice = False
        """Whether somebody went back freely, or tries another match from a moment on: who may know what is to come."""
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
    def has_ended(self) -> bool:
        """Whether nobody plays here any more."""
        return self.phase in ("over", "abandoned")

    @property
    def commitment(self) -> str:
        return commitment_to(self.scheme, self.id, self.secret)

    @property
    def without_luck(self) -> list[int]:
        """The seats whose people have not added to the luck of the deal."""
        return [seat for seat in self.people() if self.entropy[seat] is None]

    @property
    def deals_at(self) -> int | None:
        """When the cards are to be dealt as things stand, once the host has asked for it."""
        if self.start_asked is None:
            return None
        return self.start_asked + (START_PATIENCE if self.without_luck else 0)

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

    def is_run_by(self, guest: str) -> bool:
        """Whether a guest runs the table: its host, or the screen that it was opened on."""
        return guest in (self.host, self.screen)

    def is_set_by(self, guest: str) -> bool:
        """Whether a guest sets the table and has the cards dealt: who runs it, and every player where a screen opened
        it, for nobody sits at a screen."""
        return self.is_run_by(guest) or (self.screen is not None and self.seat_of(guest) is not None)

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

    def decisions(self, seat: int) -> list[int]:
        """Where the person of a seat decided: how many moves of the match had been made each time."""
        moves = [] if self.match is None else self.match.moves
        return [
            number
            for number, (move, made) in enumerate(zip(moves, self.made, strict=True))
            if move.seat == seat and not made.by_bot
        ]

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
            occupant.guest.name if isinstance(occupant, Person) else occupant.name if isinstance(occupant, Bot) else ""
            for occupant in self.seats
        ]

    def fairness(self) -> Fairness:
        """What the deal followed from. Only for a match that has ended."""
        table = "" if self.scheme == 1 else self.id
        return Fairness(self.commitment, self.secret, list(self.entropy), self.scheme, table)

    @property
    def branch(self) -> Branch | None:
        """Where the match left another."""
        source = self.source
        return None if source is None else Branch(source.table, source.step, source.seat, source.cards)

    def luck(self, seat: int) -> str:
        """The seed of whoever thinks for a seat now."""
        assert self.match is not None
        return str(luck_of_bot(self.id, self.secret, seat, len(self.match.moves)))

    def record(self) -> Record:
        """The record of a finished match."""
        assert self.match is not None
        record = self.match.record()
        if self.branch is not None:  # it goes on from a deal that others have seen, and claims no fairness
            return replace(record, branch=self.branch, practice=True)
        record = replace(record, fairness=self.fairness())
        return replace(record, practice=True) if self.is_practice else record

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
                if self.source is not None:
                    self._branch_off(entry, self.source)
            case Agreed(options=options, terms=terms):
                self.options, self.terms = self.game.completed(options), terms
            case Sat(seat, guest):
                before = self.seat_of(guest.id)
                if before is not None:
                    self._free(before)
                self.seats[seat] = Person(guest)
                self._see_who_sits()
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
            case StartAsked():
                self.start_asked = entry.at
            case Started():
                self._start(entry)
            case Moved() as moved:
                self._move(entry, moved)
            case UndoAsked(seat):
                self._ask_undo(entry, seat)
            case UndoAnswered(seat, agrees):
                self._answer_undo(entry, seat, agrees=agrees)
            case Withdrawn():
                self._withdraw(entry)
            case WentBack(_, to):
                self._go_back(entry, to)
            case HandedOver(seat, level):
                self._hand_over(entry, seat, level)
            case TakenBack(seat):
                self._return(seat)
            case Ended():
                self._end(entry)
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
        self.options = self.game.completed(opened.options)
        self.terms = opened.terms
        self.host = opened.host
        self.screen = opened.screen
        self.seats = list(opened.seats)
        self.entropy = [None for _ in opened.seats]
        self.secret = opened.secret
        self.scheme = opened.fairness
        self.continues = opened.continues
        self.source = opened.source

    def _see_who_sits(self) -> None:
        """Nobody goes back freely on somebody else: a second person makes it a matter of consent."""
        people = sum(isinstance(occupant, Person) for occupant in self.seats)
        if people > 1 and self.terms.takebacks == "free":
            self.terms = replace(self.terms, takebacks="consent")

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
            self._stand_in(entry, seat, Bot(self.names()[seat], REMOVED_LEVEL))

    def _change(self, entry: Entry) -> None:
        """The position on the table is another from now on."""
        self.changed = entry.seq
        self.returned = frozenset()

    def _start(self, entry: Entry) -> None:
        self.match = self._deal(seed_of(self.scheme, self.id, self.secret, self.entropy))
        self._begin(entry)

    def _branch_off(self, entry: Entry, source: Source) -> None:
        """Goes on from a moment of another match. Nobody here decided what led there, so nobody goes back beyond it."""
        match = self._deal(source.seed)
        anew = list(source.anew)
        for step in range(source.step + 1):
            while anew and anew[0].step == step:
                dealt = anew.pop(0)
                match.deal_anew(dealt.seat, dealt.luck)
            if step < source.step:
                match.take(match.game.parse(source.moves[step]))
        if source.cards == "anew":
            match.deal_anew(source.seat, seed_of(self.scheme, self.id, self.secret, []))
        self.match = match
        self.made = [Made(entry.seq, entry.at, True, 0) for _ in match.moves]
        self.is_practice = True
        self._begin(entry)

    def _begin(self, entry: Entry) -> None:
        self.began = entry.at
        self.start_asked = None
        self._change(entry)
        self.turn_began = entry.at
        if self.terms.bank is not None:
            self.time_left = [self.terms.bank * 1000 for _ in self.seats]

    def _deal(self, seed: str) -> Match:
        seats = [
            Seat(name, "bot", f"level{occupant.level}") if isinstance(occupant, Bot) else Seat(name, "human")
            for name, occupant in zip(self.names(), self.seats, strict=True)
        ]
        return Match(self.game, seats, seed, self.options)

    def _move(self, entry: Entry, moved: Moved) -> None:
        assert self.match is not None
        self.numbers[entry.seq] = len(self.match.moves)
        self.events[entry.seq] = self.match.apply(moved.action, moved.seat)
        self.undo = None
        self._spend(entry, moved.seat)
        gain = self.terms.increment * 1000 if self.time_left and self.person(moved.seat) is not None else 0
        if gain:
            self.time_left[moved.seat] += gain
        self.made.append(Made(entry.seq, entry.at, moved.by_bot, gain))
        self._change(entry)

    def _spend(self, entry: Entry, seat: int) -> None:
        """The time of the seat that was to act has run until now; that of a bot does not.

        Clocks of two machines may differ: no time is ever given back.
        """
        if self.time_left and self.person(seat) is not None:
            spent = max(0, entry.at - self.turn_began)
            self.time_left[seat] = max(0, self.time_left[seat] - spent)
        self.turn_began = entry.at

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
        """Everybody agreed: the last move has not been made. The time since is spent all the same."""
        assert self.to_act is not None
        self._spend(entry, self.to_act)
        self._unmake(entry, len(self.made) - 1)

    def _withdraw(self, entry: Entry) -> None:
        """The last move has not been made, and its player is still thinking: the time since is theirs, nobody else's.

        Whoever was asked nothing pays nothing: else one could move and withdraw until the next player's time is up.
        """
        self.turn_began = self.made[-1].at
        self._unmake(entry, len(self.made) - 1)

    def _go_back(self, entry: Entry, to: int) -> None:
        """The player decides again, and what followed has not happened. The time it took is spent all the same."""
        assert self.to_act is not None
        self._spend(entry, self.to_act)
        self._unmake(entry, to)
        self.is_practice = True

    def _unmake(self, entry: Entry, to: int) -> None:
        """Only the first so many moves have been made. What the others gained is not kept."""
        assert self.match is not None
        if self.time_left:
            for move, made in zip(self.match.moves[to:], self.made[to:], strict=True):
                self.time_left[move.seat] = max(0, self.time_left[move.seat] - made.gained)
        self.match.go_back(to)
        del self.made[to:]
        self.undo = None
        self._change(entry)

    def _end(self, entry: Entry) -> None:
        """Nobody plays on. The clock that ran stands still where it was."""
        if self.to_act is not None:
            self._spend(entry, self.to_act)
        self.is_abandoned = True
        self.start_asked = None
        self.undo = None
        self._change(entry)

    def _hand_over(self, entry: Entry, seat: int, level: int) -> None:
        occupant = self.seats[seat]
        assert isinstance(occupant, Person)
        self._stand_in(entry, seat, Person(occupant.guest, level))

    def _return(self, seat: int) -> None:
        """The person plays again. In a turn that the bot had begun, the person's time has run since then."""
        occupant = self.seats[seat]
        assert isinstance(occupant, Person)
        self.seats[seat] = Person(occupant.guest)
        self.returned |= {seat}

    def _stand_in(self, entry: Entry, seat: int, occupant: Occupant) -> None:
        """A bot plays the seat from now on, and is asked for no consent."""
        if self.to_act == seat:
            self._spend(entry, seat)
        self.seats[seat] = occupant
        if self.undo is not None and seat in self.undo.waits_for:
            self._answer_undo(entry, seat, agrees=True)
