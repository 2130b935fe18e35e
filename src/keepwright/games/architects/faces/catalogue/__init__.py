"""Architects, described once."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue import Box, describe
from keepwright.games.architects.faces.catalogue.board import board
from keepwright.games.architects.faces.catalogue.events import EVENTS
from keepwright.games.architects.faces.catalogue.pieces import pieces

CATALOGUE: Final = describe(
    "architects",
    box=Box("A", "plum", "cathedral", minutes=75, depth=3, place=4),
    pieces=pieces(),
    board=board(),
    events=EVENTS,
    decisions={
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
    phases={},
    fields={
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
    things={
        "§ 4.4": "quarry forest silversmith mines",
        "§ 4.5": "kings_storehouse",
        "§ 4.6": "workshop",
        "§ 4.7": "town_centre captures",
        "§ 4.8": "tax_stand",
        "§ 4.9": "guardhouse",
        "§ 4.10": "black_market bm_left bm_middle bm_right",
        "§ 4.11": "prison",
        "§ 4.12": "guildhall cathedral rewards",
        "§ 4.13": "virtue virtue_track debts",
        "§ 4.15": "automa schemes solo",
        "§ 5.3": "hand built",
        "§ 5.7": "characters",
    },
    money="silver",
    taken="building apprentice character promo",
    builds="guildhall_mode",
    elsewhere="not_drawn not_face_up not_in_hand not_in_this_game not_your_ability "
    "not_your_apprentice no_workers_there",
)
