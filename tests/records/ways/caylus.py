"""Caylus: the bailiff comes to the towers' space, or the towers are full before."""

from __future__ import annotations

from typing import Any

import keepwright as kw
from keepwright.games.caylus.castle import is_full
from keepwright.games.caylus.components import TOWERS
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.state import Caylus
from tests.records.ways import BotSeat


def ends(options: dict[str, Any]) -> dict[str, str]:
    """The ways to end, each in words."""
    return {
        "bailiff": "the bailiff came to space 24 before the towers were full",
        "towers": "the towers were full before the bailiff came to space 24",
    }


def way_to_end(sitting: kw.Sitting) -> str:
    """How a finished game ended."""
    state = sitting.state
    assert isinstance(state, Caylus)
    if state.bailiff >= TOWERS.trigger:
        return "both" if is_full(state, 2) else "bailiff"
    return "towers"


def is_worth_keeping(sitting: kw.Sitting) -> bool:
    """Where there is a jeweller, it was built."""
    built = any(line.what == "build jeweller" for line in sitting.record.lines)
    return built == sitting.state.options["jeweller"]


def choosers(game: kw.Game, seats: int, end: str, number: int, seed: str) -> list[Any]:
    """Who plays game number so many, by seat: builders for the towers, bots for the bailiff."""
    if end == "towers":
        return [Builders(seed)] * seats
    names = ["greedy" if (seat + number) % 2 else "random" for seat in range(seats)]
    return [BotSeat(name, game, f"{number} {n}") for n, name in enumerate(names)]


class Builders:
    """Seats that want nothing but to build the castle, and to have the time for it."""

    def __init__(self, seed: str) -> None:
        self.dice = kw.Dice(seed)

    def choose(self, state: kw.State, actions: list[kw.Action]) -> kw.Action:
        """The action that serves the castle best, or one of those that serve it equally."""
        assert isinstance(state, Caylus)
        rated = [(self.worth(state, action), self.dice.below(1000), action) for action in actions]
        return max(rated, key=lambda rating: rating[:2])[2]

    def worth(self, state: Caylus, action: kw.Action) -> int:
        """How much an action serves the castle."""
        assert state.seat is not None
        held = CUBES.unpack(state.players[state.seat].cubes)
        lack = {kind: 10 - min(n, 9) for kind, n in held.items()}
        lack["food"] = max(1, sum(held.values()) - 2 * held["food"])
        match action.verb:
            case "hand_in":
                return 100
            case "take" | "produce":
                words = action.argument.split()
                return sum(int(n) * lack[k] for n, k in zip(words[::2], words[1::2], strict=True))
            case "place" | "move":
                return self.worth_of_place(state, action.argument, held)
            case "provost":
                goal = state.bailiff - state.provost
                return 10 - abs(int(action.target - goal)) if goal < 0 else -10
            case "advance":
                return {"favour_resources": 3, "favour_deniers": 2}.get(action.argument, 1)
            case "build" if action.argument in ("mason", "jeweller"):
                return 20
            case "build":
                return 3 if held["wood"] + held["stone"] > 3 else -1
            case "trade" | "pay":
                return 1
        return 0

    def worth_of_place(self, state: Caylus, place: str, held: dict[str, int]) -> int:
        """Where a worker earns cubes, or builds."""
        others = sum(1 for kind in ("wood", "stone", "cloth", "gold") if held[kind])
        if place == "castle":
            return 50 if held["food"] and others >= 2 else -5
        if "farm" in place or place in ("neutral_forest", "park"):
            return 12 if held["food"] < 3 else 8
        if "quarry" in place or "sawmill" in place or place == "workshop":
            return 9
        if place in ("trading_post", "neutral_market", "wood_market", "gold_mine"):
            return 7
        if place == "mason" and state.options["jeweller"]:
            return 11
        return 3 if place in ("wood_peddler", "fixed_peddler", "fixed_carpenter") else -1
