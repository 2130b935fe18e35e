"""Which agendas can be: a position that is read can be played to the end, or it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json

REST = ["special", "provost", "buildings", "castle", "end_of_round", "after_round"]
FROM_CASTLE = ["castle", "end_of_round", "after_round"]
RED = {"seat": "red"}


def position(agenda: list[Any], **changes: Any) -> kw.State:
    """The opening of red and blue with another agenda and some changes."""
    state = kw.new_game("caylus", ("red", "blue"), seed=1)
    facts = state.to_json()
    players = changes.pop("players", {})
    for name in facts["players"]:
        facts["players"][name].update(players.get(name, {}))
        facts["players"][name].pop("workers")
    return state.game.state_from_json({**facts, **changes, "agenda": agenda})


def why_refused(agenda: list[Any], **changes: Any) -> tuple[str, str]:
    with pytest.raises(kw.BadState) as refused:
        position(agenda, **changes)
    return str(refused.value.facts["path"]), str(refused.value.facts["why"])


@pytest.mark.parametrize(
    "agenda",
    [
        [*REST],
        ["round"],
        ["after_round"],
        [{"place_or_pass": RED}, *REST],
        [{"guild_move": RED}, "joust_field", "stables", "inn", *REST[1:]],
        [{"move_provost": RED}, {"move_provost": {"seat": "blue"}}, *REST[2:]],
        [{"build": {"seat": "red", "group": "wood"}}, "workers_go_home", *FROM_CASTLE],
        [{"hand_in_batch": RED}, {"after_turn_in_castle": RED}, "most_houses", *FROM_CASTLE[1:]],
        [{"choose_favour": RED}, {"favour": RED}, {"favour": RED}, *FROM_CASTLE],
        [{"score_seat": {"seat": "red", "section": "dungeon"}}, "score_next", "after_round"],
        [{"score_section": {"section": "dungeon"}}, "score_next", "after_round"],
        [{"pay": {"seat": "red", "price": "1 any"}},
         {"gain": {"seat": "red", "offer": "1 any for 4 denier"}}, *FROM_CASTLE],
        [{"pay": {"seat": "red", "price": "1 wood 1 any"}},
         {"raise": {"seat": "red", "place": "wood_market"}}, *FROM_CASTLE],
        [],
    ],
)  # fmt: skip
def test_what_a_game_can_still_bring_is_read_and_played(agenda: list[Any]) -> None:
    state = position(agenda)
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    assert state.over


@pytest.mark.parametrize(
    "agenda",
    [
        [{"place_or_pass": RED}],
        [{"place_or_pass": RED}, "round"],
        [{"place_or_pass": RED}, *REST[:-1]],
        [*REST, "round"],
        ["special", "special", *REST[1:]],
        ["final_scoring"],
        ["turn_order"],
        ["hand_out"],
        [{"favour": RED}],
    ],
)
def test_what_leads_nowhere_is_refused(agenda: list[Any]) -> None:
    assert why_refused(agenda) == ("agenda", "not_the_course_of_a_round")


@pytest.mark.parametrize(
    "changes",
    [
        {"owners": {"mason": "red"}},
        {"workers": {"neutral_farm": "red"}},
        {"residences": {"9": "red"}},
    ],
)
def test_the_neutral_tiles_are_laid_before_anything_is_built(changes: dict[str, Any]) -> None:
    agenda = ["road", "turn_order", "hand_out", "round"]
    assert why_refused(agenda, **changes) == ("road", "not_set_up")
    for state in (position(agenda), position(agenda, road={})):
        assert isinstance(state.due, kw.Chance)
        kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
        assert state.over


@pytest.mark.parametrize(
    ("task", "changes"),
    [
        ({"place_or_pass": RED}, {"passed": ["red"]}),
        ({"leave_gate": RED}, {}),
        ({"leave_gate": RED}, {"workers": {"gate": "blue"}}),
        ({"stay_in_inn": RED}, {"inn_right": "blue"}),
        ({"after_activation": {"place": "neutral_farm"}}, {}),
        ({"after_activation": {"place": "gate"}}, {"workers": {"gate": "red"}}),
        ({"after_activation": {"place": "mason"}}, {}),
        ({"pay": {"seat": "red", "price": "1 any"}}, {"players": {"red": {"food": 0, "wood": 0}}}),
        ({"choose_favour": RED}, {"players": {"red": {"rows_used": [
            "favour_prestige", "favour_deniers", "favour_resources", "favour_buildings"]}}}),
        ({"raise": {"seat": "red", "place": "jeweller"}}, {}),
        ({"raise": {"seat": "red", "place": "mason"}}, {"owners": {"mason": "blue"}}),
        ({"raise": {"seat": "red", "place": "statue"}}, {}),
        ({"score_section": {"section": "walls"}}, {}),
        ({"score_seat": {"seat": "red", "section": "dungeon"}}, {"scored": 1}),
    ],
)  # fmt: skip
def test_a_task_without_what_it_is_about_is_refused(task: Any, changes: dict[str, Any]) -> None:
    assert why_refused([task, *REST], **changes) == ("agenda.0", "cannot_be_done")


@pytest.mark.parametrize(
    "agenda",
    [
        [{"favour": RED}, {"choose_favour": RED}, *FROM_CASTLE],
        [{"favour": RED}, {"pay": {"seat": "red", "price": "1 any"}}, *FROM_CASTLE],
        [{"favour": RED}, {"raise": {"seat": "red", "place": "mason"}}, *FROM_CASTLE],
        ["gate", {"favour": RED}, *REST[1:]],
        ["workers_go_home", {"after_activation": {"place": "neutral_farm"}}, *FROM_CASTLE],
        ["score_next", {"score_section": {"section": "dungeon"}}, "after_round"],
        [{"place_or_pass": RED}, {"place_or_pass": {"seat": "blue"}}, *REST],
    ],
)
def test_tasks_in_an_order_that_no_game_has_are_refused(agenda: list[Any]) -> None:
    path, why = why_refused(agenda, workers={"neutral_farm": "red"})
    assert (path, why) == ("agenda.1", "out_of_order")


def test_every_task_alone_is_played_or_refused() -> None:
    game = kw.load("caylus")
    outcomes = set()
    for task in game.tasks.by_key.values():
        if int(task.fields().get("seat", 0)) < 2:
            try:
                state = position([task_to_json(task, ("red", "blue")), *REST])
            except kw.BadState:
                outcomes.add("refused")
                continue
            kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
            outcomes.add("played")
    assert outcomes == {"played", "refused"}


@pytest.mark.parametrize(
    ("field", "value"),
    [("deniers", 9_999), ("prestige", 99_999), ("food", 2_047), ("gold", 2_047)],
)
def test_no_amount_outgrows_its_field_before_the_end(field: str, value: int) -> None:
    path, why = why_refused([*REST], players={"red": {field: value}})
    assert (path, why) == (f"players.red.{field}", "out_of_range")


def test_no_round_is_so_late_that_the_game_has_no_room_to_end() -> None:
    assert why_refused([*REST], round=99) == ("round", "out_of_range")
