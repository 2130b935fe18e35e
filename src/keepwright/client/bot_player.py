"""A bot that plays on a server: derive from BotPlayer and say what it chooses."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from typing import Any, Final, final

from keepwright.client.client import Client
from keepwright.client.link import Lost, Refused
from keepwright.wire.play import PositionOut

LOG: Final = logging.getLogger("keepwright.bot")
PAUSE: Final = 1.0
LATE: Final = ("stale", "over", "not_your_seat", "not_asked_for", "played_by_bot", "not_found")


@final
class Turn:
    """A decision that waits for one of the bot's seats, and all that this seat may know."""

    def __init__(self, position: PositionOut) -> None:
        assert position.decision is not None
        assert position.view is not None
        self.position: Final = position
        self.table: Final = position.table.id
        self.game: Final = position.table.game
        self.seat: Final = position.decision.seat
        self.decision: Final = position.decision.name
        self.view: Final[dict[str, Any]] = position.view
        self.moves: Final = [one.move for one in position.decision.options if one.legal]


class BotPlayer(ABC):
    """Plays all seats of one person, at every table where it is its turn.

    What it has to do comes by one stream; if that breaks, it is opened again, and nothing is lost.
    """

    def __init__(self, client: Client) -> None:
        self.client: Final = client

    @abstractmethod
    def choose(self, turn: Turn) -> str:
        """The move to make: one of `turn.moves`."""

    def ended(self, position: PositionOut) -> None:
        """A game is over. Whoever wants to know more derives from this."""
        LOG.info("over", extra={"facts": {"table": position.table.id}})

    def play(self, games: int | None = None) -> None:
        """Play until so many games have ended, or for good."""
        ended: set[str] = set()
        while games is None or len(ended) < games:
            try:
                for kind, position in self.client.turns():
                    if kind == "turn" and position is not None:
                        self.answer(Turn(position))
                    elif kind == "over" and position is not None:
                        if position.table.id not in ended:
                            self.ended(position)
                        ended.add(position.table.id)
                    if games is not None and len(ended) >= games:
                        return
            except Lost as trouble:
                LOG.warning("lost: %s; trying again", trouble)
            time.sleep(PAUSE)

    def answer(self, turn: Turn) -> None:
        """Decide; if the table has moved on, the stream will tell what is to be decided now."""
        try:
            self.client.decide(turn.table, turn.seat, self.choose(turn), turn.position.seq)
        except Refused as refused:
            if refused.code not in LATE:
                raise
