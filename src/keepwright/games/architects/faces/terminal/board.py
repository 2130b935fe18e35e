"""Architects in a terminal: its table, its choices, its cards, its rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from keepwright.cli.tables.board import Board
from keepwright.cli.tables.parts import Facts, Painter
from keepwright.engine.action import Action
from keepwright.engine.state import State
from keepwright.games.architects.components import CHARACTER_IDS
from keepwright.games.architects.faces.terminal.cards import letters_of_skills, start_lines, where
from keepwright.games.architects.faces.terminal.choices import choice_in_words
from keepwright.games.architects.faces.terminal.drawing import Drawing
from keepwright.games.architects.faces.terminal.signs import CLOSED, SILVER_SIGN
from keepwright.games.architects.pieces import SKILLS
from keepwright.locales import Words


@final
class ArchitectsBoard(Board):
    """Architects in a terminal."""

    def drawing(self, facts: Facts, words: Words, width: int) -> Painter:
        """Locations, Workshop, Black Market, virtue, players, log."""
        return Drawing(facts, words, width)

    def legend(self, words: Words) -> str:
        """Workers, what the next one brings, silver, closed zones, resets, skills."""
        letters = letters_of_skills(words)
        skills = ", ".join(f"{letters[id]} {words.name('skill', id)}" for id in SKILLS)
        return words.text(
            "terminal-legend_of_workers", silver=SILVER_SIGN, closed=CLOSED, skills=skills
        )

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice in a few words: what it costs and brings."""
        return choice_in_words(state, words, action)

    def more(self, words: Words, id: str, facts: Facts | None) -> Iterator[str]:
        """With what a character begins, and where a card lies face up."""
        if id in CHARACTER_IDS:
            yield from start_lines(words, id)
        if facts is not None:
            yield from where(words, id, facts)


BOARD: Final = ArchitectsBoard()
