"""`keepwright simulate`: bots play many games."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import keepwright.bots.arena as arena
from keepwright import __version__
from keepwright.cli.arguments import (
    Bots,
    GameId,
    Options,
    Seats,
    Seed,
    at_least,
    one_for_each,
    read_bots,
    read_options,
    seats_for,
)
from keepwright.cli.saving import write_whole
from keepwright.cli.speaking import INTERRUPTED, Json, Lang, Stop, err, out, words
from keepwright.engine.game import Game, OptionValue, load, option_text
from keepwright.statistics.census import BadCensus, Census
from keepwright.statistics.outcome import Outcome, outcome


def simulate(
    game: GameId = "caylus",
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    bots: Bots = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="How many processes.")] = 1,
    statistics: Annotated[
        Path | None,
        typer.Option(
            "--statistics",
            metavar="FILE",
            help="Keep the statistics of the games in this file, beside other numbers of seats.",
        ),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and show scores, wins and a digest.

    The digest depends on game, options, seats, bots and seed only. Ctrl-C shows what is done, and
    keeps its statistics.
    """
    rules = load(game)
    named = read_bots(bots, "random")
    players = one_for_each(named, seats_for(rules, seats, named))
    options = rules.check_options(read_options(option))
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    census = None
    if statistics is not None:
        made = made_by(rules, named, options, seed or 0)
        census = read_census(statistics, Census(rules.id, rules.rules, made))
        census.by_seats.pop(len(players), None)  # the same games would be counted twice
    series = arena.Series(rules.colours[: len(players)])
    interrupted = False
    started = time.perf_counter()
    try:
        with Progress(
            TextColumn(words().text("cli-simulate-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=err(),
            disable=not err().is_terminal,
            transient=True,
        ) as progress:
            task = progress.add_task("", total=games)
            witness = None if census is None else outcome
            for match in arena.simulate(
                rules, len(players), options, players, games, seed or 0, jobs, witness
            ):
                series.add(match)
                if census is not None and isinstance(match.seen, Outcome):
                    census.add(match.seen, bots=len(players))
                progress.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - started
    if statistics is not None and census is not None:
        write_whole(statistics, census.write())
    if as_json:
        facts = facts_of(rules, series, players, options, seed or 0, seconds, interrupted)
        print(json.dumps(facts, indent=2))
    else:
        show(rules, series, players, seconds)
    if interrupted:
        note = words().text("cli-simulate-interrupted", games=series.games, wanted=games)
        err().print(note, soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def made_by(
    game: Game, bots: list[str], options: dict[str, OptionValue], seed: str | int
) -> dict[str, str]:
    """How a series comes about: all that statistics of several series must have in common."""
    changed = {o.id: options[o.id] for o in game.options if options[o.id] != o.default}
    return {
        "bots": ",".join(bots),
        "options": " ".join(f"{id}={option_text(value)}" for id, value in changed.items()),
        "seed": str(seed),
        "version": __version__,
    }


def read_census(file: Path, fresh: Census) -> Census:
    """The statistics that a file holds of series that came about in the same way."""
    if file.exists():
        try:
            fresh.merge(Census.read(file.read_text(encoding="utf-8")))
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise Stop("cli-file_unreadable", file=str(file), reason=reason) from None
        except (UnicodeDecodeError, BadCensus) as problem:
            raise Stop("cli-file_unreadable", file=str(file), reason=str(problem)) from None
    return fresh


def facts_of(
    game: Game,
    series: arena.Series,
    bots: list[str],
    options: dict[str, OptionValue],
    seed: str | int,
    seconds: float,
    interrupted: bool,
) -> dict[str, object]:
    """The series for programs."""
    scores = {
        name: {"mean": sum(points) / len(points), "min": min(points), "max": max(points)}
        for name, points in series.scores.items()
        if points
    }
    return {
        "game": game.id,
        "rules": game.rules,
        "seats": len(bots),
        "options": options,
        "bots": bots,
        "seed": str(seed),
        "games": series.games,
        "decisions": series.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(series.decisions / seconds, 1) if seconds else 0,
        "scores": scores,
        "wins": series.wins,
        "interrupted": interrupted,
        "digest": series.digest,
    }


def show(game: Game, series: arena.Series, bots: list[str], seconds: float) -> None:
    """The series for people."""
    speaker = words(game.id)
    console = out()
    done = speaker.text(
        "cli-simulate-done",
        games=series.games,
        title=speaker.text(f"game-{game.id}"),
        decisions=series.decisions,
        seconds=f"{seconds:.2f}",
        rate=round(series.decisions / seconds) if seconds else 0,
    )
    console.print(done, soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    table.add_column(speaker.text("cli-simulate-seat"))
    table.add_column(speaker.text("cli-simulate-bot"))
    for column in ("wins", "mean", "least", "most"):
        table.add_column(speaker.text(f"cli-simulate-{column}"), justify="right")
    for name, bot in zip(series.seats, bots, strict=True):
        points = series.scores[name] or [0]
        mean = sum(points) / len(points)
        table.add_row(
            speaker.seat(name),
            bot,
            f"{series.wins[name]:g}" if series.wins[name] % 1 == 0 else f"{series.wins[name]:.1f}",
            f"{mean:.1f}",
            str(min(points)),
            str(max(points)),
        )
    console.print(table)
    console.print(speaker.text("cli-simulate-digest", digest=series.digest), soft_wrap=True)
