"""Writes what the browser's side takes over from the server: run it after the wire has changed.

`python web/make_wire.py` writes those models of the OpenAPI document that the page names, which
`npm run types` makes types of; what a view and the board of each game hold (src/lib/wire/views.ts);
and how codes and facts become words (src/lib/words/kinds.json). All are kept under version control.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from textwrap import indent
from types import NoneType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from keepwright.engine.game import game_ids, load
from keepwright.engine.saving import json_schema
from keepwright.faces import face
from keepwright.locales import words
from keepwright.locales.moves import moves_of, verbs_of
from keepwright.server.app import create_app
from keepwright.server.settings import Settings

SOURCE: Final = Path(__file__).parent / "src" / "lib"
OPENAPI: Final = SOURCE / "wire" / "openapi.json"
NAMES: Final = SOURCE / "wire" / "index.ts"  # the models that the page names
VIEWS: Final = SOURCE / "wire" / "views.ts"
KINDS: Final = SOURCE / "words" / "kinds.json"


def openapi() -> dict[str, Any]:
    """What is said over the server's API; the page knows the ways by itself."""
    with tempfile.TemporaryDirectory(prefix="keepwright-") as folder:
        app = create_app(Settings(data=Path(folder)))
        try:
            said = app.openapi()
        finally:
            app.state.house.store.close()
    models = said["components"]["schemas"]
    used = reached(models, re.findall(r"Schemas\['(\w+)'\]", NAMES.read_text(encoding="utf-8")))
    kept = {name: model for name, model in models.items() if name in used}
    return {**said, "paths": {}, "components": {"schemas": kept}}


def reached(models: dict[str, Any], names: Iterable[str]) -> set[str]:
    """These models and all that they are made of."""
    found: set[str] = set()
    due = list(names)
    while due:
        name = due.pop()
        if name not in found:
            found.add(name)
            due += re.findall(r"#/components/schemas/(\w+)", json.dumps(models[name]))
    return found


TYPES: Final = {
    "string": "string",
    "integer": "number",
    "boolean": "boolean",
    "null": "null",
    str: "string",
    int: "number",
    bool: "boolean",
    NoneType: "null",
}


def any_of(types: Iterable[str]) -> str:
    """A type that is one of these."""
    return " | ".join(dict.fromkeys(types))


def list_of(type: str) -> str:
    """The type of a list."""
    return f"({type})[]" if " | " in type else f"{type}[]"


def map_of(type: str) -> str:
    """The type of a map from ids."""
    return f"Record<string, {type}>"


def holding(members: Mapping[str, str]) -> str:
    """The type of what has these members; `?` ends the name of one that may be missing."""
    lines = "".join(f"{name}: {type};\n" for name, type in members.items())
    return "{\n" + indent(lines, "  ") + "}"


def type_of_schema(schema: Mapping[str, Any], terms: Mapping[str, Any]) -> str:
    """The type of what a JSON Schema describes; any id is a string.

    Where no member is needed, it is a map from the names of its members.
    """
    match schema:
        case {"$ref": term}:
            return type_of_schema(terms[term.rpartition("/")[2]], terms)
        case {"const": str(value)}:
            return f"'{value}'"
        case {"enum": values}:
            return any_of(TYPES[type(value)] for value in values)
        case {"anyOf": ways}:
            return any_of(type_of_schema(way, terms) for way in ways)
        case {"type": "array"}:
            return list_of(type_of_schema(schema["items"], terms))
        case {"type": "object", "properties": members, "required": needed}:
            return holding(
                {
                    name if name in needed else f"{name}?": type_of_schema(member, terms)
                    for name, member in members.items()
                }
            )
        case {"type": "object", "properties": members}:
            return map_of(any_of(type_of_schema(member, terms) for member in members.values()))
        case {"type": "object", "additionalProperties": member}:
            return map_of(type_of_schema(member, terms))
        case {"type": "object"}:
            return map_of("unknown")
    return TYPES[schema["type"]]


def type_of(hint: Any) -> str:
    """The type of what Python describes; a dataclass is a model of the OpenAPI document."""
    if is_typeddict(hint):
        members = get_type_hints(hint, include_extras=True).items()
        return holding(
            {
                f"{name}?" if get_origin(one) is NotRequired else name: type_of(one)
                for name, one in members
            }
        )
    if isinstance(hint, type) and is_dataclass(hint):
        return f"Schemas['{hint.__name__}']"
    origin, parts = get_origin(hint), get_args(hint)
    if origin is list:
        return list_of(type_of(parts[0]))
    if origin is dict:
        return map_of(type_of(parts[1]))
    if origin is Literal:
        return any_of(f"'{value}'" for value in parts)
    if origin is not None:
        return any_of(map(type_of, parts))
    return "unknown" if hint is Any else TYPES[hint]


def board_of(game_id: str) -> Any:
    """What the numbers of a board are; of a game that does not describe them, any facts."""
    board = getattr(face(game_id, "catalogue"), "board", None)
    return get_type_hints(board)["return"] if board else dict[str, Any]


def views() -> str:
    """What a view of each game holds, and the numbers of its board, as TypeScript."""
    schemas = {id: json_schema(load(id), view=True) for id in game_ids()}
    seen = {id: type_of_schema(schema, schema["$defs"]) for id, schema in schemas.items()}
    boards = {id: type_of(board_of(id)) for id in schemas}
    return f"""/** What a view and the board of each game hold; written by web/make_wire.py. */

import type {{ components }} from './types';

type Schemas = components['schemas'];

export interface Views {holding(seen)}

export interface Boards {holding(boards)}
"""


def kinds() -> dict[str, Any]:
    """How the facts of codes are put in words, as `keepwright.locales` does it."""
    return {
        "languages": words.LANGUAGES,
        "kinds": words.KINDS,
        "people": words.PEOPLE,
        "rows": words.ROWS,
        "beside": words.BESIDE,
        "sentences": words.SENTENCES,
        "prices": words.PRICES,
        "longest": words.LONGEST,
        "verbs": {game_id: verbs_of(game_id) for game_id in game_ids()},
        "moves": {game_id: moves_of(game_id) for game_id in game_ids()},
    }


def written(content: dict[str, Any]) -> str:
    """The text of a file."""
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, content in ((OPENAPI, openapi()), (KINDS, kinds())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(content), encoding="utf-8")
    VIEWS.write_text(views(), encoding="utf-8")
