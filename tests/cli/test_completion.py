"""`keepwright completion`: what fits where something is typed, and the shells that ask for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from keepwright.engine.game import game_ids
from tests.cli.calls import SOURCE, Caller

# What a shell does when the Tab key is pressed behind these words.
TAB = {
    "bash": """
        source <(keepwright completion bash)
        COMP_WORDS=({typed}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
        _keepwright; printf '%s\\n' "${{COMPREPLY[@]}}"
    """,
    "zsh": """
        compdef() {{ : }}; compadd() {{ shift; print -l -- "$@" }}; _files() {{ print files }}
        source <(keepwright completion zsh)
        words=({typed}); CURRENT=$#words; _keepwright
    """,
    "fish": """
        keepwright completion fish | source
        complete -C '{typed}'
    """,
}


@pytest.mark.parametrize(
    ("typed", "fits"),
    [
        ([""], ["play", "simulate", "completion"]),
        (["pl"], ["play"]),
        (["--lang", ""], ["en", "de", "hu", "it"]),
        (["--lang", "de", "re"], ["replay"]),
        (["play", "--se"], ["--seats", "--seed"]),
        (["play", ""], game_ids()),
        (["explain", "cay"], ["caylus", "caylus_1303"]),
        (["play", "caylus", "--bots", "g"], ["greedy", "gentle", "garin"]),
        (["play", "--hot-seat", "mag"], ["magna_carta"]),
        (["play", "--option", "rules"], ["ruleset="]),
        (["admin", "ba"], ["backup", "ban"]),
        (["completion", ""], ["bash", "zsh", "fish"]),
        (["replay", ""], []),
        (["play", "--resume", ""], []),
    ],
)
def test_what_fits_is_listed(call: Caller, typed: list[str], fits: list[str]) -> None:
    answer = call("completion", "bash", "--", *typed)
    assert answer.code == 0
    found = answer.out.splitlines()
    assert [word for word in fits if word not in found] == []
    assert bool(found) == bool(fits)
    assert all(word.startswith(typed[-1]) for word in found)


def test_another_shell_is_refused_with_those_there_are(call: Caller) -> None:
    answer = call("completion", "tcsh")
    assert answer.code == 2
    assert "bash, zsh, fish" in answer.err


@pytest.mark.parametrize("shell", sorted(TAB))
def test_the_shell_completes(tmp_path: Path, shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    command = tmp_path / "keepwright"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m keepwright "$@"\n')
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    environment |= {"PYTHONPATH": os.environ.get("PYTHONPATH", ""), "HOME": str(tmp_path)}
    typed = "keepwright perft --se"
    asked = [shell, "-c", TAB[shell].format(typed=typed)]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, cwd=SOURCE.parent)
    assert done.stdout.split() == ["--seats", "--seed"], done.stderr
