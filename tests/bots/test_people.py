"""The people whom bots sit down as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from keepwright.bots.arena import play_bots
from keepwright.bots.people import (
    FORMER,
    LEVELS,
    PEOPLE,
    BotPerson,
    bot_behind,
    free_people,
    people_at,
    person_named,
    sit_down,
)
from keepwright.bots.registry import make_bot, read_bot
from keepwright.engine.chance import Dice
from keepwright.engine.game import load
from keepwright.engine.play import new_game, score_sheet


def test_fifteen_people_sit_by_levels() -> None:
    assert len({one.id for one in PEOPLE}) == 15
    assert len({one.name[0] for one in PEOPLE}) == 15  # told apart by their first letter
    assert list(Counter(one.level for one in PEOPLE).items()) == [
        ("gentle", 4),
        ("steady", 4),
        ("sharp", 4),
        ("fearsome", 3),
    ]


@pytest.mark.parametrize("name", [*LEVELS, *FORMER, *(one.id for one in PEOPLE), "odile_younger"])
def test_everybody_is_played_by_a_bot(name: str) -> None:
    assert read_bot(name) == read_bot(bot_behind(name))
    assert make_bot(name, load("caylus"), Dice(1)) is not None


def test_no_face_is_twice_at_a_table_while_the_level_has_another() -> None:
    for level in LEVELS:
        for seats in range(1, 6):
            seated = [person_named(bot or "") for bot in sit_down([level] * seats)]
            faces = [one.face for one in seated if one]
            assert len(faces) == seats
            of_level = len([one for one in PEOPLE if one.level == level])
            assert len(set(faces)) == min(seats, of_level)
            assert len({one.id for one in seated if one}) == seats


def test_the_fourth_of_the_fearsome_is_a_junior() -> None:
    last = person_named(sit_down(["fearsome"] * 4)[-1] or "")
    assert last is not None
    assert (last.is_junior, last.face, last.level) == (True, "kuno", "fearsome")


def test_who_is_asked_for_by_name_comes_and_is_not_seated_twice() -> None:
    assert sit_down(["steady", "ivo"]) == ["garin", "ivo"]
    assert sit_down(["zita", "zita"]) == ["zita", "lioba"]


def test_a_bot_by_its_own_name_plays_as_it_is_and_has_a_face() -> None:
    bots = sit_down(["greedy:rivalry=1", "apprentice", None, "journeyman"])
    assert bots == ["greedy:rivalry=1", "random", None, "greedy"]
    faces = [one and (one.id, one.level) for one in people_at(bots)]
    assert faces == [("ivo", "steady"), ("wanda", "gentle"), None, ("garin", "steady")]


def test_whoever_is_chosen_is_not_at_the_table() -> None:
    chosen: list[list[str]] = []

    def last(people: Sequence[BotPerson]) -> BotPerson:
        chosen.append([one.id for one in people])
        return people[-1]

    assert sit_down(["gentle", "maud"], last) == ["perrin", "maud"]
    assert chosen == [["wanda", "simkin", "perrin"]]
    assert [one.id for one in free_people("gentle", {"wanda", "simkin", "perrin"})] == ["maud"]


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "gentle"), ("gentle", "steady")])
def test_a_level_beats_what_is_below_it(weaker: str, stronger: str) -> None:
    """Points of both over a few seeded games, each in both seats."""
    game, points = load("magna_carta"), Counter[str]()
    for seed in range(8):
        names = [weaker, stronger] if seed % 2 else [stronger, weaker]
        state = new_game(game.id, seats=2, seed=seed)
        bots = [make_bot(name, game, Dice(f"{seed} {name}")) for name in names]
        play_bots(state, bots, Dice(seed))
        for name, total in zip(names, score_sheet(state).totals, strict=True):
            points[name] += total
    assert points[stronger] > points[weaker] * 1.1
