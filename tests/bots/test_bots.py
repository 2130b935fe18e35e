"""Bots choose legally from views, the same dice give the same game, and greed beats chance."""

from __future__ import annotations

from collections import Counter

import pytest

from keepwright.bots.arena import play_bots, play_match, play_sitting, simulate
from keepwright.bots.heuristic import ScoreSheetHeuristic, heuristic_for
from keepwright.bots.registry import BOTS, BadBotParameter, UnknownBot, make_bot, read_bot
from keepwright.engine.action import Action
from keepwright.engine.chance import Dice
from keepwright.engine.game import game_ids, load
from keepwright.engine.guess import guess
from keepwright.engine.play import (
    answer,
    deal_in_place,
    legal_actions,
    new_game,
    play_in_place,
    playout,
    score_sheet,
    seats_due,
)
from keepwright.engine.record import Record
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State, state_of
from keepwright.engine.view import View, view
from keepwright.games.architects import components as architects
from keepwright.games.architects.faces import heuristic as architects_heuristic
from keepwright.games.caylus import components as caylus
from keepwright.games.caylus.faces import heuristic as caylus_heuristic
from keepwright.games.caylus_1303 import components as caylus_1303
from keepwright.games.caylus_1303.faces import heuristic as caylus_1303_heuristic
from keepwright.games.magna_carta import components as magna_carta
from keepwright.games.magna_carta.faces import heuristic as magna_carta_heuristic
from tests.sample import sample

CAYLUS = load("caylus")
MONUMENT_IDS = [monument.id for monument in caylus_1303.MONUMENTS]


TABLES = [(game, seats) for game in game_ids() for seats in range(2, load(game).most_seats + 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_bots_play_just_as_a_playout_does(game: str, seats: int) -> None:
    by_playout = new_game(game, seats, seed=seats)
    by_bots = by_playout.copy()
    decided = playout(by_playout, [Dice(seat) for seat in range(seats)], Dice("table"))
    bots = [make_bot("random", load(game), Dice(seat)) for seat in range(seats)]
    assert play_bots(by_bots, bots, Dice("table")) == decided
    assert by_bots.digest() == by_playout.digest()


def test_whatever_a_piece_does_has_a_row_in_the_heuristic() -> None:
    road = caylus.BUILDINGS[caylus.NUMBER["fixed_peddler"] :]
    groups = ("prestige", "residential")
    works = {type(place.work) for place in road if place.group not in groups}
    assert works == set(caylus_heuristic.ACTIVATED)
    sides = [work for place in caylus_1303.BUILDINGS for work in (place.setup, place.built)]
    assert {type(work) for work in sides} == set(caylus_1303_heuristic.WORKED)
    cards = (*magna_carta.NEUTRAL_CARDS, *magna_carta.PLAYER_CARDS)
    effects = [effect for card in cards for effect in (card.primary, card.secondary)]
    assert {type(effect) for effect in effects} == set(magna_carta_heuristic.APPLIED)
    at_once = {type(card.effect) for card in architects.BUILDINGS}
    assert at_once == set(architects_heuristic.EFFECTS)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seats", sample([2, 3, 4], 3, __name__))
def test_greed_beats_chance(game: str, seats: int) -> None:
    games = 8
    won = 0.0
    for match in simulate(game, seats, {}, ["greedy"] + ["random"] * (seats - 1), games):
        won += (load(game).colours[0] in match.winners) / len(match.winners)
    assert won > 0.9 * games


def test_greedy_bots_build_the_castle_and_the_road() -> None:
    state = new_game("caylus", 3, seed=5)
    play_bots(state, [make_bot("greedy", CAYLUS, Dice(seat)) for seat in range(3)], Dice(0))
    facts = state.to_json()
    houses = sum(sum(player["houses"].values()) for player in facts["players"].values())
    assert houses >= 12
    assert len(facts["owners"]) >= 6
    assert min(player["prestige"] for player in facts["players"].values()) >= 25


@pytest.mark.parametrize("ruleset", ["beginner", "standard"])
def test_greedy_bots_build_the_road_and_prestige_and_offer_lots(ruleset: str) -> None:
    game = load("magna_carta")
    state = new_game(game, 3, {"ruleset": ruleset}, seed=0)
    play_bots(state, [make_bot("greedy", game, Dice(seat)) for seat in range(3)], Dice(0))
    facts = state.to_json()
    players = facts["players"].values()
    assert len(facts["road"]) >= 12
    assert sum(sum(player["tokens"].values()) for player in players) >= 12
    assert sum(len(player["prestige"]) for player in players) >= 2
    assert min(score_sheet(state).totals) >= 20


def test_greedy_bots_build_and_deliver_and_use_their_favors() -> None:
    game = load("caylus_1303")
    seen: Counter[str] = Counter()
    least = []
    for seed in range(4):
        state = new_game(game, 3, seed=seed)
        state.heard = []
        play_bots(state, [make_bot("greedy", game, Dice(seat)) for seat in range(3)], Dice(0))
        for event in state.heard:
            seen[event.code] += 1
            if event.code == "built" and event.facts["place"] in MONUMENT_IDS:
                seen["monument"] += 1
        least.append(min(score_sheet(state).totals))
    assert seen["built"] >= 20
    assert seen["bundle_delivered"] >= 24
    assert seen["slot_used"] >= 4
    assert seen["character_taken"] > 4 * 3
    assert seen["monument"] >= 1
    assert sum(least) >= 4 * 25


def test_greedy_bots_hire_capture_build_and_pay_their_debts() -> None:
    game = load("architects")
    seen: Counter[str] = Counter()
    for seed in range(2):
        state = new_game(game, 3, seed=seed)
        state.heard = []
        play_bots(state, [make_bot("greedy", game, Dice(seat)) for seat in range(3)], Dice(0))
        seen.update(event.code for event in state.heard)
        assert min(score_sheet(state).totals) >= 20
    assert seen["apprentice_hired"] >= 2 * 6
    assert seen["workers_captured"] >= 2 * 6
    assert seen["captured_sold"] >= 2
    assert seen["building_constructed"] >= 2 * 6
    assert seen["level_reached"] >= 2 * 3
    assert seen["debt_taken"] <= 2 * 12


def test_a_greedy_bot_beats_the_automa_more_often_than_not() -> None:
    games = 8
    won = sum(bool(match.winners) for match in simulate("architects", 1, {}, ["greedy"], games))
    assert won > games / 2


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        (game, option.id, value)
        for game in game_ids()
        for option in load(game).options
        for value in option.values
        if value != option.default
    ],
)
def test_greedy_bots_play_with_every_option(game: str, option: str, value: bool | str) -> None:
    match = play_match(game, 2, {option: value}, ["greedy", "greedy"], seed=2)
    assert min(match.scores) > 15


def test_of_decisions_made_together_any_can_come_first() -> None:
    """A bot is asked about its own seat, whoever else has not answered yet."""
    game = load("magna_carta")
    state = new_game(game, 3, seed=4)
    assert seats_due(state) == [0, 1, 2]
    for seat in (2, 0, 1):
        bot = make_bot("greedy", game, Dice(seat))
        legal = legal_actions(state, seat)
        chosen = bot.choose(view(state, seat), legal)
        assert chosen in legal
        state = answer(state, chosen, seat=seat)
    assert seats_due(state) == []


def test_a_bot_chooses_the_same_whatever_its_seat_may_not_know() -> None:
    game = load("magna_carta")
    state = new_game(game, 3, seed=4)
    play_some(state, 60)
    seat = seats_due(state)[0]
    seen = view(state, seat)
    chosen = set()
    for number in range(5):
        other = guess(seen, Dice(number))
        legal = legal_actions(other, seat)
        chosen.add(make_bot("greedy", game, Dice(1)).choose(view(other, seat), legal))
    assert len(chosen) == 1


def play_some(state: State, decisions: int) -> None:
    """Play so many random decisions."""
    dice = Dice(2)
    for _ in range(decisions):
        legal = legal_actions(state)
        play_in_place(state, legal[dice.below(len(legal))])
        deal_in_place(state, dice)


def test_a_bot_leaves_the_view_as_it_is() -> None:
    state = new_game("caylus", 3, seed=1)
    assert state.seat is not None
    seen = view(state, state.seat)
    before = state.digest()
    make_bot("greedy", CAYLUS, Dice(1)).choose(seen, legal_actions(state))
    assert seen.facts == view(state, state.seat).facts
    assert state.digest() == before


def test_rivalry_changes_what_a_greedy_bot_does() -> None:
    games = {
        play_match("caylus", 2, {}, [f"greedy:rivalry={r}", "greedy"], seed=1).digest
        for r in ("0", "1")
    }
    assert len(games) == 2


def test_bots_are_named_with_their_parameters() -> None:
    assert read_bot("random") == ("random", {})
    assert read_bot(" greedy:rivalry=1 ") == ("greedy", {"rivalry": 1.0})


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot) as refusal:
        read_bot("clever")
    assert refusal.value.facts == {"bot": "clever", "bots": list(BOTS)}


@pytest.mark.parametrize(
    "text", ["random:rivalry=1", "greedy:depth=2", "greedy:rivalry=2", "greedy:rivalry=much"]
)
def test_a_bad_parameter_is_refused(text: str) -> None:
    with pytest.raises(BadBotParameter):
        read_bot(text)


def test_a_game_without_a_heuristic_of_its_own_is_judged_by_its_score_sheet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert isinstance(heuristic_for("caylus"), caylus_heuristic.CaylusHeuristic)
    monkeypatch.setattr("keepwright.bots.heuristic.face", lambda game_id, name: None)
    judge = heuristic_for("caylus")
    assert isinstance(judge, ScoreSheetHeuristic)
    assert judge.worths(new_game("caylus", 2, seed=1)) == [2.0, 2.0]
    assert not judge.completes("pay", "build")


def test_at_the_end_a_position_is_worth_its_score() -> None:
    state = new_game("caylus", 2, seed=1)
    playout(state, [Dice(1), Dice(2)], Dice(3))
    assert heuristic_for("caylus").worths(state) == [
        float(player["prestige"]) for player in state.to_json()["players"].values()
    ]


def test_a_record_of_a_game_between_bots_replays() -> None:
    sitting = Sitting.begin("caylus", ["blue", "red"], seed=9)
    bots = [make_bot("greedy", CAYLUS, Dice(seat)) for seat in range(2)]
    while (seat := sitting.state.seat) is not None:
        action = bots[seat].choose(view(sitting.state, seat), legal_actions(sitting.state))
        sitting.play(f"{sitting.state.seats[seat]}: {action.text}")
    assert Record.read(sitting.record.write()).replay().digest() == sitting.state.digest()


def test_a_game_that_goes_on_and_on_is_broken_off() -> None:
    """Nobody is made to fill the Guildhall (§ 4.14): the game is not over, but counts."""

    class Quarrier:
        def choose(self, view: View, actions: list[Action]) -> Action:
            return actions[0]

    state = new_game("architects", 2, seed=1)
    decided = play_bots(state, [Quarrier(), Quarrier()], Dice(1))
    assert 100 < decided <= 2 * state.game.limits.decisions
    assert not state.over
    assert state_of("architects", state.to_json()) == state
    sitting = Sitting.begin("architects", 2, seed=1)
    assert play_sitting(sitting, [Quarrier(), Quarrier()]) > 100
    assert sitting.record.replay() == sitting.state


def test_greed_leaves_alone_what_cannot_be_counted() -> None:
    start = new_game("architects", ["red", "blue"], seed=1)
    while start.due is None or start.due.name != "place_worker":
        play_in_place(start, legal_actions(start)[0], dealer=Dice(1))
    seat, facts = start.seat, start.to_json()
    assert seat is not None
    facts["players"][start.seats[seat]].update(stone=2047, wood=2047, clay=2047, silver=9999)
    full = state_of("architects", facts)
    bot = make_bot("greedy", full.game, Dice(1))
    chosen = bot.choose(view(full, seat), legal_actions(full))
    assert chosen in legal_actions(full)
    assert chosen.text not in ("place quarry", "place forest", "place silversmith")
