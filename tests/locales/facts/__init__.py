"""What the rules of record and the tables of each game say that texts must name."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml

Named = dict[str, dict[str, str]]  # by id, the name in each language

RULES = Path(__file__).parents[3] / "rules"


def of_game(game_id: str) -> ModuleType:
    """The facts about one game: NAMES, AMOUNTS, INCOMES, WORKS, CLASSES, VALUES, TITLE, RARE."""
    return importlib.import_module(f"tests.locales.facts.{game_id}")


def record_of(game_id: str) -> dict[str, Any]:
    """The data file of record of a game."""
    found: dict[str, Any] = yaml.safe_load((RULES / f"{game_id}.yaml").read_text(encoding="utf-8"))
    return found


def by_id(rows: list[dict[str, Any]]) -> Named:
    """The names of rows that have an id."""
    return {str(row["id"]): row["names"] for row in rows}


def by_key(rows: dict[str, dict[str, Any]]) -> Named:
    """The names of rows whose key is their id."""
    return {id: row["names"] for id, row in rows.items()}
