"""Feeds bent and broken input to the readers: nothing but typed refusals may come out.

`python tests/fuzz/run.py --seconds 60` goes on for a minute with ever new input; a failure prints
the seed that brings it back (`--seed N`).
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import yaml  # noqa: E402 - the path comes first

import keepwright as kw  # noqa: E402
from keepwright.engine.notation import why_not_line  # noqa: E402
from keepwright.engine.saving import task_to_json  # noqa: E402
from tests.contract.tables import TABLES, Table, fewest_answers, moments  # noqa: E402

MOST_DECISIONS = 20_000
GAMES_KEPT = 6  # of each game

ODD_TEXTS = [
    "", " ", "#", "*", ":", "* ", "red:", ": pass", "[", '[Game "caylus"]', '[A "\\"]', "\\", '"',
    "red: pass # x", "pass", "* road", "* turn_order", "residence", "\0", "é", "９", "\u2028",
    "\ufeff", "x" * 500, "red", "castle", "bank", "lawyer", "church", "hotel", "red_bank",
    "-1", "01", "1e3", "null", "agenda",
]  # fmt: skip
ODD_VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 6, 7, 28, 29, 99, 2047, 2048, 9999, 2**31, 2**63, 2**64,
    10**30, 10**5000, 0.5, float("nan"), float("inf"), [], {}, [[]], {"": ""}, [None], [{}],
    {"seat": "red"}, {1: 2}, {None: 1}, (1, 2), b"red", {"a": {"b": {"c": []}}},
]  # fmt: skip


@cache
def games() -> list[tuple[kw.Record, list[kw.State]]]:
    """Some whole games, with their records: what is bent and broken below."""
    kept = []
    rng = random.Random(1)
    chosen: list[Table] = []
    for id in kw.game_ids():
        tables = [table for table in TABLES if table.game == id]
        chosen += rng.sample(tables, min(GAMES_KEPT, len(tables)))
    for number, table in enumerate(chosen):
        record, states = table.record(), []
        for moment in moments(table, f"fuzz {number}"):
            record.lines.append(kw.read_line(moment.line))
            states.append(moment.before)
        states += [moment.before for moment in moments(table, f"fuzz {number}", rich=True)]
        kept.append((record, [*states, moment.after]))
    return kept


@cache
def scenarios() -> list[dict[str, Any]]:
    """The worked examples of all games, as the maps of their files."""
    found: list[Any] = []
    for path in sorted((ROOT / "tests" / "games").rglob("*.yaml")):
        for facts in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            found += facts if isinstance(facts, list) else [facts]
    return [facts for facts in found if isinstance(facts, dict)]


def odd_value(rng: random.Random) -> Any:
    """Something that hardly ever belongs where it is put."""
    return copy.deepcopy(rng.choice([*ODD_VALUES, *ODD_TEXTS]))


def bend_text(rng: random.Random, text: str) -> str:
    """The text with a few characters or lines lost, doubled, swapped or put in."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        place = rng.randrange(len(lines))
        start, end = sorted(rng.randint(0, len(text)) for _ in range(2))
        end = min(end, start + 20)
        match rng.randrange(7):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + rng.choice(ODD_TEXTS) + text[start:]
            case 2:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case 3:
                text = "\n".join(lines[:place] + lines[place + 1 :])
            case 4:
                text = "\n".join([*lines[:place], lines[place], *lines[place:]])
            case 5:
                other = rng.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
                text = "\n".join(lines)
            case 6:
                text = text[:start] + chr(rng.randrange(0xD800)) + text[end:]
    return text


def spots(facts: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested maps and lists: the container and the key or index in it."""
    keys = list(facts) if isinstance(facts, dict) else range(len(facts))
    for key in keys:
        yield facts, key
        if isinstance(facts[key], dict | list):
            yield from spots(facts[key])


def bend_facts(rng: random.Random, facts: Any, other: Any) -> None:
    """Change some places of nested maps and lists: odd values, values from elsewhere, losses."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        places = list(spots(facts))
        if not places:
            return
        where, key = rng.choice(places)
        match rng.randrange(6):
            case 0:
                where[key] = odd_value(rng)
            case 1:
                source, from_key = rng.choice(list(spots(other)) or [({"": None}, "")])
                where[key] = copy.deepcopy(source[from_key])
            case 2:
                del where[key]
            case 3 if isinstance(where[key], int):
                where[key] += rng.choice([-3, -1, 1, 2, 5, 50])
            case 4 if isinstance(where, dict):
                where[rng.choice([*ODD_TEXTS, str(rng.randrange(30)), 7])] = where[key]
            case _ if isinstance(where, list):
                where.insert(key, copy.deepcopy(rng.choice(where)))


def bend_agenda(rng: random.Random, facts: dict[str, Any], game: kw.Game) -> None:
    """Lose, double, swap tasks of the agenda, or put any task of the game in it."""
    agenda = facts["agenda"]
    seats = tuple(facts["seats"])
    tasks = [t for t in game.tasks.by_key.values() if int(t.fields().get("seat", 0)) < len(seats)]
    for _ in range(rng.randint(1, 2)):
        place = rng.choice([0, 0, 0, rng.randint(0, len(agenda))])
        match rng.randrange(4):
            case 0 if agenda:
                del agenda[min(place, len(agenda) - 1)]
            case 1 if agenda:
                agenda.insert(place, rng.choice(agenda))
            case 2 if agenda:
                agenda[min(place, len(agenda) - 1)] = task_to_json(rng.choice(tasks), seats)
            case _:
                agenda.insert(place, task_to_json(rng.choice(tasks), seats))


def play_to_the_end(rng: random.Random, state: kw.State) -> None:
    """Whatever was read as a position can be played by anybody to the end, and kept on the way."""
    heard: list[kw.Event] | None = rng.choice([None, []])
    dealer = kw.Dice(rng.random().hex())
    decided = 0
    while not state.over:
        if state.seat is None:
            kw.deal_in_place(state, dealer)
            continue
        legal = kw.legal_actions(state)
        due = state.due
        assert isinstance(due, kw.Decision)
        assert len(legal) >= fewest_answers(due), state
        if rng.random() < 0.02:
            assert [choice.action for choice in kw.candidates(state) if choice.legal] == legal
            again = state.game.state_from_json(state.to_json())
            assert again.digest() == state.digest()
        state = kw.play(state, rng.choice(legal), heard)
        decided += 1
        assert decided < MOST_DECISIONS, "does not end"
    kw.score_sheet(state)
    assert state.game.state_from_json(state.to_json()).digest() == state.digest()


def fuzz_record(rng: random.Random) -> str:
    """Text that was a record is one, or it is refused; what is read can be written and read."""
    record, _ = rng.choice(games())
    text = record.write()
    short = "\n".join(text.split("\n")[: rng.choice([8, 20, 10**6])])
    try:
        read = kw.Record.read(bend_text(rng, short))
        again = kw.Record.read(read.write())
        assert again.write() == read.write()
        assert again.headers == read.headers
        read.replay()
    except kw.KeepwrightError as refusal:
        return check_refusal(refusal)
    return "read"


def fuzz_line(rng: random.Random) -> str:
    """A typed line is played or refused; the position stays as it was."""
    _, states = rng.choice(games())
    state = rng.choice(states)
    digest = state.digest()
    line = rng.choice([f"{state.seats[0]}: ", "* ", ""])
    line += rng.choice([action.text for action in state.game.actions.all])
    if state.seat is not None and rng.random() < 0.5:
        action = rng.choice(kw.legal_actions(state))
        line = f"{state.seats[state.seat]}: {action.text}"
    text = bend_text(rng, line) if rng.random() < 0.8 else line
    outcomes = []
    for read in (kw.play_line, why_not_line, kw.play, kw.why_not):
        try:
            read(state, text)
            outcomes.append("read")
        except kw.KeepwrightError as refusal:
            outcomes.append(check_refusal(refusal))
    assert state.digest() == digest
    return outcomes[0]


def fuzz_position(rng: random.Random) -> str:
    """JSON that was a position is one that can be played to the end, or it is refused."""
    _, states = rng.choice(games())
    _, others = rng.choice(games())
    state = rng.choice(states)
    facts = json.loads(json.dumps(state.to_json()))
    if rng.random() < 0.5:
        bend_agenda(rng, facts, state.game)
    if rng.random() < 0.7:
        bend_facts(rng, facts, rng.choice(others).to_json())
    try:
        read = state.game.state_from_json(facts)
    except kw.KeepwrightError as refusal:
        return check_refusal(refusal)
    play_to_the_end(rng, read)
    return "read"


def fuzz_scenario(rng: random.Random) -> str:
    """A map that was a scenario is run or refused; where it starts can be played to the end."""
    facts = copy.deepcopy(rng.choice(scenarios()))
    game = kw.load(str(facts["game"]))
    if rng.random() < 0.4:
        task = rng.choice(list(game.tasks.by_key.values()))
        if int(task.fields().get("seat", 0)) < len(facts["seats"]):
            facts["start"] = task_to_json(task, tuple(facts["seats"]))
    if rng.random() < 0.8:
        bend_facts(rng, facts, rng.choice(scenarios()))
    try:
        scenario = kw.Scenario(facts)
        position = scenario.position()
        scenario.run()
    except kw.KeepwrightError as refusal:
        return check_refusal(refusal)
    play_to_the_end(rng, position)
    return "read"


def check_refusal(refusal: kw.KeepwrightError) -> str:
    """A refusal can be shown and sent."""
    assert str(refusal).startswith(refusal.code)
    for value in refusal.facts.values():
        assert isinstance(value, str | int | list | dict), refusal
    return refusal.code


FUZZERS: dict[str, Callable[[random.Random], str]] = {
    "record": fuzz_record,
    "line": fuzz_line,
    "position": fuzz_position,
    "scenario": fuzz_scenario,
}


def trial(kind: str, seed: int) -> str:
    """One input of this kind; what came of it."""
    return FUZZERS[kind](random.Random(f"{kind} {seed}"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, help="the first seed; a random one by default")
    parser.add_argument("--only", choices=sorted(FUZZERS), help="one reader only")
    given = parser.parse_args()
    seed = random.randrange(10**9) if given.seed is None else given.seed
    kinds = [given.only] if given.only else list(FUZZERS)
    outcomes: Counter[str] = Counter()
    end = time.monotonic() + given.seconds
    while True:
        for kind in kinds:
            try:
                outcomes[f"{kind}: {trial(kind, seed)}"] += 1
            except Exception:
                print(f"failed: --only {kind} --seed {seed}", file=sys.stderr)
                raise
        seed += 1
        if time.monotonic() > end:
            break
    for outcome, times in sorted(outcomes.items()):
        print(f"{times:8} {outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
