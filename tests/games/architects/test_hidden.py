"""What is hidden, from whom, and what a view and its guesses make of it (§ 7)."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.architects.table import BUILDING_IDS, cites, facts_of, position
from tests.games.table import Table, json_of

UNDER: dict[str, Any] = {
    "hand": {"red": ["well", "keep"], "blue": ["castle"], "green": ["church", "palace"]},
    "put_under": {"red": ["tavern"], "green": ["library", "smithy"]},
    "beneath": [{"green": 2}, {"red": 1}],
}


def table_of_three() -> Table:
    """A table at which everybody has hidden cards."""
    return position("red blue green", **UNDER)


def seen(table: Table, eyes: int) -> dict[str, Any]:
    """What these eyes see."""
    facts: dict[str, Any] = dict(kw.view(table.state, eyes).facts)
    return facts


@cites("§ 7")
def test_a_hand_is_its_owners_and_its_size_is_everybodys() -> None:
    table = table_of_three()
    hands = [seen(table, 0)["players"][name]["hand"] for name in ("red", "blue", "green")]
    assert hands == [["keep", "well"], 1, 2]
    assert seen(table, kw.SPECTATOR)["players"]["red"]["hand"] == 2


@cites("§ 7")
def test_cards_under_the_pile_are_known_to_who_put_them_there() -> None:
    table = table_of_three()
    assert seen(table, 0)["players"]["red"]["put_under"] == ["tavern"]
    assert seen(table, 0)["players"]["green"]["put_under"] == 2
    assert seen(table, 2)["players"]["green"]["put_under"] == ["library", "smithy"]
    assert seen(table, 1)["beneath"] == [{"green": 2}, {"red": 1}]


@cites("§ 7")
def test_nobody_sees_into_a_pile() -> None:
    table = table_of_three()
    for eyes in (0, 1, 2, kw.SPECTATOR):
        facts = seen(table, eyes)
        assert facts["building_pile"] == 40 - 5 - 3
        assert facts["small_face"] == "1_marble"
        assert "bm_01" in facts["small_pile"]
        assert "bm_06" in facts["small_pile"]
        assert facts["rewards"] == 7


@cites("§ 7", "§ 3.1")
def test_the_draft_is_secret_till_all_have_picked() -> None:
    state = kw.new_game("architects", 3, seed=1)
    picked = kw.play(state, kw.legal_actions(state, 0)[0], seat=0)
    for one in (state, picked):
        others = kw.view(one, 1).facts["players"]
        assert others["blue"]["offered"] == len(one.to_json()["players"]["blue"]["offered"])
        assert isinstance(others["green"]["offered"], list)
    assert kw.view(picked, 1).facts["players"]["blue"]["pick"] == 1
    assert len(kw.view(picked, 0).facts["players"]["blue"]["pick"]) == 1


@cites("§ 7")
def test_only_who_draws_is_told_which_cards() -> None:
    table = position("red blue").play("red: place workshop\n* draw well")
    drawn = next(event for event in table.heard if event.code == "cards_drawn")
    assert drawn.seen_by(0).facts == {"seat": "red", "count": 1, "cards": ["well"]}
    assert drawn.seen_by(1).facts == {"seat": "red", "count": 1}


# ---------------------------------------------------------------- guesses


def guesses(table: Table, eyes: int, count: int = 30) -> list[dict[str, Any]]:
    """Positions that fit what these eyes see."""
    view = kw.view(table.state, eyes)
    return [kw.guess(view, kw.Dice(seed)).to_json() for seed in range(count)]


@cites("§ 7")
@pytest.mark.parametrize("eyes", [0, 1, 2, kw.SPECTATOR])
def test_a_guess_fits_the_view_and_guesses_differ(eyes: int) -> None:
    table = table_of_three()
    view = kw.view(table.state, eyes)
    found = guesses(table, eyes)
    for seed in range(5):
        again = kw.view(kw.guess(view, kw.Dice(seed)), eyes)
        assert again.facts == view.facts
    hidden = "green" if eyes != 2 else "red"
    assert len({tuple(facts["players"][hidden]["hand"]) for facts in found}) > 5
    assert len({tuple(facts["players"][hidden]["put_under"]) for facts in found}) > 3


@cites("§ 7")
def test_a_guess_keeps_what_the_seat_put_under_the_pile() -> None:
    for facts in guesses(table_of_three(), 0):
        assert facts["players"]["red"]["put_under"] == ["tavern"]
        everywhere = [*facts["building_pile"]]
        for player in facts["players"].values():
            everywhere += [*player["hand"], *player["put_under"]]
        assert sorted(everywhere) == BUILDING_IDS


@cites("§ 7", "§ 4.12")
def test_who_works_in_the_guildhall_holds_something_to_build() -> None:
    table = position("red blue", hand={"red": ["well", "keep"]}, wood={"red": 2}, stone={"red": 2})
    table.play("red: place guildhall")
    for seed in range(20):
        guess = kw.guess(kw.view(table.state, 1), kw.Dice(seed))
        assert kw.legal_actions(guess)


@cites("§ 7")
def test_what_lies_beneath_a_batch_reached_is_no_longer_known_to_its_owner() -> None:
    built = {"red": BUILDING_IDS[:20], "blue": BUILDING_IDS[20:36]}
    under = {"put_under": {"blue": BUILDING_IDS[37:40]}, "beneath": [{"blue": 3}]}
    table = position("red blue", buildings=built, workers={"red": {"workshop": 1}}, **under)
    table.play(f"red: place workshop\n* draw {BUILDING_IDS[37]}")
    facts = seen(table, 1)
    assert facts["players"]["blue"]["put_under"] == []
    assert facts["building_pile"] == 2


def test_positions_that_differ_in_secrets_are_the_same_to_the_others() -> None:
    one, other = facts_of(**UNDER), facts_of(**UNDER)
    hand, under = other["players"]["green"]["hand"], other["players"]["green"]["put_under"]
    other["players"]["green"]["hand"] = under
    other["players"]["green"]["put_under"] = hand
    states = [kw.state_of("architects", facts) for facts in (one, other)]
    assert states[0].digest() != states[1].digest()
    for eyes in (0, 2, kw.SPECTATOR):
        assert kw.view(states[0], eyes).facts == kw.view(states[1], eyes).facts
    assert json_of(states[0])["players"]["green"]["hand"] == ["church", "palace"]
