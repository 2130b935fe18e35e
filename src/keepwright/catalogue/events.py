"""Events: what each event of a game tells of, beside the sentence in which it is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from keepwright.catalogue.pieces import ALL_TOLD
from keepwright.engine.event import Event
from keepwright.engine.trade import Amounts

POINTS: Final = "prestige"  # the points that are gained during a game


@dataclass(frozen=True)
class Telling:
    """What an event tells: the section of the rules about it, and what it changes for its seat.

    `gains` and `losses` are its facts that count what its seat has more and less of, each with the
    kind of thing that is counted; goods name their own kinds (a name behind a dot is one of them),
    and no fact stands for one. Points are told under their `source`, or under the code of the
    event; a recount tells points which other events told already. A detail is told by another
    event as well. A setback is a loss to its own seat; `loser` is the fact that names who loses by
    what somebody did, or how much each loses. `piece` is the fact that names the piece which its
    seat built or took, or the piece itself. What `marks` the course of the game is a beginning (of
    a round, a phase, a turn) or says who goes first.
    """

    __pydantic_config__ = ALL_TOLD

    rule: str
    gains: dict[str, str] = field(default_factory=dict)
    losses: dict[str, str] = field(default_factory=dict)
    source: str = ""
    is_recount: bool = False
    is_detail: bool = False
    is_setback: bool = False
    loser: str = ""
    piece: str = ""
    marks: Literal["round", "phase", "turn", "skipped_turn", "order", "first_player"] | None = None


def changes_in(event: Event, telling: Telling) -> Amounts:
    """What the seat of an event has more and less of, by kind.

    >>> paid = Telling("§ phase 2", losses={"cost": "denier"})
    >>> changes_in(Event("worker_placed", {"seat": "red", "place": "mason", "cost": 2}), paid)
    {'denier': -2}
    """
    found: Amounts = {}
    for sign, facts in ((1, telling.gains), (-1, telling.losses)):
        for fact, kind in facts.items():
            for name, count in counted(event, fact, kind).items():
                found[name] = found.get(name, 0) + sign * count
    return {kind: count for kind, count in found.items() if count}


def counted(event: Event, fact: str, kind: str) -> Amounts:
    """What a fact counts.

    >>> counted(Event("cubes_paid", {"goods": {"wood": 1, "food": 2}}), "goods.food", "food")
    {'food': 2}
    """
    name, _, only = fact.partition(".")
    told = event.facts.get(name, 0) if name else 1
    if isinstance(told, dict):
        return {kind: told.get(only, 0)} if only else told
    assert isinstance(told, int)
    return {kind: told}


def points_in(event: Event, tellings: Mapping[str, Telling]) -> tuple[str, int]:
    """The source of the points that an event brought to its seat, and how many they are.

    >>> built = Telling("§ phase 5", gains={"prestige": "prestige"})
    >>> points_in(Event("built", {"seat": "red", "prestige": 4}), {"built": built})
    ('built', 4)
    """
    telling = tellings[event.code]
    if telling.is_recount or "seat" not in event.facts:
        return "", 0
    return telling.source or event.code, changes_in(event, telling).get(POINTS, 0)


def piece_in(event: Event, telling: Telling) -> str:
    """The piece that the seat of an event built or took; empty if it did not.

    >>> built = Telling("§ phase 5", piece="place")
    >>> piece_in(Event("built", {"seat": "red", "place": "mason"}), built)
    'mason'
    """
    return str(event.facts.get(telling.piece, telling.piece))
