"""Fixtures for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for the tests of a module; scripted clients may be as quick as they like."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", "--no-limit") as running:
        yield running


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, with all limits."""
    with Server(f"sqlite:///{tmp_path}/tables.db") as running:
        yield running
