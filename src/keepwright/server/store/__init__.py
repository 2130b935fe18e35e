"""The store: one database, SQLite or PostgreSQL, behind the same few calls."""

from keepwright.server.store.store import Store

__all__ = ["Store"]
