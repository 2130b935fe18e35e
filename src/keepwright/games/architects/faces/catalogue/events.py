"""What the events of Architects tell."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.events import Telling

# Virtue, debts and cards among what is gained are told by events of their own.
GOODS: Final = {
    f"goods.{kind}": kind for kind in ("silver", "clay", "wood", "stone", "gold", "marble")
}
SILVER: Final = {"silver": "silver"}
PRICE: Final = {"goods.silver": "silver"}  # the goods of it are told when they are paid
COST: Final = {"cost": "silver"}
VIRTUE: Final = {"virtue": "virtue"}
DEBT: Final = {"": "unpaid_debts"}

EVENTS: Final = {
    "card_picked":          Telling("§ 3.1"),
    "cards_passed":         Telling("§ 3.1"),
    "turn_order_set":       Telling("§ 3.1", marks="order"),
    "character_taken":      Telling("§ 3.2", piece="character"),
    "turn_began":           Telling("§ 4.1", is_detail=True, marks="turn"),
    "worker_placed":        Telling("§ 4.1"),
    "turn_skipped":         Telling("R-03", marks="skipped_turn"),
    "worker_let_go":        Telling("R-03"),
    "forced":               Telling("§ 4.1", is_detail=True),
    "sealed":               Telling("§ 4.1"),
    "worker_recalled":      Telling("§ 4.2"),
    "produced":             Telling("§ 4.4", GOODS),
    "offer_taken":          Telling("§ 4.5", losses=PRICE, is_detail=True),
    "offer_gained":         Telling("§ 4.5", GOODS),
    "apprentices_revealed": Telling("§ 4.6"),
    "cards_skipped":        Telling("§ 4.6", losses=COST),
    "workers_captured":     Telling("§ 4.7", loser="colour"),
    "taxes_stolen":         Telling("§ 4.8", SILVER),
    "captured_sold":        Telling("§ 4.9", SILVER, loser="owners"),
    "prisoners_released":   Telling("§ 4.9"),
    "captured_released":    Telling("§ 4.9"),
    "debt_paid_off":        Telling("§ 4.9", losses=DEBT),
    "market_shown":         Telling("§ 4.10"),
    "reset_began":          Telling("§ 4.11"),
    "worker_imprisoned":    Telling("§ 4.11", loser="seat"),
    "market_turned":        Telling("§ 4.11"),
    "market_shuffled":      Telling("§ 4.11"),
    "ability_used":         Telling("§ 4.11"),
    "prison_counted":       Telling("§ 4.11"),
    "building_constructed": Telling("§ 4.12", piece="card"),
    "level_reached":        Telling("§ 4.12"),
    "reward_revealed":      Telling("§ 4.12"),
    "no_reward_left":       Telling("§ 4.12"),
    "stopped":              Telling("§ 4.13"),
    "declined":             Telling("§ 4.13"),
    "gained":               Telling("§ 4.13", GOODS),
    "silver_paid":          Telling("§ 4.13", losses=COST),
    "cubes_paid":           Telling("§ 4.13", losses=GOODS, is_detail=True),
    "virtue_gained":        Telling("§ 4.13", VIRTUE),
    "virtue_lost":          Telling("§ 4.13", losses=VIRTUE),
    "debt_taken":           Telling("§ 4.13", {"count": "unpaid_debts"}, is_setback=True),
    "debt_destroyed":       Telling("§ 4.13", losses=DEBT),
    "debt_kept":            Telling("§ 4.13"),
    "cards_drawn":          Telling("§ 4.13"),
    "cards_put_under":      Telling("§ 4.13"),
    "batch_reached":        Telling("§ 4.13"),
    "pile_empty":           Telling("§ 4.13"),
    "apprentice_hired":     Telling("§ 4.13", SILVER, piece="card"),
    "apprentice_discarded": Telling("§ 4.13"),
    "apprentice_swept":     Telling("§ 5.8"),
    "final_round_began":    Telling("§ 4.14"),
    "scheme_revealed":      Telling("§ 4.15"),
    "automa_gathered":      Telling("§ 4.15"),
    "schemes_shuffled":     Telling("§ 5.9"),
    "future_mixed_in":      Telling("§ 5.9"),
    "tax_added":            Telling("§ 5.9"),
    "tax_stand_emptied":    Telling("§ 5.9"),
    "last_virtue_gained":   Telling("§ 6"),
    "points_counted":       Telling("§ 6", is_recount=True),
    "automa_counted":       Telling("§ 6", is_recount=True),
    "game_ended":           Telling("§ 6"),
}  # fmt: skip
