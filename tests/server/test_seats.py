"""Who sits at a table: people with their names, and bots as somebody with a face."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import keepwright as kw
from keepwright.bots.people import LEVELS, PEOPLE
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.store.schema import seat
from tests.server.tables import ME, OPEN


@pytest.fixture
def house(tmp_path: Path, database: str) -> Any:
    made = House(Settings(data=tmp_path, database=database))
    yield made
    made.store.close()


def newcomer(house: House, name: str = "") -> str:
    person_id = house.people.new_guest("en", "test")[0]
    if name:
        house.people.change(person_id, {"name": name})
    return person_id


def bot(level: str) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def lay(house: House, host: str, seats: list[dict[str, Any]]) -> str:
    return house.lobby.create(host, "caylus", {}, seats, {"kind": "none"}, public=True)


def seats_of(house: House, table_id: str, person_id: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = house.lobby.describe_table(person_id, table_id)["seats"]
    return seats


def played_by(house: House, table_id: str, person_id: str, what: str) -> list[Any]:
    seats = seats_of(house, table_id, person_id)
    return [one["played_by"] and one["played_by"][what] for one in seats]


def test_a_bot_sits_down_as_who_is_asked_for(house: House) -> None:
    ida = newcomer(house)
    table_id = lay(house, ida, [ME, bot("kuno"), bot("sharp"), bot("kuno")])
    _, kuno, sharp, other = seats_of(house, table_id, ida)
    assert kuno["bot"] == "kuno"
    assert kuno["played_by"] == {
        "id": "kuno",
        "name": "Kuno",
        "level": "fearsome",
        "face": "kuno",
        "is_junior": False,
    }
    assert kuno["face"] == "kuno"
    assert sharp["played_by"]["level"] == "sharp"
    assert other["played_by"]["level"] == "fearsome"
    assert other["played_by"]["face"] != "kuno"


@pytest.mark.parametrize("level", LEVELS)
def test_no_face_is_twice_at_a_table(house: House, level: str) -> None:
    ida = newcomer(house)
    table_id = lay(house, ida, [ME, *[bot(level)] * 4])
    faces = played_by(house, table_id, ida, "face")[1:]
    assert len(set(faces)) == min(4, len([one for one in PEOPLE if one.level == level]))
    assert len(set(played_by(house, table_id, ida, "id"))) == 5


@pytest.mark.parametrize(
    ("stored", "level"),
    [("random", "gentle"), ("greedy", "steady"), ("greedy:rivalry=1", "steady")],
)
def test_tables_of_before_show_somebody_too(house: House, stored: str, level: str) -> None:
    """Older tables keep the name of a bot where newer ones keep a person's."""
    ida = newcomer(house)
    table_id = lay(house, ida, [ME, bot("maud"), bot("ivo"), bot("ivo")])
    with house.store.write() as connection:
        connection.execute(
            update(seat).where(seat.c.table_id == table_id, seat.c.number > 1).values(bot=stored)
        )
    assert played_by(house, table_id, ida, "level") == [None, "gentle", level, level]
    assert len(set(played_by(house, table_id, ida, "face")[1:])) == 3
    house.lobby.start(ida, table_id)


def test_words_of_before_are_understood(house: House) -> None:
    ida = newcomer(house)
    table_id = lay(house, ida, [ME, bot("apprentice"), bot("journeyman"), bot("random")])
    assert [one["bot"] for one in seats_of(house, table_id, ida)][1:] == [
        "random",
        "greedy",
        "random",
    ]
    assert played_by(house, table_id, ida, "level") == [None, "gentle", "steady", "gentle"]


def test_somebody_else_plays_for_who_hands_over(house: House) -> None:
    ida, bob = newcomer(house, "Ida"), newcomer(house, "Bob")
    table_id = lay(house, ida, [ME, OPEN, bot("ivo")])
    house.lobby.join(bob, table_id, None, "")
    house.lobby.start(ida, table_id)
    for who, place in zip((ida, bob), seats_of(house, table_id, ida), strict=False):
        house.moves.hand_over(table_id, who, place["colour"])
    seats = seats_of(house, table_id, ida)
    assert [one["name"] for one in seats] == ["Ida", "Bob", None]
    assert [one["face"] for one in seats] == ["guest", "guest", "ivo"]
    assert {one["played_by"]["level"] for one in seats} == {"steady"}
    assert len({one["played_by"]["face"] for one in seats}) == 3
    house.moves.take_back(table_id, ida, seats[0]["colour"])
    assert seats_of(house, table_id, ida)[0]["played_by"] is None


def test_a_guest_without_a_name_has_a_number(house: House) -> None:
    nobody, ida = newcomer(house), newcomer(house, "Ida")
    table_id = lay(house, nobody, [ME, OPEN])
    house.lobby.join(ida, table_id, None, "")
    first, second = seats_of(house, table_id, ida)
    assert (first["name"], first["guest"]) == (f"Guest {nobody[:4]}", nobody[:4])
    assert (second["name"], second["guest"]) == ("Ida", None)
    assert (first["face"], second["face"]) == ("guest", "guest")
    house.people.claim(ida, "Ida", "correct horse battery", "")
    assert [one["face"] for one in seats_of(house, table_id, ida)] == ["guest", "account"]


def test_a_record_names_who_played(house: House) -> None:
    ida = newcomer(house, "Ida; of “Mons”")
    table_id = lay(house, ida, [ME, bot("kuno"), *[bot("fearsome")] * 3])
    house.lobby.start(ida, table_id)
    record = kw.Record.read(house.seeing.record(table_id, ida))
    headers = record.headers
    assert headers["Players"].split()[:2] == ["human", "kuno"]
    assert headers["Players"].split()[-1] == "kuno_younger"
    names = headers["Names"].split("; ")
    assert names[:2] == ["Ida, of “Mons”", "Kuno"]
    assert names[-1] == "Kuno the Younger"
    assert len(names) == len(headers["Seats"].split()) == 5
    assert len(headers["Date"]) == len("2026-01-01")
    assert headers["Table"] == table_id
