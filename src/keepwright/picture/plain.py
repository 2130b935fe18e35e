"""The plain picture: any game, with its pieces as tiles and its players beside them."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.catalogue.pieces import Piece
from keepwright.picture.frame import BOARD, GAP, Frame
from keepwright.picture.lines import Line, effect_lines, things
from keepwright.picture.tiles import short_name, tile

ACROSS: Final = 6
WIDE, TALL = 126, 122
PANEL: Final = 84


@final
class Picture(Frame):
    """One position being drawn."""

    def moment(self) -> tuple[str, str]:
        """The round and the phase, where the game tells them."""
        words, facts = self.words, self.facts
        if not facts.get("round"):
            return words.text("terminal-set_up"), ""
        phase = facts.get("phase")
        name = words.name("phase", phase) if phase and words.has(f"phase-{phase}") else ""
        return words.text("terminal-round", round=facts["round"]), name

    def holdings(self, colour: str) -> dict[str, int]:
        """All that is counted and has a name as an amount."""
        me: dict[str, Any] = self.facts["players"][colour]
        return {
            kind: count
            for kind, count in me.items()
            if isinstance(count, int) and self.words.has(f"amount-{kind}")
        }

    def owner_of(self, id: str) -> str | None:
        """The seat that some fact gives a piece to."""
        for fact in self.facts.values():
            if isinstance(fact, dict) and fact.get(id) in self.seats:
                return str(fact[id])
        return None

    def board(self) -> float:
        """All pieces in the order of the catalogue."""
        pieces = list(self.pieces.values())
        rows = -(-len(pieces) // ACROSS)
        height = max(2, rows) * (TALL + 14) + 22
        self.board_sheet(height)
        for place, piece in enumerate(pieces):
            x = BOARD[0] + 18 + place % ACROSS * (WIDE + 10)
            self.piece(piece, x, BOARD[1] + 20 + place // ACROSS * (TALL + 14))
        return BOARD[1] + height

    def piece(self, piece: Piece, x: float, y: float) -> None:
        """A piece: its drawing, its name, what it costs and does, and whose it is."""
        lines: list[Line] = [things(piece.cost)] if piece.cost else []
        lines += effect_lines(self.canvas, piece.effects)
        points = {**piece.gain, **piece.at_end}.get("prestige")
        name = short_name(self.words.name(piece.sort, piece.id))
        owner = self.owner_of(piece.id)
        shown = None if owner else points
        tile(
            self.canvas, x, y, WIDE, TALL, piece.group, piece.glyph, name, lines, owner, None, shown
        )

    def aside(self, top: float) -> float:
        """A panel for each player."""
        for colour in self.seats:
            points = self.points.get(colour)
            held = {k: n for k, n in self.holdings(colour).items() if k != "prestige"}
            self.panel(top, PANEL, colour, "", None if points is None else str(points), held)
            top += PANEL + GAP
        return top
