"""How the server says no: one struct, one exception, one table of codes, whichever way somebody came.

Whatever is refused raises `Refused`, as a table does. Over REST that is an answer with the status of its code
(`routes/answers.py`), over the WebSocket a message `Refused`, and where nobody is let in the connection is closed with
the code's number (`live.py`).
"""

from typing import NoReturn

from msgspec import Struct

from parlour.engine.game import Refusal
from parlour.table import Refused
from parlour.table.decide import REFUSALS

CONFLICT = 409
"""The status of every code that has no other: now and here it cannot be done."""


class Reason(Struct, frozen=True):
    """Why the server itself says no."""

    status: int
    """Over REST."""
    text: str


REASONS = {
    "invalid": Reason(400, "{problem}"),
    "unreadable": Reason(400, "this is no message of the protocol: {problem}"),
    "bad_name": Reason(400, "there is something in this name that others would not see"),
    "no_guest": Reason(401, "who are you? POST /api/me first"),
    "bad_link": Reason(403, "this link is not valid any more: make a new one"),
    "not_here": Reason(403, "metrics are for this machine; parlour serve --metrics-for-all opens them"),
    "origin": Reason(403, "requests that change something must come from this server's own pages"),
    "no_game": Reason(404, "{problem}"),
    "no_table": Reason(404, "there is no such table"),
    "not_found": Reason(404, "there is nothing here"),
    "method": Reason(405, "this cannot be done here"),
    "too_slow": Reason(408, "a request has to arrive within {seconds} seconds"),
    "no_hints": Reason(409, "there are no hints at this table"),
    "not_your_turn": Reason(409, "hints are for the seat whose turn it is"),
    "too_large": Reason(413, "this is more than {largest} bytes"),
    "host": Reason(
        421, "this server does not know that name; if it is yours, start it with --origin http://NAME (or https)"
    ),
    "too_fast": Reason(429, "that was too much at once: wait a moment"),
    "too_many": Reason(429, "you, or those who share your address, have too many connections: close one"),
    "internal": Reason(500, "something went wrong here: it has been written down"),
    "refused": Reason(500, "{problem}"),
    "busy": Reason(503, "there is too much to do here right now: try again"),
    "store": Reason(503, "the database does not answer: nothing has changed, try again"),
}
"""Every refusal that is neither a matter of the game nor of the table."""

OF_TABLE = {"bad_option": 400, "locked": 403, "removed": 403, "no_seat": 404}
"""The status of refusals of a table that is not `CONFLICT`."""
CLOSES = {"no_guest": 4401, "locked": 4403, "removed": 4403, "no_table": 4404, "too_fast": 4429, "too_many": 4429}
"""The code with which a WebSocket is closed that is turned away."""


def refusal(code: str, /, **facts: object) -> Refusal:
    """What a refusal by the server is to whoever is refused."""
    words = {name: str(value) for name, value in facts.items()}
    text = REASONS[code].text if code in REASONS else REFUSALS[code]
    return Refusal(code, "", text.format_map(words), words)


def refuse(code: str, /, **facts: object) -> NoReturn:
    """Refuses what was asked for: nothing changes."""
    raise Refused(refusal(code, **facts))


def status_of(code: str) -> int:
    """The status of a refusal over REST."""
    return REASONS[code].status if code in REASONS else OF_TABLE.get(code, CONFLICT)
