"""What guests may be called and may say: what others can see, and nothing that changes how the rest of a line reads."""

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 24

REFUSED = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Categories of Unicode: control characters, formatting (direction, zero width, tags), unassigned and private ones,
halves of pairs, and breaks of lines and paragraphs."""
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters, marks and a symbol that show nothing: fillers of Hangul and others, vowels of Khmer, selectors of
variants, the empty pattern of Braille."""

SPREADING = re.compile("[\u035c-\u0362\u0488\u0489\u20dd-\u20e4\U00010a3f\U00011133]")
"""Marks that reach over what stands beside them: over two letters, around one, and those that pile letters up."""
STACKED = ("Mn", "Me")
"""Categories of marks that take no room of their own."""
MOST_MARKS = 2
"""That many of them in a row, as Hebrew, Thai and Vietnamese need them; more climb into the lines above and below."""
EMOJI = re.compile(
    "[\u203c\u2049\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u23e9-\u23fa\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe"
    "\u2600-\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\U0001f004\U0001f0cf\U0001f170\U0001f171\U0001f17e\U0001f17f"
    "\U0001f300-\U0001f64f\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7eb\U0001f90c-\U0001f9ff\U0001fa70-\U0001faff]"
)
"""The symbols, and the blocks of symbols, that are drawn as emoji."""
JOINERS = "\u200c\u200d"
"""Between letters they say how these are written."""
SPACING = ("Zs", "Zl", "Zp", "Cc")
"""Whatever parts words or lines, control characters too, is a space in what is said."""
SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")


@lru_cache(10_000)
def proper_name(text: str) -> str | None:
    """A name in its composed form with single spaces; None when there is something in it that nobody sees."""
    spaced = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text)
    name = re.sub(" +", " ", unicodedata.normalize("NFC", spaced)).strip(" ")
    if not 0 < len(name) <= LONGEST_NAME or any(_is_unseen(name, place) for place in range(len(name))):
        return None
    return name


def proper_text(text: str) -> str:
    """What is said, on one line and as others see it: without what nobody sees, what turns the direction of the line
    and marks that climb into other lines. Letters may be joined or parted, as Persian and Hindi need it."""
    kept = ""
    for place, one in enumerate(text):
        if unicodedata.category(one) in SPACING:
            kept += " "
        elif _joins_letters(one, kept) or not _is_unseen(kept + text[place:], len(kept)):
            kept += one
    return re.sub(" +", " ", kept).strip(" ")


def _joins_letters(one: str, before: str) -> bool:
    return one in JOINERS and unicodedata.category(before[-1:] or " ")[0] in "LM"


def _is_unseen(name: str, place: int) -> bool:
    """Whether nobody would see the character at a place, or would see it on another that is not its own."""
    one = name[place]
    before, after = name[:place][-1:], name[place + 1 :][:1]
    match one:
        case "\u200d":  # joins emoji to one; letters are joined without it
            return not (_ends_emoji(name, place) and _is_emoji(after))
        case "\ufe0f":  # asks for an emoji in colour
            return not _is_emoji(before)
    if unicodedata.category(one).startswith("M"):  # a mark stands on the character before it
        marks = name[max(0, place - MOST_MARKS) : place]
        is_pile = len(marks) == MOST_MARKS and all(unicodedata.category(mark) in STACKED for mark in (*marks, one))
        return not before.strip() or is_pile or bool(UNSEEN.match(one) or SPREADING.match(one))
    return unicodedata.category(one) in REFUSED or bool(UNSEEN.match(one))


def _ends_emoji(name: str, place: int) -> bool:
    """Whether an emoji ends before a place: a symbol, which may have a colour of skin or ask for colour."""
    before = name[:place]
    if before.endswith("\ufe0f") or SKIN.match(before[-1:]):
        before = before[:-1]
    return _is_emoji(before[-1:])


def _is_emoji(one: str) -> bool:
    return unicodedata.category(one or " ") in ("So", "Sm", "Po") and bool(EMOJI.match(one))
