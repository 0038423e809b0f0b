"""How much one client may ask for: a bucket of tokens for each identity and each address."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 50_000
"""The least recently used are forgotten: they would be full again anyway."""


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; whoever takes from an empty one has to wait."""

    __slots__ = ("burst", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.since = now

    def take(self, now: float) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
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


class Limits:
    """How much clients may send; the same for every identity and every address, however many connections it has."""

    def __init__(self, *, is_limited: bool) -> None:
        self.is_limited = is_limited
        self.messages = Limit(rate=20, burst=60)
        self.messages_of_address = Limit(rate=200, burst=600)
        self.talk = Limit(rate=0.5, burst=6)
        self.tables = Limit(rate=0.05, burst=20)
        self.tables_of_address = Limit(rate=0.5, burst=60)
        self.requests_of_address = Limit(rate=50, burst=300)
        self.changes_of_address = Limit(rate=0.5, burst=60)

    def allows_message(self, guest: str, address: str) -> bool:
        if not self.is_limited:
            return True
        by_guest = self.messages.allows(guest)
        return self.messages_of_address.allows(address) and by_guest

    def allows_talk(self, guest: str) -> bool:
        return not self.is_limited or self.talk.allows(guest)

    def allows_table(self, guest: str, address: str) -> bool:
        if not self.is_limited:
            return True
        return self.tables.allows(guest) and self.tables_of_address.allows(address)

    def allows_request(self, address: str) -> bool:
        return not self.is_limited or self.requests_of_address.allows(address)

    def allows_change(self, address: str) -> bool:
        """Whether something may be written down of a guest."""
        return not self.is_limited or self.changes_of_address.allows(address)
