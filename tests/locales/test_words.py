"""Words: whatever the engine can say is a sentence in every language."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import keepwright as kw
from keepwright.bots.registry import BadBotParameter, read_bot
from keepwright.engine.errors import Obstructed
from keepwright.engine.obstacle import Fact
from keepwright.locales import LANGUAGES, Words
from tests.locales.codes import decisions, errors, raised
from tests.locales.messages import files_of, patterns
from tests.locales.spoken import flaws, ids_left

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", kw.game_ids())

SAMPLES: dict[str, Fact] = {
    "action": "place mason",
    "bot": "random",
    "bots": ["random", "greedy"],
    "answer": "place mason",
    "reason": "ValueError: no such place",
    "trace": "bot.py, line 3",
    "colour": "pink",
    "colours": ["blue", "red"],
    "chance": "road",
    "count": 3,
    "detail": "over",
    "due": "place_or_pass",
    "expected": 1,
    "game": "chess",
    "games": ["caylus"],
    "given": "'pink'",
    "header": "Seats",
    "key": "play",
    "known": "r1",
    "least": 2,
    "length": 5,
    "line": 3,
    "module": "my_bots",
    "most": 5,
    "move": 7,
    "name": "Mine",
    "near": ["place mason", "place park"],
    "option": "dice",
    "options": ["jeweller"],
    "others": ["red"],
    "parameter": "rivalry",
    "parameters": ["rivalry"],
    "problem": "ImportError",
    "range": "0–1",
    "path": "players.red",
    "seat": "red",
    "seats": ["blue", "red"],
    "text": "plaec mason",
    "values": ["true", "false"],
    "why": "over",
}


def say(words: Words, error: kw.KeepwrightError) -> str:
    """The sentence for an error, which must be whole."""
    text = words.error(error)
    assert list(flaws(text)) == []
    return text


@every_language
@pytest.mark.parametrize("kind", errors(), ids=lambda kind: kind.code)
def test_every_error_can_be_said(kind: type[kw.KeepwrightError], lang: str) -> None:
    """With the facts of every place that raises it; without a game named, too."""
    for game_id in (*kw.game_ids(), ""):
        words = Words(lang, game_id)
        for facts in raised(kind, game_id):
            told: dict[str, Any] = {name: value or SAMPLES[name] for name, value in facts.items()}
            if kind is Obstructed:
                lacking = kw.Obstacle("too_few_cubes", "§ phase 2", cost={"wood": 2}, held={})
                told |= {"action": SAMPLES["action"], "obstacles": [lacking]}
            error = kind(**told)
            assert say(words, error) == say(words, pickle.loads(pickle.dumps(error)))


@every_language
@every_game
def test_every_action_can_be_said_and_told_apart(game_id: str, lang: str) -> None:
    words, actions = Words(lang, game_id), kw.load(game_id).actions.all
    said = [words.action(action) for action in actions]
    assert [flaw for text in said for flaw in (*flaws(text), *ids_left(text))] == []
    assert len(set(said)) == len(said)
    for action in actions:
        if action.verb == "trade":
            assert words.goods({"gold": 1}) in words.action(action, gain={"gold": 1})


@every_language
@every_game
def test_every_decision_can_be_asked(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    for decision in decisions(kw.load(game_id)):
        text = words.prompt(decision, "red")
        assert [*flaws(text), *ids_left(text)] == []


@every_language
@pytest.mark.parametrize("seats", [2, 4])
@every_game
def test_every_obstacle_of_play_can_be_said(game_id: str, seats: int, lang: str) -> None:
    words = Words(lang, game_id)
    state = kw.new_game(game_id, seats, seed=seats)
    dice, dealer, codes = kw.Dice(seats), kw.Dice(9), set()
    while not state.over:
        for choice in kw.candidates(state):
            for obstacle in choice.obstacles:
                codes.add(obstacle.code)
                text = words.obstacle(obstacle)
                assert [*flaws(text), *ids_left(text)] == []
        actions = kw.legal_actions(state)
        kw.play_in_place(state, actions[dice.below(len(actions))])
        kw.deal_in_place(state, dealer)
    assert len(codes) > 5


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11])
@every_game
def test_every_message_can_be_said_with_any_number(game_id: str, number: int, lang: str) -> None:
    """Each message and attribute, with numbers for all of its variables."""
    words = Words(lang, game_id)
    for name in files_of(game_id):
        for id, named in patterns(lang, name).items():
            assert words.text(id, **dict.fromkeys(named.variables, number))


def test_all_reasons_of_a_refusal_are_told() -> None:
    state = kw.new_game("caylus", seats=["red", "blue"], seed=1)
    with pytest.raises(Obstructed) as refusal:
        kw.play(state, "place stables")
    assert say(Words("en", "caylus"), refusal.value) == (
        "“Place a worker: Stables” is not possible now. With two players it is closed: Stables."
    )


def test_an_unreadable_move_comes_with_suggestions() -> None:
    state = kw.new_game("caylus", seats=["red", "blue"], seed=1)
    with pytest.raises(kw.Unreadable) as refusal:
        kw.play(state, "place masonn")
    assert "place mason" in say(Words("hu", "caylus"), refusal.value).split("masonn")[1]
    with pytest.raises(kw.Unreadable) as refusal:
        kw.play(state, "xyzzy")
    assert "?" not in say(Words("hu", "caylus"), refusal.value)


def test_a_record_tells_the_reason_of_its_first_wrong_move() -> None:
    record = kw.Record.new("caylus", ["red", "blue"])
    record.lines.append(kw.read_line("* turn_order red blue"))
    with pytest.raises(kw.BadRecord) as refusal:
        record.replay()
    text = say(Words("en", "caylus"), refusal.value)
    assert text.startswith("Move 1 of the record, “* turn_order red blue”: ")
    assert "the order of the neutral buildings" in text


def test_a_bot_without_parameters_is_told_so() -> None:
    with pytest.raises(BadBotParameter) as refusal:
        read_bot("random:depth=3")
    assert say(Words("en"), refusal.value) == "The bot random has no parameters."


def test_a_game_that_is_not_ours_can_be_named() -> None:
    error = kw.UnknownGame(game="chess\0", games=kw.game_ids())
    assert "caylus" in Words("en", "chess\0").error(error)


def test_foreign_text_is_cut() -> None:
    error = kw.Unreadable(text="x" * 5000, near=[])
    assert len(Words("en").error(error)) < 200


def test_reasons_are_not_cut() -> None:
    error = kw.BadState(path="road", why="not_all_passed")
    assert (
        Words("de")
        .error(error)
        .endswith("Das Einsetzen ist vorbei, aber es haben noch nicht alle gepasst.")
    )


def test_goods_and_tallies() -> None:
    words = Words("it", "caylus")
    assert words.goods({"food": 2, "denier": 1, "any_not_gold": 2}) == (
        "2 Cibo, 1 Denaro, 2 Risorse (non oro)"
    )
    assert words.goods({}) == "niente"
    assert words.tally(kw.Tally()) == "0"
    sheet = kw.score_sheet(kw.new_game("caylus", seats=2, seed=1))
    assert words.tally(sheet.tallies[0]) == "2 (Altre risorse 1, Denari 1)"


@every_language
@every_game
def test_every_part_of_a_score_sheet_has_its_label(game_id: str, lang: str) -> None:
    seats = kw.load(game_id).most_seats
    state = kw.new_game(game_id, seats, seed=3)
    kw.playout(state, [kw.Dice(n) for n in range(seats)], kw.Dice(9))
    for tally in kw.score_sheet(state).tallies:
        assert list(flaws(Words(lang, game_id).tally(tally))) == []


def test_what_is_one_seats_is_named_with_its_colour() -> None:
    words = Words("it", "magna_carta")
    assert words.name("building", "blue_gold_mine") == "Miniera d'oro (Azzurro)"
    assert words.name("building", "neutral_peddler") == words.name("building", "peddler")
    with pytest.raises(LookupError):
        words.name("building", "black_market")


def test_several_ids_in_one_text_are_named_one_by_one() -> None:
    words = Words("de", "architects")
    capture = kw.load("architects").actions.by_text["capture quarry red"]
    assert words.action(capture) == "Gefangen nehmen: Steinbruch, Rot"
    used = kw.Event("stopped", {"seat": "red blue", "decision": "no such thing"})
    assert words.event(used) == "Rot, Blau hört auf (no such thing)."


def test_several_seats_are_joined() -> None:
    assert Words("de", "caylus").seats(["red", "blue", "green"]) == "Rot, Blau und Grün"
    assert Words("de", "caylus").seats(["red"]) == "Rot"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        Words("fr", "caylus")


def test_a_message_or_fact_that_is_not_there_is_an_error() -> None:
    words = Words("en", "caylus")
    with pytest.raises(LookupError):
        words.text("building-casino")
    with pytest.raises(ValueError, match="event-inn_left"):
        words.event(kw.Event("inn_left", {}))
