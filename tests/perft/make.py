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

COUNTS = Path(__file__).parent / "caylus.txt"
RECORDS = ROOT / "tests" / "records" / "caylus"
DEPTHS = range(1, 5)
SEED = 1
FIFTHS = (2, 4)


def positions() -> Iterator[tuple[str, kw.State]]:
    """The positions that are counted from, by name."""
    for seats in range(2, 6):
        yield f"opening {seats}", kw.new_game("caylus", seats, seed=SEED)
    for path in sorted(RECORDS.glob("*.record")):
        record = kw.Record.load(path)
        if any(record.options.values()):
            continue
        for fifth in FIFTHS:
            length = len(record.lines) * fifth // 5
            yield f"{path.stem} {length}", record.replay(length)


def table() -> str:
    """The counts of all positions, a row for each."""
    heads = "".join(f"{f'depth {depth}':>10}" for depth in DEPTHS)
    rows = [f"{'position':20}{heads}  due"]
    for name, state in positions():
        counts = "".join(f"{perft(state, depth):10}" for depth in DEPTHS)
        assert state.due is not None
        rows.append(f"{name:20}{counts}  {state.due.name}")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    COUNTS.write_text(table(), encoding="utf-8")
    print(table())
