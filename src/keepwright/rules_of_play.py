"""Which section of the rules of record tells of what happens, is asked, is counted and is shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

Chapters = dict[str, str]  # a key of the rules, and the ids of what its section tells of

# Everything that can happen, by game (`games/<id>/events.py`).
EVENTS: Final[dict[str, Chapters]] = {
    "caylus": {
        "§ set-up": "road_laid turn_order_set",
        "§ 4": "round_began phase_began sealed",
        "§ phase 1": "income_received",
        "§ phase 2": "worker_placed owner_rewarded passed",
        "§ phase 3": "worker_moved worker_taken_back deniers_received "
        "inn_entered inn_left inn_kept",
        "§ phase 4": "provost_moved provost_left_alone",
        "§ phase 5": "activated produced owner_bonus_taken offer_taken offer_gained cubes_paid "
        "cubes_taken declined forced built transformed transformation_delayed workers_sent_home",
        "§ phase 6": "batch_handed_in castle_full no_batch most_houses",
        "§ phase 7": "bailiff_moved",
        "§ scoring": "section_scored no_house_in_section houses_counted columns_opened",
        "§ favours": "favour_row_chosen favour_prestige_gained favour_deniers_gained "
        "favour_simplified favour_lost",
        "§ end": "final_bonus game_ended",
    },
    "magna_carta": {
        "§ setup": "road_laid hand_kept",
        "§ 4": "round_began phase_began sealed",
        "§ 4.1": "income_received",
        "§ phase 2 A": "cards_drawn pile_shuffled",
        "§ phase 2 B": "hand_discarded",
        "§ phase 2 C": "worker_placed",
        "§ phase 2 D": "card_built",
        "§ phase 2 E": "prestige_built",
        "§ phase 2 F": "passed",
        "§ 4.3": "provost_moved provost_left_alone",
        "§ 4.4": "activated not_reached gained owner_gained offer_taken offer_gained cubes_paid "
        "cubes_taken declined forced",
        "§ 5.2": "reserve_used reserve_empty",
        "§ 5.4": "card_turned card_marked",
        "§ 4.5": "lots_offered no_lots tokens_taken most_lots tokens_removed",
        "§ 4.6": "first_player_changed provost_advanced",
        "§ end of the game": "points_counted game_ended",
    },
    "caylus_1303": {
        "§ 3.1": "starting_tiles_laid slot_filled tile_laid first_player_drawn characters_revealed",
        "§ 4": "round_began phase_began sealed",
        "§ 4.0.1": "cubes_paid cubes_taken",
        "§ 4.0.2": "offer_taken offer_gained declined forced",
        "§ 4.0.3": "workers_taken",
        "§ 4.0.5": "character_used",
        "§ 4.0.6": "built",
        "§ 4.1": "worker_placed",
        "§ 4.1.a": "owner_rewarded",
        "§ 4.1.c": "passed",
        "§ 4.2": "activated provost_moved provost_left_alone workers_sent_home",
        "§ 5.4": "owner_bonus_taken",
        "§ 5.1": "claimed",
        "§ 4.5": "character_taken favor_gained slot_used",
        "§ 4.3": "bundle_delivered most_bundles",
        "§ 4.4": "became_residence recruited provost_set",
        "§ 6": "points_counted game_ended",
    },
    "architects": {
        "§ 3.1": "card_picked cards_passed turn_order_set",
        "§ 3.2": "character_taken",
        "§ 4.1": "turn_began worker_placed forced sealed",
        "§ 4.2": "worker_recalled",
        "R-03": "worker_let_go turn_skipped",
        "§ 4.4": "produced",
        "§ 4.5": "offer_taken offer_gained",
        "§ 4.6": "apprentices_revealed cards_skipped",
        "§ 4.7": "workers_captured",
        "§ 4.8": "taxes_stolen",
        "§ 4.9": "captured_sold prisoners_released captured_released debt_paid_off",
        "§ 4.10": "market_shown",
        "§ 4.11": "reset_began worker_imprisoned market_turned market_shuffled ability_used "
        "prison_counted",
        "§ 4.12": "building_constructed level_reached reward_revealed no_reward_left",
        "§ 4.13": "stopped declined gained silver_paid cubes_paid virtue_gained virtue_lost "
        "debt_taken debt_destroyed debt_kept cards_drawn cards_put_under batch_reached "
        "pile_empty apprentice_hired apprentice_discarded",
        "§ 5.8": "apprentice_swept",
        "§ 4.14": "final_round_began",
        "§ 4.15": "scheme_revealed automa_gathered",
        "§ 5.9": "schemes_shuffled future_mixed_in tax_added tax_stand_emptied",
        "§ 6": "last_virtue_gained points_counted automa_counted game_ended",
    },
}

# Everything that can be asked.
DECISIONS: Final[dict[str, Chapters]] = {
    "caylus": {
        "§ phase 2": "place_or_pass",
        "§ phase 3": "guild_move leave_gate stay_in_inn",
        "§ phase 4": "move_provost",
        "R-12": "pay",
        "§ phase 5": "take owner_bonus trade build produce transform",
        "§ phase 6": "hand_in_batch",
        "§ favours": "choose_favour use_resource_row use_building_row",
    },
    "magna_carta": {
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
    "caylus_1303": {
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
    "architects": {
        "§ 3.1": "draft_pick",
        "§ 3.2": "choose_character",
        "§ 4.1": "hand_limit place_worker",
        "§ 4.2": "recall_worker",
        "§ 4.4": "mines_good",
        "§ 4.5": "storehouse_trade pay",
        "§ 4.6": "hire_card workshop_mode",
        "§ 4.7": "capture",
        "§ 4.9": "guardhouse_action ransom_payment",
        "§ 4.10": "bm_middle_mode keep_building",
        "§ 4.11": "reset_ability",
        "§ 4.12": "guildhall_mode cathedral_payment cathedral_discard",
        "§ 4.13": "destroy_debt discard_apprentice",
        "§ 5.2": "release_count",
        "§ 5.3": "building_choice",
        "§ 5.8": "avoid_debt discount starting_apprentice",
        "§ 6": "endgame_order",
    },
}

PHASES: Final[dict[str, Chapters]] = {
    "caylus": {f"§ phase {number}": str(number) for number in range(1, 8)},
    "magna_carta": {
        "§ 4.1": "income",
        "§ 4.2": "actions",
        "§ 4.3": "provost",
        "§ 4.4": "activation",
        "§ 4.5": "castle",
        "§ 4.6": "end_of_round",
    },
    "caylus_1303": {
        "§ 4.1": "planning",
        "§ 4.2": "activation",
        "§ 4.3": "delivery",
        "§ 4.4": "stewardship",
    },
    "architects": {},
}

# What is counted before a player.
FIELDS: Final[dict[str, Chapters]] = {
    "caylus": {
        "§ 2": "food wood stone cloth gold cubes",
        "§ phase 1": "deniers residences",
        "§ phase 2": "workers",
        "§ phase 6": "batches houses",
        "§ favours": "columns",
        "§ end": "prestige",
    },
    "magna_carta": {
        "§ 2.1": "food wood stone gold cubes",
        "§ 4.1": "deniers residences",
        "§ phase 2 A": "pile discard",
        "§ phase 2 C": "workers",
        "§ phase 2 D": "hand reserves",
        "§ 4.5": "lots tokens",
        "§ 5.4": "marked",
        "§ end of the game": "prestige",
    },
    "caylus_1303": {
        "§ 2.1": "food wood stone cloth gold goods",
        "§ 2.2": "supply workers",
        "§ 4.0.3": "camp",
        "§ 4.0.5": "characters",
        "§ 4.3": "bundles",
        "§ 6": "prestige",
    },
    "architects": {
        "§ 2": "silver clay wood stone gold marble goods",
        "§ 4.1": "supply workers hand",
        "§ 4.7": "captured",
        "§ 4.9": "prison",
        "§ 4.12": "cathedral",
        "§ 4.13": "virtue unpaid_debts paid_debts",
        "§ 5.2": "apprentices",
        "§ 5.3": "buildings",
        "§ 5.7": "character",
        "§ 6": "points",
    },
}

# What else the board and the sheets beside it show, beside the pieces.
THINGS: Final[dict[str, Chapters]] = {
    "caylus": {
        "§ phase 2": "bridge",
        "§ phase 4": "provost road",
        "§ phase 5": "stock",
        "§ phase 6": "castle",
        "§ phase 7": "bailiff",
        "§ scoring": "dungeon walls towers",
        "§ favours": "favours favour_prestige favour_deniers favour_resources favour_buildings",
    },
    "magna_carta": {
        "§ 2.2": "dungeon walls towers",
        "§ phase 2 A": "draw_card",
        "§ phase 2 B": "replace_hand",
        "§ phase 2 F": "bridge_card pass",
        "§ 4.3": "provost road",
        "§ 4.5": "castle castle_card",
        "§ 5": "cards",
    },
    "caylus_1303": {
        "§ 2.3": "board road",
        "§ 2.4": "stock",
        "§ 4.0.3": "camp",
        "§ 4.0.5": "characters",
        "§ 4.1.b": "construction_site site",
        "§ 4.1.c": "bridge guilds_bridge pass",
        "§ 4.2": "provost",
        "§ 4.5": "favor slots slot_1 slot_2 slot_3",
    },
    "architects": {
        "§ 4.4": "quarry forest silversmith mines",
        "§ 4.5": "kings_storehouse",
        "§ 4.6": "workshop",
        "§ 4.7": "town_centre captures",
        "§ 4.8": "tax_stand",
        "§ 4.9": "guardhouse prison",
        "§ 4.10": "black_market bm_left bm_middle bm_right",
        "§ 4.12": "guildhall cathedral rewards",
        "§ 4.13": "virtue debts",
        "§ 4.15": "automa schemes solo",
        "§ 5.3": "hand built",
        "§ 5.7": "characters",
    },
}

KINDS: Final = {
    "event": EVENTS,
    "decision": DECISIONS,
    "phase": PHASES,
    "field": FIELDS,
    "thing": THINGS,
}


def leads(game_id: str) -> Iterator[tuple[str, str]]:
    """Kinds and ids, joined by a hyphen as in the names of messages, each with its rule."""
    for kind, games in KINDS.items():
        for rule, ids in games[game_id].items():
            for id in ids.split():
                yield f"{kind}-{id}", rule


@cache
def rules_of_play(game_id: str) -> dict[str, str]:
    """The key of the section about everything that a table shows beside its pieces.

    >>> rules = rules_of_play("caylus")
    >>> rules["event-passed"], rules["decision-move_provost"], rules["field-deniers"]
    ('§ phase 2', '§ phase 4', '§ phase 1')
    """
    return dict(leads(game_id))
