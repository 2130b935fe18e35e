"""Every decision of the catalogue is asked by its name, and nothing else is (§ 4.16)."""

from __future__ import annotations

import re

import keepwright as kw
from keepwright.engine.agenda import SecretDecision, Together
from tests.games.architects.table import RULES, cites

TASKS = kw.load("architects").tasks.by_key.values()
DECISIONS = {task.name: task for task in TASKS if isinstance(task, kw.Decision)}
# What the catalogue names within another decision, and what the modules and characters ask.
PARTS = {"pay", "release_count"}
OPTIONAL = {"choose_character", "starting_apprentice", "discount", "avoid_debt"}


def catalogue() -> set[str]:
    """The ids in the first column of the table of decisions."""
    section = RULES.text.split("### 4.16 ")[1].split("## 5.")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return {id for row in rows for id in re.findall(r"`(\w+)`", row)}


@cites("§ 4.16")
def test_the_decisions_are_those_of_the_catalogue() -> None:
    assert len(catalogue()) == 21
    assert set(DECISIONS) == catalogue() | PARTS | OPTIONAL


@cites("§ 4.16", "§ 7")
def test_what_depends_on_a_hand_is_asked_even_with_one_answer() -> None:
    secret = {name for name, task in DECISIONS.items() if isinstance(task, SecretDecision)}
    assert secret == {
        "draft_pick",
        "place_worker",
        "keep_building",
        "guildhall_mode",
        "cathedral_discard",
        "hand_limit",
        "building_choice",
    }
    together = {name for name, task in DECISIONS.items() if isinstance(task, Together)}
    assert together == {"draft_pick"}
