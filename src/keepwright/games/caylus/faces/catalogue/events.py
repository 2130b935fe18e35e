"""What the events of Caylus tell."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.events import Telling

GOODS: Final = {"goods": ""}
PRESTIGE: Final = {"prestige": "prestige"}
DENIERS: Final = {"deniers": "denier"}
PRICE: Final = {"goods.denier": "denier"}  # the cubes of it are told when they are paid
COST: Final = {"cost": "denier"}

EVENTS: Final = {
    "road_laid":              Telling("§ set-up"),
    "turn_order_set":         Telling("§ set-up", marks="order"),
    "round_began":            Telling("§ 4", marks="round"),
    "phase_began":            Telling("§ 4", marks="phase"),
    "sealed":                 Telling("§ 4"),
    "income_received":        Telling("§ phase 1", DENIERS),
    "worker_placed":          Telling("§ phase 2", losses=COST),
    "owner_rewarded":         Telling("§ phase 2", PRESTIGE),
    "passed":                 Telling("§ phase 2", DENIERS),
    "worker_moved":           Telling("§ phase 3"),
    "worker_taken_back":      Telling("§ phase 3"),
    "deniers_received":       Telling("§ phase 3", DENIERS),
    "inn_entered":            Telling("§ phase 3"),
    "inn_left":               Telling("§ phase 3"),
    "inn_kept":               Telling("§ phase 3"),
    "provost_moved":          Telling("§ phase 4", losses=COST),
    "provost_left_alone":     Telling("§ phase 4"),
    "activated":              Telling("§ phase 5", is_detail=True),
    "produced":               Telling("§ phase 5", GOODS),
    "owner_bonus_taken":      Telling("§ phase 5", GOODS),
    "offer_taken":            Telling("§ phase 5", losses=PRICE, is_detail=True),
    "offer_gained":           Telling("§ phase 5", GOODS, source="trade"),
    "cubes_paid":             Telling("§ phase 5", losses=GOODS, is_detail=True),
    "cubes_taken":            Telling("§ phase 5", GOODS),
    "declined":               Telling("§ phase 5"),
    "forced":                 Telling("§ phase 5", is_detail=True),
    "built":                  Telling("§ phase 5", PRESTIGE, piece="place"),
    "transformed":            Telling("§ phase 5", PRESTIGE, piece="residence"),
    "transformation_delayed": Telling("§ phase 5"),
    "workers_sent_home":      Telling("§ phase 5", loser="seat"),
    "batch_handed_in":        Telling("§ phase 6", PRESTIGE, GOODS),
    "castle_full":            Telling("§ phase 6", is_setback=True),
    "no_batch":               Telling("§ phase 6", losses=PRESTIGE, is_setback=True),
    "most_houses":            Telling("§ phase 6"),
    "bailiff_moved":          Telling("§ phase 7"),
    "section_scored":         Telling("§ scoring"),
    "no_house_in_section":    Telling("§ scoring", losses=PRESTIGE, is_setback=True),
    "houses_counted":         Telling("§ scoring", {"favours": "favour"}),
    "columns_opened":         Telling("§ scoring"),
    "favour_row_chosen":      Telling("§ favours"),
    "favour_prestige_gained": Telling("§ favours", PRESTIGE, source="favour"),
    "favour_deniers_gained":  Telling("§ favours", DENIERS),
    "favour_simplified":      Telling("§ favours", PRESTIGE, source="favour"),
    "favour_lost":            Telling("§ favours", is_setback=True),
    "final_bonus":            Telling("§ end", PRESTIGE, is_recount=True),
    "game_ended":             Telling("§ end"),
}  # fmt: skip
