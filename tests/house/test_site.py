"""The documentation: every public name is in its reference, every page in its contents."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import keepwright as kw

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def make_site() -> Any:
    spec = importlib.util.spec_from_file_location("make_site", ROOT / "docs" / "make_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def pages(make_site: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages of the site, laid out beside what it is made with."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "zensical.toml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs")
    (folder / "src").symlink_to(ROOT / "src")
    laid = folder / "build" / "pages"
    make_site.lay_out(laid)
    return laid


def test_every_public_name_is_in_the_reference_once(make_site: Any) -> None:
    for package, path in ((kw, make_site.PUBLIC), (kw.bots, make_site.BOTS)):
        names = [name for group in make_site.public_names(path).values() for name in group]
        assert names == list(package.__all__)


def test_every_page_is_in_the_contents(pages: Path) -> None:
    (_, *parts) = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    listed = [
        page for part in parts for pages in part.values() for one in pages for page in one.values()
    ]
    found = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    assert sorted(["index.md", *listed]) == sorted(found)


def test_the_site_is_made_without_a_warning(pages: Path) -> None:
    folder = pages.parents[1]
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run(
        [zensical, "build", "--strict"], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    reference = (folder / "site" / "reference" / "to-play.html").read_text("utf-8")
    assert 'id="keepwright.new_game"' in reference
    assert "&gt;&gt;&gt;" in reference
