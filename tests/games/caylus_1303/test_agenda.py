"""What a position that is read has on its agenda: it can be played to the end, or it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.scenario import merge
from tests.games.caylus_1303.table import facts_of

RED, GREEN = {"seat": "red"}, {"seat": "green"}
ALL_PASSED = {"passed": ["red", "green"]}
THIEF = {"players": {"green": {"characters": ["thief"]}}}
PAY = {"pay": {"seat": "red", "price": "1 wood 1 any_basic"}}
TAILOR = {"raise": {"seat": "red", "place": "wood_tailor"}}
TRADE = {"trade": {"seat": "red", "place": "start_market_1"}}


def at(phase: int, step: int, done: int = 0, **changes: Any) -> dict[str, Any]:
    """So far in a round, in which all have passed if planning is over."""
    passed = ALL_PASSED if phase > 1 else {}
    return {"phase": phase, "step": step, "done": done, **passed, **changes}


MARKET = at(2, 4, 4, workers={"start_market_1": "red"})
CARPENTER = at(2, 1, 3, workers={"carpenter": "red"})
FAIR = at(2, 1, 1, workers={"fairground": "red"})
DRAFT = at(0, 2, characters=["thief", "bailiff", "foreman", "steward", "architect"])
RESIDENCE = {"owners": {"start_quarry": "red"}, "residences": ["start_quarry"]}
JOINED = {"second_workers": {"toll": "green"}, "used": ["journeyman"]}


def position(agenda: list[Any], change: dict[str, Any]) -> kw.State:
    """Red and green in planning, with another agenda and some changes."""
    facts = facts_of("red green", "planning")
    for player in facts["players"].values():
        del player["camp"]
    merge(facts, change)
    facts["agenda"] = agenda
    return kw.state_of("caylus_1303", facts)


def why_refused(agenda: list[Any], change: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(kw.BadState) as refused:
        position(agenda, change)
    return str(refused.value.facts["path"]), str(refused.value.facts["why"])


@pytest.mark.parametrize(
    ("agenda", "change", "due"),
    [
        ([], {}, "place_or_pass"),
        ([], at(0, 0, road={str(n): None for n in range(1, 10)} | {"14": None},
                slots=dict.fromkeys("123")), "starting_tiles"),
        ([], DRAFT, "draft"),
        ([{"draft": GREEN}], DRAFT, "draft"),
        ([], at(1, 0, players={"green": {"characters": ["early_riser"]}}), "early_placement"),
        ([], at(1, 1, players={"green": {"characters": ["early_riser"]}}), "place_or_pass"),
        ([], at(2, 0, workers={"carpenter": "red"}), "build"),
        ([], {**CARPENTER, "done": 2}, "build"),
        ([], CARPENTER, "bridge_move"),  # nothing of his activation is left
        ([], {**at(2, 1, workers={"toll": "red"}), **JOINED}, "toll_move"),
        ([], at(2, 1), "bridge_move"),
        ([], at(2, 2, 2), "place_or_pass"),
        ([], at(2, 2, 2, **THIEF, workers={"start_market_1": "red"}), "trade"),
        ([TRADE], MARKET, "trade"),
        ([{"take": {"seat": "red", "count": 1}}], MARKET, "take"),
        ([PAY, TAILOR], CARPENTER, "pay"),
        ([{"use_favor": RED}], {**FAIR, **THIEF}, "use_favor"),
        ([TRADE, {"take_from_board": RED}], {**FAIR, "characters": ["thief"]}, "trade"),
        ([PAY, TAILOR, {"take_from_board": RED}], {**FAIR, "characters": ["thief"]}, "pay"),
        ([], at(3, 1, 1, site=["green", "red"]), "deliver"),
        ([], at(3, 2, players={"green": {"bundles": 1}}), "place_or_pass"),
        ([{"use_favor": RED}], {**at(3, 3, site=["red"]), **THIEF}, "use_favor"),
        ([], at(4, 1, 0, **RESIDENCE, players={"red": {"gold": 1}}), "build_monument"),
        ([], at(4, 2, 3, **RESIDENCE), "place_or_pass"),
        ([{"use_favor": RED}], at(4, 2, 3, road={"3": "theater"}, owners={"theater": "red"},
                                  **THIEF), "use_favor"),
        (["round_marker"], at(4, 4), "place_or_pass"),
    ],
)  # fmt: skip
def test_the_position_tells_what_is_due_and_what_follows(
    agenda: list[Any], change: dict[str, Any], due: str
) -> None:
    state = position(agenda, change)
    assert state.due is not None
    assert state.due.name == due
    kw.deal_in_place(state, kw.Dice(3))
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    assert state.over


def test_after_the_last_round_the_game_is_over() -> None:
    state = position([], at(4, 3, round=9))
    assert state.over
    again = state.game.state_from_json(state.to_json())
    assert (again.over, again.digest()) == (True, state.digest())
    with pytest.raises(kw.BadState, match="over"):
        state.game.state_from_json({**state.to_json(), "round": 8})


@pytest.mark.parametrize(
    ("agenda", "change", "why"),
    [
        ([{"use_favor": RED}], THIEF, ("phase", "other_phase")),
        ([{"use_favor": RED}], {**at(2, 2, 1), **THIEF}, ("step", "other_phase")),
        ([{"place_or_pass": RED}], at(2, 2), ("phase", "other_phase")),
        (["delivery"], at(3, 1), ("step", "other_phase")),
        (["recruiting"], at(4, 3), ("step", "other_phase")),
        (["first_player"], {}, ("phase", "other_phase")),
        ([], at(1, 3), ("step", "out_of_range")),
        ([], at(2, 2, 3), ("done", "out_of_range")),
        ([], at(2, 1, 5), ("done", "out_of_range")),
        ([], {**at(2, 1), "passed": ["red"]}, ("passed", "not_all_passed")),
        ([], {"passed": ["green"]}, ("first_player", "not_first_to_pass")),
        ([], {**DRAFT, "passed": ["red"]}, ("passed", "not_set_up")),
        ([], {**DRAFT, "round": 2}, ("round", "not_set_up")),
        ([], {**DRAFT, "owners": {"start_quarry": "red"}}, ("owners", "not_set_up")),
        ([], {**DRAFT, "workers": {"toll": "red"}}, ("workers.toll", "gone_home")),
        ([], {**DRAFT, "characters": ["thief"]}, ("characters", "missing")),
        (["characters"], {**DRAFT, "step": 1, "done": 8}, ("characters", "not_set_up")),
        ([{"draft": RED}], DRAFT, ("agenda.0", "out_of_order")),
        ([{"early_placement": RED}], at(1, 1), ("agenda.0", "out_of_order")),
        ([{"bridge_move": RED}], at(2, 2, 2), ("agenda.0", "out_of_order")),
        ([{"trade": {"seat": "green", "place": "start_market_1"}}], MARKET,
         ("agenda.0", "out_of_order")),
        ([{"claim": RED}], CARPENTER, ("agenda.0", "out_of_order")),
        ([{"claim": RED}], {**CARPENTER, "done": 0}, ("agenda.0", "out_of_order")),
        ([{"deliver": RED}], at(3, 1, 1, site=["green"]), ("agenda.0", "out_of_order")),
        ([{"use_favor": GREEN}], {**at(4, 2, 3, **RESIDENCE), "players": {}},
         ("agenda.0", "out_of_order")),
        ([], at(2, 1, 3, workers={"lawyer": "red"}), ("workers.lawyer", "gone_home")),
        ([], at(2, 2, workers={"toll": "red"}), ("workers.toll", "gone_home")),
        (["guilds_bridge"], at(2, 1, workers={"toll": "red"}), ("workers.toll", "gone_home")),
        ([], {**MARKET, "done": 5}, ("workers.start_market_1", "gone_home")),
        ([], at(3, 0, workers={"toll": "red"}), ("workers.toll", "gone_home")),
        ([], at(3, 0, second_workers={"toll": "red"}, used=["journeyman"]),
         ("second_workers.toll", "gone_home")),
        ([], at(3, 4, site=["red"]), ("site", "gone_home")),
        ([], at(4, 1, site=["red"]), ("site", "gone_home")),
        ([], {"players": {"red": {"bundles": 1}}}, ("players.red.bundles", "out_of_range")),
    ],
)  # fmt: skip
def test_a_position_that_no_game_comes_to_is_refused(
    agenda: list[Any], change: dict[str, Any], why: tuple[str, str]
) -> None:
    assert why_refused(agenda, change) == why


@pytest.mark.parametrize(
    ("agenda", "change", "place"),
    [
        (["final_scoring"], at(4, 4), 0),
        ([{"place_or_pass": RED}], at(1, 2, passed=["red"]), 0),
        ([{"build_monument": {"seat": "red", "space": 4}}], at(4, 2, 3, **RESIDENCE), 0),
        ([{"build_monument": {"seat": "red", "space": 3}}],
         at(4, 2, 3, owners={"start_quarry": "red"}), 0),
        ([{"raise": {"seat": "red", "place": "wood_farm"}}], CARPENTER, 0),  # it is in slot 2
        ([PAY, TAILOR], {**CARPENTER, "players": {"red": {"wood": 0}}}, 0),
        ([TRADE, TRADE], MARKET, 1),
        ([TRADE, {"use_favor": RED}], MARKET, 1),
        ([TRADE, TAILOR], MARKET, 1),
        ([{"use_favor": RED}, {"take_from_board": RED}], {**FAIR, **THIEF}, 1),
        ([TRADE, {"take_from_board": GREEN}], FAIR, 1),
        ([{"toll_move": RED}, {"take_from_board": RED}], at(2, 1, 4, workers={"toll": "red"}), 1),
        ([TRADE, {"bridge_move": RED}], MARKET, 1),
        ([TRADE, "delivery"], MARKET, 1),
    ],
)  # fmt: skip
def test_what_cannot_be_done_then_is_refused(
    agenda: list[Any], change: dict[str, Any], place: int
) -> None:
    assert why_refused(agenda, change) == (f"agenda.{place}", "cannot_be_done")
