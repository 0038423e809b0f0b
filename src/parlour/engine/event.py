"""What happened: the base of every game's events, and who sees which part of one.

Whoever writes an event says of each card in it who sees it; one that does not say is refused when the game is put
together, so that nothing can be shown by oversight:

    class Drew(Event, frozen=True):
        seat: int
        cards: Annotated[list[str], SeenBy("seat")]

All others are shown a `DrewUnseen` in its place, with `cards_count` instead of `cards`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

T = TypeVar("T")


class Event(Struct, frozen=True, tag=True):
    """Something that happened, with everything in it, hidden cards too. Its name, in the past tense, is its tag."""


@dataclass(frozen=True)
class _Everybody:
    """Everybody sees this."""


@dataclass(frozen=True)
class SeenBy:
    """Only these seats see it: those in the fields of these names. Everybody does where one of them is None."""

    fields: tuple[str, ...]

    def __init__(self, *fields: str) -> None:
        object.__setattr__(self, "fields", fields)


@dataclass(frozen=True)
class EachTheirOwn:
    """A list with an entry for each seat, which sees its own and no other: as the field `name` of a `…ToYou`."""

    name: str


Open = Annotated[T, _Everybody()]
"""Cards that everybody sees."""
Hidden = Annotated[T, SeenBy("")]
"""Cards that nobody sees before the match is over."""

Viewer = int | Literal["spectator", "open"]
"""Who looks: a seat, somebody without one, or everybody after the match with all cards open."""

_Show = Callable[[Any, Viewer], Event]


def shown(event: Event, viewer: Viewer) -> Event:
    """What a viewer sees of an event: all of it, or what stands in its place."""
    return event if viewer == "open" else _shows(type(event))(event, viewer)


def shapes(kind: type[Event]) -> list[type[Event]]:
    """The kinds of events that viewers may be shown for one kind: itself, and those with something left out."""
    to_you, unseen = _twins(kind)
    return [one for one in (kind, to_you, unseen) if one is not None]


@cache
def _shows(kind: type[Event]) -> _Show:
    seers, own = _declared(kind)
    to_you, unseen = _twins(kind)
    if unseen is None:
        return lambda event, viewer: event
    kept = [name for name in kind.__struct_fields__ if name not in seers and name not in own]
    counted = [name for name in seers if f"{name}_count" in unseen.__struct_fields__]

    def show(event: Event, viewer: Viewer) -> Event:
        if not own and all(_sees(event, one, viewer) for one in seers.values()):
            return event
        parts = {name: getattr(event, name) for name in kept}
        parts |= {f"{name}_count": len(getattr(event, name)) for name in counted}
        if to_you is None or viewer == "spectator":
            return unseen(**parts)
        return to_you(**parts, **{one.name: getattr(event, name)[viewer] for name, one in own.items()})

    return show


def _sees(event: Event, seen_by: SeenBy, viewer: Viewer) -> bool:
    if seen_by.fields == ("",):
        return False
    return any(getattr(event, name) is None or getattr(event, name) == viewer for name in seen_by.fields)


@cache
def _twins(kind: type[Event]) -> tuple[type[Event] | None, type[Event] | None]:
    """What is shown to a seat that sees its own part, and to those who see none; None where nothing is hidden."""
    seers, own = _declared(kind)
    if not seers and not own:
        return None, None
    hints = get_type_hints(kind)
    unseen: list[tuple[str, Any]] = []
    for name in kind.__struct_fields__:
        if name in own:
            continue
        if name not in seers:
            unseen.append((name, hints[name]))
        elif get_origin(hints[name]) is list:
            unseen.append((f"{name}_count", int))
    to_you = [(name, part) for name, part in unseen]
    to_you += [(one.name, get_args(hints[name])[0]) for name, one in own.items()]
    return _twin(kind, "ToYou", to_you) if own else None, _twin(kind, "Unseen", unseen)


def _twin(kind: type[Event], ending: str, fields: list[tuple[str, Any]]) -> type[Event]:
    name = kind.__name__ + ending
    summary = (kind.__doc__ or "").strip().rstrip(".")
    seen = "as a seat sees it" if ending == "ToYou" else "as those see it from whom something is hidden"
    twin: type[Any] = msgspec.defstruct(
        name,
        fields,
        bases=(Event,),
        tag=name,
        frozen=True,
        module=kind.__module__,
        namespace={"__doc__": f"{summary}, {seen}."},
    )
    return twin


@cache
def _declared(kind: type[Event]) -> tuple[dict[str, SeenBy], dict[str, EachTheirOwn]]:
    """Who sees the hidden fields of an event. Raises TypeError where a field does not say it."""
    seers: dict[str, SeenBy] = {}
    own: dict[str, EachTheirOwn] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        said = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        marks = [mark for mark in said if isinstance(mark, _Everybody | SeenBy | EachTheirOwn)]
        for mark in marks:
            if isinstance(mark, SeenBy):
                seers[name] = mark
                for field in mark.fields:
                    if field and field not in kind.__struct_fields__:
                        raise TypeError(f"{kind.__name__}.{name} is seen by {field!r}, which is no field of it")
            elif isinstance(mark, EachTheirOwn):
                own[name] = mark
        if not marks and not _is_harmless(hint):
            raise TypeError(
                f"{kind.__name__}.{name}: say who sees it (Open, Hidden, SeenBy or EachTheirOwn), "
                "or type it as a Literal if it is a word that gives no card away"
            )
    return seers, own


def _is_harmless(hint: Any) -> bool:
    """Whether a field can hold no card: numbers, seats, words of a closed list."""
    if hint in (int, bool, NoneType):
        return True
    if get_origin(hint) is Literal:
        return True
    parts = get_args(hint)
    return bool(parts) and all(_is_harmless(part) for part in parts)
