"""The position of a game of Caylus, in the words of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from keepwright.engine.choices import bit, choices_of, count, numbers
from keepwright.engine.fields import Field, Mark
from keepwright.engine.forms import (
    Counts,
    Members,
    Number,
    OneName,
    OneSeat,
    SeatsByPlace,
    SeatsByThing,
    SeatsInOrder,
    ThingsByPlace,
)
from keepwright.engine.goods import MOST
from keepwright.engine.provost import Patrolled
from keepwright.engine.turns import NOBODY, clockwise, place_in_order
from keepwright.games.caylus.components import (
    BUILDING_IDS,
    PRICE_BY_PASSED,
    RESIDENCE,
    ROAD_SPACES,
    ROWS,
    SECTION_KINDS,
    START_SPACE,
    WORKERS,
)
from keepwright.games.caylus.pieces import CUBES

if TYPE_CHECKING:
    from keepwright.engine.game import Game

FIRST_SPACE: Final = 1
UNBUILT: Final = 0
MOST_DENIERS: Final = 9_999
MOST_FAVOURS: Final = 20
MOST_PRESTIGE: Final = 99_999
EMPTY_ROAD: Final = (UNBUILT,) * (ROAD_SPACES + 1)


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player and what is his on the board."""

    def __init__(self) -> None:
        self.deniers: i64 = 0
        self.cubes: i64 = 0
        self.workers: i64 = WORKERS
        self.prestige: i64 = 0
        self.placed: i64 = 0
        self.owns: i64 = 0
        self.residences: i64 = 0
        self.awaiting: i64 = 0
        self.houses: i64 = 0
        self.batches: i64 = 0
        self.columns: i64 = 0
        self.rows_used: i64 = 0
        self.favours: i64 = 0

    def assign(self, other: Player) -> None:
        """Become a copy of another player."""
        self.deniers = other.deniers
        self.cubes = other.cubes
        self.workers = other.workers
        self.prestige = other.prestige
        self.placed = other.placed
        self.owns = other.owns
        self.residences = other.residences
        self.awaiting = other.awaiting
        self.houses = other.houses
        self.batches = other.batches
        self.columns = other.columns
        self.rows_used = other.rows_used
        self.favours = other.favours

    def parts(self) -> tuple[object, ...]:
        """All that tells one player from another."""
        return (
            self.deniers, self.cubes, self.workers, self.prestige, self.placed,
            self.owns, self.residences, self.awaiting, self.houses, self.batches,
            self.columns, self.rows_used, self.favours,
        )  # fmt: skip


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Caylus(Patrolled):
    """The board and the players.

    `road[space]` is the number of the building on that space. `done` says how far the phase has
    come: how many special buildings, movers of the provost, road spaces, turns in the castle or
    seats counted in a section it has dealt with, the one under way among them. Sets of buildings,
    places and road spaces are held by the player whose they are, as bits. `owed` follows from the
    players: how many favours are still to be resolved.
    """

    def __init__(self, game: Game, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        super().__init__(game, options, seats)
        self.prices: Final = PRICE_BY_PASSED[len(seats)]
        self.players: list[Player] = [Player() for _ in seats]
        self.round: i64 = 0
        self.phase: i64 = 0
        self.done: i64 = 0
        self.turn_order: tuple[int, ...] = clockwise(len(seats), 0)
        self.passed: tuple[int, ...] = ()
        self.bailiff: i64 = START_SPACE
        self.provost = START_SPACE
        self.road: tuple[int, ...] = EMPTY_ROAD
        self.out_of_game: i64 = 0
        self.stables: tuple[int, ...] = ()
        self.castle: tuple[int, ...] = ()
        self.inn_left: i64 = NOBODY
        self.inn_right: i64 = NOBODY
        self.scored: i64 = 0
        self.owed: i64 = 0

    def copy(self) -> Caylus:
        twin = Caylus(self.game, self.options, self.seats)
        twin.become(self)
        return twin

    def become(self, other: Caylus) -> None:
        self.assign_agenda(other)
        players = self.players
        theirs = other.players
        for seat in range(len(players)):
            players[seat].assign(theirs[seat])
        self.round = other.round
        self.phase = other.phase
        self.done = other.done
        self.turn_order = other.turn_order
        self.passed = other.passed
        self.bailiff = other.bailiff
        self.provost = other.provost
        self.road = other.road
        self.out_of_game = other.out_of_game
        self.stables = other.stables
        self.castle = other.castle
        self.inn_left = other.inn_left
        self.inn_right = other.inn_right
        self.scored = other.scored
        self.owed = other.owed

    def parts(self) -> tuple[object, ...]:
        return (
            self.round, self.phase, self.done, self.turn_order, self.passed,
            self.bailiff, self.provost, self.road, self.out_of_game, self.stables,
            self.castle, self.inn_left, self.inn_right, self.scored,
            *[player.parts() for player in self.players],
        )  # fmt: skip

    def begin_phase(self, number: i64) -> None:
        """A phase begins; the favour rows used in the one before are free again (R-16).

        A position that is in this phase already keeps them: a scenario can begin in its midst.
        """
        if self.phase != number:
            self.phase = number
            for player in self.players:
                player.rows_used = 0
        self.done = 0

    def put_on_road(self, space: i64, building: i64) -> None:
        """Put a building on a road space, over what is there."""
        road = list(self.road)
        road[space] = building
        self.road = tuple(road)

    def put_residence(self, space: i64, seat: i64) -> None:
        """Put a residence of this seat's on a road space, over what is there."""
        self.put_on_road(space, RESIDENCE.number)
        self.players[seat].residences |= bit(space)

    def space_of(self, building: i64) -> i64:
        """The road space of a building that stands."""
        return place_in_order(self.road, building)

    def owner_of(self, building_bit: i64) -> i64:
        """The seat that owns a building, or NOBODY."""
        players = self.players
        seat: i64
        for seat in range(len(players)):
            if players[seat].owns & building_bit:
                return seat
        return NOBODY

    def worker_on(self, place_bit: i64) -> i64:
        """The seat whose worker stands on a place for one worker, or NOBODY."""
        players = self.players
        seat: i64
        for seat in range(len(players)):
            if players[seat].placed & place_bit:
                return seat
        return NOBODY

    def residences_of(self, seat: i64) -> i64:
        """How many residences on the road are this seat's."""
        return count(self.players[seat].residences)

    def road_behind(self) -> i64:
        """The provost stays on the road, spaces 1 to 28 (§ phase 4, R-22)."""
        return self.provost - FIRST_SPACE

    def road_ahead(self) -> i64:
        return ROAD_SPACES - self.provost

    @property
    def coins(self) -> str:
        return "deniers"

    def goods_of(self, seat: i64) -> i64:
        return self.players[seat].cubes

    def add_goods(self, seat: i64, goods: i64) -> None:
        """Cubes from the stock, which never runs out (R-02)."""
        self.players[seat].cubes += goods

    def coins_of(self, seat: i64) -> i64:
        return self.players[seat].deniers

    def add_coins(self, seat: i64, coins: i64) -> None:
        self.players[seat].deniers += coins

    def score(self, seat: i64, points: i64) -> None:
        """Prestige, at once."""
        self.players[seat].prestige += points

    def owe_favours(self, seat: i64, favours: i64) -> None:
        """Favours to be resolved as soon as what is under way is done (R-40)."""
        self.players[seat].favours += favours
        self.owed += favours

    def lose(self, seat: i64, points: i64) -> i64:
        """Lose prestige, never below 0 (§ end); how much was lost."""
        me = self.players[seat]
        lost: i64 = points if points < me.prestige else me.prestige
        me.prestige -= lost
        return lost

    def summary(self) -> str:
        parts = ", ".join(
            f"{name} {player.prestige} PP {player.deniers} d {CUBES.text(player.cubes) or '-'}"
            for name, player in zip(self.seats, self.players, strict=True)
        )
        return f"round {self.round}, {PHASE_NAMES[self.phase]}; {parts}"

    # How the sets that players hold are written in JSON: as maps from a thing to its owner.

    @property
    def owners(self) -> dict[int, int]:
        """Which seat owns each built tile."""
        return _by_thing([player.owns for player in self.players])

    @owners.setter
    def owners(self, value: dict[int, int]) -> None:
        for seat, player in enumerate(self.players):
            player.owns = choices_of([thing for thing, owner in value.items() if owner == seat])

    @property
    def workers(self) -> dict[int, int]:
        """Whose worker stands on each place for one worker."""
        return _by_thing([player.placed for player in self.players])

    @workers.setter
    def workers(self, value: dict[int, int]) -> None:
        for seat, player in enumerate(self.players):
            player.placed = choices_of([thing for thing, owner in value.items() if owner == seat])

    @property
    def tiles(self) -> dict[int, int]:
        """The building on each built space of the road, residences left out."""
        return {
            space: building
            for space, building in enumerate(self.road)
            if UNBUILT < building < RESIDENCE.number
        }

    @tiles.setter
    def tiles(self, value: dict[int, int]) -> None:
        self.road = tuple(value.get(space, UNBUILT) for space in range(ROAD_SPACES + 1))

    @property
    def residences(self) -> dict[int, int]:
        """The owner of the residence on each space that has one."""
        return _by_thing([player.residences for player in self.players])

    @residences.setter
    def residences(self, value: dict[int, int]) -> None:
        for space, seat in value.items():
            self.put_residence(space, seat)


def _by_thing(sets: list[i64]) -> dict[int, int]:
    pairs = [(thing, seat) for seat, packed in enumerate(sets) for thing in numbers(packed)]
    return dict(sorted(pairs))


_SPACES: Final = range(1, ROAD_SPACES + 1)

PHASE_NAMES: Final = (
    "set_up",
    "income",
    "placement",
    "special",
    "provost",
    "buildings",
    "castle",
    "end_of_round",
)

STATE_FIELDS: Final = (
    Field("round", Mark.PUBLIC, Number(0, 99)),
    Field("phase", Mark.PUBLIC, OneName(PHASE_NAMES)),
    Field("done", Mark.PUBLIC, Number(0, ROAD_SPACES)),
    Field("turn_order", Mark.PUBLIC, SeatsInOrder()),
    Field("passed", Mark.PUBLIC, SeatsInOrder()),
    Field("bailiff", Mark.PUBLIC, Number(START_SPACE, ROAD_SPACES)),
    Field("provost", Mark.PUBLIC, Number(1, ROAD_SPACES)),
    Field("road", Mark.PUBLIC, ThingsByPlace(_SPACES, BUILDING_IDS), attribute="tiles"),
    Field("residences", Mark.PUBLIC, SeatsByPlace(_SPACES)),
    Field("owners", Mark.PUBLIC, SeatsByThing(BUILDING_IDS)),
    Field("out_of_game", Mark.PUBLIC, Members(BUILDING_IDS)),
    Field("workers", Mark.PUBLIC, SeatsByThing(BUILDING_IDS)),
    Field("stables", Mark.PUBLIC, SeatsInOrder()),
    Field("castle", Mark.PUBLIC, SeatsInOrder()),
    Field("inn_left", Mark.PUBLIC, OneSeat()),
    Field("inn_right", Mark.PUBLIC, OneSeat()),
    Field("scored", Mark.PUBLIC, Number(0, 3)),
)

PLAYER_FIELDS: Final = (
    Field("deniers", Mark.PUBLIC, Number(0, MOST_DENIERS)),
    Field("cubes", Mark.PUBLIC, Counts(CUBES), spread=True),
    Field("workers", Mark.PUBLIC, Number(0, WORKERS), derived=True),
    Field("prestige", Mark.PUBLIC, Number(0, MOST_PRESTIGE)),
    Field("awaiting", Mark.PUBLIC, Members(BUILDING_IDS)),
    Field("houses", Mark.PUBLIC, Counts(SECTION_KINDS)),
    Field("batches", Mark.PUBLIC, Number(0, MOST)),
    Field("columns", Mark.PUBLIC, Counts(ROWS)),
    Field("rows_used", Mark.PUBLIC, Members(ROWS.ids)),
    Field("favours", Mark.PUBLIC, Number(0, MOST_FAVOURS)),
)
