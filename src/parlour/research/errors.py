"""What goes wrong: each in one sentence that says what, and what to do."""

from importlib import import_module
from types import ModuleType

from parlour.engine.game import UsageError


class BadAction(UsageError):
    """An action that cannot be taken; nothing has changed."""


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
