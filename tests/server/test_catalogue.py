"""The catalogue tells every piece and number of a game as the data of record have them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import httpx
import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.architects.black_market import offer_at
from keepwright.games.architects.state import Architects
from keepwright.locales import LANGUAGES, Words
from keepwright.rulebook import rulebook
from tests.games.architects.table import RECORD as ARCHITECTS
from tests.games.architects.table import facts_of
from tests.games.caylus.table import RECORD as CAYLUS
from tests.games.caylus_1303.table import RECORD as CAYLUS_1303
from tests.games.magna_carta.table import RECORD as MAGNA_CARTA
from tests.server.serving import Server

Row = dict[str, Any]
every_game = pytest.mark.parametrize("game", kw.game_ids())


def pieces(game: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in catalogue(game).pieces}


def of_class(game: str, *groups: str) -> list[str]:
    return [piece.id for piece in catalogue(game).pieces if piece.group in groups]


def told(effect: PrintedEffect) -> Row:
    """What is told of an effect beside its defaults."""
    plain = asdict(PrintedEffect(effect.does))
    return {k: v for k, v in asdict(effect).items() if k == "does" or v != plain[k]}


# ---------------------------------------------------------------- all games


@pytest.mark.parametrize(("game", "record"), [("caylus", CAYLUS), ("magna_carta", MAGNA_CARTA)])
def test_any_but_gold_is_one_of_all_other_cubes(game: str, record: Row) -> None:
    rows = record["resources"]
    cubes = list(rows) if isinstance(rows, dict) else [row["id"] for row in rows]
    assert catalogue(game).board["wild"] == {
        "any_not_gold": [one for one in cubes if one != "gold"]
    }


@every_game
def test_every_free_choice_of_a_piece_is_explained(game: str) -> None:
    explained = catalogue(game).board["wild"]
    for piece in catalogue(game).pieces:
        effects = [*piece.effects, *piece.setup_effects, *piece.owner_effects]
        amounts = [piece.cost, *(bundle for one in effects for bundle in (one.pay, *one.gains))]
        kinds = {kind for bundle in amounts for kind in bundle if kind.startswith("any_")}
        assert kinds <= set(explained), piece.id


@every_game
def test_every_piece_has_a_name_and_a_rule_that_is_there(game: str) -> None:
    keys = {key for section in rulebook(game) for key in section["keys"]}
    for piece in catalogue(game).pieces:
        for lang in LANGUAGES:
            assert Words(lang, game).name(piece.sort, piece.id)
        assert piece.rule in keys, piece.id


@every_game
def test_every_piece_stands_once_and_its_kind_is_what_moves_name(game: str) -> None:
    found = catalogue(game).pieces
    assert len({piece.id for piece in found}) == len(found)
    kinds = {piece.kind for piece in found} | {piece.id for piece in found}
    built = [a.argument for a in kw.load(game).actions.all if a.verb == "build" and a.argument]
    assert set(built) <= kinds


@every_game
def test_amounts_can_be_said(game: str) -> None:
    words = Words("en", game)
    for piece in catalogue(game).pieces:
        effects = [*piece.effects, *piece.owner_effects]
        paid = [piece.cost, piece.gain, *(one.pay for one in effects)]
        for amounts in [*paid, *(bundle for one in effects for bundle in one.gains)]:
            assert words.goods(amounts)


@every_game
def test_figures_that_are_not_confirmed_have_a_ruling_and_are_said(game: str) -> None:
    told = catalogue(game)
    keys = {key for section in rulebook(game) for key in section["keys"]}
    assert set(told.unconfirmed.values()) <= keys
    assert ("costs" in told.unconfirmed) == any(p.confidence == "low" for p in told.pieces)
    for lang in LANGUAGES:
        words = Words(lang, game)
        sentence = words.unconfirmed(told.unconfirmed)
        assert all(words.text(f"unconfirmed-{figure}") in sentence for figure in told.unconfirmed)


CONFIDENCES = ("low", "medium", "high")


@pytest.mark.parametrize(
    ("game", "rows"),
    [
        ("caylus_1303", [row for kind in ("starting", "wood", "stone")
                         for row in CAYLUS_1303["buildings"][kind]]
         + CAYLUS_1303["printed_buildings"] + CAYLUS_1303["monuments"]),
        ("magna_carta", [*MAGNA_CARTA["player_buildings"], *MAGNA_CARTA["prestige_buildings"],
                         MAGNA_CARTA["residence"]]),
    ],
)  # fmt: skip
def test_confidence_is_that_of_the_record(game: str, rows: list[Row]) -> None:
    """Where the record tells it figure by figure, it is that of the least sure one."""
    of_record = {}
    for row in rows:
        given = row.get("confidence", "high")
        figures = [given] if isinstance(given, str) else list(given.values())
        of_record[row["id"]] = min(figures, key=CONFIDENCES.index)
    for piece in catalogue(game).pieces:
        assert piece.confidence == of_record.get(piece.kind, "high"), piece.id
    assert set(of_record) <= {piece.kind for piece in catalogue(game).pieces}


def test_figures_of_no_piece_are_unconfirmed_as_in_the_record() -> None:
    told = catalogue("caylus_1303").unconfirmed
    assert CAYLUS_1303["road"]["confidence"] == "low"
    assert CAYLUS_1303["setup"]["starting_resources_confidence"] == "low"
    assert {"road_spaces", "stone_space", "start"} <= set(told) & set(
        catalogue("caylus_1303").board
    )
    assert [catalogue(game).unconfirmed for game in ("caylus", "magna_carta", "architects")] == [
        {}, {}, {},
    ]  # fmt: skip


def test_it_is_served(server: Server) -> None:
    for game in kw.game_ids():
        answer = httpx.get(f"{server.address}/api/v1/games/{game}/catalogue")
        assert answer.json() == asdict(catalogue(game))
    assert httpx.get(f"{server.address}/api/v1/games/chess/catalogue").status_code == 422


# ---------------------------------------------------------------- Caylus


def caylus_rows() -> dict[str, tuple[str, Row]]:
    """Every building of the record with its class."""
    classes = "special fixed neutral wood stone prestige residential".split()
    rows = [(group, row) for group in classes for row in CAYLUS[f"{group}_buildings"]]
    rows += [("stone", row) for row in CAYLUS["optional_stone_buildings"]]
    return {id: (group, row) for group, row in rows for id in row.get("tile_ids", [row["id"]])}


def effects_of_record(effect: Row) -> list[Row]:
    """An effect of the record as the catalogue tells it."""
    match effect["type"]:
        case "produce":
            return [{"does": "produce", "gains": effect["options"]}]
        case "trade":
            offers = effect["offers"]
            return [{"does": "trade", "pay": o["pay"], "gains": [o["gain"]]} for o in offers]
        case "exchange":
            return [{"does": "trade", "pay": effect["pay"], "gains": [effect["gain"]]}]
        case "gain":
            return [{"does": "gain", "gains": effect.get("options") or [effect["gain"]]}]
        case "construct":
            less = {"less": effect["discount"]} if effect.get("discount") else {}
            return [{"does": "construct", "group": effect["builds"], **less}]
        case "transform":
            return [{"does": "transform", "pay": effect["pay"]}]
        case "move_provost":
            assert effect["cost_per_space"] == 0
            return [{"does": "provost", "steps": effect["max"]}]
        case "none":
            return []
    return [{"does": "special"}]


@pytest.mark.parametrize("id", caylus_rows())
def test_buildings_of_caylus(id: str) -> None:
    group, row = caylus_rows()[id]
    piece, effect = pieces("caylus")[id], row.get("effect", {"type": "none"})
    gain = {"prestige": row.get("points", 0), "favour": row.get("favours_when_built", 0)}
    assert (piece.group, piece.kind) == (group, row["id"])
    assert piece.cost == row.get("cost", {})
    assert piece.gain == {kind: n for kind, n in gain.items() if n}
    assert piece.income == row.get("income", 0)
    assert piece.takes_worker is (group not in ("prestige", "residential"))
    assert [told(one) for one in piece.effects] == effects_of_record(effect)
    bonus = [{kind: 1} for kind in effect.get("owner_bonus", [])]
    owner = [{"does": "bonus", "gains": bonus}] if bonus else []
    assert [told(one) for one in piece.owner_effects] == owner


def test_the_board_of_caylus() -> None:
    board, record = catalogue("caylus").board, CAYLUS["board"]
    assert {piece.id for piece in catalogue("caylus").pieces} == {*caylus_rows(), "castle"}
    assert board["specials"] == [row["id"] for row in CAYLUS["special_buildings"]]
    keys = [row["key"] for row in CAYLUS["phases"]]
    assert board["phases"] == ["placement" if key == "placing" else key for key in keys]
    assert board["road_spaces"] == record["road_spaces"]
    assert board["castle_spaces"] == record["castle_worker_spaces"]
    assert board["stables_spaces"] == record["stables_worker_spaces"]
    assert board["fixed_spaces"] == {str(n): id for n, id in record["fixed_spaces"].items()}
    assert board["neutral_spaces"] == len(record["neutral_spaces"])
    assert board["first_buildable"] == record["buildable_spaces"][0]
    assert board["start_space"] == record["bailiff_start"] == record["provost_start"]
    assert board["workers"] == CAYLUS["setup_common"]["workers"]
    assert board["start"]["cubes"] == CAYLUS["setup_common"]["cubes"]
    assert board["start"]["deniers"] == {
        str(seats): row["deniers_by_turn_order"]
        for seats, row in CAYLUS["setup_by_players"].items()
    }
    assert board["income"] == CAYLUS["income"]["base"]
    assert board["options"] == {
        row["id"]: row["option"] for row in CAYLUS["optional_stone_buildings"]
    }


def test_the_prices_of_caylus() -> None:
    board, cost = catalogue("caylus").board, CAYLUS["worker_cost"]
    by_passed = cost["by_number_of_players_already_passed"]
    assert board["bridge"] == {
        "prices": {str(seats): list(row.values()) for seats, row in by_passed.items()},
        "at_home": cost["own_building"],
        "first_to_pass": cost["first_to_pass_bonus_deniers"],
    }
    assert board["owner_reward"] == cost["prestige_to_owner_when_opponent_enters"]
    provost, bailiff = CAYLUS["provost"], CAYLUS["bailiff"]
    reach, price = provost["phase_4_move_max"], provost["phase_4_cost_per_space"]
    assert board["provost"] == {"reach": reach, "price": price}
    assert board["bailiff"] == {
        "steps": bailiff["move_otherwise"],
        "steps_behind": bailiff["move_if_provost_ahead"],
    }


def test_the_castle_of_caylus() -> None:
    board, castle = catalogue("caylus").board, CAYLUS["castle"]
    assert board["batch"] == {
        "others": castle["batch"]["other_types_from"],
        "penalty": castle["no_batch_penalty"],
    }
    for section, row in zip(board["sections"], castle["sections"], strict=True):
        assert section["id"] == row["id"]
        assert section["parts"] == row["parts"]
        assert section["points"] == row["points_per_part"]
        assert section["trigger"] == row["scoring_space"]
        assert section["opens"] == row["opens_favour_columns"]
        assert section["penalty"] == -row["scoring"][0]["prestige"]
        for step in row["scoring"]:
            for houses in range(step["min"], step["max"] + 1):
                last = len(section["favours"]) - 1
                assert section["favours"][min(houses, last)] == step["favours"]


def test_the_favours_of_caylus() -> None:
    board, favours = catalogue("caylus").board, CAYLUS["favours"]
    for shown, row in zip(board["favours"], favours["rows"], strict=True):
        assert shown["row"] == row["id"]
        for cell, column in zip(shown["columns"], row["columns"], strict=True):
            wanted = column if "type" in column else {"type": "gain", "gain": column}
            assert [told(one) for one in cell] == effects_of_record(wanted)
    opened = [favours["columns_open_at_start"], favours["columns_open_after_dungeon_scoring"]]
    opened += [favours["columns_open_after_walls_scoring"]]
    assert board["open_columns"] == [*(columns[-1] for columns in opened), opened[-1][-1]]


def test_the_end_of_caylus() -> None:
    bonus, end = CAYLUS["end_of_game"]["bonus"], catalogue("caylus").board["end"]
    assert end["gold_points"] == bonus["prestige_per_gold"]
    assert bonus[f"prestige_per_{end['cubes_for_point']}_other_cubes"] == 1
    assert bonus[f"prestige_per_{end['deniers_for_point']}_deniers"] == 1


# ---------------------------------------------------------------- Magna Carta

# The words of the record for goods of free choice.
CHOICE = {"any_cube": "any", "non_gold_cube": "any_not_gold", "choice_non_gold": "any_not_gold"}


def magna_rows() -> dict[str, tuple[str, Row]]:
    groups = {"neutral": "neutral_buildings", "player": "player_buildings"}
    groups["prestige"] = "prestige_buildings"
    found = {row["id"]: (group, row) for group, key in groups.items() for row in MAGNA_CARTA[key]}
    return found | {"residence": ("residence", MAGNA_CARTA["residence"])}


def amounts(row: Row) -> Row:
    return {CHOICE.get(kind, kind): n for kind, n in row.items()}


def magna_effects(effect: Row) -> list[Row]:
    """An effect of the record as the catalogue tells it."""
    match effect["kind"]:
        case "gain":
            reserve = {"reserve": True} if effect.get("source") == "reserve" else {}
            return [{"does": "gain", "gains": [effect["gain"]], **reserve}]
        case "trade":
            options = effect["options"]
            return [
                {"does": "trade", "pay": amounts(one["pay"]), "gains": [amounts(one["gain"])]}
                for one in options
            ]
        case "convert_to_residence":
            return [{"does": "transform", "pay": effect["pay"]}]
    return []


@pytest.mark.parametrize("id", magna_rows())
def test_cards_of_magna_carta(id: str) -> None:
    group, row = magna_rows()[id]
    piece, none = pieces("magna_carta")[id], {"kind": "none"}
    assert piece.group == group
    assert piece.cost == row.get("cost", {})
    assert piece.at_end == ({"prestige": row["pp"]} if row["pp"] else {})
    assert piece.income == row.get("income", {}).get("denier", 0)
    assert piece.takes_worker is (group in ("neutral", "player"))
    assert [told(one) for one in piece.effects] == magna_effects(row.get("primary", none))
    assert [told(one) for one in piece.owner_effects] == magna_effects(row.get("secondary", none))
    assert piece.copies == (len(MAGNA_CARTA["colours"]) if group == "player" else 1)


def test_the_table_of_magna_carta() -> None:
    board = catalogue("magna_carta").board
    rules, setup = MAGNA_CARTA["rulesets"], MAGNA_CARTA["setup"]
    assert set(pieces("magna_carta")) == set(magna_rows())
    assert board["phases"] == {name: row["phases"] for name, row in rules.items()}
    beginner = rules["beginner"]
    removed = [*beginner["removed_player_cards"], *beginner["removed_prestige_cards"]]
    assert board["not_for_beginners"] == removed
    assert board["last_neutral"] == setup["last_neutral_card"]
    assert board["workers"] == setup["workers"]
    start = {**board["start"]["cubes"], "denier": board["start"]["deniers"]}
    assert start == {kind: n for kind, n in setup["player_goods"].items() if n}
    assert board["start"]["hand"] == setup["hand_size"]
    reserve = setup["small_production_reserve"]
    assert board["reserve"]["cubes"] == {str(seats): n for seats, n in reserve.items()}
    assert board["income"] == rules["standard"]["income"]["base"]
    for section, row in zip(board["sections"], MAGNA_CARTA["castle_sections"], strict=True):
        tokens = {str(seats): n for seats, n in row["tokens_by_players"].items()}
        assert section == {"id": row["id"], "points": row["pp"], "tokens": tokens}


def test_the_prices_of_magna_carta() -> None:
    board, actions = catalogue("magna_carta").board, MAGNA_CARTA["actions"]
    for action in ("draw_card", "replace_hand", "place_worker"):
        assert actions[action]["cost"] == {"denier": board["action_price"]}
    gain = actions["pass"]["first_to_pass_gain"]
    assert gain == {"denier": board["bridge"]["first_to_pass"]}
    provost, castle = MAGNA_CARTA["provost"], MAGNA_CARTA["castle_phase"]
    assert board["provost"] == {
        "reach": provost["max_cards_per_player"],
        "price": provost["cost_per_card"]["denier"],
        "advance": provost["end_of_round_advance"],
    }
    assert board["lot"] == {
        "pay": castle["lot_cost"],
        "most_gain": castle["most_lots_gain"],
        "tokens_removed": castle["no_lot_removes_tokens"],
    }
    scoring, end = MAGNA_CARTA["scoring"], board["end"]
    assert end["gold_points"] == scoring["gold_cube"]
    assert end["cubes_for_point"] == scoring["non_gold_cubes_per_pp"]
    assert end["deniers_for_point"] == scoring["deniers_per_pp"]


# ---------------------------------------------------------------- Caylus 1303

# The words of the record for amounts.
AMOUNTS = {"pp": "prestige", "choose_basic": "any_basic"}


def rows_of_1303() -> dict[str, tuple[str, Row]]:
    """Every place and tile of the record with its class, copies one by one."""
    rows = [("printed", row) for row in CAYLUS_1303["printed_buildings"]]
    for group in ("starting", "wood", "stone"):
        rows += [(group, row) for row in CAYLUS_1303["buildings"][group]]
    rows += [("monument", row) for row in CAYLUS_1303["monuments"]]
    found: dict[str, tuple[str, Row]] = {}
    for group, row in rows:
        copies = row.get("copies", 1)
        ids = [f"{row['id']}_{n + 1}" for n in range(copies)] if copies > 1 else [row["id"]]
        found.update(dict.fromkeys(ids, (group, row)))
    return found


def renamed(row: Row) -> Row:
    return {AMOUNTS.get(kind, kind): n for kind, n in row.items()}


def effects_of_1303(effect: Row) -> list[Row]:
    """An effect of the record as the catalogue tells it."""
    match effect.get("action"):
        case "build_wood" | "build_stone" as builds:
            less = {"less": effect["discount"]} if "discount" in effect else {}
            return [{"does": "construct", "group": builds.removeprefix("build_"), **less}]
        case "claim_residence":
            return [{"does": "transform", "pay": effect["cost"]}]
        case "move_provost":
            assert effect["cost_workers_per_step"] == 0
            return [{"does": "provost", "steps": effect["max_steps"]}]
    lines = []
    for one in effect.get("options", []):
        paid = {"does": "trade", "pay": renamed(one["cost"])} if one["cost"] else {"does": "gain"}
        lines.append({**paid, "gains": [renamed(one["gain"])]})
    return lines


@pytest.mark.parametrize("id", rows_of_1303())
def test_tiles_of_caylus_1303(id: str) -> None:
    group, row = rows_of_1303()[id]
    piece = pieces("caylus_1303")[id]
    gain = {"prestige": row.get("pp", 0), "favor": row.get("on_build", {}).get("favor", 0)}
    setup = effects_of_1303(row.get("setup_effect") or row.get("effect", {}))
    built = effects_of_1303(row["construction_effect"]) if "construction_effect" in row else setup
    assert (piece.group, piece.kind) == (group, row["id"])
    assert piece.cost == row.get("cost", {})
    assert piece.gain == {kind: n for kind, n in gain.items() if n}
    assert piece.recruits == row.get("recruit_bonus", {})
    assert piece.takes_worker is (group != "monument")
    assert [told(one) for one in piece.effects] == built
    assert [told(one) for one in piece.setup_effects or piece.effects] == setup
    bonus = row.get("owner_bonus")
    owner = [{"does": "bonus", "gains": [bonus]}] if bonus else []
    assert [told(one) for one in piece.owner_effects] == owner


def test_characters_and_residences_of_caylus_1303() -> None:
    found, board = pieces("caylus_1303"), catalogue("caylus_1303").board
    rows = {row["id"]: row for row in CAYLUS_1303["characters"]}
    assert set(found) == {*rows_of_1303(), *rows, "construction_site", "residence"}
    assert of_class("caylus_1303", "character") == list(rows) == list(board["characters"])
    for id, row in rows.items():
        effect, shown = row["effect"], board["characters"][id]
        numbers = [n for n in effect.values() if isinstance(n, int)]
        less = board["placement"]["owner_points"] if effect["type"] == "owner_pp" else 0
        assert shown["amount"] == (numbers[0] - less if numbers else 0)
        assert shown["once_per_round"] is row.get("once_per_round", False)
    residence = CAYLUS_1303["buildings"]["residence_side"]
    assert found["residence"].recruits == residence["recruit_bonus"]
    assert found["residence"].takes_worker is residence["placeable"]
    assert found["residence"].copies == len(of_class("caylus_1303", "starting"))


def test_the_board_of_caylus_1303() -> None:
    board = catalogue("caylus_1303").board
    road: dict[str, Any] = CAYLUS_1303["road"]
    site: dict[str, Any] = CAYLUS_1303["construction_site"]
    assert board["phases"] == [row["id"] for row in CAYLUS_1303["phases"]]
    assert board["rounds"] == CAYLUS_1303["rounds"]
    assert board["wild"] == {"any_basic": CAYLUS_1303["basic_resources"]}
    assert board["road_spaces"] == road["spaces_after_bridge"]
    assert board["starting_spaces"] == len(road["starting_spaces"])
    assert board["wood_space"] == road["wood_setup_space"]
    assert board["stone_space"] == road["stone_setup_space"]
    assert board["printed"] == [row["id"] for row in CAYLUS_1303["printed_buildings"]]
    assert board["site"]["spaces"] == site["worker_spaces"]
    opened = site["slots_open_by_round"]
    for slot, since in enumerate(board["site"]["opens"], start=1):
        assert next(n for n, slots in opened.items() if slot in slots) == since
    bundle, row = board["site"]["bundle"], site["bundle"]
    assert (bundle["size"], bundle["has"]) == (row["size"], row["must_include"])
    assert ("gold" in bundle["others"], bundle["points"]) == (row["gold_allowed"], row["pp"])
    assert board["end"] == {"gold_points": CAYLUS_1303["scoring"]["final"]["pp_per_gold"]}


def test_the_numbers_of_caylus_1303() -> None:
    board, setup, planning = (
        catalogue("caylus_1303").board,
        CAYLUS_1303["setup"],
        CAYLUS_1303["planning"],
    )
    one, more = planning["base_cost_workers"], planning["surcharge_after_first_pass"]
    assert board["placement"] == {
        "by_passed": [one, *[one + more] * 4],
        "owner_points": planning["owner_pp_per_foreign_worker"],
    }
    assert board["provost"] == {
        "start": CAYLUS_1303["provost"]["start"],
        "reach": planning["guilds_bridge_max_steps"],
        "price": planning["guilds_bridge_cost_per_step_workers"],
    }
    for seats, row in setup["by_player_count"].items():
        shown = board["seats"][str(seats)]
        assert shown["characters"] == row["characters_in_play"]
        assert shown["workers"] == row["starting_workers"]
        assert shown["recruits"] == row["recruit"]
        assert board["workers"] == row["starting_workers"] + row["camp_workers"]
        assert board["first_game"][: shown["characters"]] == setup["first_game_characters"][seats]
    assert board["start"] == {kind: n for kind, n in setup["starting_resources"].items() if n}


# ---------------------------------------------------------------- Architects

# Goods of free choice, by what they are a choice of.
OPEN = {frozenset(("clay", "wood", "stone")): "any", frozenset(("wood", "stone")): "wood_or_stone"}


def architects_rows(sort: str) -> dict[str, Row]:
    """Every card of this sort in the record, those of the promos included."""
    return {row["id"]: row for row in [*ARCHITECTS[sort], *ARCHITECTS["promo"][sort]]}


def asked(row: Row, plain: str, choice: str) -> Row:
    """What a row asks for, goods of free choice by one word."""
    if choice not in row:
        return dict(row[plain])
    return {OPEN[frozenset(row[choice]["of"])]: row[choice]["count"]}


@pytest.mark.parametrize("id", architects_rows("buildings"))
def test_buildings_of_architects(id: str) -> None:
    row, piece = architects_rows("buildings")[id], pieces("architects")[id]
    assert piece.cost == {kind: n for kind, n in row["cost"].items() if n}
    assert piece.at_end == {"prestige": row["vp"]}
    assert piece.gain == ({"virtue": row["virtue"]} if row["virtue"] else {})
    assert piece.skills == row["skills"]
    effect, (mine,) = row["effect"], map(told, piece.effects)
    match effect["type"]:
        case "gain":
            assert mine == {"does": "gain", "gains": [effect["gain"]]}
        case "choose_gain":
            assert mine == {"does": "gain", "gains": effect["options"]}
        case "discard_building_for":
            assert (mine["pay"], mine["gains"]) == ({"building_card": 1}, [effect["gain"]])
        case _:
            at_end = {"when": "end"} if row["timing"] == "end_game" else {}
            assert mine == {"does": "special", **at_end}


def test_apprentices_of_architects() -> None:
    rows = architects_rows("apprentices")
    mine = [piece for piece in catalogue("architects").pieces if piece.sort == "apprentice"]
    assert list(dict.fromkeys(piece.kind for piece in mine)) == list(rows)
    for piece in mine:
        row, ability = rows[piece.kind], rows[piece.kind]["ability"]
        assert piece.skills == row["skills"]
        assert piece.gain == ({"virtue": row["virtue"]} if row["virtue"] else {})
        assert bool(piece.effects) is (ability["trigger"] != "none")
        for effect in piece.effects:
            assert effect.when == ability["trigger"]
            assert effect.gains == ([ability["gain"]] if "gain" in ability else [])
            assert effect.pay == ability.get("pay", {})
    boxed = [piece for piece in mine if piece.group == "apprentice"]
    assert len(boxed) == ARCHITECTS["components"]["apprentice_cards"]


def test_characters_of_architects() -> None:
    board, rows = catalogue("architects").board, ARCHITECTS["characters"]
    rows = [*rows, *ARCHITECTS["promo"]["characters"]]
    assert list(board["characters"]) == [row["id"] for row in rows]
    for row in rows:
        told_of, start = board["characters"][row["id"]], row["start"]
        goods = {**start["resources"], "silver": start["silver"]}
        goods["building_card"] = start["extra_building_cards"]
        assert told_of["start"] == {kind: n for kind, n in goods.items() if n}
        assert told_of["colour"] == row["colour"]
        assert told_of["virtue"] == start["virtue"]
        assert told_of["prison"] == start["workers_in_prison"]
        assert told_of["debts"] == start["unpaid_debts"]
        limit = ARCHITECTS["limits"]["apprentice_limit"]
        assert told_of["apprentices"] == row["ability"].get("apprentice_limit", limit)


def test_the_places_of_architects() -> None:
    board, rules = catalogue("architects").board, catalogue("architects").rules
    rows = {row["id"]: row for row in ARCHITECTS["locations"]}
    large = [id for id, row in rows.items() if row["kind"] == "large_circle"]
    assert [place["id"] for place in board["locations"]] == large
    assert {f"thing-{id}" for id in rows} <= set(rules)
    for place in board["locations"]:
        row = rows[place["id"]]
        gain = row["gain"] if isinstance(row.get("gain"), dict) else None
        wanted = row.get("choice", [gain] if gain else [])
        assert [one["kind"] for one in place["gives"]] == [one["resource"] for one in wanted]
        for one, given in zip(place["gives"], wanted, strict=True):
            assert one["base"] == given.get("base", 0)
            assert one.get("per_worker") == given.get("per_own_worker")
            assert one.get("workers_for_one") == given.get("min_own_workers")
    trades = rows["kings_storehouse"]["trades"]
    for offer, trade in zip(board["storehouse"], trades, strict=True):
        assert offer.pay == asked(trade, "pay", "pay_any")
        assert offer.gains == [trade["gain"]]
    hire, plans = rows["workshop"]["actions"]
    assert board["workshop"]["hire"] == hire["cost"]
    assert board["workshop"]["plans"]["base"] == plans["draw"]["base"]
    assert board["workshop"]["columns"] == ARCHITECTS["workshop"]["columns"]
    silver = ARCHITECTS["workshop"]["skip_cost"]["silver_per_skipped_column"]
    rows_of = board["workshop"]["skips"]
    assert rows_of["here"][:2] == [[1, 2, 3, 4], [0, silver, 2 * silver, 3 * silver]]
    assert rows_of["here"][1:] == rows_of["next"][:-1]
    assert rows_of["next"][-1] == [0] * 4
    centre = ARCHITECTS["town_centre"]
    assert board["town_centre"] == {
        **centre["cost_per_capture"],
        "locations": {str(n): most for n, most in centre["max_locations_by_players"].items()},
    }
    assert board["tax_stand"]["virtue"] == -rows["tax_stand"]["virtue"]
    guard = {row["id"]: row for row in ARCHITECTS["guardhouse"]["actions"]}
    assert board["guardhouse"]["ransom"] == guard["ransom"]["cost_options"][0]
    assert board["guardhouse"]["debt"] == guard["pay_off_debt"]["cost"]


def test_the_black_market_of_architects() -> None:
    market, record = catalogue("architects").board["black_market"], ARCHITECTS["black_market"]
    for space, row in zip(market["spaces"], record["spaces"], strict=True):
        assert space["id"] == row["id"]
        assert {"silver": space["silver"], "virtue": -space["virtue"]} == row["cost"]
        assert space["printed"] == row.get("printed_if_no_card", {})
    cards = ARCHITECTS["black_market_cards"]
    large = {row["id"]: row["large"] for row in cards}
    assert large.items() <= market["cards"].items()
    small = [row["small"] for row in cards]
    faces = [offer for id, offer in market["cards"].items() if id not in large]
    assert all(face in small for face in faces)
    assert all(face in faces for face in small)


def test_the_catalogue_finds_the_cards_of_the_black_market_as_the_engine_does() -> None:
    market = catalogue("architects").board["black_market"]
    turned = [row["id"] for row in ARCHITECTS["black_market_cards"]]
    all_turned = {"large_pile": turned, "small_pile": [], "small_face": None}
    for given in (facts_of(), facts_of(large_pile=turned[2:5]), facts_of(**all_turned)):
        state = kw.state_of("architects", given)
        assert isinstance(state, Architects)
        for number, space in enumerate(market["spaces"]):
            lying = given[space["card"]] if space["card"] else None
            top = lying[-1] if isinstance(lying, list) and lying else lying
            offer = market["cards"][top] if top else space["printed"]
            assert offer == offer_at(state, number).amounts


def test_the_tracks_of_architects() -> None:
    board = catalogue("architects").board
    assert board["virtue"] == [
        {
            "level": row["level"],
            "points": row["vp"],
            "avoids": row["avoid_tax"],
            "market": row["black_market_open"],
            "cathedral": row["cathedral_open"],
        }
        for row in ARCHITECTS["virtue_track"]["levels"]
    ]
    assert board["cathedral"] == [
        {
            "level": row["level"],
            "cost": asked(row, "cost", "cost_any"),
            "spaces": row["spaces"],
            "points": row["vp"],
        }
        for row in ARCHITECTS["cathedral"]["levels"]
    ]
    assert board["guildhall"] == {
        str(seats): {
            "columns": row["guildhall_columns"],
            "spaces": row["guildhall_spaces"],
            "resets": row["reset_on_placements"],
        }
        for seats, row in ARCHITECTS["setup"]["by_players"].items()
    }
    rewards = {row["id"]: row["gain"] for row in ARCHITECTS["reward_cards"]}
    assert board["rewards"] == rewards
    assert board["end"]["debt_points"] == ARCHITECTS["debt_card"]["unpaid_vp"]
    limits = ARCHITECTS["limits"]
    assert board["hand_limit"] == limits["hand_limit"]
    assert board["apprentice_limit"] == limits["apprentice_limit"]
    assert board["workers"] == limits["workers_per_player"]


def test_facts_about_games_travel_packed_and_nothing_else_does(server: Server) -> None:
    packed = httpx.get(f"{server.address}/api/v1/games/architects/catalogue")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json()["game"] == "architects"
    plain = {"accept-encoding": "identity"}
    assert "content-encoding" not in httpx.get(packed.url, headers=plain).headers
    assert "content-encoding" not in httpx.get(f"{server.address}/api/v1/openapi.json").headers
