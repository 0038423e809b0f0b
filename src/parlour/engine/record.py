"""The record of a match, as `docs/records.md` defines it: one JSON object that a stranger can check."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.engine.fair import Fairness, SeatKind
from parlour.engine.game import OptionValue

FORMAT = "parlour/1"


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
    """Whether its player went back freely, alone against bots, and so knew what was to come: it counts for nothing."""


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
