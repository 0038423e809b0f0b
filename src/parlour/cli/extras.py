"""What the base install leaves out, and the one line that brings it."""

import re
from importlib.metadata import requires
from importlib.util import find_spec

ASKED = re.compile(r"([A-Za-z0-9._-]+).*; .*extra == [\"'](\w+)[\"']")
"""One of our requirements that belongs to an extra, as the package's metadata has it."""


def extra_with(module: str) -> str | None:
    """The extra that brings a module along; None when none does."""
    wanted = plain_name(module.partition(".")[0])
    for requirement in requires("parlour") or ():
        asked = ASKED.match(requirement)
        if asked is not None and asked[2] != "dev" and plain_name(asked[1]) == wanted:
            return asked[2]
    return None


def plain_name(name: str) -> str:
    """Packages are spelled in many ways; their modules are called as they are."""
    return re.sub(r"[-_.]+", "-", name).lower()


def line(extra: str) -> str:
    """What installs an extra."""
    return f"pip install 'parlour[{extra}]'"


def is_here(module: str) -> bool:
    return find_spec(module) is not None
