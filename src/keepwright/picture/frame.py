"""The frame of every picture: the desk, the bar, the board's sheet, who is asked, the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.catalogue import catalogue
from keepwright.engine.agenda import Decision, Task, Together
from keepwright.engine.game import Game, load
from keepwright.engine.saving import task_from_json
from keepwright.locales import Words
from keepwright.picture.canvas import HEIGHT, WIDTH, Canvas
from keepwright.picture.drawings import COINS
from keepwright.picture.lines import Line, draw_line, width_of_line
from keepwright.picture.measure import BOLD, PLAIN, TITLE, folded, width_of
from keepwright.picture.palette import Palette
from keepwright.picture.pieces import coin, disc, good, pawn, shield
from keepwright.picture.tiles import shadow

Facts = Mapping[str, Any]
BAR: Final = 46
EDGE: Final = 10
BOARD: Final = (EDGE, BAR + EDGE, 845, 702)
SIDE: Final = 866
SIDE_WIDTH: Final = 490
PROMPT: Final = 62
GAP: Final = 8
TAIL: Final = 19
EVERYBODY: Final = None  # the eyes that see everything


class Frame:
    """One position being drawn. Each game adds its board and what lies beside it."""

    def __init__(
        self,
        facts: Facts,
        words: Words,
        palette: Palette,
        eyes: int | None,
        points: Mapping[str, int],
        winners: list[str],
        names: Mapping[str, str],
    ) -> None:
        self.facts: Final = facts
        self.words: Final = words
        self.canvas: Final = Canvas(palette, words)
        self.eyes: Final = eyes
        self.points: Final = points
        self.winners: Final = winners
        self.names: Final = names
        self.game: Final[Game] = load(facts["game"])
        self.pieces: Final = catalogue(self.game.id).by_id
        self.seats: Final[list[str]] = list(facts["seats"])
        self.due: Final = self._due()
        self.deciding: Final = [
            self.seats[int(task.seat)] for task in self.due if isinstance(task, Decision)
        ]

    def _due(self) -> list[Task[Any]]:
        """What waits to be decided: one task, or several that are decided together."""
        seats, found = tuple(self.seats), list[Task[Any]]()
        for given in self.facts["agenda"]:
            task = task_from_json(self.game, given, seats, "agenda")
            if found and not isinstance(task, Together):
                break
            found.append(task)
            if not isinstance(task, Together):
                break
        return found

    # ------------------------------------------------------------ what each game says

    def moment(self) -> tuple[str, str]:
        """The round, and the phase or whatever else tells when it is."""
        raise NotImplementedError  # pragma: no cover

    def board(self) -> float:
        """Draw the board; how far down it reaches."""
        raise NotImplementedError  # pragma: no cover

    def aside(self, top: float) -> float:
        """Draw what lies below the prompt in the right column; how far down it reaches."""
        raise NotImplementedError  # pragma: no cover

    def below(self, top: float) -> float:
        """Draw what lies below board and column; how far down it reaches."""
        return top

    def holdings(self, colour: str) -> dict[str, int]:
        """What a player holds, for the description."""
        raise NotImplementedError  # pragma: no cover

    # ------------------------------------------------------------ words

    def name(self, colour: str) -> str:
        """What a player is called: by a name, or by the colour."""
        return self.names.get(colour) or self.words.seat(colour)

    def asked(self) -> str:
        """What is waited for, in a sentence."""
        if not self.due:
            if self.winners:
                winners = [self.name(colour) for colour in self.winners]
                text = ", ".join(winners)
                return self.words.text("terminal-winners", count=len(winners), winners=text)
            return self.words.text("picture-over")
        first = self.due[0]
        if isinstance(first, Decision):
            who = ", ".join(self.name(colour) for colour in self.deciding)
            prompt = self.words.prompt(first, self.deciding[0])
            return self.words.text("picture-asked", seat=who, prompt=prompt)
        return self.words.text("picture-chance")

    def seen_by(self) -> str:
        """Through whose eyes the position is seen."""
        if self.eyes is EVERYBODY:
            return self.words.text("picture-seen_whole")
        if self.eyes < 0:
            return self.words.text("picture-seen_by_spectator")
        return self.words.text("picture-seen_by", seat=self.name(self.seats[self.eyes]))

    def title(self) -> str:
        """What the picture shows, in a line."""
        parts = [self.game.title, *(part for part in self.moment() if part)]
        return " · ".join(parts)

    def about(self) -> str:
        """What the picture shows, in a few sentences."""
        told = [self.asked(), f"{self.seen_by()}."]
        for colour in self.seats:
            held = {kind: n for kind, n in self.holdings(colour).items() if n}
            told.append(
                self.words.text(
                    "picture-holds", seat=self.name(colour), goods=self.words.goods(held)
                )
            )
        return " ".join(told)

    # ------------------------------------------------------------ the whole

    def draw(self) -> str:
        """The whole picture."""
        canvas = self.canvas
        ground = canvas.mark()
        bottom = self.board()
        column = self.prompt()
        bottom = max(bottom, self.aside(column))
        bottom = self.below(bottom)
        height = max(HEIGHT, bottom + EDGE)
        with canvas.below(ground):
            self.desk(height)
        return canvas.write(self.title(), self.about(), height)

    def desk(self, height: float) -> None:
        """The slate and the bar on top of it."""
        canvas = self.canvas
        canvas.rect(0, 0, WIDTH, height, canvas["desk"])
        canvas.rect(0, 0, WIDTH, BAR, canvas["desk-2"])
        width = canvas.text(22, 30, self.game.title, 21, canvas["on-desk"], TITLE)
        canvas.text(34 + width, 30, self.seen_by(), 13, canvas["on-desk-2"])
        first, second = self.moment()
        size = 17.0
        both = width_of(first, size, TITLE)
        pill = width_of(second, 14, BOLD) + 28 if second else 0
        x = (WIDTH - both - pill - 12) / 2
        canvas.text(x, 29, first, size, canvas["on-desk"], TITLE)
        if second:
            left = x + both + 12
            is_night = canvas.palette.theme == "night"
            fill, ink = ("leaf", "on-leaf") if is_night else ("on-desk", "desk-2")
            canvas.rect(left, 9, pill, 28, canvas[fill], 14)
            canvas.text(left + 14, 28, second, 14, canvas[ink], BOLD)
        canvas.text(WIDTH - 22, 30, "keepwright", 19, canvas["on-desk-2"], TITLE, "end")

    def sheet(self, x: float, y: float, width: float, height: float, token: str = "sheet") -> None:
        """A sheet of parchment."""
        shadow(self.canvas, x, y + 1, width, height, 12)
        self.canvas.rect(x, y, width, height, self.canvas[token], 12)

    def board_sheet(self, height: float) -> None:
        """The sheet of the board with its hairline frame."""
        x, y, width, _ = BOARD
        self.sheet(x, y, width, height, "sheet-2")
        line = self.canvas["line-2"]
        self.canvas.rect(
            x + 5, y + 5, width - 10, height - 10, "none", 8, stroke=line, stroke_opacity=0.55
        )

    def prompt(self) -> float:
        """The sheet that says what is waited for; where the column goes on below it."""
        canvas, top = self.canvas, BOARD[1]
        self.sheet(SIDE, top, SIDE_WIDTH, PROMPT)
        canvas.path(
            f"M{SIDE} {top + 12}a12 12 0 0 1 12 -12h{SIDE_WIDTH - 24}a12 12 0 0 1 12 12"
            f"a14 10 0 0 0 -12 -8h{24 - SIDE_WIDTH}a14 10 0 0 0 -12 8z",
            canvas["leaf"],
        )
        x = SIDE + 14.0
        for colour in self.deciding or self.winners:
            shield(canvas, x, top + 13, 32, colour)
            x += 38
        if x == SIDE + 14:
            canvas.icon("trophy" if not self.due else "dice", x, top + 16, 30, canvas["ink-2"])
            x += 40
        room = SIDE + SIDE_WIDTH - 12 - x - 2
        size = 19.0
        lines = folded(self.asked(), room, size, TITLE)
        if len(lines) > 1:
            size = 16.5
            lines = folded(self.asked(), room, size, TITLE)
        base = top + PROMPT / 2 + 6.5 - (len(lines) - 1) * (size + 2) / 2
        for line in lines:
            canvas.text(x + 2, base, line, size, canvas["ink"], TITLE)
            base += size + 2
        return top + PROMPT + GAP

    # ------------------------------------------------------------ parts

    def heading(self, x: float, y: float, text: str, icon: str = "", room: float = 300) -> None:
        """A heading on a sheet."""
        if icon:
            self.canvas.icon(icon, x, y - 15, 18, self.canvas["ink"])
            x, room = x + 24, room - 24
        self.canvas.fitted(x, y, text, 17, self.canvas["ink"], room, TITLE, least=13)

    def hatched(self, x: float, y: float, width: float, height: float) -> None:
        """What is closed, or will not act."""
        colour, density = self.canvas.palette.paint("shade")
        id = f"kw-shade-{self.canvas.palette.theme}"
        fill = self.canvas.define(
            id,
            f'<pattern id="{id}" width="12" height="12" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(-45)"><rect width="12" height="6" fill="{colour}" '
            f'fill-opacity="{density}"/></pattern>',
        )
        self.canvas.rect(x, y, width, height, fill)

    def chip(self, x: float, y: float, width: float, kind: str, count: int, tall: float) -> None:
        """A counted good in a panel; faded where there is none."""
        canvas = self.canvas
        canvas.rect(x, y, width, tall, canvas["sheet-2"], 6)
        side = min(22, tall - 6)
        text = str(count)
        wide = width_of(text, 17, BOLD)
        if kind in COINS:
            side = min(26.0, tall - 2)
            coin(canvas, x + (width - side) / 2, y + (tall - side) / 2, side, kind, count)
            return
        left = x + (width - side - 5 - wide) / 2
        good(canvas, left, y + (tall - side) / 2, side, kind, faded=not count)
        ink = canvas["ink" if count else "ink-3"]
        canvas.text(left + side + 5, y + tall / 2 + 6, text, 17, ink, BOLD)

    def chips(
        self, x: float, y: float, width: float, held: Mapping[str, int], colour: str, tall: float
    ) -> None:
        """The goods of a player side by side; `workers` are pawns of his colour."""
        each = (width - 5 * (len(held) - 1)) / len(held)
        for place, (kind, count) in enumerate(held.items()):
            left = x + place * (each + 5)
            if kind != "workers":
                self.chip(left, y, each, kind, count, tall)
                continue
            self.canvas.rect(left, y, each, tall, self.canvas["sheet-2"], 6)
            wide = width_of(str(count), 17, BOLD) + 26
            start = left + (each - wide) / 2
            pawn(self.canvas, start, y + (tall - 23) / 2, 23, colour)
            ink = self.canvas["ink" if count else "ink-3"]
            self.canvas.text(start + 26, y + tall / 2 + 6, str(count), 17, ink, BOLD)

    def player_head(
        self,
        x: float,
        y: float,
        width: float,
        colour: str,
        note: str,
        points: str | None,
        tail: Line | None = None,
    ) -> None:
        """Shield, name, a note; at the right a line of signs, and points if they are known."""
        canvas = self.canvas
        if colour in self.deciding:
            canvas.rect(x - 8, y - 4, 4, 40, canvas["leaf"], 2)
        shield(canvas, x, y, 28, colour)
        room = width - 36 - (42 if points is not None else 0)
        if tail:
            wide = width_of_line(canvas, tail, TAIL) + 8
            room -= wide
            draw_line(canvas, x + 36 + room + 4, y + 15, tail, TAIL)
        canvas.text(x + 36, y + 15, self.name(colour), 18, canvas["ink"], TITLE, room=room)
        if note:
            canvas.text(x + 36, y + 31, note, 12.5, canvas["ink-2"], room=room)
        if points is not None:
            coin(canvas, x + width - 36, y - 2, 36, "prestige", points)

    def panel(
        self,
        y: float,
        height: float,
        colour: str,
        note: str,
        points: str | None,
        held: Mapping[str, int],
        tail: Line | None = None,
    ) -> None:
        """A player's sheet in the right column: who, and what he holds."""
        self.sheet(SIDE, y, SIDE_WIDTH, height)
        self.player_head(SIDE + 14, y + 9, SIDE_WIDTH - 28, colour, note, points, tail)
        tall = height - 52
        self.chips(SIDE + 14, y + 46, SIDE_WIDTH - 28, held, colour, tall)

    def discs(self, x: float, y: float, size: float, colours: list[str]) -> None:
        """Discs side by side."""
        for place, colour in enumerate(colours):
            disc(self.canvas, x + place * (size + 2), y, size, colour)

    def centred(self, x: float, y: float, width: float, line: Line, size: float) -> None:
        """A line in the middle of a field."""
        wide = width_of_line(self.canvas, line, size)
        draw_line(self.canvas, x + max(0, (width - wide) / 2), y, line, size, width)

    def note(self, x: float, y: float, text: str, room: float, token: str = "ink-2") -> None:
        """A remark in small letters."""
        self.canvas.text(x, y, text, 12.5, self.canvas[token], PLAIN, room=room)

    def strip(self, x: float, y: float, width: float, height: float = 23) -> None:
        """A piece of the road."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, canvas["sheet-3"])
        canvas.line(f"M{x} {y}h{width}M{x} {y + height}h{width}", canvas["line"])

    def provost_bar(self, x: float, top: float, bottom: float) -> None:
        """The bar behind which nothing acts."""
        self.canvas.rect(x - 2, top, 4, bottom - top, self.canvas["rubric"], 1)

    def banner(self, name: str, x: float, y: float) -> None:
        """The provost's flag or the bailiff's banner, white with an edge of ink."""
        with self.canvas.group(class_=name):
            self.canvas.icon(
                name,
                x,
                y,
                24,
                "#fffdf6",
                stroke="#2a221a",
                stroke_width=3,
                stroke_linejoin="round",
                paint_order="stroke",
            )

    def water(self, x: float, y: float, width: float, height: float) -> None:
        """The river under a bridge."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, canvas["river"], 7)
        rows = range(int(height // 13))
        waves = "".join(
            f"M{x + 3} {y + 9 + row * 13}" + "q6 -5 12 0t12 0" * int((width - 6) // 24)
            for row in rows
        )
        canvas.line(waves, canvas["river-2"], 1.5)

    def plank(self, x: float, y: float, width: float, height: float, label: str) -> None:
        """A plank of a bridge with its number."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, canvas["class-wood"], 3)
        canvas.rect(x, y + height - 2, width, 2, "#000", 1, opacity=0.22)
        base = y + height / 2 + 4.5
        canvas.text(x + width / 2, base, label, 13, canvas["glyph"], BOLD, "middle")
