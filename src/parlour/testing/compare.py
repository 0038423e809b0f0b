"""Comparing what two states say, and where they first differ in words."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.engine.event import Viewer
from parlour.engine.record import first_difference

STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
"""A string in JSON."""


def in_bytes(thing: Any) -> bytes:
    """Anything that is sent, as it is sent: two of them are compared by this."""
    return msgspec.json.encode(thing)


def difference(name: str, other: Any, thing: Any) -> str | None:
    """Where something first differs, as it is sent, from what it should be, in words; None when it does not."""
    its, right = in_bytes(other), in_bytes(thing)
    if its == right:
        return None
    found = first_difference(name, msgspec.json.decode(its), msgspec.json.decode(right))
    return found or f"{name} has the same fields in another order: {its.decode()} instead of {right.decode()}"


def named(viewer: Viewer) -> str:
    """A viewer in a message."""
    if isinstance(viewer, int):
        return f"seat {viewer}"
    return "the spectator" if viewer == "spectator" else "somebody who sees all cards"


def leaves(thing: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every value in a piece of JSON, with its path."""
    found: list[tuple[str, Any]] = []
    if isinstance(thing, dict):
        within = [(f"{path}.{key}", value) for key, value in thing.items()]
    elif isinstance(thing, list):
        within = [(f"{path}[{index}]", value) for index, value in enumerate(thing)]
    else:
        return [(path, thing)]
    for place, value in within:
        if isinstance(value, (dict, list)):
            found += leaves(value, place)
        else:
            found.append((place, value))
    return found


def cards_in(line: bytes, names: frozenset[bytes]) -> frozenset[bytes]:
    """The cards that are named somewhere in what is sent."""
    return names.intersection(STRING.findall(line))


def rows_in(thing: Any, cards: frozenset[str], path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list of cards in a piece of JSON, with its path."""
    if isinstance(thing, list):
        if len(thing) > 1 and all(isinstance(one, str) and one in cards for one in thing):
            yield path, thing
        for index, one in enumerate(thing):
            yield from rows_in(one, cards, f"{path}[{index}]")
    elif isinstance(thing, dict):
        for key, one in thing.items():
            yield from rows_in(one, cards, f"{path}.{key}")
