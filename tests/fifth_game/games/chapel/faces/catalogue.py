"""The Chapel, described once."""

from __future__ import annotations

from typing import Final

from keepwright.games.chapel.components import BUILDINGS, ROUNDS

from keepwright.catalogue import describe
from keepwright.catalogue.events import Telling
from keepwright.catalogue.pieces import Piece

GLYPHS: Final = {"hut": "house", "well": "garden", "chapel": "church"}
PRESTIGE: Final = {"prestige": "prestige"}
GOODS: Final = {"goods": ""}

CATALOGUE: Final = describe(
    "chapel",
    pieces=[
        Piece(
            id=building.id,
            kind=building.id,
            sort="building",
            group="building",
            glyph=GLYPHS[building.id],
            cost={"wood": building.wood},
            gain={"prestige": building.points},
            rule="§ 2",
        )
        for building in BUILDINGS
    ],
    board={"rounds": ROUNDS},
    events={
        "first_player_drawn": Telling("§ 1", marks="first_player"),
        "round_began": Telling("§ 3", marks="round"),
        "gathered": Telling("§ 2", GOODS),
        "built": Telling("§ 2", PRESTIGE, GOODS, piece="place"),
        "forced": Telling("§ 2", is_detail=True),
        "sealed": Telling("§ 2"),
        "game_ended": Telling("§ 3"),
    },
    decisions={"§ 2": "take_turn"},
    phases={},
    fields={"§ 2": "wood", "§ 3": "prestige"},
    things={},
    money="wood",
    taken="building",
    builds="take_turn",
    elsewhere="built_already",
)
