"""Prestige lies face down: nobody learns another's points before the end (section 7)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import position


def prestige_seen(state: kw.State, eyes: int) -> dict[str, int | None]:
    """The prestige of every seat as this seat sees it."""
    players = kw.view(state, eyes).facts["players"]
    return {seat: players[seat]["prestige"] for seat in state.seats}


def scores_seen(state: kw.State, eyes: int) -> dict[str, int]:
    """The points of the seats that this seat may know."""
    sheet = kw.score_sheet(state, eyes)
    return dict(zip(sheet.seats, sheet.totals, strict=True))


PRESTIGE = {"red": 7, "green": 11}


def test_a_seat_sees_its_own_prestige_and_points_only() -> None:
    state = position("red green", "planning", prestige=PRESTIGE).state
    assert prestige_seen(state, 0) == {"red": 7, "green": None}
    assert prestige_seen(state, kw.SPECTATOR) == {"red": None, "green": None}
    assert scores_seen(state, 0) == {"red": 7}
    assert scores_seen(state, 1) == {"green": 11}
    assert scores_seen(state, kw.SPECTATOR) == {}


@pytest.mark.parametrize("eyes", [0, 1, kw.SPECTATOR])
def test_a_table_that_shows_prestige_shows_points_too(eyes: int) -> None:
    state = position("red green", "planning", {"show_opponent_pp": True}, prestige=PRESTIGE).state
    assert prestige_seen(state, eyes) == PRESTIGE
    assert scores_seen(state, eyes) == PRESTIGE


@pytest.mark.parametrize("eyes", [0, 1, kw.SPECTATOR])
def test_everybody_reveals_his_prestige_at_the_end(eyes: int) -> None:
    state = position("red green", "round_marker", round=9, prestige=PRESTIGE).state
    assert state.over
    assert prestige_seen(state, eyes) == PRESTIGE
    assert scores_seen(state, eyes) == PRESTIGE
