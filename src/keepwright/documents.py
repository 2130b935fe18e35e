"""Documents: whatever text leads to a game – a record, a position as JSON, a scenario as YAML."""

from __future__ import annotations

import json
from typing import Final

from keepwright.engine.chance import SeedDealer, seed_bytes
from keepwright.engine.errors import BadState
from keepwright.engine.game import load
from keepwright.engine.notation import read_line
from keepwright.engine.record import Record
from keepwright.engine.scenario import Scenario, scenario_of
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.scenario_files import one_of
from keepwright.strict_yaml import write_yaml

BYTE_ORDER_MARK: Final = "\ufeff"
MOST_SHOWN: Final = 40


def read_document(text: str, number: int | None = None) -> Record:
    """The record that a text is, or of the game that goes on from the position it holds.

    Of several scenarios in a text it is that of this number.

    >>> read_document('[Format "1"] [Game "caylus"] [Rules "r1"] [Seats "blue red"]').game.id
    'caylus'
    """
    said = text.removeprefix(BYTE_ORDER_MARK).strip()
    if said.startswith("{"):
        return Record.from_position(position_in(said))
    if first_line(said).startswith("[") or not first_line(said):
        return Record.read(text.removeprefix(BYTE_ORDER_MARK))
    return record_of(Scenario(one_of(said, number).document.facts))


def first_line(said: str) -> str:
    """The first line that is no remark, or nothing: it tells a record from a scenario.

    >>> first_line("# a game\\n[Format]"), first_line("# nothing else")
    ('[Format]', '')
    """
    lines = (line.strip() for line in said.splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "")


def position_in(said: str) -> State:
    """The position that a text of JSON describes."""
    try:
        facts = json.loads(said)
    except (ValueError, RecursionError):
        raise BadState(path="", why="not_json", given=said[:MOST_SHOWN]) from None
    if not isinstance(facts, dict) or not isinstance(facts.get("game"), str):
        raise BadState(path="game", why="missing")
    return load(facts["game"]).state_from_json(facts)


def record_of(scenario: Scenario) -> Record:
    """What a scenario plays, from its position on; what it leaves to chance is dealt by its id."""
    record = Record.from_position(scenario.position())
    record.lines.extend(read_line(move) for move in scenario.moves)
    return without_seed(Sitting(record, SeedDealer(seed_bytes(scenario.id))).record)


def scenario_text(state: State, name: str = "position") -> str:
    """A position as a scenario of YAML, that whoever reads it begins with.

    >>> from keepwright.engine.play import new_game
    >>> print(scenario_text(new_game("caylus", seats=2, seed=1)).splitlines()[1])
    game: caylus
    """
    return write_yaml(scenario_of(state, name))


def without_seed(record: Record) -> Record:
    """A record that promises no seed: chance was not dealt from one alone."""
    for name in ("Commitment", "Seed"):
        record.headers.pop(name, None)
    return record
