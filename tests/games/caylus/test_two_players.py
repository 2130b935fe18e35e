"""What is different with two players (§ 2 players)."""

from __future__ import annotations

from tests.games.caylus.table import cites, position


@cites("R-39", "CAY-44")
def test_once_the_other_has_passed_a_worker_costs_three() -> None:
    table = position("red blue", "placement", deniers={"blue": 8}, owners={"mason": "blue"})
    table.play("red: pass\nblue: place castle\nblue: place mason\nblue: place gate")
    assert table.deniers["blue"] == 8 - 3 - 1 - 3


def test_guest_of_the_inn_always_pays_one() -> None:
    table = position("red blue", "placement", deniers={"blue": 8}, inn_right="blue")
    table.play("red: pass\nblue: place castle\nblue: place gate")
    assert table.deniers["blue"] == 6


def test_stables_are_closed_for_placing_and_for_the_gate() -> None:
    placing = position("red blue", "placement")
    assert placing.why_not("red: place stables") == ["closed_for_two"]
    at_gate = position("red blue", "special", workers={"gate": "red"})
    assert at_gate.why_not("red: move stables") == ["closed_for_two"]
    three = position("red blue green", "placement")
    assert three.why_not("red: place stables") == []


@cites("R-25")
def test_first_player_alternates_from_round_two_on() -> None:
    table = position("red blue")
    first = []
    for _ in range(4):
        first.append(table.due.split()[0])
        other = "blue" if first[-1] == "red" else "red"
        table.play(f"{first[-1]}: pass\n{other}: pass\n{first[-1]}: pass\n{other}: pass")
    assert first == ["red", "blue", "red", "blue"]
    assert table.at("round") == 5
