"""Outlook: what could be built is what can be built when it is asked, and income comes as told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.engine.play import due_decision
from keepwright.engine.view import view
from keepwright.games.caylus.income import income as caylus_income
from keepwright.games.caylus.state import Caylus
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.state import Caylus1303
from keepwright.games.caylus_1303.stewardship import recruited_goods, recruits
from keepwright.games.magna_carta.income import income as magna_carta_income
from keepwright.games.magna_carta.state import MagnaCarta
from keepwright.server.outlook import outlook
from tests.contract.tables import TABLES, Table
from tests.contract.test_secrets import twins

GAMES = 4


def positions(game: str, number: int) -> Iterator[kw.State]:
    """Every position of a random game in which a seat decides; it is played on in place."""
    state = kw.new_game(game, seats=3, seed=number)
    dice = kw.Dice(f"{game} outlook {number}")
    while not state.over:
        if state.seat is None:
            kw.deal_in_place(state, dice)
            continue
        yield state
        legal = kw.legal_actions(state)
        eager = [action for action in legal if action.verb not in ("pass", "decline")]
        building = [action for action in legal if action.verb in ("build", "build_prestige")]
        chosen = building or eager or legal
        kw.play_in_place(state, chosen[dice.below(len(chosen))])


@pytest.mark.parametrize("game", kw.game_ids())
def test_what_could_be_built_is_what_can_be_built(game: str) -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES):
        for state in positions(game, number):
            due = due_decision(state)
            if due.name not in catalogue(game).builds or "discount" in due.fields():
                continue
            plans = {plan["move"]: plan for plan in outlook(state, int(due.seat))["plans"]}
            for choice in kw.candidates(state):
                if choice.action.verb != "build":
                    continue
                plan = plans.get(choice.action.text)
                if choice.legal:
                    assert plan is not None, choice
                    assert plan["legal"], choice
                elif plan is not None:
                    told = [obstacle["code"] for obstacle in plan["obstacles"]]
                    assert told == [obstacle.code for obstacle in choice.obstacles]
                met["legal" if choice.legal else "not"] += 1
    assert met["legal"] > 10
    assert met["not"] > 10


@pytest.mark.parametrize("game", kw.game_ids())
def test_income_is_what_the_rules_give(game: str) -> None:
    seen: set[int] = set()
    for state in chain.from_iterable(positions(game, number) for number in range(GAMES)):
        told = outlook(state, 0)["income"]
        due = {name: received(state, seat) for seat, name in enumerate(state.seats)}
        assert told == {name: {k: n for k, n in by.items() if n} for name, by in due.items() if by}
        seen |= {n for by in due.values() for n in by.values()}
    assert game == "architects" or len(seen) > 1, "income never grew"


def received(state: kw.State, seat: int) -> dict[str, int]:
    """What a seat receives, as the chapter of its rules reckons it."""
    if isinstance(state, Caylus):
        return {"deniers": int(caylus_income(state, seat).total)}
    if isinstance(state, MagnaCarta):
        return {"deniers": int(magna_carta_income(state, seat).total)}
    if isinstance(state, Caylus1303):
        camp = view(state, seat).facts["players"][state.seats[seat]]["camp"]
        goods = RESOURCES.held(recruited_goods(state, seat))
        return {"supply": min(camp, int(recruits(state, seat).total)), **goods}
    return {}


@pytest.mark.parametrize("table", {table.game: table for table in TABLES}.values(), ids=str)
def test_an_outlook_tells_nothing_that_is_hidden(table: Table) -> None:
    for moment, eyes, twin in twins(table, "outlook", 8):
        if eyes != kw.SPECTATOR:
            assert outlook(twin, eyes) == outlook(moment.before, eyes)
