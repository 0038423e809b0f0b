"""Nothing that is hidden from a viewer reaches a byte that is sent to them.

The method: deal everything anew that a viewer cannot know, many times. Up to a move each such world must look the same
to the viewer, byte for byte. Then the move: in every world in which the mover could do something that leaves the viewer
with the same knowledge, what is sent must be the same bytes too.
"""

from collections import Counter
from copy import copy
from dataclasses import replace

import msgspec
import pytest

from parlour.engine.event import Event
from parlour.engine.game import Viewer, seat_of
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking.events import Dealt, PassedHands
from parlour.games.dwarfking.public import DwarfKingView
from parlour.table import Entry, Table, Terms
from parlour.table.entries import Moved
from parlour.table.stream import position, tell
from tests.table.builder import ENTROPY, SECRET, Scene, started, viewers

GAMES = {"diamoniak": 2, "digdig": 2, "dwarfking": 5, "villains": 1}
"""With the stride: every so manieth move is looked at closely."""
WORLDS = 3
"""In so many worlds each move is made at least …"""
MOST_WORLDS = 24
"""… and in so many at most, until it fits into one."""


def sent(table: Table, entry: Entry, viewer: Viewer) -> bytes:
    """All that goes to a viewer because of an entry."""
    return msgspec.json.encode([tell(table, entry, viewer), position(table, viewer)])


def known(table: Table, viewer: Viewer) -> bytes:
    assert table.match is not None
    return msgspec.json.encode(table.match.view(viewer))


def twin(table: Table) -> Table:
    """A table that goes its own way from here on."""
    assert table.match is not None
    other = copy(table)
    other.entries, other.events, other.done = list(table.entries), dict(table.events), dict(table.done)
    other.time_left, other.made, other.numbers = list(table.time_left), list(table.made), dict(table.numbers)
    other.match = copy(table.match)
    other.match.state = table.match.state.clone()
    other.match.moves, other.match.history = list(table.match.moves), list(table.match.history)
    return other


def elsewhere(table: Table, viewer: Viewer, rng: Sfc32) -> Table:
    """The same table with everything dealt anew that the viewer cannot know."""
    other = twin(table)
    assert other.match is not None
    other.match.state.redeal(seat_of(viewer), rng)
    return other


class Watch:
    """Looks for leaks at a table, move by move."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.worlds: Counter[str] = Counter()
        """How many were the `same` as the real one, and how many `other`."""
        self.moves: Counter[str] = Counter()
        """How often a move fitted into a world for a viewer and was `compared`, and how often it brought `news`."""

    def move(self, before: Table, after: Table, entry: Entry) -> None:
        assert before.match is not None
        rng = Sfc32(entry.seq)
        real = msgspec.json.encode(before.match.view("open"))
        for viewer in viewers(before):
            stands = msgspec.json.encode(position(before, viewer))
            found = False
            for number in range(MOST_WORLDS):
                if found and number >= WORLDS:
                    break
                world = elsewhere(before, viewer, rng)
                assert world.match is not None
                self.worlds["other" if msgspec.json.encode(world.match.view("open")) != real else "same"] += 1
                if msgspec.json.encode(position(world, viewer)) != stands:
                    self.leaks.append(f"{viewer} before {entry.seq}")
                found |= self._fits(world, after, entry, viewer)
            self.moves["compared" if found else "news"] += 1

    def _fits(self, world: Table, after: Table, entry: Entry, viewer: Viewer) -> bool:
        """Whether a move of the same seat leaves the viewer with the same knowledge in this world.

        Then one of these must also have sent the viewer the same bytes.
        """
        assert world.match is not None
        assert isinstance(entry.what, Moved)
        made = entry.what
        legal = world.match.legal()
        if viewer == made.seat:
            assert made.action in legal, "the own moves depend on what is hidden"
            legal = [made.action]
        fits = False
        for action in sorted(legal, key=lambda action: action != made.action):
            there = twin(world)
            other = msgspec.structs.replace(entry, what=Moved(made.seat, action, made.by_bot))
            there.add(other)
            if known(there, viewer) == known(after, viewer):
                if sent(there, other, viewer) == sent(after, entry, viewer):
                    return True
                fits = True
        if fits:
            self.leaks.append(f"{viewer} was told too much of {entry.seq}")
        return fits


def watched(scene: Scene, stride: int) -> Watch:
    """Plays to the end, and looks for leaks."""
    watch = Watch()
    before = twin(scene.table)
    for number, entry in enumerate(scene.play()):
        if number % stride == 0 or scene.table.phase == "over":
            watch.move(before, scene.table, entry)
        before = twin(scene.table)
    return watch


def table_of(game_id: str, secret: str = SECRET, terms: Terms | None = None) -> Scene:
    return started(game_id, people=2, bots=2 if game_id == "dwarfking" else 1, secret=secret, terms=terms)


@pytest.mark.parametrize(
    ("secret", "terms"), [(SECRET, Terms(memory="help")), ("cd" * 32, Terms(memory="book"))], ids=["help", "book"]
)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_byte_is_the_same_when_everything_hidden_is_dealt_anew(game_id: str, secret: str, terms: Terms) -> None:
    watch = watched(table_of(game_id, secret, terms), GAMES[game_id])
    assert watch.leaks == []
    assert watch.worlds["other"] > watch.worlds["same"], "the worlds do not differ"
    assert watch.moves["compared"] > 9 * watch.moves["news"], "too many moves were not compared"


@pytest.mark.parametrize("game_id", ["digdig", "villains"])
def test_the_method_finds_a_table_that_shows_everything(game_id: str) -> None:
    scene = table_of(game_id)
    honest = scene.table.game

    def show_all(event: Event, viewer: Viewer) -> Event:
        return honest.show(event, "open")

    scene.table.game = replace(honest, show=show_all)
    assert watched(scene, 13).leaks


def test_the_method_finds_what_is_hidden_in_a_position() -> None:
    scene = table_of("villains")
    honest = scene.table.game
    scene.match.game = replace(honest, view=lambda state, viewer: honest.view(state, "open"))
    assert watched(scene, 13).leaks


def test_whole_hands_of_the_dwarf_king_are_shown_to_nobody_else() -> None:
    """New hands fit into no other world, so here the hands of other worlds take their place in what happened."""
    compared = 0
    for entry in (scene := table_of("dwarfking")).play():
        table = scene.table
        for place, event in enumerate(table.events[entry.seq]):
            if not isinstance(event, Dealt | PassedHands):
                continue
            assert event.hands == hands(table)
            for viewer in viewers(table):
                world = elsewhere(table, viewer, Sfc32(entry.seq))
                events = list(table.events[entry.seq])
                events[place] = msgspec.structs.replace(event, hands=hands(world))
                world.events[entry.seq] = events
                assert sent(world, entry, viewer) == sent(table, entry, viewer)
                compared += events != table.events[entry.seq]
    assert compared >= 6 * len(viewers(scene.table)), "a match has seven deals"


def hands(table: Table) -> list[list[str]]:
    """All hands, open."""
    assert table.match is not None
    view = table.match.view("open")
    assert isinstance(view, DwarfKingView)
    found = [player.hand for player in view.players]
    return [list(hand) for hand in found if isinstance(hand, list)]


@pytest.mark.parametrize("game_id", GAMES)
def test_secret_entropy_and_notation_are_sent_to_nobody_before_the_end(game_id: str) -> None:
    scene = table_of(game_id)
    seed = scene.match.seed.encode()
    secrets = [SECRET.encode(), seed, *(entropy.encode() for entropy in ENTROPY.values())]
    for entry in scene.table.entries:
        for viewer in viewers(scene.table):
            assert not any(secret in sent(scene.table, entry, viewer) for secret in secrets)
    for entry in scene.play():
        if scene.table.phase == "over":
            break
        assert isinstance(entry.what, Moved)
        notation = msgspec.json.encode(entry.what.action)
        for viewer in viewers(scene.table):
            told = msgspec.json.encode(tell(scene.table, entry, viewer))
            stands = msgspec.json.encode(position(scene.table, viewer))
            assert not any(secret in told + stands for secret in secrets)
            if viewer != entry.what.seat and entry.what.action not in scene.table.game.cards:
                assert notation not in told
    assert SECRET.encode() in msgspec.json.encode(position(scene.table, "spectator"))


def test_nobody_is_offered_what_only_another_may_do() -> None:
    scene = table_of("villains")
    for _ in scene.play(20):
        for viewer in viewers(scene.table):
            is_asked = viewer == scene.table.to_act and scene.table.person(int(viewer)) is not None
            assert bool(position(scene.table, viewer).offers) == is_asked
