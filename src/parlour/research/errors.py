"""What goes wrong: each in one sentence that says what, and what to do."""

from importlib import import_module
from operator import index
from types import ModuleType
from typing import Any, NoReturn

from parlour.engine.game import UsageError


class BadAction(UsageError):
    """An action that cannot be taken; nothing has changed."""


class NotDealt(UsageError, AttributeError):
    """Something was asked for that comes with a match, before there was one."""


class Alone:
    """Holds compiled state and processes: what is neither copied nor pickled, and says so."""

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise UsageError(
            f"a {type(self).__name__} cannot be copied or pickled: make another one, and reset it with the same seed"
        )


def undealt(owner: object, name: str, dealt: frozenset[str]) -> AttributeError:
    """The error for an attribute that is not there: some are there once a match was dealt."""
    if name in dealt:
        return NotDealt("no match was dealt yet: reset() deals one")
    return AttributeError(f"{type(owner).__name__!r} object has no attribute {name!r}", name=name, obj=owner)


def whole(value: Any, least: int | None = 0, most: int | None = None) -> int | None:
    """A whole number within these bounds, one of NumPy's too; None for anything else."""
    if isinstance(value, bool):
        return None
    try:
        number = index(value)
    except TypeError:
        return None
    return number if (least is None or least <= number) and (most is None or number <= most) else None


class MissingExtra(ImportError):
    """Something is not installed that an interface stands on."""


def needed(module: str, extra: str) -> ModuleType:
    """A module of somebody else, or a sentence about how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise MissingExtra(
            f"{module} is not installed: pip install 'parlour[{extra}]' brings it", name=error.name
        ) from None
