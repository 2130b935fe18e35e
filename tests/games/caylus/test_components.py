"""Every row and number of the tables equals the data of record, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from keepwright.engine.trade import Offer
from keepwright.games.caylus import components, favours
from keepwright.games.caylus.actions import BATCHES
from keepwright.games.caylus.components import BUILDINGS, NUMBER, SECTIONS
from keepwright.games.caylus.game import ALIASES, GAME
from keepwright.games.caylus.pieces import (
    CUBES,
    NOT_GOLD,
    OPEN,
    Building,
    Construct,
    Produce,
    Special,
    Trade,
    Transform,
)
from keepwright.games.caylus.placement import base_price, stables_open
from keepwright.games.caylus.round import PHASES
from keepwright.games.caylus.special_buildings import IN_ORDER
from keepwright.games.caylus.state import FIRST_SPACE, Caylus
from tests.games.caylus.table import RECORD, cites, position

GROUPS = {
    "special": "special_buildings",
    "fixed": "fixed_buildings",
    "neutral": "neutral_buildings",
    "wood": "wood_buildings",
    "stone": "stone_buildings",
    "prestige": "prestige_buildings",
    "residential": "residential_buildings",
}


def rows_of_record() -> dict[str, tuple[str, dict[str, Any]]]:
    """Every tile of the record with its class, one for each copy that has an id of its own."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for group, key in GROUPS.items():
        rows = list(RECORD[key])
        if group == "stone":
            rows += RECORD["optional_stone_buildings"]
        for row in rows:
            for id in row.get("tile_ids", [row["id"]]):
                found[id] = (group, row)
    return found


ROWS = rows_of_record()


def offer(row: Offer) -> dict[str, Any]:
    return {"pay": row.pay, "gain": row.gain}


def effect(building: Building) -> dict[str, Any]:
    """The work of a building as the record writes effects."""
    work = building.work
    if isinstance(work, Produce):
        facts: dict[str, Any] = {"type": "produce", "options": work.options}
        return facts | ({"owner_bonus": list(work.owner_bonus)} if work.owner_bonus else {})
    if isinstance(work, Trade):
        return {"type": "trade", "max_times": 1, "offers": [offer(o) for o in work.offers]}
    if isinstance(work, Construct):
        assert work.discount == {}
        return {"type": "construct", "builds": work.builds, "max_times": 1}
    if isinstance(work, Transform):
        return {"type": "transform", "pay": work.pay, "max_times": 1}
    assert isinstance(work, Special)
    return {"type": work.kind}


def test_same_buildings_in_the_same_classes() -> None:
    ours = {b.id: b.group for b in BUILDINGS if b.id and b.id != "castle"}
    assert ours == {id: group for id, (group, _) in ROWS.items()}


@pytest.mark.parametrize("id", ROWS)
def test_row_equals_record(id: str) -> None:
    _, row = ROWS[id]
    building = BUILDINGS[NUMBER[id]]
    assert building.kind == row["id"]
    assert building.cost == row.get("cost", {})
    assert building.points == row.get("points", 0)
    assert building.favours == row.get("favours_when_built", 0)
    assert building.income == row.get("income", 0)
    wanted = dict(row.get("effect", {"type": "none"}))
    if wanted["type"] in ("relocate_worker", "gain", "move_provost"):
        wanted = {"type": wanted["type"]}  # their numbers have tests of their own below
    assert effect(building) == wanted


@pytest.mark.parametrize("id", ROWS)
def test_production_alone_is_compulsory(id: str) -> None:
    group, row = ROWS[id]
    work = BUILDINGS[NUMBER[id]].work
    if group in ("special", "prestige", "residential"):
        return
    kinds = {Produce: "production", Trade: "trade", Construct: "construction", Transform: "lawyer"}
    assert kinds[type(work)] == row["function"]


@cites("R-01")
def test_tile_counts() -> None:
    counts = RECORD["components"]["building_tiles"]
    optional = set(components.OPTIONAL_BUILDINGS)
    for group in ("neutral", "wood", "stone", "prestige"):
        tiles = [b for b in BUILDINGS if b.group == group and b.id not in optional]
        assert len(tiles) == counts[group]
        assert sum(row.get("count", 1) for row in RECORD[GROUPS[group]]) == counts[group]
    assert counts["residential"] == RECORD["residential_buildings"][0]["count"]
    assert sum(counts.values()) == RECORD["components"]["building_tiles_total"]
    rows = RECORD["optional_stone_buildings"]
    assert {row["id"]: row["option"] for row in rows} == components.OPTIONAL_BUILDINGS


@cites("R-10")
def test_tiles_on_which_sources_disagree() -> None:
    assert BUILDINGS[NUMBER["tailor"]].cost == {"stone": 1, "wood": 1}
    assert BUILDINGS[NUMBER["alchemist"]].cost == {"stone": 1, "food": 1}
    assert BUILDINGS[NUMBER["cathedral"]].cost == {"stone": 5, "gold": 3}
    assert BUILDINGS[NUMBER["theatre"]].cost["gold"] == 2
    assert BUILDINGS[NUMBER["university"]].cost["gold"] == 2


def test_special_buildings_are_in_order() -> None:
    rows = RECORD["special_buildings"]
    assert [task.name for task in IN_ORDER] == [row["id"] for row in rows]
    assert [row["order"] for row in rows] == list(range(1, len(rows) + 1))


def test_special_building_numbers() -> None:
    rows = {row["id"]: row for row in RECORD["special_buildings"]}
    assert rows["trading_post"]["effect"]["gain"] == {"denier": components.TRADING_POST}
    guild = rows["merchants_guild"]["effect"]
    assert guild["max"] == components.PROVOST_REACH
    assert guild["cost_per_space"] == RECORD["provost"]["guild_move_cost"]
    assert guild["cost_per_space"] == components.GUILD_PRICE
    assert rows["gate"]["effect"]["cost"] == 0
    assert rows["stables"]["capacity"] == components.STABLES_SPACES
    assert rows["stables"]["min_players"] == components.STABLES_LEAST_SEATS
    assert rows["stables"]["one_worker_per_player"] is True
    ones = [id for id, row in rows.items() if row["capacity"] == 1]
    assert ones == ["gate", "trading_post", "merchants_guild", "joust_field", "inn"]
    optional = [id for id, row in rows.items() if not row["mandatory"]]
    assert optional == ["gate", "merchants_guild", "joust_field"]


@cites("R-09")
def test_board() -> None:
    board = RECORD["board"]
    assert components.ROAD_SPACES == board["road_spaces"] == board["provost_max"]
    assert board["provost_min"] == FIRST_SPACE
    assert list(range(1, components.NEUTRAL_SPACES + 1)) == board["neutral_spaces"]
    assert board["fixed_spaces"] == components.FIXED_SPACES
    assert board["fixed_spaces"] == {row["space"]: row["id"] for row in RECORD["fixed_buildings"]}
    buildable = [
        space
        for space in range(components.FIRST_BUILDABLE, components.ROAD_SPACES + 1)
        if space not in components.FIXED_SPACES
    ]
    assert buildable == board["buildable_spaces"]
    assert components.START_SPACE == board["bailiff_start"] == board["provost_start"]
    assert {s.id: s.trigger for s in SECTIONS} == board["scoring_spaces"]
    assert board["stables_worker_spaces"] == components.STABLES_SPACES
    assert components.MOST_SEATS == board["castle_worker_spaces"] == board["turn_order_spaces"]
    assert board["passing_scale"] == list(range(1, components.MOST_SEATS + 1))
    assert board["inn_spaces"] == ["left", "right"]
    assert board["favour_columns"] == len(components.ROW_PRESTIGE) - 1


def test_set_up() -> None:
    common = RECORD["setup_common"]
    assert common["cubes"] == components.START_CUBES
    assert components.WORKERS == common["workers"] == RECORD["components"]["workers_per_colour"]
    deniers = {n: row["deniers_by_turn_order"] for n, row in RECORD["setup_by_players"].items()}
    assert deniers == components.START_DENIERS
    table = position("red green blue")
    assert table.prestige == dict.fromkeys(("red", "green", "blue"), common["prestige"])
    assert table.at("players.red.columns") == common["favour_columns"]


def test_seats_colours_options() -> None:
    assert GAME.id == RECORD["game"]
    assert GAME.title == RECORD["title"]
    assert GAME.least_seats == RECORD["players"]["min"]
    assert GAME.most_seats == RECORD["players"]["max"] == components.MOST_SEATS
    assert list(components.COLOURS) == [row["id"] for row in RECORD["colours"]]
    options = {row["id"]: row["default"] for row in RECORD["options"]}
    assert {option.id: option.default for option in GAME.options} == options
    workers = RECORD["components"]["workers_total"]
    assert workers == components.WORKERS * len(components.COLOURS)


def test_resources_and_currencies() -> None:
    assert list(CUBES.ids) == [row["id"] for row in RECORD["resources"]]
    assert list(NOT_GOLD) == [id for id in CUBES.ids if id != "gold"]
    assert {"any": CUBES.ids, "any_not_gold": NOT_GOLD} == OPEN
    known = {*CUBES.ids, *OPEN, *(row["id"] for row in RECORD["currencies"])}
    for building in BUILDINGS:
        work = building.work
        assert set(building.cost) <= known
        for row in work.offers if isinstance(work, Trade) else []:
            assert {*row.pay, *row.gain} <= known


def test_income() -> None:
    income = RECORD["income"]
    assert income["base"] == components.INCOME
    assert components.RESIDENCE.income == income["per_residence"]
    paying = {b.id: b.income for b in BUILDINGS if b.income and b.group == "prestige"}
    assert paying == {"library": income["library"], "hotel": income["hotel"]}


@cites("§ 2 players")
def test_worker_cost() -> None:
    cost = RECORD["worker_cost"]
    assert components.PRICE_AT_HOME == cost["own_building"] == cost["inn_right_occupant"]
    assert cost["first_to_pass_bonus_deniers"] == components.FIRST_TO_PASS
    assert cost["prestige_to_owner_when_opponent_enters"] == components.OWNER_REWARD
    for seats, prices in cost["by_number_of_players_already_passed"].items():
        assert dict(enumerate(components.PRICE_BY_PASSED[seats])) == prices
    two = RECORD["two_player_rules"]
    assert components.START_DENIERS[2] == [two["starting_deniers"]] * 2
    assert components.PRICE_BY_PASSED[2][1] == two["cost_after_opponent_passed"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_base_price_and_stables_by_seats(seats: int) -> None:
    table = position(" ".join(components.COLOURS[:seats]))
    state = table.state
    assert isinstance(state, Caylus)
    prices = RECORD["worker_cost"]["by_number_of_players_already_passed"][seats]
    for passed, price in prices.items():
        state.passed = tuple(range(passed))
        assert base_price(state) == price
    usable = RECORD["two_player_rules"]["stables_usable"] if seats == 2 else True
    assert stables_open(state) is usable


def test_provost_and_bailiff() -> None:
    provost = RECORD["provost"]
    assert components.PROVOST_REACH == provost["guild_move_max"] == provost["phase_4_move_max"]
    assert provost["phase_4_cost_per_space"] == components.PROVOST_PRICE
    assert RECORD["bailiff"]["move_if_provost_ahead"] == components.BAILIFF_STEPS_BEHIND
    assert RECORD["bailiff"]["move_otherwise"] == components.BAILIFF_STEPS


def test_phases() -> None:
    keys = [ALIASES.get(row["key"], row["key"]) for row in RECORD["phases"]]
    assert [phase.name for phase in PHASES[1:]] == keys
    assert [row["id"] for row in RECORD["phases"]] == list(range(1, len(PHASES)))


@pytest.mark.parametrize("place", range(3))
def test_castle_section(place: int) -> None:
    row, section = RECORD["castle"]["sections"][place], SECTIONS[place]
    assert (section.id, place + 1) == (row["id"], row["order"])
    assert section.parts == row["parts"]
    assert section.points == row["points_per_part"]
    assert section.trigger == row["scoring_space"]
    assert list(section.opens) == row["opens_favour_columns"]
    assert row.get("ends_game", False) is (place == len(SECTIONS) - 1)
    covered = []
    for band in row["scoring"]:
        for houses in range(band["min"], band["max"] + 1):
            covered.append(houses)
            assert section.favours_for(houses) == band["favours"]
            assert band["prestige"] == (-section.penalty if houses == 0 else 0)
    assert covered == list(range(section.parts + 1))


def test_batch() -> None:
    castle = RECORD["castle"]
    batch = castle["batch"]
    assert list(components.BATCH_OTHERS) == batch["other_types_from"]
    assert batch["other_types_must_differ"] is True
    assert castle["no_batch_penalty"] == components.NO_BATCH_PENALTY
    assert castle["most_batches_favours"] == 1
    wanted = 0
    for cubes in BATCHES:
        held = CUBES.held(cubes)
        assert held.pop("food") == batch["food"]
        assert list(held.values()) == [1] * batch["other_types"]
        assert set(held) <= set(batch["other_types_from"])
        wanted += 1
    assert wanted == 6  # two of four types


def test_favour_columns() -> None:
    record = RECORD["favours"]
    opened = [record["columns_open_at_start"]]
    opened.append(record["columns_open_after_dungeon_scoring"])
    opened.append(record["columns_open_after_walls_scoring"])
    highest = [max(columns) for columns in opened]
    assert highest == components.OPEN_COLUMNS[:3]
    assert components.OPEN_COLUMNS[3] == highest[-1]
    assert opened[1:] == [list(section.opens) for section in SECTIONS[:2]]
    assert record["start_column"] == 0
    assert record["one_use_of_a_row_per_player_and_phase"] is True
    assert favours.ALL_ROWS.bit_count() == record["max_per_player_and_phase"]


def test_favour_rows() -> None:
    rows = {row["id"]: row for row in RECORD["favours"]["rows"]}
    assert list(components.ROWS.ids) == list(rows)
    assert [row["order"] for row in rows.values()] == [1, 2, 3, 4]
    prestige = [column["prestige"] for column in rows["favour_prestige"]["columns"]]
    assert [0, *prestige] == components.ROW_PRESTIGE
    deniers = [column["denier"] for column in rows["favour_deniers"]["columns"]]
    assert [0, *deniers] == components.ROW_DENIERS
    automatic = [id for id, row in rows.items() if row["choice_of_column"] == "automatic_highest"]
    assert automatic == ["favour_prestige", "favour_deniers"]


def test_resource_row() -> None:
    columns = RECORD["favours"]["rows"][2]["columns"]
    ours: dict[int, dict[str, Any]] = {}
    for column, amounts in components.ROW_RESOURCES:
        ours.setdefault(column, {"type": "gain", "options": []})["options"].append(amounts)
    ours[components.EXCHANGE_COLUMN] = {"type": "exchange", **offer(components.EXCHANGE)}
    assert ours == dict(enumerate(columns, 1))


def test_building_row() -> None:
    columns = RECORD["favours"]["rows"][3]["columns"]
    ours: dict[int, dict[str, Any]] = {1: {"type": "none"}}
    for column, work in components.ROW_BUILDINGS.items():
        if isinstance(work, Construct):
            discount = dict(work.discount)
            ours[column] = {"type": "construct", "builds": work.builds, "discount": discount}
        else:
            assert isinstance(work, Transform)
            ours[column] = {"type": "transform", "pay": work.pay}
    assert ours == dict(enumerate(columns, 1))


def test_every_craft_tile_costs_its_material_and_one_more_cube() -> None:
    for building in BUILDINGS:
        if building.group in ("wood", "stone"):
            assert building.cost[building.group] == 1
            assert sum(building.cost.values()) == 2


def test_end_of_game() -> None:
    bonus = RECORD["end_of_game"]["bonus"]
    assert bonus == {
        "prestige_per_gold": components.GOLD_POINTS,
        f"prestige_per_{components.CUBES_FOR_POINT}_other_cubes": 1,
        f"prestige_per_{components.DENIERS_FOR_POINT}_deniers": 1,
    }
    assert RECORD["end_of_game"]["prestige_floor"] == 0


def test_simplified_favour_is_worth_three() -> None:
    option = next(row for row in RECORD["options"] if row["id"] == "simplified_favours")
    assert f"worth {components.SIMPLE_FAVOUR} prestige" in " ".join(option["effect"].split())


# The parts of the record that are names, or say in words what the tests above or a scenario show.
WORDS = {
    "designer",
    "year",
    "languages",
    "printed_rulebook",
    "edition",
    "translated_by_us",
    "pieces",
}
WORDS |= {"building_classes", "lawyer_targets", "supply_limits", "hidden_information", "randomness"}
CHECKED = {"game", "title", "players", "options", "components", "colours", "resources"}
CHECKED |= {"currencies", "board", "setup_by_players", "setup_common", "income", "worker_cost"}
CHECKED |= {"provost", "bailiff", "two_player_rules", "phases", "castle", "favours", "end_of_game"}
CHECKED |= {*GROUPS.values(), "optional_stone_buildings"}


def test_nothing_in_the_record_is_left_out() -> None:
    assert set(RECORD) == CHECKED | WORDS
    assert {row["id"] for row in RECORD["building_classes"]} == set(GROUPS)


@cites("R-02")
def test_supplies_are_unlimited() -> None:
    limits = RECORD["supply_limits"]
    unlimited = {what for what, limit in limits.items() if limit == "unlimited"}
    assert unlimited == {"deniers", "cubes", "houses", "residential_tiles"}
    assert RECORD["residential_buildings"][0]["unlimited"] is True
