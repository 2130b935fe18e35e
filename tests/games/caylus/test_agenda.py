"""What a position that is read has on its agenda: it can be played to the end, or it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw

RED = {"seat": "red"}
FAVOUR = {"choose_favour": RED}
ALL_PASSED = {"passed": ["red", "blue"]}
ALL_ROWS = ["favour_prestige", "favour_deniers", "favour_resources", "favour_buildings"]


def position(agenda: list[Any], **changes: Any) -> kw.State:
    """The opening of red and blue with another agenda and some changes."""
    state = kw.new_game("caylus", ("red", "blue"), seed=1)
    facts = state.to_json()
    players = changes.pop("players", {})
    for name in facts["players"]:
        facts["players"][name].pop("workers")
        facts["players"][name].update(players.get(name, {}))
    return state.game.state_from_json({**facts, **changes, "agenda": agenda})


def why_refused(agenda: list[Any], **changes: Any) -> tuple[str, str]:
    with pytest.raises(kw.BadState) as refused:
        position(agenda, **changes)
    return str(refused.value.facts["path"]), str(refused.value.facts["why"])


@pytest.mark.parametrize(
    ("agenda", "changes", "due"),
    [
        ([], {}, "place_or_pass"),
        ([], {"phase": 3, "inn_right": "red", **ALL_PASSED}, "stay_in_inn"),
        ([], {"phase": 3, "done": 6, "inn_right": "red", **ALL_PASSED}, "move_provost"),
        ([], {"phase": 4, "done": 1, **ALL_PASSED}, "move_provost"),
        ([], {"phase": 5, "workers": {"neutral_farm": "red"}, **ALL_PASSED}, "produce"),
        ([], {"phase": 5, "done": 20, **ALL_PASSED}, "place_or_pass"),
        ([], {"phase": 7, "done": 2, **ALL_PASSED}, "place_or_pass"),
        (["round"], {"phase": 7, **ALL_PASSED}, "place_or_pass"),
        (["road"], {"phase": 0, "done": 1, "round": 0, "road": {}}, "road"),
        ([{"guild_move": RED}], {"phase": 3, "done": 3, **ALL_PASSED}, "guild_move"),
        ([FAVOUR], {"phase": 5, "players": {"red": {"favours": 2}}, **ALL_PASSED}, "choose_favour"),
        ([], {"phase": 5, "players": {"red": {"favours": 1}}, **ALL_PASSED}, "choose_favour"),
        ([{"pay": {"seat": "red", "price": "1 any"}},
          {"gain": {"seat": "red", "offer": "1 any for 4 denier"}}],
         {"phase": 5, **ALL_PASSED}, "pay"),
        ([{"pay": {"seat": "red", "price": "1 wood 1 any"}},
          {"raise": {"seat": "red", "place": "wood_market"}}],
         {"phase": 5, "players": {"red": {"wood": 2}}, **ALL_PASSED}, "pay"),
    ],
)  # fmt: skip
def test_the_position_tells_what_is_due_and_what_follows(
    agenda: list[Any], changes: dict[str, Any], due: str
) -> None:
    state = position(agenda, **changes)
    assert state.due is not None
    assert state.due.name == due
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    assert state.over


def test_a_game_that_is_over_stays_so() -> None:
    state = position([])
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    again = state.game.state_from_json(state.to_json())
    assert (again.over, again.digest()) == (True, state.digest())
    with pytest.raises(kw.BadState, match="over"):
        state.game.state_from_json({**state.to_json(), "agenda": [{"place_or_pass": RED}]})


@pytest.mark.parametrize(
    ("agenda", "changes", "why"),
    [
        ([FAVOUR], {}, ("phase", "other_phase")),
        ([FAVOUR], {"phase": 4, **ALL_PASSED}, ("phase", "other_phase")),
        ([{"place_or_pass": RED}], {"phase": 5, **ALL_PASSED}, ("phase", "other_phase")),
        (["turn_order"], {}, ("phase", "other_phase")),
        ([], {"phase": 0}, ("round", "out_of_range")),
        ([], {"phase": 5}, ("passed", "not_all_passed")),
        ([], {"phase": 3, "done": 7, **ALL_PASSED}, ("done", "out_of_range")),
        ([], {"phase": 4, "workers": {"gate": "red"}, **ALL_PASSED}, ("workers.gate", "gone_home")),
        ([], {"phase": 4, "inn_left": "red", **ALL_PASSED}, ("inn_left", "gone_home")),
        ([], {"phase": 5, "done": 20, "workers": {"neutral_farm": "red"}, **ALL_PASSED},
         ("workers.neutral_farm", "gone_home")),
        ([], {"phase": 6, "workers": {"neutral_farm": "red"}, **ALL_PASSED},
         ("workers.neutral_farm", "gone_home")),
        ([], {"phase": 7, "castle": ["red"], **ALL_PASSED}, ("castle", "gone_home")),
        ([], {"bailiff": 20}, ("bailiff", "section_not_scored")),
        ([], {"players": {"red": {"workers": 7}}}, ("players.red.workers", "out_of_range")),
        ([], {"players": {"red": {"workers": 5}}}, ("players.red.workers", "not_all_workers")),
        (["road"], {"phase": 0, "done": 1, "round": 0}, ("road", "not_set_up")),
        ([], {"round": 99}, ("round", "out_of_range")),
    ],
)  # fmt: skip
def test_a_position_that_no_game_comes_to_is_refused(
    agenda: list[Any], changes: dict[str, Any], why: tuple[str, str]
) -> None:
    assert why_refused(agenda, **changes) == why


@pytest.mark.parametrize(
    ("task", "phase", "changes"),
    [
        ({"place_or_pass": RED}, 2, {"passed": ["red"]}),
        ({"leave_gate": RED}, 3, {}),
        ({"leave_gate": RED}, 3, {"workers": {"gate": "blue"}}),
        ({"stay_in_inn": RED}, 3, {"inn_right": "blue"}),
        ({"pay": {"seat": "red", "price": "1 any"}}, 5,
         {"players": {"red": {"food": 0, "wood": 0}}}),
        (FAVOUR, 5, {"players": {"red": {"rows_used": ALL_ROWS}}}),
        ({"raise": {"seat": "red", "place": "jeweller"}}, 5, {}),
        ({"raise": {"seat": "red", "place": "mason"}}, 5, {"owners": {"mason": "blue"}}),
        ({"raise": {"seat": "red", "place": "statue"}}, 5, {}),
        ("final_scoring", 7, {}),
    ],
)  # fmt: skip
def test_a_task_without_what_it_is_about_is_refused(
    task: Any, phase: int, changes: dict[str, Any]
) -> None:
    passed = {} if phase == 2 else ALL_PASSED
    why = why_refused([task], **{"phase": phase, **passed, **changes})
    assert why == ("agenda.0", "cannot_be_done")


@pytest.mark.parametrize(
    "agenda",
    [
        [{"use_building_row": RED}, FAVOUR],
        [FAVOUR, {"raise": {"seat": "red", "place": "mason"}}],
        [FAVOUR, {"gain": {"seat": "red", "offer": "1 any for 4 denier"}}],
        [{"pay": {"seat": "blue", "price": "1 any"}}, {"raise": {"seat": "red", "place": "mason"}}],
        [FAVOUR, {"move_provost": RED}],
    ],
)
def test_what_cannot_wait_beneath_another_task_is_refused(agenda: list[Any]) -> None:
    path, why = why_refused(agenda, phase=5, **ALL_PASSED)
    assert (path, why) == ("agenda.1", "cannot_be_done")


@pytest.mark.parametrize(
    ("field", "value"),
    [("deniers", 9_999), ("prestige", 99_999), ("food", 2_047), ("gold", 2_047)],
)
def test_no_amount_outgrows_its_field_before_the_end(field: str, value: int) -> None:
    path, why = why_refused([], players={"red": {field: value}})
    assert (path, why) == (f"players.red.{field}", "out_of_range")
