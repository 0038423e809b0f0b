"""Who somebody is: a guest with a signed cookie. No account, no password."""

import secrets

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from parlour.match import Guest

COOKIE = "parlour_guest"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds: as long as browsers keep a cookie."""
LINK_AGE = 600
"""Seconds for which a link to another device works."""
AVATARS = ("badger", "otter", "heron", "fox", "mole", "wren", "hare", "owl", "toad", "bear", "crow", "mouse")


class Identity:
    """Signs and checks who somebody is. Comparisons take the same time whatever differs (itsdangerous sees to it)."""

    def __init__(self, key: bytes) -> None:
        self._cookies = URLSafeSerializer(key, salt="guest")
        self._links = URLSafeTimedSerializer(key, salt="device")

    def newcomer(self) -> Guest:
        """Somebody who was never here."""
        number = secrets.randbelow(900) + 100
        return Guest(secrets.token_urlsafe(12), f"Guest {number}", AVATARS[secrets.randbelow(len(AVATARS))])

    def cookie(self, guest: Guest) -> str:
        return str(self._cookies.dumps(msgspec.to_builtins(guest)))

    def guest(self, cookie: str | None) -> Guest | None:
        """Whom a cookie names; None when it is missing or not ours."""
        if cookie is None:
            return None
        try:
            return msgspec.convert(self._cookies.loads(cookie), Guest)
        except (BadData, msgspec.ValidationError):
            return None

    def device_link(self, guest: Guest) -> str:
        """A token that makes another device this guest's too."""
        return str(self._links.dumps(msgspec.to_builtins(guest)))

    def claimed(self, token: str) -> Guest | None:
        """Whom a token names; None when it is not ours or too old."""
        try:
            return msgspec.convert(self._links.loads(token, max_age=LINK_AGE), Guest)
        except (BadData, msgspec.ValidationError):
            return None
