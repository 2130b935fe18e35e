"""The Town Centre: capturing groups of workers (§ 4.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, Task
from keepwright.engine.choices import bit, choices_of, count
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.actions import CAPTURE, STOP, TASKS
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import (
    BUILDING_IDS,
    BUILDINGS,
    CAPTURE_SILVER,
    CAPTURE_TAX,
    COLOURS,
    LOCATIONS,
    MOST_SEATS,
    TOWN_CENTRE,
    WORKERS,
)
from keepwright.games.architects.payments import (
    can_pay,
    pay_silver,
    too_few_silver,
)
from keepwright.games.architects.pieces import FreeCaptures, ReleaseOrCapture
from keepwright.games.architects.state import NOBODY, Architects
from keepwright.games.architects.storehouse import stop_all
from keepwright.games.architects.triggers import CAPTURE_DISCOUNT, sources

STOP_BIT: Final[i64] = int(bit(CAPTURE.number(STOP)))
COLOUR_COUNT: Final = 5
ALL_LOCATIONS: Final[i64] = int(bit(len(LOCATIONS))) - 1


def groups_at(state: Architects, places: i64) -> i64:
    """The groups at these locations, by number among the candidates of a capture, as bits."""
    found: i64 = 0
    player: i64
    for player in range(len(state.players)):
        one = state.players[player]
        if not one.placed:
            continue
        place: i64
        for place in range(len(LOCATIONS)):
            if places & bit(place) and one.workers_at(place):
                found |= bit(place * COLOUR_COUNT + one.colours[player])
    return found


def player_in(state: Architects, colour: i64) -> i64:
    """The player of a colour; NOBODY if nobody at the table has it."""
    player: i64
    for player in range(len(state.players)):
        if state.players[player].colours[player] == colour:
            return player
    return NOBODY


def capture_group(state: Architects, captor: i64, place: i64, player: i64) -> None:
    """A whole group: to the captor's board, or home if it is his own (§ 4.7, § 4.13)."""
    taken = state.players[player].take_workers(place)
    if player == captor:
        state.send_home(player, taken)
    else:
        state.players[captor].capture(player, taken)
    events.workers_captured(state, captor, LOCATIONS[place], player, taken)


def locations_left(state: Architects, used: i64) -> i64:
    """Where captures may still be made: at most 2 locations a visit, 1 with 4 or 5 (§ 4.7)."""
    return used if count(used) == state.table.locations else ALL_LOCATIONS


def obstacles_to_group(
    state: Architects, action: Action, places: i64, rule: str
) -> Iterator[Obstacle]:
    """Why a group cannot be captured, cost aside."""
    place = action.target // COLOUR_COUNT
    player = player_in(state, action.target % COLOUR_COUNT)
    if player == NOBODY or not state.players[player].workers_at(place):
        colour = COLOURS[action.target % COLOUR_COUNT]
        yield Obstacle("no_workers_there", rule=rule, place=LOCATIONS[place], colour=colour)
    if not places & bit(place):
        most = int(state.table.locations)
        yield Obstacle("too_many_locations", rule="§ 4.7", most=most)


@final
class Capture(Decision[Architects]):
    """One group, within the location limit of the visit, or stop (§ 4.7, R-04, R-09).

    `left` captures can be made, this one among them, at the locations already `used` or others.
    The first costs tax, the others silver, of which Conspirators spare what is still `spared`.
    """

    candidates = CAPTURE

    def __init__(self, seat: int, left: int, spared: int, used: int) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.spared: Final[i64] = spared
        self.used: Final[i64] = used
        self.tax: Final[i64] = 0 if used else CAPTURE_TAX
        self.silver: Final[i64] = CAPTURE_SILVER if used and not spared else 0

    def fields(self) -> Fields:
        places = [id for place, id in enumerate(LOCATIONS) if self.used & bit(place)]
        return {
            "seat": int(self.seat),
            "left": int(self.left),
            "spared": int(self.spared),
            "places": " ".join(places),
        }

    def times(self, state: Architects) -> int:
        return int(self.left)

    def legal(self, state: Architects) -> i64:
        if not can_pay(state, self.seat, self.silver, self.tax):
            return STOP_BIT
        return groups_at(state, locations_left(state, self.used)) | STOP_BIT

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is STOP:
            return
        places = locations_left(state, self.used)
        yield from obstacles_to_group(state, action, places, "§ 4.7")
        if not can_pay(state, self.seat, self.silver, self.tax):
            yield too_few_silver(state, self.seat, "§ 4.7", self.silver, self.tax)

    def perform(self, state: Architects, action: Action) -> None:
        if action is STOP:
            events.stopped(state, self.seat, self.name)
            return
        place = action.target // COLOUR_COUNT
        pay_silver(state, self.seat, self.silver_due(state), self.tax)
        capture_group(state, self.seat, place, player_in(state, action.target % COLOUR_COUNT))
        if self.left > 1:
            spared: i64 = self.spared - 1 if self.used and self.spared else self.spared
            state.next(capture(self.seat, self.left - 1, spared, self.used | bit(place)))

    def silver_due(self, state: Architects) -> Tally:
        """The silver of this capture, and whose discount spares it (R-08)."""
        tally = Tally(state.is_heard)
        if self.used:
            tally.add("capture", CAPTURE_SILVER)
            if self.silver < CAPTURE_SILVER:
                tally.add(self.sparing(state), self.silver - CAPTURE_SILVER)
        return tally

    def sparing(self, state: Architects) -> str:
        """Whose discount this capture has: each Conspirator spares one of a visit (R-08)."""
        if not state.is_heard:
            return CAPTURE_DISCOUNT.name
        return sources(state.players[self.seat], CAPTURE_DISCOUNT)[-self.spared][0]

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        me = state.players[self.seat]
        return (
            not above
            and count(self.used) <= state.table.locations
            and self.spared <= CAPTURE_DISCOUNT.total(me)
        )


def capture(seat: i64, left: i64, spared: i64, used: i64) -> Capture:
    """The capture with these facts, of which there is one (there are too many to make all)."""
    key: i64 = ((left * SPARED + spared) * bit(len(LOCATIONS)) + used) * MOST_SEATS + seat
    found = CAPTURES.get(key)
    if found is None:
        found = CAPTURES.setdefault(key, Capture(int(seat), int(left), int(spared), int(used)))
    return found


def capture_named(fields: Fields) -> Task[Any] | None:
    """The capture with these fields; None if no visit can have it."""
    places = str(fields.get("places", "")).split()
    left, spared = fields.get("left", 0), fields.get("spared", 0)
    if not isinstance(left, int) or not isinstance(spared, int):
        return None
    if left not in range(1, WORKERS + 1) or spared not in range(SPARED):
        return None
    if any(place not in LOCATIONS for place in places):
        return None
    used = choices_of([LOCATIONS.index(place) for place in places])
    return capture(int(fields.get("seat", 0)), left, spared, used)


def visit_town_centre(state: Architects, seat: i64) -> None:
    """As many captures as own workers there; Conspirators spare the first silver (R-08, R-09)."""
    me = state.players[seat]
    state.next(capture(seat, me.workers_at(TOWN_CENTRE), CAPTURE_DISCOUNT.total(me), 0))


@final
class FreeCapture(Decision[Architects]):
    """A group anywhere, for free, by a building; or stop (§ 5.3, R-10, R-41)."""

    name = "capture"
    candidates = CAPTURE

    def __init__(self, seat: int, building: str) -> None:
        super().__init__(seat)
        self.building: Final = building

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "building": self.building}

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is not STOP:
            yield from obstacles_to_group(state, action, ALL_LOCATIONS, "§ 5.3")

    def perform(self, state: Architects, action: Action) -> None:
        if action is STOP:
            stop_all(state, self)
            return
        place, colour = action.target // COLOUR_COUNT, action.target % COLOUR_COUNT
        capture_group(state, self.seat, place, player_in(state, colour))

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        card = BUILDING_IDS.index(self.building)
        is_built = state.players[self.seat].buildings & bit(card) != 0
        return is_built and comes_between(above, self.name)


# How many silver can be spared in a visit, and none.
SPARED: Final = sum(CAPTURE_DISCOUNT.of_cards) + max(CAPTURE_DISCOUNT.of_characters) + 1
CAPTURES: Final[dict[int, Capture]] = {}
TASKS.per_seat(capture, 1, 0, 0)
TASKS.family("capture", capture_named)
FREE_CAPTURE: Final = {
    card.id: TASKS.per_seat(FreeCapture, card.id)
    for card in BUILDINGS
    if isinstance(card.effect, FreeCaptures | ReleaseOrCapture)
}
