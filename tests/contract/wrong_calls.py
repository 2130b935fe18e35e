"""Wrong calls: every public function, constructor and method with wrong types, one at a time.

`PYTHONPATH=src:. python tests/contract/wrong_calls.py` writes what each says to wrong_calls.txt;
both forms are compared with that.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import chdir
from pathlib import Path

import keepwright as kw

TRANSCRIPT = Path(__file__).with_suffix(".txt")

WRONG: dict[str, Callable[[], object]] = {
    "7": lambda: 7,
    "1.5": lambda: 1.5,
    "None": lambda: None,
    "'text'": lambda: "text",
    "[]": list,
    "[7]": lambda: [7],
    "{7: 7}": lambda: {7: 7},
    "b'7'": lambda: b"7",
    "another game's State": lambda: kw.new_game("architects", 1, seed=1),
}


def sitting() -> kw.Sitting:
    """A game that has begun."""
    found = kw.Sitting.begin("caylus", ["blue", "red"], seed=1)
    found.play("pass")
    return found


def chance() -> kw.State:
    """A position in which chance is due."""
    return kw.load("caylus").new_state(2, {})


def position() -> kw.State:
    """A position in which somebody decides."""
    return kw.new_game("caylus", ["blue", "red"], seed=1)


Call = tuple[Callable[..., object], dict[str, object]]


def calls(folder: Path) -> dict[str, Callable[[], Call]]:
    """What is called, each with arguments that are right, made anew for each call."""
    dice, events = kw.Dice(1), list[kw.Event]()
    file = folder / "game.record"
    sitting().record.save(file)
    caylus = kw.load("caylus")
    named = {"game": "caylus", "seats": 2, "options": {}, "seed": 1}
    facts = {"id": "A", "game": "caylus", "seats": ["red", "blue"]}
    picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    action = caylus.actions.all[0]
    tally = kw.Tally()
    decided: dict[str, object] = {"action": "pass", "seat": "red"}
    return {
        "load": lambda: (kw.load, {"game_id": "caylus"}),
        "new_game": lambda: (kw.new_game, {**named, "dealer": dice}),
        "legal_actions": lambda: (kw.legal_actions, {"state": position(), "seat": None}),
        "candidates": lambda: (kw.candidates, {"state": position(), "seat": None}),
        "why_not": lambda: (kw.why_not, {"state": position(), **decided}),
        "play": lambda: (
            kw.play,
            {"state": position(), **decided, "heard": events, "dealer": dice},
        ),
        "answer": lambda: (kw.answer, {"state": position(), **decided, "heard": events}),
        "seats_due": lambda: (kw.seats_due, {"state": position()}),
        "score_sheet": lambda: (kw.score_sheet, {"state": position(), "eyes": "red"}),
        "totals": lambda: (kw.totals, {"state": position()}),
        "winners": lambda: (kw.winners, {"state": position()}),
        "deal": lambda: (kw.deal, {"state": chance(), "by": dice, "heard": events}),
        "seed_bytes": lambda: (kw.seed_bytes, {"seed": 1}),
        "play_in_place": lambda: (
            kw.play_in_place,
            {"state": position(), **decided, "dealer": dice},
        ),
        "deal_in_place": lambda: (kw.deal_in_place, {"state": chance(), "dealer": dice}),
        "playout": lambda: (
            kw.playout,
            {"state": position(), "dice": [dice, dice], "dealer": dice},
        ),
        "random_game": lambda: (kw.random_game, {"start": chance(), "seed": 1}),
        "view": lambda: (kw.view, {"state": position(), "seat": 0}),
        "guess": lambda: (kw.guess, {"view": kw.view(position(), 0), "dealer": dice}),
        "replay": lambda: (kw.replay, {"record": sitting().record}),
        "play_line": lambda: (
            kw.play_line,
            {"state": position(), "text": "red: pass", "heard": events},
        ),
        "read_line": lambda: (kw.read_line, {"text": "red: pass"}),
        "state_of": lambda: (
            kw.state_of,
            {"game_id": "caylus", "facts": position().to_json()},
        ),
        "json_schema": lambda: (kw.json_schema, {"game": caylus, "view": False}),
        "picture_of": lambda: (
            kw.picture_of,
            {
                "position": position(),
                "seat": None,
                "theme": "day",
                "language": "en",
                "names": {"red": "Ann"},
            },
        ),
        "png_of": lambda: (kw.png_of, {"picture": picture, "zoom": 1.0}),
        "Action": lambda: (
            kw.Action,
            {"game": "caylus", "index": 1, "verb": "a", "what": "", "argument": "", "target": 1},
        ),
        "Candidate": lambda: (kw.Candidate, {"action": action, "obstacles": []}),
        "Dice": lambda: (kw.Dice, {"seed": 1}),
        "Event": lambda: (
            kw.Event,
            {"code": "a", "facts": {}, "secret": {}, "seat": 0, "reasons": []},
        ),
        "Event.seen_by": lambda: (kw.Event("a", {}, {"card": "b"}).seen_by, {"seat": 0}),
        "Game.new_state": lambda: (caylus.new_state, {"seats": 2, "options": {}}),
        "Game.state_from_json": lambda: (
            caylus.state_from_json,
            {"facts": position().to_json()},
        ),
        "Limits": lambda: (kw.Limits, {"rounds": 1, "decisions": 1, "points": (0, 1)}),
        "Line": lambda: (kw.Line, {"who": "red", "what": "pass"}),
        "Obstacle": lambda: (kw.Obstacle, {"code": "a", "rule": "b"}),
        "Obstructed": lambda: (kw.Obstructed, {"obstacles": []}),
        "Option": lambda: (kw.Option, {"id": "a", "values": (True, False), "default": False}),
        "Record": lambda: (kw.Record, {"headers": {}, "lines": [], "remarks": []}),
        "Record.new": lambda: (
            kw.Record.new,
            {"game": "caylus", "seats": 2, "options": {}, "seed": "1"},
        ),
        "Record.from_position": lambda: (kw.Record.from_position, {"state": position()}),
        "Record.read": lambda: (kw.Record.read, {"text": sitting().record.write()}),
        "Record.load": lambda: (kw.Record.load, {"path": file}),
        "Record.save": lambda: (sitting().record.save, {"path": folder / "saved.record"}),
        "Record.replay": lambda: (sitting().record.replay, {"upto": 1, "heard": events}),
        "Record.close": lambda: (sitting().record.close, {"state": position()}),
        "Scenario": lambda: (kw.Scenario, {"facts": facts}),
        "Scenario.reached": lambda: (kw.Scenario(facts).reached, {"last": 0}),
        "ScoreSheet": lambda: (
            kw.ScoreSheet,
            {"seats": ("red",), "tallies": [tally], "ties": [()], "rivals": {}},
        ),
        "SeedDealer": lambda: (kw.SeedDealer, {"seed": kw.seed_bytes(1)}),
        "Sitting": lambda: (kw.Sitting, {"record": sitting().record, "dealer": dice}),
        "Sitting.begin": lambda: (kw.Sitting.begin, named),
        "Sitting.play": lambda: (
            sitting().play,
            {"move": "pass", "expected": None, "seat": None},
        ),
        "Sitting.can_undo": lambda: (sitting().can_undo, {"seat": "blue"}),
        "Sitting.undo": lambda: (sitting().undo, {"seat": "blue"}),
        "Sitting.cut": lambda: (sitting().cut, {"length": 0}),
        "State.assign": lambda: (position().assign, {"other": position()}),
        "Tally": lambda: (kw.Tally, {"explained": True}),
        "View": lambda: (kw.View, {"game": "caylus", "seat": 0, "facts": {}}),
    }


# What takes no argument, is there to be derived from, or is made of facts alone.
NOT_CALLED = {"game_ids", "Chance", "Dealer", "Decision", "Game", "State", "Task"}


def transcript(folder: Path) -> Iterator[str]:
    """A line for each parameter and each error that it can give, with the values that gave it."""
    for name, made in calls(folder).items():
        assert made()[1].keys() <= parameters(made()[0]), name
        for parameter in made()[1]:
            said: dict[str, list[str]] = {}
            for value, wrong in WRONG.items():
                function, right = made()
                try:
                    function(**{**right, parameter: wrong()})
                except (TypeError, ValueError, OSError, kw.KeepwrightError) as error:
                    said.setdefault(sentence(error), []).append(value)
            for told, values in said.items():
                yield f"{name}({parameter}) | {told} | {' '.join(values)}"


def sentence(error: Exception) -> str:
    """What an error says, but for the value."""
    name = type(error).__name__
    if isinstance(error, TypeError):
        return str(error).partition(", not ")[0]
    if isinstance(error, kw.KeepwrightError):
        return f"{name}: {(error.__doc__ or '').partition(chr(10))[0]}"
    return name


def parameters(function: Callable[..., object]) -> set[str]:
    """The names of what a function takes."""
    try:
        return set(inspect.signature(function).parameters)
    except ValueError:  # a compiled class does not say
        return set(inspect.signature(function.__init__).parameters)


def write(folder: Path) -> str:
    """The whole transcript."""
    return "".join(f"{line}\n" for line in transcript(folder))


if __name__ == "__main__":
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as made, chdir(made):
        TRANSCRIPT.write_text(write(Path(made)), encoding="utf-8")
