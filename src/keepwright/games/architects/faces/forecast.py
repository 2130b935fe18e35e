"""What lies ahead of a player of Architects: the next visits, and the Black Market's reset."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.events import changes_in
from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision
from keepwright.engine.event import Event
from keepwright.engine.trade import Amounts
from keepwright.forecast import Cell, Column, Forecast, Row, Scoring, Way, told_to
from keepwright.forecast.quiet import is_quiet, legal_of
from keepwright.games.architects.actions import PLACE
from keepwright.games.architects.components import LOCATIONS
from keepwright.games.architects.faces.catalogue import CATALOGUE
from keepwright.games.architects.placement import PLACE_WORKER
from keepwright.games.architects.reset import (
    BLACK_MARKET_RESET,
    lose_virtue_in_prison,
    take_debts_in_prison,
)
from keepwright.games.architects.state import NOBODY, Architects

MANY: Final = 6  # more ways than that are not drawn beside each other


def forecast(state: Architects, seat: int) -> Forecast:
    """What each of a player's groups brings with one more worker; who goes to Prison."""
    if state.active == NOBODY:
        return Forecast()
    me = state.players[seat]
    places = [place for place in range(len(LOCATIONS)) if me.workers_at(place)]
    rows = [Row(LOCATIONS[place], "", 0, has_worker=True, reach=None) for place in places]
    visits = [visit(state, seat, place) for place in places]
    return Forecast(rows, [Column("next", None, visits)], scoring=reset(state, seat))


def visit(state: Architects, seat: int, place: int) -> Cell:
    """What one more worker would bring, up to the next thing to be decided."""
    cell, decision, action = Cell(), PLACE_WORKER[seat], PLACE.actions[place]
    if next(decision.obstacles(state, action), None) is not None:
        return cell
    then = state.copy()
    then.active = seat
    then.players[seat].supply += 1
    then.agenda = [decision]
    cell.gains.update(carry_out(then, decision, action))
    asked = then.due
    if isinstance(asked, Decision) and int(asked.seat) == seat:
        cell.asks = asked.name
        cell.ways.extend(ways(then, asked))
    return cell


def carry_out(state: Architects, decision: Decision[Architects], action: Action) -> Amounts:
    """Answer on this very position, up to what is decided next; what it changes for that seat."""
    state.heard = heard = list[Event]()
    state.drop()
    decision.perform(state, action)
    while (task := state.due) is not None and not isinstance(task, Decision | Chance):
        state.drop()
        task.run(state)
    found: Amounts = {}
    for event in heard:
        if event.facts.get("seat") == state.seats[int(decision.seat)]:
            for kind, count in changes_in(event, CATALOGUE.events[event.code]).items():
                found[kind] = found.get(kind, 0) + count
    return {kind: count for kind, count in found.items() if count}


def ways(state: Architects, decision: Decision[Architects]) -> list[Way]:
    """What each answer changes, if there are a few that change something."""
    actions = [action for action in legal_of(state, decision) if not is_quiet(action)]
    if len(actions) > MANY:
        return []
    changed = [carry_out(state.copy(), decision, action) for action in actions]
    return [Way(effect_of(one), is_open=True, lacks={}) for one in changed if one]


def effect_of(changed: Amounts) -> PrintedEffect:
    """What is paid and gained, as an effect."""
    pay = {kind: -count for kind, count in changed.items() if count < 0}
    gain = {kind: count for kind, count in changed.items() if count > 0}
    return PrintedEffect(does="trade" if pay else "gain", pay=pay, gains=[gain] if gain else [])


def reset(state: Architects, seat: int) -> Scoring:
    """What the next reset of the Black Market would do if it came now; abilities left out."""
    then = state.copy()
    then.heard = heard = list[Event]()
    BLACK_MARKET_RESET.run(then)
    lose_virtue_in_prison(then)
    take_debts_in_prison(then)
    told = [told_to(event, seat) for event in heard if event.code != "reset_began"]
    filled = len(state.guildhall)
    space = next((number for number in sorted(state.table.resets) if number > filled), None)
    return Scoring("black_market", state.spaces.count(NOBODY), space, told, [])
