"""What the source archive and the wheel hold, and that an installed keepwright runs."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

import keepwright
from hatch_build import can_compile, modules, page_files

ROOT = Path(__file__).parents[2]
VERSION = keepwright.__version__


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the wheel made from it, in the interpreted form."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        env={**os.environ, "KEEPWRIGHT_PURE": "1"},
        check=True,
        capture_output=True,
    )
    return folder


@pytest.fixture(scope="module")
def in_wheel(archives: Path) -> set[str]:
    with zipfile.ZipFile(archives / f"keepwright-{VERSION}-py3-none-any.whl") as wheel:
        return set(wheel.namelist())


@pytest.fixture(scope="module")
def in_sdist(archives: Path) -> set[str]:
    with tarfile.open(archives / f"keepwright-{VERSION}.tar.gz") as sdist:
        return {name.partition("/")[2] for name in sdist.getnames()}


def below(folder: str, *patterns: str) -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for pattern in patterns
        for path in (ROOT / folder).rglob(pattern)
    }


def test_the_wheel_holds_the_whole_package(in_wheel: set[str]) -> None:
    sources = below("src", "*.py", "*.ftl", "*.mako", "*.yaml", "*.json", "py.typed")
    assert {path.removeprefix("src/") for path in sources} <= in_wheel


def test_the_wheel_holds_the_rules_of_record(in_wheel: set[str]) -> None:
    rules = below("rules", "*.md", "*.yaml")
    assert len(rules) == 8
    assert {f"keepwright/{path}" for path in rules} <= in_wheel


def test_the_wheel_holds_what_pictures_are_made_of(in_wheel: set[str]) -> None:
    icons = below("web/src/icons", "*.svg")
    fonts = below("src/keepwright/picture/fonts", "*.ttf", "OFL.txt")
    assert len(icons) > 100
    assert {path.replace("web/src", "keepwright/picture") for path in icons} <= in_wheel
    assert {path.removeprefix("src/") for path in fonts} <= in_wheel
    assert {"keepwright/picture/tokens.css", "keepwright/picture/drawings.json"} <= in_wheel


def test_the_wheel_holds_the_page_if_it_was_built(in_wheel: set[str]) -> None:
    page = set(page_files(ROOT / "web" / "dist").values())
    assert {name for name in in_wheel if name.startswith("keepwright/page/")} == page


def test_a_page_is_taken_along_packed_without_the_marks_of_the_build(tmp_path: Path) -> None:
    assert page_files(tmp_path) == {}
    (tmp_path / "assets").mkdir()
    for name in "index.html index.html.gz assets/a.js assets/a.js.gz assets/b.js .built-1".split():
        (tmp_path / name).write_text("")
    assert set(page_files(tmp_path).values()) == {
        "keepwright/page/index.html",
        "keepwright/page/index.html.gz",
        "keepwright/page/assets/a.js.gz",
        "keepwright/page/assets/b.js",
    }


def test_the_wheel_holds_nothing_else(in_wheel: set[str]) -> None:
    tops = {name.partition("/")[0] for name in in_wheel}
    assert tops == {"keepwright", f"keepwright-{VERSION}.dist-info"}
    assert [name for name in in_wheel if "__pycache__" in name or name.endswith(".so")] == []


def test_the_source_archive_builds_tests_and_documents(in_sdist: set[str]) -> None:
    files = """
        CHANGELOG.md CONTRIBUTING.md GLOSSARY.md LICENSE Makefile README.md
        hatch_build.py pyproject.toml zensical.toml
    """.split()
    folders = ["docs", "requirements", "rules", "src", "tests", "web/src", "web/tests"]
    kinds = "*.py *.md *.yaml *.ftl *.in *.txt *.ts *.svelte".split()
    wanted = {file for file in files if (ROOT / file).is_file()}
    for folder in folders:
        wanted |= below(folder, *kinds)
    wanted |= below("web/src", "*.svg", "*.css", "*.json")
    assert set(files) <= wanted
    assert wanted <= in_sdist
    assert {"web/package.json", "web/package-lock.json", "web/vite.config.ts"} <= in_sdist
    assert [name for name in in_sdist if "node_modules" in name] == []


def test_the_archives_carry_the_licence(in_wheel: set[str]) -> None:
    assert f"keepwright-{VERSION}.dist-info/licenses/LICENSE" in in_wheel


def test_every_module_of_the_rules_is_compiled_but_the_package_files() -> None:
    names = modules(ROOT / "src")
    assert {"keepwright/engine/state.py", "keepwright/games/caylus/state.py"} <= set(names)
    assert [n for n in names if n.endswith("__init__.py") or "/cli/" in n or "/faces/" in n] == []


@pytest.mark.skipif(bool(os.environ.get("KEEPWRIGHT_PURE")), reason="interpreted by request")
def test_where_it_can_be_compiled_the_installed_engine_is() -> None:
    """The build falls back on the interpreted form by itself; here nobody should overlook that."""
    spec = find_spec("keepwright.engine.state")
    assert spec is not None
    assert spec.origin is not None
    if can_compile():
        assert not spec.origin.endswith(".py")


def test_the_module_runs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "keepwright", "--version"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert VERSION in done.stdout
