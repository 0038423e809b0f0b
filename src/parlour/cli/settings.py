"""Settings of a server out of a file or the environment, under the names that the command line has for them."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour.engine.game import UsageError

PREFIX = "PARLOUR_"
MOST_DAYS = 100_000
"""Nothing is kept for longer but what is kept for ever."""
TEXT, TEXTS = "a text in quotes", "a list of texts in quotes"
NUMBER, TRUTH = "a number without quotes", "true or false"
ALIKE = 0.8
"""How like a setting a variable has to be to be taken for one that was mistyped: others may have the same prefix."""


def settings_in(path: Path) -> dict[str, Any]:
    """What a file of settings says."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError, too
        raise UsageError(f"{path} is no TOML: {error}") from None


def database_in(path: Path) -> str | None:
    """The database that a file of settings names."""
    given = settings_in(path).get("database")
    if not isinstance(given, str | None):
        raise UsageError(f"{path}: database takes {TEXT}")
    return given


def known_options(context: typer.Context) -> dict[str, Any]:
    """The options of a command, by their long names without the dashes."""
    return {
        name.removeprefix("--"): option
        for option in context.command.params
        for name in option.opts
        if name.startswith("--") and name not in ("--settings", "--help")
    }


def take_settings(context: typer.Context, path: Path | None) -> Path | None:
    """Has the options of a command take what a file says where neither the command line nor the environment does."""
    known = known_options(context)
    _see_to_variables(os.environ, known)
    if path is not None:
        context.default_map = {}
        for key, value in settings_in(path).items():
            if key not in known:
                raise UsageError(f"{path} has no setting to give with {key!r}; {_meant(key, known)}")
            context.default_map[known[key].name] = _as_option(path, key, value, known[key])
    return path


def _as_option(path: Path, key: str, value: Any, option: Any) -> Any:
    """What a file says of an option, if it is of the kind that the option takes: TOML tells them apart."""
    if option.multiple:
        values = [f"{name}={one}" for name, one in value.items()] if isinstance(value, dict) else value
        values = [values] if isinstance(values, str) else values
        fits, wanted, value = isinstance(values, list) and all(isinstance(one, str) for one in values), TEXTS, values
    elif option.is_flag:
        fits, wanted = isinstance(value, bool), TRUTH
    elif option.min is not None:
        fits, wanted = isinstance(value, int | float) and not isinstance(value, bool), NUMBER
    else:
        fits, wanted = isinstance(value, str), TEXT
    if not fits:  # the value is not repeated: it may have a password in it
        raise UsageError(f"{path}: {key} takes {wanted}")
    return value


def _meant(key: str, known: Mapping[str, Any]) -> str:
    close = get_close_matches(key, known, 1, 0.0)
    return f"do you mean {close[0]!r}? `parlour serve --help` has all of them"


def _see_to_variables(environment: Mapping[str, str], known: Mapping[str, Any]) -> None:
    variables = [f"{PREFIX}{name.upper().replace('-', '_')}" for name in (*known, "settings")]
    for name in sorted(environment):
        if (
            name.startswith(PREFIX)
            and name not in variables
            and (close := get_close_matches(name, variables, 1, ALIKE))
        ):
            raise UsageError(f"the variable {name} is no setting; do you mean {close[0]}?")


SettingsOption = Annotated[
    Path | None,
    typer.Option(
        help="A TOML file with any of these options, as in: port = 9000. The command line wins, then the environment.",
        envvar=f"{PREFIX}SETTINGS",
        is_eager=True,
        callback=take_settings,
        show_default=False,
    ),
]
