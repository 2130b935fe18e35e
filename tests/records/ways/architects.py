"""Architects: the most points win, ties go by virtue and silver; or it is against the automa."""

from __future__ import annotations

from typing import Any

import keepwright as kw
from keepwright.engine.choices import count, numbers
from keepwright.games.architects.components import (
    APPRENTICES,
    BUILDINGS,
    COLOURS,
    LOCATIONS,
)
from keepwright.games.architects.pieces import ALL_SKILLS, GOODS
from keepwright.games.architects.state import Architects, Player

Options = dict[str, Any]
Row = tuple[Options, tuple[str, ...]]  # options, and ways to end

ENDS = {
    "winner": "one player has the most points",
    "virtue": "players tie for the most points, and the higher virtue wins",
    "silver": "players tie for the most points with the same virtue, and the more silver wins",
    "shared": "players tie in points, virtue and silver, and share the victory",
    "won": "a player beats the automa",
    "lost": "the automa has more points than any player",
    "level": "the automa has as many points as the best player, who does not win",
}
VARIABLE: Options = {"player_boards": "variable"}
CHOSEN: Options = VARIABLE | {"variable_assignment": "chosen"}
PROMO_BOARDS: Options = CHOSEN | {"promo_boards": True}
ARTISANS: Options = {"aoa_starting_apprentice": True, "aoa_apprentice_sweep": True}
HELENA: Options = {"bot": "helena"}
PAIR: Options = {"two_vs_bot": True}
EVERYTHING: Options = PROMO_BOARDS | ARTISANS | {"promo_cards": True}
MANY: list[Row] = [
    ({}, ("winner", "virtue", "silver")),
    (VARIABLE, ("winner",)),
    ({"promo_cards": True}, ("winner",)),
    (PROMO_BOARDS, ("winner",)),
    (ARTISANS, ("winner",)),
    (EVERYTHING, ("winner",)),
]
AGAINST_AUTOMA: list[Row] = [
    ({}, ("won", "lost", "level")),
    (HELENA, ("won", "lost")),
    (VARIABLE, ("won",)),
    (EVERYTHING | HELENA, ("lost",)),
]
TABLES: list[tuple[int, Row]] = [
    *((1, row) for row in AGAINST_AUTOMA),
    *((2, (options | PAIR, found)) for options, found in AGAINST_AUTOMA),
    *((seats, row) for seats in (2, 3, 4, 5) for row in MANY),
    *((seats, ({}, ("shared",))) for seats in (2, 3)),
    (3, (CHOSEN, ("winner",))),
]
# Seats, options that are not as usual, and the way to end: all options at once are too many.
KINDS = [(seats, options, end) for seats, (options, found) in TABLES for end in found]

SHOWN = {
    "workers_captured",
    "apprentice_hired",
    "building_constructed",
    "level_reached",
    "reset_began",
    "debt_taken",
    "taxes_stolen",
}
OF_AUTOMA = {"scheme_revealed", "future_mixed_in", "automa_counted"}
SAMPLES = 40
NEVER = 100_000
FEW_CARDS = 3
HIRE_COST = 4
RANSOM = 5
STOLEN = 6
LOW_VIRTUE = 4


def ends(options: dict[str, Any]) -> dict[str, str]:
    """The ways to end, each in words."""
    return ENDS


def way_to_end(sitting: kw.Sitting) -> str:
    """How a finished game ended."""
    sheet = kw.score_sheet(sitting.state)
    best = max(sheet.totals)
    if sheet.rivals:
        rival = max(int(tally.total) for tally in sheet.rivals.values())
        return "won" if best > rival else "lost" if best < rival else "level"
    tied = [seat for seat, total in enumerate(sheet.totals) if total == best]
    if len(tied) == 1:
        return "winner"
    state = sitting.state
    assert isinstance(state, Architects)
    virtues = [int(state.players[seat].virtue) for seat in tied]
    if virtues.count(max(virtues)) == 1:
        return "virtue"
    return "shared" if len(sheet.winners) > 1 else "silver"


def is_worth_keeping(sitting: kw.Sitting) -> bool:
    """Everything that games are about happened, and by the automa if it plays."""
    codes = {event.code for heard in sitting.events for event in heard}
    return codes >= SHOWN | (OF_AUTOMA if kw.score_sheet(sitting.state).rivals else set())


def choosers(game: kw.Game, seats: int, end: str, number: int, seed: str) -> list[Any]:
    """Who plays game number so many, by seat."""
    return [Architect(f"{seed} {seat}", end) for seat in range(seats)]


class Architect:
    """A seat that wants to build, gathers what that takes, and steers to the end it is told."""

    def __init__(self, seed: str, end: str) -> None:
        self.dice = kw.Dice(seed)
        self.end = end

    def choose(self, state: kw.State, actions: list[kw.Action]) -> kw.Action:
        """The action that is worth most, or one of those that are worth the same."""
        assert isinstance(state, Architects)
        steers = self.end in ("virtue", "silver", "shared", "level") and is_late(state)
        rated = [
            (
                self.closeness(state, action) if steers else self.worth(state, action),
                self.dice.below(1000),
                action,
            )
            for action in actions
        ]
        return max(rated, key=lambda rating: rating[:2])[2]

    def closeness(self, state: Architects, action: kw.Action) -> int:
        """How near the last turns can come to the tie that is wanted, as far as samples show."""
        after = kw.answer(state, action)
        found = -NEVER
        for _ in range(SAMPLES if not after.over else 1):
            last = after.copy()
            kw.playout(last, [self.dice] * len(last.seats), self.dice)
            assert isinstance(last, Architects)
            found = max(found, -self.distance(last))
        return found

    def distance(self, state: Architects) -> int:
        """How far a finished game is from the tie that is wanted."""
        sheet = kw.score_sheet(state)
        order = sorted(range(len(sheet.seats)), key=lambda seat: -sheet.totals[seat])
        if sheet.rivals:
            rival = max(int(tally.total) for tally in sheet.rivals.values())
            return abs(sheet.totals[order[0]] - rival)
        first, second = (state.players[seat] for seat in order[:2])
        apart = 100 * (sheet.totals[order[0]] - sheet.totals[order[1]])
        if self.end in ("silver", "shared"):
            apart += 20 * abs(int(first.virtue - second.virtue))
        if self.end == "shared":
            apart += abs(int(first.silver - second.silver))
        return apart

    def worth(self, state: Architects, action: kw.Action) -> int:
        """How much an action brings."""
        assert state.seat is not None
        me, chance = state.players[state.seat], int(self.dice.below(4))
        match action.verb:
            case "pick" | "keep" | "build":
                return 30 + int(BUILDINGS[action.target].points)
            case "discard" if action.what == "building":
                return 30 - int(BUILDINGS[action.target].points)
            case "hire" if action.what == "apprentice":
                lacking = int(APPRENTICES[action.target].skills) & ~own_skills(me)
                return 20 + 4 * int(lacking != 0) + chance
            case "hire":
                return 20 if own_skills(me) != ALL_SKILLS else 5 + chance
            case "advance":
                return 36 + 2 * int(me.cathedral)
            case "place":
                return self.worth_of_place(state, action.argument) + chance
            case "capture" if action.what == "group":
                return self.worth_of_group(state, action)
            case "ransom" | "take_debt" if me.silver < RANSOM:
                return 0
            case "pay" if action.argument == "debt":
                return 0
            case "stop" | "decline":
                return 1
        return 5 + chance

    def worth_of_group(self, state: Architects, action: kw.Action) -> int:
        """Others are worth more than own workers, who come home when there are many."""
        assert state.seat is not None
        place, colour = divmod(action.target, len(COLOURS))
        size = group_size(state, place, COLOURS[colour])
        return size - 3 if COLOURS[colour] == state.seats[state.seat] else 2 + size

    def worth_of_place(self, state: Architects, place: str) -> int:
        """Where a worker brings what the next building lacks, or is worth most otherwise."""
        assert state.seat is not None
        me = state.players[state.seat]
        if place == "guildhall":
            return 40
        lacking, skills = lacks(me)
        held = GOODS.unpack(int(me.goods))
        if place not in LOCATIONS:
            is_poor = lacking["gold"] + lacking["marble"] > 0
            return 11 if is_poor and me.virtue > LOW_VIRTUE else 2
        there = int(me.workers_at(LOCATIONS.index(place)))
        match place:
            case "workshop":
                wants = skills or count(me.hand) < FEW_CARDS
                return 13 if wants and me.silver >= HIRE_COST else 0
            case "town_centre":
                return 3 * largest_group(state) - 1 if me.silver > there + 1 else 0
            case "tax_stand":
                return 12 if state.tax_stand >= STOLEN and me.virtue > LOW_VIRTUE else 0
            case "guardhouse":
                away = int(me.prison) + (int(me.supply) < FEW_CARDS) * 4
                return 2 * (int(me.all_captured()) + away) if me.held or me.prison else 0
            case "kings_storehouse":
                rough = held["wood"] + held["stone"]
                return 12 if lacking["marble"] and rough >= FEW_CARDS else 2
            case "silversmith":
                return 10 + there if me.silver < HIRE_COST else 3
            case "mines":
                return 9 + there if lacking["clay"] or lacking["gold"] else 1
        return 9 + there if lacking["stone" if place == "quarry" else "wood"] else 1


def own_skills(me: Player) -> int:
    """The skills that a player's apprentices show together, as bits."""
    found = 0
    for card in numbers(me.apprentices):
        found |= int(APPRENTICES[card].skills)
    return found


def lacks(me: Player) -> tuple[dict[str, int], int]:
    """The goods and skills that the building nearest to its construction lacks."""
    held = GOODS.unpack(int(me.goods))
    found: list[tuple[int, int, dict[str, int], int]] = []
    for card in numbers(me.hand):
        cost = BUILDINGS[card].amounts
        goods = {kind: max(cost.get(kind, 0) - held[kind], 0) for kind in GOODS.ids}
        skills = int(BUILDINGS[card].skills) & ~own_skills(me)
        found.append((sum(goods.values()) + 3 * count(skills), card, goods, skills))
    return min(found)[2:] if found else (dict.fromkeys(GOODS.ids, 0), ALL_SKILLS)


def largest_group(state: Architects) -> int:
    """The size of the largest group of another player."""
    assert state.seat is not None
    others = [name for name in state.names if name != state.seats[state.seat]]
    return max(group_size(state, place, name) for place in range(len(LOCATIONS)) for name in others)


def is_late(state: Architects) -> bool:
    """Whether the Guildhall is full: the last turns have come."""
    return len(state.guildhall) >= state.table.spaces


def group_size(state: Architects, place: int, colour: str) -> int:
    """How many workers of a colour stand at a location."""
    if colour not in state.names:
        return 0
    return int(state.players[state.names.index(colour)].workers_at(place))
