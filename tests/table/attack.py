"""What somebody would try who has read the code and is told all that is public, and wants to know the cards."""

import hmac
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, get_args

import msgspec

from parlour.engine.fair import Purpose, Scheme, commitment_to, derived, seed_of
from parlour.engine.rng import derived_seed

LEAST = 8
"""Shorter texts (cards, numbers, names) are not combined with each other; there are too many to no purpose."""


def public_texts(told: Iterable[object]) -> set[str]:
    """Every text in what was told, keys and numbers included."""
    return {text for one in told for text in _texts(msgspec.json.decode(msgspec.json.encode(one)))}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)
    elif value is not None:
        yield str(value)


def guesses(public: set[str], table: str, players: int) -> set[str]:
    """Seeds that follow from public texts: the texts, their hashes, and every derivation with a text as the secret."""
    hashes = {digest(text) for text in public}
    texts = public | hashes
    long = sorted(text for text in public if len(text) >= LEAST)
    tried = texts | {digest(text) for text in hashes}
    nothing = [None] * players
    for secret in texts:
        tried.add(str(derived_seed(secret, "")))
        for scheme in get_args(Scheme):
            tried |= {seed_of(scheme, table, secret, nothing), commitment_to(scheme, table, secret)}
    for one in long:
        for other in long:
            tried |= {digest(f"{one}|{other}"), digest(one + other), keyed(one, other)}
            for purpose in get_args(Purpose):
                tried.add(derived(purpose, one, other))
    return tried


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def keyed(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), sha256).hexdigest()
