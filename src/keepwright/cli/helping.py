"""Help: what a command is for, and what it takes, in panels."""

from __future__ import annotations

from enum import Enum

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keepwright.cli.calling import HELP, Command, Group, Option, Parameter


def help_of(command: Command) -> RenderableType:
    """All that a user should know of a command."""
    paragraphs = [" ".join(part.split()) for part in command.help.split("\n\n")]
    shown: list[RenderableType] = [Text(usage_of(command), style="bold")]
    shown += [Padding(Text(part), (1, 0, 0, 0)) for part in paragraphs]
    by_panel: dict[str, list[tuple[str, ...]]] = {"Arguments": [], "Options": []}
    for one in command.parameters:
        by_panel.setdefault(one.sort.panel, []).append(
            (names_of(one), metavar_of(one), help_for(one))
        )
    by_panel["Options"].append((", ".join(HELP), "", "Show this message and exit."))
    if isinstance(command, Group):
        by_panel["Commands"] = [(name, summary(command.command(name))) for name in command.names]
    shown.append(Text())
    shown += [panel(title, rows) for title, rows in by_panel.items() if rows]
    return Padding(Lines(*shown), (0, 1))


def panel(title: str, rows: list[tuple[str, ...]]) -> RenderableType:
    """Rows below a title, in a frame."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number in range(len(rows[0])):
        last = number == len(rows[0]) - 1
        grid.add_column(no_wrap=not last, style="cyan" if number == 0 else "")
    for row in rows:
        grid.add_row(*row)
    return Panel(grid, title=title, title_align="left", border_style="dim")


def usage_of(command: Command) -> str:
    """How a command is called, in one line."""
    places = [f"{one.label}…" if one.is_list else one.label for one in command.places]
    places = [
        place if one.is_needed else f"[{place}]"
        for place, one in zip(places, command.places, strict=True)
    ]
    words = ["COMMAND …"] if isinstance(command, Group) else places
    return " ".join(["Usage:", command.path, "[OPTIONS]", *words])


def names_of(parameter: Parameter) -> str:
    """What it is called, in short as well."""
    short = parameter.sort.short if isinstance(parameter.sort, Option) else ""
    return f"{parameter.label}, {short}" if short else parameter.label


def metavar_of(parameter: Parameter) -> str:
    """What stands behind the name of an option; nothing where it is a switch."""
    if not isinstance(parameter.sort, Option) or parameter.is_flag:
        return ""
    return parameter.sort.metavar or "|".join(parameter.values)


def help_for(parameter: Parameter) -> str:
    """What a parameter is, with its default and its variable."""
    sort, default = parameter.sort, parameter.default
    told = [sort.help]
    if isinstance(sort.show_default, str):
        told.append(f"[default: {sort.show_default}]")
    elif sort.show_default and not parameter.is_needed and default not in (None, "", False):
        told.append(f"[default: {default.value if isinstance(default, Enum) else default}]")
    if isinstance(sort, Option) and sort.envvar:
        told.append(f"[variable: {sort.envvar}]")
    return " ".join(told)


def summary(command: Command) -> str:
    """A command in its first sentence."""
    return " ".join(command.help.split("\n\n")[0].split())
