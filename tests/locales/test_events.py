"""What is told in play: the events of the table, with exactly their facts, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

import keepwright as kw
from keepwright.engine.obstacle import Fact
from keepwright.locales import LANGUAGES, Words
from tests.contract.tables import TABLES
from tests.locales.facts import of_game
from tests.locales.messages import patterns
from tests.locales.spoken import flaws, ids_left
from tests.locales.test_codes import event_table

GAMES = 400
OF_A_BOT = {"event-scheme_revealed", "event-automa_gathered"}  # of the rules: it reads nothing

every_game = pytest.mark.parametrize("game_id", kw.game_ids())


@cache
def random_play(game_id: str) -> list[kw.Event]:
    """All that is told in some games of random moves, at every size of table, with all options."""
    told: list[kw.Event] = []
    tables = [table for table in TABLES if table.game == game_id]
    for seed in range(GAMES):
        state = tables[seed % len(tables)].before_set_up()
        state.heard = told
        dice = [kw.Dice(f"{seed} {seat}") for seat in range(len(state.seats))]
        kw.playout(state, dice, kw.Dice(seed))
    return told


def scripted_play(game_id: str, code: str) -> list[kw.Event]:
    """What is told when the scenario of a rare event is played."""
    table: dict[str, object] = {"id": code, "game": game_id, "seats": ["red", "blue"]}
    scenario = kw.Scenario(table | of_game(game_id).RARE[code])
    state, told = scenario.position(), list[kw.Event]()
    for move in scenario.moves:
        state = kw.play_line(state, move, told)
    return told


@cache
def all_play(game_id: str) -> dict[str, kw.Event]:
    """Random and scripted play together: all events that differ, by what they tell."""
    rare = (event for code in of_game(game_id).RARE for event in scripted_play(game_id, code))
    return {f"{event!r} {event.secret!r}": event for event in (*random_play(game_id), *rare)}


@every_game
def test_reasons_are_told_of_a_seat_and_not_to_it(game_id: str) -> None:
    """Everybody hears them; who was forced is named like everybody else."""
    words, addressed = Words("en", game_id), re.compile(r"\b(you|your|yours)\b", re.I)
    forced = [event for event in all_play(game_id).values() if event.reasons]
    assert forced
    for event in forced:
        assert not addressed.search(words.event(event)), words.event(event)


@every_game
def test_a_reason_about_no_thing_can_be_told_of_somebody(game_id: str) -> None:
    """Such a reason may stand against all answers but one, and everybody is told."""
    things = {"place", "card", "character", "row", "slot", "goods", "colour"}
    addressed = re.compile(r"\b(you|your|yours)\b", re.I)
    for file in ("engine", game_id):
        written = patterns("en", file)
        for id, pattern in written.items():
            about_a_thing = pattern.variables & things
            if id.startswith("obstacle-") and not id.endswith("-seat") and not about_a_thing:
                personal = addressed.search(str(pattern.text))
                assert not personal or f"{id}-seat" in written, id


@every_game
def test_only_the_events_of_the_table_are_told_with_exactly_their_facts(game_id: str) -> None:
    """Secret facts come last, and are told to nobody else."""
    table = event_table(game_id)
    for event in all_play(game_id).values():
        if event.code != "forced":
            assert (*event.facts, *event.secret) == table[event.code]
            assert event.secret.keys() & event.seen_by(event.seat + 1).facts.keys() == set()


@every_game
def test_every_event_of_the_table_is_told(game_id: str) -> None:
    codes = {event.code for event in all_play(game_id).values()}
    assert codes == {"forced", *event_table(game_id)}


@every_game
def test_rare_events_come_about_as_their_rule_says(game_id: str) -> None:
    for code in of_game(game_id).RARE:
        assert code in [event.code for event in scripted_play(game_id, code)]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_play_can_be_said(game_id: str, lang: str) -> None:
    """To the seat whom it concerns as well as to the others, of it and to it."""
    words = Words(lang, game_id)
    voices = [words, *(words.among({}, colour) for colour in ("red", "blue"))]
    for event in all_play(game_id).values():
        for seat in {event.seat, event.seat + 1}:
            for text in {voice.event(event.seen_by(seat)) for voice in voices}:
                assert [*flaws(text), *ids_left(text)] == []
                assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", ["engine", *kw.game_ids()])
def test_what_a_seat_does_can_be_told_to_that_seat(file: str, lang: str) -> None:
    """With the same facts, but for its name."""
    written = patterns(lang, file)
    of_seats = {
        id: pattern.variables
        for id, pattern in written.items()
        if id.startswith("event-") and "." not in id and "seat" in pattern.variables
    }
    told = {id: written.get(f"{id}.you") for id in of_seats if id not in OF_A_BOT}
    assert [id for id, you in told.items() if you is None] == []
    assert [id for id, you in told.items() if you and not you.variables < of_seats[id]] == []


@every_game
def test_who_reads_is_addressed_and_not_named(game_id: str) -> None:
    for event in all_play(game_id).values():
        seat = event.facts.get("seat")
        if isinstance(seat, str) and f"event-{event.code}" not in OF_A_BOT:
            text = Words("en", game_id).among({seat: "Ida"}, seat).event(event)
            assert "Ida" not in text
            assert re.search(r"\b(you|your)\b", text, re.I), text


def test_what_befalls_me_is_told_to_me() -> None:
    """Be it by somebody else, by myself, or together with others."""
    words = Words("en", "architects").among({"red": "Ida", "blue": "Kuno"}, "red")

    def captured(seat: str, colour: str) -> str:
        facts: dict[str, Fact] = {"seat": seat, "place": "forest", "colour": colour, "count": 2}
        return words.event(kw.Event("workers_captured", facts))

    assert captured("blue", "red") == "Kuno captures 2 of your workers: Forest."
    assert captured("blue", "blue") == "Kuno calls 2 workers home: Forest."
    assert captured("red", "blue") == "You capture 2 of Kuno’s workers: Forest."
    assert captured("red", "red") == "You call 2 workers home: Forest."
    sold: dict[str, Fact] = {
        "seat": "blue",
        "count": 3,
        "owners": {"red": 2, "green": 1},
        "silver": 3,
    }
    assert words.event(kw.Event("captured_sold", sold)) == (
        "Kuno sends 3 captured workers to Prison (you 2, Green 1) and gains 3 silver."
    )
    held: dict[str, Fact] = {"seat": "blue", "character": "thief", "holder": "red"}
    taken = Words("en", "caylus_1303").among({}, "red").event(kw.Event("character_taken", held))
    assert taken == "Blue takes a character from you: Thief."


def test_who_wins_alone_is_told_so() -> None:
    words = Words("en", "caylus").among({"blue": "Kuno"}, "red")

    def ended(*winners: str) -> str:
        return words.event(kw.Event("game_ended", {"winners": list(winners), "prestige": 57}))

    assert ended("red") == "Game over: you win with 57 prestige points."
    assert ended("red", "blue") == "Game over: victory with 57 prestige points for you and Kuno."


def test_events_call_things_as_they_call_themselves() -> None:
    tile: dict[str, Fact] = {"seat": "red", "place": "start_guild_any"}
    text = Words("en", "caylus_1303").event(kw.Event("worker_placed", tile))
    assert text == "Red places a worker: Guild."
    mine = Words("en", "magna_carta").among({}, "red")
    drawn: dict[str, Fact] = {"seat": "red", "count": 1, "cards": ["red_market"]}
    assert mine.event(kw.Event("cards_drawn", drawn)) == "You draw 1 card: Market."


def test_parts_are_sentences_where_a_label_and_a_number_are_none() -> None:
    assert Words("en", "architects").parts({"tax": 1, "minimum": 1}) == "Tax 1, never below 0"
    assert Words("en", "caylus_1303").parts({"passed": 1}) == "1 because someone has passed"


def test_a_reward_is_not_told_twice() -> None:
    gained: dict[str, Fact] = {"seat": "red", "source": "reward_wood", "goods": {"wood": 2}}
    text = Words("en", "architects").event(kw.Event("gained", gained))
    assert text == "Red gains 2 Wood: Reward card."
