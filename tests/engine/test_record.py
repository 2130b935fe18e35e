"""Records: what is written is read; what cannot be read names its line."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keepwright as kw
from keepwright.engine.record import seats_of

HEADERS = '[Format "1"] [Game "caylus"] [Rules "r1"] [Seats "blue red"]'
SET_UP = """
* road neutral_farm neutral_market neutral_quarry neutral_forest neutral_carpenter neutral_sawmill
* turn_order red blue
"""


def test_several_headers_may_stand_on_a_line() -> None:
    record = kw.Record.read(f'{HEADERS}\n[Place "home"]   # where\n')
    assert record.headers == {
        "Format": "1", "Game": "caylus", "Rules": "r1", "Seats": "blue red", "Place": "home",
    }  # fmt: skip
    assert record.seats == ("blue", "red")
    assert record.game is kw.load("caylus")


def test_options_are_written_where_they_differ_from_the_default() -> None:
    plain = kw.Record.new("caylus", ["blue", "red"])
    assert "Options" not in plain.headers
    assert plain.options == {"jeweller": False, "simplified_favours": False}
    chosen = kw.Record.new("caylus", ["blue", "red"], {"jeweller": True})
    assert chosen.headers["Options"] == "jeweller=true"
    assert kw.Record.read(chosen.write()).options == {"jeweller": True, "simplified_favours": False}
    spelled = kw.Record.read(f'{HEADERS}\n[Options "jeweller=false simplified_favours=true"]')
    assert spelled.options == {"jeweller": False, "simplified_favours": True}


def test_remarks_before_the_first_line_are_kept() -> None:
    record = kw.Record.read(f"# why\n{HEADERS}\n#   and how\n{SET_UP}# late\nred: pass # brave\n")
    assert record.remarks == ["why", "and how"]
    assert [line.text for line in record.lines][-1] == "red: pass"
    assert "# why\n# and how\n" in record.write()
    assert "late" not in record.write()


def test_a_remark_of_several_lines_stays_a_remark() -> None:
    record = kw.Record.new("caylus", ["blue", "red"])
    record.remarks.append("one\nred: pass")
    assert kw.Record.read(record.write()).remarks == ["one", "red: pass"]
    assert kw.Record.read(record.write()).lines == []


@given(st.text())
def test_any_header_is_read_as_it_was_written(value: str) -> None:
    record = kw.Record.new("caylus", ["blue", "red"], seed="x")
    record.headers["Note"] = value
    assert kw.Record.read(record.write()).headers == record.headers


def test_escapes_in_headers() -> None:
    record = kw.Record.read(rf'{HEADERS} [Note "a \"b\" \\ \n \x"]')
    assert record.headers["Note"] == 'a "b" \\ \n x'


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_on_any_system(end: str) -> None:
    text = f"{HEADERS}\n{SET_UP}red: pass\n"
    assert kw.Record.read(text.replace("\n", end)).write() == kw.Record.read(text).write()


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "missing_header"),
        ("[Format]", 1, "bad_header"),
        ('[Format "1" [Game "caylus"]', 1, "bad_header"),
        ('[Format "1"', 1, "bad_header"),
        (f"{HEADERS}\n{HEADERS}", 2, "header_twice"),
        (f'{HEADERS}\nred: pass\n[Late "x"]', 3, "late_header"),
        (f"{HEADERS}\n\nred pass", 3, "unreadable"),
        (f"{HEADERS}\nred: pass\n*", 3, "unreadable"),
        (f"{HEADERS}\nred:   # nothing", 2, "unreadable"),
        (HEADERS.replace('"1"', '"2"'), 1, "other_format"),
    ],
)
def test_what_is_no_record_names_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(kw.BadRecord) as refused:
        kw.Record.read(text)
    assert refused.value.facts["line"] == line
    assert refused.value.facts["why"] == why


@pytest.mark.parametrize("header", ["Format", "Game", "Rules", "Seats"])
def test_every_needed_header_is_asked_for(header: str) -> None:
    kept = [part for part in HEADERS.replace("] [", "]|[").split("|") if header not in part]
    with pytest.raises(kw.BadRecord, match=f"header='{header}'"):
        kw.Record.read(" ".join(kept))


@pytest.mark.parametrize(
    ("moves", "number", "why"),
    [
        ("blue: pass", 3, "not_your_seat"),
        ("green: pass", 3, "not_your_seat"),
        ("red: keep", 3, "not_asked_for"),
        ("red: place stables", 3, "obstructed"),
        ("red: juggle", 3, "unreadable"),
        ("* turn_order red blue", 3, "not_asked_for"),
        ("red: place gate\nred: pass", 4, "not_your_seat"),
    ],
)
def test_a_line_that_cannot_be_played_is_named(moves: str, number: int, why: str) -> None:
    record = kw.Record.read(f"{HEADERS}\n{SET_UP}{moves}")
    with pytest.raises(kw.BadRecord) as refused:
        record.replay()
    assert refused.value.facts["move"] == number
    assert refused.value.facts["why"] == why
    assert isinstance(refused.value.__cause__, kw.KeepwrightError)
    assert record.replay(2).seat == 1


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("caylus", "chess", kw.UnknownGame),
        ("r1", "r0", kw.BadRecord),
        ("blue red", "blue", kw.BadSeats),
        ("blue red", "blue blue", kw.BadSeats),
        ('red"]', 'red"] [Options "jeweller=maybe"]', kw.BadOption),
        ('red"]', 'red"] [Options "lions=true"]', kw.BadOption),
    ],
)
def test_headers_that_name_no_table_are_refused(
    old: str, new: str, kind: type[kw.KeepwrightError]
) -> None:
    with pytest.raises(kind):
        kw.replay(HEADERS.replace(old, new))


def test_replay_goes_as_far_as_it_is_asked() -> None:
    record = kw.Record.read(f"{HEADERS}\n{SET_UP}red: place gate\nblue: pass")
    positions = record.positions()
    assert len(positions) == 5
    for length, state in enumerate(positions):
        assert record.replay(length).digest() == state.digest()
    heard: list[kw.Event] = []
    record.replay(heard=heard)
    assert [event.code for event in heard][-2:] == ["worker_placed", "passed"]
    assert seats_of(record.lines) == ["red", "blue"]


def test_the_result_is_written_at_the_end() -> None:
    record = kw.Record.read(f"{HEADERS}\n{SET_UP}")
    record.close(record.replay())
    assert record.headers["Result"] == "blue=2 red=2"


def test_a_record_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"\xef\xbb\xbf" + HEADERS.encode())
    assert kw.Record.load(path).seats == ("blue", "red")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(kw.BadRecord, match="not_text"):
        kw.Record.load(path)


def test_a_record_can_be_sent() -> None:
    record = kw.Record.read(f"{HEADERS}\n# why\n{SET_UP}")
    again = pickle.loads(pickle.dumps(record))
    assert again.write() == record.write()
    assert repr(again) == "<Record of caylus, 2 lines>"


def test_a_record_may_begin_with_a_position_of_its_own() -> None:
    state = kw.Record.read(f"{HEADERS}\n{SET_UP}red: place gate").replay()
    record = kw.Record.from_position(state)
    again = kw.Record.read(record.write())
    assert again.replay().digest() == state.digest()
    assert again.lines == []


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("{", "bad_position"),
        ("[1]", "bad_position"),
        ('{"game": "caylus"}', "bad_position"),
        ("red", "other_position"),
    ],
)
def test_a_position_that_does_not_fit_is_refused(position: str, why: str) -> None:
    if position == "red":
        other = kw.new_game("caylus", seats=("blue", "red", "green"), seed=1)
        position = kw.Record.from_position(other).headers["Position"]
    record = kw.Record.read(f"{HEADERS}\n{SET_UP}")
    record.headers["Position"] = position
    with pytest.raises(kw.BadRecord) as refused:
        kw.Record.read(record.write()).replay()
    assert refused.value.facts["why"] == why
