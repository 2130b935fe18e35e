"""The terminal table of Architects being drawn, compact or with frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keepwright.cli.tables.parts import (
    CUBE_STYLES,
    NONE,
    SIDES,
    Facts,
    Painter,
    frame,
    joined,
    rows_of,
    short_name,
    side_by_side,
)
from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICES,
    BUILDING_IDS,
    BUILDINGS,
    CATHEDRAL,
    COLOURS,
    COLUMNS,
    GUILDHALL,
    LOCATIONS,
    PLACE_IDS,
    PRISON,
    SPACE_IDS,
    TABLES,
    VIRTUE_TRACK,
)
from keepwright.games.architects.faces.terminal.cards import (
    apprentice_name,
    building_line,
    skill_letters,
)
from keepwright.games.architects.faces.terminal.next_worker import NextWorker
from keepwright.games.architects.faces.terminal.signs import CLOSED, FREE, HIDDEN, SILVER_SIGN
from keepwright.games.architects.game import GAME
from keepwright.games.architects.guessing import open_table
from keepwright.games.architects.pieces import GOODS
from keepwright.games.architects.state import NOBODY
from keepwright.locales import Words

ACROSS: Final = 3  # locations side by side in the compact table
SIDE_SPACE: Final = 2  # columns between two parts of a line


@final
class Drawing(Painter):
    """One position being drawn."""

    def __init__(self, facts: Facts, words: Words, width: int) -> None:
        free = tuple(colour for colour in COLOURS if colour not in facts["seats"])
        bots = free[:1] if facts["automa"] else ()
        super().__init__(facts, words, width, bots)
        self.everybody: Final = [*self.seats, *bots]
        self.table: Final = TABLES[len(self.everybody)]
        self.onlooker: Final = self._onlooker()
        state = open_table(GAME, facts, NOBODY)
        self.next_worker: Final = NextWorker(state, self.seats.index(self.onlooker), words)

    def _onlooker(self) -> str:
        """For whom it is told what a worker would bring: who sees his hand, or whose turn it is."""
        players = self.facts["players"]
        seeing = [seat for seat in self.seats if isinstance(players[seat]["hand"], list)]
        if len(seeing) == 1:
            return seeing[0]
        for seat in (self.deciding, self.facts["active"]):
            if seat in self.seats:
                return str(seat)
        return self.seats[0]

    def of(self, colour: str) -> Any:
        """What is a player's, or the automa's."""
        return self.facts["players"].get(colour) or self.facts["automa"]

    def counts(self, numbers: dict[str, int]) -> Text:
        """Letters with numbers; a dash for none."""
        found = [
            Text.assemble(self.letter(colour), str(numbers[colour]))
            for colour in self.everybody
            if numbers.get(colour)
        ]
        return Text(" ").join(found) if found else Text(HIDDEN, style="dim")

    def label(self, text: str) -> Text:
        """What stands before a part of the table."""
        return Text(f"{text}: ", style="dim")

    def heading(self) -> Text:
        """Turn order, Guildhall with its resets, rewards, Tax Stand, final round."""
        words, facts = self.words, self.facts
        if not facts["turn_order"]:
            return Text(words.text("terminal-set_up"), style="bold")
        order = Text(" ").join([self.letter(colour) for colour in facts["turn_order"]])
        line = Text.assemble((f"{words.text('terminal-turn_order')} ", "bold"), order)
        laid = {c: facts["guildhall"].count(c) for c in self.everybody}
        line.append(" · ", style="dim")
        line.append(f"{words.name('location', GUILDHALL)} ")
        line.append(f"{len(facts['guildhall'])}/{self.table.spaces} ", style="bold")
        line.append(self.counts(laid))
        line.append(f" ↻{'/'.join(str(number) for number in self.table.resets)}", style="dim")
        line.append(" · ", style="dim")
        line.append(f"{words.name('location', 'tax_stand')} {SILVER_SIGN}{facts['tax_stand']}")
        if facts["final_turns"] is not None:
            line.append(" · ", style="dim")
            line.append(f"{words.name('term', 'last_round')} {facts['final_turns']}", "bold")
        return line

    # ------------------------------------------------------------ where workers stand

    def workers_at(self, place: str) -> Text:
        """How many workers each player has at a location."""
        return self.counts({c: self.of(c)["workers"].get(place, 0) for c in self.everybody})

    def location_cell(self, place: int, width: int) -> Text:
        """A location in a few signs: name, workers, what a further one would bring."""
        workers = self.workers_at(LOCATIONS[place])
        workers = Text("").join(workers.split(" ")) if len(self.everybody) > ACROSS else workers
        brings = self.next_worker.short(place)
        room = width - len(workers) - len(brings) - 2
        name = short_name(self.words.name("location", LOCATIONS[place]), room)
        cell = Text.assemble(f"{name} ", workers, (f" {brings}", "bold"))
        cell.pad_right(width - len(cell))
        return cell

    def locations(self) -> Table:
        """The locations side by side."""
        width = (self.width - ACROSS + 1) // ACROSS
        cells = [self.location_cell(place, width) for place in range(len(LOCATIONS))]
        return side_by_side(cells, ACROSS)

    def location_table(self) -> Table:
        """The locations with their workers and what a further one would bring, a line each."""
        grid = Table.grid(padding=(0, SIDE_SPACE, 0, 0))
        for place, id in enumerate(LOCATIONS):
            name = self.words.name("location", id)
            grid.add_row(name, self.workers_at(id), Text(self.next_worker.at(place), style="bold"))
        return grid

    # ------------------------------------------------------------ Workshop and Black Market

    def apprentice_cell(self, place: str, width: int) -> Text:
        """A face-up apprentice: column, name, skills, silver on him."""
        id = self.facts["workshop"].get(place)
        if id is None:
            return Text(f"{place[-1]} {NONE}", style="dim")
        card = APPRENTICES[APPRENTICE_IDS.index(id)]
        there = self.facts["workshop_silver"].get(place, 0)
        lies = f" {SILVER_SIGN}{there}" if there else ""
        skills = skill_letters(self.words, int(card.skills))
        room = width - len(lies) - len(skills) - 3
        name = short_name(self.words.name("apprentice", id), room)
        cell = Text.assemble((f"{place[-1]} ", "dim"), f"{name} ", (skills, "cyan"))
        cell.append(lies, style=CUBE_STYLES["silver"])
        cell.pad_right(width - len(cell))
        return cell

    def workshop(self) -> Table:
        """The two rows of apprentices."""
        each = (self.width - COLUMNS + 1) // COLUMNS
        cells = [self.apprentice_cell(place, each) for place in PLACE_IDS]
        return side_by_side(cells, COLUMNS)

    def workshop_columns(self, width: int) -> Table:
        """The apprentices column by column, the two rows side by side."""
        columns = zip(PLACE_IDS[:COLUMNS], PLACE_IDS[COLUMNS:], strict=True)
        places = [place for column in columns for place in column]
        return side_by_side([self.apprentice_cell(place, width // 2) for place in places], 2)

    def market(self, offers: Callable[[int], str]) -> list[Text]:
        """The spaces of the Black Market: cost, offer, worker."""
        found = []
        for space, id in enumerate(SPACE_IDS):
            there = self.facts["black_market"].get(id)
            text = Text(offers(space), style="dim" if there else "")
            found.append(Text.assemble(text, " ", self.worker(there)) if there else text)
        return found

    # ------------------------------------------------------------ virtue and Cathedral

    def virtue_line(self) -> Text:
        """The Virtue Track with the markers; closed zones are dim and cut off."""
        line = self.label(self.words.name("term", "virtue"))
        for number, level in enumerate(VIRTUE_TRACK):
            here = [self.letter(c) for c in self.everybody if self.of(c)["virtue"] == number]
            is_open = level.market_open and level.cathedral_open
            before = VIRTUE_TRACK[number - 1] if number else level
            if before.market_open != level.market_open or (
                before.cathedral_open != level.cathedral_open
            ):
                line.append(f"{CLOSED} ", style="bold")
            line.append(str(number), style="" if is_open else "dim")
            line.append(Text("").join(here))
            line.append(" ")
        return line

    def virtue_table(self) -> Table:
        """The Virtue Track with points, tax avoided, markers and what is closed."""
        words = self.words
        grid = Table.grid(padding=(0, SIDE_SPACE, 0, 0))
        grid.add_column()
        for _ in VIRTUE_TRACK:
            grid.add_column(justify="right")
        grid.add_row(words.name("term", "virtue"), *(str(n) for n in range(len(VIRTUE_TRACK))))
        points = [f"{int(level.points):+}" if level.points else "0" for level in VIRTUE_TRACK]
        grid.add_row(words.name("term", "victory_points"), *points, style="dim")
        avoids = [str(level.avoids) if level.avoids else NONE for level in VIRTUE_TRACK]
        grid.add_row(words.name("term", "avoid_tax"), *avoids, style="dim")
        for place, is_open in (
            ("black_market", [level.market_open for level in VIRTUE_TRACK]),
            ("cathedral", [level.cathedral_open for level in VIRTUE_TRACK]),
        ):
            signs = ["✓" if allowed else "✗" for allowed in is_open]
            grid.add_row(words.name("location", place), *signs, style="dim")
        markers = [
            Text("").join(
                [self.letter(c) for c in self.everybody if self.of(c)["virtue"] == number]
            )
            for number in range(len(VIRTUE_TRACK))
        ]
        grid.add_row("", *markers)
        return grid

    def cathedral(self) -> list[Text]:
        """The levels of the Cathedral: points, markers and free spaces."""
        found = []
        for number, level in enumerate(CATHEDRAL):
            here = [self.letter(c) for c in self.everybody if self.of(c)["cathedral"] == number]
            if number:
                free = FREE * (int(level.spaces) - len(here))
                text = Text(f"{number}→{level.points} ", style="dim")
                found.append(Text.assemble(text, *here, free))
        return found

    def held_workers(self) -> Text:
        """Workers in Prison, and those captured on each board."""
        words = self.words
        line = self.label(words.name("location", PRISON))
        line.append(self.counts({c: self.of(c)["prison"] for c in self.everybody}))
        for colour in self.everybody:
            if self.of(colour)["captured"]:
                line.append(f" · {words.text('terminal-captured')} ", style="dim")
                line.append(Text.assemble(self.letter(colour), (": ", "dim")))
                line.append(self.counts(self.of(colour)["captured"]))
        return line

    # ------------------------------------------------------------ players

    def players(self) -> Table:
        """A line for each player: supply, goods, virtue, Cathedral, debts, hand."""
        heads = ["terminal-workers", "good-silver", *(f"good-{kind}" for kind in GOODS.ids)]
        heads += ["term-virtue", "location-cathedral", "terminal-debts", "terminal-hand"]
        rows: list[list[Text | str]] = []
        for seat in self.seats:
            me = self.of(seat)
            hand = me["hand"]
            rows.append(
                [
                    self.player(seat),
                    str(me["supply"]),
                    Text(str(me["silver"]), style=CUBE_STYLES["silver"] if me["silver"] else "dim"),
                    *self.goods(seat, GOODS),
                    str(me["virtue"]),
                    str(me["cathedral"]),
                    self.debts(me["unpaid_debts"], me["paid_debts"]),
                    str(len(hand) if isinstance(hand, list) else hand),
                ]
            )
        for colour in self.everybody[len(self.seats) :]:
            me = self.of(colour)
            nothing = Text(HIDDEN, style="dim")
            goods = [str(me["marble"]) if kind == "marble" else nothing for kind in GOODS.ids]
            rows.append(
                [
                    self.player(colour),
                    str(me["supply"]),
                    nothing,
                    *goods,
                    str(me["virtue"]),
                    str(me["cathedral"]),
                    self.debts(me["unpaid_debts"], 0),
                    nothing,
                ]
            )
        return self.table_of_players(heads, rows)

    def debts(self, unpaid: int, paid: int) -> Text:
        """Unpaid debts and, behind a stroke, paid ones."""
        text = Text(str(unpaid), style="bold red" if unpaid else "dim")
        return text.append(f"/{paid}", style="dim") if paid else text

    def cards(self) -> list[Text]:
        """What each player has face up: character, apprentices, buildings."""
        words, found = self.words, []
        for seat in self.seats:
            me = self.of(seat)
            parts = []
            if me["character"]:
                parts.append(Text(words.name("character", me["character"]), style="bold"))
            held = [APPRENTICES[APPRENTICE_IDS.index(id)] for id in me["apprentices"]]
            if held:
                parts.append(Text(", ".join(apprentice_name(words, card) for card in held)))
            built = [words.name("building", id) for id in me["buildings"]]
            if built:
                parts.append(Text(", ".join(built), style="yellow"))
            if parts:
                found.append(Text.assemble(self.letter(seat), " ", joined(parts)))
        return found

    def automa(self) -> list[Text]:
        """The automa's deck, which is our own stand-in for the published one (R-30)."""
        facts = self.facts["automa"]
        if not facts:
            return []
        words, colour = self.words, self.everybody[-1]
        text = words.text(
            "terminal-stand_in",
            bot=words.name("bot", self.facts["options"]["bot"]),
            left=len(facts["schemes"]) + facts["mixed_in"],
            discarded=len(facts["discarded"]),
        )
        return [Text.assemble(self.letter(colour), " ", (text, "dim"))]

    def hands(self) -> list[Text]:
        """The cards that are seen, with costs, skills and points."""
        words, found = self.words, []
        for seat in self.seats:
            me = self.of(seat)
            for label, key in (
                ("terminal-hand", "hand"),
                ("terminal-offered", "offered"),
                ("terminal-picked", "pick"),
            ):
                held = me[key]
                if isinstance(held, list) and (held or key == "hand"):
                    line = Text(f"{words.text(label)} ", style="dim")
                    cards = [
                        Text(building_line(words, BUILDINGS[BUILDING_IDS.index(id)])) for id in held
                    ]
                    line.append(self.letter(seat))
                    line.append(" ")
                    found.append(line.append(joined(cards) if cards else Text(HIDDEN)))
        return found

    # ------------------------------------------------------------ the whole

    def black_market_line(self) -> Text:
        """The spaces of the Black Market in a line that may be folded."""
        line = self.label(self.words.name("location", "black_market"))
        return line.append(joined(self.market(self.next_worker.short_space)))

    def cathedral_line(self) -> Text:
        """The Cathedral in a line, with the rewards that are left."""
        line = self.label(self.words.name("location", "cathedral"))
        line.append(joined(self.cathedral()))
        rewards = f"{self.words.name('term', 'reward_card')} {self.facts['rewards']}"
        return line.append(f" · {rewards}", style="dim")

    def compact(self) -> Iterable[list[RenderableType]]:
        """The table for 80 columns and 24 rows.

        Where rows are short, cards lying before players are not listed, nor at last the hand.
        """
        virtue = Text.assemble(self.virtue_line(), ("· ", "dim"), self.held_workers())
        above: list[RenderableType] = [self.heading(), self.players()]
        above += [self.locations(), self.workshop()]
        lines = [self.black_market_line(), virtue, self.cathedral_line()]
        lines += self.automa()
        whole = [*lines, *self.hands()]
        ways = ([*whole, *self.cards()], whole, [joined(whole)], [joined(lines)])
        return ([*above, *parts] for parts in ways)

    def wide(self, log: list[str], height: int) -> RenderableType:
        """The table with a frame for each part.

        With few rows, the Virtue Track is a line, and so are the cards before each player.
        """
        words = self.words
        left = self.width // 2
        spaces = self.market(self.next_worker.space)
        width = self.width - left - SIDES - SIDE_SPACE
        right = Group(self.workshop_columns(width), Text(""), *spaces)
        title = [words.name("location", place) for place in ("workshop", "black_market")]
        top = Table.grid(expand=True)
        top.add_column(width=left)
        top.add_column()
        panel = len(LOCATIONS) + 2
        top.add_row(
            frame(self.location_table(), words.text("terminal-next_worker"), panel),
            frame(right, " · ".join(title), panel),
        )
        track, line = self.virtue_table(), self.virtue_line()
        for virtue, is_cut in ((track, False), (line, False), (line, True)):
            cards = self.cards()
            for line_of_cards in cards if is_cut else ():
                line_of_cards.no_wrap, line_of_cards.overflow = True, "ellipsis"
            below = [*cards, *self.automa(), *self.hands()]
            middle = Group(virtue, self.cathedral_line(), self.held_workers())
            parts: list[RenderableType] = [
                self.heading(),
                top,
                frame(middle, words.name("term", "virtue_track")),
                frame(Group(self.players(), *below), ""),
            ]
            drawn = self.above_framed_log(parts, log, height)
            if rows_of(self.width, drawn) <= height:
                break
        return drawn
