"""The pieces of Caylus 1303: all buildings, monuments and characters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from keepwright.catalogue.effects import some, trades
from keepwright.catalogue.glyphs import glyph_of
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.caylus_1303 import components as table
from keepwright.games.caylus_1303.pieces import (
    RESOURCES,
    Building,
    Claim,
    Construct,
    Effect,
    MoveProvost,
    Work,
)

RESIDENCE: Final = "residence"  # the back of every starting building
CHARACTER: Final = "character"
DUPLICATES: Final = [row.id for row in table.STARTING_BUILDINGS if row.copies > 1]
# The section about each class of pieces.
RULES: Final = {
    "printed": "§ 5.1",
    "starting": "§ 5.2",
    "residence": "§ 5.2",
    "wood": "§ 5.3",
    "stone": "§ 5.4",
    "monument": "§ 5.5",
    "site": "§ 4.3",
    "character": "§ 5.6",
}
GLYPHS: Final = {
    "covered_market": "trading_post",
    "stonemason": "mason",
    "jeweler": "jeweller",
    "theater": "theatre",
    "construction_site": "crane",
    "early_riser": "sun",
    "night_worker": "moon",
    "journeyman": "apprentice",
    "thief": "hand",
    "steward": "home",
    "chamberlain": "any",
    "foreman": "scaffold",
    "goldsmith": "jeweller",
    "deliveryman": "bundle",
    "day_laborer": "camp",
}


def pieces() -> Iterator[Piece]:
    """All buildings, the back of the starting ones, all monuments and characters."""
    for building in table.BUILDINGS:
        if building is not table.NOTHING:
            yield piece(building)
    yield Piece(
        id=RESIDENCE,
        kind=RESIDENCE,
        sort="building",
        group=RESIDENCE,
        glyph=RESIDENCE,
        recruits=some(workers=table.RESIDENCE_RECRUITS),
        rule=RULES[RESIDENCE],
        copies=sum(row.copies for row in table.STARTING_BUILDINGS),
    )
    for character in table.CHARACTERS:
        yield Piece(
            id=character.id,
            kind=character.id,
            sort=CHARACTER,
            group=CHARACTER,
            glyph=glyph_of(character.id, GLYPHS),
            rule=RULES[CHARACTER],
        )


def piece(building: Building) -> Piece:
    """One building or monument."""
    bonus = RESOURCES.held(building.owner_bonus)
    recruited = {
        "workers": int(building.recruits_workers),
        **RESOURCES.held(building.recruits_goods),
    }
    has_sides = building.built is not building.setup
    return Piece(
        id=building.id,
        kind=building.kind,
        sort="building",
        group=building.group,
        glyph=glyph_of(building.id, GLYPHS),
        cost=building.cost,
        gain=some(prestige=building.points, favor=building.favors),
        recruits=some(**recruited),
        takes_worker=building in table.PLACES,
        effects=effects(building.built),
        setup_effects=effects(building.setup) if has_sides else [],
        owner_effects=[PrintedEffect(does="bonus", gains=[bonus])] if bonus else [],
        rule=RULES[building.group],
        confidence=building.confidence,
        unconfirmed=["copies"] if building.kind in DUPLICATES else [],
    )


@singledispatch
def effects(work: Work) -> list[PrintedEffect]:
    """What one side of a building does for a worker."""
    raise NotImplementedError(work)


@effects.register
def _(work: Effect) -> list[PrintedEffect]:
    return trades(work.options)


@effects.register
def _(work: Construct) -> list[PrintedEffect]:
    return [PrintedEffect(does="construct", group=work.builds, less=work.discount)]


@effects.register
def _(work: Claim) -> list[PrintedEffect]:
    return [PrintedEffect(does="transform", pay=RESOURCES.held(work.price.ways[0]))]


@effects.register
def _(work: MoveProvost) -> list[PrintedEffect]:
    return [PrintedEffect(does="provost", steps=work.reach)]
