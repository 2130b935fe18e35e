"""How the C of engine and games is compiled: on all cores, with progress, as quickly as it may."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from setuptools import Extension

import hatch_build
from hatch_build import (
    RARELY_ENTERED,
    CannotCompile,
    build_extensions,
    can_compile,
    compile_into,
    flags_for,
    modules,
)

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
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
    assert told == ["Compiling 1/3", "Compiling 2/3", "Compiling 3/3, linking …"]


def pretend(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[Path], None] = lambda built: None
) -> list[Path]:
    """Compiles nothing, but writes down where; what is built is one file."""
    called: list[Path] = []

    def compiled(source: Path, scratch: Path) -> Path:
        called.append(scratch)
        built = scratch / "lib"
        built.mkdir()
        (built / "state.so").touch()
        work(built)
        return built

    monkeypatch.setattr(hatch_build, "compile_package", compiled)
    return called


def test_what_is_compiled_is_kept_until_the_rules_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = pretend(monkeypatch)
    one, other = tmp_path / "compiled-1", tmp_path / "compiled-2"
    assert compile_into(one)
    assert compile_into(one)
    assert len(called) == 1
    assert [path.name for path in one.iterdir()] == ["state.so"]
    assert compile_into(other)
    assert {path.name for path in tmp_path.iterdir()} == {"compiled-2", "compiling"}


def test_what_breaks_off_leaves_nothing_that_looks_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(built: Path) -> None:
        raise KeyboardInterrupt

    pretend(monkeypatch, break_off)
    folder = tmp_path / "compiled-1"
    with pytest.raises(KeyboardInterrupt):
        compile_into(folder)
    assert not folder.exists()
    pretend(monkeypatch)
    assert compile_into(folder)
    assert {path.name for path in tmp_path.iterdir()} == {"compiled-1", "compiling"}


def test_where_nothing_can_be_compiled_that_is_said_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(built: Path) -> None:
        raise CannotCompile("no C compiler")

    pretend(monkeypatch, fail)
    assert not compile_into(tmp_path / "compiled-1")
    assert "interpreted: no C compiler" in capsys.readouterr().err
    assert list((tmp_path / "compiled-1").iterdir()) == []


def test_two_at_once_compile_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = pretend(monkeypatch, lambda built: time.sleep(0.3))
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(compile_into, [tmp_path / "compiled-1"] * 2)) == [True, True]
    assert len(called) == 1


def test_a_wheel_takes_what_was_compiled_before(tmp_path: Path) -> None:
    extension = tmp_path / "ready" / "keepwright" / "engine" / f"state{EXTENSION_SUFFIXES[0]}"
    extension.parent.mkdir(parents=True)
    extension.touch()
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT],
        env={**os.environ, "KEEPWRIGHT_COMPILED": str(tmp_path / "ready")},
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        assert f"keepwright/engine/{extension.name}" in archive.namelist()


def test_only_what_no_playout_enters_is_not_compiled_to_the_quickest_code() -> None:
    known = {Path(module).stem for module in modules(SOURCE)}
    named = [name for names in RARELY_ENTERED.values() for name in names]
    assert set(named) <= known
    assert len(named) == len(set(named))
    assert flags_for("/tmp/c/__native_keepwright___games___caylus___placement.c") == []
