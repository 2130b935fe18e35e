"""A table for tests of Caylus: a position in a few words, moves in notation, values by name."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml

import keepwright as kw
from keepwright.engine.notation import why_not_line
from keepwright.engine.scenario import at, merge

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "rules" / "caylus.md").read_text("utf-8")
RECORD = yaml.safe_load((ROOT / "rules" / "caylus.yaml").read_text("utf-8"))

# What a player holds, so that `position(…, deniers={"red": 3})` can be told from the board.
PLAYER_WORDS = {"deniers", "food", "wood", "stone", "cloth", "gold", "prestige", "awaiting"}
PLAYER_WORDS |= {"houses", "batches", "columns", "rows_used", "workers_left"}

Test = TypeVar("Test", bound=Callable[..., None])


def cites(*keys: str) -> Callable[[Test], Test]:
    """Mark a test with the rule keys it shows; the suite checks that each of them is a key."""
    for key in keys:
        assert key in RULES, f"{key} is no key of the rules of record"
    return lambda test: test


class Table:
    """A game in progress, asked and moved in notation."""

    def __init__(self, state: kw.State) -> None:
        self.state = state
        self.heard: list[kw.Event] = []

    def play(self, moves: str) -> Table:
        """Play the lines; what happens is added to `heard`."""
        for line in moves.strip().splitlines():
            self.state = kw.play_line(self.state, line, self.heard)
        return self

    def at(self, path: str) -> Any:
        """The value at a path of the position's JSON."""
        return at(self.state.to_json(), path)

    def of(self, what: str) -> dict[str, Any]:
        """What every seat has of something."""
        return {seat: self.at(f"players.{seat}.{what}") for seat in self.state.seats}

    @property
    def deniers(self) -> dict[str, int]:
        """The deniers of every seat."""
        return self.of("deniers")

    @property
    def prestige(self) -> dict[str, int]:
        """The prestige of every seat."""
        return self.of("prestige")

    @property
    def due(self) -> str:
        """Who is asked what, in two words; "over" at the end."""
        due, seat = self.state.due, self.state.seat
        if due is None:
            return "over"
        return due.name if seat is None else f"{self.state.seats[seat]} {due.name}"

    @property
    def legal(self) -> list[str]:
        """The legal actions of the seat that is asked."""
        return [action.text for action in kw.legal_actions(self.state)]

    def why_not(self, move: str) -> list[str]:
        """The codes against a move; none if it is legal."""
        return why_not_line(self.state, move)

    def told(self, code: str) -> list[dict[str, Any]]:
        """The facts of every event of this code so far."""
        return [dict(event.facts) for event in self.heard if event.code == code]


def position(
    seats: str, start: object = None, options: Mapping[str, bool] | None = None, /, **given: Any
) -> Table:
    """A position: seats in turn order, the phase or task it starts with, and what is given.

    What players hold is given by seat (`deniers={"red": 3}`), the board as in the state's JSON.
    """
    board: dict[str, Any] = {"players": {}}
    for word, value in given.items():
        if word in PLAYER_WORDS:
            for seat, held in value.items():
                player = board["players"].setdefault(seat, {})
                merge(player, {"workers" if word == "workers_left" else word: held})
        else:
            merge(board, {word: value})
    facts: dict[str, Any] = {"id": "table", "game": "caylus", "seats": seats.split()}
    facts |= {"options": dict(options or {}), "start": start, "given": board}
    return Table(kw.Scenario(facts).position())


def facts_of(seats: str = "red green blue") -> dict[str, Any]:
    """The JSON of a new game, to be changed and read back."""
    return json_of(position(seats).state)


def json_of(state: kw.State) -> dict[str, Any]:
    """The position's JSON as it comes back from a file."""
    facts: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return facts
