"""`keepwright scenario`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import Caller

EXAMPLES = Path(__file__).parents[1] / "games" / "caylus" / "examples"

PASSING = """
id: FIRST
rule: § phase 2
game: caylus
seats: [blue, green]
start: placement
play: |
  blue: pass
expect:
  players.blue.deniers: 8
"""
DIFFERING = PASSING.replace("FIRST", "SECOND").replace("deniers: 8", "deniers: 80")


def written(folder: Path, text: str) -> Path:
    file = folder / "some.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_worked_examples_pass(call: Caller) -> None:
    answer = call("scenario", EXAMPLES / "CAY-05.yaml")
    assert answer.code == 0
    assert "passed CAY-05" in answer.out


def test_a_difference_is_told_with_path_both_values_and_rule(call: Caller, tmp_path: Path) -> None:
    answer = call("scenario", written(tmp_path, DIFFERING))
    assert answer.code == 1
    for part in ("SECOND", "§ phase 2", "players.blue.deniers", "80", "found 8"):
        assert part in answer.out


def test_all_documents_and_files_are_run(call: Caller, tmp_path: Path) -> None:
    file = written(tmp_path, f"{DIFFERING}\n---\n{PASSING}")
    answer = call("scenario", file, EXAMPLES / "CAY-05.yaml", "--json")
    assert answer.code == 1
    passed = {outcome["id"]: outcome["passed"] for outcome in answer.json}
    assert passed == {"SECOND": False, "FIRST": True, "CAY-05": True}
    (difference,) = answer.json[0]["differences"]
    assert difference == {"where": "players.blue.deniers", "wanted": 80, "found": 8}


def test_a_folder_stands_for_its_files(call: Caller, tmp_path: Path) -> None:
    written(tmp_path, PASSING)
    assert call("scenario", tmp_path).code == 0


@pytest.mark.parametrize(
    "text",
    [
        "just words",
        "",
        "id: [unclosed",
        "- a\n- list",
        "id: X\ngame: caylus",
        "id: X\ngame: chess\nseats: [blue, red]",
        "id: X\ngame: caylus\nseats: [blue, red]\nsurprise: 1",
        "id: X\ngame: caylus\nseats: [blue, blue]",
        "id: X\ngame: caylus\nseats: [blue, red]\ngiven: {bailiff: 99}",
    ],
)
def test_a_file_that_is_no_scenario_is_a_wrong_call(
    call: Caller, tmp_path: Path, text: str
) -> None:
    answer = call("scenario", written(tmp_path, text))
    assert answer.code == 2
    assert "some.yaml" in answer.out
    assert "Traceback" not in answer.err


def test_a_missing_file_does_not_keep_the_others_from_running(call: Caller, tmp_path: Path) -> None:
    answer = call("scenario", tmp_path / "none.yaml", written(tmp_path, PASSING))
    assert answer.code == 2
    assert "There is no file" in answer.out
    assert "passed FIRST" in answer.out
