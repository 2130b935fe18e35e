"""Pieces: what is printed on a tile or card, in words that fit every game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from keepwright.engine.trade import Amounts

# On the wire no field is left out.
ALL_TOLD: Final = {"json_schema_serialization_defaults_required": True}


@dataclass(frozen=True)
class PrintedEffect:
    """What a piece does: what is paid, and what is gained, one of several bundles.

    `group` is the class of what it constructs, so much `less` than it costs; `steps` is how far it
    moves the provost; from the `reserve` comes what lies on the piece itself; `when` is what
    brings it about, where that is not the use of the piece. What is special is told by the
    piece's rule alone.
    """

    __pydantic_config__ = ALL_TOLD

    does: Literal[
        "produce",
        "trade",
        "construct",
        "transform",
        "gain",
        "provost",
        "bonus",
        "discount",
        "special",
    ]
    pay: Amounts = field(default_factory=dict)
    gains: list[Amounts] = field(default_factory=list)
    group: str | None = None
    less: Amounts = field(default_factory=dict)
    steps: int | None = None
    reserve: bool = False
    when: str | None = None


@dataclass(frozen=True)
class Piece:
    """A printed piece: what `sort` of thing it is, for its name, and which class of them.

    `kind` is what copies share, and what moves that build them name. `gain` is what building it
    gives at once, `at_end` what it counts at the end of the game, `income` the coins it gives each
    round, `recruits` what it gives with the workers who are recruited. `setup_effects` are those of
    the side that is up where nobody has built it, if they differ. `skills` are those that it has or
    asks for; `glyph` is its drawing, `rule` a key of the rules, `copies` how many there are.
    `confidence` is how sure we are of the figures: `low` ones are not confirmed, and players are
    told so; `unconfirmed` are figures about it that are printed elsewhere, such as how many there
    are.
    """

    __pydantic_config__ = ALL_TOLD

    id: str
    kind: str
    sort: Literal["building", "apprentice", "character"]
    group: str
    glyph: str
    cost: Amounts = field(default_factory=dict)
    gain: Amounts = field(default_factory=dict)
    income: int = 0
    recruits: Amounts = field(default_factory=dict)
    at_end: Amounts = field(default_factory=dict)
    takes_worker: bool = False
    effects: list[PrintedEffect] = field(default_factory=list)
    setup_effects: list[PrintedEffect] = field(default_factory=list)
    owner_effects: list[PrintedEffect] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)
    rule: str = ""
    copies: int = 1
    confidence: Literal["high", "medium", "low"] = "high"
    unconfirmed: list[str] = field(default_factory=list)
