"""What the properties run over: matches, and the positions in them that are worth a closer look."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NoReturn

import msgspec
from msgspec import Struct

from parlour.engine import is_of_compiled_code
from parlour.engine.event import Event, Viewer
from parlour.engine.game import AnyGame, Options, OptionValue, seat_of
from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy
from parlour.engine.rng import Rng, Sfc32, derived_seed
from parlour.engine.state import LEGAL, State
from parlour.testing.compare import difference, in_bytes
from parlour.testing.golden import seats
from parlour.testing.soak import MOST_MOVES, Violation
from parlour.testing.watch import breathe

REACH = 12
"""How many moves copies are followed."""
MANY_ACTIONS = 2_000
"""Of more actions than this only so many are looked at, besides those that are offered."""


class Effort(Struct, frozen=True):
    """How much the properties look at: more is slower and surer."""

    matches: int
    """Matches at each table, by turns of the heuristic and at random."""
    soaked: int
    """Matches of each policy that `test_invariants_hold` plays for each number of players, a twentieth for each other
    choice of an option."""
    stride: int
    """The costly properties look at every so manieth position, and at those around a move that did something rare."""
    rare: int
    """How many moves that did the same are rare, for each number of players."""
    worlds: int
    """How many other deals are looked at for each viewer of a position."""
    weighed: int
    """At how many positions, for each number of players, it is looked at whether all deals are equally likely."""
    sampled: int
    """How many deals show it."""


PLAIN = Effort(matches=2, soaked=30, stride=41, rare=1, worlds=2, weighed=8, sampled=120)
COMPILED = Effort(matches=4, soaked=10_000, stride=19, rare=2, worlds=3, weighed=12, sampled=240)


class Script(Struct, frozen=True):
    """A match that was played once, to be played again by every property."""

    players: int
    options: dict[str, OptionValue]
    seed: str
    actions: list[int]
    marks: frozenset[int]
    """The positions to look at, by the number of moves made."""


def is_compiled(game: AnyGame) -> bool:
    """Whether the rules of a game are compiled, whatever the engine is."""
    state = game.deal(game.usual_players, game.check_options(game.usual_players, {}), Sfc32(1))
    return is_of_compiled_code(type(state))


def to_come(rng: Rng) -> tuple[int, int]:
    """What a stream says next, without using it up."""
    twin = rng.clone()
    return twin.next_u32(), twin.next_u32()


class Sampled:
    """Matches and positions of a game."""

    game: ClassVar[AnyGame]
    most_moves: ClassVar[int] = MOST_MOVES
    """A match that is not over after so many moves is taken never to end."""
    patience: float = 120
    """Seconds of computing after which a single position, or a single match, is taken never to come to an end."""
    waiting: float = 1_200
    """Seconds by the clock after which it is taken to wait for something that never comes: many, for busy machines."""

    spot: Match | str = ""
    """Where the property looks just now."""

    def effort(self) -> Effort:
        """As much as the speed of the game's own rules allows. Override it where matches are long."""
        self.spot = self.spot or f"{self.game.id}, {table_name(self.game.usual_players, {})}, luck Sfc32(1)"
        return COMPILED if is_compiled(self.game) else PLAIN

    def tables(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every number of players with the default options, every other choice of each option, and all options at their
        last choice together."""
        for players in range(self.game.min_players, self.game.max_players + 1):
            yield players, {}
            together: dict[str, OptionValue] = {}
            for option in self.game.options:
                choices = [one for one in option.choices if one != option.default]
                if option.per_seat:
                    together[option.name] = [str(one) for one in choices[:players]]
                    yield players, {option.name: together[option.name]}
                    continue
                for choice in choices:
                    if not (option.of_seats and type(choice) is int and choice >= players):
                        together[option.name] = choice
                        yield players, {option.name: choice}
            if len(together) > 1:
                yield players, together

    def scripts(self) -> list[Script]:
        """The matches that all properties look at, played once."""
        known: list[Script] | None = type(self).__dict__.get("_scripts")
        if known is None:
            known = list(self._played_once())
            type(self)._scripts = known
        return known

    _scripts: ClassVar[list[Script]]

    def _played_once(self) -> Iterator[Script]:
        effort = self.effort()
        happened: Counter[tuple[int, ...]] = Counter()
        for players, options in self.tables():
            for number in range(effort.matches):
                match = self.opened(players, options, str(number))
                policy: Policy = RandomPolicy() if number % 2 else self.game.heuristic()
                rng = Sfc32(derived_seed(str(number), "conformance"))
                actions: list[int] = []
                marks = {0}
                while not match.is_over:
                    if len(actions) == self.most_moves:
                        self.fail(f"the match is not over: does it ever end? (`most_moves` is {self.most_moves})")
                    if not match.state.legal_actions():
                        self.fail(f"seat {match.state.to_act} has nothing to do, and the match is not over")
                    luck = to_come(match.state.rng)
                    action = policy.choose(match.state, rng)
                    if match.state.refusal(action) != LEGAL:
                        self.fail(f"the policy chose {self.game.write(action)}, which is refused")
                    facts = match.take(action)
                    kinds = sorted({type(fact) for fact in facts}, key=lambda kind: kind.__name__)
                    what = (players, to_come(match.state.rng) != luck, *map(id, kinds))
                    happened[what] += 1
                    if happened[what] <= effort.rare or (len(actions) + number) % effort.stride == 0:
                        marks |= {len(actions), len(actions) + 1} if happened[what] <= effort.rare else {len(actions)}
                    actions.append(action)
                    breathe(self)
                yield Script(players, dict(options), str(number), actions, frozenset(marks | {len(actions)}))

    def opened(self, players: int, options: Options, seed: str) -> Match:
        """A match right after the deal."""
        self.spot = f"{self.game.id}, {table_name(players, options)}, seed {seed}"
        match = Match(self.game, seats(players), seed, options)
        self.spot = match
        return match

    def played(self) -> Iterator[Match]:
        """Matches after each of their moves."""
        for script in self.scripts():
            match = self.opened(script.players, script.options, script.seed)
            yield match
            for action in script.actions:
                self.again(match, action)
                breathe(self)
                yield match

    def positions(self) -> Iterator[Match]:
        """Matches where they are worth a closer look: every now and then, around what is rare, and at their end."""
        for script in self.scripts():
            match = self.opened(script.players, script.options, script.seed)
            for count in range(len(script.actions) + 1):
                if count > 0:
                    self.again(match, script.actions[count - 1])
                if count in script.marks:
                    breathe(self)
                    yield match

    def again(self, match: Match, action: int) -> None:
        """Makes a move of a script."""
        if match.state.refusal(action) != LEGAL:
            self.fail(f"played again from the same seed, {self.game.write(action)} is refused: luck from elsewhere?")
        match.take(action)

    def decisions(self) -> Iterator[Match]:
        """The positions in which somebody is to move."""
        for match in self.positions():
            if not match.is_over:
                yield match

    def viewers(self, match: Match) -> list[Viewer]:
        return [*range(len(match.seats)), "spectator"]

    def some_actions(self, offered: Iterable[int]) -> Iterable[int]:
        """The actions to look at: all, or of very many those that are offered and some from all over."""
        if self.game.actions <= MANY_ACTIONS:
            return range(self.game.actions)
        rng = Sfc32(7)
        return sorted({*offered, *(rng.below(self.game.actions) for _ in range(MANY_ACTIONS))})

    def redealt(self, match: Match, viewer: Viewer, worlds: int) -> Iterator[State]:
        """The same position with everything dealt anew that the viewer cannot know, in so many ways."""
        for number in range(worlds):
            other: State = match.state.clone()
            other.redeal(seat_of(viewer), Sfc32(1000 * number + len(match.moves) + 11))
            yield other

    def open(self, state: State) -> Any:
        """All that there is to see."""
        return self.game.view(state, "open")

    def imagined_from(self, view: Any) -> State | None:
        """A state that looks so, if there can be one."""
        try:
            read = msgspec.convert(view, type=self.game.view_type)
            state: State = self.game.imagine(read)
            return state if in_bytes(self.open(state)) == in_bytes(read) else None
        except Exception:  # no position of the game: what `imagine` makes of that is its own affair
            return None

    def wander(self, state: State, name: str) -> None:
        """Plays a copy on at random for a while: over the end of a deal, where that is near."""
        at_start = state.census().kinds()
        rng = Sfc32(5)
        for number in range(REACH):
            if state.is_over:
                break
            offered = state.legal_actions()
            if not offered:
                self.fail(f"{name}, {number} moves on: nothing is offered, and the match is not over")
            state.apply(offered[rng.below(len(offered))])
        self.same(difference(f"{name}, {REACH} moves on: cards", state.census().kinds(), at_start))

    # Messages

    def where(self) -> str:
        """Where the property looks just now."""
        if isinstance(self.spot, str):
            return self.spot or self.game.id
        match = self.spot
        at = f"{self.game.id}, {table_name(len(match.seats), match.options)}, seed {match.seed}"
        if not match.moves:
            return f"{at}, before move 1"
        last = match.moves[-1]
        return f"{at}, after move {len(match.moves)} (seat {last.seat}: {last.action})"

    def fail(self, what: str) -> NoReturn:
        raise Violation(f"{self.where()}: {what}")

    def same(self, what: str | None) -> None:
        """Fails with a difference, if there is one."""
        if what is not None:
            self.fail(what)


def table_name(players: int, options: Options) -> str:
    return ", ".join([f"{players} players", *(f"{name} {value}" for name, value in options.items())])


def applied(state: State, action: int, luck: Rng | None = None) -> tuple[State, list[Event]]:
    """The state after a move, perhaps with other luck, and the facts; the state itself stays as it is."""
    after: State = state.clone()
    if luck is not None:
        after.rng = luck
    facts: list[Event] = []
    after.apply(action, facts)
    return after, facts
