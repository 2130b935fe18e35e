"""Set-up: all the game's chance, the numbers by players, the draft (section 3)."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import RECORD, cites, position
from tests.games.table import Table

COLOURS = [row["id"] for row in RECORD["colors"]]
BY_SEATS = RECORD["setup"]["by_player_count"]
TILES = RECORD["buildings"]
STARTING = (
    "* starting_tiles start_market_2 start_farm_1 start_carpenter start_quarry start_market_1"
    " start_guild_any start_farm_2 start_guild_stone start_sawmill"
)


def before_set_up(seats: int = 3, **options: bool | str) -> Table:
    """A game in which nothing has been drawn."""
    return Table(kw.load("caylus_1303").new_state(seats, options))


def pool(state: kw.State) -> list[str]:
    """What can be drawn now."""
    due = state.due
    assert isinstance(due, kw.Chance)
    return [due.things(state)[number] for number in due.pool(state)]


@cites("§3.1")
def test_the_first_starting_tile_goes_in_slot_1_the_others_on_the_road() -> None:
    table = before_set_up()
    assert len(pool(table.state)) == sum(row["copies"] for row in TILES["starting"])
    table.play(STARTING)
    drawn = STARTING.split()[2:]
    assert table.at("slots") == {"1": drawn[0]}
    assert table.at("road") == {str(space): id for space, id in enumerate(drawn[1:], 1)}
    assert table.told("starting_tiles_laid") == [{"places": drawn}]


@cites("§3.1")
def test_the_stonemason_may_be_in_slot_2_but_never_on_the_road() -> None:
    table = before_set_up().play(STARTING)
    assert pool(table.state) == [row["id"] for row in TILES["wood"]]
    assert "wood_stonemason" not in pool(table.play("* wood_slot wood_market").state)
    with pytest.raises(kw.Unreadable):
        table.play("* wood_space wood_stonemason")
    table = before_set_up().play(f"{STARTING}\n* wood_slot wood_stonemason")
    assert len(pool(table.state)) == len(TILES["wood"]) - 1
    assert table.told("slot_filled") == [{"slot": 2, "place": "wood_stonemason"}]


@cites("§3.1", "R-03")
def test_stone_tiles_go_in_slot_3_and_on_their_space() -> None:
    table = before_set_up().play(f"{STARTING}\n* wood_slot wood_market\n* wood_space wood_farm")
    assert pool(table.state) == [row["id"] for row in TILES["stone"]]
    table.play("* stone_slot stone_guild\n* stone_space stone_farm")
    assert table.at("slots.3") == "stone_guild"
    assert table.at(f"road.{RECORD['road']['stone_setup_space']}") == "stone_farm"
    assert table.told("tile_laid")[-1] == {"space": 14, "place": "stone_farm"}


@cites("§3.2", "§2.2")
@pytest.mark.parametrize("seats", BY_SEATS)
def test_everybody_gets_the_same(seats: int) -> None:
    row, start = BY_SEATS[seats], RECORD["setup"]["starting_resources"]
    state = kw.new_game("caylus_1303", seats, seed=1).to_json()
    assert len(state["characters"]) == row["characters_in_play"]
    for player in state["players"].values():
        assert (player["supply"], player["camp"]) == (row["starting_workers"], row["camp_workers"])
        assert {kind: player[kind] for kind in start} == start
        assert player["prestige"] == 0
    assert state["provost"] == RECORD["provost"]["start"]


@cites("§3.1", "D1")
@pytest.mark.parametrize("seats", BY_SEATS)
@pytest.mark.parametrize("first", range(2))
def test_the_last_player_picks_first_and_the_first_last(seats: int, first: int) -> None:
    table = before_set_up(seats)
    while table.due != "first_player":
        due = table.state.due
        assert isinstance(due, kw.Chance)
        drawn = pool(table.state)[: due.count(table.state)]
        table.play(f"* {due.name} {' '.join(drawn)}")
    table.play(f"* first_player {COLOURS[first]}")
    chosen = [row["id"] for row in RECORD["characters"]][: BY_SEATS[seats]["characters_in_play"]]
    table.play(f"* characters {' '.join(chosen)}")
    order = [COLOURS[(first + step) % seats] for step in range(seats)][::-1]
    for seat, character in zip(order, chosen, strict=False):
        assert table.due == f"{seat} draft"
        table.play(f"{seat}: take_character {character}")
    assert sorted(table.at("characters")) == sorted(chosen[seats:])
    assert len(chosen[seats:]) == RECORD["setup"]["characters_on_board"]
    assert table.at("phase") == "planning"
    assert table.at("first_player") == COLOURS[first]


def test_what_does_not_lie_there_cannot_be_taken() -> None:
    table = position("blue red").play("red: take_character thief")
    (obstacle,) = kw.why_not(table.state, "take_character thief")
    assert (obstacle.code, obstacle.rule) == ("not_on_the_board", "§3.1")
    assert obstacle.facts == {"character": "thief"}
    assert table.told("character_taken") == [{"seat": "red", "character": "thief", "holder": ""}]


@cites("§3.3", "R-35", "R-40")
@pytest.mark.parametrize(("seats", "chosen"), RECORD["setup"]["first_game_characters"].items())
def test_the_pool_for_beginners_is_fixed(seats: int, chosen: list[str]) -> None:
    found: set[Any] = set()
    for seed in range(4):
        state = kw.new_game("caylus_1303", seats, {"character_pool": "first_game"}, seed=seed)
        assert sorted(state.to_json()["characters"]) == sorted(chosen)
        found.add(tuple(state.to_json()["road"].values()))
    assert len(found) == 4


def test_the_random_pool_is_drawn() -> None:
    pools = {
        tuple(kw.new_game("caylus_1303", 3, seed=seed).to_json()["characters"]) for seed in range(8)
    }
    assert len(pools) > 4
