"""Which agendas can be: a position that is read can be played to the end, or it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json
from keepwright.engine.scenario import merge
from tests.games.magna_carta.table import facts_of, road

ROUND = ["income", "actions", "provost", "activation", "castle", "end_of_round", "after_round"]
AFTER = {name: ROUND[place + 1 :] for place, name in enumerate(ROUND)}
RED, GREEN = {"seat": "red"}, {"seat": "green"}
SET_UP = ["hand_out", "first_player", "round"]
CHOOSE = [{"mulligan": RED}, {"mulligan": GREEN}, "carry_out_mulligan", *SET_UP]
ALL = ["red", "green"]
ONE_ANY = {"seat": "red", "price": "1 any"}
WOOD_ANY = {"seat": "red", "price": "1 wood 1 any"}
TURN = {"after_turn": RED}
EMPTY: dict[str, Any] = {"hand": [], "discard": [], "pile": []}


def position(agenda: list[Any], change: dict[str, Any] | None = None) -> kw.State:
    """Red and green in the action phase, with another agenda and some changes."""
    facts = facts_of("red green", "actions")
    for player in facts["players"].values():
        del player["pile"], player["workers"]
        player.update(deniers=3, food=1, wood=2, stone=1)
    merge(facts, change or {})
    facts["agenda"] = agenda
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
    "road": road(2, "green_market", "red_bank"),
    "provost": 3,
    "workers": {"green_market": "red"},
    "passed": ALL,
}
LAWYER = {**MARKET, "road": road(2, "green_lawyer", "red_bank"), "workers": {"green_lawyer": "red"}}
UNDEALT: dict[str, Any] = {"players": {"red": {"hand": []}, "green": {"hand": []}}}
REDRAW = {"players": {"red": {"hand": [], "discard": ["bank", "market", "church"]}}}


@pytest.mark.parametrize(
    ("agenda", "change"),
    [
        ([], {}),
        (["round"], {}),
        (["after_round"], {}),
        ([*ROUND], {}),
        ([*AFTER["actions"]], {"passed": ALL}),
        ([{"choose_action": RED}, *AFTER["actions"]], {}),
        ([TURN, *AFTER["actions"]], {}),
        ([{"choose_place": RED}, TURN, *AFTER["actions"]], {}),
        ([{"build_from_hand": RED}, TURN, *AFTER["actions"]], {}),
        ([{"draw": RED}, {"draw_card": RED}, {"draw_card": RED}, TURN, *AFTER["actions"]], {}),
        ([{"draw_card": RED}, TURN, *AFTER["actions"]], {}),
        (
            [{"pay": WOOD_ANY}, {"put_on_road": {"seat": "red", "card": "market"}}, TURN,
             *AFTER["actions"]],
            {"players": {"red": {"hand": ["market"]}}},
        ),
        ([{"move_provost": RED}, {"move_provost": GREEN}, *AFTER["provost"]], {"passed": ALL}),
        ([{"move_provost": GREEN}, *AFTER["provost"]], {"passed": ALL}),
        (
            [{"trade": {"seat": "red", "place": "market"}},
             {"owner_gained": {"seat": "green", "card": "market"}},
             {"after_activation": {"place": "green_market"}}, *AFTER["activation"]],
            MARKET,
        ),
        (
            [{"pay": ONE_ANY}, {"gain": {"seat": "red", "offer": "1 any for 4 denier"}},
             {"owner_gained": {"seat": "green", "card": "market"}},
             {"after_activation": {"place": "green_market"}}, *AFTER["activation"]],
            MARKET,
        ),
        (
            [{"turn_card": RED}, {"owner_gained": {"seat": "green", "card": "lawyer"}},
             {"after_activation": {"place": "green_lawyer"}}, *AFTER["activation"]],
            LAWYER,
        ),
        (
            [{"pay": {"seat": "red", "price": "1 food"}},
             {"mark_card": {"seat": "red", "card": "bank"}},
             {"owner_gained": {"seat": "green", "card": "lawyer"}},
             {"after_activation": {"place": "green_lawyer"}}, *AFTER["activation"]],
            LAWYER,
        ),
        (
            [{"after_activation": {"place": "green_market"}}, *AFTER["activation"]],
            MARKET,
        ),
        ([{"offer_lots": RED}, {"offer_lots": GREEN}, "after_lots", *AFTER["castle"]],
         {"passed": ALL}),
        (["after_lots", *AFTER["castle"]], {"passed": ALL}),
        (CHOOSE, {}),
        ([{"mulligan": GREEN}, "carry_out_mulligan", *SET_UP],
         {"players": {"red": {"mulligan": 2}}}),
        ([{"deal": RED}, {"deal": GREEN}, *CHOOSE], UNDEALT),
        ([{"deal": RED}, *SET_UP], REDRAW),
        ([*SET_UP], {}),
        (["road", "prepare_decks", *SET_UP],
         {"road": [], "provost": None, "tokens": {}, "players": {"red": EMPTY, "green": EMPTY}}),
        (["final_scoring"], {"tokens": {"dungeon": 0, "walls": 0, "towers": 0}}),
    ],
)  # fmt: skip
def test_what_a_game_can_still_bring_is_read_and_played(
    agenda: list[Any], change: dict[str, Any]
) -> None:
    assert playable(position(agenda, change))


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([{"choose_action": RED}], 1),
        ([{"choose_action": RED}, "round"], 1),
        ([{"choose_action": RED}, {"choose_action": GREEN}, *AFTER["actions"]], 1),
        ([{"choose_action": RED}, *AFTER["provost"]], 1),
        ([*ROUND, "round"], 7),
        (["income", "income", *ROUND[1:]], 1),
        ([{"choose_place": RED}, *AFTER["actions"]], 1),
        ([{"choose_place": RED}, {"after_turn": GREEN}, *AFTER["actions"]], 1),
        (["hand_out"], 1),
        ([{"draw": RED}, {"draw_card": GREEN}, TURN, *AFTER["actions"]], 1),
    ],
)
def test_what_leads_elsewhere_is_refused(agenda: list[Any], place: int) -> None:
    assert why_refused(agenda) == (f"agenda.{place}", "not_the_course_of_a_round")


@pytest.mark.parametrize(
    ("agenda", "change", "place"),
    [
        ([{"choose_action": RED}, *AFTER["actions"]], {"passed": ["red"]}, 0),
        ([{"choose_place": RED}, TURN, *AFTER["actions"]],
         {"players": {"red": {"deniers": 0}}}, 0),
        ([{"choose_place": RED}, TURN, *AFTER["actions"]],
         {"players": {"red": {"workers": 0}}}, 0),
        ([{"choose_place": RED}, TURN, *AFTER["actions"]],
         {"workers": {"neutral_park": "red", "neutral_peddler": "red"}}, 0),
        ([{"build_from_hand": RED}, TURN, *AFTER["actions"]],
         {"players": {"red": {"hand": ["bank"]}}}, 0),
        ([{"build_prestige_card": RED}, TURN, *AFTER["actions"]], {}, 0),
        ([{"put_on_road": {"seat": "red", "card": "market"}}, TURN, *AFTER["actions"]], {}, 0),
        ([{"put_prestige": {"seat": "red", "card": "statue"}}, TURN, *AFTER["actions"]], {}, 0),
        ([{"pay": WOOD_ANY}, {"put_on_road": {"seat": "red", "card": "market"}}, TURN,
          *AFTER["actions"]], {"players": {"red": {"hand": ["market"], "wood": 0}}}, 0),
        ([{"pay": WOOD_ANY}, {"put_on_road": {"seat": "red", "card": "bank"}}, TURN,
          *AFTER["actions"]], {}, 0),
        ([{"pay": WOOD_ANY}, TURN, *AFTER["actions"]], {}, 0),
        ([{"draw": RED}, TURN, *AFTER["actions"]],
         {"players": {"red": {"hand": [], "discard": ["bank", "market", "peddler", "church",
          "lawyer", "gold_mine", "small_farm", "small_sawmill", "small_quarry", "large_farm",
          "large_sawmill", "large_quarry"]}}}, 0),
        ([*[{"draw_card": RED}] * 10, TURN, *AFTER["actions"]], {}, 9),
        ([{"move_provost": RED}, *AFTER["provost"]], {"passed": ["green"]}, 0),
        ([{"trade": {"seat": "red", "place": "bank"}}, *AFTER["activation"]], MARKET, 0),
        ([{"trade": {"seat": "green", "place": "market"}}, *AFTER["activation"]], MARKET, 0),
        ([{"after_activation": {"place": "neutral_park"}}, *AFTER["activation"]], MARKET, 0),
        ([{"take": {"seat": "red", "count": 1}}, *AFTER["activation"]], {"passed": ALL}, 0),
        (["final_scoring"], {}, 0),
    ],
)  # fmt: skip
def test_a_task_without_what_it_is_about_is_refused(
    agenda: list[Any], change: dict[str, Any], place: int
) -> None:
    assert why_refused(agenda, change) == (f"agenda.{place}", "cannot_be_done")


@pytest.mark.parametrize(
    ("agenda", "change", "path"),
    [
        (CHOOSE, {"players": {"red": {"hand": ["bank"]}}}, "players.red.hand"),
        (CHOOSE, {"players": {"red": {"discard": ["bank"]}}}, "players.red.discard"),
        (CHOOSE, {"players": {"red": {"mulligan": 1}}}, "players.red.mulligan"),
        (CHOOSE, {"road": road(2, "red_bank")}, "road"),
        (CHOOSE, {"workers": {"neutral_park": "red"}}, "road"),
        ([{"deal": RED}, {"deal": GREEN}, *CHOOSE], {}, "players.red.hand"),
        (["road", "prepare_decks", *SET_UP], {}, "players.red.hand"),
    ],
)
def test_hands_are_settled_before_anything_is_built(
    agenda: list[Any], change: dict[str, Any], path: str
) -> None:
    assert why_refused(agenda, change) == (path, "not_set_up")


@pytest.mark.parametrize("phase", ["provost", "activation", "castle", "end_of_round"])
def test_behind_the_actions_everybody_has_passed(phase: str) -> None:
    assert why_refused([phase, *AFTER[phase]], {"passed": ["red"]}) == ("passed", "missing")


def test_every_task_alone_is_played_or_refused() -> None:
    game = kw.load("magna_carta")
    outcomes = set()
    for task in game.tasks.by_key.values():
        if int(task.fields().get("seat", 0)) < 2:
            for rest in ([], [TURN, *AFTER["actions"]], AFTER["activation"], AFTER["castle"]):
                try:
                    state = position([task_to_json(task, ("red", "green")), *rest], MARKET)
                except kw.BadState:
                    outcomes.add("refused")
                    continue
                assert playable(state)
                outcomes.add("played")
    assert outcomes == {"played", "refused"}
