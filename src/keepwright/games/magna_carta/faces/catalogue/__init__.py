"""Magna Carta, described once."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue import Box, describe
from keepwright.games.magna_carta.faces.catalogue.board import board
from keepwright.games.magna_carta.faces.catalogue.events import EVENTS
from keepwright.games.magna_carta.faces.catalogue.pieces import pieces

CATALOGUE: Final = describe(
    "magna_carta",
    box=Box("M", "rubric", "hand", minutes=45, depth=2, place=2),
    pieces=pieces(),
    board=board(),
    events=EVENTS,
    decisions={
        "§ setup": "mulligan",
        "§ phase 2": "choose_action",
        "§ phase 2 C": "choose_place",
        "§ phase 2 D": "build_from_hand",
        "§ phase 2 E": "build_prestige_card",
        "§ 2.3": "pay",
        "§ 4.3": "move_provost",
        "§ 4.4": "take trade owner_trade",
        "§ 4.5": "offer_lots",
        "§ 5.4": "turn_card",
    },
    phases={
        "§ 4.1": "income",
        "§ 4.2": "actions",
        "§ 4.3": "provost",
        "§ 4.4": "activation",
        "§ 4.5": "castle",
        "§ 4.6": "end_of_round",
    },
    fields={
        "§ 2.1": "food wood stone gold cubes",
        "§ 4.1": "deniers residences",
        "§ phase 2 A": "pile discard",
        "§ phase 2 C": "workers",
        "§ phase 2 D": "hand reserves",
        "§ 4.5": "lots tokens",
        "§ 5.4": "marked",
        "§ end of the game": "prestige",
    },
    things={
        "§ 2.2": "dungeon walls towers",
        "§ phase 2 A": "draw_card",
        "§ phase 2 B": "replace_hand",
        "§ phase 2 F": "bridge_card pass",
        "§ 4.3": "provost road",
        "§ 4.5": "castle castle_card",
        "§ 5": "cards",
    },
    money="denier",
    taken="player residence prestige",
    builds="build_from_hand build_prestige_card",
    income="income",
    elsewhere="not_in_hand not_in_this_game not_on_offer",
)
