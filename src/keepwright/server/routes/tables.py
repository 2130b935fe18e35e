"""Tables: laid, found, joined, started, played again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from keepwright.server.problems import Problem
from keepwright.server.routes.visitor import Eyes, Person, Served, problems
from keepwright.wire import lengths
from keepwright.wire.tables import JoinIn, TableIdOut, TableIn, TableOut

router = APIRouter(tags=["tables"], responses=problems(401, 404))


@router.post("/tables", status_code=201)
def create(house: Served, me: Person, said: TableIn) -> TableOut:
    """Lay a table: game, options, seats, pace, public or private."""
    seats = [one.model_dump() for one in said.seats]
    pace = said.pace.model_dump()
    table_id = house.lobby.create(me.id, said.game, said.options, seats, pace, said.public)
    return TableOut(**house.lobby.describe_table(me.id, table_id))


@router.get("/tables")
def list_tables(
    house: Served,
    eyes: Eyes,
    scope: Literal["mine", "open", "running", "finished"] = "open",
    game: Annotated[str | None, Query(max_length=lengths.GAME)] = None,
    before: float | None = None,
    most: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[TableOut]:
    """Tables, the last changed first; `before` a `changed_at` gives those that follow."""
    return [TableOut(**one) for one in house.lobby.list_tables(eyes, scope, game, before, most)]


@router.get("/tables/{table_id}")
def describe_table(
    house: Served,
    eyes: Eyes,
    table_id: str,
    invite: Annotated[str, Query(max_length=200)] = "",
) -> TableOut:
    """One table; with the word of its invite link also a private one."""
    return TableOut(**house.lobby.describe_table(eyes, table_id, invite))


@router.post("/tables/{table_id}/join", responses=problems(401, 404, 409))
def join(house: Served, me: Person, table_id: str, said: JoinIn) -> TableOut:
    """Take a seat."""
    number = None
    if said.colour is not None:
        table = house.lobby.describe_table(me.id, table_id, said.invite)
        number = number_of(table, said.colour)
    house.lobby.join(me.id, table_id, number, said.invite)
    return TableOut(**house.lobby.describe_table(me.id, table_id))


def number_of(table: dict[str, Any], colour: str) -> int:
    """The number of the seat of this colour."""
    for number, seat in enumerate(table["seats"]):
        if seat["colour"] == colour:
            return number
    raise Problem("not_found")


@router.post("/tables/{table_id}/leave", status_code=204, responses=problems(401, 404, 409))
def leave(house: Served, me: Person, table_id: str) -> None:
    """Leave a table that has not begun; its host takes the table along."""
    house.lobby.leave(me.id, table_id)


@router.post("/tables/{table_id}/start", responses=problems(401, 404, 409))
def start(house: Served, me: Person, table_id: str) -> TableOut:
    """Begin the game."""
    house.lobby.start(me.id, table_id)
    return TableOut(**house.lobby.describe_table(me.id, table_id))


@router.post("/tables/{table_id}/rematch", status_code=201, responses=problems(401, 404, 409))
def rematch(house: Served, me: Person, table_id: str) -> TableIdOut:
    """Play again: the same people with their colours, the order of play one seat further.

    Who asks first lays the table, where the others are awaited; who asks later comes to it. It
    begins when nobody is awaited any more, so at once where the others are bots.
    """
    return TableIdOut(id=house.lobby.rematch(me.id, table_id))
