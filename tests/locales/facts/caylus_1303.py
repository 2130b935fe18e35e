"""Caylus 1303: names of record, goods, labels, and scenes of rare events."""

from __future__ import annotations

from typing import Any

from keepwright.catalogue import catalogue
from keepwright.games.caylus_1303.components import BUILDINGS, CHARACTERS, MONUMENTS
from keepwright.games.caylus_1303.pieces import RESOURCES, Adds, Effect, Waives
from tests.locales.facts import Named, by_id, record_of

FACTS = record_of("caylus_1303")

# Tiles of different kinds bear the same name; what tells them apart is written behind it.
KINDS: Named = {
    "starting": {"en": "start", "de": "Start", "hu": "kezdő", "it": "iniziale"},
    "wood": {"en": "wood", "de": "Holz", "hu": "fa", "it": "legno"},
    "stone": {"en": "stone", "de": "Stein", "hu": "kő", "it": "pietra"},
}
PAID: Named = {
    "start_guild_any": {"en": "any", "de": "beliebig", "hu": "bármi", "it": "qualsiasi"},
    "start_guild_stone": KINDS["stone"],
}


def told_apart(row: dict[str, Any], kind: str) -> Named:
    """The names of one tile, or of each of its copies, with what tells it from its namesakes."""
    found: Named = {}
    copies = row.get("copies", 1)
    for number in range(1, copies + 1):
        more = f" {number}" if copies > 1 else ""
        found[f"{row['id']}_{number}" if more else row["id"]] = {
            lang: f"{name} ({KINDS[kind][lang]}{more}{paid(row['id'], lang)})"
            for lang, name in row["names"].items()
        }
    return found


def paid(id: str, lang: str) -> str:
    """What a starting Guild is paid with, since there are two."""
    return f", {PAID[id][lang]}" if id in PAID else ""


def buildings() -> Named:
    """All places for workers and all tiles; a name that is borne by one tile only stands alone."""
    tiles = [(kind, row) for kind in KINDS for row in FACTS["buildings"][kind]]
    named = [row["names"]["en"] for _, row in tiles]
    found = by_id(FACTS["printed_buildings"]) | by_id(FACTS["monuments"])
    found["construction_site"] = FACTS["board"]["construction_site"]
    found["residence"] = FACTS["buildings"]["residence_side"]["names"]
    for kind, row in tiles:
        alone = named.count(row["names"]["en"]) == 1 and kind != "starting"
        found |= {row["id"]: row["names"]} if alone else told_apart(row, kind)
    return found


def amounts() -> set[str]:
    """Everything that is paid or gained by the number: resources, workers, points, favors."""
    kinds = {*RESOURCES.ids, *(kind for building in BUILDINGS for kind in building.cost)}
    for building in BUILDINGS:
        for work in (building.setup, building.built):
            if isinstance(work, Effect):
                kinds |= {kind for offer in work.options for kind in (*offer.pay, *offer.gain)}
    return kinds


def sources() -> set[str]:
    """The tiles and characters that change a number and are named as its source."""
    powers = {character.id: character.power for character in CHARACTERS}
    changing = {id for id, power in powers.items() if isinstance(power, Adds | Waives)}
    return {"early_riser", *changing, *(tile.id for tile in MONUMENTS if tile.recruits_workers)}


TITLE: dict[str, str] = FACTS["title"]
NAMES: dict[str, Named] = {
    "colour": by_id(FACTS["colors"]),
    "good": by_id(FACTS["resources"]),
    "term": FACTS["terms"],
    "phase": by_id(FACTS["phases"]),
    "board": FACTS["board"],
    "building": buildings(),
    "character": by_id(FACTS["characters"]),
}
CHOICES: Named = {}
VALUES: Named = {}
AMOUNTS = amounts()
INCOMES = sources()
WORKS = {"build_wood", "build_stone", "build_monument", "take_from_board"}
CLASSES = {piece.group for piece in catalogue("caylus_1303").pieces}
RARE: dict[str, dict[str, object]] = {}
