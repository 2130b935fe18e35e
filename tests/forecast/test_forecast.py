"""The forecast comes true: played on quietly, everything happens as it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.catalogue.events import changes_in
from keepwright.engine.event import Event
from keepwright.engine.play import due_decision
from keepwright.engine.provost import MoveProvost
from keepwright.forecast import Forecast, forecast

ROADS = ("caylus", "magna_carta", "caylus_1303")
QUIET = ("pass", "decline", "stop", "keep")
COINS = {"worker": "workers"}
GAMES = 2
SEATS = 3


def positions(game: str, number: int) -> Iterator[kw.State]:
    """Every so many positions of a random game in which people like to place workers."""
    state = kw.new_game(game, seats=SEATS, seed=number)
    dice = kw.Dice(f"{game} forecast {number}")
    decided = 0
    while not state.over:
        decided += 1
        if decided % 3 == 0:
            yield state
        legal = kw.legal_actions(state)
        eager = [action for action in legal if action.verb.startswith("place")]
        choices = eager if eager and dice.below(4) else legal
        state = kw.play(state, choices[dice.below(len(choices))], dealer=dice)


def quietly(state: kw.State) -> kw.Action:
    legal = kw.legal_actions(state)
    return next((one for one in legal if one.verb in QUIET or one.text == "provost 0"), legal[0])


def round_of(state: kw.State, push: kw.Dice | None = None, seat: int = -1) -> list[Event]:
    """What happens to the end of the round if everybody is quiet; others may push the provost."""
    begun: Any = state
    heard: list[Event] = []
    while not state.over and state.seat is not None and state.round == begun.round:  # type: ignore[attr-defined]
        decision = due_decision(state)
        action = quietly(state)
        if push is not None and isinstance(decision, MoveProvost) and int(decision.seat) != seat:
            legal = kw.legal_actions(state)
            action = legal[push.below(len(legal))]
        state = kw.answer(state, action, heard)
    return heard


def worked(game: str, heard: list[Event], colour: str) -> dict[str, dict[str, int]]:
    """What each place at work brought a seat, by the events from one `activated` to the next."""
    found: dict[str, dict[str, int]] = {}
    place = ""
    for event in heard:
        telling = catalogue(game).events[event.code]
        if event.code == "activated":
            place = str(event.facts["place"])
            if event.facts["seat"] == colour:
                found.setdefault(place, {})
        elif telling.marks in ("phase", "round"):
            place = ""
        elif place in found and event.facts.get("seat") == colour:
            for kind, count in changes_in(event, telling).items():
                name = COINS.get(kind, kind)
                found[place][name] = found[place].get(name, 0) + count
    return found


def sent_home(heard: list[Event], colour: str) -> set[str]:
    """The places whose workers went home without effect."""
    found: set[str] = set()
    for event in heard:
        if event.facts.get("seat") == colour:
            if event.code == "workers_sent_home":
                found |= set(event.facts["places"])  # type: ignore[arg-type]
            elif event.code == "not_reached":
                found.add(str(event.facts["place"]))
    return found


def calm(told: Forecast) -> int:
    return len(told.columns) // 2


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("game", ROADS)
def test_if_the_provost_stays_it_happens_as_told(game: str, number: int) -> None:
    met = 0
    for state in positions(game, number):
        heard = round_of(state)
        for seat, colour in enumerate(state.seats):
            told = forecast(state, seat)
            if not told.columns:
                continue
            brought, lost = worked(game, heard, colour), sent_home(heard, colour)
            cells = zip(told.rows, told.columns[calm(told)].cells, strict=True)
            for row, cell in cells:
                if row.has_worker and cell.short:
                    assert row.place in lost, (state, row, cell)
                    assert row.reach is not None
                elif row.has_worker and row.space:
                    if cell.asks:
                        continue  # it is chosen then, and may be asked about at this moment
                    assert cell.gains == brought.get(row.place, {}), (state, row, cell)
                    met += bool(cell.gains)
    assert met > 5


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("game", ROADS)
def test_the_others_cannot_push_the_provost_further(game: str, number: int) -> None:
    dice, met = kw.Dice(f"{game} push {number}"), 0
    for state in positions(game, number):
        for seat in range(SEATS):
            spaces = [column.space for column in forecast(state, seat).columns]
            if len(spaces) < 3:
                continue
            back, stays, on = spaces
            assert back is not None
            assert stays is not None
            assert on is not None
            assert back <= stays <= on
            offset = 1 if game == "magna_carta" else 0
            moved = [
                event for event in round_of(state, dice, seat) if event.code == "provost_moved"
            ]
            for event in moved:
                space = int(event.facts["space"]) + offset  # type: ignore[arg-type]
                assert back <= space <= on, (state, spaces, event)
                met += 1
    assert met > 5


@pytest.mark.parametrize("game", ROADS)
def test_a_way_is_open_if_it_can_be_gone_when_it_is_asked(game: str) -> None:
    met = 0
    for state in positions(game, 0):
        if state.seat is None:
            continue
        decision = due_decision(state)
        told = forecast(state, int(decision.seat))
        asked = [
            cell
            for column in told.columns[calm(told) :][:1]
            for row, cell in zip(told.rows, column.cells, strict=True)
            if cell.asks == decision.name and cell.ways
        ]
        if len(asked) == 1 and decision.name in ("trade", "build", "hand_in_batch", "deliver"):
            active = [one for one in kw.legal_actions(state) if one.verb not in QUIET]
            assert any(way.is_open for way in asked[0].ways) == bool(active), state
            met += 1
    assert met


@pytest.mark.parametrize("game", kw.game_ids())
def test_the_forecast_changes_nothing(game: str) -> None:
    for state in positions(game, 1):
        before = state.digest()
        forecast(state, 0)
        assert state.digest() == before
