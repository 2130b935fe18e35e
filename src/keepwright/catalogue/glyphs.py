"""Glyphs: which drawing of the page stands for a thing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

# What an id says beside what the thing is: its class, its size, which of several it is.
_BESIDE: Final = re.compile(
    r"^(neutral|fixed|start|wood|stone|small|large)_|_(any|food|cloth|stone|\d+)$"
)


def glyph_of(id: str, others: Mapping[str, str]) -> str:
    """The drawing of a thing: that of its name, if its game does not say another.

    >>> glyph_of("wood_farm_food", {}), glyph_of("start_guild_any", {}), glyph_of("gold_mine", {})
    ('farm', 'guild', 'gold-mine')
    >>> glyph_of("stone_jeweler", {"jeweler": "jeweller"})
    'jeweller'
    """
    kind = _BESIDE.sub("", id)
    return others.get(kind, kind).replace("_", "-")
