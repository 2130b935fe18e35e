"""Statistics of this server's finished tables, in both databases, and of the shipped self-play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from keepwright.client import Refused
from keepwright.engine.play import legal_actions
from keepwright.engine.record import Record
from keepwright.server.census import MOST_SECONDS, CensusTaker
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.statistics import statistics_of
from keepwright.server.store.schema import census, counted, event
from keepwright.statistics.census import WIN
from keepwright.statistics.outcome import outcome_of
from tests.server.make_dump import lay, play
from tests.server.serving import Server

NO_HURRY = {"kind": "none"}


@pytest.fixture
def house(tmp_path: Path, database: str) -> Iterator[House]:
    one = House(Settings(data=tmp_path, database=database))
    yield one
    one.store.close()


def finished(house: House, person_id: str, game: str, seats: int, seed: int) -> str:
    """A game that a person played to its end at all seats."""
    table_id = lay(house, person_id, game, seats, NO_HURRY)
    house.lobby.start(person_id, table_id)
    play(house, table_id, person_id, 100_000, random.Random(seed))
    return table_id


def verdicts(house: House) -> dict[str, str]:
    """What became of every table that was looked at."""
    with house.store.read() as connection:
        rows = list(connection.execute(select(counted)))
    return {row.table_id: row.verdict for row in rows}


def test_every_finished_table_is_counted_once(house: House) -> None:
    ida, _ = house.people.new_guest("en", "a browser")
    tables = [finished(house, ida, "magna_carta", 2, seed) for seed in (1, 2)]
    tables.append(finished(house, ida, "magna_carta", 3, 3))
    running = lay(house, ida, "magna_carta", 2, NO_HURRY)
    house.lobby.start(ida, running)
    assert house.census.census("magna_carta").games == 0
    other = CensusTaker(house.store, 1.0)
    assert house.census.count()
    assert other.count()
    assert verdicts(house) == dict.fromkeys(tables, "counted")

    found = house.census.census("magna_carta")
    assert {seats: count.games for seats, count in found.by_seats.items()} == {2: 2, 3: 1}
    outcomes = [outcome_of(Record.read(house.seeing.record(one, ida))) for one in tables]
    for one in outcomes:
        assert one is not None
        for place, part in enumerate(one.parts):
            assert part.points in found.by_seats[one.seats].points[place]
    assert sum(found.by_seats[2].wins) == 2 * WIN
    assert found.by_seats[2].bots == 0
    assert house.census.census("caylus").games == 0

    # what is emptied is counted anew, and comes out the same
    before = found.to_json()
    with house.store.write() as connection:
        connection.execute(delete(counted))
        connection.execute(delete(census))
    assert house.census.count()
    assert house.census.census("magna_carta").to_json() == before


def test_what_tells_little_of_how_people_play_is_left_out(house: House) -> None:
    ida, _ = house.people.new_guest("en", "a browser")
    given_up = lay(house, ida, "magna_carta", 2, NO_HURRY)
    house.lobby.start(ida, given_up)
    play(house, given_up, ida, 30, random.Random(1))
    colours = [seat["colour"] for seat in house.lobby.describe_table(ida, given_up)["seats"]]
    house.moves.resign(given_up, ida, colours[0])
    play_on(house, given_up, ida, colours[1])

    with_bot = bots_table(house, ida, [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}])
    play_on(house, with_bot, ida, house.lobby.describe_table(ida, with_bot)["seats"][0]["colour"])
    only_bots = bots_table(house, ida, [{"kind": "bot", "level": "apprentice"}] * 2)
    play_on(house, only_bots, ida, "")
    broken = finished(house, ida, "magna_carta", 2, 5)
    with house.store.write() as connection:
        last = select(event.c.seq).where(event.c.table_id == broken, event.c.kind == "move")
        seq = max(connection.execute(last).scalars())
        spoiled = event.update().where(event.c.table_id == broken, event.c.seq == seq)
        connection.execute(spoiled.values(text="blue: dance"))

    assert house.census.count()
    assert verdicts(house) == {
        given_up: "given_up",
        with_bot: "counted",
        only_bots: "only_bots",
        broken: "unreadable",
    }
    found = house.census.census("magna_carta")
    assert (found.games, found.by_seats[2].bots) == (1, 1)
    told = statistics_of(found, "server", None)
    assert (told.games, told.bot_seats) == (1, 0.5)


def bots_table(house: House, host_id: str, seats: list[dict[str, Any]]) -> str:
    """A table with bots that has begun."""
    table_id = house.lobby.create(host_id, "magna_carta", {}, seats, NO_HURRY, True)
    house.lobby.start(host_id, table_id)
    return table_id


def play_on(house: House, table_id: str, person_id: str, mine: str) -> None:
    """Play to the end, for bots as well, whose players are not started here."""
    dice = random.Random(2)
    while (standing := house.lobby.describe_table(person_id, table_id))["status"] == "running":
        with house.seeing.looking(table_id, person_id) as looked:
            due = looked.game.due()[0]
            state = looked.game.state
            colour = state.seats[int(due.seat)]
            moves = [a.text for a in legal_actions(state, int(due.seat))]
        who = person_id if colour == mine else None
        house.moves.decide(table_id, who, colour, dice.choice(moves), standing["seq"], None)


def test_counting_stops_to_let_others_have_their_turn(tmp_path: Path) -> None:
    house = House(Settings(data=tmp_path))
    ida, _ = house.people.new_guest("en", "a browser")
    for seed in (1, 2):
        finished(house, ida, "magna_carta", 2, seed)
    ticks = iter(range(1000))
    slow = CensusTaker(house.store, 100.0, clock=lambda: next(ticks) * MOST_SECONDS)
    slow.sweep()
    assert len(verdicts(house)) == 1
    slow.sweep()
    slow.sweep()
    assert len(verdicts(house)) == 2
    house.store.close()


def test_the_route(server: Server) -> None:
    client = server.guest()

    def ask(game: str, query: str = "") -> Any:
        return client.link.ask("GET", f"/games/{game}/statistics{query}")

    told = ask("magna_carta", "?source=selfplay&seats=3")
    assert (told["source"], told["seats"], told["made"]["bots"]) == ("selfplay", 3, "greedy")
    assert len(told["places"]) == 3
    assert told["games"] == next(one["games"] for one in told["tables"] if one["seats"] == 3)
    assert sum(one["wins"]["value"] for one in told["places"]) == pytest.approx(1, abs=1e-3)
    assert all(one["fair"] == pytest.approx(1 / 3, abs=1e-3) for one in told["places"])
    assert sum(one["count"] for one in told["points"]) == 3 * told["games"]
    means = [one["points"]["mean"] for one in told["places"]]
    won = sum(one["won"] for one in told["sources"])
    lost = sum(one["others"] for one in told["sources"])
    assert lost < sum(means) / 3 < won
    pieces = {one["kind"]: one for one in told["pieces"]}
    quarry = pieces["small_quarry"]
    assert (quarry["sort"], quarry["group"], quarry["pieces"]) == (
        "building",
        "player",
        ["small_quarry"],
    )
    assert "neutral" not in {one["group"] for one in told["pieces"]}
    for one in told["pieces"]:
        assert one["share"]["low"] <= one["share"]["value"] <= one["share"]["high"]
        assert (one["wins"] is None) == (one["players"] == 0) == (one["points"] is None)

    everything = ask("magna_carta")
    assert everything["source"] == "selfplay"
    assert everything["games"] == sum(one["games"] for one in everything["tables"])
    nothing = ask("caylus", "?source=server")
    assert (nothing["games"], nothing["places"], nothing["length"]) == (0, [], None)
    solo = ask("architects", "?source=selfplay&seats=1")
    assert solo["length"]["unit"] == "turn"
    assert solo["places"][0]["fair"] is None
    for game, query in (("chess", ""), ("caylus", "?source=gossip"), ("caylus", "?seats=0")):
        with pytest.raises(Refused):
            ask(game, query)
