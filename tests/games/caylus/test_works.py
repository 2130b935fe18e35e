"""What buildings do for a worker (§ phase 5)."""

from __future__ import annotations

import pytest

from keepwright.games.caylus.components import BUILDINGS, NUMBER, ROW_BUILDINGS
from keepwright.games.caylus.construction import Build, discounted_price, first_unbuilt
from keepwright.games.caylus.pieces import Construct, Produce
from keepwright.games.caylus.state import Caylus
from keepwright.games.caylus.works import WORK
from tests.games.caylus.table import cites, position
from tests.games.table import Table

PRODUCING = [b.id for b in BUILDINGS if isinstance(b.work, Produce)]


def at_work(place: str, **given: object) -> Table:
    """Red's worker on a building of green's, within the provost's reach."""
    group = BUILDINGS[NUMBER[place]].group
    owners = {place: "green"} if group in ("wood", "stone") else {}
    held = {word: {"red": value} for word, value in given.items()}
    nothing = {"food": {"red": 0}, "wood": {"red": 0}} | held
    options = {"jeweller": place == "jeweller"}
    return position(
        "red green blue", "buildings", options,
        provost=16, owners=owners, workers={place: "red"}, **nothing,
    )  # fmt: skip


@cites("D-PRODUCE")
@pytest.mark.parametrize("place", PRODUCING)
def test_production_gives_one_of_its_bundles_and_cannot_be_refused(place: str) -> None:
    work = BUILDINGS[NUMBER[place]].work
    assert isinstance(work, Produce)
    for bundle in work.options:
        table = at_work(place)
        if len(work.options) > 1:
            assert table.due == "red produce"
            assert "decline" not in table.legal
            table.play("red: take " + " ".join(f"{n} {kind}" for kind, n in bundle.items()))
        for kind in ("food", "wood", "stone", "cloth", "gold"):
            assert table.of(kind)["red"] == bundle.get(kind, 0)


@cites("D-OWNER-BONUS", "R-20")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("stone_farm", ["food", "cloth"]),
        ("park", ["wood", "food"]),
        ("workshop", ["stone", "cloth"]),
    ],
)
def test_owner_of_a_stone_building_takes_one_of_its_types(place: str, kinds: list[str]) -> None:
    for kind in kinds:
        table = at_work(place)
        assert table.due == "green owner_bonus"
        assert table.legal == [f"take 1 {kind}" for kind in kinds]
        before = table.of(kind)["green"]
        table.play(f"green: take 1 {kind}")
        assert table.of(kind)["green"] == before + 1


@cites("D-TRADE")
@pytest.mark.parametrize(
    ("place", "held", "offers"),
    [
        ("fixed_peddler", {"deniers": 1}, []),
        ("fixed_peddler", {"deniers": 2}, ["2 denier"]),
        ("neutral_market", {"gold": 1}, ["1 any"]),
        ("neutral_market", {}, []),
        ("wood_market", {"stone": 1}, ["1 any"]),
        ("wood_peddler", {"deniers": 1}, ["1 denier"]),
        ("wood_peddler", {"deniers": 2}, ["1 denier", "2 denier"]),
        ("church", {"deniers": 3}, ["2 denier"]),
        ("church", {"deniers": 4}, ["2 denier", "4 denier"]),
        ("tailor", {"cloth": 1}, []),
        ("tailor", {"cloth": 2}, ["2 cloth"]),
        ("tailor", {"cloth": 3}, ["2 cloth", "3 cloth"]),
        ("bank", {"deniers": 4}, ["2 denier"]),
        ("bank", {"deniers": 5}, ["2 denier", "5 denier"]),
        ("alchemist", {"food": 1, "gold": 9}, []),
        ("alchemist", {"food": 1, "cloth": 1}, ["2 any_not_gold"]),
        ("alchemist", {"food": 2, "stone": 2}, ["2 any_not_gold", "4 any_not_gold"]),
        ("jeweller", {"gold": 1}, ["1 gold"]),
        ("jeweller", {"gold": 2}, ["1 gold", "2 gold"]),
    ],
)
def test_trades_that_can_be_paid(place: str, held: dict[str, int], offers: list[str]) -> None:
    table = at_work(place, **({"deniers": 0} | held))
    if offers:
        assert table.due == "red trade"
        assert table.legal == ["decline", *(f"trade {offer}" for offer in offers)]
    else:
        assert table.at("round") == 2


@cites("D-BUILD-WOOD")
def test_carpenter_builds_wood_tiles() -> None:
    table = at_work("neutral_carpenter", food=9, wood=9, cloth=9)
    wood = [b.id for b in BUILDINGS if b.group == "wood"]
    assert table.legal == ["decline", *(f"build {id}" for id in wood)]
    assert table.why_not("red: build bank") == ["not_asked_for"]


@cites("D-BUILD-STONE")
def test_mason_builds_stone_tiles_in_the_stock() -> None:
    table = at_work("mason", food=9, stone=9)
    built = [b.id for b in BUILDINGS if b.group == "stone" and "food" in b.cost]
    built.remove("architect_1")
    built.remove("architect_2")
    assert table.legal == ["decline", *(f"build {id}" for id in [*built, "architect"])]
    assert table.why_not("red: build bank") == ["too_few_cubes"]
    assert table.why_not("red: build jeweller") == ["not_in_this_game", "too_few_cubes"]


@cites("D-BUILD-PRESTIGE")
def test_architect_needs_an_own_residence() -> None:
    rich = {"stone": {"red": 9}, "gold": {"red": 9}}
    homeless = position(
        "red green blue", "buildings", provost=9, owners={"architect_1": "red"},
        residences={"10": "green"}, workers={"architect_1": "red"}, **rich,
    )  # fmt: skip
    assert homeless.at("round") == 2
    assert homeless.of("gold")["red"] == 9


def test_prestige_building_takes_the_lowest_own_residence() -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=9,
        owners={"architect_1": "red"},
        residences={"10": "green", "11": "red", "12": "red"},
        workers={"architect_1": "red"},
        food={"red": 3},
        gold={"red": 1},
    )
    table.play("red: build granary")
    assert table.at("road.11") == "granary"
    assert table.at("residences") == {"10": "green", "12": "red"}
    assert table.prestige["red"] == 10


@pytest.mark.parametrize(
    ("tile", "favours"),
    [("statue", 1), ("theatre", 1), ("university", 1), ("monument", 2), ("cathedral", 0)],
)
def test_favours_of_prestige_buildings(tile: str, favours: int) -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=9,
        owners={"architect_1": "green"},
        residences={"10": "red"},
        workers={"architect_1": "red"},
        wood={"red": 9},
        stone={"red": 9},
        gold={"red": 9},
    )
    table.play(f"red: build {tile}")
    asked = 0
    for row in ("favour_prestige", "favour_deniers"):
        if table.due == "red choose_favour":
            asked += 1
            table.play(f"red: advance {row}")
    assert asked == favours
    assert table.at("round") == 2


@cites("R-04", "R-06")
def test_first_unbuilt_space_skips_the_gold_mine() -> None:
    spaces = [9, 10, 11, 12, 13, 14, 15, *range(17, 29)]
    for built, wanted in ((0, 9), (6, 15), (7, 17), (18, 28), (19, 0)):
        residences = {str(space): "red" for space in spaces[:built]}
        table = position("red green blue", residences=residences)
        assert isinstance(table.state, Caylus)
        assert first_unbuilt(table.state) == wanted


@cites("R-06")
def test_no_unbuilt_space_is_told() -> None:
    spaces = [9, 10, 11, 12, 13, 14, 15, *range(17, 29)]
    table = position(
        "red green blue", residences={str(s): "red" for s in spaces}, food={"red": 1},
        wood={"red": 1},
    )  # fmt: skip
    build = WORK[NUMBER["fixed_carpenter"]][0]
    assert isinstance(build, Build)
    assert isinstance(table.state, Caylus)
    mason = next(a for a in build.candidates.actions if a.argument == "mason")
    assert [o.code for o in build.obstacles(table.state, mason)] == ["no_unbuilt_space"]


def test_two_architects_are_built_as_one_kind() -> None:
    table = at_work("mason", food=1, stone=1)
    table.play("red: build architect")
    assert table.at("road.10") == "architect_1"
    again = position(
        "red green blue", "buildings", provost=9,
        road={"9": "mason", "10": "architect_2"},
        owners={"mason": "red", "architect_2": "blue"},
        workers={"mason": "red"}, food={"red": 1}, stone={"red": 1},
    )  # fmt: skip
    again.play("red: build architect")
    assert again.at("road.11") == "architect_1"


@pytest.mark.parametrize("column", [2, 3])
def test_with_a_favour_only_the_other_cube_is_paid(column: int) -> None:
    work = ROW_BUILDINGS[column]
    assert isinstance(work, Construct)
    for tile in BUILDINGS:
        if tile.group == work.builds:
            rest = {kind: n for kind, n in tile.cost.items() if kind != tile.group}
            assert discounted_price(tile, work.discount).amounts == rest
            assert sum(rest.values()) == 1


@cites("D-LAWYER")
def test_lawyer_pays_for_a_residence() -> None:
    table = position(
        "red green blue", "buildings", provost=9, owners={"lawyer": "green"},
        workers={"lawyer": "red"}, cloth={"red": 2}, deniers={"red": 2},
    )  # fmt: skip
    table.play("red: transform neutral_quarry")
    assert table.of("cloth")["red"] == 1
    assert table.told("transformed") == [
        {"seat": "red", "place": "neutral_quarry", "space": 4, "prestige": 2}
    ]
    assert table.deniers["red"] == 1 + 3
    assert table.at("out_of_game") == ["neutral_quarry"]


def test_lawyer_needs_both_cloth_and_denier() -> None:
    for held in ({"cloth": {"red": 1}, "deniers": {"red": 0}}, {"deniers": {"red": 9}}):
        table = position(
            "red green blue", "buildings", provost=9, owners={"lawyer": "red"},
            workers={"lawyer": "red"}, **held,
        )  # fmt: skip
        assert table.at("round") == 2
        assert table.at("residences") == {}
