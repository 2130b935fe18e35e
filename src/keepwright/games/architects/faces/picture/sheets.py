"""Sheets on the board of Architects: heads, names, workers, skills, virtue."""

from __future__ import annotations

from typing import Any, Final

from keepwright.games.architects.components import COLOURS
from keepwright.games.architects.pieces import SKILLS
from keepwright.picture.frame import Frame
from keepwright.picture.lines import Line, Sign, Word, draw_line
from keepwright.picture.measure import PLAIN, TITLE, folded
from keepwright.picture.pieces import counted_pawn
from keepwright.picture.tiles import name_lines, picture, shadow

SMALL: Final = 11.5
PAWN: Final = 41  # the room for a worker and a number


def count_of(cards: Any) -> int:
    """How many cards there are: some are seen, of others only the number is known."""
    return len(cards) if isinstance(cards, list) else int(cards)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


def skills_in(skills: int) -> list[str]:
    """The skills of a set."""
    return [id for number, id in enumerate(SKILLS) if int(skills) >> number & 1]


class Sheets(Frame):
    """What the parts of the board are drawn with, and who plays."""

    @property
    def everybody(self) -> list[str]:
        """The seats, and the colour of the automa."""
        if not self.facts["automa"]:
            return self.seats
        return [*self.seats, next(c for c in COLOURS if c not in self.seats)]

    def of(self, colour: str) -> Any:
        """What is a player's, or the automa's."""
        return self.facts["players"].get(colour) or self.facts["automa"]

    def name(self, colour: str) -> str:
        """A player by name or colour, the automa by its own name."""
        if colour not in self.seats:
            return self.words.name("bot", self.facts["options"]["bot"])
        return super().name(colour)

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """A sheet on the board."""
        canvas = self.canvas
        shadow(canvas, x, y, width, height, 7)
        canvas.rect(x, y, width, height, canvas["sheet"], 7, stroke=canvas["line"])

    def titled(
        self, id: str, glyph: str, group: str, x: float, y: float, width: float, height: float
    ) -> None:
        """A sheet on the board with the sign and the name of a place."""
        canvas = self.canvas
        self.box(x, y, width, height)
        canvas.path(
            f"M{x} {y + 36}v-29a7 7 0 0 1 7 -7h31v36z",
            canvas[f"class-{group}"],
        )
        canvas.icon(glyph, x + 7, y + 6, 24, canvas["glyph"])
        name = self.words.name("location", id)
        canvas.fitted(x + 46, y + 24, name, 17.5, canvas["ink"], width - 110, TITLE)
        canvas.line(f"M{x} {y + 36}h{width}", canvas["line"])

    def head(self, x: float, y: float, width: float, group: str, glyph: str, name: str) -> None:
        """The coloured head of a location with its name."""
        canvas = self.canvas
        picture(canvas, x, y, width, 46, group, glyph)
        lines, size = name_lines(name, width - 62)
        base = y + 29 - (len(lines) - 1) * size / 2
        for place, line in enumerate(lines):
            canvas.text(x + 57, base + place * size, line, size, canvas["glyph"], TITLE)

    def pawns(self, x: float, y: float, width: float, numbers: dict[str, int]) -> None:
        """Workers of each player with their number, in as many rows as they need."""
        there = [(colour, count) for colour, count in numbers.items() if count]
        across = max(1, int(width // PAWN))
        for place, (colour, count) in enumerate(there):
            left = x + place % across * PAWN
            counted_pawn(self.canvas, left, y + place // across * 24, 22, colour, count)

    def skills(self, x: float, y: float, skills: int) -> None:
        """Signs of skills side by side."""
        canvas = self.canvas
        for place, skill in enumerate(skills_in(skills)):
            canvas.rect(x + place * 22, y, 20, 20, canvas["class-wood"], 4)
            canvas.icon(skill, x + place * 22 + 3, y + 3, 14, canvas["glyph"])

    def virtue(self, x: float, y: float, virtue: int) -> None:
        """How a card changes virtue."""
        token = "verdigris" if virtue > 0 else "rubric"
        line: Line = [Sign("virtue", token), Word(signed(virtue), True, token)]
        draw_line(self.canvas, x, y, line, 17)

    def small(self, x: float, y: float, text: str, room: float, most: int) -> None:
        """A few lines in small letters."""
        for place, line in enumerate(folded(text, room, SMALL, PLAIN, most)):
            self.canvas.text(x, y + place * 12.2, line, SMALL, self.canvas["ink-2"])
