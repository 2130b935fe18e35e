"""The house: all parts of one server process, put together and started and stopped as one."""

from __future__ import annotations

import gc
from typing import Final, final

from sqlalchemy import func, select

from keepwright.server.bots import BotPlayers
from keepwright.server.census import CensusTaker
from keepwright.server.chores import Chores
from keepwright.server.limits import Arrivals, Streams
from keepwright.server.live import Hub
from keepwright.server.lobby import Lobby
from keepwright.server.mailing import Mailer
from keepwright.server.metrics import Metrics
from keepwright.server.moves import Moves
from keepwright.server.notices import Notices
from keepwright.server.people import People
from keepwright.server.pushing import Pushes
from keepwright.server.seeing import Seeing
from keepwright.server.settings import Settings
from keepwright.server.sittings import Sittings
from keepwright.server.store import Store
from keepwright.server.store.migrating import migrate
from keepwright.server.store.schema import game_table
from keepwright.server.study import Companion
from keepwright.server.tables import OPEN, RUNNING
from keepwright.server.talk import Talk


@final
class House:
    """Everything that serves the tables of one database, in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database_url)
        migrate(self.store)
        self.metrics: Final = Metrics()
        self.sittings: Final = Sittings()
        self.people: Final = People(self.store, settings.accounts)
        self.hub: Final = Hub(self.store, self.people.still_open)
        self.moves: Final = Moves(
            self.store, self.sittings, self.hub.announce, self.metrics.decision
        )
        self.lobby: Final = Lobby(self.store, self.moves, settings.limits.tables_per_person)
        self.seeing: Final = Seeing(self.store, self.sittings)
        self.companion: Final = Companion(settings.bot_seconds)
        self.talk: Final = Talk(self.store, self.seeing, self.hub.announce)
        self.arrivals: Final = Arrivals(settings.limits)
        self.streams: Final = Streams(settings.limits.streams_per_person)
        self.bots: Final = BotPlayers(self.moves, settings.bot_workers, settings.bot_seconds)
        self.census: Final = CensusTaker(self.store, settings.count_every)
        chores = [self.seeing.keep_visits, self.bots.sweep, self.census.sweep]
        self.chores: Final = Chores(self.moves, settings.sweep_seconds, chores)
        self.pushes: Final = Pushes(self.store, settings)
        ways = (Mailer(settings.mail), self.pushes)
        visits = self.seeing.keep_visits
        self.notices: Final = Notices(self.store, self.hub, ways, settings, self.metrics, visits)
        self.hub.watch(self.bots.wake)
        self.metrics.gauge("listeners", "Open live connections.", self.hub.count)
        self.metrics.gauge("running_tables", "Tables with a game under way.", self.running)

    def running(self) -> float:
        """How many games are under way."""
        with self.store.read() as connection:
            query = select(func.count()).where(game_table.c.status == RUNNING)
            return float(connection.execute(query).scalar_one())

    def forget(self, person_id: str) -> None:
        """Forget a person: he leaves tables that have not begun and gives up games under way."""
        for table in self.lobby.seats_held(person_id):
            if table.status == OPEN:
                self.lobby.leave(person_id, table.id)
            elif not table.resigned and self.lobby.is_running(table.id):
                self.moves.resign(table.id, person_id, table.colour)
        self.people.delete(person_id)

    def start(self) -> None:
        """Begin to serve. All that is there by now stays, so nobody need look for waste in it."""
        gc.collect()
        gc.freeze()
        self.hub.start()
        self.bots.start()
        self.chores.start()
        self.notices.start()

    def stop(self) -> None:
        """Stop serving; nothing is lost, since all that was acknowledged is kept."""
        self.notices.stop()
        self.chores.stop()
        self.bots.stop()
        self.companion.stop()
        self.hub.stop()
        self.store.close()
