"""A full position that fits what one seat knows: hands and the pile are dealt anew."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.chance import Dealer
from keepwright.engine.choices import bit, choices_of, numbers
from keepwright.engine.game import Game
from keepwright.engine.saving import read_unchecked
from keepwright.games.architects.cathedral import can_advance
from keepwright.games.architects.components import BUILDING_IDS
from keepwright.games.architects.guildhall import buildable
from keepwright.games.architects.state import Architects

# What a player holds that only he knows.
HIDDEN: Final = ("hand", "offered", "pick", "put_under")


def fill_in(game: Game, facts: Mapping[str, Any], seat: int, dealer: Dealer) -> dict[str, Any]:
    """The facts of a view with everything hidden filled in at random (§ 7).

    All cards that the seat sees nowhere are in the pile or are another player's. Who is at work in
    the Guildhall holds something that he can build there, if he cannot advance.
    """
    filled: dict[str, Any] = copy.deepcopy(dict(facts))
    table = open_table(game, filled, seat)
    hidden = cards_unseen(table)
    others = [name for place, name in enumerate(filled["seats"]) if place != seat]
    others.sort(key=lambda name: name != at_work(filled))
    for name in others:
        player = filled["players"][name]
        for key in HIDDEN:
            cards = dealer.draw(hidden, player[key])
            if key == "hand" and name == at_work(filled):
                wanted = buildable_from(table, filled["seats"].index(name), hidden)
                while wanted and not choices_of(cards) & wanted:
                    cards = dealer.draw(hidden, player[key])
            hidden = [card for card in hidden if card not in cards]
            player[key] = [BUILDING_IDS[card] for card in sorted(cards)]
    filled["building_pile"] = [BUILDING_IDS[card] for card in sorted(hidden)]
    return filled


def open_table(game: Game, facts: Mapping[str, Any], seat: int) -> Architects:
    """What the seat sees of the position; the others have no cards."""
    seen: dict[str, Any] = copy.deepcopy(dict(facts))
    del seen["building_pile"]
    for place, player in enumerate(seen["players"].values()):
        if place != seat:
            player.update({key: [] for key in HIDDEN})
    table = read_unchecked(game, seen)
    assert isinstance(table, Architects)
    return table


def cards_unseen(table: Architects) -> list[int]:
    """The building cards that the seat sees nowhere."""
    seen = 0
    for player in table.players:
        seen |= int(player.buildings | player.hand | player.offered | player.pick)
        seen |= choices_of(list(player.put_under))
    return numbers(int(table.all_buildings) & ~seen)


def at_work(facts: Mapping[str, Any]) -> str:
    """Who is to say what he does in the Guildhall; nobody if it is not due."""
    for task in facts["agenda"]:
        if isinstance(task, dict) and "guildhall_mode" in task:
            return str(task["guildhall_mode"]["seat"])
    return ""


def buildable_from(table: Architects, seat: int, cards: list[int]) -> int:
    """Which of these cards a seat could build; none of them is needed if it can advance."""
    table.players[seat].hand = choices_of(cards)
    found = 0 if can_advance(table, seat) else int(buildable(table, seat))
    table.players[seat].hand = bit(0) & 0
    return found
