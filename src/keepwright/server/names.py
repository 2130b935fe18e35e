"""Names: what may be one, and what everybody at a table is called."""

from __future__ import annotations

import unicodedata
from typing import Final

from keepwright.bots.people import people_at
from keepwright.locales import Words
from keepwright.server.problems import Problem
from keepwright.server.store.rows import SeatRow
from keepwright.wire import lengths

_NUMBER: Final = 4  # letters of his id by which a guest is told from others


def plain_text(text: str, longest: int, code: str, lines: bool = False) -> str:
    """Text that a person wrote, if it shows as what it is: no control or direction characters."""
    tidy = unicodedata.normalize("NFC", text).strip()
    allowed = "\n" if lines else ""
    for letter in tidy:
        category = unicodedata.category(letter)
        hidden = category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        if hidden and letter not in allowed and letter not in ("\u200d", "\ufe0f"):
            raise Problem(code)
    if not tidy or len(tidy) > longest:
        raise Problem(code, longest=longest)
    return tidy


def name_key(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def plain_name(name: str) -> str:
    """A name that a person chose; a few signs stand for whole sentences, which are no names."""
    tidy = plain_text(name, lengths.NAME, "bad_name")
    if len(name_key(tidy)) > lengths.NAME_KEY:
        raise Problem("bad_name", longest=lengths.NAME)
    return tidy


def guest_name(person_id: str) -> str:
    """What a guest is called until he chooses a name; pages say it in their own language."""
    return f"Guest {person_id[:_NUMBER]}"


def guest_number(person_id: str | None, name: str | None) -> str | None:
    """The number of a guest who has not chosen a name; None for everybody else."""
    return person_id[:_NUMBER] if person_id and name == guest_name(person_id) else None


def names_at(places: list[SeatRow], words: Words) -> dict[str, str]:
    """The name at each seat that is taken, by colour: the person's, or the bot's."""
    found: dict[str, str] = {}
    for place, somebody in zip(places, people_at([one.bot for one in places]), strict=True):
        number = guest_number(place.person_id, place.name)
        if number is not None:
            found[place.colour] = words.text("person-guest", number=number)
        elif place.name is not None:
            found[place.colour] = place.name
        elif somebody is not None:
            found[place.colour] = words.bot_person(somebody.name, somebody.is_junior)
    return found
