"""Bots at tables: they think in processes of their own, with a hard limit of time."""

from __future__ import annotations

import logging
import queue
import random
import threading
from typing import Any, Final, final

from sqlalchemy import bindparam, select

from keepwright.bots.registry import RANDOM
from keepwright.engine.play import legal_actions
from keepwright.engine.view import view
from keepwright.server.clock import now
from keepwright.server.ids import hash_of
from keepwright.server.moves import Moves
from keepwright.server.problems import Problem
from keepwright.server.store.schema import game_table, seat
from keepwright.server.tables import RUNNING, seats_at, table_at
from keepwright.server.thinking import Thinker

LOG: Final = logging.getLogger("keepwright.bots")
IDLE_SECONDS: Final = 1.0  # who has nothing to do gets ready to think
LATE_SECONDS: Final = 10.0
BOT_DUE: Final = select(seat.c.number).where(
    seat.c.table_id == bindparam("table"), seat.c.bot.is_not(None), seat.c.due_since.is_not(None)
)
SIMPLEST: Final = RANDOM  # plays on where another bot fails; it needs no process


@final
class BotPlayers:
    """Plays the seats that are bots': each table in its turn, as many at once as thinkers."""

    def __init__(self, moves: Moves, workers: int, seconds: float) -> None:
        self.moves: Final = moves
        self.seconds: Final = seconds
        self._due: Final[queue.Queue[str | None]] = queue.Queue()
        self._waiting: Final[set[str]] = set()
        self._guard: Final = threading.Lock()
        self._threads: Final = [
            threading.Thread(target=self._work, name=f"bots-{number}", daemon=True)
            for number in range(workers)
        ]

    def start(self) -> None:
        """Begin to play, with the tables where a bot has to decide."""
        for thread in self._threads:
            thread.start()
        self.sweep(0)

    def stop(self) -> None:
        """Stop playing."""
        for _ in self._threads:
            self._due.put(None)
        for thread in self._threads:
            thread.join(timeout=self.seconds + 5)

    def wake(self, table_id: str) -> None:
        """Something changed at a table: a bot may be to decide there."""
        with self._guard:
            if table_id in self._waiting:
                return
            self._waiting.add(table_id)
        self._due.put(table_id)

    def sweep(self, seconds: float = LATE_SECONDS) -> None:
        """Look for tables where a bot has had to decide for so long: something went wrong there."""
        query = (
            select(seat.c.table_id)
            .join(game_table, game_table.c.id == seat.c.table_id)
            .where(
                game_table.c.status == RUNNING,
                seat.c.bot.is_not(None),
                seat.c.due_since <= now() - seconds,
            )
            .distinct()
        )
        with self.moves.store.read() as connection:
            found = [row.table_id for row in connection.execute(query)]
        for table_id in found:
            self.wake(table_id)

    def _work(self) -> None:
        thinker = Thinker(self.seconds)
        while True:
            try:
                table_id = self._due.get(timeout=IDLE_SECONDS)
            except queue.Empty:
                thinker.prepare()
                table_id = self._due.get()
            if table_id is None:
                break
            with self._guard:
                self._waiting.discard(table_id)
            try:
                self._play(thinker, table_id)
            except Exception:
                LOG.exception("bot_could_not_play", extra={"facts": {"table": table_id}})
        thinker.stop()

    def _play(self, thinker: Thinker, table_id: str) -> None:
        """One decision of a bot at this table, if there is one; its announcement wakes the next."""
        question = self._question(table_id)
        if question is None:
            return
        colour, seq, name, asked, legal = question
        if len(legal) == 1 or name == SIMPLEST:
            answer: str | None = random.SystemRandom().choice(legal)
        else:
            answer = thinker.ask((name, *asked))
        try:
            if answer not in legal:
                LOG.warning("bot_failed", extra={"facts": {"table": table_id, "bot": name}})
                self.moves.replace_bot(table_id, colour, name, SIMPLEST)
            else:
                self.moves.decide(table_id, None, colour, answer, seq, f"bot:{seq}")
        except Problem as problem:
            LOG.info("bot_came_late", extra={"facts": {"table": table_id, "code": problem.code}})

    def _question(self, table_id: str) -> tuple[str, int, str, tuple[Any, ...], list[str]] | None:
        with self.moves.store.read() as connection:
            if connection.execute(BOT_DUE, {"table": table_id}).first() is None:
                return None
        with self.moves.alone_at(table_id), self.moves.store.read() as connection:
            row = table_at(connection, table_id)
            if row is None or row.status != RUNNING:
                return None
            places = seats_at(connection, table_id)
            game = self.moves.sittings.get(connection, row, [p.colour for p in places])
            for due in game.due():
                number = int(due.seat)
                bot = places[number].bot
                if bot is not None:
                    legal = [action.text for action in legal_actions(game.state, number)]
                    seed = hash_of(f"bot {row.seed} {row.seq}")
                    facts = view(game.state, number).facts
                    asked = (row.game, number, facts, legal, seed)
                    return places[number].colour, row.seq, bot, asked, legal
        return None
