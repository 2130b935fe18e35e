"""Phase 1: income (§ phase 1)."""

from __future__ import annotations

from keepwright.games.caylus.income import income
from keepwright.games.caylus.state import Caylus
from tests.games.caylus.table import cites, position
from tests.games.table import Table


def parts(table: Table, seat: int) -> dict[str, int]:
    assert isinstance(table.state, Caylus)
    return dict(income(table.state, seat).parts)


def test_two_deniers_for_everybody() -> None:
    table = position("red green blue", "income", deniers={"red": 0, "green": 1, "blue": 40})
    assert table.deniers == {"red": 2, "green": 3, "blue": 42}


@cites("CAY-41")
def test_residences_library_and_hotel_pay_their_owner() -> None:
    table = position(
        "red green blue",
        residences={"9": "red", "10": "red", "11": "green"},
        owners={"library": "red", "hotel": "green", "weaver": "blue"},
    )
    assert parts(table, 0) == {"base": 2, "residences": 2, "library": 1}
    assert parts(table, 1) == {"base": 2, "residences": 1, "hotel": 2}
    assert parts(table, 2) == {"base": 2}


@cites("R-25")
def test_two_players_swap_before_income() -> None:
    table = position("red blue", "end_of_round", castle=[], deniers={"red": 0, "blue": 0})
    assert table.at("turn_order") == ["blue", "red"]
    assert table.deniers == {"red": 2, "blue": 2}
