"""Is the server well? It plays a move on a canary game, in a transaction that is rolled back."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from keepwright.engine.chance import SeedDealer
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.game import game_ids, load
from keepwright.engine.play import legal_actions
from keepwright.server.clock import now
from keepwright.server.ids import new_id
from keepwright.server.moves import TableChange
from keepwright.server.problems import Problem
from keepwright.server.sittings import Standing
from keepwright.server.store.schema import game_table, person, seat
from keepwright.server.tables import BEGUN, OPEN, seats_at, table_at

SEED: Final = bytes(32)


class RolledBack(Exception):
    """The canary game is not to be kept."""


def play_a_move(house: Any) -> None:
    """Lay a table, begin, play one move, forget it all; a Problem if that cannot be done."""
    try:
        with house.store.write() as connection:
            canary(connection)
            raise RolledBack
    except RolledBack:
        return
    except (SQLAlchemyError, KeepwrightError, OSError) as trouble:
        raise Problem("not_ready") from trouble


def canary(connection: Any) -> None:
    """A game with one move, written as every game is."""
    game, moment, id = load(game_ids()[0]), now(), new_id()
    colours = game.colours[: game.least_seats]
    connection.execute(insert(person).values(id=id, name="canary", created_at=moment))
    row: dict[str, Any] = {
        "id": id,
        "game": game.id,
        "rules": game.rules,
        "options": game.check_options({}),
        "status": OPEN,
        "public": False,
        "pace": {"kind": "none"},
        "host_id": id,
        "invite": id,
        "commitment": SeedDealer(SEED).commitment,
        "seed": SEED.hex(),
        "seq": 0,
        "created_at": moment,
        "changed_at": moment,
    }
    connection.execute(insert(game_table).values(**row))
    for number, colour in enumerate(colours):
        connection.execute(
            insert(seat).values(table_id=id, number=number, colour=colour, reserved=False)
        )
    standing = Standing(game.id, row["options"], list(colours), SEED.hex())
    laid = table_at(connection, id)
    assert laid is not None
    table = TableChange(connection, laid, seats_at(connection, id), standing)
    table.write(BEGUN, str(row["commitment"]))
    table.write_lines(standing.deal(), None, None)
    state = standing.state
    assert state.seat is not None
    move = f"{state.seats[state.seat]}: {legal_actions(state)[0].text}"
    table.write_lines(standing.play(move), None, None)
    table.settle(None)
    table.keep(connection)
