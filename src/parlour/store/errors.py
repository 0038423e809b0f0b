"""How the store says what went wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError, TimeoutError

TROUBLE = (OperationalError, InterfaceError, InternalError, TimeoutError, OSError)
"""Errors of the database as a whole, whatever was asked of it."""


class StoreError(RuntimeError):
    """The database cannot be used as asked; the message says what went wrong, where and what to do."""


def reason(error: BaseException) -> str:
    """What a driver says, without the statement and its values: lines of a log are secret."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next((line.strip() for line in str(said).splitlines() if line.strip()), type(said).__name__)


def explained(what: str, where: str, error: BaseException) -> StoreError:
    """A driver's error in the words of the store."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, TROUBLE):
        advice = "see that the database runs, that there is room on its disk and that it may be written, then try again"
    elif isinstance(error, SQLAlchemyError):
        advice = "the database refused it"
    else:
        advice = "the values do not fit into a database"
    return StoreError(f"cannot {what} ({where}): {reason(error)}; {advice}")


@contextmanager
def saying(what: str, where: str) -> Iterator[None]:
    """Makes a StoreError of whatever goes wrong. The cause is not shown with it, for it may quote values."""
    try:
        yield
    except Exception as error:
        raise explained(what, where, error) from None
