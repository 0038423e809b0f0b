"""Texts of strangers, such as names, as a terminal or a model may have them."""

JOINER = "\u200d"
"""Makes one emoji of two, and has no power over a terminal."""


def plain(text: str) -> str:
    """A text in one line: what would steer a terminal, break the line or turn it round is shown by its number."""
    return "".join(one if one.isprintable() or one == JOINER else one.encode("unicode_escape").decode() for one in text)
