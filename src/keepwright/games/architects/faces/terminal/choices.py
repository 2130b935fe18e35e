"""Choices of Architects in a few words, with what they cost and bring."""

from __future__ import annotations

from keepwright.engine.action import Action
from keepwright.engine.play import due_decision
from keepwright.engine.state import State
from keepwright.games.architects.actions import FIRST_SPACE
from keepwright.games.architects.cathedral import TOP_LEVEL, level_price
from keepwright.games.architects.components import (
    APPRENTICES,
    BUILDINGS,
    CATHEDRAL,
    DEBT_SILVER,
    DEBT_TAX,
    HIRE_TAX,
    RANSOM_SILVER,
    RANSOM_TAX,
)
from keepwright.games.architects.faces.terminal.cards import apprentice_name, building_line, silver
from keepwright.games.architects.faces.terminal.next_worker import NextWorker
from keepwright.games.architects.hire import HireCard, hire_cost, place_of
from keepwright.games.architects.payments import price
from keepwright.games.architects.resources import CLAY, gold_of, yield_of
from keepwright.games.architects.state import NOBODY, Architects
from keepwright.games.architects.storehouse import OFFERS, StorehouseTrade
from keepwright.games.architects.town_centre import COLOUR_COUNT, player_in
from keepwright.locales import Words


def choice_in_words(state: State, words: Words, action: Action) -> str:
    """A choice in a few words: what it costs and brings."""
    assert isinstance(state, Architects)
    decision = due_decision(state)
    seat = int(decision.seat)
    text = words.action(action)
    if action.verb == "place":
        return placement(state, words, seat, action)
    if action.what == "apprentice" and action.verb == "hire":
        return hiring(state, words, seat, action, isinstance(decision, HireCard))
    if action.what == "building" and action.verb in ("pick", "keep", "build", "discard"):
        return building_line(words, BUILDINGS[action.target])
    if action.verb == "trade" and isinstance(decision, StorehouseTrade):
        offer = OFFERS[decision.candidates.number(action) - 1]
        return f"{words.goods(offer.pay)} → {words.goods(offer.gain)}"
    if action.verb == "capture" and action.what:
        player = player_in(state, action.target % COLOUR_COUNT)
        place = action.target // COLOUR_COUNT
        there = 0 if player == NOBODY else state.players[player].workers_at(place)
        at, colour = action.argument.split()
        return f"{words.name('location', at)}, {words.seat(colour)} ×{int(there)}"
    if action.verb == "advance" and state.players[seat].cathedral < TOP_LEVEL:
        level = int(state.players[seat].cathedral) + 1
        points = words.text("terminal-points", count=int(CATHEDRAL[level].points))
        return f"{text}: {words.goods(level_price(state, seat, level).amounts)} → {points}"
    if action.verb == "pay_off_debt":
        return f"{text}: {silver(words, int(price(state, seat, DEBT_SILVER, DEBT_TAX)))}"
    if action.text == "pay silver":
        return silver(words, int(price(state, seat, RANSOM_SILVER, RANSOM_TAX)))
    if action.verb == "mine":
        state = state.copy()
        clay = {"clay": int(yield_of(state, seat, CLAY, False).total)}
        return words.goods({"gold": int(gold_of(state, seat))} if action.target else clay)
    return text


def placement(state: Architects, words: Words, seat: int, action: Action) -> str:
    """A place and, in a few signs, what a worker there brings."""
    name = words.name("location", action.argument)
    if action.target >= FIRST_SPACE:
        return name
    return f"{name} {NextWorker(state, seat, words).short(action.target)}"


def hiring(state: Architects, words: Words, seat: int, action: Action, pays: bool) -> str:
    """An apprentice, what he costs, his icon and the silver on him."""
    card = APPRENTICES[action.target]
    text = apprentice_name(words, card)
    place = int(place_of(state, action.target))
    if place < 0:
        return text
    if pays:
        cost = int(price(state, seat, hire_cost(state, seat, place), HIRE_TAX))
        text += f": {silver(words, cost)}"
    gain = {"silver": int(state.display_silver[place]), "virtue": int(card.virtue)}
    gain = {kind: n for kind, n in gain.items() if n}
    return f"{text} → {words.goods(gain)}" if gain else text
