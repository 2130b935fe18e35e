"""The forecast along a road: what one's workers bring, however far the others push the provost.

A round is played on quietly, once for each course: the others leave the provost alone, or push him
as far back, or on, as they can pay. What is told and asked while a place is at work belongs to it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from keepwright.catalogue import catalogue
from keepwright.catalogue.effects import some
from keepwright.catalogue.events import changes_in
from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.event import Event
from keepwright.engine.provost import MoveProvost
from keepwright.engine.trade import Amounts
from keepwright.forecast import (
    STAYS,
    Ahead,
    Cell,
    Column,
    Forecast,
    Going,
    Reach,
    Row,
    Scoring,
    told_to,
)
from keepwright.forecast.quiet import is_quiet, legal_of, play_round, quiet_answer
from keepwright.forecast.ways import most_of, ways_of

ACTIVATED: Final = "activated"  # the event with which the work of a place begins


@dataclass(frozen=True)
class Stand:
    """A place where a seat has something to expect, in most cases of a worker who stands there.

    Its id, the piece that is printed there, and its space on the road, 0 beside it.
    """

    place: str
    piece: str
    space: int = 0
    has_worker: bool = True


class Road(Protocol):
    """What a game with a road says of its places.

    `coin` is what the provost is paid in, as amounts name it; `asks_again` are the decisions in
    which goods are handed in one after the other. `tells` are events at a place that are worth
    telling beside what is gained there, `reports` those after the works.
    """

    coin: str
    asks_again: tuple[str, ...]
    tells: tuple[str, ...]
    reports: tuple[str, ...]

    def has_provost(self, state: Any) -> bool:
        """Whether it is the provost who says how far the works go."""

    def provost(self, state: Any) -> int:
        """The space of the provost."""

    def stands(self, state: Any, seat: int) -> list[Stand]:
        """Where this seat has something to do, its workers above all, in the order of that."""

    def stand(self, state: Any, place: str) -> Stand:
        """A place as it lies now."""

    def at_work(self, state: Any) -> str:
        """The place that is at work now; empty if none is."""

    def effects(self, state: Any, place: str) -> list[PrintedEffect]:
        """What a worker can do there, by the side that is up."""

    def scoring(self, state: Any) -> Coming | None:
        """What is scored next, and what that would tell now."""


@dataclass(frozen=True)
class Coming:
    """The next scoring: its thing, what is left to take of it, its space, and what it tells.

    It comes in a course in which the event `code` tells of the thing.
    """

    thing: str
    left: int
    space: int | None
    code: str
    events: list[Event]


class Course:
    """One way in which the round may go on, as a seat will see it."""

    def __init__(self, road: Road, state: Any, seat: int, going: Going) -> None:
        self.road = road
        self.state = state.copy()
        self.seat = seat
        self.colour = state.seats[seat]
        self.going = going
        self.game = catalogue(state.game.id)
        self.mine = {stand.place for stand in road.stands(state, seat)}
        self.cells = {place: Cell() for place in self.mine}
        self.events: list[Event] = []  # all of them
        self.moves: list[tuple[MoveProvost, int]] = []  # my own, with the coins I hold then
        self.provost = road.provost(state) if road.has_provost(state) else 0
        self.has_chosen = False  # whether it is my answer that is carried out

    def run(self) -> None:
        """Play the round to its end; what I could do is told by the ways, not by what I do."""
        place = self.road.at_work(self.state)
        for heard in play_round(self.state, self.answer):
            now = self.road.at_work(self.state)
            for event in heard:
                place = now if event.code == ACTIVATED else place
                self.take_in(event, place or now)
            place = now
            self.has_chosen = False

    # ------------------------------------------------------------ what is asked

    def answer(self, state: Any, decision: Decision[Any]) -> Action:
        """The quiet answer; the others push the provost as the course has it."""
        place = self.road.at_work(state)
        if int(decision.seat) == self.seat:
            self.has_chosen = True
            if isinstance(decision, MoveProvost):
                self.moves.append((decision, int(state.coins_of(self.seat))))
            if place in self.mine:
                self.add_ways(state, decision, place)
        elif isinstance(decision, MoveProvost):
            return pushed(state, decision, self.going)
        elif place in self.mine:
            self.add_bundles(state, decision, place)
        return quiet_answer(state, decision)

    def add_ways(self, state: Any, decision: Decision[Any], place: str) -> None:
        """What I could do at a place of mine; what comes of that is not looked at."""
        cell = self.cells[place]
        if cell.asks:
            return
        cell.asks = decision.name
        printed = self.road.effects(state, place)
        wild = self.game.board.get("wild", {})
        if decision.name in self.road.asks_again:
            most = most_of(state, decision, self.game.events)
            printed = [most or PrintedEffect(does="special")]
        cell.ways += ways_of(state, decision, printed, self.road.coin, wild)

    def add_bundles(self, state: Any, decision: Decision[Any], place: str) -> None:
        """What another could take by the work of a worker of mine."""
        bundles = [
            gained
            for action in legal_of(state, decision)
            if not is_quiet(action)
            for gained in [gains_in(self.after(state, decision, action))]
            if gained
        ]
        if bundles:
            self.cells[place].others[state.seats[int(decision.seat)]] = bundles

    def after(self, state: Any, decision: Decision[Any], action: Action) -> Amounts:
        """What an answer changes at once for the seat that decides."""
        then = state.copy()
        then.heard = heard = list[Event]()
        then.drop()
        decision.perform(then, action)
        return self.changes(heard, state.seats[int(decision.seat)])

    # ------------------------------------------------------------ what happens

    def changes(self, events: list[Event], colour: str) -> Amounts:
        """What these events change for a seat."""
        found: Amounts = {}
        for event in events:
            if event.facts.get("seat") == colour:
                for kind, count in changes_in(event, self.game.events[event.code]).items():
                    name = self.road.coin if kind == self.game.money else kind
                    found[name] = found.get(name, 0) + count
        return {kind: count for kind, count in found.items() if count}

    def take_in(self, event: Event, place: str) -> None:
        """What happens belongs to the place that is at work."""
        self.events.append(event)
        if event.code == "provost_moved":
            self.provost = self.road.provost(self.state)
        if not place:
            return
        colour = str(event.facts.get("seat", ""))
        changed = self.changes([event], colour)
        if colour == self.colour:
            if changed and not self.has_chosen:
                gains = self.cells.setdefault(place, Cell()).gains
                for kind, count in changed.items():
                    gains[kind] = gains.get(kind, 0) + count
        elif place in self.mine and (gained := gains_in(changed)):
            self.cells[place].others.setdefault(colour, [gained])
        if place in self.mine and event.code in self.road.tells:
            self.cells[place].events.append(told_to(event, self.seat))

    def cell(self, stand: Stand) -> Cell:
        """What a place brings in this course."""
        if self.going != "only" and stand.place in self.mine and stand.space > self.provost:
            return Cell(short=stand.space - self.provost)
        found = self.cells.get(stand.place) or Cell()
        if any(way.is_open for way in found.ways):  # what is lost by doing nothing need not be
            found.gains = gains_in(found.gains)
        return found


def gains_in(changed: Amounts) -> Amounts:
    """Of changes those for the better."""
    return {kind: count for kind, count in changed.items() if count > 0}


def pushed(state: Any, decision: MoveProvost, going: Going) -> Action:
    """How another moves the provost in a course."""
    legal = legal_of(state, decision)
    if going == "back":
        return min(legal, key=lambda action: action.target)
    if going == "on":
        return max(legal, key=lambda action: action.target)
    return quiet_answer(state, decision)


def road_forecast(road: Road, state: Any, seat: int) -> Forecast:
    """What the workers of a seat bring in every course."""
    goings: list[Going] = ["back", STAYS, "on"] if road.has_provost(state) else ["only"]
    courses = [Course(road, state, seat, going) for going in goings]
    for course in courses:
        course.run()
    calm = courses[len(courses) // 2]
    stands = road.stands(state, seat)
    reached = all_reached(road, state, seat, calm, stands)
    found = dict.fromkeys(place for course in courses for place in course.cells)
    others = [place for place in found if place not in calm.mine]
    rows = stands + [replace(road.stand(state, place), has_worker=False) for place in others]
    return Forecast(
        rows=[
            Row(row.place, row.piece, row.space, row.has_worker, reach_of(calm, reached, row))
            for row in rows
        ],
        columns=[
            Column(
                going=course.going,
                space=course.provost if road.has_provost(state) else None,
                cells=[course.cell(row) for row in rows],
            )
            for course in courses
        ],
        ahead=ahead_of(courses),
        scoring=scoring_of(road, state, seat, courses),
    )


def all_reached(
    road: Road, state: Any, seat: int, calm: Course, stands: list[Stand]
) -> Course | None:
    """The course in which the provost stands behind all workers of a seat, if he does not yet."""
    steps = max((stand.space for stand in stands), default=0) - calm.provost
    if calm.going == "only" or steps <= 0:
        return None
    then = state.copy()
    then.provost += steps
    course = Course(road, then, seat, STAYS)
    course.run()
    return course


def reach_of(course: Course, reached: Course | None, stand: Stand) -> Reach | None:
    """What it takes to bring the provost to a place if the others leave him alone."""
    steps = stand.space - course.provost
    if reached is None or stand.place not in course.mine or steps <= 0:
        return None
    missing, cost, lacks = steps, 0, 0
    for move, coins in sorted(course.moves, key=lambda one: int(one[0].price)):
        walked = min(missing, int(move.reach))
        missing -= walked
        cost += int(move.cost(walked))
        lacks = max(lacks, cost - coins)
    brings, coin = reached.cell(stand), course.road.coin
    if missing:
        return Reach(steps, None, {}, brings)
    return Reach(steps, some(**{coin: cost}), some(**{coin: lacks}), brings)


def ahead_of(courses: list[Course]) -> list[Ahead]:
    """What happens after the works, told once, with all courses in which it does."""
    found: dict[str, Ahead] = {}
    for course in courses:
        for event in course.events:
            if event.code in course.road.reports:
                told = told_to(event, course.seat)
                one = found.setdefault(repr(told), Ahead(told, []))
                if course.going not in one.going:
                    one.going.append(course.going)
    return list(found.values())


def scoring_of(road: Road, state: Any, seat: int, courses: list[Course]) -> Scoring | None:
    """What is scored next, and in which courses that is at the end of this round."""
    coming = road.scoring(state)
    if coming is None:
        return None
    goings = [
        course.going
        for course in courses
        if any(
            event.code == coming.code and coming.thing in event.facts.values()
            for event in course.events
        )
    ]
    events = [told_to(event, seat) for event in coming.events]
    return Scoring(coming.thing, coming.left, coming.space, events, goings)
