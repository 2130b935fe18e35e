"""Thinking: a bot chooses in a process of its own, which knows nothing of the server."""

from __future__ import annotations

import logging
import multiprocessing
import signal
from multiprocessing.connection import Connection as Pipe
from multiprocessing.context import SpawnProcess
from typing import Any, Final, final

from keepwright.bots.registry import make_bot
from keepwright.engine.chance import Dice
from keepwright.engine.game import game_ids, load
from keepwright.engine.play import action_named
from keepwright.engine.view import View

LOG: Final = logging.getLogger("keepwright.bots")
START_SECONDS: Final = 30.0


def think(pipe: Pipe) -> None:
    """The process of a bot: asked with game, seat, view and legal moves, it answers with one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for game_id in game_ids():
        load(game_id)
    pipe.send("ready")
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        name, game_id, number, facts, moves, seed = asked
        game = load(game_id)
        bot = make_bot(name, game, Dice(seed))
        actions = [action_named(game, move) for move in moves]
        pipe.send(bot.choose(View(game_id, number, facts), actions).text)


@final
class Thinker:
    """One process that thinks; ended and begun anew when it does not answer in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._context: Final = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None

    def ask(self, question: tuple[Any, ...]) -> str | None:
        """The bot's answer, or None if it hangs or breaks."""
        pipe = self.prepare()
        if pipe is None:
            return None
        try:
            pipe.send(question)
            if pipe.poll(self.seconds):
                answer = pipe.recv()
                return answer if isinstance(answer, str) else None
        except (EOFError, OSError) as trouble:
            LOG.warning("bot_broke", extra={"facts": {"why": repr(trouble)}})
        self.stop()
        return None

    def prepare(self) -> Pipe | None:
        """Have a process that waits for a question; the way to ask it, or None if none starts."""
        if self._process is not None and self._process.is_alive():
            return self._pipe
        self.stop()
        ours, theirs = self._context.Pipe()
        self._process = self._context.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        try:
            if ours.poll(START_SECONDS) and ours.recv() == "ready":
                return ours
        except (EOFError, OSError) as trouble:
            LOG.warning("bot_broke", extra={"facts": {"why": repr(trouble)}})
        self.stop()
        return None

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
