"""The terminal table of Architects: locations, Workshop, Black Market, virtue, players, log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keepwright.cli.tables.parts import (
    CUBE_STYLES,
    NONE,
    TALL,
    WIDE,
    Facts,
    Painter,
    alternatives,
    frame,
    joined,
    short_name,
    side_by_side,
    table_of_players,
)
from keepwright.engine.action import Action
from keepwright.engine.event import Event
from keepwright.engine.play import due_decision
from keepwright.engine.state import State
from keepwright.games.architects.actions import FIRST_SPACE
from keepwright.games.architects.black_market import market_silver, market_virtue, offer_at
from keepwright.games.architects.cathedral import TOP_LEVEL, level_price
from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICES,
    BM_MIDDLE,
    BUILDING_IDS,
    BUILDINGS,
    CATHEDRAL,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DEBT_SILVER,
    DEBT_TAX,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    HIRE_TAX,
    KINGS_STOREHOUSE,
    LOCATIONS,
    MINES,
    PLACE_IDS,
    PRISON,
    PROMO_APPRENTICE_ROWS,
    PROMO_BUILDINGS,
    PROMO_CHARACTERS,
    QUARRY,
    RANSOM_SILVER,
    RANSOM_TAX,
    SILVERSMITH,
    SPACE_IDS,
    TABLES,
    TAX_STAND,
    TOWN_CENTRE,
    VIRTUE_TRACK,
    WORKSHOP,
)
from keepwright.games.architects.game import GAME
from keepwright.games.architects.guessing import open_table
from keepwright.games.architects.hire import HireCard, hire_cost, place_of
from keepwright.games.architects.payments import price
from keepwright.games.architects.pieces import GOODS, SKILLS, Apprentice, Building
from keepwright.games.architects.resources import CLAY, COINS, STONE, WOOD, gold_of, yield_of
from keepwright.games.architects.state import NOBODY, Architects
from keepwright.games.architects.storehouse import OFFERS, StorehouseTrade, trades_allowed
from keepwright.games.architects.tax_stand import virtue_lost_by_stealing
from keepwright.games.architects.town_centre import COLOUR_COUNT, player_in
from keepwright.games.architects.workshop import plans_drawn
from keepwright.locales import Words
from keepwright.rules_of_pieces import rule_of_piece

ACROSS: Final = 3  # locations side by side in the compact table
SIDE_SPACE: Final = 2  # columns between two parts of a line
SILVER_SIGN: Final = "●"
CLOSED: Final = "┊"  # on the Virtue Track: beyond, the Cathedral or the Black Market is closed
FREE: Final = "○"  # a free space of the Cathedral
HIDDEN: Final = "–"
SETUP_RULE: Final = "§ 3.1"
TURN_RULE: Final = "§ 4.1"
PROMOS: Final = (
    *(card.id for card in PROMO_APPRENTICE_ROWS),
    *(card.id for card in PROMO_BUILDINGS),
    *(character.id for character in PROMO_CHARACTERS),
)
DECISION_RULES: Final = {
    "choose_character": "§ 3.2",
    "draft_pick": SETUP_RULE,
    "starting_apprentice": "§ 5.8",
    "place_worker": "§ 4.3",
    "recall_worker": "§ 4.2",
    "mines_good": "§ 4.4",
    "storehouse_trade": "§ 4.5",
    "workshop_mode": "§ 4.6",
    "hire_card": "§ 4.6",
    "discard_apprentice": "§ 4.13",
    "capture": "§ 4.7",
    "guardhouse_action": "§ 4.9",
    "ransom_payment": "§ 4.9",
    "bm_middle_mode": "§ 4.10",
    "keep_building": "§ 4.10",
    "reset_ability": "§ 4.11",
    "release_count": "§ 4.11",
    "guildhall_mode": "§ 4.12",
    "cathedral_payment": "§ 4.12",
    "cathedral_discard": "§ 4.12",
    "discount": "§ 5.8",
    "building_choice": "§ 5.3",
    "destroy_debt": "§ 4.13",
    "avoid_debt": "§ 4.13",
    "hand_limit": TURN_RULE,
    "endgame_order": "§ 6",
}


# ---------------------------------------------------------------- words for cards


def letters_of_skills(words: Words) -> dict[str, str]:
    """A capital letter for each skill."""
    names = {skill: words.name("skill", skill) for skill in SKILLS}
    found: dict[str, str] = {}
    for skill, name in names.items():
        free = [letter for letter in name.upper() if letter not in found.values()]
        found[skill] = free[0]
    return found


def skill_letters(words: Words, skills: int) -> str:
    """The letters of a set of skills."""
    letters = letters_of_skills(words)
    return "".join(letters[id] for number, id in enumerate(SKILLS) if skills >> number & 1)


def building_line(words: Words, card: Building) -> str:
    """A building card: cost, skills, points."""
    needed = skill_letters(words, int(card.skills))
    cost = f"{words.goods(card.amounts)} {needed}".strip()
    return f"{words.name('building', card.id)}: {cost} → {card.points}"


def apprentice_name(words: Words, card: Apprentice) -> str:
    """An apprentice with the letters of his skills."""
    name = words.name("apprentice", card.id)
    return f"{name} {skill_letters(words, int(card.skills))}"


def silver(words: Words, count: int) -> str:
    """So much silver."""
    return words.goods({"silver": count})


# ---------------------------------------------------------------- what a worker would bring


@final
class NextWorker:
    """What a further worker of one seat would bring, location by location."""

    def __init__(self, state: Architects, seat: int, words: Words) -> None:
        self.state: Final = state.copy()
        self.seat: Final = seat
        self.words: Final = words
        for place in range(len(LOCATIONS)):
            self.state.players[seat].put_worker(place)

    def at(self, place: int) -> str:
        """In words."""
        words, state, seat = self.words, self.state, self.seat
        if place == MINES:
            clay = {"clay": int(yield_of(state, seat, CLAY, False).total)}
            gold = int(gold_of(state, seat))
            return alternatives(words, [clay, {"gold": gold}] if gold else [clay])
        if place == TAX_STAND and not state.tax_stand:
            return HIDDEN
        if place == TAX_STAND:
            virtue = int(virtue_lost_by_stealing(state, seat).total)
            return words.goods({"silver": int(state.tax_stand), "virtue": -virtue})
        if place == WORKSHOP:
            return words.goods({"building_card": int(plans_drawn(state, seat))})
        if place in (KINGS_STOREHOUSE, TOWN_CENTRE, GUARDHOUSE):
            return f"×{self.times(place)}"
        source = {QUARRY: STONE, FOREST: WOOD, SILVERSMITH: COINS}[place]
        return words.goods({source.kind: int(yield_of(state, seat, source, False).total)})

    def short(self, place: int) -> str:
        """In a few signs."""
        state, seat = self.state, self.seat
        if place == MINES:
            clay, gold = int(yield_of(state, seat, CLAY, False).total), int(gold_of(state, seat))
            return f"+{clay}/{gold}" if gold else f"+{clay}"
        if place == TAX_STAND:
            return f"+{state.tax_stand}" if state.tax_stand else HIDDEN
        if place == WORKSHOP:
            return f"+{plans_drawn(state, seat)}"
        if place in (KINGS_STOREHOUSE, TOWN_CENTRE, GUARDHOUSE):
            return f"×{self.times(place)}"
        source = {QUARRY: STONE, FOREST: WOOD, SILVERSMITH: COINS}[place]
        return f"+{yield_of(state, seat, source, False).total}"

    def times(self, place: int) -> int:
        """How many actions a visit allows."""
        if place == KINGS_STOREHOUSE:
            return int(trades_allowed(self.state, self.seat).total)
        return int(self.state.players[self.seat].workers_at(place))

    def space(self, space: int) -> str:
        """What a space of the Black Market costs and offers."""
        cost = {"silver": int(market_silver(self.state, self.seat, space).total)}
        if virtue := int(market_virtue(self.state, self.seat).total):
            cost["virtue"] = virtue
        return f"{self.words.goods(cost)} → {self.offer(space)}"

    def short_space(self, space: int) -> str:
        """The same in a few signs, without the virtue."""
        cost = int(market_silver(self.state, self.seat, space).total)
        return f"{SILVER_SIGN}{cost} → {self.offer(space)}"

    def offer(self, space: int) -> str:
        """What a space of the Black Market offers."""
        if space == BM_MIDDLE:
            return self.words.text("terminal-hire")
        return self.words.goods(offer_at(self.state, space).amounts)


# ---------------------------------------------------------------- the table


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
        state = open_table(facts, NOBODY, GAME.state_from_json)
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

    def players(self, compact: bool) -> Table:
        """A line for each player: supply, goods, virtue, Cathedral, debts, hand, buildings."""
        words = self.words
        labels = [words.text("terminal-workers"), words.name("good", "silver")]
        labels += [words.name("good", kind) for kind in GOODS.ids]
        labels += [words.name("term", "virtue"), words.name("location", "cathedral")]
        labels += [words.text("terminal-debts"), words.text("terminal-hand")]
        table = table_of_players(labels, compact)
        for seat in self.seats:
            me = self.of(seat)
            hand = me["hand"]
            table.add_row(
                self.player(seat),
                str(me["supply"]),
                Text(str(me["silver"]), style=CUBE_STYLES["silver"] if me["silver"] else "dim"),
                *self.goods(seat, GOODS),
                str(me["virtue"]),
                str(me["cathedral"]),
                self.debts(me["unpaid_debts"], me["paid_debts"]),
                str(len(hand) if isinstance(hand, list) else hand),
            )
        for colour in self.everybody[len(self.seats) :]:
            me = self.of(colour)
            nothing = Text(HIDDEN, style="dim")
            goods = [str(me["marble"]) if kind == "marble" else nothing for kind in GOODS.ids]
            table.add_row(
                self.player(colour),
                str(me["supply"]),
                nothing,
                *goods,
                str(me["virtue"]),
                str(me["cathedral"]),
                self.debts(me["unpaid_debts"], 0),
                nothing,
            )
        return table

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

    def folded(self, line: Text, width: int) -> int:
        """How many rows a line takes at this width."""
        return -(-len(line) // width)

    def compact(self, log: list[str], height: int) -> RenderableType:
        """The table for 80 columns and 24 rows; the log gets the rows that are left.

        Where rows are short, cards lying before players are not listed.
        """
        above = [self.heading()]
        virtue = Text.assemble(self.virtue_line(), ("· ", "dim"), self.held_workers())
        lines = [self.black_market_line(), virtue, self.cathedral_line()]
        lines += [*self.automa(), *self.hands()]
        cards = self.cards()
        fixed = len(self.everybody) + 1 + len(LOCATIONS) // ACROSS + len(PLACE_IDS) // COLUMNS
        room = height - fixed - sum(self.folded(line, self.width) for line in (*above, *lines))
        if sum(self.folded(line, self.width) for line in cards) > room:
            cards = []
        room -= sum(self.folded(line, self.width) for line in cards)
        return Group(
            *above,
            self.players(compact=True),
            self.locations(),
            self.workshop(),
            *lines,
            *cards,
            *self.shown([line.strip() for line in log], room, self.width),
        )

    def wide(self, log: list[str], height: int) -> RenderableType:
        """The table with a frame for each part."""
        words = self.words
        inside = self.width - 4
        left = self.width // 2
        spaces = self.market(self.next_worker.space)
        right = Group(self.workshop_columns(inside - left - 2), Text(""), *spaces)
        title = [words.name("location", place) for place in ("workshop", "black_market")]
        top = Table.grid(expand=True)
        top.add_column(width=left)
        top.add_column()
        panel = len(LOCATIONS) + 2
        top.add_row(
            frame(self.location_table(), words.text("terminal-next_worker"), panel),
            frame(right, " · ".join(title), panel),
        )
        middle = Group(self.virtue_table(), self.cathedral_line(), self.held_workers())
        below = [*self.cards(), *self.automa(), *self.hands()]
        rows = 1 + panel + (6 + 2 + 2) + len(self.everybody) + 3
        rows += sum(self.folded(line, inside) for line in below)
        parts: list[RenderableType] = [
            self.heading(),
            top,
            frame(middle, words.name("term", "virtue_track")),
            frame(Group(self.players(compact=False), *below), ""),
        ]
        shown = self.shown(log, height - rows - 2, inside)
        if shown:
            parts.append(frame(Group(*shown), words.text("terminal-log")))
        return Group(*parts)


@final
class ArchitectsBoard:
    """Architects in a terminal."""

    def draw(
        self, facts: Facts, words: Words, log: list[str], width: int, height: int
    ) -> RenderableType:
        """Framed parts where there is room, and a compact table where there is not."""
        drawing = Drawing(facts, words, width)
        if width >= WIDE and height >= TALL:
            return drawing.wide(log, height)
        return drawing.compact(log, height)

    def legend(self, words: Words) -> str:
        """Workers, what the next one brings, silver, closed zones, resets, skills."""
        letters = letters_of_skills(words)
        skills = ", ".join(f"{letters[id]} {words.name('skill', id)}" for id in SKILLS)
        return words.text(
            "terminal-legend_of_workers", silver=SILVER_SIGN, closed=CLOSED, skills=skills
        )

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice in a few words: what it costs and brings."""
        assert isinstance(state, Architects)
        decision = due_decision(state)
        seat = int(decision.seat)
        text = words.action(action)
        if action.verb == "place":
            return self.placement(state, words, seat, action)
        if action.what == "apprentice" and action.verb == "hire":
            return self.hiring(state, words, seat, action, isinstance(decision, HireCard))
        if action.what == "building" and action.verb in ("pick", "keep", "build", "discard"):
            return building_line(words, BUILDINGS[action.target])
        if action.verb == "trade" and isinstance(decision, StorehouseTrade):
            offer = OFFERS[decision.candidates.number(action) - 1]
            return f"{words.goods(offer.pay)} → {words.goods(offer.gain)}"
        if action.verb == "capture" and action.what:
            player = player_in(state, action.target % COLOUR_COUNT)
            place = action.target // COLOUR_COUNT
            there = 0 if player == NOBODY else state.players[player].workers_at(place)
            return f"{text} ×{int(there)}"
        if action.verb == "advance" and state.players[seat].cathedral < TOP_LEVEL:
            level = int(state.players[seat].cathedral) + 1
            points = words.text("terminal-points", count=int(CATHEDRAL[level].points))
            return f"{text}: {words.goods(level_price(state, seat, level).amounts)} → {points}"
        if action.verb == "pay_off_debt":
            return f"{text}: {silver(words, int(price(state, seat, DEBT_SILVER, DEBT_TAX)))}"
        if action.text == "pay silver":
            return silver(words, int(price(state, seat, RANSOM_SILVER, RANSOM_TAX)))
        if action.verb == "mine":
            state = state.copy()
            clay = {"clay": int(yield_of(state, seat, CLAY, False).total)}
            return words.goods({"gold": int(gold_of(state, seat))} if action.target else clay)
        return text

    def placement(self, state: Architects, words: Words, seat: int, action: Action) -> str:
        """A place and, in a few signs, what a worker there brings."""
        name = words.name("location", action.argument)
        if action.target >= FIRST_SPACE:
            return name
        return f"{name} {NextWorker(state, seat, words).short(action.target)}"

    def hiring(self, state: Architects, words: Words, seat: int, action: Action, pays: bool) -> str:
        """An apprentice, what he costs, his icon and the silver on him."""
        card = APPRENTICES[action.target]
        text = apprentice_name(words, card)
        place = int(place_of(state, action.target))
        if place < 0:
            return text
        if pays:
            cost = int(price(state, seat, hire_cost(state, seat, place), HIRE_TAX))
            text += f": {silver(words, cost)}"
        gain = {"silver": int(state.display_silver[place]), "virtue": int(card.virtue)}
        gain = {kind: n for kind, n in gain.items() if n}
        return f"{text} → {words.goods(gain)}" if gain else text

    def note(self, state: State, words: Words) -> str:
        """There is nothing to add to what is asked."""
        return ""

    def rule_of(self, facts: Facts, decision: str) -> str:
        """The section of each decision; all else belongs to the turn."""
        return DECISION_RULES.get(decision, TURN_RULE)

    def pieces(self) -> dict[str, str]:
        """All building cards, apprentices and characters."""
        found = dict.fromkeys(BUILDING_IDS, "building")
        found |= dict.fromkeys(APPRENTICE_IDS, "apprentice")
        return found | dict.fromkeys(CHARACTER_IDS, "character")

    def card(self, words: Words, id: str, facts: Facts | None) -> list[str]:
        """Name, cost, skills, points, icon, what it does, where it lies, the rules about it."""
        if id in CHARACTER_IDS:
            lines, group = character_lines(words, id), "character"
        elif id in APPRENTICE_IDS:
            lines, group = apprentice_lines(words, id), "apprentice"
        else:
            lines, group = building_lines(words, id), "building"
        if facts is not None:
            lines.extend(where(words, id, facts))
        rule = rule_of_piece("architects", "promo" if id in PROMOS else group, id)
        return [*lines, words.text("terminal-card-rule", rule=rule)]

    def prestige(self, event: Event) -> tuple[str, str, int] | None:
        """Points are counted at the end only, by the score sheet."""
        return None


def skills_line(words: Words, skills: int) -> list[str]:
    """The skills of a card, if it has any."""
    names = [words.name("skill", id) for number, id in enumerate(SKILLS) if skills >> number & 1]
    return [words.text("terminal-card-skills", skills=", ".join(names))] if names else []


def virtue_text(words: Words, virtue: int) -> list[str]:
    """The virtue icon of a card, if it has one."""
    sign = f"{virtue:+}".replace("-", "−")
    return [f"{words.name('term', 'virtue')}: {sign}"] if virtue else []


def apprentice_lines(words: Words, id: str) -> list[str]:
    """An apprentice: name, skills, icon, what he does."""
    card = APPRENTICES[APPRENTICE_IDS.index(id)]
    return [
        words.name("apprentice", id),
        *skills_line(words, int(card.skills)),
        *virtue_text(words, int(card.virtue)),
        words.text(f"apprentice-{id}.power"),
    ]


def building_lines(words: Words, id: str) -> list[str]:
    """A building: name, cost, skills, points, icon, what it does."""
    card = BUILDINGS[BUILDING_IDS.index(id)]
    points = words.text("terminal-points", count=int(card.points))
    return [
        words.name("building", id),
        words.text("terminal-card-cost", goods=words.goods(card.amounts)),
        *skills_line(words, int(card.skills)),
        words.text("terminal-card-at_end", points=points),
        *virtue_text(words, int(card.virtue)),
        words.text(f"building-{id}.effect"),
    ]


def character_lines(words: Words, id: str) -> list[str]:
    """A character: name, with what he starts, what he can do."""
    row = CHARACTERS[CHARACTER_IDS.index(id)]
    start = {"silver": int(row.silver), **row.start, "building_card": int(row.cards)}
    start = {kind: n for kind, n in start.items() if n}
    lines = [words.name("character", id), f"{words.name('term', 'virtue')}: {row.virtue}"]
    lines.append(words.text("terminal-card-start", goods=words.goods(start)))
    if row.prison:
        lines.append(f"{words.name('location', PRISON)}: {row.prison}")
    if row.debts:
        lines.append(f"{words.text('terminal-debts')}: {row.debts}")
    return [*lines, words.text(f"character-{id}.power")]


def where(words: Words, id: str, facts: Facts) -> Iterator[str]:
    """Where a card lies face up."""
    for place, card in facts["workshop"].items():
        if card == id:
            name, column = words.name("location", "workshop"), int(place[-1])
            yield words.text("terminal-card-column", place=name, column=column)
    for seat in facts["seats"]:
        me = facts["players"][seat]
        if id in (*me["apprentices"], *me["buildings"], me["character"]):
            yield words.text("terminal-card-owned", seat=words.seat(seat))


BOARD: Final = ArchitectsBoard()
