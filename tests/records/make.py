"""Makes the corpus of records anew: `python tests/records/make.py`.

For every seat count and every combination of options one game in which the bailiff came to the
towers' space, and one in which the towers were full before; where there is a jeweller, one that was
built. Run it only when the revision of the
rules goes up: otherwise the records stay as they are, and the test replays them.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)] if str(ROOT) not in sys.path else []

import keepwright as kw  # noqa: E402 - the path comes first
from keepwright.bots.registry import make_bot  # noqa: E402
from keepwright.games.caylus.castle import is_full  # noqa: E402
from keepwright.games.caylus.components import TOWERS  # noqa: E402
from keepwright.games.caylus.pieces import CUBES  # noqa: E402
from keepwright.games.caylus.state import Caylus  # noqa: E402

RECORDS = Path(__file__).parent
ENDS = {
    "bailiff": "the bailiff came to space 24 before the towers were full",
    "towers": "the towers were full before the bailiff came to space 24",
}


def way_to_end(state: kw.State) -> str:
    """How a finished game ended."""
    assert isinstance(state, Caylus)
    if state.bailiff >= TOWERS.trigger:
        return "both" if is_full(state, 2) else "bailiff"
    return "towers"


class Builders:
    """Seats that want nothing but to build the castle, and to have the time for it."""

    def __init__(self, seed: str) -> None:
        self.dice = kw.Dice(seed)

    def choose(self, state: Caylus, actions: list[kw.Action]) -> kw.Action:
        """The action that serves the castle best, or one of those that serve it equally."""
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


def played(seats: int, options: dict[str, bool], end: str, number: int) -> kw.Sitting:
    """Game number so many of this kind: builders for the towers, bots for the bailiff."""
    game = kw.load("caylus")
    seed = f"{seats} {options} {end} {number}"
    sitting = kw.Sitting.begin(game, list(game.colours[:seats]), options, seed=seed)
    builders = Builders(seed)
    names = ["greedy" if (seat + number) % 2 else "random" for seat in range(seats)]
    bots = [make_bot(name, game, kw.Dice(f"{number} {n}")) for n, name in enumerate(names)]
    while not (state := sitting.state).over:
        assert isinstance(state, Caylus)
        assert state.seat is not None
        actions = kw.legal_actions(state)
        if end == "towers":
            action = builders.choose(state, actions)
        else:
            action = bots[state.seat].choose(kw.view(state, state.seat), actions)
        sitting.play(f"{state.seats[state.seat]}: {action.text}")
    return sitting


def make(seats: int, options: dict[str, bool], end: str) -> None:
    """Write the record of the first game of this kind that ends in this way."""
    for number in range(200):
        sitting = played(seats, options, end, number)
        optional = any(line.what == "build jeweller" for line in sitting.record.lines)
        if way_to_end(sitting.state) == end and optional == options["jeweller"]:
            break
    else:
        raise SystemExit(f"no game of {seats} seats with {options} ends like that: {end}")
    chosen = [name for name, value in options.items() if value]
    record = sitting.record
    record.headers["Digest"] = sitting.state.digest()
    with_options = f" with {' and '.join(chosen)}" if chosen else ""
    record.remarks.insert(0, f"{seats} seats{with_options}: {ENDS[end]}.")
    path = RECORDS / "caylus" / f"{'-'.join([str(seats), *chosen, end])}.record"
    path.write_text(record.write(), encoding="utf-8")
    print(f"{path.name}: game {number}, {len(record.lines)} lines, {record.headers['Result']}")


def main() -> None:
    names = [option.id for option in kw.load("caylus").options]
    for seats in range(2, 6):
        for values in product((False, True), repeat=len(names)):
            for end in ENDS:
                make(seats, dict(zip(names, values, strict=True)), end)


if __name__ == "__main__":
    main()
