"""How much one client may ask for: a bucket of tokens, and a share of what there is, for each identity and address."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from parlour.server.usual import RATES, SOCKETS_OF_ADDRESS, SOCKETS_OF_GUEST, Rate
from parlour.table.commands import Command, GoBack, Move, React, Rematch, Say

MOST_BUCKETS = 50_000
"""The least recently used are forgotten: they would be full again anyway."""
BODIES_OF_ADDRESS = 8 * 1024 * 1024
"""Bytes of requests that one address may have in the server's memory."""
EVERYBODY = ""
"""The name of what all share."""
WORKS_OF_ADDRESS = 4
"""Replays and verifications of one address that may wait at once: others find room behind them."""


def address_of(scope: Mapping[str, Any]) -> str:
    """What a request counts against: where it comes from."""
    client = scope.get("client")
    return household(client[0]) if client else ""


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """An address; all those of IPv6 that one household is given count as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; whoever takes from an empty one has to wait."""

    __slots__ = ("burst", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.since = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < amount:
            return False
        self.tokens -= amount
        return True


class Limit:
    """One bucket a name."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Takes a token of this name, if there is one."""
        now = self.clock()
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket.take(now)

    def give_back(self, name: str) -> None:
        """A token that was taken counts for nothing."""
        bucket = self.buckets.get(name)
        if bucket is not None:
            bucket.tokens += 1


class Share:
    """How much each name has of something now, and may have at most."""

    def __init__(self, most: int | None) -> None:
        """Without `most` there is no end to it."""
        self.most = most
        self.taken: dict[str, int] = {}

    def take(self, name: str, amount: int = 1) -> bool:
        """Takes so much more, if there is as much left for this name."""
        taken = self.taken.get(name, 0) + amount
        if self.most is not None and taken > self.most:
            return False
        self.taken[name] = taken
        return True

    def give_back(self, name: str, amount: int = 1) -> None:
        left = self.taken.get(name, 0) - amount
        if left > 0:
            self.taken[name] = left
        else:
            self.taken.pop(name, None)


class Limits:
    """How much clients may send; the same for every identity and every address, however many connections it has."""

    def __init__(
        self,
        *,
        is_limited: bool,
        sockets: int = SOCKETS_OF_ADDRESS,
        sockets_of_guest: int = SOCKETS_OF_GUEST,
        rates: Mapping[str, Rate] | None = None,
    ) -> None:
        """`sockets` is how many each address may have open; `rates` are those that differ from the usual ones."""
        chosen = {**RATES, **(rates or {})}
        self.is_limited = is_limited
        self.messages = Limit(*chosen["messages"])
        self.messages_of_address = Limit(*chosen["messages-of-address"])
        self.talk = Limit(*chosen["talk"])
        self.talk_of_address = Limit(*chosen["talk-of-address"])
        self.entries = Limit(*chosen["entries"])
        self.entries_of_address = Limit(*chosen["entries-of-address"])
        self.going_back = Limit(*chosen["going-back"])
        self.going_back_of_address = Limit(*chosen["going-back-of-address"])
        self.tables = Limit(*chosen["tables"])
        self.tables_of_address = Limit(*chosen["tables-of-address"])
        self.public_of_address = Limit(*chosen["public-of-address"])
        self.hints = Limit(*chosen["hints"])
        self.hints_of_address = Limit(*chosen["hints-of-address"])
        self.arrivals = Limit(*chosen["arrivals"])
        self.arrivals_of_address = Limit(*chosen["arrivals-of-address"])
        self.works_of_address = Limit(*chosen["works-of-address"])
        self.reviews_of_address = Limit(*chosen["reviews-of-address"])
        self.requests_of_address = Limit(*chosen["requests-of-address"])
        self.identities_of_address = Limit(*chosen["identities-of-address"])
        self.guesses = Limit(*chosen["guesses"])
        self.guesses_of_address = Limit(*chosen["guesses-of-address"])
        self.sockets = Share(sockets_of_guest if is_limited else None)
        self.sockets_of_address = Share(sockets if is_limited else None)
        self.bodies_of_address = Share(BODIES_OF_ADDRESS if is_limited else None)
        self.waiting_of_address = Share(WORKS_OF_ADDRESS if is_limited else None)

    def allows_message(self, guest: str, address: str) -> bool:
        return self._allows(self.messages, guest, self.messages_of_address, address)

    def allows_command(self, command: Command, guest: str, address: str) -> bool:
        """Whether one more entry may go into a log; moves are held back by nothing but the limit of messages."""
        match command:
            case Move():
                return True
            case Say() | React():
                return self.allows_talk(guest, address)
            case GoBack():
                return self._allows(self.going_back, guest, self.going_back_of_address, address)
            case Rematch():
                return self.allows_table(guest, address)
            case _:
                return self._allows(self.entries, guest, self.entries_of_address, address)

    def allows_talk(self, guest: str, address: str) -> bool:
        """Whether somebody may say one more thing that others read."""
        return self._allows(self.talk, guest, self.talk_of_address, address)

    def allows_table(self, guest: str, address: str) -> bool:
        return self._allows(self.tables, guest, self.tables_of_address, address)

    def allows_public(self, address: str) -> bool:
        """Whether one more table may be shown to everybody."""
        return not self.is_limited or self.public_of_address.allows(address)

    def allows_hint(self, guest: str, address: str) -> bool:
        return self._allows(self.hints, guest, self.hints_of_address, address)

    def allows_arrival(self, guest: str, address: str) -> bool:
        """Whether somebody may connect to a table again: all who are there are told each time."""
        return self._allows(self.arrivals, guest, self.arrivals_of_address, address)

    def allows_work(self, address: str) -> bool:
        return not self.is_limited or self.works_of_address.allows(address)

    def allows_review(self, address: str) -> bool:
        return not self.is_limited or self.reviews_of_address.allows(address)

    def allows_request(self, address: str) -> bool:
        return not self.is_limited or self.requests_of_address.allows(address)

    def allows_identity(self, address: str) -> bool:
        """Whether something may be written down of a guest."""
        return not self.is_limited or self.identities_of_address.allows(address)

    def allows_guess(self, address: str) -> bool:
        """Whether somebody may try the code of a table. To be given back when it is one: only wrong ones count."""
        if not self.is_limited:
            return True
        if not self.guesses_of_address.allows(address):
            return False
        if not self.guesses.allows(EVERYBODY):
            self.guesses_of_address.give_back(address)
            return False
        return True

    def give_guess_back(self, address: str) -> None:
        self.guesses.give_back(EVERYBODY)
        self.guesses_of_address.give_back(address)

    def allows_socket(self, guest: str, address: str) -> bool:
        """Takes a place, which is to be given back at the end of the connection."""
        if not self.sockets_of_address.take(address):
            return False
        if not self.sockets.take(guest):
            self.sockets_of_address.give_back(address)
            return False
        return True

    def give_socket_back(self, guest: str, address: str) -> None:
        self.sockets.give_back(guest)
        self.sockets_of_address.give_back(address)

    def _allows(self, limit: Limit, guest: str, limit_of_address: Limit, address: str) -> bool:
        """Who is held back by their own limit does not wear out that of everybody at their address."""
        if not self.is_limited:
            return True
        return limit.allows(guest) and limit_of_address.allows(address)
