"""Pieces: which events tell that a seat built or took a printed piece, and what kind it is of."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from keepwright.engine.event import Event

# By game: events that tell of a piece, and the fact that names it.
TAKEN: Final[dict[str, dict[str, str]]] = {
    "caylus": {"built": "place"},
    "magna_carta": {"card_built": "card", "prestige_built": "card"},
    "caylus_1303": {"built": "place", "claimed": "place", "character_taken": "character"},
    "architects": {
        "building_constructed": "card",
        "apprentice_hired": "card",
        "character_taken": "character",
    },
}
# Events that tell of a residence, which is no piece that they name.
TURNED: Final[dict[str, str]] = {"caylus": "transformed", "magna_carta": "card_turned"}
# By game: the classes of pieces that players can build or take.
CLASSES: Final[dict[str, tuple[str, ...]]] = {
    "caylus": ("wood", "stone", "residential", "prestige"),
    "magna_carta": ("player", "residence", "prestige"),
    "caylus_1303": ("wood", "stone", "monument", "starting", "character"),
    "architects": ("building", "apprentice", "character", "promo"),
}
# The tables of each game that hold such pieces.
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "caylus": ("BUILDINGS",),
    "magna_carta": ("PLAYER_CARDS", "PRESTIGE_CARDS"),
    "caylus_1303": ("BUILDINGS", "CHARACTERS"),
    "architects": ("BUILDINGS", "APPRENTICES", "CHARACTERS"),
}


@cache
def components(game_id: str) -> Any:
    """The tables of the printed pieces of a game."""
    return import_module(f"keepwright.games.{game_id}.components")


@cache
def kinds_of(game_id: str) -> dict[str, str]:
    """The kind of every piece: what copies of it share.

    >>> kinds_of("caylus")["architect_2"], kinds_of("caylus")["mason"]
    ('architect', 'mason')
    """
    tables = components(game_id)
    rows = [row for name in TABLES[game_id] for row in getattr(tables, name)]
    if game_id in TURNED:
        rows.append(tables.RESIDENCE)
    return {row.id: getattr(row, "kind", row.id) for row in rows}


def taken_in(game_id: str, event: Event) -> str | None:
    """The piece that a seat built or took in this event, if it did.

    >>> taken_in("caylus", Event("built", {"seat": "red", "place": "mason"}))
    'mason'
    """
    if event.code == TURNED.get(game_id):
        return str(components(game_id).RESIDENCE.id)
    fact = TAKEN[game_id].get(event.code)
    return None if fact is None else str(event.facts[fact])
