"""A line of play in scenes: as many as events, and together they are what changed, for all eyes."""

from __future__ import annotations

import copy
import json
from typing import Any

import keepwright as kw
from keepwright.engine.scenes import Change, changes_between, positions_in, scene
from tests.contract.tables import Table, for_tables, moments, spread
from tests.contract.test_views import eyes_of

every_table = for_tables(__name__)


def applied(seen: dict[str, Any], changes: list[Change]) -> dict[str, Any]:
    """What is seen after some changes, as anybody would work it out who is told them."""
    after = copy.deepcopy(seen)
    for change in changes:
        *way, last = change["path"]
        part = after
        for key in way:
            part = part[key]
        if "value" in change:
            part[last] = change["value"]
        else:
            del part[last]
    return after


def sent(changes: list[Change]) -> list[Change]:
    """Changes that went over a wire."""
    found: list[Change] = json.loads(json.dumps(changes))
    return found


@every_table
def test_the_scenes_of_a_line_lead_from_one_view_to_the_next(table: Table) -> None:
    for moment in spread(moments(table, "scenes"), 60):
        events, positions = positions_in(moment.before, moment.line)
        assert events == moment.events
        assert len(positions) == max(1, len(events))
        assert positions[-1] == moment.after
        for eyes in (None, *eyes_of(table)):
            seen = scene(moment.before, eyes)
            for position in positions:
                changes = changes_between(seen, scene(position, eyes))
                seen = applied(seen, sent(changes))
                assert seen == scene(position, eyes)
            assert seen == scene(moment.after, eyes)


@every_table
def test_a_scene_is_a_view_without_what_is_under_way(table: Table) -> None:
    state = table.begin(1)
    for eyes in eyes_of(table):
        assert {**scene(state, eyes), "agenda": kw.view(state, eyes).facts["agenda"]} == (
            kw.view(state, eyes).facts
        )


@every_table
def test_nobody_looks_on_unless_he_is_asked_in(table: Table) -> None:
    """Neither the position before a line nor the one after it keeps its scenes."""
    moment = next(iter(moments(table, "scenes")))
    _, positions = positions_in(moment.before, moment.line)
    for position in (moment.before, *positions):
        assert position.scenes is None
        assert position.heard is None
