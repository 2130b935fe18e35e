"""The pieces of Caylus: all buildings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from keepwright.catalogue.effects import gains, some, trades
from keepwright.catalogue.glyphs import glyph_of
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.caylus import components as table
from keepwright.games.caylus.pieces import (
    NO_WORK,
    Building,
    Construct,
    Produce,
    Trade,
    Transform,
    Work,
)

# The section about a class of buildings, or about one that has a section of its own.
RULES: Final = {
    "castle": "§ phase 6",
    "special": "§ phase 3",
    "fixed": "§ phase 5",
    "neutral": "§ phase 5",
    "wood": "§ phase 5",
    "stone": "§ phase 5",
    "prestige": "§ phase 5",
    "residential": "§ phase 5",
}
GLYPHS: Final = {"joust_field": "joust"}
# What the special buildings do beside what a row can say; the others have a chapter each.
PROVOST_MOVE: Final = PrintedEffect(
    does="provost", steps=table.PROVOST_REACH, pay=some(denier=table.GUILD_PRICE)
)
SPECIALS: Final = {
    "trading_post": gains(some(denier=table.TRADING_POST)),
    "merchants_guild": [PROVOST_MOVE],
}


def pieces() -> Iterator[Piece]:
    """All buildings."""
    for building in table.BUILDINGS:
        if building is not table.NOTHING:
            yield piece(building)


def piece(building: Building) -> Piece:
    """One building."""
    return Piece(
        id=building.id,
        kind=building.kind,
        sort="building",
        group=building.group,
        glyph=glyph_of(building.id, GLYPHS),
        cost=building.cost,
        gain=some(prestige=building.points, favour=building.favours),
        income=int(building.income),
        takes_worker=building in table.PLACES,
        effects=SPECIALS.get(building.id) or effects(building.work),
        owner_effects=owner_effects(building.work),
        rule=RULES.get(building.id) or RULES[building.group],
    )


@singledispatch
def effects(work: Work) -> list[PrintedEffect]:
    """What a building does for a worker, or a favour for its player."""
    return [] if work is NO_WORK else [PrintedEffect(does="special")]


@effects.register
def _(work: Produce) -> list[PrintedEffect]:
    return [PrintedEffect(does="produce", gains=work.options)]


@effects.register
def _(work: Trade) -> list[PrintedEffect]:
    return trades(work.offers)


@effects.register
def _(work: Construct) -> list[PrintedEffect]:
    return [PrintedEffect(does="construct", group=work.builds, less=work.discount)]


@effects.register
def _(work: Transform) -> list[PrintedEffect]:
    return [PrintedEffect(does="transform", pay=work.pay)]


@singledispatch
def owner_effects(work: Work) -> list[PrintedEffect]:
    """What a building does for its owner where another's worker is."""
    return []


@owner_effects.register
def _(work: Produce) -> list[PrintedEffect]:
    bonus = [{kind: 1} for kind in work.owner_bonus]
    return [PrintedEffect(does="bonus", gains=bonus)] if bonus else []
