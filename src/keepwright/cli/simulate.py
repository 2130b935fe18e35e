"""`keepwright simulate`: bots play many games."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Final, final

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from keepwright import __version__
from keepwright.bots.arena import Match, Terms, cores, play_series, terms_of
from keepwright.bots.series import Series, Standing
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
from keepwright.cli.calling import Exit, Option
from keepwright.cli.rows import Rows
from keepwright.cli.saving import ENDING, check_folder, write_whole
from keepwright.cli.speaking import (
    INTERRUPTED,
    Json,
    Lang,
    Stop,
    err,
    exit_code_of,
    facts_of_error,
    out,
    print_json,
    sentence,
    words,
)
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.game import load, option_text
from keepwright.locales import Words
from keepwright.statistics.census import BadCensus, Census
from keepwright.statistics.outcome import Outcome, outcome

BAR_WIDTH: Final = 32


def simulate(
    game: GameId = "caylus",
    seats: Seats = None,
    games: Annotated[int, Option("--games", metavar="N", help="How many games.")] = 100,
    bots: Bots = None,
    rotate: Annotated[
        bool,
        Option("--rotate", help="Bots change seats every game: each plays each as often."),
    ] = False,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[
        int | None,
        Option("--jobs", metavar="N", help="How many processes.", show_default="all cores"),
    ] = None,
    out_file: Annotated[
        Path | None,
        Option(
            "--out", metavar="FILE", help="Write a row for each game, as FILE.csv or FILE.jsonl."
        ),
    ] = None,
    records: Annotated[
        Path | None,
        Option("--records", metavar="FOLDER", help="Keep the record of each game there."),
    ] = None,
    statistics: Annotated[
        Path | None,
        Option(
            "--statistics",
            metavar="FILE",
            help="Keep the statistics of the games in this file, beside other numbers of seats.",
        ),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and show points, wins, how sure they are, and a digest.

    The digest depends on game, options, seats, bots, rotation and seed only. Ctrl-C shows what is
    done, and keeps its rows, records and statistics.
    """
    rules = load(game)
    named = read_bots(bots, "random")
    players = one_for_each(named, seats_for(rules, seats, named))
    terms = terms_of(
        rules,
        len(players),
        read_options(option),
        players,
        seed or 0,
        rotate=rotate,
        witness=None if statistics is None and out_file is None else outcome,
        records=records is not None,
    )
    at_least("--games", games, 1)
    at_least("--jobs", 1 if jobs is None else jobs, 1)
    keeper = Keeper(terms, named, out_file, records, statistics)
    series = Series(terms)
    broken: KeepwrightError | None = None
    started = time.perf_counter()
    with interruption() as enough, progress_bar(games) as show_progress:
        try:
            for done in play_series(terms, games, jobs or cores(), enough.wanted):
                series.add(done)
                keeper.add(done)
                show_progress(series.games)
        except KeepwrightError as error:
            broken = error
        except KeyboardInterrupt:
            pass  # the bot that was deciding took too long; what is done is shown all the same
    seconds = time.perf_counter() - started
    keeper.close()
    interrupted = series.games < games and broken is None
    if as_json:
        facts = facts_of(terms, series, seconds) | {"wanted": games, "interrupted": interrupted}
        print_json(facts if broken is None else facts | {"error": facts_of_error(broken)})
    elif series.games:
        show(terms, series, seconds)
    if broken is not None:
        err().print(str(broken.facts.pop("trace", "")) + sentence(broken), soft_wrap=True)
        raise Exit(exit_code_of(broken))
    if interrupted:
        done_of = {"games": series.games, "wanted": games}
        err().print(words().text("cli-simulate-interrupted", **done_of), soft_wrap=True)
        raise Exit(INTERRUPTED)


@final
class Enough:
    """Whether somebody has pressed Ctrl-C; who does so twice does not wait for a bot's decision."""

    def __init__(self) -> None:
        self.came = False

    def wanted(self) -> bool:
        """Whether no more games are wanted."""
        return self.came

    def note(self, number: int, frame: FrameType | None) -> None:
        """A signal came."""
        if self.came:
            raise KeyboardInterrupt
        self.came = True


@contextmanager
def interruption() -> Iterator[Enough]:
    """Ctrl-C breaks off games, and nothing else."""
    enough = Enough()
    before = signal.signal(signal.SIGINT, enough.note)
    try:
        yield enough
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar that says how many games are done; nothing where nobody looks."""
    speaker = words()
    wanted = speaker.number(games)
    with Progress(
        TextColumn(speaker.text("cli-simulate-progress")),
        BarColumn(BAR_WIDTH),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
        console=err(),
        disable=not err().is_terminal,
        transient=True,
    ) as progress:
        task = progress.add_task(f"{speaker.number(0)}/{wanted}", total=games)

        def show(done: int) -> None:
            text = f"{speaker.number(done)}/{wanted}"
            progress.update(task, completed=done, description=text)

        yield show


@final
class Keeper:
    """Keeps of games what was asked for: rows, records, statistics."""

    def __init__(
        self,
        terms: Terms,
        bots: list[str],
        rows: Path | None,
        records: Path | None,
        statistics: Path | None,
    ) -> None:
        self.terms: Final = terms
        self.records: Final = records
        self.statistics: Final = statistics
        for path in (rows, records, statistics):
            if path is not None:
                check_folder(path)
        self.census: Final = None if statistics is None else census_for(terms, bots, statistics)
        if records is not None:
            records.mkdir(exist_ok=True)
        self.rows: Final = None if rows is None else Rows(rows, terms)

    def add(self, matches: list[Match]) -> None:
        """Keep these games."""
        if self.rows is not None:
            self.rows.add(matches)
        for match in matches:
            if self.records is not None:
                file = self.records / f"{self.terms.game}-{match.number:06}{ENDING}"
                file.write_text(match.record, encoding="utf-8")
            if self.census is not None and isinstance(match.seen, Outcome):
                self.census.add(match.seen, bots=len(self.terms.seats))

    def close(self) -> None:
        """Nothing more comes."""
        if self.rows is not None:
            self.rows.close()
        if self.statistics is not None and self.census is not None:
            write_whole(self.statistics, self.census.write())


def census_for(terms: Terms, bots: list[str], file: Path) -> Census:
    """The statistics in a file without those of as many seats, since a series replaces them."""
    rules = load(terms.game)
    census = read_census(file, Census(rules.id, rules.rules, made_by(terms, bots)))
    census.by_seats.pop(len(terms.seats), None)
    return census


def made_by(terms: Terms, bots: list[str]) -> dict[str, str]:
    """How a series comes about: all that statistics of several series must have in common."""
    options = load(terms.game).options
    changed = [o.id for o in options if terms.options[o.id] != o.default]
    return {
        "bots": ",".join(bots),
        "options": " ".join(f"{id}={option_text(terms.options[id])}" for id in changed),
        "seed": str(terms.seed),
        "version": __version__,
        **({"seats": "rotated"} if terms.rotate else {}),
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


def facts_of(terms: Terms, series: Series, seconds: float) -> dict[str, object]:
    """The series for programs."""
    by_seat = series.by_seat.items() if series.games else []
    by_bot = series.by_bot.items() if series.games else []
    return {
        "game": terms.game,
        "rules": load(terms.game).rules,
        "seats": len(terms.seats),
        "options": terms.options,
        "bots": terms.bots,
        "rotate": terms.rotate,
        "seed": str(terms.seed),
        "games": series.games,
        "decisions": series.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(series.decisions / seconds, 1) if seconds else 0,
        "scores": {name: points_of(standing) for name, standing in by_seat},
        "wins": {name: standing.wins for name, standing in series.by_seat.items()},
        "shares": {name: share_of(standing) for name, standing in by_seat},
        "by_bot": {
            bot: {
                "seats": standing.seats,
                "scores": points_of(standing),
                "wins": standing.wins,
                "shares": share_of(standing),
            }
            for bot, standing in by_bot
        },
        "digest": series.digest,
    }


def points_of(standing: Standing) -> dict[str, object]:
    """The points of a seat or a bot for programs."""
    points = standing.points
    return {
        "mean": points.mean,
        "interval": standing.mean_interval,
        "deviation": points.deviation,
        "min": points.least,
        "max": points.most,
    }


def share_of(standing: Standing) -> dict[str, object]:
    """The share of wins of a seat or a bot for programs."""
    return {"share": standing.share, "interval": standing.share_interval}


def show(terms: Terms, series: Series, seconds: float) -> None:
    """The series for people: by seat, and by bot where bots changed seats."""
    speaker = words(terms.game)
    console = out()
    done = speaker.text(
        "cli-simulate-done",
        games=series.games,
        title=speaker.text(f"game-{terms.game}"),
        decisions=series.decisions,
        seconds=speaker.number(seconds, 2),
        rate=round(series.decisions / seconds) if seconds else 0,
    )
    console.print(done, soft_wrap=True)
    by_seat = {speaker.seat(name): standing for name, standing in series.by_seat.items()}
    if terms.rotate:
        console.print(table_of(speaker, {"bot": [*series.by_bot]}, [*series.by_bot.values()]))
        console.print()
        console.print(table_of(speaker, {"seat": [*by_seat]}, [*by_seat.values()]))
    else:
        names = {"seat": [*by_seat], "bot": [*terms.bots]}
        console.print(table_of(speaker, names, [*by_seat.values()]))
    console.print(speaker.text("cli-simulate-intervals"), soft_wrap=True)
    console.print(speaker.text("cli-simulate-digest", digest=series.digest), soft_wrap=True)


def table_of(speaker: Words, names: dict[str, list[str]], standings: list[Standing]) -> Table:
    """A row for each standing, under these names."""
    table = Table(box=None, pad_edge=False)
    for column in names:
        table.add_column(speaker.text(f"cli-simulate-{column}"), overflow="fold")
    for column in ("wins", "share", "mean", "deviation", "range"):
        table.add_column(speaker.text(f"cli-simulate-{column}"), justify="right", no_wrap=True)
    for *name, standing in zip(*names.values(), standings, strict=True):
        table.add_row(*map(str, name), *cells_of(speaker, standing))
    return table


def cells_of(speaker: Words, standing: Standing) -> list[str]:
    """Wins, share of wins, mean, deviation and range of the points, each with its interval."""
    number, points = speaker.number, standing.points
    low, high = (number(100 * bound) for bound in standing.share_interval or (0.0, 1.0))
    margin, deviation = standing.margin, points.deviation
    return [
        number(standing.wins, 0 if standing.wins % 1 == 0 else 1),
        f"{speaker.percent(standing.share, 1)} ({low}–{high})",
        number(points.mean, 1) + ("" if margin is None else f" ± {number(margin, 1)}"),
        "–" if deviation is None else number(deviation, 1),
        f"{number(points.least)}–{number(points.most)}",
    ]
