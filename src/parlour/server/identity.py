"""Who somebody is: a guest with a signed cookie. No account, no password.

What is signed is an id and an epoch. What a guest is called stands in the store and changes there; the epoch goes up
when they sign other devices out, and what was signed for an earlier one is worth nothing from then on.
"""

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct

from parlour.server.names import proper_name
from parlour.table import Guest

COOKIE = "parlour_guest"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds: as long as browsers keep a cookie."""
LINK_AGE = 600
"""Seconds for which a link to another device works."""
AVATARS = ("badger", "otter", "heron", "fox", "mole", "wren", "hare", "owl", "toad", "bear", "crow", "mouse")


def cookie_name(base_path: str, *, is_secure: bool) -> str:
    """What the cookie of a server is called.

    Under https browsers take it only from the very host, by https (`__Host-`): no neighbour can make somebody another.
    That asks for Path=/, so servers that share a host under several paths have a name each.
    """
    return f"{'__Host-' if is_secure else ''}{COOKIE}{base_path.replace('/', '.')}"


class Badge(Struct, frozen=True):
    """What a cookie says."""

    guest: str
    epoch: int = 0
    said: Guest | None = None
    """What a cookie of the first version says that its guest is called."""


class Link(Struct, frozen=True, array_like=True):
    """What a token for another device says."""

    guest: str
    epoch: int
    nonce: str
    """Because of which it can be used once."""


class Identity:
    """Signs and checks who somebody is. Comparisons take the same time whatever differs (itsdangerous sees to it)."""

    def __init__(self, key: bytes, base_path: str = "") -> None:
        self._base_path = base_path
        self._cookies = URLSafeSerializer(key, salt="badge")
        self._first_cookies = URLSafeSerializer(key, salt="guest")
        self._links = URLSafeTimedSerializer(key, salt="link")

    def cookie(self, guest: str, epoch: int) -> str:
        return str(self._cookies.dumps([guest, epoch]))

    def cookie_name(self, *, is_secure: bool) -> str:
        return cookie_name(self._base_path, is_secure=is_secure)

    def badge(self, cookies: Mapping[str, str], *, is_secure: bool) -> Badge | None:
        """What the cookies of a request say; None when the right one is missing or not ours.

        One of the first version had the plain name under https too, and is still taken there.
        """
        try:
            guest, epoch = msgspec.convert(
                self._cookies.loads(cookies.get(self.cookie_name(is_secure=is_secure), "")), tuple[str, int]
            )
            return Badge(guest, epoch)
        except (BadData, msgspec.ValidationError):
            pass
        try:
            said = msgspec.convert(self._first_cookies.loads(cookies.get(COOKIE, "")), Guest)
        except (BadData, msgspec.ValidationError):
            return None
        return Badge(said.id, 0, properly_named(said))

    def link(self, guest: str, epoch: int) -> str:
        """A token that makes another device this guest's too."""
        return str(self._links.dumps([guest, epoch, secrets.token_urlsafe(12)]))

    def linked(self, token: str) -> Link | None:
        """What a token says; None when it is not ours or too old."""
        try:
            return msgspec.convert(self._links.loads(token, max_age=LINK_AGE), Link)
        except (BadData, msgspec.ValidationError):
            return None


def fresh_guest() -> str:
    """The id of somebody who was never here."""
    return secrets.token_urlsafe(12)


def unnamed(guest: str) -> Guest:
    """What a guest is called who has not said so: a number, for every language has its own word. Nothing is kept."""
    luck = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:8])
    return Guest(guest, f"#{luck % 900 + 100}", AVATARS[luck // 900 % len(AVATARS)])


@lru_cache(10_000)
def properly_named(guest: Guest) -> Guest:
    """The same under a name that others see: the first version signed and kept whatever somebody called themselves."""
    return Guest(guest.id, proper_name(guest.name) or unnamed(guest.id).name, guest.avatar)
