"""A crew: processes that play the games of one series side by side.

Each is given a few games at a time, as many as take a moment, and hands them over as they are done.
None of them outlives the process that began it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from math import ceil
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Final, cast, final

from keepwright.bots.arena import PORTION_SECONDS, Enough, Match, Terms, portions
from keepwright.engine.errors import KeepwrightError

MOST_PATIENCE: Final = 1.0  # how long, in seconds, processes may take to hand over their last games
LOOK_UP: Final = 0.1  # how often, in seconds, we look whether more is wanted


class CrewLost(KeepwrightError):
    """A process ended before its games were done, perhaps for want of memory."""

    code = "crew_lost"


def work(pipe: Connection, stop: Event, terms: Terms) -> None:
    """One process of a crew: asked with numbers, it answers with games, then with an empty list."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that began it decides
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            numbers = pipe.recv()
            try:
                for done in portions(terms, numbers, stop.is_set):
                    pipe.send(done)
                pipe.send([])
            except KeepwrightError as error:
                pipe.send(error)


def end_with_parent() -> None:
    """Wait until the process that began this one is gone, however it went; then end."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@final
class Crew:
    """Processes, what each of them has been asked for, and the games that are done."""

    def __init__(self, terms: Terms, numbers: range, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.stop: Final = context.Event()
        self.todo = numbers
        self.due = numbers.start  # the number of the next game to hand on
        self.done: Final[dict[int, Match]] = {}
        self.pace = PORTION_SECONDS  # how long a game takes
        self.error: KeepwrightError | None = None
        self.busy: Final[list[Connection]] = []
        self.members: Final[dict[Connection, SpawnProcess]] = {}
        for _ in range(min(jobs, len(numbers))):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.stop, terms), daemon=True)
            process.start()
            theirs.close()
            self.members[ours] = process
        for pipe in self.members:
            self.ask(pipe)

    def ask(self, pipe: Connection) -> None:
        """Give a process as many games as take a moment, fewer towards the end."""
        fair = ceil(len(self.todo) / (2 * len(self.members)))
        share = max(1, min(fair, int(PORTION_SECONDS / self.pace)))
        asked, self.todo = self.todo[:share], self.todo[share:]
        if asked:
            self.busy.append(pipe)
            with suppress(OSError):  # who is gone will not be heard of again: `listen` finds out
                pipe.send(asked)

    def listen(self) -> None:
        """Take what processes hand over, and give those that are idle more to do."""
        for found in wait(self.busy, LOOK_UP):
            pipe = cast("Connection", found)
            try:
                told = pipe.recv()
            except (EOFError, OSError):
                told = CrewLost()
            if isinstance(told, list) and told:
                self.done.update((match.number, match) for match in told)
                self.pace = sum(match.seconds for match in told) / len(told)
                continue
            self.busy.remove(pipe)
            if isinstance(told, KeepwrightError):
                self.error = self.error or told
                self.stop.set()
            elif not self.stop.is_set():
                self.ask(pipe)

    def in_order(self) -> list[Match]:
        """The games that are done, as far as none before them is missing."""
        found: list[Match] = []
        while self.due in self.done:
            found.append(self.done.pop(self.due))
            self.due += 1
        return found

    def rest(self) -> list[Match]:
        """All games that are done and were not handed on."""
        return [self.done[number] for number in sorted(self.done)]

    def end(self) -> None:
        """End all processes, whatever they do."""
        for pipe, process in self.members.items():
            process.kill()
            process.join()
            pipe.close()


def play_by_crew(terms: Terms, numbers: range, jobs: int, enough: Enough) -> Iterator[list[Match]]:
    """These games by portions, in the order of their numbers, as `play_series` says."""
    crew = Crew(terms, numbers, jobs)
    patience = float("inf")
    try:
        while crew.busy and time.monotonic() < patience:
            crew.listen()
            if found := crew.in_order():
                yield found
            if patience == float("inf") and (crew.stop.is_set() or enough()):
                crew.stop.set()
                patience = time.monotonic() + MOST_PATIENCE
        if found := crew.rest():
            yield found
    finally:
        crew.end()
    if crew.error is not None:
        raise crew.error
