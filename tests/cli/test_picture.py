"""`keepwright picture`: records, positions and scenarios as SVG and PNG."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

import keepwright as kw
from tests.cli.calls import Caller

RECORDS = Path(__file__).parents[1] / "records"
EXAMPLES = Path(__file__).parents[1] / "games" / "caylus" / "examples"
RECORD = next(iter(sorted((RECORDS / "magna_carta").glob("*.record"))))


def test_a_record_is_drawn_at_any_line_for_any_eyes(call: Caller) -> None:
    record = kw.Record.load(RECORD)
    state = record.replay(30)
    seat = state.seats[1]
    for arguments, picture in (
        ((), kw.picture_of(record)),
        (("--at", "30"), kw.picture_of(state)),
        (("--at", "30", "--seat", seat), kw.picture_of(state, seat=1)),
        (("--at", "30", "--seat", "spectator"), kw.picture_of(state, seat=kw.SPECTATOR)),
        (
            ("--at", "30", "--theme", "night", "--lang", "de"),
            kw.picture_of(state, theme="night", language="de"),
        ),
    ):
        answer = call("picture", RECORD, *arguments)
        assert (answer.code, answer.err) == (0, "")
        assert answer.out == picture


def test_a_position_is_read_from_a_file_or_standard_input(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = kw.new_game("architects", 2, seed=5)
    text = json.dumps(state.to_json())
    (tmp_path / "position.json").write_text(text)
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    assert call("picture", tmp_path / "position.json").out == kw.picture_of(state)
    assert call("picture", "-").out == kw.picture_of(state)


@pytest.mark.parametrize("file", ["CAY-01.yaml", "CAY-03.yaml"])
def test_a_scenario_is_drawn_as_it_ends(call: Caller, file: str) -> None:
    answer = call("picture", EXAMPLES / file)
    assert answer.code == 0, answer.err
    assert answer.out.startswith("<svg")


def test_the_ending_of_the_file_tells_the_form(call: Caller, tmp_path: Path) -> None:
    for name, start in (("a.svg", b"<svg"), ("b.PNG", b"\x89PNG")):
        answer = call("picture", RECORD, "--at", "9", "--zoom", "0.2", "-o", tmp_path / name)
        assert answer.code == 0
        assert name in answer.err
        assert (tmp_path / name).read_bytes().startswith(start)


def test_no_folder_is_made_unasked(call: Caller, tmp_path: Path) -> None:
    answer = call("picture", RECORD, "--at", "9", "-o", tmp_path / "new" / "b.svg")
    assert answer.code == 1
    assert f"There is no folder {tmp_path / 'new'}" in answer.err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--at", "9999"), 2, "lines, not 9,999"),
        (("--seat", "pink"), 2, "There is no seat “pink” here."),
        (("--theme", "dusk"), 2, "There is no theme “dusk”."),
        (("-o", "picture.gif"), 2, "not as picture.gif"),
        (("--lang", "fr"), 2, "There is no language"),
    ],
)
def test_a_wrong_call_is_told(
    call: Caller, arguments: tuple[str, ...], code: int, said: str
) -> None:
    answer = call("picture", RECORD, *arguments)
    assert answer.code == code
    assert said in answer.err
    assert answer.out == ""


def test_a_bad_file_is_told(call: Caller, tmp_path: Path) -> None:
    assert call("picture", tmp_path / "none").code == 2
    for name, text in (("a.record", "[Format"), ("b.json", '{"game": "caylus"}')):
        (tmp_path / name).write_text(text)
        answer = call("picture", tmp_path / name)
        assert answer.code == 1
        assert answer.err


def test_what_png_needs_is_told(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    answer = call("picture", RECORD, "-o", tmp_path / "a.png")
    assert answer.code == 1
    assert "pip install 'keepwright[picture]'" in answer.err
    assert not (tmp_path / "a.png").exists()
