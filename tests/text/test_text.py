"""Matches that are read and written: the switches, the names, and what goes wrong."""

import re
from typing import Any

import pytest

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32, derived_seed
from parlour.text import TextGame
from parlour.text.names import WORD, names_of, shuffled
from parlour.words import words_of
from tests.sample import GAME as MAGPIES

GAMES = [*games(), MAGPIES]
"""Ours, and one that is registered nowhere."""
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
LANGUAGES = ("en", "de")


def whole_match(text: TextGame, most: int = 25) -> str:
    """Everything that all seats read in a match (its first moves, if it is long), and some refusals."""
    read = [text.rules()]
    rng = Sfc32(5)
    for _ in range(most):
        seat = text.to_act
        if seat is None:
            break
        read.append(text.observe(seat))
        read.append(str(text.why_not(text.teller.spelled(text.game.write(rng.below(text.game.actions))), seat)))
        moves = text.moves()
        read.append(str(text.play(moves[rng.below(len(moves))], seat)))
    return "\n".join(read)


@EACH_GAME
@pytest.mark.parametrize("names", ["real", "shuffled"])
def test_a_whole_match_is_played_by_what_is_offered_in_writing(game: AnyGame, names: str) -> None:
    text = TextGame(game, seed=4, legal="always", names=names)
    rng = Sfc32(1)
    while not text.is_over:
        seat = text.to_act
        assert seat is not None
        offered = re.findall(r"^  ([^:\n]+): ", text.observe(seat).partition("You may now write:")[2], re.M)
        assert offered == text.moves()
        assert text.play(offered[rng.below(len(offered))], seat)
    assert text.match.record().result["ranking"] == text.match.result().ranking
    for seat in range(len(text.names)):
        assert "The match is over" in text.observe(seat)


@EACH_GAME
def test_a_move_after_the_end_is_refused_and_changes_nothing(game: AnyGame) -> None:
    text = TextGame(game, seed=2)
    while not text.is_over:
        text.play(text.moves()[0])
    answer = text.play(text.game.write(0))
    assert not answer
    assert answer.refusal is not None
    assert answer.refusal.code == "match_over"
    assert answer.refusal.clause in answer.text


@EACH_GAME
def test_a_refusal_cites_its_clause_with_its_sentence(game: AnyGame) -> None:
    text = TextGame(game, legal="none")
    seat = text.to_act
    assert seat is not None
    before = text.match.view(seat)
    for written in ("an invented move", "", "x" * 5_000, "\x1b[2J\n"):
        answer = text.play(written, seat)
        assert answer.refusal is not None
        assert answer.refusal.code == "not_a_move"
        clause = answer.refusal.clause
        saying = text.teller.book.clause(clause).sayings[0].text
        assert f"{clause} says: {saying}" in answer.text
        assert written == "" or written not in answer.text, "what was written is not repeated"
    others = text.play(text.moves()[0], (seat + 1) % len(text.names))
    assert others.refusal is not None
    assert others.refusal.code == "not_your_turn"
    assert text.match.view(seat) == before


def test_when_a_seat_is_told_what_it_may_do() -> None:
    told = {}
    for legal in ("none", "on_error", "always"):
        text = TextGame("digdig", seed=1, legal=legal)
        told[legal] = ["ready: I am ready" in one for one in (text.observe(0), text.play("play 1", 0).text)]
        assert "ready: I am ready" not in text.observe(1)
        assert "ready: I am ready" not in text.play("ready", 1).text, "another's moves are nobody's business"
    assert told == {"none": [False, False], "on_error": [False, True], "always": [True, False]}


def test_what_happened_is_told_once_to_each_seat() -> None:
    text = TextGame("digdig", players=2, seed=1)
    said = text.play("ready", 0).text
    assert said == "You are ready."
    assert said not in text.observe(0)
    assert "Player 1 is ready." in text.observe(1)
    assert "Player 1 is ready." not in text.observe(1)


def test_a_deal_has_an_id() -> None:
    text = TextGame("digdig", 3, 7, {"voluntary_pickup": True}, language="de")
    assert text.deal == "digdig/3/7/voluntary_pickup=true"
    again = TextGame.of_deal(text.deal)
    assert (again.match.start, again.match.options) == (text.match.start, text.match.options)
    assert TextGame.of_deal("digdig/4/7").deal == "digdig/4/7"
    for wrong in ("digdig", "digdig/4", "digdig/x/7", "digdig/4/-1", "digdig/4/7/x", "digdig/4/7/voluntary_pickup=9"):
        with pytest.raises(UsageError):
            TextGame.of_deal(wrong)


def test_switches_that_do_not_exist_are_refused() -> None:
    for wrong in ({"legal": "sometimes"}, {"names": "invented"}, {"language": "tlh"}, {"seed": -1}):
        with pytest.raises(UsageError):
            TextGame("digdig", **wrong)


# Names


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_shuffled_names_stand_everywhere_and_real_ones_nowhere(game: AnyGame, language: str) -> None:
    text = TextGame(game, seed=3, names="shuffled", language=language)
    names = names_of(game, language)
    words = {word.lower() for word in WORD.findall(whole_match(text))}
    phrases = {word for name in names for word in name.words}
    assert not words & phrases
    title = words_of(game, language).say("title")
    assert title.lower() not in text.rules().lower()
    for card in game.cards:
        for token in WORD.findall(card):
            assert token.lower() in phrases, f"{card} is a name"


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_shuffled_text_is_the_real_one_under_other_names(game: AnyGame, language: str) -> None:
    """Word for word: what was exchanged is exchanged everywhere by the same word, and no two names by one."""
    real = whole_match(TextGame(game, seed=3, language=language))
    text = TextGame(game, seed=3, language=language, names="shuffled")
    renamed = shuffled(game, language, derived_seed(text.deal, "names"))
    assert whole_match(text) == renamed(real)
    fresh = {renamed(name.stem) for name in names_of(game, language)}
    assert len(fresh) == len(names_of(game, language))
    assert not fresh & {word.lower() for word in WORD.findall(real)}
    assert renamed(renamed(real)) == renamed(real)


@EACH_GAME
def test_under_shuffled_names_real_notation_is_no_move(game: AnyGame) -> None:
    text = TextGame(game, seed=3, names="shuffled")
    spelled = {text.teller.spelled(action): action for action in game.actions_by_notation}
    assert len(spelled) == game.actions, "no two moves are written alike"
    for written, action in spelled.items():
        assert text.teller.read(written) == action
        if written != action:
            assert text.teller.read(action) is None


def test_other_deals_have_other_names_and_the_same_deal_the_same() -> None:
    def notation(seed: int) -> str:
        return TextGame("villains", seed=seed, names="shuffled").teller.notation()

    assert notation(1) == notation(1) != notation(2)
    assert TextGame("digdig", seed=1, names="shuffled").rules() != TextGame("digdig", seed=1).rules()


def test_what_is_no_text_no_seat_and_no_deal_is_refused_and_changes_nothing() -> None:
    game = TextGame("digdig", players=3, seed=1)
    texts: list[Any] = [None, 5, True, b"ready", ["ready"], float("nan")]
    for wrong in texts:
        for way in (game.play, game.why_not):
            with pytest.raises(UsageError, match="a move is text in notation, not"):
                way(wrong)
    seats: list[Any] = [9, -1, "0", 1.5, True]
    for seat in seats:
        for asked in (game.observe, lambda seat: game.play("ready", seat=seat)):
            with pytest.raises(UsageError, match=r"there is no seat .*; the seats are 0 to 2"):
                asked(seat)
    for text in ("", "\x00", "ready\nready", "\u202eready", "A" * 100_000, "swap 1 9; swap"):
        assert not game.play(text)
    assert not game.match.moves
    for deal in (None, 5, "", "digdig/3/-7", "digdig/3/7/"):
        with pytest.raises(UsageError, match="is no id of a deal, such as digdig/4/7"):
            TextGame.of_deal(deal)  # type: ignore[arg-type]
    for players in ("3", 3.0, True):
        with pytest.raises(UsageError, match="players is a whole number, not"):
            TextGame("digdig", players=players)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="2 to 4 players, not 1000000000"):
        TextGame("digdig", players=10**9)
