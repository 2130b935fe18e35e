"""Writes the JSON Schemas of every game's positions and views: `python docs/make_schema.py`."""

from __future__ import annotations

import json
from pathlib import Path

import keepwright as kw

FOLDER = Path(__file__).parent / "schema"


def schema_path(game: str, view: bool = False) -> Path:
    """Where the schema of a game, or that of its views, is kept."""
    return FOLDER / f"{game}.{'view' if view else 'schema'}.json"


def schema_text(game: str, view: bool = False) -> str:
    """The schema of a game's positions or views, to be read by people too."""
    schema = kw.json_schema(kw.load(game), view)
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for id in kw.game_ids():
        for view in (False, True):
            schema_path(id, view).write_text(schema_text(id, view), encoding="utf-8")
            print(schema_path(id, view))
