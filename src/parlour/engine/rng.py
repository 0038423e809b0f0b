"""The only source of luck: two generators behind one small interface, the same numbers on every platform.

`Sfc32` is fast and drives simulations; `Sha256Stream` is slow, unpredictable and verifiable and drives real matches.
`docs/rng.md` defines both, with test vectors, so that a deal can be recomputed in any language.
"""

from abc import ABCMeta, abstractmethod
from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 63
SFC32_WARM_UP: Final = 12


@mypyc_attr(acyclic=True)
class Rng(metaclass=ABCMeta):
    """A stream of 32-bit numbers."""

    @abstractmethod
    def next_u32(self) -> i64:
        """The next number of the stream, 0 ≤ x < 2³²."""

    @abstractmethod
    def clone(self) -> "Rng":
        """A stream that goes on exactly as this one would."""

    def below(self, n: i64) -> i64:
        """A number 0 ≤ x < n, every one equally likely (Lemire's multiplication with rejection)."""
        product = self.next_u32() * n
        low = product & MASK
        if low < n:
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next_u32() * n
                low = product & MASK
        return product >> 32


@final
@mypyc_attr(acyclic=True)
class Sfc32(Rng):
    """The sfc32 generator (three words and a counter), seeded with a number 0 ≤ seed < 2⁶³."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = seed & MASK
        self.c: i64 = seed >> 32
        self.counter: i64 = 1
        for _ in range(SFC32_WARM_UP):
            self.next_u32()

    def next_u32(self) -> i64:
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) + (self.c >> 11) + out) & MASK
        return out

    def go_on_as(self, other: "Sfc32") -> None:
        """Becomes the stream that another one is."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def clone(self) -> "Sfc32":
        twin = Sfc32(0)
        twin.go_on_as(self)
        return twin


@final
@mypyc_attr(acyclic=True)
class Sha256Stream(Rng):
    """SHA-256(seed ‖ counter) as a stream: eight big-endian words from each block, counters 0, 1, 2 …"""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a match seed has 32 bytes, not {len(seed)}")
        self.seed: bytes = seed
        self.counter: int = 0
        self.block: bytes = b""
        self.offset: int = 0

    def next_u32(self) -> i64:
        if self.offset == len(self.block):
            self.block = sha256(self.seed + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            self.offset = 0
        word = int.from_bytes(self.block[self.offset : self.offset + 4], "big")
        self.offset += 4
        return word

    def clone(self) -> "Sha256Stream":
        twin = Sha256Stream(self.seed)
        twin.counter = self.counter
        twin.block = self.block
        twin.offset = self.offset
        return twin


def rng_from_seed(seed: str) -> Rng:
    """The generator that a record's seed names: 64 hex digits for a `Sha256Stream`, a decimal number for `Sfc32`."""
    if len(seed) == 64 and all(digit in "0123456789abcdef" for digit in seed):
        return Sha256Stream(bytes.fromhex(seed))
    if seed.isascii() and seed.isdigit() and seed == str(int(seed[:20])) and int(seed) < SEED_LIMIT:
        return Sfc32(int(seed))
    raise ValueError(f"seed {seed!r} is neither 64 hex digits (a-f small) nor a number from 0 to 2^63-1")


def derived_seed(seed: str, label: str) -> int:
    """A number for `Sfc32` that depends on a seed and a label: game k of a series, the bots of a match."""
    return int.from_bytes(sha256(f"{seed}/{label}".encode()).digest()[:8], "big") >> 1
