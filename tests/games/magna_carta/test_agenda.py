"""What a position that is read has on its agenda: it can be played to the end, or it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.scenario import merge
from tests.games.magna_carta.table import facts_of, road

RED, GREEN = {"seat": "red"}, {"seat": "green"}
ALL = ["red", "green"]
ONE_ANY = {"seat": "red", "price": "1 any"}
WOOD_ANY = {"seat": "red", "price": "1 wood 1 any"}


def position(agenda: list[Any], change: dict[str, Any] | None = None) -> kw.State:
    """Red and green in the action phase, with another agenda and some changes."""
    facts = facts_of("red green", "actions")
    for player in facts["players"].values():
        del player["pile"], player["workers"]
        player.update(deniers=3, food=1, wood=2, stone=1)
    merge(facts, change or {})
    facts["agenda"] = agenda
    facts["turn"] = facts["turn"] if facts["phase"] == "actions" else None
    return kw.state_of("magna_carta", facts)


def why_refused(agenda: list[Any], change: dict[str, Any] | None = None) -> tuple[str, str]:
    with pytest.raises(kw.BadState) as refused:
        position(agenda, change)
    return str(refused.value.facts["path"]), str(refused.value.facts["why"])


def playable(state: kw.State) -> bool:
    kw.deal_in_place(state, kw.Dice(3))
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    return state.over


MARKET = {
    "phase": 4,
    "done": 5,
    "road": road(2, "green_market", "red_bank"),
    "provost": 3,
    "workers": {"green_market": "red"},
    "passed": ALL,
}
LAWYER = {**MARKET, "road": road(2, "green_lawyer", "red_bank"), "workers": {"green_lawyer": "red"}}
SETTING_UP = {"phase": 0, "round": 0}
NO_HANDS: dict[str, Any] = {"players": {"red": {"hand": []}, "green": {"hand": []}}}
DRAWN = {"players": {"red": {"hand": [], "discard": ["bank", "market", "church"]}}}


@pytest.mark.parametrize(
    ("agenda", "change", "due"),
    [
        ([], {}, "choose_action"),
        ([], {"turn": "green"}, "choose_action"),
        ([], {"phase": 3, "passed": ALL}, "move_provost"),
        ([], {"phase": 3, "done": 1, "passed": ALL}, "move_provost"),
        ([], {**MARKET, "done": 0}, "trade"),
        ([], MARKET, "offer_lots"),
        ([], {"phase": 5, "passed": ALL}, "offer_lots"),
        ([], {"phase": 5, "done": 3, "passed": ALL}, "choose_action"),
        (["round"], {"phase": 6}, "choose_action"),
        ([{"choose_place": RED}], {}, "choose_place"),
        ([{"pay": WOOD_ANY}, {"put_on_road": {"seat": "red", "card": "market"}}],
         {"players": {"red": {"hand": ["market"]}}}, "pay"),
        ([{"draw": RED}, {"draw_card": RED}, {"draw_card": RED}], {}, "draw"),
        ([{"pay": ONE_ANY}, {"gain": {"seat": "red", "offer": "1 any for 4 denier"}}],
         MARKET, "pay"),
        ([{"turn_card": RED}], LAWYER, "turn_card"),
        ([], {**SETTING_UP, "done": 2, **NO_HANDS}, "deal"),
        ([{"deal": RED}], {**SETTING_UP, "done": 4, **DRAWN}, "deal"),
        ([{"mulligan": RED}, {"mulligan": GREEN}], {**SETTING_UP, "done": 3}, "mulligan"),
    ],
)  # fmt: skip
def test_the_position_tells_what_is_due_and_what_follows(
    agenda: list[Any], change: dict[str, Any], due: str
) -> None:
    state = position(agenda, change)
    assert state.due is not None
    assert state.due.name == due
    assert playable(state)


@pytest.mark.parametrize(
    ("agenda", "change", "why"),
    [
        ([{"move_provost": RED}], {}, ("phase", "other_phase")),
        ([{"choose_action": RED}], {"phase": 3, "passed": ALL}, ("phase", "other_phase")),
        ([{"choose_action": GREEN}], {}, ("turn", "not_its_turn")),
        ([{"choose_action": RED}], {"passed": ["red"]}, ("agenda.0", "cannot_be_done")),
        ([], {"phase": 0}, ("round", "out_of_range")),
        ([], {"phase": 3, "passed": ["red"]}, ("passed", "not_all_passed")),
        ([], {"phase": 1, "passed": ["red"]}, ("passed", "other_phase")),
        ([], {"phase": 3, "done": 3, "passed": ALL}, ("done", "out_of_range")),
        ([], {**MARKET, "phase": 5, "done": 0}, ("workers.green_market", "gone_home")),
        ([], {**MARKET, "done": 8}, ("workers.green_market", "gone_home")),
        ([], {"players": {"red": {"lots": 1}}}, ("players.red.lots", "other_phase")),
        ([], {"players": {"red": {"workers": 3}}}, ("players.red.workers", "not_all_workers")),
        ([{"pay": ONE_ANY}], {}, ("agenda.0", "cannot_be_done")),
        ([{"trade": {"seat": "red", "place": "bank"}}], MARKET, ("agenda.0", "cannot_be_done")),
        ([{"take": {"seat": "red", "count": 1}}], MARKET, ("agenda.0", "cannot_be_done")),
        ([{"pay": ONE_ANY}, {"put_on_road": {"seat": "red", "card": "market"}}],
         {"players": {"red": {"hand": ["market"]}}}, ("agenda.1", "cannot_be_done")),
        ([{"choose_action": RED}, {"draw_card": RED}], {}, ("agenda.1", "cannot_be_done")),
        ([{"draw": RED}, {"draw_card": GREEN}], {}, ("agenda.1", "cannot_be_done")),
        ([{"put_on_road": {"seat": "red", "card": "church"}}],
         {"players": {"red": {"hand": ["market"]}}}, ("agenda.0", "cannot_be_done")),
        ([{"put_prestige": {"seat": "red", "card": "statue"}}], {}, ("agenda.0", "cannot_be_done")),
        (["final_scoring"], {"phase": 6}, ("agenda.0", "cannot_be_done")),
        ([{"mulligan": RED}], {**SETTING_UP, "done": 3}, ("players.green.mulligan", "not_set_up")),
        ([{"mulligan": RED}, {"mulligan": GREEN}], {**SETTING_UP, "done": 3, **NO_HANDS},
         ("players.red.hand", "not_set_up")),
        ([], {**SETTING_UP, "road": road(2, "green_market")}, ("road", "not_set_up")),
        ([], {"turn": None, "phase": 3, "passed": []}, ("passed", "not_all_passed")),
    ],
)  # fmt: skip
def test_a_position_that_no_game_comes_to_is_refused(
    agenda: list[Any], change: dict[str, Any], why: tuple[str, str]
) -> None:
    assert why_refused(agenda, change) == why
