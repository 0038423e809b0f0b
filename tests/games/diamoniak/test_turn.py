"""Diamoniak: a turn of drawing, and what castle cards, fairies and diamonds do (D-T, D-C, D-F, D-G)."""

import msgspec
import pytest

from parlour.engine.event import Viewer
from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.events import Began, Drew, Stopped
from tests.games.diamoniak.builder import cards, castle, play, refused, side, table, view
from tests.rule import rule

VIEWERS: tuple[Viewer, ...] = (0, 1, "spectator")


@rule("D-T1")
def test_a_turn_begins_with_a_draw_when_there_is_nothing_to_buy() -> None:
    match = table(":", ":")
    assert match.legal() == ["draw"]
    assert refused(match, "stop") == ("must_draw", "D-T1", {})


@rule("D-T1")
def test_a_turn_is_a_draw_or_a_purchase() -> None:
    match = table("red: red diamond*3", "blue: blue red")
    assert match.legal() == ["draw", "buy from 1"]


@rule("D-T1")
def test_what_is_no_move_is_refused() -> None:
    assert refused(table(":", ":"), "dance") == ("not_a_move", "D-T1", {})


@rule("D-T2")
@pytest.mark.parametrize("card", ["red", "fairy", "diamond"])
def test_after_a_good_card_the_player_draws_again_or_stops(card: str) -> None:
    match = play(table(":", ":", pile=f"{card} diamond"), "draw")
    assert match.to_act == 0
    assert match.legal() == ["draw", "stop"]
    play(match, "draw")
    assert match.to_act == 0
    assert match.legal() == ["draw", "stop"]


@rule("D-T2")
def test_stopping_passes_the_turn() -> None:
    match = play(table(":", ":", pile="diamond"), "draw")
    assert match.apply("stop") == [Stopped(0)]
    assert match.to_act == 1
    assert match.legal() == ["draw"]


@rule("D-T2")
def test_every_drawn_card_is_shown_to_all() -> None:
    match = table(":", ":", pile="fairy")
    drew = match.apply("draw")[0]
    assert isinstance(drew, Drew)
    assert [GAME.show(drew, viewer) for viewer in VIEWERS] == [Drew(0, "fairy", "side")] * 3


@rule("D-T2")
def test_the_top_card_is_drawn() -> None:
    match = play(table(":", ":", pile="fairy diamond red"), "draw", "draw")
    assert side(match, 0) == ["diamond", "fairy"]


@rule("D-T3")
def test_which_cards_the_pile_holds_is_known_and_their_order_is_not() -> None:
    one = table("red: red", ":", pile="witch diamond*19", discards="fairy*3 witch*6 blue*6 green*6 yellow*6 diamond")
    other = table("red: red", ":", pile="diamond*19 witch", discards="fairy*3 witch*6 blue*6 green*6 yellow*6 diamond")
    assert view(one).in_pile == cards("red*5 diamond*19 witch")
    assert [one.view(viewer) for viewer in VIEWERS] == [other.view(viewer) for viewer in VIEWERS]
    assert one.view("open") != other.view("open")


@rule("D-T3")
def test_everything_else_lies_open() -> None:
    match = table("red: red*2 blue fairy", ":diamond", discards="witch*2 green")
    views = [msgspec.structs.replace(match.view(viewer), viewer="spectator") for viewer in VIEWERS]
    assert views[0] == views[1] == views[2]
    assert [castle(match, seat) for seat in (0, 1)] == [("red", 2), (None, 0)]
    assert [side(match, seat) for seat in (0, 1)] == [["castle-blue", "fairy"], ["diamond"]]
    assert view(match).discards == ["castle-green", "witch", "witch"]
    assert len(view(match).in_pile) == 54 - 5 - 3


@rule("D-C1")
def test_the_first_castle_card_fixes_the_colour() -> None:
    match = table(":", ":", pile="green")
    assert match.apply("draw") == [Drew(0, "castle-green", "castle"), Began(0, "castle-green")]
    assert castle(match, 0) == ("green", 1)
    assert side(match, 0) == []
    assert match.legal() == ["draw", "stop"], "no choice is offered"


@rule("D-C1")
def test_a_colour_at_somebody_s_side_is_nobody_s_yet() -> None:
    match = play(table(":", "red: red green", pile="green"), "draw")
    assert castle(match, 0) == ("green", 1)


@rule("D-C2")
def test_without_a_castle_a_colour_that_another_builds_goes_to_the_side() -> None:
    match = table(":", ":", "green: green", pile="green blue")
    assert match.apply("draw") == [Drew(0, "castle-green", "side")]
    assert castle(match, 0) == (None, 0)
    assert side(match, 0) == ["castle-green"]
    play(match, "draw")
    assert castle(match, 0) == ("blue", 1), "the next free colour is begun"


@rule("D-C3")
def test_the_own_colour_goes_to_the_own_castle() -> None:
    match = table("red: red*2", ":", pile="red")
    assert match.apply("draw") == [Drew(0, "castle-red", "castle")]
    assert castle(match, 0) == ("red", 3)
    assert side(match, 0) == []


@rule("D-C4")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_another_colour_goes_to_the_side_whether_it_is_built_or_not(colour: str) -> None:
    match = table("red: red", "blue: blue", pile=colour)
    assert match.apply("draw") == [Drew(0, f"castle-{colour}", "side")]
    assert castle(match, 0) == ("red", 1)
    assert side(match, 0) == [f"castle-{colour}"]


@rule("D-C5")
def test_a_colour_stays_when_a_witch_took_the_whole_castle() -> None:
    match = play(table("red: red", ":", pile="witch red green red"), "draw", "give castle-red")
    assert castle(match, 0) == ("red", 0)
    play(match, "draw", "draw", "stop")
    assert castle(match, 1) == ("green", 1), "red is still not free for another"
    assert side(match, 1) == ["castle-red"]
    play(match, "draw")
    assert castle(match, 0) == ("red", 1)


@rule("D-C5")
def test_who_lost_the_whole_castle_begins_no_other() -> None:
    match = play(table("red:", ":", pile="green"), "draw")
    assert castle(match, 0) == ("red", 0)
    assert side(match, 0) == ["castle-green"]


@rule("D-F1")
def test_a_fairy_goes_to_the_side() -> None:
    match = table("red: red", ":", pile="fairy")
    assert match.apply("draw") == [Drew(0, "fairy", "side")]
    assert side(match, 0) == ["fairy"]


@rule("D-G1")
def test_a_diamond_goes_to_the_side() -> None:
    match = table(":", ":", pile="diamond")
    assert match.apply("draw") == [Drew(0, "diamond", "side")]
    assert side(match, 0) == ["diamond"]
