"""Ids that nobody guesses, secret words, and what is kept of them."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """An id that does not tell how many there are."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """A word that opens something: nobody can guess it."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What is kept of a secret word, so that a stolen database opens nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()
