"""Foresight: what an answer would change is what it changes, and nothing is decided by asking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import keepwright as kw
from keepwright.engine.agenda import Together
from keepwright.engine.notation import CHANCE
from keepwright.engine.play import decisions_due
from keepwright.server.changes import numbers_in
from keepwright.server.foresight import foresee
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.sittings import Standing
from tests.server.serving import Server
from tests.server.tables import seated, whose_turn

MOST_DECISIONS = 150


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(Settings(data=tmp_path_factory.mktemp("foresight")))
    yield one
    one.store.close()


def standing_at(house: House, table_id: str, person: str) -> Standing:
    with house.seeing.looking(table_id, person) as looked:
        return looked.game


def numbers(house: House, table_id: str, person: str, colour: str) -> dict[str, dict[str, int]]:
    """All numbers of all players that a person sees from a seat."""
    view = house.seeing.position(table_id, person, colour)["view"]
    return {seat: dict(numbers_in(facts)) for seat, facts in view["players"].items()}


def differences(
    before: dict[str, dict[str, int]], after: dict[str, dict[str, int]]
) -> dict[str, dict[str, int]]:
    """What differs, written down in another way than the server does."""
    found: dict[str, dict[str, int]] = {}
    for colour in before:
        for name in {*before[colour], *after[colour]}:
            old, new = before[colour].get(name, 0), after[colour].get(name, 0)
            if old != new:
                found.setdefault(colour, {})[name] = new - old
    return found


@pytest.mark.parametrize("game", kw.game_ids())
def test_what_is_foreseen_comes_true(house: House, game: str) -> None:
    person = house.people.new_guest("en", "test")[0]
    seats = [{"kind": "me", "person": person}] * 3
    table_id = house.lobby.create(person, game, {}, seats, {"kind": "none"}, True)
    house.lobby.start(person, table_id)
    dice, sealed, handed, changed = kw.Dice(f"{game} foresight"), 0, 0, 0
    for _ in range(MOST_DECISIONS):
        standing = standing_at(house, table_id, person)
        state = standing.state
        if state.over:
            break
        due = decisions_due(state)[-1]
        seat, colour = int(due.seat), state.seats[int(due.seat)]
        digest, length = state.digest(), len(standing.record.lines)
        told = house.seeing.foresight(table_id, person, colour)
        assert (told["seat"], told["seq"]) == (colour, standing.seq)
        moves = [action.text for action in kw.legal_actions(state, seat)]
        assert list(told["choices"]) == moves
        assert (state.digest(), len(standing.record.lines)) == (digest, length)
        before = numbers(house, table_id, person, colour)
        move = moves[dice.below(len(moves))]
        house.moves.decide(table_id, person, colour, move, standing.seq, None)
        standing = standing_at(house, table_id, person)
        choice, lines = told["choices"][move], standing.record.lines[length + 1 :]
        if isinstance(due, Together):
            assert choice["changes"] == {}
            continue
        assert choice["sealed"] is any(line.who == CHANCE for line in lines)
        if not choice["sealed"]:
            after = numbers(house, table_id, person, colour)
            assert choice["changes"] == differences(before, after), move
            assert choice["hands_over"] is (colour not in colours_due(standing))
        sealed, handed = sealed + choice["sealed"], handed + choice["hands_over"]
        changed += bool(choice["changes"])
    assert handed > 5
    assert changed > 5
    assert sealed or game in ("caylus", "caylus_1303"), "only those have no chance after set-up"


def colours_due(standing: Standing) -> list[str]:
    return [standing.state.seats[int(decision.seat)] for decision in standing.due()]


def test_an_answer_given_together_shows_nothing_before_it_is_given() -> None:
    state = kw.new_game("magna_carta", seats=["red", "green"], seed=1)
    first, second = decisions_due(state)
    assert isinstance(first, Together)
    unseen: dict[str, Any] = {"changes": {}, "sealed": False, "hands_over": True, "opens": []}
    assert foresee(state, first) == {"keep": unseen, "redraw": unseen}
    state = kw.play(state, "keep", seat=int(first.seat))
    opened = {**unseen, "sealed": True}
    assert foresee(state, second) == {"keep": opened, "redraw": opened}


def test_what_a_worker_costs_is_foreseen() -> None:
    state = kw.new_game("caylus", seats=["blue", "red"], seed=1)
    due = decisions_due(state)[0]
    colour = state.seats[int(due.seat)]
    told = foresee(state, due)
    assert told["place gate"]["changes"] == {colour: {"deniers": -1, "workers": -1}}
    assert told["place gate"]["cost"] == 1
    assert told["pass"]["changes"] == {colour: {"deniers": 1}}
    assert told["pass"]["cost"] is None


def test_nothing_is_foreseen_for_who_is_not_asked_or_has_handed_over(server: Server) -> None:
    table_id, clients, colours = seated(server)
    asked, position = whose_turn(table_id, clients)
    assert position.decision is not None
    mine = position.decision.seat
    waiting = clients[1 - clients.index(asked)]
    other = colours[1 - colours.index(mine)]
    assert asked.foresight(table_id, mine).choices["pass"].hands_over
    assert waiting.foresight(table_id, other).choices == {}
    waiting.hand_over(table_id, other)
    answer = httpx.get(
        f"{server.address}/api/v1/tables/{table_id}/foresight?seat={other}",
        headers={"authorization": f"Bearer {waiting.link.token}"},
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "played_by_bot")


def test_the_facts_of_a_decision_are_those_of_its_sentence(server: Server) -> None:
    table_id, clients, _ = seated(server, "magna_carta")
    _, position = whose_turn(table_id, clients)
    assert position.decision is not None
    assert position.decision.facts["seat"] == position.decision.seat


def first_round_of_magna_carta() -> kw.State:
    state = kw.new_game("magna_carta", seats=["red", "green"], seed=1)
    for seat in kw.seats_due(state):
        state = kw.play(state, "keep", seat=seat)
    while isinstance(state.due, kw.Chance):
        state = kw.deal(state, kw.Dice(1).draw(state.due.pool(state), state.due.count(state)))
    return state


def test_a_step_that_does_nothing_yet_tells_what_it_opens() -> None:
    state = first_round_of_magna_carta()
    due = decisions_due(state)[0]
    told = foresee(state, due)
    opened = told["place_worker"]["opens"]
    after = kw.play(state, "place_worker")
    moves = [choice.action.text for choice in kw.candidates(after)]
    assert [one["move"] for one in opened] == moves
    assert [one["move"] for one in opened if one["legal"]] == [
        action.text for action in kw.legal_actions(after)
    ]
    assert told["pass"]["opens"] == []
    assert told["draw_card"]["opens"] == []


def test_a_step_with_one_way_on_tells_where_it_leads() -> None:
    """The last free card of the road is taken with the step itself (§ phase 2 C)."""
    state = first_round_of_magna_carta()
    free: list[str] = []
    while len(free) != 1:
        due = decisions_due(state)[0]
        told = foresee(state, due)["place_worker"]
        full = [one for one in told["opens"] if not one["legal"]]
        free = [one["move"] for one in told["opens"] if one["legal"]]
        assert told["forced"] == (free[0] if len(free) == 1 else None)
        before, state = state, kw.play(state, "place_worker")
        if len(free) > 1:
            state = kw.play(state, free[0])
    assert told["changes"] == {before.seats[int(due.seat)]: {"deniers": -1, "workers": -1}}
    assert "place_full" in {obstacle["code"] for one in full for obstacle in one["obstacles"]}


def test_what_is_asked_next_is_foreseen(house: House) -> None:
    person = house.people.new_guest("en", "test")[0]
    seats = [{"kind": "me", "person": person}] * 3
    table_id = house.lobby.create(person, "architects", {}, seats, {"kind": "none"}, True)
    house.lobby.start(person, table_id)
    dice, asked = kw.Dice("asked next"), set()
    for _ in range(MOST_DECISIONS):
        standing = standing_at(house, table_id, person)
        state = standing.state
        if state.over:
            break
        seat = int(decisions_due(state)[-1].seat)
        colour = state.seats[seat]
        choices = house.seeing.foresight(table_id, person, colour)["choices"]
        move = list(choices)[dice.below(len(choices))]
        before = numbers(house, table_id, person, colour)
        house.moves.decide(table_id, person, colour, move, standing.seq, None)
        told = choices[move].get("then")
        if told is None:
            continue
        state = standing_at(house, table_id, person).state
        assert told["decision"] == decisions_due(state)[0].name
        asked.add(told["decision"])
        if move == "place guardhouse":
            there = numbers(house, table_id, person, colour)[colour]["workers.guardhouse"]
            assert told["times"] == there
        for answer, changed in told["ways"].items():
            then = kw.play_line(state, f"{colour}: {answer}")
            after = {
                c: dict(numbers_in(f)) for c, f in kw.view(then, seat).facts["players"].items()
            }
            assert changed == differences(before, after), (move, answer)
    assert {"mines_good", "storehouse_trade", "workshop_mode"} <= asked
