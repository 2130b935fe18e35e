"""The decision points of the rules of record are the decisions of the game (§4.6)."""

from __future__ import annotations

import re

import pytest

import keepwright as kw
from keepwright.engine.agenda import SecretDecision
from tests.games.caylus_1303.table import RULES, cites

# The decisions of the game at each point; what is part of an option is asked by itself.
ASKED = {
    "D1": {"draft"},
    "D2": {"early_placement"},
    "D3": {"place_or_pass"},
    "D4": {"trade", "take_of_choice", "build", "claim"},
    "D5": {"use_favor"},
    "D6": {"take_from_board"},
    "D7": {"toll_move"},
    "D8": {"bridge_move"},
    "D9": {"bailiff_move"},
    "D10": {"deliver"},
    "D11": {"deliver_last"},
    "D12": {"build_monument"},
    "D13": {"pay", "take"},
}
WAYS_OUT = {"decline", "pass", "stop", "provost 0"}
ROWS = dict(re.findall(r"^\| (D\d+) \|.*\| ([^|]+) \|$", RULES.text, re.MULTILINE))
DECISIONS = [t for t in kw.load("caylus_1303").tasks.by_key.values() if isinstance(t, kw.Decision)]


@cites("§4.6")
def test_every_decision_is_at_a_point_of_the_rules() -> None:
    assert list(ROWS) == list(ASKED)
    assert {task.name for task in DECISIONS} == set().union(*ASKED.values())


@cites("§4.6")
@pytest.mark.parametrize("point", ASKED)
def test_what_may_be_declined_can_be(point: str) -> None:
    """A candidate to do nothing, where the rules have one; it is legal whatever the position."""
    for task in DECISIONS:
        if task.name in ASKED[point]:
            texts = {action.text for action in task.candidates.actions}
            assert len(texts & WAYS_OUT) == (not ROWS[point].startswith("no"))


def test_no_decision_is_made_together_or_in_secret() -> None:
    assert not any(isinstance(task, SecretDecision) for task in DECISIONS)
