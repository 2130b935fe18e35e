"""The texts of the table: command line and pictures use those there are, and there are those."""

from __future__ import annotations

import ast
import re

import keepwright as kw
from tests.locales.codes import SOURCE
from tests.locales.messages import patterns
from tests.locales.test_codes import event_table

KEY = re.compile(r"(terminal|cli|vocabulary|picture)-[\w-]*")
TABLE = {id for id in patterns("en", "table") if KEY.match(id)}


def written() -> tuple[set[str], set[str]]:
    """All texts written in the source, and the beginnings of keys that are put together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    rooms = [SOURCE / room for room in ("cli", "picture", "vocabulary")]
    rooms += (SOURCE / "games").glob("*/faces")
    for path in sorted(path for room in rooms for path in room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return whole, {text for text in beginnings if KEY.match(text)}


def test_every_text_that_is_used_is_there() -> None:
    texts, beginnings = written()
    keys = {text for text in texts if KEY.fullmatch(text) and not text.endswith("-")}
    assert keys - TABLE == set()
    assert {start for start in beginnings if not any(id.startswith(start) for id in TABLE)} == set()


def test_every_text_that_is_there_is_used() -> None:
    """A key is written whole, or put together from a beginning and a text or an event's code.

    Its short form and its variant with what is near are used with it.
    """
    texts, beginnings = written()
    texts |= {code for game_id in kw.game_ids() for code in event_table(game_id)}
    whole = texts | {start + text for start in beginnings for text in texts}
    used = {id.removesuffix(".short").removesuffix("-near") for id in TABLE}
    assert used - whole == set()
