"""Phase 3: bundles, the favor for the most of them, the workers of the site (§4.3)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import cites, position

FOUR = "blue black green red"
BUNDLE = "deliver 1 food 1 wood 1 stone"


def plenty(*seats: str) -> dict[str, dict[str, int]]:
    """Three bundles for each of these seats."""
    return {kind: dict.fromkeys(seats, 3) for kind in ("food", "wood", "stone")}


@cites("D10", "§4.3")
def test_players_deliver_in_the_order_of_the_spaces() -> None:
    table = position(FOUR, "delivery", site=["green", "red", "blue"])
    for seat in ("green", "red", "blue"):
        assert table.due == f"{seat} deliver"
        table.play(f"{seat}: stop")
    assert table.at("round") == 2


@cites("D10")
def test_any_number_of_bundles_as_long_as_resources_last() -> None:
    table = position(FOUR, "delivery", site=["red"], **plenty("red"))
    table.play(f"red: {BUNDLE}\nred: {BUNDLE}\nred: {BUNDLE}")
    assert table.prestige["red"] == 15
    assert table.told("bundle_delivered")[0] == {
        "seat": "red",
        "goods": {"food": 1, "wood": 1, "stone": 1},
        "prestige": 5,
        "parts": {"bundle": 5},
    }


@cites("§ bundle", "R-31")
def test_why_a_bundle_cannot_be_delivered() -> None:
    table = position(FOUR, "delivery", site=["red"])
    found = [
        [(obstacle.code, obstacle.rule) for obstacle in kw.why_not(table.state, f"deliver {text}")]
        for text in ("1 food 1 wood 1 gold", "2 wood 1 stone", "3 gold", "1 food 1 wood 1 stone")
    ]
    assert found == [
        [("too_few_cubes", "§4.3")],
        [("not_a_bundle", "§4.3")],
        [("not_a_bundle", "§4.3"), ("too_few_cubes", "§4.3")],
        [],
    ]


@cites("R-21", "R-22")
@pytest.mark.parametrize(
    ("delivered", "best"),
    [
        ({}, None),
        ({"green": 1}, "green"),
        ({"green": 1, "red": 2}, "red"),
        ({"green": 2, "red": 2}, "green"),
        ({"red": 1}, "red"),
    ],
)
def test_the_most_bundles_win_a_favor(delivered: dict[str, int], best: str | None) -> None:
    table = position(FOUR, "delivery", site=["green", "red"], **plenty("green", "red"))
    for seat in ("green", "red"):
        for _ in range(delivered.get(seat, 0)):
            table.play(f"{seat}: {BUNDLE}")
        table.play(f"{seat}: stop")
    assert table.told("most_bundles") == ([{"seat": best}] if best else [])
    assert table.told("favor_gained") == ([{"seat": best}] if best else [])
    assert table.of("bundles") == dict.fromkeys(FOUR.split(), 0)


@cites("D11")
def test_without_workers_and_deliveryman_the_phase_is_empty() -> None:
    table = position(FOUR, "delivery", characters=["deliveryman"])
    assert table.due == "blue place_or_pass"
    table = position(FOUR, "delivery", their_characters={"red": ["deliveryman"]})
    assert table.due == "red deliver_last"


@cites("R-26", "§4.3")
def test_workers_leave_the_site_after_the_favor() -> None:
    given = {"site": ["red"], "their_characters": {"blue": ["thief"]}}
    table = position(FOUR, "delivery", **given).play(f"red: {BUNDLE}")
    assert table.due == "red use_favor"
    assert table.at("site") == ["red"]
    table.play("red: use_slot 1")
    assert table.at("site") == []
    assert table.of("food")["red"] == 1
