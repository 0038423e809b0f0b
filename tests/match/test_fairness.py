"""Nobody chose the deal, and anybody can check it."""

import json
from hashlib import sha256
from typing import Any

import pytest

import parlour
from parlour.engine.fair import Fairness, commitment_to, seed_of, unfairness
from parlour.match.commands import AskUndo, Contribute, Start
from parlour.match.entries import Ended
from parlour.match.stream import OpenedShown, position, tell
from tests.match.builder import ANN, BEN, ENTROPY, SECRET, Scene, lobby, shown, started

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")


def ended(game_id: str) -> Scene:
    return started(game_id, people=2, bots=1).finish()


def document(scene: Scene) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(parlour.encode(scene.table.record()))
    return made


def complaint(record: dict[str, Any]) -> str:
    with pytest.raises(parlour.RecordError) as caught:
        parlour.verify(parlour.decode(json.dumps(record)))
    return str(caught.value)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_to(SECRET) == sha256(SECRET.encode()).hexdigest()


def test_the_seed_is_the_hash_of_the_secret_and_what_each_seat_added() -> None:
    assert seed_of("5e", [None, None]) == sha256(b"5e").hexdigest()
    assert seed_of("5e", ["aa", None, "bb"]) == sha256(b"5e|0:aa|2:bb").hexdigest()


def test_every_seat_that_adds_something_changes_the_deal() -> None:
    given = (None, "a" * 32, "b" * 32)
    seeds = {seed_of(SECRET, [first, second]) for first in given for second in given}
    assert len(seeds) == 9


def test_the_commitment_is_published_with_the_first_entry_and_stays() -> None:
    scene = lobby()
    published = tell(scene.table, scene.table.entries[0], "spectator").what
    assert published == OpenedShown(commitment_to(SECRET))
    scene.do(ANN, Contribute(ENTROPY["ann"]), Start())
    assert position(scene.table, 1).table.commitment == commitment_to(SECRET)
    revealed = scene.finish().table.record().fairness
    assert revealed == Fairness(commitment_to(SECRET), SECRET, [ENTROPY["ann"], None, None])


def test_the_deal_follows_from_the_secret_and_the_entropy_of_the_players() -> None:
    scene = started()
    assert scene.match.seed == sha256(f"{SECRET}|0:{'a' * 32}|1:{'b' * 32}".encode()).hexdigest()
    others = lobby()
    others.do(ANN, Start())
    assert others.match.start != scene.match.start
    assert parlour.start("digdig", 3, scene.match.seed).start == scene.match.start


def test_an_undo_deals_the_same_cards_again() -> None:
    scene = started(people=1)
    start = scene.match.start
    scene.move("swap")
    scene.do(ANN, AskUndo())
    assert scene.match.start == start


def test_secret_and_entropy_are_shown_once_the_match_has_ended_and_not_before() -> None:
    scene = started()
    assert "fairness" not in json.dumps(positions(scene))
    abandoned = scene.again()
    abandoned.add(Ended(), "ben")
    for one in (scene.finish(), abandoned):
        for stands in positions(one):
            assert stands["table"]["fairness"] == {
                "commitment": commitment_to(SECRET),
                "secret": SECRET,
                "entropy": [ENTROPY["ann"], ENTROPY["ben"], None],
            }


def positions(scene: Scene) -> list[Any]:
    return [json.loads(line) for line in shown(scene.table)]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_record_of_a_table_holds(game_id: str) -> None:
    record = document(ended(game_id))
    assert parlour.verify(parlour.decode(json.dumps(record))).is_over
    assert unfairness(Fairness(**record["fairness"]), record["seed"]) is None


def test_a_record_with_another_secret_entropy_commitment_or_seed_does_not_hold() -> None:
    record = document(ended("digdig"))
    fairness = record["fairness"]

    def said(**changed: object) -> str:
        return complaint(record | {"fairness": fairness | changed})

    other = "5f" * 32
    assert "fairness.commitment is not" in said(secret=other)
    assert "fairness.commitment is not" in said(commitment=commitment_to(other))
    assert "seed does not follow" in said(secret=other, commitment=commitment_to(other))
    for entropy in ([None, ENTROPY["ben"], None], [ENTROPY["ben"], ENTROPY["ann"], None], []):
        assert "seed does not follow" in said(entropy=entropy)
    assert "seed does not follow" in complaint(record | {"seed": "ab" * 32})
    assert "seed does not follow" in complaint(record | {"seed": "7"})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_with_one_card_swapped_does_not_hold(game_id: str) -> None:
    record = document(ended(game_id))
    piles = list(card_lists(record["start"]))
    assert piles
    for pile in piles:
        other = next((place for place, card in enumerate(pile) if card != pile[0]), None)
        if other is None:
            continue
        pile[0], pile[other] = pile[other], pile[0]
        assert complaint(record).startswith("start.")
        pile[0], pile[other] = pile[other], pile[0]
    assert parlour.verify(parlour.decode(json.dumps(record))).is_over


def card_lists(value: Any) -> Any:
    """Every list of cards somewhere in the layout of a deal."""
    if isinstance(value, dict):
        for one in value.values():
            yield from card_lists(one)
    elif isinstance(value, list):
        if value and all(isinstance(one, str) for one in value):
            yield value
        for one in value:
            yield from card_lists(one)


def test_who_did_not_add_anything_is_no_hindrance() -> None:
    scene = lobby()
    scene.do(BEN, Contribute(ENTROPY["ben"]))
    scene.do(ANN, Start())
    assert scene.table.entropy == [None, ENTROPY["ben"], None]
    assert parlour.verify(scene.finish().table.record()).is_over
