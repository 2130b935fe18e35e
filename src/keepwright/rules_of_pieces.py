"""Which section of the rules of record tells what a printed piece does."""

from __future__ import annotations

from typing import Final

# By game: for a class of pieces, or for one piece that has a section of its own.
SECTIONS: Final[dict[str, dict[str, str]]] = {
    "caylus": {
        "castle": "§ phase 6",
        "special": "§ phase 3",
        "fixed": "§ phase 5",
        "neutral": "§ phase 5",
        "wood": "§ phase 5",
        "stone": "§ phase 5",
        "prestige": "§ phase 5",
        "residential": "§ phase 5",
    },
    "magna_carta": {
        "lawyer": "§ 5.4",
        "residence": "§ 5.4",
        "neutral": "§ 5.1",
        "player": "§ 5.2",
        "prestige": "§ 5.3",
    },
    "caylus_1303": {
        "printed": "§ 5.1",
        "starting": "§ 5.2",
        "residence": "§ 5.2",
        "wood": "§ 5.3",
        "stone": "§ 5.4",
        "monument": "§ 5.5",
        "site": "§ 4.3",
        "character": "§ 5.6",
    },
    "architects": {
        "building": "§ 5.3",
        "apprentice": "§ 5.2",
        "character": "§ 5.7",
        "promo": "§ 5.8",
    },
}


def rule_of_piece(game_id: str, group: str, id: str) -> str:
    """The key of the section about a piece of this class.

    >>> rule_of_piece("caylus", "wood", "mason"), rule_of_piece("caylus", "special", "castle")
    ('§ phase 5', '§ phase 6')
    """
    sections = SECTIONS[game_id]
    return sections.get(id) or sections[group]
