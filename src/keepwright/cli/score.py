"""The score in the terminal: its parts by seat, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.table import Table

from keepwright.catalogue import catalogue
from keepwright.catalogue.events import points_in
from keepwright.cli.speaking import out, words
from keepwright.engine.play import score_sheet
from keepwright.engine.sitting import Sitting

HIDDEN: Final = "?"
SPACE: Final = 2  # columns between two numbers of the score sheet


def show_score(sitting: Sitting, eyes: int, show: Callable[[RenderableType], None]) -> None:
    """What these eyes may know of the score: its parts, and where the prestige came from."""
    state = sitting.state
    speaker, tellings = words(state.game.id), catalogue(state.game.id).events
    sheet = score_sheet(state, eyes)
    tallies = {
        speaker.seat(name): tally for name, tally in zip(sheet.seats, sheet.tallies, strict=True)
    }
    tallies |= {speaker.name("bot", name): tally for name, tally in sheet.rivals.items()}
    fullest = sorted(tallies.values(), key=lambda tally: -len(tally.parts))
    labels = list(dict.fromkeys(label for tally in fullest for label, _ in tally.parts))
    headings = [*(speaker.name("part", label) for label in labels), speaker.text("terminal-total")]
    rows: dict[str, list[str]] = {}
    for name, tally in tallies.items():
        parts = dict(tally.parts)
        rows[name] = [*(str(parts.get(label, 0)) for label in labels), str(tally.total)]
    for seat in state.seats:
        if seat not in sheet.seats:
            rows[speaker.seat(seat)] = [HIDDEN] * len(headings)
    show(sheet_table(speaker.text("terminal-score_sheet"), headings, rows))
    sources: dict[str, dict[str, int]] = {}
    for heard in sitting.events:
        for event in heard:
            source, points = points_in(event, tellings)
            if points and (seat := str(event.facts["seat"])) in sheet.seats:
                by_seat = sources.setdefault(source, {})
                by_seat[seat] = by_seat.get(seat, 0) + points
    if not sources:
        return
    table = Table(title=speaker.text("terminal-sources"), title_justify="left", box=None)
    table.add_column("")
    for name in sheet.seats:
        table.add_column(speaker.seat(name), justify="right")
    for source, by_seat in sources.items():
        cells = [str(by_seat.get(name, 0)) for name in sheet.seats]
        table.add_row(speaker.text(f"score-source_{source}"), *cells)
    show(table)


def sheet_table(title: str, headings: list[str], rows: dict[str, list[str]]) -> Table:
    """A column for each part of the score; a line for each where they are too many for the width.

    The last part is the total.
    """
    table = Table(title=title, title_justify="left", box=None)
    table.add_column("")
    most = max(len(name) for name in rows)
    if most + sum(len(heading) + SPACE for heading in headings) + SPACE <= out().width:
        for heading in headings[:-1]:
            table.add_column(heading, justify="right")
        table.add_column(headings[-1], justify="right", style="bold")
        for name, cells in rows.items():
            table.add_row(name, *cells)
        return table
    for name in rows:
        table.add_column(name, justify="right")
    for heading, *cells in zip(headings, *rows.values(), strict=True):
        table.add_row(heading, *cells, style="bold" if heading is headings[-1] else "")
    return table
