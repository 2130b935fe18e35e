"""The order of play: a round is phases 1 to 7 (section 4)."""

from __future__ import annotations

from tests.games.caylus.table import position
from tests.games.table import Table


def idle_round(table: Table) -> Table:
    """Everybody passes wherever he is asked, until the round is over."""
    number = table.at("round")
    while table.due != "over" and table.at("round") == number:
        table.play(f"{table.due.split()[0]}: pass")
    return table


def test_phases_come_in_order() -> None:
    table = idle_round(position("red green blue"))
    phases = [fact["phase"] for fact in table.told("phase_began")]
    after = ["special", "provost", "buildings", "castle", "end_of_round"]
    assert phases == [*after, "income", "placement"]
    assert [fact["round"] for fact in table.told("round_began")] == [2]


def test_a_game_in_which_nothing_happens_ends_after_eighteen_rounds() -> None:
    table = position("red green blue")
    rounds = 0
    while table.due != "over":
        idle_round(table)
        rounds += 1
    assert rounds == 18
    assert table.at("bailiff") == 24
    assert table.at("scored") == 3


def test_a_game_in_which_the_provost_hurries_ends_after_nine_rounds() -> None:
    table = position("red green blue")
    rounds = 0
    while table.due != "over":
        table.play("red: pass\ngreen: pass\nblue: pass\nred: provost +1")
        idle_round(table)
        rounds += 1
    assert rounds == 9
