"""Each of the twelve characters alone (§5.6); who holds it when it acts (§4.0.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.caylus_1303.table import RECORD, cites, position
from tests.games.table import Table

CHARACTERS = [row["id"] for row in RECORD["characters"]]


def held(start: object, given: dict[str, Any], **characters: str) -> Table:
    """A table of three with these characters held."""
    hands: dict[str, list[str]] = {}
    for character, seat in characters.items():
        hands.setdefault(seat, []).append(character)
    return position("red green blue", start, their_characters=hands, **given)


def planning(given: dict[str, Any] | None = None, /, **characters: str) -> Table:
    """Planning with these characters held."""
    return held("planning", given or {}, **characters)


def placed_parts(table: Table) -> list[tuple[str, int, dict[str, int]]]:
    """Of every placement: whose, how many workers it cost besides, and for what."""
    return [(p["seat"], p["returned"], p["parts"]) for p in table.told("worker_placed")]


# ---------------------------------------------------------------- Early Riser


@cites("§ phase 1", "D2", "R-30")
def test_early_riser_may_place_before_the_first_player() -> None:
    table = planning(early_riser="blue")
    assert table.due == "blue early_placement"
    assert "place construction_site" in table.legal
    assert "place stone_sawmill" in table.legal
    table.play("blue: place fairground")
    assert placed_parts(table) == [("blue", 1, {"early_riser": 1})]
    assert (table.at("players.blue.supply"), table.at("players.blue.camp")) == (4, 10)
    assert table.due == "red place_or_pass"


def test_early_riser_may_decline() -> None:
    table = planning(early_riser="blue").play("blue: decline")
    assert table.told("declined") == [{"seat": "blue", "place": "early_riser"}]
    assert table.at("players.blue.supply") == 6
    assert table.due == "red place_or_pass"


def test_early_riser_needs_two_workers() -> None:
    table = planning({"supply": {"red": 2}}, early_riser="red")
    assert table.due == "red early_placement"
    table = planning({"supply": {"red": 1}}, early_riser="red")
    assert table.due == "red place_or_pass"


def test_early_riser_as_first_player_acts_twice_running() -> None:
    table = planning(early_riser="red").play("red: place fairground\nred: place toll")
    assert placed_parts(table) == [("red", 1, {"early_riser": 1}), ("red", 0, {})]
    assert table.due == "green place_or_pass"


def test_early_riser_rewards_the_owner() -> None:
    table = planning({"owners": {"wood_quarry": "green"}}, early_riser="red")
    table.play("red: place wood_quarry")
    assert table.prestige["green"] == 1


# ---------------------------------------------------------------- Night Worker


def test_night_worker_pays_no_surcharge() -> None:
    table = planning({"supply": {"green": 1}}, night_worker="green")
    table.play("red: pass\ngreen: place toll")
    assert placed_parts(table) == [("green", 0, {"passed": 1, "night_worker": -1})]
    assert table.at("players.green.supply") == 0


@cites("R-16")
def test_without_the_night_worker_one_more_worker_however_many_have_passed() -> None:
    table = planning(night_worker="red")
    table.play("red: pass\ngreen: pass\nblue: place toll")
    assert placed_parts(table) == [("blue", 1, {"passed": 1})]


# ---------------------------------------------------------------- Journeyman


@cites("R-34", "R-38")
def test_journeyman_joins_one_worker_of_another_once_a_round() -> None:
    table = planning(journeyman="red")
    table.play("red: place toll\ngreen: place start_quarry\nblue: place fairground")
    assert table.why_not("red: place toll") == ["own_worker_there"]
    assert {"place start_quarry", "place fairground"} <= set(table.legal)
    table.play("red: place start_quarry\ngreen: place lawyer\nblue: pass")
    assert table.at("second_workers") == {"start_quarry": "red"}
    assert table.told("character_used") == [{"seat": "red", "character": "journeyman"}]
    assert table.at("used") == ["journeyman"]
    assert table.why_not("red: place fairground") == ["place_full"]
    assert table.why_not("red: place start_quarry") == ["own_worker_there"]


def test_without_the_journeyman_a_building_takes_one_worker() -> None:
    table = planning(journeyman="blue").play("red: place toll")
    assert table.why_not("green: place toll") == ["place_full"]
    table.play("green: pass")
    assert table.why_not("blue: place toll") == []


def test_journeyman_can_act_again_next_round() -> None:
    table = planning(journeyman="green")
    table.play("red: place toll\ngreen: place toll\nblue: pass\nred: pass\ngreen: pass")
    table.play(
        "red: provost 0\ngreen: provost 0\nblue: provost 0\nred: provost 0\ngreen: provost 0"
    )
    assert table.told("character_used") == [{"seat": "green", "character": "journeyman"}]
    assert (table.at("round"), table.at("used"), table.at("second_workers")) == (2, [], {})


@cites("R-37")
def test_journeyman_resolves_second_whatever_the_seats() -> None:
    table = held(
        "activation",
        {"workers": {"toll": "blue"}, "second_workers": {"toll": "red"}, "used": ["journeyman"]},
        journeyman="red",
    )
    assert table.due == "blue toll_move"
    table.play("blue: provost +2")
    assert table.due == "red toll_move"
    assert table.at("players.blue.camp") == 9
    table.play("red: provost +2")
    assert table.told("provost_moved")[-1]["space"] == 12


# ---------------------------------------------------------------- Thief and Steward


@pytest.mark.parametrize(
    ("characters", "parts"),
    [
        ({}, {"owner": 1}),
        ({"steward": "green"}, {"owner": 1, "steward": 1}),
        ({"thief": "red"}, {"owner": 1, "thief": -1}),
        ({"steward": "green", "thief": "red"}, {"owner": 1, "steward": 1, "thief": -2}),
        ({"steward": "red", "thief": "green"}, {"owner": 1}),
        ({"steward": "blue", "thief": "blue"}, {"owner": 1}),
    ],
)
def test_owner_points(characters: dict[str, str], parts: dict[str, int]) -> None:
    table = planning({"owners": {"wood_quarry": "green"}}, **characters)
    table.play("red: place wood_quarry")
    points = sum(parts.values())
    assert table.told("owner_rewarded") == [
        {"seat": "green", "place": "wood_quarry", "prestige": points, "parts": parts}
    ]
    assert table.prestige == {"red": 0, "green": points, "blue": 0}


def test_no_owner_points_at_home_on_neutral_or_claimed_buildings() -> None:
    table = planning(
        {"owners": {"wood_quarry": "red", "start_quarry": "green"}}, steward="green", thief="blue"
    )
    table.play("red: place wood_quarry\ngreen: pass\nblue: place start_quarry\nred: place toll")
    table.play("blue: place wood_sawmill")
    assert table.told("owner_rewarded") == []
    assert table.prestige == {"red": 0, "green": 0, "blue": 0}


# ---------------------------------------------------------------- Bailiff


@cites("D9")
def test_bailiff_moves_the_provost_after_everybody_at_the_bridge() -> None:
    table = held("guilds_bridge", {"passed": ["red", "green", "blue"]}, bailiff="green")
    table.play("red: provost +1\ngreen: provost -1\nblue: provost 0")
    assert table.due == "green bailiff_move"
    assert table.legal == ["provost 0", "provost -1", "provost +1"]
    table.play("green: provost +1")
    assert table.told("provost_moved")[-1] == {"seat": "green", "steps": 1, "space": 9, "cost": 0}
    assert table.at("players.green.supply") == 6 - 1 + 3


@pytest.mark.parametrize(
    ("provost", "legal"),
    [(0, ["provost 0", "provost +1"]), (23, ["provost 0", "provost -1"])],
)
def test_bailiff_stays_on_the_road(provost: int, legal: list[str]) -> None:
    table = held("turn_of_bailiff", {"provost": provost}, bailiff="red")
    assert table.legal == legal


# ---------------------------------------------------------------- Architect


@pytest.mark.parametrize(("holder", "parts"), [
    ("red", {"printed": 2, "architect": 1}), ("green", {"printed": 2}),
])  # fmt: skip
def test_architect_adds_to_a_wood_building(holder: str, parts: dict[str, int]) -> None:
    table = held("activation", {"workers": {"carpenter": "red"}}, architect=holder)
    table.play("red: build wood_quarry")
    assert [(told["prestige"], told["parts"]) for told in table.told("built")] == [
        (sum(parts.values()), parts)
    ]
    assert table.prestige["red"] == sum(parts.values())


def test_architect_adds_to_a_stone_building_and_a_monument() -> None:
    table = held(
        "reached_buildings",
        {
            "owners": {"wood_stonemason": "red", "start_quarry": "red"}, "provost": 10,
            "workers": {"wood_stonemason": "red"}, "gold": {"red": 1},
        },
        architect="red",
    )  # fmt: skip
    table.play("red: build stone_quarry\nred: build garden")
    assert [told["parts"] for told in table.told("built")] == [
        {"printed": 3, "architect": 1},
        {"printed": 4, "architect": 1},
    ]


def test_architect_adds_to_a_building_of_the_construction_site() -> None:
    table = held(
        {"use_favor": {"seat": "red"}},
        {"round": 4, "slots": {"2": "wood_stonemason"}, "stone": {"red": 0}},
        architect="red",
    )
    table.play("red: use_slot 2\nred: build stone_jeweler")
    assert table.prestige["red"] == 6


# ---------------------------------------------------------------- Chamberlain, Foreman, Goldsmith

ALL = {kind: {"red": 4} for kind in ("food", "wood", "stone", "cloth", "gold")}


def delivery(given: dict[str, Any] | None = None, /, **characters: str) -> Table:
    """Red, with four of everything, has a worker at the site."""
    return held("delivery", {"site": ["red"], **ALL, **(given or {})}, **characters)


@cites("R-31")
def test_bundles_are_food_and_two_others_that_differ() -> None:
    table = delivery()
    assert sorted(table.legal) == sorted([
        "stop", "deliver 1 food 1 wood 1 stone", "deliver 1 food 1 wood 1 cloth",
        "deliver 1 food 1 wood 1 gold", "deliver 1 food 1 stone 1 cloth",
        "deliver 1 food 1 stone 1 gold", "deliver 1 food 1 cloth 1 gold",
    ])  # fmt: skip
    assert table.why_not("red: deliver 3 gold") == ["not_a_bundle"]
    assert not any(table.why_not(f"red: {move}") for move in table.legal)


def test_chamberlain_allows_any_three() -> None:
    table = delivery(chamberlain="red")
    assert len(table.legal) == 36  # 35 ways to have three of five kinds
    assert {"deliver 3 gold", "deliver 2 food 1 wood", "deliver 1 wood 1 stone 1 cloth"} <= set(
        table.legal
    )
    assert len(delivery(chamberlain="green").legal) == 7


def test_chamberlain_allows_only_what_is_held() -> None:
    table = delivery({"food": {"red": 0}, "gold": {"red": 2}}, chamberlain="red")
    assert table.why_not("red: deliver 3 gold") == ["too_few_cubes"]
    assert table.why_not("red: deliver 1 food 1 wood 1 stone") == ["too_few_cubes"]
    assert "deliver 1 wood 2 gold" in table.legal


@pytest.mark.parametrize(
    ("characters", "points"),
    [
        ({}, [5, 5, 5]),
        ({"foreman": "red"}, [6, 6, 6]),
        ({"goldsmith": "red"}, [5, 10, 5]),
        ({"foreman": "red", "goldsmith": "red"}, [6, 11, 6]),
        ({"foreman": "green", "goldsmith": "blue"}, [5, 5, 5]),
    ],
)
def test_bundle_points(characters: dict[str, str], points: list[int]) -> None:
    table = delivery(**characters)
    table.play(
        "red: deliver 1 food 1 wood 1 stone\nred: deliver 1 food 1 wood 1 gold\n"
        "red: deliver 1 food 1 stone 1 gold"
    )
    assert [told["prestige"] for told in table.told("bundle_delivered")] == points
    assert table.prestige["red"] == sum(points)
    assert table.at("used") == ["goldsmith"] * (characters.get("goldsmith") == "red")


def test_goldsmith_names_his_points() -> None:
    table = delivery(goldsmith="red", foreman="red").play("red: deliver 1 food 1 wood 1 gold")
    assert table.told("bundle_delivered")[0]["parts"] == {
        "bundle": 5, "foreman": 1, "goldsmith": 5,
    }  # fmt: skip


def test_goldsmith_pays_again_next_round() -> None:
    table = delivery({"used": ["goldsmith"]}, goldsmith="red")
    table.play("red: deliver 1 food 1 wood 1 gold\nred: stop")
    assert table.prestige["red"] == 5
    assert (table.at("round"), table.at("used")) == (2, [])


# ---------------------------------------------------------------- Deliveryman


@cites("D11")
def test_deliveryman_delivers_last_without_a_worker() -> None:
    table = delivery({"food": {"red": 1, "blue": 1}, "wood": {"red": 1, "blue": 1}},
        deliveryman="blue")  # fmt: skip
    table.play("red: stop")
    assert table.due == "blue deliver_last"
    table.play("blue: deliver 1 food 1 wood 1 stone")
    assert table.told("most_bundles") == [{"seat": "blue"}]
    assert table.prestige["blue"] == 5


def test_deliveryman_may_deliver_nothing() -> None:
    table = held("delivery", {}, deliveryman="green")
    assert table.due == "green deliver_last"
    table.play("green: stop")
    assert table.told("favor_gained") == []
    assert table.at("round") == 2


@pytest.mark.parametrize(("added", "best"), [(0, "red"), (1, "blue")])
@cites("R-22")
def test_deliveryman_without_a_worker_loses_ties(added: int, best: str) -> None:
    table = held("turn_of_deliveryman", {
        "site": ["red"], "food": {"blue": 4}, "bundles": {"red": 1, "blue": added},
    }, deliveryman="blue")  # fmt: skip
    table.play("blue: deliver 1 food 1 wood 1 stone")
    assert table.told("most_bundles") == [{"seat": best}]


@pytest.mark.parametrize(("site", "best"), [(["blue", "red"], "blue"), (["red", "blue"], "red")])
def test_deliveryman_with_a_worker_has_its_place_in_ties(site: list[str], best: str) -> None:
    table = held("turn_of_deliveryman", {
        "site": site, "food": {"blue": 4}, "bundles": {"red": 2, "blue": 1},
    }, deliveryman="blue")  # fmt: skip
    table.play("blue: deliver 1 food 1 wood 1 stone")
    assert table.told("most_bundles") == [{"seat": best}]


# ---------------------------------------------------------------- Day Laborer


@pytest.mark.parametrize(("seats", "base"), [("red green", 3), ("red green blue yellow black", 2)])
def test_day_laborer_recruits_one_more(seats: str, base: int) -> None:
    table = position(seats, "recruiting", supply={"red": 5},
        owners={"start_quarry": "red"}, residences=["start_quarry"],
        their_characters={"red": ["day_laborer"]})  # fmt: skip
    assert table.at("players.red.supply") == 5 + base + 1 + 1
    assert table.at("players.green.supply") == 10 + base


def test_a_claimed_building_recruits_nobody_before_it_is_a_residence() -> None:
    table = held("recruiting", {"owners": {"start_quarry": "red"}}, day_laborer="red")
    assert table.of("supply") == {"red": 6 + 3 + 1, "green": 6 + 3, "blue": 6 + 3}


def test_day_laborer_too_takes_only_from_the_camp() -> None:
    table = held(
        "stewardship",
        {"supply": {"red": 12}, "owners": {"start_quarry": "red"}, "gold": {"red": 1}},
        day_laborer="red",
    ).play("red: decline")  # fmt: skip
    assert (table.at("players.red.supply"), table.at("players.red.camp")) == (15, 0)
    told = table.told("recruited")[0]
    parts = {"base": 3, "residences": 1, "day_laborer": 1, "camp": -2}
    assert (told["workers"], told["parts"]) == (3, parts)


# ---------------------------------------------------------------- who holds it when it acts


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_changes_hands_by_a_favor(character: str) -> None:
    table = held({"use_favor": {"seat": "red"}}, {}, **{character: "green"})
    assert set(table.legal) == {f"take_character {character}", "use_slot 1"}
    table.play(f"red: take_character {character}")
    assert table.at("players.red.characters") == [character]
    assert table.at("players.green.characters") == []
    assert table.told("character_taken") == [
        {"seat": "red", "character": character, "holder": "green"}
    ]


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_comes_from_the_board_behind_a_slot(character: str) -> None:
    table = held({"use_favor": {"seat": "red"}}, {"characters": [character], "round": 4})
    assert table.why_not(f"red: take_character {character}") == ["held_by_nobody"]
    table.play("red: use_slot 1")
    assert set(table.legal) == {"decline", f"take_character {character}"}
    table.play(f"red: take_character {character}")
    assert table.at("characters") == []
    assert table.at("players.red.characters") == [character]
