"""The kit finds a text that knows more than its reader."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from parlour.engine.game import AnyGame, Say
from parlour.engine.match import Match
from parlour.testing import Conformance, Effort, Violation
from parlour.text import TextGame
from tests.sample import GAME


class Quick(Conformance):
    game: ClassVar[AnyGame] = GAME

    def effort(self) -> Effort:
        return Effort(matches=2, soaked=1, stride=7, rare=2, worlds=1, weighed=1, sampled=1)


def test_the_sample_game_tells_no_secrets() -> None:
    Quick().test_nothing_hidden_reaches_a_text()


Wrong = Callable[[pytest.MonkeyPatch], None]


def with_open_cards(patch: pytest.MonkeyPatch) -> None:
    """The table is told with all cards open."""
    patch.setattr(Match, "view", lambda match, viewer: match.game.view(match.state, "open"))


def with_whole_events(patch: pytest.MonkeyPatch) -> None:
    """What happened is told as it was logged, not as it is shown."""

    def news(text: TextGame, seat: int) -> list[str]:
        logged = text.match.history[-1] if text.match.history else []
        return text.teller.heard(logged, text.names, seat)

    patch.setattr(TextGame, "_news", news)


def with_the_luck_to_come(patch: pytest.MonkeyPatch) -> None:
    """Whose turn it is comes with what luck will bring."""
    right = TextGame.observe

    def observe(text: TextGame, seat: int) -> str:
        return f"{right(text, seat)} {text.match.state.rng.clone().next_u32()}"

    patch.setattr(TextGame, "observe", observe)


def with_offers_of_others(patch: pytest.MonkeyPatch) -> None:
    """Every seat reads what the seat to act may do: that is its hand."""
    right = TextGame.observe
    patch.setattr(TextGame, "observe", lambda text, seat: right(text, seat) + ("" if text.is_over else text.offers()))


WRONG = [with_open_cards, with_whole_events, with_the_luck_to_come, with_offers_of_others]


@pytest.mark.parametrize("wrong", WRONG, ids=[wrong.__name__ for wrong in WRONG])
def test_a_text_that_knows_too_much_is_found(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong(monkeypatch)
    with pytest.raises(Violation, match=r"with other hidden cards seat \d reads something else"):
        Quick().test_nothing_hidden_reaches_a_text()


def test_a_game_whose_table_remembers_a_state_is_found() -> None:
    """A view as text is made of the view: one that looks at the cards behind it is found by their being others."""
    behind: list[Any] = []

    def view(state: Any, viewer: Any) -> Any:
        behind[:] = [state]
        return GAME.view(state, viewer)

    def table(seen: Any, say: Say) -> str:
        return f"{GAME.table(seen, say)} {GAME.view(behind[0], 'open')}"

    class Peeking(Quick):
        game = replace(GAME, view=view, table=table)

    with pytest.raises(Violation, match="reads something else"):
        Peeking().test_nothing_hidden_reaches_a_text()
