"""What is written once is what would be written anew: for all eyes, whatever happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from keepwright.server.house import House
from keepwright.server.seeing import as_json
from keepwright.server.settings import Settings

NONE = {"kind": "none"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that nobody has come to."""
    found = House(Settings(data=tmp_path))
    yield found
    found.store.close()


def laid(house: House, game: str) -> tuple[str, list[str]]:
    """A table that has begun, and its two people."""
    people = [house.people.new_guest("en", "")[0] for _ in range(2)]
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    table_id = house.lobby.create(people[0], game, {}, seats, NONE, True)
    house.lobby.join(people[1], table_id, None, "")
    house.lobby.start(people[0], table_id)
    return table_id, people


def same_for_all(house: House, table_id: str, people: list[str]) -> dict[str, Any]:
    """Compare what all are told twice with what is told afresh; what who decides is told."""
    asked: dict[str, Any] = {}
    for who in (*people, ""):
        for since in (None, 2):
            afresh = house.seeing.position(table_id, who, None, None, since)
            for _ in range(2):
                seq, written = house.seeing.position_now(table_id, who, None, since)
                assert (seq, written) == (afresh["seq"], as_json(afresh))
        if afresh["decision"] is not None:
            asked = {"who": who, **json.loads(written)}
    return asked


@pytest.mark.parametrize("game", ["magna_carta", "architects"])
def test_the_written_position_is_the_position(house: House, game: str) -> None:
    table_id, people = laid(house, game)
    for number in range(8):
        asked = same_for_all(house, table_id, people)
        moves = [one["move"] for one in asked["decision"]["options"] if one["legal"]]
        who, seat, seq = asked["who"], asked["seat"], asked["seq"]
        house.moves.decide(table_id, who, seat, moves[-1], seq, f"{number}")
        after = same_for_all(house, table_id, people)
        assert after["seq"] > seq
        if number % 2 and house.seeing.position(table_id, who, seat)["can_undo"]:
            house.moves.undo(table_id, who, seat, after["seq"])
            after = same_for_all(house, table_id, people)
    who, seat = after["who"], after["seat"]
    house.moves.hand_over(table_id, who, seat)
    same_for_all(house, table_id, people)
    assert house.seeing.position_now(table_id, who, seat)[1].count('"decision":null')
    house.moves.take_back(table_id, who, seat)
    assert same_for_all(house, table_id, people)["who"] == who


def test_each_reads_what_is_for_his_eyes(house: House) -> None:
    table_id, people = laid(house, "magna_carta")
    written = [house.seeing.position_now(table_id, who)[1] for who in (*people, "")]
    views = [json.loads(text)["view"] for text in written]
    assert len({as_json(view) for view in views}) == 3
