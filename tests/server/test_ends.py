"""Taking back against bots, giving up, and playing again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import keepwright as kw
from keepwright.cli.verify import verdicts_on
from keepwright.server.house import House
from keepwright.server.problems import Problem
from keepwright.server.settings import Settings
from keepwright.server.sittings import Standing
from keepwright.server.store.schema import counted, event
from tests.server.test_seeing import NONE

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "gentle"}
OPEN = {"kind": "open"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that nobody has come to, in which bots play when they are told to."""
    found = House(Settings(data=tmp_path))
    yield found
    found.store.close()


def begun(
    house: House, game: str, seats: list[dict[str, Any]], **options: Any
) -> tuple[str, list[str], list[str]]:
    """A table that has begun: its id, its people, the colours of its seats."""
    count = sum(seat["kind"] != "bot" for seat in seats)
    people = [house.people.new_guest("en", "")[0] for _ in range(count)]
    table_id = house.lobby.create(people[0], game, options, seats, NONE, True)
    for person in people[1:]:
        house.lobby.join(person, table_id, None, "")
    house.lobby.start(people[0], table_id)
    return table_id, people, colours_of(house, table_id, people[0])


def colours_of(house: House, table_id: str, person: str) -> list[str]:
    return [seat["colour"] for seat in house.lobby.describe_table(person, table_id)["seats"]]


def decide(house: House, table_id: str, who: str | None, dice: random.Random) -> str | None:
    """A random decision of whoever's turn it is, for a person or (who is None) for bots."""
    with house.seeing.looking(table_id, "") as look:
        due = look.game.due()[0]
        colour, seq = look.places[int(due.seat)].colour, look.row.seq
        moves = [action.text for action in kw.legal_actions(look.game.state, int(due.seat))]
        is_bots = look.places[int(due.seat)].bot is not None
    if is_bots != (who is None):
        return None
    move = dice.choice(moves)
    house.moves.decide(table_id, who, colour, move, seq, None)
    return move


def let_bots_play(house: House, table_id: str, dice: random.Random) -> int:
    """Bots decide till it is the person's turn; how often."""
    decisions = 0
    while decide(house, table_id, None, dice) is not None:
        decisions += 1
    return decisions


def refused(act: Any, *said: Any) -> str:
    with pytest.raises(Problem) as refusal:
        act(*said)
    return refusal.value.code


# ---------------------------------------------------------------- undo


def test_undo_against_bots_goes_back_to_one_s_own_last_decision(house: House) -> None:
    table_id, (person,), _ = begun(house, "caylus", [ME, BOT, BOT])
    dice, far = random.Random(3), 0
    let_bots_play(house, table_id, dice)
    assert not house.seeing.position(table_id, person)["can_undo"]
    for _ in range(12):
        before = house.seeing.position(table_id, person)
        decide(house, table_id, person, dice)
        far += let_bots_play(house, table_id, dice) > 0
        after = house.seeing.position(table_id, person)
        assert after["can_undo"]
        house.moves.undo(table_id, person, after["seat"], after["seq"])
        back = house.seeing.position(table_id, person)
        assert (back["view"], back["decision"]) == (before["view"], before["decision"])
        assert back["can_redo"]
        house.moves.redo(table_id, person, back["seat"], back["seq"])
        let_bots_play(house, table_id, dice)
    assert far > 3


def test_what_chance_decided_comes_again(house: House) -> None:
    """Alone with an automa: one goes back behind its cards, and they are the same then."""
    table_id, (person,), _ = begun(house, "architects", [ME])
    dice, dealt = random.Random(3), 0
    for _ in range(25):
        before = house.seeing.position(table_id, person)
        move = decide(house, table_id, person, dice)
        after = house.seeing.position(table_id, person, since=before["seq"])
        dealt += any(one["text"].startswith("*") for one in after["events"])
        house.moves.undo(table_id, person, after["seat"], after["seq"])
        seq = house.seeing.position(table_id, person)["seq"]
        house.moves.decide(table_id, person, after["seat"], str(move), seq, None)
        again = house.seeing.position(table_id, person)
        assert (again["view"], again["decision"]) == (after["view"], after["decision"])
    assert dealt > 3
    record, seed = kw.Record.read(house.seeing.record(table_id, person)), seed_of(house, table_id)
    record.headers["Seed"] = seed
    assert all(verdict.holds for verdict in verdicts_on(record))


def seed_of(house: House, table_id: str) -> str:
    with house.seeing.looking(table_id, "") as look:
        return look.row.seed


def test_all_that_was_taken_back_can_be_played_again(house: House) -> None:
    table_id, (person,), _ = begun(house, "architects", [ME])
    dice = random.Random(5)
    for _ in range(6):
        decide(house, table_id, person, dice)
    after = house.seeing.position(table_id, person)
    for act in (house.moves.undo, house.moves.redo):
        for _ in range(4):
            now = house.seeing.position(table_id, person)
            act(table_id, person, now["seat"], now["seq"])
    again = house.seeing.position(table_id, person)
    assert (again["view"], again["can_redo"]) == (after["view"], False)


def test_among_people_undo_is_for_the_last_decision_of_all(house: House) -> None:
    table_id, people, colours = begun(house, "caylus", [ME, OPEN, BOT])
    dice, mine = random.Random(3), ""
    while True:
        let_bots_play(house, table_id, dice)
        position = house.seeing.position(table_id, people[0])
        if mine and position["due"][0]["seat"] != mine:
            break
        mine = position["due"][0]["seat"]
        decide(house, table_id, people[colours.index(mine)], dice)
    with house.seeing.looking(table_id, "") as look:
        last = look.game.record.lines[-1].who
    for person, colour in zip(people, colours, strict=False):
        position = house.seeing.position(table_id, person, colour)
        assert position["can_undo"] == (last == colour)
    house.moves.hand_over(table_id, people[1], colours[1])  # he may come back
    let_bots_play(house, table_id, dice)
    assert not house.seeing.position(table_id, people[0], colours[0])["can_undo"]
    house.moves.take_back(table_id, people[1], colours[1])
    house.moves.resign(table_id, people[1], colours[1])
    decide(house, table_id, people[0], dice)
    let_bots_play(house, table_id, dice)
    assert house.seeing.position(table_id, people[0], colours[0])["can_undo"]


# ---------------------------------------------------------------- giving up


@pytest.mark.parametrize("seats", [[ME, OPEN], [ME, BOT]], ids=["people", "bot"])
@pytest.mark.parametrize("game", ["caylus", "caylus_1303"])
def test_who_gives_up_at_a_table_of_two_ends_it(
    house: House, game: str, seats: list[dict[str, Any]]
) -> None:
    table_id, (host, *_), (mine, other) = begun(house, game, seats)
    now = house.seeing.position(table_id, host)
    assert now["ends_when_given_up"]
    house.moves.resign(table_id, host, mine)
    after = house.seeing.position(table_id, host, since=now["seq"])
    assert (after["over"], after["due"], after["decision"]) == (True, [], None)
    assert (after["can_undo"], after["can_redo"], after["ends_when_given_up"]) == (False,) * 3
    assert (after["score"]["winners"], after["score"]["over"]) == ([other], True)
    assert set(after["score"]["tallies"]) == {mine, other}
    assert [(one["kind"], one["seat"]) for one in after["events"]] == [("given_up", mine)]
    assert house.seeing.score(table_id, "")["winners"] == [other]
    table = house.lobby.describe_table(host, table_id)
    assert (table["status"], set(table["result"])) == ("finished", {mine, other})
    assert [seat["resigned"] for seat in table["seats"]] == [True, False]
    assert all(seat["due_since"] is None for seat in table["seats"])
    for colour in (mine, other, "", "all"):
        house.seeing.position(table_id, "", colour)
        house.seeing.scenes(table_id, "", colour, 0, None)
    assert not house.seeing.position(table_id, host, at=now["seq"])["over"]
    assert refused(house.moves.resign, table_id, host, mine) == "not_your_seat"
    assert refused(house.moves.undo, table_id, host, mine, after["seq"]) == "over"
    if seats[1] is BOT:
        assert refused(house.moves.decide, table_id, None, other, "pass", after["seq"], None) == (
            "over"
        )


def test_the_record_of_a_game_given_up_says_so(house: House) -> None:
    table_id, (host, *_), (mine, other) = begun(house, "magna_carta", [ME, OPEN])
    house.moves.resign(table_id, host, mine)
    record = kw.Record.read(house.seeing.record(table_id, ""))
    assert record.headers["Resigned"] == mine
    assert "Result" not in record.headers
    assert all(verdict.holds for verdict in verdicts_on(record))
    assert not record.replay().over
    with house.store.read() as connection:
        rows = list(connection.execute(event.select().order_by(event.c.seq)))
    anew = Standing("magna_carta", record.options, [mine, other], record.headers["Seed"])
    anew.hear(rows)
    assert (anew.is_over, anew.winners, anew.due()) == (True, [other], [])
    assert anew.record.headers["Resigned"] == mine


def test_who_gives_up_alone_ends_the_game(house: House) -> None:
    table_id, (person,), (mine,) = begun(house, "architects", [ME])
    house.moves.resign(table_id, person, mine)
    after = house.seeing.position(table_id, person)
    assert (after["over"], after["score"]["winners"]) == (True, [])


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("caylus", [ME, OPEN, BOT], {}), ("architects", [ME, OPEN], {"two_vs_bot": True})],
    ids=["three", "together"],
)
def test_with_more_or_together_a_bot_plays_on(
    house: House, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    table_id, (host, *_), (mine, *_) = begun(house, game, seats, **options)
    assert not house.seeing.position(table_id, host)["ends_when_given_up"]
    house.moves.resign(table_id, host, mine)
    table = house.lobby.describe_table(host, table_id)
    assert (table["status"], table["seats"][0]["bot"] is not None) == ("running", True)
    kinds = [one["kind"] for one in house.seeing.position(table_id, host, since=0)["events"]]
    assert kinds[-1] == "resigned"


def test_who_is_forgotten_gives_up_all_his_games(house: House) -> None:
    table_id, (person,), _ = begun(house, "caylus", [ME, BOT])
    hot = house.lobby.create(person, "caylus", {}, [ME, ME], NONE, True)
    house.lobby.start(person, hot)
    house.forget(person)
    for one in (table_id, hot):
        assert house.lobby.describe_table("", one)["status"] == "finished"


def test_a_game_given_up_is_not_counted(house: House) -> None:
    table_id, (host, *_), (mine, _) = begun(house, "caylus", [ME, OPEN])
    house.moves.resign(table_id, host, mine)
    house.census.count()
    with house.store.read() as connection:
        assert [row.verdict for row in connection.execute(counted.select())] == ["given_up"]


# ---------------------------------------------------------------- playing again


def test_a_rematch_with_bots_begins_at_once(house: House) -> None:
    table_id, (person,), colours = begun(house, "caylus", [ME, BOT])
    house.moves.resign(table_id, person, colours[0])
    again = house.lobby.rematch(person, table_id)
    before = house.lobby.describe_table(person, table_id)
    after = house.lobby.describe_table(person, again)
    assert after["status"] == "running"
    assert who_sits(after) == who_sits(before)
    assert [seat["colour"] for seat in after["seats"]] == [*colours[1:], colours[0]]
    assert before["rematch"] == again == house.lobby.rematch(person, table_id)
    assert house.seeing.position(again, person)["seq"] > 0


def who_sits(table: dict[str, Any]) -> dict[str, Any]:
    """Who sits at each colour."""
    return {seat["colour"]: (seat["person"], seat["bot"]) for seat in table["seats"]}


@pytest.mark.parametrize("way", ["rematch", "join"])
def test_people_are_awaited_at_a_rematch_and_then_it_begins(house: House, way: str) -> None:
    table_id, people, colours = begun(house, "caylus", [ME, OPEN, BOT, OPEN])
    for person in people:
        place = who_sits(house.lobby.describe_table(person, table_id))
        colour = next(colour for colour, (sits, _) in place.items() if sits == person)
        house.moves.resign(table_id, person, colour)
    play_to_the_end(house, table_id)
    told: list[str] = []
    house.hub.watch(told.append)
    again = house.lobby.rematch(people[1], table_id)
    assert {table_id, again} <= set(told)  # who is still there sees that he is asked
    waiting = house.lobby.describe_table(people[0], again)
    assert waiting["status"] == "open"
    assert {seat["person"] for seat in waiting["seats"] if seat["awaited"]} == {
        people[0],
        people[2],
    }
    assert who_sits(waiting) == who_sits(house.lobby.describe_table(people[0], table_id)) | {
        seat["colour"]: (seat["person"], None) for seat in waiting["seats"] if seat["person"]
    }
    assert refused(house.lobby.start, people[1], again) == "seats_not_filled"
    for person in (people[0], people[2]):
        assert house.lobby.describe_table(person, again)["status"] == "open"
        if way == "rematch":
            assert house.lobby.rematch(person, table_id) == again
        else:
            house.lobby.join(person, again, None, "")
    assert house.lobby.describe_table(people[0], again)["status"] == "running"
    assert [seat["colour"] for seat in house.lobby.describe_table("", again)["seats"]] == [
        *colours[1:],
        colours[0],
    ]


def play_to_the_end(house: House, table_id: str) -> None:
    """Bots decide till the game is over."""
    dice = random.Random(8)
    while not house.seeing.position(table_id, "")["over"]:
        assert decide(house, table_id, None, dice) is not None


def test_who_does_not_want_to_play_again_leaves(house: House) -> None:
    table_id, people, colours = begun(house, "caylus", [ME, OPEN])
    house.moves.resign(table_id, people[0], colours[0])
    again = house.lobby.rematch(people[0], table_id)
    house.lobby.leave(people[1], again)
    assert refused(house.lobby.start, people[0], again) == "seats_not_filled"
    house.lobby.join(people[1], again, None, "")
    house.lobby.start(people[0], again)
    assert house.lobby.describe_table(people[0], again)["status"] == "running"
