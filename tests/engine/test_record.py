"""Records: malformed, changed, and checked by a stranger."""

import json
from typing import Any

import pytest

import parlour
from parlour.engine.game import AnyGame
from parlour.engine.record import first_difference
from parlour.lab.simulate import BOTS, plan, play_part
from tests.stranger.checker import Mismatch, check

GAMES = parlour.list_games()


def some_record(game: str = "digdig") -> dict[str, Any]:
    match = parlour.start(game, seed=11)
    while not match.is_over:
        match.apply(match.legal()[0])
    record: dict[str, Any] = json.loads(parlour.encode(match.record()))
    return record


def complaint(record: dict[str, Any]) -> str:
    with pytest.raises(parlour.RecordError) as caught:
        parlour.verify(parlour.decode(json.dumps(record)))
    return str(caught.value)


def test_a_line_that_is_no_record_is_refused_with_its_place() -> None:
    for line, said in (
        (b"", "not a JSON record"),
        (b"{", "not a JSON record"),
        (b"[]", "record: Expected `object`"),
        (b"\xff", "not a JSON record"),
        (b'{"format": "parlour/1"}', "missing required field"),
    ):
        with pytest.raises(parlour.RecordError, match=said):
            parlour.decode(line)
    record = some_record()
    record["moves"][3]["seat"] = "zero"
    with pytest.raises(parlour.RecordError, match=r"moves\[3\]\.seat: Expected `int`"):
        parlour.decode(json.dumps(record))


def test_a_truncated_record_is_refused() -> None:
    line = json.dumps(some_record())
    for length in range(0, len(line), 97):
        with pytest.raises(parlour.RecordError):
            parlour.decode(line[:length])


def test_what_is_changed_is_named() -> None:
    record = some_record()
    assert "format is 'parlour/2'" in complaint(record | {"format": "parlour/2"})
    assert "no game 'chess'" in complaint(record | {"game": "chess"})
    assert "rules_version is 99" in complaint(record | {"rules_version": 99})
    assert "options.voluntary_pickup is missing" in complaint(record | {"options": {}})
    assert "start.deck" in complaint(record | {"start": record["start"] | {"deck": record["start"]["deck"][::-1]}})
    assert "start.blind is missing" in complaint(record | {"start": {}})
    moves = record["moves"]
    assert "moves[1].seat is" in complaint(record | {"moves": [moves[0], moves[1] | {"seat": 3}, *moves[2:]]})
    assert "moves[0].action 'play 99' is not allowed" in complaint(
        record | {"moves": [moves[0] | {"action": "play 99"}, *moves[1:]]}
    )
    assert "moves[0].chance has 1 entries instead of 0" in complaint(
        record | {"moves": [moves[0] | {"chance": [{"luck": 1}]}, *moves[1:]]}
    )
    assert "not over" in complaint(record | {"moves": moves[:-1]})
    assert "was over" in complaint(record | {"moves": [*moves, moves[-1]]})
    assert "result.scores" in complaint(record | {"result": record["result"] | {"scores": [9, 9, 9, 9]}})
    assert "result.ranking is missing" in complaint(record | {"result": {"scores": record["result"]["scores"]}})


def test_every_single_changed_card_of_the_deal_is_found() -> None:
    record = some_record()
    hands = record["start"]["hands"]
    for seat, hand in enumerate(hands):
        for place, card in enumerate(hand):
            changed = json.loads(json.dumps(record))
            changed["start"]["hands"][seat][place] = "boom" if card != "boom" else "1"
            assert f"start.hands[{seat}][{place}]" in complaint(changed)


def test_fields_that_are_not_known_are_ignored() -> None:
    record = some_record() | {"times": [1, 2], "commitment": "x"}
    record["result"]["applause"] = True
    assert parlour.verify(parlour.decode(json.dumps(record))).is_over


def test_first_difference_names_the_place() -> None:
    assert first_difference("x", {"a": [1, 2]}, {"a": [1, 2]}) is None
    assert first_difference("x", {"a": [1, 2]}, {"a": [1, 3]}) == "x.a[1] is 2 instead of 3"
    assert first_difference("x", {"a": 1}, {}) == "x.a should not be there"
    assert first_difference("x", [1], [1, 2]) == "x has 1 entries instead of 2"
    assert first_difference("x", True, 1) == "x is true instead of 1"


def option_sets(game: AnyGame, players: int) -> list[dict[str, Any]]:
    """The defaults, and each rule option at each other value."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        if not (option.of_seats or option.per_seat):
            sets += [{option.name: choice} for choice in option.choices if choice != option.default]
    return sets


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_stranger_agrees_with_every_record(game: AnyGame, bot: str) -> None:
    """The stranger knows the documents and shares no code with us."""
    for players in range(game.min_players, game.max_players + 1):
        for options in option_sets(game, players):
            series = plan(game, players, 12, 20 + players, [bot], options=options, with_records=True)
            for line in play_part(series, 0, series.games)[1]:
                check(json.loads(line))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_stranger_finds_a_changed_result(game: AnyGame) -> None:
    record = some_record(game.id)
    check(record)
    record["result"]["ranking"] = record["result"]["ranking"][::-1]
    with pytest.raises(Mismatch):
        check(record)
