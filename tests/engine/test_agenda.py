"""Tasks and the agenda: what is due stands on top."""

from __future__ import annotations

import keepwright as kw
from keepwright.engine.agenda import Tasks, task_key
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.castle import HAND_IN_BATCH, HandInBatch
from keepwright.games.caylus.components import BUILDINGS
from keepwright.games.caylus.construction import RaiseBuilding
from keepwright.games.caylus.counter import COUNTER
from keepwright.games.caylus.end_of_round import EndOfRoundPhase
from keepwright.games.caylus.final_scoring import FINAL_SCORING
from keepwright.games.caylus.pieces import CUBES, price
from keepwright.games.caylus.provost import MOVE_PROVOST
from keepwright.games.caylus.state import Caylus

STABLES = TASKS.by_key["stables"]


def opening() -> Caylus:
    state = kw.new_game("caylus", 3, seed=1)
    assert isinstance(state, Caylus)
    return state


def test_every_task_is_found_by_name_and_fields() -> None:
    for key, task in TASKS.by_key.items():
        assert key == task_key(task.name, task.fields())
        assert repr(task) == f"<{key}>"


def test_a_task_exists_once_per_seat() -> None:
    assert [task.seat for task in MOVE_PROVOST] == list(range(5))
    tasks = Tasks(2)
    assert tasks.add(FINAL_SCORING) is FINAL_SCORING
    assert list(tasks.by_key) == ["final_scoring"]
    assert len(tasks.per_seat(lambda seat: MOVE_PROVOST[seat])) == 2
    raised = tasks.per_seat(RaiseBuilding, BUILDINGS[-1])
    assert [task.fields()["seat"] for task in raised] == [0, 1]


def test_a_task_is_called_as_its_class_unless_it_says_another_name() -> None:
    assert HandInBatch(0).name == "hand_in_batch"
    assert RaiseBuilding(0, BUILDINGS[-1]).name == "raise"
    assert EndOfRoundPhase(7).name == "end_of_round"


def test_what_is_put_on_top_comes_first() -> None:
    state = opening()
    state.agenda = []
    state.next(MOVE_PROVOST[2])
    state.next_all([MOVE_PROVOST[0], MOVE_PROVOST[1]])
    assert state.agenda[::-1] == MOVE_PROVOST[:3]
    assert state.due is MOVE_PROVOST[0]


def test_settling_stops_where_a_seat_must_decide() -> None:
    state = opening()
    state.agenda = []
    state.next_all([STABLES, MOVE_PROVOST[1], STABLES])
    state.settle()
    assert state.seat == 1
    assert len(state.agenda) == 2
    assert kw.legal_actions(state)


def test_settling_goes_on_with_what_the_position_tells() -> None:
    state = opening()
    state.agenda = []
    state.settle()
    assert (state.over, state.seat) == (False, state.turn_order[0])
    state.agenda = [FINAL_SCORING]
    state.settle()
    assert state.over
    assert state.choices == 0


def test_a_decision_with_one_answer_is_taken_and_told() -> None:
    state = opening()
    state.players[0].cubes = 0
    state.agenda = [FINAL_SCORING, HAND_IN_BATCH[0]]
    state.heard = []
    state.settle()
    assert state.over
    forced = state.heard[0]
    assert forced.code == "forced"
    assert forced.facts == {"seat": "blue", "decision": "hand_in_batch", "action": "stop"}
    assert forced.reasons == []  # every batch lacks something else
    assert "reasons" not in forced.to_json()


def test_a_forced_answer_names_what_stands_against_all_others() -> None:
    state = opening()
    state.players[0].deniers = 0
    state.agenda = [MOVE_PROVOST[0]]
    state.heard = []
    state.settle()
    [reason] = state.heard[0].reasons
    assert (reason.code, reason.rule) == ("too_few_deniers", "§ phase 4")
    assert reason.facts == {"cost": 1, "held": 0}  # the least that could be paid
    assert state.heard[0].to_json()["reasons"] == [reason.to_json()]


def test_a_forced_payment_needs_no_reason() -> None:
    state = opening()
    state.players[0].cubes = CUBES.pack(food=1, wood=1)
    state.agenda = []
    state.heard = []
    COUNTER.pay(state, 0, price({"wood": 1, "any": 1}))
    state.settle()
    assert state.heard[0].facts["action"] == "pay 1 food 1 wood"
    assert state.heard[0].reasons == []


def test_a_chance_waits_for_the_dealer() -> None:
    state = kw.load("caylus").new_state(2, {})
    assert isinstance(state.due, kw.Chance)
    assert state.seat is None
    assert kw.legal_actions(state) == []
    drawn = state.due.pool(state)[::-1]
    after = kw.deal(state, drawn)
    assert state.due.text(state, drawn).split()[0] == "road"
    assert state.due is not after.due
