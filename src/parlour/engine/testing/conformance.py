"""What every game must hold to. Each `test_…` method is one property; pytest collects them from a subclass."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import msgspec

from parlour.engine import is_compiled
from parlour.engine.event import Event
from parlour.engine.game import AnyGame, OptionValue, Viewer, determinize, seat_of
from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy, play_random
from parlour.engine.record import RecordError, decode, encode
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN, OWN_CODES, State
from parlour.engine.testing.golden import digest, golden_files, played_match, seats, write_golden
from parlour.engine.testing.soak import soak
from parlour.engine.verify import verify

OUT_OF_RANGE = (-1, -(2**40), 2**40)
NONSENSE = ("", " ", "nonsense", "play", "PLAY 4", "\x00", "play 4\n", "🂡", "a" * 10_000)


class Conformance:
    """Derive from it, set `game` and `golden`, and let pytest run it."""

    game: ClassVar[AnyGame]
    golden: ClassVar[Path]
    """The folder of the golden files, see `write_golden`."""
    matches: ClassVar[int] = 4 if is_compiled() else 2
    """How many matches each property looks at for each table; more is slower and surer."""
    soaked: ClassVar[int] = 10_000 if is_compiled() else 30
    """How many matches of each policy `test_invariants_hold` plays for each number of players, a twentieth for each
    other choice of an option."""
    stride: ClassVar[int] = 7 if is_compiled() else 23
    """The costly properties look at every so manieth position."""
    worlds: ClassVar[int] = 6 if is_compiled() else 2
    """How many worlds are imagined for each view, and played to their end."""

    # What the properties run over

    def tables(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every number of players with the default options, and every other choice of each option."""
        for players in range(self.game.min_players, self.game.max_players + 1):
            yield players, {}
            for option in self.game.options:
                choices = [one for one in option.choices if one != option.default]
                if option.per_seat:
                    yield players, {option.name: [str(one) for one in choices[:players]]}
                    continue
                for choice in choices:
                    if not (type(choice) is int and choice >= players):
                        yield players, {option.name: choice}

    def played(self) -> Iterator[Match]:
        """Matches after each of their moves, played at random and by the heuristic."""
        for players, options in self.tables():
            for number in range(self.matches):
                match = Match(self.game, seats(players), str(number), options)
                policy: Policy = RandomPolicy() if number % 2 else self.game.heuristic()
                rng = Sfc32(derived_seed(str(number), "conformance"))
                yield match
                while not match.is_over:
                    match.take(policy.choose(match.state, rng))
                    yield match

    def positions(self) -> Iterator[Match]:
        """Every `stride`-th of the positions, and every end."""
        for count, match in enumerate(self.played()):
            if count % self.stride == 0 or match.is_over:
                yield match

    def viewers(self, match: Match) -> list[Viewer]:
        return [*range(len(match.seats)), "spectator"]

    # Rules

    def test_offered_and_only_offered_actions_are_accepted(self) -> None:
        clauses = {clause.id for section in self.game.sections for clause in section.clauses}
        for match in self.positions():
            offered = match.state.legal_actions()
            assert len(set(offered)) == len(offered), "an action is offered twice"
            assert bool(offered) != match.is_over, "nothing is offered, or something after the end"
            before = msgspec.json.encode(match.view("open"))
            for action in range(self.game.actions):
                refusal = match.refusal(action)
                assert (refusal is None) == (action in offered), f"{self.game.write(action)}: {refusal}"
                if refusal is not None:
                    assert refusal.clause in clauses
                    assert refusal.text
            assert msgspec.json.encode(match.view("open")) == before, "asking changed the state"

    def test_other_ints_and_texts_are_refused(self) -> None:
        match = Match(self.game, seats(self.game.usual_players), "1")
        for action in (*OUT_OF_RANGE, self.game.actions):
            assert match.state.refusal(action) == NOT_A_MOVE
        for text in NONSENSE:
            refusal = match.why_not(text)
            assert refusal is not None
            assert refusal.code == "not_a_move"
            assert refusal.clause

    def test_moves_out_of_turn_and_after_the_end_are_refused(self) -> None:
        match = Match(self.game, seats(self.game.usual_players), "1")
        offered = match.legal()[0]
        for seat in range(len(match.seats)):
            refusal = match.why_not(offered, seat)
            assert (refusal is None) == (seat == match.to_act)
            assert refusal is None or refusal.code == "not_your_turn"
        ended = played_match(self.game, self.game.usual_players, "1", RandomPolicy())
        for action in range(self.game.actions):
            assert ended.state.refusal(action) == MATCH_OVER

    def test_every_refusal_has_a_clause_and_words(self) -> None:
        codes = [reason.code for reason in self.game.reasons]
        assert len(set(codes)) == len(codes)
        assert {MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN} <= set(codes)
        assert all(code in (MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN) or code >= OWN_CODES for code in codes)
        names = [reason.name for reason in self.game.reasons]
        assert len(set(names)) == len(names)
        for reason in self.game.reasons:
            assert self.game.clause(reason.clause)

    def test_invariants_hold(self) -> None:
        for players, options in self.tables():
            policies: tuple[Policy, ...] = (RandomPolicy(), self.game.heuristic())
            for policy in policies:
                for number in range(self.soaked // 20 + 1 if options else self.soaked):
                    rng = Sfc32(number)
                    soak(self.game.deal(players, self.game.check_options(players, options), rng), policy, rng)

    # Text

    def test_notation_is_one_to_one(self) -> None:
        texts = [self.game.write(action) for action in range(self.game.actions)]
        assert len(set(texts)) == len(texts)
        assert [self.game.parse(text) for text in texts] == list(range(self.game.actions))
        labels = [self.game.label(action) for action in range(self.game.actions)]
        assert all(labels)

    def test_everything_shown_can_be_told(self) -> None:
        for match in self.played():
            for viewer in (*self.viewers(match), "open"):
                for fact in match.history[-1] if match.history else []:
                    assert self.game.tell(self.game.show(fact, viewer), match.names)
        for match in self.positions():
            for viewer in (*self.viewers(match), "open"):
                assert self.game.table(match.view(viewer), match.names)

    # Clones, records, determinism

    def test_a_clone_goes_its_own_way(self) -> None:
        for match in self.positions():
            state: State = match.state
            before = msgspec.json.encode(match.view("open"))
            first, second = state.clone(), state.clone()
            assert play_random(first, Sfc32(5)) == play_random(second, Sfc32(5))
            views = [msgspec.json.encode(self.game.view(twin, "open")) for twin in (first, second)]
            assert views[0] == views[1], "two clones went different ways with the same luck"
            assert msgspec.json.encode(match.view("open")) == before, "playing a clone changed the original"

    def test_records_round_trip(self) -> None:
        for match in self.played():
            if match.is_over:
                record = match.record()
                again = decode(encode(record))
                assert again == record
                verified = verify(again)
                assert encode(verified.record()) == encode(record)
                for viewer in (*self.viewers(match), "open"):
                    assert verified.events(viewer) == match.events(viewer)

    def test_a_changed_record_does_not_hold(self) -> None:
        match = played_match(self.game, self.game.usual_players, "7", RandomPolicy())
        record = match.record()
        moves = record.moves
        changed = [
            msgspec.structs.replace(record, seed="8"),
            msgspec.structs.replace(record, moves=moves[:-1]),
            msgspec.structs.replace(record, moves=[*moves, moves[-1]]),
            msgspec.structs.replace(
                record, moves=[*moves[:3], msgspec.structs.replace(moves[3], action="x"), *moves[4:]]
            ),
            msgspec.structs.replace(record, result=record.result | {"ranking": record.result["ranking"][::-1]}),
            msgspec.structs.replace(record, rules_version=record.rules_version + 1),
            msgspec.structs.replace(record, options={"no such option": True}),
            msgspec.structs.replace(record, seats=record.seats * 9),
        ]
        for one in changed:
            try:
                verify(one)
            except RecordError as error:
                assert str(error)  # noqa: PT017 - pytest is not needed to ship this kit
            else:
                raise AssertionError(f"a changed record was accepted: {one}")

    def test_the_same_in_every_process(self) -> None:
        players = self.game.usual_players
        here = digest(self.game, players, 2)
        program = (
            "import sys; from parlour.engine.registry import game; from parlour.engine.testing import digest;"
            "print(digest(game(sys.argv[1]), int(sys.argv[2]), 2))"
        )
        for hash_seed in ("1", "2"):
            command = [sys.executable, "-c", program, self.game.id, str(players)]
            environment = os.environ | {"PYTHONHASHSEED": hash_seed}
            there = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            assert there.stdout.strip() == here

    # Golden files

    @classmethod
    def write_golden(cls) -> None:
        """Writes the golden files anew, after a change of behaviour that was meant; review the diff."""
        write_golden(cls.game, cls.golden)

    def test_golden_files_are_as_they_were(self) -> None:
        for name, text in golden_files(self.game).items():
            path = Path(self.golden, name)
            assert path.exists(), f"{path} is missing: write_golden() makes it"
            assert path.read_text(encoding="utf-8") == text, f"{path} differs: a change of behaviour?"

    # Hidden cards

    def test_nothing_hidden_reaches_a_view(self) -> None:
        for match in self.positions():
            for viewer in self.viewers(match):
                other = self.redealt(match, viewer)
                assert msgspec.json.encode(self.game.view(other, viewer)) == msgspec.json.encode(match.view(viewer))

    def test_nothing_hidden_reaches_what_is_offered_or_refused(self) -> None:
        for match in self.positions():
            if match.is_over:
                continue
            seat = match.state.to_act
            other = self.redealt(match, seat)
            assert other.to_act == seat
            assert other.legal_actions() == match.state.legal_actions()
            for action in range(self.game.actions):
                code = match.state.refusal(action)
                assert other.refusal(action) == code
                if code != LEGAL:
                    assert self.game.facts(other, action) == self.game.facts(match.state, action)

    def test_nothing_hidden_reaches_a_remark(self) -> None:
        for match in self.positions():
            if not match.is_over:
                other = self.redealt(match, match.state.to_act)
                for action in match.state.legal_actions():
                    assert self.game.remark(other, action) == self.game.remark(match.state, action)

    def test_nothing_hidden_reaches_the_heuristic(self) -> None:
        for match in self.positions():
            if not match.is_over:
                other = self.redealt(match, match.state.to_act)
                choices = [self.game.heuristic().choose(state, Sfc32(9)) for state in (match.state, other)]
                assert choices[0] == choices[1]

    def test_what_is_shown_of_a_move_is_no_more_than_the_views_say(self) -> None:
        """Two deals that a viewer cannot tell apart, one move: while the views stay equal, so does what was shown."""
        for match in self.positions():
            if match.is_over:
                continue
            for viewer in self.viewers(match):
                other = self.redealt(match, viewer)
                for action in set(match.state.legal_actions()) & set(other.legal_actions()):
                    seen = []
                    for state in (match.state, other):
                        after = state.clone()
                        facts: list[Event] = []
                        after.apply(action, facts)
                        shown = [self.game.show(fact, viewer) for fact in facts]
                        view = msgspec.json.encode(self.game.view(after, viewer))
                        seen.append((view, msgspec.json.encode(shown)))
                    if seen[0][0] == seen[1][0]:
                        assert seen[0][1] == seen[1][1], f"{viewer} saw more of {self.game.write(action)}"

    def test_an_imagined_state_gives_the_same_view_back_and_varies(self) -> None:
        for match in self.positions():
            rng = Sfc32(3)
            for viewer in self.viewers(match):
                view = match.view(viewer)
                line = msgspec.json.encode(view)
                assert msgspec.json.decode(line, type=self.game.view_type) == view
                dealt = set()
                for _ in range(self.worlds):
                    state = determinize(self.game, view, rng)
                    assert msgspec.json.encode(self.game.view(state, viewer)) == line
                    assert state.census().kinds() == match.state.census().kinds()
                    dealt.add(msgspec.json.encode(self.game.view(state, "open")))
                    play_random(state, rng)
                if not match.moves:
                    assert len(dealt) > 1, "what is hidden is always dealt the same way"

    def test_an_open_view_is_the_whole_state(self) -> None:
        for match in self.positions():
            view = match.view("open")
            assert msgspec.json.encode(self.game.view(self.game.imagine(view), "open")) == msgspec.json.encode(view)

    def redealt(self, match: Match, viewer: Viewer) -> State:
        """The same position with everything dealt anew that the viewer cannot know."""
        other: State = match.state.clone()
        other.redeal(seat_of(viewer), Sfc32(len(match.moves) + 11))
        return other
