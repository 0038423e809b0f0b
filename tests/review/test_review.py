"""What a review says adds up, knows no more than the player did, and is the same every time."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from math import fsum, sqrt
from statistics import stdev

import msgspec
import pytest
from msgspec.structs import replace

from parlour.engine.game import AnyGame, UsageError, determinize
from parlour.engine.match import Match
from parlour.engine.record import RecordError
from parlour.engine.rng import Sfc32
from parlour.review import Budget, Cancelled, Figure, Review, Step, decode, encode, review
from parlour.review.chances import has_luck
from parlour.review.judging import classed, is_in_question, judge
from parlour.review.model import DEAL, mean_of
from parlour.review.reviewing import step_of
from parlour.review.telling import mean_error, over_matches, profiles
from parlour.words import table_words
from tests.bots.test_blunders import BLUNDERS
from tests.games.diamoniak.builder import table
from tests.review.matches import OWN, SHORT, SMALL, STRIDE, TABLE_IDS, TABLES, played


@pytest.mark.parametrize(("game", "players"), TABLES, ids=TABLE_IDS)
def test_the_parts_add_up_to_the_result_and_each_to_nothing_over_the_seats(game: AnyGame, players: int) -> None:
    match = played(game, players, 7)
    found = review(match.record(), SMALL, SHORT)
    winners = match.result().ranking[0]
    assert [account.result for account in found.accounts] == [
        1 / len(winners) if seat in winners else 0 for seat in range(players)
    ]
    for account in found.accounts:
        parts = [account.place, account.deal, account.draws, account.decisions, account.hidden, *account.gifts]
        assert abs(fsum(part.value for part in parts) - (account.result - 1 / players)) < 1e-9
        assert account.gifts[account.seat] == Figure(0.0)
    for part in ("place", "deal", "draws", "hidden"):
        assert abs(fsum(getattr(account, part).value for account in found.accounts)) < 1e-9
    for giver in range(players):
        given = [account.gifts[giver].value for account in found.accounts]
        assert abs(fsum([found.accounts[giver].decisions.value, *given])) < 1e-9
    assert len(found.curve) == len(match.moves) + 2
    assert found.curve[-1] == [account.result for account in found.accounts]
    assert any(step.after is not None for step in found.steps[1:])
    real = sum(len(match.state_after(move).legal_actions()) > 1 for move in range(len(match.moves)))
    assert sum(step.decision is not None for step in found.steps) == real


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_a_verdict_does_not_know_what_its_player_could_not_know(game: AnyGame) -> None:
    match = played(game, game.usual_players, 11)
    looked_at = 0
    for move in range(len(match.moves)):
        state = match.state_after(move)
        if len(state.legal_actions()) < 2 or move % STRIDE:
            continue
        view = game.view(state, state.to_act)
        action = game.parse(match.moves[move].action)
        verdict = judge(game, view, action, SMALL, SHORT)
        elsewhere = game.view(determinize(game, view, Sfc32(move)), state.to_act)
        assert msgspec.json.encode(judge(game, elsewhere, action, SMALL, SHORT)) == msgspec.json.encode(verdict)
        state.redeal(state.to_act, Sfc32(1))
        dealt_anew = judge(game, game.view(state, state.to_act), action, SMALL, SHORT)
        assert msgspec.json.encode(dealt_anew) == msgspec.json.encode(verdict)
        looked_at += 1
    assert looked_at > 0


def test_sums_and_means_are_made_before_anything_decides_on_more_deals() -> None:
    """Whoever looks again at what looks bad and not at what looks well makes the mean error too small."""
    few, many = (Budget(search=60, screen=20, most=most, chances=2, start=2, second=2) for most in (20, 80))
    looked_at_again = 0
    for blunder in BLUNDERS[::8]:
        game, state = blunder.game, blunder.state
        view, action = game.view(state, state.to_act), game.parse(blunder.stupid[0])
        short, long = (judge(game, view, action, budget, SHORT) for budget in (few, many))
        assert short.loss == short.screened == long.screened == long.unbiased
        assert (short.expected, short.effects) == (long.expected, long.effects)
        looked_at_again += long.loss != long.screened
    assert looked_at_again > 0


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_a_record_cut_off_after_a_move_gives_the_same_step(game: AnyGame) -> None:
    whole, cut = (played(game, game.usual_players, 12) for _ in range(2))
    for move in range(len(whole.moves) - 1, -1, -STRIDE):
        step = step_of(whole, move, SMALL, SHORT)
        cut.go_back(move + 1)
        assert msgspec.json.encode(step_of(cut, move, SMALL, SHORT)) == msgspec.json.encode(step)


def some_record(game: str = "digdig") -> Match:
    return played(next(one for one in OWN if one.id == game), 2, 5)


def test_the_same_input_gives_the_same_bytes_whoever_does_the_work() -> None:
    record = some_record().record()
    alone = encode(review(record, SMALL, SHORT))
    assert encode(review(record, SMALL, SHORT, executor=ThreadPoolExecutor(3))) == alone
    assert decode(alone) == review(record, SMALL, SHORT)
    about = decode(alone).about
    assert (about.game, about.rules_version, about.seed, about.budget) == ("digdig", record.rules_version, "5", SMALL)
    assert about.references == SHORT
    assert about.engine


def test_an_interrupted_review_goes_on_where_it_was() -> None:
    record = some_record().record()
    whole = encode(review(record, SMALL, SHORT))
    kept: list[bytes] = []

    def stop_after_ten(so_far: Review, step: Step) -> None:
        assert step in so_far.steps
        assert not so_far.accounts
        kept.append(encode(so_far))
        if len(kept) == 10:
            raise Cancelled

    with pytest.raises(Cancelled):
        review(record, SMALL, SHORT, progress=stop_after_ten)
    half = decode(kept[-1])
    assert len(half.steps) == 10
    assert len(half.curve) == 11
    done: list[int] = []
    assert encode(review(record, SMALL, SHORT, progress=lambda _, step: done.append(step.move), known=half)) == whole
    assert done == list(range(9, len(record.moves)))
    with pytest.raises(UsageError, match="another match"):
        review(record, Budget(search=60, screen=4, most=6, chances=2, start=2, second=2), SHORT, known=half)


def test_a_record_that_does_not_hold_is_refused() -> None:
    record = some_record().record()
    with pytest.raises(RecordError, match=r"result\.scores"):
        review(replace(record, result={**record.result, "scores": [5, 5]}), SMALL, SHORT)


def test_a_reference_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="there is no reference 'chess'"):
        review(some_record().record(), SMALL, ("heuristic", "chess"))


def test_luck_is_what_anybody_might_have_seen_otherwise() -> None:
    game = next(one for one in OWN if one.id == "diamoniak")
    match = played(game, 2, 3)
    for move, made in enumerate(match.moves[:40]):
        before = match.state_after(move)
        assert has_luck(game, before, game.parse(made.action), 1) == (made.action == "draw")


def test_how_luck_fell_does_not_say_whether_there_was_any() -> None:
    """A rare card is taken for luck no more often than the common one that is drawn in its place."""
    noticed = []
    for pile in ("witch diamond*20", "diamond*20 witch"):
        match = table(":", ":", pile=pile, rest="discards")
        draw = match.game.parse("draw")
        noticed.append(sum(has_luck(match.game, match.state, draw, seed) for seed in range(100)))
    assert abs(noticed[0] - noticed[1]) < 25
    assert 0 < noticed[0] < 100


def test_classes_go_by_the_lower_end_of_the_interval() -> None:
    fair = 1 / 4
    assert classed(Figure(0.5, 0.0), fair) == "blunder"
    assert classed(Figure(0.10, 0.0), fair) == "blunder"
    assert classed(Figure(0.0999, 0.0), fair) == "mistake"
    assert classed(Figure(0.05, 0.0), fair) == "mistake"
    assert classed(Figure(0.02, 0.0), fair) == "doubtful"
    assert classed(Figure(0.0199, 0.0), fair) == "close"
    assert classed(Figure(0.10, 0.05), fair) == "close"
    assert classed(Figure(-0.5, 0.0), fair) == "close"
    assert is_in_question(Figure(0.10, 0.05), fair)
    assert is_in_question(Figure(0.015, 0.01), fair)
    assert not is_in_question(Figure(0.005, 0.01), fair)
    assert not is_in_question(Figure(0.3, 0.05), fair)


def test_an_error_never_says_that_nothing_else_can_happen() -> None:
    assert mean_of([0.0] * 200).value == 0
    assert 0.012 < mean_of([0.0] * 200).high < 0.016


def test_no_score_for_fewer_than_ten_decisions() -> None:
    found = review(played(OWN[1], 4, 2).record(), SMALL, SHORT)
    for account in found.accounts:
        decisions = sum(account.verdicts.values())
        assert (account.score is None) == (decisions < 10)
        if account.score is not None:
            assert account.score.decisions == decisions


def test_the_deal_is_the_first_step() -> None:
    step = step_of(some_record(), DEAL, SMALL, SHORT)
    assert step.decision is None
    assert step.between is not None
    assert step.after is not None


def test_a_profile_counts_matches_and_says_how_well_they_are_known_from_ten_on() -> None:
    match = played(OWN[1], 3, 4, ("level2", "level2", "random"))
    found = review(match.record(), SMALL, SHORT)
    for matches in (9, 10):
        alike, other = profiles([(match, found)] * matches)
        assert (alike.name, alike.matches, other.matches) == ("level2", matches, matches)
        assert [habit.sort for habit in alike.phases] == ["early", "middle", "late"]
        assert alike.result.error == 0.0
    shares = [0.0, 1.0] * 5
    assert over_matches(shares[:9]).error == 0.0
    assert over_matches(shares).error == pytest.approx(stdev(shares) / sqrt(10))
    few, many = (mean_error(Figure(-0.01, 0.02), count, table_words("en")) for count in (9, 10))
    assert (few, many) == (table_words("en").say("review-too-few"), "−1.0 ±3.9 %")


GOLDEN = "3f303b2d815fa12e27d414faa1fa05e7458ab2f37f6c049eb291e400be662eac"
"""The SHA-256 of one review, by which compiled and uncompiled code are held to the same bytes."""


def test_a_review_is_the_same_bytes_compiled_or_not() -> None:
    found = review(played(OWN[0], 2, 21).record(), SMALL, SHORT)
    steps = msgspec.json.encode([found.steps, found.curve, found.accounts])
    assert sha256(steps).hexdigest() == GOLDEN
