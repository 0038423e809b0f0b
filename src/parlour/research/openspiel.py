"""Every game for OpenSpiel: importing this module registers `parlour_<game>`.

`pyspiel.load_game("parlour_digdig(players=3,voluntary_pickup=True)")`. Luck has one node, the deal: one of `seeds`
that are equally likely, from which all later luck follows. An information state is what the seat was shown, move by
move.
"""

from typing import Any

import msgspec

from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Option, OptionValue, UsageError
from parlour.engine.learning import observation_of
from parlour.engine.registry import game as game_by_id
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.shown import shown_move
from parlour.engine.state import State
from parlour.research.arrays import observe
from parlour.research.errors import BadAction, needed, whole
from parlour.research.plan import Plan, checked, planned

needed("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

SEEDS = 1000
MOST_SEEDS = 1_000_000
"""OpenSpiel has a list of all outcomes made for every deal."""
MOST_MOVES = 20_000
MOST_SCORE = 1000.0
NOT_DEALT = "not dealt"


class Held:
    """A match that OpenSpiel can copy and write down, which a native state alone cannot be."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.seed = seed
        self.done: list[tuple[int, int]] = []
        """What was done since the deal: (-1, action), or (seat, number) when it was dealt anew for a seat."""
        players = plan.players[0]
        self.state: State = plan.game.deal(players, plan.options[players], Sfc32(seed))
        self.told: list[bytes] = [self.seen(seat) for seat in range(players)]
        """For each seat what it was shown, a line a move, as far as somebody asked."""
        self.asked: list[int] = [0] * players
        """So many of the moves stand there."""
        self.moves: list[tuple[int, int, list[Event]]] = []
        """Who moved, what, and what it brought about."""

    def seen(self, seat: int) -> bytes:
        return msgspec.json.encode(self.plan.game.view(self.state, seat))

    def move(self, action: int) -> None:
        events: list[Event] = []
        seat = int(self.state.to_act)
        self.state.apply(action, events)
        self.moves.append((seat, action, events))
        self.done.append((-1, action))

    def known(self, seat: int) -> bytes:
        """All that a seat was shown."""
        if self.asked[seat] < len(self.moves):
            game = self.plan.game
            lines = [self.told[seat]]
            for mover, action, events in self.moves[self.asked[seat] :]:
                lines.append(msgspec.json.encode(shown_move(game, mover, game.write(action), events, seat)))
            self.told[seat] = b"\n".join(lines)
            self.asked[seat] = len(self.moves)
        return self.told[seat]

    def redeal(self, seat: int, number: int) -> None:
        """Deals anew what a seat cannot know. What others were shown is then what they would know in that deal."""
        known = self.known(seat)
        self.state.redeal(seat, Sfc32(number))
        self.told = [known if other == seat else self.seen(other) for other in range(self.state.players)]
        self.moves = []
        self.asked = [0] * self.state.players
        self.done.append((seat, number))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        twin = Held.__new__(Held)
        twin.plan = self.plan
        twin.seed = self.seed
        twin.done = self.done[:]
        twin.state = self.state.clone()
        twin.told = self.told[:]
        twin.asked = self.asked[:]
        twin.moves = self.moves[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        plan = self.plan
        what = (plan.game.id, plan.players, plan.options, plan.seed, plan.opponents, plan.seat, plan.worth)
        return again, (what, self.seed, self.done)


def again(what: tuple[Any, ...], seed: int, done: list[tuple[int, int]]) -> Held:
    """A match out of its deal and what was done since."""
    game_id, *rest = what
    held = Held(Plan(game_by_id(game_id), *rest), seed)
    for seat, number in done:
        if seat < 0:
            held.move(number)
        else:
            held.redeal(seat, number)
    return held


def parameter(option: Option) -> OptionValue | None:
    """An option's default as a parameter, which has one type; None for what is no rule and no parameter here."""
    if option.per_seat or option.of_seats:
        return None
    return option.default


def parameters_of(game: AnyGame) -> dict[str, OptionValue]:
    """Every parameter with its default; an option that has the name of one of the first three has no say here."""
    found = {option.name: parameter(option) for option in game.options}
    options = {name: value for name, value in found.items() if value is not None}
    return {**options, "players": game.usual_players, "seeds": SEEDS, "utility": "rank"}


def type_of(game: AnyGame, utility: str) -> Any:
    return pyspiel.GameType(
        short_name=f"parlour_{game.id}",
        long_name=f"Parlour: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if utility == "rank" else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its parameters."""

    def __init__(self, game: AnyGame, given: dict[str, Any]) -> None:
        wishes = {**parameters_of(game), **given}
        players, seeds, utility = (wishes.pop(name) for name in ("players", "seeds", "utility"))
        self.plan = planned(game, players, wishes, 0, None, None, utility)
        if not 1 <= seeds <= MOST_SEEDS:
            raise UsageError(f"seeds must be from 1 to {MOST_SEEDS}, not {seeds}")
        self.seeds = seeds
        most, least = (1.0, -1.0 if utility == "rank" else 0.0) if utility != "score" else (MOST_SCORE, -MOST_SCORE)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=seeds,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if utility == "rank" else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(type_of(game, utility), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.plan.game, has_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


def loaded(name: str) -> Any:
    """A game by its name with parameters, also where nobody has imported this module yet."""
    return pyspiel.load_game(name)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, before the deal or after it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.plan = Kept(game.plan)
        self.seeds = game.seeds
        self.held: Held | None = None

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.held.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.held.state.to_act)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / self.seeds) for number in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.held is None or self.held.state.is_over or player != self.held.state.to_act:
            return []
        return sorted(self.held.state.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            if not 0 <= action < self.seeds:
                raise BadAction(f"there is no deal {action}; they go from 0 to {self.seeds - 1}")
            self.held = Held(self.plan.plan, derived_seed(self.plan.plan.seed, str(action)))
            return
        if self.held.state.is_over:
            raise BadAction("the match is over: new_initial_state() begins another one")
        self.held.move(checked(self.plan.plan.game, self.held.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.plan.plan.game
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return game.write(action) if 0 <= action < game.actions else f"no action {action}"

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.state.is_over

    def returns(self) -> list[float]:
        if self.held is None or not self.held.state.is_over:
            return [0.0] * self.plan.plan.players[0]
        return self.plan.plan.rewards(self.held.state)

    def information_state_string(self, player: int | None = None) -> str:
        if self.held is None:
            return NOT_DEALT
        return self.held.known(self.seat_of(player)).decode()

    def observation_string(self, player: int | None = None) -> str:
        if self.held is None:
            return NOT_DEALT
        return self.held.seen(self.seat_of(player)).decode()

    def seat_of(self, player: int | None) -> int:
        """The seat of a player, or of the one to act."""
        seat = self.current_player() if player is None else player
        players = self.plan.plan.players[0]
        if whole(seat, 0, players - 1) is None:
            raise UsageError(f"there is no player {seat}; they are 0 to {players - 1}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one, every one as likely as the others."""
        seat, drawn = self.seat_of(player), sampler()
        if not isinstance(drawn, float) or not 0 <= drawn <= 1:
            raise UsageError(f"a sampler draws numbers from 0 to 1, not {drawn!r}")
        twin: SpielState = self.clone()
        if twin.held is not None:
            twin.held.redeal(seat, int(drawn * (1 << 53)))
        return twin

    def __str__(self) -> str:
        if self.held is None:
            return NOT_DEALT
        return msgspec.json.encode(self.plan.plan.game.view(self.held.state, "open")).decode()


class Kept:
    """A plan that is the same one in every copy."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __deepcopy__(self, memo: dict[int, Any]) -> "Kept":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        plan = self.plan
        return kept, ((plan.game.id, plan.players, plan.options, plan.seed, plan.opponents, plan.seat, plan.worth),)


def kept(what: tuple[Any, ...]) -> Kept:
    game_id, *rest = what
    return Kept(Plan(game_by_id(game_id), *rest))


class SpielObserver:
    """The observation of the layout as a tensor; with perfect recall only as text, since nothing bounds it."""

    def __init__(self, game: AnyGame, *, has_recall: bool) -> None:
        self.game = game
        self.has_recall = has_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not has_recall:
            self.tensor = np.zeros(observation_of(game).size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observe(self.game, state.held.state, state.seat_of(player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.has_recall else state.observation_string(player)


def registered(game: AnyGame) -> None:
    """Makes a game known to OpenSpiel."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(type_of(game, "rank"), Registered)


def register_all() -> None:
    """Gives every game that tells what is known in bytes its name at OpenSpiel."""
    for game in games():
        if game.observation is not None and f"parlour_{game.id}" not in pyspiel.registered_names():
            registered(game)


register_all()
