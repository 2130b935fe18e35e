"""A picture of Caylus: castle, court, bridge and road; players and the favour table."""

from __future__ import annotations

from typing import Final, final

from keepwright.catalogue.pieces import Piece
from keepwright.games.caylus.components import (
    MOST_SEATS,
    OPEN_COLUMNS,
    PRICE_BY_PASSED,
    RESIDENCE,
    ROAD_SPACES,
    ROWS,
    SECTIONS,
    SPECIAL_BUILDINGS,
    STABLES_LEAST_SEATS,
    TRADING_POST,
)
from keepwright.games.caylus.faces.catalogue.board import favours
from keepwright.games.caylus.pieces import (
    CUBES,
    Building,
    Section,
)
from keepwright.games.caylus.state import PHASE_NAMES
from keepwright.picture.drawings import CASTLE, MARKS, tincture_of
from keepwright.picture.frame import BOARD, SIDE, SIDE_WIDTH, Frame
from keepwright.picture.lines import (
    ARROW,
    ClassMark,
    Line,
    Sign,
    Thing,
    Word,
    built,
    effect_line,
    effect_lines,
    things,
)
from keepwright.picture.measure import BOLD, TITLE, folded
from keepwright.picture.pieces import coin, disc, pawn
from keepwright.picture.tiles import milestone, plot, shadow, short_name, tile

ACROSS: Final = 7
STEP: Final = 118
LEFT: Final = 24
TILE: Final = (109, 118)
TOP: Final = 69
ROWS_TOP: Final = 222
STRIP: Final = 23
BETWEEN: Final = 10  # a strip and the next row of tiles
LOW: Final = 46  # a row of empty plots
CASTLE_PLACES: Final = tuple(str(n) for n in range(1, MOST_SEATS + 1))
FAVOURS: Final = favours()
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")


@final
class Picture(Frame):
    """One position of Caylus being drawn."""

    def moment(self) -> tuple[str, str]:
        """Round and phase."""
        name = self.facts["phase"]
        phase = self.words.name("phase", name) if name != PHASE_NAMES[0] else ""
        return self.words.text("terminal-round", round=self.facts["round"]), phase

    def holdings(self, colour: str) -> dict[str, int]:
        """Cubes, deniers, points."""
        me = self.facts["players"][colour]
        held = {kind: me[kind] for kind in CUBES.ids}
        return {**held, "denier": me["deniers"], "prestige": me["prestige"]}

    # ------------------------------------------------------------ what buildings do

    def lines_of(self, piece: Piece) -> list[Line]:
        """What a building is good for."""
        if piece.id == "trading_post":
            return [[Word("+", True), Thing("denier", TRADING_POST)]]
        if piece.id == "gate":
            return [[Thing("worker"), ARROW, Thing("any")]]
        lines = effect_lines(self.canvas, piece.effects)
        if piece.group == "prestige":
            lines = [[Thing("prestige", piece.gain["prestige"])]]
        if piece.income:
            income: Line = [Word("+", True), Thing("denier", piece.income)]
            lines = [[*lines[0], *income]] if lines else [[Sign("income", "ink-2"), *income]]
        return lines

    # ------------------------------------------------------------ the board

    def board(self) -> float:
        """Castle, court and bridge above the road."""
        rows = [range(n + 1, n + ACROSS + 1) for n in range(0, ROAD_SPACES, ACROSS)]
        talls = [TILE[1] if any(map(self.stands, row)) else LOW for row in rows]
        height = ROWS_TOP - BOARD[1] + sum(tall + STRIP + BETWEEN for tall in talls) + 4
        self.board_sheet(height)
        self.castle(LEFT, TOP, 205, 143)
        self.court(237, TOP)
        self.bridge(757, TOP, 84, 142)
        top = float(ROWS_TOP)
        for row, tall in zip(rows, talls, strict=True):
            self.road_row(row, top, tall)
            top += tall + STRIP + BETWEEN
        return BOARD[1] + height

    def castle(self, x: float, y: float, width: float, height: float) -> None:
        """The castle with all its parts and its workers."""
        canvas, words = self.canvas, self.words
        shadow(canvas, x, y, width, height, 7)
        canvas.rect(x, y, width, height, canvas["sheet"], 7, stroke=canvas["line"])
        canvas.fitted(x + 9, y + 22, words.name("board", "castle"), 16, canvas["ink"], 78, TITLE)
        now = min(self.facts["scored"], len(SECTIONS) - 1)
        section = SECTIONS[now]
        built = len(self.owners_of(section))
        text = f"{words.name('section', section.id)} {built}/{section.parts}"
        canvas.fitted(x + width - 32, y + 22, text, 12.5, canvas["ink-2"], 84, anchor="end")
        coin(canvas, x + width - 28, y + 6, 21, "prestige", int(section.points))
        scale = (width - 14) / 221
        with canvas.group(transform=f"translate({x + 7} {y + 30}) scale({scale:.3f})"):
            self.masonry()
            for each in SECTIONS:
                self.parts_of(each)
        there = self.facts["castle"]
        step = (width - 16) / len(CASTLE_PLACES)
        for place, number in enumerate(CASTLE_PLACES):
            left = x + 8 + place * step
            middle = left + step / 2
            canvas.circle(middle, y + 120, 15, canvas["sheet-3"])
            if place < len(there):
                pawn(canvas, middle - 14, y + 105, 28, there[place])
            else:
                canvas.text(middle, y + 125, number, 14, canvas["ink-2"], BOLD, "middle")

    def masonry(self) -> None:
        """The castle's walls, roofs and flag."""
        canvas = self.canvas
        density = 0.38 if canvas.palette.theme == "day" else 0.62
        with canvas.group(fill=canvas["class-stone-2"], opacity=density):
            for x, y, width, height, merlons in CASTLE["walls"]:
                d = f"M{x} {y}h{width}v{height}h{-width}z"
                for n in range(merlons):
                    at, wide = x + 0.9 + n * width / merlons, width / merlons * 0.55
                    d += f"M{at:.1f} {y - 4}h{wide:.1f}v4h{-wide:.1f}z"
                canvas.tag("path", d=d)
        for roof in CASTLE["roofs"]:
            canvas.path(roof, canvas["class-prestige-2"], opacity=density * 2)
        canvas.line(CASTLE["pole"], canvas["ink"], 1.4)
        canvas.path(CASTLE["flag"], canvas["rubric"])
        canvas.line(CASTLE["ground"], canvas["line-2"], 2)

    def owners_of(self, section: Section) -> list[str]:
        """The owners of the built parts of a section, seat by seat."""
        players = self.facts["players"]
        return [
            colour
            for colour in self.seats
            for _ in range(players[colour]["houses"].get(section.id, 0))
        ]

    def parts_of(self, section: Section) -> None:
        """The stones of a section: the owner's colour and mark; dashed where free."""
        canvas, owners = self.canvas, self.owners_of(section)
        (wide, tall), side = CASTLE["stone"], CASTLE["mark"]
        for place, (x, y) in enumerate(CASTLE["parts"][section.id]):
            if place >= len(owners):
                canvas.rect(
                    x, y, wide, tall, "none", 1.5, stroke=canvas["line-2"], stroke_dasharray="2 1.5"
                )
                continue
            name = tincture_of(owners[place])
            left, top = x + (wide - side) / 2, y + (tall - side) / 2
            with canvas.group(class_=f"part {owners[place]}"):
                canvas.rect(x, y, wide, tall, canvas[name], 1.5, stroke=canvas["piece-edge"])
                canvas.icon(f"mark-{MARKS[name]}", left, top, side, canvas[f"on-{name}"])

    def court(self, x: float, y: float) -> None:
        """The six special buildings."""
        places = [one for one in SPECIAL_BUILDINGS if one.id != "castle"]
        step = 86.3
        self.strip(x, y + 121, step * len(places), 20)
        for place, building in enumerate(places):
            left = x + place * step
            self.special(left, y, building)
            milestone(self.canvas, left + 10, y + 122.5, ROMAN[place])

    def special(self, x: float, y: float, building: Building) -> None:
        """A special building; stables and inn have several places."""
        facts, canvas = self.facts, self.canvas
        worker = facts["workers"].get(building.id)
        name = self.words.name("building", building.id)
        several = building.id in ("stables", "inn")
        lines = [] if several else self.lines_of(self.pieces[building.id])
        workers = [worker] if worker else []
        tile(
            canvas,
            x,
            y,
            80,
            TILE[1],
            "special",
            self.pieces[building.id].glyph,
            name,
            lines,
            None,
            workers,
        )
        if building.id == "stables" and len(self.seats) < STABLES_LEAST_SEATS:
            canvas.icon("lock", x + 56, y + 16, 18, canvas["glyph"])
        elif building.id == "stables":
            for place, colour in enumerate(facts["stables"]):
                pawn(canvas, x + 3 + place * 24, y + 88, 26, colour)
            for place in range(len(facts["stables"]), 3):
                middle = x + 16 + place * 24
                canvas.circle(middle, y + 102, 10.5, canvas["sheet-3"])
                canvas.text(
                    middle, y + 106.5, str(place + 1), 12.5, canvas["ink-2"], BOLD, "middle"
                )
        elif building.id == "inn":
            for place, colour in enumerate((facts["inn_left"], facts["inn_right"])):
                middle = x + 22 + place * 36
                canvas.circle(middle, y + 100, 14, canvas["sheet-3"])
                if colour:
                    pawn(canvas, middle - 13.5, y + 85.5, 27, colour)

    def bridge(self, x: float, y: float, width: float, height: float) -> None:
        """The bridge: who has passed, in order, and what a worker costs now."""
        canvas, passed = self.canvas, self.facts["passed"]
        self.water(x, y, width, height)
        name = self.words.name("board", "bridge")
        canvas.fitted(
            x + width / 2, y + 19, name, 15.5, canvas["ink"], width - 8, TITLE, "middle", 12
        )
        tall = min(22.0, 84 / len(self.seats))
        for place in range(len(self.seats)):
            top = y + 25 + place * tall
            is_taken = place < len(passed)
            self.plank(x + 12, top, width - 24, tall - 2.5, "" if is_taken else str(place + 1))
            if is_taken:
                disc(canvas, x + width / 2 - 8.5, top + tall / 2 - 9.5, 17, passed[place])
        prices = PRICE_BY_PASSED[len(self.seats)]
        if len(passed) < len(prices):
            canvas.rect(x + 14, y + height - 28, width - 28, 24, canvas["sheet"], 12, opacity=0.85)
            price: Line = [Thing("worker"), ARROW, Thing("denier", prices[len(passed)])]
            self.centred(x, y + height - 16, width, price, 20)

    # ------------------------------------------------------------ the road

    def road_row(self, spaces: range, top: float, tall: float) -> None:
        """Seven spaces with the strip at their foot; hatched beyond the provost."""
        x, _, width, _ = BOARD
        strip = top + tall + 3
        provost = self.facts["provost"]
        self.strip(x, strip, width)
        for place, space in enumerate(spaces):
            self.space(space, LEFT + place * STEP, top, tall)
            self.on_strip(space, LEFT + place * STEP, strip)
        edge = LEFT + (provost - spaces[0] + 1) * STEP - 4.5
        if provost < spaces[0]:
            self.hatched(x, strip, width, STRIP)
        elif provost in spaces:
            self.hatched(edge, strip, x + width - edge, STRIP)
            self.provost_bar(edge, top - 3, strip + STRIP)

    def stands(self, space: int) -> str | None:
        """What is built on a space."""
        key = str(space)
        if key in self.facts["residences"]:
            return str(RESIDENCE.id)
        found = self.facts["road"].get(key)
        return None if found is None else str(found)

    def space(self, space: int, x: float, y: float, tall: float) -> None:
        """A space of the road: its building, or an empty plot."""
        facts, id = self.facts, self.stands(space)
        if id is None:
            plot(self.canvas, x, y, TILE[0], tall, space)
            return
        piece = self.pieces[id]
        owner = facts["residences"].get(str(space)) or facts["owners"].get(id)
        worker = facts["workers"].get(id)
        awaited = any(id in player["awaiting"] for player in facts["players"].values())
        lines = self.lines_of(piece)
        if awaited:
            lines = [*lines, [Sign("hourglass", "ink-2"), ClassMark("residential")]]
        name = short_name(self.words.name("building", piece.kind))
        workers = [worker] if worker else []
        tile(
            self.canvas, x, y, TILE[0], TILE[1], piece.group, piece.glyph, name, lines, owner,
            workers,
        )  # fmt: skip

    def on_strip(self, space: int, x: float, y: float) -> None:
        """What stands on the strip: number, scoring sign, provost and bailiff."""
        canvas, facts = self.canvas, self.facts
        milestone(canvas, x + 5, y + 3, str(space))
        for number, section in enumerate(SECTIONS):
            if section.trigger == space:
                canvas.icon(section.id, x + 32, y + 3, 17, canvas["ink-2"])
                if number < facts["scored"]:
                    canvas.icon("check", x + 50, y + 4, 14, canvas["verdigris"])
        if facts["provost"] == space:
            self.banner("provost", x + 58, y - 6)
        if facts["bailiff"] == space:
            self.banner("bailiff", x + 83, y - 6)

    # ------------------------------------------------------------ beside the board

    def aside(self, top: float) -> float:
        """The players and the favour table."""
        facts = self.facts
        count = len(self.seats)
        tall = 84 if count < 5 else 74
        for colour in self.seats:
            me = facts["players"][colour]
            held = {kind: me[kind] for kind in CUBES.ids}
            held |= {"denier": me["deniers"], "workers": me["workers"]}
            self.panel(top, tall, colour, self.note_on(colour), str(me["prestige"]), held)
            top += tall + 6
        self.favours(top + 2, BOARD[1] + BOARD[3] - top - 2)
        return BOARD[1] + BOARD[3]

    def note_on(self, colour: str) -> str:
        """Place in the order, houses in the castle, residences."""
        facts, words = self.facts, self.words
        me = facts["players"][colour]
        notes = []
        if colour in facts["turn_order"]:
            place = facts["turn_order"].index(colour) + 1
            notes.append(f"{words.name('board', 'turn_order')}: {place}")
        houses = sum(me["houses"].values())
        if houses:
            notes.append(f"{words.name('board', 'castle')}: {houses}")
        residences = sum(owner == colour for owner in facts["residences"].values())
        if residences:
            notes.append(f"{words.text('terminal-residences')}: {residences}")
        if colour in facts["passed"]:
            notes.append(words.text("terminal-passed"))
        return " · ".join(notes)

    def favours(self, y: float, height: float) -> None:
        """The favour table: what each column gives, and how far each player has come."""
        canvas, words = self.canvas, self.words
        self.sheet(SIDE, y, SIDE_WIDTH, height)
        title = folded(words.name("board", "favour_table"), 116, 14, TITLE)
        canvas.icon("favour", SIDE + 14, y + 9, 18, canvas["ink"])
        for place, line in enumerate(title):
            base = y + 24 - (len(title) - 1) * 7 + place * 14
            canvas.text(SIDE + 38, base, line, 17 if len(title) == 1 else 14, canvas["ink"], TITLE)
        is_simple = self.facts["options"]["simplified_favours"]
        label, first = 92, SIDE + 14 + 92 + 38
        wide = (SIDE + SIDE_WIDTH - 10 - first) / 5
        top, tall = y + 34, (height - 40) / len(ROWS.ids)
        open_columns = OPEN_COLUMNS[self.facts["scored"]]
        for column in range(1, 6):
            middle = first + (column - 0.5) * wide
            canvas.text(middle, y + 27, str(column), 13, canvas["ink-2"], BOLD, "middle")
        for place, row in enumerate(ROWS.ids):
            base = top + place * tall
            canvas.line(f"M{SIDE + 14} {base}H{SIDE + SIDE_WIDTH - 14}", canvas["line"])
            name = words.text(row.replace("favour", "caylus-row"))
            canvas.fitted(SIDE + 14, base + tall / 2 + 5, name, 13.5, canvas["ink"], label - 8)
            for column in range(6):
                x = first + (column - 1) * wide if column else first - 36
                across = wide - 5 if column else 32
                self.favour(row, column, x, base + 4, across, tall - 8, column > open_columns)
        if is_simple:
            self.hatched(first - 36, top, SIDE + SIDE_WIDTH - 46 - first + 36, height - 40)

    def favour(
        self, row: str, column: int, x: float, y: float, width: float, height: float, closed: bool
    ) -> None:
        """One column of a row, with the markers there."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, canvas["sheet-2"], 5)
        if closed:
            self.hatched(x, y, width, height)
            canvas.icon("lock", x + width - 15, y + height - 15, 12, canvas["ink-3"])
        there = [
            colour
            for colour in self.seats
            if self.facts["players"][colour]["columns"].get(row, 0) == column
        ]
        used = there and height > 34
        line = self.offered(row, column)
        if line:
            middle = y + height / 2 - (7 if used else 0)
            self.centred(x + 2, middle, width - 4, line, min(21, height - (18 if used else 6)))
        size, across = 13.5, int((width - 3) // 13.5)
        for place, colour in enumerate(there):
            left = x + width - 2 - size * (place % across + 1)
            disc(canvas, left, y + height - 1 - size * (place // across + 1), size, colour)

    def offered(self, row: str, column: int) -> Line:
        """What a column of a row gives, as tightly as it can be told."""
        if not column:
            return []
        line: Line = []
        for effect in FAVOURS[ROWS.ids.index(row)][column]:
            if effect.does == "construct":
                line += built(effect)
            elif effect.does == "gain":
                line += [one for bundle in effect.gains for one in things(bundle, terse=True)]
            else:
                line += effect_line(self.canvas, effect)
        return line or [Word("–")]
