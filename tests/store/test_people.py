"""Who guests are, and tokens that are good for one use."""

import asyncio

import pytest

from parlour.store import KnownGuest, Store
from parlour.store.people import SLACK_MS

pytestmark = pytest.mark.anyio


async def test_a_guest_is_made_known_changed_and_found(store: Store) -> None:
    assert await store.people(["ann", "ben"]) == {}
    ann = KnownGuest("ann", 0, b'{"name": "Ann\\u0000"}')
    assert await store.change(ann, 0)
    assert await store.people(["ann", "ben"]) == {"ann": ann}
    renamed = KnownGuest("ann", 0, b"{}")
    assert await store.change(renamed, 0)
    assert await store.change(KnownGuest("ben", 0, b"{}"), 0)
    assert await store.people(["ann", "ben"]) == {"ann": renamed, "ben": KnownGuest("ben", 0, b"{}")}


async def test_whoever_is_known_is_not_made_known_again(store: Store) -> None:
    assert await store.change(KnownGuest("ann", 0, b"first"), -1)
    assert not await store.change(KnownGuest("ann", 0, b"second"), -1)
    assert (await store.people(["ann"]))["ann"].body == b"first"


async def test_of_many_who_leave_an_epoch_at_once_one_does(store: Store, url: str) -> None:
    """On several workers; nobody changes anything under an epoch that has passed."""
    other = await Store.open(url)
    wishes = [
        one.change(KnownGuest(guest, 1, f"{number}".encode()), 0)
        for number in range(6)
        for guest in ("ann", "ben", "cid")
        for one in (store, other)
    ]
    done = await asyncio.gather(*wishes)
    assert sum(done) == 3
    found = await store.people(["ann", "ben", "cid"])
    assert [one.epoch for one in found.values()] == [1, 1, 1]
    assert not await other.change(KnownGuest("ann", 0, b"old"), 0)
    assert await other.people(["ann", "ben", "cid"]) == found
    await other.close()


async def test_who_is_further_than_the_store_remembers_goes_on(store: Store) -> None:
    """As after an old copy of the database was put back."""
    assert await store.change(KnownGuest("ann", 4, b"{}"), 3)
    assert (await store.people(["ann"]))["ann"].epoch == 4


async def test_a_token_is_used_once_whoever_tries(store: Store, url: str) -> None:
    other = await Store.open(url)
    done = await asyncio.gather(*(one.spend("token", 5000, 1000) for _ in range(10) for one in (store, other)))
    assert sum(done) == 1
    assert await other.is_spent("token")
    assert not await other.is_spent("another")
    assert await other.spend("another", 5000, 5000 + SLACK_MS)
    assert await store.is_spent("token"), "clocks differ: it is remembered for a while after it has expired"
    assert await other.spend("third", 10**9, 5001 + SLACK_MS)
    assert not await store.is_spent("token")
    await other.close()
