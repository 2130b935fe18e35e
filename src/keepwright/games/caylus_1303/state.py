"""The position of a game of Caylus 1303, in the words of the rules."""

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
    SeatsByThing,
    SeatsInOrder,
    ThingsByPlace,
)
from keepwright.engine.goods import MOST
from keepwright.engine.provost import Patrolled
from keepwright.games.caylus_1303.components import (
    BUILDING_IDS,
    BUILDINGS,
    BY_SEATS,
    CHARACTER_IDS,
    HOUSES,
    PROVOST_START,
    ROAD_SPACES,
    ROUNDS,
    SLOTS,
    WORKERS,
    group_bits,
)
from keepwright.games.caylus_1303.pieces import RESOURCES, Building

if TYPE_CHECKING:
    from keepwright.engine.game import Game

NOBODY: Final = -1
EMPTY: Final = 0
MOST_PRESTIGE: Final = 9_999
EMPTY_ROAD: Final = (EMPTY,) * (ROAD_SPACES + 1)
EMPTY_SLOTS: Final = (EMPTY,) * SLOTS

PRINTED: Final[i64] = group_bits("printed")
STARTING: Final[i64] = group_bits("starting")
CONSTRUCTED: Final[i64] = group_bits("wood", "stone")
EMPLOYING: Final[i64] = group_bits("printed", "starting", "wood", "stone")
IN_STOCK: Final[i64] = group_bits("wood", "stone", "monument")


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player and what is his on the board.

    Sets of buildings and characters are bits. `supply`, the workers on the board and `camp` are
    always 15 together.
    """

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.supply: i64 = 0
        self.camp: i64 = WORKERS
        self.prestige: i64 = 0
        self.characters: i64 = 0
        self.owns: i64 = 0
        self.placed: i64 = 0
        self.bundles: i64 = 0

    def assign(self, other: Player) -> None:
        """Become a copy of another player."""
        self.goods = other.goods
        self.supply = other.supply
        self.camp = other.camp
        self.prestige = other.prestige
        self.characters = other.characters
        self.owns = other.owns
        self.placed = other.placed
        self.bundles = other.bundles

    def parts(self) -> tuple[object, ...]:
        """All that tells one player from another."""
        return (
            self.goods, self.supply, self.camp, self.prestige, self.characters,
            self.owns, self.placed, self.bundles,
        )  # fmt: skip

    @property
    def has_house(self) -> bool:
        """Whether one of the houses for buildings is left (§2.2)."""
        return count(self.owns) < HOUSES


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Caylus1303(Patrolled):
    """The board and the players.

    `step` is the step of the phase that is under way, `done` how far it has come: the building that
    is resolved, or how many have had their turn. `road[space]` is the number of the tile on that
    space, `slots` are the tiles on the construction site, `site` the seats with a worker there, in
    order. A tile with a house is in its owner's `owns`; `residences` are the starting tiles turned
    over. `joined` is the seat whose worker came second to the place `joined_at`, by the Journeyman.
    `characters` lie on the board, `used` are those that have acted this round and act once only.
    `stock` and `employing` follow from the rest: tiles not yet laid out, and places that take a
    worker.
    """

    def __init__(self, game: Game, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        super().__init__(game, options, seats)
        self.table: Final = BY_SEATS[len(seats)]
        self.players: list[Player] = [Player() for _ in seats]
        self.round: i64 = 1
        self.phase: i64 = 0
        self.step: i64 = 0
        self.done: i64 = 0
        self.first_player: i64 = 0
        self.passed: tuple[int, ...] = ()
        self.provost = PROVOST_START
        self.road: tuple[int, ...] = EMPTY_ROAD
        self.slots: tuple[int, ...] = EMPTY_SLOTS
        self.residences: i64 = 0
        self.site: tuple[int, ...] = ()
        self.joined: i64 = NOBODY
        self.joined_at: i64 = EMPTY
        self.characters: i64 = 0
        self.used: i64 = 0
        self.stock: i64 = IN_STOCK
        self.employing: i64 = PRINTED

    def copy(self) -> Caylus1303:
        twin = Caylus1303(self.game, self.options, self.seats)
        twin.become(self)
        return twin

    def become(self, other: Caylus1303) -> None:
        self.assign_agenda(other)
        players = self.players
        theirs = other.players
        for seat in range(len(players)):
            players[seat].assign(theirs[seat])
        self.round = other.round
        self.phase = other.phase
        self.step = other.step
        self.done = other.done
        self.first_player = other.first_player
        self.passed = other.passed
        self.provost = other.provost
        self.road = other.road
        self.slots = other.slots
        self.residences = other.residences
        self.site = other.site
        self.joined = other.joined
        self.joined_at = other.joined_at
        self.characters = other.characters
        self.used = other.used
        self.stock = other.stock
        self.employing = other.employing

    def parts(self) -> tuple[object, ...]:
        return (
            self.round, self.phase, self.step, self.done, self.first_player,
            self.passed, self.provost, self.road, self.slots, self.residences,
            self.site, *self.second_workers.items(), self.characters, self.used,
            self.stock, self.employing,
            *[player.parts() for player in self.players],
        )  # fmt: skip

    def begin_phase(self, number: i64) -> None:
        """A phase begins."""
        self.phase = number
        self.step = 0
        self.done = 0

    def lay(self, space: i64, tile: Building) -> None:
        """Put a tile on a road space, over what is there."""
        road = list(self.road)
        road[space] = tile.number
        self.road = tuple(road)
        self.stock &= ~tile.bit
        self.employing |= tile.bit & EMPLOYING

    def put_in_slot(self, slot: i64, tile: Building) -> None:
        """Put a tile on the construction site, where it stays all game (§3.1)."""
        self.slots = self.slots[:slot] + (tile.number,) + self.slots[slot + 1 :]
        self.stock &= ~tile.bit

    def turn_over(self, tile: Building) -> None:
        """A starting tile becomes a residence; no worker is placed there any more (§5.2)."""
        self.residences |= tile.bit
        self.employing &= ~tile.bit

    def space_of(self, building: i64) -> i64:
        """The road space of a tile that lies there."""
        space: i64 = 1
        while self.road[space] != building:
            space += 1
        return space

    def owner_of(self, building_bit: i64) -> i64:
        """The seat whose house is on a tile, or NOBODY."""
        players = self.players
        seat: i64
        for seat in range(len(players)):
            if players[seat].owns & building_bit:
                return seat
        return NOBODY

    def worker_on(self, place: Building) -> i64:
        """The seat whose worker on a building is resolved next, or NOBODY.

        The Journeyman's worker comes after the one that stood there before (§5.6).
        """
        players = self.players
        last: i64 = NOBODY
        seat: i64
        for seat in range(len(players)):
            if players[seat].placed & place.bit:
                if self.joined_at != place.number or self.joined != seat:
                    return seat
                last = seat
        return last

    def holder_of(self, character_bit: i64) -> i64:
        """The seat that holds a character now, or NOBODY (§4.0.5)."""
        players = self.players
        seat: i64
        for seat in range(len(players)):
            if players[seat].characters & character_bit:
                return seat
        return NOBODY

    def take_workers(self, seat: i64, wanted: i64) -> i64:
        """Workers from Camp to supply, as many as are there (§4.0.3, R-25); how many."""
        me = self.players[seat]
        taken: i64 = wanted if wanted < me.camp else me.camp
        me.camp -= taken
        me.supply += taken
        return taken

    def return_workers(self, seat: i64, number: i64) -> None:
        """Workers from supply to Camp; none ever comes straight back (§4.0.4, R-36)."""
        me = self.players[seat]
        me.supply -= number
        me.camp += number

    def score(self, seat: i64, points: i64) -> None:
        """Prestige, at once; it never decreases (§6)."""
        self.players[seat].prestige += points

    # What trade and the Provost ask of a position. Workers are the coins of this game.

    @property
    def coins(self) -> str:
        return "workers"

    def goods_of(self, seat: i64) -> i64:
        return self.players[seat].goods

    def add_goods(self, seat: i64, goods: i64) -> None:
        """Resources from the supply, which never runs out (§2.1)."""
        self.players[seat].goods += goods

    def coins_of(self, seat: i64) -> i64:
        return self.players[seat].supply

    def add_coins(self, seat: i64, coins: i64) -> None:
        if coins < 0:
            self.return_workers(seat, -coins)
        elif coins > 0:
            taken = self.take_workers(seat, coins)
            self.tell("workers_taken", seat=self.seats[seat], workers=int(taken))

    def road_behind(self) -> i64:
        """From directly behind the bridge to the end of the road (§4.2, § Provost limits, R-18)."""
        return self.provost

    def road_ahead(self) -> i64:
        return ROAD_SPACES - self.provost

    def lies_open(self, field: str) -> bool:
        """Prestige tokens lie face down until the end, unless the table wants to see them."""
        return self.over or self.options["show_opponent_pp"] is True

    def hides_points(self) -> bool:
        """Points are counted from prestige, so they are as secret (section 7)."""
        return not self.lies_open("prestige")

    def summary(self) -> str:
        parts = ", ".join(
            f"{name} {player.supply} workers {RESOURCES.text(player.goods) or '-'}"
            for name, player in zip(self.seats, self.players, strict=True)
        )
        return f"round {self.round}, {PHASE_NAMES[self.phase]}; {parts}"

    # How the sets that players hold are written in JSON.

    @property
    def owners(self) -> dict[int, int]:
        """Whose house is on each tile that has one."""
        return _by_thing([player.owns for player in self.players])

    @owners.setter
    def owners(self, value: dict[int, int]) -> None:
        for seat, player in enumerate(self.players):
            player.owns = choices_of([thing for thing, owner in value.items() if owner == seat])

    @property
    def workers(self) -> dict[int, int]:
        """Whose worker stands on each building; where there are two, the first."""
        second = self.second_workers
        found: dict[int, int] = {}
        for seat, player in enumerate(self.players):
            for place in numbers(player.placed):
                if second.get(place) != seat:
                    found[place] = seat
        return dict(sorted(found.items()))

    @workers.setter
    def workers(self, value: dict[int, int]) -> None:
        for seat, player in enumerate(self.players):
            player.placed = choices_of([thing for thing, owner in value.items() if owner == seat])

    @property
    def second_workers(self) -> dict[int, int]:
        """Whose worker came second to a building, by the Journeyman."""
        if self.joined_at and self.players[self.joined].placed & bit(self.joined_at):
            return {int(self.joined_at): int(self.joined)}
        return {}

    @second_workers.setter
    def second_workers(self, value: dict[int, int]) -> None:
        for place, seat in value.items():
            self.joined_at, self.joined = place, seat
            self.players[seat].placed |= bit(place)

    @property
    def tiles(self) -> dict[int, int]:
        """The tile on each space of the road that has one."""
        return {space: tile for space, tile in enumerate(self.road) if tile != EMPTY}

    @tiles.setter
    def tiles(self, value: dict[int, int]) -> None:
        self.road = tuple(value.get(space, EMPTY) for space in range(ROAD_SPACES + 1))

    @property
    def slot_tiles(self) -> dict[int, int]:
        """The tile in each slot of the construction site."""
        return {slot + 1: tile for slot, tile in enumerate(self.slots) if tile != EMPTY}

    @slot_tiles.setter
    def slot_tiles(self, value: dict[int, int]) -> None:
        self.slots = tuple(value.get(slot + 1, EMPTY) for slot in range(SLOTS))

    def work_out_tiles(self) -> None:
        """Work out which tiles are in stock and which places take a worker."""
        laid: i64 = 0
        for number in self.road + self.slots:
            laid |= BUILDINGS[number].bit
        self.stock = IN_STOCK & ~laid
        on_road: i64 = PRINTED
        for number in self.road:
            on_road |= BUILDINGS[number].bit
        self.employing = on_road & EMPLOYING & ~self.residences


def _by_thing(sets: list[i64]) -> dict[int, int]:
    pairs = [(thing, seat) for seat, packed in enumerate(sets) for thing in numbers(packed)]
    return dict(sorted(pairs))


PHASE_NAMES: Final = ("set_up", "planning", "activation", "delivery", "stewardship")
MOST_STEPS: Final = 5  # of a phase

# Everything is public but the prestige of the others (section 7).
STATE_FIELDS: Final = (
    Field("round", Mark.PUBLIC, Number(1, ROUNDS)),
    Field("phase", Mark.PUBLIC, OneName(PHASE_NAMES)),
    Field("step", Mark.PUBLIC, Number(0, MOST_STEPS)),
    Field("done", Mark.PUBLIC, Number(0, ROAD_SPACES)),
    Field("first_player", Mark.PUBLIC, OneSeat()),
    Field("passed", Mark.PUBLIC, SeatsInOrder()),
    Field("provost", Mark.PUBLIC, Number(0, ROAD_SPACES)),
    Field("road", Mark.PUBLIC, ThingsByPlace(range(1, ROAD_SPACES + 1), BUILDING_IDS), "tiles"),
    Field("slots", Mark.PUBLIC, ThingsByPlace(range(1, SLOTS + 1), BUILDING_IDS), "slot_tiles"),
    Field("owners", Mark.PUBLIC, SeatsByThing(BUILDING_IDS)),
    Field("residences", Mark.PUBLIC, Members(BUILDING_IDS)),
    Field("workers", Mark.PUBLIC, SeatsByThing(BUILDING_IDS)),
    Field("second_workers", Mark.PUBLIC, SeatsByThing(BUILDING_IDS)),
    Field("site", Mark.PUBLIC, SeatsInOrder()),
    Field("characters", Mark.PUBLIC, Members(CHARACTER_IDS)),
    Field("used", Mark.PUBLIC, Members(CHARACTER_IDS)),
)

PLAYER_FIELDS: Final = (
    Field("goods", Mark.PUBLIC, Counts(RESOURCES), spread=True),
    Field("supply", Mark.PUBLIC, Number(0, WORKERS)),
    Field("camp", Mark.PUBLIC, Number(0, WORKERS), derived=True),
    Field("prestige", Mark.OWNER, Number(0, MOST_PRESTIGE)),
    Field("characters", Mark.PUBLIC, Members(CHARACTER_IDS)),
    Field("bundles", Mark.PUBLIC, Number(0, MOST)),
)
