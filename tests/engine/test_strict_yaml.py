"""Texts of YAML: what is refused in them, and where."""

from __future__ import annotations

import time

import pytest

from keepwright.engine.errors import BadScenario
from keepwright.locales.words import LANGUAGES, Words
from keepwright.strict_yaml import DEEPEST, read_yaml, write_yaml

LEVELS = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9))
BILLIONS = f"game: caylus\na0: &a0 [x, x, x, x, x, x, x, x, x]\n{LEVELS}\ngiven: *a8\n"


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("a: 1\nb: &b 2", "alias", 2),
        ("a: 1\nb:\n- *b", "alias", 3),
        ("a: &a {}", "alias", 1),
        (BILLIONS, "alias", 2),
        ("a: 1\nb: 2\na: 1", "key_twice", 3),
        ("9: 1\n'9': 2", "key_twice", 2),
        ("- {b: 1,\n b: 2}", "key_twice", 2),
        ("a: 1\n---\nb: 1\nb: 1", "key_twice", 4),
        ("a: !!binary x", "not_plain", 1),
        ("a: 1\nb: !!int ''", "not_plain", 2),
        ("a:\n  " + "[" * DEEPEST, "too_deep", 2),
        ("- " * 100_000, "too_deep", 1),
        ("a: 1\nb: [", "not_yaml", 2),
        ("a: 1\n\x00", "not_yaml", 2),
        ("a: 1\nb: 2026-99-99", "not_yaml", 2),
        ("a: 1\nb: " + "9" * 5_000, "not_yaml", 2),
        ("a: 1\n[b]: 2", "not_yaml", 2),
    ],
)
def test_a_text_is_refused_with_its_line(text: str, why: str, line: int) -> None:
    began = time.process_time()
    with pytest.raises(BadScenario) as refused:
        read_yaml(text)
    assert (refused.value.facts["why"], refused.value.facts["line"]) == (why, line)
    assert time.process_time() - began < 0.5


def test_the_same_key_may_stand_in_several_maps() -> None:
    assert read_yaml("{a: {a: 1}, b: {a: 2}}") == [{"a": {"a": 1}, "b": {"a": 2}}]


def test_what_is_the_same_twice_is_written_out_and_read_again() -> None:
    same = ["blue"]
    assert read_yaml(write_yaml({"a": same, "b": same})) == [{"a": same, "b": same}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_and_the_key_are_told(language: str) -> None:
    with pytest.raises(BadScenario) as refused:
        read_yaml("due: 1\ndue: 2")
    told = Words(language).error(refused.value)
    assert "2" in told
    assert "due" in told
