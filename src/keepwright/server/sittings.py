"""What stands on each table: positions kept in memory, worked out from the events of the table."""

from __future__ import annotations

import threading
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, select

from keepwright.engine.agenda import Decision
from keepwright.engine.chance import SeedDealer
from keepwright.engine.event import Event
from keepwright.engine.game import load
from keepwright.engine.notation import CHANCE, Line, play_line, read_line
from keepwright.engine.play import decisions_due, score_sheet
from keepwright.engine.record import Record
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.server.store.rows import SeatRow, TableRow
from keepwright.server.store.schema import event
from keepwright.server.tables import BACK, GIVEN_UP, MOVE, is_alone_with_bots

MOST_IN_MEMORY: Final = 2_000
LOCKS: Final = 1_024
KEPT_EVERY: Final = 50  # lines: a past position is worked out from the kept one before it
PUBLIC: Final = -1
RESIGNED_HEADER: Final = "Resigned"  # of a record: the seat that gave the game up


class Standing:
    """A table's game as its events made it, up to number `seq`."""

    def __init__(self, game: str, options: dict[str, Any], seats: list[str], seed: str) -> None:
        record = Record.new(load(game), seats, options)
        self.dealer: Final = SeedDealer(bytes.fromhex(seed))
        record.headers["Commitment"] = self.dealer.commitment
        self.record: Final = record
        self.seq = 0
        self.seqs: list[int] = []  # the number of the event behind each line of the record
        self.undone: list[str] = []  # lines that were taken back and can be played again
        self.sitting: Sitting | None = None
        self.given_up: str | None = None  # the seat that gave the game up, and so ended it
        self._kept: list[State] = []  # the positions after 0, 50, 100 … lines that were asked for
        self._written: dict[int, str] = {}  # what each pair of eyes sees, as JSON …
        self._written_seq = 0  # … after this event

    @property
    def state(self) -> State:
        """The position now."""
        assert self.sitting is not None
        return self.sitting.state

    def hear(self, rows: list[Any]) -> None:
        """Take in events that others wrote."""
        fresh = self.sitting is None
        for row in rows:
            self.seq = row.seq
            if row.kind == MOVE:
                line = read_line(row.text)
                if fresh:
                    self.record.lines.append(line)
                else:
                    self._follow(line)
                self.seqs.append(row.seq)
                self.undone = [] if line.text not in self.undone[-1:] else self.undone[:-1]
            elif row.kind == BACK:
                self._cut(int(row.text))
            elif row.kind == GIVEN_UP:
                self.give_up(row.text)
        if fresh:
            self.sitting = Sitting(self.record, self.dealer)

    def _follow(self, line: Line) -> None:
        """One more line that was played elsewhere; what chance decided comes as lines as well."""
        assert self.sitting is not None
        if len(self.record.lines) > len(self.seqs):
            assert self.record.lines[len(self.seqs)].text == line.text
            return
        self.sitting.play(line.text)

    def _cut(self, length: int) -> None:
        self.undone = self.undone + [line.text for line in self.record.lines[length:]][::-1]
        del self.seqs[length:]
        del self._kept[length // KEPT_EVERY + 1 :]
        if self.sitting is None:
            del self.record.lines[length:]
        else:
            self.sitting.cut(length)

    def play(self, text: str) -> list[str]:
        """Play a line; it and what chance decided after it, as lines."""
        assert self.sitting is not None
        before = len(self.record.lines)
        self.sitting.play(text)
        return [line.text for line in self.record.lines[before:]]

    def deal(self) -> list[str]:
        """Begin the game: what chance decides before the first decision, as lines."""
        self.sitting = Sitting(self.record, self.dealer)
        return [line.text for line in self.record.lines]

    def give_up(self, colour: str) -> None:
        """The game ends here, since this seat gave it up; the record says so and tells the seed."""
        self.given_up = colour
        self.record.headers[RESIGNED_HEADER] = colour
        self.record.headers["Seed"] = self.dealer.seed.hex()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody gave it up."""
        return self.state.over or self.given_up is not None

    @property
    def winners(self) -> list[str]:
        """Who has won a game that is over: of one that was given up, all others."""
        if self.given_up is None:
            return score_sheet(self.state).winners
        return [colour for colour in self.state.seats if colour != self.given_up]

    @property
    def ends_when_given_up(self) -> bool:
        """Whether one who gives up ends the game: two play against each other, or one alone."""
        seats = len(self.state.seats)
        return seats == 1 or (seats == 2 and not score_sheet(self.state).rivals)

    def cut(self, length: int) -> None:
        """Take back all lines behind this many."""
        self._cut(length)

    def events_of(self, line: int) -> list[Event]:
        """What happened in a line of the record."""
        assert self.sitting is not None
        return self.sitting.events[line]

    def line_of(self, seq: int) -> int | None:
        """Which line of the record an event is, if it is one that still stands."""
        line = bisect_left(self.seqs, seq)
        return line if line < len(self.seqs) and self.seqs[line] == seq else None

    def write_once(self, eyes: int, write: Callable[[], str]) -> str:
        """What these eyes see now, as it was written before; written if it was not."""
        if self._written_seq != self.seq:
            self._written, self._written_seq = {}, self.seq
        if eyes not in self._written:
            self._written[eyes] = write()
        return self._written[eyes]

    def due(self) -> list[Decision[Any]]:
        """The decisions that wait now."""
        return [] if self.is_over else decisions_due(self.state)

    def lines_at(self, seq: int) -> int:
        """How many lines of the record there are after the events up to this number."""
        return bisect_right(self.seqs, seq)

    def at(self, seq: int) -> State:
        """The position after the events up to this number, as far as they still stand."""
        upto = self.lines_at(seq)
        if not self._kept:
            self._kept.append(self.record.start())
        number = min(upto // KEPT_EVERY, len(self._kept) - 1) * KEPT_EVERY
        state = self._kept[number // KEPT_EVERY]
        for line in self.record.lines[number:upto]:
            state = play_line(state, line.text)
            number += 1
            if number == len(self._kept) * KEPT_EVERY:
                self._kept.append(state)
        return state


def line_to_undo(game: Standing, places: list[SeatRow], colour: str) -> int | None:
    """The line that a seat can take back, if there is one.

    Among people it is the last of all. Who is alone with bots goes back to his own last decision,
    whatever bots and chance did since: nobody is there whom it could harm.
    """
    lines, sitting = game.record.lines, game.sitting
    if is_alone_with_bots(places):
        mine = [number for number, line in enumerate(lines) if line.who == colour]
        return mine[-1] if mine else None
    return len(lines) - 1 if sitting is not None and sitting.can_undo(colour) else None


def owner_of_line(line: Line, heard: list[Event], seats: tuple[str, ...]) -> int:
    """The one seat that may read a line, or PUBLIC: what tells its player a secret is his alone."""
    for happened in heard:
        if happened.secret and line.who in (CHANCE, seats[happened.seat]):
            return happened.seat
    return PUBLIC


class Sittings:
    """The positions of all tables that were looked at lately; one thread at a table at a time."""

    def __init__(self) -> None:
        self._standing: OrderedDict[str, Standing] = OrderedDict()
        self._locks: Final = [threading.RLock() for _ in range(LOCKS)]
        self._guard: Final = threading.Lock()

    @contextmanager
    def at(self, table_id: str) -> Iterator[None]:
        """Alone at a table, in this process; tables may share a lock, nobody holds two."""
        with self._locks[hash(table_id) % LOCKS]:
            yield

    @contextmanager
    def at_once(self, table_id: str) -> Iterator[bool]:
        """Alone at a table, if nobody else is and its game is in memory; whether that is so."""
        lock = self._locks[hash(table_id) % LOCKS]
        if not lock.acquire(blocking=False):
            yield False
            return
        try:
            yield table_id in self._standing
        finally:
            lock.release()

    def get(self, connection: Connection, table: TableRow, colours: list[str]) -> Standing:
        """What stands on a table, up to its last event."""
        standing = self._standing.get(table.id)
        if standing is None or standing.seq > table.seq:
            standing = Standing(table.game, table.options, colours, table.seed)
        if standing.sitting is None or standing.seq < table.seq:
            query = (
                select(event.c.seq, event.c.kind, event.c.text)
                .where(
                    event.c.table_id == table.id,
                    event.c.seq > standing.seq,
                    event.c.seq <= table.seq,
                )
                .order_by(event.c.seq)
            )
            standing.hear(list(connection.execute(query)))
        with self._guard:
            self._standing[table.id] = standing
            self._standing.move_to_end(table.id)
            while len(self._standing) > MOST_IN_MEMORY:
                self._standing.popitem(last=False)
        return standing

    def forget(self, table_id: str) -> None:
        """Work the position out anew next time: what was played may not have been kept."""
        with self._guard:
            self._standing.pop(table_id, None)
