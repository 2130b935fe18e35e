"""Writes the JSON Schema of every game's positions: `python docs/make_schema.py`."""

from __future__ import annotations

import json
from pathlib import Path

import keepwright as kw

FOLDER = Path(__file__).parent / "schema"


def schema_path(game: str) -> Path:
    """Where the schema of a game is kept."""
    return FOLDER / f"{game}.schema.json"


def schema_text(game: str) -> str:
    """The schema of a game's positions, to be read by people too."""
    return json.dumps(kw.json_schema(kw.load(game)), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for id in kw.game_ids():
        schema_path(id).write_text(schema_text(id), encoding="utf-8")
        print(schema_path(id))
