"""Fields: one table per class says how each part of a position is written and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, final

from keepwright.engine.errors import BadState
from keepwright.engine.forms import Counts, Form, Json


class Mark(Enum):
    """Who may see a field."""

    PUBLIC = "public"  # everybody
    OWNER = "owner"  # its owner; the others see how many there are, until it lies open
    COUNT_ONLY = "count_only"  # everybody sees how many there are
    NOBODY = "nobody"


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
    owner: Any,
    fields: tuple[Field, ...],
    seats: tuple[str, ...],
    eyes: int | None,
    is_mine: bool,
    lying_open: tuple[str, ...] = (),
) -> dict[str, Json]:
    """The fields as JSON: all of them for `eyes` None, else what that seat is permitted to see.

    `lying_open` names fields that are not their owner's secret now.
    """
    written: dict[str, Json] = {}
    for field in fields:
        if eyes is not None and field.mark is Mark.NOBODY:
            continue
        value = field.form.write(getattr(owner, field.attribute), seats)
        is_secret = field.mark is Mark.OWNER and not is_mine and field.name not in lying_open
        if eyes is not None and (is_secret or field.mark is Mark.COUNT_ONLY):
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
        where = f"{path}{field.name}"
        if field.spread:
            part: Json = {key: given[key] for key in keys if key in given}
            where = path.removesuffix(".")  # its keys stand in the object around it
        elif field.name in given:
            part = given[field.name]
        elif field.derived:
            continue
        else:
            raise BadState(path=where, why="missing")
        value = field.form.read(part, seats, where)
        try:
            setattr(owner, field.attribute, value)
        except BadState as refused:
            refused.facts["path"] = f"{path}{refused.facts['path']}"
            raise
