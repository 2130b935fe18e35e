"""What a finished sentence must not contain."""

from __future__ import annotations

import re
from collections.abc import Iterator

UNFILLED = re.compile(r"[{}$]|\?\?\?|None|  | [.,:;]|[.,:;]{2}|\(\)|^\s|\s$|^$")
ID = re.compile(r"\w_\w")


def flaws(text: str) -> Iterator[str]:
    """Signs of a message that was not filled in: variables, gaps, doubled marks."""
    if UNFILLED.search(text):
        yield text


def ids_left(text: str) -> Iterator[str]:
    """Signs of a thing that was called by its id and not by its name."""
    if ID.search(text):
        yield text
