"""The library's surface: starting, asking, moving, looking, the result."""

import doctest
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.engine.game import AnyGame
from parlour.engine.match import STRIDE, Match
from parlour.engine.registry import games
from parlour.engine.rng import Rng, rng_from_seed
from parlour.words.prose import rulebook


def test_the_example_in_the_module_works() -> None:
    results = doctest.testmod(parlour)
    assert results.attempted > 5
    assert results.failed == 0


def test_a_match_without_a_seed_gets_a_long_random_one() -> None:
    first, second = parlour.start("digdig"), parlour.start("digdig")
    assert len(first.seed) == 64
    assert first.seed != second.seed


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second = parlour.start("digdig", 3, seed=5), parlour.start("digdig", 3, seed="5")
    assert first.view("open") == second.view("open")


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    match = parlour.start("digdig", 2, seed=5)
    before = msgspec.json.encode(match.view("open"))
    with pytest.raises(parlour.IllegalMove) as caught:
        match.apply("play 4")
    assert caught.value.refusal.clause == "G-S2"
    assert "(G-S2)" in str(caught.value)
    with pytest.raises(parlour.IllegalMove, match="turn"):
        match.apply("ready", seat=1)
    assert msgspec.json.encode(match.view("open")) == before
    assert match.moves == []


@given(st.text(max_size=40), st.sampled_from([game.id for game in parlour.list_games()]), st.integers(0, 60))
def test_any_text_is_a_move_or_refused_with_a_clause(text: str, game: str, moves: int) -> None:
    match = parlour.start(game, seed=3)
    for _ in range(moves):
        if not match.is_over:
            match.apply(match.legal()[-1])
    before = msgspec.json.encode(match.view("open"))
    refusal = match.why_not(text)
    assert (refusal is None) == (text in match.legal())
    assert refusal is None or rulebook(parlour.game(game), "en").clause(refusal.clause)
    assert msgspec.json.encode(match.view("open")) == before


def test_a_result_before_the_end_is_refused() -> None:
    match = parlour.start("digdig", seed=1)
    for ask in (match.result, match.record):
        with pytest.raises(parlour.UsageError, match="not over"):
            ask()


@pytest.mark.parametrize("viewer", [-1, 4, 99, "nobody", None, True, 1.0])
def test_a_seat_that_is_not_there_sees_nothing(viewer: Any) -> None:
    with pytest.raises(parlour.UsageError, match="no seat"):
        parlour.start("digdig", 4, seed=1).view(viewer)


def test_nobody_goes_back_to_where_the_match_has_not_been() -> None:
    match = parlour.start("digdig", 4, seed=1)
    match.apply(match.legal()[0])
    before = match.view("open")
    for moves in (-1, 2):
        with pytest.raises(parlour.UsageError, match=f"1 moves were made: nobody goes back to {moves}"):
            match.go_back(moves)
    assert (match.view("open"), len(match.moves)) == (before, 1)


@pytest.mark.parametrize("players", [(1, 3, 2), (2, 7, 2), (3, 4, 2), (2, 3, 4), (4, 3, 4)])
def test_a_game_is_for_two_to_six_and_its_usual_number_is_one_of_them(players: tuple[int, int, int]) -> None:
    """A table has no more seats, nor has a search."""
    least, most, usual = players
    with pytest.raises(parlour.UsageError, match=f"digdig is for {least} to {most} players, usually {usual}: a table"):
        replace(parlour.game("digdig"), min_players=least, max_players=most, usual_players=usual)


@pytest.mark.parametrize("game_id", ["Snap", "s", "dig dig", "../x", "snap-dragon", "a" * 21, "1snap", ""])
def test_an_id_that_could_not_stand_everywhere_is_none(game_id: str) -> None:
    """One game with a blank in its id would keep all others from Gymnasium."""
    with pytest.raises(parlour.UsageError, match="is no id of a game: 2 to 20 small letters"):
        replace(parlour.game("digdig"), id=game_id)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game_id": "chess"}, "there is no game 'chess'"),
        ({"game_id": "digdig", "players": 5}, "2 to 4 players, not 5"),
        ({"game_id": "digdig", "players": 10**30}, "2 to 4 players, not 1000"),
        ({"game_id": "digdig", "players": 3.0}, "players is a whole number, not 3.0"),
        ({"game_id": "digdig", "players": 0}, "2 to 4 players, not 0"),
        ({"game_id": "digdig", "options": {"specials": True}}, "no option 'specials'"),
        ({"game_id": "digdig", "options": {"voluntary_pickup": 1}}, "1 is not one of false, true"),
        ({"game_id": "digdig", "options": {"voluntary_pickup": ["a"]}}, "takes one value"),
        ({"game_id": "digdig", "seed": -1}, "seed '-1'"),
        ({"game_id": "digdig", "seed": 2**63}, "seed"),
    ],
)
def test_a_match_that_cannot_be_is_refused(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(parlour.UsageError, match=said):
        parlour.start(**arguments)  # type: ignore[arg-type]


def test_a_match_ends_with_a_record_that_holds() -> None:
    match = parlour.start("digdig", 2)
    while not match.is_over:
        match.apply(match.legal()[0])
    assert match.to_act is None
    assert parlour.verify(parlour.decode(parlour.encode(match.record()))).result() == match.result()


def played(match: Match, count: int, luck: Rng) -> None:
    for _ in range(count):
        actions = match.state.legal_actions()
        if match.is_over:
            return
        match.take(actions[luck.below(len(actions))])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_moves_that_are_taken_back_have_not_been_made(game: AnyGame) -> None:
    """However many, and across the states that a match keeps: it goes on as one that never saw them, luck included."""
    luck = rng_from_seed("3")
    match = parlour.start(game.id, seed=5)
    played(match, 2 * STRIDE + 3, luck)
    while len(match.moves) > 1:
        match.go_back(len(match.moves) - 1 - luck.below(min(len(match.moves) - 1, STRIDE)))
        again = parlour.start(game.id, seed=5)
        for move in match.moves:
            again.apply(move.action)
        seed = str(luck.below(1000))
        for one in (match, again):
            played(one, 4, rng_from_seed(seed))
        assert match.moves == again.moves
        assert match.history == again.history
        assert match.view("open") == again.view("open")
        match.go_back(max(1, len(match.moves) - 5))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_move_is_taken_back_from_the_last_state_that_is_kept(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    match = parlour.start(game.id, seed=2)
    played(match, 1000, rng_from_seed("2"))
    parsed: list[str] = []

    def parse(game: AnyGame, text: str) -> int:
        parsed.append(text)
        return game.actions_by_notation[text]

    monkeypatch.setattr(type(game), "parse", parse)
    for _ in range(min(len(match.moves), 3 * STRIDE)):
        parsed.clear()
        match.go_back(len(match.moves) - 1)
        assert len(parsed) < STRIDE
