"""Caylus: names of record, goods, labels, and scenes of rare events."""

from __future__ import annotations

from keepwright.games.caylus.actions import BUILD
from keepwright.games.caylus.components import BUILDINGS, EXCHANGE, PRESTIGE_BUILDINGS
from keepwright.games.caylus.pieces import CUBES, Trade
from keepwright.games.caylus.state import PHASE_NAMES
from keepwright.locales import LANGUAGES
from tests.locales.facts import Named, by_id, record_of

FACTS = record_of("caylus")
SECOND = "architect_2"  # the one name that is told apart by a number


def buildings() -> Named:
    """All buildings and tiles; the castle is also a place for workers."""
    rows = [row for key in FACTS if key.endswith("_buildings") for row in FACTS[key]]
    found = by_id(rows)
    found["castle"] = FACTS["board"]["names"]["castle"]
    for row in rows:
        for tile in row.get("tile_ids", []):
            found[tile] = row["names"]
    found[SECOND] = {lang: f"{name} 2" for lang, name in found[SECOND].items()}
    return found


def amounts() -> set[str]:
    """Everything that is paid or gained by the number: cubes, coins, points, open cubes."""
    offers = [EXCHANGE]
    for building in BUILDINGS:
        if isinstance(building.work, Trade):
            offers += building.work.offers
    kinds = {kind for offer in offers for kind in (*offer.pay, *offer.gain)}
    return kinds | set(CUBES.ids) | {kind for building in BUILDINGS for kind in building.cost}


TITLE: dict[str, str] = dict.fromkeys(LANGUAGES, FACTS["title"])
NAMES: dict[str, Named] = {
    "colour": by_id(FACTS["colours"]),
    "good": by_id(FACTS["resources"]),
    "currency": by_id(FACTS["currencies"]),
    "piece": by_id(FACTS["pieces"]),
    "class": by_id(FACTS["building_classes"]),
    "phase": {PHASE_NAMES[row["id"]]: row["names"] for row in FACTS["phases"]},
    "section": by_id(FACTS["castle"]["sections"]),
    "row": by_id(FACTS["favours"]["rows"]),
    "board": FACTS["board"]["names"],
    "building": buildings(),
}
CHOICES: Named = {}
VALUES: Named = {}
AMOUNTS = amounts()
INCOMES = {building.id for building in PRESTIGE_BUILDINGS if building.income}
WORKS = {f"build_{group}" for group in BUILD}
CLASSES: set[str] = set()

RARE: dict[str, dict[str, object]] = {
    # The lawyer turns a building with a worker on it, who has yet to work.
    "transformation_delayed": {
        "start": {"transform": {"seat": "red", "price": "1 cloth 1 denier"}},
        "given": {
            "phase": "buildings",
            "provost": 10,
            "owners": {"lawyer": "red", "mason": "red"},
            "workers": {"mason": "blue"},
            "players": {"red": {"cloth": 1, "deniers": 1}},
        },
        "play": "red: transform mason",
    },
    # A fifth favour in one phase.
    "favour_lost": {
        "start": {"trade": {"seat": "red", "place": "joust_field"}},
        "given": {
            "phase": "special",
            "players": {
                "red": {
                    "cloth": 1,
                    "deniers": 1,
                    "rows_used": [
                        "favour_prestige",
                        "favour_deniers",
                        "favour_resources",
                        "favour_buildings",
                    ],
                }
            },
        },
        "play": "red: trade 1 denier 1 cloth",
    },
    # The last part of the towers goes to who stands first in the castle.
    "castle_full": {
        "start": "castle",
        "given": {
            "scored": 2,
            "castle": ["red", "blue"],
            "players": {
                "red": {"food": 1, "wood": 1, "stone": 1},
                "blue": {"houses": {"towers": 13}},
            },
        },
        "play": "red: hand_in 1 food 1 wood 1 stone",
    },
}
