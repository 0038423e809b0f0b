"""The engine under every game: cards, luck, the state's contract, matches, records. Pure: no files, no clock."""


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from parlour.engine import state

    return not (state.__file__ or "").endswith(".py")
