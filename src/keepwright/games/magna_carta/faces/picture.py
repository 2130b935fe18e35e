"""A picture of Magna Carta: castle, prestige cards, bridge, the road of cards, hands."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.games.magna_carta.components import (
    COLOURS,
    NEUTRAL_CARDS,
    NOT_FOR_BEGINNERS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
    STANDARD,
)
from keepwright.games.magna_carta.pieces import (
    CUBES,
    Card,
)
from keepwright.games.magna_carta.state import PHASE_NAMES
from keepwright.picture.frame import BOARD, Frame
from keepwright.picture.lines import (
    ClassMark,
    Line,
    Sign,
    Thing,
    Word,
    draw_line,
    effect_lines,
    things,
)
from keepwright.picture.measure import BOLD, TITLE
from keepwright.picture.pieces import coin, disc, good, tincture
from keepwright.picture.tiles import milestone, shadow, short_name, tile

ACROSS: Final = 7
STEP: Final = 118
LEFT: Final = 24
TOP: Final = 69
WIDE: Final = 109
TALL: Final = 142
FOOT: Final = 24
HEAD: Final = 47
STRIP: Final = 22
ROWS_TOP: Final = 207
ROW_STEP: Final = 180
HAND_STEP: Final = 152
CARDS: Final = {
    card.id: card for card in (*NEUTRAL_CARDS, *PLAYER_CARDS, RESIDENCE, *PRESTIGE_CARDS)
}


def owner_and_card(place: str) -> tuple[str | None, str]:
    """The colour and the card of a place on the road."""
    colour, _, card = place.partition("_")
    return (colour, card) if colour in COLOURS else (None, place)


def group_of(card: Card) -> str:
    """The class whose colour a player's card wears: stone if it costs stone."""
    return "stone" if card.cost.amounts.get("stone") else "wood"


def count_of(cards: Any) -> int:
    """How many cards there are: some are seen, of others only the number is known."""
    return len(cards) if isinstance(cards, list) else int(cards)


@final
class Picture(Frame):
    """One position of Magna Carta being drawn."""

    @property
    def is_standard(self) -> bool:
        """Whether the standard rules are played, with the provost."""
        return bool(self.facts["options"]["ruleset"] == STANDARD)

    def moment(self) -> tuple[str, str]:
        """Round and phase; before the first round, the set-up."""
        words, facts = self.words, self.facts
        if facts["phase"] == PHASE_NAMES[0]:
            return words.text("terminal-set_up"), ""
        phase = words.name("phase", facts["phase"])
        return words.text("terminal-round", round=facts["round"]), phase

    def holdings(self, colour: str) -> dict[str, int]:
        """Cubes and deniers."""
        me = self.facts["players"][colour]
        return {**{kind: me[kind] for kind in CUBES.ids}, "denier": me["deniers"]}

    # ------------------------------------------------------------ cards

    def card_lines(self, card: Card) -> list[Line]:
        """What a card does, or what income it gives."""
        lines = effect_lines(self.canvas, self.pieces[card.id].effects)
        if card.income:
            lines += [[Sign("income", "ink-2"), Word("+", True), Thing("denier", int(card.income))]]
        return lines

    def foot(self, x: float, y: float, owner: str, card: Card) -> None:
        """The owner's effect at the foot of a card, on his colour."""
        lines = effect_lines(self.canvas, self.pieces[card.id].owner_effects)
        if not lines:
            return
        canvas = self.canvas
        canvas.rect(x + 0.5, y, WIDE - 1, FOOT - 1, canvas["sheet-2"], 5)
        fill, _, _ = tincture(canvas, owner)
        canvas.rect(x + 0.5, y, 26, FOOT - 1, fill, 5)
        disc(canvas, x + 4.5, y + 3, 17, owner)
        draw_line(canvas, x + 32, y + FOOT / 2, lines[0], 17, WIDE - 36)

    # ------------------------------------------------------------ the board

    def board(self) -> float:
        """Castle, prestige cards and bridge above the road; hands below it."""
        road = self.facts["road"]
        rows = -(-len(road) // ACROSS) or 1
        hands = [
            colour
            for colour in self.seats
            if isinstance(self.facts["players"][colour]["hand"], list)
        ]
        lines = sum(self.hand_rows(colour) for colour in hands)
        felt = ROWS_TOP + rows * ROW_STEP
        height = max(BOARD[3], felt - BOARD[1] + lines * HAND_STEP + (22 if lines else 0))
        self.board_sheet(height)
        self.castle(LEFT, TOP, 182, 118)
        self.offers(215, TOP, 540)
        self.bridge(763, TOP, 78, 118)
        for row in range(rows):
            self.road_row(row, road[row * ACROSS : (row + 1) * ACROSS])
        if hands:
            self.felt(felt, BOARD[1] + height - felt)
            top = felt + 12
            for colour in hands:
                self.hand(colour, top)
                top += self.hand_rows(colour) * HAND_STEP
        return BOARD[1] + height

    def felt(self, y: float, height: float) -> None:
        """The darker ground on which hands lie."""
        x, _, width, _ = BOARD
        self.canvas.path(
            f"M{x} {y}h{width}v{height - 12}a12 12 0 0 1 -12 12h{24 - width}a12 12 0 0 1 -12 -12z",
            self.canvas["sheet-3"],
        )

    def castle(self, x: float, y: float, width: float, height: float) -> None:
        """The piles of castle tokens: how many are left, and what each is worth."""
        canvas, words = self.canvas, self.words
        shadow(canvas, x, y, width, height, 7)
        canvas.rect(x, y, width, height, canvas["sheet"], 7, stroke=canvas["line"])
        canvas.text(x + 9, y + 22, words.name("term", "castle_card"), 16, canvas["ink"], TITLE)
        for place, section in enumerate(SECTIONS):
            middle = y + 44 + place * 28
            left = self.facts["tokens"].get(section.id, 0)
            canvas.rect(x + 8, middle - 12, 25, 24, canvas["sheet-3"], 5)
            canvas.icon(section.id, x + 11.5, middle - 9, 18, canvas["ink"])
            name = words.name("section", section.id)
            wide = canvas.text(x + 40, middle + 5, name, 13.5, canvas["ink"], BOLD, room=84)
            ink = canvas["ink-2"]
            canvas.text(x + 46 + wide, middle + 5, str(left), 13.5, ink)
            coin(canvas, x + width - 32, middle - 11, 23, "prestige", int(section.points))

    def offers(self, x: float, y: float, width: float) -> None:
        """The prestige cards: with points and cost, or with their owner once they are built."""
        players = self.facts["players"]
        cards = [
            card for card in PRESTIGE_CARDS if self.is_standard or card.id not in NOT_FOR_BEGINNERS
        ]
        step = width / len(cards)
        for place, card in enumerate(cards):
            owner = next((c for c in self.seats if card.id in players[c]["prestige"]), None)
            name = short_name(self.words.name("building", card.id))
            tile(
                self.canvas, x + place * step, y, step - 6, 118, "prestige",
                self.pieces[card.id].glyph, name, [things(card.cost.amounts)], owner, None,
                None if owner else int(card.points), 50, owner is not None,
            )  # fmt: skip

    def bridge(self, x: float, y: float, width: float, height: float) -> None:
        """The bridge with those who have passed, in their order."""
        canvas, passed = self.canvas, self.facts["passed"]
        self.water(x, y, width, height)
        name = self.words.name("term", "bridge_card")
        middle = x + width / 2
        canvas.fitted(middle, y + 18, name, 15.5, canvas["ink"], width - 6, TITLE, "middle")
        for place in range(len(self.seats)):
            top = y + 25 + place * 23
            is_taken = place < len(passed)
            self.plank(x + 10, top, width - 20, 20, "" if is_taken else str(place + 1))
            if is_taken:
                disc(canvas, middle - 8.5, top + 1, 17, passed[place])

    # ------------------------------------------------------------ the road

    def road_row(self, row: int, places: list[str]) -> None:
        """Seven cards with the strip at their foot; hatched beyond the provost."""
        x, _, width, _ = BOARD
        top = ROWS_TOP + row * ROW_STEP
        strip = top + TALL + 3
        provost, first = self.facts["provost"], row * ACROSS
        self.strip(x, strip, width, STRIP)
        for place, card in enumerate(places):
            self.on_road(card, LEFT + place * STEP, top)
            milestone(self.canvas, LEFT + place * STEP + 5, strip + 2.5, str(first + place))
            self.reserve(card, LEFT + place * STEP + 32, strip + 3)
        if provost is None or not self.is_standard:
            return
        edge = LEFT + (provost - first + 1) * STEP - 4.5
        if provost < first:
            self.hatched(x, strip, width, STRIP)
        elif provost < first + ACROSS:
            self.hatched(edge, strip, x + width - edge, STRIP)
            self.provost_bar(edge, top - 3, strip + STRIP)
            self.banner("provost", edge - 30, strip - 6)

    def on_road(self, place: str, x: float, y: float) -> None:
        """One card of the road: neutral, a player's, a residence, or under a prestige card."""
        facts = self.facts
        owner, id = owner_and_card(place)
        worker = facts["workers"].get(place)
        workers = [worker] if worker else []
        above = {under: card for card, under in facts["covering"].items()}.get(place)
        points = None
        if owner is None:
            card, group = CARDS[id], "neutral"
        elif above is not None:
            card, group = CARDS[above], "prestige"
            points = int(card.points)
        elif id in facts["players"][owner]["residences"]:
            card, group = RESIDENCE, "residential"
        else:
            card = CARDS[id]
            group = group_of(card)
        lines = self.card_lines(card)
        if owner is not None and id in facts["players"][owner]["marked"]:
            lines = [*lines, [Sign("hourglass", "ink-2"), ClassMark("residential")]]
        if points is not None:
            lines = [[Thing("prestige", points)], *lines]
        name = short_name(self.words.name("building", card.id))
        has_foot = owner is not None and group in ("wood", "stone")
        inner = TALL - FOOT if has_foot else TALL
        canvas = self.canvas
        shadow(canvas, x, y, WIDE, TALL, 7)
        canvas.rect(x, y, WIDE, TALL, canvas["sheet"], 7, stroke=canvas["line"])
        tile(
            canvas, x, y, WIDE, inner, group, self.pieces[card.id].glyph, name, lines, owner,
            workers, None, HEAD,
        )  # fmt: skip
        if has_foot and owner is not None:
            self.foot(x, y + inner, owner, card)

    def reserve(self, place: str, x: float, y: float) -> None:
        """The cubes that wait on a small card for its owner."""
        owner, id = owner_and_card(place)
        if owner is None:
            return
        count = self.facts["players"][owner]["reserves"].get(id, 0)
        for effect in self.pieces[id].owner_effects:
            kind = next(iter(effect.gains[0])) if effect.reserve else ""
            for number in range(count if kind else 0):
                good(self.canvas, x + number * 17, y, 16, kind)

    # ------------------------------------------------------------ hands

    def hand_rows(self, colour: str) -> int:
        """How many rows a hand takes."""
        return max(1, -(-len(self.facts["players"][colour]["hand"]) // (ACROSS - 1)))

    def hand(self, colour: str, y: float) -> None:
        """The cards in a hand that is seen, with their costs and points."""
        canvas, words = self.canvas, self.words
        cards = self.facts["players"][colour]["hand"]
        disc(canvas, LEFT, y + 4, 22, colour)
        canvas.text(LEFT, y + 48, words.text("terminal-hand"), 15, canvas["ink"], TITLE, room=100)
        canvas.text(LEFT, y + 66, self.name(colour), 13, canvas["ink-2"], room=100)
        for place, id in enumerate(cards):
            card = CARDS[id]
            x = LEFT + STEP * (place % (ACROSS - 1) + 1)
            top = y + place // (ACROSS - 1) * HAND_STEP
            name = short_name(words.name("building", id))
            inner = TALL - FOOT
            shadow(canvas, x, top, WIDE, TALL, 7)
            canvas.rect(x, top, WIDE, TALL, canvas["sheet"], 7, stroke=canvas["line"])
            lines = self.card_lines(card)
            points = int(card.points)
            tile(
                canvas, x, top, WIDE, inner, group_of(card), self.pieces[id].glyph, name, lines,
                None, None, points, HEAD,
            )  # fmt: skip
            self.foot(x, top + inner, colour, card)
            self.cost(x + 56, top + 4, card)

    def cost(self, x: float, y: float, card: Card) -> None:
        """What a card costs, on the head of it."""
        for place, (kind, count) in enumerate(card.cost.amounts.items()):
            wide = 34 if count > 1 else 21
            self.canvas.rect(x - wide + 21, y + place * 20, wide, 19, self.canvas["sheet"], 9)
            line = things({kind: count}, terse=True)
            draw_line(self.canvas, x - wide + 23.5, y + place * 20 + 9.5, line, 16)

    # ------------------------------------------------------------ beside the board

    def aside(self, top: float) -> float:
        """The players: cubes, deniers and workers; cards, tokens, residences, prestige cards."""
        for colour in self.seats:
            me = self.facts["players"][colour]
            held = {kind: me[kind] for kind in CUBES.ids}
            held |= {"denier": me["deniers"], "workers": me["workers"]}
            points = self.points.get(colour)
            tail: Line = []
            for sign, cards in (("hand", "hand"), ("deck", "pile"), ("discard", "discard")):
                tail += [Sign(sign, "ink-2"), Word(str(count_of(me[cards])), True)]
            shown = None if points is None else str(points)
            self.panel(top, 92, colour, self.note_on(colour), shown, held, tail)
            top += 98
        return top

    def note_on(self, colour: str) -> str:
        """First player, castle tokens, residences, prestige cards."""
        facts, words = self.facts, self.words
        me = facts["players"][colour]
        notes = []
        if facts["first_player"] == colour:
            notes.append(words.text("terminal-first_player"))
        tokens = sum(me["tokens"].values())
        if tokens:
            notes.append(f"{words.name('term', 'castle_token')}: {tokens}")
        if me["residences"]:
            notes.append(f"{words.text('terminal-residences')}: {len(me['residences'])}")
        if me["prestige"]:
            notes.append(f"{words.text('terminal-prestige')}: {len(me['prestige'])}")
        if colour in facts["passed"]:
            notes.append(words.text("terminal-passed"))
        return " · ".join(notes)
