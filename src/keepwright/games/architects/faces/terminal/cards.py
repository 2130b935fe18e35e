"""Cards of Architects in words: on the table in a line, and all about one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from keepwright.cli.tables.parts import Facts
from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICES,
    BUILDING_IDS,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTERS,
    PRISON,
    PROMO_APPRENTICE_ROWS,
    PROMO_BUILDINGS,
    PROMO_CHARACTERS,
)
from keepwright.games.architects.pieces import SKILLS, Apprentice, Building
from keepwright.locales import Words
from keepwright.rules_of_pieces import rule_of_piece

PROMOS: Final = (
    *(card.id for card in PROMO_APPRENTICE_ROWS),
    *(card.id for card in PROMO_BUILDINGS),
    *(character.id for character in PROMO_CHARACTERS),
)


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


def card_lines(words: Words, id: str, facts: Facts | None) -> list[str]:
    """Name, cost, skills, points, icon, what it does, where it lies, the rules about it."""
    if id in CHARACTER_IDS:
        lines, group = character_lines(words, id), "character"
    elif id in APPRENTICE_IDS:
        lines, group = apprentice_lines(words, id), "apprentice"
    else:
        lines, group = building_lines(words, id), "building"
    if facts is not None:
        lines.extend(where(words, id, facts))
    rule = rule_of_piece("architects", "promo" if id in PROMOS else group, id)
    return [*lines, words.text("terminal-card-rule", rule=rule)]


def skills_line(words: Words, skills: int) -> list[str]:
    """The skills of a card, if it has any."""
    names = [words.name("skill", id) for number, id in enumerate(SKILLS) if skills >> number & 1]
    return [words.text("terminal-card-skills", skills=", ".join(names))] if names else []


def virtue_text(words: Words, virtue: int) -> list[str]:
    """The virtue icon of a card, if it has one."""
    sign = f"{virtue:+}".replace("-", "−")
    return [f"{words.name('term', 'virtue')}: {sign}"] if virtue else []


def apprentice_lines(words: Words, id: str) -> list[str]:
    """An apprentice: name, skills, icon, what he does."""
    card = APPRENTICES[APPRENTICE_IDS.index(id)]
    return [
        words.name("apprentice", id),
        *skills_line(words, int(card.skills)),
        *virtue_text(words, int(card.virtue)),
        words.text(f"apprentice-{id}.power"),
    ]


def building_lines(words: Words, id: str) -> list[str]:
    """A building: name, cost, skills, points, icon, what it does."""
    card = BUILDINGS[BUILDING_IDS.index(id)]
    points = words.text("terminal-points", count=int(card.points))
    return [
        words.name("building", id),
        words.text("terminal-card-cost", goods=words.goods(card.amounts)),
        *skills_line(words, int(card.skills)),
        words.text("terminal-card-at_end", points=points),
        *virtue_text(words, int(card.virtue)),
        words.text(f"building-{id}.effect"),
    ]


def character_lines(words: Words, id: str) -> list[str]:
    """A character: name, with what he starts, what he can do."""
    row = CHARACTERS[CHARACTER_IDS.index(id)]
    start = {"silver": int(row.silver), **row.start, "building_card": int(row.cards)}
    start = {kind: n for kind, n in start.items() if n}
    lines = [words.name("character", id), f"{words.name('term', 'virtue')}: {row.virtue}"]
    lines.append(words.text("terminal-card-start", goods=words.goods(start)))
    if row.prison:
        lines.append(f"{words.name('location', PRISON)}: {row.prison}")
    if row.debts:
        lines.append(f"{words.text('terminal-debts')}: {row.debts}")
    return [*lines, words.text(f"character-{id}.power")]


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
