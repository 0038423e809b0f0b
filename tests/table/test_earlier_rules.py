"""Matches that were played by former rules are still played by them."""

from dataclasses import replace

import msgspec
import pytest

import parlour
from parlour.engine import registry
from parlour.engine.game import AnyGame, Options, UsageError
from parlour.engine.registry import game
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.table import Entry, Table, Terms, rematch
from parlour.table.commands import Agree
from tests.table.builder import ANN, NOON, SECRET, Scene, shown, started

DIGDIG = game("digdig")


def deal_late(players: int, options: Options, rng: Rng) -> State:
    """The newest rules burn a number before the deal."""
    rng.next_u32()
    dealt: State = DIGDIG.deal(players, options, rng)
    return dealt


FIRST = replace(DIGDIG, id="toy", rules_version=1)
SECOND = replace(FIRST, rules_version=2)
TOY: AnyGame = replace(FIRST, rules_version=3, deal=deal_late, earlier=(SECOND, FIRST))


@pytest.fixture(autouse=True)
def _with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    both = (DIGDIG, TOY)
    monkeypatch.setattr(registry, "games", lambda: both)


def test_a_game_is_found_by_each_of_its_rules() -> None:
    assert [game("toy", version) for version in (None, 3, 2, 1)] == [TOY, TOY, SECOND, FIRST]


def test_rules_that_never_were_are_refused_with_those_that_are() -> None:
    for version in (0, 4, -1):
        with pytest.raises(UsageError, match=f"rules_version is {version}; this version plays toy by 1, 2, 3"):
            game("toy", version)
    with pytest.raises(UsageError, match="there is no game 'chess'; the games are digdig, toy"):
        game("chess", 1)


def test_a_table_goes_on_by_the_rules_that_it_was_opened_with() -> None:
    old, new = started(played=FIRST), started(played=TOY)
    assert (old.table.game, new.table.game) == (FIRST, TOY)
    assert old.match.start != new.match.start
    assert shown(old.again().table) == shown(old.table)


@pytest.mark.parametrize("played", [FIRST, SECOND, TOY], ids=["1", "2", "3"])
def test_a_record_is_verified_by_its_own_rules(played: AnyGame) -> None:
    record = finished(played).table.record()
    assert record.rules_version == played.rules_version
    assert parlour.verify(parlour.decode(parlour.encode(record))).game is played


def test_a_record_does_not_hold_by_other_rules() -> None:
    line = parlour.encode(finished(FIRST).table.record())
    changed = line.replace(b'"rules_version":1', b'"rules_version":3')
    assert changed != line
    with pytest.raises(parlour.RecordError, match="start"):
        parlour.verify(parlour.decode(changed))


def test_a_rematch_keeps_the_rules() -> None:
    again = Table("elm", [Entry(1, NOON, "ann", "", rematch(finished(FIRST).table, SECRET))])
    assert again.game is FIRST


def finished(played: AnyGame) -> Scene:
    return started(played=played).finish()


def test_a_table_of_before_an_option_has_its_default() -> None:
    """The host, who sends all options back, may still open a running table to the public."""
    entries = started("digdig").table.entries
    opened = msgspec.structs.replace(entries[0].what, options={})
    early = Scene([msgspec.structs.replace(entries[0], what=opened), *entries[1:]])
    assert early.table.options == {"voluntary_pickup": False}
    early.do(ANN, Agree(options=early.table.options, terms=Terms(is_public=True)))
    assert early.table.terms.is_public
