"""The picture is told event by event, to all eyes that may see it: at tables and in studies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import keepwright as kw
from keepwright.server import scenes, study
from keepwright.server.house import House
from keepwright.server.problems import Problem
from keepwright.server.settings import Settings
from tests.contract.test_scenes import applied
from tests.server.test_seeing import NONE, laid


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that nobody has come to."""
    found = House(Settings(data=tmp_path))
    yield found
    found.store.close()


def play(house: House, table_id: str, people: list[str], decisions: int, seed: int = 1) -> None:
    """Random decisions of whoever is to decide."""
    dice = random.Random(seed)
    for _ in range(decisions):
        for who in people:
            found = house.seeing.position(table_id, who)
            if found["decision"] is not None:
                moves = [one["move"] for one in found["decision"]["options"] if one["legal"]]
                seat, seq = found["seat"], found["seq"]
                house.moves.decide(table_id, who, seat, dice.choice(moves), seq, None)
                break


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """The view of a position without what is under way."""
    return {key: value for key, value in position["view"].items() if key != "agenda"}


def check(told: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """The scenes lead from one position to the other, as its events tell."""
    view = told["view"]
    assert view == seen(before)
    events = {event["seq"]: event["events"] for event in after["events"]}
    for line in told["lines"]:
        assert len(line["scenes"]) == max(1, len(events[line["seq"]]))
        for changes in line["scenes"]:
            view = applied(view, changes)
    assert view == seen(after)
    assert told["seq"] == after["at"]


@pytest.mark.parametrize("game", kw.game_ids())
def test_scenes_lead_from_one_position_to_the_next(house: House, game: str) -> None:
    table_id, people = laid(house, game)
    play(house, table_id, people, 30)
    seq = house.seeing.position(table_id, people[0])["seq"]
    for who in (*people, ""):
        for since, upto in ((0, None), (seq - 7, None), (3, seq - 4), (seq, None), (seq + 5, None)):
            told = house.seeing.scenes(table_id, who, None, since, upto)
            before = house.seeing.position(table_id, who, at=since)
            after = house.seeing.position(table_id, who, at=upto, since=since)
            check(told, before, after)


def test_what_was_taken_back_is_in_no_scene(house: House) -> None:
    table_id, people = laid(house, "caylus")
    play(house, table_id, people, 6)
    seq, undone = house.seeing.position(table_id, people[0])["seq"], False
    for who in people:
        found = house.seeing.position(table_id, who)
        if found["can_undo"]:
            house.moves.undo(table_id, who, found["seat"], seq)
            undone = True
            break
    assert undone
    play(house, table_id, people, 1, seed=7)
    after = house.seeing.position(table_id, "", since=seq - 2)
    told = house.seeing.scenes(table_id, "", None, seq - 2, None)
    assert [line["seq"] for line in told["lines"]] == [
        event["seq"] for event in after["events"] if event["events"]
    ]
    check(told, house.seeing.position(table_id, "", at=seq - 2), after)
    assert told["lines"][-1]["seq"] > seq
    behind = house.seeing.scenes(table_id, "", None, seq, None)
    assert behind["view"] == seen(house.seeing.position(table_id, "", at=seq - 1))


def test_so_many_lines_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, people = laid(house, "caylus")
    play(house, table_id, people, 20)
    whole = house.seeing.scenes(table_id, "", None, 0, None)
    monkeypatch.setattr("keepwright.server.seeing.MOST_LINES", 6)
    parts, since = [], 0
    while since < whole["seq"]:
        part = house.seeing.scenes(table_id, "", None, since, None)
        assert len(part["lines"]) <= 6
        parts += part["lines"]
        since = part["seq"]
    assert parts == whole["lines"]


def test_who_may_not_look_sees_no_scenes(house: House) -> None:
    table_id, people = laid(house, "magna_carta")
    stranger = house.people.new_guest("en", "")[0]
    colours = kw.load("magna_carta").colours
    for who, seat in ((people[0], colours[1]), (stranger, colours[0]), ("", colours[0])):
        for eyes in (seat, "all", ""):
            with pytest.raises(Problem) as refused:
                house.seeing.scenes(table_id, who, eyes, 0, None)
            assert refused.value.code == "not_your_seat"
    with pytest.raises(Problem) as refused:
        house.seeing.scenes("0123456789abcdef", people[0], None, 0, None)
    assert refused.value.code == "not_found"
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    waiting = house.lobby.create(people[0], "caylus", {}, seats, NONE, True)
    with pytest.raises(Problem) as refused:
        house.seeing.scenes(waiting, people[0], None, 0, None)
    assert refused.value.code == "table_not_running"


@pytest.mark.parametrize("game", kw.game_ids())
def test_a_study_is_told_in_scenes(game: str) -> None:
    sitting = kw.Sitting.begin(game, 3, seed=4)
    dice = kw.Dice(game)
    while len(sitting.record.lines) < 40:
        moves = kw.legal_actions(sitting.state)
        sitting.play(moves[dice.below(len(moves))])
    text = sitting.record.write()
    for seat in (*sitting.state.seats, "", "all"):
        for since, upto in ((0, None), (0, 12), (30, None), (50, 60)):
            told = study.scenes(text, seat, since, upto)
            before = study.position(text, since if upto is None else min(since, upto), seat, 0)
            check(told, before, study.position(text, upto, seat, since))
    assert study.scenes(text, None, 20, 21)["seq"] == 21
    with pytest.raises(Problem) as refused:
        study.scenes(text, "mauve", 0, None)
    assert refused.value.code == "not_your_seat"


def test_a_study_is_told_so_many_lines_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "MOST_SCENES", 5)
    sitting = kw.Sitting.begin("magna_carta", 2, seed=4)
    while len(sitting.record.lines) < 12:
        sitting.play(kw.legal_actions(sitting.state)[0])
    told = study.scenes(sitting.record.write(), "", 3, None)
    assert (told["seq"], [line["seq"] for line in told["lines"]]) == (8, [4, 5, 6, 7, 8])
    assert scenes.MOST_LINES == 400
