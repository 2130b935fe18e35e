"""The Town Centre: captures (§ 4.7)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.architects.table import VARIABLE, cites, inside, position, reasons

GROUPS = {"blue": {"forest": 2, "mines": 1}, "green": {"quarry": 3, "forest": 1}}


@cites("§ 4.7", "§ 4.16")
def test_a_capture_takes_a_whole_group_and_never_an_absent_one() -> None:
    table = position("red blue green", silver={"red": 5}, workers=GROUPS)
    table.play("red: place town_centre")
    assert table.legal == [
        "capture quarry green",
        "capture forest blue",
        "capture forest green",
        "capture mines blue",
        "capture town_centre red",
        "stop",
    ]
    assert reasons(table, "capture quarry blue") == [("no_workers_there", "§ 4.7")]
    assert reasons(table, "capture quarry yellow") == [("no_workers_there", "§ 4.7")]
    table.play("red: capture quarry green")
    assert table.at("players.red.captured") == {"green": 3}
    assert table.at("players.green.workers") == {"forest": 1}
    assert table.at("players.green.supply") == 16


@cites("§ 4.7", "R-04")
def test_the_player_may_stop_at_any_time() -> None:
    workers = {**GROUPS, "red": {"town_centre": 2}}
    table = position("red blue green", silver={"red": 5}, workers=workers)
    table.play("red: place town_centre\nred: stop")
    assert (table.of("silver")["red"], table.due) == (5, "blue place_worker")
    table = position("red blue green", silver={"red": 5}, workers=workers)
    table.play("red: place town_centre\nred: capture forest blue\nred: stop")
    assert (table.of("silver")["red"], table.due) == (4, "blue place_worker")


@cites("§ 4.7")
def test_a_third_location_is_too_many_with_three_players() -> None:
    workers = {**GROUPS, "red": {"town_centre": 2}}
    table = position("red blue green", silver={"red": 5}, workers=workers)
    table.play("red: place town_centre\nred: capture forest blue\nred: capture quarry green")
    assert table.legal == ["capture forest green", "stop"]
    assert reasons(table, "capture mines blue") == [("too_many_locations", "§ 4.7")]
    assert reasons(table, "capture mines green") == [
        ("no_workers_there", "§ 4.7"),
        ("too_many_locations", "§ 4.7"),
    ]


@cites("§ 4.7", "§ 4.13")
def test_what_cannot_be_paid_cannot_be_captured() -> None:
    workers = {**GROUPS, "red": {"town_centre": 1}}
    table = position("red blue green", silver={"red": 1}, workers=workers)
    table.play("red: place town_centre\nred: capture forest blue")
    assert table.due == "blue place_worker"
    assert table.told("forced")[0]["action"] == "stop"
    start = {"capture": {"seat": "red", "left": 2, "spared": 0, "places": ""}}
    table = position("red blue green", start, silver={"red": 1}, workers=workers)
    inside(table).players[0].silver = 0
    assert reasons(table, "capture forest blue") == [("too_few_silver", "§ 4.7")]


@cites("§ 4.7", "§ 4.13")
def test_only_workers_on_large_circles_can_be_captured() -> None:
    table = position(
        "red blue green", silver={"red": 5}, prison={"blue": 3}, guildhall=["blue"],
        black_market={"bm_left": "blue"}, captured={"green": {"blue": 2}},
    )  # fmt: skip
    table.play("red: place town_centre")
    assert table.legal == ["capture town_centre red", "stop"]


@cites("R-07", "§ 4.13")
def test_tax_is_avoided_for_the_first_capture_only() -> None:
    workers = {**GROUPS, "red": {"town_centre": 1}}
    table = position("red blue green", virtue={"red": 1}, silver={"red": 1}, workers=workers)
    table.play("red: place town_centre\nred: capture forest blue\nred: capture forest green")
    assert table.of("silver")["red"] == 0
    assert table.at("tax_stand") == 4


@cites("R-08")
def test_the_conspirator_counts_afresh_at_every_visit() -> None:
    given = {"silver": {"red": 2}, "apprentices": {"red": ["conspirator_1"]}}
    workers = {"red": {"town_centre": 1}, "blue": {"forest": 1}, "green": {"forest": 1}}
    table = position("red blue green", workers=workers, **given)
    table.play("red: place town_centre\nred: capture forest blue\nred: capture forest green")
    assert table.of("silver")["red"] == 1
    assert table.told("silver_paid")[1]["parts"] == {"capture": 1, "conspirator_1": -1}


@cites("R-08", "R-09")
def test_a_visit_is_one_task_that_knows_what_is_left_and_spared() -> None:
    workers = {"red": {"town_centre": 3}, "blue": {"forest": 1}, "green": {"forest": 1, "mines": 2}}
    workers["blue"]["town_centre"] = 1
    hired = {"red": ["conspirator_1", "conspirator_2"]}
    table = position("red blue green", workers=workers, silver={"red": 3}, apprentices=hired)
    table.play("red: place town_centre")
    told = [table.at("agenda.0.capture")]
    for move in ("forest blue", "forest green", "town_centre red"):
        table.play(f"red: capture {move}")
        told.append(table.at("agenda.0.capture"))
    assert [(one["left"], one["spared"], one["places"]) for one in told] == [
        (4, 2, ""),
        (3, 2, "forest"),
        (2, 1, "forest"),
        (1, 0, "forest town_centre"),
    ]
    paid = [one["parts"] for one in table.told("silver_paid")]
    assert paid[1:] == [
        {"capture": 1, "conspirator_1": -1},
        {"capture": 1, "conspirator_2": -1},
    ]


@pytest.mark.parametrize(
    "fields",
    [
        {"left": 0, "spared": 0, "places": ""},
        {"left": 21, "spared": 0, "places": ""},
        {"left": 1, "spared": 9, "places": ""},
        {"left": 1, "spared": 0, "places": "prison"},
        {"left": 1, "spared": 0, "places": "forest quarry"},
        {"left": 1, "spared": "0", "places": ""},
        {"left": 1, "spared": 0, "places": "", "more": 1},
        {"left": 1, "spared": 1, "places": ""},
        {"left": 1, "spared": 0, "places": "quarry forest mines"},
    ],
)
def test_a_capture_that_no_visit_has_is_refused(fields: dict[str, int | str]) -> None:
    with pytest.raises(kw.BadState):
        position("red blue", {"capture": {"seat": "red", **fields}}, silver={"red": 5})


@cites("§ 5.7", "R-07")
def test_ada_ignores_the_tax() -> None:
    table = position(
        "purple blue", "turn", VARIABLE, character={"purple": "ada"},
        workers={"blue": {"forest": 1}},
    )  # fmt: skip
    table.play("purple: place town_centre\npurple: capture forest blue")
    assert table.at("players.purple.captured") == {"blue": 1}
