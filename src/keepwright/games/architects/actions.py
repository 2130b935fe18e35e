"""Everything a player of Architects can ever decide, by the decision catalogue (§ 4.16)."""

from __future__ import annotations

from typing import Final

from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Tasks
from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICES,
    BUILDING_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    GUILDHALL,
    LOCATIONS,
    MOST_SEATS,
    PRISON,
    SPACE_IDS,
)
from keepwright.games.architects.pieces import AtReset, Trade

ACTIONS: Final = Actions("architects")
TASKS: Final = Tasks(MOST_SEATS)

STOP: Final = ACTIONS.make("stop")
DECLINE: Final = ACTIONS.make("decline")
HIRE: Final = ACTIONS.make("hire")
PLANS: Final = ACTIONS.make("plans")
ADVANCE: Final = ACTIONS.make("advance")
SEND_CAPTURED: Final = ACTIONS.make("send_captured_to_prison")
RELEASE_PRISONERS: Final = ACTIONS.make("release_from_prison")
RANSOM: Final = ACTIONS.make("ransom")
PAY_OFF_DEBT: Final = ACTIONS.make("pay_off_debt")
DESTROY_DEBT: Final = ACTIONS.make("destroy_debt")
AVOID_DEBT: Final = ACTIONS.make("avoid_debt")
TAKE_DEBT: Final = ACTIONS.make("take_debt")
RELEASE_CAPTURED: Final = ACTIONS.make("release_captured")
CAPTURE_GROUP: Final = ACTIONS.make("capture")
LOSS_FIRST: Final = ACTIONS.make("loss_first")
LOSS_LAST: Final = ACTIONS.make("loss_last")


def about(verb: str, what: str, ids: tuple[str, ...], first: int = 0) -> list[Action]:
    """The actions with this verb about each of these things, numbered from the first on."""
    return [ACTIONS.make(verb, what, id, first + number) for number, id in enumerate(ids)]


def about_buildings(verb: str) -> list[Action]:
    """The actions with this verb about each building card."""
    return about(verb, "building", BUILDING_IDS)


def about_apprentices(verb: str) -> list[Action]:
    """The actions with this verb about each apprentice card."""
    return about(verb, "apprentice", APPRENTICE_IDS)


DRAFT: Final = Candidates(about_buildings("pick"))
CHARACTER: Final = Candidates(about("choose", "character", CHARACTER_IDS))

# Where a worker can be placed: locations, then the spaces of the Black Market, then the Guildhall.
FIRST_SPACE: Final = len(LOCATIONS)
GUILDHALL_NUMBER: Final = FIRST_SPACE + len(SPACE_IDS)
PLACE: Final = Candidates(about("place", "location", (*LOCATIONS, *SPACE_IDS, GUILDHALL)))
PLACE_IN_GUILDHALL: Final = PLACE.actions[GUILDHALL_NUMBER]

# Whence one might recall a worker: locations, the spaces, the Prison, boards by colour.
PRISON_NUMBER: Final = GUILDHALL_NUMBER
FIRST_BOARD: Final = PRISON_NUMBER + 1
RECALL: Final = Candidates(
    [
        *about("recall", "location", (*LOCATIONS, *SPACE_IDS, PRISON)),
        *about("recall", "colour", COLOURS, FIRST_BOARD),
    ]
)

MINE_CLAY: Final = ACTIONS.make("mine", "good", "clay", 0)
MINE_GOLD: Final = ACTIONS.make("mine", "good", "gold", 1)
MINE: Final = Candidates([MINE_CLAY, MINE_GOLD])

# The apprentices that add a trade to the King's Storehouse; their trades follow the printed two.
TRADERS: Final = [n for n, card in enumerate(APPRENTICES) if isinstance(card.ability, Trade)]
TRADE_VIRTUE: Final = ACTIONS.make("trade", "trade", "virtue", 0)
TRADE_MARBLE: Final = ACTIONS.make("trade", "trade", "marble", 1)
TRADES: Final = Candidates(
    [
        STOP,
        TRADE_VIRTUE,
        TRADE_MARBLE,
        *(ACTIONS.make("trade", "apprentice", APPRENTICE_IDS[n], n) for n in TRADERS),
    ]
)

MODE: Final = Candidates([HIRE, PLANS])
HIRE_CARD: Final = Candidates(about_apprentices("hire"))
HIRE_OR_DECLINE: Final = Candidates([*about_apprentices("hire"), DECLINE])
DISCARD_APPRENTICE: Final = Candidates(about_apprentices("discard"))

CAPTURE: Final = Candidates(
    [
        *(
            ACTIONS.make("capture", "group", f"{place} {colour}", number * len(COLOURS) + n)
            for number, place in enumerate(LOCATIONS)
            for n, colour in enumerate(COLOURS)
        ),
        STOP,
    ]
)

GUARDHOUSE_ACTIONS: Final = Candidates(
    [STOP, SEND_CAPTURED, RELEASE_PRISONERS, RANSOM, PAY_OFF_DEBT]
)
RANSOM_SILVER: Final = ACTIONS.make("pay", "ransom", "silver")
RANSOM_DEBT: Final = ACTIONS.make("pay", "ransom", "debt")
RANSOM_PAYMENT: Final = Candidates([RANSOM_SILVER, RANSOM_DEBT])

KEEP: Final = Candidates(about_buildings("keep"))
GUILDHALL_MODE: Final = Candidates([*about_buildings("build"), ADVANCE])
DISCARD_BUILDING: Final = Candidates(about_buildings("discard"))
DISCARD_OR_DECLINE: Final = Candidates([*about_buildings("discard"), DECLINE])

DESTROY_OR_DECLINE: Final = Candidates([DESTROY_DEBT, DECLINE])
AVOID_OR_TAKE: Final = Candidates([AVOID_DEBT, TAKE_DEBT])
RELEASE_OR_CAPTURE: Final = Candidates([RELEASE_CAPTURED, CAPTURE_GROUP, DECLINE])
SECOND_WORKER: Final = Candidates([PLACE_IN_GUILDHALL, DECLINE])
DISCOUNT: Final = Candidates([ACTIONS.make("spare", "good", kind) for kind in ("wood", "stone")])
LOSS_ORDER: Final = Candidates([LOSS_FIRST, LOSS_LAST])

# Whoever can do something at a Black Market Reset: apprentices, then characters.
RESET_APPRENTICES: Final = [
    n for n, card in enumerate(APPRENTICES) if isinstance(card.ability, AtReset)
]
RESET_CHARACTERS: Final = [
    n
    for n, character in enumerate(CHARACTERS)
    for ability in character.abilities
    if isinstance(ability, AtReset)
]
RESET_IDS: Final = (
    *(APPRENTICE_IDS[n] for n in RESET_APPRENTICES),
    *(CHARACTER_IDS[n] for n in RESET_CHARACTERS),
)
RESET: Final = Candidates([*about("use", "ability", RESET_IDS), STOP])
RELEASE: Final = Candidates([ACTIONS.make("release", "count", str(n), n) for n in (1, 2)])
