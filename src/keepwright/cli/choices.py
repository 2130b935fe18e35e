"""The choices of a decision as a numbered list, with what each does where there is room."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

EACH: Final = 58  # columns that a choice and what it does take side by side with another
GAP: Final = 2


def numbered(number: int, name: str, effect: str = "") -> Text:
    """A choice: its number, its name, and what it does."""
    entry = Text(f"{number:>2} ", style="bold")
    entry.append(name, style="not bold")
    if effect:
        entry.append(f" – {effect}", style="not bold dim")
    return entry


def ways_to_list(names: list[str], effects: list[str], width: int) -> list[RenderableType]:
    """The choices from the roomiest list to the closest.

    What each does stands in full behind its name, or as far as it fits side by side; then come
    names alone, below one another in columns, and at last one behind the other.
    """
    entries = [numbered(number, name) for number, name in enumerate(names, 1)]
    ways: list[RenderableType] = []
    if any(effects):
        table = Table.grid(padding=(0, GAP, 0, 0))
        for entry, effect in zip(entries, effects, strict=True):
            table.add_row(entry, Text(effect, style="dim"))
        ways.append(table)
        across = width // EACH
        if across > 1:
            both = zip(names, effects, strict=True)
            told = [numbered(number, *pair) for number, pair in enumerate(both, 1)]
            for entry in told:
                entry.truncate(width // across - GAP, overflow="ellipsis")
            ways.append(Columns(told, equal=True, padding=(0, 1), column_first=True))
    ways.append(Columns(entries, equal=True, padding=(0, 1)))
    rows = [entries[0].copy()]
    for entry in entries[1:]:
        if len(rows[-1]) + GAP + len(entry) <= width:
            rows[-1] = Text.assemble(rows[-1], " " * GAP, entry)
        else:
            rows.append(entry)
    ways.append(Group(*rows))
    return ways
