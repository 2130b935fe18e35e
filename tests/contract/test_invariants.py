"""What always holds in a game (`invariants/<game>.py`), on every position of random games."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keepwright as kw
from tests.contract.tables import MOST_LOOKED_AT, TABLES, Table, for_tables, moments, spread

SEEDS = range(2)

every_table = for_tables(__name__)
every_wealth = pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])


def test_every_game_has_its_invariants() -> None:
    found = {path.stem for path in (Path(__file__).parent / "invariants").glob("*.py")}
    assert found == set(kw.game_ids())


@every_table
@every_wealth
@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_all_the_time(table: Table, seed: int, rich: bool) -> None:
    for moment in spread(moments(table, seed, rich), 3 * MOST_LOOKED_AT):
        table.invariants.check(moment.after)
        table.invariants.check_change(moment.before, moment.line, moment.events, moment.after)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64))
@settings(max_examples=40)
def test_invariants_hold_at_the_end_of_any_game(table: Table, seed: int) -> None:
    state = table.begin(seed)
    kw.playout(state, [kw.Dice(f"{seed} {n}") for n in range(table.seats)], kw.Dice(seed))
    table.invariants.check(state)
