"""An event is told when it has happened: the picture shows it then, and nothing of the next one."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.catalogue.events import changes_in
from keepwright.engine.event import Event
from keepwright.engine.scenes import scene
from tests.contract.pictures import Shown
from tests.contract.tables import Table, for_tables, moments, spread

every_table = for_tables(__name__)
# The field of a player that counts a kind, where it is called otherwise.
FIELDS = {"denier": "deniers", "worker": "supply", "workers": "supply"}
# What is paid along with something else, and told by no event.
UNTOLD = {
    ("magna_carta", "hand_discarded", "deniers"),
    ("magna_carta", "pile_shuffled", "deniers"),  # for a card
}


def shown_of(game: str) -> dict[str, Shown]:
    """What the picture of a game shows at its events."""
    found: dict[str, Shown] = importlib.import_module(f"tests.contract.pictures.{game}").SHOWN
    return found


def staged(
    table: Table, ways: tuple[bool, ...]
) -> Iterator[tuple[Event, dict[str, Any], dict[str, Any]]]:
    """Events of games, plain or rich ones, with the picture before and at each."""
    for rich in ways:
        for moment in spread(moments(table, "told", rich), 120):
            events: list[Event] = []
            positions: list[kw.State] = []
            kw.play_line(moment.before, moment.line, events, positions)
            before = scene(moment.before, None)
            for event, position in zip(events, positions, strict=True):
                after = scene(position, None)
                yield event, before, after
                before = after


@pytest.mark.parametrize("game", kw.game_ids())
def test_pictures_are_described_for_events_that_there_are(game: str) -> None:
    assert set(shown_of(game)) <= set(catalogue(game).events)


@every_table
def test_the_picture_shows_what_is_told(table: Table) -> None:
    shown = shown_of(table.game)
    met, wrong = 0, []
    for event, before, after in staged(table, (False, True)):
        if event.code in shown:
            met += 1
            if not shown[event.code]({**event.facts, **event.secret}, before, after):
                wrong.append(event)
    assert wrong == []
    assert met > 50


@every_table
def test_what_is_counted_changes_by_what_is_told_at_every_event(table: Table) -> None:
    """Of everything that events of the game count; the set-up gives what no event tells.

    So does the end, where points are counted that were told before.
    """
    tellings = catalogue(table.game).events
    changed: list[tuple[Event, str, str, int, int]] = []
    counted: Counter[str] = Counter()
    for event, before, after in staged(table, (True,)):
        telling = tellings[event.code]
        if telling.is_recount:
            continue
        told = changes_in(event, telling) if telling.gains or telling.losses else {}
        fields = {FIELDS.get(kind, kind): count for kind, count in told.items()}
        counted.update(fields.keys())
        for seat, old in before["players"].items():
            new = after["players"][seat]
            expected = fields if seat == event.facts.get("seat") else {}
            changed += [
                (event, seat, name, new[name] - number, expected.get(name, 0))
                for name, number in old.items()
                if type(number) is int
            ]
    wrong = [
        one
        for one in changed
        if one[3] != one[4]
        and one[2] in counted
        and (table.game, one[0].code, one[2]) not in UNTOLD
    ]
    assert wrong == []
    assert len(counted) > 3
