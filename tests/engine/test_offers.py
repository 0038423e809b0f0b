"""Offers by their parts, and why something cannot be done that somebody points at."""

from dataclasses import replace

import msgspec
import pytest

from parlour.engine.game import AnyGame, Parts, Wish
from parlour.engine.match import Match
from parlour.testing.golden import seats
from tests.sample import GAME
from tests.sample.rules import NOT_IN_HAND


def passing(game: AnyGame = GAME) -> tuple[Match, Parts]:
    """A match after the deal, and the parts of what is offered first."""
    match = Match(game, seats(3), "1")
    return match, match.offers()[0].parts


def test_offers_are_what_is_legal_with_its_parts() -> None:
    match, first = passing()
    assert [offer.action for offer in match.offers()] == match.legal()
    left = (match.state.to_act + 1) % 3
    assert first == Parts("pass", card=first.card, from_="hand", to="left", seat=left)


def test_a_wish_leaves_out_what_may_be_anything() -> None:
    match, first = passing()
    for wish in (first, Wish(), Wish(verb="pass"), Wish(card=first.card), Wish(card=first.card, from_="hand")):
        assert match.why_not_so(wish) is None
    wish = msgspec.json.decode(msgspec.json.encode({"card": first.card, "from": "hand"}), type=Wish)
    assert match.why_not_so(wish) is None


def test_a_wish_that_nothing_fits_is_no_move_and_one_that_is_not_allowed_has_its_reason() -> None:
    match, first = passing()
    assert isinstance(first.card, str)
    held = match.game.facts(match.state, 0)["hand"]
    assert isinstance(held, list)
    elsewhere = next(card for card in GAME.cards if card not in held)
    for wish, code in (
        (Wish(verb="shuffle"), "not_a_move"),
        (Wish(verb="play", card=first.card), "pass_first"),
        (Wish(card=elsewhere), "not_in_hand"),
    ):
        refusal = match.why_not_so(wish)
        assert refusal is not None
        assert refusal.code == code


@pytest.mark.parametrize(("misplaced", "code"), [(GAME.misplaced, "not_a_move"), (NOT_IN_HAND, "not_in_hand")])
def test_a_card_that_is_touched_where_it_does_not_lie_is_refused_as_misplaced(misplaced: int, code: str) -> None:
    match, first = passing(replace(GAME, misplaced=misplaced))
    refusal = match.why_not_so(Wish(card=first.card, from_="trick"))
    assert refusal is not None
    assert refusal.code == code


def test_nobody_wishes_out_of_turn_or_after_the_end() -> None:
    match, first = passing()
    refusal = match.why_not_so(first, (match.state.to_act + 1) % 3)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"to_act": match.to_act})
    while not match.is_over:
        match.apply(match.legal()[0])
    refusal = match.why_not_so(first)
    assert refusal is not None
    assert refusal.code == "match_over"
