"""What the events of Caylus 1303 tell."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.events import Telling

GOODS: Final = {"goods": ""}
# What an offer gives; the workers among it are told when they are taken.
OFFERED: Final = {
    f"goods.{kind}": kind for kind in ("food", "wood", "stone", "cloth", "gold", "prestige")
}
PRESTIGE: Final = {"prestige": "prestige"}
PRICE: Final = {"goods.workers": "worker"}  # the goods of it are told when they are paid
COST: Final = {"cost": "worker"}

EVENTS: Final = {
    "starting_tiles_laid": Telling("§ 3.1"),
    "slot_filled":         Telling("§ 3.1"),
    "tile_laid":           Telling("§ 3.1"),
    "first_player_drawn":  Telling("§ 3.1", marks="first_player"),
    "characters_revealed": Telling("§ 3.1"),
    "round_began":         Telling("§ 4", marks="round"),
    "phase_began":         Telling("§ 4", marks="phase"),
    "sealed":              Telling("§ 4"),
    "cubes_paid":          Telling("§ 4.0.1", losses=GOODS, is_detail=True),
    "cubes_taken":         Telling("§ 4.0.1", GOODS),
    "offer_taken":         Telling("§ 4.0.2", losses=PRICE, is_detail=True),
    "offer_gained":        Telling("§ 4.0.2", OFFERED, source="trade"),
    "declined":            Telling("§ 4.0.2"),
    "forced":              Telling("§ 4.0.2", is_detail=True),
    "workers_taken":       Telling("§ 4.0.3", {"workers": "worker"}),
    "character_used":      Telling("§ 4.0.5"),
    "built":               Telling("§ 4.0.6", PRESTIGE, piece="place"),
    "worker_placed":       Telling("§ 4.1", losses=COST),
    "owner_rewarded":      Telling("§ 4.1.a", PRESTIGE),
    "passed":              Telling("§ 4.1.c"),
    "activated":           Telling("§ 4.2", is_detail=True),
    "provost_moved":       Telling("§ 4.2", losses=COST),
    "provost_left_alone":  Telling("§ 4.2"),
    "workers_sent_home":   Telling("§ 4.2", loser="seat"),
    "owner_bonus_taken":   Telling("§ 5.4", GOODS),
    "claimed":             Telling("§ 5.1", piece="place"),
    "character_taken":     Telling("§ 4.5", loser="holder", piece="character"),
    "favor_gained":        Telling("§ 4.5"),
    "slot_used":           Telling("§ 4.5"),
    "bundle_delivered":    Telling("§ 4.3", PRESTIGE, GOODS),
    "most_bundles":        Telling("§ 4.3"),
    "became_residence":    Telling("§ 4.4"),
    "recruited":           Telling("§ 4.4", {"workers": "worker", **GOODS}),
    "provost_set":         Telling("§ 4.4"),
    "points_counted":      Telling("§ 6", PRESTIGE, is_recount=True),
    "game_ended":          Telling("§ 6"),
}  # fmt: skip
