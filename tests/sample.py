"""How much is tested: a sample, another one each day, or all of it (KEEPWRIGHT_TESTS=all).

What is long because it has many cases of one kind takes a sample of them. Every test is in both:
`make test` looks at fewer tables, seeds and languages than `make test-all`, not at fewer things.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, TypeVar
from zlib import crc32

Thing = TypeVar("Thing")
Way = TypeVar("Way")

ALL: Final = os.environ.get("KEEPWRIGHT_TESTS") == "all"
# Kept in the environment, so that all processes of one run take the same sample.
DAY: Final = int(
    os.environ.setdefault("KEEPWRIGHT_TESTS_DAY", str(datetime.now(UTC).date().toordinal()))
)


def sample(things: Iterable[Thing], one_in: int, module: str) -> list[Thing]:
    """One in so many of them, evenly spread; others in another module, and on another day."""
    found = list(things)
    return found if ALL else found[(DAY + crc32(module.encode())) % one_in :: one_in]


def each_one_way(
    things: Iterable[Thing], ways: Iterable[Way], module: str
) -> list[tuple[Thing, Way]]:
    """Every thing, each in one of these ways; in other ways on another day, or in all ways."""
    every = list(ways)
    return [
        (thing, way)
        for number, thing in enumerate(things)
        for way in (every if ALL else [every[(DAY + crc32(module.encode()) + number) % len(every)]])
    ]


def which() -> str:
    """Which cases are looked at, in words that let one run them again."""
    return "all cases" if ALL else f"the sample of KEEPWRIGHT_TESTS_DAY={DAY}"
