"""Homes: where games live. One is the package; others are the folders that KEEPWRIGHT_GAMES names.

A home has the rooms that a game needs: `games/<id>/`, `locales/<language>/<id>.ftl` and
`rules/<id>.md`. So a game can be tried out without a line anywhere else. It runs where engine and
rules are interpreted: compiled classes have no interpreted heirs.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "KEEPWRIGHT_GAMES"
PACKAGE: Final = Path(__file__).parent


def other_homes() -> list[Path]:
    """The homes beside the package."""
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


def at_home(*parts: str) -> Path:
    """A file of a game, in the home that has it; in the package if none does.

    >>> at_home("locales", "en", "caylus.ftl").is_file()
    True
    """
    inside = PACKAGE.joinpath(*parts)
    found = [home.joinpath(*parts) for home in other_homes()]
    return next((file for file in found if file.is_file()), inside)
