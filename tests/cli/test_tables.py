"""What the terminal tables draw in positions that random games seldom reach."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from keepwright.cli.tables import board_of
from keepwright.cli.tables.cards import card_lines
from keepwright.engine.game import load
from keepwright.engine.play import legal_actions, new_game, play
from keepwright.engine.scenario import Scenario
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.games.caylus_1303.components import BUILDINGS
from keepwright.locales import Words

CAYLUS_1303 = load("caylus_1303")
BOARD = board_of("caylus_1303")
WORDS = Words("en", "caylus_1303")
SIZES = [(80, 24), (140, 45)]


def position(open_prestige: bool = False, **facts: Any) -> State:
    """A position with these facts; green is to place the first worker."""
    options = {"character_pool": "first_game", "show_opponent_pp": open_prestige}
    state = new_game("caylus_1303", 3, options, seed=1)
    while state.to_json()["phase"] == "set_up":
        state = play(state, legal_actions(state)[0])
    whole = state.to_json()
    players = facts.pop("players", {})
    for seat, given in players.items():
        whole["players"][seat] |= given
    return CAYLUS_1303.state_from_json({**whole, **facts})


def drawn(state: State, seat: int = 0, size: tuple[int, int] = (80, 24)) -> str:
    """The table as a seat sees it."""
    console = Console(width=size[0], height=size[1], file=io.StringIO(), color_system=None)
    console.print(BOARD.draw(view(state, seat).facts, WORDS, [], *size))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def choices(state: State) -> list[str]:
    """The legal choices in a few words."""
    return [BOARD.choice(state, WORDS, action) for action in legal_actions(state)]


@pytest.mark.parametrize("size", SIZES)
def test_only_the_own_prestige_is_shown(size: tuple[int, int]) -> None:
    points = {"blue": {"prestige": 41}, "red": {"prestige": 52}, "green": {"prestige": 63}}
    table = drawn(position(players=points), size=size)
    assert "41" in table
    assert "52" not in table
    assert "63" not in table
    everything = drawn(position(open_prestige=True, players=points), size=size)
    assert "52" in everything
    assert "63" in everything


@pytest.mark.parametrize(
    ("provost", "shown"), [(0, "◆ 1 "), (8, "◆ 9 "), (22, "◆23 "), (23, "◆\n")]
)
def test_the_provost_stands_between_two_spaces(provost: int, shown: str) -> None:
    table = drawn(position(provost=provost))
    assert table.count("◆") == 1
    assert shown in "".join(f"{line.rstrip()}\n" for line in table.splitlines())


@pytest.mark.parametrize("size", SIZES)
def test_two_workers_on_one_building_are_both_shown(size: tuple[int, int]) -> None:
    state = position(
        workers={"start_quarry": "red", "toll": "red"},
        second_workers={"start_quarry": "blue"},
        used=["journeyman"],
        players={"red": {"camp": 7}, "blue": {"camp": 8}},
    )
    table = drawn(state, size=size)
    assert "R+B" in table
    assert "Toll R" in table


def test_workers_and_bundles_at_the_site_are_shown() -> None:
    site = {
        "site": ["green", "red"],
        "players": {"red": {"bundles": 2, "wood": 9}, "green": {"bundles": 1}},
    }
    start = {"deliver": {"seat": "red"}}
    seats = ["blue", "red", "green"]
    facts = {"id": "site", "game": "caylus_1303", "seats": seats, "start": start, "given": site}
    state = Scenario({**facts, "due": {"seat": "red"}}).position()
    assert "Construction Site G×1 R×2: 1 " in drawn(state)


def test_residences_and_monuments_are_told_apart() -> None:
    road = position().to_json()["road"]
    first, second = road["1"], road["2"]
    state = position(
        road={**road, "2": "statue"}, owners={first: "blue", "statue": "red"}, residences=[first]
    )
    assert second not in state.to_json()["road"].values()
    table = drawn(state, size=(140, 45))
    assert re.search("1 Residence +B", table)
    assert re.search("2 Statue +R", table)


def test_a_placement_tells_its_price_and_what_the_owner_gains() -> None:
    tiles = position().to_json()
    state = position(
        road={**tiles["road"], "10": "wood_manor"},
        slots={**tiles["slots"], "2": "wood_tailor"},
        owners={"wood_manor": "red"},
        characters=[],
        first_player="red",
        passed=["red"],
        players={
            "blue": {"characters": []},
            "red": {"characters": ["steward"]},
            "green": {"characters": []},
        },
    )
    assert "Manor (Red +2)" in choices(state)
    assert "Toll" in choices(state)
    assert BOARD.note(state, WORDS) == "(2 Workers each)"


def test_the_card_of_a_character_tells_what_it_does_and_who_has_it() -> None:
    state = position(
        characters=[],
        players={
            "blue": {"characters": []},
            "red": {"characters": ["thief"]},
            "green": {"characters": []},
        },
    )
    name, _, power, *rest = card_lines(WORDS, "thief", view(state, 0).facts)
    assert name == "Thief"
    assert "owner gains no prestige points" in power
    assert rest == ["Owner: Red", "Rules: § 5.6"]


def test_the_card_of_a_tile_tells_both_its_sides() -> None:
    assert card_lines(WORDS, "wood_stonemason") == [
        "Stonemason",
        "Wood Building",
        "Cost: 1 Wood, 1 Resource (no gold)",
        "When built: 4 Prestige points",
        "For a worker: Build: Stone Building.",
        "Before it is built: Build: Stone Building, with 1 Stone less.",
        "Figures not confirmed: tell us what your copy says.",
        "Rules: § 5.3",
    ]


def test_only_figures_of_thin_evidence_are_called_unconfirmed() -> None:
    unsure = WORDS.text("unconfirmed_piece")
    shown = {building.id: card_lines(WORDS, building.id) for building in BUILDINGS[1:]}
    assert {id for id, lines in shown.items() if unsure in lines} == {
        building.id for building in BUILDINGS if building.confidence == "low"
    }
    how_many = WORDS.unconfirmed(["copies"])
    assert {id for id, lines in shown.items() if how_many in lines} == {
        building.id
        for building in BUILDINGS
        if building.kind in ("start_farm", "start_market")
    }
