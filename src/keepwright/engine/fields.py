"""Fields: one table per class says how each part of a position is written and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, final

from keepwright.engine.agenda import Fields, Task, task_key
from keepwright.engine.choices import choices_of, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST, Kinds

if TYPE_CHECKING:
    from keepwright.engine.game import Game
    from keepwright.engine.state import State

Json = Any
Schema = dict[str, Any]

LONGEST_SHOWN: Final = 80


class Mark(Enum):
    """Who may see a field."""

    PUBLIC = "public"  # everybody
    OWNER = "owner"  # its owner; the others see how many there are, if it can be counted
    COUNT_ONLY = "count_only"  # everybody sees how many there are
    NOBODY = "nobody"


class Form:
    """How one kind of value is written in JSON and read back, with its JSON Schema."""

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        """The value as JSON."""
        raise NotImplementedError  # pragma: no cover

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        """The value of this JSON; BadState if it is none."""
        raise NotImplementedError  # pragma: no cover

    def schema(self) -> Schema:
        """The JSON Schema of what is written."""
        raise NotImplementedError  # pragma: no cover


def shown(given: Json) -> str:
    """A short text that shows a value in a refusal, whatever it may be.

    >>> shown({"red": 1}), shown(10**5000)
    ("{'red': 1}", 'int')
    """
    try:
        text = repr(given)
    except (ValueError, RecursionError):
        return type(given).__name__
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def number_in(given: Json, least: int, most: int, path: str) -> int:
    """The given whole number, if it lies within the limits."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadState(path=path, why="not_a_number", given=shown(given))
    if not least <= given <= most:
        raise BadState(path=path, why="out_of_range", given=shown(given), least=least, most=most)
    return given


def place_in(given: Json, ids: tuple[str, ...], path: str) -> int:
    """The number of the given id."""
    if not isinstance(given, str) or not given or given not in ids:
        raise BadState(path=path, why="unknown_id", given=shown(given))
    return ids.index(given)


def mapping(given: Json, path: str) -> Mapping[str, Json]:
    """The given value, if it is a map with text keys."""
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise BadState(path=path, why="not_a_map", given=shown(given))
    return given


def items(given: Json, path: str) -> list[Json]:
    """The given value, if it is a list."""
    if not isinstance(given, list):
        raise BadState(path=path, why="not_a_list", given=shown(given))
    return given


@final
class Number(Form):
    """A whole number within limits."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return value

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return number_in(given, self.least, self.most, path)

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@final
class NumberOrNone(Form):
    """A whole number up to a limit, or null where there is none (-1)."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return None if value < 0 else value

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return -1 if given is None else number_in(given, 0, self.most, path)

    def schema(self) -> Schema:
        number = {"type": "integer", "minimum": 0, "maximum": self.most}
        return {"anyOf": [number, {"type": "null"}]}


@final
class OneSeat(Form):
    """A seat by its colour, or null for nobody (-1)."""

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return None if value < 0 else seats[value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return -1 if given is None else place_in(given, seats, path)

    def schema(self) -> Schema:
        return {"anyOf": [{"$ref": "#/$defs/seat"}, {"type": "null"}]}


@final
class SeatsInOrder(Form):
    """Some seats by their colours, in order, none twice."""

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return [seats[seat] for seat in value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        found = tuple(
            place_in(name, seats, f"{path}.{place}")
            for place, name in enumerate(items(given, path))
        )
        if len(set(found)) < len(found):
            raise BadState(path=path, why="named_twice", given=shown(given))
        return found

    def schema(self) -> Schema:
        return {"type": "array", "items": {"$ref": "#/$defs/seat"}, "uniqueItems": True}


@final
class Members(Form):
    """A set of named things, kept as bits. `ids[n]` is the name of bit n; "" names nothing."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids: Final = ids

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return [self.ids[number] for number in numbers(value)]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        found = [
            place_in(name, self.ids, f"{path}.{place}")
            for place, name in enumerate(items(given, path))
        ]
        if len(set(found)) < len(found):
            raise BadState(path=path, why="named_twice", given=shown(given))
        return choices_of(found)

    def schema(self) -> Schema:
        names = [name for name in self.ids if name]
        return {"type": "array", "items": {"enum": names}, "uniqueItems": True}


@final
class Counts(Form):
    """Packed goods as a map from every kind to its amount."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return self.kinds.unpack(value)

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        amounts: dict[str, int] = {}
        for kind, n in mapping(given, path).items():
            place_in(kind, self.kinds.ids, path)
            amounts[kind] = number_in(n, 0, MOST, f"{path}.{kind}")
        return self.kinds.pack(**amounts)

    def schema(self) -> Schema:
        one = {"type": "integer", "minimum": 0, "maximum": MOST}
        return {
            "type": "object",
            "properties": dict.fromkeys(self.kinds.ids, one),
            "additionalProperties": False,
        }


@final
class ThingsByPlace(Form):
    """Named things at numbered places: a map from place to id, kept as a map of numbers."""

    def __init__(self, places: range, ids: tuple[str, ...]) -> None:
        self.places: Final = places
        self.ids: Final = ids

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return {str(place): self.ids[thing] for place, thing in value.items()}

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return {
            place_number(key, self.places, path): place_in(name, self.ids, f"{path}.{key}")
            for key, name in mapping(given, path).items()
        }

    def schema(self) -> Schema:
        names = [name for name in self.ids if name]
        return {
            "type": "object",
            "propertyNames": {"enum": [str(place) for place in self.places]},
            "additionalProperties": {"enum": names},
        }


@final
class ThingsInOrder(Form):
    """Named things in a row, none twice, kept as a tuple of numbers."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids: Final = ids

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return [self.ids[thing] for thing in value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        found = tuple(
            place_in(name, self.ids, f"{path}.{place}")
            for place, name in enumerate(items(given, path))
        )
        if len(set(found)) < len(found):
            raise BadState(path=path, why="named_twice", given=shown(given))
        return found

    def schema(self) -> Schema:
        names = [name for name in self.ids if name]
        return {"type": "array", "items": {"enum": names}, "uniqueItems": True}


@final
class ThingsByThing(Form):
    """Which thing belongs to each named thing: a map from id to id, kept as a map of numbers."""

    def __init__(self, keys: tuple[str, ...], ids: tuple[str, ...]) -> None:
        self.keys: Final = keys
        self.ids: Final = ids

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return {self.keys[key]: self.ids[thing] for key, thing in value.items()}

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return {
            place_in(key, self.keys, path): place_in(name, self.ids, f"{path}.{key}")
            for key, name in mapping(given, path).items()
        }

    def schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"enum": [name for name in self.keys if name]},
            "additionalProperties": {"enum": [name for name in self.ids if name]},
        }


@final
class SeatsByPlace(Form):
    """Seats at numbered places: a map from place to colour."""

    def __init__(self, places: range) -> None:
        self.places: Final = places

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return {str(place): seats[seat] for place, seat in value.items()}

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return {
            place_number(key, self.places, path): place_in(name, seats, f"{path}.{key}")
            for key, name in mapping(given, path).items()
        }

    def schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"enum": [str(place) for place in self.places]},
            "additionalProperties": {"$ref": "#/$defs/seat"},
        }


@final
class SeatsByThing(Form):
    """Which seat each named thing belongs to: a map from id to colour."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids: Final = ids

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return {self.ids[thing]: seats[seat] for thing, seat in value.items()}

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return {
            place_in(name, self.ids, path): place_in(seat, seats, f"{path}.{name}")
            for name, seat in mapping(given, path).items()
        }

    def schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"enum": [name for name in self.ids if name]},
            "additionalProperties": {"$ref": "#/$defs/seat"},
        }


def place_number(key: str, places: range, path: str) -> int:
    """The numbered place this key names."""
    if key.isdecimal() and len(key) <= len(str(places.stop)):
        number = int(key)
        if number in places and str(number) == key:
            return number
    raise BadState(path=path, why="unknown_place", given=shown(key))


@final
class Field:
    """One part of a class: its name, who may see it, how it is written.

    A `spread` field writes the keys of its map into the object around it. A field that is `derived`
    may be left out when a position is read; the game then works it out.
    """

    def __init__(
        self,
        name: str,
        mark: Mark,
        form: Form,
        attribute: str = "",
        spread: bool = False,
        derived: bool = False,
    ) -> None:
        self.name: Final = name
        self.attribute: Final = attribute or name
        self.mark: Final = mark
        self.form: Final = form
        self.spread: Final = spread
        self.derived: Final = derived

    def json_keys(self) -> tuple[str, ...]:
        """The JSON keys this field is written under."""
        if self.spread and isinstance(self.form, Counts):
            return self.form.kinds.ids
        return (self.name,)


def write_fields(
    owner: Any, fields: tuple[Field, ...], seats: tuple[str, ...], eyes: int | None, is_mine: bool
) -> dict[str, Json]:
    """The fields as JSON: all of them for `eyes` None, else what that seat is permitted to see."""
    written: dict[str, Json] = {}
    for field in fields:
        if eyes is not None and field.mark is Mark.NOBODY:
            continue
        value = field.form.write(getattr(owner, field.attribute), seats)
        counted = field.mark is Mark.COUNT_ONLY or (field.mark is Mark.OWNER and not is_mine)
        if eyes is not None and counted:
            value = len(value) if isinstance(value, list | dict) else None
        if field.spread:
            written.update(value)
        else:
            written[field.name] = value
    return written


def read_fields(
    owner: Any,
    fields: tuple[Field, ...],
    seats: tuple[str, ...],
    given: Mapping[str, Json],
    path: str,
) -> None:
    """Set every field from JSON; BadState for what is missing, unknown or wrong."""
    known = {key for field in fields for key in field.json_keys()}
    for key in given:
        if key not in known:
            raise BadState(path=f"{path}{key}", why="unknown_field")
    for field in fields:
        keys = field.json_keys()
        if field.spread:
            part: Json = {key: given[key] for key in keys if key in given}
        elif field.name in given:
            part = given[field.name]
        elif field.derived:
            continue
        else:
            raise BadState(path=f"{path}{field.name}", why="missing")
        setattr(owner, field.attribute, field.form.read(part, seats, f"{path}{field.name}"))


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
    task = game.tasks.by_key.get(task_key(name, fields)) if isinstance(name, str) else None
    if task is None or task.name != name or task.fields() != fields:
        raise BadState(path=path, why="unknown_task", given=shown(given))
    return task


def state_to_json(state: State, eyes: int | None = None) -> dict[str, Json]:
    """The whole position for `eyes` None, else what that seat may know (-1: a spectator)."""
    game, seats = state.game, state.seats
    facts: dict[str, Json] = {
        "game": game.id,
        "rules": game.rules,
        "seats": list(seats),
        "options": dict(state.options),
    }
    facts.update(write_fields(state, game.state_fields, seats, eyes, False))
    facts["players"] = {
        name: write_fields(player, game.player_fields, seats, eyes, seat == eyes)
        for seat, (name, player) in enumerate(zip(seats, game.players(state), strict=True))
    }
    facts["agenda"] = [task_to_json(task, seats) for task in state.agenda[::-1]]
    return facts


def read_state(game: Game, facts: Mapping[str, Json]) -> State:
    """The position that the JSON describes, checked, with its agenda as written."""
    rest = dict(mapping(facts, ""))
    for key in ("game", "rules", "seats", "options", "players", "agenda"):
        if key not in rest:
            raise BadState(path=key, why="missing")
    if rest.pop("game") != game.id:
        raise BadState(path="game", why="other_game", given=shown(facts["game"]))
    if rest.pop("rules") != game.rules:
        raise BadState(path="rules", why="other_rules", given=shown(facts["rules"]))
    names = items(rest.pop("seats"), "seats")
    for name in names:
        place_in(name, game.colours, "seats")
    seats = game.check_seats(tuple(names))
    options = game.check_options(mapping(rest.pop("options"), "options"))
    players = mapping(rest.pop("players"), "players")
    agenda = items(rest.pop("agenda"), "agenda")
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
    game.complete(state, facts)
    game.check_agenda(state)
    state.settle()
    return state


def json_schema(game: Game) -> Schema:
    """The JSON Schema of this game's positions."""

    def properties(fields: tuple[Field, ...]) -> Schema:
        found: Schema = {}
        for field in fields:
            schema = field.form.schema()
            found.update(schema["properties"] if field.spread else {field.name: schema})
        return found

    def required(fields: tuple[Field, ...]) -> list[str]:
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
        "title": f"A position of {game.title}",
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
                "additionalProperties": False,
            },
            **properties(game.state_fields),
            "players": {
                "type": "object",
                "propertyNames": {"$ref": "#/$defs/seat"},
                "additionalProperties": player,
            },
            "agenda": {"type": "array", "items": {"$ref": "#/$defs/task"}},
        },
        "required": [
            "game",
            "rules",
            "seats",
            "options",
            *required(game.state_fields),
            "players",
            "agenda",
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
