"""The catalogue: what a game says of itself, once; whoever shows, counts or explains it reads this.

Each game writes its own, in `games/<id>/faces/catalogue`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final, Literal

from keepwright.catalogue.events import Telling
from keepwright.catalogue.pieces import ALL_TOLD, Piece
from keepwright.engine.game import load
from keepwright.faces import face

Chapters = dict[str, str]  # a key of the rules, and the ids of what its section tells of


@dataclass(frozen=True)
class Box:
    """The box on the shelf: its initial and colour, its sign, how long and how deep the game is.

    `depth` is of five; boxes stand in the order of their `place`.
    """

    __pydantic_config__ = ALL_TOLD

    initial: str = "K"
    tone: Literal["lapis", "rubric", "green", "plum"] = "lapis"
    icon: str = "keystone"
    minutes: int = 60
    depth: int = 3
    place: int = 99


@dataclass(frozen=True)
class Catalogue:
    """All printed pieces of a game, the numbers of its board, and what its events tell.

    `rules` leads from all that a table shows to the rules: `event-passed`, `decision-trade`,
    `phase-2`, `field-deniers`, `thing-bridge`, each with the key of its section. `phases` are
    those of a round, `money` is what a cost is paid in, `taken` the classes of pieces that players
    build or take. `builds` are the decisions in which something is built, `income` the steps that
    give everybody what comes by itself, `elsewhere` the obstacles which say no more than that a
    thing is not before whoever decides. `unconfirmed` are figures that rest on thin evidence, each
    with its ruling; what is in `board` has the same name.
    """

    game: str
    box: Box
    pieces: list[Piece]
    board: Mapping[str, Any]
    rules: dict[str, str]
    events: dict[str, Telling]
    phases: list[str]
    money: str
    taken: list[str]
    builds: list[str]
    income: list[str]
    elsewhere: list[str]
    unconfirmed: dict[str, str]

    @cached_property
    def by_id(self) -> dict[str, Piece]:
        """The pieces by their ids."""
        return {piece.id: piece for piece in self.pieces}

    @property
    def unit(self) -> Literal["round", "turn"]:
        """What the length of a game is counted in."""
        return "round" if any(one.marks == "round" for one in self.events.values()) else "turn"


UNKNOWN: Final = Box()


def describe(
    game: str,
    *,
    box: Box = UNKNOWN,
    pieces: Iterable[Piece],
    board: Mapping[str, Any],
    events: dict[str, Telling],
    decisions: Chapters,
    phases: Chapters,
    fields: Chapters,
    things: Chapters,
    money: str,
    taken: str,
    builds: str = "",
    income: str = "",
    elsewhere: str = "",
) -> Catalogue:
    """A catalogue out of the tables of a game; lists of ids are written as words."""
    chapters = {"decision": decisions, "phase": phases, "field": fields, "thing": things}
    rules = {f"event-{code}": telling.rule for code, telling in events.items()}
    for kind, leading in chapters.items():
        rules |= {f"{kind}-{id}": rule for rule, id in each(leading)}
    return Catalogue(
        game=game,
        box=box,
        pieces=list(pieces),
        board=board,
        rules=rules,
        events=events,
        phases=[id for _, id in each(phases)],
        money=money,
        taken=taken.split(),
        builds=builds.split(),
        income=income.split(),
        elsewhere=elsewhere.split(),
        unconfirmed=load(game).unconfirmed,
    )


def each(chapters: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Every id with its rule.

    >>> list(each({"§ 4.1": "income", "§ 4.2": "draw pass"}))
    [('§ 4.1', 'income'), ('§ 4.2', 'draw'), ('§ 4.2', 'pass')]
    """
    return ((rule, id) for rule, ids in chapters.items() for id in ids.split())


@cache
def catalogue(game_id: str) -> Catalogue:
    """The catalogue of a game.

    >>> mason = catalogue("caylus").by_id["mason"]
    >>> mason.cost, mason.gain, mason.effects[0].group
    ({'wood': 1, 'food': 1}, {'prestige': 4}, 'stone')
    >>> catalogue("caylus").rules["decision-move_provost"]
    '§ phase 4'
    """
    found: Catalogue = face(game_id, "catalogue").CATALOGUE
    return found
