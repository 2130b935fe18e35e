"""The scenario runner: what it demands, what it reports, what it refuses to read."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import keepwright as kw
from keepwright.documents import read_document, scenario_text
from keepwright.engine.paths import at
from keepwright.engine.scenario import STEPS, TABLE_KEYS, merge, scenario_of
from keepwright.engine.sitting import Sitting
from keepwright.engine.steps import STEP_KEYS, Difference

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"


def scenario(**facts: Any) -> kw.Scenario:
    """A scenario of three players; red is first and holds 7 deniers."""
    whole = {"id": "here", "game": "caylus", "seats": ["red", "green", "blue"]}
    return kw.Scenario(whole | facts)


def found(**facts: Any) -> list[tuple[str, object, object]]:
    """All differences as where, wanted and found."""
    return [(d.where, d.wanted, d.found) for d in scenario(**facts).run()]


def why(facts: object) -> dict[str, Any]:
    """The facts of the refusal to read a scenario."""
    with pytest.raises(kw.BadScenario) as refused:
        kw.Scenario(facts)
    return dict(refused.value.facts)


# ---------------------------------------------------------------- demands


def test_what_holds_makes_no_difference() -> None:
    assert (
        found(
            play="red: pass",
            expect={"players.red.deniers": 8, "turn_order.0": "red", "passed": ["red"]},
            refuse={"green: place mason": ["not_on_the_road"]},
            due={"seat": "green", "decision": "place_or_pass"},
        )
        == []
    )


def test_a_wrong_value_is_told_with_its_path_and_both_values() -> None:
    assert found(play="red: pass", expect={"players.red.deniers": 9}) == [
        ("players.red.deniers", 9, 8)
    ]


def test_all_differences_are_told() -> None:
    differences = found(
        expect={"round": 3, "players.red.food": 2, "bailiff": 7}, due={"seat": "blue"}
    )
    assert differences == [("round", 3, 1), ("bailiff", 7, 6), ("due.seat", "blue", "red")]


def test_what_is_not_there_is_told() -> None:
    assert found(expect={"turn_order.7": "red"}) == [("turn_order.7", "red", None)]
    assert found(expect={"owners.mason": "red"}) == [("owners.mason", "red", None)]
    assert found(expect={"owners.mason": "nothing there"}) == []


def test_null_stands_for_nobody_and_for_nothing() -> None:
    assert found(expect={"inn_left": None, "road.9": None, "owners.mason": None}) == []
    assert found(expect={"road.7": None}) == [("road.7", None, "fixed_peddler")]


def test_maps_and_lists_are_compared_as_a_whole_and_told_by_what_differs() -> None:
    given = {"owners": {"mason": "red", "bank": "blue"}}
    assert found(given=given, expect=given) == []
    assert found(given=given, expect={"owners": {"bank": "red", "park": "blue"}}) == [
        ("owners.bank", "red", "blue"),
        ("owners.park", "blue", None),
        ("owners.mason", None, "red"),
    ]
    assert found(expect={"turn_order": ["red", "blue"]}) == [
        ("turn_order", ["red", "blue"], ["red", "green", "blue"])
    ]


def test_numbers_may_be_keys() -> None:
    assert found(given={"residences": {9: "red"}}, expect={"residences": {9: "red"}}) == []


def test_score_winners_and_over() -> None:
    held = {"food": 0, "wood": 0, "deniers": 0}
    players = {seat: {**held, "prestige": 5} for seat in ("red", "green", "blue")}
    assert (
        found(
            given={"players": players},
            expect={"score": {"red": 5, "green": 5, "blue": 5}, "over": False},
        )
        == []
    )
    assert found(given={"players": players}, expect={"winners": ["red"]}) == [
        ("winners", ["red"], ["red", "green", "blue"])
    ]


def test_what_is_due_is_told() -> None:
    assert found(due={"seat": "green", "decision": "leave_gate"}) == [
        ("due.seat", "green", "red"),
        ("due.decision", "leave_gate", "place_or_pass"),
    ]
    assert found(due={"decision": None}) == [("due.decision", None, "place_or_pass")]


def test_legal_moves_are_exactly_those() -> None:
    given = {"workers": {"joust_field": "red"}, "players": {"red": {"cloth": 1, "deniers": 1}}}
    moves = ["red: decline", "red: trade 1 denier 1 cloth"]
    assert found(start="special", given=given, legal=moves) == []
    assert found(start="special", given=given, legal=moves[::-1]) == []
    assert found(start="special", given=given, legal=moves[:1]) == [("legal", moves[:1], moves)]
    more = sorted([*moves, "red: pass"])
    assert found(start="special", given=given, legal=more) == [("legal", more, moves)]


def test_nothing_is_legal_when_the_game_is_over() -> None:
    given = {"scored": 2, "bailiff": 23}
    assert found(start="end_of_round", given=given, legal=[], expect={"over": True}) == []
    assert found(start="end_of_round", given=given, refuse={"red: pass": ["over"]}) == []


# ---------------------------------------------------------------- refusals


def test_a_move_that_should_be_refused_but_is_legal_is_told() -> None:
    assert found(refuse={"red: place gate": ["place_full"]}) == [
        ("refuse red: place gate", ["place_full"], "legal")
    ]
    assert found(refuse={"red: place gate": []}) == [("refuse red: place gate", [], "legal")]


def test_other_codes_than_wanted_are_told() -> None:
    assert found(refuse={"red: place mason": ["place_full"]}) == [
        ("refuse red: place mason", ["place_full"], ["not_on_the_road"])
    ]


def test_all_codes_are_wanted_in_their_order() -> None:
    given = {"players": {"red": {"deniers": 1}}, "passed": ["green"], "owners": {"bank": "red"}}
    codes = ["not_on_the_road", "too_few_deniers"]
    assert found(start="placement", given=given, refuse={"red: place mason": codes}) == []
    assert found(start="placement", given=given, refuse={"red: place mason": codes[:1]}) == [
        ("refuse red: place mason", codes[:1], codes)
    ]
    assert found(start="placement", given=given, refuse={"red: place mason": codes[::-1]})


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("red: decline", "not_asked_for"),
        ("red: place residence", "unreadable"),
        ("red place gate", "unreadable"),
        ("green: place gate", "not_your_seat"),
        ("black: place gate", "not_your_seat"),
    ],
)
def test_refusals_before_the_obstacles_have_their_own_code(move: str, code: str) -> None:
    assert found(refuse={move: [code]}) == []


def test_decisions_made_together_are_answered_by_any_seat() -> None:
    facts = {"game": "magna_carta", "play": "blue: redraw"}
    assert (
        found(
            **facts,
            expect={"players.blue.mulligan": 2, "players.red.mulligan": 0},
            refuse={"blue: keep": ["not_your_seat"]},
            due={"seat": "red", "decision": "mulligan"},
        )
        == []
    )
    assert found(**facts, refuse={"blue: keep": ["obstructed"]}) == [
        ("refuse blue: keep", ["obstructed"], ["not_your_seat"])
    ]


def test_a_seat_that_was_moved_on_is_told_what_stood_against_the_move() -> None:
    facts: dict[str, Any] = {
        "start": "placement",
        "given": {"players": {"green": {"deniers": 1}}},
        "play": "red: pass",
        "due": {"seat": "blue"},
        "expect": {"passed": ["red", "green"]},
    }
    assert found(**facts, refuse={"green: place gate": ["too_few_deniers"]}) == []
    assert found(**facts, refuse={"green: place gate": ["not_your_seat"]}) == []
    assert found(**facts, refuse={"green: place gate": ["place_full"]}) == [
        ("refuse green: place gate", ["place_full"], ["too_few_deniers"])
    ]


def test_so_is_one_who_was_moved_on_before_the_first_line() -> None:
    given = {"players": {"red": {"deniers": 0}}}
    refuse = {"red: place mason": ["not_on_the_road", "too_few_deniers"]}
    assert found(start="placement", given=given, refuse=refuse, due={"seat": "green"}) == []


def test_so_is_one_who_was_moved_on_to_another_decision_of_his() -> None:
    facts: dict[str, Any] = {
        "game": "caylus_1303",
        "start": "reached_buildings",
        "given": {
            "road": {3: "start_carpenter", 8: "start_quarry"},
            "workers": {"start_carpenter": "red", "start_market_1": "red"},
            "players": {"red": {"wood": 0, "supply": 1}},
        },
        "due": {"seat": "red", "decision": "trade"},
    }
    assert found(**facts, refuse={"red: build wood_quarry": ["too_few_cubes"]}) == []
    assert found(**facts, refuse={"red: build wood_quarry": ["not_asked_for"]}) == []
    assert found(**facts, refuse={"red: pass": ["place_full"]}) == [
        ("refuse red: pass", ["place_full"], ["not_asked_for"])
    ]


def test_another_seat_is_told_what_would_stand_against_it() -> None:
    facts: dict[str, Any] = {"start": "placement", "given": {"castle": ["green"]}}
    assert found(**facts, refuse={"green: place castle": ["own_worker_there"]}) == []
    assert found(**facts, refuse={"green: place gate": ["place_full"]}) == [
        ("refuse green: place gate", ["place_full"], ["not_your_seat"])
    ]


# ---------------------------------------------------------------- play


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("red: place mason", ["not_on_the_road"]),
        ("green: pass", ["not_your_seat"]),
        ("red: keep", ["not_asked_for"]),
        ("red: sing", ["unreadable"]),
        ("* road neutral_farm", ["not_asked_for"]),
    ],
)
def test_a_line_that_cannot_be_played_ends_the_run(line: str, reason: object) -> None:
    differences = found(play=f"# at once\n{line}\nred: pass", expect={"round": 99}, start="income")
    assert differences == [(f"play {line}", "legal", reason)]


def test_such_a_line_is_told_with_its_place_its_refusal_and_what_is_legal() -> None:
    (difference,) = scenario(play="# at once\nred: place mason").run()
    assert isinstance(difference.refusal, kw.Obstructed)
    assert difference.key == "play.1"
    assert "red: place gate" in difference.legal
    assert "red: place mason" not in difference.legal


def test_of_chance_an_outcome_that_could_be_is_told() -> None:
    (difference,) = scenario(play="* road neutral_farm").run()
    assert difference.refusal is not None
    assert difference.refusal.facts["count"] == 6
    (line,) = difference.legal
    assert found(play=line) == []


def test_remarks_and_empty_lines_are_left_out() -> None:
    assert found(play="# first\n\n  red: pass   # and out\n", expect={"passed": ["red"]}) == []


def test_chance_may_be_played() -> None:
    tiles = "neutral_quarry neutral_farm neutral_forest neutral_sawmill neutral_market"
    play = f"* road {tiles} neutral_carpenter\n* turn_order blue red green"
    expect = {"road.1": "neutral_quarry", "turn_order": ["blue", "red", "green"]}
    assert found(play=play, expect=expect, due={"seat": "blue"}) == []
    (difference,) = found(play="* road neutral_farm")
    assert difference[0] == "play * road neutral_farm"


def test_chance_deals_in_the_order_of_the_tables_otherwise() -> None:
    assert found(expect={"road.1": "neutral_farm", "turn_order": ["red", "green", "blue"]}) == []


# ---------------------------------------------------------------- reading


def test_what_is_no_scenario_is_refused() -> None:
    here = {"id": "here", "game": "caylus", "seats": ["red", "blue"]}
    assert why([1]) == {"why": "not_a_map"}
    assert why(here | {"expects": {}}) == {
        "why": "unknown_key",
        "key": "expects",
        "near": ["expect", "events"],
    }
    for key in here:
        rest = {name: value for name, value in here.items() if name != key}
        assert why(rest) == {"why": "missing_key", "key": key}
    for key in ("seats", "legal", "includes", "events", "never", "steps"):
        assert why(here | {key: "red"}) == {"why": "not_a_list", "key": key}
    for key in ("given", "expect", "change", "refuse", "due", "options"):
        assert why(here | {key: ["red"]}) == {"why": "not_a_map", "key": key}
    assert why(here | {"play": ["red: pass"]}) == {"why": "not_text", "key": "play"}
    assert why(here | {"refuse": {"red: pass": "over"}}) == {
        "why": "not_a_list",
        "key": "refuse.red: pass",
    }
    assert why(here | {"due": {"colour": "red"}})["key"] == "due.colour"
    assert why(here | {"legal": ["red pass"]}) == {
        "why": "unreadable",
        "key": "legal.0",
        "text": "red pass",
    }
    assert why(here | {"change": {"round": "more"}})["key"] == "change.round"
    assert why(here | {"events": [7]}) == {"why": "not_a_map", "key": "events.0"}


def test_a_phase_goes_by_its_name_and_may_be_given_by_its_number() -> None:
    for phase in ("end_of_round", 7):
        given = {"phase": phase, "bailiff": 12}
        start = {"choose_favour": {"seat": "red"}}
        assert found(start=start, given=given, expect={"phase": phase}) == []
    assert found(expect={"phase": 3}) == [("phase", "special", "placement")]
    assert scenario().position().to_json()["phase"] == "placement"
    for wrong in (8, -1, True, "feast"):
        with pytest.raises(kw.BadState) as refused:
            scenario(given={"phase": wrong}).position()
        facts = {"path": "phase", "why": "unknown_id", "given": repr(wrong)}
        assert refused.value.facts == facts


def test_set_up_is_true_or_false() -> None:
    facts = {"id": "here", "game": "caylus", "seats": ["red", "green"], "set_up": "yes"}
    assert why(facts) == {"why": "not_a_switch", "key": "set_up", "given": "'yes'"}


def test_set_up_the_game_begins_behind_its_set_up() -> None:
    table: dict[str, Any] = {"game": "magna_carta", "seats": ["red", "green"]}
    held = {"players.red.deniers": 6, "players.green.wood": 2, "players.red.hand.count": 3}
    due = {"seat": "red", "decision": "choose_action"}
    assert found(**table, set_up=True, expect=held, due=due) == []
    assert found(**table, set_up=True, start="castle", expect={"players.red.food": 2}) == []
    assert found(**table, start="castle", expect={"players.red.food": 0}) == []


def test_a_scenario_that_checks_nothing_is_refused_when_it_is_run() -> None:
    nothings: list[dict[str, Any]]
    nothings = [{}, {"expect": {}}, {"play": "# nothing"}, {"steps": []}, {"due": None}]
    for nothing in nothings:
        assert scenario(**nothing).position().over is False
        with pytest.raises(kw.BadScenario) as refused:
            scenario(**nothing).run()
        assert refused.value.facts == {"why": "checks_nothing"}
    assert found(play="red: pass") == []


def test_unknown_game_seats_and_options_are_refused() -> None:
    with pytest.raises(kw.UnknownGame):
        scenario(game="chess")
    for seats in (["red"], ["red", "red"], ["red", "pink"]):
        with pytest.raises(kw.BadSeats):
            scenario(seats=seats).run()
    with pytest.raises(kw.BadOption):
        scenario(options={"hats": True}).run()


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"start": "dinner"}, "start"),
        ({"start": {"choose_favour": {"seat": "black"}}}, "start.seat"),
        ({"start": 5}, "start"),
        ({"given": {"players": {"red": {"deniers": -1}}}}, "players.red.deniers"),
        ({"given": {"hats": 1}}, "hats"),
        ({"start": {"leave_gate": {"seat": "red"}}}, "agenda.0"),
    ],
)
def test_an_impossible_start_is_refused_with_its_path(facts: dict[str, Any], path: str) -> None:
    with pytest.raises(kw.BadState) as refused:
        scenario(**facts).run()
    assert refused.value.facts["path"] == path


# ---------------------------------------------------------------- parts


def test_merge_lays_maps_deeply_and_lists_as_a_whole() -> None:
    facts = {"a": {"b": 1, "c": [1, 2]}, "road": {"1": "x", "2": "y"}}
    merge(facts, {"a": {"c": [3]}, "road": {"1": None}, "new": 4})
    assert facts == {"a": {"b": 1, "c": [3]}, "road": {"2": "y"}, "new": 4}


def test_null_takes_things_away_and_empties_fields() -> None:
    facts: dict[str, Any] = {"inn": "red", "slots": {"top": "x", "low": "y"}}
    facts["players"] = {"red": {"character": "ada", "cards": {"a": "b"}}}
    merge(facts, {"inn": None, "slots": {"top": None, "hat": None}})
    merge(facts, {"players": {"red": {"character": None, "cards": {"a": None}}}})
    assert facts["inn"] is None
    assert facts["slots"] == {"low": "y", "hat": None}  # what is misspelt stays, to be refused
    assert facts["players"]["red"] == {"character": None, "cards": {}}


def test_a_difference_reads_as_a_sentence() -> None:
    assert repr(Difference("round", 2, 1)) == "round: wanted 2, found 1"
    assert at({"a": [{"b": 1}]}, "a.0.b") == 1


def test_position_is_the_state_it_begins_with() -> None:
    state = scenario(start="special", given={"inn_right": "red"}).position()
    assert repr(state).endswith("red to decide stay_in_inn>")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("caylus", {"simplified_favours": True}),
        ("magna_carta", {}),
        ("caylus_1303", {}),
        ("architects", {"player_boards": "variable"}),
    ],
)
def test_any_position_is_written_as_a_scenario(game: str, options: dict[str, Any]) -> None:
    sitting = Sitting.begin(game, list(kw.load(game).colours[:3]), options, seed=4)
    choice = random.Random(4)
    for number in range(45):
        state = sitting.state
        if number % 9 == 0:
            written = scenario_of(state, "mine")
            assert written.get("options", {}) == options
            assert kw.Scenario(written).position().to_json() == state.to_json()
            assert read_document(scenario_text(state)).start().digest() == state.digest()
        assert state.seat is not None
        sitting.play(f"{state.seats[state.seat]}: {choice.choice(kw.legal_actions(state)).text}")


@pytest.mark.parametrize(
    ("game", "decision", "of_red"),
    [
        ("caylus", "place_or_pass", {"deniers": 7, "food": 2, "wood": 1}),
        ("magna_carta", "mulligan", {"deniers": 0, "food": 0, "hand.0": "small_farm"}),
        ("caylus_1303", "draft", {"supply": 6, "wood": 2, "characters.count": 0}),
        ("architects", "draft_pick", {"silver": 0, "hand.count": 0, "virtue": 7}),
    ],
)
def test_nothing_given_is_what_lies_there_at_the_first_decision(
    game: str, decision: str, of_red: dict[str, Any]
) -> None:
    expect = {f"players.red.{field}": value for field, value in of_red.items()}
    assert found(game=game, due={"decision": decision}, expect=expect) == []


def blocks(language: str) -> list[str]:
    """The examples of the page about scenarios."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", blocks("yaml"))
def test_examples_of_the_page_hold(text: str) -> None:
    assert kw.Scenario(yaml.safe_load(text)).run() == []


def test_the_page_tells_of_every_key() -> None:
    told = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    keys = {key for row in told for key in re.findall(r"\w+", row)}
    assert keys == {*TABLE_KEYS, STEPS, *STEP_KEYS}


@pytest.mark.parametrize("text", blocks("python"))
def test_python_of_the_page_runs(text: str) -> None:
    exec(text, {})
