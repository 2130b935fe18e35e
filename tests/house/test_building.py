"""How the C of engine and games is compiled: on all cores, with progress, as quickly as it may."""

from __future__ import annotations

import os
import shlex
import stat
import sysconfig
from pathlib import Path

import pytest
from setuptools import Extension

from hatch_build import QUICKLY, build_extensions, can_compile, flags_for, modules

SOURCE = Path(__file__).parents[2] / "src"
MAIN = "#include <Python.h>\nPyMODINIT_FUNC PyInit_many(void) { return NULL; }\n"

# Compiles only when a second compiler has begun as well.
PATIENT = """#!/bin/sh
case " $* " in *" -c "*)
    touch "{folder}/$$"
    for _ in $(seq 300); do
        [ "$(ls "{folder}" | wc -l)" -ge 2 ] && exec {compiler} "$@"
        sleep 0.1
    done
    exit 1
esac
exec {compiler} "$@"
"""


@pytest.fixture
def many(tmp_path: Path) -> Extension:
    """One extension made of three files."""
    for name, text in {"one": MAIN, "two": "int two;\n", "three": "int three;\n"}.items():
        (tmp_path / f"{name}.c").write_text(text)
    return Extension("many", ["one.c", "two.c", "three.c"])


@pytest.mark.skipif(os.name != "posix" or not can_compile(), reason="nothing to compile with")
def test_the_files_of_one_extension_are_compiled_side_by_side(
    many: Extension,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "begun").mkdir()
    patient = tmp_path / "patient"
    compiler = sysconfig.get_config_var("CC") or "cc"
    patient.write_text(PATIENT.format(folder=tmp_path / "begun", compiler=compiler))
    patient.chmod(patient.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setenv("CC", shlex.quote(str(patient)))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    built = build_extensions([many], tmp_path)
    assert [path.name.partition(".")[0] for path in built.iterdir()] == ["many"]
    told = [line for line in capfd.readouterr().err.splitlines() if line.startswith("Compiling")]
    assert told == ["Compiling 1/3", "Compiling 2/3", "Compiling 3/3"]


def test_only_what_no_playout_enters_is_compiled_quickly() -> None:
    known = {Path(module).stem for module in modules(SOURCE)}
    named = [name for names in QUICKLY.values() for name in names]
    assert set(named) <= known
    assert len(named) == len(set(named))
    assert flags_for("/tmp/c/__native_keepwright___games___caylus___placement.c") == []
