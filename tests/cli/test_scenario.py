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
    assert difference == {
        "step": 1,
        "line": 10,
        "where": "players.blue.deniers",
        "wanted": 80,
        "found": 8,
    }
    assert [outcome["scenario"] for outcome in answer.json][:3] == [1, 2, 1]
    assert [outcome["line"] for outcome in answer.json[:2]] == [2, 14]


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
        "id: X\ngame: caylus\nseats: [blue, red]",
        "id: X\ngame: caylus\nseats: [blue, red]\ndue: {seat: blue}\ndue: {seat: red}",
        "id: X\ngame: caylus\nseats: [blue, red]\nexpect: {playerz: null}",
        "id: X\ngame: caylus\nseats: [blue, red]\nplay: 'blue: pass'\nrule: R-77",
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


# ---------------------------------------------------------------- what is told of it

SEVERAL = """\
id: ONE
rule: § phase 2
note: first of all
game: caylus
seats: [red, green, blue]
steps:
  - play: |
      # begin
      red: pass
    includes: ["green: pass"]
  - note: then
    play: |
      green: place mason
---
id: TWO
rule: § phase 2
game: caylus
seats: [red, green, blue]
play: |
  red: pass
until: castle
---
id: THREE
rule: § phase 2
game: caylus
seats: [red, green, blue]
start: {hand_in_batch: {seat: red}}
given:
  castle: [red]
  players:
    red: {food: 1, wood: 1, stone: 1}
legal: ["red: stop", "red: hand_in 1 food 2 wood"]
refuse:
  "red: stop": [...]
never: [round_began]
events:
  - {phase_began: {phase: 9}}
expect:
  turn_order: [red, blue]
  owners: {mason: red}
---
id: FOUR
game: caylus
seats: [red, green, blue]
given:
  players:
    red: {deniers: 3}
    blue: {hats: 3}
due: {seat: red}
"""


def test_a_refused_line_is_told_with_its_place_its_reasons_and_the_legal_moves(
    call: Caller, tmp_path: Path
) -> None:
    answer = call("scenario", f"{written(tmp_path, SEVERAL)}#1")
    assert answer.code == 1
    heading, line, legal, summary = answer.out.splitlines()
    assert heading.endswith("some.yaml:1), scenario 1 of the file, § phase 2, first of all")
    assert line.startswith("  Line 13, step 2: green: place mason: ")
    assert "does not stand on the road: Mason." in line
    assert legal.startswith("    Legal here: green: pass, green: place gate")
    assert summary == "Passed: 0, different: 1, wrong: 0."


@pytest.mark.parametrize(
    ("lang", "reason"),
    [("de", "nicht möglich"), ("hu", "nem lehetséges"), ("it", "non è possibile")],
)
def test_reasons_are_told_in_the_language_of_the_reader(
    call: Caller, tmp_path: Path, lang: str, reason: str
) -> None:
    answer = call("scenario", f"{written(tmp_path, SEVERAL)}#1", "--lang", lang)
    assert reason in answer.out


def test_programs_are_told_the_same(call: Caller, tmp_path: Path) -> None:
    file = written(tmp_path, SEVERAL)
    first, second, third, fourth = call("scenario", file, "--json").json
    (refused,) = first["differences"]
    assert (first["note"], refused["line"], refused["step"]) == ("first of all", 13, 2)
    assert refused["obstacles"][0]["code"] == "not_on_the_road"
    assert "green: place gate" in refused["legal"]
    (until,) = second["differences"]
    assert (until["line"], until["found"]) == (21, {"place_or_pass": {"seat": "green"}})
    legal = next(one for one in third["differences"] if one["where"] == "legal")
    assert legal["missing"] == ["red: hand_in 1 food 2 wood"]
    assert legal["unexpected"] == ["red: hand_in 1 food 1 wood 1 stone"]
    assert (fourth["id"], fourth["scenario"], fourth["line"]) == ("FOUR", 4, 48)
    assert fourth["error"]["facts"]["path"] == "players.blue.hats"


def test_every_kind_of_difference_is_told_in_words(call: Caller, tmp_path: Path) -> None:
    file = written(tmp_path, SEVERAL)
    told = call("scenario", f"{file}#3").out
    for part in (
        "Line 32: legal: Missing: red: hand_in 1 food 2 wood. Not expected: red: hand_in 1 food 1",
        "Line 34: red: stop is legal; it should be refused: ...",
        'Line 37: events: {"phase_began": {"phase": 9}} is missing.',
        "Line 39: turn_order: Not expected: green.",
        "Line 40: owners.mason: wanted red, found nothing",
    ):
        assert part in told
    assert "until castle: that moment is not reached" in call("scenario", f"{file}#2").out
    never = SEVERAL.split("---")[1].replace("until: castle", "never: [passed]")
    assert "passed happened once" in call("scenario", written(tmp_path, never)).out


def test_what_is_no_scenario_is_told_with_its_line_and_id(call: Caller, tmp_path: Path) -> None:
    answer = call("scenario", written(tmp_path, SEVERAL))
    assert answer.code == 2
    assert "wrong FOUR (" in answer.out
    assert "some.yaml:48), scenario 4 of the file" in answer.out
    assert answer.out.endswith("Passed: 0, different: 3, wrong: 1.\n")


@pytest.mark.parametrize(
    ("facts", "part"),
    [
        ("rule: § phase 99", "no “§ phase 99”"),
        ("events: [passd]", "called “passd”"),
        ("never: [passd]", "called “passd”"),
        ("expect: {score.red.hats: 0}", "“score.red.hats”"),
        ("expect: {players.red.denierz: null}", "players.red.deniers"),
        ("until: casle", "castle"),
        ("expects: {round: 1}", "Did you mean: expect"),
        ("steps: []\ndue: {seat: red}", "Where there are steps"),
        ("due: {}", "It checks nothing."),
        ("change: {turn_order: +1}", "There is no number there."),
    ],
)
def test_slips_of_the_pen_are_told(call: Caller, tmp_path: Path, facts: str, part: str) -> None:
    text = f"id: X\ngame: caylus\nseats: [red, green, blue]\n{facts}\n"
    answer = call("scenario", written(tmp_path, text))
    assert answer.code == 2
    assert part in answer.out


def test_a_folder_without_scenarios_is_a_wrong_call(call: Caller, tmp_path: Path) -> None:
    answer = call("scenario", tmp_path)
    assert answer.code == 2
    assert "holds no scenario" in answer.out
    assert call("scenario", tmp_path, "--json").json[0]["passed"] is False


# ---------------------------------------------------------------- one of a file, and its position


def test_one_scenario_of_a_file_is_named_by_its_number(call: Caller, tmp_path: Path) -> None:
    file = written(tmp_path, f"{DIFFERING}\n---\n{PASSING}")
    assert call("scenario", f"{file}#2").code == 0
    assert "only 2 scenarios" in call("scenario", f"{file}#3").out


def test_the_position_of_a_scenario_is_shown_with_all_choices(call: Caller, tmp_path: Path) -> None:
    file = written(tmp_path, PASSING)
    shown = call("scenario", "--show", file)
    assert shown.code == 0
    for part in ("Round 1", "Green: Place a worker or pass. (place_or_pass)", "green: place gate"):
        assert part in shown.out
    assert "not_on_the_road: It does not stand on the road" in shown.out.replace("\n", " ")
    before = call("scenario", "--show", file, "--at", "0", "--json").json
    assert before["due"] == {"place_or_pass": {"seat": "blue"}}
    assert before["position"]["players"]["blue"]["deniers"] == 7
    moves = {option["move"]: option["obstacles"] for option in before["options"]}
    assert moves["blue: place gate"] == []
    assert moves["blue: place mason"][0]["code"] == "not_on_the_road"
    assert call("scenario", "--show", file, "--at", "2").code == 2
    several = call("scenario", "--show", file, file)
    assert several.code == 2
    assert "FILE#2" in several.err


def test_it_is_shown_where_it_stops_or_cannot_go_on(call: Caller, tmp_path: Path) -> None:
    file = written(tmp_path, SEVERAL)
    refused = call("scenario", "--show", f"{file}#1")
    assert refused.code == 1
    assert "Mason" in refused.err
    assert "Passed: R" in refused.out
    assert call("scenario", "--show", file).code == 2
    chance = "id: C\ngame: magna_carta\nseats: [red, blue]\nplay: '* road neutral_park'"
    assert "* deal" in call("scenario", "--show", written(tmp_path, chance)).out
    text = SEVERAL.split("---")[1].replace("play: |\n  red: pass\nuntil: castle", "start: castle")
    held = call("scenario", "--show", written(tmp_path, f"{text}until: end_of_round\n"))
    assert "This comes next: end_of_round" in held.out
    over = text.replace("start: castle", "start: end_of_round\ngiven: {scored: 2, bailiff: 23}")
    assert "The game is over." in call("scenario", "--show", written(tmp_path, over)).out
    bad = over.replace("bailiff: 23", "bailiff: 99")
    wrong = call("scenario", "--show", written(tmp_path, bad))
    assert wrong.code == 2
    assert "some.yaml:7), scenario 1" in wrong.out


def test_a_picture_of_several_scenarios_is_of_the_one_that_is_named(
    call: Caller, tmp_path: Path
) -> None:
    file = written(tmp_path, f"{PASSING}\n---\n{PASSING}")
    refused = call("picture", file)
    assert refused.code == 2
    assert "There are 2 scenarios in it." in refused.err
    assert call("picture", f"{file}#2").out.startswith("<svg")
