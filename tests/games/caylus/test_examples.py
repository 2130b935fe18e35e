"""The worked examples and rulings of the rules of record, as scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import keepwright as kw

HERE = Path(__file__).parent
FILES = sorted([*(HERE / "examples").glob("*.yaml"), *(HERE / "rulings").glob("*.yaml")])


def scenarios() -> list[Any]:
    """Every document of every file, under the file's name and its place in the file."""
    return [
        pytest.param(path, facts, id=f"{path.stem}-{place}")
        for path in FILES
        for place, facts in enumerate(yaml.safe_load_all(path.read_text("utf-8")), 1)
    ]


@pytest.mark.parametrize(("path", "facts"), scenarios())
def test_scenario_holds(path: Path, facts: dict[str, Any]) -> None:
    scenario = kw.Scenario(facts)
    assert scenario.id == path.stem
    assert scenario.run() == []
