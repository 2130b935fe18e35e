"""The OpenAPI document: what FastAPI finds, made true and complete."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from keepwright.server.problems import STATUS

Schema = dict[str, Any]
PROBLEM: Final = {"$ref": "#/components/schemas/ProblemOut"}


def openapi(app: FastAPI) -> Schema:
    """The document, made once."""
    if app.openapi_schema is None:
        app.openapi_schema = make(app)
    return app.openapi_schema


def make(app: FastAPI) -> Schema:
    """What FastAPI finds; with how each route refuses, and an example of every body."""
    found: Schema = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    parts: Schema = found["components"]
    for name in ("HTTPValidationError", "ValidationError"):
        parts["schemas"].pop(name, None)
    for operations in found["paths"].values():
        for operation in operations.values():
            refusals(operation)
            for content in operation.get("requestBody", {}).get("content", {}).values():
                content["example"] = example(content["schema"], parts["schemas"])
    return found


def refusals(operation: Schema) -> None:
    """Every refusal is a problem, and nothing else, with one of its codes as an example."""
    for status, answer in operation["responses"].items():
        if not status.isdecimal() or int(status) < 400:
            continue
        code = next(code for code, known in STATUS.items() if known == int(status))
        shown = {
            "type": f"urn:keepwright:problem:{code}",
            "title": code,
            "status": int(status),
            "detail": code,
            "code": code,
            "facts": {},
            "obstacles": [],
            "missed": [],
        }
        problem = {"schema": PROBLEM, "example": shown}
        answer["content"] = {"application/problem+json": problem}


def example(schema: Schema, known: Schema) -> Any:
    """A value that fits a schema: what its fields give as examples, else their defaults."""
    if "$ref" in schema:
        return example(known[schema["$ref"].rpartition("/")[2]], known)
    for key in ("examples", "enum"):
        if key in schema:
            return schema[key][0]
    for key in ("const", "default"):
        if key in schema:
            return schema[key]
    if "anyOf" in schema or "oneOf" in schema:
        return example((schema.get("anyOf") or schema["oneOf"])[0], known)
    match schema.get("type"):
        case "object":
            wanted = schema.get("properties", {})
            given = {name for name, part in wanted.items() if "examples" in part}
            names = [name for name in wanted if name in {*schema.get("required", []), *given}]
            return {name: example(wanted[name], known) for name in names}
        case "array":
            return [example(schema["items"], known)] * int(schema.get("minItems", 1))
        case "boolean":
            return True
        case "integer" | "number":
            return schema.get("minimum", 1)
    return ""
