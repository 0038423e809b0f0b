"""The append-only log of tables: SQLite by default, PostgreSQL by URL."""

from parlour.store.errors import StoreError
from parlour.store.line import KeptReview, KnownGuest, Line, Summary
from parlour.store.lock import hold
from parlour.store.store import Store

__all__ = ["KeptReview", "KnownGuest", "Line", "Store", "StoreError", "Summary", "hold"]
