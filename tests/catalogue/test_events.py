"""What events are said to change is what changes, in random games of every game."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.catalogue.events import changes_in, piece_in, points_in
from keepwright.engine.event import Event
from keepwright.engine.obstacle import Fact

every_game = pytest.mark.parametrize("game", kw.game_ids())
OF_THE_ENGINE = ("forced", "sealed")  # told of any game's decisions
GAMES = 6
# The field of a player that counts a kind, where it is called otherwise.
FIELDS = {"denier": "deniers", "worker": "supply", "workers": "supply"}


@every_game
def test_every_event_is_described_by_facts_that_it_has(game: str) -> None:
    told = catalogue(game).events
    events = import_module(f"keepwright.games.{game}.events").EVENTS
    assert set(told) == {*events, *OF_THE_ENGINE}
    for code, telling in told.items():
        facts = events.get(code, ())
        named = {fact.partition(".")[0] for fact in (*telling.gains, *telling.losses)}
        assert {*named, telling.loser} - {""} <= set(facts), code
        assert telling.piece in (*facts, "", *catalogue(game).by_id), code
        if named or telling.piece:
            assert "seat" in facts, code


@every_game
def test_the_course_of_a_game_is_marked_by_its_events(game: str) -> None:
    marks = {telling.marks for telling in catalogue(game).events.values()}
    assert len(marks & {"round", "turn"}) == 1
    assert len(marks & {"order", "first_player"}) == 1
    assert ("phase" in marks) == bool(catalogue(game).phases)


@every_game
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_told_is_what_changes(game: str, number: int) -> None:
    """Whatever events tell of a kind in one step adds up to how far the player's number differs.

    Left out are the set-up, which gives what no event tells, and the end, where all is counted.
    """
    state = kw.new_game(game, seats=3, seed=number)
    dice = kw.Dice(f"{game} told {number}")
    met, wrong = 0, []
    while not state.over:
        facts: dict[str, Any] = state.to_json()
        heard: list[Event] = []
        state.heard = heard
        choices = kw.legal_actions(state)
        kw.play_in_place(state, choices[dice.below(len(choices))])
        kw.deal_in_place(state, dice)
        if not state.agenda or facts.get("round") == 0:
            continue
        after = state.to_json()["players"]
        for colour, changes in told_in(game, heard).items():
            before = facts["players"][colour]
            for kind, count in changes.items():
                field = FIELDS.get(kind, kind)
                if isinstance(before.get(field), int):
                    met += 1
                    if after[colour][field] - before[field] != count:
                        wrong.append((colour, kind, count, heard))
    assert wrong == []
    assert met > 5


def told_in(game: str, heard: list[Event]) -> dict[str, Counter[str]]:
    """What events tell of each seat."""
    found: dict[str, Counter[str]] = {}
    for event in heard:
        telling = catalogue(game).events[event.code]
        if telling.gains or telling.losses:
            mine = found.setdefault(str(event.facts["seat"]), Counter())
            mine.update(changes_in(event, telling))
    return found


def test_where_points_come_from() -> None:
    def told(code: str, **facts: Fact) -> tuple[str, int]:
        return points_in(Event(code, {"seat": "red", **facts}), catalogue("caylus").events)

    assert told("favour_simplified", prestige=3) == ("favour", 3)
    assert told("no_batch", prestige=2) == ("no_batch", -2)
    assert told("offer_gained", goods={"prestige": 5, "food": 1}) == ("trade", 5)
    assert told("final_bonus", prestige=9, parts={}) == ("", 0)
    round_began = Event("round_began", {"round": 3})
    assert points_in(round_began, catalogue("caylus").events) == ("", 0)


def test_a_residence_counts_as_one_whatever_it_was() -> None:
    events = catalogue("caylus").events
    turned = Event("transformed", {"seat": "red", "place": "mason", "space": 8, "prestige": 2})
    assert piece_in(turned, events["transformed"]) == "residence"
    passed = Event("passed", {"seat": "red", "number": 1, "deniers": 1})
    assert piece_in(passed, events["passed"]) == ""


def test_what_is_paid_for_an_offer_is_told_once() -> None:
    """An offer tells its whole price; the cubes of it are told when they are paid."""
    events = catalogue("caylus").events
    offer = Event("offer_taken", {"seat": "red", "goods": {"denier": 1, "cloth": 1}})
    paid = Event("cubes_paid", {"seat": "red", "goods": {"cloth": 1}})
    assert changes_in(offer, events["offer_taken"]) == {"denier": -1}
    assert changes_in(paid, events["cubes_paid"]) == {"cloth": -1}
