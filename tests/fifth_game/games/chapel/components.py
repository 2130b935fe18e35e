"""The printed pieces of The Chapel."""

from __future__ import annotations

from typing import Final, NamedTuple


class Building(NamedTuple):
    """What it costs in wood, and its points."""

    id: str
    wood: int
    points: int


BUILDINGS: Final = (
    Building("hut", 1, 1),
    Building("well", 2, 3),
    Building("chapel", 4, 7),
)
IDS: Final = tuple(building.id for building in BUILDINGS)
COLOURS: Final = ("blue", "red", "green")
ROUNDS: Final = 6
WOOD: Final = 1  # that a worker brings
MOST: Final = 99
