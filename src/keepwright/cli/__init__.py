"""The command line: `keepwright COMMAND`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Final

from keepwright import __version__
from keepwright.cli.calling import Exit, Group, HelpWanted, Option, Stop
from keepwright.cli.helping import help_of
from keepwright.cli.speaking import (
    DONE,
    INTERRUPTED,
    JSON,
    REFUSED,
    Lang,
    err,
    exit_code_of,
    facts_of_error,
    out,
    print_json,
    say,
    start_speaking,
    words,
)
from keepwright.engine.errors import KeepwrightError
from keepwright.form import form

SERVER: Final = "server"  # the extra with what commands need that not everybody has
# Each is a function, or a group, of its name in a module of its name.
COMMANDS: Final = (
    *("games", "play", "simulate", "replay", "picture", "scenario", "explain", "perft", "verify"),
    *("serve", "admin", "completion"),
    *(["bench"] if find_spec("keepwright.cli.bench") is not None else []),
)


def show_version(wanted: bool) -> None:
    """Print the version and the form, and end."""
    if wanted:
        say("account-version", version=__version__, form=form())
        raise Exit


def keepwright(
    lang: Lang = None,
    version: Annotated[
        bool,
        Option(
            "--version",
            callback=show_version,
            help="Print the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """Castle-building board games with exact rules: play, serve, simulate, replay, explain.

    Exit codes: 0 done, 1 refused or different, 2 wrong call, 130 interrupted.
    """


def command_named(name: str) -> Callable[..., object] | Group:
    """A command, which is imported by now."""
    found: Callable[..., object] | Group = vars(import_module(f"{__name__}.{name}"))[name]
    return found


ALL: Final = Group(keepwright, "keepwright", COMMANDS, command_named)


def run(arguments: list[str]) -> int:
    """Carry out one call; its exit code."""
    start_speaking()
    try:
        ALL.run(arguments)
        return DONE
    except Exit as end:
        return end.code
    except HelpWanted as wanted:
        out().print(help_of(wanted.command))
        return DONE
    except (Stop, KeepwrightError) as error:
        told = facts_of_error(error)
        if JSON in arguments:
            print_json({"error": told})
        err().print(told["sentence"], soft_wrap=True)
        return exit_code_of(error)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == __name__.partition(".")[0]:
            raise
        facts = {"package": missing.name, "extra": SERVER}
        err().print(words().text("cli-extra_missing", **facts), soft_wrap=True)
        return REFUSED
    except KeyboardInterrupt:
        err().print(words().text("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  # nobody reads any more
        return REFUSED
    except OSError as problem:
        reason = problem.strerror or str(problem)
        if problem.filename is None:
            err().print(words().text("cli-error", reason=reason), soft_wrap=True)
        else:
            file = str(problem.filename)
            err().print(words().text("cli-error-file", file=file, reason=reason), soft_wrap=True)
        return REFUSED


def main() -> None:
    """The entry point of the `keepwright` command."""
    sys.exit(run(sys.argv[1:]))
