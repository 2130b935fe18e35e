"""What always holds in Caylus: the invariants at the end of section 4 of the rules, and more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import keepwright as kw
from keepwright.engine.choices import count
from keepwright.engine.goods import amount
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus.components import (
    BUILDINGS,
    FIRST_BUILDABLE,
    FIXED_SPACES,
    OPEN_COLUMNS,
    ROAD_SPACES,
    ROWS,
    SECTIONS,
    STABLES_SPACES,
    START_SPACE,
    WORKERS,
)
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.state import UNBUILT, Caylus
from tests.contract.account import Series, entry, in_passing_order, without_zeros

TOWERS_SPACE = 24
PLACEMENT, SPECIAL, PROVOST, BUILDINGS_PHASE, CASTLE, END_OF_ROUND = range(2, 8)
BUILDABLE = [n for n in range(FIRST_BUILDABLE, ROAD_SPACES + 1) if n not in FIXED_SPACES]


STANDING = ("mason", "lawyer", "architect_1", "architect_2", "park", "stone_farm", "wood_peddler")
RESIDENCES = range(FIRST_BUILDABLE, FIRST_BUILDABLE + 5)


def enriched(state: kw.State) -> kw.State:
    """The same position with cubes for all that can be built, and a town that can build it."""
    facts = state.to_json()
    seats = facts["seats"]
    for player in facts["players"].values():
        player.update(deniers=60, food=3, wood=20, stone=20, cloth=12, gold=9)
    facts["owners"] = {id: seats[n % len(seats)] for n, id in enumerate(STANDING)}
    facts["residences"] = {str(space): seats[space % len(seats)] for space in RESIDENCES}
    facts["provost"] = facts["bailiff"] = 14
    facts["scored"] = 1
    return state.game.state_from_json(facts)


def check(state: kw.State) -> None:
    """One position, wherever the game may stand."""
    assert isinstance(state, Caylus)
    check_workers(state)
    check_favours(state)
    check_castle(state)
    for player in state.players:
        assert player.prestige >= 0
        assert player.deniers >= 0
        assert player.cubes >= 0
    if state.round:
        check_road(state)
        check_provost(state)
    assert state.over == (state.scored == len(SECTIONS))
    if state.over:
        assert kw.score_sheet(state).totals == [int(player.prestige) for player in state.players]


def on_board(state: Caylus, seat: int) -> int:
    """How many workers of a seat stand on the board."""
    places = [*state.castle, *state.stables, state.inn_left, state.inn_right]
    return int(count(state.players[seat].placed)) + places.count(seat)


def check_workers(state: Caylus) -> None:
    """Six of each player; from phase 7 on nobody is out but the guest of the inn."""
    taken = 0
    for seat, player in enumerate(state.players):
        assert player.workers + on_board(state, seat) == WORKERS
        assert player.placed & taken == 0
        taken |= player.placed
        if state.phase == END_OF_ROUND:
            assert on_board(state, seat) == (state.inn_right == seat)
        if state.phase in (CASTLE, END_OF_ROUND):
            assert player.placed == player.awaiting == 0
        if state.phase > SPECIAL:
            assert state.inn_left == NOBODY
    assert len(set(state.castle)) == len(state.castle)
    assert len(set(state.stables)) == len(state.stables) <= STABLES_SPACES
    assert len(state.players) > 2 or not state.stables
    assert sorted(state.turn_order) == list(range(len(state.seats)))
    assert len(set(state.passed)) == len(state.passed)
    if state.phase > PLACEMENT:
        assert sorted(state.passed) == list(range(len(state.seats)))


def check_road(state: Caylus) -> None:
    """No gap, nothing twice; a tile is in the stock or on the road, a neutral one on it or out."""
    built = [space for space in BUILDABLE if state.road[space] != UNBUILT]
    assert built == BUILDABLE[: len(built)]
    assert all(state.road[space] != UNBUILT for space in range(1, FIRST_BUILDABLE))
    standing = Counter(state.tiles.values())
    assert all(times == 1 for times in standing.values())
    for building in BUILDINGS[1:]:
        owners = [seat for seat, p in enumerate(state.players) if p.owns & building.bit]
        stands = building.number in standing
        if building.group in ("wood", "stone", "prestige"):
            assert len(owners) == stands
        else:
            assert owners == []
        if building.group == "neutral":
            assert stands != bool(state.out_of_game & building.bit)
        else:
            assert not state.out_of_game & building.bit
        if building.id == "jeweller" and stands:
            assert state.options["jeweller"]
    for space, id in FIXED_SPACES.items():
        assert BUILDINGS[state.road[space]].id == id


def check_provost(state: Caylus) -> None:
    """Provost and bailiff are together from the end of a round till someone moves the provost."""
    assert state.bailiff >= START_SPACE
    assert 1 <= state.provost <= ROAD_SPACES
    if state.phase in (PLACEMENT, END_OF_ROUND):
        assert state.provost == state.bailiff
    if not state.over and state.phase != END_OF_ROUND:
        assert state.bailiff < TOWERS_SPACE


def check_castle(state: Caylus) -> None:
    """No section has more houses than parts, and no house stands before its section is reached."""
    for place, section in enumerate(SECTIONS):
        houses = sum(int(amount(player.houses, place)) for player in state.players)
        assert houses <= section.parts
        if place > state.scored and houses:
            before = sum(int(amount(player.houses, place - 1)) for player in state.players)
            assert before == SECTIONS[place - 1].parts
    for player in state.players:
        assert state.phase == CASTLE or player.batches == 0


def check_favours(state: Caylus) -> None:
    """No marker is beyond the open columns; simplified favours use no marker at all."""
    for player in state.players:
        for row in range(len(ROWS.ids)):
            assert amount(player.columns, row) <= OPEN_COLUMNS[state.scored]
        assert player.rows_used < 1 << len(ROWS.ids)
        if state.options["simplified_favours"]:
            assert player.columns == player.rows_used == 0


def check_change(before: kw.State, line: str, events: list[kw.Event], after: kw.State) -> None:
    """One line of a game: what was told accounts for all that was gained and lost."""
    assert isinstance(before, Caylus)
    assert isinstance(after, Caylus)
    assert before.round <= after.round <= before.round + 1
    assert before.scored <= after.scored
    assert before.bailiff <= after.bailiff <= before.bailiff + 2
    assert before.out_of_game & after.out_of_game == before.out_of_game
    for space in range(1, ROAD_SPACES + 1):
        assert after.road[space] != UNBUILT or before.road[space] == UNBUILT
    if after.round > before.round and after.round > 1:
        assert after.phase == PLACEMENT
        assert START_SPACE < after.bailiff == after.provost < TOWERS_SPACE
        assert after.passed == ()
    if before.round:
        for seat in range(len(after.seats)):
            check_account(before, line, events, after, seat)


def check_account(
    before: Caylus, line: str, events: list[kw.Event], after: Caylus, seat: int
) -> None:
    """Deniers, cubes and prestige of a seat change by what the events say, and by nothing else."""
    told = [event for event in events if event.facts.get("seat") == after.seats[seat]]
    account: Counter[str] = Counter()
    for event in told:
        account.update(entry(event, COUNTED, PAID, LOSSES))
    old, new = before.players[seat], after.players[seat]
    changes = {
        "denier": int(new.deniers - old.deniers),
        "prestige": int(new.prestige - old.prestige),
    }
    for kind, n in CUBES.unpack(new.cubes).items():
        changes[kind] = n - CUBES.unpack(old.cubes)[kind]
    assert without_zeros(account) == without_zeros(changes), (line, told)


LOSSES = ("no_batch", "no_house_in_section")
PHASES = "set_up income placement special provost buildings castle end_of_round".split()
PAID = ("cubes_paid", "batch_handed_in")
COUNTED = (*CUBES.ids, "denier", "prestige")


# ---------------------------------------------------------------- what is said about the rules


def phase_of(state: kw.State) -> str:
    """The phase by its name."""
    return str(state.to_json()["phase"])


def applies(rule: str, phase: str, state: kw.State) -> bool:
    """The rules of a phase in that phase; what favours lend and rulings say at any time."""
    if rule.startswith("§ phase "):
        return PHASES.index(phase) == int(rule.removeprefix("§ phase "))
    return rule != "§ 2 players" or len(state.seats) == 2


def series(before: kw.State, events: list[kw.Event]) -> Series:
    """The provost is moved in passing order, sections are scored in turn order."""
    yield in_passing_order(before, events, "move_provost")
    order, scored = list(before.to_json()["turn_order"]), list[str]()
    for event in events:
        if event.code == "turn_order_set":
            set_anew = event.facts["order"]
            assert isinstance(set_anew, list)
            order = set_anew
        elif event.code == "section_scored":
            scored = []
        elif event.code in ("houses_counted", "no_house_in_section"):
            scored.append(str(event.facts["seat"]))
            yield event.code, list(scored), order


def given(facts: dict[str, Any], seat: str, more: Counter[str]) -> dict[str, Any]:
    """The position in which a seat has so much more; of free choice, food."""
    for kind, n in more.items():
        facts["players"][seat]["food" if kind.startswith("any") else kind] += n
    return facts
