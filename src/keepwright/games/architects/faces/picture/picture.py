"""One position of Architects: the ring of locations around the workshop."""

from __future__ import annotations

from typing import Final, final

from keepwright.games.architects.components import TABLES
from keepwright.games.architects.faces.picture.black_market import black_market
from keepwright.games.architects.faces.picture.cathedral import cathedral
from keepwright.games.architects.faces.picture.guildhall import guildhall
from keepwright.games.architects.faces.picture.hands import cards
from keepwright.games.architects.faces.picture.locations import location, prison
from keepwright.games.architects.faces.picture.players import player
from keepwright.games.architects.faces.picture.sheets import Sheets
from keepwright.games.architects.faces.picture.virtue_track import virtue_track
from keepwright.games.architects.faces.picture.workshop import workshop
from keepwright.games.architects.pieces import GOODS
from keepwright.picture.frame import BOARD, GAP
from keepwright.picture.lines import Line, Sign, Thing

TOP: Final = 69
#    id                  gives
SUPPLY: Final = (
    ("quarry",           ("stone",)),
    ("forest",           ("wood",)),
    ("mines",            ("clay", "gold")),
    ("silversmith",      ("silver",)),
    ("kings_storehouse", ("virtue", "marble")),
)  # fmt: skip


@final
class Picture(Sheets):
    """One position of Architects being drawn."""

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

    def board(self) -> float:
        """The ruler of virtue, and around the workshop all locations."""
        self.board_sheet(BOARD[3])
        virtue_track(self, 24, TOP, 104, 676)
        for place, (id, gives) in enumerate(SUPPLY):
            line: Line = [Thing(kind) for kind in gives]
            location(self, id, 137 + place * 142.6, TOP, 136, 121, line)
        location(self, "town_centre", 137, 198, 138, 131, [Sign("capture")])
        stand = self.facts["tax_stand"]
        location(self, "tax_stand", 137, 337, 138, 130, [Thing("silver", stand)])
        workshop(self, 282, 198, 415, 269)
        location(self, "guardhouse", 704, 198, 138, 131, [])
        prison(self, 704, 337, 138, 130)
        black_market(self, 137, 476, 252, 269)
        guildhall(self, 397, 476, 212, 269)
        cathedral(self, 618, 476, 224, 269)
        return BOARD[1] + BOARD[3]

    def aside(self, top: float) -> float:
        """The players: goods, silver, workers; character, apprentices, buildings, captives."""
        for colour in self.everybody:
            top = player(self, colour, top) + 6
        return top - 6

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
                    top = cards(self, colour, message, me[key], top + GAP)
        return top
