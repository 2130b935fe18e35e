"""A small reader of JSON Schema: just the words that `kw.json_schema` uses, and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}
KNOWN = set(
    "$schema $defs $ref title type enum const anyOf minimum maximum items uniqueItems minItems"
    " maxItems properties required additionalProperties propertyNames minProperties"
    " maxProperties".split()
)


def mismatches(value: Any, schema: dict[str, Any]) -> list[str]:
    """Every place where the value does not fit the schema."""
    return list(_walk(value, schema, schema, ""))


def _walk(value: Any, schema: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    assert set(schema) <= KNOWN, f"unknown words at {path}: {set(schema) - KNOWN}"
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        yield from _walk(value, root["$defs"][name], root, path)
    if "type" in schema and not TYPES[schema["type"]](value):
        yield f"{path}: not {schema['type']}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{path}: {value!r} not in {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        yield f"{path}: {value!r} is not {schema['const']!r}"
    if "anyOf" in schema and all(list(_walk(value, s, root, path)) for s in schema["anyOf"]):
        yield f"{path}: fits none of anyOf"
    if isinstance(value, int):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            yield f"{path}: {value} out of range"
    elif isinstance(value, list):
        yield from _walk_list(value, schema, root, path)
    elif isinstance(value, dict):
        yield from _walk_map(value, schema, root, path)


def _walk_list(
    value: list[Any], schema: dict[str, Any], root: dict[str, Any], path: str
) -> Iterator[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{path}: {len(value)} items"
    if schema.get("uniqueItems") and any(value.count(item) > 1 for item in value):
        yield f"{path}: an item twice"
    for place, item in enumerate(value):
        yield from _walk(item, schema.get("items", {}), root, f"{path}.{place}")


def _walk_map(
    value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], path: str
) -> Iterator[str]:
    if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
        yield f"{path}: {len(value)} keys"
    for key in schema.get("required", []):
        if key not in value:
            yield f"{path}.{key}: missing"
    others = schema.get("additionalProperties", {})
    for key, item in value.items():
        if "propertyNames" in schema:
            yield from _walk(key, schema["propertyNames"], root, f"{path}.{key}")
        if key in schema.get("properties", {}):
            yield from _walk(item, schema["properties"][key], root, f"{path}.{key}")
        elif others is False:
            yield f"{path}.{key}: unknown"
        else:
            yield from _walk(item, others, root, f"{path}.{key}")
