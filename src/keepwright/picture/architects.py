"""A picture of Architects: virtue, the ring of locations, workshop, guildhall, cathedral."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICES,
    BM_LEFT,
    BM_MIDDLE,
    BM_RIGHT,
    BUILDING_IDS,
    BUILDINGS,
    CATHEDRAL,
    COLOURS,
    COLUMNS,
    FACE_IDS,
    FACES,
    MARKET_CARDS,
    MARKET_IDS,
    PLACE_IDS,
    SPACE_IDS,
    SPACES,
    TABLES,
    VIRTUE_TRACK,
)
from keepwright.games.architects.pieces import GOODS, SKILLS, Ability, Bonus, Trade
from keepwright.picture.canvas import WIDTH
from keepwright.picture.frame import BOARD, EDGE, GAP, SIDE, SIDE_WIDTH, Frame
from keepwright.picture.lines import (
    Line,
    Sign,
    Thing,
    Word,
    draw_line,
    things,
    trade,
    width_of_line,
)
from keepwright.picture.measure import BOLD, PLAIN, TITLE, folded, width_of
from keepwright.picture.pieces import coin, counted_pawn, disc, pawn
from keepwright.picture.tiles import glyph_of, name_lines, picture, shadow, short_name

TOP: Final = 69
HIDDEN: Final = "–"
#    id                  class          gives
SUPPLY: Final = (
    ("quarry",           "stone",       ("stone",)),
    ("forest",           "residential", ("wood",)),
    ("mines",            "fixed",       ("clay", "gold")),
    ("silversmith",      "special",     ("silver",)),
    ("kings_storehouse", "prestige",    ("virtue", "marble")),
)  # fmt: skip
# What comes on top at a place, told by the sign of the place.
SIGNS_OF_PLACES: Final = {
    "cathedral_advance": "cathedral",
    "debt_paid_off": "debt-paid",
    "black_market_action": "black-market",
    "quarry": "quarry",
    "forest": "forest",
    "mines": "mines",
    "silversmith": "silversmith",
    "mines_gold": "gold-mine",
    "tax_stand": "tax",
}
SMALL: Final = 11.5
PAWN: Final = 41  # the room for a worker and a number
CARD: Final = (124, 158)


def count_of(cards: Any) -> int:
    """How many cards there are: some are seen, of others only the number is known."""
    return len(cards) if isinstance(cards, list) else int(cards)


def skills_in(skills: int) -> list[str]:
    """The skills of a set."""
    return [id for number, id in enumerate(SKILLS) if int(skills) >> number & 1]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


@final
class Picture(Frame):
    """One position of Architects being drawn."""

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

    def moment(self) -> tuple[str, str]:
        """How full the guildhall is, and the final round."""
        words, facts = self.words, self.facts
        if not facts["turn_order"]:
            return words.text("terminal-set_up"), ""
        laid = f"{len(facts['guildhall'])}/{TABLES[len(self.everybody)].spaces}"
        last = words.name("term", "last_round") if facts["final_turns"] is not None else ""
        return f"{words.name('location', 'guildhall')} {laid}", last

    def holdings(self, colour: str) -> dict[str, int]:
        """Goods, silver, virtue."""
        me = self.facts["players"][colour]
        held = {kind: me[kind] for kind in GOODS.ids}
        return {**held, "silver": me["silver"], "virtue": me["virtue"]}

    # ------------------------------------------------------------ the board

    def board(self) -> float:
        """The ruler of virtue, and around the workshop all locations."""
        self.board_sheet(BOARD[3])
        self.ruler(24, TOP, 104, 676)
        for place, (id, group, gives) in enumerate(SUPPLY):
            line: Line = [Thing(kind) for kind in gives]
            self.location(id, group, 137 + place * 142.6, TOP, 136, 121, line)
        self.location("town_centre", "neutral", 137, 198, 138, 131, [Sign("capture")])
        stand = self.facts["tax_stand"]
        self.location("tax_stand", "special", 137, 337, 138, 130, [Thing("silver", stand)])
        self.workshop(282, 198, 415, 269)
        self.location("guardhouse", "stone", 704, 198, 138, 131, [])
        self.prison(704, 337, 138, 130)
        self.market(137, 476, 252, 269)
        self.guildhall(397, 476, 212, 269)
        self.cathedral(618, 476, 224, 269)
        return BOARD[1] + BOARD[3]

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

    def ruler(self, x: float, y: float, width: float, height: float) -> None:
        """The virtue track from the top: points, tax avoided, markers, closed zones."""
        canvas, words = self.canvas, self.words
        self.box(x, y, width, height)
        canvas.icon("virtue", x + 10, y + 7, 18, canvas["ink"])
        canvas.fitted(
            x + 33, y + 22, words.name("term", "virtue"), 16.5, canvas["ink"], width - 36, TITLE
        )
        top, tall = y + 32.0, (height - 32 - 40) / len(VIRTUE_TRACK)
        above = None
        for number in range(len(VIRTUE_TRACK) - 1, -1, -1):
            level = VIRTUE_TRACK[number]
            is_open = (level.market_open, level.cathedral_open)
            if above is not None and is_open != above:
                sign = "cathedral" if all(above) else "black-market"
                self.closed(x, top, width, sign)
                top += 20
            above = is_open
            if not all(is_open):
                self.hatched(x + 1, top, width - 2, tall)
            canvas.line(f"M{x} {top}h{width}", canvas["line"])
            middle = top + tall / 2
            canvas.text(x + 8, middle + 5, str(number), 14.5, canvas["ink"], BOLD)
            points = signed(int(level.points))
            canvas.text(x + width - 7, middle + 5, points, 13.5, canvas["lapis"], BOLD, "end")
            here = [c for c in self.everybody if self.of(c)["virtue"] == number]
            if level.avoids and not here:
                avoided: Line = [Sign("tax", "ink-2"), Word(f"−{level.avoids}", True)]
                draw_line(canvas, x + 38, middle, avoided, 16)
            step = min(20.0, (width - 58) / max(1, len(here)))
            for place, colour in enumerate(here):
                disc(canvas, x + 29 + place * step * 0.8, middle - 10, 20, colour)
            top += tall

    def closed(self, x: float, y: float, width: float, sign: str) -> None:
        """The edge of a zone, with the sign of what is closed in it."""
        canvas = self.canvas
        canvas.rect(x + 0.5, y, width - 1, 20, canvas["rubric-soft"])
        canvas.icon(sign, x + 6, y + 3, 14, canvas["rubric"])
        text = self.words.text("picture-closed")
        canvas.fitted(x + 25, y + 14.5, text, 12.5, canvas["rubric"], width - 30, BOLD)

    def pawns(self, x: float, y: float, width: float, numbers: dict[str, int]) -> None:
        """Workers of each player with their number, in as many rows as they need."""
        there = [(colour, count) for colour, count in numbers.items() if count]
        across = max(1, int(width // PAWN))
        for place, (colour, count) in enumerate(there):
            left = x + place % across * PAWN
            counted_pawn(self.canvas, left, y + place // across * 24, 22, colour, count)

    def location(
        self, id: str, group: str, x: float, y: float, width: float, height: float, gives: Line
    ) -> None:
        """A location: its sign, what it is about, and the workers of each player."""
        canvas = self.canvas
        self.box(x, y, width, height)
        self.head(x, y, width, group, glyph_of(id), self.words.name("location", id))
        draw_line(canvas, x + 9, y + 59, gives, 19, width - 18)
        numbers = {c: self.of(c)["workers"].get(id, 0) for c in self.everybody}
        self.pawns(x + 8, y + (72 if gives else 56), width - 9, numbers)

    def head(self, x: float, y: float, width: float, group: str, glyph: str, name: str) -> None:
        """The coloured head of a location with its name."""
        canvas = self.canvas
        picture(canvas, x, y, width, 46, group, glyph)
        lines, size = name_lines(name, width - 62)
        base = y + 29 - (len(lines) - 1) * size / 2
        for place, line in enumerate(lines):
            canvas.text(x + 57, base + place * size, line, size, canvas["glyph"], TITLE)

    def prison(self, x: float, y: float, width: float, height: float) -> None:
        """The prison, with the workers that sit there."""
        self.box(x, y, width, height)
        self.head(x, y, width, "fixed", "prison", self.words.name("location", "prison"))
        numbers = {c: self.of(c)["prison"] for c in self.everybody}
        self.pawns(x + 8, y + 62, width - 10, numbers)

    # ------------------------------------------------------------ workshop and market

    def workshop(self, x: float, y: float, width: float, height: float) -> None:
        """The workshop: workers, piles, and two rows of apprentices with silver on them."""
        canvas, facts = self.canvas, self.facts
        self.titled("workshop", "workshop", "wood", x, y, width, height)
        piles: Line = [
            Sign("apprentice", "ink-2"),
            Word(str(count_of(facts["apprentice_pile"])), True),
            Sign("card", "ink-2"),
            Word(str(self.cards_left()), True),
        ]
        wide = width_of_line(canvas, piles, 18)
        draw_line(canvas, x + width - wide - 8, y + 19, piles, 18)
        numbers = {c: self.of(c)["workers"].get("workshop", 0) for c in self.everybody}
        there = {c: n for c, n in numbers.items() if n}
        name = width_of(self.words.name("location", "workshop"), 17.5, TITLE)
        self.pawns(x + 56 + name, y + 7, PAWN * max(1, len(there)), there)
        each, tall = (width - 14) / COLUMNS, (height - 44) / 2
        for place, id in enumerate(PLACE_IDS):
            left = x + 8 + place % COLUMNS * each
            top = y + 42 + place // COLUMNS * tall
            self.apprentice(facts["workshop"].get(id), left, top, each - 6, tall - 6)
            silver = facts["workshop_silver"].get(id, 0)
            if silver:
                coin(canvas, left + each - 30, top + tall - 30, 21, "silver", silver)

    def cards_left(self) -> int:
        """How many building cards are in the pile and beneath it."""
        beneath = sum(sum(batch.values()) for batch in self.facts["beneath"])
        return count_of(self.facts["building_pile"]) + beneath

    def apprentice(self, id: str | None, x: float, y: float, width: float, height: float) -> None:
        """An apprentice's card: skills, virtue, name and what he is good for."""
        canvas = self.canvas
        if id is None:
            canvas.rect(
                x, y, width, height, "none", 6, stroke=canvas["line-2"], stroke_dasharray="4 3"
            )
            return
        card = APPRENTICES[APPRENTICE_IDS.index(id)]
        canvas.rect(x, y, width, height, canvas["sheet-2"], 6, stroke=canvas["line"])
        self.skills(x + 5, y + 5, int(card.skills))
        if card.virtue:
            self.virtue(x + width - 40, y + 15, int(card.virtue))
        name = short_name(self.words.name("apprentice", id))
        canvas.fitted(x + 6, y + 41, name, 14.5, canvas["ink"], width - 10, TITLE)
        line = self.ability_line(card.ability)
        if line:
            draw_line(canvas, x + 6, y + 60, line, 19, width - 12)
            return
        text = self.words.text(f"apprentice-{id}.power")
        self.small(x + 6, y + 54, text, width - 10, int((height - 46) // 12))

    def ability_line(self, ability: Ability) -> Line:
        """An ability as signs, where signs can say it."""
        if isinstance(ability, Trade):
            return trade(ability.offer.pay, ability.offer.gain)
        if isinstance(ability, Bonus) and ability.trigger in SIGNS_OF_PLACES:
            sign = Sign(SIGNS_OF_PLACES[ability.trigger], "ink-2")
            return [sign, Word("+", True), *things(ability.gain.amounts)]
        return []

    def small(self, x: float, y: float, text: str, room: float, most: int) -> None:
        """A few lines in small letters."""
        for place, line in enumerate(folded(text, room, SMALL, PLAIN, most)):
            self.canvas.text(x, y + place * 12.2, line, SMALL, self.canvas["ink-2"])

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

    def market(self, x: float, y: float, width: float, height: float) -> None:
        """The black market: what each space costs and offers, and who stands there."""
        canvas, facts = self.canvas, self.facts
        self.titled("black_market", "black-market", "special", x, y, width, height)
        self.virtue(x + width - 42, y + 18, -int(SPACES[BM_LEFT].virtue))
        each = (width - 18) / len(SPACES)
        for place, space in enumerate(SPACES):
            left, top, tall = x + 9 + place * each, y + 46, height - 56
            wide = each - 5
            canvas.rect(left, top, wide, tall, canvas["class-special"], 6)
            middle = left + wide / 2
            there = facts["black_market"].get(SPACE_IDS[place])
            canvas.circle(
                middle, top + 36, 20, "none", stroke=canvas["glyph"], stroke_dasharray="3 2.5"
            )
            if there:
                pawn(canvas, middle - 17, top + 18, 34, there)
            else:
                coin(canvas, middle - 13, top + 23, 26, "silver", int(space.silver))
            inner = canvas["sheet"]
            canvas.rect(left + 5, top + 68, wide - 10, tall - 76, inner, 5)
            if place == BM_MIDDLE:
                lines: list[Line] = [
                    [Sign("apprentice")],
                    [Word(self.words.text("about-or"))],
                    [Sign("card")],
                ]
            else:
                offered = self.offer(place)
                lines = [[Thing(kind, n)] for kind, n in offered.items()]
            step = min(30.0, (tall - 84) / len(lines))
            for row, line in enumerate(lines):
                self.centred(left + 5, top + 86 + row * step, wide - 10, line, 23)

    def offer(self, space: int) -> dict[str, int]:
        """What a space of the market offers: its card's, or what is printed there."""
        facts = self.facts
        if space == BM_LEFT and facts["small_face"] is not None:
            return dict(FACES[FACE_IDS.index(facts["small_face"])].amounts)
        if space == BM_RIGHT and facts["large_pile"]:
            return dict(MARKET_CARDS[MARKET_IDS.index(facts["large_pile"][-1])].large.amounts)
        return dict(SPACES[space].printed.amounts)

    # ------------------------------------------------------------ guildhall and cathedral

    def guildhall(self, x: float, y: float, width: float, height: float) -> None:
        """The guildhall: the workers laid in order, and the spaces of the resets."""
        canvas, laid = self.canvas, self.facts["guildhall"]
        self.titled("guildhall", "guildhall", "fixed", x, y, width, height)
        table = TABLES[len(self.everybody)]
        columns, spaces = int(table.columns), int(table.spaces)
        canvas.text(
            x + width - 9, y + 23, f"{len(laid)}/{spaces}", 14, canvas["ink-2"], BOLD, "end"
        )
        rows = -(-spaces // columns)
        each, tall = (width - 12) / columns, (height - 48) / rows
        for space in range(1, spaces + 1):
            left = x + 8 + (space - 1) % columns * each
            top = y + 44 + (space - 1) // columns * tall
            wide, high = each - 4, tall - 5
            is_last = space == spaces
            fill = canvas["class-special" if is_last else "sheet-2"]
            more: dict[str, str | float] = (
                {"stroke": canvas["rubric"], "stroke_width": 1.5} if space in table.resets else {}
            )
            canvas.rect(left, top, wide, high, fill, 5, **more)
            if space <= len(laid):
                size = min(wide, high, 30)
                pawn(
                    canvas, left + (wide - size) / 2, top + (high - size) / 2, size, laid[space - 1]
                )
            else:
                ink = "glyph" if is_last else "rubric" if space in table.resets else "ink-2"
                middle = left + wide / 2
                canvas.text(
                    middle, top + high / 2 + 4.5, str(space), 13, canvas[ink], PLAIN, "middle"
                )

    def cathedral(self, x: float, y: float, width: float, height: float) -> None:
        """The cathedral: cost and points of each level, markers and free spaces; rewards left."""
        canvas = self.canvas
        self.titled("cathedral", "cathedral", "prestige", x, y, width, height)
        rewards: Line = [Sign("reward", "ink-2"), Word(str(count_of(self.facts["rewards"])), True)]
        draw_line(canvas, x + width - 44, y + 19, rewards, 19)
        levels = range(len(CATHEDRAL) - 1, 0, -1)
        tall = (height - 40) / len(levels)
        base = y + height - 2
        spire = f"M{x + 12} {base}V{y + 110}l16 -52 16 52v14h40l26 -44 26 44h40v-14"
        spire += f"l16 -52 16 52V{base}z"
        canvas.path(spire, canvas["lapis-soft"], opacity=0.7)
        for place, number in enumerate(levels):
            level = CATHEDRAL[number]
            middle = y + 38 + tall * (place + 0.5)
            if place:
                canvas.line(f"M{x + 8} {middle - tall / 2}h{width - 16}", canvas["line"])
            canvas.text(x + 10, middle + 5, str(number), 14.5, canvas["ink"], BOLD)
            draw_line(canvas, x + 26, middle, things(level.cost.amounts), 19, 84)
            here = [c for c in self.everybody if self.of(c)["cathedral"] == number]
            spaces = max(int(level.spaces), len(here))
            for space in range(spaces):
                left = x + width - 38 - (spaces - space) * 23
                if space < len(here):
                    disc(canvas, left, middle - 10, 20, here[space])
                else:
                    canvas.circle(
                        left + 10,
                        middle,
                        9,
                        "none",
                        stroke=canvas["line-2"],
                        stroke_dasharray="3 2",
                    )
            coin(canvas, x + width - 34, middle - 13, 26, "prestige", int(level.points))

    # ------------------------------------------------------------ beside the board

    def aside(self, top: float) -> float:
        """The players: goods, silver, workers; character, apprentices, buildings, captives."""
        for colour in self.everybody:
            top = self.player(colour, top) + 6
        return top - 6

    def player(self, colour: str, y: float) -> float:
        """One player's sheet; how far down it reaches."""
        me = self.of(colour)
        is_seat = colour in self.seats
        tags = self.tags(me) if is_seat else []
        captured = {c: n for c, n in me["captured"].items() if n}
        rows = self.in_rows(tags)
        height = 84 + len(rows) * 23 + (30 if captured else 0) + (4 if rows or captured else 0)
        self.sheet(SIDE, y, SIDE_WIDTH, height)
        points = self.points.get(colour if is_seat else self.facts["options"]["bot"])
        shown = None if points is None else str(points).replace("-", "−")
        self.player_head(
            SIDE + 14, y + 9, SIDE_WIDTH - 28, colour, self.note_on(colour), shown, self.tail(me)
        )
        held = {kind: me[kind] for kind in GOODS.ids if kind in me}
        held |= {"silver": me["silver"]} if is_seat else {}
        held |= {"workers": me["supply"]}
        self.chips(SIDE + 14, y + 46, SIDE_WIDTH - 28, held, colour, 32)
        top = y + 84
        for row in rows:
            left = SIDE + 14.0
            for text, token, wide in row:
                on = "ink" if token == "sheet-3" else "glyph"
                self.canvas.rect(left, top, wide, 20, self.canvas[token], 5)
                self.canvas.text(left + 7, top + 14.5, text, 13, self.canvas[on], room=wide - 12)
                left += wide + 5
            top += 23
        if captured:
            self.canvas.icon("capture", SIDE + 14, top + 3, 20, self.canvas["ink-2"])
            self.pawns(SIDE + 40, top + 1, SIDE_WIDTH - 60, captured)
        return y + height

    def tail(self, me: Any) -> Line:
        """Virtue, debts and cards in hand."""
        line: Line = [Sign("virtue", "ink-2"), Word(str(me["virtue"]), True)]
        line += [Sign("debt", "ink-2"), Word(str(me["unpaid_debts"]), True)]
        if me.get("paid_debts"):
            line += [Sign("debt-paid", "ink-2"), Word(str(me["paid_debts"]), True)]
        if "hand" in me:
            line += [Sign("hand", "ink-2"), Word(str(count_of(me["hand"])), True)]
        return line

    def tags(self, me: Any) -> list[tuple[str, str]]:
        """Apprentices and buildings by name, each with the ground it stands on."""
        words = self.words
        tags = [(short_name(words.name("apprentice", id)), "sheet-3") for id in me["apprentices"]]
        return tags + [(words.name("building", id), "class-prestige") for id in me["buildings"]]

    def in_rows(self, tags: list[tuple[str, str]]) -> list[list[tuple[str, str, float]]]:
        """Tags in as many rows as they need, each with its width."""
        rows: list[list[tuple[str, str, float]]] = []
        left = float(SIDE_WIDTH)
        for text, token in tags:
            wide = min(width_of(text, 13) + 14, SIDE_WIDTH - 28)
            if left + wide > SIDE_WIDTH - 28:
                rows.append([])
                left = 0.0
            rows[-1].append((text, token, wide))
            left += wide + 5
        return rows

    def note_on(self, colour: str) -> str:
        """Turn order, character; of the automa, its deck."""
        facts, words = self.facts, self.words
        notes = []
        if colour in facts["turn_order"]:
            place = facts["turn_order"].index(colour) + 1
            notes.append(f"{words.text('terminal-turn_order')}: {place}")
        if colour not in self.seats:
            automa = facts["automa"]
            left = count_of(automa["schemes"]) + automa["mixed_in"]
            notes.append(f"{words.text('picture-deck')}: {left}")
        elif self.of(colour)["character"]:
            notes.append(words.name("character", self.of(colour)["character"]))
        return " · ".join(notes)

    # ------------------------------------------------------------ cards that are seen

    def below(self, top: float) -> float:
        """The cards that are seen in hands, to choose from, or kept."""
        for colour in self.seats:
            me = self.of(colour)
            for message, key in (
                ("terminal-hand", "hand"),
                ("terminal-offered", "offered"),
                ("terminal-picked", "pick"),
            ):
                if isinstance(me[key], list) and me[key]:
                    top = self.cards(colour, message, me[key], top + GAP)
        return top

    def cards(self, colour: str, message: str, cards: list[str], y: float) -> float:
        """A row of building cards with the name of who sees them; how far down it reaches."""
        canvas = self.canvas
        wide, tall = CARD
        across = int((WIDTH - 2 * EDGE - 138) // (wide + 8))
        rows = -(-len(cards) // across)
        height = rows * (tall + 8) + 14
        self.sheet(EDGE, y, WIDTH - 2 * EDGE, height)
        disc(canvas, EDGE + 16, y + 14, 22, colour)
        canvas.fitted(EDGE + 16, y + 58, self.words.text(message), 16, canvas["ink"], 116, TITLE)
        canvas.text(EDGE + 16, y + 76, self.name(colour), 13, canvas["ink-2"], room=116)
        for place, id in enumerate(cards):
            left = EDGE + 140 + place % across * (wide + 8)
            self.building(id, left, y + 11 + place // across * (tall + 8))
        return y + height

    def building(self, id: str, x: float, y: float) -> None:
        """A building card: points, name, cost, skills, virtue, effect."""
        canvas = self.canvas
        wide, tall = CARD
        card = BUILDINGS[BUILDING_IDS.index(id)]
        self.box(x, y, wide, tall)
        picture(canvas, x, y, wide, 40, "prestige", glyph_of(id))
        coin(canvas, x + wide - 32, y + 6, 27, "prestige", int(card.points), "glyph")
        name = self.words.name("building", id)
        canvas.fitted(x + 7, y + 56, name, 15.5, canvas["ink"], wide - 12, TITLE)
        draw_line(canvas, x + 7, y + 71, things(card.amounts), 17, wide - 13)
        self.skills(x + 7, y + 83, int(card.skills))
        if card.virtue:
            self.virtue(x + wide - 42, y + 93, int(card.virtue))
        top = y + (116 if card.skills or card.virtue else 95)
        text = self.words.text(f"building-{id}.effect")
        self.small(x + 7, top, text, wide - 13, int((y + tall - top + 6) // 12.2))
