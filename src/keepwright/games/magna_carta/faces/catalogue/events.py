"""What the events of Magna Carta tell."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.events import Telling

GOODS: Final = {"goods": ""}
DENIERS: Final = {"deniers": "denier"}
PRICE: Final = {"goods.denier": "denier"}  # the cubes of it are told when they are paid
COST: Final = {"cost": "denier"}

EVENTS: Final = {
    "road_laid":            Telling("§ setup"),
    "hand_kept":            Telling("§ setup"),
    "round_began":          Telling("§ 4", marks="round"),
    "phase_began":          Telling("§ 4", marks="phase"),
    "sealed":               Telling("§ 4"),
    "income_received":      Telling("§ 4.1", DENIERS),
    "cards_drawn":          Telling("§ phase 2 A"),
    "pile_shuffled":        Telling("§ phase 2 A"),
    "hand_discarded":       Telling("§ phase 2 B"),
    "worker_placed":        Telling("§ phase 2 C", losses=COST),
    "card_built":           Telling("§ phase 2 D", piece="card"),
    "prestige_built":       Telling("§ phase 2 E", piece="card"),
    "passed":               Telling("§ phase 2 F", DENIERS),
    "provost_moved":        Telling("§ 4.3", losses=COST),
    "provost_left_alone":   Telling("§ 4.3"),
    "activated":            Telling("§ 4.4", is_detail=True),
    "not_reached":          Telling("§ 4.4", loser="seat"),
    "gained":               Telling("§ 4.4", GOODS),
    "owner_gained":         Telling("§ 4.4", GOODS),
    "offer_taken":          Telling("§ 4.4", losses=PRICE, is_detail=True),
    "offer_gained":         Telling("§ 4.4", GOODS, source="trade"),
    "cubes_paid":           Telling("§ 4.4", losses=GOODS, is_detail=True),
    "cubes_taken":          Telling("§ 4.4", GOODS),
    "declined":             Telling("§ 4.4"),
    "forced":               Telling("§ 4.4", is_detail=True),
    "reserve_used":         Telling("§ 5.2", GOODS),
    "reserve_empty":        Telling("§ 5.2"),
    "card_turned":          Telling("§ 5.4", piece="residence"),
    "card_marked":          Telling("§ 5.4"),
    "lots_offered":         Telling("§ 4.5"),
    "no_lots":              Telling("§ 4.5"),
    "tokens_taken":         Telling("§ 4.5", {"tokens": ""}),
    "most_lots":            Telling("§ 4.5", GOODS),
    "tokens_removed":       Telling("§ 4.5"),
    "first_player_changed": Telling("§ 4.6", marks="first_player"),
    "provost_advanced":     Telling("§ 4.6"),
    "points_counted":       Telling("§ end of the game", {"prestige": "prestige"}, is_recount=True),
    "game_ended":           Telling("§ end of the game"),
}  # fmt: skip
