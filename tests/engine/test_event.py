"""Events and obstacles: a code and facts, as JSON and between processes."""

from __future__ import annotations

import json
import pickle

import keepwright as kw


def test_an_event_is_a_code_with_facts() -> None:
    event = kw.Event("worker_placed", {"seat": "red", "cost": 2, "parts": {"base": 2}})
    assert event.to_json() == {
        "code": "worker_placed",
        "facts": {"seat": "red", "cost": 2, "parts": {"base": 2}},
    }
    assert repr(event) == "Event('worker_placed', seat='red', cost=2, parts={'base': 2})"
    assert json.loads(json.dumps(event.to_json())) == event.to_json()
    assert repr(pickle.loads(pickle.dumps(event))) == repr(event)


def test_an_obstacle_names_its_rule_too() -> None:
    obstacle = kw.Obstacle("too_few_deniers", rule="§ phase 2", cost=3, held=1)
    assert obstacle.to_json() == {
        "code": "too_few_deniers",
        "rule": "§ phase 2",
        "facts": {"cost": 3, "held": 1},
    }
    assert repr(obstacle) == "Obstacle('too_few_deniers', rule='§ phase 2', cost=3, held=1)"
    assert repr(pickle.loads(pickle.dumps(obstacle))) == repr(obstacle)


def test_without_a_listener_nothing_is_told() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    state.tell("unheard")
    assert state.heard is None
    state.heard = []
    state.tell("heard", seat="red")
    assert [event.code for event in state.heard] == ["heard"]
