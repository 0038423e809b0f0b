"""Diamoniak: the new pile and the end of a match (D-R, D-E)."""

from collections import Counter

import msgspec
import pytest

from parlour.engine.event import Viewer
from parlour.engine.rng import Sfc32
from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.events import Bought, Drew, Reshuffled, Won
from parlour.games.diamoniak.rules.cards import copies
from tests.games.diamoniak.builder import cards, castle, play, refused, table, view
from tests.rule import rule


@rule("D-R1")
def test_the_discards_become_the_new_pile_when_a_card_is_needed() -> None:
    match = play(table("red: red diamond*6", ":", pile="diamond", rest="discards"), "draw")
    assert view(match).in_pile == [], "the last card does not bring it about"
    assert len(view(match).discards) == 46
    play(match, "stop", "draw")
    seen = view(match)
    drawn = 46 - len(seen.in_pile) - len(seen.discards)
    assert len(seen.in_pile) == 45
    assert drawn + len(seen.discards) == 1


@rule("D-R1")
def test_the_new_pile_is_shuffled_and_its_order_is_in_the_record() -> None:
    tops: Counter[str] = Counter()
    for seed in range(300):
        match = table("red: red", ":", rest="discards")
        match.state.rng = Sfc32(seed)
        facts = match.apply("draw")
        assert isinstance(facts[0], Reshuffled)
        assert match.moves[-1].chance == [{"reshuffle": facts[0].cards}]
        assert sorted(facts[0].cards) == sorted(cards("red*5 blue*6 green*6 yellow*6 diamond*20 witch*7 fairy*3"))
        assert isinstance(facts[1], Drew)
        assert facts[1].card == facts[0].cards[0], "listed from the top, before the draw"
        tops[facts[1].card] += 1
    assert set(tops) == set(GAME.cards)


@rule("D-R1", "D-T3")
def test_nobody_sees_the_order_of_the_new_pile() -> None:
    match = table("red: red", ":", rest="discards")
    shuffled = match.apply("draw")[0]
    assert isinstance(shuffled, Reshuffled)
    viewers: tuple[Viewer, ...] = (0, 1, "spectator")
    shown = [msgspec.to_builtins(GAME.show(shuffled, viewer)) for viewer in viewers]
    assert shown == [{"type": "ReshuffledUnseen", "cards_count": 53}] * 3
    assert GAME.show(shuffled, "open") == shuffled


@rule("D-R1")
def test_a_witch_that_ended_the_pile_is_in_the_next_one() -> None:
    match = play(table(":", ":", pile="witch", rest="discards"), "draw", "draw")
    seen = view(match)
    assert seen.in_pile.count("witch") + seen.discards.count("witch") == 7


@rule("D-R2")
def test_with_every_other_card_at_the_players_there_are_still_the_witches_to_draw() -> None:
    match = table(
        "red: red*5 blue*6 diamond*10 fairy*3",
        "blue: red green*6 yellow*6 diamond*10",
        pile="",
        rest="discards",
    )
    assert view(match).discards == ["witch"] * 7
    play(match, "draw")
    assert view(match).in_pile == ["witch"] * 6
    assert view(match).discards == ["witch"]


@rule("D-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_move_in_every_position(players: int) -> None:
    rng = Sfc32(players)
    for _ in range(30):
        state = GAME.deal(players, {"first": "random"}, rng)
        while not state.is_over:
            offered = state.legal_actions()
            assert offered
            state.apply(offered[rng.below(len(offered))])
            assert sum(player.cards.count[5] for player in state.seats) == 0
        assert [state.census().count[kind] for kind in range(7)] == [copies(kind) for kind in range(7)]


@rule("D-E1")
def test_the_sixth_card_drawn_wins_at_once() -> None:
    match = table("blue: blue*3", "red: red*5", pile="red", to_act=1)
    assert match.apply("draw") == [Drew(1, "castle-red", "castle"), Won(1, "castle-red")]
    assert match.is_over
    assert match.to_act is None
    assert view(match).winner == 1
    assert view(match).players[1].castle == view(match).whole
    assert match.legal() == []
    assert refused(match, "draw") == ("match_over", "D-E1", {})


@rule("D-E1")
def test_the_sixth_card_bought_wins_at_once() -> None:
    match = table("blue: blue*5 red", "red: red*5 diamond*3", to_act=1)
    assert match.apply("buy from 0") == [Bought(1, 0, "castle-red"), Won(1, "castle-red")]
    assert match.is_over
    assert castle(match, 1) == ("red", 6)


@rule("D-E1")
def test_five_cards_do_not_win() -> None:
    match = play(table("red: red*4", "blue: red", pile="red"), "draw")
    assert castle(match, 0) == ("red", 5)
    assert not match.is_over
    assert view(match).winner is None


@rule("D-E1")
def test_six_cards_of_another_colour_do_not_win() -> None:
    match = play(table("red: red blue*5", ":", pile="blue"), "draw")
    assert not match.is_over
    assert view(match).winner is None


@rule("D-E1")
def test_the_winner_is_first_and_all_others_share_the_second_place() -> None:
    match = play(table("blue: blue*5", "green: green", "red: red*5", pile="red", to_act=2), "draw")
    assert match.result().ranking == [[2], [0, 1]]
    assert match.result().scores == [0, 0, 1]
