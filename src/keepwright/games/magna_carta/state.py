"""The position of a game of Magna Carta, in the words of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from keepwright.engine.choices import bit, choices_of, numbers
from keepwright.engine.fields import Field, Mark
from keepwright.engine.forms import (
    Counts,
    Members,
    Number,
    NumberOrNone,
    OneName,
    OneSeat,
    SeatsByThing,
    SeatsInOrder,
    ThingsByThing,
    ThingsInOrder,
)
from keepwright.engine.goods import LANE, MOST, amount
from keepwright.engine.provost import Patrolled
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta.components import (
    BEGINNER_DECK,
    CARD_IDS,
    CARDS,
    FIRST_CARD,
    FIRST_PLACE,
    MOST_LOTS,
    PLACE_IDS,
    PRESTIGE_IDS,
    SECTION_KINDS,
    SECTIONS,
    SMALL_CARDS,
    STANDARD,
    WHOLE_DECK,
    WORKERS,
)
from keepwright.games.magna_carta.pieces import CUBES

if TYPE_CHECKING:
    from keepwright.engine.game import Game

NO_PLACE: Final = 0
NO_PROVOST: Final = -1
MOST_ROUNDS: Final = 99
MOST_DENIERS: Final = 9_999
UNDECIDED, KEEP, REDRAW = range(3)
NOTHING_COVERED: Final = (NO_PLACE,) * len(PRESTIGE_IDS)


@final
@mypyc_attr(acyclic=True)
class Player:
    """What is one player's: goods, cards, workers, tokens. Sets of cards are bits by card."""

    def __init__(self, colour: str) -> None:
        self.first_place: Final[i64] = FIRST_PLACE[colour]
        self.deniers: i64 = 0
        self.cubes: i64 = 0
        self.workers: i64 = WORKERS
        self.placed: i64 = 0
        self.hand: i64 = 0
        self.pile: i64 = 0
        self.discard: i64 = 0
        self.mulligan: i64 = UNDECIDED
        self.built: i64 = 0
        self.residences: i64 = 0
        self.covered: i64 = 0
        self.marked: i64 = 0
        self.reserves: i64 = 0
        self.prestige: i64 = 0
        self.tokens: i64 = 0
        self.lots: i64 = 0

    def assign(self, other: Player) -> None:
        """Become a copy of another player."""
        self.deniers = other.deniers
        self.cubes = other.cubes
        self.workers = other.workers
        self.placed = other.placed
        self.hand = other.hand
        self.pile = other.pile
        self.discard = other.discard
        self.mulligan = other.mulligan
        self.built = other.built
        self.residences = other.residences
        self.covered = other.covered
        self.marked = other.marked
        self.reserves = other.reserves
        self.prestige = other.prestige
        self.tokens = other.tokens
        self.lots = other.lots

    def parts(self) -> tuple[object, ...]:
        """All that tells one player from another."""
        return (
            self.deniers, self.cubes, self.workers, self.placed, self.hand, self.pile,
            self.discard, self.mulligan, self.built, self.residences, self.covered,
            self.marked, self.reserves, self.prestige, self.tokens, self.lots,
        )  # fmt: skip


def card_of(place: i64) -> i64:
    """Which card of its owner's deck a place is."""
    return (place - FIRST_CARD) % CARDS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MagnaCarta(Patrolled):
    """The road, the castle and the players.

    `road` lists the cards on the road by place number, from its start to its end; `provost` is a
    position on it, the first being 0. `residences` of a player are all cards turned over, `covered`
    those of them with a prestige card on top. `done` says how far the phase has come: how many
    parts of the set-up, effects along the road or turns in passing order were begun; `turn` whose
    action it is. `neutral` follows from the road: the neutral cards on it, as bits.
    """

    def __init__(self, game: Game, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        super().__init__(game, options, seats)
        self.players: list[Player] = [Player(colour) for colour in seats]
        self.is_standard: Final = options["ruleset"] == STANDARD
        self.round: i64 = 0
        self.phase: i64 = 0
        self.done: i64 = 0
        self.turn: i64 = NOBODY
        self.first_player: i64 = 0
        self.passed: tuple[int, ...] = ()
        self.road: tuple[int, ...] = ()
        self.provost = NO_PROVOST
        self.tokens: i64 = 0
        self.covering: tuple[int, ...] = NOTHING_COVERED
        self.neutral: i64 = 0

    def copy(self) -> MagnaCarta:
        twin = MagnaCarta(self.game, self.options, self.seats)
        twin.become(self)
        return twin

    def become(self, other: MagnaCarta) -> None:
        self.assign_agenda(other)
        players = self.players
        theirs = other.players
        for seat in range(len(players)):
            players[seat].assign(theirs[seat])
        self.round = other.round
        self.phase = other.phase
        self.done = other.done
        self.turn = other.turn
        self.first_player = other.first_player
        self.passed = other.passed
        self.road = other.road
        self.provost = other.provost
        self.tokens = other.tokens
        self.covering = other.covering
        self.neutral = other.neutral

    def parts(self) -> tuple[object, ...]:
        return (
            self.round, self.phase, self.done, self.turn, self.first_player,
            self.passed, self.road, self.provost, self.tokens, self.covering,
            *[player.parts() for player in self.players],
        )  # fmt: skip

    @property
    def deck(self) -> i64:
        """The cards that every player's deck has, as bits (set-up 6)."""
        return WHOLE_DECK if self.is_standard else BEGINNER_DECK

    def place_of(self, seat: i64, card: i64) -> i64:
        """The number of this seat's card as a place on the road."""
        return self.players[seat].first_place + card

    def owner_of(self, place: i64) -> i64:
        """The seat whose card this place is; NOBODY for a neutral card."""
        if place < FIRST_CARD:
            return NOBODY
        first = place - card_of(place)
        seat: i64
        for seat in range(len(self.players)):
            if self.players[seat].first_place == first:
                return seat
        return NOBODY

    def note_neutral(self) -> None:
        """Work out which neutral cards are on the road."""
        self.neutral = choices_of([place for place in self.road if place < FIRST_CARD])

    def occupied(self) -> i64:
        """The places where workers stand, as bits."""
        found: i64 = 0
        for player in self.players:
            found |= player.placed
        return found

    def worker_on(self, place: i64) -> i64:
        """The seat whose worker stands on a card, or NOBODY."""
        place_bit = bit(place)
        seat: i64
        for seat in range(len(self.players)):
            if self.players[seat].placed & place_bit:
                return seat
        return NOBODY

    def tokens_left(self) -> i64:
        """How many castle tokens are in the stock."""
        left: i64 = 0
        section: i64
        for section in range(len(SECTIONS)):
            left += amount(self.tokens, section)
        return left

    def remove_tokens(self, count: i64) -> i64:
        """Take tokens from the stock, dungeon before walls before towers, packed by section."""
        taken: i64 = 0
        section: i64
        for section in range(len(SECTIONS)):
            one: i64 = bit(section * LANE)
            while count and amount(self.tokens, section):
                self.tokens -= one
                taken += one
                count -= 1
        return taken

    def road_behind(self) -> i64:
        """The provost stays on the road; every card is a step (§ phase 3, R-29)."""
        return self.provost

    def road_ahead(self) -> i64:
        return len(self.road) - 1 - self.provost

    # What trade asks of a position.

    @property
    def coins(self) -> str:
        return "deniers"

    def goods_of(self, seat: i64) -> i64:
        return self.players[seat].cubes

    def add_goods(self, seat: i64, goods: i64) -> None:
        self.players[seat].cubes += goods

    def coins_of(self, seat: i64) -> i64:
        return self.players[seat].deniers

    def add_coins(self, seat: i64, coins: i64) -> None:
        self.players[seat].deniers += coins

    def summary(self) -> str:
        parts = ", ".join(
            f"{name} {player.deniers} d {CUBES.text(player.cubes) or '-'}"
            for name, player in zip(self.seats, self.players, strict=True)
        )
        return f"round {self.round}, {PHASE_NAMES[self.phase]}; {parts}"

    # How the sets that players hold are written in JSON.

    @property
    def workers(self) -> dict[int, int]:
        """Whose worker stands on each card."""
        pairs = [
            (place, seat)
            for seat, player in enumerate(self.players)
            for place in numbers(player.placed)
        ]
        return dict(sorted(pairs))

    @workers.setter
    def workers(self, value: dict[int, int]) -> None:
        for seat, player in enumerate(self.players):
            player.placed = choices_of([place for place, owner in value.items() if owner == seat])

    @property
    def covers(self) -> dict[int, int]:
        """The residence under each prestige card that covers one."""
        return {card: place for card, place in enumerate(self.covering) if place}

    @covers.setter
    def covers(self, value: dict[int, int]) -> None:
        self.covering = tuple(value.get(card, NO_PLACE) for card in range(len(PRESTIGE_IDS)))


# Phases go by name: their numbers differ between the rule sets (section 1, R-30).
PHASE_NAMES: Final = (
    "set_up",
    "income",
    "actions",
    "provost",
    "activation",
    "castle",
    "end_of_round",
)

# Goods, tokens and discard piles lie open; hands and draw piles do not (section 7, R-13).
STATE_FIELDS: Final = (
    Field("round", Mark.PUBLIC, Number(0, MOST_ROUNDS)),
    Field("phase", Mark.PUBLIC, OneName(PHASE_NAMES)),
    Field("done", Mark.PUBLIC, Number(0, 2 * len(PLACE_IDS))),
    Field("turn", Mark.PUBLIC, OneSeat()),
    Field("first_player", Mark.PUBLIC, OneSeat()),
    Field("passed", Mark.PUBLIC, SeatsInOrder()),
    Field("road", Mark.PUBLIC, ThingsInOrder(PLACE_IDS)),
    Field("provost", Mark.PUBLIC, NumberOrNone(len(PLACE_IDS))),
    Field("tokens", Mark.PUBLIC, Counts(SECTION_KINDS)),
    Field("covering", Mark.PUBLIC, ThingsByThing(PRESTIGE_IDS, PLACE_IDS), attribute="covers"),
    Field("workers", Mark.PUBLIC, SeatsByThing(PLACE_IDS)),
)

PLAYER_FIELDS: Final = (
    Field("deniers", Mark.PUBLIC, Number(0, MOST_DENIERS)),
    Field("cubes", Mark.PUBLIC, Counts(CUBES), spread=True),
    Field("workers", Mark.PUBLIC, Number(0, WORKERS), derived=True),
    Field("hand", Mark.OWNER, Members(CARD_IDS)),
    Field("pile", Mark.COUNT_ONLY, Members(CARD_IDS), derived=True),
    Field("discard", Mark.PUBLIC, Members(CARD_IDS)),
    Field("mulligan", Mark.OWNER, Number(UNDECIDED, REDRAW)),
    Field("residences", Mark.PUBLIC, Members(CARD_IDS)),
    Field("marked", Mark.PUBLIC, Members(CARD_IDS)),
    Field("reserves", Mark.PUBLIC, Counts(SMALL_CARDS)),
    Field("prestige", Mark.PUBLIC, Members(PRESTIGE_IDS)),
    Field("tokens", Mark.PUBLIC, Counts(SECTION_KINDS)),
    Field("lots", Mark.PUBLIC, Number(0, min(MOST, MOST_LOTS))),
)
