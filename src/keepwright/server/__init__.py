"""The server: tables for people, that never lose a move (docs/hosting.md, docs/server.md)."""
