"""Every bot at every table: it plays legally, from its view alone; equal dice, equal games."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.bots.registry import BOTS, make_bot
from tests.contract.tables import NEVER, TABLES, Table, for_tables

every_table = for_tables(__name__)
every_bot = pytest.mark.parametrize("name", BOTS)

FEW = 40


def game_of(table: Table, names: list[str], seed: int, most: int = NEVER) -> list[str]:
    """What these bots play, at most so many decisions of it, and the digest of where it ends."""
    state = table.begin(seed)
    dealer = kw.Dice(f"{seed} dealer")
    bots = [make_bot(bot, state.game, kw.Dice(f"{seed} {seat}")) for seat, bot in enumerate(names)]
    played: list[str] = []
    while not state.over and len(played) < most:
        if state.seat is None:
            kw.deal_in_place(state, dealer)
            continue
        legal = kw.legal_actions(state)
        seen = kw.view(state, state.seat)
        digest = state.digest()
        action = bots[state.seat].choose(seen, list(legal))
        assert any(action is one for one in legal)
        assert state.digest() == digest
        played.append(f"{state.seats[state.seat]}: {action.text}")
        kw.play_in_place(state, action)
        assert len(played) <= state.game.limits.decisions * table.seats
    table.invariants.check(state)
    return [*played, state.digest()]


@every_table
@every_bot
def test_a_bot_plays_whole_games_legally(table: Table, name: str) -> None:
    names = ["random"] * (table.seats - 1)
    names.insert(TABLES.index(table) % table.seats, name)
    assert len(game_of(table, names, 1)) > FEW


@every_table
@every_bot
def test_the_same_dice_give_the_same_game(table: Table, name: str) -> None:
    names = [name] * table.seats
    once = game_of(table, names, 1, most=FEW)
    assert once == game_of(table, names, 1, most=FEW)
    assert once != game_of(table, names, 2, most=FEW)
