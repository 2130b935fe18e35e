"""What always holds in Architects: every worker, card, coin and debt is accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import keepwright as kw
from keepwright.engine.choices import count, numbers
from keepwright.games.architects.components import (
    ALL_MARKET_CARDS,
    APPRENTICE_LIMIT,
    CATHEDRAL,
    CHARACTERS,
    HAND_LIMIT,
    LOCATIONS,
    MOST_VIRTUE,
    REWARDS,
    SCHEMES,
    WORKERS,
)
from keepwright.games.architects.hire import apprentice_limit
from keepwright.games.architects.pieces import GOODS
from keepwright.games.architects.state import (
    NO_CARD,
    NO_CHARACTER,
    NO_FINAL_ROUND,
    NOBODY,
    RESET_AHEAD,
    Architects,
)
from tests.contract.account import Series, without_zeros

# Only a full Guildhall ends a game: at random that takes some hundred decisions of each seat.
VIRTUES = (9, 3, 14, 5, 0)
RICHES = {"clay": 20, "wood": 25, "stone": 25, "gold": 12, "marble": 12, "silver": 30}
BUSY = {"town_centre": 2, "guardhouse": 1, "kings_storehouse": 2, "mines": 1, "workshop": 1}
LOOKING = ("deal", "keep_building", "draft_pick")


def enriched(state: kw.State) -> kw.State:
    """A first turn with plenty for everybody, workers and captives all over the board."""
    assert isinstance(state, Architects)
    facts = state.to_json()
    buildings, apprentices = facts.pop("building_pile"), facts.pop("apprentice_pile")
    buildings += [card for player in facts["players"].values() for card in player["offered"]]
    for seat, player in enumerate(facts["players"].values()):
        player.update(RICHES, virtue=VIRTUES[seat], unpaid_debts=2, paid_debts=1, prison=2)
        player.update(
            workers=BUSY, captured={state.names[(seat + 1) % len(state.names)]: 2}, offered=[]
        )
        player["hand"] = [buildings.pop(0) for _ in range(5)]
        player["apprentices"] = apprentices[seat :: len(state.seats)][:APPRENTICE_LIMIT]
        player["character"] = character_of(state, seat)
        del player["supply"]
    if facts["automa"] is not None:
        facts["automa"].update(workers=BUSY, captured={state.seats[0]: 2}, virtue=13)
        del facts["automa"]["supply"]
    facts.update(turn_order=list(state.names), active=state.names[0], agenda=[])
    facts["black_market"] = {"bm_left": state.seats[0]}
    return state.game.state_from_json(facts)


def character_of(state: Architects, seat: int) -> str | None:
    """A character for a seat of a rich table: a promo if so agreed, all of other colours."""
    promo = state.options["promo_boards"] is True
    characters = [character.id for character in CHARACTERS if character.promo is promo]
    return characters[seat] if state.boards_vary else None


def check(state: kw.State) -> None:
    """One position, wherever the game may stand."""
    assert isinstance(state, Architects)
    check_workers(state)
    check_buildings(state)
    check_apprentices(state)
    check_markets(state)
    check_cathedral(state)
    check_schemes(state)
    check_turns(state)
    for player in state.players:
        assert 0 <= player.virtue <= MOST_VIRTUE
        assert min(player.silver, player.unpaid_debts, player.paid_debts) >= 0
        assert all(0 <= n < 1000 for n in GOODS.unpack(int(player.goods)).values())
    assert state.tax_stand >= 0


def is_partition(parts: Iterable[int], whole: int) -> bool:
    """Whether these sets are the whole, and none has a member of another."""
    held = Counter(number for bits in parts for number in numbers(bits))
    return held == Counter(numbers(whole))


# ---------------------------------------------------------------- workers


def check_workers(state: Architects) -> None:
    """Twenty of each player, the automa's too; nobody holds his own (section 2)."""
    for number, player in enumerate(state.players):
        standing = sum(player.workers_at(place) for place in range(len(LOCATIONS)))
        laid = state.guildhall.count(number) + state.spaces.count(number)
        held = state.workers_on_boards(number)
        assert player.supply + standing + laid + held + player.prison == WORKERS
        assert min(player.supply, player.prison) >= 0
        assert player.captured_of(number) == 0
    assert set(state.spaces) <= {NOBODY, *range(len(state.players))}


# ---------------------------------------------------------------- cards


def check_buildings(state: Architects) -> None:
    """Every building card is in one place, and who looks at cards is about to choose (§ 7)."""
    parts = [state.building_pile]
    for player in state.players:
        under = sum(1 << card for card in player.put_under)
        assert count(under) == len(player.put_under)
        parts += [player.hand, player.buildings, player.offered, player.pick, under]
    assert is_partition(parts, int(state.all_buildings))
    for seat, player in enumerate(state.players):
        batches = zip(state.beneath_by, state.beneath_sizes, strict=True)
        assert sum(size for by, size in batches if by == seat) == len(player.put_under)
    names = {task.name for task in state.agenda}
    if not names & set(LOOKING):
        assert not any(player.offered | player.pick for player in state.players)
    due = state.due
    if due is not None and due.name in ("place_worker", "recall_worker"):
        assert all(count(player.hand) <= HAND_LIMIT for player in state.players)


def check_apprentices(state: Architects) -> None:
    """Every apprentice is in one place, nobody has too many, no card of a row is missing (§ 4.13).

    A row may have a gap till it is refilled; silver lies on cards only.
    """
    shown = [card for card in state.display if card != NO_CARD]
    beneath = list(state.apprentices_beneath)
    parts = [state.apprentice_pile, *(1 << card for card in shown + beneath)]
    parts += [player.apprentices for player in state.players]
    assert is_partition(parts, int(state.all_apprentices))
    for seat in range(len(state.seats)):
        assert count(state.players[seat].apprentices) <= apprentice_limit(state, seat).total
    names = [task.name for task in state.agenda]
    if state.active != NOBODY and "refill" not in names and "reveal" not in names:
        assert NO_CARD not in state.display
    for card, silver in zip(state.display, state.display_silver, strict=True):
        assert silver >= 0
        assert card != NO_CARD or silver == 0


def check_markets(state: Architects) -> None:
    """The ten cards lie in two piles; three workers never stay on the market (§ 4.11)."""
    large = sum(1 << card for card in state.large_pile)
    assert is_partition([state.small_pile, large], int(ALL_MARKET_CARDS))
    if NOBODY not in state.spaces:
        assert state.done == RESET_AHEAD


def check_schemes(state: Architects) -> None:
    """The thirty schemes are in one place each, as long as an automa plays (§ 5.9)."""
    parts = [state.scheme_pile, state.scheme_discard, state.scheme_future]
    if state.has_automa:
        assert is_partition(parts, (1 << len(SCHEMES)) - 1)
        assert 0 <= state.scheme_mixed <= count(state.scheme_future)
    else:
        assert parts == [0, 0, 0]


def check_cathedral(state: Architects) -> None:
    """No level is too full; rewards are there or gone (§ 2, § 3.1)."""
    levels = Counter(int(player.cathedral) for player in state.players)
    for level, markers in levels.items():
        assert markers <= CATHEDRAL[level].spaces
    assert state.rewards + sum(state.rewards_gone) == state.table.rewards
    for gone, reward in zip(state.rewards_gone, REWARDS, strict=True):
        assert 0 <= gone <= reward.copies


# ---------------------------------------------------------------- turns


def check_turns(state: Architects) -> None:
    """Everybody is in the turn order; a game ends after the final round only (§ 4.14)."""
    order = state.turn_order
    assert not order or sorted(order) == list(range(len(state.players)))
    full = len(state.guildhall) >= state.table.spaces
    assert full or state.final_turns == NO_FINAL_ROUND
    assert state.final_turns <= len(state.players)
    if state.over:
        assert state.final_turns == 0
    if order and state.boards_vary:
        boards = [player.board() for player in state.players[: len(state.seats)]]
        colours = [board.colour for board in boards if board is not None]
        assert len(set(colours)) == len(state.seats)
    if not state.boards_vary:
        assert all(player.character == NO_CHARACTER for player in state.players)


# ---------------------------------------------------------------- one line

# By code of event: what it says to have changed of a player, by the fact that says how much.
CHANGES: Mapping[str, Mapping[str, tuple[str, int]]] = {
    "silver_paid": {"cost": ("silver", -1)},
    "cards_skipped": {"cost": ("silver", -1)},
    "apprentice_hired": {"silver": ("silver", 1)},
    "taxes_stolen": {"silver": ("silver", 1)},
    "captured_sold": {"silver": ("silver", 1)},
    "virtue_gained": {"virtue": ("virtue", 1)},
    "virtue_lost": {"virtue": ("virtue", -1)},
    "debt_taken": {"count": ("unpaid_debts", 1)},
    "cards_drawn": {"count": ("cards", 1)},
    "cards_put_under": {"count": ("cards", -1)},
    "prisoners_released": {"count": ("supply", 1)},
    "captured_released": {"count": ("supply", 1)},
    "automa_gathered": {"count": ("supply", 1)},
}
# By code of event: what changes by one.
ONE_EACH: Mapping[str, Mapping[str, int]] = {
    "debt_destroyed": {"unpaid_debts": -1},
    "debt_paid_off": {"unpaid_debts": -1, "paid_debts": 1},
    "building_constructed": {"cards": -1},
    "worker_placed": {"supply": -1},
    "scheme_revealed": {"supply": -1},
    "worker_recalled": {"supply": 1},
    "worker_let_go": {"supply": 1},
}
GOODS_OF: Mapping[str, int] = {"produced": 1, "gained": 1, "offer_gained": 1, "cubes_paid": -1}
# By code of event: how the silver on the Tax Stand changes.
TAXES: Mapping[str, tuple[str, int]] = {
    "silver_paid": ("tax", 1),
    "tax_added": ("silver", 1),
    "taxes_stolen": ("silver", -1),
    "tax_stand_emptied": ("silver", -1),
}


def check_change(before: kw.State, line: str, events: list[kw.Event], after: kw.State) -> None:
    """One line of a game: what was told accounts for all that was gained and lost."""
    assert isinstance(before, Architects)
    assert isinstance(after, Architects)
    for player, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        assert new.buildings & old.buildings == old.buildings
        assert new.cathedral >= old.cathedral
        assert new.paid_debts >= old.paid_debts
        if before.turn_order:
            check_account(before, events, after, player)
    assert after.guildhall[: len(before.guildhall)] == before.guildhall
    assert after.rewards <= before.rewards
    if before.turn_order:
        told = sum(number_in(event, *TAXES[event.code]) for event in events if event.code in TAXES)
        assert after.tax_stand - before.tax_stand == told


def number_in(event: kw.Event, fact: str, sign: int) -> int:
    """The number that a fact of an event says, with this sign."""
    value = event.facts[fact]
    assert isinstance(value, int)
    return sign * value


def check_account(before: Architects, events: list[kw.Event], after: Architects, seat: int) -> None:
    """Everything of a player changes by what the events say, by nothing else."""
    account: Counter[str] = Counter()
    told = [event for event in events if event.facts.get("seat") == after.names[seat]]
    for event in told:
        for fact, (kind, sign) in CHANGES.get(event.code, {}).items():
            account[kind] += number_in(event, fact, sign)
        account.update(ONE_EACH.get(event.code, {}))
        goods = event.facts.get("goods")
        if isinstance(goods, dict) and event.code in GOODS_OF:
            for kind in {"silver", *GOODS.ids} & set(goods):
                account[kind] += GOODS_OF[event.code] * goods[kind]
        if isinstance(goods, dict) and event.code == "offer_taken":
            account["silver"] -= goods.get("silver", 0)
        if event.code == "workers_captured" and event.facts["colour"] == event.facts["seat"]:
            account["supply"] += number_in(event, "count", 1)
    old, new = holdings(before, seat), holdings(after, seat)
    changes = {kind: new[kind] - old[kind] for kind in new}
    assert without_zeros(account) == without_zeros(changes), (told,)


def holdings(state: Architects, seat: int) -> dict[str, int]:
    """What a player has of everything that is counted."""
    me = state.players[seat]
    held = {
        "silver": int(me.silver),
        "virtue": int(me.virtue),
        "unpaid_debts": int(me.unpaid_debts),
        "paid_debts": int(me.paid_debts),
        "supply": int(me.supply),
        "cards": int(count(me.hand) + count(me.offered) + count(me.pick)),
    }
    return held | GOODS.unpack(int(me.goods))


# ---------------------------------------------------------------- what is said about the rules


def phase_of(state: kw.State) -> str:
    """There are no phases."""
    return ""


def applies(rule: str, phase: str, state: kw.State) -> bool:
    """The rules of the automa only where it plays (§ 4.15, § 5.9)."""
    assert isinstance(state, Architects)
    return rule not in ("§ 4.15", "§ 5.9") or len(state.names) > len(state.seats)


FOR_ALL = {"monument": "virtue_gained", "watchtower": "virtue_lost"}


def series(before: kw.State, events: list[kw.Event]) -> Series:
    """Monument and Watchtower concern everybody clockwise from the owner (§ 5.3)."""
    assert isinstance(before, Architects)
    for place, event in enumerate(events):
        if event.code == "building_constructed" and event.facts["card"] in FOR_ALL:
            owner, code = before.names.index(str(event.facts["seat"])), FOR_ALL[event.facts["card"]]
            told = [str(one.facts["seat"]) for one in events[place:] if one.code == code]
            yield code, told, [before.names[n] for n in before.clockwise_from(owner)]


def given(facts: dict[str, Any], seat: str, more: Counter[str]) -> dict[str, Any]:
    """The position in which a seat has so much more."""
    for kind, n in more.items():
        facts["players"][seat][{"wood_or_stone": "wood"}.get(kind, kind)] += n
    return facts
