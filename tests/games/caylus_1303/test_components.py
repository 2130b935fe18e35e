"""Every row and number of the tables equals the data of record, both ways."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from keepwright.engine.trade import Offer
from keepwright.games.caylus_1303 import components
from keepwright.games.caylus_1303.actions import BUNDLES, DELIVER, FREE_BUNDLES
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    BY_SEATS,
    CHARACTERS,
    CONSTRUCTION_SITE,
    MONUMENTS,
    NUMBER,
    PRINTED_BUILDINGS,
    STARTING_BUILDINGS,
    STONE_BUILDINGS,
    WOOD_BUILDINGS,
)
from keepwright.games.caylus_1303.game import GAME
from keepwright.games.caylus_1303.pieces import (
    BASIC,
    OPEN,
    RESOURCES,
    Adds,
    Building,
    Character,
    Claim,
    Construct,
    Effect,
    MoveProvost,
    MovesProvost,
    Permits,
    Power,
    Waives,
    Work,
)
from keepwright.games.caylus_1303.round import PHASES
from keepwright.games.caylus_1303.state import PHASE_NAMES, Caylus1303
from tests.games.caylus_1303.table import RECORD, RULES, cites, position

TILES = RECORD["buildings"]
SITE = RECORD["construction_site"]
PLANNING = RECORD["planning"]


def rows(kind: str) -> dict[str, dict[str, Any]]:
    """The rows of the record of these pieces, by id."""
    listed = TILES[kind] if kind in TILES else RECORD[kind]
    return {row["id"]: row for row in listed}


# ---------------------------------------------------------------- buildings


def option(offer: Offer) -> dict[str, Any]:
    """One option of an effect as the record writes it."""
    words = {"any_basic": "choose_basic", "prestige": "pp"}
    return {"cost": offer.pay, "gain": {words.get(kind, kind): n for kind, n in offer.gain.items()}}


def effect(work: Work) -> dict[str, Any]:
    """What a building does as the record writes it."""
    if isinstance(work, Effect):
        return {"options": [option(offer) for offer in work.options]}
    if isinstance(work, Construct):
        found: dict[str, Any] = {"action": f"build_{work.builds}", "needs_house": True}
        return {**found, "discount": work.discount} if work.discount else found
    if isinstance(work, Claim):
        return {
            "action": "claim_residence",
            "cost": dict(work.price.amounts),
            "needs_house": True,
            "target": "starting tile on the road without a house",
        }
    assert isinstance(work, MoveProvost)
    return {"action": "move_provost", "max_steps": work.reach, "cost_workers_per_step": 0}


@cites("R-01", "§5.1")
@pytest.mark.parametrize("building", PRINTED_BUILDINGS, ids=repr)
def test_printed_building_equals_record(building: Building) -> None:
    row = rows("printed_buildings")[building.id]
    assert effect(building.setup) == row["effect"]
    assert building.confidence == row["confidence"]


@cites("R-05", "R-06", "R-39", "§5.2")
@pytest.mark.parametrize("building", STARTING_BUILDINGS, ids=repr)
def test_starting_building_equals_record(building: Building) -> None:
    row = rows("starting")[building.id]
    assert effect(building.setup) == row["setup_effect"]
    assert building.built is building.setup
    assert building.copies == row["copies"]
    assert building.confidence == row["confidence"]
    assert (building.points, building.cost) == (0, {})


@cites("R-07", "R-10", "R-11", "R-12", "R-13", "R-14", "§5.3", "§5.4")
@pytest.mark.parametrize("building", [*WOOD_BUILDINGS, *STONE_BUILDINGS], ids=repr)
def test_tile_equals_record(building: Building) -> None:
    row = {**rows("wood"), **rows("stone")}[building.id]
    assert building.cost == row["cost"]
    assert building.points == row["pp"]
    assert effect(building.built) == row["construction_effect"]
    assert effect(building.setup) == row["setup_effect"]
    assert building.owner_bonus == RESOURCES.pack(**row.get("owner_bonus", {}))
    assert building.confidence == row["confidence"]
    assert building.copies == 1


@cites("R-08", "R-09", "R-10", "§5.5")
@pytest.mark.parametrize("building", MONUMENTS, ids=repr)
def test_monument_equals_record(building: Building) -> None:
    row = rows("monuments")[building.id]
    assert building.cost == row["cost"]
    assert building.points == row["pp"]
    assert building.favors == row["on_build"].get("favor", 0)
    assert set(row["on_build"]) <= {"favor"}
    bonus = dict(row["recruit_bonus"])
    assert building.recruits_workers == bonus.pop("workers", 0)
    assert building.recruits_goods == RESOURCES.pack(**bonus)
    assert building.confidence == row["confidence"]


@cites("R-01", "R-05", "§2.4")
def test_no_piece_is_missing_and_none_is_more() -> None:
    for kind, table in (
        ("printed_buildings", PRINTED_BUILDINGS),
        ("starting", STARTING_BUILDINGS),
        ("wood", WOOD_BUILDINGS),
        ("stone", STONE_BUILDINGS),
        ("monuments", MONUMENTS),
        ("characters", CHARACTERS),
    ):
        assert [piece.id for piece in table] == list(rows(kind))
    counts = RECORD["components"]
    tiles = [b for b in BUILDINGS if b.group in ("starting", "wood", "stone", "monument")]
    assert len(tiles) == counts["building_tiles"]
    assert len(CHARACTERS) == counts["character_tiles"]
    assert len(NUMBER) == len(BUILDINGS)


def test_copies_have_ids_of_their_own_and_the_same_effect() -> None:
    for row in STARTING_BUILDINGS:
        twins = [b for b in BUILDINGS if b.kind == row.id]
        assert [b.setup for b in twins] == [row.setup] * row.copies
        if row.copies > 1:
            assert [b.id for b in twins] == [f"{row.id}_{n + 1}" for n in range(row.copies)]


def test_residence_and_construction_site() -> None:
    row = TILES["residence_side"]
    assert row["recruit_bonus"] == {"workers": components.RESIDENCE_RECRUITS}
    assert row["placeable"] is False
    assert CONSTRUCTION_SITE.id == "construction_site"
    assert SITE["building_slots"] == components.SLOTS
    assert SITE["worker_spaces"] == components.MOST_SEATS
    assert SITE["max_workers_per_player"] == 1


# ---------------------------------------------------------------- characters

# The moments of the record, and those within them at which our characters act.
MOMENTS = {
    "planning_start": {"planning_start"},
    "planning_placement": {"surcharge", "placement", "visiting"},
    "other_player_places_on_my_building": {"visited"},
    "after_guilds_bridge": {"after_bridge"},
    "on_construction": {"construction"},
    "delivery": {"bundling", "bundle", "gold_bundle"},
    "end_of_delivery": {"end_of_delivery"},
    "recruit": {"recruiting"},
}
# The effects of the record that are a number, and where the number stands there.
NUMBERS = {
    "extra_first_placement": "surcharge_workers",
    "pp_per_construction": "pp",
    "pp_per_bundle": "pp",
    "pp_for_gold_bundle": "pp",
    "recruit_bonus": "workers",
}
PERMITTED = {"place_on_occupied", "free_bundles", "deliver_without_worker"}
WAIVED = {"no_pass_surcharge", "owner_gains_no_pp"}


def power(given: Power, row: dict[str, Any]) -> bool:
    """Whether a power is that of a row's effect."""
    what, told = row["effect"]["type"], row["effect"]
    if what == "owner_pp":
        return isinstance(given, Adds) and given.amount == told["pp"] - components.OWNER_POINTS
    if what in WAIVED:
        return isinstance(given, Waives)
    if what in PERMITTED:
        return isinstance(given, Permits)
    if what == "move_provost":
        return isinstance(given, MovesProvost) and given.reach == told["max_steps"]
    return isinstance(given, Adds) and bool(given.amount == told[NUMBERS[what]])


@cites("§5.6")
@pytest.mark.parametrize("character", CHARACTERS, ids=repr)
def test_character_equals_record(character: Character) -> None:
    row = rows("characters")[character.id]
    assert character.moment in MOMENTS[row["when"]]
    assert character.once_per_round == row.get("once_per_round", False)
    assert power(character.power, row)


def test_every_moment_has_its_character() -> None:
    assert {row["when"] for row in RECORD["characters"]} == set(MOMENTS)
    moments = [character.moment for character in CHARACTERS]
    assert sorted(moments) == sorted(set().union(*MOMENTS.values()))


# ---------------------------------------------------------------- numbers


def test_game() -> None:
    assert (GAME.id, GAME.title) == (RECORD["game"], RECORD["title"]["en"])
    assert {"min": GAME.least_seats, "max": GAME.most_seats} == RECORD["players"]
    assert GAME.edition == str(RECORD["year"])
    assert list(GAME.colours) == [row["id"] for row in RECORD["colors"]]
    options = {id: row for id, row in RECORD["options"].items() if id != "player_count"}
    assert [option.id for option in GAME.options] == list(options)
    for option in GAME.options:
        assert list(option.values) == options[option.id]["values"]
        assert option.default == options[option.id]["default"]
    assert RECORD["options"]["player_count"]["values"] == list(BY_SEATS)


@cites("R-15", "§2.1")
def test_resources() -> None:
    assert list(RESOURCES.ids) == [row["id"] for row in RECORD["resources"]]
    assert [row["id"] for row in RECORD["resources"] if row["basic"]] == list(BASIC)
    assert list(OPEN["any_basic"]) == RECORD["basic_resources"]
    assert all(row["unlimited"] for row in RECORD["resources"])


@cites("§3.2")
@pytest.mark.parametrize("seats", BY_SEATS)
def test_numbers_by_seats(seats: int) -> None:
    row, table = RECORD["setup"]["by_player_count"][seats], BY_SEATS[seats]
    assert table.characters == row["characters_in_play"]
    assert table.workers == row["starting_workers"]
    assert components.WORKERS - table.workers == row["camp_workers"]
    assert table.recruits == row["recruit"]
    setup = RECORD["setup"]
    dealt = setup["characters_on_board"] + seats * setup["characters_per_player"]
    assert table.characters == dealt


@cites("§2.2", "§3.1", "§3.3", "R-35")
def test_set_up_numbers() -> None:
    setup = RECORD["setup"]
    assert RESOURCES.unpack(components.START_GOODS) == setup["starting_resources"]
    assert position("blue red").at("players.blue.prestige") == setup["starting_pp"]
    assert setup["never_on_road_at_setup"] == [components.NEVER_ON_ROAD_AT_SETUP]
    for seats, pool in setup["first_game_characters"].items():
        assert list(components.FIRST_GAME_CHARACTERS[: BY_SEATS[seats].characters]) == pool
    limits, counts = RECORD["limits"], RECORD["components"]
    assert limits["workers_total_per_player"] == counts["workers_per_player"] == components.WORKERS
    assert limits["houses_buildable_per_player"] == components.HOUSES
    assert counts["houses_per_player"] == components.HOUSES + 1


@cites("R-02", "R-03", "R-04", "R-18", "§2.3")
def test_road_and_provost() -> None:
    road, provost = RECORD["road"], RECORD["provost"]
    order = [building.id for building in PRINTED_BUILDINGS]
    assert road["order_from_city_gate"][: len(order)] == order
    assert road["spaces_after_bridge"] == components.ROAD_SPACES
    assert road["starting_spaces"] == list(range(1, components.STARTING_SPACES + 1))
    assert road["wood_setup_space"] == components.WOOD_SPACE
    assert road["stone_setup_space"] == components.STONE_SPACE
    before = list(range(components.WOOD_SPACE + 1, components.STONE_SPACE))
    after = list(range(components.STONE_SPACE + 1, components.ROAD_SPACES + 1))
    assert road["empty_spaces_before_stone"] == before
    assert road["empty_spaces_after_stone"] == after
    assert road["free_building_spaces_total"] == len(before + after)
    assert provost["start"] == components.PROVOST_START == components.WOOD_SPACE - 1
    state = position("blue red").state
    assert isinstance(state, Caylus1303)
    for end, step in (("min", -1), ("max", 1)):
        assert state.provost_fits(provost[end] - state.provost)
        assert not state.provost_fits(provost[end] + step - state.provost)


def test_planning_numbers() -> None:
    assert PLANNING["base_cost_workers"] == components.WORKER_PLACED
    assert PLANNING["surcharge_after_first_pass"] == components.SURCHARGE
    assert PLANNING["owner_pp_per_foreign_worker"] == components.OWNER_POINTS
    assert PLANNING["guilds_bridge_max_steps"] == components.BRIDGE_REACH
    assert PLANNING["guilds_bridge_cost_per_step_workers"] == components.BRIDGE_PRICE
    early = rows("characters")["early_riser"]["effect"]
    assert PLANNING["early_riser_surcharge"] == early["surcharge_workers"]


@cites("§4.3", "§4.5")
def test_construction_site_numbers() -> None:
    bundle = SITE["bundle"]
    assert bundle["size"] == components.BUNDLE
    assert bundle["must_include"] == components.BUNDLE_HAS
    assert bundle["pp"] == components.BUNDLE_POINTS == RECORD["scoring"]["bundle_pp"]
    assert bundle["gold_allowed"] == ("gold" in components.BUNDLE_OTHERS)
    assert bundle["distinct"]
    for packed in BUNDLES:
        amounts = {kind: n for kind, n in RESOURCES.unpack(packed).items() if n}
        assert amounts[components.BUNDLE_HAS] == 1
        assert list(amounts.values()) == [1] * components.BUNDLE
    kinds = len(RESOURCES.ids)
    assert len(BUNDLES) == (kinds - 1) * (kinds - 2) // 2
    assert len(DELIVER.actions) == 1 + len(BUNDLES) + len(FREE_BUNDLES) == 1 + 35
    for number, slots in SITE["slots_open_by_round"].items():
        assert list(range(1, components.SLOTS_OPEN[number] + 1)) == slots


@cites("§6")
def test_rounds_phases_and_scoring() -> None:
    assert RECORD["rounds"] == RECORD["scoring"]["end_after_round"] == components.ROUNDS
    assert len(components.SLOTS_OPEN) == components.ROUNDS + 1
    assert [row["id"] for row in RECORD["phases"]] == [phase.name for phase in PHASES[1:]]
    assert [PHASE_NAMES[row["number"]] for row in RECORD["phases"]] == list(PHASE_NAMES[1:])
    final = RECORD["scoring"]["final"]
    assert final == {
        "pp_per_gold": components.GOLD_POINTS,
        "pp_per_other_resource": 0,
        "pp_per_worker": 0,
    }


# ---------------------------------------------------------------- figures stand once

# Not figures of the game: nothing, one more, one back; the third place of a list.
PLAIN = {-1, 0, 1, 2}
TABLES = "components.py"


def literals(path: Path) -> list[tuple[int, int]]:
    """The numbers written in a source, with their lines, those of named constants apart."""
    tree = ast.parse(path.read_text("utf-8"))
    named = {
        part
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for part in ast.walk(node)
    }
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) is int and node not in named
    ]


@cites("R-02", "R-03", "R-42")
def test_thin_figures_that_are_in_no_row_are_marked_with_their_ruling() -> None:
    source = next(path for path in RULES.sources if path.name == TABLES).read_text("utf-8")
    marked = [line for line in source.splitlines() if "# [L] R-" in line]
    assert [line.split(":")[0] for line in marked] == ["ROAD_SPACES", "STONE_SPACE", "START_GOODS"]
    assert RECORD["road"]["confidence"] == "low"
    assert RECORD["setup"]["starting_resources_confidence"] == "low"


@cites("§8")
@pytest.mark.parametrize("path", RULES.sources, ids=lambda path: path.name)
def test_no_figure_of_the_tables_is_repeated_in_a_chapter(path: Path) -> None:
    if path.name != TABLES:
        assert [found for found in literals(path) if found[1] not in PLAIN] == []
