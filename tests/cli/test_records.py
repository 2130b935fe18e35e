"""`keepwright replay` and `keepwright verify`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keepwright.engine.chance import Dice
from keepwright.engine.notation import Line
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.play import candidates, score_sheet
from keepwright.engine.record import Record
from keepwright.engine.sitting import Sitting
from keepwright.locales import Words
from tests.cli.calls import Caller


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    other = file.with_name("changed.record")
    other.write_text(text.replace(old, new, 1), encoding="utf-8")
    return other


def test_replay_shows_the_last_position_and_the_score(call: Caller, finished: Path) -> None:
    answer = call("replay", finished)
    assert answer.code == 0
    assert "Score sheet" in answer.out
    sheet = score_sheet(Record.load(finished).replay())
    for total in sheet.totals:
        assert re.search(rf" {total}\s", answer.out.partition("Score sheet")[2])


def test_replay_goes_to_a_line(call: Caller, finished: Path) -> None:
    facts = call("replay", finished, "--to", "10", "--json").json
    assert facts["move"] == 10
    assert facts["over"] is False
    assert Record.load(finished).replay(10).digest() == facts["digest"]
    assert "After 10 of" in call("replay", finished, "--to", "10").out
    assert "Before the first line" in call("replay", finished, "--to", "0").out


def test_replay_tells_what_happened(call: Caller, finished: Path) -> None:
    sitting = Sitting(Record.load(finished), Dice(0))
    game_id, last = sitting.state.game.id, sitting.events[-1][-1]
    assert last.code == "game_ended"
    for lang in ("en", "de"):
        out = call("--lang", lang, "replay", finished, "--log").out
        assert Words(lang, game_id).event(last) in out


def test_replay_walks(call: Caller, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["", "5", "b", "on", "99999", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    out = call("replay", finished, "--step").out
    for part in ("Before the first line", "After 1 of", "After 5 of", "After 4 of"):
        assert part in out
    assert out.count("After 4 of") == 1
    assert "“on” is no command here" in out
    assert "“99999” is no command here" in out


def test_a_line_beyond_the_end_is_a_wrong_call(call: Caller, finished: Path) -> None:
    assert call("replay", finished, "--to", "99999").code == 2
    assert call("replay", finished, "--to", "-1").code == 2


def with_illegal_move(file: Path) -> tuple[Path, int, Obstacle]:
    """The record with a move that is refused, the number of that line, and the first reason."""
    record = Record.load(file)
    for number, (line, state) in enumerate(
        zip(record.lines, record.positions(), strict=False), start=1
    ):
        refused = [choice for choice in candidates(state) if not choice.legal]
        if line.who != "*" and refused:
            record.lines[number - 1] = Line(line.who, refused[0].action.text)
            other = file.with_name("illegal.record")
            other.write_text(record.write(), encoding="utf-8")
            return other, number, refused[0].obstacles[0]
    raise AssertionError("everything was possible all the time")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_record_is_refused_with_the_line(
    call: Caller, finished: Path, tmp_path: Path, command: str
) -> None:
    missing = call(command, tmp_path / "none.record")
    assert missing.code == 2
    assert "There is no file" in missing.err
    gibberish = tmp_path / "gibberish.record"
    gibberish.write_text("[Game caylus]\n", encoding="utf-8")
    answer = call(command, gibberish)
    assert answer.code == 1
    assert "Line 1" in answer.err
    gibberish.write_bytes(b"\xff\xfe\x00")
    answer = call(command, gibberish)
    assert answer.code == 1
    assert "is not a text file" in answer.err
    illegal, number, reason = with_illegal_move(finished)
    answer = call(command, illegal)
    assert answer.code == 1
    assert f"Move {number}" in answer.err
    game_id = Record.load(finished).game.id
    for lang in ("en", "de"):
        assert Words(lang, game_id).obstacle(reason) in call("--lang", lang, command, illegal).err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_record_is_told_in_json_too(call: Caller, finished: Path, command: str) -> None:
    illegal, number, reason = with_illegal_move(finished)
    answer = call(command, illegal, "--json")
    assert answer.code == 1
    error = answer.json["error"]
    assert error["code"] == "bad_record"
    assert error["facts"]["move"] == number
    assert reason.code in [obstacle["code"] for obstacle in error["obstacles"]]
    assert Words("en", Record.load(finished).game.id).obstacle(reason) in error["sentence"]
    assert Record.load(finished).lines[number - 1].text in error["legal"]
    unreadable = changed(finished, "[Game", "[Game?")
    answer = call(command, unreadable, "--json")
    assert answer.code == 1
    assert answer.json["error"]["facts"]["line"] == 2
    missing = call(command, finished.with_name("none.record"), "--json")
    assert missing.code == 2
    assert missing.json["error"]["code"] == "file_missing"


def test_a_bad_record_does_not_hold(call: Caller, finished: Path) -> None:
    facts = call("verify", with_illegal_move(finished)[0], "--json").json
    assert facts["holds"] is False
    assert facts["verdicts"] == []


def test_another_revision_of_the_rules_is_told_beside_the_known_one(
    call: Caller, finished: Path
) -> None:
    known = Record.load(finished).headers["Rules"]
    other = changed(finished, header(finished, "Rules"), '[Rules "r99"]')
    assert f"revision r99; known here: {known}." in call("replay", other).err


def test_a_record_of_an_unknown_game_is_a_wrong_call(call: Caller, finished: Path) -> None:
    answer = call("replay", changed(finished, header(finished, "Game"), '[Game "chess"]'))
    assert answer.code == 2
    assert "There is no game" in answer.err


def test_a_true_record_is_verified(call: Caller, finished: Path) -> None:
    answer = call("verify", finished)
    assert answer.code == 0
    assert "Everything holds" in answer.out
    codes = [verdict["code"] for verdict in call("verify", finished, "--json").json["verdicts"]]
    assert codes == ["legal", "result", "commitment", "dealt"]


def test_an_unfinished_record_is_verified_as_far_as_it_goes(call: Caller, unfinished: Path) -> None:
    answer = call("verify", unfinished, "--json")
    assert answer.code == 0
    assert [verdict["code"] for verdict in answer.json["verdicts"]] == [
        "legal",
        "unfinished",
        "no_seed",
    ]


def header(file: Path, name: str) -> str:
    return f'[{name} "{Record.load(file).headers[name]}"]'


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("Result", "blue=999 red=0", "other_result"),
        ("Seed", "12", "bad_seed"),
        ("Seed", "ab" * 32, "other_commitment"),
        ("Seed", "ab" * 32, "dealt_otherwise"),
        ("Commitment", "cd" * 32, "other_commitment"),
    ],
)
def test_what_does_not_hold_is_named(
    call: Caller, finished: Path, name: str, value: str, code: str
) -> None:
    file = changed(finished, header(finished, name), f'[{name} "{value}"]')
    answer = call("verify", file, "--json")
    assert answer.code == 1
    assert answer.json["holds"] is False
    failing = [verdict["code"] for verdict in answer.json["verdicts"] if not verdict["holds"]]
    assert code in failing
    assert "This does not hold" in call("verify", file).out


def test_a_result_before_the_end_does_not_hold(call: Caller, unfinished: Path) -> None:
    file = changed(unfinished, "[Players", '[Result "blue=1 red=2"]\n[Players')
    assert call("verify", file).code == 1


@pytest.mark.parametrize(
    ("name", "code"), [("Result", "no_result"), ("Commitment", "no_commitment")]
)
def test_what_is_not_written_cannot_be_wrong(
    call: Caller, finished: Path, name: str, code: str
) -> None:
    file = changed(finished, header(finished, name), "")
    answer = call("verify", file, "--json")
    assert answer.code == 0
    assert code in [verdict["code"] for verdict in answer.json["verdicts"]]
