"""One suite over both databases: each test gets a fresh one of each kind."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.store import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/parlour.db"
    server = request.getfixturevalue("postgres")
    name = f"test_{secrets.token_hex(6)}"
    server.create(name)
    found: str = server.url(name)
    return found


@pytest.fixture
async def store(anyio_backend: str, url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
