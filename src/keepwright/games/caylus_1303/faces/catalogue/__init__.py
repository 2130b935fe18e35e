"""Caylus 1303, described once."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue import Box, describe
from keepwright.games.caylus_1303.faces.catalogue.board import board
from keepwright.games.caylus_1303.faces.catalogue.events import EVENTS
from keepwright.games.caylus_1303.faces.catalogue.pieces import pieces

CATALOGUE: Final = describe(
    "caylus_1303",
    box=Box("13", "green", "crane", minutes=60, depth=3, place=3),
    pieces=pieces(),
    board=board(),
    events=EVENTS,
    decisions={
        "§ 3.1": "draft take_from_board",
        "§ 4.0.1": "pay",
        "§ 4.0.2": "take trade take_of_choice",
        "§ 4.0.6": "build",
        "§ 4.1": "place_or_pass early_placement",
        "§ 4.2": "bridge_move toll_move bailiff_move",
        "§ 4.3": "deliver deliver_last",
        "§ 4.4": "build_monument",
        "§ 4.5": "use_favor",
        "§ 5.1": "claim",
    },
    phases={
        "§ 4.1": "planning",
        "§ 4.2": "activation",
        "§ 4.3": "delivery",
        "§ 4.4": "stewardship",
    },
    fields={
        "§ 2.1": "food wood stone cloth gold goods",
        "§ 2.2": "supply workers",
        "§ 4.0.3": "camp",
        "§ 4.0.5": "characters",
        "§ 4.3": "bundles",
        "§ 6": "prestige",
    },
    things={
        "§ 2.3": "board road",
        "§ 2.4": "stock",
        "§ 4.0.3": "camp",
        "§ 4.0.5": "characters",
        "§ 4.1.b": "construction_site site",
        "§ 4.1.c": "bridge guilds_bridge pass",
        "§ 4.2": "provost",
        "§ 4.5": "favor slots slot_1 slot_2 slot_3",
    },
    money="worker",
    taken="wood stone monument starting character",
    builds="build build_monument",
    income="recruiting",
    elsewhere="not_in_stock",
)
