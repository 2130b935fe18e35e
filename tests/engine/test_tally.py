"""Tallies and score sheets: numbers that say where they come from."""

from __future__ import annotations

import pytest

import keepwright as kw


def tally(**parts: int) -> kw.Tally:
    found = kw.Tally()
    for label, points in parts.items():
        found.add(label, points)
    return found


def test_a_tally_adds_up_its_parts() -> None:
    found = tally(base=2, residences=3, loss=-1)
    assert found.total == 4
    assert found.parts == [("base", 2), ("residences", 3), ("loss", -1)]
    assert repr(found) == "<4: +2 base +3 residences -1 loss>"
    assert found.to_json() == {"total": 4, "parts": {"base": 2, "residences": 3, "loss": -1}}


def test_a_part_of_nothing_is_left_out() -> None:
    assert tally(base=0).parts == []


def test_a_tally_nobody_reads_counts_only() -> None:
    found = kw.Tally(explained=False)
    found.add("base", 2)
    assert (found.total, found.parts) == (2, [])


def test_all_with_the_most_points_win() -> None:
    sheet = kw.ScoreSheet(("blue", "red", "green"), [tally(a=5), tally(b=3, c=2), tally(a=4)])
    assert sheet.totals == [5, 5, 4]
    assert sheet.winners == ["blue", "red"]
    assert sheet.to_json()["red"] == {"total": 5, "parts": {"b": 3, "c": 2}}
    assert repr(sheet).startswith("ScoreSheet(blue <5: +5 a>, red ")


def test_what_differs_first_decides_among_equal_points() -> None:
    three = [tally(a=5), tally(a=5), tally(a=4)]
    sheet = kw.ScoreSheet(("blue", "red", "green"), three, ties=[(7, 1), (7, 2), (9, 9)])
    assert sheet.winners == ["red"]
    assert kw.ScoreSheet(("blue", "red", "green"), three, ties=[(7, 2)] * 3).winners == [
        "blue",
        "red",
    ]


@pytest.mark.parametrize(("points", "winners"), [(4, ["blue"]), (5, []), (6, [])])
def test_who_wins_has_more_points_than_any_rival(points: int, winners: list[str]) -> None:
    rivals = {"helena": tally(a=points)}
    sheet = kw.ScoreSheet(("blue", "red"), [tally(a=5), tally(a=2)], rivals=rivals)
    assert sheet.winners == winners
    assert list(sheet.to_json()) == ["blue", "red", "helena"]
