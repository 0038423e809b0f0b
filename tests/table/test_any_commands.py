"""Whatever anybody asks of a table, it is done or refused, and a refusal changes nothing."""

from typing import get_args

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import parlour
from parlour.engine.game import OptionValue
from parlour.table import Command, Guest, Refused, Table, Terms, due, overdue
from parlour.table.commands import (
    Agree,
    AnswerUndo,
    AskUndo,
    Clear,
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
from parlour.table.decide import move_of
from parlour.table.entries import AnyWhat, Moved, Occupant, Person, WentBack, Withdrawn
from parlour.table.stream import tell
from tests.table.builder import ANN, EVE, FRIENDS, Scene, lobby, shown, viewers

GUESTS = (*FRIENDS, EVE)
SEATS = st.integers(0, 5)
LEVELS = st.integers(1, 5)
IDS = st.sampled_from([*(guest.id for guest in GUESTS), "nobody", ""])
TERMS = st.builds(
    Terms,
    is_public=st.booleans(),
    hints=st.booleans(),
    takebacks=st.sampled_from(["none", "consent", "free"]),
    patience=st.sampled_from([10, 60]),
    bank=st.sampled_from([30, None]),
    increment=st.sampled_from([0, 5]),
)
VALUES: st.SearchStrategy[OptionValue] = st.one_of(
    st.booleans(), st.integers(-2, 7), st.text(max_size=3), st.lists(st.text(max_size=3), max_size=4)
)
OPTIONS: st.SearchStrategy[dict[str, OptionValue]] = st.dictionaries(
    st.sampled_from(["voluntary_pickup", "villains", "first", "x"]), VALUES, max_size=2
)

COMMANDS: dict[type, st.SearchStrategy[Command]] = {
    Agree: st.builds(Agree, options=OPTIONS, terms=TERMS),
    Sit: st.builds(Sit, SEATS),
    SitBot: st.builds(SitBot, SEATS, LEVELS),
    Clear: st.builds(Clear, SEATS),
    Remove: st.builds(Remove, IDS),
    Lock: st.builds(Lock, st.booleans()),
    PassHost: st.builds(PassHost, IDS),
    Contribute: st.builds(Contribute, st.sampled_from(["a" * 32, "0f" * 32])),
    Start: st.builds(Start),
    Move: st.builds(Move, st.one_of(st.text(max_size=12), st.sampled_from(["ready", "draw", "stop", "pick up"]))),
    AskUndo: st.builds(AskUndo),
    AnswerUndo: st.builds(AnswerUndo, st.booleans()),
    GoBack: st.builds(GoBack, st.one_of(st.none(), st.integers(0, 9))),
    HandOver: st.builds(HandOver, SEATS, LEVELS),
    TakeBack: st.builds(TakeBack),
    End: st.builds(End),
    Say: st.builds(Say, st.text(min_size=1, max_size=5)),
    React: st.builds(React, st.sampled_from(["clap", "sad"])),
    Hush: st.builds(Hush, st.booleans()),
    Rematch: st.builds(Rematch),
}


def test_every_command_is_tried() -> None:
    assert COMMANDS.keys() == set(get_args(Command))


class AnyCommands(RuleBasedStateMachine):
    """Guests around a table who try everything."""

    scene: Scene

    @initialize(
        game_id=st.sampled_from(["digdig", "villains", "diamoniak"]),
        people=st.integers(1, 3),
        free=st.integers(0, 1),
        terms=TERMS,
        stage=st.sampled_from(["lobby", "starting", "playing", "playing"]),
    )
    def opens(self, game_id: str, people: int, free: int, terms: Terms, stage: str) -> None:
        self.scene = lobby(game_id, people, 3 - people, free if stage == "lobby" else 0, terms=terms)
        if stage == "starting":
            self.scene.do(ANN, Start())
        if stage == "playing":
            self.scene.deal()

    @rule(guest=st.sampled_from(GUESTS), command=st.one_of(*COMMANDS.values()), behind=st.integers(0, 3))
    def asks(self, guest: Guest, command: Command, behind: int) -> None:
        self.tries(guest, command, behind)

    @rule()
    def the_host_starts(self) -> None:
        self.tries(self.host(), Start())

    @rule(guest=st.sampled_from(FRIENDS))
    def somebody_adds_luck(self, guest: Guest) -> None:
        self.tries(guest, Contribute("a" * 32))

    @rule()
    def the_table_does_what_it_has_to(self) -> None:
        what = due(self.scene.table, self.scene.now)
        if what is not None:
            self.adds(what, "")

    @rule(number=st.integers(0, 99))
    def somebody_moves(self, number: int) -> None:
        """Whoever is to act makes some legal move."""
        table = self.scene.table
        if table.to_act is not None:
            legal = self.scene.match.legal()
            action = legal[number % len(legal)]
            if table.person(table.to_act) is None:
                self.adds(move_of(table, table.to_act, action, by_bot=True), "")
            else:
                self.tries(self.scene.mover(), Move(action))

    @rule()
    def who_moved_asks_for_it_back(self) -> None:
        if self.scene.table.match is not None and self.scene.moves:
            occupant = self.scene.table.seats[self.scene.match.moves[-1].seat]
            for guest in FRIENDS:
                if getattr(occupant, "guest", None) == guest:
                    self.tries(guest, AskUndo())

    @rule(guest=st.sampled_from(FRIENDS), number=st.one_of(st.none(), st.integers(0, 99)))
    def somebody_goes_back(self, guest: Guest, number: int | None) -> None:
        """To the last decision, or to any; afterwards everything is as it was then, for everybody."""
        table = self.scene.table
        seat = table.seat_of(guest.id)
        decisions = [] if seat is None else table.decisions(seat)
        to = None if number is None or not decisions else decisions[number % len(decisions)]
        before = table.seq
        self.tries(guest, GoBack(to))
        if table.seq > before:
            assert table.is_practice
            assert len(self.scene.moves) == (decisions[-1] if to is None else to)
            assert table.to_act == seat
            dealt = parlour.Match(table.game, self.scene.match.seats, self.scene.match.seed, table.options)
            for action in self.scene.moves:
                dealt.apply(action)
            assert [dealt.view(viewer) for viewer in viewers(table)] == [
                self.scene.match.view(viewer) for viewer in viewers(table)
            ]

    @rule(terms=TERMS)
    def the_host_agrees_on_other_terms(self, terms: Terms) -> None:
        self.tries(self.host(), Agree(options=self.scene.table.options, terms=terms))

    @rule(guest=st.sampled_from(FRIENDS), seconds=st.sampled_from([1, 20]))
    def somebody_hands_over_and_takes_back(self, guest: Guest, seconds: int) -> None:
        """After some thought, and perhaps on the own turn."""
        self.scene.wait(seconds)
        seat = self.scene.table.seat_of(guest.id)
        if seat is not None and self.scene.table.people() != [seat]:
            self.tries(guest, HandOver(seat, 1))
            self.tries(guest, TakeBack())

    @rule(agrees=st.booleans())
    def the_others_answer(self, agrees: bool) -> None:
        for guest in FRIENDS:
            self.tries(guest, AnswerUndo(agrees))

    @rule(guest=st.sampled_from(FRIENDS))
    def comes_or_goes(self, guest: Guest) -> None:
        if guest.id in self.scene.left:
            self.scene.returns(guest)
        else:
            self.scene.leaves(guest)

    @rule(seconds=st.sampled_from([-1, 1, 20, 100]))
    def time_passes(self, seconds: int) -> None:
        self.scene.wait(seconds)

    @invariant()
    def is_sound(self) -> None:
        table = self.scene.table
        assert overdue(table, self.scene.moment()) in (None, table.to_act)
        assert (table.to_act is not None) == (table.phase == "playing")
        assert all(time >= 0 for time in table.time_left)
        if table.match is not None:
            assert len(table.made) == len(table.match.moves)
        people = sum(isinstance(occupant, Person) for occupant in table.seats)
        assert table.terms.takebacks != "free" or people <= 1
        assert table.is_practice == any(isinstance(entry.what, WentBack) for entry in table.entries)
        assert not table.is_practice or table.terms.takebacks == "free"
        if table.undo is not None:
            assert table.phase == "playing"
            assert table.undo.waits_for
            assert table.undo.waits_for <= set(table.people()) - {table.undo.seat}
        ids = [guest.id for guest in GUESTS if table.seat_of(guest.id) is not None]
        assert not table.removed & set(ids)

    def teardown(self) -> None:
        """The log tells the whole story, and to its end the match verifies."""
        if hasattr(self, "scene"):
            table = self.scene.table
            again = Table("oak", table.entries)
            assert shown(again) == shown(table)
            for viewer in viewers(table):
                assert [tell(again, entry, viewer) for entry in again.entries] == [
                    tell(table, entry, viewer) for entry in table.entries
                ]
            if table.phase == "playing":
                self.scene.finish()
                record = table.record()
                assert parlour.verify(record).is_over
                assert record.practice == (True if table.is_practice else msgspec.UNSET)

    def host(self) -> Guest:
        return next(guest for guest in GUESTS if guest.id == self.scene.table.host)

    def tries(self, guest: Guest, command: Command, behind: int = 0) -> None:
        before = shown(self.scene.table)
        seq = self.scene.table.seq
        try:
            what = self.scene.decided(guest, command, seq - behind)
        except Refused:
            assert (shown(self.scene.table), self.scene.table.seq) == (before, seq)
        else:
            self.adds(what, guest.id)
            assert self.scene.table.seq == seq + 1

    def adds(self, what: AnyWhat, by: str) -> None:
        """Adds an entry, after which no clock is fuller than before, and what was settled is settled still.

        But the time since a move that is withdrawn is not that of who was to act.
        """
        table = self.scene.table
        clocks, agreed, start = self.clocks(), settled(table), table.start_asked
        mover = what.seat if isinstance(what, Moved) and table.person(what.seat) is not None else None
        waiting = table.to_act if isinstance(what, Withdrawn) else None
        had = list(table.time_left)
        self.scene.add(what, by)
        if clocks:
            for seat, (before, now) in enumerate(zip(clocks, self.clocks(), strict=True)):
                gain = table.terms.increment * 1000 if seat == mover else 0
                most = had[seat] if seat == waiting else before + gain
                assert now <= most, f"{what} filled the clock of seat {seat}"
        if start is not None:
            assert settled(table)[1:] == agreed[1:], f"{what} changed something while the cards were about to be dealt"
        if agreed[0]:
            assert settled(table)[:3] == agreed[:3], f"{what} changed what was settled"

    def clocks(self) -> list[int]:
        """Milliseconds that each seat has at this moment."""
        table = self.scene.table
        spent = max(0, self.scene.now - table.turn_began)
        runs = None if table.to_act is None or table.person(table.to_act) is None else table.to_act
        return [max(0, left - (spent if seat == runs else 0)) for seat, left in enumerate(table.time_left)]


def settled(table: Table) -> tuple[bool, dict[str, OptionValue], Terms, list[Occupant]]:
    """Whether the match has begun; by what it is played; who sits at the table."""
    terms = msgspec.structs.replace(table.terms, is_public=False, may_watch=False)
    return table.match is not None, table.options, terms, list(table.seats)


AnyCommands.TestCase.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
TestAnyCommands = AnyCommands.TestCase
