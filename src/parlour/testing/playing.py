"""Rules: what is offered and refused."""

from collections.abc import Callable, Iterator

import msgspec

from parlour.engine.game import Options
from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy
from parlour.engine.record import first_difference
from parlour.engine.rng import Sfc32
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, OWN_CODES
from parlour.testing.compare import difference, in_bytes
from parlour.testing.ranks import Ranks
from parlour.testing.sampling import Sampled, table_name, to_come
from parlour.testing.soak import Violation, soak
from parlour.testing.watch import breathe, located

OUT_OF_RANGE = (-1, -(2**40), 2**40)
NONSENSE = ("", " ", "nonsense", "play", "PLAY 4", "\x00", "play 4\n", "🂡", "a" * 10_000)
REMEMBERED = 200
"""How many moves of a match are made again after another one."""


class Playing(Sampled):
    """A game as it is played."""

    @located
    def test_notation_is_one_line_and_one_to_one(self) -> None:
        match = self.opened(self.game.usual_players, {}, "1")
        for action in self.some_actions(match.state.legal_actions()):
            text = self.game.write(action)
            if not text.isprintable() or text != text.strip() or not text:
                self.fail(f"{text!r} is not one printable line")
            if self.game.parse(text) != action:
                self.fail(f"{text!r} is both action {action} and action {self.game.parse(text)}")

    @located
    def test_a_match_is_the_same_whatever_was_played_before(self) -> None:
        """Nothing outlives its match: what a class or a module remembers would reach the next one."""
        for players, options in self.tables():
            once = [in_bytes(match.view("open")) for match in self.at_random(players, options, "0")]
            for _ in self.at_random(players, options, "1"):
                pass
            for was, match in zip(once, self.at_random(players, options, "0"), strict=True):
                view = msgspec.json.decode(in_bytes(match.view("open")))
                found = first_difference("open view", view, msgspec.json.decode(was))
                if found:
                    self.fail(f"the same seed and moves after another match: {found}: what is remembered, and where?")

    def at_random(self, players: int, options: Options, seed: str) -> Iterator[Match]:
        """A match played at random, after each of its first moves."""
        match = self.opened(players, options, seed)
        rng = Sfc32(1)
        breathe(self)
        yield match
        while not match.is_over and len(match.moves) < REMEMBERED:
            offered = match.state.legal_actions()
            if not offered:
                return
            match.take(offered[rng.below(len(offered))])
            breathe(self)
            yield match

    @located
    def test_invariants_hold(self) -> None:
        """Cards stay, something is offered until the end, the end comes, and the ranking agrees with the scores."""
        soaked = self.effort().soaked
        ranks = Ranks()
        for players, options in self.tables():
            policies: tuple[Policy, ...] = (RandomPolicy(), self.game.heuristic())
            for policy in policies:
                for number in range(soaked // 20 + 1 if options else soaked):
                    self.spot = f"{self.game.id}, {table_name(players, options)}, luck Sfc32({number})"
                    breathe(self)
                    rng = Sfc32(number)
                    state = self.game.deal(players, self.game.check_options(players, options), rng)
                    try:
                        soak(state, policy, rng, self.most_moves)
                        ranks.add(state.scores(), state.ranking(), lowest_wins=state.lowest_wins)
                    except Violation as error:
                        self.fail(str(error))

    @located
    def test_offered_and_only_offered_actions_are_accepted(self) -> None:
        for match in self.positions():
            offered = match.state.legal_actions()
            if len(set(offered)) != len(offered):
                self.fail(f"an action is offered twice: {match.legal()}")
            if bool(offered) == match.is_over:
                self.fail("something is offered after the end" if offered else "nothing is offered before the end")
            for action in self.some_actions(offered):
                refusal = match.refusal(action)
                if (refusal is None) != (action in offered):
                    self.fail(f"{self.game.write(action)} is {'not ' if refusal is None else ''}offered: {refusal}")

    @located
    def test_other_ints_and_texts_are_refused(self) -> None:
        match = self.opened(self.game.usual_players, {}, "1")
        for action in (*OUT_OF_RANGE, self.game.actions):
            if match.state.refusal(action) != NOT_A_MOVE:
                self.fail(f"the int {action} is no action, and is not refused as such")
        for text in NONSENSE:
            refusal = match.why_not(text)
            if refusal is None or refusal.code != "not_a_move":
                self.fail(f"{text[:20]!r} is no notation, and is not refused as such: {refusal}")

    @located
    def test_moves_out_of_turn_and_after_the_end_are_refused(self) -> None:
        for match in self.played():
            if match.is_over:
                for action in self.some_actions(match.state.legal_actions()):
                    if match.state.refusal(action) != MATCH_OVER:
                        self.fail(f"{self.game.write(action)} is not refused as too late")
            elif not match.moves:
                offered = match.legal()[0]
                for seat in range(len(match.seats)):
                    refusal = match.why_not(offered, seat)
                    if (refusal is None) != (seat == match.to_act):
                        self.fail(
                            f"seat {seat} may {'' if refusal is None else 'not '}make the move of the seat to act"
                        )

    @located
    def test_every_refusal_has_a_code_of_its_own(self) -> None:
        codes = [reason.code for reason in self.game.all_reasons]
        names = [reason.name for reason in self.game.all_reasons]
        for reason in self.game.all_reasons:
            if codes.count(reason.code) > 1 or names.count(reason.name) > 1:
                self.fail(f"the reason {reason.name} ({reason.code}) is there twice")
        for reason in self.game.reasons:
            if reason.code < OWN_CODES:
                self.fail(f"the code {reason.code} of {reason.name} is the engine's")
        self.game.reason(self.game.misplaced)

    @located
    def test_asking_changes_nothing(self) -> None:
        """Views, offers, refusals, remarks, the heuristic: whoever only asks leaves the state and its luck alone."""
        for match in self.positions():
            rng = match.state.rng
            view, luck = match.view("open"), to_come(rng)
            for name, ask in self.questions(match).items():
                ask()
                self.same(difference(f"view after asking for {name}", match.view("open"), view))
                if match.state.rng is not rng or to_come(rng) != luck:
                    self.fail(f"asking for {name} used up the luck of the match")

    def questions(self, match: Match) -> dict[str, Callable[[], object]]:
        """Everything that may be asked of a state."""
        state = match.state
        questions: dict[str, Callable[[], object]] = {
            "legal actions": state.legal_actions,
            "refusals": lambda: [match.refusal(action) for action in self.some_actions(state.legal_actions())],
            "views": lambda: [match.view(viewer) for viewer in self.viewers(match)],
            "scores": state.scores,
            "the ranking": state.ranking,
            "the outcome": state.outcome,
            "the census": state.census,
            "a clone": state.clone,
            "the result": lambda: self.game.result(state),
        }
        if not match.is_over:
            questions["offers"] = match.offers
            questions["remarks"] = lambda: [self.game.remark(state, action) for action in state.legal_actions()]
            questions["the heuristic's choice"] = lambda: self.game.heuristic().choose(state, Sfc32(1))
        return questions
