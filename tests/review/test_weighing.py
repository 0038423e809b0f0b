"""Deals that explain what the others did weigh more, and going back over a match knows no more than its player did."""

from collections import Counter
from functools import partial
from math import inf, log, sqrt

import msgspec
import pytest

from parlour.engine import is_compiled
from parlour.engine.game import AnyGame, View
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import IMPOSSIBLE, UNTOLD, State
from parlour.review import judging
from parlour.review.judging import judge
from parlour.review.model import Budget, Figure, Weighed
from parlour.review.reference import reference_named
from parlour.review.trials import SLIPS, explained
from parlour.review.weighing import effective, seen_by, weighed, weighed_mean, weights_of
from tests.bots.test_blunders import BLUNDERS
from tests.review.matches import OWN, SHORT, played

SAMPLE = 150 if is_compiled() else 40


def gone_back(
    game: AnyGame, seen: list[tuple[View, int]], world: State, seat: int, seed: int
) -> list[tuple[State, int]]:
    """The positions before a world and the action in each, the last one first, as far as they are told."""
    rng = Sfc32(seed)
    found: list[tuple[State, int]] = []
    for view, made in reversed(seen):
        state = game.imagine(view)
        action = state.recall(made, world, seat, rng)
        if action in (UNTOLD, IMPOSSIBLE):
            break
        found.append((state, action))
        world = state
    return found


def imagined(game: AnyGame, match: Match, move: int, seat: int, seed: int) -> State:
    state: State = game.imagine(game.view(match.state_after(move), seat))
    state.redeal(seat, Sfc32(seed))
    return state


def kinds_held(game: AnyGame, state: State, seat: int) -> list[str]:
    hand = game.view(state, seat).players[seat].hand
    return list(hand)


@pytest.mark.parametrize("game", [one for one in OWN if one.id != "diamoniak"], ids=lambda game: game.id)
def test_any_hand_that_can_have_led_here_is_recalled_as_often(game: AnyGame) -> None:
    """As often as among the deals before the move in which the move could be made."""
    match = played(game, game.min_players, 4, ("random",))
    looked_at = 0
    for move in range(5, len(match.moves) - 1, 11):
        before = match.state_after(move)
        mover = before.to_act
        seat = (mover + 1) % match.state.players
        seen = seen_by(match, move + 1, seat)[-1:]
        if len(before.legal_actions()) < 2 or not gone_back(game, seen, match.state_after(move + 1), seat, 0):
            continue
        view, action = seen[0]
        back: Counter[str] = Counter()
        ahead: Counter[str] = Counter()
        held = [0, 0]
        made = set()
        for number in range(SAMPLE):
            for state, recalled in gone_back(game, seen, imagined(game, match, move + 1, seat, number), seat, number):
                back.update(kinds_held(game, state, mover))
                held[0] += 1
                made.add(recalled)
            state = game.imagine(view)
            state.redeal(seat, Sfc32(SAMPLE + number))
            if action in state.legal_actions():
                ahead.update(kinds_held(game, state, mover))
                held[1] += 1
        if min(held) < 20 or len(made) > 1:
            continue  # too rare to tell, or the move was made face down
        looked_at += 1
        for kind in back | ahead:
            one, other = back[kind] / held[0], ahead[kind] / held[1]
            error = sqrt((one + 0.1) / held[0] + (other + 0.1) / held[1])
            assert abs(one - other) < 5 * error, (move, kind)
    assert looked_at > 0


@pytest.mark.parametrize("game", [one for one in OWN if one.id != "diamoniak"], ids=lambda game: game.id)
def test_weighed_deals_do_not_know_what_their_player_could_not_know(game: AnyGame) -> None:
    """The same match with other hidden cards, secret moves included, weighs the same, byte for byte."""
    match = played(game, game.usual_players, 11)
    reference = reference_named(game, "heuristic")
    looked_at = 0
    for move in range(9, len(match.moves), 9 if is_compiled() else 31):
        state = match.state_after(move)
        seat, legal = state.to_act, state.legal_actions()
        seen = seen_by(match, move, seat)
        other = gone_back(game, seen, imagined(game, match, move, seat, move), seat, move)
        if len(legal) < 2 or len(other) < 5:
            continue
        seen = seen[len(seen) - len(other) :]
        elsewhere = [(game.view(before, seat), action) for before, action in reversed(other)]
        root = game.imagine(game.view(state, seat))
        pair = (legal[0], legal[-1])
        found = weighed(game, root, pair, reference, partial(list, seen), 5, (20, 40))
        again = weighed(game, root, pair, reference, partial(list, elsewhere), 5, (20, 40))
        assert msgspec.json.encode(found) == msgspec.json.encode(again)
        looked_at += found is not None
    assert looked_at > 0


def test_who_plays_like_the_reference_is_explained_best_by_the_cards_as_they_are() -> None:
    game = next(one for one in OWN if one.id == "dwarfking")
    match = played(game, 4, 3, ("level2",))
    reference = reference_named(game, "heuristic")
    told = 0
    for move in range(20, len(match.moves), 20):
        state = match.state_after(move)
        seat = state.to_act
        seen = seen_by(match, move, seat)
        worlds = [state, *(imagined(game, match, move, seat, number) for number in range(10))]
        past, actions = [game.imagine(view) for view, _ in seen], [action for _, action in seen]
        true, *others = explained(worlds, past, actions, seat, reference, Sfc32(1))
        assert true >= max(others)
        told += true > min(others)
    assert told > 0


def test_a_slip_makes_a_deal_less_likely_and_never_impossible() -> None:
    game = next(one for one in OWN if one.id == "dwarfking")
    match = played(game, 3, 3, ("random",))
    move = next(move for move in range(10, 60) if len(match.state_after(move).legal_actions()) > 1)
    seat = (match.state_after(move).to_act + 1) % 3
    view, action = seen_by(match, move + 1, seat)[-1]
    before = match.state_after(move)
    count = len(before.legal_actions())
    reference = reference_named(game, "heuristic")
    [found] = explained([match.state_after(move + 1)], [game.imagine(view)], [action], seat, reference, Sfc32(1))
    usual = reference.choose(before, Sfc32(1))
    assert found == log(SLIPS / count + (1 - SLIPS if usual == action else 0.0))


def test_weights_are_smoothed_until_they_count_for_enough() -> None:
    assert weights_of([-3.0, -3.0], 2) == [1.0, 1.0]
    sharp = [0.0, *([-20.0] * 99)]
    assert effective(weights_of(sharp, 1)) < 1.01
    smoothed = weights_of(sharp, 50)
    assert 50 <= effective(smoothed) < 50.1
    assert smoothed[0] == 1.0 > smoothed[1]
    assert weights_of([-inf, 0.0, 0.0], 2) == [0.0, 1.0, 1.0]
    assert weights_of([-inf, -inf], 1) == []


def test_a_weighed_mean_is_a_mean_where_all_weigh_the_same() -> None:
    mean = weighed_mean([1.0, 0.0, 1.0, 0.0], [2.0, 2.0, 2.0, 2.0])
    assert mean.value == 0.5
    assert mean.error == pytest.approx(sqrt(1 / 16 + 2 / 5 / 6))
    assert weighed_mean([1.0, 0.0], [3.0, 1.0]).value == 0.75


def test_a_move_that_is_right_over_weighed_deals_is_disputed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both second opinions have to be sure at 95 % that a move is worse: 1.8 standard errors are not enough."""
    blunder = next(one for one in BLUNDERS if one.name == "a Swipe that gives away your 6 for a low card")
    game, state = blunder.game, blunder.state
    view, action = game.view(state, state.to_act), game.parse(blunder.stupid[0])
    budget = Budget(search=300, screen=40, most=40, chances=2, start=2, second=2)
    monkeypatch.setattr(judging, "checked", lambda *_: Figure(0.2, 0.05))
    assert judge(game, view, action, budget, SHORT).verdict in ("mistake", "blunder")
    monkeypatch.setattr(judging, "weighed", lambda *_: Weighed(Figure(0.09, 0.05), 400, 200.0))
    assert judge(game, view, action, budget, SHORT).verdict == "disputed"
    monkeypatch.setattr(judging, "weighed", lambda *_: None)
    monkeypatch.setattr(judging, "checked", lambda *_: Figure(0.09, 0.05))
    assert judge(game, view, action, budget, SHORT).verdict == "disputed"
