"""The terminal table of Magna Carta: road, castle, prestige cards, players, own hand, log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keepwright.cli.tables.board import Board
from keepwright.cli.tables.parts import (
    CLASS_STYLES,
    PROVOST,
    SIDES,
    WIDE,
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
from keepwright.games.magna_carta.components import (
    ACTION_PRICE,
    COLOURS,
    NEUTRAL_CARDS,
    NOT_FOR_BEGINNERS,
    PLACE_IDS,
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
from keepwright.games.magna_carta.state import PHASE_NAMES, MagnaCarta
from keepwright.locales import Words

PRESTIGE: Final = "▲"
SET_UP, PROVOST_PHASE = 0, 3
FEW_CARDS: Final = 18  # a road up to this long is drawn with wider cards
CARDS_BY_ID: Final = {
    card.id: card for card in (*NEUTRAL_CARDS, *PLAYER_CARDS, RESIDENCE, *PRESTIGE_CARDS)
}
WITH_PRICE: Final = ("draw_card", "replace_hand", "place_worker")


def owner_and_card(place: str) -> tuple[str | None, str]:
    """The colour and the card of a place on the road.

    >>> owner_and_card("red_small_farm"), owner_and_card("neutral_park")
    (('red', 'small_farm'), (None, 'neutral_park'))
    """
    colour, _, card = place.partition("_")
    return (colour, card) if colour in COLOURS else (None, place)


def place_name(words: Words, place: str) -> str:
    """A card on the road, with its owner if it has one."""
    owner, card = owner_and_card(place)
    name = words.name("building", card)
    return name if owner is None else f"{name} ({words.seat(owner)})"


def price_and_points(words: Words, card: Card) -> str:
    """A card with its cost and its points."""
    points = words.text("terminal-points", count=int(card.points))
    return f"{words.name('building', card.id)}: {words.goods(card.cost.amounts)} → {points}"


@final
class Drawing(Painter):
    """One position being drawn."""

    def __init__(self, facts: Facts, words: Words, width: int) -> None:
        super().__init__(facts, words, width)
        self.is_standard: Final = facts["options"]["ruleset"] == STANDARD
        self.road: Final[list[str]] = list(facts["road"])
        self.on_top: Final = {place: card for card, place in facts["covering"].items()}

    def heading(self) -> Text:
        """Round, phase, first player, and the bridge with who has passed."""
        words, facts = self.words, self.facts
        number = PHASE_NAMES.index(facts["phase"])
        if number == SET_UP:
            return Text(words.text("terminal-set_up"), style="bold")
        if not self.is_standard and number > PROVOST_PHASE:
            number -= 1
        name = words.name("phase", facts["phase"])
        line = Text.assemble((words.text("terminal-round", round=facts["round"]), "bold"))
        line.append(f" · {words.text('terminal-phase', phase=number, name=name)}")
        line.append(f" · {words.text('terminal-first_player')}: ", style="dim")
        line.append(self.letter(facts["first_player"]))
        line.append(f" · {words.name('term', 'bridge_card')}: ", style="dim")
        line.append(self.row_of_letters(facts["passed"]))
        return line

    # ------------------------------------------------------------ the road

    def road_cell(self, position: int, width: int) -> Text:
        """One card: position, provost, name, reserve, owner, worker; dim beyond the provost."""
        facts, place = self.facts, self.road[position]
        owner, card = owner_and_card(place)
        reached = not self.is_standard or position <= facts["provost"]
        cell = Text(f"{position:>2}", style="" if reached else "dim")
        if facts["provost"] == position:
            cell.append(PROVOST, style="bold reverse")
        else:
            cell.append(" ")
        name, style, reserve = self.words.name("building", card), "", 0
        if owner is None:
            style = CLASS_STYLES["neutral"]
        elif place in self.on_top:
            name = f"{PRESTIGE}{self.words.name('building', self.on_top[place])}"
            style = CLASS_STYLES["prestige"]
        elif card in facts["players"][owner]["residences"]:
            name = self.words.name("building", RESIDENCE.id)
            style = CLASS_STYLES["residential"]
        else:
            reserve = facts["players"][owner]["reserves"].get(card, 0)
        room = width - len(cell) - 6
        shown = short_name(name, room)
        cell.append(f"{shown:<{room}}", style=style if reached else f"{style} dim".strip())
        cell.append(f"{reserve:>2}" if reserve else "  ", style="bold")
        cell.append(self.letter(owner) if owner else Text(" "))
        cell.append(self.worker(facts["workers"].get(place)))
        return cell

    def across(self, width: int) -> int:
        """How many cards are drawn side by side."""
        if width >= WIDE - 4:
            return 5
        return 3 if len(self.road) <= FEW_CARDS else 4

    def road_table(self, width: int) -> Table:
        """The cards from the start of the road to its end, row by row."""
        across = self.across(width)
        cell_width = (width - across + 1) // across
        cells = [self.road_cell(position, cell_width) for position in range(len(self.road))]
        return side_by_side(cells, across)

    # ------------------------------------------------------------ castle and prestige cards

    def tokens(self) -> Iterator[tuple[str, int, int]]:
        """Each pile of castle tokens: name, points each, how many are left."""
        for section in SECTIONS:
            left = self.facts["tokens"].get(section.id, 0)
            yield self.words.name("section", section.id), int(section.points), left

    def prestige_cards(self) -> Iterator[tuple[Card, str | None]]:
        """Each prestige card of this game, with its owner once it is built."""
        players = self.facts["players"]
        for card in PRESTIGE_CARDS:
            if self.is_standard or card.id not in NOT_FOR_BEGINNERS:
                owners = [seat for seat in self.seats if card.id in players[seat]["prestige"]]
                yield card, owners[0] if owners else None

    def castle_line(self) -> Text:
        """The piles of tokens in one line."""
        line = Text(f"{self.words.name('term', 'castle_card')}: ", style="dim")
        piles = [
            Text(f"{name} {left}×{points}", style="" if left else "dim")
            for name, points, left in self.tokens()
        ]
        line.append(joined(piles))
        return line

    def prestige_line(self) -> Text:
        """The prestige cards in one line: points while on offer, then the owner."""
        line = Text(f"{self.words.name('term', 'prestige_building')}: ", style="dim")
        cards = []
        for card, owner in self.prestige_cards():
            name = Text(self.words.name("building", card.id), style="dim" if owner else "")
            name.append(" ")
            cards.append(name.append(self.letter(owner) if owner else Text(str(card.points))))
        line.append(joined(cards))
        return line

    def prestige_table(self) -> Table:
        """The prestige cards with cost, points and owner."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, owner in self.prestige_cards():
            points = self.words.text("terminal-points", count=int(card.points))
            style = "dim" if owner else ""
            grid.add_row(
                Text(self.words.name("building", card.id), style=style),
                Text(self.words.goods(card.cost.amounts), style=style),
                Text(points, style=style),
                self.letter(owner),
            )
        return grid

    # ------------------------------------------------------------ players

    def players(self) -> Table:
        """A line for each player: workers, goods, cards, tokens, residences, prestige cards."""
        facts = self.facts
        heads = ["terminal-workers", "terminal-deniers", *(f"good-{kind}" for kind in CUBES.ids)]
        heads += ["terminal-hand", "terminal-piles", "term-castle_card"]
        heads += ["terminal-residences", "terminal-prestige"]
        rows: list[list[Text | str]] = []
        for seat in self.seats:
            me = facts["players"][seat]
            rows.append(
                [
                    self.player(seat),
                    str(me["workers"]),
                    str(me["deniers"]),
                    *self.goods(seat, CUBES),
                    str(number_of(me["hand"])),
                    f"{number_of(me['pile'])}/{number_of(me['discard'])}",
                    "/".join(str(me["tokens"].get(section.id, 0)) for section in SECTIONS),
                    str(len(me["residences"])),
                    str(len(me["prestige"])),
                ]
            )
        return self.table_of_players(heads, rows)

    def hands(self) -> list[Text]:
        """The hands that are seen, with costs and points, each in a line that may be folded."""
        found = []
        for seat in self.seats:
            hand = self.facts["players"][seat]["hand"]
            if isinstance(hand, list):
                line = Text(f"{self.words.text('terminal-hand')} ", style="dim")
                line.append(self.letter(seat))
                line.append(" ")
                cards = [Text(price_and_points(self.words, CARDS_BY_ID[id])) for id in hand]
                line.append(joined(cards) if cards else Text("–"))
                found.append(line)
        return found

    # ------------------------------------------------------------ the whole

    def compact(self) -> Iterable[list[RenderableType]]:
        """The table for 80 columns and 24 rows."""
        above: list[RenderableType] = [self.heading(), self.players()]
        lines = [self.castle_line(), self.prestige_line()]
        below: list[RenderableType] = [self.road_table(self.width), *self.hands()]
        return ([*above, *part, *below] for part in (lines, [joined(lines)]))

    def wide(self, log: list[str], height: int) -> RenderableType:
        """The table with a frame for each part."""
        words = self.words
        castle = Table.grid(padding=(0, 2, 0, 0))
        for name, points, left in self.tokens():
            castle.add_row(name, f"{left} × {words.text('terminal-points', count=points)}")
        middle = Table.grid(expand=True)
        middle.add_column(ratio=2)
        middle.add_column(ratio=5)
        height_of_middle = len(PRESTIGE_CARDS) + 2
        middle.add_row(
            frame(castle, words.name("term", "castle_card"), height_of_middle),
            frame(self.prestige_table(), words.name("term", "prestige_building"), height_of_middle),
        )
        road, legend = self.road_table(self.width - SIDES), BOARD.legend(words)
        parts: list[RenderableType] = [
            self.heading(),
            frame(road, words.name("term", "road"), legend=legend),
            middle,
            frame(Group(self.players(), *self.hands()), ""),
        ]
        return self.above_framed_log(parts, log, height)


def number_of(cards: Any) -> int:
    """How many cards there are: some are seen, of others only the number is known."""
    return len(cards) if isinstance(cards, list) else int(cards)


@final
class MagnaCartaBoard(Board):
    """Magna Carta in a terminal."""

    def drawing(self, facts: Facts, words: Words, width: int) -> Painter:
        """Road, castle, prestige cards, players, own hand, log."""
        return Drawing(facts, words, width)

    def legend(self, words: Words) -> str:
        """Provost, prestige cards, reserves, owners and workers."""
        return words.text("terminal-legend_of_cards", provost=PROVOST, prestige=PRESTIGE)

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice in a few words: card and price, place and owner, trade and gain."""
        assert isinstance(state, MagnaCarta)
        decision = due_decision(state)
        if action.verb in WITH_PRICE:
            price = words.text("terminal-price", count=ACTION_PRICE)
            return f"{words.action(action)} ({price})"
        if action.verb == "place":
            return self.on_road(state, words, action.argument)
        if action.verb == "build" and action.argument:
            return price_and_points(words, CARDS_BY_ID[action.argument])
        if action.verb == "transform":
            return words.name("building", action.argument)
        if isinstance(decision, MoveProvost) and action.target:
            position = int(state.provost + action.target)
            text = f"{PROVOST} {action.argument}"
            if state.provost_fits(action.target):
                text += f" → {self.on_road(state, words, PLACE_IDS[state.road[position]])}"
            price = words.text("terminal-price", count=int(decision.cost(action.target)))
            return f"{text}, {price}"
        if action.verb == "trade" and isinstance(decision, TakeOffer):
            offer = decision.offers[decision.candidates.number(action) - 1]
            return words.action(action, offer.gain)
        return words.action(action)

    def on_road(self, state: MagnaCarta, words: Words, place: str) -> str:
        """A card with its owner and, once it lies on the road, its position."""
        number = PLACE_IDS.index(place)
        name = place_name(words, place)
        return f"{name} [{state.road.index(number)}]" if number in state.road else name

    def more(self, words: Words, id: str, facts: Facts | None) -> Iterator[str]:
        """Where cards of this name lie face up."""
        if facts is None:
            return
        for position, place in enumerate(facts["road"]):
            owner, card = owner_and_card(place)
            is_turned = owner is not None and card in facts["players"][owner]["residences"]
            if card == id and not is_turned:
                yield words.text("terminal-card-space", space=position)
                if owner is not None:
                    yield words.text("terminal-card-owned", seat=words.seat(owner))
        for seat in facts["seats"]:
            if id in facts["players"][seat]["prestige"]:
                yield words.text("terminal-card-owned", seat=words.seat(seat))


BOARD: Final = MagnaCartaBoard()
