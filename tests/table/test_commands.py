"""Every command: who may give it in which phase, and what it leads to."""

from functools import cache
from typing import get_args

import msgspec
import pytest

from parlour.engine.fair import commitment_to
from parlour.engine.game import OptionValue, UsageError
from parlour.engine.registry import game
from parlour.table import Bot, Command, Empty, Guest, Person, Refused, Table, Terms, open_table, rematch
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
from parlour.table.entries import (
    Agreed,
    BotSat,
    Cleared,
    Contributed,
    Ended,
    HandedOver,
    HostPassed,
    Hushed,
    Locked,
    Moved,
    Reacted,
    Rematched,
    Removed,
    Said,
    Sat,
    Started,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Withdrawn,
)
from parlour.table.table import REMOVED_LEVEL
from tests.table.builder import ANN, BEN, CLEO, ENTROPY, EVE, FRESH, LATE, SECRET, Scene, lobby, started

PHASES = ("lobby", "playing", "over", "abandoned")
OPTIONS: dict[str, OptionValue] = {"voluntary_pickup": False}


@cache
def at(phase: str) -> Scene:
    """Ann (host) and Ben play Dig Dig with a bot; a seat is free in the lobby, and Ann has swapped in the match."""
    if phase == "lobby":
        scene = lobby(free=1)
        scene.do(ANN, Contribute(ENTROPY["ann"]))
        return scene
    scene = started()
    scene.move("swap")
    if phase == "over":
        scene.finish()
    if phase == "abandoned":
        scene.leaves(BEN)
        scene.do(ANN, Move("ready"))
        scene.wait(61)
        scene.do(ANN, End())
    assert scene.table.phase == phase
    return scene


HOST_ONLY = "yes not_host not_host"
SEATED = "yes yes not_seated"
BEFORE = "in_play in_play in_play"
ONLY_BEFORE = "in_play not_host not_host"
SETTLED = "settled not_host not_host"
NEVER_ANN = "not_at_table not_host not_host"
UNASKED = "nothing_asked nothing_asked not_seated"
NO_BOT = "no_bot_plays no_bot_plays not_seated"
NOT_NOW = ("not_started not_started not_started", "match_over match_over match_over")

WHO_MAY: list[tuple[Command, str, str, str]] = [
    # what Ann (host), Ben (player) and Eve (watcher) are answered   in the lobby, in the match, after it
    (Agree(options=OPTIONS, terms=Terms(is_public=True, may_watch=False)), HOST_ONLY, HOST_ONLY, HOST_ONLY),
    (Agree(options={"voluntary_pickup": True}, terms=Terms()), HOST_ONLY, SETTLED, SETTLED),
    (Agree(options=OPTIONS, terms=Terms(bank=600)), HOST_ONLY, SETTLED, SETTLED),
    (Agree(options=OPTIONS, terms=Terms(increment=5)), HOST_ONLY, SETTLED, SETTLED),
    (Agree(options=OPTIONS, terms=Terms(hints=True)), HOST_ONLY, SETTLED, SETTLED),
    (Agree(options=OPTIONS, terms=Terms(takebacks="none")), HOST_ONLY, SETTLED, SETTLED),
    (Agree(options=OPTIONS, terms=Terms(patience=10)), HOST_ONLY, SETTLED, SETTLED),
    (Sit(3), "yes yes yes", "no_seat no_seat no_seat", "no_seat no_seat no_seat"),
    (Sit(1), "seat_taken seat_taken seat_taken", BEFORE, BEFORE),
    (Sit(2), "seat_taken seat_taken seat_taken", BEFORE, BEFORE),
    (SitBot(2, 4), HOST_ONLY, ONLY_BEFORE, ONLY_BEFORE),
    (SitBot(1, 4), "seat_taken not_host not_host", ONLY_BEFORE, ONLY_BEFORE),
    (Clear(0), "yes seat_not_yours seat_not_yours", BEFORE, BEFORE),
    (Clear(1), "seat_not_yours yes seat_not_yours", BEFORE, BEFORE),
    (Clear(2), "yes seat_not_yours seat_not_yours", BEFORE, BEFORE),
    (Remove("ben"), HOST_ONLY, HOST_ONLY, HOST_ONLY),
    (Remove("ann"), NEVER_ANN, NEVER_ANN, NEVER_ANN),
    (Lock(True), HOST_ONLY, HOST_ONLY, HOST_ONLY),
    (PassHost("ben"), HOST_ONLY, HOST_ONLY, HOST_ONLY),
    (Contribute("f" * 32), "already_contributed yes not_seated", BEFORE, BEFORE),
    (Start(), "seats_free not_host not_host", ONLY_BEFORE, ONLY_BEFORE),
    (Move("ready"), NOT_NOW[0], "yes not_your_turn not_seated", NOT_NOW[1]),
    (AskUndo(), NOT_NOW[0], "yes not_your_move not_seated", NOT_NOW[1]),
    (AnswerUndo(agrees=True), UNASKED, UNASKED, UNASKED),
    (GoBack(), NOT_NOW[0], "not_free not_free not_seated", NOT_NOW[1]),
    (HandOver(0, 3), NOT_NOW[0], "yes not_overdue not_seated", NOT_NOW[1]),
    (HandOver(1, 3), NOT_NOW[0], "not_overdue yes not_seated", NOT_NOW[1]),
    (TakeBack(), NO_BOT, NO_BOT, NO_BOT),
    (End(), NOT_NOW[0], "people_play people_play not_seated", NOT_NOW[1]),
    (Say("hello"), SEATED, SEATED, SEATED),
    (React("clap"), SEATED, SEATED, SEATED),
    (Hush(True), HOST_ONLY, HOST_ONLY, HOST_ONLY),
    (Rematch(), "not_over not_over not_seated", "not_over not_over not_seated", SEATED),
]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("command", "before", "during", "after"), WHO_MAY, ids=[str(row[0]) for row in WHO_MAY])
def test_who_may_do_what_and_when(phase: str, command: Command, before: str, during: str, after: str) -> None:
    expected = {"lobby": before, "playing": during}.get(phase, after)
    assert " ".join(at(phase).why_not(guest, command) for guest in (ANN, BEN, EVE)) == expected


def test_every_command_is_in_that_table() -> None:
    assert {type(row[0]) for row in WHO_MAY} == set(get_args(Command))


@pytest.mark.parametrize("phase", PHASES)
def test_who_was_removed_may_do_nothing_at_all(phase: str) -> None:
    scene = at(phase).again()
    scene.do(ANN, Remove("ben"), Remove("eve"))
    for command, *_ in WHO_MAY:
        assert [scene.why_not(guest, command) for guest in (BEN, EVE)] == ["removed", "removed"]


@pytest.mark.parametrize("command", [row[0] for row in WHO_MAY], ids=str)
def test_a_command_survives_its_journey(command: Command) -> None:
    assert msgspec.json.decode(msgspec.json.encode(command), type=Command) == command


@pytest.mark.parametrize(
    "line",
    [
        b'{"type": "Sit", "seat": 6}',
        b'{"type": "Sit", "seat": -1}',
        b'{"type": "SitBot", "seat": 1, "level": 6}',
        b'{"type": "SitBot", "seat": 1, "level": 0}',
        b'{"type": "Contribute", "entropy": "short"}',
        b'{"type": "Contribute", "entropy": "' + b"F" * 32 + b'"}',
        b'{"type": "Contribute", "entropy": "' + b"f" * 65 + b'"}',
        b'{"type": "Move", "action": "' + b"x" * 201 + b'"}',
        b'{"type": "Say", "text": ""}',
        b'{"type": "Say", "text": "' + b"x" * 301 + b'"}',
        b'{"type": "React", "reaction": "spit"}',
        b'{"type": "Start", "secretly": true}',
        b'{"type": "Agree", "options": {}, "terms": {"patience": 9}}',
        b'{"type": "Agree", "options": {}, "terms": {"bank": 29}}',
        b'{"type": "Agree", "options": {}, "terms": {"increment": -1}}',
        b'{"type": "Opened"}',
    ],
)
def test_what_is_no_command_is_not_read_as_one(line: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(line, type=Command)


# What a command leads to


def occupants(table: Table) -> str:
    """`ann - Otter:2 ben/3`: guests (with the level of their deputy), free seats, bots with their level."""
    words = []
    for occupant in table.seats:
        match occupant:
            case Person(guest, deputy):
                words.append(guest.id if deputy is None else f"{guest.id}/{deputy}")
            case Bot(name, level):
                words.append(f"{name}:{level}")
            case Empty():
                words.append("-")
    return " ".join(words)


def test_a_table_opens_with_its_host_in_the_first_seat() -> None:
    table = lobby(people=1, bots=1, free=1).table
    assert occupants(table) == "ann Otter:2 -"
    assert (table.phase, table.host, table.seq, table.to_act) == ("lobby", "ann", 1, None)
    assert table.names() == ["Ann", "Otter", ""]
    assert table.options == OPTIONS
    assert table.commitment == commitment_to(2, "oak", SECRET)


@pytest.mark.parametrize(("levels", "options"), [([], {}), ([1] * 4, {}), ([1], {"specials": True})])
def test_a_table_that_cannot_be_is_not_opened(levels: list[int | None], options: dict[str, bool]) -> None:
    with pytest.raises(UsageError):
        open_table(game("digdig"), options, Terms(), ANN, levels, SECRET)


def test_the_host_agrees_on_options_and_terms() -> None:
    scene = lobby()
    terms = Terms(is_public=True, patience=30, bank=600, increment=5)
    assert scene.do(ANN, Agree(options={}, terms=terms)) == Agreed(options=OPTIONS, terms=terms)
    assert (scene.table.options, scene.table.terms) == (OPTIONS, terms)


def test_a_guest_sits_down_and_moves_on_to_another_seat() -> None:
    scene = lobby(people=1, bots=0, free=3)
    assert scene.do(BEN, Sit(1)) == Sat(1, BEN)
    scene.do(BEN, Contribute(ENTROPY["ben"]))
    scene.do(BEN, Sit(3))
    assert occupants(scene.table) == "ann - - ben"
    assert scene.table.entropy == [None] * 4, "luck belongs to the seat it was given for"
    assert scene.do(BEN, Contribute("f" * 32)) == Contributed(3, "f" * 32)


def test_a_seat_is_cleared_by_its_person_and_a_bot_by_the_host() -> None:
    scene = lobby()
    scene.do(BEN, Contribute(ENTROPY["ben"]))
    assert scene.do(BEN, Clear(1)) == Cleared(1)
    assert scene.do(ANN, Clear(2)) == Cleared(2)
    assert occupants(scene.table) == "ann - -"
    assert scene.table.entropy == [None] * 3


def test_the_host_seats_a_bot_and_changes_its_level() -> None:
    scene = lobby(people=1, bots=0, free=1)
    assert scene.do(ANN, SitBot(1, 5)) == BotSat(1, "Otter", 5)
    scene.do(ANN, SitBot(1, 1))
    assert occupants(scene.table) == "ann Otter:1"


def test_a_locked_table_lets_in_nobody_new_until_it_is_opened() -> None:
    scene = lobby(free=1)
    assert scene.do(ANN, Lock(True)) == Locked(True)
    assert scene.why_not(CLEO, Sit(3)) == "locked"
    assert scene.why_not(BEN, Sit(3)) == "yes", "Ben is not new"
    scene.do(ANN, Lock(False))
    assert scene.why_not(CLEO, Sit(3)) == "yes"


def test_the_host_of_a_locked_table_is_not_asked_to_ask_the_host() -> None:
    scene = lobby()
    scene.do(ANN, Clear(0), Lock(True))
    assert scene.why_not(ANN, Sit(0)) == "yes"


def test_the_host_passes_the_table_to_somebody_with_a_seat() -> None:
    scene = lobby()
    assert scene.why_not(ANN, PassHost("eve")) == "not_at_table"
    assert scene.do(ANN, PassHost("ben")) == HostPassed("ben")
    assert [scene.why_not(guest, Start()) for guest in (ANN, BEN)] == ["not_host", "yes"]


def test_a_removed_guest_loses_the_seat_before_the_start_and_does_not_come_back() -> None:
    scene = lobby()
    scene.do(BEN, Contribute(ENTROPY["ben"]))
    assert scene.do(ANN, Remove("ben")) == Removed("ben")
    assert occupants(scene.table) == "ann - Heron:2"
    assert scene.table.entropy == [None] * 3
    assert scene.why_not(BEN, Sit(1)) == "removed"
    assert scene.table.viewer("ben") == "spectator"


def test_a_removed_guest_is_played_on_for_by_a_bot_during_a_match() -> None:
    scene = started()
    luck = list(scene.table.entropy)
    scene.do(ANN, Remove("ben"))
    assert occupants(scene.table) == f"ann Ben:{REMOVED_LEVEL} Heron:2"
    assert scene.table.entropy == luck, "the deal followed from it"
    assert scene.finish().table.phase == "over"


def test_a_watcher_can_be_removed() -> None:
    scene = lobby(free=1)
    scene.do(ANN, Remove("eve"))
    assert scene.why_not(EVE, Sit(3)) == "removed"


def test_start_deals_and_somebody_is_to_act() -> None:
    scene = lobby()
    for guest in (ANN, BEN):
        scene.do(guest, Contribute(ENTROPY[guest.id]))
    assert scene.do(ANN, Start()) == Started()
    assert scene.table.phase == "playing"
    assert scene.table.to_act == scene.match.to_act == 0
    assert [seat.kind for seat in scene.match.seats] == ["human", "human", "bot"]
    assert scene.match.seats[2].bot == "level2"


def test_a_move_is_made_and_written_as_the_game_writes_it() -> None:
    scene = started()
    assert scene.do(ANN, Move("ready")) == Moved(0, "ready")
    assert scene.moves == ["ready"]
    assert scene.table.to_act == 1


def test_a_move_that_the_rules_forbid_is_refused_with_their_clause() -> None:
    scene = started()
    with pytest.raises(Refused) as caught:
        scene.decided(ANN, Move("play 4"))
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("swaps_first", "G-S2")
    assert scene.why_not(ANN, Move("nonsense")) == "not_a_move"
    assert scene.why_not(BEN, Move("ready")) == "not_your_turn"


def test_a_move_that_was_decided_before_the_table_changed_is_stale() -> None:
    scene = started()
    known = scene.table.seq
    scene.move("swap")
    assert scene.why_not(ANN, Move("ready"), known) == "stale"
    known = scene.table.seq
    scene.do(BEN, Say("nice"))
    assert scene.why_not(ANN, Move("ready"), known) == "yes", "chat changes nothing on the table"


def test_the_players_talk_unless_the_host_hushes_them() -> None:
    scene = started()
    assert scene.do(BEN, Say("<b>hello</b>")) == Said(BEN, "<b>hello</b>")
    assert scene.do(BEN, React("thanks")) == Reacted(BEN, "thanks")
    assert scene.do(ANN, Hush(True)) == Hushed(True)
    for guest in (ANN, BEN):
        assert [scene.why_not(guest, talk) for talk in (Say("x"), React("wow"))] == ["quiet", "quiet"]
    scene.do(ANN, Hush(False))
    assert scene.why_not(BEN, Say("x")) == "yes"


def test_a_player_speaks_under_the_name_that_the_seat_has() -> None:
    """Whatever name the same guest has given elsewhere meanwhile: nobody speaks as another."""
    scene = started()
    renamed = Guest(BEN.id, ANN.name, "owl")
    assert scene.do(renamed, Say("I resign")) == Said(BEN, "I resign")
    assert scene.do(renamed, React("sad")) == Reacted(BEN, "sad")


def test_the_others_commands_lead_to_their_entries() -> None:
    scene = started(terms=Terms(hints=True))
    scene.move("swap")
    assert scene.do(ANN, AskUndo()) == Withdrawn(0)
    scene.move("swap")
    scene.wait(LATE)
    assert scene.do(ANN, AskUndo()) == UndoAsked(0)
    assert scene.do(BEN, AnswerUndo(agrees=False)) == UndoAnswered(1, False)
    assert scene.do(BEN, HandOver(1, 4)) == HandedOver(1, 4)
    assert occupants(scene.table) == "ann ben/4 Heron:2"
    assert scene.do(BEN, TakeBack()) == TakenBack(1)
    assert occupants(scene.table) == "ann ben Heron:2"
    scene.do(BEN, HandOver(1, 4))
    assert scene.do(ANN, End()) == Ended()
    assert scene.table.phase == "abandoned"
    assert scene.do(BEN, Rematch()) == Rematched(FRESH)
    assert scene.table.next == FRESH
    assert scene.why_not(ANN, Rematch()) == "rematched"


# Rematch


def test_a_rematch_moves_everybody_on_by_one_seat() -> None:
    scene = started(people=3, bots=1, terms=Terms(hints=True), options={"voluntary_pickup": True})
    scene.do(CLEO, HandOver(2, 3))
    scene.finish()
    opened = rematch(scene.table, "ab" * 32)
    again = Table("elm", [msgspec.structs.replace(scene.table.entries[0], what=opened)])
    assert occupants(again) == "Fox:2 ann ben cleo", "the deputy was for that match"
    assert (again.phase, again.host, again.continues) == ("lobby", "ann", "oak")
    assert (again.options, again.terms) == (scene.table.options, scene.table.terms)
    assert again.secret != scene.table.secret
    assert again.entropy == [None] * 4
    assert again.game is scene.table.game


def test_after_as_many_rematches_as_seats_everybody_sits_as_at_first() -> None:
    scene = started(people=3, bots=1)
    seats = scene.table.seats
    table = scene.table
    for _ in seats:
        table = Table("elm", [msgspec.structs.replace(table.entries[0], what=rematch(table, SECRET))])
    assert table.seats == seats


def test_somebody_who_was_removed_is_no_guest_of_the_rematch() -> None:
    scene = started()
    scene.do(ANN, Remove("ben"))
    seats = rematch(scene.table, SECRET).seats
    assert Guest("ben", "Ben", "fox") not in [seat.guest for seat in seats if isinstance(seat, Person)]
