"""Prints what happens in many seeded games: two forms of one engine must print the same.

`python tests/house/digests.py GAMES` plays so many games at every table, every other one with
plenty for everybody. The first line says which form ran, all others what it found: a hash over
every fifth position of a game, and over all that was asked, answered, refused and told on the way.
"""

from __future__ import annotations

import hashlib
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import keepwright as kw  # noqa: E402 - the path comes first
from keepwright.engine.perft import perft  # noqa: E402
from tests.contract.tables import TABLES, Table  # noqa: E402

EVERY = 5


def form() -> str:
    """The form of the engine that is imported here, compiled or interpreted."""
    spec = find_spec("keepwright.engine.state")
    assert spec is not None
    return "interpreted" if str(spec.origin).endswith(".py") else "compiled"


def game_hash(table: Table, seed: str, rich: bool) -> str:
    """A hash over all that can be seen of one game."""
    state = table.invariants.enriched(table.begin(seed)) if rich else table.begin(seed)
    fast = state.copy()
    dice = [kw.Dice(f"{seed} {seat}") for seat in range(table.seats)]
    dealer = kw.Dice(seed)
    seen = hashlib.sha256()
    decided = 0
    while not state.over:
        if state.seat is None:
            kw.deal_in_place(state, dealer)
            continue
        legal = kw.legal_actions(state)
        if len(legal) > 2 and dice[state.seat].below(2):
            legal = legal[1:]
        action = legal[dice[state.seat].below(len(legal))]
        heard: list[kw.Event] = []
        if decided % EVERY == 0:
            seen.update(f"{state.digest()} {state.key()}".encode())
            seen.update(repr(kw.candidates(state)).encode())
            seen.update(repr([choice.obstacles for choice in kw.candidates(state)]).encode())
            seen.update(str(perft(state, 2)).encode())
            seen.update(repr(state).encode())
        state = kw.answer(state, action, heard)
        seen.update(f"{action.text} {heard!r} {kw.score_sheet(state)!r}".encode())
        decided += 1
    seen.update(state.digest().encode())
    dice = [kw.Dice(f"{seed} {seat}") for seat in range(table.seats)]
    count = kw.playout(fast, dice, kw.Dice(seed))
    return f"{decided} {count} {fast.digest()[:16]} {seen.hexdigest()}"


def main(games: int) -> None:
    print(form())
    for table in TABLES:
        for number in range(games):
            print(table, number, game_hash(table, f"form {number}", rich=number % 2 == 1))


if __name__ == "__main__":
    main(int(sys.argv[1]))
