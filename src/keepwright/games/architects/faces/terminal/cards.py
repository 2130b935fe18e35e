"""Cards of Architects in words: on the table in a line, and all about one of them."""

from __future__ import annotations

from collections.abc import Iterator

from keepwright.cli.tables.parts import Facts
from keepwright.games.architects.components import (
    CHARACTER_IDS,
    CHARACTERS,
    PRISON,
)
from keepwright.games.architects.pieces import SKILLS, Apprentice, Building
from keepwright.locales import Words


def letters_of_skills(words: Words) -> dict[str, str]:
    """A capital letter for each skill."""
    names = {skill: words.name("skill", skill) for skill in SKILLS}
    found: dict[str, str] = {}
    for skill, name in names.items():
        free = [letter for letter in name.upper() if letter not in found.values()]
        found[skill] = free[0]
    return found


def skill_letters(words: Words, skills: int) -> str:
    """The letters of a set of skills."""
    letters = letters_of_skills(words)
    return "".join(letters[id] for number, id in enumerate(SKILLS) if skills >> number & 1)


def silver(words: Words, count: int) -> str:
    """So much silver."""
    return words.goods({"silver": count})


def building_line(words: Words, card: Building) -> str:
    """A building card: cost, skills, points."""
    needed = skill_letters(words, int(card.skills))
    cost = f"{words.goods(card.amounts)} {needed}".strip()
    return f"{words.name('building', card.id)}: {cost} → {card.points}"


def apprentice_name(words: Words, card: Apprentice) -> str:
    """An apprentice with the letters of his skills."""
    name = words.name("apprentice", card.id)
    return f"{name} {skill_letters(words, int(card.skills))}"


def start_lines(words: Words, id: str) -> Iterator[str]:
    """With what a character begins."""
    row = CHARACTERS[CHARACTER_IDS.index(id)]
    start = {"silver": int(row.silver), **row.start, "building_card": int(row.cards)}
    start = {kind: n for kind, n in start.items() if n}
    yield f"{words.name('term', 'virtue')}: {row.virtue}"
    yield words.text("terminal-card-start", goods=words.goods(start))
    if row.prison:
        yield f"{words.name('location', PRISON)}: {row.prison}"
    if row.debts:
        yield f"{words.text('terminal-debts')}: {row.debts}"


def where(words: Words, id: str, facts: Facts) -> Iterator[str]:
    """Where a card lies face up."""
    for place, card in facts["workshop"].items():
        if card == id:
            name, column = words.name("location", "workshop"), int(place[-1])
            yield words.text("terminal-card-column", place=name, column=column)
    for seat in facts["seats"]:
        me = facts["players"][seat]
        if id in (*me["apprentices"], *me["buildings"], me["character"]):
            yield words.text("terminal-card-owned", seat=words.seat(seat))
