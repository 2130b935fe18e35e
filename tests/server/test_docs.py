"""The pages about the server name all there is, and nothing that is not."""

from __future__ import annotations

import re
from pathlib import Path

from keepwright.cli.serve import serve
from keepwright.server.app import API, create_app
from keepwright.server.metrics import Metrics
from keepwright.server.problems import STATUS
from keepwright.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
API_PAGE = (DOCS / "server.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_every_route_is_on_the_page(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    paths = [path for path in app.openapi()["paths"] if path.startswith(API)]
    app.state.house.store.close()
    assert len(paths) > 30
    missing = []
    for path in paths:
        whole = path.removeprefix(API)
        last = "/" + whole.partition("{table_id}/")[2]
        if whole not in API_PAGE and f"`{last}`" not in API_PAGE:
            missing.append(whole)
    assert missing == []


def test_every_problem_stands_beside_its_status() -> None:
    rows = re.findall(r"^\| (\d{3}(?:, \d{3})*) \| (.+) \|$", API_PAGE, re.M)
    told = {
        code: {int(status) for status in statuses.split(", ")}
        for statuses, codes in rows
        for code in re.findall(r"`(\w+)`", codes)
    }
    assert set(told) == set(STATUS)
    assert [code for code in told if STATUS[code] not in told[code]] == []


def test_hosting_names_only_options_and_variables_there_are() -> None:
    source = Path(str(serve.__code__.co_filename))
    known = source.read_text(encoding="utf-8")
    known += source.with_name("hosting.py").read_text(encoding="utf-8")
    known += source.with_name("admin.py").read_text(encoding="utf-8")
    named = set(re.findall(r"--[a-z][a-z-]+|KEEPWRIGHT_[A-Z_]+[A-Z]", HOSTING))
    named -= {"--now", "--help"}  # of systemctl, of every command
    assert len(named) > 15
    assert {name for name in named if f'"{name}"' not in known} == set()


def test_hosting_names_every_figure(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    house = app.state.house
    assert isinstance(house.metrics, Metrics)
    text = house.metrics.text().decode()
    house.store.close()
    families = set(re.findall(r"^# HELP (keepwright_\w+)", text, re.M))
    assert set(re.findall(r"`(keepwright_\w+)`", HOSTING)) == families
