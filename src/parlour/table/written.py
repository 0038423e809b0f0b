"""Entries of a log as they were written down, by this version or an earlier one."""

from typing import Any

import msgspec

from parlour.table.entries import Entry

_entries = msgspec.json.Decoder(Entry)


def read_entry(body: bytes) -> Entry:
    """An entry out of its JSON."""
    if b'"terms":' not in body:
        return _entries.decode(body)
    written = msgspec.json.decode(body)
    _renew(written["what"].get("terms", {}))
    return msgspec.convert(written, Entry)


def _renew(terms: dict[str, Any]) -> None:
    """Whether moves were taken back was a matter of yes or no, and yes was by consent.

    And people were shown all that a perfect memory knows: those tables go on so, and nobody's points vanish in the
    middle of a match.
    """
    if "undo" in terms:
        terms["takebacks"] = "consent" if terms.pop("undo") else "none"
    terms.setdefault("memory", "help")
