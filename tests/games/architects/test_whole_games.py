"""Whole games beside an independent model of the rules: every question, every draw, every position.

Plain games begin with the set-up. Rich ones begin in the middle: goods, debts, any virtue,
apprentices, buildings, workers everywhere; so that what is rare happens, and it must.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import keepwright as kw
from tests.games.architects.model.course import Model
from tests.games.architects.model.numbers import BUILDINGS, CATHEDRAL, GOODS, with_trigger
from tests.games.architects.model.table import CIRCLES, ROWS, SCHEMES, SPACES, comparable, face_of
from tests.games.architects.table import cites
from tests.games.side_by_side import SideBySide
from tests.games.table import json_of

# More of them for a long look by hand.
PLAIN_GAMES = 60
RICH_GAMES = 300

TABLES = ((1, False), (2, False), (2, True), (3, False), (4, False), (5, False))
SWITCHES = ("promo_cards", "promo_boards", "aoa_starting_apprentice", "aoa_apprentice_sweep")
# How often a worker goes to the Guildhall if he can: much happens there, and games come to an end.
EAGERNESS = 0.5
# What is asked about seldom, and rather dealt to somebody.
WANTED = ("barracks", "castle", "crane", "dungeon", "graveyard", "tavern")


class Architects(SideBySide):
    """A game of Architects and its model."""

    model: Model

    def choose(self, answers: list[str]) -> str:
        if "place guildhall" in answers and self.dice.random() < EAGERNESS:
            return "place guildhall"
        return super().choose(answers)

    def compare(self) -> None:
        theirs, mine = comparable(self.state.to_json()), self.model.facts()
        assert theirs == mine, (list(differences(theirs, mine)), self.where)

    def compare_points(self) -> None:
        assert self.state.over
        self.compare_sheets(self.state, self.model)
        level = json_of(self.state)
        make_level(level, self.dice)
        model = Model(level)
        self.compare_sheets(kw.state_of("architects", level), model)
        self.happened[f"{len(model.winners())} of {len(model.players)} level players win"] += 1

    def compare_sheets(self, state: kw.State, model: Model) -> None:
        """The same points for the same reasons, and the same winners."""
        sheet = kw.score_sheet(state)
        points = model.points()
        if model.bot:
            points[model.options["bot"]] = points.pop(model.bot)
        tallies = dict(zip(sheet.seats, sheet.tallies, strict=True)) | dict(sheet.rivals)
        told = {name: dict(tally.parts) for name, tally in tallies.items()}
        assert (told, sheet.winners) == (points, model.winners()), self.where


def differences(theirs: Any, mine: Any, path: str = "") -> Iterator[str]:
    """Where two positions differ."""
    if isinstance(theirs, dict) and isinstance(mine, dict):
        for key in [*mine, *(key for key in theirs if key not in mine)]:
            yield from differences(theirs.get(key), mine.get(key), f"{path}.{key}")
    elif theirs != mine:
        yield f"{path}: {theirs!r}, not {mine!r}"


def begin(number: int, name: str) -> Architects:
    """A new game before its set-up: all seats in turn, options at random."""
    dice = random.Random(f"{name} table {number}")
    seats, against_bot = TABLES[number % len(TABLES)]
    options: dict[str, bool | str] = {
        "player_boards": dice.choice(["standard", "variable"]),
        "variable_assignment": dice.choice(["random", "chosen"]),
        "bot": dice.choice(["constantine", "helena"]),
        "two_vs_bot": against_bot,
        **{switch: dice.random() < 0.5 for switch in SWITCHES},
    }
    state = kw.load("architects").new_state(seats, options)
    return Architects(state, Model, f"{name} {number}")


# ---------------------------------------------------------------- rich positions


def make_rich(facts: dict[str, Any], dice: random.Random) -> None:
    """A first turn with goods, debts, virtue, cards and workers as if much had happened."""
    spread_cards(dice, facts)
    spread_market(dice, facts)
    everybody = dict(facts["players"])
    if facts["automa"]:
        everybody[facts["turn_order"][-1]] = facts["automa"]
        dice.shuffle(facts["automa"]["schemes"])
        facts["automa"]["discarded"] = taken(facts["automa"]["schemes"], dice.choice([0, 12, 19]))
    levels = dice.sample([0, 0, 0, 1, 1, 2, 3, 4], len(everybody))
    for level, player in zip(levels, everybody.values(), strict=True):
        player["cathedral"] = level
        player["virtue"] = dice.choice([0, 0, 1, 2, *range(3, 13), 13, 14, 14])
        player["unpaid_debts"] = dice.choice([0, 0, 1, 2, 5])
        player["marble"] = dice.randint(0, 8)
    for player in facts["players"].values():
        player |= {kind: dice.randint(0, 12) for kind in GOODS}
        player |= {"silver": dice.randint(0, 25), "paid_debts": dice.randint(0, 5)}
    spread_rewards(dice, facts, sum(levels))
    spread_workers(dice, facts, everybody)


def make_level(facts: dict[str, Any], dice: random.Random) -> None:
    """The end of a game in which all are level, the bot maybe a point behind."""
    ahead = dice.choice([0, 1])
    for player in facts["players"].values():
        player |= {"virtue": dice.choice([7, 8]), "silver": dice.choice([12, 13])}
    totals = {colour: sum(parts.values()) for colour, parts in Model(facts).points().items()}
    for colour, total in totals.items():
        human = facts["players"].get(colour)
        (human or facts["automa"])["marble"] += max(totals.values()) - total + ahead * bool(human)


def spread_cards(dice: random.Random, facts: dict[str, Any]) -> None:
    """Apprentices and buildings for everybody, silver on the display, cards beneath the piles."""
    apprentices, buildings = facts["apprentice_pile"], facts["building_pile"]
    dice.shuffle(apprentices)
    buildings.sort(key=lambda id: dice.random() * (3 if id in WANTED else 1))
    for seat, player in facts["players"].items():
        player["apprentices"] += taken(apprentices, dice.randint(1, 4))
        player["buildings"] += taken(buildings, dice.randint(0, 2))
        player["hand"] += taken(buildings, dice.randint(0, 2))
        if batch := taken(buildings, dice.choice([0, 1, 3, 30])):
            player["put_under"] += batch
            facts["beneath"].append({seat: len(batch)})
    if dice.random() < 0.3:
        facts["apprentices_beneath"] += taken(apprentices, 30)
    for row in ROWS:
        facts["workshop_silver"][f"{row}_{dice.randint(1, 4)}"] = dice.randint(1, 3)


def taken(pile: list[str], count: int) -> list[str]:
    """So many cards of a pile, or all."""
    return [pile.pop() for _ in range(min(count, len(pile)))]


def spread_market(dice: random.Random, facts: dict[str, Any]) -> None:
    """Some cards of the market have been turned, maybe all; silver on the Tax Stand."""
    cards = [*facts["small_pile"], *facts["large_pile"]]
    dice.shuffle(cards)
    turned = dice.choice([0, 3, 9, 10])
    facts["large_pile"], facts["small_pile"] = cards[:turned], cards[turned:]
    facts["small_face"] = face_of(cards[turned]) if turned < len(cards) else None
    facts["tax_stand"] = dice.randint(0, 9)


def spread_rewards(dice: random.Random, facts: dict[str, Any], taken: int) -> None:
    """As many rewards are gone as levels were climbed, or all of them."""
    rewards = ["silver", "wood", "stone", "building_card", "virtue"] * 2 + ["gold"]
    gone = dice.sample(rewards, min(taken, facts["rewards"]))
    facts["rewards_gone"] = dict(Counter(f"reward_{reward}" for reward in gone))
    facts["rewards"] -= len(gone)


def spread_workers(
    dice: random.Random, facts: dict[str, Any], everybody: dict[str, dict[str, Any]]
) -> None:
    """Everywhere; whoever has built or climbed has laid workers in the Guildhall for that."""
    for colour, player in everybody.items():
        free = 20
        laid = player["cathedral"] + len(player.get("buildings", []))
        facts["guildhall"] += [colour] * laid
        free -= laid
        player["captured"] = {}
        space = dice.choice(["", "bm_left", "bm_middle", "bm_right"])
        if space and space not in facts["black_market"] and len(facts["black_market"]) < 2:
            facts["black_market"][space] = colour
            free -= 1
        player["prison"] = dice.choice([0, 0, 1, 2, 3, 5])
        free -= player["prison"]
        places = dice.sample(CIRCLES, dice.choice([0, 3, 6]))
        player["workers"] = {place: dice.randint(1, 3) for place in places[: (free - 1) // 3]}
        player["supply"] = free - sum(player["workers"].values())
    for colour, player in everybody.items():
        captor = dice.choice([other for other in everybody if other != colour])
        kept = dice.choice([1, 2, 8] if colour == facts["active"] else [0, 1, 8])
        caught = max(player["supply"] - kept, 0)
        if caught:
            everybody[captor]["captured"][colour] = caught
            player["supply"] -= caught
    dice.shuffle(facts["guildhall"])


def lock_out(facts: dict[str, Any], dice: random.Random) -> None:
    """The second player has laid eighteen workers in the Guildhall, two are on the market."""
    colour = facts["turn_order"][1]
    player = facts["players"][colour]
    player["buildings"] = taken(facts["building_pile"], 13)
    player |= {"cathedral": 5, "supply": 0, "prison": 0, "workers": {}}
    facts["guildhall"] = [colour] * 18
    facts["black_market"] = {"bm_left": colour, "bm_right": colour}
    spread_rewards(dice, facts, 5)


# ---------------------------------------------------------------- the games


# What must have happened somewhere in the plain games, so that they show anything.
AT_THE_BEGINNING = {
    "choose ada", "choose hugo", "a starting apprentice", "printed large offer",
    "no building card is left", "a batch beneath the pile is reached", "the market is rebuilt",
}  # fmt: skip
# What must have happened somewhere in the rich games.
HAPPENINGS = {
    *(f"place {id}" for id in [*CIRCLES, *SPACES, "guildhall"]),
    *(f"recall {id}" for id in [*CIRCLES, "prison", "blue", "yellow"]),
    *("recall by the house rule", "mine clay", "mine gold", "hire", "plans"),
    *("silver is laid on a card", "an apprentice with silver is hired", "an apprentice comes back"),
    *("tax is avoided", "a debt for lack of virtue", "avoid_debt", "take_debt"),
    *("virtue destroys a debt", "send_captured_to_prison", "release_from_prison", "pay_off_debt"),
    *("pay silver", "pay debt", "captures at two places", "Conspirator"),
    *(f"trade {card}" for card in ["virtue", "marble", *with_trigger("storehouse_action")]),
    *("small card", "large card", "printed small offer", "printed large offer", "reset"),
    *("reset of an empty market", "reset with an empty Prison", "the market is rebuilt"),
    *(f"use {who}" for who in [*with_trigger("black_market_reset"), "fara"]),
    *("release 1", "release 2", "a row begins", "sweep", "a worker beside the Guildhall"),
    *(f"build {id}" for id in BUILDINGS),
    *("spare wood", "spare stone", "take 1 gold", "take 1 marble", "take 3 silver", "capture"),
    *("release_captured", "the Church destroys a debt", "a card for the Library"),
    *("hired in the Tavern", "a second worker in the Guildhall"),
    *(f"Cathedral level {level}" for level in CATHEDRAL if level),
    *("no reward is left", "loss_first", "loss_last"),
    *(f"{n} of 2 level players win" for n in (0, 1, 2)),
    *(f"{n} of 5 level players win" for n in (1, 2, 3)),
    *(f"scheme: {row['location']}" for row in SCHEMES.values()),
    *("the bot captures", "the bot ransoms", "the bot cannot advance", "the bot destroys a debt"),
    *("the bot takes its workers back", "the schemes are shuffled again"),
}


def test_plain_games_agree_with_the_model() -> None:
    happened: Counter[str] = Counter()
    for number in range(PLAIN_GAMES):
        table = begin(number, "plain")
        table.play()
        happened += table.happened
    assert not AT_THE_BEGINNING - set(happened)


def test_rich_games_agree_with_the_model_in_all_there_is_to_do() -> None:
    happened: Counter[str] = Counter()
    for number in range(RICH_GAMES):
        table = begin(number, "rich")
        table.play(until_round=1)
        table.change(make_rich)
        table.play()
        happened += table.happened
    assert not HAPPENINGS - set(happened)


@cites("R-03")
def test_who_has_no_worker_to_take_back_is_passed_over() -> None:
    happened: Counter[str] = Counter()
    for number in (5, 11, 17):
        table = begin(number, "locked out")
        table.play(until_round=1)
        table.change(lock_out)
        table.play()
        happened += table.happened
    assert happened["a turn is skipped"]
