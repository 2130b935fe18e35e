"""Counts lines of play anew: `python tests/perft/make.py`. Then read the diff.

A count changes only with the rules. The positions are the openings of seed 1, and some in the midst
of the records of the corpus.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import keepwright as kw  # noqa: E402 - the path comes first
from keepwright.engine.perft import perft  # noqa: E402

FOLDER = Path(__file__).parent
RECORDS = ROOT / "tests" / "records"
DEPTHS = range(1, 5)
SEED = 1
FIFTHS = (2, 4)
NAME = 20  # columns for the name of a position, or more


def counts_path(game_id: str) -> Path:
    """Where the counts of a game are kept."""
    return FOLDER / f"{game_id}.txt"


def positions(game_id: str) -> Iterator[tuple[str, kw.State]]:
    """The positions that are counted from, by name; options that can be switched on are off."""
    game = kw.load(game_id)
    for seats in range(game.least_seats, game.most_seats + 1):
        yield f"opening {seats}", kw.new_game(game_id, seats, seed=SEED)
    for path in sorted((RECORDS / game_id).glob("*.record")):
        record = kw.Record.load(path)
        if any(value is True for value in record.options.values()):
            continue
        for fifth in FIFTHS:
            length = len(record.lines) * fifth // 5
            yield f"{path.stem} {length}", record.replay(length)


def table(game_id: str) -> str:
    """The counts of all positions of a game, a row for each."""
    found = list(positions(game_id))
    width = max(NAME, *(len(name) + 1 for name, _ in found))
    heads = "".join(f"{f'depth {depth}':>10}" for depth in DEPTHS)
    rows = [f"{'position':{width}}{heads}  due"]
    for name, state in found:
        counts = "".join(f"{perft(state, depth):10}" for depth in DEPTHS)
        assert state.due is not None
        rows.append(f"{name:{width}}{counts}  {state.due.name}")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    for id in kw.game_ids():
        counts_path(id).write_text(table(id), encoding="utf-8")
        print(table(id))
