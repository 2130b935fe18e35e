"""Magna Carta: the last castle token goes for a lot, at the church, or out of the game."""

from __future__ import annotations

from typing import Any

import keepwright as kw
from keepwright.engine.choices import bit
from keepwright.games.magna_carta.components import CARD_IDS, COLOURS, NUMBER, PLAYER_CARDS
from keepwright.games.magna_carta.placing import free_places
from keepwright.games.magna_carta.state import MagnaCarta
from tests.records.ways import BotSeat

CHURCH = CARD_IDS.index("church")
CHURCHES = sum(int(bit(NUMBER[f"{colour}_church"])) for colour in COLOURS)
FEW_TOKENS = 4

ENDS = {
    "lots": "the last castle token was taken for a lot",
    "church": "the last castle token was bought at the church",
    "removal": "the last castle token was removed, since nobody offered a lot",
}


def ends(options: dict[str, Any]) -> dict[str, str]:
    """The ways to end, each in words; beginners have no church."""
    return {end: text for end, text in ENDS.items() if end != "church" or is_standard(options)}


def is_standard(options: dict[str, Any]) -> bool:
    """Whether the standard rules are played."""
    return bool(options["ruleset"] == "standard")


def way_to_end(sitting: kw.Sitting) -> str:
    """How a finished game ended: what made the last castle token go."""
    way, offered = "", False
    for event in (event for heard in sitting.events for event in heard):
        if event.code == "lots_offered":
            offered = True
        elif event.code == "tokens_taken":
            way, offered = ("lots" if offered else "church"), False
        elif event.code == "tokens_removed":
            way = "removal"
    return way


def is_worth_keeping(sitting: kw.Sitting) -> bool:
    """A first hand was replaced; by the standard rules, a lawyer or a church was used."""
    verbs = {line.what.split()[0] for line in sitting.record.lines}
    used = "transform" in verbs or way_to_end(sitting) == "church"
    return "redraw" in verbs and (used or not is_standard(sitting.state.options))


def choosers(game: kw.Game, seats: int, end: str, number: int, seed: str) -> list[Any]:
    """Who plays game number so many, by seat: random bots build little for the castle."""
    if end == "church":
        return [Churchgoer("greedy", game, f"{number} {n}") for n in range(seats)]
    names = ["greedy" if end == "lots" and (n + number) % 3 else "random" for n in range(seats)]
    return [BotSeat(name, game, f"{number} {n}") for n, name in enumerate(names)]


class Churchgoer(BotSeat):
    """A seat that builds and visits churches, and leaves the last tokens to them."""

    def choose(self, state: kw.State, actions: list[kw.Action]) -> kw.Action:
        """What leads to the church, if anything does; otherwise what the bot chooses."""
        assert isinstance(state, MagnaCarta)
        by_text = {action.text: action for action in actions}
        for text in self.wishes(state):
            if text in by_text:
                return by_text[text]
        return super().choose(state, actions)

    def wishes(self, state: MagnaCarta) -> list[str]:
        """The actions that are wanted now, the most wanted first."""
        due, seat = state.due, state.seat
        assert due is not None
        assert seat is not None
        me = state.players[seat]
        if due.name == "choose_action" and me.workers:
            wishes = ["place_worker"] if free_places(state) & CHURCHES else []
            can_build = me.hand & bit(CHURCH) and PLAYER_CARDS[CHURCH].cost.affordable(me.cubes)
            return [*wishes, "build"] if can_build else wishes
        if due.fields().get("place") == "church":
            return ["trade 5 denier", "trade 3 denier", "trade 2 denier"]
        if due.name == "offer_lots":
            return ["lots 0"] if state.tokens_left() <= FEW_TOKENS else []
        return ["build church", *(f"place {colour}_church" for colour in COLOURS)]
