"""The JSON Schemas in the documentation are those of the games."""

from __future__ import annotations

import json

import pytest

import keepwright as kw
from docs.make_schema import FOLDER, schema_path, schema_text
from tests.contract.schema import mismatches


@pytest.mark.parametrize("id", kw.game_ids())
def test_the_documented_schema_is_up_to_date(id: str) -> None:
    """If not: `python docs/make_schema.py`."""
    assert schema_path(id).read_text(encoding="utf-8") == schema_text(id)


@pytest.mark.parametrize("id", kw.game_ids())
def test_the_documented_schema_fits_a_position(id: str) -> None:
    schema = json.loads(schema_path(id).read_text(encoding="utf-8"))
    state = kw.new_game(id, kw.load(id).least_seats, seed=1)
    assert mismatches(state.to_json(), schema) == []


def test_there_is_one_schema_for_each_game() -> None:
    assert sorted(FOLDER.iterdir()) == [schema_path(id) for id in sorted(kw.game_ids())]
