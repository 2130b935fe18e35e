"""The terminal table of Caylus 1303: road, site, characters, monuments, players, log."""

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
    short_name,
    side_by_side,
)
from keepwright.engine.action import Action
from keepwright.engine.play import due_decision
from keepwright.engine.provost import MoveProvost
from keepwright.engine.state import State
from keepwright.engine.trade import TakeOffer
from keepwright.games.caylus_1303.character_turns import early_surcharge
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    CHARACTER_IDS,
    HOUSES,
    MONUMENTS,
    NUMBER,
    PRINTED_BUILDINGS,
    ROAD_SPACES,
    SLOTS,
    SLOTS_OPEN,
    WORKER_PLACED,
)
from keepwright.games.caylus_1303.construction import Build, BuildMonument, construction_points
from keepwright.games.caylus_1303.delivery import DeliverBundle, bundle_points
from keepwright.games.caylus_1303.pieces import (
    RESOURCES,
    Building,
)
from keepwright.games.caylus_1303.planning import owner_points, surcharge
from keepwright.games.caylus_1303.state import CONSTRUCTED, NOBODY, PHASE_NAMES, Caylus1303
from keepwright.locales import Words

HIDDEN: Final = "?"
ACROSS: Final = (3, 4, 5)  # spaces of the road side by side
SIDE_SPACE: Final = 2  # columns between two parts of a line


@final
class Drawing(Painter):
    """One position being drawn."""

    def heading(self) -> Text:
        """Round, phase, first player, and the bridge with the houses of those who have passed."""
        words, facts = self.words, self.facts
        line = Text.assemble((words.text("terminal-round", round=facts["round"]), "bold"))
        phase = words.text("terminal-set_up")
        if number := PHASE_NAMES.index(facts["phase"]):
            name = words.name("phase", facts["phase"])
            phase = words.text("terminal-phase", phase=number, name=name)
        line.append(f" · {phase}")
        line.append(f" · {words.text('terminal-first_player')}: ", style="dim")
        line.append(self.letter(facts["first_player"]))
        line.append(f" · {words.name('board', 'guilds_bridge')}: ", style="dim")
        line.append(self.row_of_letters(facts["passed"]))
        return line

    # ------------------------------------------------------------ the road

    def workers_on(self, place: str) -> Text:
        """The worker on a building; where the Journeyman has joined him, both."""
        first, second = self.facts["workers"].get(place), self.facts["second_workers"].get(place)
        if second is None:
            return self.worker(first)
        return Text("+").join([self.letter(first), self.letter(second)])

    def name_on_road(self, tile: str) -> tuple[str, str]:
        """What lies on a space, with its style; a starting tile turned over is a residence."""
        if tile in self.facts["residences"]:
            return self.words.name("term", "residence"), CLASS_STYLES["residential"]
        return self.words.name("building", tile), CLASS_STYLES[BUILDINGS[NUMBER[tile]].group]

    def before(self, space: int) -> Text:
        """The gap before a space, with the Provost if he stands there."""
        is_there = self.facts["provost"] == space - 1
        return Text(PROVOST, style="bold reverse") if is_there else Text(" ")

    def road_cell(self, space: int, width: int) -> Text:
        """One space: Provost before it, number, tile, owner, worker; dim beyond the Provost."""
        tile = self.facts["road"].get(str(space))
        is_reached = space <= self.facts["provost"]
        cell = self.before(space)
        cell.append(f"{space:>2} ", style="" if is_reached and tile else "dim")
        room = width - len(cell) - 4
        if tile is None:
            cell.append(f"{NONE:<{room + 4}}", style="dim")
            return cell
        name, style = self.name_on_road(tile)
        shown = f"{short_name(name, room):<{room}}"
        cell.append(shown, style=style if is_reached else f"{style} dim".strip())
        owner = self.facts["owners"].get(tile)
        cell.append(self.letter(owner) if owner else Text(" "))
        cell.append(self.workers_on(tile))
        return cell

    def last_space(self) -> int:
        """The last space that has a tile, or before which the Provost stands."""
        built = max(int(space) for space in self.facts["road"])
        return min(max(built, int(self.facts["provost"]) + 1), ROAD_SPACES)

    def road(self, width: int, across: int) -> RenderableType:
        """The spaces from the bridge to the end of the road, row by row; the rest in one cell."""
        first = self.last_space() + 1
        cell_width = (width - across + 1) // across
        cells = [self.road_cell(space, cell_width) for space in range(1, first)]
        if first > ROAD_SPACES:
            cells[-1].append(self.before(first))
        else:
            rest = f"{first}–{ROAD_SPACES} {NONE}"
            cells.append(self.before(first).append(rest, style="dim"))
        return side_by_side(cells, across)

    # ------------------------------------------------------------ beside the road

    def printed_buildings(self) -> list[Text]:
        """Each printed building with its workers."""
        found = []
        for place in PRINTED_BUILDINGS:
            workers = [self.facts[field].get(place.id) for field in ("workers", "second_workers")]
            letters = self.row_of_letters([seat for seat in workers if seat is not None])
            found.append(Text.assemble(f"{self.words.name('building', place.id)} ", letters))
        return found

    def slots(self) -> list[Text]:
        """The tiles on the construction site; those not open yet are dim and say when."""
        found = []
        for slot in range(1, SLOTS + 1):
            tile = self.facts["slots"].get(str(slot))
            name = self.words.name("building", tile) if tile else NONE
            opens = SLOTS_OPEN.index(slot)
            if opens <= self.facts["round"]:
                found.append(Text(f"{slot} {name}"))
            else:
                since = self.words.text("terminal-from_round", round=opens)
                found.append(Text(f"{slot} {name} ({since})", style="dim"))
        return found

    def at_the_site(self) -> Text:
        """The workers at the construction site in their order, with the bundles delivered."""
        players = self.facts["players"]
        without = [s for s in self.seats if players[s]["bundles"] and s not in self.facts["site"]]
        there = []
        for seat in (*self.facts["site"], *without):
            bundles = players[seat]["bundles"]
            there.append(Text.assemble(self.letter(seat), f"×{bundles}" if bundles else ""))
        return Text(" ").join(there) if there else Text("–", style="dim")

    def character(self, id: str) -> Text:
        """A character; one that has acted its once this round is dim."""
        style = "dim" if id in self.facts["used"] else ""
        return Text(self.words.name("character", id), style=style)

    def characters(self) -> Iterator[tuple[Text, Text]]:
        """The characters of each seat, then those on the board."""
        for seat in self.seats:
            held = [self.character(id) for id in self.facts["players"][seat]["characters"]]
            yield self.letter(seat), Text(", ").join(held) if held else Text("–", style="dim")
        on_board = [self.character(id) for id in self.facts["characters"]]
        board = Text(self.words.text("terminal-on_board"), style="dim")
        yield board, Text(", ").join(on_board) if on_board else Text("–", style="dim")

    def monuments(self) -> Iterator[tuple[Building, str | None]]:
        """Each monument, with its owner once it is built."""
        for tile in MONUMENTS:
            yield tile, self.facts["owners"].get(tile.id)

    # ------------------------------------------------------------ players

    def prestige(self, seat: str) -> Text:
        """The prestige of a seat, as far as it may be seen."""
        points = self.facts["players"][seat]["prestige"]
        return Text(HIDDEN, style="dim") if points is None else Text(str(points), style="bold")

    def players(self) -> Table:
        """A line for each player: supply, Camp, resources, prestige, houses left."""
        facts = self.facts
        heads = ["terminal-workers", "board-camp", *(f"good-{kind}" for kind in RESOURCES.ids)]
        heads += ["terminal-prestige", "terminal-houses"]
        rows: list[list[Text | str]] = []
        for seat in self.seats:
            me = facts["players"][seat]
            houses = HOUSES - sum(owner == seat for owner in facts["owners"].values())
            rows.append(
                [
                    self.player(seat),
                    str(me["supply"]),
                    Text(str(me["camp"]), style="dim"),
                    *self.goods(seat, RESOURCES),
                    self.prestige(seat),
                    Text(str(houses), style="dim"),
                ]
            )
        return self.table_of_players(heads, rows)

    # ------------------------------------------------------------ the whole

    def lines(self) -> list[Text]:
        """What is beside the road, a line each: printed buildings, site, characters, monuments.

        Monuments that are built lie on the road.
        """
        words = self.words
        site = Text(f"{words.name('board', 'construction_site')} ", style="dim")
        site = Text.assemble(site, self.at_the_site(), (": ", "dim"), joined(self.slots()))
        characters = joined([Text.assemble(who, ": ", held) for who, held in self.characters()])
        free = [
            Text(f"{words.name('building', tile.id)} {tile.points}")
            for tile, owner in self.monuments()
            if owner is None
        ]
        monuments = Text(f"{words.name('term', 'monument')}: ", style="dim")
        monuments.append(joined(free) if free else Text("–"))
        return [joined(self.printed_buildings()), site, characters, monuments]

    def compact(self) -> Iterable[list[RenderableType]]:
        """The table for 80 columns and 24 rows."""
        above: list[RenderableType] = [self.heading(), self.players()]
        lines = self.lines()
        few, more, many = (self.road(self.width, across) for across in ACROSS)
        ways = ([*lines, few], [*lines, more], [joined(lines), more], [joined(lines), many])
        return ([*above, *parts] for parts in ways)

    def wide(self, log: list[str], height: int) -> RenderableType:
        """The table with a frame for each part."""
        words = self.words
        monuments = Table.grid(padding=(0, SIDE_SPACE, 0, 0))
        for tile, owner in self.monuments():
            style = "dim" if owner else ""
            monuments.add_row(
                Text(words.name("building", tile.id), style=style),
                Text(words.goods(tile.cost), style=style),
                Text(words.text("terminal-points", count=int(tile.points)), style=style),
                self.letter(owner),
            )
        characters = Table.grid(padding=(0, SIDE_SPACE, 0, 0))
        for who, held in self.characters():
            characters.add_row(who, held)
        workers = Text.assemble((f"{words.text('terminal-workers')}: ", "dim"), self.at_the_site())
        site = Group(workers, *self.slots())
        middle = Table.grid(expand=True)
        for ratio in (4, 6, 7):
            middle.add_column(ratio=ratio)
        height_of_middle = len(MONUMENTS) + 2
        middle.add_row(
            frame(site, words.name("board", "construction_site"), height_of_middle),
            frame(characters, words.name("term", "character"), height_of_middle),
            frame(monuments, words.name("term", "monument"), height_of_middle),
        )
        road = Group(joined(self.printed_buildings()), self.road(self.width - SIDES, ACROSS[-1]))
        parts: list[RenderableType] = [
            self.heading(),
            frame(road, words.name("board", "road"), legend=BOARD.legend(words)),
            middle,
            frame(self.players(), ""),
        ]
        return self.above_framed_log(parts, log, height)


@final
class Caylus1303Board(Board):
    """Caylus 1303 in a terminal."""

    def drawing(self, facts: Facts, words: Words, width: int) -> Painter:
        """Road, site, characters, monuments, players, log."""
        return Drawing(facts, words, width)

    def legend(self, words: Words) -> str:
        """Provost between spaces, owners and workers."""
        return words.text("terminal-legend_of_gaps", provost=PROVOST)

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice in a few words: place and owner, building and cost, trade and gain."""
        assert isinstance(state, Caylus1303)
        decision = due_decision(state)
        text = words.action(action)
        if action.verb == "place":
            return place_and_owner(state, words, int(decision.seat), BUILDINGS[action.target])
        if action.verb == "build" and isinstance(decision, Build | BuildMonument):
            tile = BUILDINGS[action.target]
            cost = decision.prices[decision.candidates.number(action) - 1].amounts
            gain = {"prestige": int(construction_points(state, decision.seat, tile).total)}
            if tile.favors:
                gain["favor"] = int(tile.favors)
            name = words.name("building", tile.id)
            return f"{name}: {words.goods(cost)} → {words.goods(gain)}"
        if action.verb == "trade" and isinstance(decision, TakeOffer):
            offer = decision.offers[decision.candidates.number(action) - 1]
            return words.action(action, offer.gain)
        if action.verb == "deliver" and isinstance(decision, DeliverBundle):
            points = bundle_points(state, decision.seat, action.target).total
            return f"{text} → {words.text('terminal-points', count=int(points))}"
        if isinstance(decision, MoveProvost) and action.target:
            text = f"{PROVOST} {action.argument} → {int(state.provost + action.target)}"
            if price := int(decision.cost(action.target)):
                text += f", {words.goods({'workers': price})}"
        elif action.verb == "claim":
            tile = BUILDINGS[action.target]
            text += f" [{state.road.index(tile.number)}]" if tile.number in state.road else ""
        elif action.verb == "use_slot":
            text += f": {words.name('building', BUILDINGS[state.slots[action.target]].id)}"
        elif action.verb == "transform" and action.argument:
            text = words.name("building", action.argument)
        elif action.verb == "take_character" and action.argument in CHARACTER_IDS:
            text = words.name("character", action.argument)
            for seat, player in zip(state.seats, state.players, strict=True):
                if player.characters >> action.target & 1:
                    text += f" ({words.seat(seat)})"
        return text

    def note(self, state: State, words: Words) -> str:
        """What a placement costs now, and why."""
        assert isinstance(state, Caylus1303)
        decision = due_decision(state)
        if decision.name == "place_or_pass":
            extra = surcharge(state, decision.seat)
        elif decision.name == "early_placement":
            extra = early_surcharge()
        else:
            return ""
        cost = words.goods({"workers": WORKER_PLACED + int(extra.total)})
        return words.text("terminal-each", goods=cost)

    def more(self, words: Words, id: str, facts: Facts | None) -> Iterator[str]:
        """Where a tile lies, and who owns it or holds the character."""
        if facts is None:
            return
        for space, tile in facts["road"].items():
            if tile == id:
                yield words.text("terminal-card-space", space=int(space))
        for slot, tile in facts["slots"].items():
            if tile == id:
                yield words.text("terminal-card-slot", slot=int(slot))
        for seat in facts["seats"]:
            if facts["owners"].get(id) == seat or id in facts["players"][seat]["characters"]:
                yield words.text("terminal-card-owned", seat=words.seat(seat))


def place_and_owner(state: Caylus1303, words: Words, seat: int, place: Building) -> str:
    """A place, and what its owner would gain by a worker of this seat."""
    name = words.name("building", place.id)
    owner = int(state.owner_of(place.bit & CONSTRUCTED))
    if owner in (NOBODY, seat):
        return name
    points = int(owner_points(state, seat, owner).total)
    return f"{name} ({words.seat(state.seats[owner])} +{points})"


BOARD: Final = Caylus1303Board()
