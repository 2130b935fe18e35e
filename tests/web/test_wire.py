"""What the browser's side takes over from the server is what the server has now."""

from __future__ import annotations

import json
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from keepwright.catalogue.pieces import PrintedEffect
from tests.web.node import run
from web.make_wire import (
    KINDS,
    OPENAPI,
    SOURCE,
    VIEWS,
    kinds,
    openapi,
    reached,
    type_of,
    type_of_schema,
    views,
    written,
)

STALE = "run `python web/make_wire.py` and `npm run types` in web/"


class Gives(TypedDict):
    """What a place gives."""

    base: int
    more: NotRequired[list[PrintedEffect]]


def test_the_openapi_document_is_up_to_date() -> None:
    assert json.loads(OPENAPI.read_text(encoding="utf-8")) == openapi(), STALE


def test_the_kinds_of_words_are_up_to_date() -> None:
    assert KINDS.read_text(encoding="utf-8") == written(kinds()), STALE


def test_the_types_of_views_and_boards_are_up_to_date() -> None:
    assert VIEWS.read_text(encoding="utf-8") == views(), STALE


def test_the_types_are_up_to_date() -> None:
    types = run("openapi-typescript/bin/cli.js", str(OPENAPI))
    kept = (SOURCE / "wire" / "types.ts").read_text(encoding="utf-8")
    assert types.partition("export")[2].strip() == kept.partition("export")[2].strip(), STALE


def test_only_what_the_page_names_is_told() -> None:
    models: dict[str, Any] = {
        "Table": {"items": {"$ref": "#/components/schemas/Seat"}},
        "Seat": {"$ref": "#/components/schemas/Table"},
        "Push": {},
    }
    assert reached(models, ["Table"]) == {"Table", "Seat"}


@pytest.mark.parametrize(
    ("schema", "type"),
    [
        ({"const": "caylus"}, "'caylus'"),
        ({"enum": [True, False]}, "boolean"),
        ({"type": "array", "items": {"$ref": "#/$defs/seat"}}, "string[]"),
        ({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "integer"}]},
         "number[] | number"),
        ({"type": "array", "items": {"anyOf": [{"type": "boolean"}, {"type": "null"}]}},
         "(boolean | null)[]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/$defs/seat"}},
         "Record<string, string>"),
        ({"type": "object", "properties": {"wood": {"type": "integer"}}}, "Record<string, number>"),
        ({"type": "object", "properties": {"wood": {"type": "integer"}, "at": {"type": "null"}},
          "required": ["at"]}, "{\n  wood?: number;\n  at: null;\n}"),
    ],
)  # fmt: skip
def test_a_schema_is_a_type(schema: dict[str, Any], type: str) -> None:
    assert type_of_schema(schema, {"seat": {"enum": ["red", "blue"]}}) == type


@pytest.mark.parametrize(
    ("hint", "type"),
    [
        (dict[str, list[int]], "Record<string, number[]>"),
        (dict[str, Any], "Record<string, unknown>"),
        (Literal["small", "large"] | None, "'small' | 'large' | null"),
        (list[str | None], "(string | null)[]"),
        (Gives, "{\n  base: number;\n  more?: Schemas['PrintedEffect'][];\n}"),
    ],
)
def test_what_python_describes_is_a_type(hint: Any, type: str) -> None:
    assert type_of(hint) == type
