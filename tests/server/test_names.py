"""What a guest may be called."""

import sys
import unicodedata

import pytest

from parlour.server.names import proper_name, proper_text

SEEN = [
    ("Ada", "Ada"),
    ("Zoe\u0308", "Zo\u00eb"),
    ("\u212bke", "\u00c5ke"),
    ("a \u3000\u00a0 b", "a b"),
    ("Łukasz Żółć", "Łukasz Żółć"),
    ("李小龍", "李小龍"),
    ("한글", "한글"),
    ("नमस्ते", "नमस्ते"),
    ("עִבְרִית", "עִבְרִית"),
    ("عربي", "عربي"),
    ("ไทยน้ำ", "ไทยน้ำ"),
    ("O'Neil-2 #1", "O'Neil-2 #1"),
    ("🦊", "🦊"),
    ("❤️", "❤️"),
    ("👩🏽‍🚀 Ada", "👩🏽‍🚀 Ada"),
    ("🏳️‍🌈", "🏳️‍🌈"),
    ("🇦🇹", "🇦🇹"),
    ("👩‍❤️‍👨", "👩‍❤️‍👨"),
    ("❤️‍🔥", "❤️‍🔥"),
    ("👁️‍🗨️", "👁️‍🗨️"),
    ("🐻‍❄️", "🐻‍❄️"),
    ("🤷🏿‍♀️", "🤷🏿‍♀️"),
    ("☕️", "☕️"),
    ("Nguyễn Thị", "Nguyễn Thị"),
    ("q\u0323\u0307", "q\u0323\u0307"),
    ("© 20°", "© 20°"),
    ("ज\u093cों", "ज\u093cों"),
]


@pytest.mark.parametrize(("given", "kept"), SEEN)
def test_names_in_any_script_are_kept_as_others_see_them(given: str, kept: str) -> None:
    assert proper_name(given) == kept
    assert proper_name(kept) == kept


UNSEEN = {
    "a control character": "A\u0000da",
    "an escape": "A\u001bda",
    "a tab": "A\tda",
    "a new line": "A\nda",
    "a second control set": "A\u0085da",
    "an override of direction": "\u202eadA",
    "an embedding": "A\u202bda",
    "an isolate": "A\u2067da\u2069",
    "a mark of direction": "Ada\u200f",
    "an Arabic mark of direction": "Ada\u061c",
    "a space without width": "A\u200bda",
    "a joiner between letters": "A\u200dda",
    "a non-joiner between letters": "A\u200cda",
    "a joiner at the end of an emoji": "🦊\u200d",
    "a joiner between an emoji and a letter": "🦊\u200da",
    "a joiner alone": "\u200d",
    "two joiners": "👩\u200d\u200d🚀",
    "a selector on a letter": "a\ufe0f",
    "a selector alone": "\ufe0f",
    "another selector": "❤\ufe01",
    "a late selector": "❤\U000e0101",
    "a word joiner": "A\u2060da",
    "an invisible plus": "A\u2064da",
    "a byte order mark": "\ufeffAda",
    "a soft hyphen": "A\u00adda",
    "a grapheme joiner": "A\u034fda",
    "a filler of Hangul": "\u3164",
    "an early filler": "\u115f\u1160",
    "a narrow filler": "\uffa0",
    "a vowel that is not seen": "ក\u17b4",
    "a separator of Mongolian": "\u180e",
    "an empty pattern of Braille": "\u2800",
    "tags": "🏴\U000e0067\U000e0062\U000e007f",
    "a separator of lines": "A\u2028da",
    "a separator of paragraphs": "A\u2029da",
    "a private character": "A\ue000da",
    "a late private character": "A\U0010fffdda",
    "an unassigned character": "A\u0378da",
    "no character": "A\uffffda",
    "an annotation": "A\ufff9da\ufffb",
    "a replaced object": "\ufffc",
    "a note without a head": "\U0001d159",
    "a mark on nothing": "\u0308Ada",
    "a mark on a space": "A \u0308da",
    "three marks on one letter": "q\u0323\u0307\u0302",
    "a tower of marks": "Z" + "\u0335" * 20,
    "a bar over two letters": "a\u0360b",
    "a mark under two letters": "a\u035cb",
    "a ring around a letter": "a\u20dd",
    "a keycap around a letter": "a\u20e3",
    "a thousand around a letter": "a\u0488",
    "a letter that is piled on another": "\U00010a00\U00010a3f\U00010a00",
    "another that is": "\U00011103\U00011133\U00011103",
    "a joiner between signs that are no emoji": "©\u200d©",
    "a joiner between letters in boxes": "🄰\u200d🄱",
    "a joiner between cards": "🂡\u200d🂢",
    "a joiner after a degree": "°\u200d🚀",
    "a joiner before a degree": "🚀\u200d°",
    "a selector on a sign that is no emoji": "°\ufe0f",
    "two selectors": "❤\ufe0f\ufe0f",
    "a colour on a letter and a joiner": "a🏽\u200da",
    "nothing but spaces inside": "\u3000",
    "more characters than it seemed": "\u0958" * 24,
}


@pytest.mark.parametrize("what", UNSEEN)
def test_a_name_with_what_nobody_sees_is_refused(what: str) -> None:
    assert proper_name(UNSEEN[what]) is None


def test_no_character_that_is_not_to_be_shown_is_a_name_or_part_of_one() -> None:
    """Over all characters, of the many that are private or unassigned every so many."""
    few = [
        chr(number)
        for number in range(sys.maxunicode + 1)
        if unicodedata.category(chr(number)) in ("Cc", "Cf", "Zl", "Zp")
    ]
    many = [
        chr(number) for number in range(sys.maxunicode + 1) if unicodedata.category(chr(number)) in ("Cn", "Co", "Cs")
    ]
    for one in few + many[::499]:
        assert proper_name(f"A{one}b") is None, hex(ord(one))
        assert proper_name(f"🦊{one}") is None, hex(ord(one))
        assert one == "\u200d" or proper_name(f"🦊{one}🦊") is None, hex(ord(one))


SAID = {
    "Well played!": "Well played!",
    "  two   words ": "two words",
    "one\nBen: another": "one Ben: another",
    "one\u2028two\u2029three\u0085four\tfive": "one two three four five",
    "a\u0000b\u001b[2Jc": "a b [2Jc",
    "\u202ereversed\u202c \u2067isolated\u2069\u200f": "reversed isolated",
    "A\u200bd\ufeffa": "Ada",
    "zal" + "\u0300\u0301\u0302" * 40 + "go": "zal\u0300\u0301go",
    "\u0300 no letter": "no letter",
    "می\u200cخواهم": "می\u200cخواهم",
    "क्\u200dष": "क्\u200dष",
    "👩🏽\u200d🚀 and ❤\ufe0f": "👩🏽\u200d🚀 and ❤\ufe0f",
    "tag\U000e0041ged": "tagged",
    "\u2800\u3164 \u200b": "",
}


@pytest.mark.parametrize(("given", "read"), SAID.items())
def test_what_is_said_is_one_line_of_what_others_see(given: str, read: str) -> None:
    assert proper_text(given) == read
    assert proper_text(read) == read
