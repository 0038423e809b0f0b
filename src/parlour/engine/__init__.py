"""The engine under every game: cards, luck, the state's contract, matches, records. Pure: no files, no clock."""

import sys


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from parlour.engine import state

    return is_of_compiled_code(state.State)


def is_of_compiled_code(kind: type) -> bool:
    """Whether a class, such as that of a game's states, was compiled, whatever the engine is."""
    return (getattr(sys.modules[kind.__module__], "__file__", None) or "").endswith((".so", ".pyd"))
