"""Saving: positions as JSON and back, for all or for one pair of eyes, and the JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from keepwright.engine.agenda import Fields, Task
from keepwright.engine.errors import BadState
from keepwright.engine.fields import Field, Mark, read_fields, write_fields
from keepwright.engine.forms import Json, Schema, items, mapping, place_in, shown

if TYPE_CHECKING:
    from keepwright.engine.game import Game
    from keepwright.engine.state import State


def task_to_json(task: Task[Any], seats: tuple[str, ...]) -> Json:
    """A task as its name, or as a map from its name to its fields."""
    fields = task.fields()
    if not fields:
        return task.name
    return {task.name: {key: seats[int(v)] if key == "seat" else v for key, v in fields.items()}}


def task_from_json(game: Game, given: Json, seats: tuple[str, ...], path: str) -> Task[Any]:
    """The task that this JSON names."""
    name: Json = given
    fields: Fields = {}
    if isinstance(given, Mapping) and len(given) == 1:
        name, parts = next(iter(given.items()))
        for key, value in mapping(parts, path).items():
            if key == "seat":
                fields[key] = place_in(value, seats, f"{path}.{key}")
            elif isinstance(value, str | int) and not isinstance(value, bool):
                fields[key] = value
            else:
                raise BadState(path=f"{path}.{key}", why="unknown_task", given=shown(given))
    task = game.tasks.find(name, fields) if isinstance(name, str) else None
    if task is None or task.name != name:
        raise BadState(path=path, why="unknown_task", given=shown(given))
    return task


def lying_open(state: State) -> tuple[str, ...]:
    """The names of the fields that are their owner's secret at other times, but not now."""
    fields = (*state.game.state_fields, *state.game.player_fields)
    owned = [field.name for field in fields if field.mark is Mark.OWNER]
    return tuple(name for name in owned if state.lies_open(name))


def state_to_json(state: State, eyes: int | None = None) -> dict[str, Json]:
    """The whole position for `eyes` None, else what that seat may know (-1: a spectator)."""
    game, seats = state.game, state.seats
    facts: dict[str, Json] = {
        "game": game.id,
        "rules": game.rules,
        "seats": list(seats),
        "options": dict(state.options),
    }
    open_now = lying_open(state) if eyes is not None else ()
    facts.update(write_fields(state, game.state_fields, seats, eyes, False, open_now))
    facts["players"] = {
        name: write_fields(player, game.player_fields, seats, eyes, seat == eyes, open_now)
        for seat, (name, player) in enumerate(zip(seats, game.players(state), strict=True))
    }
    facts["agenda"] = [task_to_json(task, seats) for task in state.agenda[::-1]]
    facts["over"] = state.over
    return facts


def read_state(game: Game, facts: Mapping[str, Json]) -> State:
    """The position that the JSON describes, checked; what is due follows from it."""
    state = read_position(game, facts, None)
    state.settle()
    return state


def read_position(game: Game, facts: Mapping[str, Json], start: Json) -> State:
    """The same before anybody is asked or moved on; with `start`, that task is due instead."""
    state = read_unchecked(game, facts)
    if start is not None:
        named = game.start_named(start) if isinstance(start, str) else start
        begin_with(state, task_from_json(game, named, state.seats, "start"))
    game.complete(state, facts)
    game.check_agenda(state)
    return state


def begin_with(state: State, task: Task[Any]) -> None:
    """This task is due, and nothing else was under way."""
    state.over = False
    state.game.enter(state, task)
    state.agenda = [task]


def read_unchecked(game: Game, facts: Mapping[str, Json]) -> State:
    """The position as the JSON has it, possible or not, before what follows is worked out."""
    rest = dict(mapping(facts, ""))
    for key in ("game", "rules", "seats", "options", "players"):
        if key not in rest:
            raise BadState(path=key, why="missing")
    if rest.pop("game") != game.id:
        raise BadState(path="game", why="other_game", given=shown(facts["game"]))
    if rest.pop("rules") != game.rules:
        raise BadState(
            path="rules", why="other_rules", given=shown(facts["rules"]), known=game.rules
        )
    names = items(rest.pop("seats"), "seats")
    for name in names:
        place_in(name, game.colours, "seats")
    seats = game.check_seats(tuple(names))
    options = game.check_options(mapping(rest.pop("options"), "options"))
    game.check_table(seats, options)
    players = mapping(rest.pop("players"), "players")
    agenda = items(rest.pop("agenda", []), "agenda")
    over = rest.pop("over", False)
    if not isinstance(over, bool) or (over and agenda):
        raise BadState(path="over", why="cannot_be", given=shown(over))
    if set(players) != set(seats):
        raise BadState(path="players", why="other_seats", given=shown(sorted(players)))
    state = game.empty_state(options, seats)
    for name, player in zip(seats, game.players(state), strict=True):
        path = f"players.{name}"
        read_fields(player, game.player_fields, seats, mapping(players[name], path), f"{path}.")
    read_fields(state, game.state_fields, seats, rest, "")
    tasks = [
        task_from_json(game, given, seats, f"agenda.{place}") for place, given in enumerate(agenda)
    ]
    state.agenda = tasks[::-1]
    state.over = over
    return state


def hidden(schema: Schema) -> Schema:
    """The schema of what is seen of a value that is hidden: how many there are, or nothing."""
    counted = schema.get("type") in ("array", "object")
    return {"type": "integer", "minimum": 0} if counted else {"type": "null"}


def seen(field: Field) -> Schema:
    """The schema of a field in a view: of what is its owner's, one of two things is seen."""
    schema = field.form.schema()
    if field.mark is Mark.COUNT_ONLY:
        return hidden(schema)
    return {"anyOf": [schema, hidden(schema)]} if field.mark is Mark.OWNER else schema


def json_schema(game: Game, view: bool = False) -> Schema:
    """The JSON Schema of this game's positions, or of what is seen of them in a view.

    >>> from keepwright.engine.game import load
    >>> player = json_schema(load("magna_carta"), view=True)["properties"]["players"]
    >>> hand = player["additionalProperties"]["properties"]["hand"]
    >>> [way["type"] for way in hand["anyOf"]]
    ['array', 'integer']
    """

    def properties(fields: tuple[Field, ...]) -> Schema:
        found: Schema = {}
        for field in fields:
            schema = seen(field) if view else field.form.schema()
            if not (view and field.mark is Mark.NOBODY):
                found.update(schema["properties"] if field.spread else {field.name: schema})
        return found

    def required(fields: tuple[Field, ...]) -> list[str]:
        if view:
            return list(properties(fields))
        return [field.name for field in fields if not field.spread and not field.derived]

    player = {
        "type": "object",
        "properties": properties(game.player_fields),
        "required": required(game.player_fields),
        "additionalProperties": False,
    }
    names = sorted({task.name for task in game.tasks.by_key.values()})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{'A view' if view else 'A position'} of {game.title}",
        "type": "object",
        "properties": {
            "game": {"const": game.id},
            "rules": {"const": game.rules},
            "seats": {
                "type": "array",
                "items": {"$ref": "#/$defs/seat"},
                "minItems": game.least_seats,
                "maxItems": game.most_seats,
                "uniqueItems": True,
            },
            "options": {
                "type": "object",
                "properties": {option.id: {"enum": list(option.values)} for option in game.options},
                **({"required": [option.id for option in game.options]} if view else {}),
                "additionalProperties": False,
            },
            **properties(game.state_fields),
            "players": {
                "type": "object",
                "propertyNames": {"$ref": "#/$defs/seat"},
                "additionalProperties": player,
            },
            "agenda": {"type": "array", "items": {"$ref": "#/$defs/task"}},
            "over": {"type": "boolean"},
        },
        "required": [
            "game",
            "rules",
            "seats",
            "options",
            *required(game.state_fields),
            "players",
            *(["agenda", "over"] if view else []),
        ],
        "additionalProperties": False,
        "$defs": {
            "seat": {"enum": list(game.colours)},
            "task": {
                "anyOf": [
                    {"enum": names},
                    {
                        "type": "object",
                        "propertyNames": {"enum": names},
                        "minProperties": 1,
                        "maxProperties": 1,
                    },
                ]
            },
        },
    }
