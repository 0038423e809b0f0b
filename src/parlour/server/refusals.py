"""How the server says no: one struct, one exception, one table of codes, whichever way somebody came.

Whatever is refused raises `Refused`, as a table does. Over REST that is an answer with the status of its code
(`routes/answers.py`), over the WebSocket a message `Refused`, and where nobody is let in the connection is closed with
the code's number (`live.py`).
"""

from typing import NoReturn

from parlour.engine.game import Fact, Refusal
from parlour.table import Refused

CONFLICT = 409
"""The status of every code that has no other: now and here it cannot be done."""


OWN = {
    "bad_name": 400,
    "bad_players": 400,
    "nothing_said": 400,
    "invalid": 400,
    "unreadable": 400,
    "no_guest": 401,
    "bad_link": 403,
    "banned": 403,
    "not_here": 403,
    "origin": 403,
    "no_code": 404,
    "no_game": 404,
    "no_review": 404,
    "no_rules": 404,
    "no_table": 404,
    "no_words": 404,
    "not_found": 404,
    "method": 405,
    "too_slow": 408,
    "hints_in_turn": 409,
    "no_hints": 409,
    "beyond": 409,
    "leader_here": 409,
    "not_leader": 409,
    "not_there": 409,
    "not_yours": 409,
    "notes_full": 409,
    "review_broken": 409,
    "review_practice": 409,
    "reviewing": 409,
    "too_large": 413,
    "host": 421,
    "too_fast": 429,
    "too_many": 429,
    "too_many_guesses": 429,
    "internal": 500,
    "refused": 500,
    "busy": 503,
    "store": 503,
}
"""The status over REST of every refusal that is neither a matter of the game nor of the table."""
OF_TABLE = {"bad_option": 400, "locked": 403, "removed": 403, "no_seat": 404}
"""The status of refusals of a table that is not `CONFLICT`."""
CLOSES = {
    "no_guest": 4401,
    "banned": 4403,
    "locked": 4403,
    "removed": 4403,
    "no_table": 4404,
    "not_over": 4409,
    "too_fast": 4429,
    "too_many": 4429,
}
"""The code with which a WebSocket is closed that is turned away."""


def refusal(code: str, /, **facts: Fact) -> Refusal:
    """What a refusal by the server is to whoever is refused."""
    return Refusal(code, facts=facts)


def refuse(code: str, /, **facts: Fact) -> NoReturn:
    """Refuses what was asked for: nothing changes."""
    raise Refused(refusal(code, **facts))


def status_of(code: str) -> int:
    """The status of a refusal over REST."""
    return OWN.get(code) or OF_TABLE.get(code, CONFLICT)
