"""The texts of the page: the browser's side uses those there are, and there are those it uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from keepwright.locales import LANGUAGES
from tests.locales.codes import SOURCE
from tests.locales.messages import FILES, entries, patterns

WEB = SOURCE.parents[1] / "web" / "src"
SAID = re.compile(r"""\b(?:say|text|tell)\(\s*(['"`])([\w.-]*)(\$\{|\1)""")
WRITTEN = re.compile(r"""(['"])([a-z][\w-]*)(?:\.\w+)?\1""")
BEGUN = re.compile(r"`([a-z]\w*-[\w-]*)\$\{")
PAGE = {id for id in patterns("en", "web") if "." not in id}


@cache
def sources() -> str:
    """All that is written on the browser's side."""
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def said() -> Iterator[tuple[str, bool]]:
    """The ids that are said, and whether they are whole or only begin so."""
    for found in SAID.finditer(sources()):
        yield found.group(2), found.group(3) != "${"


def test_every_text_that_is_said_is_there() -> None:
    there = {id for file in FILES for id in patterns("en", file)}
    calls = list(said())
    assert len(calls) > 100
    assert {id for id, whole in calls if whole} - there == set()
    begun = {id for id, whole in calls if not whole and id}
    assert {start for start in begun if not any(id.startswith(start) for id in there)} == set()


def test_every_text_that_is_there_is_said() -> None:
    """An id is written whole, or put together behind a beginning; a variant follows its text."""
    written = {found.group(2) for found in WRITTEN.finditer(sources())}
    begun = {found.group(1) for found in BEGUN.finditer(sources())}
    unsaid = {
        id
        for id in PAGE
        if id not in written
        and id.rpartition("-")[0] not in written
        and not any(id.startswith(start) for start in begun)
    }
    assert unsaid == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_says_what_it_is(lang: str) -> None:
    assert isinstance(entries(lang, "web")[0], ast.ResourceComment)
