"""The terminal table of Caylus: road, special buildings, castle, favours, players, log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keepwright.cli.tables.board import Board
from keepwright.cli.tables.parts import (
    CLASS_STYLES,
    NONE,
    PROVOST,
    SIDES,
    Facts,
    Painter,
    frame,
    joined,
    rows_of,
    short_name,
    side_by_side,
)
from keepwright.engine.action import Action
from keepwright.engine.play import due_decision
from keepwright.engine.provost import MoveProvost
from keepwright.engine.state import State
from keepwright.engine.trade import TakeOffer
from keepwright.games.caylus.components import (
    BUILDINGS,
    EXCHANGE,
    NUMBER,
    OPEN_COLUMNS,
    RESIDENCE,
    ROAD_SPACES,
    ROWS,
    SECTIONS,
    SPECIAL_BUILDINGS,
)
from keepwright.games.caylus.construction import Build
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.placement import placement_cost
from keepwright.games.caylus.state import PHASE_NAMES, Caylus
from keepwright.locales import Words

BAILIFF, TRIGGER = "●", "★"
TRIGGERS: Final = {int(section.trigger): section.id for section in SECTIONS}
ACROSS: Final = (4, 5)  # spaces of the road side by side


@final
class Drawing(Painter):
    """One position being drawn."""

    def heading(self) -> Text:
        """Round, phase, turn order and who has passed."""
        words, facts = self.words, self.facts
        name = words.name("phase", facts["phase"])
        number = PHASE_NAMES.index(facts["phase"])
        phase = words.text("terminal-phase", phase=number, name=name)
        line = Text.assemble((words.text("terminal-round", round=facts["round"]), "bold"))
        line.append(" · ", style="dim")
        line.append(phase)
        line.append(f" · {words.text('terminal-turn_order')}: ", style="dim")
        line.append(self.row_of_letters(facts["turn_order"]))
        line.append(f" · {words.text('terminal-passed')}: ", style="dim")
        line.append(self.row_of_letters(facts["passed"]))
        return line

    # ------------------------------------------------------------ the road

    def owner_of(self, space: str, building: str) -> str | None:
        """The seat that owns what stands on a space."""
        owner = self.facts["residences"].get(space) or self.facts["owners"].get(building)
        return str(owner) if owner is not None else None

    def road_cell(self, space: int, width: int) -> Text:
        """One space: number, scoring trigger, provost and bailiff, building, owner, worker."""
        facts, key = self.facts, str(space)
        building = facts["road"].get(key)
        if key in facts["residences"]:
            building = RESIDENCE.id
        pieces = PROVOST if facts["provost"] == space else ""
        pieces += BAILIFF if facts["bailiff"] == space else ""
        cell = Text(f"{space:>2}", style="dim" if building is None else "")
        cell.append(TRIGGER if space in TRIGGERS else " ", style="bold")
        if pieces:
            cell.append(pieces, style="bold reverse")
        room = width - len(cell) - 4
        if building is None:
            cell.append(f"{NONE:<{room}}", style="dim")
            cell.append("    ")
            return cell
        group = BUILDINGS[NUMBER[building]].group
        name = short_name(self.words.name("building", building), room)
        cell.append(f"{name:<{room}}", style=CLASS_STYLES[group])
        owner = self.owner_of(key, building)
        cell.append(self.letter(owner) if owner else Text(" "))
        cell.append(self.worker(facts["workers"].get(building)))
        return cell

    def last_space(self) -> int:
        """The last space that is built or has the provost or the bailiff on it."""
        facts = self.facts
        taken = [int(space) for space in (*facts["road"], *facts["residences"])]
        return max(*taken, int(facts["provost"]), int(facts["bailiff"]))

    def road(self, width: int, across: int) -> RenderableType:
        """The spaces in the order of activation, row by row; the unbuilt rest in one cell."""
        first = self.last_space() + 1
        width = (width - across + 1) // across
        cells = [self.road_cell(space, width) for space in range(1, first)]
        if first <= ROAD_SPACES:
            rest = Text(f"{first}–{ROAD_SPACES} {NONE}", style="dim")
            ahead = [f" {TRIGGER}{space}" for space in TRIGGERS if space >= first]
            cells.append(rest.append("".join(ahead), style="not dim bold"))
        return side_by_side(cells, across)

    # ------------------------------------------------------------ beside the road

    def special_places(self) -> Iterator[tuple[str, Text]]:
        """Each place before the bridge with its workers."""
        facts = self.facts
        for place in SPECIAL_BUILDINGS:
            if place.id == "stables":
                workers = self.row_of_letters(facts["stables"])
            elif place.id == "castle":
                workers = self.row_of_letters(facts["castle"])
            elif place.id == "inn":
                workers = Text.assemble(
                    self.letter(facts["inn_left"]), "/", self.letter(facts["inn_right"])
                )
            else:
                worker = facts["workers"].get(place.id)
                workers = self.row_of_letters([worker] if worker else [])
            yield self.words.name("building", place.id), workers

    def sections(self) -> Iterator[tuple[str, str, Text]]:
        """Each section of the castle: name, free parts or that it is scored, houses by seat."""
        facts = self.facts
        for number, section in enumerate(SECTIONS):
            by_seat = {
                seat: facts["players"][seat]["houses"].get(section.id, 0) for seat in self.seats
            }
            if number < facts["scored"]:
                left = self.words.text("terminal-scored")
            else:
                free = int(section.parts) - sum(by_seat.values())
                left = self.words.text("terminal-free", count=free)
            houses = Text(" ").join(
                [
                    Text.assemble(self.letter(seat), str(count))
                    for seat, count in by_seat.items()
                    if count
                ]
            )
            yield self.words.name("section", section.id), left, houses

    def favour_table(self) -> Table:
        """The favour rows with the markers on their columns; columns not open yet are dim."""
        open_columns = OPEN_COLUMNS[self.facts["scored"]]
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        for column in range(6):
            is_open = column <= open_columns
            table.add_column(str(column), justify="center", header_style="" if is_open else "dim")
        for row in ROWS.ids:
            cells = []
            for column in range(6):
                there = [
                    self.letter(seat)
                    for seat in self.seats
                    if self.facts["players"][seat]["columns"].get(row, 0) == column
                ]
                cells.append(
                    Text().join(there) if there else Text("×" if column > open_columns else "·")
                )
            table.add_row(self.words.name("row", row), *cells)
        return table

    # ------------------------------------------------------------ players

    def players(self) -> Table:
        """A line for each player: money, cubes, workers, prestige, markers, residences."""
        facts = self.facts
        heads = ["terminal-workers", "terminal-deniers", *(f"good-{kind}" for kind in CUBES.ids)]
        heads += ["terminal-prestige", "currency-favour", "terminal-residences"]
        rows: list[list[Text | str]] = []
        for seat in self.seats:
            me = facts["players"][seat]
            rows.append(
                [
                    self.player(seat),
                    str(me["workers"]),
                    str(me["deniers"]),
                    *self.goods(seat, CUBES),
                    Text(str(me["prestige"]), style="bold"),
                    "·".join(str(me["columns"].get(row, 0)) for row in ROWS.ids),
                    str(sum(owner == seat for owner in facts["residences"].values())),
                ]
            )
        return self.table_of_players(heads, rows)

    # ------------------------------------------------------------ the whole

    def specials(self) -> Text:
        """The places before the bridge in a line that may be folded."""
        return joined([Text.assemble(f"{name} ", there) for name, there in self.special_places()])

    def compact(self) -> Iterable[list[RenderableType]]:
        """The table for 80 columns and 24 rows."""
        castle = joined(
            [Text.assemble(name, f" {left} ", houses) for name, left, houses in self.sections()]
        )
        above: list[RenderableType] = [self.heading(), self.players()]
        lines = [self.specials(), castle]
        few, many = (self.road(self.width, across) for across in ACROSS)
        ways = ([*lines, few], [joined(lines), few], [joined(lines), many])
        return ([*above, *parts] for parts in ways)

    def wide(self, log: list[str], height: int) -> RenderableType:
        """The table with a frame for each part."""
        words = self.words
        castle = Table.grid(padding=(0, 2, 0, 0))
        for name, left, houses in self.sections():
            castle.add_row(name, left, houses)
        road = Group(self.specials(), self.road(self.width - SIDES, ACROSS[-1]))
        above: list[RenderableType] = [
            self.heading(),
            frame(road, words.name("board", "road"), legend=BOARD.legend(words)),
        ]
        below = frame(self.players(), "")
        room = height - rows_of(self.width, *above, below)
        parts: list[tuple[RenderableType, str]] = [
            (castle, words.name("board", "castle")),
            (self.favour_table(), words.name("board", "favour_table")),
        ]
        return Group(*above, self.beside_log(parts, log, room), below)


@final
class CaylusBoard(Board):
    """Caylus in a terminal."""

    def drawing(self, facts: Facts, words: Words, width: int) -> Painter:
        """Road, special buildings, castle, favours, players, log."""
        return Drawing(facts, words, width)

    def legend(self, words: Words) -> str:
        """Provost, bailiff, scoring triggers, owners and workers."""
        return words.text("terminal-legend", provost=PROVOST, bailiff=BAILIFF, trigger=TRIGGER)

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice in a few words: place and price, building and cost, trade and gain."""
        assert isinstance(state, Caylus)
        decision = due_decision(state)
        if action.verb == "place":
            name = words.name("building", action.argument)
            price = int(placement_cost(state, decision.seat, BUILDINGS[action.target]))
            if price == usual_price(state, int(decision.seat)):
                return name
            return f"{name} {words.text('terminal-price', count=price)}"
        if action.verb in ("move", "transform") and action.argument:
            return words.name("building", action.argument)
        if isinstance(decision, MoveProvost) and action.target:
            space = int(state.provost + action.target)
            text = f"{PROVOST} {action.argument} → {space}"
            if price := int(decision.cost(action.target)):
                text += f", {words.text('terminal-price', count=price)}"
            return text
        if action.verb == "build" and isinstance(decision, Build):
            tile = BUILDINGS[action.target]
            cost = decision.prices[decision.candidates.number(action) - 1].amounts
            name = words.name("building", action.argument)
            gain = {"prestige": int(tile.points)}
            if tile.favours:
                gain["favour"] = int(tile.favours)
            return f"{name}: {words.goods(cost)} → {words.goods(gain)}"
        if action.verb == "trade" and isinstance(decision, TakeOffer):
            offer = decision.offers[decision.candidates.number(action) - 1]
            return words.action(action, offer.gain)
        if action.verb == "trade":
            return words.action(action, EXCHANGE.gain)
        return words.action(action)

    def note(self, state: State, words: Words) -> str:
        """What a worker costs now where it costs the usual price."""
        assert isinstance(state, Caylus)
        decision = due_decision(state)
        if decision.name != "place_or_pass":
            return ""
        price = usual_price(state, int(decision.seat))
        return words.text("terminal-usual_price", count=price)

    def more(self, words: Words, id: str, facts: Facts | None) -> Iterator[str]:
        """Where a building stands, and whose it is."""
        for space, there in facts["road"].items() if facts else ():
            if there == id:
                yield words.text("terminal-card-space", space=int(space))
        if facts and id in facts["owners"]:
            yield words.text("terminal-card-owned", seat=words.seat(facts["owners"][id]))


def usual_price(state: Caylus, seat: int) -> int:
    """What a worker of this seat costs in a place that is nobody's."""
    return int(placement_cost(state, seat, BUILDINGS[NUMBER["castle"]]))


BOARD: Final = CaylusBoard()
