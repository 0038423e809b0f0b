"""Every way out of the process says the same of two matches that a viewer cannot tell apart.

The two are dealt differently in all that is hidden from the viewer, and played on side by side, by moves that show the
viewer the same and leave the same view. Hidden moves differ where they can. What is then printed for a seat, sent to
it, or told to it by the library must be the same, byte for byte.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.cli.hint import hint
from parlour.cli.replay import replay
from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Viewer, seat_of
from parlour.engine.match import Match
from parlour.engine.record import FORMAT, Record, RecordError, encode
from parlour.engine.registry import game
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.games.dwarfking.rules.cards import RED_FLAG
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.review.hint import hints
from parlour.server.workshop import frame
from parlour.testing.golden import seats
from parlour.words import words_of
from tools.ours import our_games

GAMES = [game.id for game in our_games()]
MATCHES = 3
"""So many for each viewer, …"""
LEAST_MOVES = 4
"""… of so many moves at least: sooner or later a card is seen that cannot be there in the other match."""
MOST_MOVES = 14
SOURCES = Path(__file__).parents[1] / "src" / "parlour"


def dealt_as(played: AnyGame, state: State) -> AnyGame:
    """The game with a deal that always gives this."""

    def deal(players: int, options: object, rng: object) -> State:
        return state.clone()

    return replace(played, deal=deal)


def sight(played: AnyGame, state: State, action: int, viewer: Viewer) -> bytes:
    """What a viewer would see of a move and know after it."""
    after = state.clone()
    events: list[Event] = []
    after.apply(action, events)
    return msgspec.json.encode([[played.show(event, viewer) for event in events], played.view(after, viewer)])


class Twins:
    """Two matches that a viewer cannot tell apart."""

    def __init__(self, played: AnyGame, state: State, viewer: Viewer, seed: int) -> None:
        self.viewer = viewer
        self.rng = Sfc32(seed)
        other = state.clone()
        other.redeal(seat_of(viewer), self.rng)
        other.rng = state.rng.clone()
        self.pair = tuple(Match(dealt_as(played, one), seats(state.players), "1") for one in (state, other))
        self.differ = played.start(state) != played.start(other)
        """Whether they were dealt differently."""
        self.secrets = 0
        """Moves that were not the same."""

    def move(self) -> bool:
        """Makes a move in both that the viewer sees alike, not the same one if possible; false if there is none."""
        one, other = self.pair
        if one.is_over:
            return False
        seen: dict[bytes, int] = {}
        for action in other.state.legal_actions():
            seen[sight(other.game, other.state, action, self.viewer)] = action
        choices = []
        for action in one.state.legal_actions():
            same = seen.get(sight(one.game, one.state, action, self.viewer))
            if same is not None and (one.to_act != self.viewer or same == action):
                choices.append((action, same))
        if not choices:
            return False
        differing = [choice for choice in choices if choice[0] != choice[1]] or choices
        mine, theirs = differing[self.rng.below(len(differing))]
        one.take(mine)
        other.take(theirs)
        self.secrets += mine != theirs
        return True


def starts(played: AnyGame) -> Iterator[State]:
    """Deals at the usual table; of The Dwarf King some with the red Flag Bearer, for whom cards change hands unseen."""
    players = played.usual_players
    options = played.check_options(players, {})
    found = 0
    for seed in range(10_000):
        state = played.deal(players, options, Sfc32(seed))
        if found == 0 or not isinstance(state, DwarfKing) or state.special == RED_FLAG:
            found += 1
            yield state
        if found == MATCHES:
            return


@cache
def twins(game_id: str, viewer: Viewer) -> list[Twins]:
    """Pairs of matches, played as far as they look alike; for each deal the first pair that gets far enough."""
    played = game(game_id)
    return [next(far_enough(played, state, viewer)) for state in starts(played)]


def far_enough(played: AnyGame, state: State, viewer: Viewer) -> Iterator[Twins]:
    for seed in count():
        pair = Twins(played, state, viewer, seed)
        while len(pair.pair[0].moves) < MOST_MOVES and pair.move():
            pass
        if pair.differ and len(pair.pair[0].moves) >= LEAST_MOVES:
            yield pair


def viewers(played: AnyGame) -> list[Viewer]:
    return [*range(played.usual_players), "spectator"]


# The library


def told(match: Match, viewer: Viewer) -> list[Any]:
    """All that the library has to say to a viewer."""
    view = match.view(viewer)
    said: list[Any] = [
        view,
        match.events(viewer),
        [match.shown(number, viewer) for number in range(len(match.moves))],
        words_of(match.game).view(match.game, view, match.names),
        re.sub("0x[0-9a-f]+", "", f"{match!r} {match.state!r}"),
    ]
    if isinstance(viewer, int):
        texts = [match.game.write(action) for action in range(match.game.actions)]
        said.append([match.why_not(text, viewer) for text in [*texts, "nonsense"]])
    if viewer == match.to_act:
        legal = match.state.legal_actions()
        said += [match.legal(), match.offers()]
        said.append([match.game.remark(match.state, action) for action in legal])
        said.append(hints(match.game, view, legal, 60))
    return said


@pytest.mark.parametrize("game_id", GAMES)
def test_the_library_tells_a_viewer_the_same(game_id: str) -> None:
    for viewer in viewers(game(game_id)):
        for pair in twins(game_id, viewer):
            one, other = (told(match, viewer) for match in pair.pair)
            assert one == other


@pytest.mark.parametrize("game_id", GAMES)
def test_a_replay_in_the_browser_shows_a_viewer_the_same(game_id: str) -> None:
    for viewer in viewers(game(game_id)):
        for pair in twins(game_id, viewer):
            one, other = ([msgspec.json.encode(step) for step in steps(match, viewer)] for match in pair.pair)
            assert one == other


def steps(match: Match, viewer: Viewer) -> Iterator[Any]:
    again = Match(match.game, match.seats, match.seed)
    yield frame(again, viewer)
    for move in match.moves:
        again.apply(move.action)
        yield frame(again, viewer)


@pytest.mark.parametrize(("game_id", "is_secret"), [("dwarfking", True), ("villains", True), ("digdig", False)])
def test_there_are_moves_that_others_must_not_see(game_id: str, is_secret: bool) -> None:
    """Else the tests here would compare nothing."""
    found = [pair for viewer in viewers(game(game_id)) for pair in twins(game_id, viewer)]
    assert any(pair.secrets for pair in found) == is_secret


# The command


Run = Callable[[Record, AnyGame, Callable[[Path], None]], str]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command on a record; all that it says, errors included."""

    def run_on(record: Record, played: AnyGame, command: Callable[[Path], None]) -> str:
        path = tmp_path / "match.jsonl"
        path.write_bytes(encode(record) + b"\n")
        monkeypatch.setattr("parlour.engine.verify.game", lambda game_id, version, among: played)
        try:
            command(path)
        except RecordError as error:
            print(error)
        return capsys.readouterr().out

    return run_on


def record_of(match: Match) -> Record:
    """The record of a match that is not over yet."""
    return Record(
        format=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=match.game.recorded_options(match.options),
        seats=list(match.seats),
        seed=match.seed,
        start=match.start,
        moves=match.moves,
        result={},
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_a_replay_in_the_terminal_shows_a_seat_the_same(run: Run, game_id: str) -> None:
    for seat in range(game(game_id).usual_players):
        look = partial(replay, seat=seat, step=False)
        for pair in twins(game_id, seat):
            one, other = (run(record_of(match), match.game, look) for match in pair.pair)
            assert one == other
            assert f"Move {len(pair.pair[0].moves)} of" in one


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_that_does_not_hold_tells_a_seat_no_more(run: Run, game_id: str) -> None:
    """Each match gets the other's deal written into its record, or one more move that is not allowed."""
    for seat in range(game(game_id).usual_players):
        look = partial(replay, seat=seat, step=False)
        for pair in twins(game_id, seat):
            records = [record_of(match) for match in pair.pair]
            starts = [record.start for record in reversed(records)]
            swapped = [
                msgspec.structs.replace(record, start=start) for record, start in zip(records, starts, strict=True)
            ]
            one, other = (run(record, match.game, look) for record, match in zip(swapped, pair.pair, strict=True))
            assert one == other
            assert "does not hold" in one
            for action in range(0, game(game_id).actions, 7):
                if any(match.refusal(action) is None for match in pair.pair):
                    continue
                move = msgspec.structs.replace(records[0].moves[-1], action=game(game_id).write(action))
                longer = [msgspec.structs.replace(record, moves=[*record.moves, move]) for record in records]
                one, other = (run(record, match.game, look) for record, match in zip(longer, pair.pair, strict=True))
                assert one == other
                break


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_in_the_terminal_tells_the_player_the_same(run: Run, game_id: str) -> None:
    compared = 0
    for seat in range(game(game_id).usual_players):
        for pair in twins(game_id, seat):
            own = [number for number, move in enumerate(pair.pair[0].moves, 1) if move.seat == seat]
            for move in own[-1:]:
                look = partial(hint, move=move, moves=60)
                one, other = (run(record_of(match), match.game, look) for match in pair.pair)
                assert one == other
                compared += "to move" in one
    assert compared > 0


# One filter


def test_events_leave_the_process_only_through_the_filter() -> None:
    """Whoever shows or tells an event elsewhere may forget for whom."""
    calls = []
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES).as_posix()
        if not place.startswith(("games/", "testing/")) and re.search(r"\.(show|tell)\(", path.read_text()):
            calls.append(place)
    assert calls == ["engine/shown.py"]
