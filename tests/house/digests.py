"""Prints what happens in many seeded games: two forms of one engine must print the same.

`python tests/house/digests.py GAMES` plays so many games at every table. The first line says which
form ran, all others what it found: a hash over every fifth position of a game, and over everything
that was asked, answered, refused and told on the way.
"""

from __future__ import annotations

import hashlib
import sys
from importlib.util import find_spec
from itertools import product

import keepwright as kw
from keepwright.engine.perft import perft

EVERY = 5


def form() -> str:
    """The form of the engine that is imported here, compiled or interpreted."""
    spec = find_spec("keepwright.engine.state")
    assert spec is not None
    return "interpreted" if str(spec.origin).endswith(".py") else "compiled"


def game_hash(id: str, seats: int, options: dict[str, bool], seed: str) -> str:
    """A hash over all that can be seen of one game."""
    state = kw.new_game(id, seats, options, seed=seed)
    dice = [kw.Dice(f"{seed} {seat}") for seat in range(seats)]
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
            seen.update(state.digest().encode())
            seen.update(repr(kw.options(state)).encode())
            seen.update(repr([choice.obstacles for choice in kw.options(state)]).encode())
            seen.update(str(perft(state, 2)).encode())
            seen.update(repr(state).encode())
        state = kw.play(state, action, heard)
        seen.update(f"{action.text} {heard!r} {kw.score_sheet(state)!r}".encode())
        decided += 1
    seen.update(state.digest().encode())
    fast = kw.new_game(id, seats, options, seed=seed)
    count = kw.playout(fast, [kw.Dice(f"{seed} {seat}") for seat in range(seats)], kw.Dice(seed))
    return f"{decided} {count} {fast.digest()[:16]} {seen.hexdigest()}"


def main(games: int) -> None:
    print(form())
    for id in kw.game_ids():
        game = kw.load(id)
        names = [option.id for option in game.options]
        tables = product(
            range(game.least_seats, game.most_seats + 1),
            product((False, True), repeat=len(names)),
        )
        for seats, values in tables:
            options = dict(zip(names, values, strict=True))
            for number in range(games):
                seed = f"form {number}"
                print(id, seats, *values, number, game_hash(id, seats, options, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
