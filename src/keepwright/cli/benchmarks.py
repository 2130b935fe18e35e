"""What `keepwright bench` measures: each measure does a bounded piece of work and is timed.

All measures, ours and the peers', are interleaved in one run on one core; the best of several
rounds counts, and what is compared are ratios. Machines differ; ratios travel.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import keepwright as kw
from keepwright import legal_actions, play_in_place
from keepwright.bots.arena import play_series, terms_of
from keepwright.bots.registry import RANDOM
from keepwright.bots.series import Series

SEATS = 3
RATES = ("decisions/s", "games/s")


@dataclass(frozen=True)
class Measure:
    """Something that is timed: a piece of work that tells how much it did."""

    name: str
    who: str
    unit: str
    work: Callable[[], int]


@dataclass(frozen=True)
class Row:
    """A measured value: per second for rates, microseconds for times, bytes for sizes."""

    name: str
    who: str
    unit: str
    value: float


def is_compiled() -> bool:
    """Whether the engine runs in its compiled form."""
    return not str(sys.modules["keepwright.engine.state"].__file__).endswith(".py")


def playouts(game: str, games: int) -> int:
    """Random games to the end inside the package; how many decisions they took."""
    rules = kw.load(game)
    decisions = 0
    for number in range(games):
        dice = kw.Dice(number)
        state = kw.new_game(rules, SEATS, dealer=dice)
        decisions += kw.playout(state, [dice] * SEATS, dice)
    return decisions


def whole_games(game: str, games: int) -> int:
    """Random games to the end inside the package; how many there were."""
    playouts(game, games)
    return games


def simulated(game: str, games: int) -> int:
    """Random games as `keepwright simulate` plays and counts them in one process."""
    terms = terms_of(game, SEATS, {}, [RANDOM] * SEATS)
    series = Series(terms)
    for done in play_series(terms, games):
        series.add(done)
    return series.decisions


def drive(game: str, games: int) -> int:
    """Random games driven from outside: a loop over legal actions and in-place play."""
    rules = kw.load(game)
    decisions = 0
    for number in range(games):
        dice = kw.Dice(number)
        state = kw.new_game(rules, SEATS, dealer=dice)
        while not state.over:
            decide(state, dice)
            decisions += 1
    return decisions


def decide(state: kw.State, dice: kw.Dice) -> None:
    """Play one random legal action; what fate decides after it is dealt at once."""
    actions = legal_actions(state)
    play_in_place(state, actions[dice.below(len(actions))], dealer=dice)


def midgame(game: str) -> kw.State:
    """A position some way into a random game."""
    dice = kw.Dice(1)
    state = kw.new_game(game, SEATS, dealer=dice)
    for _ in range(60):
        decide(state, dice)
    return state


def copies(state: kw.State, times: int) -> int:
    """Copies of one position."""
    for _ in range(times):
        state.copy()
    return times


def decisions_of_a_game(game: str, seats: int = SEATS) -> list[kw.State]:
    """Every position of a random game in which a seat decides."""
    dice = kw.Dice(2)
    state = kw.new_game(game, seats, dealer=dice)
    found = []
    while not state.over:
        found.append(state.copy())
        decide(state, dice)
    return found


def legal_masks(states: list[kw.State], times: int) -> int:
    """The legal candidates of every kind of decision, worked out anew."""
    decisions = [(state, state.due) for state in states]
    for _ in range(times):
        for state, due in decisions:
            assert isinstance(due, kw.Decision)
            due.legal(state)
    return times * len(decisions)


def full_table(game: str) -> list[kw.State]:
    """Every position of a random game with as many seats as there can be."""
    return decisions_of_a_game(game, kw.load(game).most_seats)


def slowest(states: list[kw.State]) -> float:
    """The longest time, in microseconds, that the legal candidates of one decision take.

    Each decision is worked out many times over, and the best round counts.
    """
    found = 0.0
    for state in states:
        times = []
        for _ in range(5):
            start = time.perf_counter()
            legal_masks([state], 50)
            times.append((time.perf_counter() - start) / 50 * 1e6)
        found = max(found, min(times))
    return found


def our_measures(game: str) -> list[Measure]:
    """What is measured of a game of ours, in the form that runs.

    With a full table, the first and the last quarter of a game show whether decisions take longer
    as more and more lies before the players.
    """
    position, positions = midgame(game), decisions_of_a_game(game)
    full = full_table(game)
    early, late = full[: len(full) // 4], full[-(len(full) // 4) :]
    games = 200 if is_compiled() else 20
    form = "compiled" if is_compiled() else "interpreted"
    return [
        Measure("playout", f"{game} {form}", "decisions/s", lambda: playouts(game, games)),
        Measure("games", f"{game} {form}", "games/s", lambda: whole_games(game, games)),
        Measure("simulate", f"{game} {form}", "decisions/s", lambda: simulated(game, games)),
        Measure("driven", f"{game} {form}", "decisions/s", lambda: drive(game, games // 2)),
        Measure("copy", f"{game} {form}", "µs", lambda: copies(position, games * 50)),
        Measure("legal", f"{game} {form}", "µs", lambda: legal_masks(positions, games // 4)),
        Measure("early", f"{game} {form}", "µs", lambda: legal_masks(early, games // 2)),
        Measure("late", f"{game} {form}", "µs", lambda: legal_masks(late, games // 2)),
    ]


def catanatron_measures() -> list[Measure]:
    """The peer's own random game of four, and the copy of a game."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def random_game() -> Any:
        return Game([RandomPlayer(colour) for colour in colours])

    def games() -> int:
        decisions = 0
        for _ in range(4):
            game = random_game()
            game.play()
            decisions += len(game.state.actions)
        return decisions

    started = random_game()

    def copied() -> int:
        for _ in range(500):
            started.copy()
        return 500

    return [
        Measure("playout", "catanatron", "decisions/s", games),
        Measure("copy", "catanatron", "µs", copied),
    ]


def has_catanatron() -> bool:
    """Whether the peer is installed (`make bench` installs it)."""
    return importlib.util.find_spec("catanatron") is not None


def time_once(measure: Measure) -> float:
    """The value of one round of a measure, by processor time."""
    gc.collect()
    start = time.process_time()
    done = measure.work()
    seconds = time.process_time() - start
    return done / seconds if measure.unit in RATES else seconds / done * 1e6


def best(measure: Measure, values: list[float]) -> float:
    """The best of several rounds: the highest rate or the shortest time."""
    return max(values) if measure.unit in RATES else min(values)


def run(measures: list[Measure], rounds: int, tick: Callable[[], None]) -> list[Row]:
    """All measures, interleaved; `tick` is called after each."""
    values: list[list[float]] = [[] for _ in measures]
    for _ in range(rounds):
        for place, measure in enumerate(measures):
            values[place].append(time_once(measure))
            tick()
    return [Row(m.name, m.who, m.unit, best(m, v)) for m, v in zip(measures, values, strict=True)]


def state_bytes(game: str) -> int:
    """The memory one more copy of a position takes."""
    position, number = midgame(game), 1000
    kept: list[kw.State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept.extend(position.copy() for _ in range(number))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def resident_bytes() -> int:
    """The memory this process holds now (Linux; 0 where that cannot be told)."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def many_games(quick: bool) -> int:
    """How many playouts show whether memory leaks; interpreted ones take their time."""
    return (1000 if quick else 20000) // (1 if is_compiled() else 50)


def leaked_bytes(game: str, games: int) -> int:
    """How much memory that many playouts leave behind, after as many to warm up."""
    playouts(game, max(games // 10, 20))
    gc.collect()
    before = resident_bytes()
    playouts(game, games)
    gc.collect()
    return max(resident_bytes() - before, 0)


def rows_interpreted(game: str, rounds: int) -> list[Row]:
    """The same measures with the same sources run interpreted, in a process of its own."""
    package = Path(kw.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            package,
            Path(folder) / "keepwright",
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        done = subprocess.run(
            [sys.executable, "-m", "keepwright.cli.benchmarks", game, str(rounds)],
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=True,
        )
    return [Row(**row) for row in json.loads(done.stdout)]


if __name__ == "__main__":
    found = run(our_measures(sys.argv[1]), int(sys.argv[2]), lambda: None)
    print(json.dumps([vars(row) for row in found]))
