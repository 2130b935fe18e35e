"""The printed pieces of a game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from keepwright.server.wire.said import Facts


class EffectOut(BaseModel):
    """What a piece does: what is paid, and what is gained, one of several bundles.

    `group` is the class of what it constructs, so much `less` than it costs; `steps` is how far it
    moves the provost; from the `reserve` comes what lies on the piece itself; `when` is what
    brings it about, where that is not the use of the piece. What is special is told by the
    piece's rule alone.
    """

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
    pay: dict[str, int] = {}
    gains: list[dict[str, int]] = []
    group: str | None = None
    less: dict[str, int] = {}
    steps: int | None = None
    reserve: bool = False
    when: str | None = None


class PieceOut(BaseModel):
    """A printed piece: what `sort` of thing it is, for its name, and which class of them.

    `kind` is what copies share, and what moves that build them name. `gain` is what building it
    gives at once, `at_end` what it counts at the end of the game, `income` the coins it gives each
    round, `recruits` what it gives with the workers who are recruited. `setup_effects` are those of
    the side that is up where nobody has built it, if they differ. `skills` are those that it has or
    asks for; `rule` is a key of the rules, `copies` how many there are.
    """

    id: str
    kind: str
    sort: Literal["building", "apprentice", "character"]
    group: str
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    income: int = 0
    recruits: dict[str, int] = {}
    at_end: dict[str, int] = {}
    takes_worker: bool = False
    effects: list[EffectOut] = []
    setup_effects: list[EffectOut] = []
    owner_effects: list[EffectOut] = []
    skills: list[str] = []
    rule: str = ""
    copies: int = 1


class CatalogueOut(BaseModel):
    """All pieces of a game and the numbers of its board, as the engine's own tables have them.

    `rules` leads from all else that a table shows to the rules: `event-passed`, `decision-trade`,
    `phase-2`, `field-deniers`, `thing-bridge`, each with the key of its section.
    """

    game: str
    pieces: list[PieceOut]
    board: Facts
    rules: dict[str, str]
