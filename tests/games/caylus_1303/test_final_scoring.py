"""The end: prestige and gold, nothing else; tied players share the victory (§6)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import RECORD, cites, position

FOUR = "blue black green red"
PER_GOLD = RECORD["scoring"]["final"]["pp_per_gold"]


def sheet(**given: dict[str, int]) -> dict[str, int]:
    """The points of every seat at the end."""
    state = position(FOUR, "final_scoring", round=9, **given).state
    scored = kw.score_sheet(state)
    return dict(zip(scored.seats, scored.totals, strict=True))


@cites("§6")
@pytest.mark.parametrize("kind", ["food", "wood", "stone", "cloth", "supply", "gold"])
def test_only_gold_is_worth_something(kind: str) -> None:
    points = sheet(prestige={"red": 10}, **{kind: {"red": 3}})
    assert points["red"] == 10 + (3 * PER_GOLD if kind == "gold" else 0)


def test_ties_are_shared() -> None:
    state = position(FOUR, "final_scoring", round=9, prestige={"red": 6}, gold={"blue": 3}).state
    assert kw.score_sheet(state).winners == ["blue", "red"]


def test_everybody_counts_his_points_aloud() -> None:
    state = position(
        FOUR, {"build_monument": {"seat": "red", "space": 1}}, round=9,
        owners={"start_farm_2": "red"}, residences=["start_farm_2"], gold={"red": 2},
    ).state  # fmt: skip
    heard: list[kw.Event] = []
    kw.play(state, "decline", heard)
    counted = [event.facts for event in heard if event.code == "points_counted"]
    assert [facts["seat"] for facts in counted] == FOUR.split()
    assert counted[-1] == {"seat": "red", "prestige": 4, "parts": {"gold": 4}}
    assert heard[-1].code == "game_ended"
    assert heard[-1].facts == {"winners": ["red"], "prestige": 4}
