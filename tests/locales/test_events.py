"""What is told in play: the events of the table, with exactly their facts, in every language."""

from __future__ import annotations

from functools import cache

import pytest

import keepwright as kw
from keepwright.games.caylus.events import EVENTS
from keepwright.locales import LANGUAGES, Words
from tests.locales.spoken import flaws, ids_left

GAMES = 400

RARE: dict[str, dict[str, object]] = {
    # The lawyer turns a building with a worker on it, who has yet to work.
    "transformation_delayed": {
        "start": {"transform": {"seat": "red", "price": "1 cloth 1 denier"}},
        "given": {
            "phase": 5,
            "provost": 10,
            "owners": {"lawyer": "red", "mason": "red"},
            "workers": {"mason": "blue"},
            "players": {"red": {"cloth": 1, "deniers": 1}},
        },
        "play": "red: transform mason",
    },
    # A fifth favour in one phase.
    "favour_lost": {
        "start": {"trade": {"seat": "red", "place": "joust_field"}},
        "given": {
            "phase": 3,
            "players": {
                "red": {
                    "cloth": 1,
                    "deniers": 1,
                    "rows_used": [
                        "favour_prestige",
                        "favour_deniers",
                        "favour_resources",
                        "favour_buildings",
                    ],
                }
            },
        },
        "play": "red: trade 1 denier 1 cloth",
    },
    # The last part of the towers goes to who stands first in the castle.
    "castle_full": {
        "start": "castle",
        "given": {
            "scored": 2,
            "castle": ["red", "blue"],
            "players": {
                "red": {"food": 1, "wood": 1, "stone": 1},
                "blue": {"houses": {"towers": 13}},
            },
        },
        "play": "red: hand_in 1 food 1 wood 1 stone",
    },
}


@cache
def random_play() -> list[kw.Event]:
    """All that is told in some games of random moves, at every size of table, with all options."""
    told: list[kw.Event] = []
    for seed in range(GAMES):
        options = {"jeweller": seed % 3 == 0, "simplified_favours": seed % 8 == 7}
        state = kw.load("caylus").new_state(2 + seed % 4, options)
        state.heard = told
        dice = [kw.Dice(f"{seed} {seat}") for seat in range(len(state.seats))]
        kw.playout(state, dice, kw.Dice(seed))
    return told


def scripted_play(code: str) -> list[kw.Event]:
    """What is told when the scenario of a rare event is played."""
    table: dict[str, object] = {"id": code, "game": "caylus", "seats": ["red", "blue"]}
    scenario = kw.Scenario(table | RARE[code])
    state, told = scenario.position(), list[kw.Event]()
    for move in scenario.moves:
        state = kw.play_line(state, move, told)
    return told


@cache
def all_play() -> list[kw.Event]:
    """Random and scripted play together."""
    return [*random_play(), *(event for code in RARE for event in scripted_play(code))]


def test_only_the_events_of_the_table_are_told_with_exactly_their_facts() -> None:
    for event in all_play():
        if event.code != "forced":
            assert tuple(event.facts) == EVENTS[event.code]


def test_every_event_of_the_table_is_told() -> None:
    assert {event.code for event in all_play()} == {"forced", *EVENTS}


@pytest.mark.parametrize("code", RARE)
def test_rare_events_come_about_as_their_rule_says(code: str) -> None:
    assert code in [event.code for event in scripted_play(code)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_play_can_be_said(lang: str) -> None:
    words = Words(lang, "caylus")
    different = {repr(event): event for event in all_play()}
    said = [words.event(event) for event in different.values()]
    assert [flaw for text in said for flaw in (*flaws(text), *ids_left(text))] == []
    assert [text for text in said if not text.endswith(".")] == []
