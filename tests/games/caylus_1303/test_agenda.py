"""Which agendas can be: a position that is read can be played to the end, or it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json
from keepwright.engine.scenario import merge
from tests.games.caylus_1303.table import facts_of

PHASES = ["planning", "activation", "delivery", "stewardship"]
STEPS = {
    "planning": ["turn_of_early_riser", "turns"],
    "activation": ["printed_buildings", "guilds_bridge", "turn_of_bailiff", "reached_buildings",
                   "beyond_the_provost"],
    "delivery": ["at_the_site", "turn_of_deliveryman", "most_bundles", "leave_the_site"],
    "stewardship": ["residences", "monuments", "recruiting", "provost_returns", "round_marker"],
}  # fmt: skip
RED, GREEN = {"seat": "red"}, {"seat": "green"}
MARKET = {"workers": {"start_market_1": "red"}}
FAIR = {"workers": {"fairground": "red"}}
TRADE = {"trade": {"seat": "red", "place": "start_market_1"}}
DRAFT = [{"draft": GREEN}, {"draft": RED}, "round"]
BOTH = {"characters": ["thief", "bailiff"]}


def after(step: str) -> list[Any]:
    """What follows a step of a phase in a round."""
    for place, phase in enumerate(PHASES):
        if step in STEPS[phase]:
            return STEPS[phase][STEPS[phase].index(step) + 1 :] + PHASES[place + 1 :]
    return PHASES[PHASES.index(step) + 1 :]


def worker(place: str) -> list[Any]:
    """The rest of a round from the end of the activation of a building on."""
    printed = place in ("fairground", "lawyer", "carpenter", "toll")
    step = "printed_buildings" if printed else "reached_buildings"
    return [{"after_activation": {"place": place}}, *after(step)]


def position(agenda: list[Any], change: dict[str, Any] | None = None) -> kw.State:
    """Red and green in planning, with another agenda and some changes."""
    facts = facts_of("red green", "planning")
    for player in facts["players"].values():
        del player["camp"]
    merge(facts, change or {})
    facts["agenda"] = agenda
    return kw.state_of("caylus_1303", facts)


def why_refused(agenda: list[Any], change: dict[str, Any] | None = None) -> tuple[str, str]:
    with pytest.raises(kw.BadState) as refused:
        position(agenda, change)
    return str(refused.value.facts["path"]), str(refused.value.facts["why"])


def playable(state: kw.State) -> bool:
    kw.deal_in_place(state, kw.Dice(3))
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    return state.over


@pytest.mark.parametrize("step", [*PHASES, *(step for steps in STEPS.values() for step in steps)])
def test_every_step_and_what_follows_it(step: str) -> None:
    assert playable(position([step, *after(step)]))


@pytest.mark.parametrize(
    ("agenda", "change"),
    [
        ([], {}),
        (["round"], {}),
        (DRAFT, BOTH),
        (["first_player", "choose_pool", "draft_characters", "round"], {}),
        (["characters", "draft_characters", "round"], {}),
        ([{"place_or_pass": GREEN}, *after("turns")], {}),
        ([{"early_placement": RED}, *after("turn_of_early_riser")], {}),
        ([{"bridge_move": RED}, {"bridge_move": GREEN}, *after("guilds_bridge")],
         {"passed": ["red", "green"]}),
        ([{"bailiff_move": RED}, *after("turn_of_bailiff")], {}),
        ([TRADE, *worker("start_market_1")], MARKET),
        ([{"take": {"seat": "red", "count": 1}}, *worker("start_market_1")], MARKET),
        (worker("start_market_1"), MARKET),
        ([{"use_favor": RED}, *worker("fairground")],
         {**FAIR, "players": {"green": {"characters": ["thief"]}}}),
        ([TRADE, {"take_from_board": RED}, *worker("fairground")],
         {**FAIR, "characters": ["thief"]}),
        ([{"pay": {"seat": "red", "price": "1 wood 1 any_basic"}},
          {"raise": {"seat": "red", "place": "wood_tailor"}}, *worker("carpenter")],
         {"workers": {"carpenter": "red"}}),
        ([{"deliver": GREEN}, {"deliver": RED}, *after("at_the_site")],
         {"site": ["green", "red"]}),
        ([{"deliver_last": RED}, *after("turn_of_deliveryman")], {}),
        ([{"use_favor": RED}, *after("most_bundles")],
         {"players": {"green": {"characters": ["thief"]}}}),
        ([{"build_monument": {"seat": "red", "space": 3}}, {"after_residence": {"space": 3}},
          *after("monuments")],
         {"owners": {"start_quarry": "red"}, "residences": ["start_quarry"],
          "players": {"red": {"gold": 1}}}),
        ([{"use_favor": RED}, {"after_residence": {"space": 3}}, *after("monuments")],
         {"road": {"3": "theater"}, "owners": {"theater": "red"},
          "players": {"green": {"characters": ["thief"]}}}),
        (["final_scoring"], {"round": 9}),
    ],
)  # fmt: skip
def test_what_a_game_can_still_bring_is_read_and_played(
    agenda: list[Any], change: dict[str, Any]
) -> None:
    assert playable(position(agenda, change))


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([{"place_or_pass": RED}], 0),
        ([{"place_or_pass": RED}, "round"], 0),
        ([{"place_or_pass": RED}, {"place_or_pass": GREEN}, *after("turns")], 0),
        ([{"place_or_pass": RED}, *after("guilds_bridge")], 0),
        ([*PHASES, "round"], 0),
        (["planning", *PHASES], 0),
        (["round", "round"], 0),
        (["first_player"], 0),
        ([{"draft": RED}, {"draft": GREEN}, "round"], 0),
        ([{"build_monument": {"seat": "red", "space": 3}}, *after("monuments")], 0),
        ([TRADE], 1),
        ([TRADE, {"bridge_move": RED}], 1),
    ],
)
def test_what_leads_elsewhere_is_refused(agenda: list[Any], place: int) -> None:
    assert why_refused(agenda, MARKET) == (f"agenda.{place}", "not_the_course_of_a_round")


@pytest.mark.parametrize(
    ("agenda", "change"),
    [
        ([TRADE, "planning", *after("planning")], MARKET),
        ([TRADE, TRADE, *worker("start_market_1")], MARKET),
        ([TRADE, {"use_favor": RED}, *worker("start_market_1")], MARKET),
        ([{"use_favor": RED}, {"take_from_board": RED}, *worker("fairground")], FAIR),
        ([TRADE, {"take_from_board": GREEN}, *worker("fairground")], FAIR),
        ([{"trade": {"seat": "green", "place": "start_market_1"}}, *worker("start_market_1")],
         MARKET),
        ([{"use_favor": GREEN}, {"after_residence": {"space": 3}}, *after("monuments")],
         {"road": {"3": "theater"}, "owners": {"theater": "red"}}),
        ([{"pay": {"seat": "red", "price": "1 any_basic"}}, *worker("start_market_1")], MARKET),
    ],
)  # fmt: skip
def test_effects_out_of_order_are_refused(agenda: list[Any], change: dict[str, Any]) -> None:
    assert why_refused(agenda, change) == ("agenda.0", "out_of_order")


@pytest.mark.parametrize(
    ("agenda", "change", "place"),
    [
        (["final_scoring"], {}, 0),
        (["draft_characters", "round"], {"characters": ["thief"]}, 0),
        (DRAFT, {"characters": ["thief"]}, 0),
        ([{"place_or_pass": RED}, *after("turns")], {"passed": ["red"]}, 0),
        ([{"build_monument": {"seat": "red", "space": 3}}, {"after_residence": {"space": 3}},
          *after("monuments")], {}, 0),
        ([{"build_monument": {"seat": "green", "space": 3}}, {"after_residence": {"space": 3}},
          *after("monuments")],
         {"owners": {"start_quarry": "red"}, "residences": ["start_quarry"]}, 0),
        ([{"raise": {"seat": "red", "place": "wood_farm"}}, *worker("carpenter")],
         {"workers": {"carpenter": "red"}}, 0),
        ([{"pay": {"seat": "red", "price": "1 wood 1 any_basic"}},
          {"raise": {"seat": "red", "place": "wood_tailor"}}, *worker("carpenter")],
         {"workers": {"carpenter": "red"}, "players": {"red": {"wood": 0}}}, 0),
        (worker("toll"), {}, 0),
    ],
)  # fmt: skip
def test_a_task_without_what_it_is_about_is_refused(
    agenda: list[Any], change: dict[str, Any], place: int
) -> None:
    assert why_refused(agenda, change) == (f"agenda.{place}", "cannot_be_done")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"owners": {"wood_quarry": "red"}}, "owners"),
        ({"owners": {"start_quarry": "red"}}, "owners"),
        ({"workers": {"toll": "red"}}, "workers"),
    ],
)
def test_nothing_is_built_or_placed_before_the_game_begins(
    change: dict[str, Any], path: str
) -> None:
    assert why_refused(DRAFT, {**BOTH, **change}) == (path, "not_set_up")


def test_a_second_worker_stands_until_the_end_of_activation() -> None:
    change = {
        "workers": {"toll": "red"},
        "second_workers": {"toll": "green"},
        "used": ["journeyman"],
    }
    assert playable(position(["activation", *after("activation")], change))
    assert playable(position(["beyond_the_provost", *after("beyond_the_provost")], change))
    refused = why_refused(["delivery", *after("delivery")], change)
    assert refused == ("second_workers.toll", "no_worker_there")


def test_every_task_alone_is_played_or_refused() -> None:
    outcomes = set()
    for task in kw.load("caylus_1303").tasks.by_key.values():
        if int(task.fields().get("seat", 0)) < 2:
            for rest in ([], worker("start_market_1"), after("most_bundles"), after("turns")):
                try:
                    state = position([task_to_json(task, ("red", "green")), *rest], MARKET)
                except kw.BadState:
                    outcomes.add("refused")
                    continue
                assert playable(state)
                outcomes.add("played")
    assert outcomes == {"played", "refused"}
