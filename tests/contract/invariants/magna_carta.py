"""What always holds in Magna Carta: every card, worker, token and coin is accounted for."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import keepwright as kw
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.goods import amount
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    FIRST_CARD,
    LAST_NEUTRAL,
    RESERVE,
    SECTIONS,
    SMALL_CARDS,
    WORKERS,
)
from keepwright.games.magna_carta.pieces import CUBES
from keepwright.games.magna_carta.state import (
    NO_PROVOST,
    PHASE_NAMES,
    UNDECIDED,
    MagnaCarta,
    card_of,
)
from tests.contract.account import Series, entry, in_passing_order, without_zeros

ACTIONS, PROVOST, ACTIVATION, CASTLE, END_OF_ROUND = range(2, 7)
STANDING = ("peddler", "market", "gold_mine", "bank", "small_farm", "lawyer", "church")
COUNTED = (*CUBES.ids, "denier")
PAID = ("cubes_paid",)


def enriched(state: kw.State) -> kw.State:
    """A first round in which all can pay for much, and a road on which there is much to do."""
    assert isinstance(state, MagnaCarta)
    facts = state.to_json()
    deck = [CARD_IDS[card] for card in numbers(state.deck)]
    standing = [id for id in STANDING if id in deck]
    for name, player in facts["players"].items():
        facts["road"] += [f"{name}_{id}" for id in standing]
        player.update(deniers=30, food=6, wood=6, stone=12, gold=6, mulligan=UNDECIDED)
        player["hand"] = [id for id in deck if id not in standing][:3]
        player["residences"] = ["peddler"] if state.is_standard else []
        player["reserves"] = {"small_farm": 1}
        del player["pile"]
    if state.is_standard:
        facts["provost"] = len(facts["road"]) - 4
    facts.update(round=1, phase=1, done=0, agenda=["income"])
    return state.game.state_from_json(facts)


def check(state: kw.State) -> None:
    """One position, wherever the game may stand."""
    assert isinstance(state, MagnaCarta)
    check_cards(state)
    check_road(state)
    check_workers(state)
    check_castle(state)
    check_prestige(state)
    for player in state.players:
        assert player.deniers >= 0
        assert all(0 <= n < 1000 for n in CUBES.unpack(player.cubes).values())
        assert player.mulligan == UNDECIDED or not state.round
        for number, id in enumerate(SMALL_CARDS.ids):
            is_built = player.built & bit(CARD_IDS.index(id)) != 0
            assert amount(player.reserves, number) <= (RESERVE[len(state.seats)] if is_built else 0)
    if state.over:
        assert state.tokens == 0


def check_cards(state: MagnaCarta) -> None:
    """Every card of a deck is in one place: hand, draw pile, discard pile, road (section 7)."""
    for player in state.players:
        places = [player.hand, player.pile, player.discard, player.built, player.residences]
        assert sum(int(count(cards)) for cards in places) in (0, count(state.deck))
        together = 0
        for cards in places:
            together |= int(cards)
        assert together in (0, state.deck)
        assert together or not state.round


def check_road(state: MagnaCarta) -> None:
    """Neutral cards, the peddler last of them, then what players built; the provost on the road."""
    if state.road:
        neutral = [place for place in state.road if place < FIRST_CARD]
        assert list(state.road[: len(state.seats)]) == neutral
        assert neutral[-1] == LAST_NEUTRAL
    for seat, player in enumerate(state.players):
        own = [card_of(place) for place in state.road if state.owner_of(place) == seat]
        assert sorted(own) == numbers(player.built | player.residences)
    if not state.is_standard or not state.road:
        assert state.provost == NO_PROVOST
    else:
        assert 0 <= state.provost < len(state.road)


def check_workers(state: MagnaCarta) -> None:
    """Four of each player, one on a card at the most; none is out from the castle phase on."""
    taken = 0
    for seat, player in enumerate(state.players):
        assert player.workers + count(player.placed) == WORKERS
        assert player.placed & taken == 0
        taken |= int(player.placed)
        for place in numbers(player.placed):
            assert place in state.road
            owner = state.owner_of(place)
            assert owner < 0 or state.players[owner].built & bit(card_of(place))
        assert state.phase == ACTIVATION or player.marked == 0
        for card in numbers(player.marked):
            assert state.worker_on(state.place_of(seat, card)) >= 0
    assert state.phase in (ACTIONS, PROVOST, ACTIVATION) or taken == 0
    assert len(set(state.passed)) == len(state.passed)
    if state.phase in (PROVOST, ACTIVATION, CASTLE):
        assert sorted(state.passed) == list(range(len(state.seats)))


def check_castle(state: MagnaCarta) -> None:
    """No token twice, and none of a section before the last is empty (section 2.2)."""
    before_is_empty = True
    for number, section in enumerate(SECTIONS):
        left = amount(state.tokens, number)
        held = sum(int(amount(player.tokens, number)) for player in state.players)
        most = section.tokens[len(state.seats)]
        assert left + held <= most
        if state.round:
            assert before_is_empty or left == most
        before_is_empty = left == 0
    for player in state.players:
        assert state.phase == CASTLE or player.lots == 0


def check_prestige(state: MagnaCarta) -> None:
    """One owner for each card, and in the standard game one own residence under each."""
    owned = [card for player in state.players for card in numbers(player.prestige)]
    assert len(set(owned)) == len(owned)
    for player in state.players:
        assert player.covered & ~player.residences == 0
        assert count(player.covered) == (count(player.prestige) if state.is_standard else 0)
        assert state.is_standard or player.residences == 0


def check_change(before: kw.State, line: str, events: list[kw.Event], after: kw.State) -> None:
    """One line of a game: what was told accounts for all that was gained and lost."""
    assert isinstance(before, MagnaCarta)
    assert isinstance(after, MagnaCarta)
    assert before.round <= after.round <= before.round + 1
    assert after.road[: len(before.road)] == before.road
    assert len(after.road) <= len(before.road) + 1 or not before.road
    if before.round:
        assert after.tokens_left() <= before.tokens_left()
        if after.round > before.round:
            assert after.first_player == (before.first_player + 1) % len(after.seats)
            assert after.passed == ()
        for seat in range(len(after.seats)):
            check_account(before, line, events, after, seat)
    assert PHASE_NAMES[after.phase] != "provost" or after.is_standard


def listed(event: kw.Event) -> int:
    """How many cards an event names."""
    cards = event.facts["cards"]
    assert isinstance(cards, list)
    return len(cards)


def check_account(
    before: MagnaCarta, line: str, events: list[kw.Event], after: MagnaCarta, seat: int
) -> None:
    """Deniers, cubes and the hand of a seat change by what the events say, and by nothing else."""
    name = after.seats[seat]
    account: Counter[str] = Counter()
    drawn = 0
    told = [event for event in events if event.facts.get("seat") == name]
    for event in told:
        if event.code == "cards_drawn":
            drawn += listed(event.seen_by(seat))
        elif event.code == "hand_discarded":
            drawn -= listed(event)
        elif event.code == "card_built":
            drawn -= 1
        elif event.code != "points_counted":
            account.update(entry(event, COUNTED, PAID))
    if line in (f"{name}: draw_card", f"{name}: replace_hand"):
        account["denier"] -= 1
    old, new = before.players[seat], after.players[seat]
    changes = {"denier": int(new.deniers - old.deniers)}
    for kind, n in CUBES.unpack(new.cubes).items():
        changes[kind] = n - CUBES.unpack(old.cubes)[kind]
    assert without_zeros(account) == without_zeros(changes), (line, told)
    assert count(new.hand) - count(old.hand) == drawn, (line, told)


# ---------------------------------------------------------------- what is said about the rules


def phase_of(state: kw.State) -> str:
    """The phase by its name."""
    assert isinstance(state, MagnaCarta)
    return PHASE_NAMES[state.phase]


CHAPTERS = ("income", "actions", "provost", "activation", "castle", "end_of_round")


def applies(rule: str, phase: str, state: kw.State) -> bool:
    """Phases by their section, or by a number that means the same in both rule sets (§ 4)."""
    section = re.fullmatch(r"§ 4\.(\d)", rule)
    if section:
        return CHAPTERS[int(section[1]) - 1] == phase
    if rule.startswith("§ phase "):
        return rule.startswith("§ phase 2") and phase == "actions"
    return rule != "§ 5.4" or state.options["ruleset"] == "standard"


def series(before: kw.State, events: list[kw.Event]) -> Series:
    """Provost and castle in passing order (§ phase 3, § phase 5)."""
    yield in_passing_order(before, events, "move_provost")
    yield in_passing_order(before, events, "offer_lots")


def given(facts: dict[str, Any], seat: str, more: Counter[str]) -> dict[str, Any]:
    """The position in which a seat has so much more; of free choice, food."""
    for kind, n in more.items():
        facts["players"][seat]["food" if kind.startswith("any") else kind] += n
    return facts
