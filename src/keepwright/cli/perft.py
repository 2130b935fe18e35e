"""`keepwright perft`: counts the lines of play to a depth."""

from __future__ import annotations

import json
import time
from typing import Annotated

from rich.table import Table

from keepwright.cli.arguments import GameId, Options, Seats, Seed, at_least, read_options, seats_for
from keepwright.cli.calling import Option
from keepwright.cli.speaking import Json, Lang, out, words
from keepwright.engine.game import load
from keepwright.engine.play import new_game


def perft(
    game: GameId = "caylus",
    seats: Seats = None,
    depth: Annotated[int, Option("--depth", metavar="N", help="How many decisions.")] = 3,
    option: Options = None,
    seed: Seed = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Count the lines of play to a depth. Two programs with the same rules count the same."""
    from keepwright.engine.perft import perft as count_lines

    rules = load(game)
    at_least("--depth", depth, 0)
    players = seats_for(rules, seats, [])
    state = new_game(rules, players, read_options(option), seed=seed or 0)
    rows = []
    for to in range(1, depth + 1) if depth else [0]:
        started = time.perf_counter()
        rows.append((to, count_lines(state, to), time.perf_counter() - started))
    if as_json:
        facts = {
            "game": rules.id,
            "rules": rules.rules,
            "seats": players,
            "options": state.options,
            "seed": str(seed or 0),
            "depth": depth,
            "lines": rows[-1][1],
            "by_depth": {str(to): lines for to, lines, _ in rows},
            "seconds": round(sum(seconds for _, _, seconds in rows), 6),
        }
        print(json.dumps(facts, indent=2))
        return
    speaker = words()
    table = Table(box=None, pad_edge=False)
    for column in ("depth", "lines", "seconds"):
        table.add_column(speaker.text(f"cli-perft-{column}"), justify="right")
    for to, lines, seconds in rows:
        table.add_row(str(to), speaker.number(lines), speaker.number(seconds, 3))
    out().print(table)
