"""Caylus 1303: the ninth round ends with one winner, or the victory is shared."""

from __future__ import annotations

from typing import Any

import keepwright as kw
from keepwright.engine.choices import count
from keepwright.games.caylus_1303.components import BUILDINGS, MONUMENTS, STONE_BUILDINGS
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.state import STARTING, Caylus1303

ENDS = {
    "winner": "one player had the most points after round 9",
    "shared": "players tied for the most points after round 9 and share the victory",
}
SHOWN = {"claimed", "became_residence", "slot_used", "bundle_delivered", "workers_sent_home"}
FEW_WORKERS = 2


def ends(options: dict[str, Any]) -> dict[str, str]:
    """The ways to end, each in words."""
    return ENDS


def way_to_end(sitting: kw.Sitting) -> str:
    """How a finished game ended."""
    return "shared" if len(kw.score_sheet(sitting.state).winners) > 1 else "winner"


def is_worth_keeping(sitting: kw.Sitting) -> bool:
    """Stone and a monument were built, a character was taken from a player, much else happened."""
    events = [event for heard in sitting.events for event in heard]
    built = {event.facts["place"] for event in events if event.code == "built"}
    stone = built & {tile.id for tile in STONE_BUILDINGS}
    monuments = built & {tile.id for tile in MONUMENTS}
    taken = any(event.facts["holder"] for event in events if event.code == "character_taken")
    return bool(stone and monuments and taken) and {event.code for event in events} >= SHOWN


def choosers(game: kw.Game, seats: int, end: str, number: int, seed: str) -> list[Any]:
    """Who plays game number so many, by seat."""
    return [Townspeople(f"{seed} {seat}") for seat in range(seats)]


class Townspeople:
    """A seat that wants to build, to own and to deliver, and gathers what that takes."""

    def __init__(self, seed: str) -> None:
        self.dice = kw.Dice(seed)

    def choose(self, state: kw.State, actions: list[kw.Action]) -> kw.Action:
        """The action that is worth most, or one of those that are worth the same."""
        assert isinstance(state, Caylus1303)
        rated = [(self.worth(state, action), self.dice.below(1000), action) for action in actions]
        return max(rated, key=lambda rating: rating[:2])[2]

    def worth(self, state: Caylus1303, action: kw.Action) -> int:
        """How much an action brings."""
        assert state.seat is not None
        me = state.players[state.seat]
        held = RESOURCES.unpack(me.goods)
        match action.verb:
            case "deliver":
                return 50 - 20 * action.argument.count("gold")
            case "build":
                return 30 + int(BUILDINGS[action.target].points)
            case "claim" | "trade":
                return 10
            case "take_character" | "use_slot":
                return 5 + int(self.dice.below(4))
            case "take" | "pay":
                words = action.argument.split()
                left = sum(int(n) * held[k] for n, k in zip(words[::2], words[1::2], strict=True))
                return 20 - left if action.verb == "take" else 20 + left
            case "provost":
                return self.worth_of_steps(state, int(action.target))
            case "pass":
                return 4 if me.supply <= FEW_WORKERS else 1
            case "place":
                return self.worth_of_place(state, action.argument, held) + int(self.dice.below(4))
        return 0

    def worth_of_steps(self, state: Caylus1303, steps: int) -> int:
        """To reach the own workers on the road is worth more than what the steps cost."""
        assert state.seat is not None
        placed = state.players[state.seat].placed
        reached = state.road[1 : state.provost + steps + 1]
        return 3 * sum(1 for tile in reached if BUILDINGS[tile].bit & placed) - abs(steps)

    def worth_of_place(self, state: Caylus1303, place: str, held: dict[str, int]) -> int:
        """Where a worker brings what is lacking, or turns what there is into something better."""
        assert state.seat is not None
        me, all_held = state.players[state.seat], sum(held.values())
        tile = next(building for building in BUILDINGS if building.id == place)
        beyond = tile.number in state.road[state.provost + 1 :]
        worth = 8
        if place == "construction_site":
            others = sum(1 for kind, n in held.items() if n and kind != "food")
            worth = 14 if held["food"] and others > 1 else -9
        elif place == "lawyer":
            worth = 12 if held["cloth"] and count(me.owns & STARTING) <= FEW_WORKERS else -9
        elif "carpenter" in place:
            worth = 11 if held["wood"] and all_held > 1 else -9
        elif place == "wood_stonemason":
            worth = 13 if held["stone"] and all_held > 1 else -9
        elif place in ("stone_gold_mine", "stone_alchemist", "stone_foundry", "wood_manor"):
            worth = 12
        elif place in ("fairground", "toll") or "guild" in place:
            worth = 4
        return worth - 5 if beyond else worth
