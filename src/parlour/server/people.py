"""Guests of this server: what they are called, on which devices they are signed in, and who of them is connected."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct

from parlour.server.client import Client
from parlour.server.identity import LINK_AGE, Badge, Identity, fresh_guest, properly_named, unnamed
from parlour.server.newspaper import News
from parlour.server.protocol import encode
from parlour.server.refusals import CLOSES, refuse
from parlour.server.worker import BEAT
from parlour.store import KnownGuest, Store, StoreError
from parlour.table import Guest

UNKNOWN = -1
"""Beyond this epoch is everybody whom the store knows."""

_guests = msgspec.json.Decoder(Guest)


class Session(Struct, frozen=True):
    """A guest on a device."""

    guest: Guest
    epoch: int
    is_only_said: bool = False
    """Whether nothing but a cookie of the first version says what the guest is called."""


def _guest_of(known: KnownGuest) -> Guest:
    return properly_named(_guests.decode(known.body))


def _known(session: Session) -> KnownGuest:
    return KnownGuest(session.guest.id, session.epoch, encode(session.guest))


class People:
    """The guests. Every request asks the store; a connection is looked at again when its guest has changed something.

    The workers tell each other of that at once. Where news get lost, each finds out by itself within three seconds.
    """

    def __init__(
        self, store: Store, identity: Identity, spread: Callable[[News], None], now: Callable[[], int]
    ) -> None:
        self._store = store
        self._identity = identity
        self._spread = spread
        """Tells all workers, this one too."""
        self._now = now
        self._connected: dict[str, dict[Client, int]] = {}
        """The connections of each guest, with the epoch of each."""

    # --- who somebody is

    async def session(self, cookies: Mapping[str, str], *, is_secure: bool) -> Session | None:
        """Whom the cookies of a request name; None when they name nobody, or have been signed out."""
        badge = self._identity.badge(cookies, is_secure=is_secure)
        return None if badge is None else await self._valid(badge)

    async def _valid(self, badge: Badge) -> Session | None:
        known = (await self._store.people([badge.guest])).get(badge.guest)
        if known is None:
            return Session(badge.said or unnamed(badge.guest), badge.epoch, is_only_said=badge.said is not None)
        return Session(_guest_of(known), badge.epoch) if badge.epoch >= known.epoch else None

    def newcomer(self) -> Session:
        """Somebody who was never here. Nothing is kept of them until they say what they are called."""
        return Session(unnamed(fresh_guest()), 0)

    def cookie_name(self, *, is_secure: bool) -> str:
        return self._identity.cookie_name(is_secure=is_secure)

    def cookie(self, session: Session) -> str:
        return self._identity.cookie(session.guest.id, session.epoch)

    async def keep(self, session: Session) -> Session:
        """The same, so that the cookie needs to say no more than who it is."""
        if session.is_only_said:
            await self._store.change(_known(session), UNKNOWN)
        return Session(session.guest, session.epoch)

    async def rename(self, session: Session, name: str, avatar: str) -> Session:
        """Another name or avatar, on all devices."""
        return await self._change(session, Session(Guest(session.guest.id, name, avatar), session.epoch))

    async def sign_out_others(self, session: Session) -> Session:
        """All that was signed before, cookies and links, is worth nothing from now on."""
        return await self._change(session, Session(session.guest, session.epoch + 1))

    async def _change(self, before: Session, after: Session) -> Session:
        if not await self._store.change(_known(after), before.epoch):
            refuse("no_guest")  # another device was quicker, and has signed this one out
        return Session(after.guest, after.epoch)

    async def tell(self, session: Session) -> None:
        """Has every worker look again at a guest. To be called when their own device has its answer: a browser whose
        connection is closed before it has the new cookie would ask who it is with the old one."""
        self._spread(News("", 0, guest=session.guest.id))

    # --- other devices

    async def link(self, session: Session) -> str:
        """A token that makes another device this guest's too, once."""
        kept = await self.keep(session)
        return self._identity.link(kept.guest.id, kept.epoch)

    async def whose(self, token: str) -> Session | None:
        """Whom a token would make somebody; None when it is not valid, not any more, or was used. It stays unused."""
        link = self._identity.linked(token)
        if link is None or await self._store.is_spent(link.nonce):
            return None
        return await self._valid(Badge(link.guest, link.epoch))

    async def claim(self, token: str) -> Session | None:
        """Uses a token up."""
        link = self._identity.linked(token)
        session = await self.whose(token)
        if link is None or session is None:
            return None
        now = self._now()
        return session if await self._store.spend(link.nonce, now + LINK_AGE * 1000, now) else None

    # --- connections

    def arrive(self, client: Client, epoch: int) -> None:
        self._connected.setdefault(client.guest.id, {})[client] = epoch

    def leave(self, client: Client) -> None:
        clients = self._connected[client.guest.id]
        del clients[client]
        if not clients:
            del self._connected[client.guest.id]

    async def hear(self, news: Iterable[News]) -> None:
        """A worker has changed what is known of somebody."""
        await self._look_again({item.guest for item in news if item.guest})

    async def watch(self) -> None:
        """Looks again at all connections now and then: news may have been lost."""
        while True:
            with suppress(StoreError):  # the hall says so, and goes on as well
                await self._look_again(self._connected)
            await asyncio.sleep(BEAT)

    async def _look_again(self, guests: Iterable[str]) -> None:
        here = [guest for guest in guests if guest in self._connected]
        found = await self._store.people(here) if here else {}
        for known in found.values():
            for client, epoch in self._connected.get(known.guest, {}).items():
                if epoch < known.epoch:
                    client.close(CLOSES["no_guest"])
                else:
                    client.guest = _guest_of(known)
