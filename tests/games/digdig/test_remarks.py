"""Dig Dig: what is said for and against each move, as data and in each language."""

import pytest

from parlour.engine.game import Fact
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.games.digdig import GAME
from parlour.words import words_of
from tests.games.digdig.builder import play, table


def on(match: Match, move: str) -> tuple[str, dict[str, Fact]]:
    """The code of the remark on a move, and its facts."""
    assert match.why_not(move) is None
    remark = match.game.remark(match.state, GAME.parse(move))
    assert remark is not None
    return remark.code, remark.facts


def test_a_swap_saves_the_stronger_card_or_gives_it_up() -> None:
    match = table("4 ninja / 9 drop", "5 / 6", is_swapping=True)
    assert on(match, "swap ninja 9") == ("saves", {"card": "ninja", "other": "9"})
    assert on(match, "swap 4 drop") == ("gives_up", {"other": "drop"})


def test_who_is_ready_hears_whether_the_row_could_be_stronger() -> None:
    match = table("4 ninja / 9 drop", "5 / 6", is_swapping=True)
    assert on(match, "ready") == ("could_be_stronger", {})
    play(match, "swap ninja 9")
    assert on(match, "ready") == ("as_strong_as_it_gets", {})


def test_taking_the_pile_costs_so_many_cards() -> None:
    assert on(table("1 2", "9", pile="8 8 9"), "pick up") == ("takes", {"count": 3})


def test_a_blind_card_fits_as_often_as_the_cards_that_were_not_seen() -> None:
    match = table("/ / 1 9", "4 5", pile="8", deck="")
    assert on(match, "blind 1") == ("blind", {"percent": 25}), "of 1, 9, 4 and 5 only the 9"
    for seed in range(10):
        match.state.redeal(0, Sfc32(seed))
        assert on(match, "blind 1") == ("blind", {"percent": 25}), "whichever lies where"


def test_the_last_card_and_a_composted_pile_come_first() -> None:
    assert on(table("8", "9", pile="7"), "play 8") == ("out", {})
    assert on(table("8 9", "9", pile="8 8 8"), "play 8") == ("composts", {"count": 4})
    assert on(table("boom 9", "9", pile="3 4"), "play boom") == ("composts", {"count": 3})


def test_what_is_drawn_is_not_spoken_of() -> None:
    for deck in ("boom 8 8", "1 2 3"):
        assert on(table("7 9", "9", pile="6", deck=deck), "play 7") == ("lowest", {})


@pytest.mark.parametrize(("card", "code"), [("drop", "power"), ("limbo", "power"), ("ninja", "ninja")])
def test_a_power_is_spent_where_a_number_would_do_or_not(card: str, code: str) -> None:
    assert on(table(f"9 {card}", "9", pile="8"), f"play {card}") == (code, {"number_fits": True})
    assert on(table(f"7 {card}", "9", pile="8"), f"play {card}") == (code, {"number_fits": False})


def test_a_number_is_the_lowest_or_keeps_something() -> None:
    match = table("2 8 9 9", "9", pile="7")
    assert on(match, "play 8") == ("lowest", {})
    assert on(match, "play 9") == ("keeps_more", {"count": 1})
    assert on(match, "play 9 9") == ("keeps_lower", {"card": "8"})


@pytest.mark.parametrize(
    ("match", "move", "english", "german"),
    [
        (
            table("boom / 9", "5 / 6", is_swapping=True),
            "swap boom 9",
            "Saves the Boom for the end, where it helps more than the 9.",
            "Am Ende hilft dir der Boom mehr als die 9: gut aufgehoben.",
        ),
        (
            table("8 9 9", "9", pile="7"),
            "play 9 9",
            "Keeps the 8, which will be harder to get rid of.",
            "Behält die 8, und niedrige Zahlen wird man schwerer los.",
        ),
        (
            table("1", "9", pile="8"),
            "pick up",
            "Takes 1 card into your hand.",
            "Bringt 1 Karte auf deine Hand.",
        ),
    ],
)
def test_remarks_in_words(match: Match, move: str, english: str, german: str) -> None:
    remark = match.game.remark(match.state, GAME.parse(move))
    assert remark is not None
    assert words_of(GAME, "en").remark(remark, match.names) == english
    assert words_of(GAME, "de").remark(remark, match.names) == german
