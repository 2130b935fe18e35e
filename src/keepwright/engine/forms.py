"""Forms: how each kind of value is written in JSON and read back, with its JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.choices import choices_of, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST, Kinds

Json = Any
Schema = dict[str, Any]

LONGEST_SHOWN: Final = 80


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

    def as_written(self, given: Json) -> Json:
        """What is given as it would be written, where it can be read in other forms too."""
        return given


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


def part_of(given: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    """The map under a key of facts that were not checked yet; an empty one if there is none."""
    found = given.get(key)
    return found if isinstance(found, Mapping) else {}


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
class OneThing(Form):
    """A thing by its id, or null for none (-1)."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids: Final = ids

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return None if value < 0 else self.ids[value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return -1 if given is None else place_in(given, self.ids, path)

    def schema(self) -> Schema:
        return {"anyOf": [{"enum": list(self.ids)}, {"type": "null"}]}


@final
class OneName(Form):
    """One of several names; it is read by its number too, as the rules count the phases."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return self.names[value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return place_in(self.as_written(given), self.names, path)

    def schema(self) -> Schema:
        return {"enum": list(self.names)}

    def as_written(self, given: Json) -> Json:
        is_number = isinstance(given, int) and not isinstance(given, bool)
        return self.names[given] if is_number and 0 <= given < len(self.names) else given


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
    """Named things in a row, kept as a tuple of numbers; none twice unless `repeated`."""

    def __init__(self, ids: tuple[str, ...], repeated: bool = False) -> None:
        self.ids: Final = ids
        self.repeated: Final = repeated

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return [self.ids[thing] for thing in value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        found = tuple(
            place_in(name, self.ids, f"{path}.{place}")
            for place, name in enumerate(items(given, path))
        )
        if not self.repeated and len(set(found)) < len(found):
            raise BadState(path=path, why="named_twice", given=shown(given))
        return found

    def schema(self) -> Schema:
        names = [name for name in self.ids if name]
        return {"type": "array", "items": {"enum": names}, "uniqueItems": not self.repeated}


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
class NumbersByThing(Form):
    """A number above 0 for some named things: a map from id to number, kept as a map of numbers."""

    def __init__(self, ids: tuple[str, ...], most: int) -> None:
        self.ids: Final = ids
        self.most: Final = most

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return {self.ids[thing]: n for thing, n in value.items() if n}

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return {
            place_in(name, self.ids, path): number_in(n, 0, self.most, f"{path}.{name}")
            for name, n in mapping(given, path).items()
        }

    def schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": {"enum": [name for name in self.ids if name]},
            "additionalProperties": {"type": "integer", "minimum": 0, "maximum": self.most},
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
