"""The command line: `keepwright COMMAND`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer

from keepwright.cli.admin import admin
from keepwright.cli.explain import explain
from keepwright.cli.games import games
from keepwright.cli.perft import perft
from keepwright.cli.picture import picture
from keepwright.cli.play import play
from keepwright.cli.replay import replay
from keepwright.cli.scenario import scenario
from keepwright.cli.serve import serve
from keepwright.cli.simulate import simulate
from keepwright.cli.speaking import (
    DONE,
    INTERRUPTED,
    JSON,
    REFUSED,
    WRONG_CALL,
    Lang,
    Stop,
    err,
    exit_code_of,
    facts_of_error,
    print_json,
    say,
    start_speaking,
    words,
)
from keepwright.cli.verify import verify
from keepwright.engine.errors import KeepwrightError

# What Typer raises for a call it cannot read; where the class lives depends on Typer's version.
USAGE_ERROR: Final[Any] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(games)
app.command()(play)
app.command()(simulate)
app.command()(replay)
app.command()(picture)
app.command()(scenario)
app.command()(explain)
app.command()(perft)
app.command()(verify)
app.command()(serve)
app.add_typer(admin, name="admin")
if find_spec("keepwright.cli.bench") is not None:
    app.command()(import_module("keepwright.cli.bench").bench)


def form() -> str:
    """How engine and games run here: compiled or interpreted."""
    spec = find_spec("keepwright.engine.state")
    is_source = spec is None or spec.origin is None or spec.origin.endswith(".py")
    return "interpreted" if is_source else "compiled"


def show_version(wanted: bool) -> None:
    """Print the version and the form, and end."""
    if wanted:
        say("cli-version", version=version("keepwright"), form=form())
        raise typer.Exit


@app.callback()
def keepwright(
    lang: Lang = None,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Print the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """Castle-building board games with exact rules: play, serve, simulate, replay, explain.

    Exit codes: 0 done, 1 refused or different, 2 wrong call, 130 interrupted.
    """


def run(arguments: list[str]) -> int:
    """Carry out one call; its exit code."""
    start_speaking()
    try:
        code = app(arguments, prog_name="keepwright", standalone_mode=False)
        return code if isinstance(code, int) else DONE
    except (Stop, KeepwrightError) as error:
        told = facts_of_error(error)
        if JSON in arguments:
            print_json({"error": told})
        err().print(told["sentence"], soft_wrap=True)
        return exit_code_of(error)
    except (KeyboardInterrupt, typer.Abort):
        err().print(words().text("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  # nobody reads any more
        return REFUSED
    except USAGE_ERROR as wrong:
        wrong.show()
        return WRONG_CALL
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
