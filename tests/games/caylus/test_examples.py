"""The worked examples and rulings of the rules of record, as scenario files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import keepwright as kw
from tests.games.caylus.table import ROOT, RULES

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.yaml"))
SOURCES = sorted((ROOT / "src" / "keepwright" / "games" / "caylus").glob("*.py"))
KEY = re.compile(
    r"\bR-\d\d\b|\bD-[A-Z]+(?:-[A-Z]+)*\b|§ (?:set-up|phase \d|scoring|favours|end|2 players)\b"
)


def scenarios() -> list[Any]:
    """Every document of every file, under the file's name and its place in the file."""
    return [
        pytest.param(path, facts, id=f"{path.stem}-{place}")
        for path in FILES
        for place, facts in enumerate(yaml.safe_load_all(path.read_text("utf-8")), 1)
    ]


def keys_in(paths: list[Path]) -> set[str]:
    """All rule keys that these files cite."""
    return {key for path in paths for key in KEY.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize(("path", "facts"), scenarios())
def test_scenario_holds(path: Path, facts: dict[str, Any]) -> None:
    scenario = kw.Scenario(facts)
    assert scenario.id == path.stem
    assert scenario.rule
    assert scenario.run() == []


@pytest.mark.parametrize(("path", "facts"), scenarios())
def test_scenario_demands_something(path: Path, facts: dict[str, Any]) -> None:
    assert {"expect", "legal", "refuse", "due"} & set(facts)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_no_key_is_written_twice(path: Path) -> None:
    class Strict(yaml.SafeLoader):
        """Reads maps in which every key stands once."""

    def mapping(loader: yaml.SafeLoader, node: yaml.MappingNode) -> dict[Any, Any]:
        keys = [loader.construct_object(key) for key, _ in node.value]
        assert len(set(keys)) == len(keys), f"{path.name}, line {node.start_mark.line + 1}"
        return loader.construct_mapping(node, deep=True)

    Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, mapping)
    assert list(yaml.load_all(path.read_text("utf-8"), Strict))


def test_every_worked_example_has_a_scenario() -> None:
    wanted = set(re.findall(r"^\*\*(CAY-\d\d)\*\*", RULES, re.MULTILINE))
    assert wanted == {f"CAY-{n:02}" for n in range(1, 47)}
    assert {path.stem for path in FILES if path.stem.startswith("CAY-")} == wanted


def test_every_ruling_has_a_scenario_or_a_test() -> None:
    wanted = set(re.findall(r"^\| (R-\d\d) ", RULES, re.MULTILINE))
    assert wanted == {f"R-{n:02}" for n in range(1, 41)}
    shown = {path.stem for path in FILES} | keys_in(sorted(HERE.glob("test_*.py")))
    assert wanted <= shown


def test_every_rule_key_is_cited_by_the_code() -> None:
    wanted = set(KEY.findall(RULES))
    assert keys_in(SOURCES) == wanted


def test_every_rule_key_is_cited_by_a_test() -> None:
    wanted = set(KEY.findall(RULES))
    assert keys_in([*FILES, *HERE.glob("test_*.py")]) == wanted
