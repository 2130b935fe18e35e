"""The lobby: tables are laid, seats taken, games begun, found and played again."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import (
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from keepwright.bots.people import LEVELS, USUAL, bot_behind, sit_down
from keepwright.bots.registry import read_bot
from keepwright.engine.chance import SeedDealer
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.game import load
from keepwright.server.clock import check_pace, first_bank, now
from keepwright.server.ids import new_id, new_secret
from keepwright.server.moves import Moves
from keepwright.server.problems import Problem, problem_of
from keepwright.server.store import Store
from keepwright.server.store.rows import SeatRow, TableRow
from keepwright.server.store.schema import AT_A_TABLE, game_table, seat
from keepwright.server.tables import (
    FINISHED,
    OPEN,
    RUNNING,
    TABLE,
    describe,
    is_invited,
    may_know,
    seats_at,
    seats_of_all,
    table_at,
)

ME: Final = "me"
FREE: Final = "open"
RESERVED: Final = "invited"
BOT: Final = "bot"
SEED_BYTES: Final = 32
MOST_LISTED: Final = 100


def bot_of(level: str) -> str:
    """The bot of this level or person, or the one of this name."""
    try:
        read_bot(level)
    except KeepwrightError:
        raise Problem("bad_bot", bot=level, levels=list(LEVELS)) from None
    return bot_behind(level)


def bots_for(asked: list[str | None]) -> list[str | None]:
    """Who plays each seat for which a bot is asked; of a level comes anybody who is not there."""
    for level in asked:
        if level is not None:
            bot_of(level)
    return sit_down(asked, secrets.choice)


class Lobby:
    """Tables before, between and after games."""

    def __init__(self, store: Store, moves: Moves, most_tables: int) -> None:
        self.store: Final = store
        self.moves: Final = moves
        self.most_tables: Final = most_tables

    # ------------------------------------------------------------ laying a table

    def create(
        self,
        host_id: str,
        game: str,
        options: dict[str, Any],
        seats: list[dict[str, Any]],
        pace: dict[str, Any],
        public: bool,
        rematch_of: str | None = None,
    ) -> str:
        """A new table, open until it is started; its id."""
        try:
            rules = load(game)
            chosen = rules.check_options(options)
            colours = colours_for(rules.colours, seats)
            rules.new_state(colours, chosen)
        except KeepwrightError as refusal:
            raise problem_of(refusal) from None
        limited, seed = check_pace(pace), secrets.token_bytes(SEED_BYTES)
        table_id, moment = new_id(), now()
        bots = bots_for([g.get("level") or USUAL if g["kind"] == BOT else None for g in seats])
        rows = [
            seat_row(table_id, number, colours[number], given, bots[number], host_id, limited)
            for number, given in enumerate(seats)
        ]
        with self.store.write() as connection:
            laid = select(func.count()).where(
                game_table.c.host_id == host_id, game_table.c.status != FINISHED
            )
            if connection.execute(laid).scalar_one() >= self.most_tables:
                raise Problem("too_many_tables", most=self.most_tables)
            connection.execute(
                insert(game_table).values(
                    id=table_id,
                    game=rules.id,
                    rules=rules.rules,
                    options=chosen,
                    status=OPEN,
                    public=public,
                    pace=limited,
                    host_id=host_id,
                    invite=new_secret(),
                    commitment=SeedDealer(seed).commitment,
                    seed=seed.hex(),
                    seq=0,
                    created_at=moment,
                    changed_at=moment,
                    rematch_of=rematch_of,
                )
            )
            connection.execute(insert(seat), rows)
            if rematch_of is not None:
                first = connection.execute(
                    update(game_table)
                    .where(game_table.c.id == rematch_of, game_table.c.rematch.is_(None))
                    .values(rematch=table_id)
                )
                if first.rowcount != 1:
                    raise Problem("table_running")
                self.store.notify(connection, f"{rematch_of} {TABLE}")
        return table_id

    # ------------------------------------------------------------ taking seats

    def join(self, person_id: str, table_id: str, number: int | None, invitation: str) -> int:
        """Take a free seat, or one that the invite link keeps; its number."""
        with self.moves.alone_at(table_id), self.store.write() as connection:
            table, places = self._table(connection, table_id, person_id, invitation)
            if table.status != OPEN:
                raise Problem("table_not_open")
            invited = is_invited(table, invitation)
            mine = [place for place in places if place.person_id == person_id]
            if mine and not mine[0].awaited:
                raise Problem("already_seated")
            free = mine or [
                place
                for place in places
                if place.person_id is None
                and place.bot is None
                and (invited or not place.reserved)
                and number in (None, place.number)
            ]
            if not free:
                raise Problem("seat_taken")
            found: int = free[0].number
            if mine:
                self._arrive(connection, table_id, person_id)
            else:
                connection.execute(
                    update(seat)
                    .where(seat.c.table_id == table_id, seat.c.number == found)
                    .values(person_id=person_id)
                )
                touch(connection, table_id)
            self.store.notify(connection, f"{table_id} {TABLE}")
        self.moves.announce(table_id, TABLE)
        return found

    def _arrive(self, connection: Connection, table_id: str, person_id: str) -> None:
        """A person who was awaited has come; when all have, the game begins."""
        connection.execute(
            update(seat)
            .where(seat.c.table_id == table_id, seat.c.person_id == person_id)
            .values(awaited=False)
        )
        touch(connection, table_id)
        table, places = self._table(connection, table_id, person_id)
        if table.status == OPEN and are_filled(places):
            self.moves.begin(connection, table)

    def leave(self, person_id: str, table_id: str) -> None:
        """Leave a table before the game begins; without its host a table is no more."""
        with self.moves.alone_at(table_id), self.store.write() as connection:
            table, _ = self._table(connection, table_id, person_id)
            if table.status != OPEN:
                raise Problem("table_not_open")
            if table.host_id == person_id:
                lay_away(connection, table_id)
            else:
                done = connection.execute(
                    update(seat)
                    .where(seat.c.table_id == table_id, seat.c.person_id == person_id)
                    .values(person_id=None, awaited=False)
                )
                if done.rowcount == 0:
                    raise Problem("not_your_seat")
                touch(connection, table_id)
            self.store.notify(connection, f"{table_id} {TABLE}")
        self.moves.announce(table_id, TABLE)

    def start(self, person_id: str, table_id: str) -> None:
        """Begin the game: chance decides what comes before the first decision."""
        with self.moves.alone_at(table_id), self.store.write() as connection:
            table, places = self._table(connection, table_id, person_id)
            if table.host_id != person_id:
                raise Problem("not_allowed")
            if table.status != OPEN:
                raise Problem("table_not_open")
            if not are_filled(places):
                raise Problem("seats_not_filled")
            self.moves.begin(connection, table)
            self.store.notify(connection, f"{table_id} {TABLE}")
        self.moves.announce(table_id, TABLE)

    def rematch(self, person_id: str, table_id: str) -> str:
        """The same people and bots again; each keeps his colour, and the order is one seat further.

        Whoever asks first lays the table; the others' seats are kept until they ask for it as well.
        It begins when nobody is awaited any more: at once, if the others are bots.
        """
        with self.moves.alone_at(table_id):
            with self.store.read() as connection:
                table, places = self._table(connection, table_id, person_id)
            if table.status != FINISHED:
                raise Problem("table_running")
            if person_id not in [place.person_id for place in places]:
                raise Problem("not_your_seat")
            again = table.rematch or self._lay_again(person_id, table, places)
        if table.rematch is None:
            self.moves.announce(table_id, TABLE)  # the others see that they are asked
        with self.moves.alone_at(again), self.store.write() as connection:
            self._arrive(connection, again, person_id)
            self.store.notify(connection, f"{again} {TABLE}")
        self.moves.announce(again, TABLE)
        return again

    def _lay_again(self, person_id: str, table: TableRow, places: list[SeatRow]) -> str:
        """A table for the same people, who are awaited there."""
        seats = [
            {"kind": BOT, "level": place.bot, "colour": place.colour}
            if place.person_id is None
            else {"kind": ME, "person": place.person_id, "colour": place.colour, "awaited": True}
            for place in (*places[1:], places[0])
        ]
        return self.create(
            person_id, table.game, table.options, seats, table.pace, table.public, table.id
        )

    # ------------------------------------------------------------ finding tables

    def _table(
        self, connection: Connection, table_id: str, person_id: str, invitation: str = ""
    ) -> tuple[TableRow, list[SeatRow]]:
        """The table and its seats, if this person may know of it."""
        table = self.store.lock_table(connection, table_id)
        places = seats_at(connection, table_id)
        if table is None or not may_know(table, places, person_id, invitation):
            raise Problem("not_found")
        return table, places

    def seats_held(self, person_id: str) -> list[Any]:
        """The seats of a person at tables that are not finished, and the tables he is host of."""
        mine = and_(seat.c.table_id == game_table.c.id, seat.c.person_id == person_id)
        query = (
            select(game_table.c.id, game_table.c.status, seat.c.colour, seat.c.resigned)
            .join(seat, mine, isouter=True)
            .where(
                or_(
                    and_(game_table.c.status == RUNNING, seat.c.person_id == person_id),
                    and_(game_table.c.status == OPEN, seat.c.person_id == person_id),
                    and_(game_table.c.status == OPEN, game_table.c.host_id == person_id),
                )
            )
        )
        with self.store.read() as connection:
            found = list(connection.execute(query))
        held = {(row.id, row.colour if row.status == RUNNING else None): row for row in found}
        return list(held.values())

    def is_running(self, table_id: str) -> bool:
        """Whether a game is under way at a table."""
        with self.store.read() as connection:
            table = table_at(connection, table_id)
        return table is not None and table.status == RUNNING

    def list_tables(
        self, person_id: str, scope: str, game: str | None, before: float | None, most: int
    ) -> list[dict[str, Any]]:
        """Tables of a kind, the last changed first: mine, open, running or finished ones."""
        mine = exists().where(seat.c.table_id == game_table.c.id, seat.c.person_id == person_id)
        if scope == "mine":
            wanted = or_(mine, game_table.c.host_id == person_id)
        else:
            wanted = and_(game_table.c.status == scope, game_table.c.public)
        query = select(game_table).where(wanted)
        if game is not None:
            query = query.where(game_table.c.game == game)
        if before is not None:
            query = query.where(game_table.c.changed_at < before)
        query = query.order_by(game_table.c.changed_at.desc()).limit(min(most, MOST_LISTED))
        with self.store.read() as connection:
            tables = list(connection.execute(query))
            places = seats_of_all(connection, [table.id for table in tables])
        return [describe(table, places[table.id], person_id) for table in tables]

    def describe_table(self, person_id: str, table_id: str, invitation: str = "") -> dict[str, Any]:
        """One table, if this person may know of it."""
        with self.store.read() as connection:
            table, places = table_at(connection, table_id), seats_at(connection, table_id)
            if table is None or not may_know(table, places, person_id, invitation):
                raise Problem("not_found")
        return describe(table, places, person_id)


# ---------------------------------------------------------------- rows


def are_filled(places: list[SeatRow]) -> bool:
    """Whether every seat has a bot, or a person who has come."""
    return all(
        not place.awaited and (place.person_id is not None or place.bot is not None)
        for place in places
    )


def colours_for(known: tuple[str, ...], seats: list[dict[str, Any]]) -> tuple[str, ...]:
    """The colour of every seat: the one asked for, else the first that is left."""
    asked = [given.get("colour") for given in seats]
    left = [colour for colour in known if colour not in asked]
    return tuple(colour or (left.pop(0) if left else "") for colour in asked)


def seat_row(
    table_id: str,
    number: int,
    colour: str,
    given: dict[str, Any],
    bot: str | None,
    host_id: str,
    pace: dict[str, Any],
) -> dict[str, Any]:
    """A seat as it is asked for: the host's own, free, kept for an invited person, or a bot's."""
    kind = given["kind"]
    return {
        "table_id": table_id,
        "number": number,
        "colour": colour,
        "person_id": given.get("person", host_id) if kind == ME else None,
        "bot": bot,
        "reserved": kind == RESERVED,
        "awaited": given.get("awaited", False),
        "bank": first_bank(pace),
    }


def lay_away(connection: Connection, table_id: str) -> None:
    """A table is no more, nor is anything that lies there; a game may be played again anew."""
    for column in AT_A_TABLE:
        connection.execute(delete(column.table).where(column == table_id))
    connection.execute(
        update(game_table).where(game_table.c.rematch == table_id).values(rematch=None)
    )
    connection.execute(delete(game_table).where(game_table.c.id == table_id))


def touch(connection: Connection, table_id: str) -> None:
    """Something at a table that has not begun is different now."""
    connection.execute(
        update(game_table).where(game_table.c.id == table_id).values(changed_at=now())
    )
