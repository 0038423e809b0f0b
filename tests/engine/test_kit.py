"""The conformance kit against a game that is right, and against many that are not."""

import re

import pytest

from parlour.engine.testing import Conformance, Effort, Violation
from tests.engine.mutants import MUTANTS, Mutant, game_of
from tests.sample import GAME
from tests.sample.rules import Magpies


class TestMagpies(Conformance):
    """The sample game holds to everything, registered nowhere and without golden files."""

    game = GAME


class Quick(Conformance):
    """As little as finds every mistake."""

    patience = 2
    most_moves = 2_000

    def effort(self) -> Effort:
        return Effort(matches=2, soaked=40, stride=13, rare=2, worlds=3, weighed=20, sampled=120)


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_the_kit_finds_every_mistake_and_says_where(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, wrong in mutant.state.items():
        monkeypatch.setattr(Magpies, name, wrong)

    class Mutated(Quick):
        game = game_of(mutant)

    with pytest.raises(Violation) as violation:
        Mutated.check()
    assert re.search(mutant.said, str(violation.value), re.DOTALL)
