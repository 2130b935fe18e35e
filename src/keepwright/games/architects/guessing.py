"""A full position that fits what one seat knows: hands and the pile are dealt anew."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any, Final

from keepwright.engine.chance import Dealer
from keepwright.engine.choices import bit, choices_of, numbers
from keepwright.engine.state import State
from keepwright.games.architects.cathedral import can_advance
from keepwright.games.architects.components import BUILDING_IDS
from keepwright.games.architects.guildhall import buildable
from keepwright.games.architects.state import Architects

# What a player holds that only he knows.
HIDDEN: Final = ("hand", "offered", "pick", "put_under")


def fill_in(
    facts: Mapping[str, Any], seat: int, dealer: Dealer, read: Callable[[dict[str, Any]], State]
) -> dict[str, Any]:
    """The facts of a view with everything hidden filled in at random (§ 7).

    All cards that the seat sees nowhere are in the pile or are another player's. Who is at work in
    the Guildhall holds something that he can build there, if he cannot advance.
    """
    filled: dict[str, Any] = copy.deepcopy(dict(facts))
    table = open_table(filled, seat, read)
    hidden = numbers(table.building_pile)
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


def open_table(
    facts: Mapping[str, Any], seat: int, read: Callable[[dict[str, Any]], State]
) -> Architects:
    """The position as if all that is hidden from the seat lay in the pile."""
    seen: dict[str, Any] = copy.deepcopy(dict(facts))
    del seen["building_pile"]
    own = facts["seats"][seat] if seat >= 0 else ""
    seen["beneath"] = [batch for batch in seen["beneath"] if own in batch]
    for name, player in seen["players"].items():
        if name != own:
            for key in HIDDEN:
                player[key] = []
    seen["agenda"] = []
    table = read(seen)
    assert isinstance(table, Architects)
    return table


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
