"""The census of this server: every finished game goes into its statistics, once.

It is done beside play: a game is replayed in a transaction that only reads, and its count is kept
in a short one of its own. Nothing about persons is kept. Left out is what would tell little of how
people play: games that only bots played, games in which somebody gave up his seat to a bot, games
of several players against the automa, and games under other rules than those of this release.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final, final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from keepwright.engine.game import load
from keepwright.engine.record import seats_of as seats_of_lines
from keepwright.server.sittings import Standing
from keepwright.server.store import Store
from keepwright.server.store.rows import SeatRow, TableRow
from keepwright.server.store.schema import census, counted, event, game_table
from keepwright.server.tables import FINISHED, seats_at, table_at
from keepwright.statistics.census import BadCensus, Census, Count
from keepwright.statistics.outcome import Outcome, outcome

LOG: Final = logging.getLogger("keepwright.census")
AT_ONCE: Final = 20  # tables that are looked up together
MOST_SECONDS: Final = 0.3  # of work at a time, then other chores have their turn

# What became of a table.
COUNTED: Final = "counted"
ONLY_BOTS: Final = "only_bots"
GIVEN_UP: Final = "given_up"
AUTOMA: Final = "automa"
OTHER_RULES: Final = "other_rules"
UNREADABLE: Final = "unreadable"


@final
class CensusTaker:
    """Counts finished tables, and tells what has been counted."""

    def __init__(
        self, store: Store, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.store: Final = store
        self.seconds: Final = seconds
        self._clock: Final = clock
        self._next = 0.0
        self._one_at_a_time: Final = threading.Lock()

    def sweep(self) -> None:
        """Count for a moment if it is time to; what is left over waits for the next call only."""
        if self._clock() >= self._next and self.count(MOST_SECONDS):
            self._next = self._clock() + self.seconds

    def count(self, seconds: float | None = None) -> bool:
        """Count all finished tables, or as many as that time allows; whether that was all."""
        until = None if seconds is None else self._clock() + seconds
        with self._one_at_a_time:
            while waiting := self._waiting():
                for table_id in waiting:
                    self._count(table_id)
                    if until is not None and self._clock() >= until:
                        return False
        return True

    def _waiting(self) -> list[str]:
        """Some finished tables that were not looked at, the oldest first."""
        query = (
            select(game_table.c.id)
            .outerjoin(counted, counted.c.table_id == game_table.c.id)
            .where(game_table.c.status == FINISHED, counted.c.table_id.is_(None))
            .order_by(game_table.c.changed_at)
            .limit(AT_ONCE)
        )
        with self.store.read() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def _count(self, table_id: str) -> None:
        verdict, found, bots = self._look_at(table_id)
        try:
            with self.store.write() as connection:
                connection.execute(insert(counted).values(table_id=table_id, verdict=verdict))
                if found is not None:
                    self._add(connection, found, bots)
        except IntegrityError:
            LOG.info("counted_elsewhere", extra={"table": table_id})

    def _look_at(self, table_id: str) -> tuple[str, Outcome | None, int]:
        """What becomes of a table: the verdict, and its outcome and bots if it counts."""
        with self.store.read() as connection:
            table = table_at(connection, table_id)
            assert table is not None
            places = seats_at(connection, table_id)
            verdict = verdict_on(table, places)
            if verdict != COUNTED:
                return verdict, None, 0
            rows = connection.execute(
                select(event.c.seq, event.c.kind, event.c.text)
                .where(event.c.table_id == table_id)
                .order_by(event.c.seq)
            ).all()
        try:
            found = outcome_at(table, places, list(rows))
        except Exception:  # whatever it is, one table does not keep the others from being counted
            LOG.exception("not_counted", extra={"table": table_id})
            return UNREADABLE, None, 0
        if found.rivals and found.seats > 1:
            return AUTOMA, None, 0
        return COUNTED, found, sum(place.person_id is None for place in places)

    def _add(self, connection: Connection, found: Outcome, bots: int) -> None:
        """Add an outcome to the counts of its game, which nobody else changes meanwhile."""
        mine = (
            census.c.game == found.game,
            census.c.rules == found.rules,
            census.c.seats == found.seats,
        )
        query = select(census.c.counts).where(*mine)
        row = connection.execute(query if self.store.is_sqlite else query.with_for_update()).first()
        count = Count(found.seats) if row is None else Count.from_json(row.counts)
        count.add(found, bots)
        if row is None:
            keys = {"game": found.game, "rules": found.rules, "seats": found.seats}
            connection.execute(insert(census).values(**keys, counts=count.to_json()))
        else:
            connection.execute(update(census).where(*mine).values(counts=count.to_json()))

    def census(self, game_id: str) -> Census:
        """What has been counted of a game under its rules of now."""
        game = load(game_id)
        found = Census(game.id, game.rules)
        query = select(census.c.counts).where(
            census.c.game == game.id, census.c.rules == game.rules
        )
        with self.store.read() as connection:
            rows = list(connection.execute(query))
        for row in rows:
            try:
                count = Count.from_json(row.counts)
            except BadCensus:
                LOG.exception("bad_census", extra={"game": game.id})
                continue
            found.of(count.seats).merge(count)
        return found


def verdict_on(table: TableRow, places: list[SeatRow]) -> str:
    """Whether a finished table counts, or why not."""
    if table.rules != load(table.game).rules:
        return OTHER_RULES
    people = [place for place in places if place.person_id is not None]
    if not people:
        return ONLY_BOTS
    is_given_up = any(place.bot is not None or place.resigned for place in people)
    return GIVEN_UP if is_given_up else COUNTED


def outcome_at(table: TableRow, places: list[SeatRow], rows: list[Any]) -> Outcome:
    """What came of the game that the events of a table tell."""
    standing = Standing(table.game, table.options, [place.colour for place in places], table.seed)
    standing.hear(rows)
    assert standing.sitting is not None
    heard = [happened for line in standing.sitting.events for happened in line]
    return outcome(standing.state, heard, len(seats_of_lines(standing.record.lines)))
