"""Paths: dotted ways into the facts of a position, such as `players.red.deniers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.errors import BadScenario
from keepwright.engine.forms import Schema
from keepwright.engine.game import Game
from keepwright.engine.play import near, score_sheet
from keepwright.engine.saving import json_schema
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.state import State

COUNT: Final = "count"  # behind a list or a map: how many it holds
SCORE: Final = "score"
PARTS_OF_SCORE: Final = 3  # score, a name, a part
ANYTHING: Final[Schema] = {}


def at(facts: Any, path: str) -> Any:
    """The value at a dotted path, None where nothing is there.

    >>> facts = {"players": {"red": {"deniers": 2, "hand": ["bank", "park"]}}}
    >>> at(facts, "players.red.deniers"), at(facts, "players.red.hand.count")
    (2, 2)
    """
    value = facts
    for part in path.split("."):
        if isinstance(value, Mapping) and part in value:
            value = value[part]
        elif isinstance(value, list) and part in map(str, range(len(value))):
            value = value[int(part)]
        elif isinstance(value, Mapping | list) and part == COUNT:
            value = len(value)
        else:
            return None
    return value


def is_part_of_score(path: str) -> bool:
    """Whether a path leads to one part of somebody's points, such as `score.red.gold`."""
    parts = path.split(".")
    return parts[0] == SCORE and len(parts) == PARTS_OF_SCORE


@final
class Paths:
    """The paths that positions of a game can have at a table, score and end of the game included.

    What a map could hold but does not hold now has a path; what no position has, has none.
    """

    def __init__(self, game: Game, seats: tuple[str, ...], sheet: ScoreSheet) -> None:
        self.colours: Final = game.colours
        schema = json_schema(game)
        properties = dict(schema["properties"])
        player = properties["players"]["additionalProperties"]
        properties["players"] = _map_of(dict.fromkeys(seats, player))
        names = [*sheet.seats, *sheet.rivals]
        properties[SCORE] = _map_of(dict.fromkeys(names, ANYTHING))
        properties["winners"] = {"type": "array", "items": ANYTHING}
        properties["over"] = {"type": "boolean"}
        properties["agenda"] = {"type": "array", "items": ANYTHING}
        self.schema: Final = _map_of(properties)

    def check(self, path: str, key: str) -> None:
        """Refuse a path that no position can have, which stands under this key of a scenario."""
        here, parts = self.schema, path.split(".")
        for place, part in enumerate(parts):
            if here is ANYTHING:
                return
            below = self._below(here, part)
            if below is not None:
                here = below
            elif not (part == COUNT and place == len(parts) - 1 and holds_several(here)):
                beginning = "".join(f"{name}." for name in parts[:place])
                known = [f"{beginning}{name}" for name in self._names(here)]
                alike = near(f"{beginning}{part}", known)
                raise BadScenario(why="unknown_path", key=key, path=path, near=alike)

    def _names(self, schema: Schema) -> list[str]:
        """The names that can stand behind a path to such a value."""
        found: list[str] = []
        for form in variants(schema):
            found += form.get("properties", {})
            if "propertyNames" in form:
                found += form["propertyNames"].get("enum", self.colours)
        return [*found, COUNT] if holds_several(schema) else found

    def _below(self, schema: Schema, part: str) -> Schema | None:
        """The schema of what this name or number leads to; None if it leads nowhere."""
        for form in variants(schema):
            found: Schema | None = None
            if form.get("type") == "array" and part.isdecimal():
                found = form["items"]
            elif part in form.get("properties", {}):
                found = form["properties"][part]
            elif "propertyNames" in form and part in self._names(form) and part != COUNT:
                found = form["additionalProperties"]
            if found is not None:
                return found
        return None


def _map_of(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties}


def variants(schema: Schema) -> list[Schema]:
    """The forms that a value of this schema can have."""
    found: list[Schema] = schema.get("anyOf", [schema])
    return found


def holds_several(schema: Schema) -> bool:
    """Whether the value is a list, or a map that need not hold all that it could."""
    return any(form.get("type") == "array" or "propertyNames" in form for form in variants(schema))


@final
class Sight:
    """What a scenario can ask about a position: its facts, the score, and whether it is over."""

    def __init__(self, state: State) -> None:
        self.sheet: Final = score_sheet(state)
        self.facts: Final = state.to_json()
        self.points: Final = dict(zip(self.sheet.seats, self.sheet.tallies, strict=True))
        self.points.update(self.sheet.rivals)
        self.facts[SCORE] = {name: int(tally.total) for name, tally in self.points.items()}
        self.facts["winners"] = self.sheet.winners
        self.facts["over"] = state.over

    def at(self, path: str) -> Any:
        """The value at a path, None where nothing is there; a part of no points is 0."""
        if is_part_of_score(path):
            _, name, part = path.split(".")
            return dict(self.points[name].parts).get(part, 0)
        return at(self.facts, path)
