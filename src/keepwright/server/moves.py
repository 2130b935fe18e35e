"""Moves: one transaction for each accepted decision, answered after it is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import takewhile
from typing import Any, Final, final

from sqlalchemy import Connection, bindparam, insert, select, update

from keepwright.bots.people import USUAL, free_people, people_at
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.notation import CHANCE, read_line
from keepwright.engine.play import score_sheet
from keepwright.server.clock import bank_after, bank_again, bank_before, now
from keepwright.server.problems import Problem, problem_of
from keepwright.server.sittings import Sittings, Standing, line_to_undo
from keepwright.server.store import Store
from keepwright.server.store.rows import SeatRow, TableRow
from keepwright.server.store.schema import event, game_table, seat
from keepwright.server.store.statement import Statement
from keepwright.server.tables import (
    AGREED,
    ASKED,
    BACK,
    BEGUN,
    BOT_REPLACED,
    FINISHED,
    GIVEN_UP,
    HANDED_OVER,
    MOVE,
    OPEN,
    QUIET,
    REFUSED,
    RESIGNED,
    RUNNING,
    TABLE,
    TAKEN_BACK,
    TIMED_OUT,
    Conflict,
    check_actor,
    may_know,
    seats_at,
)

PLAYED: Final = Statement(
    select(event.c.text).where(
        event.c.table_id == bindparam("table"), event.c.key == bindparam("known")
    )
)
NEW_EVENT: Final = Statement(insert(event))
MOVED_ON: Final = Statement(
    update(game_table)
    .where(game_table.c.id == bindparam("table"), game_table.c.seq == bindparam("before"))
    .values(seq=bindparam("after"), changed_at=bindparam("moment"))
)
TURN: Final = Statement(
    update(seat)
    .where(seat.c.table_id == bindparam("table"), seat.c.number == bindparam("place"))
    .values(due_since=bindparam("since"), bank=bindparam("left"))
)


@final
class TableChange:
    """A table while it is changed: its row, its seats, its game, and what is to be kept of it."""

    def __init__(
        self, connection: Connection, row: TableRow, seats: list[SeatRow], standing: Standing | None
    ) -> None:
        self.connection: Final = connection
        self.row: Final = row
        self.seats: Final = seats
        self.standing: Final = standing
        self.seq: int = row.seq
        self.moment: Final = now()
        self._events: Final[list[dict[str, Any]]] = []
        self._row: Final[dict[str, Any]] = {}
        self._turns: Final[list[dict[str, Any]]] = []
        self._seats: Final[list[tuple[int, dict[str, Any]]]] = []
        self.news = TABLE

    @property
    def game(self) -> Standing:
        """What stands on the table."""
        assert self.standing is not None
        return self.standing

    def seat_of(self, colour: str) -> SeatRow:
        """The seat of this colour."""
        for place in self.seats:
            if place.colour == colour:
                return place
        raise Problem("not_found")

    def write(
        self,
        kind: str,
        text: str,
        number: int | None = None,
        person_id: str | None = None,
        key: str | None = None,
    ) -> None:
        """One more event of the table."""
        self.seq += 1
        row = {
            "table_id": self.row.id,
            "seq": self.seq,
            "kind": kind,
            "seat": number,
            "person_id": person_id,
            "text": text,
            "at": self.moment,
            "key": key,
        }
        self._events.append(row)

    def write_lines(self, lines: list[str], person_id: str | None, key: str | None) -> None:
        """Lines of the record as events; the first is a decision, the others are chance."""
        colours = [place.colour for place in self.seats]
        for text in lines:
            who = read_line(text).who
            number = None if who == CHANCE else colours.index(who)
            self.write(MOVE, text, number, person_id if number is not None else None, key)
            self.game.seqs.append(self.seq)
            key = None

    def update(self, **values: Any) -> None:
        """Change the row of the table, which has so many events now."""
        self._row.update(values)
        if self.standing is not None:
            self.standing.seq = self.seq

    def update_seat(self, number: int, **values: Any) -> None:
        """Change the row of a seat."""
        self._seats.append((number, values))

    def turn(self, place: SeatRow, due_since: float | None, bank: float | None) -> None:
        """Since when a seat has something to decide, and how much time it has left."""
        row = {"table": self.row.id, "place": place.number, "since": due_since, "left": bank}
        self._turns.append(row)

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self._events)

    def keep(self, connection: Connection) -> None:
        """Write all changes, if the table is still as it was when they were made."""
        asked = {"table": self.row.id, "before": self.row.seq}
        moved = {**asked, "after": self.seq, "moment": self.moment}
        if MOVED_ON.change(connection, [moved]) != 1:
            raise Conflict(self.row.seq)
        NEW_EVENT.change(connection, self._events)
        if self._turns:
            TURN.change(connection, self._turns)
        if self._row:
            mine = game_table.c.id == self.row.id
            connection.execute(update(game_table).where(mine).values(self._row))
        for number, values in self._seats:
            place = (seat.c.table_id == self.row.id, seat.c.number == number)
            connection.execute(update(seat).where(*place).values(values))

    def settle(self, actor: int | None) -> None:
        """Say whose turn it is since when, charge the clock of who acted, and note the end."""
        due = {int(decision.seat) for decision in self.game.due()}
        if not any(place.bot is not None for place in self.seats if place.number in due):
            self.news = QUIET
        for place in self.seats:
            since, bank = place.due_since, place.bank
            if place.number == actor and since is not None and bank is not None:
                bank = bank_after(self.row.pace, bank, self.moment - since)
            if place.number not in due:
                since = None
            elif since is None or place.number == actor:
                since = self.moment
            if (since, bank) != (place.due_since, place.bank):
                self.turn(place, since, bank)
            if place.number == actor and place.noticed_at is not None:
                self.update_seat(place.number, noticed_at=None)  # he has come: begin anew
        if self.game.is_over:
            sheet = score_sheet(self.game.state)
            result = dict(zip(sheet.seats, sheet.totals, strict=True))
            self.update(status=FINISHED, result=result, takeback=None)
        elif self.row.status != RUNNING or self.row.takeback is not None:
            self.update(status=RUNNING, takeback=None)
        else:
            self.update()


@final
class Moves:
    """Everything that changes a game under way.

    `announce` is told of each table that changed, `count` of the game and the kind of player of
    each decision.
    """

    def __init__(
        self,
        store: Store,
        sittings: Sittings,
        announce: Callable[[str, str], None],
        count: Callable[[str, str], None],
    ) -> None:
        self.store: Final = store
        self.sittings: Final = sittings
        self.announce: Final = announce
        self.count: Final = count

    def alone_at(self, table_id: str) -> AbstractContextManager[None]:
        """Nobody else in this process works at this table."""
        return self.sittings.at(table_id)

    @contextmanager
    def writing(self, table_id: str, person_id: str | None = None) -> Iterator[TableChange]:
        """A running table, to be changed; the changes are kept at the end, all or none.

        SQLite has one writer in all, so there the transaction that writes begins when all is
        worked out; in PostgreSQL the row of the table is locked from the beginning. A person who
        may not know of the table is told that there is none.
        """
        table: TableChange | None = None
        with self.alone_at(table_id):
            try:
                if self.store.is_sqlite:
                    with self.store.read() as connection:
                        table = self._table(connection, table_id, person_id)
                        yield table
                    if table.is_changed:
                        with self.store.write() as connection:
                            table.keep(connection)
                else:
                    with self.store.write() as connection:
                        table = self._table(connection, table_id, person_id)
                        yield table
                        if table.is_changed:
                            table.keep(connection)
                            self.store.notify(connection, f"{table_id} {table.news}")
            except BaseException as trouble:
                is_refused = isinstance(trouble, Problem | KeepwrightError)
                if table is not None and (table.is_changed or not is_refused):
                    self.sittings.forget(table_id)  # what was played there was not kept
                if isinstance(trouble, KeepwrightError):
                    raise problem_of(trouble) from None
                raise

    def _table(self, connection: Connection, table_id: str, person_id: str | None) -> TableChange:
        row = self.store.lock_table(connection, table_id)
        places = seats_at(connection, table_id)
        if row is None or not may_know(row, places, person_id):
            raise Problem("not_found")
        if row.status == OPEN:
            raise Problem("table_not_running")
        standing = self.sittings.get(connection, row, [place.colour for place in places])
        return TableChange(connection, row, places, standing)

    # ------------------------------------------------------------ decisions

    def begin(self, connection: Connection, row: TableRow) -> None:
        """The first events of a game, in the transaction that starts it."""
        places = seats_at(connection, row.id)
        standing = Standing(row.game, row.options, [p.colour for p in places], row.seed)
        table = TableChange(connection, row, places, standing)
        table.write(BEGUN, row.commitment)
        table.write_lines(standing.deal(), None, None)
        table.settle(None)
        table.keep(connection)
        self.sittings.forget(row.id)

    def decide(
        self,
        table_id: str,
        person_id: str | None,
        colour: str,
        move: str,
        expected: int,
        key: str | None,
    ) -> int:
        """Play one decision of a seat; the number of the table's last event afterwards.

        Sent again with the same key it is not played again. A bot is nobody (person_id None) and
        plays only for seats that are a bot's.
        """
        own_key = None if key is None else f"{person_id}:{key}"
        with self.writing(table_id, person_id) as table:
            place = table.seat_of(colour)
            check_actor(place, person_id)
            if own_key is not None and (before := self._event_with(table, own_key)) is not None:
                if before.text != f"{colour}: {move}":
                    raise Problem("key_reused")
                return int(table.seq)
            if table.row.status == FINISHED:
                raise Problem("over")
            if expected != table.seq:
                raise Conflict(table.seq)
            lines = table.game.play(f"{colour}: {move}")
            table.game.undone = []
            table.write_lines(lines, person_id, own_key)
            table.settle(place.number)
        self.announce(table_id, table.news)
        self.count(table.row.game, "bot" if person_id is None else "person")
        return table.seq

    def _event_with(self, table: TableChange, key: str) -> Any:
        asked = {"table": table.row.id, "known": key}
        return PLAYED.one(table.connection, asked)

    # ------------------------------------------------------------ back and forth

    def undo(self, table_id: str, person_id: str, colour: str, expected: int) -> int:
        """Take back one's last decision: among people, if nobody and no chance has acted since."""
        with self.writing(table_id, person_id) as table:
            place = self._ready(table, person_id, colour, expected)
            line = line_to_undo(table.game, table.seats, colour)
            if line is None:
                raise Problem("nothing_to_undo")
            if place.bank is not None:
                bank = bank_before(table.row.pace, place.bank)
                table.update_seat(place.number, bank=bank)
            self._go_back(table, line, place.number, person_id)
        self.announce(table_id, table.news)
        return table.seq

    def redo(self, table_id: str, person_id: str, colour: str, expected: int) -> int:
        """Play again what was taken back last."""
        with self.writing(table_id, person_id) as table:
            place = self._ready(table, person_id, colour, expected)
            undone = table.game.undone
            if not undone or read_line(undone[-1]).who != colour:
                raise Problem("not_redoable")
            lines = table.game.play(undone[-1])
            table.game.undone = undone[: -count_again(lines, undone)]
            table.write_lines(lines, person_id, None)
            table.settle(place.number)
        self.announce(table_id, table.news)
        return table.seq

    def _ready(self, table: TableChange, person_id: str, colour: str, expected: int) -> SeatRow:
        """The seat of who asks, at a table that is running and as he knows it."""
        place = table.seat_of(colour)
        check_actor(place, person_id)
        if table.row.status != RUNNING:
            raise Problem("over")
        if expected != table.seq:
            raise Conflict(table.seq)
        return place

    def _go_back(self, table: TableChange, length: int, number: int, person_id: str | None) -> None:
        table.game.cut(length)
        table.write(BACK, str(length), number, person_id)
        table.settle(None)

    def ask_takeback(self, table_id: str, person_id: str, colour: str, expected: int) -> int:
        """Ask the others to go back before one's last decision; alone with bots it is done."""
        with self.writing(table_id, person_id) as table:
            place = self._ready(table, person_id, colour, expected)
            lines = table.game.record.lines
            mine = [n for n, line in enumerate(lines) if line.who == colour]
            if not mine:
                raise Problem("no_takeback")
            others = asked_of(table, person_id)
            if others:
                asked = {"seat": colour, "length": mine[-1], "waiting": others}
                table.write(ASKED, str(mine[-1]), place.number, person_id)
                table.update(takeback=asked)
            else:
                self._go_back(table, mine[-1], place.number, person_id)
        self.announce(table_id, table.news)
        return table.seq

    def answer_takeback(self, table_id: str, person_id: str, colour: str, agree: bool) -> int:
        """Agree to a takeback that another asked for, or refuse it."""
        with self.writing(table_id, person_id) as table:
            place = table.seat_of(colour)
            check_actor(place, person_id)
            asked = table.row.takeback
            if asked is None or colour not in asked["waiting"]:
                raise Problem("no_takeback")
            mine = [other.colour for other in table.seats if other.person_id == person_id]
            waiting = [other for other in asked["waiting"] if other not in mine]
            table.write(AGREED if agree else REFUSED, "", place.number, person_id)
            if not agree:
                table.update(takeback=None)
            elif waiting:
                table.update(takeback={**asked, "waiting": waiting})
            else:
                number = table.seat_of(asked["seat"]).number
                self._go_back(table, asked["length"], number, person_id)
        self.announce(table_id, table.news)
        return table.seq

    # ------------------------------------------------------------ who plays a seat

    def hand_over(self, table_id: str, person_id: str, colour: str) -> int:
        """Let a bot play one's seat until one takes it back."""
        return self._change_player(table_id, person_id, colour, HANDED_OVER)

    def take_back(self, table_id: str, person_id: str, colour: str) -> int:
        """Play one's seat again oneself."""
        return self._change_player(table_id, person_id, colour, TAKEN_BACK)

    def resign(self, table_id: str, person_id: str, colour: str) -> int:
        """Give up: at a table of two, or alone, that ends the game; else a bot plays to its end."""
        with self.writing(table_id, person_id) as table:
            place = self._own_seat(table, person_id, colour)
            if table.game.ends_when_given_up:
                table.write(GIVEN_UP, colour, place.number, person_id)
                table.game.give_up(colour)
                table.update_seat(place.number, resigned=True)
                table.settle(None)
            else:
                bot = stand_in(table.seats)
                table.write(RESIGNED, bot, place.number, person_id)
                table.update_seat(place.number, bot=bot, resigned=True)
                table.update()
        self.announce(table_id, table.news)
        return table.seq

    def _own_seat(self, table: TableChange, person_id: str, colour: str) -> SeatRow:
        """The seat of who asks, whoever plays it, in a game under way."""
        place = table.seat_of(colour)
        if place.person_id is None or place.person_id != person_id or place.resigned:
            raise Problem("not_your_seat")
        if table.row.status != RUNNING:
            raise Problem("over")
        return place

    def _change_player(self, table_id: str, person_id: str, colour: str, kind: str) -> int:
        with self.writing(table_id, person_id) as table:
            place = self._own_seat(table, person_id, colour)
            if kind == TAKEN_BACK and place.bot is None:
                raise Problem("not_handed_over")
            values: dict[str, Any] = {"bot": None if kind == TAKEN_BACK else stand_in(table.seats)}
            if kind == TAKEN_BACK and place.due_since is not None:
                values["due_since"] = table.moment
            if kind == TAKEN_BACK and place.bank is not None:
                values["bank"] = bank_again(table.row.pace, place.bank)
            table.write(kind, values["bot"] or "", place.number, person_id)
            table.update_seat(place.number, **values)
            table.update()
        self.announce(table_id, table.news)
        return table.seq

    def replace_bot(self, table_id: str, colour: str, failed: str, bot: str) -> int:
        """A bot that hangs, breaks or answers nonsense is replaced by a simpler one."""
        with self.writing(table_id) as table:
            place = table.seat_of(colour)
            if table.row.status != RUNNING or place.bot != failed:
                raise Problem("not_your_seat")
            table.write(BOT_REPLACED, bot, place.number)
            table.update_seat(place.number, bot=bot)
            table.update()
        self.announce(table_id, table.news)
        return table.seq

    def time_out(self, table_id: str, number: int, due_since: float) -> None:
        """A player whose time has run out is stood in for by a bot."""
        with self.writing(table_id) as table:
            place = table.seats[number]
            is_same = place.due_since == due_since and place.bot is None
            if table.row.status != RUNNING or not is_same:
                return
            bot = stand_in(table.seats)
            table.write(TIMED_OUT, bot, number)
            table.update_seat(number, bot=bot, bank=0.0)
            table.update()
        self.announce(table_id, table.news)


def stand_in(places: list[SeatRow]) -> str:
    """Who plays for a person who hands over, resigns or runs out of time: nobody seated yet."""
    seated = people_at([place.bot for place in places])
    return free_people(USUAL, {one.id for one in seated if one})[0].id


def count_again(lines: list[str], undone: list[str]) -> int:
    """How many of the lines that were taken back are played again by these, the last one first."""
    same = zip(lines, reversed(undone), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], same))


def asked_of(table: TableChange, person_id: str) -> list[str]:
    """The seats of other people who play themselves: they are asked for their consent."""
    return [
        place.colour
        for place in table.seats
        if place.person_id not in (None, person_id) and place.bot is None
    ]
