"""The position of a game of Architects, in the words of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from keepwright.engine.choices import bit
from keepwright.engine.errors import BadState, TooMany
from keepwright.engine.fields import Field, Mark, read_fields, write_fields
from keepwright.engine.forms import (
    Counts,
    Form,
    Json,
    Members,
    Number,
    NumberOrNone,
    NumbersByThing,
    OneThing,
    Schema,
    ThingsByThing,
    ThingsInOrder,
    items,
    mapping,
    number_in,
    place_in,
    shown,
)
from keepwright.engine.goods import counted
from keepwright.engine.trade import Trading
from keepwright.engine.turns import place_in_order
from keepwright.games.architects.components import (
    ALL_APPRENTICES,
    ALL_BUILDINGS,
    ALL_FUTURE,
    ALL_MARKET_CARDS,
    ALL_STARTING,
    APPRENTICE_IDS,
    BASE_APPRENTICES,
    BASE_BUILDINGS,
    BUILDING_IDS,
    CATHEDRAL,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    FACE_IDS,
    FACE_UP,
    LOCATIONS,
    MARKET_IDS,
    MOST_SEATS,
    MOST_VIRTUE,
    PLACE_IDS,
    REWARD_IDS,
    REWARDS,
    SCHEME_IDS,
    SOLO_REMOVED,
    SPACE_IDS,
    TABLES,
    TAX_STAND_AT_START,
    VIRTUE_AT_START,
    WORKERS,
)
from keepwright.games.architects.pieces import GOODS, Character

if TYPE_CHECKING:
    from keepwright.engine.game import Game

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CHARACTER: Final = -1
NO_FINAL_ROUND: Final = -1
# How far a turn has come (`Architects.done`): a worker is still to be placed; his action; the same
# with a reset after it; from here on, the parts of that reset.
PLACING: Final = 0
ACTING: Final = 1
RESET_AHEAD: Final = 2
RESETTING: Final = 3
# The parts of a reset after the card and everybody's abilities: losses, debts, the automa's deck.
LAST_PARTS: Final = 3
# The supply never runs out; these are only the largest counts that a position can have.
MOST_SILVER: Final = 9_999
MOST_DEBTS: Final = 999
# Workers are counted in five bits for each location or owner.
_BITS: Final = 5
_MASK: Final = 31
HUMANS_OF_TWO_VS_BOT: Final = 2


def counted_silver(silver: i64) -> i64:
    """The same silver; TooMany if that is more than can be counted."""
    if silver > MOST_SILVER:
        raise TooMany(most=MOST_SILVER)
    return silver


def counted_debts(debts: i64) -> i64:
    """The same debts; TooMany if these are more than can be counted."""
    if debts > MOST_DEBTS:
        raise TooMany(most=MOST_DEBTS)
    return debts


EMPTY_SPACES: Final = (NOBODY, NOBODY, NOBODY)
EMPTY_DISPLAY: Final = (NO_CARD,) * FACE_UP
NO_SILVER_THERE: Final = (0,) * FACE_UP
NONE_GONE: Final = (0,) * len(REWARDS)


@final
@mypyc_attr(acyclic=True)
class Player:
    """What is one player's, or the automa's. Sets of cards are bits by card number.

    `offered` are the cards he looks at to keep one of them; `pick` is the card he keeps while the
    others have not shown theirs; `put_under` are the building cards he put under the pile and that
    are still there, in the order of the batches (`Architects.beneath_sizes`).
    """

    def __init__(self, colours: tuple[int, ...]) -> None:
        self.colours: Final = colours
        self.silver: i64 = 0
        self.goods: i64 = 0
        self.virtue: i64 = VIRTUE_AT_START
        self.cathedral: i64 = 0
        self.unpaid_debts: i64 = 0
        self.paid_debts: i64 = 0
        self.supply: i64 = WORKERS
        self.placed: i64 = 0
        self.prison: i64 = 0
        self.held: i64 = 0
        self.apprentices: i64 = 0
        self.buildings: i64 = 0
        self.character: i64 = NO_CHARACTER
        self.hand: i64 = 0
        self.offered: i64 = 0
        self.pick: i64 = 0
        self.put_under: tuple[int, ...] = ()

    def assign(self, other: Player) -> None:
        """Become a copy of another player."""
        self.silver = other.silver
        self.goods = other.goods
        self.virtue = other.virtue
        self.cathedral = other.cathedral
        self.unpaid_debts = other.unpaid_debts
        self.paid_debts = other.paid_debts
        self.supply = other.supply
        self.placed = other.placed
        self.prison = other.prison
        self.held = other.held
        self.apprentices = other.apprentices
        self.buildings = other.buildings
        self.character = other.character
        self.hand = other.hand
        self.offered = other.offered
        self.pick = other.pick
        self.put_under = other.put_under

    def parts(self) -> tuple[object, ...]:
        """All that tells one player from another."""
        return (
            self.silver, self.goods, self.virtue, self.cathedral, self.unpaid_debts,
            self.paid_debts, self.supply, self.placed, self.prison, self.held,
            self.apprentices, self.buildings, self.character, self.hand, self.offered,
            self.pick, self.put_under,
        )  # fmt: skip

    def workers_at(self, location: i64) -> i64:
        """How many of his workers stand at a location."""
        return (self.placed >> (location * _BITS)) & _MASK

    def put_worker(self, location: i64) -> None:
        """One more of his workers stands at a location."""
        self.placed += bit(location * _BITS)

    def take_worker(self, location: i64) -> None:
        """One of his workers leaves a location."""
        self.placed -= bit(location * _BITS)

    def take_workers(self, location: i64) -> i64:
        """All his workers leave a location; how many they were."""
        found = self.workers_at(location)
        self.placed -= found * bit(location * _BITS)
        return found

    def captured_of(self, player: i64) -> i64:
        """How many workers of another player are on his board."""
        return (self.held >> (player * _BITS)) & _MASK

    def capture(self, player: i64, count: i64) -> None:
        """Workers of another player come to his board, or leave it if negative."""
        self.held += count * bit(player * _BITS)

    def all_captured(self) -> i64:
        """How many captured workers are on his board."""
        found: i64 = 0
        rest: i64 = self.held
        while rest:
            found += rest & _MASK
            rest = rest >> _BITS
        return found

    def board(self) -> Character | None:
        """The character on his board; none on the standard side."""
        return None if self.character == NO_CHARACTER else CHARACTERS[self.character]

    # How packed counts are written in JSON.

    @property
    def workers(self) -> dict[int, int]:
        """His workers by location."""
        return {place: int(self.workers_at(place)) for place in range(len(LOCATIONS))}

    @workers.setter
    def workers(self, value: dict[int, int]) -> None:
        self.placed = 0
        for place, count in value.items():
            self.placed += count * bit(place * _BITS)

    @property
    def captured(self) -> dict[int, int]:
        """The captured workers on his board by colour."""
        return {colour: int(self.captured_of(player)) for player, colour in enumerate(self.colours)}

    @captured.setter
    def captured(self, value: dict[int, int]) -> None:
        self.held = 0
        for colour, count in value.items():
            if colour not in self.colours:
                raise BadState(path="captured", why="other_seats", given=COLOURS[colour])
            self.held += count * bit(self.colours.index(colour) * _BITS)

    @property
    def marble(self) -> int:
        """The marble he holds, which is all that an automa has."""
        return GOODS.unpack(int(self.goods))["marble"]

    @marble.setter
    def marble(self, value: int) -> None:
        self.goods = GOODS.pack(marble=value)


@final
class Company:
    """Who plays, and with what: the facts that hold for a whole game.

    The automa has the first colour that is free (§ 4.15). Promo cards are in the game if so agreed,
    the markets are not in a solo game (§ 4.15, § 5.8).
    """

    def __init__(self, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        free = [colour for colour in COLOURS if colour not in seats]
        promo = options["promo_cards"] is True
        buildings: i64 = ALL_BUILDINGS if promo else BASE_BUILDINGS
        self.is_solo: Final = len(seats) == 1
        self.has_automa: Final = self.is_solo or options["two_vs_bot"] is True
        self.names: Final = seats + (free[0],) if self.has_automa else seats
        self.automa_player: Final[i64] = len(seats) if self.has_automa else NOBODY
        self.colours: Final = tuple([COLOURS.index(name) for name in self.names])
        self.table: Final = TABLES[len(self.names)]
        self.apprentices: Final[i64] = ALL_APPRENTICES if promo else BASE_APPRENTICES
        self.buildings: Final[i64] = buildings & ~SOLO_REMOVED if self.is_solo else buildings
        self.boards_vary: Final = options["player_boards"] == "variable"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Architects(Trading):
    """The board, the piles and the players.

    The players are the seats and, behind them, the automa if one plays (`automa_player`).

    No pile has an order that nobody has seen. `building_pile` and `apprentice_pile` are the sets of
    the cards that lie there unseen; what was put under them comes after all of those. Of the left
    market pile, `small_pile`, only the small side of its top card is known, `small_face`. Of the
    rewards only how many are left, and which are gone.

    Nobody is `active` before the first turn, and there are no `final_turns` left when points are
    counted. `done` says how far the turn has come (`PLACING` to `RESETTING` and on), or how many
    players the end of the game has dealt with, the one under way among them.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, bool | str],
        seats: tuple[str, ...],
        company: Company | None = None,
    ) -> None:
        super().__init__(game, options, seats)
        self.company: Final = Company(options, seats) if company is None else company
        self.names: Final = self.company.names
        self.table: Final = self.company.table
        self.has_automa: Final = self.company.has_automa
        self.automa_player: Final[i64] = self.company.automa_player
        self.players: list[Player] = [Player(self.company.colours) for _ in self.names]
        self.turn_order: tuple[int, ...] = ()
        self.active: i64 = NOBODY
        self.done: i64 = PLACING
        self.final_turns: i64 = NO_FINAL_ROUND
        self.tax_stand: i64 = TAX_STAND_AT_START
        self.guildhall: tuple[int, ...] = ()
        self.spaces: tuple[int, ...] = EMPTY_SPACES
        self.small_pile: i64 = ALL_MARKET_CARDS
        self.small_face: i64 = NO_CARD
        self.large_pile: tuple[int, ...] = ()
        self.display: tuple[int, ...] = EMPTY_DISPLAY
        self.display_silver: tuple[int, ...] = NO_SILVER_THERE
        self.apprentice_pile: i64 = self.company.apprentices
        self.apprentices_beneath: tuple[int, ...] = ()
        self.building_pile: i64 = self.company.buildings
        self.beneath_by: tuple[int, ...] = ()
        self.beneath_sizes: tuple[int, ...] = ()
        self.rewards: i64 = self.table.rewards
        self.rewards_gone: tuple[int, ...] = NONE_GONE
        self.scheme_pile: i64 = ALL_STARTING if self.has_automa else 0
        self.scheme_discard: i64 = 0
        self.scheme_future: i64 = ALL_FUTURE if self.has_automa else 0
        self.scheme_mixed: i64 = 0

    def copy(self) -> Architects:
        twin = Architects(self.game, self.options, self.seats, self.company)
        twin.become(self)
        return twin

    def become(self, other: Architects) -> None:
        self.assign_agenda(other)
        players = self.players
        theirs = other.players
        for player in range(len(players)):
            players[player].assign(theirs[player])
        self.turn_order = other.turn_order
        self.active = other.active
        self.done = other.done
        self.final_turns = other.final_turns
        self.tax_stand = other.tax_stand
        self.guildhall = other.guildhall
        self.spaces = other.spaces
        self.small_pile = other.small_pile
        self.small_face = other.small_face
        self.large_pile = other.large_pile
        self.display = other.display
        self.display_silver = other.display_silver
        self.apprentice_pile = other.apprentice_pile
        self.apprentices_beneath = other.apprentices_beneath
        self.building_pile = other.building_pile
        self.beneath_by = other.beneath_by
        self.beneath_sizes = other.beneath_sizes
        self.rewards = other.rewards
        self.rewards_gone = other.rewards_gone
        self.scheme_pile = other.scheme_pile
        self.scheme_discard = other.scheme_discard
        self.scheme_future = other.scheme_future
        self.scheme_mixed = other.scheme_mixed

    def parts(self) -> tuple[object, ...]:
        return (
            self.turn_order, self.active, self.done, self.final_turns, self.tax_stand,
            self.guildhall, self.spaces, self.small_pile, self.small_face,
            self.large_pile, self.display, self.display_silver, self.apprentice_pile,
            self.apprentices_beneath, self.building_pile, self.beneath_by,
            self.beneath_sizes, self.rewards, self.rewards_gone, self.scheme_pile,
            self.scheme_discard, self.scheme_future, self.scheme_mixed,
            *[player.parts() for player in self.players],
        )  # fmt: skip

    # ------------------------------------------------------------ what is in this game

    @property
    def is_solo(self) -> bool:
        """Whether one human plays against the automa (§ 4.15)."""
        return self.company.is_solo

    @property
    def all_apprentices(self) -> i64:
        """The apprentice cards in this game, as bits."""
        return self.company.apprentices

    @property
    def all_buildings(self) -> i64:
        """The building cards in this game, as bits."""
        return self.company.buildings

    @property
    def boards_vary(self) -> bool:
        """Whether the variable sides of the player boards are used (§ 3.2)."""
        return self.company.boards_vary

    # ------------------------------------------------------------ the order of players

    def clockwise_from(self, first: i64) -> list[int]:
        """All players in turn order, this one first."""
        order = self.turn_order
        for place in range(len(order)):
            if order[place] == first:
                return [*order[place:], *order[:place]]
        return list(order)

    def player_behind(self, first: i64, places: i64) -> i64:
        """The player so many places behind this one in turn order."""
        order = self.turn_order
        place = place_in_order(order, first) + places
        return order[place if place < len(order) else place - len(order)]

    def is_automa(self, player: i64) -> bool:
        """Whether this player is the automa."""
        return player == self.automa_player

    # ------------------------------------------------------------ workers

    def send_home(self, player: i64, count: i64) -> None:
        """Workers return to their own board."""
        self.players[player].supply += count

    def workers_on_boards(self, player: i64) -> i64:
        """How many of a player's workers are on other players' boards."""
        found: i64 = 0
        for other in self.players:
            found += other.captured_of(player)
        return found

    # ------------------------------------------------------------ what trade asks of a position

    @property
    def coins(self) -> str:
        return "silver"

    def goods_of(self, seat: i64) -> i64:
        return self.players[seat].goods

    def add_goods(self, seat: i64, goods: i64) -> None:
        self.players[seat].goods = counted(self.players[seat].goods + goods)

    def coins_of(self, seat: i64) -> i64:
        return self.players[seat].silver

    def add_coins(self, seat: i64, coins: i64) -> None:
        self.players[seat].silver = counted_silver(self.players[seat].silver + coins)

    def put_on_space(self, space: i64, player: i64) -> None:
        """A worker of this player, or NOBODY, is on a space of the Black Market."""
        spaces = list(self.spaces)
        spaces[space] = int(player)
        self.spaces = tuple(spaces)

    def add_tax(self, silver: i64) -> None:
        """Silver is laid on the Tax Stand."""
        self.tax_stand = counted_silver(self.tax_stand + silver)

    def summary(self) -> str:
        parts = ", ".join(
            f"{name} {player.silver} s {GOODS.text(int(player.goods)) or '-'} v{player.virtue}"
            for name, player in zip(self.names, self.players, strict=True)
        )
        return f"guildhall {len(self.guildhall)}/{self.table.spaces}; {parts}"

    # ------------------------------------------------------------ how it is written in JSON

    def colour_of(self, player: i64) -> int:
        """The number of a player's colour, NOBODY of nobody's."""
        return NOBODY if player == NOBODY else COLOURS.index(self.names[player])

    def player_of(self, colour: int, path: str) -> int:
        """The player of a colour."""
        if colour == NOBODY:
            return NOBODY
        if COLOURS[colour] not in self.names:
            raise BadState(path=path, why="other_seats", given=COLOURS[colour])
        return self.names.index(COLOURS[colour])

    @property
    def turn_colours(self) -> tuple[int, ...]:
        """The colours in turn order."""
        return tuple(self.colour_of(player) for player in self.turn_order)

    @turn_colours.setter
    def turn_colours(self, value: tuple[int, ...]) -> None:
        self.turn_order = tuple(self.player_of(colour, "turn_order") for colour in value)

    @property
    def active_colour(self) -> int:
        """The colour whose turn it is."""
        return self.colour_of(self.active)

    @active_colour.setter
    def active_colour(self, value: int) -> None:
        self.active = self.player_of(value, "active")

    @property
    def guildhall_colours(self) -> tuple[int, ...]:
        """The workers in the Guildhall by colour, in the order in which they came."""
        return tuple(self.colour_of(player) for player in self.guildhall)

    @guildhall_colours.setter
    def guildhall_colours(self, value: tuple[int, ...]) -> None:
        self.guildhall = tuple(self.player_of(colour, "guildhall") for colour in value)

    @property
    def black_market(self) -> dict[int, int]:
        """The colour of the worker on each space of the Black Market."""
        return {
            space: self.colour_of(player)
            for space, player in enumerate(self.spaces)
            if player != NOBODY
        }

    @black_market.setter
    def black_market(self, value: dict[int, int]) -> None:
        self.spaces = tuple(
            self.player_of(value.get(space, NOBODY), f"black_market.{id}")
            for space, id in enumerate(SPACE_IDS)
        )

    @property
    def workshop(self) -> dict[int, int]:
        """The face-up apprentices by place."""
        return {place: card for place, card in enumerate(self.display) if card != NO_CARD}

    @workshop.setter
    def workshop(self, value: dict[int, int]) -> None:
        self.display = tuple(value.get(place, NO_CARD) for place in range(FACE_UP))

    @property
    def workshop_silver(self) -> dict[int, int]:
        """The silver on face-up apprentices by place."""
        return dict(enumerate(self.display_silver))

    @workshop_silver.setter
    def workshop_silver(self, value: dict[int, int]) -> None:
        self.display_silver = tuple(value.get(place, 0) for place in range(FACE_UP))

    @property
    def beneath(self) -> tuple[tuple[int, int], ...]:
        """Who put building cards under the pile, and how many at once; the uppermost first."""
        return tuple(zip(self.beneath_by, self.beneath_sizes, strict=True))

    @beneath.setter
    def beneath(self, value: tuple[tuple[int, int], ...]) -> None:
        self.beneath_by = tuple(seat for seat, _ in value)
        self.beneath_sizes = tuple(size for _, size in value)

    @property
    def gone(self) -> dict[int, int]:
        """The rewards that were revealed and are gone, by kind."""
        return dict(enumerate(self.rewards_gone))

    @gone.setter
    def gone(self, value: dict[int, int]) -> None:
        self.rewards_gone = tuple(value.get(kind, 0) for kind in range(len(REWARDS)))

    @property
    def automa(self) -> Any:
        """The automa's part of the position, to be written; None if none plays."""
        return self if self.has_automa else None

    @automa.setter
    def automa(self, value: Any) -> None:
        if value is None and self.has_automa:
            raise BadState(path="automa", why="missing")
        if value is not None and not self.has_automa:
            raise BadState(path="automa", why="not_in_this_game")
        if value is not None:
            player = self.players[self.automa_player]
            own = {key: value[key] for key in value if key not in SCHEME_KEYS}
            schemes = {key: value[key] for key in value if key in SCHEME_KEYS}
            read_fields(player, AUTOMA_FIELDS, self.seats, own, "automa.")
            read_fields(self, SCHEME_FIELDS, self.seats, schemes, "automa.")


@final
class Batches(Form):
    """Who put cards under a pile and how many at once: a list of maps from a colour to a number."""

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        return [{seats[seat]: size} for seat, size in value]

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        found: list[tuple[int, int]] = []
        for place, part in enumerate(items(given, path)):
            where = f"{path}.{place}"
            batch = mapping(part, where)
            if len(batch) != 1:
                raise BadState(path=where, why="not_a_map", given=shown(part))
            for name, size in batch.items():
                seat = place_in(name, seats, where)
                found.append((seat, number_in(size, 1, len(BUILDING_IDS), where)))
        return tuple(found)

    def schema(self) -> Schema:
        one = {"type": "integer", "minimum": 1, "maximum": len(BUILDING_IDS)}
        batch = {
            "type": "object",
            "propertyNames": {"$ref": "#/$defs/seat"},
            "additionalProperties": one,
            "minProperties": 1,
            "maxProperties": 1,
        }
        return {"type": "array", "items": batch}


@final
class AutomaPart(Form):
    """What is the automa's, all of it public; null where none plays."""

    def write(self, value: Any, seats: tuple[str, ...]) -> Json:
        if value is None:
            return None
        assert isinstance(value, Architects)
        player = value.players[value.automa_player]
        return {
            **write_fields(player, AUTOMA_FIELDS, seats, None, True),
            **write_fields(value, SCHEME_FIELDS, seats, None, True),
        }

    def read(self, given: Json, seats: tuple[str, ...], path: str) -> Any:
        return None if given is None else mapping(given, path)

    def schema(self) -> Schema:
        fields = (*AUTOMA_FIELDS, *SCHEME_FIELDS)
        part = {
            "type": "object",
            "properties": {field.name: field.form.schema() for field in fields},
            "required": [field.name for field in fields if not field.derived],
            "additionalProperties": False,
        }
        return {"anyOf": [part, {"type": "null"}]}


PUBLIC_FIELDS: Final = (
    Field("virtue", Mark.PUBLIC, Number(0, MOST_VIRTUE)),
    Field("cathedral", Mark.PUBLIC, Number(0, len(CATHEDRAL) - 1)),
    Field("unpaid_debts", Mark.PUBLIC, Number(0, MOST_DEBTS)),
    Field("supply", Mark.PUBLIC, Number(0, WORKERS), derived=True),
    Field("workers", Mark.PUBLIC, NumbersByThing(LOCATIONS, WORKERS)),
    Field("prison", Mark.PUBLIC, Number(0, WORKERS)),
    Field("captured", Mark.PUBLIC, NumbersByThing(COLOURS, WORKERS)),
)

AUTOMA_FIELDS: Final = (
    Field("marble", Mark.PUBLIC, Number(0, 2047)),
    *PUBLIC_FIELDS,
)

SCHEME_FIELDS: Final = (
    # The schemes known to be in the draw pile, and how many future ones were mixed into it unseen.
    Field("schemes", Mark.PUBLIC, Members(SCHEME_IDS), attribute="scheme_pile"),
    Field("mixed_in", Mark.PUBLIC, Number(0, len(SCHEME_IDS)), attribute="scheme_mixed"),
    Field("discarded", Mark.PUBLIC, Members(SCHEME_IDS), attribute="scheme_discard"),
    # The future schemes that nobody has seen, mixed in or not.
    Field("future", Mark.PUBLIC, Members(SCHEME_IDS), attribute="scheme_future"),
)
SCHEME_KEYS: Final = tuple(field.name for field in SCHEME_FIELDS)

MOST_REWARDS: Final = sum(reward.copies for reward in REWARDS)
# What lies hidden: hands, cards being chosen from, cards put under the pile, and the pile (§ 7).
STATE_FIELDS: Final = (
    Field("turn_order", Mark.PUBLIC, ThingsInOrder(COLOURS), attribute="turn_colours"),
    Field("active", Mark.PUBLIC, OneThing(COLOURS), attribute="active_colour"),
    Field("done", Mark.PUBLIC, Number(0, RESETTING + 1 + MOST_SEATS + LAST_PARTS)),
    Field("final_turns", Mark.PUBLIC, NumberOrNone(MOST_SEATS)),
    Field("tax_stand", Mark.PUBLIC, Number(0, MOST_SILVER)),
    Field(
        "guildhall",
        Mark.PUBLIC,
        ThingsInOrder(COLOURS, repeated=True),
        attribute="guildhall_colours",
    ),
    Field("black_market", Mark.PUBLIC, ThingsByThing(SPACE_IDS, COLOURS)),
    Field("small_pile", Mark.PUBLIC, Members(MARKET_IDS), derived=True),
    Field("small_face", Mark.PUBLIC, OneThing(FACE_IDS)),
    Field("large_pile", Mark.PUBLIC, ThingsInOrder(MARKET_IDS)),
    Field("workshop", Mark.PUBLIC, ThingsByThing(PLACE_IDS, APPRENTICE_IDS)),
    Field("workshop_silver", Mark.PUBLIC, NumbersByThing(PLACE_IDS, MOST_SILVER)),
    Field("apprentice_pile", Mark.PUBLIC, Members(APPRENTICE_IDS), derived=True),
    Field("apprentices_beneath", Mark.PUBLIC, ThingsInOrder(APPRENTICE_IDS)),
    Field("building_pile", Mark.COUNT_ONLY, Members(BUILDING_IDS), derived=True),
    Field("beneath", Mark.PUBLIC, Batches()),
    Field("rewards", Mark.PUBLIC, Number(0, MOST_REWARDS), derived=True),
    Field("rewards_gone", Mark.PUBLIC, NumbersByThing(REWARD_IDS, 2), attribute="gone"),
    Field("automa", Mark.PUBLIC, AutomaPart()),
)

PLAYER_FIELDS: Final = (
    Field("silver", Mark.PUBLIC, Number(0, MOST_SILVER)),
    Field("goods", Mark.PUBLIC, Counts(GOODS), spread=True),
    *PUBLIC_FIELDS,
    Field("paid_debts", Mark.PUBLIC, Number(0, MOST_DEBTS)),
    Field("character", Mark.PUBLIC, OneThing(CHARACTER_IDS)),
    Field("apprentices", Mark.PUBLIC, Members(APPRENTICE_IDS)),
    Field("buildings", Mark.PUBLIC, Members(BUILDING_IDS)),
    Field("hand", Mark.OWNER, Members(BUILDING_IDS)),
    Field("offered", Mark.OWNER, Members(BUILDING_IDS)),
    Field("pick", Mark.OWNER, Members(BUILDING_IDS)),
    Field("put_under", Mark.OWNER, ThingsInOrder(BUILDING_IDS)),
)
