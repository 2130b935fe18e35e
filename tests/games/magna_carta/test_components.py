"""Every row and number of the tables equals the data of record, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from keepwright.engine.choices import count
from keepwright.engine.payment import Price
from keepwright.engine.trade import Offer
from keepwright.games.magna_carta import components
from keepwright.games.magna_carta.action_phase import (
    CAN_BUILD,
    CAN_BUILD_PRESTIGE,
    CAN_DRAW,
    CAN_PASS,
    CAN_PLACE,
    CAN_REPLACE,
)
from keepwright.games.magna_carta.actions import CHOOSE_ACTION
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    NEUTRAL_CARDS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
)
from keepwright.games.magna_carta.game import GAME
from keepwright.games.magna_carta.pieces import (
    CUBES,
    ICONS,
    NOT_GOLD,
    Card,
    Effect,
    FromReserve,
    Gain,
    Nothing,
    Trade,
    TurnIntoResidence,
)
from keepwright.games.magna_carta.round import BEGINNER_ROUND, STANDARD_ROUND
from keepwright.games.magna_carta.state import PHASE_NAMES
from tests.games.magna_carta.table import RECORD, cites, position

# The words of the record for goods of free choice.
WORDS = {"any": "any_cube", "any_not_gold": "non_gold_cube"}
ROWS = {row["id"]: row for row in RECORD["player_buildings"]}
NEUTRAL_ROWS = {row["id"]: row for row in RECORD["neutral_buildings"]}
PRESTIGE_ROWS = {row["id"]: row for row in RECORD["prestige_buildings"]}


def offer(row: Offer) -> dict[str, Any]:
    pay = {WORDS.get(kind, kind): n for kind, n in row.pay.items()}
    gain = {"choice_non_gold" if k == "any_not_gold" else k: n for k, n in row.gain.items()}
    return {"pay": pay, "gain": gain}


def effect(work: Effect) -> dict[str, Any]:
    """An effect as the record writes it."""
    if isinstance(work, Gain):
        return {"kind": "gain", "gain": work.amounts}
    if isinstance(work, FromReserve):
        return {"kind": "gain", "gain": {work.kind: 1}, "source": "reserve"}
    if isinstance(work, Trade):
        return {"kind": "trade", "options": [offer(row) for row in work.offers]}
    if isinstance(work, TurnIntoResidence):
        return {
            "kind": "convert_to_residence",
            "pay": RESIDENCE.cost.amounts,
            "gold_may_replace": "gold" in ICONS["food"],
            "targets": "own_face_up_player_building_on_road_except_lawyer",
            "max_targets": 1,
            "target_with_worker": "turned_after_its_activation",
        }
    assert isinstance(work, Nothing)
    return {"kind": "none"}


def amounts(price: Price) -> dict[str, int]:
    return dict(price.amounts)


def check_row(card: Card, row: dict[str, Any]) -> None:
    assert card.id == row["id"]
    assert amounts(card.cost) == row.get("cost", {})
    assert card.points == row["pp"]
    assert card.income == row.get("income", {}).get("denier", 0)


@cites("R-01")
@pytest.mark.parametrize("card", PLAYER_CARDS, ids=repr)
def test_player_building_equals_record(card: Card) -> None:
    row = ROWS[card.id]
    check_row(card, row)
    assert effect(card.primary) == row["primary"]
    assert effect(card.secondary) == row["secondary"]
    assert row["in_beginner"] == (card.id not in components.NOT_FOR_BEGINNERS)
    assert row["can_become_residence"] == (CARD_IDS[components.LAWYER] != card.id)
    reserve = row.get("on_build")
    assert (reserve is not None) == (card.id in components.SMALL_CARDS.ids)
    if reserve is not None:
        assert reserve["amount_by_players"] == components.RESERVE
        assert isinstance(card.secondary, FromReserve)
        assert reserve["reserve"] == card.secondary.kind


@pytest.mark.parametrize("card", NEUTRAL_CARDS, ids=repr)
def test_neutral_building_equals_record(card: Card) -> None:
    row = NEUTRAL_ROWS[card.id]
    check_row(card, row)
    assert effect(card.primary) == row["primary"]
    assert effect(card.secondary) == row["secondary"]


@pytest.mark.parametrize("card", PRESTIGE_CARDS, ids=repr)
def test_prestige_building_equals_record(card: Card) -> None:
    row = PRESTIGE_ROWS[card.id]
    check_row(card, row)
    assert effect(card.primary) == {"kind": "gain", "gain": {}}
    assert row["in_beginner"] == (card.id not in components.NOT_FOR_BEGINNERS)


@cites("R-02")
def test_no_card_is_missing_and_none_is_more() -> None:
    assert [card.id for card in PLAYER_CARDS] == list(ROWS)
    assert {card.id for card in NEUTRAL_CARDS} == set(NEUTRAL_ROWS)
    assert [card.id for card in PRESTIGE_CARDS] == list(PRESTIGE_ROWS)
    counts = RECORD["component_counts"]
    assert counts["player_buildings_per_colour"] == len(PLAYER_CARDS)
    assert counts["player_buildings"] == len(PLAYER_CARDS) * len(components.COLOURS)
    assert counts["neutral_buildings"] == len(NEUTRAL_CARDS)
    assert counts["prestige_buildings"] == len(PRESTIGE_CARDS)
    others = sum(counts[id] for id in ("first_player_card", "bridge_card", "castle_card"))
    cards = counts["player_buildings"] + len(NEUTRAL_CARDS) + len(PRESTIGE_CARDS) + others
    assert cards == counts["cards_total"]
    assert counts["workers"] == components.WORKERS * components.MOST_SEATS
    assert counts["workers_per_player"] == components.WORKERS
    assert counts["passing_markers"] == components.MOST_SEATS
    assert "library" not in components.PRESTIGE_IDS


def test_residence() -> None:
    row = RECORD["residence"]
    check_row(RESIDENCE, row)
    assert row["built_through"] == CARD_IDS[components.LAWYER]
    assert row["accepts_worker"] is False


@cites("R-04")
def test_what_pays_for_an_icon() -> None:
    paid_by = {icon: tuple(row["paid_by"]) for icon, row in RECORD["cost_icons"].items()}
    assert paid_by == {**ICONS, "gold": ("gold",)}
    assert list(CUBES.ids) == list(RECORD["resources"])
    jokers = [kind for kind, row in RECORD["resources"].items() if row.get("joker")]
    assert [kind for kind in CUBES.ids if kind not in NOT_GOLD] == jokers


@cites("R-19")
def test_castle_tokens() -> None:
    rows = RECORD["castle_sections"]
    assert [row["order"] for row in rows] == [1, 2, 3]
    assert [(s.id, s.points, s.tokens) for s in SECTIONS] == [
        (row["id"], row["pp"], row["tokens_by_players"]) for row in rows
    ]
    setup = RECORD["setup"]
    for seats, total in setup["castle_tokens_total"].items():
        assert sum(section.tokens[seats] for section in SECTIONS) == total
        removed = setup["castle_tokens_removed_per_value"][seats]
        assert all(s.tokens[seats] == s.tokens[4] - removed for s in SECTIONS)
    assert setup["castle_tokens_total"][4] == RECORD["component_counts"]["castle_tokens"]
    assert RECORD["component_counts"]["castle_tokens"] == components.MOST_LOTS


def test_game() -> None:
    row = RECORD["game"]
    assert (GAME.id, GAME.title) == (row["id"], row["names"]["en"])
    assert {"min": GAME.least_seats, "max": GAME.most_seats} == row["players"]
    assert [list(o.values) for o in GAME.options if o.id == "ruleset"] == [row["rulesets"]]
    assert list(GAME.colours) == list(RECORD["colours"])
    assert GAME.edition == str(row["year"])


@cites("R-30")
@pytest.mark.parametrize("ruleset", ["beginner", "standard"])
def test_rulesets(ruleset: str) -> None:
    row = RECORD["rulesets"][ruleset]
    tasks = STANDARD_ROUND if ruleset == "standard" else BEGINNER_ROUND
    assert [task.name for task in tasks] == row["phases"]
    assert list(RECORD["phases"]) == list(PHASE_NAMES[1:])
    for number, name in enumerate(row["phases"], 1):
        assert RECORD["phases"][name][ruleset] == number
    state = position("red green blue", "income", ruleset=ruleset).state
    decks = {"standard": components.WHOLE_DECK, "beginner": components.BEGINNER_DECK}
    assert count(decks[ruleset]) == row["deck_size"]
    removed = {*row["removed_player_cards"], *row["removed_prestige_cards"]}
    assert removed == (set(components.NOT_FOR_BEGINNERS) if ruleset == "beginner" else set())
    assert (state.to_json()["provost"] is not None) == row["provost"]
    assert state.to_json()["players"]["red"]["deniers"] == row["income"]["base"]
    if ruleset == "standard":
        assert row["income"]["per_uncovered_residence"] == RESIDENCE.income
        hotel = PRESTIGE_CARDS[components.PRESTIGE_IDS.index("hotel")]
        assert row["income"]["hotel"] == hotel.income


def test_set_up_numbers() -> None:
    setup = RECORD["setup"]
    neutral = [card.id for card in NEUTRAL_CARDS]
    assert set(neutral[: components.SHUFFLED_NEUTRALS]) == set(setup["shuffled_neutral_cards"])
    assert neutral[-1] == setup["last_neutral_card"] == setup["provost_start"]
    assert setup["hand_size"] == components.HAND
    assert setup["workers"] == components.WORKERS
    assert setup["small_production_reserve"] == components.RESERVE
    goods = {"stone": 0, "gold": 0, **components.START_CUBES, "denier": components.START_DENIERS}
    assert setup["player_goods"] == goods
    for seats in (2, 3, 4):
        state = position(" ".join(components.COLOURS[:seats])).state.to_json()
        assert len(state["road"]) == setup["road_length"][seats]
        assert len(state["road"]) - 1 == setup["shuffled_neutral_cards_used"][seats]
        assert state["provost"] == setup["provost_start_position"][seats]


@cites("R-08")
def test_actions() -> None:
    rows = RECORD["actions"]
    assert [action.text for action in CHOOSE_ACTION.actions] == list(rows)
    assert [row["letter"] for row in rows.values()] == list("ABCDEF")
    bits = [CAN_DRAW, CAN_REPLACE, CAN_PLACE, CAN_BUILD, CAN_BUILD_PRESTIGE, CAN_PASS]
    assert bits == [1, 2, 4, 8, 16, 32]
    for id in ("draw_card", "replace_hand", "place_worker"):
        assert rows[id]["cost"] == {"denier": components.ACTION_PRICE}
    assert rows["pass"]["first_to_pass_gain"] == {"denier": components.FIRST_TO_PASS}


def test_provost_and_castle_numbers() -> None:
    provost = RECORD["provost"]
    assert provost["cost_per_card"] == {"denier": components.PROVOST_PRICE}
    assert provost["max_cards_per_player"] == components.PROVOST_REACH
    assert provost["end_of_round_advance"] == components.PROVOST_ADVANCE
    castle = RECORD["castle_phase"]
    assert castle["lot_cost"] == dict.fromkeys(NOT_GOLD, 1)
    assert castle["gold_replaces"] == list(NOT_GOLD)
    assert castle["most_lots_gain"] == {"gold": components.MOST_LOTS_GOLD}
    assert castle["no_lot_removes_tokens"] == components.TOKENS_REMOVED


def test_scoring_numbers() -> None:
    scoring = RECORD["scoring"]
    assert scoring["residence_uncovered"] == RESIDENCE.points
    assert scoring["gold_cube"] == components.GOLD_POINTS
    assert scoring["non_gold_cubes_per_pp"] == components.CUBES_FOR_POINT
    assert scoring["deniers_per_pp"] == components.DENIERS_FOR_POINT
