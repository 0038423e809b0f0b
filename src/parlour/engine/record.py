"""The record of a match, as `docs/records.md` defines it: one JSON object that a stranger can check."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.engine.fair import Fairness, SeatKind
from parlour.engine.game import OptionValue

FORMAT = "parlour/1"
FORMAT_ANEW = "parlour/2"
"""That of a match in which hidden cards were dealt anew on the way: who reads only the first would call it false."""

Cards = Literal["as_they_were", "anew"]
"""What becomes of the hidden cards where a match is tried from some moment on."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    name: str
    kind: SeatKind
    bot: str | None = None
    """Which bot."""


class Move(Struct, frozen=True):
    """One move, with what luck did because of it."""

    seat: int
    action: str
    chance: list[dict[str, Any]] = []


class Branch(Struct, frozen=True):
    """Where a match left another: somebody tried from there what else might have become of it."""

    table: str
    """That of the other match."""
    step: int
    """So many moves the two have in common."""
    seat: int
    """Who tried it."""
    cards: Cards
    """`as_they_were`, luck included, or `anew`: what the seat could not know was dealt again, and luck is another."""


class Anew(Struct, frozen=True):
    """A moment of a match at which everything was dealt anew that one seat could not know."""

    step: int
    """After so many moves."""
    seat: int
    luck: str
    """A seed: what was dealt, and all luck from then on, follows from it."""
    dealt: dict[str, Any]
    """How things stood then, all cards open: the game's open view."""


class Record(Struct, frozen=True, kw_only=True):
    """A finished match."""

    format: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    seed: str
    start: dict[str, Any]
    moves: list[Move]
    result: dict[str, Any]
    fairness: Fairness | UnsetType = UNSET
    """Of a match at a table: what shows that nobody chose the seed."""
    practice: bool | UnsetType = UNSET
    """Whether its player went back freely, alone against bots, or tried another match from some moment on, and so may
    have known what was to come: it counts for nothing."""
    branch: Branch | UnsetType = UNSET
    """Of a match that was tried from a moment of another: which."""
    anew: list[Anew] | UnsetType = UNSET
    """When hidden cards were dealt anew, in order."""


class RecordError(ValueError):
    """A record that is malformed, or does not hold; the message says where and what."""


def encode(record: Record) -> bytes:
    """A record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def decode(line: bytes | str) -> Record:
    """A record out of its JSON; says where it is malformed. Whether it holds is for `verify`."""
    try:
        return msgspec.json.decode(line, type=Record)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise RecordError(f"{where.rstrip('`').lstrip('.') or 'record'}: {what}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not a JSON record: {error}") from None
    except RecursionError:
        raise RecordError("not a JSON record: it is nested too deeply") from None


def first_difference(where: str, recorded: Any, actual: Any) -> str | None:
    """The first place where two pieces of JSON differ, in words; None when they are the same."""
    if isinstance(recorded, dict) and isinstance(actual, dict):
        for key in sorted(recorded.keys() | actual.keys()):
            if key not in recorded:
                return f"{where}.{key} is missing"
            if key not in actual:
                return f"{where}.{key} should not be there"
            difference = first_difference(f"{where}.{key}", recorded[key], actual[key])
            if difference:
                return difference
        return None
    if isinstance(recorded, list) and isinstance(actual, list):
        for index, (one, other) in enumerate(zip(recorded, actual, strict=False)):
            difference = first_difference(f"{where}[{index}]", one, other)
            if difference:
                return difference
        if len(recorded) != len(actual):
            return f"{where} has {len(recorded)} entries instead of {len(actual)}"
        return None
    if type(recorded) is type(actual) and recorded == actual:
        return None
    return f"{where} is {_json(recorded)} instead of {_json(actual)}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
