"""A picture of Caylus 1303: construction site, characters, bridge, camp and road; monuments."""

from __future__ import annotations

from typing import Final, final

from keepwright.catalogue.pieces import Piece
from keepwright.games.caylus_1303.components import (
    BUNDLE,
    BUNDLE_HAS,
    BUNDLE_POINTS,
    HOUSES,
    MONUMENTS,
    MOST_SEATS,
    PRINTED_BUILDINGS,
    ROAD_SPACES,
    ROUNDS,
    SLOTS,
    SLOTS_OPEN,
)
from keepwright.games.caylus_1303.pieces import (
    RESOURCES,
)
from keepwright.games.caylus_1303.state import PHASE_NAMES
from keepwright.picture.drawings import class_of
from keepwright.picture.frame import BOARD, SIDE, SIDE_WIDTH, Frame
from keepwright.picture.lines import (
    ARROW,
    Line,
    Sign,
    Thing,
    Word,
    draw_line,
    effect_lines,
    things,
)
from keepwright.picture.measure import BOLD, TITLE, width_of
from keepwright.picture.pieces import coin, counted_pawn, house, pawn
from keepwright.picture.tiles import (
    milestone,
    plot,
    shadow,
    short_name,
    tile,
)

ACROSS: Final = 8
STEP: Final = 103
LEFT: Final = 24
TOP: Final = 69
SECOND: Final = 232
ROWS_TOP: Final = 380
WIDE: Final = 95
TALL: Final = 112
LOW: Final = 46
HEAD: Final = 49
STRIP: Final = 22
BETWEEN: Final = 14
ROMAN: Final = ("I", "II", "III", "IV")
SITE: Final = "construction_site"
HIDDEN: Final = "?"


@final
class Picture(Frame):
    """One position of Caylus 1303 being drawn."""

    def moment(self) -> tuple[str, str]:
        """Round and phase; before the first round, the set-up."""
        words, facts = self.words, self.facts
        if facts["phase"] == PHASE_NAMES[0]:
            return words.text("terminal-set_up"), ""
        phase = words.name("phase", facts["phase"])
        return words.text("picture-round_of", round=facts["round"], rounds=ROUNDS), phase

    def holdings(self, colour: str) -> dict[str, int]:
        """Resources and workers; points where they are known."""
        me = self.facts["players"][colour]
        held = {kind: me[kind] for kind in RESOURCES.ids}
        return {**held, "workers": me["supply"], "prestige": me["prestige"] or 0}

    # ------------------------------------------------------------ what buildings do

    def recruits(self, monument: Piece) -> Line:
        """What a monument gives in every recruiting, and at once."""
        line: Line = [Word("+", True), *things(monument.recruits)] if monument.recruits else []
        if "favor" in monument.gain:
            line = [*line, *things({"favor": monument.gain["favor"]})]
        return line

    def building_tile(
        self, id: str, x: float, y: float, width: float, tall: float, faded: bool = False
    ) -> None:
        """A tile on the side that lies up, with owner and workers."""
        facts = self.facts
        piece = self.pieces[id]
        owner = facts["owners"].get(id)
        lines: list[Line]
        name = short_name(self.words.name("building", id))
        if id in facts["residences"]:
            piece, name = self.pieces["residence"], self.words.name("term", "residence")
            lines = [[Word("+", True), *things(piece.recruits)]]
        elif piece.group == "monument":
            lines = [[Thing("prestige", piece.gain["prestige"]), *self.recruits(piece)]]
        else:
            does = piece.effects if owner else piece.setup_effects or piece.effects
            lines = effect_lines(self.canvas, does)
        workers = [
            facts[field][id] for field in ("workers", "second_workers") if id in facts[field]
        ]
        tile(
            self.canvas, x, y, width, tall, piece.group, piece.glyph, name, lines, owner, workers,
            None, HEAD, faded,
        )  # fmt: skip

    # ------------------------------------------------------------ the board

    def board(self) -> float:
        """Site and characters; printed buildings, bridge and camp; the road."""
        spaces = range(1, ROAD_SPACES + 2)  # the last is the end stone
        rows = [spaces[n : n + ACROSS] for n in range(0, len(spaces), ACROSS)]
        road = self.facts["road"]
        talls = [TALL if any(str(n) in road for n in row) else LOW for row in rows]
        height = ROWS_TOP - BOARD[1] + sum(tall + STRIP + BETWEEN for tall in talls)
        self.board_sheet(height)
        self.site(LEFT, TOP, 582, 150)
        self.characters(615, TOP, 226, 150)
        self.printed(LEFT, SECOND)
        self.bridge(463, SECOND, 190, 134)
        self.camp(662, SECOND, 179, 134)
        top = float(ROWS_TOP)
        for row, tall in zip(rows, talls, strict=True):
            self.road_row(row, top, tall)
            top += tall + STRIP + BETWEEN
        return BOARD[1] + height

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """A sheet on the board."""
        canvas = self.canvas
        shadow(canvas, x, y, width, height, 7)
        canvas.rect(x, y, width, height, canvas["sheet"], 7, stroke=canvas["line"])

    def site(self, x: float, y: float, width: float, height: float) -> None:
        """The construction site: three buildings, those who deliver in their order, bundles."""
        canvas, facts, words = self.canvas, self.facts, self.words
        self.box(x, y, width, height)
        self.heading(x + 10, y + 23, words.name("board", SITE), "crane", 230)
        bundle: Line = [
            *things({BUNDLE_HAS: 1}, terse=True),
            Word(f"+{BUNDLE - 1}", True),
            Thing("any"),
            ARROW,
            Thing("prestige", BUNDLE_POINTS),
        ]
        draw_line(canvas, x + width - 130, y + 18, bundle, 20, 122)
        for slot in range(1, SLOTS + 1):
            left = x + 9 + (slot - 1) * 116
            id = facts["slots"].get(str(slot))
            opens = SLOTS_OPEN.index(slot)
            is_open = opens <= facts["round"]
            if id is None:
                plot(canvas, left, y + 34, 108, 106, slot)
            else:
                self.building_tile(id, left, y + 34, 108, 106, not is_open)
            if is_open:
                ink = canvas["glyph" if id else "ink-2"]
                canvas.text(left + 101, y + 50, str(slot), 13.5, ink, BOLD, "end")
            else:
                self.locked(left + 104, y + 38, words.text("terminal-from_round", round=opens))
        left = x + 9 + SLOTS * 116 + 4
        there = facts["site"]
        step = (width - (left - x) - 6) / MOST_SEATS
        for place in range(MOST_SEATS):
            middle = left + step * (place + 0.5)
            canvas.circle(middle, y + 62, 17, canvas["sheet-3"])
            if place < len(there):
                pawn(canvas, middle - 15, y + 45, 30, there[place])
            else:
                canvas.text(middle, y + 67, str(place + 1), 14, canvas["ink-2"], BOLD, "middle")
        bundles = [c for c in self.seats if facts["players"][c]["bundles"]]
        canvas.icon("bundle", left + 4, y + 96, 20, canvas["ink-2"])
        canvas.text(left + 29, y + 111, words.name("term", "bundle"), 13, canvas["ink-2"], room=160)
        for place, colour in enumerate(bundles):
            at = left + 4 + place * 40
            house(canvas, at, y + 117, 20, colour)
            count = str(facts["players"][colour]["bundles"])
            canvas.text(at + 23, y + 133, count, 14, canvas["ink"], BOLD)

    def locked(self, right: float, y: float, label: str) -> None:
        """A tag with a lock that says from when something is open."""
        canvas = self.canvas
        wide = min(width_of(label, 12) + 24, 100)
        canvas.rect(right - wide, y, wide, 19, canvas["sheet"], 9)
        canvas.icon("lock", right - wide + 5, y + 3, 12, canvas["ink-2"])
        canvas.fitted(right - 6, y + 13.5, label, 12, canvas["ink-2"], wide - 24, anchor="end")

    def characters(self, x: float, y: float, width: float, height: float) -> None:
        """The characters on the board; one that has acted this round is faint."""
        self.box(x, y, width, height)
        name = self.words.name("term", "character")
        self.heading(x + 10, y + 23, name, "apprentice", width - 20)
        here = self.facts["characters"]
        step = min(26.0, (height - 40) / max(1, -(-len(here) // 2)))
        for place, id in enumerate(here):
            left = x + 10 + place % 2 * (width - 16) / 2
            top = y + 36 + place // 2 * step
            self.character(left, top, (width - 26) / 2, step - 4, id)

    def character(self, x: float, y: float, width: float, height: float, id: str) -> None:
        """The name of a character on a tag."""
        canvas = self.canvas
        is_used = id in self.facts["used"]
        canvas.rect(x, y, width, height, canvas["sheet-3" if not is_used else "sheet-2"], 5)
        ink = canvas["ink-3" if is_used else "ink"]
        name = self.words.name("character", id)
        canvas.fitted(x + 7, y + height / 2 + 4.5, name, 13.5, ink, width - 12, TITLE)

    def printed(self, x: float, y: float) -> None:
        """The four printed buildings."""
        step = 109
        self.strip(BOARD[0], y + TALL + 4, x + step * 4 - BOARD[0], STRIP - 2)
        for place, building in enumerate(PRINTED_BUILDINGS):
            self.building_tile(building.id, x + place * step, y, 103, TALL)
            milestone(self.canvas, x + place * step + 8, y + TALL + 5.5, ROMAN[place])

    def bridge(self, x: float, y: float, width: float, height: float) -> None:
        """The bridge: the houses of those who have passed, in their order."""
        canvas, passed = self.canvas, self.facts["passed"]
        self.water(x, y, width, height)
        name = self.words.name("board", "guilds_bridge")
        canvas.fitted(
            x + width / 2, y + 22, name, 16, canvas["ink"], width - 12, TITLE, "middle", 12
        )
        step = (width - 24) / len(self.seats)
        for place in range(len(self.seats)):
            left = x + 12 + place * step
            is_taken = place < len(passed)
            self.plank(left + 2, y + 38, step - 4, 52, "" if is_taken else str(place + 1))
            if is_taken:
                house(canvas, left + step / 2 - 13, y + 50, 26, passed[place])

    def camp(self, x: float, y: float, width: float, height: float) -> None:
        """The workers in the camp."""
        canvas, facts = self.canvas, self.facts
        self.box(x, y, width, height)
        self.heading(x + 10, y + 23, self.words.name("board", "camp"), "camp", width - 20)
        for place, colour in enumerate(self.seats):
            left = x + 12 + place % 2 * 84
            top = y + 36 + place // 2 * 32
            canvas.rect(left - 3, top - 1, 78, 29, canvas["sheet-2"], 6)
            counted_pawn(canvas, left + 8, top + 2, 24, colour, facts["players"][colour]["camp"])

    # ------------------------------------------------------------ the road

    def road_row(self, spaces: range, top: float, tall: float) -> None:
        """Eight spaces with the strip at their foot; the provost stands between two of them."""
        x, _, width, _ = BOARD
        strip = top + tall + 3
        provost = self.facts["provost"]
        self.strip(x, strip, width, STRIP)
        for place, space in enumerate(spaces):
            left = LEFT + place * STEP
            if space > ROAD_SPACES:
                self.end_stone(left, top, tall)
                continue
            self.space(space, left, top, tall)
            milestone(self.canvas, left + 5, strip + 2.5, str(space))
        edge = LEFT + (provost - spaces[0] + 1) * STEP - 4
        if provost < spaces[0]:
            self.hatched(x, strip, width, STRIP)
        elif provost in spaces:
            self.hatched(edge, strip, x + width - edge, STRIP)
            self.provost_bar(edge, top - 3, strip + STRIP)
            self.banner("provost", edge - 30, strip - 5)

    def space(self, space: int, x: float, y: float, tall: float) -> None:
        """A space of the road: its tile, or an empty plot."""
        id = self.facts["road"].get(str(space))
        if id is None:
            plot(self.canvas, x, y, WIDE, tall, space)
        else:
            self.building_tile(id, x, y, WIDE, TALL)

    def end_stone(self, x: float, y: float, tall: float) -> None:
        """The stone at the end of the road."""
        canvas = self.canvas
        canvas.rect(x, y, WIDE, tall, canvas["sheet"], 7, stroke=canvas["line-2"])
        canvas.icon("marker", x + WIDE / 2 - 13, y + tall / 2 - 13, 26, canvas["ink-2"])

    # ------------------------------------------------------------ beside the board

    def aside(self, top: float) -> float:
        """The players with their characters, and the monuments."""
        facts = self.facts
        tall = 92 if len(self.seats) < MOST_SEATS else 82
        for colour in self.seats:
            me = facts["players"][colour]
            held = {kind: me[kind] for kind in RESOURCES.ids} | {"workers": me["supply"]}
            points = HIDDEN if me["prestige"] is None else str(me["prestige"])
            houses = HOUSES - sum(owner == colour for owner in facts["owners"].values())
            tail: Line = [Sign("house", "ink-2"), Word(str(houses), True)]
            self.panel(top, tall, colour, self.note_on(colour), points, held, tail)
            top += tall + 6
        return self.monuments(top + 2)

    def note_on(self, colour: str) -> str:
        """First player, characters, whether he has passed."""
        facts, words = self.facts, self.words
        me = facts["players"][colour]
        notes = []
        if facts["first_player"] == colour:
            notes.append(words.text("terminal-first_player"))
        if me["characters"]:
            notes.append(", ".join(words.name("character", id) for id in me["characters"]))
        if colour in facts["passed"]:
            notes.append(words.text("terminal-passed"))
        return " · ".join(notes)

    def monuments(self, y: float) -> float:
        """The monuments: cost, points and what they give, or the owner."""
        canvas, words = self.canvas, self.words
        rows = -(-len(MONUMENTS) // 2)
        height = max(34 + rows * 44, BOARD[1] + BOARD[3] - y)
        self.sheet(SIDE, y, SIDE_WIDTH, height)
        self.heading(SIDE + 14, y + 24, words.name("term", "monument"), "monument", 300)
        step, wide = min(56.0, (height - 40) / rows), (SIDE_WIDTH - 34) / 2
        for place, monument in enumerate(MONUMENTS):
            x = SIDE + 14 + place % 2 * (wide + 6)
            top = y + 34 + place // 2 * step
            owner = self.facts["owners"].get(monument.id)
            canvas.rect(x, top, wide, step - 5, canvas["sheet-2"], 6)
            ground = canvas[f"class-{class_of('monument')}"]
            canvas.rect(x + 4, top + 4, 34, step - 13, ground, 5)
            glyph = self.pieces[monument.id].glyph
            canvas.icon(glyph, x + 8, top + (step - 5) / 2 - 13, 26, canvas["glyph"])
            name = short_name(words.name("building", monument.id))
            canvas.fitted(x + 45, top + 17, name, 15, canvas["ink"], wide - 82, TITLE)
            gives = self.recruits(self.pieces[monument.id])
            line = [*things(monument.cost), *([Word("·"), *gives] if gives else [])]
            draw_line(canvas, x + 45, top + step - 17, line, 17, wide - 82)
            if owner:
                house(canvas, x + wide - 33, top + (step - 5) / 2 - 14, 28, owner)
            else:
                middle = top + (step - 5) / 2 - 14
                coin(canvas, x + wide - 33, middle, 28, "prestige", int(monument.points))
        return y + height
