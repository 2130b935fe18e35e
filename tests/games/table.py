"""A table for tests: a position in a few words, moves in notation, values by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import keepwright as kw
from keepwright.engine.notation import why_not_line
from keepwright.engine.paths import at
from keepwright.engine.scenario import merge


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


def position_of(
    game: str,
    seats: str,
    start: object = None,
    options: Mapping[str, bool | str] | None = None,
    given: Mapping[str, Any] | None = None,
) -> Table:
    """A position: the seats, the phase or task it starts with, and what is given.

    What players hold is given by seat (`deniers={"red": 3}`), the board as in the state's JSON.
    Where both have a field of one name, `their_workers` are the players'.
    """
    rules = kw.load(game)
    board_words = {key for field in rules.state_fields for key in field.json_keys()}
    theirs = {key for field in rules.player_fields for key in field.json_keys()}
    words = {f"their_{key}" if key in board_words else key: key for key in theirs}
    board: dict[str, Any] = {"players": {}}
    for word, value in (given or {}).items():
        if word in words:
            for seat, held in value.items():
                merge(board["players"].setdefault(seat, {}), {words[word]: held})
        else:
            merge(board, {word: value})
    facts: dict[str, Any] = {"id": "table", "game": game, "seats": seats.split()}
    facts |= {"options": dict(options or {}), "start": start, "given": board}
    return Table(kw.Scenario(facts).position())


def json_of(state: kw.State) -> dict[str, Any]:
    """The position's JSON as it comes back from a file."""
    facts: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return facts


def refusal_of(game: str, facts: Mapping[str, Any], change: Mapping[str, Any]) -> tuple[str, str]:
    """Path and reason of the refusal of JSON with this change; two empty texts if it is read."""
    changed = json.loads(json.dumps(facts))
    merge(changed, change)
    try:
        kw.state_of(game, changed)
    except kw.BadState as refused:
        return str(refused.facts["path"]), str(refused.facts["why"])
    return "", ""
