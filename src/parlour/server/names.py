"""What a guest may be called: what others can see, and nothing that changes how the rest of a line reads."""

import re
import unicodedata

LONGEST_NAME = 24

REFUSED = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Categories of Unicode: control characters, formatting (direction, zero width, tags), unassigned and private ones,
halves of pairs, and breaks of lines and paragraphs."""
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters, marks and a symbol that show nothing: fillers of Hangul and others, vowels of Khmer, selectors of
variants, the empty pattern of Braille."""


def proper_name(text: str) -> str | None:
    """A name in its composed form with single spaces; None when there is something in it that nobody sees."""
    spaced = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text)
    name = re.sub(" +", " ", unicodedata.normalize("NFC", spaced)).strip(" ")
    if not 0 < len(name) <= LONGEST_NAME or any(_is_unseen(name, place) for place in range(len(name))):
        return None
    return name


def _is_unseen(name: str, place: int) -> bool:
    """Whether nobody would see the character at a place, or would see it on another that is not its own."""
    one = name[place]
    before, after = name[:place][-1:], name[place + 1 :][:1]
    match one:
        case "\u200d":  # joins emoji to one; letters are joined without it
            return not (_is_emoji(before) and _is_symbol(after))
        case "\ufe0f":  # asks for an emoji in colour
            return not _is_symbol(before)
    if unicodedata.category(one).startswith("M"):  # a mark stands on the character before it
        return not before.strip() or bool(UNSEEN.match(one))
    return unicodedata.category(one) in REFUSED or bool(UNSEEN.match(one))


def _is_emoji(one: str) -> bool:
    """Whether a character may end an emoji: a symbol, a colour of skin, or what asks for colour."""
    return _is_symbol(one) or one == "\ufe0f" or "\U0001f3fb" <= one <= "\U0001f3ff"


def _is_symbol(one: str) -> bool:
    return one != "" and unicodedata.category(one) == "So"
