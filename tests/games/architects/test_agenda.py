"""What is due and what follows is read off the position; a scenario may begin with any task."""

from __future__ import annotations

import json
from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json
from tests.games.architects.table import PROMO, RECORD, TWO_VS_BOT, VARIABLE, cites, position

THREE = "red green blue"
RED = {"seat": "red"}
AGREED: dict[str, bool | str] = {**PROMO, "aoa_starting_apprentice": True}
BOARDS: dict[str, bool | str] = {**VARIABLE, **PROMO}
GOODS = {kind: {"red": 9} for kind in ("clay", "wood", "stone", "gold", "marble", "silver")}
CARDS = {"hand": {"red": ["well", "keep"]}, **GOODS}
RESET = {"black_market": {"bm_left": "red", "bm_middle": "red", "bm_right": "blue"}}
SEVEN = ["well", "keep", "castle", "church", "palace", "library", "tavern"]
OTHERS = ["aqueduct", "armoury", "barracks", "chapel", "smithy"]
OFFERED = {"offered": {"red": ["well", "keep"]}}
TEN = [f"bm_{n:02}" for n in range(1, 11)]


def built(card: str) -> dict[str, Any]:
    """A position in which this building stands, with groups to capture."""
    return {"buildings": {"red": [card]}, "workers": {"blue": {"forest": 2}}}


@pytest.mark.parametrize(
    ("start", "given", "due"),
    [
        ("small_market", {"small_face": None}, "small_market"),
        ({"draft_pick": RED}, {}, "red draft_pick"),
        ("first_player", {}, "first_player"),
        ("turn", {"turn_order": ["green", "blue", "red"]}, "green place_worker"),
        ("turn", {"active": "blue"}, "blue place_worker"),
        ({"turn": {"seat": "blue"}}, {}, "blue place_worker"),
        ({"place_worker": {"seat": "green"}}, {}, "green place_worker"),
        ({"recall_worker": RED}, {"workers": {"red": {"quarry": 19, "mines": 1}}},
         "red recall_worker"),
        ({"hand_limit": {"seat": "red", "also": 0}}, {"hand": {"red": SEVEN}}, "red hand_limit"),
        ({"mines_good": RED}, {"workers": {"red": {"mines": 2}}}, "red mines_good"),
        ({"workshop_mode": RED}, {"workers": {"red": {"workshop": 1}}, "silver": {"red": 4}},
         "red workshop_mode"),
        ({"hire_card": {"seat": "red", "at": "workshop"}}, GOODS, "red hire_card"),
        ({"hire_card": {"seat": "red", "at": "bm_middle"}}, {}, "red hire_card"),
        ({"hire_card": {"seat": "red", "at": "tavern"}}, built("tavern"), "red hire_card"),
        ({"discard_apprentice": RED}, {"apprentices": {"red": ["thief", "miner_1"]}},
         "red discard_apprentice"),
        ("reveal", {}, "reveal"),
        ({"draw": RED}, {}, "draw"),
        ({"draw_cards": {"seat": "red", "count": 2}}, {}, "draw"),
        ({"storehouse_trade": RED}, {"workers": {"red": {"kings_storehouse": 2}}, **GOODS},
         "red storehouse_trade"),
        ({"capture": {"seat": "red", "left": 2, "spared": 0, "places": ""}},
         {"workers": {"red": {"town_centre": 2}}, **GOODS}, "red capture"),
        ({"capture": {"seat": "red", "building": "fortress"}}, built("fortress"), "red capture"),
        ({"guardhouse_action": RED}, {"workers": {"red": {"guardhouse": 1}}, "prison": {"red": 1}},
         "red guardhouse_action"),
        ({"ransom_payment": RED},
         {"workers": {"red": {"guardhouse": 1}}, "captured": {"blue": {"red": 1}}, **GOODS},
         "red ransom_payment"),
        ({"market_gains": {"seat": "red", "at": "bm_left"}}, {}, "green place_worker"),
        ({"market_gains": {"seat": "red", "at": "bm_middle"}}, {}, "red bm_middle_mode"),
        ({"bm_middle_mode": RED}, {}, "red bm_middle_mode"),
        ({"deal": RED}, {}, "deal"),
        ({"keep_building": RED}, OFFERED, "red keep_building"),
        ({"guildhall_mode": RED}, CARDS, "red guildhall_mode"),
        ({"cathedral_discard": RED}, CARDS, "red cathedral_discard"),
        ({"rise": RED}, {}, "reward"),
        ("gain_reward", {}, "reward"),
        ("reward", {}, "reward"),
        ({"acolytes": RED}, {"apprentices": {"red": ["acolyte_carpentry"]}}, "draw"),
        ({"constructed": {"seat": "red", "card": "drafting_room"}}, built("drafting_room"), "draw"),
        ({"work": {"seat": "red", "building": "drafting_room"}}, built("drafting_room"), "draw"),
        ({"building_choice": {"seat": "red", "building": "barracks"}}, built("barracks"),
         "red building_choice"),
        ({"building_choice": {"seat": "red", "building": "library"}}, built("library"),
         "red building_choice"),
        ({"building_choice": {"seat": "red", "building": "clay_pit"}}, built("clay_pit"),
         "red building_choice"),
        ("black_market_reset", RESET, "large_market"),
        ("large_market", {}, "large_market"),
        ({"reset_ability": {"seat": "red", "used": ""}},
         {"apprentices": {"red": ["gatekeeper"]}, "prison": {"red": 2}}, "red reset_ability"),
        ({"release_count": RED}, {"prison": {"red": 2}, "apprentices": {"red": ["gatekeeper"]}},
         "red release_count"),
        ({"destroy_debt": RED}, {"virtue": {"red": 14}, "unpaid_debts": {"red": 1}},
         "red destroy_debt"),
        ("scoring", {}, "over"),
        ({"last_virtue": RED}, {"buildings": {"red": ["castle", "dungeon"]}, "gold": {"red": 2}},
         "red endgame_order"),
        ({"endgame_order": RED}, {"buildings": {"red": ["castle", "dungeon"]}, "gold": {"red": 2}},
         "red endgame_order"),
        ({"last_gains": RED}, {}, "over"),
        ({"last_loss": RED}, {}, "over"),
    ],
)  # fmt: skip
def test_starts(start: object, given: dict[str, Any], due: str) -> None:
    table = position(THREE, start, **given)
    assert table.due == due
    facts = json.loads(json.dumps(table.state.to_json()))
    assert kw.state_of("architects", facts).digest() == table.state.digest()


@cites("§ 3.2", "§ 5.8", "§ 4.15")
@pytest.mark.parametrize(
    ("seats", "options", "start", "given", "due"),
    [
        (THREE, AGREED, {"starting_apprentice": RED}, {}, "red starting_apprentice"),
        (THREE, PROMO, {"building_choice": {"seat": "red", "building": "crane"}},
         {"buildings": {"red": ["crane"]}, **CARDS}, "red building_choice"),
        ("blue red", BOARDS, {"discount": {"seat": "blue", "card": "well"}},
         {"character": {"blue": "lothaire"}, "buildings": {"blue": ["well"]}, "wood": {"blue": 2},
          "stone": {"blue": 2}}, "blue discount"),
        ("green red", BOARDS, {"avoid_debt": {"seat": "green"}},
         {"character": {"green": "hugo"}, "silver": {"green": 2}}, "green avoid_debt"),
        ("red", {}, "automa_turn", {}, "scheme"),
        ("red", {}, "scheme", {}, "scheme"),
        ("red green", TWO_VS_BOT, "automa_turn", {}, "scheme"),
    ],
)  # fmt: skip
def test_starts_with_options(
    seats: str, options: dict[str, bool | str], start: object, given: dict[str, Any], due: str
) -> None:
    table = position(seats, start, options, **given)
    assert table.due == due
    facts = json.loads(json.dumps(table.state.to_json()))
    assert kw.state_of("architects", facts).digest() == table.state.digest()


@cites("§ 3.2")
@pytest.mark.parametrize(
    ("start", "due"),
    [
        ({"choose_character": RED}, "red choose_character"),
        ("character", "character"),
    ],
)
def test_a_start_before_the_boards_are_handed_out(start: object, due: str) -> None:
    none = dict.fromkeys(THREE.split())
    chosen = {**VARIABLE, "variable_assignment": "chosen"}
    options = chosen if "choose" in str(start) else VARIABLE
    assert position(THREE, start, options, character=none).due == due


@cites("§ 3.2")
@pytest.mark.parametrize("assignment", ["random", "chosen"])
def test_a_character_comes_with_what_it_starts_with(assignment: str) -> None:
    options = {**VARIABLE, **PROMO, "variable_assignment": assignment}
    table = position("green red yellow", "turn", options)
    assert table.of("character") == {"green": "caroline", "red": "frederick", "yellow": "rudolf"}
    assert table.of("prison") == {"green": 8, "red": 0, "yellow": 0}
    wanted = {"green": "hugo", "red": "rudolf"}
    named = position("green red yellow", "turn", options, character=wanted)
    assert named.of("character")["yellow"] == "ada"
    for name, id in named.of("character").items():
        rows = [*RECORD["characters"], *RECORD["promo"]["characters"]]
        start = next(row["start"] for row in rows if row["id"] == id)
        for field in ("silver", "virtue", "unpaid_debts"):
            assert named.of(field)[name] == start[field]
        assert named.of("supply")[name] == start["workers_on_board"]


@cites("§ 3.1")
@pytest.mark.parametrize("seat", THREE.split())
def test_who_was_dealt_cards_before_has_them(seat: str) -> None:
    table = position(THREE, {"deal": {"seat": seat}})
    dealt = [len(cards) for cards in table.of("offered").values()]
    place = THREE.split().index(seat)
    assert dealt == [4] * place + [3] + [0] * (2 - place)
    assert len(table.at("building_pile")) == 40 - sum(dealt)


def test_only_who_chooses_has_cards_to_choose_from() -> None:
    table = position(THREE, {"keep_building": RED}, **OFFERED)
    assert table.of("offered") == {"red": ["keep", "well"], "green": [], "blue": []}
    given = {"pick": {"green": ["well"]}}
    assert "well" in position(THREE, "turn", **given).at("building_pile")


@pytest.mark.parametrize(
    ("start", "given"),
    [
        ({"place_worker": RED}, {"workers": {"red": {"quarry": 20}}}),
        ({"recall_worker": RED}, {}),
        ({"hand_limit": {"seat": "red", "also": 0}}, {"hand": {"red": SEVEN[:6]}}),
        ({"mines_good": {"seat": "yellow"}}, {}),
        ({"storehouse_trade": RED}, {}),
        ({"guardhouse_action": RED}, {}),
        ({"keep_building": RED}, {"offered": {"red": []}}),
        ({"guildhall_mode": RED}, {}),
        ({"rise": RED}, {"cathedral": {"red": 5}}),
        ("reward", {"rewards": 0, "rewards_gone": {"reward_silver": 2, "reward_wood": 2,
                                                   "reward_stone": 2, "reward_gold": 1}}),
        ("black_market_reset", {}),
        ({"destroy_debt": RED}, {"virtue": {"red": 14}}),
        ({"destroy_debt": RED}, {"unpaid_debts": {"red": 1}}),
        ({"avoid_debt": RED}, {}),
        ({"release_count": RED}, {}),
        ({"endgame_order": RED}, {}),
        ({"choose_character": RED}, {}),
        ({"starting_apprentice": RED}, {}),
        ({"building_choice": {"seat": "red", "building": "church"}}, {}),
        ({"discount": {"seat": "red", "card": "well"}}, {"buildings": {"red": ["well"]}}),
        ({"take_apprentice": {"seat": "red", "card": "thief"}}, {}),
        ("automa_turn", {}),
        ("scheme", {}),
        ({"pay": {"seat": "red", "price": "2 any"}}, GOODS),
        ({"deal_cards": {"seat": "red", "count": 2}}, {}),
        ("large_market", {"small_face": None, "large_pile": TEN}),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(start: object, given: dict[str, Any]) -> None:
    with pytest.raises(kw.BadState):
        position(THREE, start, **given)


# ---------------------------------------------------------------- what the position tells


def agenda_of(agenda: list[Any], **given: Any) -> kw.State:
    """A turn of red in which these tasks are what is under way."""
    facts = position(THREE, "turn", **given).state.to_json()
    return kw.state_of("architects", {**facts, "done": 1, "agenda": agenda})


@cites("§ 4.1", "§ 4.11", "§ 4.14", "§ 6")
@pytest.mark.parametrize(
    ("changes", "given", "due"),
    [
        ({"done": 0}, {}, "place_worker"),
        ({"done": 0}, {"workers": {"red": {"quarry": 19, "mines": 1}}}, "recall_worker"),
        ({"done": 1}, {"hand": {"red": SEVEN}}, "hand_limit"),
        ({"done": 1}, {}, "place_worker"),
        ({"done": 2, "black_market": RESET["black_market"]}, {}, "large_market"),
        ({"done": 3}, {}, "large_market"),
        ({"done": 4}, {"apprentices": {"green": ["labourer", "gatekeeper"]},
                       "prison": {"green": 1}}, "reset_ability"),
        ({"done": 4, "small_face": None}, {}, "small_market"),
        ({"done": 9}, {"prison": {"green": 3}}, "place_worker"),
        ({"final_turns": 0}, {"buildings": {"red": ["castle", "dungeon"]}, "gold": {"red": 2}},
         "endgame_order"),
        ({"final_turns": 0, "done": 1}, {"buildings": {"red": ["castle", "dungeon"]},
                                         "gold": {"red": 2}}, None),
    ],
)  # fmt: skip
def test_the_position_alone_tells_what_is_due(
    changes: dict[str, Any], given: dict[str, Any], due: str | None
) -> None:
    facts = position(THREE, "turn", **given).state.to_json()
    del facts["agenda"]
    for player in facts["players"].values():
        del player["supply"]
    state = kw.state_of("architects", {**facts, **changes})
    assert (state.due.name if state.due else None) == due
    kw.deal_in_place(state, kw.Dice(1))
    kw.playout(state, [kw.Dice(n) for n in range(3)], kw.Dice(1))
    assert state.over


def test_a_game_that_is_over_stays_so() -> None:
    table = position(THREE, "scoring")
    again = kw.state_of("architects", table.state.to_json())
    assert again.over
    assert again.digest() == table.state.digest()


DEBT = {"destroy_debt": RED}
OWING = {"virtue": {"red": 14}, "unpaid_debts": {"red": 2}}
PAY = {"pay": {"seat": "red", "price": "2 any"}}
TRADE = {"storehouse_trade": RED}
LEVEL = {"cathedral_payment": {"seat": "red", "price": "4 wood_or_stone"}}


@pytest.mark.parametrize(
    ("agenda", "given"),
    [
        ([DEBT, DEBT], OWING),
        ([DEBT, {"work": {"seat": "red", "building": "well"}}],
         {**OWING, "buildings": {"red": ["well"]}}),
        ([PAY, {"gain": {"seat": "red", "offer": "2 any for 1 virtue"}}, TRADE],
         {"workers": {"red": {"kings_storehouse": 2}}, **GOODS}),
        ([LEVEL, {"cathedral_discard": RED}], {"cathedral": {"red": 1}, **CARDS}),
        (["reward", {"acolytes": RED}], {}),
        ([{"deal": RED}, {"deal_cards": {"seat": "red", "count": 2}}, {"keep_building": RED}], {}),
        ([{"discard_apprentice": RED}, {"take_apprentice": {"seat": "red", "card": "thief"}}],
         {"workshop": {"top_1": "thief"}, "apprentices": {"red": ["miner_1", "miner_2"]}}),
    ],
)  # fmt: skip
def test_what_waits_beneath_a_decision_is_carried_out(
    agenda: list[Any], given: dict[str, Any]
) -> None:
    state = agenda_of(agenda, **given)
    kw.deal_in_place(state, kw.Dice(1))
    kw.playout(state, [kw.Dice(n) for n in range(3)], kw.Dice(1))
    assert state.over


@pytest.mark.parametrize(
    ("agenda", "given", "place"),
    [
        ([DEBT, DEBT, DEBT], OWING, 2),
        ([TRADE, TRADE], {"workers": {"red": {"kings_storehouse": 1}}}, 1),
        ([{"guardhouse_action": RED}, DEBT],
         {**OWING, "workers": {"red": {"guardhouse": 1}}}, 1),
        ([DEBT, {"work": {"seat": "red", "building": "well"}}], OWING, 1),
        ([DEBT, {"mines_good": RED}], OWING, 1),
        ([PAY, TRADE], {"workers": {"red": {"kings_storehouse": 2}}, **GOODS}, 0),
        ([LEVEL, {"rise": RED}], CARDS, 1),
        ([{"mines_good": {"seat": "green"}}], {}, 0),
        ([{"place_worker": RED}], {}, 0),
    ],
)  # fmt: skip
def test_what_cannot_wait_there_is_refused(
    agenda: list[Any], given: dict[str, Any], place: int
) -> None:
    with pytest.raises(kw.BadState) as refused:
        agenda_of(agenda, **given)
    assert refused.value.facts["path"] == f"agenda.{place}"
    assert refused.value.facts["why"] == "cannot_be_done"


# ---------------------------------------------------------------- every task

BUSY: dict[str, Any] = {
    "guildhall": ["red", "blue", "green", "red"],
    "black_market": {"bm_left": "blue"},
    "large_pile": ["bm_02", "bm_05"],
    "workers": {name: {"town_centre": 2, "guardhouse": 2, "kings_storehouse": 2, "mines": 2,
                       "workshop": 1, "quarry": 1} for name in THREE.split()},
    "prison": {"red": 2, "green": 3, "blue": 1},
    "captured": {"red": {"blue": 2}, "green": {"red": 1}},
    "virtue": {"red": 14, "green": 3, "blue": 8},
    "unpaid_debts": dict.fromkeys(THREE.split(), 2),
    "apprentices": {"red": ["gatekeeper", "squire_gold", "labourer", "conspirator_1"],
                    "green": ["merchant_wood", "thief", "swindler_clay"], "blue": ["trader_clay"]},
    "buildings": {"red": ["castle", "dungeon", "well", "clay_pit"],
                  "green": ["church", "barracks"]},
    "hand": {"red": ["keep", "smithy", "fountain"], "green": ["library"], "blue": ["aqueduct"]},
    "cathedral": {"red": 1, "green": 3},
    **{kind: dict.fromkeys(THREE.split(), 9)
       for kind in ("clay", "wood", "stone", "gold", "marble", "silver")},
}  # fmt: skip


def starts(seats: str) -> list[Any]:
    """The tasks that a table of these seats can have, some of those that have many forms."""
    names = tuple(seats.split())
    found: dict[str, list[Any]] = {}
    for task in kw.load("architects").tasks.by_key.values():
        if int(task.fields().get("seat", 0)) < len(names):
            found.setdefault(task.name, []).append(task_to_json(task, names))
    return [task for tasks in found.values() for task in tasks[:: max(1, len(tasks) // 6)]]


def plays(start: Any, seats: str, options: dict[str, bool | str], given: dict[str, Any]) -> bool:
    """Whether a scenario can begin so; if it can, its game is read back and ends."""
    try:
        state = position(seats, start, options, **given).state
    except kw.BadState:
        return False
    again = kw.state_of("architects", json.loads(json.dumps(state.to_json())))
    assert again.digest() == state.digest()
    kw.deal_in_place(state, kw.Dice(1))
    kw.playout(state, [kw.Dice(n) for n in range(len(state.seats))], kw.Dice(1))
    assert state.over
    return True


@pytest.mark.parametrize("given", [{}, BUSY], ids=["plain", "busy"])
@pytest.mark.parametrize("options", [{}, AGREED, BOARDS], ids=["base", "agreed", "boards"])
def test_every_task_starts_a_game_that_ends_or_is_refused(
    given: dict[str, Any], options: dict[str, bool | str]
) -> None:
    played = [start for start in starts(THREE) if plays(start, THREE, options, given)]
    assert len({str(start) for start in played}) > 50


@pytest.mark.parametrize(("seats", "options"), [("red", {}), ("red green", TWO_VS_BOT)])
def test_every_task_starts_a_game_with_the_automa(
    seats: str, options: dict[str, bool | str]
) -> None:
    played = [start for start in starts(seats) if plays(start, seats, options, {})]
    names = {start for start in played if isinstance(start, str)}
    assert {"automa_turn", "scheme"} <= names
