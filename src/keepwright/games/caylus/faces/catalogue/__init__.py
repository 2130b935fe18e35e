"""Caylus, described once."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue import Box, describe
from keepwright.games.caylus.faces.catalogue.board import board
from keepwright.games.caylus.faces.catalogue.events import EVENTS
from keepwright.games.caylus.faces.catalogue.pieces import pieces
from keepwright.games.caylus.state import PHASE_NAMES

CATALOGUE: Final = describe(
    "caylus",
    box=Box("C", "lapis", "castle", minutes=90, depth=4, place=1),
    pieces=pieces(),
    board=board(),
    events=EVENTS,
    decisions={
        "§ phase 2": "place_or_pass",
        "§ phase 3": "guild_move leave_gate stay_in_inn",
        "§ phase 4": "move_provost",
        "R-12": "pay",
        "§ phase 5": "take owner_bonus trade build produce transform",
        "§ phase 6": "hand_in_batch",
        "§ favours": "choose_favour use_resource_row use_building_row",
    },
    phases={f"§ phase {n}": name for n, name in enumerate(PHASE_NAMES) if n},
    fields={
        "§ 2": "food wood stone cloth gold cubes",
        "§ phase 1": "deniers residences",
        "§ phase 2": "workers",
        "§ phase 6": "batches houses",
        "§ favours": "columns",
        "§ end": "prestige",
    },
    things={
        "§ phase 2": "bridge",
        "§ phase 4": "provost road",
        "§ phase 5": "stock",
        "§ phase 6": "castle",
        "§ phase 7": "bailiff",
        "§ scoring": "dungeon walls towers",
        "§ favours": "favours favour_prestige favour_deniers favour_resources favour_buildings",
    },
    money="denier",
    taken="wood stone residential prestige",
    builds="build",
    income="income",
    elsewhere="not_in_stock not_in_this_game",
)
