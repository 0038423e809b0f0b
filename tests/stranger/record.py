"""What all four games need to read a record: the Mismatch, typed readers of JSON, and the shape of a replay."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Protocol


class Mismatch(Exception):
    """The record says something else than the rules do."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


@dataclass(frozen=True)
class Move:
    """One entry of `moves`."""

    where: str
    """Its place in the record, for messages."""
    seat: int
    action: str
    chance: list[Any]


class Match(Protocol):
    """A match that is replayed move by move."""

    turn: int
    """The seat that has to move next."""
    over: bool

    def legal(self) -> list[str]:
        """Every action, in the record's notation, that the seat `turn` may take now."""

    def apply(self, move: Move) -> None:
        """Carry out a legal move; raises Mismatch when its chance entries are not what must be there."""

    def deal_anew(self, dealt: dict[str, Any], seat: int, where: str) -> None:
        """Lay the cards as they were dealt anew for somebody in this seat; raises Mismatch when they are not the same
        cards, or when a card lies elsewhere that the seat could see."""

    def check_result(self, result: dict[str, Any]) -> None:
        """Compare the `result` of the record with the finished match."""


def demand(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise Mismatch(where, what)


def as_object(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Mismatch(where, f"an object is expected, not {value!r}")
    return value


def as_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Mismatch(where, f"a list is expected, not {value!r}")
    return value


def as_text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise Mismatch(where, f"a string is expected, not {value!r}")
    return value


def as_int(value: Any, where: str) -> int:
    # JSON's true and false are ints to Python, but not to the record.
    if not isinstance(value, int) or isinstance(value, bool):
        raise Mismatch(where, f"a whole number is expected, not {value!r}")
    return value


def field(owner: dict[str, Any], key: str, where: str) -> Any:
    if key not in owner:
        raise Mismatch(where, f"{key!r} is missing")
    return owner[key]


def seat_in(owner: dict[str, Any], key: str, seats: int, where: str) -> int:
    seat = as_int(field(owner, key, where), f"{where}.{key}")
    demand(0 <= seat < seats, f"{where}.{key}", f"there is no seat {seat}")
    return seat


def cards_of(value: Any, where: str) -> list[str]:
    return [as_text(card, where) for card in as_list(value, where)]


def cards_in(owner: dict[str, Any], key: str, where: str) -> list[str]:
    return cards_of(field(owner, key, where), f"{where}.{key}")


def cards_per_seat(owner: dict[str, Any], key: str, seats: int, size: int, where: str) -> list[list[str]]:
    """A list of `size` cards for each seat."""
    where_key = f"{where}.{key}"
    rows = [cards_of(row, where_key) for row in as_list(field(owner, key, where), where_key)]
    demand(len(rows) == seats, where_key, f"{len(rows)} lists for {seats} seats")
    for seat, row in enumerate(rows):
        demand(len(row) == size, where_key, f"seat {seat} has {len(row)} cards, not {size}")
    return rows


def check_same_cards(actual: list[str], expected: list[str], where: str) -> None:
    """The same cards, each as many times, in any order."""
    surplus = Counter(actual) - Counter(expected)
    lacking = Counter(expected) - Counter(actual)
    if surplus or lacking:
        raise Mismatch(where, f"too many {sorted(surplus.elements())}, missing {sorted(lacking.elements())}")


def players_in(dealt: dict[str, Any], seats: int, where: str) -> list[dict[str, Any]]:
    """What each seat has in a position with all cards open."""
    players = as_list(field(dealt, "players", where), f"{where}.players")
    demand(len(players) == seats, f"{where}.players", f"{len(players)} players for {seats} seats")
    return [as_object(player, f"{where}.players[{seat}]") for seat, player in enumerate(players)]


def hands_in(players: list[dict[str, Any]], before: list[list[str]], seat: int, where: str) -> list[list[str]]:
    """The hands of a position: as many cards in each as before, and in that of the seat the same."""
    hands = [cards_in(player, "hand", f"{where}.players[{number}]") for number, player in enumerate(players)]
    check_same_cards(hands[seat], before[seat], f"{where}, the hand of seat {seat}, which it knew")
    for number, (hand, had) in enumerate(zip(hands, before, strict=True)):
        demand(len(hand) == len(had), where, f"seat {number} has {len(hand)} cards in hand, not {len(had)}")
    return hands


def no_chance(move: Move) -> None:
    demand(not move.chance, move.where, f"nothing is left to chance here, but {move.chance!r} is written")


def one_chance(move: Move, kind: str) -> Any:
    """The value of the only chance entry, which must be of this kind."""
    demand(len(move.chance) == 1, move.where, f"exactly one chance entry {kind!r} is needed, not {move.chance!r}")
    entry = as_object(move.chance[0], f"{move.where}.chance")
    demand(list(entry) == [kind], move.where, f"the chance entry must be {kind!r}, not {sorted(entry)}")
    return entry[kind]


def ranked(standing: list[tuple[int, ...]]) -> list[list[int]]:
    """Seats by what they reached, highest first, equals together."""
    levels = sorted(set(standing), reverse=True)
    return [[seat for seat, reached in enumerate(standing) if reached == level] for level in levels]


def check_ranking(result: dict[str, Any], expected: list[list[int]]) -> None:
    where = "result.ranking"
    groups = as_list(field(result, "ranking", "result"), where)
    actual = [sorted(as_int(seat, where) for seat in as_list(group, where)) for group in groups]
    wanted = [sorted(group) for group in expected]
    demand(actual == wanted, where, f"{actual} is written, {wanted} is right")


def check_numbers(owner: dict[str, Any], key: str, expected: list[int], where: str) -> None:
    """A list with one number a seat."""
    where_key = f"{where}.{key}"
    actual = [as_int(number, where_key) for number in as_list(field(owner, key, where), where_key)]
    demand(actual == expected, where_key, f"{actual} is written, {expected} is right")
