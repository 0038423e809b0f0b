"""A language that nobody speaks: English under accents, so that whatever is not said by a catalogue stands out."""

PSEUDO = "xx"
"""Its code. It has no files: it is made of English."""

_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ",
)


def accented(text: str) -> str:
    """The text with every letter of the alphabet replaced by one that nobody writes."""
    return text.translate(_ACCENTED)
