"""What of a view is memory: what only somebody knows who has watched, and a look at the table does not say.

A view forgets nothing. Whoever writes one marks what the book leaves to a player's memory, with the clause:

    class Seen(Struct, frozen=True, kw_only=True):
        top: str | None
        remembered: Annotated[list[Laid], Memory("V-T9")]

A view without these fields is a glance: what somebody sees who looks at the table now.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import replace

T = TypeVar("T")
PLAIN = (str, int, float, bool, bytes, type(None), UnsetType)
"""Types of values that have nothing in them."""


@dataclass(frozen=True)
class Memory:
    """Marks a field that a table shows only to who is helped to remember."""

    clause: str
    """The rule that leaves it to memory."""


def glanced(view: T) -> T:
    """A view, or a part of one, without what is memory: those fields are not there when it is sent."""
    if isinstance(view, Struct):
        deeper, without = _changes(type(view))
        if not deeper and not without:
            return view
        return replace(view, **{name: glanced(getattr(view, name)) for name in deeper}, **without)
    if isinstance(view, list):
        return [glanced(one) for one in view]  # type: ignore[return-value]
    if isinstance(view, dict):
        return {key: glanced(one) for key, one in view.items()}  # type: ignore[return-value]
    return view


@cache
def _changes(kind: type[Struct]) -> tuple[list[str], dict[str, Any]]:
    """The fields of a struct in which memory may stand deeper down, and those that are memory, as they are left."""
    hints, memory = get_type_hints(kind), memory_in(kind)
    deeper = [name for name, hint in hints.items() if name not in memory and _may_hold_memory(hint)]
    return deeper, dict.fromkeys(memory, UNSET)


def _may_hold_memory(hint: Any) -> bool:
    """Whether something of a type may have memory in it; where it does not say what it holds, it may."""
    for part in _parts(hint):
        if _is_struct(part) and not part.__subclasses__():
            if any(map(memory_in, structs_in(part))):
                return True
        elif not get_args(part) and part not in PLAIN and not isinstance(part, str | int):  # those are of a Literal
            return True
    return False


@cache
def memory_in(kind: type[Struct]) -> dict[str, str]:
    """The fields of a struct that are memory, each with its clause."""
    return {
        name: part.clause
        for name, hint in get_type_hints(kind, include_extras=True).items()
        for part in _parts(hint)
        if isinstance(part, Memory)
    }


def sent_type(kind: type[Struct]) -> type[Any]:
    """What a view is read as that somebody was sent: as itself, or as a glance, where what is memory may be missing."""
    return _sent_type(kind)


@cache
def _sent_type(kind: type[Struct]) -> type[Any]:
    if not any(memory_in(one) for one in structs_in(kind)):
        return kind
    memory = memory_in(kind)
    fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for name, hint in get_type_hints(kind).items():
        if name in memory:
            fields.append((name, hint | UnsetType, UNSET))
        elif _sent(hint) is not hint:
            fields.append((name, _sent(hint)))
    return defstruct(kind.__name__, fields, bases=(kind,), frozen=True, kw_only=True)


def _sent(hint: Any) -> Any:
    """A type with the structs in it as they may be sent."""
    if _is_struct(hint):
        return _sent_type(hint)
    parts = get_args(hint)
    sent = tuple(_sent(part) for part in parts)
    if all(one is other for one, other in zip(sent, parts, strict=True)):
        return hint
    return reduce(or_, sent) if isinstance(hint, UnionType) else get_origin(hint)[sent]


def structs_in(kind: type[Struct]) -> list[type[Struct]]:
    """A struct and all that may stand in it."""
    found = [kind]
    for one in found:
        for hint in get_type_hints(one).values():
            found += [part for part in _parts(hint) if _is_struct(part) and part not in found]
    return found


def _parts(hint: Any) -> Iterator[Any]:
    """A type, all types in it, and what they are marked with."""
    yield hint
    for part in get_args(hint):
        yield from _parts(part)


def _is_struct(part: Any) -> bool:
    return isinstance(part, type) and issubclass(part, Struct)
