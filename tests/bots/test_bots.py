"""Bots: given a view and nothing else, never at a loss, never slow to say no."""

import pytest

import parlour
from parlour.bots import LEVELS, Bot, bot_named
from parlour.bots.search import Search
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.match import Match
from parlour.engine.playout import RandomPolicy
from parlour.engine.rng import Sfc32
from parlour.review.hint import hints

GAMES = parlour.list_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
BUDGET = 1_500
NAMES = ["random", "heuristic", *(f"level{level.number}" for level in LEVELS)]


def positions(game: AnyGame, count: int) -> list[Match]:
    """Matches at some point of their middle, with a choice to make."""
    found = []
    for number in range(count):
        match = parlour.start(game.id, seed=number)
        policy, rng = RandomPolicy(), Sfc32(number)
        while not match.is_over and (len(match.moves) < 7 * number or len(match.legal()) == 1):
            match.take(policy.choose(match.state, rng))
        if not match.is_over:
            found.append(match)
    return found


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(game: AnyGame, name: str) -> None:
    bot = bot_named(name)
    for match in positions(game, 4):
        seat = match.state.to_act
        other = match.state.clone()
        other.redeal(seat, Sfc32(77))
        choices = [
            bot.choose(game, game.view(state, seat), state.legal_actions(), Sfc32(5), min(bot.moves, BUDGET)).action
            for state in (match.state, other)
        ]
        assert choices[0] == choices[1]


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_legal_and_the_same_from_the_same_stream(game: AnyGame, name: str) -> None:
    bot = bot_named(name)
    for match in positions(game, 3):
        legal = match.state.legal_actions()
        view = match.view(match.state.to_act)
        first = bot.choose(game, view, legal, Sfc32(1), min(bot.moves, BUDGET))
        again = bot.choose(game, view, legal, Sfc32(1), min(bot.moves, BUDGET))
        assert first.action in legal
        assert first.action == again.action
        assert [one.visits for one in first.estimates] == [one.visits for one in again.estimates]


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_without_a_budget_a_bot_answers_at_once(game: AnyGame, name: str) -> None:
    match = positions(game, 1)[0]
    legal = match.state.legal_actions()
    decision = bot_named(name).choose(game, match.view(match.state.to_act), legal, Sfc32(1), budget=0)
    assert decision.action in legal
    assert decision.estimates == []


@every_game
def test_one_legal_action_needs_no_thought(game: AnyGame) -> None:
    match = positions(game, 1)[0]
    legal = match.state.legal_actions()[:1]
    for name in NAMES:
        decision = bot_named(name).choose(game, match.view(match.state.to_act), legal, Sfc32(1))
        assert (decision.action, decision.estimates) == (legal[0], [])


@every_game
def test_a_finished_match_and_another_seat_are_refused(game: AnyGame) -> None:
    match = parlour.start(game.id, seed=1)
    other = (match.state.to_act + 1) % len(match.seats)
    legal = match.state.legal_actions()
    for name in NAMES:
        with pytest.raises(UsageError, match="turn of seat"):
            bot_named(name).choose(game, match.view(other), legal, Sfc32(1))
    while not match.is_over:
        match.apply(match.legal()[0])
    for name in NAMES:
        with pytest.raises(UsageError, match="over"):
            bot_named(name).choose(game, match.view(0), [], Sfc32(1))


def test_other_names_are_refused() -> None:
    for name in ("", "level0", "level6", "Level1", "alphago", "ismcts", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:x"):
        with pytest.raises(UsageError, match="the bots are random, heuristic, ismcts:MOVES, level1"):
            bot_named(name)


def test_a_search_with_any_budget_has_a_name() -> None:
    assert bot_named("ismcts:2500") == Bot("ismcts:2500", "ismcts", moves=2500)


def test_the_levels_are_one_to_five_and_search_ever_further() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    budgets = [level.moves for level in LEVELS if level.kind == "ismcts"]
    assert budgets == sorted(set(budgets))
    assert bot_named("level2") == Bot("level2", "heuristic")


@every_game
def test_a_search_keeps_to_its_budget_and_looks_at_every_action(game: AnyGame) -> None:
    match = positions(game, 2)[-1]
    seat = match.state.to_act
    root = game.imagine(match.view(seat))
    search = Search(game.guide(), game.actions)
    search.run(root, seat, Sfc32(3), 4 * BUDGET)
    assert search.moves >= 4 * BUDGET
    estimates = search.estimates()
    assert {one.action for one in estimates} <= set(match.state.legal_actions())
    assert sum(one.visits for one in estimates) == search.simulations
    assert all(0 <= one.mean <= 1 for one in estimates)
    for action in match.state.legal_actions():
        search.look_at(root, action, seat, Sfc32(3), 1)
    assert {one.action for one in search.estimates()} == set(match.state.legal_actions())


@every_game
def test_a_decision_ends_when_it_is_made_and_not_later_than_its_budget(game: AnyGame) -> None:
    spent = []
    for match in positions(game, 6):
        seat = match.state.to_act
        root = game.imagine(match.view(seat))
        search = Search(game.guide(), game.actions)
        search.decide(root, seat, Sfc32(3), 4 * BUDGET)
        spent.append(search.moves / (4 * BUDGET))
        if search.moves < 4 * BUDGET:
            chosen = search.estimates()[0].action
            search.run(root, seat, Sfc32(4), 4 * BUDGET - search.moves)
            assert search.estimates()[0].action == chosen
            assert search.is_decided(0)
    assert min(spent) < 1
    assert max(spent) < 1.2, "over by no more than the last iteration"


@every_game
def test_a_hint_for_every_legal_action(game: AnyGame) -> None:
    match = positions(game, 2)[-1]
    seat = match.state.to_act
    found = hints(game, match.view(seat), match.state.legal_actions(), BUDGET)
    assert {hint.action for hint in found} == set(match.legal())
    assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
    for hint in found:
        assert 0 <= hint.low <= hint.chance <= hint.high <= 1
    with pytest.raises(UsageError, match="turn"):
        hints(game, match.view((seat + 1) % len(match.seats)), match.state.legal_actions(), BUDGET)
