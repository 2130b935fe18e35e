"""`keepwright bench`: how fast the games run here, beside a peer, in one run."""

from __future__ import annotations

import json
from typing import Annotated, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

import keepwright.cli.benchmarks as benchmarks
from keepwright.cli.calling import Option
from keepwright.cli.speaking import Json, Lang, err, out, words
from keepwright.engine.game import game_ids

PEER = "catanatron"
# What is compared with the peer, in which form: at least and aim, by game. Copies are compared with
# the peer's copies, all else with its playouts.
COMPARED: dict[tuple[str, str], dict[str, tuple[float, float]]] = {
    ("playout", "compiled"): {
        "caylus": (105.0, 130.0),
        "magna_carta": (95.0, 110.0),
        "caylus_1303": (85.0, 100.0),
        "architects": (65.0, 80.0),
    },
    ("simulate", "compiled"): {
        "caylus": (90.0, 100.0),
        "magna_carta": (80.0, 90.0),
        "caylus_1303": (72.0, 80.0),
        "architects": (60.0, 70.0),
    },
    ("driven", "compiled"): {
        "caylus": (48.0, 55.0),
        "magna_carta": (44.0, 50.0),
        "caylus_1303": (42.0, 48.0),
        "architects": (36.0, 42.0),
    },
    ("playout", "interpreted"): {
        "caylus": (6.0, 10.0),
        "magna_carta": (5.0, 8.0),
        "caylus_1303": (5.0, 8.0),
        "architects": (4.0, 6.0),
    },
    ("copy", "compiled"): {
        "caylus": (119.0, 135.0),
        "magna_carta": (76.0, 85.0),
        "caylus_1303": (106.0, 120.0),
        "architects": (50.0, 60.0),
    },
}


def bench(
    quick: Annotated[
        bool, Option("--quick", help="Fewer rounds: a look, not a measurement.")
    ] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure playouts, driving from outside, copying and legality, and compare with a peer.

    All measures take turns on one core; the best round of each counts. What travels from machine
    to machine are the ratios. The peer is measured where it is installed (`make bench` does that).
    """
    rounds = 2 if quick else 7
    games = game_ids()
    mine = [measure for game in games for measure in benchmarks.our_measures(game)]
    peers = benchmarks.catanatron_measures() if benchmarks.has_catanatron() else []
    with Progress(
        TextColumn(words().text("cli-bench-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        console=err(),
        disable=not err().is_terminal,
        transient=True,
    ) as progress:
        task = progress.add_task("", total=rounds * len([*mine, *peers]))
        rows = benchmarks.run([*mine, *peers], rounds, lambda: progress.advance(task))
    if benchmarks.is_compiled():
        for game in games:
            rows += benchmarks.rows_interpreted(game, rounds)
    for game in games:
        rows.append(benchmarks.Row("state", game, "bytes", benchmarks.state_bytes(game)))
        slowest = benchmarks.slowest(benchmarks.full_table(game))
        rows.append(benchmarks.Row("slowest", game, "µs", slowest))
        leaked = benchmarks.leaked_bytes(game, benchmarks.many_games(quick))
        rows.append(benchmarks.Row("leak", game, "bytes", leaked))
    ratios = compare(rows)
    if as_json:
        found = {"rows": [vars(row) for row in rows], "ratios": ratios}
        print(json.dumps(found, indent=2))
    else:
        show(rows, ratios)


def compare(rows: list[benchmarks.Row]) -> list[dict[str, Any]]:
    """Our measures as multiples of the peer's: rates over rates, times under times."""
    values = {(row.name, row.who): row.value for row in rows}
    found: list[dict[str, Any]] = []
    for (name, form), targets in COMPARED.items():
        theirs = values.get(("copy" if name == "copy" else "playout", PEER))
        for game, (least, aim) in targets.items():
            ours = values.get((name, f"{game} {form}"))
            if ours is not None and theirs is not None:
                ratio = theirs / ours if name == "copy" else ours / theirs
                found.append(
                    {
                        "measure": name,
                        "who": f"{game} {form}",
                        "peer": PEER,
                        "ratio": round(ratio, 1),
                        "least": least,
                        "aim": aim,
                    }
                )
    return found


def show(rows: list[benchmarks.Row], ratios: list[dict[str, Any]]) -> None:
    """Both tables in the user's language."""
    speak = words()
    table = Table(title=speak.text("cli-bench-title"))
    for column in ("measure", "who", "value"):
        add_column(table, column)
    for row in rows:
        digits = 2 if row.unit == "µs" else 0
        unit = speak.text(f"cli-bench-unit-{unit_key(row.unit)}")
        value = f"{speak.number(row.value, digits)} {unit}"
        table.add_row(speak.text(f"cli-bench-measure-{row.name}"), row.who, value)
    out().print(table)
    if not ratios:
        out().print(speak.text("cli-bench-no_peer", peer=PEER), soft_wrap=True)
        return
    table = Table(title=speak.text("cli-bench-ratios"))
    for column in ("measure", "who", "ratio", "least", "aim"):
        add_column(table, column)
    for ratio in ratios:
        table.add_row(
            speak.text(f"cli-bench-measure-{ratio['measure']}"),
            str(ratio["who"]),
            *(f"{speak.number(ratio[column], 1)} ×" for column in ("ratio", "least", "aim")),
        )
    out().print(table)


def add_column(table: Table, column: str) -> None:
    """A column with its heading; numbers stand to the right."""
    heading = words().text(f"cli-bench-{column}")
    table.add_column(heading, justify="left" if column in ("measure", "who") else "right")


def unit_key(unit: str) -> str:
    """The part of a message id that stands for a unit."""
    units = {"decisions/s": "rate", "games/s": "games", "µs": "time", "bytes": "size"}
    return units[unit]
