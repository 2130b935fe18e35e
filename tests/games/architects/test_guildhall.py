"""The Guildhall: constructing buildings (§ 4.12)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import RECORD, VARIABLE, cites, inside, position, reasons
from tests.games.table import Table

BUILDINGS = {row["id"]: row for row in RECORD["buildings"]}
GOODS = ("clay", "wood", "stone", "gold", "marble")


def hall(card: str, seats: str = "red blue green", /, **given: object) -> Table:
    """The first seat can pay exactly for this card and has come to build it, skills given."""
    first = seats.split()[0]
    given.setdefault("apprentices", {first: ["labourer"]})
    given.setdefault("cathedral", {first: 5})
    given |= {kind: {first: BUILDINGS[card]["cost"].get(kind, 0)} for kind in GOODS}
    return position(seats, "turn", hand={first: [card]}, **given).play(f"{first}: place guildhall")


@cites("§ 4.12", "§ 5.3", "§ 4.16")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_costs_its_goods_and_its_icon_applies(card: str) -> None:
    row = BUILDINGS[card]
    table = hall(card)
    assert table.legal == [f"build {card}"]
    before = table.of("virtue")["red"]
    table.play(f"red: build {card}")
    assert table.at("players.red.buildings") == [card]
    assert table.at("players.red.hand") == []
    assert table.at("guildhall") == ["red"]
    gained = dict(row["effect"].get("gain", {})) if row["effect"]["type"] == "gain" else {}
    if row["effect"]["type"] == "gain_per":
        gained = {"gold": before // 4}
    for kind in GOODS:
        assert table.of(kind)["red"] == gained.get(kind, 0)
    extra = 1 if card == "monument" else 0
    assert table.of("virtue")["red"] == before + row["virtue"] + extra


@cites("§ 4.12")
@pytest.mark.parametrize("card", [id for id, row in BUILDINGS.items() if row["skills"]])
def test_every_skill_of_the_card_is_needed(card: str) -> None:
    skills = {"carpentry": "woodcutter_1", "tiling": "jeweller_1", "masonry": "stonecutter_1"}
    needed = BUILDINGS[card]["skills"]
    table = hall(card, apprentices={"red": [skills[skill] for skill in needed]})
    assert table.legal == [f"build {card}"]
    others = [id for skill, id in skills.items() if skill != needed[-1]]
    start = {"guildhall_mode": {"seat": "red"}}
    table = position(
        "red blue", start, apprentices={"red": others}, hand={"red": [card, "well"]},
        **{kind: {"red": 9} for kind in GOODS},
    )  # fmt: skip
    assert reasons(table, f"build {card}") == [("skills_missing", "§ 4.12")]


@cites("§ 4.12")
def test_all_that_stands_against_a_card_is_told() -> None:
    start = {"guildhall_mode": {"seat": "red"}}
    table = position(
        "red blue", start, hand={"red": ["well", "keep"]}, wood={"red": 2}, stone={"red": 2}
    )
    assert reasons(table, "build keep") == [
        ("skills_missing", "§ 4.12"),
        ("too_few_cubes", "§ 4.12"),
    ]
    assert reasons(table, "build smithy") == [
        ("not_in_hand", "§ 4.12"),
        ("too_few_cubes", "§ 4.12"),
    ]
    assert reasons(table, "advance") == [("too_few_cubes", "§ 4.12")]


@cites("§ 4.12", "§ 4.13")
def test_apprentices_are_not_spent_and_workers_stay() -> None:
    table = hall("keep").play("red: build keep")
    assert table.at("players.red.apprentices") == ["labourer"]
    assert table.at("players.red.supply") == 19


@cites("§ 4.3")
def test_nobody_comes_who_can_do_nothing() -> None:
    table = position("red blue", hand={"red": ["well"]}, wood={"red": 2}, stone={"red": 1})
    assert reasons(table, "place guildhall") == [("nothing_to_build", "§ 4.3")]


@cites("R-24", "§ 5.7")
def test_gold_and_marble_are_one_for_therese_gold_goes_first() -> None:
    table = position(
        "blue red", "turn", VARIABLE, character={"blue": "therese"}, gold={"blue": 1},
        marble={"blue": 4}, stone={"blue": 4}, wood={"blue": 0}, clay={"blue": 3},
        hand={"blue": ["fortress"]}, apprentices={"blue": ["labourer"]},
    )  # fmt: skip
    table.play("blue: place guildhall\nblue: build fortress")
    assert (table.of("gold")["blue"], table.of("marble")["blue"]) == (0, 2)


# ---------------------------------------------------------------- immediate effects


@cites("§ 5.3", "R-14")
@pytest.mark.parametrize(
    ("card", "move", "kind", "amount"),
    [
        ("clay_pit", "take 1 gold", "gold", 1),
        ("clay_pit", "take 1 marble", "marble", 1),
        ("treasury", "take 1 gold", "gold", 1),
        ("treasury", "take 3 silver", "silver", 3),
    ],
)
def test_one_of_two_gains(card: str, move: str, kind: str, amount: int) -> None:
    table = hall(card).play(f"red: build {card}")
    assert table.due == "red building_choice"
    assert len(table.legal) == 2
    assert table.play(f"red: {move}").of(kind)["red"] == amount


@cites("§ 5.3")
def test_cards_are_drawn_in_the_drafting_room() -> None:
    table = hall("drafting_room").play("red: build drafting_room\n* draw well\n* draw keep")
    assert table.at("players.red.hand") == ["keep", "well"]


@cites("§ 5.3", "R-14")
def test_the_betting_house_brings_a_debt_and_the_hideout_frees_without_asking() -> None:
    assert hall("betting_house").play("red: build betting_house").of("unpaid_debts")["red"] == 1
    table = hall("hideout", prison={"red": 3}).play("red: build hideout")
    assert table.of("prison")["red"] == 0
    assert table.due == "blue place_worker"


@cites("§ 5.3", "§ 5.8")
def test_hugo_is_asked_about_the_debt_of_the_betting_house() -> None:
    table = position(
        "green red", "turn", {**VARIABLE, "promo_boards": True}, character={"green": "hugo"},
        hand={"green": ["betting_house"]}, silver={"green": 2}, unpaid_debts={"green": 0},
        apprentices={"green": ["labourer"]},
        **{kind: {"green": 9} for kind in GOODS},
    )  # fmt: skip
    table.play("green: place guildhall\ngreen: build betting_house")
    assert table.due == "green avoid_debt"
    table.play("green: avoid_debt")
    assert table.of("unpaid_debts")["green"] == 0


@cites("§ 5.3", "R-14")
def test_the_church_may_destroy_a_debt() -> None:
    table = hall("church", unpaid_debts={"red": 2}).play("red: build church")
    assert table.legal == ["destroy_debt", "decline"]
    assert table.play("red: destroy_debt").of("unpaid_debts")["red"] == 1
    table = hall("church", unpaid_debts={"red": 2}).play("red: build church\nred: decline")
    assert table.of("unpaid_debts")["red"] == 2
    table = hall("church").play("red: build church")
    assert table.told("forced")[-1]["action"] == "decline"
    start = {"building_choice": {"seat": "red", "building": "church"}}
    table = position("red blue", start, buildings={"red": ["church"]}, unpaid_debts={"red": 1})
    inside(table).players[0].unpaid_debts = 0
    assert reasons(table, "destroy_debt") == [("no_unpaid_debt", "§ 5.3")]


@cites("§ 5.3", "R-14")
def test_the_library_trades_a_card_for_gold() -> None:
    table = hall("library", "red blue")
    inside(table).players[0].hand |= 1
    table.play("red: build library")
    assert table.legal == ["discard aqueduct", "decline"]
    assert reasons(table, "discard well") == [("not_in_hand", "§ 5.3")]
    after = table.play("red: discard aqueduct")
    assert (after.of("gold")["red"], after.at("players.red.put_under")) == (2, ["aqueduct"])
    table = hall("library").play("red: build library")
    assert table.due == "red building_choice"
    assert table.play("red: decline").of("gold")["red"] == 0


@cites("§ 5.3", "R-14", "§ 4.13", "§ 4.16")
def test_the_tavern_hires_for_free_or_nobody() -> None:
    table = hall("tavern", workshop_silver={"bottom_4": 2}).play("red: build tavern")
    card = table.at("workshop.bottom_4")
    assert len(table.legal) == 9
    assert reasons(table, "hire labourer") == [("not_face_up", "§ 4.10")]
    table.play(f"red: hire {card}")
    assert table.of("silver")["red"] == 2
    assert hall("tavern").play("red: build tavern\nred: decline").due == "blue place_worker"


@cites("R-10", "R-14", "§ 5.3")
def test_the_armoury_captures_for_free_or_not_at_all() -> None:
    workers = {"blue": {"forest": 2}, "green": {"forest": 1}}
    table = hall("armoury", workers=workers).play("red: build armoury")
    assert table.legal == ["capture forest blue", "capture forest green", "stop"]
    assert reasons(table, "capture mines blue") == [("no_workers_there", "§ 5.3")]
    table.play("red: capture forest blue")
    assert (table.at("players.red.captured"), table.at("tax_stand")) == ({"blue": 2}, 4)
    assert table.due == "blue place_worker"
    table = hall("armoury", workers=workers).play("red: build armoury\nred: stop")
    assert table.at("players.red.captured") == {}


@cites("R-41", "R-10", "§ 5.3")
def test_the_fortress_captures_at_two_locations_with_any_number_of_players() -> None:
    workers = {"blue": {"forest": 2, "mines": 1}, "red": {"quarry": 1}}
    table = hall("fortress", "red blue green yellow", workers=workers).play("red: build fortress")
    table.play("red: capture forest blue\nred: capture mines blue")
    assert table.at("players.red.captured") == {"blue": 3}
    assert table.due == "blue place_worker"
    table = hall("fortress", "red blue green yellow", workers=workers).play("red: build fortress")
    table.play("red: capture quarry red\nred: stop")
    assert table.at("players.red.supply") == 19
    assert table.due == "blue place_worker"


@cites("R-10", "R-14", "§ 5.3")
def test_the_barracks_release_or_capture_or_neither() -> None:
    given = {"workers": {"blue": {"forest": 2}}, "captured": {"blue": {"red": 3}}}
    table = hall("barracks", **given).play("red: build barracks")
    assert table.legal == ["release_captured", "capture", "decline"]
    assert table.play("red: release_captured").at("players.red.supply") == 19
    table = hall("barracks", **given).play("red: build barracks\nred: capture")
    table.play("red: capture forest blue")
    assert table.at("players.red.captured") == {"blue": 2}
    table = hall("barracks", **given).play("red: build barracks\nred: decline")
    assert table.due == "blue place_worker"
    table = hall("barracks", workers={"blue": {"forest": 2}}).play("red: build barracks")
    assert reasons(table, "release_captured") == [("nobody_to_ransom", "§ 5.3")]
    table = hall("barracks", captured={"blue": {"red": 3}}).play("red: build barracks")
    assert reasons(table, "capture") == [("nobody_to_capture", "§ 5.3")]


@cites("§ 5.3", "R-36", "R-06")
def test_the_watchtower_and_the_monument_concern_everybody_clockwise() -> None:
    table = hall("watchtower", prison={"blue": 3, "green": 4}, virtue={"blue": 0})
    table.play("red: build watchtower")
    assert table.of("virtue") == {"red": 6, "blue": 0, "green": 6}
    assert table.of("unpaid_debts") == {"red": 0, "blue": 1, "green": 0}
    table = hall("watchtower", prison={"red": 3, "blue": 3, "green": 3})
    table.play("red: build watchtower")
    told = [fact["seat"] for fact in table.told("virtue_lost")]
    assert told == ["red", "red", "blue", "green"]  # the icon, then clockwise from the owner
    table = hall("monument").play("red: build monument")
    told = [fact["seat"] for fact in table.told("virtue_gained")]
    assert told == ["red", "red", "blue", "green"]
    table = hall("monument", virtue={"green": 14, "blue": 14}, unpaid_debts={"green": 1, "blue": 1})
    table.play("red: build monument")
    assert table.due == "blue destroy_debt"
    table.play("blue: destroy_debt")
    assert table.due == "green destroy_debt"
    table.play("green: decline")
    assert table.of("unpaid_debts") == {"red": 0, "blue": 0, "green": 1}
    assert table.of("virtue")["red"] == 9


@cites("R-33", "§ 5.3")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_the_palace_counts_whole_fours(virtue: int, gold: int) -> None:
    table = hall("palace", virtue={"red": virtue}).play("red: build palace")
    assert table.of("gold")["red"] == gold
