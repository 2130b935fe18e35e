"""A short run of the fuzzers, the same at every run; `make fuzz` goes on with new input."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keepwright as kw
from tests.fuzz.run import FUZZERS, games, trial

FIRST = {"record": 60, "line": 200, "position": 250, "scenario": 200}


@pytest.mark.parametrize("kind", FUZZERS)
def test_only_typed_refusals_come_out(kind: str) -> None:
    outcomes = {trial(kind, seed) for seed in range(FIRST[kind])}
    assert len(outcomes) > 1


@given(st.text())
@settings(max_examples=300)
def test_any_text_is_a_line_or_unreadable(text: str) -> None:
    try:
        line = kw.read_line(text)
    except kw.Unreadable:
        return
    again = kw.read_line(line.text)
    assert (again.who, again.what) == (line.who, line.what)


@given(st.text(alphabet='[]"\\ #:*\nredpasGamFort1', max_size=200))
@settings(max_examples=300)
def test_any_text_is_a_record_or_a_bad_one(text: str) -> None:
    with pytest.raises(kw.BadRecord):
        kw.Record.read(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(st.data())
@settings(max_examples=150)
def test_any_value_in_any_field_is_read_or_refused(data: st.DataObject) -> None:
    _, states = games()[0]
    facts = data.draw(st.sampled_from(states[:: len(states) // 5])).to_json()
    facts[data.draw(st.sampled_from(sorted(facts)))] = data.draw(json_values)
    with suppress(kw.KeepwrightError):
        states[0].game.state_from_json(facts)


@given(json_values)
@settings(max_examples=150)
def test_any_value_is_a_scenario_or_refused(value: object) -> None:
    with pytest.raises(kw.KeepwrightError):
        kw.Scenario(value).run()


def test_the_fuzzer_runs_by_itself() -> None:
    script = Path(__file__).with_name("run.py")
    done = subprocess.run(
        [sys.executable, str(script), "--seconds", "0.1", "--seed", "1"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "position: read" in done.stdout or "position: bad_state" in done.stdout
