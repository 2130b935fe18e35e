"""The rules of record."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

Language = Literal["en", "de", "hu", "it"]


class SectionOut(BaseModel):
    """A section of the rules in Markdown; `keys` are all that lead here, `key` is its own."""

    key: str
    keys: list[str]
    title: str
    level: int
    text: str


class RulesOut(BaseModel):
    """The rules of record of a game, in their order."""

    game: str
    language: Literal["en"]
    sections: list[SectionOut]


class ChapterOut(BaseModel):
    """A chapter of the words of a game, in Markdown."""

    name: str
    title: str
    text: str


class VocabularyOut(BaseModel):
    """What scenarios and records of a game are written with, told in one language."""

    game: str
    language: Language
    chapters: list[ChapterOut]
