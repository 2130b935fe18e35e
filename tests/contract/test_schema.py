"""The JSON Schemas in the documentation are those of the games; positions and views fit them."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

import keepwright as kw
from docs.make_schema import FOLDER, schema_path, schema_text
from tests.contract.schema import mismatches
from tests.contract.tables import Table, for_tables, moments, spread

every_table = for_tables(__name__)
every_schema = pytest.mark.parametrize(
    ("id", "view"), list(product(kw.game_ids(), (False, True))), ids=str
)


def schema_of(id: str, view: bool) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(schema_path(id, view).read_text(encoding="utf-8"))
    return found


@every_schema
def test_the_documented_schema_is_up_to_date(id: str, view: bool) -> None:
    """If not: `python docs/make_schema.py`."""
    assert schema_path(id, view).read_text(encoding="utf-8") == schema_text(id, view)


@pytest.mark.parametrize("id", kw.game_ids())
def test_the_documented_schema_fits_a_position(id: str) -> None:
    state = kw.new_game(id, kw.load(id).least_seats, seed=1)
    assert mismatches(state.to_json(), schema_of(id, view=False)) == []


@every_table
def test_views_fit_their_schema(table: Table) -> None:
    schema = schema_of(table.game, view=True)
    for moment in spread(moments(table, "schema"), 6):
        for seat in (*range(table.seats), kw.SPECTATOR):
            assert mismatches(kw.view(moment.after, seat).facts, schema) == []


@pytest.mark.parametrize("id", ["architects", "caylus_1303", "magna_carta"])
def test_what_is_hidden_fits_no_schema_of_positions(id: str) -> None:
    """Views need a schema of their own: what others hold is a number or nothing in them."""
    state = kw.new_game(id, 2, seed=1)
    assert mismatches(kw.view(state, 0).facts, schema_of(id, view=False)) != []


def test_there_are_two_schemas_for_each_game() -> None:
    paths = [schema_path(id, view) for id, view in product(kw.game_ids(), (False, True))]
    assert sorted(FOLDER.iterdir()) == sorted(paths)
