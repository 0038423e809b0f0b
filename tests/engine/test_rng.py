"""The generators against the test vectors of `docs/rng.md`, and their promises."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.cards import Pile
from parlour.engine.rng import Rng, Sfc32, Sha256Stream, derived_seed, rng_from_seed

PAGE = Path(__file__).parents[2] / "docs" / "rng.md"
HEX_SEED = "ab" * 32


def vectors() -> dict[str, Any]:
    block = re.search(r"## Test vectors\n```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    found: dict[str, Any] = json.loads(block.group(1))
    return found


@pytest.mark.parametrize("name", ["sfc32", "sha256"])
def test_streams_give_the_documented_numbers(name: str) -> None:
    for seed, numbers in vectors()[name].items():
        rng = rng_from_seed(seed)
        assert type(rng) is (Sfc32 if name == "sfc32" else Sha256Stream)
        assert [rng.next_u32() for _ in numbers] == numbers


def test_bounded_draws_give_the_documented_numbers() -> None:
    for vector in vectors()["below"]:
        rng = rng_from_seed(vector["seed"])
        assert [rng.below(vector["n"]) for _ in vector["numbers"]] == vector["numbers"]


def test_shuffles_give_the_documented_order() -> None:
    for vector in vectors()["shuffle"]:
        pile = Pile(range(10))
        pile.shuffle(rng_from_seed(vector["seed"]))
        assert pile.bottom_up() == vector["bottom_up"]


def test_series_give_the_documented_seeds() -> None:
    for vector in vectors()["series"]:
        assert derived_seed(vector["seed"], vector["label"]) == vector["number"]


def test_the_sha256_stream_is_what_the_page_says() -> None:
    seed = bytes(range(32))
    stream = Sha256Stream(seed)
    for counter in range(3):
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        for place in range(0, 32, 4):
            assert stream.next_u32() == int.from_bytes(block[place : place + 4], "big")


@pytest.mark.parametrize("seed", ["5", HEX_SEED])
def test_a_clone_goes_on_alike_and_alone(seed: str) -> None:
    rng: Rng = rng_from_seed(seed)
    rng.next_u32()
    twin = rng.clone()
    ahead = [rng.next_u32() for _ in range(20)]
    assert [twin.next_u32() for _ in range(20)] == ahead


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31 - 1))
def test_a_bounded_draw_stays_below(seed: int, n: int) -> None:
    rng = Sfc32(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_bounded_draws_are_even() -> None:
    rng = Sfc32(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25  # chi-square, 5 degrees of freedom


@pytest.mark.parametrize(
    "seed", ["", "-1", "01", "1.5", str(2**63), "ab", "AB" * 32, "zz" * 32, "9" * 30, "٣", "1e5", "a" * 63]
)
def test_other_seeds_are_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        rng_from_seed(seed)


def test_a_match_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Sha256Stream(b"short")
