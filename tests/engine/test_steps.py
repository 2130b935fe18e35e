"""Steps of a scenario: play, how far it goes on, and every word for what must then hold."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw

TABLE = {"id": "here", "game": "caylus", "seats": ["red", "green", "blue"]}
# Red and green are in the castle; red could hand in a batch.
CASTLE: dict[str, Any] = {
    "start": "castle",
    "given": {
        "castle": ["red", "green"],
        "passed": ["red", "green", "blue"],
        "players": {"red": {"food": 1, "wood": 1, "stone": 1}, "green": {"prestige": 9}},
    },
}
ALL_PASS = "red: pass\ngreen: pass\nblue: pass"
STAY = ALL_PASS  # nobody moves the provost


def found(*steps: dict[str, Any], **facts: Any) -> list[tuple[int, str, object, object]]:
    """All differences: step, where, wanted and found."""
    whole = TABLE | facts | ({"steps": list(steps)} if steps else {})
    return [(d.step, d.where, d.wanted, d.found) for d in kw.Scenario(whole).run()]


def why(**facts: Any) -> dict[str, Any]:
    """The facts of the refusal to run a scenario."""
    with pytest.raises(kw.BadScenario) as refused:
        kw.Scenario(TABLE | facts).run()
    return dict(refused.value.facts)


# ---------------------------------------------------------------- steps


def test_each_step_is_checked_where_it_ends() -> None:
    steps: list[dict[str, Any]] = [
        {"note": "before anything", "expect": {"passed": []}, "due": {"seat": "red"}},
        {"play": "red: pass", "expect": {"passed": ["red"]}, "includes": ["green: place gate"]},
        {"play": "green: place gate", "refuse": {"blue: place gate": ["place_full"]}},
    ]
    assert found(*steps) == []
    assert kw.Scenario(TABLE | {"steps": steps}).moves == ["red: pass", "green: place gate"]


def test_differences_name_their_step_and_later_steps_are_checked_too() -> None:
    steps: list[dict[str, Any]] = [
        {"play": "red: pass", "expect": {"passed": []}},
        {"play": "green: pass", "expect": {"passed": ["green"]}},
    ]
    assert found(*steps) == [
        (1, "passed", [], ["red"]),
        (2, "passed", ["green"], ["red", "green"]),
    ]
    keys = [difference.key for difference in kw.Scenario(TABLE | {"steps": steps}).run()]
    assert keys == ["steps.0.expect.passed", "steps.1.expect.passed"]


def test_nothing_is_checked_after_a_line_that_cannot_be_played() -> None:
    assert found(
        {"expect": {"round": 2}},
        {"play": "red: place mason", "expect": {"round": 3}},
        {"expect": {"round": 4}},
    ) == [(1, "round", 2, 1), (2, "play red: place mason", "legal", ["not_on_the_road"])]


def test_what_stands_in_steps_does_not_stand_beside_them() -> None:
    steps = [{"play": "red: pass"}]
    assert why(steps=steps, play="red: pass") == {"why": "beside_steps", "key": "play"}
    assert why(steps=[*steps, {"note": "nothing"}]) == {"why": "checks_nothing", "key": "steps.1"}
    assert why(steps=[{"given": {}}])["key"] == "steps.0.given"
    assert why(steps=["red: pass"]) == {"why": "not_a_map", "key": "steps.0"}
    assert why(steps=[{"play": "red: pass", "expect": []}])["key"] == "steps.0.expect"


def test_a_seat_that_was_moved_on_is_told_why_in_its_own_step() -> None:
    given = {"players": {"green": {"deniers": 1}}}
    steps: list[dict[str, Any]] = [
        {"refuse": {"red: place mason": ["not_on_the_road"]}},
        {"play": "red: pass"},
        {"refuse": {"green: place gate": ["too_few_deniers"]}},
    ]
    assert found(*steps, start="placement", given=given) == []


# ---------------------------------------------------------------- until


def test_until_stops_before_a_phase_begins() -> None:
    facts = {"play": f"{ALL_PASS}\n{STAY}", "expect": {"players.red.deniers": 8}}
    assert found(**facts, until="income", due={"seat": None, "decision": "income"}) == []
    assert found(**facts) == [(1, "players.red.deniers", 8, 10)]


def test_the_next_step_goes_on_from_there() -> None:
    assert (
        found(
            {"play": f"{ALL_PASS}\n{STAY}", "until": "castle", "expect": {"phase": 5}},
            {"until": "round", "expect": {"round": 1}, "legal": []},
            {"expect": {"round": 2}, "change": {"players.red.deniers": 2}},
        )
        == []
    )


def test_until_may_name_one_task_among_those_of_its_name() -> None:
    until = {"hand_in_batch": {"seat": "green"}}
    play = "red: hand_in 1 food 1 wood 1 stone"
    assert found(**CASTLE, play=play, until=until, expect={"players.green.prestige": 9}) == []
    assert found(**CASTLE, play=play, until="hand_in_batch") == []
    blue = {"hand_in_batch": {"seat": "blue"}}
    assert found(**CASTLE, play=play, until=blue)[0][:3] == (1, "until", "hand_in_batch")


def test_a_moment_that_does_not_come_is_told() -> None:
    assert found(play="red: pass", until="castle", expect={"round": 9}) == [
        (1, "until", "castle", {"place_or_pass": {"seat": "green"}})
    ]
    over = {"scored": 2, "bailiff": 23}
    assert found(start="end_of_round", given=over, until="castle") == [(1, "until", "castle", None)]


def test_a_moment_that_does_not_exist_is_refused() -> None:
    assert why(until="casle") == {
        "why": "unknown_moment",
        "key": "until",
        "given": "'casle'",
        "near": ["castle", "raise"],
    }
    assert why(until={"turn": {}, "round": {}})["why"] == "unknown_moment"
    assert why(until={"castle": "red"}) == {"why": "not_a_map", "key": "until.castle"}


# ---------------------------------------------------------------- values


def test_changes_count_from_the_position_before_the_step() -> None:
    change = {"players.red.deniers": +2, "players.red.prestige": 0}
    assert found(start="income", change=change, until="placement") == []
    assert found(start="income", change={"players.red.deniers": -1}, until="placement") == [
        (1, "players.red.deniers", "-1", "+2")
    ]
    assert found({"play": "red: pass"}, {"change": {"passed.count": 0}}) == []
    assert found(play="red: pass", change={"passed.count": 1}) == []
    assert why(change={"passed": 1}) == {"why": "no_number_there", "key": "change.passed"}


def test_what_a_map_did_not_hold_counts_from_nothing() -> None:
    facts = {"game": "architects", "start": "turn", "play": "red: place quarry"}
    assert found(**facts, change={"players.red.workers.quarry": 1}) == []


def test_lists_and_maps_are_counted() -> None:
    expect = {"turn_order.count": 3, "owners.count": 0, "road.count": 9}
    assert found(expect=expect) == []
    assert found(expect={"turn_order.count": 4}) == [(1, "turn_order.count", 4, 3)]


def test_parts_of_the_score() -> None:
    given = {"players": {"red": {"gold": 2, "prestige": 7, "deniers": 0, "food": 0, "wood": 0}}}
    expect = {"score.red": 13, "score.red.gold": 6, "score.red.prestige": 7, "score.red.cubes": 0}
    assert found(given=given, expect=expect) == []
    assert found(given=given, expect={"score.red.gold": 3}) == [(1, "score.red.gold", 3, 6)]


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("players.red.denierz", ["players.red.deniers"]),
        ("players.black.deniers", []),
        ("playerz.red.gold", ["players"]),
        ("road.1O", ["road.1"]),
        ("road.99", ["road.9"]),
        ("owners.churhc", ["owners.church"]),
        ("players.red.deniers.count", []),
        ("turn_order.first", []),
        ("score.black", []),
        ("winner", ["winners"]),
        ("inn_left.red", []),
    ],
)
def test_a_path_that_no_position_has_is_refused_whatever_it_should_be(
    path: str, near: list[str]
) -> None:
    for value in (None, 1):
        refused = why(expect={path: value})
        assert (refused["why"], refused["key"]) == ("unknown_path", f"expect.{path}")
        assert near == [] or near[0] in refused["near"]
    assert why(steps=[{"change": {path: 1}}])["key"] == f"steps.0.change.{path}"


def test_paths_of_what_is_not_there_now_are_none_the_less_paths() -> None:
    expect = {"road.9": None, "owners.church": None, "residences.3": None, "agenda.0.x": None}
    assert found(expect=expect) == []
    batch = {"beneath.0.red": None, "automa.virtue": None, "options.bot": "constantine"}
    assert found(game="architects", expect=batch) == []


# ---------------------------------------------------------------- moves


def test_moves_may_be_among_the_legal_ones() -> None:
    assert found(includes=["red: pass", "red:  place  gate"]) == []
    assert found(includes=["red: place mason", "green: pass"]) == [
        (1, "includes red: place mason", "legal", ["not_on_the_road"]),
        (1, "includes green: pass", "legal", ["not_your_seat"]),
    ]


def test_of_lists_that_differ_what_is_missing_and_what_is_unexpected_is_told() -> None:
    whole = TABLE | CASTLE | {"legal": ["red: stop", "red: hand_in 1 food 2 wood"]}
    (difference,) = kw.Scenario(whole).run()
    assert difference.missing == ["red: hand_in 1 food 2 wood"]
    assert difference.unexpected == ["red: hand_in 1 food 1 wood 1 stone"]


def test_legal_and_due_may_be_those_of_any_seat_that_decides_now() -> None:
    facts = {"game": "magna_carta", "seats": ["red", "blue"]}
    assert found(**facts, legal=["blue: keep", "blue: redraw"], due={"seat": "blue"}) == []
    assert found(**facts, due={"seat": "green"}) == [(1, "due.seat", "green", "red")]


def test_codes_may_be_among_others() -> None:
    given = {"players": {"red": {"deniers": 1}}, "passed": ["green"], "owners": {"bank": "red"}}

    def refused(*codes: str) -> list[Any]:
        refuse = {"red: place mason": list(codes)}
        return found(start="placement", given=given, refuse=refuse)

    codes = ["not_on_the_road", "too_few_deniers"]
    assert refused("too_few_deniers", "...") == []
    assert refused("...") == []
    assert refused(*codes, "...") == []
    assert refused(*codes[::-1], "...")[0][3] == codes
    assert refused("place_full", "...")[0][3] == codes
    assert found(refuse={"red: pass": ["..."]}) == [(1, "refuse red: pass", ["..."], "legal")]


# ---------------------------------------------------------------- events


def test_events_come_in_this_order_with_others_between() -> None:
    facts = {"play": ALL_PASS, "until": "provost"}
    passed = [{"passed": {"seat": seat}} for seat in ("red", "green", "blue")]
    assert found(**facts, events=[*passed, {"phase_began": {"phase": "special"}}]) == []
    assert found(**facts, events=["passed", "passed", "phase_began"]) == []
    ((_, where, wanted, told),) = found(**facts, events=passed[::-1])
    assert (where, wanted) == ("events", {"passed": {"seat": "green"}})
    assert told == ["phase_began"]
    ((_, _, wanted, told),) = found(**facts, events=[{"passed": {"seat": "red", "number": 7}}])
    assert told[0]["passed"]["number"] == 1  # type: ignore[index]


def test_events_are_those_of_the_step_and_may_never_come() -> None:
    assert found({"play": "red: pass"}, {"play": "green: pass", "events": ["passed"]}) == []
    assert found({"play": "red: pass"}, {"expect": {"round": 1}, "never": ["passed"]}) == []
    assert found(play="red: pass", never=["passed", "forced"]) == [(1, "never passed", 0, 1)]


def test_what_only_one_seat_is_told_can_be_asked_for() -> None:
    facts = {"game": "magna_carta", "seats": ["red", "blue"], "play": "red: keep"}
    assert found(**facts, events=[{"sealed": {"seat": "red", "action": "keep"}}]) == []
