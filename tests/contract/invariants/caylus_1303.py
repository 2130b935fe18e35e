"""What always holds in Caylus 1303: every worker, tile, house and character is accounted for."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import keepwright as kw
from keepwright.engine.choices import count, numbers
from keepwright.games.caylus_1303.components import (
    BUILDING_IDS,
    BUILDINGS,
    CHARACTERS,
    HOUSES,
    ROAD_SPACES,
    ROUNDS,
    SLOTS,
    STARTING_SPACES,
    STONE_SPACE,
    WOOD_SPACE,
    WORKERS,
)
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.state import (
    CONSTRUCTED,
    EMPTY,
    IN_STOCK,
    PHASE_NAMES,
    STARTING,
    Caylus1303,
)
from tests.contract.account import Series, entry, in_passing_order, without_zeros

SET_UP, PLANNING, ACTIVATION, DELIVERY, STEWARDSHIP = range(5)
COUNTED = (*RESOURCES.ids, "prestige")
PAID = ("cubes_paid", "bundle_delivered")
REVEALED = ("points_counted", "game_ended")
SETUP_SPACES = (WOOD_SPACE, STONE_SPACE)


def enriched(state: kw.State) -> kw.State:
    """A first round in which all can pay for much, with buildings, residences and characters."""
    assert isinstance(state, Caylus1303)
    facts = state.to_json()
    rest = [BUILDING_IDS[tile] for tile in numbers(state.stock & CONSTRUCTED)]
    for seat, (name, player) in enumerate(facts["players"].items()):
        player.update(food=6, wood=9, stone=9, cloth=6, gold=9)
        player["characters"] = [facts["characters"].pop()]
        residence = facts["road"][str(1 + seat)]
        facts["residences"].append(residence)
        facts["owners"].update(dict.fromkeys([residence, rest[seat], rest[-1 - seat]], name))
    facts |= {"agenda": ["planning"], "phase": PLANNING, "step": 0, "done": 0}
    rich = state.game.state_from_json(facts)
    assert isinstance(rich, Caylus1303)
    return state.game.state_from_json({**facts, "provost": space_before_last(rich)})


def check(state: kw.State) -> None:
    """One position, wherever the game may stand."""
    assert isinstance(state, Caylus1303)
    check_workers(state)
    check_tiles(state)
    check_houses(state)
    check_characters(state)
    assert 1 <= state.round <= ROUNDS
    assert 0 <= state.provost <= ROAD_SPACES
    for player in state.players:
        assert player.prestige >= 0
        assert all(0 <= n < 1000 for n in RESOURCES.unpack(player.goods).values())
        assert state.phase == DELIVERY or player.bundles == 0
    if state.over:
        assert state.round == ROUNDS


# ---------------------------------------------------------------- workers


def check_workers(state: Caylus1303) -> None:
    """Fifteen of each player; two stand on a building only by the Journeyman (section 2)."""
    standing: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        out = int(count(player.placed)) + state.site.count(seat)
        assert player.supply + out + player.camp == WORKERS
        assert player.supply >= 0
        assert player.camp >= 0
        assert not player.placed & ~state.employing
        standing.update(numbers(player.placed))
        assert state.phase in (PLANNING, ACTIVATION) or not player.placed
    for place, workers in standing.items():
        assert workers == 1 or (workers == 2 and place == state.joined_at)
    assert len(set(state.site)) == len(state.site)
    assert state.phase in (PLANNING, ACTIVATION, DELIVERY) or not state.site
    assert len(set(state.passed)) == len(state.passed)
    if state.phase > PLANNING:
        assert sorted(state.passed) == list(range(len(state.seats)))
    if state.passed:
        assert state.passed[0] == state.first_player


# ---------------------------------------------------------------- tiles and houses


def check_tiles(state: Caylus1303) -> None:
    """Every tile lies in one place; the road has no gap before a tile that was built (§4.0.6)."""
    laid = [tile for tile in (*state.road, *state.slots) if tile != EMPTY]
    assert len(set(laid)) == len(laid)
    bits = sum(int(BUILDINGS[tile].bit) for tile in laid)
    assert state.stock == IN_STOCK & ~bits
    if state.phase == SET_UP:
        return
    groups = [BUILDINGS[tile].group for tile in state.road[1:]]
    assert set(groups[:STARTING_SPACES]) <= {"starting", "monument"}
    assert BUILDINGS[state.road[WOOD_SPACE]].group == "wood"
    assert BUILDINGS[state.road[STONE_SPACE]].group == "stone"
    built = [n for n in range(WOOD_SPACE + 1, ROAD_SPACES + 1) if n != STONE_SPACE]
    filled = [space for space in built if state.road[space] != EMPTY]
    assert filled == built[: len(filled)]
    assert {BUILDINGS[state.road[space]].group for space in filled} <= {"wood", "stone"}
    assert [BUILDINGS[tile].group for tile in state.slots] == ["starting", "wood", "stone"][:SLOTS]
    employing = {tile for tile in state.road[1:] if tile != EMPTY}
    employing -= {b.number for b in BUILDINGS if b.group == "monument"}
    employing -= set(numbers(state.residences))
    assert {n for n in numbers(state.employing) if BUILDINGS[n].group != "printed"} == employing
    if state.phase == PLANNING:
        assert state.provost == space_before_last(state)


def space_before_last(state: Caylus1303) -> int:
    """Where the Provost stands from the end of a round till someone moves him (§4.4)."""
    spaces = [space for space, tile in enumerate(state.road) if tile != EMPTY]
    if len([space for space in spaces if WOOD_SPACE < space < STONE_SPACE]) < 4:
        spaces.remove(STONE_SPACE)
    return max(spaces) - 1


def check_houses(state: Caylus1303) -> None:
    """One house on all that was built or claimed, nine of a player's at the most (section 2.2)."""
    owned: Counter[int] = Counter()
    for player in state.players:
        assert count(player.owns) <= HOUSES
        owned.update(numbers(player.owns))
    assert all(houses == 1 for houses in owned.values())
    if state.phase == SET_UP:
        assert not owned
        return
    for space, tile in enumerate(state.road):
        if BUILDINGS[tile].group in ("wood", "stone", "monument"):
            assert (tile in owned) == (space not in SETUP_SPACES)
    assert set(owned) <= set(state.road)
    assert set(numbers(state.residences)) <= set(owned) & set(numbers(STARTING))
    claimed = set(owned) & set(numbers(STARTING & ~state.residences))
    assert not claimed or state.phase in (ACTIVATION, DELIVERY)


# ---------------------------------------------------------------- characters


def check_characters(state: Caylus1303) -> None:
    """Those revealed are in one place each, players' or the board (§4.0.5)."""
    places = [state.characters, *(player.characters for player in state.players)]
    held = Counter(number for bits in places for number in numbers(bits))
    assert all(times == 1 for times in held.values())
    assert state.phase == SET_UP or len(held) == state.table.characters
    assert set(numbers(state.used)) <= {c.number for c in CHARACTERS if c.once_per_round}
    if state.joined_at != EMPTY:
        assert state.used
        assert state.phase in (PLANNING, ACTIVATION)


# ---------------------------------------------------------------- one line


def check_change(before: kw.State, line: str, events: list[kw.Event], after: kw.State) -> None:
    """One line of a game: what was told accounts for all that was gained and lost."""
    assert isinstance(before, Caylus1303)
    assert isinstance(after, Caylus1303)
    assert before.round <= after.round <= before.round + 1
    assert after.slots == before.slots or before.phase == SET_UP
    if after.round > before.round:
        assert after.phase == PLANNING
        assert after.passed == ()
        assert after.used == 0
    for seat in range(len(after.seats)):
        old, new = before.players[seat], after.players[seat]
        assert new.prestige >= old.prestige
        assert new.owns & CONSTRUCTED & old.owns == old.owns & CONSTRUCTED
        if before.phase != SET_UP:
            check_account(before, events, after, seat)


def check_account(before: Caylus1303, events: list[kw.Event], after: Caylus1303, seat: int) -> None:
    """Supply, resources and prestige of a seat change by what the events say, by nothing else."""
    name = after.seats[seat]
    account: Counter[str] = Counter()
    told = [event for event in events if event.facts.get("seat") == name]
    for event in told:
        if event.code not in REVEALED:
            account.update(entry(event, COUNTED, PAID, coin="workers"))
        if event.code == "worker_placed":
            returned = event.facts["returned"]
            assert isinstance(returned, int)
            assert event.facts["cost"] == 1 + returned
    old, new = before.players[seat], after.players[seat]
    changes = {
        "workers": int(new.supply - old.supply),
        "prestige": int(new.prestige - old.prestige),
    }
    for kind, n in RESOURCES.unpack(new.goods).items():
        changes[kind] = n - RESOURCES.unpack(old.goods)[kind]
    assert without_zeros(account) == without_zeros(changes), (told,)


# ---------------------------------------------------------------- what is said about the rules


def phase_of(state: kw.State) -> str:
    """The phase by its name."""
    assert isinstance(state, Caylus1303)
    return PHASE_NAMES[state.phase]


def applies(rule: str, phase: str, state: kw.State) -> bool:
    """The rules of a phase in that phase, those of the draft in the set-up (§3, §4)."""
    section = re.match(r"§4\.([1-4])", rule)
    if section:
        return PHASE_NAMES[int(section[1])] == phase
    return not rule.startswith("§3") or phase == PHASE_NAMES[0]


def series(before: kw.State, events: list[kw.Event]) -> Series:
    """The provost is moved in passing order (§4.2)."""
    yield in_passing_order(before, events, "bridge_move")


def given(facts: dict[str, Any], seat: str, more: Counter[str]) -> dict[str, Any]:
    """The position in which a seat has so much more; workers come from the camp."""
    me = facts["players"][seat]
    for kind, n in more.items():
        if kind == "workers":
            me["supply"] += n
            me["camp"] -= n
        else:
            me["food" if kind.startswith("any") else kind] += n
    return facts
